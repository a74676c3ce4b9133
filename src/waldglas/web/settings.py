"""What a server is told when it starts."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything one visitor or one address may have; of IPv6, one network (/64)."""

    body: int = 16_384
    record: int = 400_000
    name: int = 24
    message: int = 300
    tables: int = 60  # running at a time, for each visitor
    listed: int = 60
    open_tables: int = 8  # with open seats, listed for each address
    reads: float = 60.0  # a second, for each address; ten times as many at once; a drawn page counts as several
    writes: float = 20.0
    new_tables: float = 0.5
    tries: float = 0.5  # to sign in, or to have a letter sent
    streams: int = 60  # open at a time, for each address
    live_tables: int = 500  # kept in memory while nobody looks
    connections: int = 2000  # open at a time
    connections_each: int = 120  # of them, for each address
    headers_within: float = 10.0  # seconds from the first byte of a request, or from connecting
    body_within: float = 20.0
    taken_within: float = 30.0  # seconds in which some of an answer that is sent must be taken


@dataclass(frozen=True, slots=True)
class Mail:
    """The server that takes our letters; without a host none are sent."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    security: str = "starttls"  # or tls from the first byte, or none
    sender: str = ""  # the address that letters come from


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    workers: int | None = None
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    address: str = ""  # where others on the network find this server; nothing where it listens on this machine only
    admin: str = ""  # the secret of the admin link; without one there is no such page
    log: str = "text"  # or json
    log_level: str = "warning"
    url: str = ""  # where people find this server, as links in letters say it
    mail: Mail = field(default_factory=Mail)
    grace: int = 20  # seconds in which one may come by oneself before one is told
    own_network: bool = False  # whether people may have this server call addresses of its own network
