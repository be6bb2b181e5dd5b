/** @import { Selection } from "../address/selection.js" */
import { elementByID } from "../element.js";
import { Emitter } from "../emitter.js";
import { forwardInput } from "../interaction/forward-input.js";
import { Frame } from "../interaction/frame.js";
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
  /** The picture at rest. */
  #still = "";
  #frame = new Frame(0, 0, 0);
  #area = new PressArea(this.#frame);
  #scale = 1;

  /** @param {Selection} selection */
  constructor(selection) {
    super();
    this.#selection = selection;
    this.#live = new LiveButton(this.#player, selection);
    forwardInput(this.#element, this.#live, (event) => this.#area.point(event, this.#element, this.#scale));
    this.#element.setAttribute("aria-label", selection.title);
    if (selection.isDisabled) this.#element.setAttribute("aria-disabled", "true");
    this.#live.on("event", () => this.#showProblem(""));
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
      const picture = await fetchText(this.#selection.url("svg"));
      this.#frame = Frame.of(picture);
      this.#area = new PressArea(this.#frame);
      this.#still = picture;
      this.#player.showStill(picture);
      elementByID("start", HTMLElement).hidden = true;
      this.#element.hidden = false;
      this.#showProblem("");
      this.#fit();
      await this.#live.reset(this.#selection, (point) => this.#area.contains(point));
    } catch (error) {
      this.#showProblem(asProblem(error).message);
    }
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
