/** @import { Selection } from "../address/selection.js" */
/** @import { Moment } from "./moments.js" */
import { asProblem, Problem } from "../service/problem.js";
import { fetchJSON, fetchText } from "../service/service.js";
import { loadMoments, unknownTimeline } from "./moments.js";

/**
 * @typedef {number | number[] | boolean | string} TrackValue A color is a string.
 * @typedef {{ time: number, value: TrackValue }} Keyframe
 * @typedef {{ id: string, attribute: string, keyframes: Keyframe[] }} Track
 *
 * @typedef {object} StartedAnimation
 * @property {number} time In seconds.
 * @property {number} [duration] In seconds; missing if it repeats forever.
 * @property {string} swift The animation as an app writes it.
 *
 * @typedef {object} Timeline
 * @property {number} duration In seconds.
 * @property {boolean} endsAtRest
 * @property {string} events The script, in the spelling of the service.
 * @property {Track[]} tracks
 * @property {StartedAnimation[]} animations
 * @property {{ name: string, time: number }[]} actions The actions that the button ran.
 */

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** The result of a script of events: an animated picture, or pictures of single moments, and the timeline. */
export class Playback {
  #moments;

  /**
   * @param {string | undefined} script
   * @param {string | Moment[]} picture The animated picture, or single ones by time.
   * @param {Timeline} timeline
   */
  constructor(script, picture, timeline) {
    this.script = script;
    this.#moments = typeof picture === "string" ? [{ time: 0, picture }] : picture;
    this.timeline = timeline;
  }

  /**
   * The picture that shows a time in seconds.
   *
   * @param {number} time
   */
  pictureAt(time) {
    const moment = this.#moments.findLast((moment) => moment.time <= time + 0.001) ?? this.#moments[0];
    return moment.picture;
  }

  get duration() {
    return this.timeline.duration;
  }

  /** Whether the button ends with other values than it has at first. */
  get changesButton() {
    return changes(this.timeline).length > 0;
  }

  /**
   * Whether another playback ends with other values, or has other actions.
   *
   * @param {Playback} other
   */
  differs(other) {
    return outcome(this.timeline) !== outcome(other.timeline);
  }
}

/**
 * The final values and the actions of an interaction, as a text that can be compared.
 *
 * @param {Timeline} timeline
 */
export function outcome(timeline) {
  return JSON.stringify([
    changes(timeline).map(({ id, attribute, end }) => [id, attribute, end]),
    timeline.actions.map(({ name }) => name),
  ]);
}

/**
 * The values with which an interaction ends, of those that it changes.
 *
 * @param {Timeline} timeline
 */
function changes({ tracks }) {
  return tracks
    .map(({ id, attribute, keyframes }) => ({ id, attribute, start: keyframes[0].value, end: keyframes.at(-1)?.value }))
    // A track that ends as it begins may belong to an item that has appeared and disappeared.
    .filter(({ start, end }) => JSON.stringify(start) !== JSON.stringify(end));
}

/**
 * The problem of a response that was refused.
 *
 * @param {unknown} error
 */
function refusal(error) {
  return asProblem(error);
}

/** The number of playbacks that a cache holds. */
const maximumCount = 64;

/** The playbacks of one button by script, requested from the service as needed. */
export class PlaybackCache {
  #selection;
  #more;
  /**
   * All playbacks, also those that have not arrived; the oldest first.
   *
   * @type {Map<string | undefined, Promise<Playback>>}
   */
  #requested = new Map();
  /** @type {Map<string | undefined, Playback>} */
  #loaded = new Map();

  /**
   * @param {Selection} selection
   * @param {Record<string, string>} more Values that result from earlier interactions, such as a toggled flag.
   */
  constructor(selection, more = {}) {
    // A picture that follows its viewer contains both motions; the page knows which one is played.
    const motion = selection.values.motion ?? (reducedMotion.matches ? "reduced" : "full");
    this.#selection = selection.released.with({ motion });
    this.#more = more;
  }

  /**
   * The playback of a script, if it has been loaded.
   *
   * @param {string} script
   */
  loaded(script) {
    return this.#loaded.get(script);
  }

  /**
   * Loads the playback of a script, or that of the default script; throws a `Problem`.
   *
   * @param {string | undefined} script
   */
  load(script) {
    let requested = this.#requested.get(script);
    if (!requested) {
      requested = this.#request(script);
      this.#requested.set(script, requested);
      if (this.#requested.size > maximumCount) this.#removeOldest();
    }
    return requested;
  }

  /** @param {string | undefined} script */
  async #request(script) {
    const values = { ...this.#more, ...(script && { events: script }) };
    // Each script is requested once, so the browser's cache would only fill up.
    /** @type {RequestInit} */
    const options = { cache: "no-store" };
    try {
      const [picture, timeline] = await Promise.all([
        fetchText(this.#url("animation.svg", { ...values, loop: "false" }), options).catch(refusal),
        fetchJSON(this.#url("timeline.json", values), options).catch(refusal),
      ]);
      const playback = await this.#playback(script, picture, timeline);
      this.#loaded.set(script, playback);
      return playback;
    } catch (problem) {
      this.#requested.delete(script);
      throw problem;
    }
  }

  /**
   * A playback of what the service draws. If the animation takes too much it is played from single pictures, since a
   * button that can be drawn can be pressed.
   *
   * @param {string | undefined} script
   * @param {string | Problem} picture
   * @param {Timeline | Problem} timeline
   */
  async #playback(script, picture, timeline) {
    const problems = [picture, timeline].filter((part) => part instanceof Problem);
    const reason = problems.find((problem) => !problem.isOfWork) ?? (script === undefined && problems[0]);
    if (reason) throw reason;
    const known = timeline instanceof Problem ? unknownTimeline(script ?? "") : timeline;
    if (typeof picture === "string") return new Playback(script, picture, known);
    return new Playback(script, await loadMoments(this.#untimed, this.#more, known), known);
  }

  /**
   * The address of an output, without a chosen duration: an interaction lasts until everything is at rest.
   *
   * @param {string} output
   * @param {Record<string, string>} values
   */
  #url(output, values) {
    return this.#untimed.url(output, values);
  }

  get #untimed() {
    return this.#selection.with({ duration: undefined, loop: undefined });
  }

  #removeOldest() {
    const [oldest] = this.#requested.keys();
    this.#requested.delete(oldest);
    this.#loaded.delete(oldest);
  }
}
