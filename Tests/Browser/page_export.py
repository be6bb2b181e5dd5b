"""The export panel: snippets, code and downloads."""

import io
import subprocess
import urllib.parse
import urllib.request

from PIL import Image

from visit import check, equal, require

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def rows(visit):
    visit.export()
    visit.wait("document.querySelector('#snippets code').textContent !== ''")
    visit.wait("document.querySelector('#snippets').textContent.includes('height=')")
    return visit.page.locator("#snippets li").all()


@check(permissions=CLIPBOARD, path="/?style=swiftui/bordered&title=A%20%22quote%22%20%5B1%5D&tint=pink")
def copying(visit):
    """Each copy button copies its text and confirms it."""
    for row in rows(visit):
        button = row.get_by_role("button")
        button.click()
        row.get_by_text("Copied").wait_for()
        equal(
            visit.page.evaluate("navigator.clipboard.readText()"), row.locator("code").text_content(), "the clipboard"
        )
        require("Copied" in visit.text("#status"), "the status does not confirm it")
    visit.page.click("#copy-link")
    visit.page.get_by_text("Copied").first.wait_for()
    equal(
        visit.page.evaluate("navigator.clipboard.readText()"),
        visit.base + visit.page.get_attribute("#link", "href"),
        "the URL",
    )


@check(path="/?style=swiftui/bordered&title=A%20%22quote%22%20%5B1%5D%20%3C&events=down(3,-2)@0,up@0.4&t=0.2")
def writing(visit):
    """Every snippet leads to a picture, with the title escaped for its format."""
    visit.export()
    for subject in ["Picture", "Moment", "Animation"]:
        visit.page.get_by_role("radio", name=subject).check()
        texts = {row.locator(".name").inner_text(): row.locator("code").text_content() for row in rows(visit)}
        url = texts["URL"]
        with urllib.request.urlopen(url) as response:
            equal(response.headers["Content-Type"], "image/svg+xml; charset=utf-8", subject)
            require((b"@keyframes" in response.read()) == (subject == "Animation"), f"{url} is no {subject}")
        alt = 'A "quote" [1] <, a bordered button'
        escaped = alt.replace("[", "\\[").replace("]", "\\]")
        require(texts["Markdown"].startswith(f"![{escaped}](http"), texts["Markdown"])
        require("(" not in texts["Markdown"][texts["Markdown"].index("](") + 2 :], texts["Markdown"])
        visit.page.evaluate(
            "text => { window.parsed = new DOMParser().parseFromString(text, 'text/html') }", texts["HTML"]
        )
        equal(visit.page.evaluate("parsed.images[0].alt"), alt, "the alternative text")
        equal(visit.page.evaluate("parsed.images[0].getAttribute('src')"), url, "the source")
        require("colorScheme=dark" in texts["GitHub, by system"], texts["GitHub, by system"])
        require(texts["reStructuredText"].startswith(f".. image:: {url}\n   :alt: "), texts["reStructuredText"])
        with urllib.request.urlopen(texts["PNG or GIF"]) as response:
            kind = "image/gif" if subject == "Animation" else "image/png"
            equal(response.headers["Content-Type"], kind, f"{subject} as pixels")
        equal(texts["AsciiDoc"], f'image::{url}["A \\"quote\\" [1\\] <, a bordered button"]', "AsciiDoc")
        name = {"Picture": "normal"}.get(subject, subject.lower())
        equal(texts["curl"], f"curl -o bordered-{name}.svg '{url}'", "curl")


@check()
def code(visit):
    """The code of the button is shown."""
    row = rows(visit)[0]
    require(".buttonStyle(.borderedProminent)" in row.locator("code").text_content(), row.inner_text())


@check(accept_downloads=True, path="/?style=swiftui/bordered&title=Save")
def downloads(visit):
    """The picture and the animation are saved in every format, of which the last one is remembered."""
    files = {}
    for name, title in [
        ("svg", "SVG"),
        ("png", "PNG 3\N{MULTIPLICATION SIGN}"),
        ("animation", "Animated SVG"),
        ("gif", "GIF"),
        ("webp", "WebP"),
        ("apng", "APNG"),
        ("swift", "Swift"),
    ]:
        visit.page.select_option("#download-format", title)
        with visit.page.expect_download() as waiting:
            visit.page.click("#download")
        files[name] = (waiting.value.suggested_filename, waiting.value.path().read_bytes())
    equal(
        [files[name][0] for name in files],
        [
            "bordered-normal.svg",
            "bordered-normal.png",
            "bordered-animation.svg",
            "bordered-animation.gif",
            "bordered-animation.webp",
            "bordered-animation.png",
            "bordered.swift",
        ],
        "names",
    )
    for name, beginning in [("gif", b"GIF8"), ("webp", b"RIFF"), ("apng", b"\x89PNG")]:
        require(files[name][1].startswith(beginning), f"{name}: {files[name][1][:20]}")
    require(b".bordered" in files["swift"][1], "no code")
    visit.page.reload()
    visit.wait_until_loaded()
    equal(visit.page.input_value("#download-format"), "Swift", "the format after a reload")
    require(files["svg"][1].startswith(b"<svg"), "no SVG")
    require(b"@keyframes" in files["animation"][1], "the animation has no keyframes")
    image = Image.open(io.BytesIO(files["png"][1]))
    query = urllib.parse.urlsplit(visit.page.get_attribute("#link", "href"))
    with urllib.request.urlopen(visit.base + query.geturl()) as response:
        box = response.read().split(b'viewBox="')[1].split(b'"')[0].split()
    require(abs(image.width - 3 * float(box[2])) <= 3, f"the PNG is {image.width} wide")
    require(image.getextrema()[3][1] == 255, "the PNG is empty")


