"""Tests the plugins of Examples for Figma and Penpot against stubs of their APIs, which record the calls.

The user interface of a plugin is in a frame without an origin, as in the tools.

Usage: plugins.py PROGRAM
"""

import contextlib
import http.server
import json
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

from service import launch, running
from visit import TIMEOUT, equal, require

EXAMPLES = Path(__file__).resolve().parents[2] / "Examples"

# A node of either tool, which logs each property that is set.
SHARED = """
  window.calls = []
  const log = (name, ...values) => calls.push([name, ...values])
  const size = svg => {
    const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement
    if (root.nodeName !== "svg") throw new Error("no SVG")
    return { width: Number(root.getAttribute("width")), height: Number(root.getAttribute("height")) }
  }
  const addFrame = html => {
    const frame = document.createElement("iframe")
    frame.sandbox = "allow-scripts"
    frame.srcdoc = html
    document.body.append(frame)
    return frame
  }
"""

# A plan with one mode refuses another one, as Figma's plugin API does.
FIGMA = """({ html, code, hasModes, hasGlass }) => {
  SHARED
  let frame
  class Node {
    constructor(type, box) { Object.assign(this, { type, x: 0, y: 0, ...box }); this.applied = [] }
    set effects(effects) {
      if (!hasGlass && effects.some(({ type }) => type === "GLASS")) throw new Error("unknown effect")
      this.applied = effects
    }
    resizeWithoutConstraints(width, height) { Object.assign(this, { width, height }) }
  }
  let number = 0
  window.collections = []
  window.variables = []
  const figma = {
    showUI(html) { frame = addFrame(html) },
    ui: {
      postMessage(message) {
        log("message", message)
        frame.contentWindow.postMessage({ pluginMessage: message }, "*")
      },
    },
    currentPage: { selection: [] },
    viewport: { center: { x: 0, y: 0 }, scrollAndZoomIntoView(nodes) { log("show", nodes.length) } },
    createNodeFromSvg(svg) { return new Node("FRAME", { ...size(svg), svg }) },
    createComponentFromNode(node) {
      if (node.type !== "FRAME") throw new Error("is a component")
      return Object.assign(node, { type: "COMPONENT" })
    },
    combineAsVariants(nodes, parent) {
      if (!nodes.length || nodes.some(({ type }) => type !== "COMPONENT")) throw new Error("components only")
      if (parent !== figma.currentPage) throw new Error("no page")
      window.set = Object.assign(new Node("COMPONENT_SET"), { children: nodes })
      return window.set
    },
    variables: {
      async getLocalVariableCollectionsAsync() { return [...collections] },
      async getLocalVariablesAsync() { return [...variables] },
      createVariableCollection(name) {
        const collection = {
          id: `c${number += 1}`, name, modes: [{ modeId: `m${number}`, name: "Mode 1" }],
          renameMode(id, name) { this.modes.find(mode => mode.modeId === id).name = name },
          addMode(name) {
            if (!hasModes) throw new Error("Limited to 1 modes only")
            this.modes.push({ modeId: `m${number += 1}`, name })
            return `m${number}`
          },
        }
        collections.push(collection)
        return collection
      },
      createVariable(name, collection, type) {
        if (typeof collection !== "object") throw new Error("a collection, not its id")
        if (!/^[^.{}]+$/.test(name)) throw new Error(`invalid variable name ${name}`)
        const variable = {
          name, type, variableCollectionId: collection.id, values: {},
          setValueForMode(mode, value) {
            if (!collection.modes.some(({ modeId }) => modeId === mode)) throw new Error("no such mode")
            if ((type === "COLOR") !== (typeof value === "object")) throw new Error(`${name} is no ${type}`)
            this.values[mode] = value
          },
        }
        variables.push(variable)
        return variable
      },
    },
  }
  addEventListener("message", ({ data }) => data.pluginMessage && figma.ui.onmessage(data.pluginMessage))
  new Function("figma", "__html__", code)(figma, html)
}""".replace("SHARED", SHARED)

