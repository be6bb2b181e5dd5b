/** @import { Address } from "./address/address.js" */
/** @import { Selection } from "./address/selection.js" */
/** @import { Catalog } from "./service/catalog.js" */
/** @import { Style } from "./service/style.js" */
import { onSystemSchemeChange, systemScheme } from "./address/system-scheme.js";
import { addArrowKeys } from "./arrow-keys.js";
import { element, elementByID, uniqueID } from "./element.js";
import { pressOnHover } from "./press-on-hover.js";
import { whenVisible } from "./when-visible.js";

/** The parameters that the thumbnails share with the selection. The titles differ, so that styles can be compared. */
const sharedNames = ["tint"];

/** All styles in their groups, each with a thumbnail. */
export class Gallery {
  #list = elementByID("gallery", HTMLElement);
  #search = elementByID("gallery-search", HTMLInputElement);
  #none = elementByID("gallery-none", HTMLElement);
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
  #catalog;
  #address;
  /**
   * The pasted style that was selected last, which the catalog does not list.
   *
   * @type {Style | undefined}
   */
  #pasted;
  /** The place of the pasted style. */
  #pastedItem = element("li");

  /**
   * @param {Catalog} catalog
   * @param {Address} address
   */
  constructor(catalog, address) {
    this.#catalog = catalog;
    this.#address = address;
    this.#build();
    addArrowKeys(this.#list);
    onSystemSchemeChange(() => this.draw(undefined));
    catalog.on("change", () => this.#build());
    this.#search.addEventListener("input", () => this.#filter());
  }

  /** Shows the styles whose name, summary or group has all words of the search. */
  #filter() {
    const words = this.#search.value.toLowerCase().split(/\s+/).filter((word) => word);
    let count = 0;
    for (const [style, { link }] of this.#items) {
      const text = `${style.title} ${style.summary} ${style.frameworkName} ${style.availability}`.toLowerCase();
      const isFound = words.every((word) => text.includes(word));
      if (link.parentElement) link.parentElement.hidden = !isFound;
      if (isFound) count += 1;
    }
    for (const group of this.#list.querySelectorAll(".group")) {
      if (group instanceof HTMLElement) group.hidden = group.querySelector("li:not([hidden]) a") === null;
    }
    this.#none.textContent = count > 0 ? "" : "No style has these words.";
  }

  #build() {
    this.#items.clear();
    this.#visible.clear();
    this.#pastedItem.replaceChildren();
    const pasted = this.#pasted;
    this.#pasted = undefined;
    this.#list.replaceChildren(
      this.#group("Pasted", [this.#pastedItem]),
      ...[...this.#catalog.groups].map(([name, styles]) =>
        this.#group(name, styles.map((style) => element("li", {}, this.#link(style))))
      ),
    );
    if (pasted) this.#showPasted(pasted);
    else this.#showPasted(undefined);
    if (this.#search.value) this.#filter();
  }

  /**
   * @param {string} name
   * @param {HTMLElement[]} items
   */
  #group(name, items) {
    const id = uniqueID();
    return element(
      "div",
      { class: "group" },
      element("h3", { id }, name),
      element("ul", { "aria-labelledby": id }, ...items),
    );
  }

  /**
   * Shows a pasted style in place of the one before. The link stays, so that its picture does not flicker.
   *
   * @param {Style | undefined} style
   */
  #showPasted(style) {
    const group = this.#pastedItem.closest(".group");
    if (group instanceof HTMLElement) group.hidden = style === undefined;
    if (!style || style === this.#pasted) return;
    const item = this.#pasted && this.#items.get(this.#pasted);
    if (this.#pasted) this.#items.delete(this.#pasted);
    const isVisible = this.#pasted !== undefined && this.#visible.delete(this.#pasted);
    this.#pasted = style;
    if (!item) {
      this.#pastedItem.replaceChildren(this.#link(style));
      return;
    }
    this.#items.set(style, item);
    if (isVisible) this.#visible.add(style);
    item.link.title = style.summary;
    const name = item.link.querySelector(".name");
    if (name) name.textContent = style.title;
  }

  /**
   * Marks the style of a selection as the current one.
   *
   * @param {Selection} selection
   */
  show(selection) {
    if (selection.style.isPasted) this.#showPasted(selection.style);
    for (const [style, { link }] of this.#items) {
      link.href = selection.withStyle(style).with(style.isPasted ? {} : { tab: undefined }).search;
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
    // The address of a style in a watched folder stays the same when the style changes.
    if (style.isReplaceable) values.v = style.version;
    return style.url(output, values);
  }

  /** @param {Style} style */
  #link(style) {
    /** The style that the link has now. */
    const current = () => [...this.#items].find(([, item]) => item.link === link)?.[0] ?? style;
    const image = element("img", { alt: "" });
    const link = element(
      "a",
      { href: "", title: style.summary },
      element("span", { class: "thumbnail" }, image),
      element("span", { class: "name" }, style.title),
    );
    link.addEventListener("click", (event) => {
      // With a modifier key the browser opens the link in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.#address.choose(current());
    });
    this.#items.set(style, { link, image });
    pressOnHover(
      link,
      image,
      (isPressed) => this.#isDrawn ? this.#url(current(), isPressed ? "animation.svg" : "svg") : undefined,
    );
    whenVisible(link, () => {
      this.#visible.add(current());
      this.#drawThumbnail(current());
    });
    return link;
  }

  /**
   * Scrolls the list, but not the page, so that a link is visible.
   *
   * @param {Element} link
   */
  #reveal(link) {
    const { top, bottom } = link.getBoundingClientRect();
    const frame = this.#list.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) this.#list.scrollTop += top - frame.top - 48;
  }
}
