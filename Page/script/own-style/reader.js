/** @import { Selection } from "../address/selection.js" */
/** @import { Catalog } from "../service/catalog.js" */
/** @import { Style } from "../service/style.js" */
import { elementByID } from "../element.js";

/** The view of somebody who has opened a link to a source: its name, and the source folded. */
export class Reader {
  #catalog;
  #title = elementByID("reader-title", HTMLElement);
  #text = elementByID("reader-text", HTMLElement);
  #details = elementByID("reader-source", HTMLDetailsElement);
  #code = elementByID("reader-code", HTMLElement);
  /** @type {Style | undefined} */
  #style;
  /** @type {Style | undefined} */
  #read;

  /** @param {Catalog} catalog */
  constructor(catalog) {
    this.#catalog = catalog;
    this.#details.addEventListener("toggle", () => this.#readSource());
  }

  /** @param {Selection} selection */
  show({ style }) {
    if (!style.isPasted || style === this.#style) return;
    this.#style = style;
    this.#title.textContent = style.title;
    this.#text.textContent = style.holdsSource
      ? "Somebody has shared this with you. The address holds the source; nothing is stored."
      : "Somebody has shared this with you. The source is stored here.";
    this.#readSource();
  }

  /** Reads the source once it is unfolded. */
  async #readSource() {
    const style = this.#style;
    if (!this.#details.open || !style || style === this.#read) return;
    this.#read = style;
    const source = await this.#catalog.source(style).catch(() => undefined);
    if (style === this.#style) this.#code.textContent = source ?? "The source cannot be read.";
  }
}
