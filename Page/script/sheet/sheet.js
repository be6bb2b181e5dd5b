/** @import { Address } from "../address/address.js" */
/** @import { Style } from "../service/style.js" */
/** @import { Axes } from "./axes.js" */
import { Selection } from "../address/selection.js";
import { announce } from "../announce.js";
import { element, elementByID } from "../element.js";
import { asProblem } from "../service/problem.js";
import { waitFor } from "../service/progress.js";
import { isSameName } from "../service/same-name.js";
import { axesOf, defaultAxes } from "./axes.js";
import { SheetPresets } from "./presets.js";
import { fetchJSON } from "../service/service.js";

/**
 * @typedef {object} Cell
 * @property {string} row
 * @property {string} column
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {string} url
 *
 * @typedef {{ width: number, height: number, cells: Cell[] }} SheetDocument
 */

/** All values of two parameters, in the layout of the service. A cell is a link to its button. */
export class Sheet {
  #address;
  #reveal;
  #presets;
  #rows = elementByID("rows", HTMLSelectElement);
  #columns = elementByID("columns", HTMLSelectElement);
  #link = elementByID("sheet-link", HTMLAnchorElement);
  #problem = elementByID("sheet-problem", HTMLElement);
  #cells = elementByID("sheet", HTMLElement);
  /** @type {string | undefined} */
  #requestedURL;
  #axes = defaultAxes;
  /** @type {{ link: HTMLAnchorElement, cell: Cell }[]} */
  #links = [];

  /**
   * @param {Address} address
   * @param {() => void} reveal Scrolls to the button, which shows what a cell has changed.
   */
  constructor(address, reveal) {
    this.#address = address;
    this.#reveal = reveal;
    this.#presets = new SheetPresets(address);
    // If both axes would be the same, they are exchanged.
    this.#rows.addEventListener("change", () => {
      const rows = this.#rows.value;
      address.change(rows === this.#axes.columns ? { rows, columns: this.#axes.rows } : { rows });
    });
    this.#columns.addEventListener("change", () => {
      const columns = this.#columns.value;
      address.change(columns === this.#axes.rows ? { columns, rows: this.#axes.columns } : { columns });
    });
  }

  /** @param {Selection} selection */
  show(selection) {
    const axes = axesOf(selection);
    const { rows, columns } = axes;
    this.#axes = axes;
    const names = { rows: axisNames(selection.style, "rows"), columns: axisNames(selection.style, "columns") };
    showOptions(this.#rows, rows, names.rows);
    showOptions(this.#columns, columns, names.columns);
    this.#presets.show(axes, names.rows, names.columns, axesOf(new Selection(selection.style, {})));
    // The sheet shows all values of its axes, whichever is selected.
    const others = selection.withServiceDefaults([rows, columns]);
    this.#mark(selection);
    const picture = others.url("states.svg", axes);
    this.#link.href = picture;
    if (picture === this.#requestedURL) return;
    this.#requestedURL = picture;
    this.#load(picture, others.url("states.json", axes), axes);
  }

  /**
   * @param {string} picture
   * @param {string} url
   * @param {Axes} axes
   */
  async #load(picture, url, axes) {
    try {
      const sheet = await waitFor(fetchJSON(url));
      if (picture !== this.#requestedURL) return;
      this.#draw(picture, sheet, axes);
      this.#showProblem();
    } catch (error) {
      const problem = asProblem(error);
      if (picture !== this.#requestedURL) return;
      this.#links = [];
      this.#cells.replaceChildren();
      // After the service responds again, the same sheet is requested again.
      if (problem.isConnection) this.#requestedURL = undefined;
      this.#showProblem(problem.isUnknownRoute ? "This service does not draw sheets." : problem.message);
      this.#problem.classList.toggle("secondary", problem.isUnknownRoute);
    }
  }

  /**
   * @param {string} picture
   * @param {SheetDocument} sheet
   * @param {Axes} axes
   */
  #draw(picture, { width, height, cells }, axes) {
    this.#links = cells.map((cell) => ({ link: this.#cell(cell, axes), cell }));
    const frame = element(
      "div",
      { class: "cells" },
      element("img", { src: picture, alt: `${axes.rows} × ${axes.columns}`, width, height }),
      ...this.#links.map(({ link }) => link),
    );
    this.#cells.replaceChildren(frame);
    this.#mark(this.#address.selection);
  }

  /**
   * Marks the cell of the selected values.
   *
   * @param {Selection} selection
   */
  #mark(selection) {
    const { rows, columns } = this.#axes;
    for (const { link, cell } of this.#links) {
      const isSelected = isSameName(cell.row, selection.value(rows)) &&
        isSameName(cell.column, selection.value(columns));
      if (isSelected) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  /**
   * @param {Cell} cell
   * @param {Axes} axes
   */
  #cell({ row, column, x, y, width, height, url }, axes) {
    const made = element("a", { href: url, "aria-label": `${axes.rows} ${row}, ${axes.columns} ${column}` });
    made.style.left = `${x}px`;
    made.style.top = `${y}px`;
    made.style.width = `${width}px`;
    made.style.height = `${height}px`;
    made.addEventListener("click", (event) => {
      // With a modifier key the browser opens the picture in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.#address.change({ [axes.rows]: row, [axes.columns]: column });
      this.#reveal();
      announce(`The button has ${axes.rows} ${row}, ${axes.columns} ${column}.`);
    });
    return made;
  }

  /** Shows a message, or hides it if it is empty. */
  #showProblem(message = "") {
    this.#problem.textContent = message;
    this.#problem.hidden = message === "";
  }
}

/**
 * The parameters that may be an axis: those that the service lists or, without a list, all that are a choice.
 *
 * @param {Style} style
 * @param {keyof Axes} axis
 */
function axisNames(style, axis) {
  const parameter = style.parameters.get(axis);
  if (parameter?.type === "choice") return parameter.values;
  return [...style.parameters.values()]
    .filter(({ type, outputs }) => ["choice", "choices"].includes(type) && (!outputs || outputs.includes("svg")))
    .map(({ name }) => name);
}

/**
 * @param {HTMLSelectElement} menu
 * @param {string} selected
 * @param {string[]} names
 */
function showOptions(menu, selected, names) {
  if ([...menu.options].map(({ value }) => value).join() !== names.join()) {
    menu.replaceChildren(...names.map((name) => element("option", { value: name }, name)));
  }
  menu.value = selected;
}
