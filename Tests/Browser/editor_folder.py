"""The styles of a folder that the service watches, on the page."""

import time
from pathlib import Path
from types import SimpleNamespace

from editor import PILL
from visit import APPEARANCE, check, equal, require

# The folder that the service watches.
FOLDER = SimpleNamespace(path="")


def save(name, source):
    """Writes a file as editors do: beside the old one, which it then replaces."""
    new = Path(FOLDER.path) / f".{name}.new"
    new.write_text(source)
    new.rename(Path(FOLDER.path) / name)


@check(expects_errors=True)
def folder(visit):
    """A style that is saved in the folder is on the page within seconds, and follows its file."""
    save("Stamp.swift", PILL.replace("Pill", "Stamp"))
    link = visit.page.locator('#gallery a[href*="style=custom/Stamp"]')
    started = time.monotonic()
    link.wait_for(state="visible")
    require(time.monotonic() - started < 3, f"it takes {time.monotonic() - started:.1f} s")
    link.click()
    visit.wait("document.querySelector('#style-name').textContent === 'Stamp'")
    visit.wait("document.querySelector('#stage').getAttribute('aria-busy') === 'false'")
    before = visit.appearance()
    save("Stamp.swift", PILL.replace("Pill", "Stamp").replace("Color.blue", "Color.orange"))
    visit.wait(f"before => ({APPEARANCE})() !== before", before)
    visit.page.wait_for_selector("#section-of-stamp [data-parameter=inset]")
    (Path(FOLDER.path) / "Stamp.swift").unlink()
    visit.wait("document.querySelector('#gallery a[href*=\"style=custom/Stamp\"]') === null")
    equal(visit.page.is_visible("#live"), True, "whether the button is still there")
