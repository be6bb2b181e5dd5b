/** @import { Selection } from "../address/selection.js" */
import { fetchJSON, fetchText } from "../service/service.js";

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

/** The result of a script of events: an animated picture and its timeline. */
export class Playback {
  /**
   * @param {string | undefined} script
   * @param {string} picture
   * @param {Timeline} timeline
   */
  constructor(script, picture, timeline) {
    this.script = script;
    this.picture = picture;
    this.timeline = timeline;
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
        fetchText(this.#url("animation.svg", { ...values, loop: "false" }), options),
        fetchJSON(this.#url("timeline.json", values), options),
      ]);
      const playback = new Playback(script, picture, timeline);
      this.#loaded.set(script, playback);
      return playback;
    } catch (problem) {
      this.#requested.delete(script);
      throw problem;
    }
  }

  /**
   * The address of an output, without a chosen duration: an interaction lasts until everything is at rest.
   *
   * @param {string} output
   * @param {Record<string, string>} values
   */
  #url(output, values) {
    return this.#selection.with({ duration: undefined, loop: undefined }).url(output, values);
  }

  #removeOldest() {
    const [oldest] = this.#requested.keys();
    this.#requested.delete(oldest);
    this.#loaded.delete(oldest);
  }
}
