"""The first view on slow networks: the number of requests, their size, and what is visible meanwhile."""

from network import emulate, fail, recover
from times import note, time_of
from visit import check, equal, require

# Notes when the button is visible and a press of it would show at once.
READY = """() => {
    const main = document.querySelector("main")
    return main?.inert === false && performance.getEntriesByName("pressable").length > 0
}"""

# The networks of the developer tools: latency in milliseconds, bytes per second, and the greatest time in seconds.
# The times are those of a slow machine; the number of requests is what they depend on.
NETWORKS = {"slow 3G": (2000, 50_000, 9.5), "fast 3G": (562, 180_000, 3.5)}


def entries(visit):
    return visit.page.evaluate("""() => ["navigation", "resource"]
        .flatMap(type => performance.getEntriesByType(type))
        // A response from the cache of the browser is no request.
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name, encodedBodySize, startTime }) => ({ name, encodedBodySize, startTime }))
    """)


@check(opens=False, width=1280, height=800)
def requests(visit):
    """A press is possible after 8 requests and 60 KB, of which none waits for the script but what it draws."""
    for path in ["/", "/?style=swiftui/glass&title=A%26b&systemImage=star"]:
        # Responses that come one after the other show what depends on what.
        emulate(visit, 100)
        visit.devices.send("Network.clearBrowserCache")
        visit.page.goto(visit.base + path, wait_until="commit")
        visit.wait(READY)
        found = entries(visit)
        ready = visit.page.evaluate("performance.getEntriesByName('pressable')[0].startTime")
        first = [entry for entry in found if entry["startTime"] < ready]
        names = [entry["name"].removeprefix(visit.base) for entry in first]
        require(len(names) <= 8, f"{len(names)} requests: {names}")
        require(sum(entry["encodedBodySize"] for entry in first) < 60_000, f"they have the sizes of {first}")
        scripts = [entry for entry in first if entry["name"].endswith(".js")]
        equal(len(scripts), 2, f"scripts in {names}")
        equal(len([name for name in names if ".css" in name]), 1, "style sheets")
        pictures = [name for name in names if ".svg" in name and "animation" not in name and "icon" not in name]
        equal(len(pictures), 1, f"pictures in {names}")
        script = next(entry for entry in scripts if entry["name"].endswith("/page.js"))
        for part in ["/v1/styles", ".svg", "/page/chunk-"]:
            entry = next(entry for entry in found if part in entry["name"])
            require(entry["startTime"] < script["startTime"] + 50, f"{entry['name']} waits for the script")


@check(opens=False)
def bundles(visit):
    """No script is larger than 60 KB before compression; what the first view does not need comes when idle."""
    visit.page.add_init_script("window.requestIdleCallback = action => { window.begin = action }")
    visit.open("/")
    visit.wait("window.begin !== undefined")
    first = scripts(visit)
    require(len(first) == 2, f"the first view has {first}")
    visit.page.evaluate("begin()")
    for part in ["panel-parts", "own-code"]:
        visit.wait("part => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))", part)
    visit.page.wait_for_load_state("networkidle")
    visit.page.hover("text=Browse")
    visit.wait("performance.getEntriesByType('resource').some(({ name }) => name.includes('/page/symbols-'))")
    sizes = scripts(visit)
    require(len(sizes) == len(first) + 3, f"the scripts are {sizes}")
    require(max(sizes.values()) <= 60_000, f"the sizes are {sizes}")


def scripts(visit):
    """The sizes of the scripts that were loaded, before compression."""
    return visit.page.evaluate("""() => Object.fromEntries(
        performance.getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".js"))
            .map(({ name, decodedBodySize }) => [new URL(name).pathname, decodedBodySize])
    )""")


@check()
def without_connection(visit):
    """What was loaded when idle opens without a connection."""
    visit.page.wait_for_load_state("networkidle")
    visit.wait("performance.getEntriesByType('resource').some(({ name }) => name.includes('/page/own-code-'))")
    fail(visit, "**/*.js")
    visit.panel("inspect")
    visit.page.locator(".parts button").first.wait_for()
    visit.panel("motion")
    visit.wait("document.querySelector('#curves').childElementCount > 0")


@check(opens=False, width=1280, height=800)
def slow_networks(visit):
    """On slow networks the button is visible with the first pictures, and can be pressed after four round trips."""
    note(
        visit,
        picture="() => document.querySelector('#start img')?.naturalWidth > 0",
        progress="() => document.querySelector('#progress')?.checkVisibility({ visibilityProperty: true })",
        ready=READY,
        rest="() => document.querySelector('#progress')?.hidden",
    )
    for name, (latency, rate, limit) in NETWORKS.items():
        emulate(visit, latency, rate)
        visit.devices.send("Network.clearBrowserCache")
        visit.page.goto(visit.base + "/?style=swiftui/bordered", wait_until="commit")
        ready = time_of(visit, "ready")
        picture = time_of(visit, "picture")
        progress = time_of(visit, "progress")
        print(f"  {name}: visible after {picture:.1f} s, its progress {progress:.1f} s, pressable after {ready:.1f} s")
        require(picture < ready, "the picture is not visible before the script runs")
        require(progress < ready, "the progress is visible too late")
        require(ready < limit, f"{name}: it takes {ready:.1f} s")
        time_of(visit, "rest")


@check(opens=False, width=1280, height=800)
def press_beside_script(visit):
    """The press of the button without a query is requested with the script, and not again after it."""
    for scheme in ["light", "dark"]:
        visit.page.emulate_media(color_scheme=scheme)
        emulate(visit, 300)
        visit.devices.send("Network.clearBrowserCache")
        visit.page.goto(visit.base + "/", wait_until="commit")
        visit.wait(READY)
        found = entries(visit)
        script = next(entry["startTime"] for entry in found if entry["name"].endswith("/page.js"))
        press = [entry for entry in found if "events=down@0" in entry["name"]]
        equal(len(press), 2, f"requests of the press in {found}")
        require(all(entry["startTime"] < script + 100 for entry in press), f"{press} wait for the script")


@check(opens=False, expects_errors=True)
def start_picture(visit):
    """The start picture is where the button is later, at the same size."""
    fail(visit, "**/page.js")
    visit.page.goto(visit.base + "/")
    visit.wait("document.querySelector('#start img').naturalWidth > 0")
    start = visit.page.locator("#start img").bounding_box()
    recover(visit, "**/page.js")
    visit.open("/")
    live = visit.page.locator("#live").bounding_box()
    require(all(abs(start[side] - live[side]) <= 1.5 for side in live), f"{start} becomes {live}")
    require(not visit.page.is_visible("#start"), "it is still there")


@check(opens=False)
def steady(visit):
    """Nothing moves while the page loads."""
    emulate(visit, 150)
    for width, height in [(360, 780), (820, 1100), (1280, 800), (1440, 900), (1920, 1080)]:
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.page.goto(visit.base + "/", wait_until="commit")
        visit.page.evaluate("""() => {
            window.shift = 0
            new PerformanceObserver(list => {
                for (const { value } of list.getEntries()) window.shift += value
            }).observe({ type: "layout-shift", buffered: true })
        }""")
        visit.wait(READY)
        visit.page.wait_for_load_state("networkidle")
        shift = visit.page.evaluate("shift")
        print(f"  {width} points: the layout shifts by {shift:.4f}")
        require(shift < 0.01, f"at {width} points the layout shifts by {shift:.3f}")
