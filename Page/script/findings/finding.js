/** @import { Selection } from "../address/selection.js" */
/** @import { Rect } from "../interaction/press-area.js" */

/**
 * @typedef {Record<string, string>} Condition The values of the parameters that a finding holds with, by name; `variant` is
 * the value of `parameter`.
 *
 * @typedef {object} Finding Something that is wrong with an element, as the service measures it.
 * @property {string} rule
 * @property {"error" | "warning" | "information"} severity
 * @property {"certain" | "close" | "notMeasured"} certainty
 * @property {Condition[]} conditions The worst first.
 * @property {{ number: number, kind: string, label?: string, frame: Rect }} element
 * @property {number} [measured]
 * @property {number} [limit]
 * @property {string} [unit]
 * @property {string} [reason]
 * @property {{ line: number, column: number, what: string } | null} [place]
 * @property {string} help
 */

/** The parameters of a condition that the page sets. */
const names = ["state", "colorScheme", "contrast", "dynamicTypeSize", "layoutDirection", "locale"];

/** The values that a condition has where it does not state them. */
const usual = new Map([["state", "normal"], ["colorScheme", "light"]]);

/**
 * The rule and the element: `Text contrast: Buy`.
 *
 * @param {Finding} finding
 */
export function nameOf({ rule, element: { label, kind } }) {
  const words = rule.replaceAll("-", " ");
  return `${words[0].toUpperCase()}${words.slice(1)}: ${label || kind}`;
}

/**
 * The measure and its limit: `2.1 of 4.5`.
 *
 * @param {Finding} finding
 */
export function valueText({ measured, limit, unit, reason, certainty }) {
  const parts = [];
  if (measured !== undefined) {
    const noun = unit === "ratio" || unit === undefined ? "" : ` ${unit}`;
    if (limit === 0) parts.push(`${measured}${noun} missing`);
    else parts.push(limit === undefined ? `${measured}${noun}` : `${measured} of ${limit}${noun}`);
  }
  if (reason) parts.push(reason);
  if (certainty === "close") parts.push("close to the limit");
  return parts.join(", ");
}

/**
 * The first condition, and how many there are besides: `pressed, dark, and 3 more`.
 *
 * @param {Finding} finding
 */
export function conditionText({ conditions }) {
  const [first] = conditions;
  const { state, colorScheme, parameter, ...others } = first;
  const texts = [state, colorScheme, parameter, ...Object.values(others)].filter((text) => text !== undefined);
  const rest = conditions.length - 1;
  return rest > 0 ? `${texts.join(", ")}, and ${rest} more` : texts.join(", ");
}

/**
 * The values by which the page shows a condition.
 *
 * @param {Condition} condition
 * @param {Selection} selection
 * @returns {Record<string, string | undefined>}
 */
export function valuesOf(condition, { style }) {
  /** @type {Record<string, string | undefined>} */
  const values = { events: undefined, t: undefined };
  for (const name of names) {
    if (style.parameters.has(name)) values[name] = condition[name] === usual.get(name) ? undefined : condition[name];
  }
  if (condition.colorScheme) values.colorScheme = condition.colorScheme;
  if (style.parameters.has("button")) values.button = values.state ? "all" : undefined;
  if (condition.parameter && style.parameters.has(condition.parameter)) values[condition.parameter] = condition.variant;
  return values;
}

/**
 * Whether a condition is that which the page shows.
 *
 * @param {Condition} condition
 * @param {Selection} selection
 */
export function isShown(condition, selection) {
  return names.every((name) => {
    const wanted = condition[name] ?? selection.style.parameters.get(name)?.default;
    const shown = name === "colorScheme" ? selection.scheme : selection.value(name);
    return wanted === undefined || shown === undefined || wanted === shown;
  });
}
