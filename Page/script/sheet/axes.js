/** @import { Selection } from "../address/selection.js" */

/** @typedef {{ rows: string, columns: string }} Axes The parameters of the axes of a sheet. */

/** @type {Axes} */
export const defaultAxes = { rows: "state", columns: "colorScheme" };

/**
 * The axes of the sheet of a selection: those that are chosen, else those of the style. A view with an enumeration of its
 * own has that as its rows.
 *
 * @param {Selection} selection
 * @returns {Axes}
 */
export function axesOf(selection) {
  return {
    rows: selection.value("rows") || defaultAxes.rows,
    columns: selection.value("columns") || defaultAxes.columns,
  };
}
