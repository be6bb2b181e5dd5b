/** @import { Selection } from "../address/selection.js" */
/** @import { Point } from "./script.js" */
import { elementByID, svgElement } from "../element.js";
import { fetchJSON } from "../service/service.js";
import { outcome } from "./playback.js";
import { Script } from "./script.js";

/** The largest distance that the finger is moved, and the precision of the edge, in points. */
const maximumDistance = 480;
const precision = 0.5;

/** The time of the move: after everything that a press moves is at rest, before the press becomes a long press. */
const moveTime = 0.7;

/**
 * The region that a finger may not leave, or else the button is released; drawn around the button.
 *
 * The service does not describe the region, so the edge is searched by moving the finger: along the axes, and then
 * toward the corners of the rectangle that they make. That is exact for rectangles and for diamonds.
 */
export class Region {
  #drawing = elementByID("region", SVGElement);
  #message = elementByID("region-message", HTMLElement);
  #choice = elementByID("show-region", HTMLInputElement);
  #selection;

  /** @param {Selection} selection */
  constructor(selection) {
    this.#selection = selection;
    this.#choice.addEventListener("change", () => this.#update());
  }

  /**
   * Shows the region of a selection.
   *
   * @param {Selection} selection
   */
  show(selection) {
    this.#selection = selection.released.with({ duration: undefined });
    this.#update();
  }

  async #update() {
    this.#drawing.replaceChildren();
    this.#message.textContent = "";
    if (!this.#choice.checked) return;
    const selection = this.#selection;
    const corners = await this.#corners(selection).catch(() => undefined);
    if (selection !== this.#selection || !this.#choice.checked || !corners) return;
    if (corners.length === 0) {
      this.#message.textContent = "Moving the finger changes nothing, so this button has no region.";
      return;
    }
    this.#message.textContent = "A finger outside the dashed line releases the button.";
    const points = corners.map(({ x, y }) => `${x},${y}`).join(" ");
    this.#drawing.replaceChildren(svgElement("polygon", { points }));
  }

  /** @param {Selection} selection */
  async #corners(selection) {
    const held = await this.#outcome(selection, { x: 0, y: 0 });
    /** @param {Point} direction */
    const edge = (direction) => this.#edge(selection, direction, held);
    const [right, bottom, left, top] = await Promise.all(
      [{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }].map(edge),
    );
    if (!right || !bottom || !left || !top) return [];
    const [first, second, third, fourth] = await Promise.all(
      [
        { x: right.x, y: bottom.y },
        { x: left.x, y: bottom.y },
        { x: left.x, y: top.y },
        { x: right.x, y: top.y },
      ].map(edge),
    );
    return [right, first, bottom, second, left, third, top, fourth].filter((corner) => corner !== undefined);
  }

  /**
   * The last point in a direction at which the outcome is that of a held button; found by bisection.
   *
   * @param {Selection} selection
   * @param {Point} direction
   * @param {string} held
   */
  async #edge(selection, { x, y }, held) {
    const length = Math.max(Math.abs(x), Math.abs(y));
    /** @param {number} distance */
    const at = (distance) => ({ x: (x / length) * distance, y: (y / length) * distance });
    /** @param {number} distance */
    const isReleased = async (distance) => (await this.#outcome(selection, at(distance))) !== held;
    if (!(await isReleased(maximumDistance))) return undefined;
    let [near, far] = [0, maximumDistance];
    while (far - near > precision) {
      const middle = (near + far) / 2;
      if (await isReleased(middle)) far = middle;
      else near = middle;
    }
    return at(near);
  }

  /**
   * @param {Selection} selection
   * @param {Point} point
   */
  async #outcome(selection, point) {
    const script = new Script().appending("down", 0, { x: 0, y: 0 }).appending("move", moveTime, point);
    return outcome(await fetchJSON(selection.url("timeline.json", { events: script.text })));
  }
}
