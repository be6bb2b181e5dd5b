/** @import { Selection } from "../address/selection.js" */
/** @import { Stage } from "../interaction/stage.js" */
/** @import { Part } from "./parts.js" */
import { element, elementByID } from "../element.js";
import { copyOnClick } from "../export/clipboard.js";
import { asProblem } from "../service/problem.js";
import { fetchJSON } from "../service/service.js";
import { onVisibility } from "../when-visible.js";
import { Measures } from "./measures.js";
import { partsOf, sizeText } from "./parts.js";

/**
 * The sizes, insets, radii, fonts and colors of the parts of the button: of the one under the pointer, or of the chosen one.
 * A click copies a value; what differs from the default, or from a pinned button, is marked.
 */
export class Inspect {
  #stage;
  #compared;
  #isVisible = false;
  #place = elementByID("inspect", HTMLElement);
  #details = element("dl", { class: "values" });
  #list = element("ul", { class: "parts", "aria-label": "Parts" });
  /** The name of the part; until the measures are there, what is awaited. */
  #title = element("h3", {}, "Measures");
  #measures = new Measures();
  /** @type {Selection | undefined} */
  #selection;
  #requested = "";
  /** @type {Part[]} */
  #parts = [];
  /** @type {Part[]} */
  #others = [];
  #chosen = 0;
  /** @type {number | undefined} */
  #hovered;

  /**
   * @param {Stage} stage
   * @param {(selection: Selection) => Selection} compared Returns what a selection is compared with.
   */
  constructor(stage, compared) {
    this.#stage = stage;
    this.#compared = compared;
    const hint = element(
      "p",
      { class: "secondary" },
      "Point at a part of the button, or choose one. A click copies a value.",
    );
    this.#place.replaceChildren(hint, this.#title, this.#details, element("h3", {}, "Parts"), this.#list);
    onVisibility(elementByID("panel-inspect", HTMLElement), (isVisible) => {
      this.#isVisible = isVisible;
      this.#load();
    });
    const area = elementByID("stage", HTMLElement);
    area.addEventListener("pointermove", (event) => this.#hover(event));
    area.addEventListener("pointerleave", () => this.#hover(undefined));
    area.addEventListener("pointerdown", () => {
      if (this.#hovered !== undefined) this.#choose(this.#hovered);
    });
    stage.player.on("begin", () => this.#measures.clear());
    addEventListener("resize", () => this.#measures.clear());
  }

  /** @param {Selection} selection */
  show(selection) {
    this.#selection = selection;
    this.#load();
  }

  async #load() {
    const selection = this.#selection;
    if (!selection || !this.#isVisible) {
      this.#measures.clear();
      return;
    }
    const url = selection.url("json");
    const otherURL = this.#compared(selection).url("json");
    if (`${url} ${otherURL}` === this.#requested) return;
    this.#requested = `${url} ${otherURL}`;
    try {
      const [document, other] = await Promise.all([
        fetchJSON(url),
        // Without it nothing is marked.
        url === otherURL ? undefined : fetchJSON(otherURL).catch(() => undefined),
      ]);
      if (selection !== this.#selection) return;
      this.#parts = partsOf(document);
      this.#others = other ? partsOf(other) : this.#parts;
      this.#chosen = Math.min(this.#chosen, this.#parts.length - 1);
      this.#hovered = undefined;
      this.#drawList();
      this.#draw();
    } catch (error) {
      const { message } = asProblem(error);
      if (selection !== this.#selection) return;
      this.#requested = "";
      this.#parts = [];
      this.#list.replaceChildren();
      this.#details.replaceChildren();
      this.#title.textContent = message;
      this.#measures.clear();
    }
  }

  /** @param {PointerEvent | undefined} event */
  #hover(event) {
    if (!this.#isVisible || this.#stage.live.isDown) return;
    const point = event && this.#stage.place(event);
    // The last one that holds the point is in front.
    const index = point
      ? this.#parts.findLastIndex(({ frame: { x, y, width, height } }) =>
        point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
      )
      : -1;
    const hovered = index < 0 ? undefined : index;
    if (hovered === this.#hovered) return;
    this.#hovered = hovered;
    this.#draw();
  }

  /** @param {number} index */
  #choose(index) {
    this.#chosen = index;
    this.#draw();
  }

  #drawList() {
    this.#list.replaceChildren(...this.#parts.map(({ kind, text }, index) => {
      const button = element("button", { type: "button" }, text ? `${kind} “${text}”` : kind);
      button.addEventListener("click", () => this.#choose(index));
      return element("li", {}, button);
    }));
  }

  #draw() {
    const index = this.#hovered ?? this.#chosen;
    const part = this.#parts[index];
    if (!part) {
      this.#title.textContent = "Nothing is drawn";
      this.#details.replaceChildren();
      return;
    }
    for (const [other, item] of [...this.#list.querySelectorAll("button")].entries()) {
      item.setAttribute("aria-pressed", String(other === this.#chosen));
    }
    this.#title.textContent = part.text ? `${part.kind} “${part.text}”` : part.kind;
    const counterpart = this.#counterpart(part);
    const others = new Map(counterpart && rowsOf(counterpart));
    const rows = rowsOf(part).map(([name, value]) =>
      this.#row(name, value, counterpart ? others.get(name) ?? "none" : value)
    );
    this.#details.replaceChildren(...rows.flat());
    const around = this.#hovered !== undefined && this.#chosen !== this.#hovered
      ? this.#parts[this.#chosen]
      : this.#parts[0];
    this.#measures.show(part.frame, around.frame, (frame) => this.#stage.pixels(frame));
  }

  /**
   * The part of the compared button that corresponds to one: the same of its kind, in order.
   *
   * @param {Part} part
   */
  #counterpart(part) {
    const index = this.#parts.filter(({ kind }) => kind === part.kind).indexOf(part);
    return this.#others.filter(({ kind }) => kind === part.kind)[index];
  }

  /**
   * @param {string} name
   * @param {string} value
   * @param {string} other The value of what it is compared with.
   */
  #row(name, value, other) {
    const differs = value !== other;
    const swatch = /^#[0-9A-F]{6}/.test(value) ? [colorSwatch(value.slice(0, 7))] : [];
    const button = element("button", { type: "button", "aria-label": `Copy ${name} ${value}` }, value);
    copyOnClick(button, () => value);
    const origin = this.#selection?.values.pin === undefined ? "default" : "pinned";
    return [
      element("dt", {}, name),
      element(
        "dd",
        { class: differs ? "differs" : undefined },
        ...swatch,
        button,
        ...(differs ? [element("span", { class: "secondary" }, `${origin}: ${other}`)] : []),
      ),
    ];
  }
}

/**
 * @param {Part} part
 * @returns {[name: string, value: string][]}
 */
function rowsOf({ frame, values }) {
  return [["Size", sizeText(frame)], ...values];
}

/** @param {string} color */
function colorSwatch(color) {
  const swatch = element("span", { class: "swatch", "aria-hidden": "true" });
  swatch.style.background = color;
  return swatch;
}
