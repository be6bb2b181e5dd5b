/** @import { Address } from "./address/address.js" */
/** @import { Selection } from "./address/selection.js" */
/** @import { Catalog, Style } from "./service/catalog.js" */
import { onSystemSchemeChange, systemScheme } from "./address/system-scheme.js";
import { addArrowKeys } from "./arrow-keys.js";
import { element, elementByID, uniqueID } from "./element.js";
import { pressOnHover } from "./press-on-hover.js";
import { queryString } from "./service/query-string.js";
import { whenVisible } from "./when-visible.js";

/** The parameters that the thumbnails share with the selection. The titles differ, so that styles can be compared. */
const sharedNames = ["tint"];

/** All styles in their groups, each with a thumbnail. */
export class Gallery {
  #list = elementByID("gallery", HTMLElement);
  /** @type {Map<Style, { link: HTMLAnchorElement, image: HTMLImageElement }>} */
  #items = new Map();
  /**
   * The styles whose items have been visible.
   *
   * @type {Set<Style>}
   */
  #visible = new Set();
  /**
   * The values of the last selection that the service has accepted.
   *
   * @type {Record<string, string>}
   */
  #values = {};
  #isDrawn = false;

  /**
   * @param {Catalog} catalog
   * @param {Address} address
   */
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
    this.#list.append(...groups);
    addArrowKeys(this.#list);
    onSystemSchemeChange(() => this.draw(undefined));
  }

  /**
   * Marks the style of a selection as the current one.
   *
   * @param {Selection} selection
   */
  show(selection) {
    for (const [style, { link }] of this.#items) {
      link.href = selection.withStyle(style).search;
      // Only the current style is a stop of the Tab key.
      link.tabIndex = style === selection.style ? 0 : -1;
      if (style === selection.style) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    const current = this.#items.get(selection.style);
    if (current) this.#reveal(current.link);
  }

  /**
   * Draws the thumbnails with the shared values of a selection that the service has accepted, or with those of the last
   * one if it has not.
   *
   * @param {Selection | undefined} accepted
   */
  draw(accepted) {
    if (accepted) this.#values = accepted.values;
    this.#isDrawn = true;
    for (const style of this.#visible) this.#drawThumbnail(style);
  }

  /** @param {Style} style */
  #drawThumbnail(style) {
    const image = this.#items.get(style)?.image;
    if (!this.#isDrawn || !image) return;
    const url = this.#url(style, "svg");
    if (image.getAttribute("src") !== url) image.src = url;
  }

  /**
   * @param {Style} style
   * @param {string} output
   */
  #url(style, output) {
    /** @type {Record<string, string>} */
    const values = {};
    for (const name of sharedNames) {
      if (name in this.#values && style.parameters.has(name)) values[name] = this.#values[name];
    }
    if (systemScheme() === "dark") values.colorScheme = "dark";
    return style.url(output) + queryString(values);
  }

  /**
   * @param {Style} style
   * @param {Address} address
   */
  #link(style, address) {
    const image = element("img", { alt: "" });
    const link = element(
      "a",
      { href: "", title: style.summary },
      element("span", { class: "thumbnail" }, image),
      element("span", { class: "name" }, style.name),
    );
    link.addEventListener("click", (event) => {
      // With a modifier key the browser opens the link in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      address.choose(style);
    });
    this.#items.set(style, { link, image });
    pressOnHover(
      link,
      image,
      (isPressed) => this.#isDrawn ? this.#url(style, isPressed ? "animation.svg" : "svg") : undefined,
    );
    whenVisible(link, () => {
      this.#visible.add(style);
      this.#drawThumbnail(style);
    });
    return link;
  }

  /**
   * Scrolls the list, but not the page, so that a link is visible.
   *
   * @param {Element} link
   */
  #reveal(link) {
    const { left, right } = link.getBoundingClientRect();
    const frame = this.#list.getBoundingClientRect();
    if (left < frame.left || right > frame.right) this.#list.scrollLeft += left - frame.left - 16;
  }
}
