/** @import { CheckedSource, PastedStyle } from "../service/custom.js" */
/** @import { Root, Style } from "../service/style.js" */
import { systemScheme } from "../address/system-scheme.js";
import { nextIndex } from "../arrow-keys.js";
import { element, elementByID } from "../element.js";

/**
 * The kinds of roots as people read them.
 *
 * @type {Record<Root, string>}
 */
const kinds = { preview: "Preview", view: "View", style: "Style", button: "UIButton", snippet: "Snippet" };

/** @param {Root} root */
export function kindTitle(root) {
  return kinds[root] ?? root;
}

/** The number of roots with a picture, and the pause in typing after which it is drawn, in milliseconds. */
const pictures = { count: 12, pause: 400 };

/** The tabs of the roots of a source, as tiles with a picture, previews first. Visible if there are several. */
export class RootTabs {
  #list = elementByID("own-roots", HTMLElement);
  #onChange;
  /** @type {PastedStyle[]} */
  #roots = [];
  #name = "";
  /** @type {number | undefined} */
  #timer;
  /** The content of the tabs, which are made again only when it changes. */
  #shown = "";

  /** @param {() => void} onChange Is called when the user has chosen a root. */
  constructor(onChange) {
    this.#onChange = onChange;
    this.#list.addEventListener("keydown", (event) => {
      const index = this.#roots.findIndex(({ name }) => name === this.#name);
      const next = nextIndex(event.key, index, this.#roots.length);
      if (next === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      this.#select(this.#roots[next].name);
      this.#tabs[next].focus();
    });
  }

  get #tabs() {
    return [...this.#list.querySelectorAll("button")];
  }

  /** The name of the chosen root; empty before the first source. */
  get name() {
    return this.#name;
  }

  /** Forgets which root is chosen, since another source comes. */
  forget() {
    this.#name = "";
    this.#roots = [];
  }

  /** Shows no roots. */
  clear() {
    this.forget();
    this.#build();
  }

  /**
   * Shows the roots of a source, and returns the chosen one: that of before, also if its name has changed, otherwise the
   * selected one, or the first.
   *
   * @param {CheckedSource} checked
   * @param {Style | undefined} selected The root of the selection, if it is one of the source.
   */
  choose({ styles }, selected) {
    const index = this.#roots.findIndex(({ name }) => name === this.#name);
    const renamed = styles.length === this.#roots.length ? styles[index]?.name : undefined;
    const names = [this.#name, renamed, selected?.rootName];
    const chosen = names.flatMap((name) => styles.find((root) => root.name === name) ?? [])[0] ?? styles[0];
    this.#roots = styles;
    this.#name = chosen.name;
    this.#build();
    this.#mark();
    return chosen;
  }

  /** Draws the pictures once the user pauses. */
  #draw() {
    clearTimeout(this.#timer);
    if (this.#roots.length < 2) return;
    this.#timer = setTimeout(() => {
      for (const [index, tab] of this.#tabs.slice(0, pictures.count).entries()) {
        const { url } = this.#roots[index] ?? {};
        const image = tab.querySelector("img");
        const address = url?.data ?? url?.short;
        if (!image || !address) continue;
        const scheme = systemScheme() === "dark" ? "&colorScheme=dark" : "";
        const src = `${address}${address.includes("?") ? "&" : "?"}padding=4&errors=image${scheme}`;
        if (image.getAttribute("src") !== src) image.src = src;
      }
    }, pictures.pause);
  }

  #build() {
    this.#list.hidden = this.#roots.length < 2;
    this.#draw();
    const shown = JSON.stringify(this.#roots.map(({ name, title, root }) => [name, title, root]));
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#list.replaceChildren(...this.#roots.map(({ name, title = name, root = "style" }) => {
      const tab = element(
        "button",
        { type: "button", role: "tab", "aria-controls": "stage", title: title === name ? undefined : name },
        element("img", { alt: "" }),
        element("span", { class: "name" }, title),
        element("span", { class: "kind" }, kindTitle(root)),
      );
      tab.addEventListener("click", () => this.#select(name));
      return tab;
    }));
  }

  /** @param {string} name */
  #select(name) {
    if (name === this.#name) return;
    this.#name = name;
    this.#mark();
    this.#onChange();
  }

  #mark() {
    for (const [index, tab] of this.#tabs.entries()) {
      const isChosen = this.#roots[index].name === this.#name;
      tab.setAttribute("aria-selected", String(isChosen));
      // Only the chosen one is a stop of the Tab key.
      tab.tabIndex = isChosen ? 0 : -1;
      if (isChosen) this.#reveal(tab);
    }
  }

  /**
   * Scrolls the strip, but not the page, so that a tab is visible.
   *
   * @param {HTMLElement} tab
   */
  #reveal(tab) {
    const { left, right } = tab.getBoundingClientRect();
    const frame = this.#list.getBoundingClientRect();
    if (left < frame.left || right > frame.right) this.#list.scrollLeft += left - frame.left - 16;
  }
}
