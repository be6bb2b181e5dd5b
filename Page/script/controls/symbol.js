/** @import { Style, SymbolParameter } from "../service/style.js" */
/** @import { Change, Input } from "./control.js" */
import { element } from "../element.js";
import { SymbolPicker } from "./symbol-picker.js";
import { nameField, showUnlessTyped } from "./text.js";

/**
 * The picker that all inputs share, made when it is first opened.
 *
 * @type {SymbolPicker | undefined}
 */
let picker;

/**
 * The name of a symbol, typed or picked.
 *
 * @param {SymbolParameter} parameter
 * @param {Style} style
 * @param {Change} change
 * @returns {Input}
 */
export function symbolInput(parameter, style, change) {
  const text = nameField(parameter, change);
  const open = element("button", { type: "button", class: "small" }, "Browse");
  open.setAttribute("aria-label", "Browse symbols");
  open.addEventListener("click", () => {
    picker ??= new SymbolPicker();
    picker.open(style, change);
  });
  return {
    element: element("span", { class: "with-well" }, text, open),
    labeled: text,
    show: (value, isGiven) => showUnlessTyped(text, isGiven ? value : ""),
  };
}
