"""The editor of the page: a folder that is chosen or dropped, as a gallery of what its files show."""

from editor import EXAMPLES, PILL, paste, text, wait_for_style
from visit import check, equal, require

SHOP = EXAMPLES / "shop"


def tiles(visit):
    return visit.page.locator("#bundle .tiles a")


def choose_folder(visit, folder):
    visit.page.click("#own-open")
    visit.page.wait_for_selector("#own-source")
    visit.page.set_input_files("#own-folder", folder)


@check()
def folder(visit):
    """A chosen folder shows its roots with their names and pictures; one is on the stage."""
    choose_folder(visit, SHOP)
    tiles(visit).first.wait_for()
    equal(
        tiles(visit).locator(".name").all_inner_texts(),
        ["Three items", "One item", "CheckoutBar", "BrandButtonStyle"],
        "roots",
    )
    visit.wait("document.querySelector('#style-name').textContent === 'Three items'")
    equal(tiles(visit).first.get_attribute("aria-current"), "true", "the marked root")
    visit.wait("[...document.querySelectorAll('#bundle .tiles img')].every(image => image.naturalWidth > 0)")
    tiles(visit).last.click()
    visit.wait("document.querySelector('#style-name').textContent === 'BrandButtonStyle'")
    visit.wait("document.querySelector('#stage').getAttribute('aria-busy') === 'false'")
    equal(visit.page.is_visible("#problem"), False, "whether there is a problem")
    visit.page.fill("#bundle input[type=search]", "brand")
    equal(visit.page.locator("#bundle .tiles a:visible .name").all_inner_texts(), ["BrandButtonStyle"], "what is found")
    # A reload, and whoever gets the address, sees the root as a reader.
    visit.page.reload()
    visit.wait_until_loaded()
    equal(visit.text("#style-name"), "BrandButtonStyle", "the style after a reload")
    require(visit.page.is_visible("#reader") and visit.page.is_hidden("#own-work"), "the editor is open")


@check()
def back_to_the_editor(visit):
    """The way back from a folder leads to the text of before."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.page.set_input_files("#own-folder", SHOP)
    visit.wait("document.querySelector('#style-name').textContent === 'Three items'")
    visit.page.click("#tab-styles")
    visit.page.click("#own-open")
    require(tiles(visit).first.is_visible(), "the folder is gone")
    visit.page.click("#bundle header button")
    wait_for_style(visit, "Pill")
    equal(text(visit), PILL, "the text")
    require(visit.page.is_visible("#own-editor") and visit.page.is_hidden("#bundle"), "the folder is still there")


@check()
def left_out(visit):
    """What is not sent of a dropped folder is named with the reason; the rest is drawn."""
    visit.page.click("#own-open")
    visit.page.wait_for_selector("#own-source")
    # A script cannot make a folder that is dropped, but its entries.
    visit.page.evaluate(
        """async source => {
            const files = {
                "App/Pill.swift": source,
                "App/Long.swift": "// " + "x".repeat(65 * 1024),
                "App/Font.ttf": "font",
                "App/.git/config": "hidden",
            }
            const named = path => ({ name: path.split("/").at(-1), fullPath: `/${path}` })
            const fileEntry = path => ({
                ...named(path), isFile: true, isDirectory: false,
                file: resolve => resolve(new File([files[path]], path.split("/").at(-1))),
            })
            const folder = (path, children) => ({
                ...named(path), isFile: false, isDirectory: true,
                createReader: () => {
                    let rest = children
                    return { readEntries: resolve => { const part = rest; rest = []; resolve(part) } }
                },
            })
            const app = folder("App", [
                folder("App/.git", [fileEntry("App/.git/config")]),
                ...["App/Pill.swift", "App/Long.swift", "App/Font.ttf"].map(fileEntry),
            ])
            const dataTransfer = new DataTransfer()
            dataTransfer.items.add(new File([""], "App"))
            DataTransferItem.prototype.webkitGetAsEntry = () => app
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }))
        }""",
        (EXAMPLES / "styles" / "GradientPill.swift").read_text(),
    )
    tiles(visit).first.wait_for()
    equal(tiles(visit).locator(".name").all_inner_texts(), ["GradientPill"], "roots")
    equal(visit.text("#bundle .left-out summary"), "2 files are left out", "the summary")
    visit.page.click("#bundle .left-out summary")
    lines = visit.page.locator("#bundle .left-out li").all_inner_texts()
    require(any("64 KiB" in line and "Long.swift" in line for line in lines), f"the reasons are {lines}")
    require(any("kind" in line and "Font.ttf" in line for line in lines), f"the reasons are {lines}")


@check(expects_errors=True)
def many_files(visit):
    """Of a folder with more files than the service reads, the rest is counted."""
    visit.page.click("#own-open")
    visit.page.wait_for_selector("#own-source")
    source = (EXAMPLES / "styles" / "GradientPill.swift").read_text()
    files = [{"name": "A.swift", "mimeType": "text/plain", "buffer": source.encode()}]
    files += [
        {"name": f"Empty{number}.swift", "mimeType": "text/plain", "buffer": b"// nothing"} for number in range(520)
    ]
    visit.page.evaluate("document.querySelector('#own-folder').removeAttribute('webkitdirectory')")
    visit.page.evaluate("document.querySelector('#own-folder').multiple = true")
    visit.page.set_input_files("#own-folder", files)
    visit.page.locator("#bundle .left-out").wait_for()
    equal(visit.text("#bundle .left-out summary"), "21 files are left out", "the summary")
    require("500" in visit.page.text_content("#bundle .left-out li"), visit.page.text_content("#bundle .left-out li"))
