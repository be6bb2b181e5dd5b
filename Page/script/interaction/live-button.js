/** @import { Selection } from "../address/selection.js" */
/** @import { Problem } from "../service/problem.js" */
/** @import { Playback } from "./playback.js" */
/** @import { Player } from "./player.js" */
/** @import { Point } from "./script.js" */
import { Emitter } from "../emitter.js";
import { asProblem } from "../service/problem.js";
import { waitFor } from "../service/progress.js";
import { PlaybackCache } from "./playback.js";
import { Past } from "./past.js";
import { PressArea } from "./press-area.js";
import { ReleasePrediction } from "./release-prediction.js";
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
  #selection;
  #cache;
  #past = new Past();
  /**
   * The button that is pressed in a view that others have changed, and its center as seen from that of the target.
   *
   * @type {{ target: PressArea, center: Point } | undefined}
   */
  #other;
  /** The past, and the events since the button was last at rest. */
  #script = this.#past.script;
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
  #prediction = new ReleasePrediction(latestEventTime);
  #target = new PressArea({ x: 0, y: 0, width: 0, height: 0 });

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
    return this.#script !== this.#past.script;
  }

  /** Whether the button is as it was at first. */
  get isFresh() {
    return !this.isBusy && this.#past.isEmpty;
  }

  /** The button that is pressed: that of the style, or one of those inside of a view. */
  get target() {
    return this.#target;
  }

  /**
   * The values of the view as the past has left it; `undefined` if it is as it was at first.
   *
   * @returns {Record<string, string> | undefined}
   */
  get past() {
    if (this.#past.isEmpty) return undefined;
    return { ...this.#past.values, ...this.#targetValues, events: this.#past.script.text, t: String(this.#past.start) };
  }

  get isDown() {
    return this.#isDown;
  }

  /** Whether the interaction in progress is a change of the focus or of the pointer's place only. */
  get isPassive() {
    return this.isBusy && this.#events.every(({ name }) => passiveEvents.has(name));
  }

  /** The events of the interaction in progress. */
  get #events() {
    return this.#script.events.slice(this.#past.script.events.length);
  }

  /**
   * Replaces the button with another one, at rest. Resolves when a press would show at once.
   *
   * @param {Selection} selection
   * @param {PressArea} target
   */
  reset(selection, target) {
    this.#selection = selection;
    this.#target = target;
    this.#past.clear();
    return this.#begin();
  }

  /**
   * Makes another button inside of the view the one that is pressed. The view is as it was at first.
   *
   * @param {PressArea} target
   */
  aim(target) {
    this.stop();
    return this.reset(this.#selection, target);
  }

  #begin() {
    this.#script = this.#past.script;
    this.#playback = undefined;
    this.#press = undefined;
    this.#prediction.clear();
    this.#isDown = false;
    this.#cache = new PlaybackCache(this.#selection, { ...this.#past.values, ...this.#targetValues });
    return this.prepare(center);
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
   * Loads the playback of a press before it happens, so that it shows at once.
   *
   * @param {Point} point
   */
  async prepare(point) {
    if (this.isBusy) return;
    const past = this.#past.script;
    try {
      await this.#cache.load(this.#pressAt(point).text);
    } catch {
      // The service does not draw what has happened to the view and a press besides.
      if (past.isEmpty || this.isBusy || past !== this.#past.script) return;
      this.#past.forget();
      await this.#begin();
    }
  }

  /**
   * The script of a press that begins now.
   *
   * @param {Point} point
   */
  #pressAt(point) {
    return this.#past.script.appending("down", this.#past.start, point);
  }

  /**
   * @param {Point} point From the center of the target.
   * @param {{ target: PressArea, center: Point }} [other] The button at the point, if it is not the target.
   */
  down(point, other) {
    if (this.#isDown) return;
    this.#other = other;
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
    if (!this.isBusy) this.#player.begin(this.#past.start);
    this.#skipIdleTime();
    if (this.#player.position > latestEventTime || this.#script.isFull) {
      this.#end();
      return;
    }
    this.#script = this.#script.appending(name, this.isBusy ? this.#player.position : this.#past.start, point);
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
      const problem = asProblem(error);
      if (this.#script !== script) return;
      if (this.#past.isEmpty || problem.isConnection) this.#fail(problem);
      else this.#startAgain();
    }
  }

  /** Continues without the past, which the service does not draw together with the interaction. */
  #startAgain() {
    const { target = this.#target, center: { x, y } = center } = this.#other ?? {};
    this.#script = new Script(this.#events).moved({ x: -x, y: -y }, -this.#past.start);
    this.#finger = { x: this.#finger.x - x, y: this.#finger.y - y };
    this.#player.skip(-this.#past.start);
    this.#past.forget();
    this.#target = target;
    this.#other = undefined;
    this.#cache = new PlaybackCache(this.#selection, { ...this.#past.values, ...this.#targetValues });
    this.#show(this.#script);
  }

  /** @param {Playback} playback */
  #adopt(playback) {
    this.#playback = playback;
    this.#player.load(playback);
    if (!this.#isDown) return;
    const script = this.#script;
    this.#prediction.prepare(playback, script, this.#cache, () => this.#script === script);
  }

  // MARK: Predictions, shown until the service responds

  /** @param {Script} script */
  #predict(script) {
    const last = script.events.at(-1);
    if (this.#events.length === 1 && last?.name === "down" && last.point && this.#target.contains(last.point)) {
      // A press looks the same at nearly all points of a button.
      const press = this.#cache.loaded(this.#pressAt(center).text);
      if (press) this.#player.showPrediction(press, 0);
    } else if (last?.name === "up") {
      this.#prediction.show(script.end, this.#player);
    }
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
    const values = { ...this.#past.values, ...this.#targetValues, events: script };
    const isDisabled = this.#selection.isDisabled || !(this.#other?.target ?? this.#target).isEnabled;
    const isPress = this.#events.some(({ name }) => name === "down");
    const isComplete = this.#playback?.script === script;
    const actions = this.#playback?.timeline.actions.filter(({ time }) => time >= this.#past.start) ?? [];
    const isChanged = this.#selection.style.isView && isComplete && this.#playback?.changesButton === true;
    this.#past.keep(this.#script, isChanged ? this.#playback : undefined);
    if (this.#past.isEmpty) this.#past.carry(script, actions, this.#selection);
    this.#begin();
    this.#player.pause();
    // The service lists no actions of gestures.
    const hasAction = actions.length > 0 || isChanged;
    if (isComplete && isPress) this.emit("end", { hasAction, isDisabled });
    this.emit("rest", values);
  }

  /** @param {Problem} problem */
  #fail(problem) {
    this.#past.forget();
    this.#begin();
    this.#player.pause();
    this.emit("problem", problem);
  }
}
