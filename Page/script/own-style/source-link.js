/** @import { Address } from "../address/address.js" */
/** @import { Stage } from "../interaction/stage.js" */
/** @import { CodeEditor } from "./code-editor.js" */
/** @import { DrawnElement } from "./drawn-elements.js" */
import { elementByID, svgElement } from "../element.js";
import { DrawnElements, elementAt, elementsAround } from "./drawn-elements.js";

/** The pause after which the part at the cursor is marked, in milliseconds: typing moves the cursor too. */
const pause = 150;

/**
 * The link between the picture and its source: a click on a part of the picture marks the line that draws it, and the cursor
 * in the source marks the parts that its expression draws.
 */
export class SourceLink {
  #address;
  #stage;
  #editor;
  #isShown;
  #elements = new DrawnElements();
  #marks = svgElement("g", { class: "source-marks" });
  /** @type {number | undefined} */
  #timer;

  /**
   * @param {Address} address
   * @param {Stage} stage
   * @param {CodeEditor} editor
   * @param {() => boolean} isShown Whether the picture is that of the text of the editor.
   */
  constructor(address, stage, editor, isShown) {
    this.#address = address;
    this.#stage = stage;
    this.#editor = editor;
    this.#isShown = isShown;
    elementByID("measures", SVGSVGElement).append(this.#marks);
    elementByID("stage", HTMLElement).addEventListener("pointerdown", (event) => this.#showLine(event));
    editor.on("cursor", () => this.#schedule());
    // A part that moves, or that an action has moved, is elsewhere.
    stage.player.on("begin", () => this.#marks.replaceChildren());
    address.on("change", () => this.#schedule());
    addEventListener("resize", () => this.#schedule());
  }

  #schedule() {
    this.#marks.replaceChildren();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#mark(), pause);
  }

  /** @param {PointerEvent} event */
  async #showLine(event) {
    if (!this.#isShown() || !event.isPrimary || event.button !== 0) return;
    const point = this.#stage.place(event);
    const elements = await this.#elements.of(this.#address.selection);
    if (!this.#isShown()) return;
    const element = elementAt(elements, point);
    this.#editor.markDrawingLine(element?.place ?? undefined);
    // A press has begun by now, if the part is one of a button.
    this.#show(element ? [element] : []);
  }

  async #mark() {
    const editor = this.#editor;
    if (!this.#isShown() || !editor.hasFocus) return;
    const { selection } = this.#address;
    const elements = await this.#elements.of(selection);
    if (selection !== this.#address.selection || !this.#isShown()) return;
    this.#show(elementsAround(elements, editor.text, editor.cursor, (place) => editor.offset(place)));
  }

  /** @param {DrawnElement[]} elements */
  #show(elements) {
    const { player, live } = this.#stage;
    const marked = player.isPlaying || !live.isFresh ? [] : elements;
    this.#marks.replaceChildren(...marked.map(({ frame }) => {
      const { x, y, width, height } = this.#stage.pixels(frame);
      return svgElement("rect", { x, y, width, height, rx: 2 });
    }));
  }
}
