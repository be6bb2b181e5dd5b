/** @import { Selection } from "../address/selection.js" */

/**
 * The address of the page for others: a source of the user's own opens for a reader.
 *
 * @param {Selection} selection
 */
export function sharedAddress(selection) {
  return new URL(selection.with({ tab: undefined }).search || "/", location.href).href;
}
