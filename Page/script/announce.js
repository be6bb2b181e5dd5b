import { elementByID } from "./element.js";

const status = elementByID("status", HTMLElement);

/**
 * Tells something to users of screen readers.
 *
 * @param {string} text
 */
export function announce(text) {
  status.textContent = text;
}
