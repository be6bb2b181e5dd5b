/** @import { Style } from "../service/style.js" */
/** @import { CheckedSource } from "../service/custom.js" */
import { element, elementByID } from "../element.js";

/** The menu of the styles that a source declares; visible if there are several. */
export class StyleMenu {
  #select = elementByID("own-choice", HTMLSelectElement);

  /** @param {() => void} onChange Is called when the user has chosen a style. */
  constructor(onChange) {
    this.#select.addEventListener("change", onChange);
  }

  /** The name of the chosen style; empty before the first source. */
  get name() {
    return this.#select.value;
  }

  /**
   * Shows the styles of a source, and returns the chosen one: that of before, otherwise the selected one, or the first.
   *
   * @param {CheckedSource} checked
   * @param {Style} selected The style of the selection, which the address names.
   */
  choose({ styles }, selected) {
    const names = styles.map(({ name }) => name);
    const candidates = [this.#select.value, ...(selected.isPasted ? [selected.title] : [])];
    const chosen = candidates.find((name) => names.includes(name)) ?? names[0];
    if ([...this.#select.options].map(({ value }) => value).join() !== names.join()) {
      this.#select.replaceChildren(...names.map((value) => element("option", { value }, value)));
      this.#select.value = chosen;
    }
    const label = this.#select.closest("label");
    if (label) label.hidden = names.length < 2;
    return styles.find(({ name }) => name === chosen) ?? styles[0];
  }
}
