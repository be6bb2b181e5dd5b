/** @import { Diagnostic } from "../service/custom.js" */

/**
 * @typedef {object} Fix A change of the text that a message proposes, at its place.
 * @property {string} title
 * @property {string} text What is written.
 * @property {"replace" | "insert"} kind Whether it takes the place of the marked part, or stands before it.
 */

const curlyQuotes = /[“”„«»]/g;

/**
 * The change that a message proposes; `undefined` if it only explains.
 *
 * @param {Pick<Diagnostic, "remedy">} message
 * @param {string} marked The part of the text that the message marks.
 * @returns {Fix | undefined}
 */
export function fixOf({ remedy = "" }, marked) {
  const meant = remedy.match(/^did you mean '(.+)'\?$/)?.[1];
  if (meant !== undefined) return { title: `Use ${meant}`, text: meant, kind: "replace" };
  const missing = remedy.match(/^insert '(.+)'$/)?.[1];
  if (missing !== undefined) return { title: `Insert ${missing}`, text: missing, kind: "insert" };
  if (/^replace curly quotes/.test(remedy) && marked.search(curlyQuotes) >= 0) {
    return { title: "Use straight quotes", text: marked.replaceAll(curlyQuotes, '"'), kind: "replace" };
  }
  return undefined;
}

/** The colors that SwiftUI has names for. */
const colors = [
  "red",
  "orange",
  "yellow",
  "green",
  "mint",
  "teal",
  "cyan",
  "blue",
  "indigo",
  "purple",
  "pink",
  "brown",
  "white",
  "gray",
  "black",
  "clear",
  "primary",
  "secondary",
  "accentColor",
];

/**
 * The color that a name was probably meant to be, as `Color.blue` for `Color.blu`; `undefined` if none is so similar.
 *
 * @param {string} name
 */
export function meantColor(name) {
  const [, type, member] = name.match(/^(Color)\.(\w+)$/) ?? [];
  if (!type) return undefined;
  const meant = colors.find((color) => isNearlyEqual(color, member));
  return meant && `${type}.${meant}`;
}

/**
 * Whether one word becomes the other by one letter that is left out, added, changed, or exchanged with the next one.
 *
 * @param {string} first
 * @param {string} second
 */
function isNearlyEqual(first, second) {
  if (first === second || Math.abs(first.length - second.length) > 1) return false;
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  const [rest, other] = [first.slice(start), second.slice(start)];
  const isExchanged = rest.slice(0, 2) === [...other.slice(0, 2)].reverse().join("") &&
    rest.slice(2) === other.slice(2);
  return isExchanged || rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1);
}
