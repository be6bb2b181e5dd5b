/** @import { Selection } from "../address/selection.js" */
import { statesOf } from "./file-name.js";

/** The content of the subjects beside the button, as text. */
const additions = { picture: "", moment: ", while it is pressed", animation: ", pressed and released" };

/**
 * The content of a picture: the title, the states and the style of the button.
 *
 * @param {Selection} selection
 * @param {keyof typeof additions} subject
 */
export function alternativeText(selection, subject) {
  const states = statesOf(selection).filter((state) => state !== "normal");
  const button = [...states, selection.style.title, "button"].join(" ");
  const article = /^[aeiou]/i.test(button) ? "an" : "a";
  return `${selection.title}, ${article} ${button}${selection.values.events ? "" : additions[subject]}`;
}
