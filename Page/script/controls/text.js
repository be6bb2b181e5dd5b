/** @import { NumberParameter, Parameter, TextParameter } from "../service/style.js" */
/** @import { Change, Input } from "./control.js" */
import { element, uniqueID } from "../element.js";

/**
 * A field for text, which may have several lines.
 *
 * @param {TextParameter} parameter
 * @param {Change} change
 * @returns {Input}
 */
export function textInput(parameter, change) {
  const made = element("textarea", {
    id: uniqueID(),
    rows: 1,
    maxlength: parameter.maximumLength,
    autocomplete: "off",
  });
  made.addEventListener("input", () => change(made.value));
  return { element: made, labeled: made, show: (value) => showUnlessTyped(made, value) };
}

/**
 * A field for a short text that offers some, such as the languages of a project.
 *
 * @param {TextParameter} parameter
 * @param {string[]} values
 * @param {Change} change
 * @returns {Input}
 */
export function suggestedInput(parameter, values, change) {
  const made = nameField(parameter, change);
  const list = suggestions(values);
  made.setAttribute("list", list.id);
  if (parameter.maximumLength !== undefined) made.maxLength = parameter.maximumLength;
  return {
    element: element("div", {}, made, list),
    labeled: made,
    show: (value, isGiven) => showUnlessTyped(made, isGiven ? value : ""),
  };
}

/** @param {string[]} values */
function suggestions(values) {
  return element("datalist", { id: uniqueID() }, ...values.map((value) => element("option", { value })));
}

/**
 * A field for a name, as of a color, which is empty while none is chosen.
 *
 * @param {Parameter} parameter
 * @param {Change} change
 */
export function nameField(parameter, change) {
  const made = element("input", {
    id: uniqueID(),
    placeholder: parameter.default ?? "none",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  made.addEventListener("input", () => change(made.value.trim()));
  return made;
}

/**
 * A field for a number, with its unit. It is empty while the style's own value applies.
 *
 * @param {NumberParameter} parameter
 * @param {Change} change
 * @returns {Input}
 */
export function numberInput({ minimum, maximum, unit = "", step, values = [], default: defaultValue }, change) {
  const common = { id: uniqueID(), placeholder: defaultValue ?? "automatic", autocomplete: "off" };
  const list = suggestions(values);
  // A field for numbers takes no words.
  const made = values.length > 0
    ? element("input", { ...common, type: "text", list: list.id, autocapitalize: "off", spellcheck: "false" })
    : element("input", { ...common, type: "number", min: minimum, max: maximum, step: step ?? "any" });
  made.addEventListener("input", () => change(made.value.trim()));
  return {
    element: element(
      "span",
      { class: "with-unit" },
      made,
      element("span", { class: "secondary" }, unit),
      ...(values.length > 0 ? [list] : []),
    ),
    labeled: made,
    show: (value, isGiven) => showUnlessTyped(made, isGiven ? value : ""),
  };
}

/**
 * Shows a value, but leaves a focused field alone while it holds an equal value: `1.` may become `1.5`.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} input
 * @param {string} value
 */
export function showUnlessTyped(input, value) {
  if (input === document.activeElement && (input.value === value || isSameNumber(input.value, value))) return;
  if (input.value !== value) input.value = value;
}

/**
 * @param {string} first
 * @param {string} second
 */
function isSameNumber(first, second) {
  return first !== "" && second !== "" && Number(first) === Number(second);
}
