/** @import { Selection } from "../address/selection.js" */
/** @import { Rect } from "../interaction/press-area.js" */
import { fetchJSON } from "../service/service.js";
import { expressionEnd } from "./expression-end.js";

/**
 * @typedef {{ line: number, column: number }} Place
 *
 * @typedef {object} DrawnElement Something that a source draws.
 * @property {Rect} frame In points, from the corner of the layout frame.
 * @property {Place | null} place The beginning of the expression that makes it.
 */

/** The elements of the picture of a selection, requested when they are first needed. */
export class DrawnElements {
  #url = "";
  /** @type {Promise<DrawnElement[]>} */
  #elements = Promise.resolve([]);

  /**
   * The elements in the order of drawing; none if the service does not tell them.
   *
   * @param {Selection} selection
   */
  of(selection) {
    const url = selection.url("json");
    if (url !== this.#url) {
      this.#url = url;
      this.#elements = fetchJSON(url).then(({ elements = [] }) => elements).catch(() => {
        this.#url = "";
        return [];
      });
    }
    return this.#elements;
  }
}

/**
 * The element in front at a point of the picture, of those that a place of the source draws.
 *
 * @param {DrawnElement[]} elements
 * @param {{ x: number, y: number }} point
 */
export function elementAt(elements, { x, y }) {
  return elements.findLast(({ place, frame }) =>
    place && x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height
  );
}

/**
 * The elements of the innermost expression around an offset of the text.
 *
 * @param {DrawnElement[]} elements
 * @param {string} text
 * @param {number} offset
 * @param {(place: Place) => number} offsetOf Returns the offset of a place.
 */
export function elementsAround(elements, text, offset, offsetOf) {
  const placed = elements.flatMap((element) => element.place ? [{ element, start: offsetOf(element.place) }] : []);
  const around = placed.filter(({ start }) => lineStart(text, start) <= offset && offset <= expressionEnd(text, start));
  const innermost = Math.max(...around.map(({ start }) => start));
  return around.filter(({ start }) => start === innermost).map(({ element }) => element);
}

/**
 * The beginning of the line of an offset if only the indentation is between them, or else the offset.
 *
 * @param {string} text
 * @param {number} offset
 */
function lineStart(text, offset) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return text.slice(start, offset).trim() === "" ? start : offset;
}