PENPOT = """({ html, code }) => {
  SHARED
  let frame, receive
  window.components = []
  const shape = (type, box) => ({
    type, x: 0, y: 0, children: [], ...box,
    resize(width, height) { Object.assign(this, { width, height }) },
    appendChild(child) { this.children.push(child) },
  })
  const penpot = {
    ui: {
      open() { frame = addFrame(html) },
      onMessage(callback) { receive = callback },
      sendMessage(message) { log("message", message); frame.contentWindow.postMessage(message, "*") },
    },
    viewport: { center: { x: 100, y: 100 } },
    createShapeFromSvg(svg) { return shape("group", { ...size(svg), svg }) },
    createBoard() { return shape("board", { width: 0, height: 0 }) },
    library: { local: { createComponent(shapes) {
      if (shapes.some(({ type }) => type !== "board")) throw new Error("a board")
      const component = { name: "", shapes }
      components.push(component)
      return component
    } } },
  }
  addEventListener("message", ({ data }) => receive(data))
  new Function("penpot", code)(penpot)
}""".replace("SHARED", SHARED)


class EmptyPage(http.server.BaseHTTPRequestHandler):
    """The window of a tool, which is a secure context: others may not request what this computer serves."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>A tool</title>")

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def tool():
    """Serves an empty page; yields its address."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), EmptyPage) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def insert(page, base, style, title):
    """Inserts a button with the user interface of the plugin; returns its answer."""
    frame = page.wait_for_selector("iframe").content_frame()
    equal(frame.evaluate("self.origin"), "null", "the origin of the frame")
    frame.fill("[name=service]", base)
    # The service is asked when the field loses the focus.
    frame.press("[name=service]", "Tab")
    frame.wait_for_selector(f"option:text-is('{style}')", state="attached")
    frame.select_option("[name=style]", style)
    frame.fill("[name=title]", title)
    equal(frame.input_value("[name=style]"), style, "the selected style")
    frame.click("[name=insert]")
    frame.wait_for_function("/\\d+ (variants|components)|:/.test(document.querySelector('output').value)")
    return frame, page.evaluate("calls.filter(([name]) => name === 'message').at(-1)?.[1]")


def check_manifest(folder):
    manifest = json.loads((EXAMPLES / folder / "manifest.json").read_text())
    for key in ("main", "ui", "code"):
        if key in manifest:
            require((EXAMPLES / folder / manifest[key].lstrip("/")).is_file(), f"{folder}: {manifest[key]} is a file")
    return manifest


def check_figma(page, window, base, *, has_modes, has_glass):
    folder = EXAMPLES / "figma-plugin"
    page.goto(window)
    page.evaluate(
        FIGMA,
        {
            "html": (folder / "ui.html").read_text(),
            "code": (folder / "code.js").read_text(),
            "hasModes": has_modes,
            "hasGlass": has_glass,
        },
    )
    frame, answer = insert(page, base, "swiftui/glass", "Buy <now>")
    require(answer["type"] == "done", f"Figma: {answer}")
    names = page.evaluate("set.children.map(node => node.name)")
    require("State=Pressed, Color scheme=Dark" in names, f"the variants are named: {names}")
    equal(len(set(names)), len(names), "the names of variants")
    require(page.evaluate("set.children.every(({ svg }) => svg.includes('id=\"title\"'))"), "layers are named")
    require(page.evaluate("set.children.every(({ svg }) => !svg.includes('<filter'))"), "effects are Figma's own")
    types = page.evaluate("set.children.map(node => node.applied.map(effect => effect.type).join())")
    require(all("DROP_SHADOW" in one for one in types), f"shadows are native: {types}")
    require(all(("GLASS" in one) == has_glass for one in types), f"glass is native: {types}")
    places = page.evaluate("set.children.map(({ x, y }) => `${x} ${y}`)")
    equal(len(set(places)), len(places), "the places of variants")
    require(
        page.evaluate(
            "set.children.every(({ x, y, width, height }) => x + width <= set.width && y + height <= set.height)"
        ),
        "the set holds its variants",
    )
    collections = page.evaluate("collections.map(({ name, modes }) => [name, modes.map(({ name }) => name)])")
    expected = [["swiftui/glass", ["Light", "Dark"]]]
    if not has_modes:
        expected = [["swiftui/glass", ["Light"]], ["swiftui/glass Dark", ["Mode 1"]]]
    equal(collections, expected, "the collections of variables")
    values = page.evaluate("variables.filter(({ name }) => name === 'normal/label').map(({ values }) => values)")
    equal(sum(len(part) for part in values), 2, "the label has a color in each mode")
    count = page.evaluate("variables.length")
    # Once more: the variables are set again, not made again.
    frame.evaluate("document.querySelector('output').value = ''")
    frame.click("[name=insert]")
    frame.wait_for_function("/variants/.test(document.querySelector('output').value)")
    if has_modes:
        equal(page.evaluate("variables.length"), count, "the variables of a second run")
    return frame


