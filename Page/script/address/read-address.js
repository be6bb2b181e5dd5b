/** @import { Catalog } from "../service/catalog.js" */
import { pageNames } from "./names.js";
import { Selection } from "./selection.js";

/**
 * @typedef {object} Omissions The parts of an address that the service does not know, and that are left out.
 * @property {string} [style] The path of an unknown style.
 * @property {[name: string, value: string][]} parameters The parameters that the style does not have.
 */

/**
 * The paths of the styles that an address of the page names: its own, and that of a pinned button.
 *
 * @param {string} search
 */
export function stylePaths(search) {
  const { style, pin = "" } = Object.fromEntries(new URLSearchParams(search));
  return [style, new URLSearchParams(pin).get("style")].filter((path) => typeof path === "string");
}

/**
 * Reads the query of the page's address: a style, the default one if none is named, and its values.
 *
 * @param {string} search
 * @param {Catalog} catalog
 * @returns {{ selection: Selection, omissions: Omissions }}
 */
export function readAddress(search, catalog) {
  const { style: path, ...given } = Object.fromEntries(new URLSearchParams(search));
  const style = catalog.style(path ?? "");
  const selected = style ?? catalog.defaultStyle;
  /** @type {Record<string, string>} */
  const values = {};
  /** @type {Omissions} */
  const omissions = { style: style ? undefined : path, parameters: [] };
  for (const [name, value] of Object.entries(given)) {
    const parameter = selected.parameter(name);
    if (parameter) values[parameter.name] = value;
    else if (pageNames.includes(name)) values[name] = value;
    else if (!catalog.ignores(name)) omissions.parameters.push([name, value]);
  }
  return { selection: new Selection(selected, {}).with(values), omissions };
}
