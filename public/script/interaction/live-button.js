import { Script } from "./script.js";
import { PlaybackCache } from "./playback.js";

/** How long nothing has to happen until waiting is not counted any more, in seconds; longer than any gesture waits. */
const patience = 5;

/** After so many seconds the service takes no event any more. */
const longest = 29;

const center = { x: 0, y: 0 };

/**
 * A button that behaves: what the user does becomes a script that grows event by event, and the player goes on
 * with what the service says of it.
 *
 * How a style reacts is nowhere known here. Says `event`, `rest` with the script that came to its end, and
 * `problem`.
 */
export class LiveButton extends EventTarget {
  #player;
  #selection;
  /** What the button has come to be, as the flag that its action toggles. */
  #more = {};
  #cache;
  /** What happened since all was at rest. */
  #script = new Script();
  /** The playback of the script, once it is there. */
  #playback;
  #isDown = false;
  #finger = center;
  #isFollowing = false;
  /** The playback that stands in for a release at any time, and the time that it is of. */
  #release;
  /** Whether a point is on the button. */
  #isInside;

  constructor(player) {
    super();
    this.#player = player;
    player.addEventListener("tick", () => this.#rest());
  }

  /** Whether something happens that the user did. */
  get isBusy() {
    return !this.#script.isEmpty;
  }

  get isDown() {
    return this.#isDown;
  }

  /** Begins anew with another button, at rest. */
  set(selection, isInside) {
    this.#selection = selection;
    this.#isInside = isInside;
    this.#more = {};
    this.#begin();
  }

  #begin() {
    this.#script = new Script();
    this.#playback = undefined;
    this.#release = undefined;
    this.#isDown = false;
    this.#cache = new PlaybackCache(this.#selection, this.#more);
    this.prepare(center);
  }

  /** Asks for a press before it happens, so that it shows at once. */
  prepare(point) {
    if (this.isBusy) return;
    this.#cache.load(new Script().with("down", 0, point).text).catch(() => {});
  }

