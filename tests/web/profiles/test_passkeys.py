"""Passkeys: made and used in chromium, and by a device of our own that lies, repeats itself or comes from elsewhere."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from playwright.sync_api import Browser, CDPSession, expect

from tests.web.browser import DRIVEN, PHONE, Person, person
from tests.web.profiles.somebody import Json, become, unlike
from tests.web.site import Site

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PRESENT, VERIFIED, ATTESTED = 1, 4, 64
CALM: dict[str, Any] = {"reduced_motion": "reduce"}


def named(url: str) -> str:
    """Passkeys want a host with a name."""
    return url.replace("127.0.0.1", "localhost")


# In a browser


def with_authenticator(someone: Person) -> tuple[CDPSession, str]:
    session = someone.context.new_cdp_session(someone.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, str(made["authenticatorId"])


class TestInChromium:
    pytestmark = DRIVEN

    def test_a_passkey_is_made_and_opens_the_profile_on_another_device(self, site: Site, browser: Browser) -> None:
        name, url = unlike("Ada"), named(site.url)
        with person(browser, url, **CALM) as ada, person(browser, url, PHONE, **CALM) as phone:
            device, key_ring = with_authenticator(ada)
            page = ada.go("/me")
            page.get_by_label("Your name").fill(name)
            page.get_by_role("button", name="Make it my profile").click()
            assert len(page.locator("#code").inner_text()) == 34
            page.get_by_role("button", name="Add a passkey").click()
            page.wait_for_selector("text=since >> visible=false", state="attached")
            page.locator("summary", has_text="Name and ways in").click()
            expect(page.locator(".ways-list li")).to_have_count(1)
            made = device.send("WebAuthn.getCredentials", {"authenticatorId": key_ring})["credentials"]
            assert len(made) == 1
            other, its_ring = with_authenticator(phone)
            other.send("WebAuthn.addCredential", {"authenticatorId": its_ring, "credential": made[0]})
            page = phone.go("/me")
            page.get_by_role("button", name="Sign in with a passkey").click()
            page.get_by_role("heading", name=name).wait_for()
            page.locator("summary", has_text="Name and ways in").click()
            expect(page.locator(".ways-list")).to_contain_text("last used")

    def test_without_a_passkey_the_page_says_so(self, site: Site, browser: Browser) -> None:
        with person(browser, named(site.url), **CALM) as ada:
            session, key_ring = with_authenticator(ada)
            session.send("WebAuthn.setUserVerified", {"authenticatorId": key_ring, "isUserVerified": False})
            page = ada.go("/me")
            page.get_by_role("button", name="Sign in with a passkey").click()
            page.locator("#toast", has_text="Nothing was done").wait_for()


# A device of our own


@dataclass
class Device:
    """Signs what it is asked, for an address that it names itself."""

    origin: str
    host: str = "localhost"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: token_bytes(32))
    count: int = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def data(self, flags: int) -> bytes:
        self.count += 1
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def create(self, asked: Json) -> Json:
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        whole = {"fmt": "none", "attStmt": {}, "authData": self.data(PRESENT | VERIFIED | ATTESTED) + attested}
        return self.credential(
            clientDataJSON=self.client_data("create", asked["challenge"]), attestationObject=cbor2.dumps(whole)
        )

    def get(self, asked: Json) -> Json:
        said, data = self.client_data("get", asked["challenge"]), self.data(PRESENT | VERIFIED)
        signed = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self.credential(clientDataJSON=said, authenticatorData=data, signature=signed)

    def credential(self, **parts: bytes) -> Json:
        response = {name: text_of(part) for name, part in parts.items()}
        return {"id": text_of(self.id), "rawId": text_of(self.id), "type": "public-key", "response": response}


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def visitor(site: Site) -> httpx.Client:
    client = site.visitor()
    client.base_url = httpx.URL(named(site.url))
    return client


def registered(site: Site) -> tuple[httpx.Client, Device, str]:
    """Somebody with a passkey, and the name of the profile."""
    client, device, name = visitor(site), Device(named(site.url)), unlike("Ada")
    become(client, name)
    answer = register(client, device)
    assert answer.status_code == 201, answer.text
    return client, device, name


def register(client: httpx.Client, device: Device) -> httpx.Response:
    asked = client.post("/api/me/passkeys/options").json()
    return client.post("/api/me/passkeys", json={"credential": device.create(asked)})


def sign_in(client: httpx.Client, device: Device) -> httpx.Response:
    asked = client.post("/api/sign-in/options").json()
    return client.post("/api/sign-in/passkey", json={"credential": device.get(asked)})


def test_what_is_asked(site: Site) -> None:
    client, _, name = registered(site)
    asked = client.post("/api/me/passkeys/options").json()
    assert (asked["rp"]["id"], asked["user"]["name"]) == ("localhost", name)
    assert asked["authenticatorSelection"]["userVerification"] == "preferred"
    assert len(asked["excludeCredentials"]) == 1
    assert len(urlsafe_b64decode(asked["challenge"] + "==")) == 32


def test_signing_in_and_a_second_passkey(site: Site) -> None:
    client, device, name = registered(site)
    phone = visitor(site)
    assert sign_in(phone, device).status_code == 200
    assert phone.get("/api/me").json()["name"] == name
    (first,) = client.get("/api/me").json()["passkeys"]
    assert register(phone, Device(named(site.url))).status_code == 201
    (second,) = [passkey for passkey in client.get("/api/me").json()["passkeys"] if passkey["id"] != first["id"]]
    assert client.post("/api/me/code/remove", json={}).status_code == 200
    assert client.post(f"/api/me/passkeys/{first['id']}/remove", json={}).status_code == 200
    assert sign_in(visitor(site), device).status_code == 401
    assert client.post(f"/api/me/passkeys/{second['id']}/remove", json={}).status_code == 409
    assert client.post(f"/api/me/passkeys/{second['id']}/remove", json={"sure": True}).status_code == 200


def test_nobody_elses_passkey_is_removed_or_added_again(site: Site) -> None:
    client, device, _ = registered(site)
    mine = client.get("/api/me").json()["passkeys"][0]["id"]
    other, _, _ = registered(site)
    assert other.post(f"/api/me/passkeys/{mine}/remove", json={"sure": True}).status_code == 404
    assert register(other, device).status_code == 409
    assert len(client.get("/api/me").json()["passkeys"]) == 1


def test_what_was_signed_is_good_once(site: Site) -> None:
    _, device, _ = registered(site)
    phone = visitor(site)
    signed = device.get(phone.post("/api/sign-in/options").json())
    assert phone.post("/api/sign-in/passkey", json={"credential": signed}).status_code == 200
    phone.post("/api/sign-out")
    answer = phone.post("/api/sign-in/passkey", json={"credential": signed})
    assert (answer.status_code, "sent twice" in answer.json()["error"]) == (409, True)


def test_what_somebody_else_was_asked_opens_nothing(site: Site) -> None:
    _, device, _ = registered(site)
    phone, thief = visitor(site), visitor(site)
    signed = device.get(phone.post("/api/sign-in/options").json())
    thief.post("/api/sign-in/options")
    assert thief.post("/api/sign-in/passkey", json={"credential": signed}).status_code == 409
    assert sign_in(thief, Device(named(site.url))).status_code == 401
    forged = device.get(thief.post("/api/sign-in/options").json())
    forged["response"]["signature"] = Device(named(site.url)).get({"challenge": "AAAA"})["response"]["signature"]
    assert thief.post("/api/sign-in/passkey", json={"credential": forged}).status_code == 401
    assert thief.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "wrong", [{"origin": "https://elsewhere.example"}, {"host": "elsewhere.example"}, {"origin": "http://localhost:1"}]
)
def test_another_address_is_refused(site: Site, wrong: dict[str, str]) -> None:
    client, device, _ = registered(site)
    for name, value in wrong.items():
        setattr(device, name, value)
    assert sign_in(visitor(site), device).status_code == 401
    device.id = token_bytes(32)
    assert register(client, device).status_code == 422
    assert len(client.get("/api/me").json()["passkeys"]) == 1


def test_a_copied_device_is_noticed_by_its_count(site: Site) -> None:
    _, device, _ = registered(site)
    assert sign_in(visitor(site), device).status_code == 200
    device.count = 0
    assert sign_in(visitor(site), device).status_code == 401


BAD: list[Any] = [
    {},
    {"id": 5},
    {"response": {}},
    {"response": {"clientDataJSON": "e30"}},
    {"response": {"clientDataJSON": 7}},
    {"response": {"clientDataJSON": "ü"}},
    {"response": []},
    {"id": "x", "rawId": "x", "type": "y", "response": {"clientDataJSON": text_of(b'{"challenge": "AAAA"}')}},
]


@pytest.mark.parametrize("credential", BAD)
def test_nonsense_is_refused(site: Site, credential: Any) -> None:
    client, _, _ = registered(site)
    for path in ("/api/me/passkeys", "/api/sign-in/passkey"):
        answer = (client if path.startswith("/api/me") else visitor(site)).post(path, json={"credential": credential})
        assert answer.status_code in (409, 422), answer.text
        assert len(answer.json()["error"]) < 200


@pytest.mark.parametrize("part", ["attestationObject", "rawId", "type", "id"])
@pytest.mark.parametrize("value", [None, 5, "", "AAAA", "/////", [], {}])
def test_parts_that_are_nonsense_are_refused(site: Site, part: str, value: Any) -> None:
    client, _, _ = registered(site)
    made = Device(named(site.url)).create(client.post("/api/me/passkeys/options").json())
    (made["response"] if part in made["response"] else made)[part] = value
    answer = client.post("/api/me/passkeys", json={"credential": made})
    assert (answer.status_code, answer.json()["error"]) == (422, "This passkey was not accepted; try it again.")


def test_at_a_bare_address_only_the_code_is_offered(site: Site) -> None:
    client = site.visitor()
    become(client, unlike("Ada"))
    answer = client.post("/api/me/passkeys/options")
    assert (answer.status_code, "recovery code" in answer.json()["error"]) == (409, True)
    assert site.visitor().post("/api/sign-in/options").status_code == 409
    assert "data-passkey" not in client.get("/me").text


def test_where_it_is_not_installed_only_the_code_is_offered(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waldglas.web.profiles.passkeys.find_spec", lambda _: None)
    client = visitor(site)
    assert client.post("/api/sign-in/options").status_code == 409
    assert "data-passkey" not in client.get("/me").text
