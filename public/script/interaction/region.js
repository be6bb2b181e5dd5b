import { askForJSON } from "../service/service.js";
import { shape } from "../element.js";
import { Script } from "./script.js";
import { outcome } from "./playback.js";

/** How far a finger is sought, and how exactly, in points. */
const farthest = 480;
const exactness = 0.5;

/** When the finger moves: after what a press moves has come to rest, before it counts as long. */
const moveTime = 0.7;

/**
 * Where a finger may be until the button lets go of it, drawn around the button.
 *
 * Nothing tells the region, so the finger is moved to places until it is known: along the axes, and then
 * towards the corners that they make. That is exact for rectangles and for diamonds.
 */
export class Region {
  #drawing = document.querySelector("#region");
  #words = document.querySelector("#region-words");
  #choice = document.querySelector("#show-region");
  #selection;

  constructor() {
    this.#choice.addEventListener("change", () => this.#update());
  }

  /** Makes the region of a selection the one to be shown. */
  show(selection) {
    this.#selection = selection.released.with({ duration: undefined });
    this.#update();
  }

  async #update() {
    this.#drawing.replaceChildren();
    this.#words.textContent = "";
    if (!this.#choice.checked) return;
    const selection = this.#selection;
    const corners = await this.#corners(selection).catch(() => undefined);
    if (selection !== this.#selection || !this.#choice.checked || !corners) return;
    if (corners.length === 0) {
      this.#words.textContent = "Wherever the finger goes, nothing more is seen of it.";
      return;
    }
    this.#words.textContent = "A finger outside of the line lets go.";
    this.#drawing.replaceChildren(
      shape("polygon", { points: corners.map(({ x, y }) => `${x},${y}`).join(" ") }),
    );
  }

  async #corners(selection) {
    const held = await this.#outcome(selection, { x: 0, y: 0 });
    const reach = (direction) => this.#reach(selection, direction, held);
    const [right, bottom, left, top] = await Promise.all(
      [{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }].map(reach),
    );
    if ([right, bottom, left, top].some((end) => end === undefined)) return [];
    const [first, second, third, fourth] = await Promise.all(
      [
        { x: right.x, y: bottom.y },
        { x: left.x, y: bottom.y },
        { x: left.x, y: top.y },
        { x: right.x, y: top.y },
      ].map(reach),
    );
    return [right, first, bottom, second, left, third, top, fourth].filter((corner) => corner);
  }

  /** The last point in a direction at which the button holds on. */
  async #reach(selection, { x, y }, held) {
    const length = Math.max(Math.abs(x), Math.abs(y));
    const at = (distance) => ({ x: (x / length) * distance, y: (y / length) * distance });
    const lets = async (distance) => (await this.#outcome(selection, at(distance))) !== held;
    if (!(await lets(farthest))) return undefined;
    let [near, far] = [0, farthest];
    while (far - near > exactness) {
      const middle = (near + far) / 2;
      if (await lets(middle)) far = middle;
      else near = middle;
    }
    return at(near);
  }

  async #outcome(selection, point) {
    const script = new Script().with("down", 0, { x: 0, y: 0 }).with("move", moveTime, point);
    return outcome(await askForJSON(selection.url("timeline.json", { events: script.text })));
  }
}
