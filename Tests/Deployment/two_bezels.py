"""Tests the deployment in `deploy`: two Bezels on one PostgreSQL, behind nginx, one of which is killed under load.

Nothing that was answered with 201 is lost, and no read fails. Debian's PostgreSQL and nginx are started on free ports,
nginx with the configuration of the deployment.

Usage: two_bezels.py PROGRAM
"""

import contextlib
import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import yaml

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DEPLOY = ROOT / "deploy"
sys.path.append(str(HERE.parent / "Contract"))

from web import check  # noqa: E402

# In seconds: the load before and after the kill, and after the restart.
PERIOD = 4
WRITERS, READERS = 3, 4


def source(number):
    return (
        f"struct Pill{number}: ButtonStyle {{\n"
        "    func makeBody(configuration: Configuration) -> some View {\n"
        f"        configuration.label.padding({number % 40 + 4}).background(.blue, in: Capsule())\n"
        "    }\n"
        "}\n"
    )


def free_port():
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return server.getsockname()[1]


def wait_until(condition, what, seconds=30):
    end = time.monotonic() + seconds
    while not condition():
        check(time.monotonic() < end, f"{what} within {seconds} s")
        time.sleep(0.05)


class PostgreSQL:
    """Debian's server with an empty database, at a Unix socket in a folder of its own."""

    def __init__(self, folder):
        self.folder = folder / "postgresql"
        self.folder.mkdir(mode=0o755)
        programs = max(Path("/usr/lib/postgresql").iterdir(), key=lambda path: int(path.name)) / "bin"
        # PostgreSQL does not run as root.
        self.user = []
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            self.user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        data = self.folder / "data"
        options = ["-U", "bezel", "--auth=trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [*self.user, programs / "initdb", "-D", data, *options], check=True, stdout=subprocess.DEVNULL, cwd="/"
        )
        command = [programs / "postgres", "-D", data, "-k", self.folder, "-c", "listen_addresses="]
        self.process = subprocess.Popen([*self.user, *command], stderr=subprocess.DEVNULL, cwd="/")
        ready = [programs / "pg_isready", "-q", "-h", self.folder]
        wait_until(lambda: subprocess.run(ready, check=False).returncode == 0, "PostgreSQL starts")
        self.url = f"postgres://bezel@/postgres?host={self.folder}"

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=20)


class Bezel:
    def __init__(self, program, url):
        self.port = free_port()
        self.command = [program, "serve", "--listen", f"127.0.0.1:{self.port}", "--log-format", "none"]
        self.command += ["--store", url, "--trusted-proxy", "127.0.0.1", "--public", str(ROOT / "public")]
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
        check("listens on" in self.process.stdout.readline(), "Bezel starts")

    def kill(self):
        self.process.kill()
        self.process.wait(timeout=10)

    def stop(self):
        self.process.terminate()
        check(self.process.wait(timeout=20) == 0, "Bezel ends with status 0")


class Nginx:
    """nginx with the template of the deployment."""

    def __init__(self, folder, bezels):
        self.port = free_port()
        values = {
            "BEZEL_1": f"127.0.0.1:{bezels[0].port}",
            "BEZEL_2": f"127.0.0.1:{bezels[1].port}",
            "BEZEL_LISTEN": f"127.0.0.1:{self.port}",
            "BEZEL_CACHE_FOLDER": str(folder / "cache"),
        }
        template = (DEPLOY / "nginx" / "bezel.conf.template").read_text()
        site = re.sub(r"\$\{(\w+)\}", lambda match: values[match[1]], template)
        temporary = "\n".join(
            f"    {name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        configuration = folder / "nginx.conf"
        user = "user root;\n" if os.getuid() == 0 else ""
        configuration.write_text(
            f"{user}daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n"
            f"events {{}}\nhttp {{\n    access_log off;\n{temporary}\n{site}\n}}\n"
        )
        self.process = subprocess.Popen(["/usr/sbin/nginx", "-c", configuration, "-p", folder])
        wait_until(lambda: request(self.port, "GET", "/livez")[0] == 200, "nginx starts")

    def stop(self):
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=20)


