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
  const { title, style } = selection;
  const states = statesOf(selection).filter((state) => state !== "normal");
  const button = [...states, ...kindOf(selection)].join(" ");
  const article = /^[aeiou]/i.test(button) ? "an" : "a";
  const { buttonCount: count = 0 } = style;
  const content = style.isView && count > 1 ? ` with ${count} buttons` : "";
  return `${title}, ${article} ${button}${content}${selection.values.events ? "" : additions[subject]}`;
}

/**
 * The content of a sheet.
 *
 * @param {Selection} selection
 */
export function alternativeTextOfSheet({ title, style }) {
  return style.isView
    ? `${style.title}, a ${style.root} side by side`
    : `${title}, ${style.title} buttons side by side`;
}

/**
 * The words for a button of a style, or for a view: its name is told once.
 *
 * @param {Selection} selection
 */
function kindOf({ title, style }) {
  if (!style.isView) return [style.title, "button"];
  return title === style.title ? [style.root] : [style.title, style.root];
}
