"""Networks that the browser imitates."""

UNLIMITED = -1
A_MINUTE = 60_000


def emulate(visit, latency, bytes_per_second=UNLIMITED):
    """Delays all responses from now on by a latency in milliseconds, and limits their rate."""
    visit.devices.send("Network.enable")
    visit.devices.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": latency,
            "downloadThroughput": bytes_per_second,
            "uploadThroughput": bytes_per_second,
        },
    )


def fail(visit, pattern="**/v1/**"):
    """Closes the connections of requests from now on."""
    visit.page.route(pattern, lambda route: route.abort())


def recover(visit, pattern="**/v1/**"):
    visit.page.unroute(pattern)
