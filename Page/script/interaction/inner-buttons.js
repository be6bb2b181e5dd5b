/** @import { Selection } from "../address/selection.js" */
/** @import { LiveButton } from "./live-button.js" */
/** @import { Rect } from "./press-area.js" */
/** @import { Point } from "./script.js" */
import { nextIndex } from "../arrow-keys.js";
import { Emitter } from "../emitter.js";
import { asProblem } from "../service/problem.js";
import { fetchJSON } from "../service/service.js";
import { PressArea } from "./press-area.js";

/**
 * @typedef {object} InnerButton A button inside of a view, as the service describes it.
 * @property {number} number
 * @property {string} label
 * @property {Rect} frame
 * @property {Rect | null} [region]
 * @property {boolean} isEnabled
 */

/**
 * The buttons inside of a selected view, or those after some events. None for a style, or if the service does not tell.
 *
 * @param {Selection} selection
 * @param {Record<string, string>} values
 */
export async function loadAreas(selection, values = {}) {
  if (!selection.style.isView) return [];
  try {
    /** @type {{ buttons?: InnerButton[] }} */
    const { buttons = [] } = await fetchJSON(selection.url("json", values));
    return buttons.map(({ frame, ...details }) => new PressArea(frame, details));
  } catch (error) {
    asProblem(error);
    return [];
  }
}

/**
 * The buttons of a picture. A pointer or a key chooses the one of a view that the live button is; a style has only one.
 *
 * `choose` reports the name of a button that a key has chosen.
 *
 * @extends {Emitter<{ choose: string }>}
 */
export class InnerButtons extends Emitter {
  #element;
  #live;
  #place;
  /** @type {Selection | undefined} */
  #selection;
  /** The buttons as they were at first, at least one. */
  #first = [new PressArea({ x: 0, y: 0, width: 0, height: 0 })];
  /** The buttons where they are now: an action may have moved them. */
  #areas = this.#first;
  /** The one that was pressed or chosen last. */
  #chosen = this.#first[0];

  /**
   * @param {HTMLElement} element The element with the picture.
   * @param {LiveButton} live
   * @param {(event: PointerEvent) => Point} place Returns the place of a pointer in the picture's layout frame.
   */
  constructor(element, live, place) {
    super();
    this.#element = element;
    this.#live = live;
    this.#place = place;
    live.on("rest", () => this.#follow());
  }

  /**
   * Shows the buttons of a selection. Resolves when a press would show at once.
   *
   * @param {Selection} selection
   * @param {PressArea[]} areas At least one.
   */
  show(selection, areas) {
    this.#selection = selection;
    this.#first = areas;
    this.#areas = areas;
    this.#choose(areas[selection.buttonNumber - 1] ?? areas[0]);
    return this.#live.reset(selection, this.#chosen);
  }

  get isSingle() {
    return this.#areas.length === 1;
  }

  /** The center of the live button, from which the places of its events count, in the picture's layout frame. */
  get center() {
    return (this.#areas.find(({ number }) => number === this.#live.target.number) ?? this.#chosen).center;
  }

  /**
   * The place of a pointer from the center of the live button.
   *
   * @param {PointerEvent} event
   */
  point(event) {
    return this.#fromCenter(this.#place(event));
  }

  /**
   * Presses the button under a pointer. Returns whether there is one: a view has room beside its buttons.
   *
   * @param {PointerEvent} event
   */
  down(event) {
    const area = this.#areaAt(event);
    if (!area) return false;
    this.#choose(area);
    this.#down(this.#place(event));
    return true;
  }

  /** Presses the chosen button. */
  downByKey() {
    this.#down(this.#chosen.center);
  }

  /** @param {Point} place */
  #down(place) {
    this.#aim(this.#chosen);
    const target = this.#chosen;
    const isOther = target.number !== this.#live.target.number;
    this.#live.down(
      this.#fromCenter(place),
      isOther ? { target, center: this.#fromCenter(target.center) } : undefined,
    );
  }

  /**
   * Prepares a press of the button under a pointer.
   *
   * @param {PointerEvent} event
   */
  prepare(event) {
    const area = this.#areaAt(event);
    if (!area) return;
    // The button with the focus is the live one until another one is pressed.
    if (!this.#element.matches(":focus-visible")) this.#aim(area);
    this.#live.prepare(this.point(event));
  }

  /** Makes the chosen button the live one, which gets the focus; or the other way round if that cannot change. */
  focus() {
    this.#aim(this.#chosen);
    this.#choose(this.#areas.find(({ number }) => number === this.#live.target.number) ?? this.#chosen);
    this.#live.focus();
  }

  /**
   * Chooses another button of a view, which is then as it was at first. Returns whether the key leads to one.
   *
   * @param {KeyboardEvent} event
   */
  step({ key, shiftKey }) {
    if (this.#live.isDown || this.#isFixed) return false;
    const index = this.#first.findIndex(({ number }) => number === this.#chosen.number);
    const next = key === "Tab" ? index + (shiftKey ? -1 : 1) : nextIndex(key, index, this.#first.length);
    const area = next === undefined || next === index ? undefined : this.#first[next];
    if (!area) return false;
    this.#areas = this.#first;
    this.#choose(area);
    this.#live.aim(area);
    this.emit("choose", this.#name);
    return true;
  }

  /** @param {PointerEvent} event */
  #areaAt(event) {
    const [only] = this.#areas;
    if (only.number === undefined) return only;
    const point = this.#place(event);
    // The last one is above the others.
    return this.#areas.findLast((area) => area.isTouched(point));
  }

  /** @param {Point} point */
  #fromCenter({ x, y }) {
    const { center } = this;
    return { x: x - center.x, y: y - center.y };
  }

  /**
   * Makes a button the live one, unless the view shows what others have done.
   *
   * @param {PressArea} area
   */
  #aim(area) {
    const { target, isFresh } = this.#live;
    if (area.number === target.number || this.#isFixed) return;
    const isPresent = this.#areas.some(({ number }) => number === target.number);
    if (isFresh || !isPresent) this.#live.aim(area);
  }

  /** Whether the first button stays the live one: no other can be chosen, or the view is disabled as a whole. */
  get #isFixed() {
    const { isDisabled, style, values = {} } = this.#selection ?? {};
    const name = style?.innerButtonName;
    return name === undefined || (isDisabled === true && !(name in values));
  }

  /** @param {PressArea} area */
  #choose(area) {
    this.#chosen = area;
    this.#element.setAttribute("aria-label", this.#name);
    if (this.#selection?.isDisabled || !area.isEnabled) this.#element.setAttribute("aria-disabled", "true");
    else this.#element.removeAttribute("aria-disabled");
  }

  /** The accessible name of the chosen button. */
  get #name() {
    const { number, label } = this.#chosen;
    const name = label || this.#selection?.title || "";
    return number === undefined || this.isSingle ? name : `${name}, ${number} of ${this.#areas.length}`;
  }

  /** Finds the buttons where the actions have moved them. */
  async #follow() {
    const selection = this.#selection;
    if (!selection?.style.isView) return;
    const { past } = this.#live;
    const areas = past ? await loadAreas(selection, past) : this.#first;
    const isCurrent = selection === this.#selection && past?.events === this.#live.past?.events && !this.#live.isBusy;
    if (!isCurrent || areas.length === 0) return;
    this.#areas = areas;
    this.#choose(areas.find(({ number }) => number === this.#chosen.number) ?? areas[0]);
  }
}
