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
 * @property {string} [file] The file of several that it is about.
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
 *   file?: string,
 *   url: { short: string | null, data: string | null },
 * }} PastedStyle A root of a source. Its name is that of the declaration, or the number of a preview or a snippet.
 *
 * @typedef {Record<string, string | { base64: string }>} BundleFiles The contents of files, by path.
 *
 * @typedef {object} CheckedSource The response of the service to a source without errors.
 * @property {PastedStyle[]} styles The roots: previews, views, styles, buttons and snippets.
 * @property {StandIn[]} standIns
 * @property {Diagnostic[]} warnings
 * @property {(string | { message: string })[]} [notes] What is said about the files as a whole.
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
 * Stores the files of a project in the service; throws a `Problem`.
 *
 * @param {BundleFiles} files
 * @returns {Promise<CheckedSource>}
 */
export function storeFiles(files) {
  return send("/v1/custom", JSON.stringify({ files }), "application/json");
}

/**
 * @param {string} url
 * @param {string} body
 * @param {string} type
 * @returns {Promise<CheckedSource>}
 */
async function send(url, body, type = "text/x-swift") {
  const document = await fetchJSON(url, {
    method: "POST",
    body,
    cache: "no-store",
    headers: { "Content-Type": type, Accept: "application/json, application/problem+json" },
  });
  const styles = /** @type {PastedStyle[]} */ (/** @type {unknown} */ (wholeStyles(document)));
  for (const { name, root = "style", url } of styles) {
    // Of many roots only the first ones have an address that repeats the source.
    const chosen = new URLSearchParams({ [root === "style" || root === "button" ? "style" : "show"]: name });
    if (document.data !== null) url.data ??= `/v1/custom/~${document.data}.svg?${chosen}`;
  }
  return { ...document, styles };
}
