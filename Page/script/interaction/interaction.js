/** @import { Problem } from "../service/problem.js" */
/** @import { Playback } from "./playback.js" */
/** @import { Player } from "./player.js" */
/** @import { PressedButton } from "./pressed-button.js" */
/** @import { Point, Script } from "./script.js" */
import { Emitter } from "../emitter.js";
import { asProblem } from "../service/problem.js";
import { waitFor } from "../service/progress.js";
import { FingerMoves } from "./finger-moves.js";
import { ReleasePrediction } from "./release-prediction.js";

/** The longest pause between events that a script has, in seconds; longer than any gesture waits. */
const maximumIdleTime = 5;

/** The service accepts events up to 30 seconds; the last second is for the release. */
const latestEventTime = 29;

const center = { x: 0, y: 0 };

/** The events that do not press the button. */
const passiveEvents = new Set(["focus", "blur", "enter", "leave"]);

/**
 * The events of a button from rest to rest: a script that each event extends, and the playback of it that the service
 * returns. A playback that has not arrived yet is predicted.
 *
 * `event` reports an event; a finger that leaves the region of the button is `dragExit`, one that comes back `dragEnter`.
 * `problem` reports an error of the service.
 *
 * @extends {Emitter<{ event: { name: string, time: number }, problem: Problem }>}
 */
export class Interaction extends Emitter {
  #player;
  #button;
  /** The events that have changed the view, and those since the button was last at rest. */
  #script;
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
  #moves = new FingerMoves({
    script: () => this.#isDown && !this.isFull ? this.#script : undefined,
    time: () => this.#player.position,
    load: (script) => this.#button.load(script),
    accept: (script, playback) => this.#acceptMove(script, playback),
  }, center);
  #prediction = new ReleasePrediction(latestEventTime);

  /**
   * @param {Player} player
   * @param {PressedButton} button
   */
  constructor(player, button) {
    super();
    this.#player = player;
    this.#button = button;
    this.#script = button.script;
  }

  /** Whether anything has happened since the button was last at rest. */
  get isBusy() {
    return this.#script !== this.#button.script;
  }

  get isDown() {
    return this.#isDown;
  }

  /** Whether it is a change of the focus or of the pointer's place only. */
  get isPassive() {
    return this.isBusy && this.#events.every(({ name }) => passiveEvents.has(name));
  }

  /** Whether it has a press. */
  get isPress() {
    return this.#events.some(({ name }) => name === "down");
  }

  /** Whether the service accepts no more events. */
  get isFull() {
    return this.#script.isFull || this.#player.position > latestEventTime;
  }

  /** Whether the service has returned the playback of all events. */
  get isComplete() {
    return this.#playback?.script === this.#script.text;
  }

  /** Whether everything has come to rest, as far as is known. */
  get isAtRest() {
    return this.#playback !== undefined && this.isComplete && !this.#isDown &&
      this.#player.position >= this.#playback.duration;
  }

  get script() {
    return this.#script;
  }

  get playback() {
    return this.#playback;
  }

  /** The events since the button was last at rest. */
  get #events() {
    return this.#script.events.slice(this.#button.script.events.length);
  }

  /** Forgets what has happened; the next interaction begins at rest. */
  clear() {
    this.#script = this.#button.script;
    this.#playback = undefined;
    this.#press = undefined;
    this.#prediction.clear();
    this.#isDown = false;
  }

  /** @param {Point} point */
  down(point) {
    this.#isDown = true;
    this.#moves.point = point;
  }

  /** @param {Point} point */
  move(point) {
    this.#moves.point = point;
    if (!this.#isDown) return;
    this.#skipIdleTime();
    this.#moves.follow();
  }

  /** Lifts the finger where it is. */
  lift() {
    this.#isDown = false;
    const last = this.#script.events.findLast(({ point }) => point)?.point;
    const moved = this.#moves.appendedTo(this.#script);
    const end = moved.events.at(-1)?.point;
    // The position of the release decides, and the script may not have reached it yet.
    if (end?.x !== last?.x || end?.y !== last?.y) this.#script = moved;
  }

  /**
   * Adds an event, and shows what follows from it. Returns whether the service accepts one more.
   *
   * @param {string} name
   * @param {Point} [point]
   */
  append(name, point) {
    if (!this.isBusy) this.#player.begin(this.#button.start);
    this.#skipIdleTime();
    if (this.isFull) return false;
    this.#script = this.#script.appending(name, this.isBusy ? this.#player.position : this.#button.start, point);
    this.emit("event", { name, time: this.#script.end });
    this.#show(this.#script);
    return true;
  }

  /** Removes time in which nothing can happen any more, since the length of a script is limited. */
  #skipIdleTime() {
    if (!this.#playback || !this.isComplete) return;
    const idleTime = this.#player.position - Math.max(this.#playback.duration, this.#script.end);
    if (idleTime > maximumIdleTime) this.#player.skip(maximumIdleTime - idleTime);
  }

  /** @param {Script} script */
  async #show(script) {
    try {
      const loaded = this.#button.loaded(script);
      const isSeen = loaded !== undefined || this.#predict(script);
      const playback = loaded ?? (await waitFor(this.#button.load(script)));
      if (this.#script !== script) return;
      // A release is shown from its beginning, however late the service responds.
      const isRelease = ["up", "cancel"].includes(script.events.at(-1)?.name ?? "");
      if (isRelease && !isSeen) this.#player.skip(script.end - this.#player.position);
      if (script.events.at(-1)?.name === "down") this.#press = playback;
      this.#adopt(playback);
    } catch (error) {
      const problem = asProblem(error);
      if (this.#script !== script) return;
      if (this.#button.isFresh || problem.isConnection) this.emit("problem", problem);
      else this.#startAgain();
    }
  }

  /** Continues without the past, which the service does not draw together with the interaction. */
  #startAgain() {
    const { start } = this.#button;
    const { script, distance } = this.#button.startAgain(this.#events);
    const { x, y } = this.#moves.point;
    this.#script = script;
    this.#moves.point = { x: x + distance.x, y: y + distance.y };
    this.#player.skip(-start);
    this.#show(script);
  }

  /** @param {Playback} playback */
  #adopt(playback) {
    this.#playback = playback;
    this.#player.load(playback);
    if (!this.#isDown) return;
    const script = this.#script;
    this.#prediction.prepare(playback, script, this.#button, () => this.#script === script);
  }

  /**
   * Shows what follows from the last event until the service responds. Returns whether anything is known of it.
   *
   * @param {Script} script
   */
  #predict(script) {
    const last = script.events.at(-1);
    const isFirst = this.#events.length === 1;
    if (isFirst && last?.name === "down" && last.point && this.#button.target.contains(last.point)) {
      // A press looks the same at nearly all points of a button.
      const press = this.#button.loaded(this.#button.pressAt(center));
      if (press) this.#player.showPrediction(press, 0);
      return press !== undefined;
    }
    return last?.name === "up" && this.#prediction.show(script.end, this.#player);
  }

  /**
   * Continues with a move of the finger, which is kept if it changes the outcome.
   *
   * @param {Script} moved
   * @param {Playback} playback
   */
  #acceptMove(moved, playback) {
    const isChange = this.#playback !== undefined && playback.differs(this.#playback);
    this.#script = isChange ? moved.markingLastSignificant : moved;
    if (isChange && this.#press) {
      this.emit("event", { name: playback.differs(this.#press) ? "dragExit" : "dragEnter", time: moved.end });
    }
    if (isChange || !this.#playback) this.#adopt(playback);
    else this.#playback = playback;
  }
}