  down(point) {
    if (this.#isDown) return;
    this.#isDown = true;
    this.#finger = point;
    this.#append("down", point);
  }

  move(point) {
    this.#finger = point;
    if (!this.#isDown || this.#isFollowing) return;
    this.#skipWaiting();
    this.#follow();
  }

  up() {
    this.#lift("up");
  }

  cancel() {
    this.#lift("cancel");
  }

  /** Strikes a key that stands for the button, if there is one; says whether there is. */
  strike(key) {
    const action = { return: "defaultAction", escape: "cancelAction" }[key];
    if (this.#isDown || this.#selection.value("keyboardShortcut") !== action) return false;
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

  /** Ends what happens, wherever it is. */
  stop() {
    if (this.isBusy) this.#end();
  }

  #lift(name) {
    if (!this.#isDown) return;
    this.#isDown = false;
    const last = this.#script.events.findLast(({ point }) => point)?.point;
    const moved = this.#moved;
    // Where a finger leaves decides, though the script may not have followed it there yet.
    if (moved.events.at(-1).point.x !== last.x || moved.events.at(-1).point.y !== last.y) this.#script = moved;
    this.#append(name);
  }

  #append(name, point) {
    if (!this.isBusy) this.#player.begin();
    this.#skipWaiting();
    if (this.#player.position > longest || this.#script.isFull) {
      this.#end();
      return;
    }
    this.#script = this.#script.with(name, this.isBusy ? this.#player.position : 0, point);
    this.dispatchEvent(new CustomEvent("event", { detail: { name, time: this.#script.end } }));
    this.#show(this.#script);
  }

  /** Time in which nothing can happen any more is not counted, since a script may not be endless. */
  #skipWaiting() {
    if (!this.#playback || this.#playback.script !== this.#script.text) return;
    const waited = this.#player.position - Math.max(this.#playback.duration, this.#script.end);
    if (waited > patience) this.#player.skip(patience - waited);
  }

  async #show(script) {
    try {
      const known = this.#cache.known(script.text);
      if (!known) this.#standIn(script);
      const playback = known ?? (await this.#cache.load(script.text));
      if (this.#script !== script) return;
      this.#adopt(playback);
    } catch (problem) {
      if (this.#script === script) this.#fail(problem);
    }
  }

  #adopt(playback) {
    this.#playback = playback;
    this.#player.load(playback);
    if (this.#isDown) this.#prepareRelease();
  }

  // MARK: What is shown until the answer is there

  #standIn(script) {
    const { name, point } = script.events.at(-1);
    if (script.events.length === 1 && name === "down" && this.#isInside(point)) {
      // Nearly always a press is one, wherever on the button it is.
      const press = this.#cache.known(new Script().with("down", 0, center).text);
      if (press) this.#player.standIn(press, 0);
    } else if (name === "up" && this.#release && this.#release.time <= script.end) {
      this.#player.standIn(this.#release.playback, script.end - this.#release.time);
    }
  }

  /** Asks for a release once all is at rest, which looks the same whenever it comes. */
  async #prepareRelease() {
    this.#release = undefined;
    const script = this.#script;
    const time = Math.max(this.#playback.duration, script.end) + 0.01;
    if (!this.#playback.timeline.endsAtRest || time > longest || script.isFull) return;
    const playback = await this.#cache.load(script.with("up", time).text).catch(() => undefined);
    if (playback && this.#script === script) this.#release = { playback, time };
  }

  // MARK: Moves

  /** The script with the finger where it is now. */
  get #moved() {
    return this.#script.with("move", this.#player.position, this.#finger).thinned;
  }

  /** Asks what a move changes, one at a time; the script keeps those that matter. */
  async #follow() {
    this.#isFollowing = true;
    let asked;
    while (this.#isDown && this.#finger !== asked && !this.#script.isFull && this.#player.position < longest) {
      asked = this.#finger;
      const before = this.#script;
      const moved = this.#moved;
      const playback = await this.#cache.load(moved.text).catch(() => undefined);
      if (!playback || this.#script !== before) continue;
      const isChange = this.#playback !== undefined && playback.differs(this.#playback);
      this.#script = isChange ? moved.keepingLast : moved;
      if (isChange || !this.#playback) this.#adopt(playback);
      else this.#playback = playback;
    }
    this.#isFollowing = false;
  }

  // MARK: The end

  #rest() {
    const playback = this.#playback;
    if (
      !playback || this.#isDown || playback.script !== this.#script.text || this.#player.position < playback.duration
    ) return;
    this.#end();
  }

  /** The next script begins as this one ended. */
  #end() {
    const script = this.#script.text;
    const values = { ...this.#more, events: script };
    const actions = this.#playback?.timeline.actions ?? [];
    const triggers = actions.filter(({ name }) => name === "trigger").length;
    if (triggers % 2 === 1 && this.#selection.style.parameters.has("flag")) {
      const flag = this.#more.flag ?? this.#selection.value("flag");
      this.#more = { ...this.#more, flag: flag === "false" ? "true" : "false" };
    }
    this.#more = { ...this.#more, ...this.#focused(script) };
    this.#begin();
    this.#player.pause();
    this.dispatchEvent(new CustomEvent("rest", { detail: values }));
  }

  /** The state that a focus or its end has left. */
  #focused(script) {
    const last = script.match(/.*\b(focus|blur)@/)?.[1];
    if (!last) return {};
    const states = (this.#more.state ?? this.#selection.released.value("state"))
      .split(",")
      .filter((state) => state !== "focused" && state !== "normal");
    if (last === "focus") states.push("focused");
    return { state: states.join(",") || "normal" };
  }

  #fail(problem) {
    this.#begin();
    this.#player.pause();
    this.dispatchEvent(new CustomEvent("problem", { detail: problem }));
  }
}
