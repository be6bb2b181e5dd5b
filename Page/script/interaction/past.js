/** @import { Selection } from "../address/selection.js" */
/** @import { Playback, Timeline } from "./playback.js" */
import { Script } from "./script.js";

/** The number of events and the time in seconds up to which a script is continued by the next interaction with a view. */
const latestStart = { count: 40, time: 20 };

/** The result of earlier interactions: the script that has changed a view, or values of a style. */
export class Past {
  /** The events that have changed a view since it was as at first; none for a style. */
  script = new Script();
  /** The time at which the next interaction begins, after the script. */
  start = 0;
  /**
   * Values that result from earlier scripts: the flag that the action toggles, and the focus.
   *
   * @type {Record<string, string>}
   */
  values = {};

  get isEmpty() {
    return this.script.isEmpty;
  }

  /** Forgets the script: the view is as at first. */
  forget() {
    this.script = new Script();
    this.start = 0;
  }

  /** Forgets all. */
  clear() {
    this.forget();
    this.values = {};
  }

  /**
   * Keeps the script of a view that a press has changed, so that the next interaction continues it.
   *
   * @param {Script} script
   * @param {Playback | undefined} playback The playback of the script; `undefined` if nothing has changed.
   */
  keep(script, playback) {
    this.forget();
    if (!playback || !script.text.includes("down")) return;
    // Times are whole milliseconds; the next event is later than all that has happened.
    const start = Math.round(1000 * Math.max(playback.duration, script.end) + 10) / 1000;
    if (script.events.length > latestStart.count || start > latestStart.time) return;
    this.script = script;
    this.start = start;
  }

  /**
   * Carries the flag and the focus that result from a script to the next one.
   *
   * @param {string} script
   * @param {Timeline["actions"]} actions
   * @param {Selection} selection
   */
  carry(script, actions, selection) {
    const { style } = selection;
    const triggers = actions.filter(({ name }) => name === "trigger").length;
    if (triggers % 2 === 1 && !style.isView && style.parameters.has("flag")) {
      const flag = this.values.flag ?? selection.value("flag");
      this.values = { ...this.values, flag: flag === "false" ? "true" : "false" };
    }
    this.values = { ...this.values, ...this.#stateAfter(script, selection) };
  }

  /**
   * The state after the events of a script that change the focus or the place of the pointer; no value without any.
   *
   * @param {string} script
   * @param {Selection} selection
   * @returns {Record<string, string>}
   */
  #stateAfter(script, selection) {
    const events = script.match(/\b(focus|blur|enter|leave)(?=[@(])/g);
    if (!events) return {};
    const states = new Set((this.values.state ?? selection.released.value("state")).split(","));
    for (const event of events) {
      if (event === "focus") states.add("focused");
      else if (event === "blur") states.delete("focused");
      else if (event === "enter") states.add("hovered");
      else states.delete("hovered");
    }
    states.delete("normal");
    return { state: [...states].join(",") || "normal" };
  }
}
