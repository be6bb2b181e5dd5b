"""The first times at which conditions hold, by the clock of the page.

The answers to a test come late when the machine is busy, and a state that was true when the page answered may have
passed: what comes before what is decided by the page.
"""

NOTING = """
(() => {
    const conditions = { %s }
    const times = window.times = {}
    const note = () => {
        for (const [name, holds] of Object.entries(conditions)) {
            if (times[name] === undefined && holds()) times[name] = performance.now() / 1000
        }
        requestAnimationFrame(note)
    }
    note()
})()
"""


def note(visit, **conditions):
    """Looks at conditions, which are JavaScript functions, in each frame of this document and of later ones."""
    script = NOTING % ", ".join(f"{name}: {condition}" for name, condition in conditions.items())
    visit.page.add_init_script(script)
    visit.page.evaluate(script)


def time_of(visit, name):
    """The time at which a condition first held, in seconds since the document was requested; waits for it."""
    visit.wait(f"window.times?.{name} !== undefined")
    return visit.page.evaluate(f"times.{name}")
