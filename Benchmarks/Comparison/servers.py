"""The servers that are compared: Bezel, nginx and a service in C on libmicrohttpd."""

import http.client
import os
import socket
import subprocess
import time
from pathlib import Path

NGINX_CONFIGURATION = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log crit;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    # sendfile makes nginx slower for small files, which would be unfair.
    sendfile off;
    keepalive_requests 100000000;
    open_file_cache max=16;
    types {{ image/svg+xml svg; }}
    server {{ listen 127.0.0.1:{port}; root {folder}; add_header Cache-Control "public, max-age=3600"; }}
}}
"""


class Server:
    """A process that serves HTTP on a port of 127.0.0.1."""

    def __init__(self, name, process, port):
        self.name = name
        self.process = process
        self.port = port

    def threads(self):
        return [int(task.name) for task in Path(f"/proc/{self.process.pid}/task").iterdir()]

    def pin(self, processors):
        """Lets all threads run on these processors only."""
        for thread in self.threads():
            os.sched_setaffinity(thread, processors)

    def processor_time(self):
        """Returns the time in seconds for which the threads have run."""
        tasks = [Path(f"/proc/{self.process.pid}/task/{thread}/schedstat") for thread in self.threads()]
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def peak_memory(self):
        """Returns the largest size in MiB that the process has had in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0]) / 1024

    def get(self, target, **fields):
        """Returns the response to a request, with its body in the attribute `body`."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request("GET", target, headers={name.replace("_", "-"): value for name, value in fields.items()})
        response = connection.getresponse()
        response.body = response.read()
        connection.close()
        return response

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=15)


def start(name, *command):
    """Starts a server that prints a line which ends with its port."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    line = process.stdout.readline().strip().rstrip("/")
    if not line:
        raise SystemExit(f"{name} does not start")
    return Server(name, process, int(line.rpartition(":")[2]))


def start_bezel(program, threads):
    """Starts Bezel with a number of threads."""
    name = f"Bezel, {threads} {'thread' if threads == 1 else 'threads'}"
    options = ["--listen", "127.0.0.1:0", "--log-format", "none", "--threads", str(threads)]
    return start(name, program, "serve", *options)


def start_nginx(folder):
    """Starts nginx with one process that serves the files of a folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    configuration = Path(folder, "nginx.conf")
    user = "user root;\n" if os.geteuid() == 0 else ""
    configuration.write_text(user + NGINX_CONFIGURATION.format(folder=folder, port=port))
    process = subprocess.Popen(["nginx", "-e", f"{folder}/error.log", "-c", str(configuration)])
    server = Server("nginx, a file", process, port)
    for _ in range(100):
        try:
            server.get("/nginx.conf")
        except OSError:
            time.sleep(0.05)
        else:
            return server
    process.terminate()
    raise SystemExit("nginx does not start")
