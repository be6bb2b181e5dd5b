import { askForText } from "../service/service.js";
import { Frame } from "./frame.js";
import { LiveButton } from "./live-button.js";
import { Picture } from "./picture.js";
import { Player } from "./player.js";
import { connect } from "./pointer.js";

/** Where the button stands: its picture, as large as there is room, and the finger on it. */
export class Stage {
  #stage = document.querySelector("#stage");
  #button = document.querySelector("#live");
  #picture = new Picture(document.querySelector("#picture"));
  #zoom = document.querySelector("#zoom");
  /** The frame of all that is shown. */
  #frame = new Frame(0, 0, 0);
  /** The height of the button that is pressed; another one may stand below it. */
  #height = 0;

  player = new Player(this.#picture);
  live = new LiveButton(this.player);

  constructor() {
    connect(this.#button, this.live, (event) => this.#point(event));
    this.#zoom.addEventListener("change", () => this.#fit());
    const observer = new ResizeObserver(() => this.#fit());
    observer.observe(this.#stage);
    // What is above may have become higher.
    observer.observe(document.body);
  }

  /** Asks for the picture of a selection, and gives what shows it; throws a `Problem`. */
  async prepare(selection) {
    const [picture, alone] = await Promise.all([
      askForText(selection.url("svg")),
      selection.values.beside && askForText(selection.with({ beside: undefined }).url("svg")),
    ]);
    return () => {
      this.#frame = Frame.of(picture);
      this.#height = Frame.of(alone || picture).height;
      this.player.rest(picture);
      this.#stage.dataset.scheme = selection.value("colorScheme");
      this.#button.setAttribute("aria-label", selection.title);
      this.#fit();
      this.live.set(selection, (point) => this.#isInside(point));
    };
  }

  /** Whether nothing has been shown yet. */
  get isEmpty() {
    return !this.#picture.svg;
  }

  /** A point of a pointer, from the middle of the button. */
  #point({ clientX, clientY }) {
    const { left, top } = this.#button.getBoundingClientRect();
    const { x, y } = this.#middle;
    return { x: (clientX - left) / this.#scale - x, y: (clientY - top) / this.#scale - y };
  }

  /** The middle of what is pressed, from the corner of the picture. */
  get #middle() {
    return { x: this.#frame.margin + this.#frame.width / 2, y: this.#frame.margin + this.#height / 2 };
  }

  #isInside({ x, y }) {
    return Math.abs(x) <= this.#frame.width / 2 && Math.abs(y) <= this.#height / 2;
  }

  /** As large as chosen, if there is room. */
  get #scale() {
    const width = this.#frame.width + 2 * this.#frame.margin;
    return Math.min(Number(this.#zoom.value), (this.#stage.clientWidth - 32) / width);
  }

  /** In the middle, on whole pixels: edges are as sharp as they can be. */
  #place() {
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    const size = this.#button.getBoundingClientRect();
    const place = (start, room, length) => `${Math.round(start + (room - length) / 2) - start}px`;
    this.#button.style.left = place(left, width, size.width);
    this.#button.style.top = place(top, height, size.height);
  }

  #fit() {
    const scale = this.#scale;
    if (!(scale > 0)) return;
    this.#picture.zoom = scale;
    this.#place();
    this.#button.style.setProperty("--scale", scale);
    this.#button.style.setProperty("--middle-x", `${this.#middle.x * scale}px`);
    this.#button.style.setProperty("--middle-y", `${this.#middle.y * scale}px`);
  }
}