@check(permissions=CLIPBOARD, path="/?style=swiftui/bordered&title=Save")
def copying_at_once(visit):
    """The row under the stage copies what was copied last, also the code."""
    visit.page.select_option("#copy-format", "HTML")
    visit.page.reload()
    visit.wait_until_loaded()
    equal(visit.page.input_value("#copy-format"), "HTML", "the format after a reload")
    for name, part in [("HTML", "<img "), ("Markdown", "![Save"), ("Swift", ".buttonStyle(.bordered)")]:
        visit.page.select_option("#copy-format", name)
        visit.page.wait_for_load_state("networkidle")
        visit.page.click("#copy")
        visit.wait("document.querySelector('#copy').textContent === 'Copied'")
        copied = visit.page.evaluate("navigator.clipboard.readText()")
        require(part in copied, copied)
        visit.wait("document.querySelector('#copy').textContent === 'Copy'")


@check(path="/?style=swiftui/bordered&title=a%7Cb%20%22%3C%7Bc%7D%3E%22&state=pressed,focused")
def pasting(visit):
    """The snippets in HTML are valid JSX, the one in Markdown fits into a table, and files are named by the state."""
    texts = {row.locator(".name").inner_text(): row.locator("code").text_content() for row in rows(visit)}
    for name in ["HTML", "GitHub, by system"]:
        result = subprocess.run(
            ["esbuild", "--loader=jsx"], input=f"x = ({texts[name]})", capture_output=True, text=True, check=False
        )
        require(result.returncode == 0, f"{name}: {result.stderr}")
        alt = """alt: 'a|b "<{c}>", a pressed focused bordered button'"""
        require(alt in result.stdout, result.stdout)
    require(texts["Markdown"].startswith('![a\\|b "<{c}>", a pressed focused bordered button]('), texts["Markdown"])
    require("|" not in texts["Markdown"].replace("\\|", ""), texts["Markdown"])
    require(texts["curl"].startswith("curl -o bordered-pressed-focused.svg "), texts["curl"])


@check(path="/?style=swiftui/bordered&events=down@0,up@1")
def moment(visit):
    """A moment can be exported once there is one: without it, the snippet would be that of the picture."""
    rows(visit)
    choice = visit.page.locator("#export").get_by_role("radio", name="Moment")
    require(choice.is_disabled() and visit.page.is_visible("#moment-hint"), "it can be chosen")
    visit.page.click("#export-close")
    visit.page.locator("#scrubber").fill("0.5")
    visit.wait_for_value("t", "0.5")
    visit.export()
    require(choice.is_enabled() and not visit.page.is_visible("#moment-hint"), "it cannot be chosen")
    choice.check()
    require("t=0.5" in visit.page.locator("#snippets code").nth(1).inner_text(), "the URL has no time")
    visit.page.click("#export-close")
    visit.page.click("#play")
    visit.wait_for_value("t", None)
    visit.export()
    require(visit.page.get_by_role("radio", name="Picture").is_checked(), "the moment is still chosen")


@check(permissions=CLIPBOARD, path="/?style=swiftui/bordered&title=Buy&state=pressed")
def for_documents(visit):
    """There are snippets for the themes of GitHub, for a linked image and for the sheet; HTML has the size."""
    listed = rows(visit)
    texts = {row.locator(".name").inner_text(): row.locator("code").text_content() for row in listed}
    equal(next(iter(texts)), "Swift", "the first snippet")
    link = visit.page.url
    require(texts["Markdown, linked"] == f"[{texts['Markdown']}]({link})", texts["Markdown, linked"])
    first, second = texts["GitHub, by theme"].split("![")[1:]
    require("#gh-light-mode-only)" in first and "colorScheme" not in first, first)
    require("#gh-dark-mode-only)" in second and "colorScheme=dark" in second, second)
    with urllib.request.urlopen(texts["Sheet"].split("](")[1].rstrip(")")) as response:
        require(b"disabled" in response.read(), "the sheet does not have all states")
    with urllib.request.urlopen(texts["URL"]) as response:
        root = response.read().decode().split(">")[0]
    width, height = (round(float(root.split(f' {name}="')[1].split('"')[0])) for name in ["width", "height"])
    require(f'width="{width}" height="{height}" />' in texts["HTML"], f"{texts['HTML']} of {root}")
    equal(visit.page.inner_text("#copy-link"), "Copy picture URL", "the button beside the address")
    visit.page.click("#export-close")
    visit.page.click("#share")
    visit.page.get_by_text("Link copied").first.wait_for()
    equal(visit.page.evaluate("navigator.clipboard.readText()"), link, "the shared link")


@check(path="/?style=swiftui/bordered&title=%22Buy%22&state=pressed")
def embedding(visit):
    """The snippets of live buttons name the button at rest, and the one of a frame is valid JSX."""
    texts = {row.locator(".name").inner_text(): row.locator("code").text_content() for row in rows(visit)}
    frame, live = texts["Live, in a frame"], texts["Live, as an element"]
    jsx = subprocess.run(
        ["esbuild", "--loader=jsx"], input=f"x = ({frame})", capture_output=True, text=True, check=False
    )
    equal(jsx.returncode, 0, f"esbuild on {frame}")
    url = f"{visit.base}/embed/swiftui/bordered?title=%22Buy%22"
    require(f'src="{url}"' in frame and 'title="&quot;Buy&quot;, a bordered button"' in frame, frame)
    equal(visit.status(url), 200, url)
    require('<bezel-button button="swiftui/bordered" query="title=%22Buy%22">' in live, live)
    require(f'src="{visit.base}/embed.js"' in live, live)
