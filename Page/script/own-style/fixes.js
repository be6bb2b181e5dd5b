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
