"""Whether anything moves on a page, or says that it is loading."""

# The animations of a page and of its pictures that run, and what tells that something is loading; a list of names.
MOVING = """() => {
    const roots = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    const running = roots.flatMap(root => root.getAnimations()).filter(({ playState }) => playState === "running")
    const loading = [...document.querySelectorAll("[role=progressbar], [aria-busy=true]")]
        .filter(element => element.checkVisibility({ visibilityProperty: true }))
    return [
        ...running.map(({ effect, animationName }) => `${animationName} of ${effect.target.id}`),
        ...loading.map(({ id }) => `${id} is loading`),
    ]
}"""

# The animations of a page that never end by themselves.
ENDLESS = """() => document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime === Infinity)
    .map(({ animationName }) => animationName)"""
