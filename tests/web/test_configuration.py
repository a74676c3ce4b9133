"""A server is told what it is by a file, the environment and flags."""

import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from tests.command import refusal
from waldglas.core.errors import WrongUsage
from waldglas.web.configuration import SECTIONS, Configuration, configure
from waldglas.web.serve import settings_for
from waldglas.web.settings import Limits, Mail

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_later_one_holds(tmp_path: Path) -> None:
    file = tmp_path / "w.toml"
    file.write_text('port = 1\nworkers = 2\nhost = "a"\nproxies = ["p", "q"]\n[limits]\nreads = 5\nwrites = 6\n')
    environment = {"WALDGLAS_PORT": "3", "WALDGLAS_HOST": "b", "WALDGLAS_LIMITS_READS": "7.5", "HOME": "x"}
    found = configure(file, environment, {"host": "c", "port": None, "proxies": ()})
    assert (found.host, found.port, found.workers, found.proxies) == ("c", 3, 2, ("p", "q"))
    assert (found.limits.reads, found.limits.writes, found.limits.body) == (7.5, 6.0, Limits().body)
    assert configure(None, {"WALDGLAS_PROXIES": "p, q"}, {}).proxies == ("p", "q")
    mailing = {
        "WALDGLAS_MAIL_HOST": "h",
        "WALDGLAS_MAIL_SENDER": "a@b",
        "WALDGLAS_URL": "https://w",
        "WALDGLAS_MAIL_PASSWORD": "hush",
    }
    told = configure(None, mailing, {})
    assert told.mail == Mail("h", sender="a@b", password="hush")
    assert "hush" not in repr(told)
    assert configure(None, {}, {}) == Configuration()


def test_the_server_is_set_as_it_was_told(tmp_path: Path) -> None:
    told = Configuration(
        data=str(tmp_path), proxies=("p",), admin="a secret of many letters", log="json", log_level="info"
    )
    found = settings_for(told)
    assert (found.admin, found.address, found.log, found.log_level) == (told.admin, "", "json", "info")
    assert settings_for(Configuration(data=str(tmp_path))).admin == "", (
        "without a secret there is no page for the admin"
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("port = ", "cannot be read as TOML"),
        ("prot = 1", "there is no setting 'prot'"),
        ("[limits]\nreeds = 1", "there is no setting 'limits.reeds'"),
        ('port = "many"', "port cannot be 'many'"),
        ("port = 70000", "port cannot be '70000'"),
        ("workers = 0", "workers cannot be '0'"),
        ("[limits]\nreads = -1", "limits.reads cannot be '-1'"),
        ('log = "xml"', "log cannot be 'xml'"),
        ('admin = "short"', "16 letters at least"),
        ('url = "play.example.org"', "url cannot be 'play.example.org'"),
        ("mail = 3", "mail cannot be '3'"),
        ('[mail]\nsecurity = "some"', "mail.security cannot be 'some'"),
        ("[mail]\nport = 0", "mail.port cannot be '0'"),
        ('[mail]\nhost = "h"', "sender and url"),
    ],
)
def test_what_cannot_be_set(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "w.toml"
    file.write_text(text)
    with pytest.raises(WrongUsage) as refused:
        configure(file, {}, {})
    assert why in str(refused.value)
    assert why in refusal(2, "serve", "--config", file)


def test_the_file_that_is_shipped_sets_everything_as_usual() -> None:
    text = (DEPLOY / "waldglas.toml").read_text(encoding="utf-8")
    found = configure(DEPLOY / "waldglas.toml", {}, {})
    assert found.limits == Limits()
    assert found.mail == Mail()
    settable = [field.name for field in (*fields(Configuration), *fields(Limits), *fields(Mail))]
    settable = [name for name in settable if name not in SECTIONS]
    assert [name for name in settable if f"{name} = " not in text] == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = tmp_path / "waldglas.service"
    unit.write_text((DEPLOY / unit.name).read_text().replace("/opt/waldglas/bin/waldglas", "/bin/true"))
    subprocess.run(["systemd-analyze", "verify", "--man=no", unit], check=True, capture_output=True)
