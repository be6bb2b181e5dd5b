"""What is wrong with the button: the list of findings, and the marks on the stage."""

from visit import check, equal, require


def summary(visit):
    visit.wait("/^[0-9N]/.test(document.querySelector('#findings [role=status]')?.textContent)")
    return visit.text("#findings [role=status]")


@check(path="/?style=swiftui/borderedProminent")
def system(visit):
    """Nothing of a style of the system is who uses it to blame for."""
    visit.panel("findings")
    equal(summary(visit), "Nothing is wrong that can be measured.", "the summary")
    equal(visit.page.locator("#measures .finding-mark").count(), 0, "the marks")


@check(path="/?style=swiftui/my")
def article(visit):
    """A finding shows its condition on the stage, with a mark on its element."""
    visit.panel("findings")
    require("warning" in summary(visit) or "error" in summary(visit), summary(visit))
    first = visit.page.locator(".findings .finding").first
    state = first.locator(".secondary").inner_text().split(",")[0]
    first.click()
    if state != "normal":
        visit.wait_for_value("state", state)
    visit.page.wait_for_load_state("networkidle")
    visit.wait_for_rest()
    visit.wait("document.querySelectorAll('#measures .finding-mark').length > 0")
    visit.panel("parameters")
    visit.wait("document.querySelectorAll('#measures .finding-mark').length === 0")


@check()
def tabs(visit):
    """The tabs of the properties are whole in windows of all usual widths."""
    for width in (320, 390, 768, 1024, 1280, 1440, 1920):
        visit.page.set_viewport_size({"width": width, "height": 800})
        for panel in ("findings", "states"):
            visit.panel(panel)
            cut = visit.page.evaluate(
                """() => {
                    const bar = document.querySelector("#panel-tabs")
                    return [bar, ...bar.children].filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
                        .map(({id}) => id)
                }"""
            )
            equal(cut, [], f"what is cut off with {panel} at {width}")
