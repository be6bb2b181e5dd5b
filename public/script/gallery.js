import { element, uniqueID } from "./element.js";
import { query } from "./service/query.js";
import { whenSeen } from "./when-seen.js";

const isDark = matchMedia("(prefers-color-scheme: dark)");

/** What of a selection the thumbnails show, too; their words stay the same, so that they can be compared. */
const sharedNames = ["tint"];

/** All styles in their groups, each with a picture of it. */
export class Gallery {
  #links = new Map();
  /** The links whose pictures are drawn. */
  #seen = new Set();
  #drawn;

  constructor(catalog, address) {
    const groups = [...catalog.groups].map(([name, styles]) => {
      const id = uniqueID();
      return element(
        "div",
        { class: "group" },
        element("h3", { id }, name),
        element(
          "ul",
          { "aria-labelledby": id },
          ...styles.map((style) => element("li", {}, this.#link(style, address))),
        ),
      );
    });
    document.querySelector("#gallery").append(...groups);
    isDark.addEventListener("change", () => this.draw(address.selection));
  }

  show(selection) {
    for (const [style, link] of this.#links) {
      link.href = selection.of(style).search;
      if (style === selection.style) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    this.#reveal(this.#links.get(selection.style));
  }

  /** Draws the thumbnails in the look of a selection that is known to be right. */
  draw(selection) {
    this.#drawn = selection;
    for (const [style, link] of this.#links) this.#drawLink(style, link);
  }

  #drawLink(style, link) {
    if (!this.#drawn || !this.#seen.has(link)) return;
    const given = sharedNames.filter((name) => name in this.#drawn.values && style.parameters.has(name));
    const values = Object.fromEntries(given.map((name) => [name, this.#drawn.values[name]]));
    if (isDark.matches) values.colorScheme = "dark";
    const url = style.url("svg") + query(values);
    const image = link.querySelector("img");
    if (image.getAttribute("src") !== url) image.src = url;
  }

  #link(style, address) {
    const link = element(
      "a",
      { href: "", title: style.summary },
      element("span", { class: "thumbnail" }, element("img", { alt: "" })),
      element("span", { class: "name" }, style.name),
    );
    link.addEventListener("click", (event) => {
      // Whoever wants a new window gets one.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      address.choose(style);
    });
    this.#links.set(style, link);
    whenSeen(link, () => {
      this.#seen.add(link);
      this.#drawLink(style, link);
    });
    return link;
  }

  /** Scrolls the list, and nothing around it, so that a style can be seen. */
  #reveal(link) {
    const list = document.querySelector("#gallery");
    const { left, right } = link.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (left < frame.left || right > frame.right) list.scrollLeft += left - frame.left - 16;
  }
}
