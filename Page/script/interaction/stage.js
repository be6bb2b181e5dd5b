/** @import { Selection } from "../address/selection.js" */
/** @import { Rect } from "./press-area.js" */
import { elementByID } from "../element.js";
import { isSameURL } from "../service/query-string.js";
import { fetchText } from "../service/service.js";
import { forwardInput } from "./forward-input.js";
import { Frame } from "./frame.js";
import { InnerButtons, loadAreas } from "./inner-buttons.js";
import { LiveButton } from "./live-button.js";
import { PressArea } from "./press-area.js";
import { Picture } from "./picture.js";
import { Player } from "./player.js";

/** The smallest scale at which a title can be read. */
const legibleScale = 0.5;

/** The room around a picture on the stage, in pixels. */
const room = 32;

/** The area with the live button: its picture, as large as chosen and possible, and the pointer on it. */
export class Stage {
  #stage = elementByID("stage", HTMLElement);
  #button = elementByID("live", HTMLElement);
  #start = elementByID("start", HTMLElement);
  #size = elementByID("size", HTMLElement);
  #picture = new Picture(elementByID("picture", HTMLElement));
  /** The picture at rest. */
  #still = "";
  #zoom = elementByID("zoom", HTMLSelectElement);
  /** The frame of the whole picture. */
  #frame = new Frame(0, 0, 0);
  /** The pixels for a point. */
  #scale = 1;
  #isView = false;
  /** The width to which a button must be set so that its title wraps and is legible, in points. */
  #legibleWidth = 0;

