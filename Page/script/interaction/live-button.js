/** @import { Selection } from "../address/selection.js" */
/** @import { Problem } from "../service/problem.js" */
/** @import { Playback } from "./playback.js" */
/** @import { Player } from "./player.js" */
/** @import { Point } from "./script.js" */
import { Emitter } from "../emitter.js";
import { asProblem } from "../service/problem.js";
import { waitFor } from "../service/progress.js";
import { PlaybackCache } from "./playback.js";
import { Script } from "./script.js";

/** The longest pause between events that a script has, in seconds; longer than any gesture waits. */
const maximumIdleTime = 5;

/** The service accepts events up to 30 seconds; the last second is for the release. */
const latestEventTime = 29;

const center = { x: 0, y: 0 };

/** The events that do not press the button. */
const passiveEvents = new Set(["focus", "blur", "enter", "leave"]);

/**
 * A button that the user presses. Each event of the user extends a script, and the player continues with the playback
 * of the script that the service returns. The service alone knows the styles.
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
  #selection;
  /**
   * Values that result from earlier scripts: the flag that the action toggles, and the focus.
   *
   * @type {Record<string, string>}
   */
  #carriedValues = {};
  #cache;
  /** The events since the button was last at rest. */
  #script = new Script();
  /**
   * The playback of the script, once it is loaded.
   *
   * @type {Playback | undefined}
   */
  #playback;
  /**
   * The playback of the present press before the finger moved.
   *
   * @type {Playback | undefined}
   */
  #press;
  #isDown = false;
  /** @type {Point} */
  #finger = center;
  #isFollowing = false;
  /**
   * A playback with a release at `time`, which predicts any later release.
   *
   * @type {{ playback: Playback, time: number } | undefined}
   */
  #predictedRelease;
  /** @type {(point: Point) => boolean} */
  #isInside = () => false;

  /**
   * @param {Player} player
   * @param {Selection} selection
   */
  constructor(player, selection) {
    super();
    this.#player = player;
    this.#selection = selection;
    this.#cache = new PlaybackCache(selection);
    player.on("tick", () => this.#endAtRest());
  }

  /** Whether an interaction of the user is in progress. */
  get isBusy() {
    return !this.#script.isEmpty;
  }

  get isDown() {
    return this.#isDown;
  }

  /** Whether the interaction in progress is a change of the focus or of the pointer's place only. */
  get isPassive() {
    return this.isBusy && this.#script.events.every(({ name }) => passiveEvents.has(name));
  }

  /**
   * Replaces the button with another one, at rest. Resolves when a press would show at once.
   *
   * @param {Selection} selection
   * @param {(point: Point) => boolean} isInside Whether a point is on the button.
   */
  reset(selection, isInside) {
    this.#selection = selection;
    this.#isInside = isInside;
    this.#carriedValues = {};
    return this.#begin();
  }

  #begin() {
    this.#script = new Script();
    this.#playback = undefined;
    this.#press = undefined;
    this.#predictedRelease = undefined;
    this.#isDown = false;
    this.#cache = new PlaybackCache(this.#selection, this.#carriedValues);
    return this.prepare(center);
  }

  /**
   * Loads the playback of a press before it happens, so that it shows at once.
   *
   * @param {Point} point
   */
  async prepare(point) {
    if (this.isBusy) return;
    await this.#cache.load(new Script().appending("down", 0, point).text).catch(() => {});
  }

  /** @param {Point} point */
  down(point) {
    if (this.#isDown) return;
    this.#isDown = true;
    this.#finger = point;
    this.#append("down", point);
  }

  /** @param {Point} point */
  move(point) {
    this.#finger = point;
    if (!this.#isDown || this.#isFollowing) return;
    this.#skipIdleTime();
    this.#follow();
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
    if (this.#isDown || this.#selection.value("keyboardShortcut") !== shortcut) return false;
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
    if (this.#showsHover) this.#append("enter");
  }

  leave() {
    if (this.#showsHover) this.#append("leave");
  }

  /** Whether the button looks different under a pointer. */
  get #showsHover() {
    return this.#selection.style.states.includes("hovered");
  }

  /** Ends the interaction, whether it has come to rest or not. */
  stop() {
    if (this.isBusy) this.#end();
  }

  /** @param {"up" | "cancel"} name */
  #release(name) {
    if (!this.#isDown) return;
    this.#isDown = false;
    const last = this.#script.events.findLast(({ point }) => point)?.point;
    const moved = this.#movedScript;
    const end = moved.events.at(-1)?.point;
    // The position of the release decides, and the script may not have reached it yet.
    if (end?.x !== last?.x || end?.y !== last?.y) this.#script = moved;
    this.#append(name);
  }

  /**
   * @param {string} name
   * @param {Point} [point]
   */
  #append(name, point) {
    if (!this.isBusy) this.#player.begin();
    this.#skipIdleTime();
    if (this.#player.position > latestEventTime || this.#script.isFull) {
      this.#end();
      return;
    }
    this.#script = this.#script.appending(name, this.isBusy ? this.#player.position : 0, point);
    this.emit("event", { name, time: this.#script.end });
    this.#show(this.#script);
  }

  /** Removes time in which nothing can happen any more, since the length of a script is limited. */
  #skipIdleTime() {
    if (!this.#playback || this.#playback.script !== this.#script.text) return;
    const idleTime = this.#player.position - Math.max(this.#playback.duration, this.#script.end);
    if (idleTime > maximumIdleTime) this.#player.skip(maximumIdleTime - idleTime);
  }

  /** @param {Script} script */
  async #show(script) {
    try {
      const loaded = this.#cache.loaded(script.text);
      if (!loaded) this.#predict(script);
      const playback = loaded ?? (await waitFor(this.#cache.load(script.text)));
      if (this.#script !== script) return;
      if (script.events.at(-1)?.name === "down") this.#press = playback;
      this.#adopt(playback);
    } catch (error) {
      if (this.#script === script) this.#fail(asProblem(error));
    }
  }

  /** @param {Playback} playback */
  #adopt(playback) {
    this.#playback = playback;
    this.#player.load(playback);
    if (this.#isDown) this.#prepareRelease();
  }

  // MARK: Predictions, shown until the service responds

  /** @param {Script} script */
  #predict(script) {
    const last = script.events.at(-1);
    if (script.events.length === 1 && last?.name === "down" && last.point && this.#isInside(last.point)) {
      // A press looks the same at nearly all points of a button.
      const press = this.#cache.loaded(new Script().appending("down", 0, center).text);
      if (press) this.#player.showPrediction(press, 0);
    } else if (last?.name === "up" && this.#predictedRelease && this.#predictedRelease.time <= script.end) {
      this.#player.showPrediction(this.#predictedRelease.playback, script.end - this.#predictedRelease.time);
    }
  }

  /** Loads the playback of a release after everything is at rest: a later release looks the same. */
  async #prepareRelease() {
    this.#predictedRelease = undefined;
    const playback = this.#playback;
    const script = this.#script;
    if (!playback) return;
    const time = Math.max(playback.duration, script.end) + 0.01;
    if (!playback.timeline.endsAtRest || time > latestEventTime || script.isFull) return;
    const release = await this.#cache.load(script.appending("up", time).text).catch(() => undefined);
    if (release && this.#script === script) this.#predictedRelease = { playback: release, time };
  }

  // MARK: Moves

  /** The script with a move to the present position of the finger. */
  get #movedScript() {
    return this.#script.appending("move", this.#player.position, this.#finger).thinned;
  }

  /** Loads the playback of each move, one at a time; the script keeps the moves that change the outcome. */
  async #follow() {
    this.#isFollowing = true;
    /** @type {Point | undefined} */
    let requested;
    while (
      this.#isDown && this.#finger !== requested && !this.#script.isFull && this.#player.position < latestEventTime
    ) {
      requested = this.#finger;
      const before = this.#script;
      const moved = this.#movedScript;
      const playback = await this.#cache.load(moved.text).catch(() => undefined);
      if (!playback || this.#script !== before) continue;
      const isChange = this.#playback !== undefined && playback.differs(this.#playback);
      this.#script = isChange ? moved.markingLastSignificant : moved;
      if (isChange && this.#press) {
        this.emit("event", { name: playback.differs(this.#press) ? "dragExit" : "dragEnter", time: moved.end });
      }
      if (isChange || !this.#playback) this.#adopt(playback);
      else this.#playback = playback;
    }
    this.#isFollowing = false;
  }

  // MARK: The end of a script

  #endAtRest() {
    const playback = this.#playback;
    if (!playback || this.#isDown || playback.script !== this.#script.text) return;
    if (this.#player.position >= playback.duration) this.#end();
  }

  /** Reports the script and begins the next one with the values that result from it. */
  #end() {
    const script = this.#script.text;
    const values = { ...this.#carriedValues, events: script };
    const isDisabled = this.#selection.isDisabled;
    const isComplete = this.#playback?.script === script;
    const actions = this.#playback?.timeline.actions ?? [];
    const triggers = actions.filter(({ name }) => name === "trigger").length;
    if (triggers % 2 === 1 && this.#selection.style.parameters.has("flag")) {
      const flag = this.#carriedValues.flag ?? this.#selection.value("flag");
      this.#carriedValues = { ...this.#carriedValues, flag: flag === "false" ? "true" : "false" };
    }
    this.#carriedValues = { ...this.#carriedValues, ...this.#stateAfter(script) };
    this.#begin();
    this.#player.pause();
    if (isComplete && script.includes("down")) this.emit("end", { hasAction: actions.length > 0, isDisabled });
    this.emit("rest", values);
  }

  /**
   * The state after the events of a script that change the focus or the place of the pointer; no value without any.
   *
   * @param {string} script
   * @returns {Record<string, string>}
   */
  #stateAfter(script) {
    const events = script.match(/\b(focus|blur|enter|leave)(?=[@(])/g);
    if (!events) return {};
    const states = new Set((this.#carriedValues.state ?? this.#selection.released.value("state")).split(","));
    for (const event of events) {
      if (event === "focus") states.add("focused");
      else if (event === "blur") states.delete("focused");
      else if (event === "enter") states.add("hovered");
      else states.delete("hovered");
    }
    states.delete("normal");
    return { state: [...states].join(",") || "normal" };
  }

  /** @param {Problem} problem */
  #fail(problem) {
    this.#begin();
    this.#player.pause();
    this.emit("problem", problem);
  }
}
