/** @import { StyleDocument } from "./style.js" */
import { wholeStyles } from "./list.js";
import { fetchJSON } from "./service.js";

/**
 * @typedef {object} Diagnostic A message of the service about a place in a source.
 * @property {"error" | "warning" | "note"} severity
 * @property {number} line From 1.
 * @property {number} column In bytes of UTF-8, from 1.
 * @property {number} endLine
 * @property {number} endColumn
 * @property {string} message
 * @property {string} [remedy]
 *
 * @typedef {object} StandIn A name that a source does not declare, and that the service replaces.
 * @property {string} name
 * @property {string} type
 * @property {number} line
 * @property {number} column
 * @property {string | null} [parameter] The parameter that sets it.
 *
 * @typedef {Partial<Omit<StyleDocument, "url">> & {
 *   name: string,
 *   line: number,
 *   url: { short: string | null, data: string | null },
 * }} PastedStyle A root of a source. Its name is that of the declaration, or the number of a preview or a snippet.
 *
 * @typedef {object} CheckedSource The response of the service to a source without errors.
 * @property {PastedStyle[]} styles The roots: previews, views, styles, buttons and snippets.
 * @property {StandIn[]} standIns
 * @property {Diagnostic[]} warnings
 */

/**
 * Has the service check a source, without storing it; throws a `Problem`, of which the diagnostics tell the errors.
 *
 * @param {string} source
 * @returns {Promise<CheckedSource>}
 */
export function checkSource(source) {
  return send("/v1/custom?dryRun=true", source);
}

/**
 * Stores a source in the service; throws a `Problem`.
 *
 * @param {string} source
 * @returns {Promise<CheckedSource>}
 */
export function storeSource(source) {
  return send("/v1/custom", source);
}

/**
 * @param {string} url
 * @param {string} source
 * @returns {Promise<CheckedSource>}
 */
async function send(url, source) {
  const document = await fetchJSON(url, {
    method: "POST",
    body: source,
    cache: "no-store",
    headers: { "Content-Type": "text/x-swift", Accept: "application/json, application/problem+json" },
  });
  const styles = /** @type {PastedStyle[]} */ (/** @type {unknown} */ (wholeStyles(document)));
  for (const { name, root = "style", url } of styles) {
    // Of many roots only the first ones have an address that repeats the source.
    const chosen = new URLSearchParams({ [root === "style" || root === "button" ? "style" : "show"]: name });
    if (document.data !== null) url.data ??= `/v1/custom/~${document.data}.svg?${chosen}`;
  }
  return { ...document, styles };
}
