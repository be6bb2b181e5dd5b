/** @import { Parameter, Style } from "../service/style.js" */
import { element, markInvalid, uniqueID } from "../element.js";
import { choiceInput, flagInput, statesInput } from "./choice.js";
import { colorInput } from "./color.js";
import { symbolInput } from "./symbol.js";
import { numberInput, suggestedInput, textInput } from "./text.js";

/**
 * @typedef {(value: string) => void} Change
 *
 * @typedef {object} Input
 * @property {HTMLElement} element
 * @property {HTMLElement} [labeled] The element that the label belongs to; missing if the input is a group of several.
 * @property {(value: string, isGiven: boolean) => void} show
 */

/**
 * The control of a parameter: a label, an input, and a message if the value is wrong.
 *
 * @param {Parameter} parameter
 * @param {Style} style
 * @param {Change} change
 */
export function makeControl(parameter, style, change) {
  const input = makeInput(parameter, style, change);
  const problem = element("p", { class: "problem", id: uniqueID(), role: "alert", hidden: true });
  const labelID = uniqueID();
  const label = input.labeled
    ? element("label", { for: input.labeled.id, id: labelID }, parameter.name)
    : element("span", { class: "label", id: labelID }, parameter.name);
  const summary = element("p", { class: "summary", id: uniqueID() }, parameter.summary);
  const made = element(
    "div",
    { class: `field ${parameter.type}`, "data-parameter": parameter.name },
    label,
    summary,
    input.element,
    problem,
  );
  if (!input.labeled) input.element.setAttribute("aria-labelledby", labelID);
  const described = input.labeled ?? input.element;
  described.setAttribute("aria-describedby", `${summary.id} ${problem.id}`);

  return {
    element: made,
    /**
     * Whether the name or the summary contains all of some words, which are in lower case.
     *
     * @param {string[]} words
     */
    matches(words) {
      const text = `${parameter.name} ${parameter.summary}`.toLowerCase();
      return words.every((word) => text.includes(word));
    },
    /**
     * @param {string} value
     * @param {boolean} isGiven
     */
    show(value, isGiven) {
      made.classList.toggle("given", isGiven);
      input.show(value, isGiven);
    },
    /** Shows a message, or hides it if it is empty. */
    showProblem(message = "") {
      problem.textContent = message;
      problem.hidden = message === "";
      markInvalid(described, message !== "");
    },
  };
}

/**
 * @param {Parameter} parameter
 * @param {Style} style
 * @param {Change} change
 * @returns {Input}
 */
function makeInput(parameter, style, change) {
  switch (parameter.type) {
    case "choice":
      return parameter.values.join() === "true,false" ? flagInput(change) : choiceInput(parameter, change);
    case "choices":
      return statesInput(parameter, style, change);
    case "number":
      return numberInput(parameter, change);
    case "color":
      return colorInput(parameter, style, change);
    case "symbol":
      return symbolInput(parameter, style, change);
    default:
      return parameter.values ? suggestedInput(parameter, parameter.values, change) : textInput(parameter, change);
  }
}
