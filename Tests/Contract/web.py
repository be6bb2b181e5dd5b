"""Requests of the contract tests, and how they fail."""

import json
import urllib.error
import urllib.request


def fetch(url, body=None):
    """The status and the JSON document of a URL."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"} if data else {})
    try:
        with urllib.request.urlopen(request, timeout=120) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def check(condition, message):
    if not condition:
        raise SystemExit(f"failed: {message}")
