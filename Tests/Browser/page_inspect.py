"""The measures of the button: sizes, insets, fonts and colors of its parts, and the distances between them."""

from visit import check, equal, require

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def values(visit):
    """The values of the shown part by name, and the names of those that differ."""
    names = visit.page.locator(".values dt").all_inner_texts()
    texts = visit.page.locator(".values dd button").all_inner_texts()
    differing = visit.page.locator(".values dd").evaluate_all(
        "all => all.map(one => one.classList.contains('differs'))"
    )
    rows = list(zip(names, texts, differing, strict=True))
    return {name: text for name, text, _ in rows}, [name for name, _, differs in rows if differs]


def distances(visit):
    return sorted(float(text) for text in visit.page.locator("#measures text").all_text_contents())


@check(permissions=CLIPBOARD, path="/?style=swiftui/borderedProminent&title=Buy&tint=pink&controlSize=large")
def parts(visit):
    """The part under the pointer has a size, insets, a font and a color, to be copied; what was set is marked."""
    visit.panel("inspect")
    visit.page.locator(".parts button").first.wait_for()
    kinds = visit.page.locator(".parts button").all_inner_texts()
    equal(kinds, ["button", "fill", "text “Buy”"], "the parts")
    shown, differing = values(visit)
    sides = [float(side) for side in shown["Size"].split(" \N{MULTIPLICATION SIGN} ")]
    require(all(abs(a - b) < 0.02 for a, b in zip(sides, visit.frame(), strict=True)), f"the size is {sides}")
    require("Size" in differing and "Padding" in differing, f"what differs is {differing}")
    visit.move(0, 0)
    visit.wait("document.querySelector('#inspect h3').textContent.startsWith('text')")
    shown, _ = values(visit)
    equal([shown["Font"], shown["Color"]], ["17 regular", "#FFFFFF"], "the text")
    require(len(distances(visit)) == 4, f"the distances are {distances(visit)}")
    require(all(abs(length - 15) < 0.2 for length in distances(visit)[:2]), f"the distances are {distances(visit)}")
    visit.move(-visit.frame()[0] / 2 + 6, 0)
    visit.wait("document.querySelector('#inspect h3').textContent === 'fill'")
    shown, differing = values(visit)
    require(shown["Color"].startswith("#FF2D55") and "Color" in differing, f"{shown}, {differing} differ")
    visit.page.mouse.move(0, 0)
    visit.page.click(".parts li:last-child button")
    visit.page.click(".values dd button[aria-label^='Copy Font']")
    visit.wait("document.querySelector('.values .done') !== null")
    equal(visit.page.evaluate("navigator.clipboard.readText()"), "17 regular", "the clipboard")


@check(path="/?style=swiftui/bordered&pin=style%3Dswiftui%2Fbordered%26state%3Dpressed")
def pinned_state(visit):
    """What differs from a pinned state is marked with the value there."""
    visit.panel("inspect")
    visit.page.locator(".parts button", has_text="fill").click()
    visit.wait("document.querySelector('.values .differs') !== null")
    require("pinned: #" in visit.text(".values .differs"), visit.text(".values .differs"))


@check(path="/?style=swiftui/bordered&title=Go")
def pressing(visit):
    """The button can be pressed while it is measured."""
    visit.panel("inspect")
    visit.page.locator(".parts button").first.wait_for()
    visit.press()
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "trigger"], "the log")
