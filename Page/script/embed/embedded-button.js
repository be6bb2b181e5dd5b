/** @import { Selection } from "../address/selection.js" */
import { elementByID } from "../element.js";
import { Emitter } from "../emitter.js";
import { forwardInput } from "../interaction/forward-input.js";
import { Frame } from "../interaction/frame.js";
import { InnerButtons, loadAreas } from "../interaction/inner-buttons.js";
import { LiveButton } from "../interaction/live-button.js";
import { Picture } from "../interaction/picture.js";
import { Player } from "../interaction/player.js";
import { PressArea } from "../interaction/press-area.js";
import { asProblem } from "../service/problem.js";
import { fetchText } from "../service/service.js";

/**
 * The live button in the middle of a frame, as large as it is drawn, or smaller if the frame is.
 *
 * `size` reports the size in pixels that shows all of it, `action` that a press has run the action.
 *
 * @extends {Emitter<{ size: { width: number, height: number }, action: undefined }>}
 */
export class EmbeddedButton extends Emitter {
  #selection;
  #element = elementByID("live", HTMLElement);
  #problem = elementByID("problem", HTMLElement);
  #picture = new Picture(elementByID("picture", HTMLElement));
  #player = new Player(this.#picture);
  #live;
  #buttons;
  /** The picture at rest. */
  #still = "";
  #frame = new Frame(0, 0, 0);
  #scale = 1;

  /** @param {Selection} selection */
  constructor(selection) {
    super();
    this.#selection = selection;
    this.#live = new LiveButton(this.#player, selection);
    this.#buttons = new InnerButtons(this.#element, this.#live, (event) => this.#place(event));
    forwardInput(this.#element, this.#live, this.#buttons);
    this.#live.on("event", () => this.#showProblem(""));
    this.#live.on("rest", () => this.#follow());
    this.#live.on("end", ({ hasAction }) => hasAction && this.emit("action", undefined));
    this.#live.on("problem", (problem) => {
      this.#player.showStill(this.#still);
      this.#showProblem(problem.message);
    });
    addEventListener("resize", () => this.#fit());
  }

  /** The size in pixels that shows the whole button at the width of the frame. */
  get size() {
    const { width, height } = this.#frame.pictureSize;
    const scale = Math.min(1, innerWidth / width);
    return { width: Math.ceil(width), height: Math.ceil(height * scale) };
  }

  /** Loads the button and shows it at rest. */
  async load() {
    try {
      const [picture, areas] = await Promise.all([
        fetchText(this.#selection.url("svg")),
        loadAreas(this.#selection),
      ]);
      this.#frame = Frame.of(picture);
      const { width, height } = this.#frame;
      const whole = new PressArea({ x: 0, y: 0, width, height });
      this.#still = picture;
      this.#player.showStill(picture);
      elementByID("start", HTMLElement).hidden = true;
      this.#element.hidden = false;
      this.#showProblem("");
      this.#fit();
      await this.#buttons.show(this.#selection, areas.length > 0 ? areas : [whole]);
    } catch (error) {
      this.#showProblem(asProblem(error).message);
    }
  }

  /**
   * The place of a pointer in the layout frame of the picture, in points.
   *
   * @param {PointerEvent} event
   */
  #place({ clientX, clientY }) {
    const { left, top } = this.#element.getBoundingClientRect();
    const { margin } = this.#frame;
    return { x: (clientX - left) / this.#scale - margin, y: (clientY - top) / this.#scale - margin };
  }

  /** Makes room for a view that an action has made larger, once it is at rest. */
  #follow() {
    if (!this.#selection.style.isView) return;
    this.#frame = Frame.of(this.#live.isFresh ? this.#still : this.#picture.text);
    this.#fit();
  }

  /** Scales the button to the frame and places it on whole pixels, so that its edges are sharp. */
  #fit() {
    const { width, height } = this.#frame.pictureSize;
    if (!width) return;
    this.#scale = Math.min(1, innerWidth / width, innerHeight / height);
    this.#picture.zoom = this.#scale;
    this.#element.style.left = `${Math.round((innerWidth - width * this.#scale) / 2)}px`;
    this.#element.style.top = `${Math.round((innerHeight - height * this.#scale) / 2)}px`;
    this.emit("size", this.size);
  }

  /** @param {string} message */
  #showProblem(message) {
    this.#problem.hidden = message === "";
    this.#problem.textContent = message;
  }
}
