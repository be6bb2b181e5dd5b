/** @import { Draft } from "./drafts.js" */
import { element, elementByID } from "../element.js";
import { Emitter } from "../emitter.js";
import { drafts } from "./drafts.js";

/**
 * The menu of the sources that the user had last, by the names of what they declare.
 *
 * `choose` reports the one that the user wants back.
 *
 * @extends {Emitter<{ choose: Draft }>}
 */
export class RecentSources extends Emitter {
  #menu = elementByID("own-recent", HTMLSelectElement);
  /** @type {Draft[]} */
  #shown = [];

  constructor() {
    super();
    this.#menu.addEventListener("change", () => {
      const chosen = this.#shown[this.#menu.selectedIndex - 1];
      this.#menu.selectedIndex = 0;
      if (chosen) this.emit("choose", chosen);
    });
  }

  /** Shows the sources other than the present one. */
  show() {
    const present = drafts.current?.source;
    this.#shown = drafts.recent.filter(({ source }) => source !== present);
    const label = this.#menu.closest("label");
    if (label) label.hidden = this.#shown.length === 0;
    this.#menu.replaceChildren(
      element("option", {}, "Recent"),
      ...this.#shown.map((draft) => element("option", {}, draft.name ?? "Untitled")),
    );
  }
}
