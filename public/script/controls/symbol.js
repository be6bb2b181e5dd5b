import { element, uniqueID } from "../element.js";
import { showUnlessTyped } from "./text.js";

/** Made when it is opened for the first time, and the same for all. */
let picker;

/** The name of a symbol, typed or picked. */
export function symbolInput(parameter, style, change) {
  const text = element("input", {
    id: uniqueID(),
    placeholder: parameter.default ?? "none",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  const open = element("button", { type: "button", class: "small" }, "Browse");
  open.setAttribute("aria-label", "Browse symbols");
  text.addEventListener("input", () => change(text.value.trim()));
  open.addEventListener("click", async () => {
    const { SymbolPicker } = await import("./symbol-picker.js");
    picker ??= new SymbolPicker();
    picker.open(style, change);
  });
  return {
    element: element("span", { class: "with-well" }, text, open),
    labelled: text,
    show: (value, isGiven) => showUnlessTyped(text, isGiven ? value : ""),
  };
}
