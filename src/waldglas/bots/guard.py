"""Starts a bot in a session of its own and ends all of it, as soon as whoever asked for it is gone or lets go.

    python guard.py LIFELINE COMMAND…

LIFELINE is the reading end of a pipe whose other end the arena holds.
"""

import contextlib
import os
import signal
import subprocess
import sys
from threading import Thread


def main() -> None:
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        bot = subprocess.Popen(command, start_new_session=True)  # noqa: S603 - what the user asked for
    except OSError as error:
        print(f"error {error}", flush=True)
        return
    os.close(0)
    os.close(1)
    Thread(target=end_with_the_line, args=[lifeline, bot.pid], daemon=True).start()
    bot.wait()
    end(bot.pid)


def end_with_the_line(lifeline: int, session: int) -> None:
    os.read(lifeline, 1)
    end(session)


def end(session: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(session, signal.SIGKILL)


if __name__ == "__main__":
    main()
