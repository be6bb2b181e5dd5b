/** @import { Selection } from "../address/selection.js" */
/** @import { Problem } from "../service/problem.js" */
/** @import { Player } from "./player.js" */
/** @import { PressArea } from "./press-area.js" */
/** @import { OtherButton } from "./pressed-button.js" */
/** @import { Point } from "./script.js" */
import { Emitter } from "../emitter.js";
import { Interaction } from "./interaction.js";
import { PressedButton } from "./pressed-button.js";

const center = { x: 0, y: 0 };

/**
 * A button that the user presses: the player continues with what the service returns for each event. The service alone
 * knows the styles.
 *
 * An interaction with a style begins at rest. One with a view continues the script of those that have changed it, as long
 * as the service draws that: the past of the view.
 *
 * `event` reports an event, `end` whether a press ran the action, `rest` the values of a script that has ended, and
 * `problem` an error of the service. A finger that leaves the region of the button is the event `dragExit`, one that
 * comes back `dragEnter`.
 *
 * @extends {Emitter<{
 *   event: { name: string, time: number },
 *   end: { hasAction: boolean, isDisabled: boolean },
 *   rest: Record<string, string>,
 *   problem: Problem,
 * }>}
 */
export class LiveButton extends Emitter {
  #player;
  #button;
  #interaction;

  /**
   * @param {Player} player
   * @param {Selection} selection
   */
  constructor(player, selection) {
    super();
    this.#player = player;
    this.#button = new PressedButton(selection);
    this.#interaction = new Interaction(player, this.#button);
    this.#interaction.on("event", (event) => this.emit("event", event));
    this.#interaction.on("problem", (problem) => this.#fail(problem));
    player.on("tick", () => {
      if (this.#interaction.isAtRest) this.#end();
    });
  }

  /** Whether an interaction of the user is in progress. */
  get isBusy() {
    return this.#interaction.isBusy;
  }

  /** Whether the button is as it was at first. */
  get isFresh() {
    return !this.isBusy && this.#button.isFresh;
  }

  /** The button that is pressed: that of the style, or one of those inside of a view. */
  get target() {
    return this.#button.target;
  }

  /**
   * The values of the view as the past has left it; `undefined` if it is as it was at first.
   *
   * @returns {Record<string, string> | undefined}
   */
  get past() {
    const { isFresh, values, script, start } = this.#button;
    return isFresh ? undefined : { ...values, events: script.text, t: String(start) };
  }

  get isDown() {
    return this.#interaction.isDown;
  }

  /** Whether the interaction in progress is a change of the focus or of the pointer's place only. */
  get isPassive() {
    return this.#interaction.isPassive;
  }

  /**
   * Replaces the button with another one, at rest. Resolves when a press would show at once.
   *
   * @param {Selection} selection
   * @param {PressArea} target
   */
  reset(selection, target) {
    this.#button.replace(selection, target);
    return this.#begin();
  }

  /**
   * Makes another button inside of the view the one that is pressed. The view is as it was at first.
   *
   * @param {PressArea} target
   */
  aim(target) {
    this.stop();
    return this.reset(this.#button.selection, target);
  }

  #begin() {
    this.#interaction.clear();
    return this.prepare(center);
  }

  /**
   * Loads the playback of a press before it happens, so that it shows at once.
   *
   * @param {Point} point
   */
  async prepare(point) {
    if (this.isBusy) return;
    const past = this.#button.script;
    try {
      await this.#button.load(this.#button.pressAt(point));
    } catch {
      // The service does not draw what has happened to the view and a press besides.
      if (past.isEmpty || this.isBusy || past !== this.#button.script) return;
      this.#button.forgetPast();
      await this.#begin();
    }
  }

  /**
   * @param {Point} point From the center of the target.
   * @param {OtherButton} [other] The button at the point, if it is not the target.
   */
  down(point, other) {
    if (this.isDown) return;
    this.#button.other = other;
    this.#interaction.down(point);
    this.#append("down", point);
  }

  /** @param {Point} point */
  move(point) {
    this.#interaction.move(point);
  }

  up() {
    this.#release("up");
  }

  cancel() {
    this.#release("cancel");
  }

  /**
   * Presses the key of the button's keyboard shortcut. Returns whether the button has this shortcut.
   *
   * @param {"return" | "escape"} key
   */
  pressKey(key) {
    const shortcut = { return: "defaultAction", escape: "cancelAction" }[key];
    if (this.isDown || this.#button.selection.value("keyboardShortcut") !== shortcut) return false;
    this.#append(key);
    return true;
  }

  focus() {
    this.#append("focus");
  }

  blur() {
    this.cancel();
    this.#append("blur");
  }

  /** Moves the pointer onto the button, if it shows that. */
  enter() {
    if (this.#button.showsHover) this.#append("enter");
  }

  leave() {
    if (this.#button.showsHover) this.#append("leave");
  }

  /** Ends the interaction, whether it has come to rest or not. */
  stop() {
    if (this.isBusy) this.#end();
  }

  /** @param {"up" | "cancel"} name */
  #release(name) {
    if (!this.isDown) return;
    this.#interaction.lift();
    this.#append(name);
  }

  /**
   * @param {string} name
   * @param {Point} [point]
   */
  #append(name, point) {
    if (!this.#interaction.append(name, point)) this.#end();
  }

  /** Reports the script and begins the next one with the values that result from it. */
  #end() {
    const { script, playback, isPress, isComplete } = this.#interaction;
    const { values, isDisabled } = this.#button;
    const hasAction = this.#button.end(script, playback);
    this.#button.renew();
    this.#begin();
    this.#player.pause();
    if (isComplete && isPress) this.emit("end", { hasAction, isDisabled });
    this.emit("rest", { ...values, events: script.text });
  }

  /** @param {Problem} problem */
  #fail(problem) {
    this.#button.forgetPast();
    this.#begin();
    this.#player.pause();
    this.emit("problem", problem);
  }
}
