"""The program under test and the browser."""

import contextlib
import http.client
import os
import subprocess


@contextlib.contextmanager
def running(program, *options):
    """Runs the program on a free port, with further options, and without a store by default; yields its address."""
    server = subprocess.Popen(
        [program, "serve", "--listen", "127.0.0.1:0", "--log-format", "none", *options],
        stdout=subprocess.PIPE,
        text=True,
        # The default is a file of the user.
        env=os.environ | {"BEZEL_STORE": "none"},
    )
    try:
        yield "http://" + server.stdout.readline().rsplit("http://", 1)[1].strip().rstrip("/")
    finally:
        server.terminate()
        server.wait(timeout=15)


class Client:
    """Sends requests to the program, each over a connection of its own."""

    def __init__(self, base):
        self.address = base.removeprefix("http://")

    def send(self, method, path, body=None, fields=None):
        """The status, the header and the content of a response."""
        connection = http.client.HTTPConnection(self.address, timeout=60)
        with contextlib.closing(connection):
            connection.request(method, path, body, fields or {})
            response = connection.getresponse()
            return response.status, dict(response.getheaders()), response.read()


def launch(playwright):
    """Launches Debian's Chromium."""
    return playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