def check_errors(page, frame, base):
    """A problem of the service is shown with its reason; a body can be sent from a frame without an origin."""
    frame.fill("[name=service]", base + "/nothing/")
    frame.evaluate("document.querySelector('[name=title]').removeAttribute('maxlength')")
    frame.fill("[name=title]", "x" * 300)
    frame.evaluate("document.querySelector('output').value = ''")
    frame.click("[name=insert]")
    frame.wait_for_function("/characters|256/.test(document.querySelector('output').value)")
    result = frame.evaluate(
        """async base => {
            const tokens = { fill: { $value: "#f00" } }
            const body = JSON.stringify({ framework: "swiftui", style: "bordered", tokens })
            const headers = { "Content-Type": "application/json" }
            const response = await fetch(base + "/v1/render", { method: "POST", headers, body })
            return [response.status, (await response.text()).startsWith("<svg")]
        }""",
        base,
    )
    equal(result, [200, True], "a body with tokens from a frame without an origin")


def check_penpot(page, window, base):
    folder = EXAMPLES / "penpot-plugin"
    page.goto(window)
    html, code = (folder / "index.html").read_text(), (folder / "plugin.js").read_text()
    page.evaluate(PENPOT, {"html": html, "code": code})
    _, answer = insert(page, base, "uikit/filled", "Buy")
    require(answer["type"] == "done", f"Penpot: {answer}")
    names = page.evaluate("components.map(({ name }) => name)")
    require("uikit/filled / pressed, dark" in names, f"the components are named: {names}")
    equal(len(set(names)), len(names), "the names of components")
    boards = page.evaluate("components.map(({ shapes: [board] }) => [board.x, board.y, board.children.length])")
    equal(len({(x, y) for x, y, _ in boards}), len(names), "the places of boards")
    require(all(count == 1 for *_, count in boards), "each board has one picture")
    picture = page.evaluate("components[0].shapes[0].children[0].svg")
    require('inkscape:label="title"' in picture and "<style" not in picture, "the picture is one for Penpot")


def main():
    figma = check_manifest("figma-plugin")
    require(set(figma["networkAccess"]["devAllowedDomains"]) == {"http://localhost:8080"}, "localhost by its name")
    require(check_manifest("penpot-plugin")["version"] == 2, "the version of Penpot's manifest")
    with running(sys.argv[1]) as base, tool() as window, sync_playwright() as playwright, launch(playwright) as browser:
        page = browser.new_page()
        page.set_default_timeout(TIMEOUT * 1000)
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        frame = check_figma(page, window, base, has_modes=True, has_glass=True)
        check_errors(page, frame, base)
        check_figma(page, window, base, has_modes=False, has_glass=False)
        check_penpot(page, window, base)
        equal(problems, [], "errors of scripts")
    print("the plugins for Figma and Penpot insert the states of a button, from frames without an origin")


main()
