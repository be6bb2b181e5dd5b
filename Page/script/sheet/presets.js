/** @import { Address } from "../address/address.js" */
/** @import { Axes } from "./sheet.js" */
import { element, elementByID } from "../element.js";

/**
 * The presets, as Xcode has them for previews, each with the axes that may be meant: SwiftUI and UIKit have other shapes.
 *
 * @type {[title: string, axes: Axes[]][]}
 */
const presets = [
  ["States", [{ rows: "state", columns: "colorScheme" }]],
  ["Sizes and shapes", [
    { rows: "controlSize", columns: "buttonBorderShape" },
    { rows: "controlSize", columns: "cornerStyle" },
  ]],
  ["Text sizes", [{ rows: "dynamicTypeSize", columns: "colorScheme" }]],
  ["Schemes and systems", [{ rows: "colorScheme", columns: "system" }]],
];

/** The buttons that set both axes of the sheet. */
export class SheetPresets {
  #buttons;
  /** @type {string[]} */
  #rows = [];
  /** @type {string[]} */
  #columns = [];

  /** @param {Address} address */
  constructor(address) {
    this.#buttons = presets.map(([title, axes]) => {
      const button = element("button", { type: "button" }, title);
      button.addEventListener("click", () => {
        const found = this.#allowed(axes);
        if (found) address.change(found);
      });
      return { axes, button };
    });
    elementByID("presets", HTMLElement).replaceChildren(...this.#buttons.map(({ button }) => button));
  }

  /**
   * Shows the presets that a style has, and marks the present one.
   *
   * @param {Axes} present
   * @param {string[]} rows The parameters that may be rows.
   * @param {string[]} columns The parameters that may be columns.
   */
  show(present, rows, columns) {
    this.#rows = rows;
    this.#columns = columns;
    for (const { axes, button } of this.#buttons) {
      const allowed = this.#allowed(axes);
      button.hidden = !allowed;
      const isPresent = allowed?.rows === present.rows && allowed.columns === present.columns;
      button.setAttribute("aria-pressed", String(isPresent));
    }
  }

  /** @param {Axes[]} axes */
  #allowed(axes) {
    return axes.find(({ rows, columns }) => this.#rows.includes(rows) && this.#columns.includes(columns));
  }
}