def request(port, method, path, body=None, **fields):
    """The status, the header and the content of a response; the status is 0 without one."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    fields = {name.replace("_", "-"): value for name, value in fields.items()}
    with contextlib.closing(connection):
        try:
            connection.request(method, path, body, fields)
            response = connection.getresponse()
            return response.status, dict(response.getheaders()), response.read()
        except (OSError, http.client.HTTPException) as error:
            return 0, {}, str(error).encode()


class Load:
    """Clients that store sources and draw them, each from an address of its own."""

    def __init__(self, port):
        self.port = port
        self.stored = []
        self.failures = []
        self.reads = 0
        self.is_ending = False
        self.lock = threading.Lock()
        threads = [threading.Thread(target=self.write, args=(number,)) for number in range(WRITERS)]
        threads += [threading.Thread(target=self.read, args=(number,)) for number in range(READERS)]
        self.threads = threads
        for thread in threads:
            thread.start()

    def write(self, client):
        number = client
        while not self.is_ending:
            number += WRITERS
            body = source(number)
            fields = {"Content_Type": "text/x-swift", "X_Forwarded_For": f"192.0.2.{client + 1}"}
            status, header, content = request(self.port, "POST", "/v1/custom", body, **fields)
            with self.lock:
                if status == 201:
                    self.stored.append((header["Location"], body))
                else:
                    self.failures.append(("POST", number, status, content[:200]))
            # Less than the rate of one address.
            time.sleep(0.05)

    def read(self, client):
        number = 0
        while not self.is_ending:
            with self.lock:
                count = len(self.stored)
                # The newest in turn with older ones: another Bezel has not seen it.
                location, body = self.stored[-1 - number % min(count, 5)] if count else (None, None)
            if location is None:
                time.sleep(0.01)
                continue
            number += 1
            path = f"{location}?title={client}-{number}"
            if number % 3 == 0:
                path = location.removesuffix(".svg") + "/source.swift?v=" + str(number)
            fields = {"X_Forwarded_For": f"192.0.2.{100 + client}"}
            status, _, content = request(self.port, "GET", path, **fields)
            is_right = content.startswith(b"<svg") if number % 3 else content.decode() == body
            with self.lock:
                self.reads += 1
                if status != 200 or not is_right:
                    self.failures.append(("GET", path, status, content[:200]))

    def wait_for_more(self):
        """Goes on for a period, and until enough sources were stored in it: beside other work, that takes longer."""
        count = len(self.stored)
        time.sleep(PERIOD)
        wait_until(lambda: self.failures or len(self.stored) > count + 10, "sources are stored")

    def end(self):
        self.is_ending = True
        for thread in self.threads:
            thread.join()


def test_origins(port):
    """Scripts of the page that nginx shows may store sources, and those of other sites may not."""
    for number, (origin, expected) in enumerate([(f"http://127.0.0.1:{port}", 201), ("https://evil.example", 403)]):
        status, _, content = request(
            port, "POST", "/v1/custom", source(number), Content_Type="text/x-swift", Origin=origin
        )
        check(status == expected, f"{origin} stores: {status} {content[:100]}")
    # A check of health as old ones are.
    with socket.create_connection(("127.0.0.1", port), timeout=10) as client:
        client.sendall(b"GET /readyz HTTP/1.0\r\n\r\n")
        check(b" 200 " in client.recv(100), "a request without a host")


def test_kill(program, folder):
    with contextlib.ExitStack() as stack:
        database = PostgreSQL(folder)
        stack.callback(database.stop)
        bezels = [Bezel(program, database.url), Bezel(program, database.url)]
        stack.callback(bezels[1].stop)
        nginx = Nginx(folder, bezels)
        stack.callback(nginx.stop)
        test_origins(nginx.port)
        load = Load(nginx.port)
        try:
            load.wait_for_more()
            bezels[0].kill()
            load.wait_for_more()
            bezels[0].start()
            stack.callback(bezels[0].stop)
            load.wait_for_more()
        finally:
            load.end()
        check(not load.failures, f"{len(load.failures)} of {load.reads} reads failed: {load.failures[:3]}")
        # Each Bezel has all that either has stored.
        for bezel in bezels:
            for location, body in load.stored:
                status, _, content = request(bezel.port, "GET", location.removesuffix(".svg") + "/source.swift")
                check((status, content.decode()) == (200, body), f"{location} is stored: {status}")
        # Without the store, what is in an address is drawn, and what is cached.
        known = load.stored[-1][0]
        database.stop()
        status, _, content = request(bezels[0].port, "GET", known)
        check(status == 200, f"a cached source is drawn without the store: {status} {content[:100]}")
        status, fields, content = request(
            bezels[0].port, "POST", "/v1/custom", source(1_000_000), Content_Type="text/x-swift"
        )
        check(status == 503 and "Retry-After" in fields, f"storing without the store: {status} {content[:100]}")
        status, _, content = request(
            bezels[0].port, "POST", "/v1/custom?dryRun=true", source(1_000_001), Content_Type="text/x-swift"
        )
        check(status == 200, f"a check without the store: {status}")
        data = json.loads(content)["styles"][0]["url"]["data"]
        status, _, content = request(bezels[0].port, "GET", data)
        check(status == 200, f"a source in an address is drawn without the store: {status} {content[:200]}")
        check(request(bezels[0].port, "GET", "/readyz")[0] == 200, "Bezel is ready without the store")
        check(request(bezels[0].port, "GET", "/v1/swiftui/bordered.svg")[0] == 200, "pictures go on")
        print(f"one of two Bezels was killed: {len(load.stored)} sources stored, 0 of {load.reads} reads failed")


def test_files():
    """Checks the files of the deployment, which are not run here."""
    bin_folder = Path(sys.executable).parent
    schema = ["check-jsonschema", "--quiet", "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml"]
    subprocess.run([bin_folder / schema[0], *schema[1:]], check=True)
    manifests = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
    rules = (
        "{extends: default, rules: {line-length: {max: 120}, document-start: disable, "
        "braces: {min-spaces-inside: 1, max-spaces-inside: 1}}}"
    )
    files = [DEPLOY / "compose.yaml", DEPLOY / "kustomization.yaml", *manifests]
    subprocess.run([bin_folder / "yamllint", "--strict", "-d", rules, *files], check=True)

    template = (DEPLOY / "nginx" / "bezel.conf.template").read_text()
    variables = set(re.findall(r"\$\{(\w+)\}", template)) - {"…"}
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    check(set(compose["services"]["nginx"]["environment"]) == variables, "compose.yaml sets the variables of nginx")
    kustomization = yaml.safe_load((DEPLOY / "kustomization.yaml").read_text())
    check(
        sorted(DEPLOY / name for name in kustomization["resources"]) == manifests, "the kustomization has all manifests"
    )
    entry = kustomization["configMapGenerator"][0]["files"][0].split("=")[1]
    check((DEPLOY / entry).exists(), "the kustomization has the configuration of nginx")
    documents = [document for path in manifests for document in yaml.safe_load_all(path.read_text())]
    services = {document["metadata"]["name"]: document for document in documents if document["kind"] == "Service"}
    for document in documents:
        if document["kind"] not in ("Deployment", "StatefulSet"):
            continue
        name, pod = document["metadata"]["name"], document["spec"]["template"]
        labels = pod["metadata"]["labels"]
        check(document["spec"]["selector"]["matchLabels"] == labels, f"{name} selects its Pods")
        check(services[name]["spec"]["selector"] == labels, f"the Service of {name} selects its Pods")
        container = pod["spec"]["containers"][0]
        ports = {port["name"]: port["containerPort"] for port in container["ports"]}
        for port in services[name]["spec"]["ports"]:
            target = port.get("targetPort", port["port"])
            check(target in ports or target in ports.values(), f"the Service of {name} has a port of its Pods")
        if name == "nginx":
            check({item["name"] for item in container["env"]} == variables, "nginx.yaml sets the variables of nginx")
    usage = subprocess.run([sys.argv[1], "--help"], check=True, capture_output=True, text=True).stdout
    texts = [path.read_text() for path in files]
    for name in set(re.findall(r"\bBEZEL_[A-Z_]+\b", "\n".join(texts))) - variables - {"BEZEL_IMAGE"}:
        check(name in usage, f"{name} is a variable of Bezel")
    print("the files of the deployment are valid, and fit together")


def main():
    test_files()
    with tempfile.TemporaryDirectory(prefix="bezel-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        test_kill(str(Path(sys.argv[1]).resolve()), folder)


main()
