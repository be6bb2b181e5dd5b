/** @import { Selection } from "../address/selection.js" */
/** @import { Playback } from "./playback.js" */
/** @import { Point, ScriptEvent } from "./script.js" */
import { Past } from "./past.js";
import { PlaybackCache } from "./playback.js";
import { PressArea } from "./press-area.js";
import { Script } from "./script.js";

/** @typedef {{ target: PressArea, center: Point }} OtherButton A button, and its center as seen from that of the target. */

/**
 * The button that events happen to: that of a style, or one of those inside of a view, with what earlier interactions have
 * changed. It has the playbacks of the scripts that continue them.
 */
export class PressedButton {
  #selection;
  #past = new Past();
  #cache;
  #target = new PressArea({ x: 0, y: 0, width: 0, height: 0 });
  /**
   * The button that is pressed in a view that others have changed.
   *
   * @type {OtherButton | undefined}
   */
  other;

  /** @param {Selection} selection */
  constructor(selection) {
    this.#selection = selection;
    this.#cache = new PlaybackCache(selection);
  }

  get selection() {
    return this.#selection;
  }

  get target() {
    return this.#target;
  }

  /** Whether nothing has changed the view since it was as at first. */
  get isFresh() {
    return this.#past.isEmpty;
  }

  /** The events that have changed the view, which the next interaction continues. */
  get script() {
    return this.#past.script;
  }

  /** The time at which the next interaction begins. */
  get start() {
    return this.#past.start;
  }

  /** The values that result from earlier interactions, and name the target. */
  get values() {
    return { ...this.#past.values, ...this.#targetValues };
  }

  /** Whether the button looks different under a pointer. */
  get showsHover() {
    return this.#selection.style.states.includes("hovered");
  }

  /** Whether a press has no effect. */
  get isDisabled() {
    return this.#selection.isDisabled || !(this.other?.target ?? this.#target).isEnabled;
  }

  /**
   * The values that tell the service which of the buttons inside is pressed, unless it is the one of the selection.
   *
   * @returns {Record<string, string>}
   */
  get #targetValues() {
    const { innerButtonName: name } = this.#selection.style;
    const { number } = this.#target;
    if (name === undefined || number === undefined) return {};
    const given = this.#selection.released.values[name];
    return given === undefined && number === 1 ? {} : { [name]: String(number) };
  }

  /**
   * Replaces the button with another one, as it is at first.
   *
   * @param {Selection} selection
   * @param {PressArea} target
   */
  replace(selection, target) {
    this.#selection = selection;
    this.#target = target;
    this.#past.clear();
    this.renew();
  }

  /** Begins a new interaction: the playbacks of the one before mean nothing any more. */
  renew() {
    this.#cache = new PlaybackCache(this.#selection, this.values);
  }

  /** Makes the view as it was at first. */
  forgetPast() {
    this.#past.forget();
    this.renew();
  }

  /**
   * The playback of a script, if it has been loaded.
   *
   * @param {Script} script
   */
  loaded(script) {
    return this.#cache.loaded(script.text);
  }

  /**
   * Loads the playback of a script; throws a `Problem`.
   *
   * @param {Script} script
   */
  load(script) {
    return this.#cache.load(script.text);
  }

  /**
   * The script of a press that begins now.
   *
   * @param {Point} point
   */
  pressAt(point) {
    return this.script.appending("down", this.start, point);
  }

  /**
   * Makes some events an interaction with the view as it was at first, with the other button if one is pressed. Returns
   * their script, and how far its points are from those of before.
   *
   * @param {ScriptEvent[]} events
   */
  startAgain(events) {
    const { target, center: { x, y } } = this.other ?? { target: this.#target, center: { x: 0, y: 0 } };
    const distance = { x: -x, y: -y };
    const script = new Script(events).moved(distance, -this.start);
    this.#target = target;
    this.other = undefined;
    this.forgetPast();
    return { script, distance };
  }

  /**
   * Ends an interaction, which the next one continues if it has changed a view. Returns whether the button ran an action,
   * as far as is known.
   *
   * @param {Script} script
   * @param {Playback | undefined} playback The playback of the script, or of less of it.
   */
  end(script, playback) {
    const actions = playback?.timeline.actions.filter(({ time }) => time >= this.start) ?? [];
    const isChanged = this.#selection.style.isView && playback?.script === script.text && playback.changesButton;
    this.#past.keep(script, isChanged ? playback : undefined);
    if (this.#past.isEmpty) this.#past.carry(script.text, actions, this.#selection);
    // The service lists no actions of gestures.
    return actions.length > 0 || isChanged;
  }
}