  player = new Player(this.#picture);
  live;
  /** The buttons of the picture. */
  buttons;

  /** @param {Selection} selection */
  constructor(selection) {
    this.live = new LiveButton(this.player, selection);
    this.buttons = new InnerButtons(this.#button, this.live, (event) => this.place(event));
    forwardInput(this.#button, this.live, this.buttons);
    this.live.on("rest", () => this.#follow());
    this.#zoom.addEventListener("change", () => this.#fit());
    const observer = new ResizeObserver(() => this.#fit());
    observer.observe(this.#stage);
    // The content above may change its height.
    observer.observe(document.body);
  }

  /**
   * Fetches the picture of a selection, and returns a function that shows it; throws a `Problem`. The function returns
   * a promise that resolves when the button can be pressed without delay.
   *
   * @param {Selection} selection
   */
  async prepare(selection) {
    const { isView } = selection.style;
    const hasSecond = selection.values.beside !== undefined && !isView;
    const [picture, areas, alone] = await Promise.all([
      fetchText(this.#startURL(selection.url("svg"))),
      loadAreas(selection),
      hasSecond && fetchText(selection.with({ beside: undefined }).url("svg")),
    ]);
    return () => {
      this.#frame = Frame.of(picture);
      this.#isView = isView;
      const { width } = this.#frame;
      const whole = new PressArea({ x: 0, y: 0, width, height: Frame.of(alone || picture).height });
      this.#still = picture;
      this.player.showStill(picture);
      this.#stage.dataset.scheme = selection.scheme;
      this.#button.hidden = false;
      this.#start.hidden = true;
      const isPressable = this.buttons.show(this.playable(selection), areas.length > 0 ? areas : [whole]);
      this.#fit();
      return isPressable;
    };
  }

  /**
   * A selection with the room around its picture, which is known once that is drawn: the service need not measure it again,
   * which for some styles takes more than all the rest of an animation.
   *
   * @param {Selection} selection
   */
  playable(selection) {
    const { margin } = this.#frame;
    return "padding" in selection.values || !(margin >= 0) ? selection : selection.with({ padding: String(margin) });
  }

  /**
   * The place of a pointer in the layout frame of the picture, in points.
   *
   * @param {PointerEvent} event
   */
  place({ clientX, clientY }) {
    const { left, top } = this.#button.getBoundingClientRect();
    const { margin } = this.#frame;
    return { x: (clientX - left) / this.#scale - margin, y: (clientY - top) / this.#scale - margin };
  }

  /**
   * The place on the stage of a frame in the picture's layout frame, in pixels.
   *
   * @param {Rect} frame
   */
  pixels({ x, y, width, height }) {
    const stage = this.#stage.getBoundingClientRect();
    const button = this.#button.getBoundingClientRect();
    const { margin } = this.#frame;
    return {
      x: button.left - stage.left + (x + margin) * this.#scale,
      y: button.top - stage.top + (y + margin) * this.#scale,
      width: width * this.#scale,
      height: height * this.#scale,
    };
  }

  /** Makes room for a view that an action has made larger, once it is at rest. */
  #follow() {
    if (!this.#isView) return;
    this.#frame = Frame.of(this.live.isFresh ? this.#still : this.#picture.text);
    this.#fit();
  }

  /**
   * The address of the start picture, which the browser has already, if it has the same query as another address.
   *
   * @param {string} url
   */
  #startURL(url) {
    const start = this.#start.querySelector("img")?.currentSrc;
    return start && isSameURL(start, url) ? start : url;
  }

  /**
   * Shows the last button at rest, or nothing if there is none yet.
   *
   * @param {Selection} selection The selection that is not shown.
   */
  rest(selection) {
    if (!this.isEmpty) {
      this.player.showStill(this.#still);
      return;
    }
    this.#start.hidden = true;
    this.#stage.dataset.scheme = selection.scheme;
  }

  /** @param {boolean} isBusy Whether another picture is being fetched. */
  set isBusy(isBusy) {
    this.#stage.setAttribute("aria-busy", String(isBusy));
  }

  /** Scrolls the page so that the whole stage is visible. */
  reveal() {
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    this.#stage.scrollIntoView({ block: "nearest", behavior });
  }

  /**
   * Calls a listener with a width in points at which the title of a button is legible, when the user wants it.
   *
   * @param {(width: number) => void} listener
   */
  onWrap(listener) {
    elementByID("wrap", HTMLElement).addEventListener("click", () => listener(this.#legibleWidth));
  }

  /** The size of the picture, in points. */
  get size() {
    return this.#frame.pictureSize;
  }

  /** Whether no picture has been shown yet. */
  get isEmpty() {
    return !this.#picture.svg;
  }

  /** The place of the stage and the room inside of it, in pixels. */
  #measure() {
    const { clientWidth, clientHeight } = this.#stage;
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    // The stage of a narrow window grows with the picture, up to a part of the window; others have the height that is left.
    const share = Number(getComputedStyle(this.#stage).getPropertyValue("--share"));
    const available = { width: clientWidth - room, height: share > 0 ? innerHeight * share : clientHeight - room };
    return { left, top, width, height, available };
  }

  /**
   * Shows a hint if the picture is too wide to be read.
   *
   * @param {number} scale
   * @param {number} available The width for the picture, in pixels.
   */
  #showSize(scale, available) {
    this.#legibleWidth = Math.floor(available - 2 * this.#frame.margin);
    this.#size.hidden = scale >= legibleScale;
    elementByID("wrap", HTMLElement).hidden = this.#isView;
    elementByID("size-text", HTMLElement).textContent = `The ${this.#isView ? "view" : "button"} is ${
      Math.round(this.#frame.width)
    } points wide, shown at ${Math.round(100 * scale)} %.`;
  }

  /** Shows the picture at the chosen zoom, or less if the stage or the window is too small, in the middle of the stage. */
  #fit() {
    // Everything is read before anything is written, so that the browser arranges the page once. A stage that grows with
    // its picture reports that, and the picture is placed again.
    const stage = this.#measure();
    const { margin, pictureSize } = this.#frame;
    const scale = Math.min(
      Number(this.#zoom.value),
      stage.available.width / pictureSize.width,
      stage.available.height / pictureSize.height,
    );
    if (!(scale > 0)) return;
    this.#scale = scale;
    this.#picture.zoom = scale;
    this.#showSize(scale, stage.available.width);
    // The stage grows with the picture. The styles of the whole page depend on it.
    const height = `${Math.ceil(pictureSize.height * scale) + room}px`;
    const { style } = document.body;
    if (style.getPropertyValue("--picture-height") !== height) style.setProperty("--picture-height", height);
    /**
     * The distance at which a length is centered, on whole pixels, so that edges are sharp.
     *
     * @param {number} start
     * @param {number} room
     * @param {number} length
     */
    const center = (start, room, length) => `${Math.round(start + (room - length) / 2) - start}px`;
    const { x, y } = this.buttons.center;
    const button = this.#button.style;
    button.left = center(stage.left, stage.width, pictureSize.width * scale);
    button.top = center(stage.top, stage.height, pictureSize.height * scale);
    button.setProperty("--scale", String(scale));
    button.setProperty("--center-x", `${(margin + x) * scale}px`);
    button.setProperty("--center-y", `${(margin + y) * scale}px`);
  }
}
