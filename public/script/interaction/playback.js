import { askForJSON, askForText } from "../service/service.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** What a script of events comes to: the picture that plays it, and its timeline. */
export class Playback {
  constructor(script, picture, timeline) {
    this.script = script;
    this.picture = picture;
    this.timeline = timeline;
  }

  get duration() {
    return this.timeline.duration;
  }

  /** Whether two scripts end in another way: what is seen then, or what the button did. */
  differs(other) {
    return outcome(this.timeline) !== outcome(other.timeline);
  }
}

/** How an interaction ends, and what the button has done: equal texts for equal ends. */
export function outcome({ tracks, actions }) {
  return JSON.stringify([
    tracks
      .map(({ id, attribute, keyframes }) => [id, attribute, keyframes.at(-1).value])
      // A track that ends as it begins may be one of something that has come and gone.
      .filter(([id, attribute, value], index) => !isSame(tracks[index].keyframes[0].value, value)),
    actions.map(({ name }) => name),
  ]);
}

function isSame(first, second) {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** The playbacks of one button that are known, and how to come by more. */
export class PlaybackCache {
  #selection;
  #more;
  /** Promises, by their scripts; the oldest first. */
  #asked = new Map();
  #known = new Map();

  static #limit = 64;

  /** `more` are values that the page itself sets, as the flag that an action has toggled. */
  constructor(selection, more = {}) {
    const isReduced = reducedMotion.matches && !("motion" in selection.values);
    this.#selection = selection.released.with(isReduced ? { motion: "reduced" } : {});
    this.#more = more;
  }

  /** The playback of a script, if it is there already. */
  known(script) {
    return this.#known.get(script);
  }

  /** The playback of a script, or of the usual one; throws a `Problem`. */
  async load(script) {
    let asked = this.#asked.get(script);
    if (!asked) {
      asked = this.#ask(script);
      this.#asked.set(script, asked);
      if (this.#asked.size > PlaybackCache.#limit) this.#forgetOldest();
    }
    return asked;
  }

  async #ask(script) {
    const values = { ...this.#more, ...(script && { events: script }) };
    // Each script is asked for once, so a cache would only fill up with them.
    const options = { cache: "no-store" };
    try {
      const [picture, timeline] = await Promise.all([
        askForText(this.#url("animation.svg", { ...values, loop: "false" }), options),
        askForJSON(this.#url("timeline.json", values), options),
      ]);
      const playback = new Playback(script, picture, timeline);
      this.#known.set(script, playback);
      return playback;
    } catch (problem) {
      this.#asked.delete(script);
      throw problem;
    }
  }

  /** An interaction is cut by nothing but its own end. */
  #url(kind, values) {
    return this.#selection.with({ duration: undefined, loop: undefined }).url(kind, values);
  }

  #forgetOldest() {
    const [oldest] = this.#asked.keys();
    this.#asked.delete(oldest);
    this.#known.delete(oldest);
  }
}
