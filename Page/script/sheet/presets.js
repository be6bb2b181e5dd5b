/** @import { Address } from "../address/address.js" */
/** @import { Axes } from "./axes.js" */
import { element, elementByID } from "../element.js";
import { defaultAxes } from "./axes.js";

/**
 * The presets, as Xcode has them for previews, each with the axes that may be meant: SwiftUI and UIKit have other shapes.
 *
 * @type {[title: string, axes: Axes[]][]}
 */
const presets = [
  ["States", [defaultAxes]],
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
  /** Sets the axes of a view that has variants of its own. */
  #variants = element("button", { type: "button" }, "Variants");
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
    this.#variants.addEventListener("click", () => address.change({ rows: undefined, columns: undefined }));
    elementByID("presets", HTMLElement).replaceChildren(
      this.#variants,
      ...this.#buttons.map(({ button }) => button),
    );
  }

  /**
   * Shows the presets that a style has, and marks the present one.
   *
   * @param {Axes} present
   * @param {string[]} rows The parameters that may be rows.
   * @param {string[]} columns The parameters that may be columns.
   * @param {Axes} own The axes of the style if none are chosen.
   */
  show(present, rows, columns, own) {
    this.#rows = rows;
    this.#columns = columns;
    const hasVariants = own.rows !== defaultAxes.rows;
    this.#variants.hidden = !hasVariants;
    this.#variants.setAttribute("aria-pressed", String(hasVariants && isEqual(own, present)));
    for (const { axes, button } of this.#buttons) {
      const allowed = this.#allowed(axes);
      button.hidden = !allowed;
      button.setAttribute("aria-pressed", String(allowed !== undefined && isEqual(allowed, present)));
    }
  }

  /** @param {Axes[]} axes */
  #allowed(axes) {
    return axes.find(({ rows, columns }) => this.#rows.includes(rows) && this.#columns.includes(columns));
  }
}

/**
 * @param {Axes} first
 * @param {Axes} second
 */
function isEqual(first, second) {
  return first.rows === second.rows && first.columns === second.columns;
}
