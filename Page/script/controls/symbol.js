/** @import { Style, SymbolParameter } from "../service/style.js" */
/** @import { Change, Input } from "./control.js" */
import { announce } from "../announce.js";
import { element } from "../element.js";
import { LatePart } from "../late/late-part.js";
import { nameField, showUnlessTyped } from "./text.js";

/** The picker that all inputs share. */
const picker = new LatePart(
  async () => new (await import("../late/symbols.js")).SymbolPicker(),
  () => announce("The symbols cannot be loaded."),
);

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
  for (const name of ["pointerenter", "focus"]) open.addEventListener(name, () => picker.prepare());
  open.addEventListener("click", () => picker.use((picker) => picker.open(style, change)));
  return {
    element: element("span", { class: "with-well" }, text, open),
    labeled: text,
    show: (value, isGiven) => showUnlessTyped(text, isGiven ? value : ""),
  };
}
