/** @import { Rect } from "../interaction/press-area.js" */
import { elementByID, svgElement } from "../element.js";
import { points } from "./parts.js";

/** The least distance that is worth a line, in points. */
const least = 0.25;

/** The lines over the picture: the frame of a part, that of another, and the distances between them. */
export class Measures {
  #lines = svgElement("g");

  constructor() {
    elementByID("measures", SVGSVGElement).append(this.#lines);
  }

  clear() {
    this.#lines.replaceChildren();
  }

  /**
   * Shows a part, and how far it is from another, or from the edges of the one around it.
   *
   * @param {Rect} frame
   * @param {Rect} other
   * @param {(frame: Rect) => Rect} place Returns where a frame is on the stage, in pixels.
   */
  show(frame, other, place) {
    const lines = frame === other ? [] : distances(frame, other).flatMap((distance) => distanceLine(distance, place));
    this.#lines.replaceChildren(outline(place(other), "other"), outline(place(frame), "part"), ...lines);
  }
}

/**
 * @param {Rect} frame
 * @param {string} kind
 */
function outline({ x, y, width, height }, kind) {
  return svgElement("rect", { x, y, width, height, class: kind });
}

/** @typedef {{ length: number, from: { x: number, y: number }, to: { x: number, y: number } }} Distance */

/**
 * The distances from the edges of a frame to those of another that it is in, or beside.
 *
 * @param {Rect} frame
 * @param {Rect} other
 * @returns {Distance[]}
 */
export function distances(frame, other) {
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const [left, right] = [frame.x, frame.x + frame.width];
  const [top, bottom] = [frame.y, frame.y + frame.height];
  const [otherLeft, otherRight] = [other.x, other.x + other.width];
  const [otherTop, otherBottom] = [other.y, other.y + other.height];
  const horizontal = right <= otherLeft
    ? [[right, otherLeft]]
    : otherRight <= left
    ? [[otherRight, left]]
    : [[otherLeft, left], [right, otherRight]];
  const vertical = bottom <= otherTop
    ? [[bottom, otherTop]]
    : otherBottom <= top
    ? [[otherBottom, top]]
    : [[otherTop, top], [bottom, otherBottom]];
  return [
    ...horizontal.map(([from, to]) => ({
      length: Math.abs(to - from),
      from: { x: from, y: middle.y },
      to: { x: to, y: middle.y },
    })),
    ...vertical.map(([from, to]) => ({
      length: Math.abs(to - from),
      from: { x: middle.x, y: from },
      to: { x: middle.x, y: to },
    })),
  ].filter(({ length }) => length >= least);
}

/**
 * @param {Distance} distance
 * @param {(frame: Rect) => Rect} place
 */
function distanceLine({ length, from, to }, place) {
  const start = place({ ...from, width: 0, height: 0 });
  const end = place({ ...to, width: 0, height: 0 });
  const isHorizontal = Math.abs(end.x - start.x) >= Math.abs(end.y - start.y);
  const x = (start.x + end.x) / 2 + (isHorizontal ? 0 : 5);
  const y = (start.y + end.y) / 2 + (isHorizontal ? -5 : 4);
  return [
    svgElement("line", { x1: start.x, y1: start.y, x2: end.x, y2: end.y }),
    svgElement("text", { x, y, "text-anchor": isHorizontal ? "middle" : "start" }, points(length)),
  ];
}
