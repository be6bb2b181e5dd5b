/** @import { Picture } from "./picture.js" */
/** @import { Playback } from "./playback.js" */
import { Emitter } from "../emitter.js";

/**
 * The clock of the page: shows a playback at a time, and advances the time.
 *
 * @extends {Emitter<Record<"playback" | "begin" | "tick" | "play" | "pause", undefined>>}
 */
export class Player extends Emitter {
  #picture;
  #position = 0;
  #rate = 1;
  /**
   * The time at which `#position` was set, in milliseconds; `undefined` while paused.
   *
   * @type {number | undefined}
   */
  #since;
  #isOpenEnded = false;
  #isDemonstration = false;
  #frame = 0;
  /**
   * The visible playback, and by how many seconds it starts after the script.
   *
   * @type {{ playback: Playback, delay: number } | undefined}
   */
  #shown;

  /**
   * The playback that is played and sought.
   *
   * @type {Playback | undefined}
   */
  playback;

  /** @param {Picture} picture */
  constructor(picture) {
    super();
    this.#picture = picture;
  }

  get isPlaying() {
    return this.#since !== undefined;
  }

  /** Whether something plays that the user has not asked for; its actions are not logged. */
  get isDemonstration() {
    return this.#isDemonstration;
  }

  /** The time since the beginning of the script, in seconds. */
  get position() {
    if (this.#since === undefined) return this.#position;
    return this.#position + ((performance.now() - this.#since) / 1000) * this.#rate;
  }

  get duration() {
    return this.playback?.duration ?? 0;
  }

  /** The speed: seconds of the script for each second of real time. */
  get rate() {
    return this.#rate;
  }

  set rate(rate) {
    this.#position = this.position;
    if (this.isPlaying) this.#since = performance.now();
    this.#rate = rate;
  }

  /**
   * Shows a still picture until a playback is played or sought.
   *
   * @param {string} picture
   */
  showStill(picture) {
    this.#stop();
    this.#position = 0;
    this.#shown = undefined;
    this.#picture.show(picture);
  }

  /**
   * Continues with another playback at the same time. One that is not shown yet waits for `play` or `seek`.
   *
   * @param {Playback | undefined} playback
   */
  load(playback, { isShown = true } = {}) {
    this.playback = playback;
    this.#shown = isShown && playback ? { playback, delay: 0 } : undefined;
    this.#show();
    this.emit("playback");
  }

  /**
   * Shows a similar playback until the exact one is loaded; its events come `delay` seconds too early.
   *
   * @param {Playback} playback
   * @param {number} delay
   */
  showPrediction(playback, delay) {
    this.#shown = { playback, delay };
    this.#show();
  }

  /** @param {number} position */
  seek(position) {
    this.#position = Math.min(Math.max(position, 0), this.duration);
    if (this.isPlaying) this.#since = performance.now();
    this.#reveal();
    this.#show();
    this.emit("tick");
  }

  /** Plays to the end of the playback or, if it is open-ended, until `pause`. */
  play({ isOpenEnded = false, isDemonstration = false } = {}) {
    this.#isOpenEnded = isOpenEnded;
    this.#isDemonstration = isDemonstration;
    if (!isOpenEnded && this.#position >= this.duration) this.#position = 0;
    this.#stop();
    if (this.#position === 0 || isOpenEnded) this.emit("begin");
    this.#since = performance.now();
    this.#reveal();
    this.#frame = requestAnimationFrame(this.#tick);
    this.emit("play");
  }

  /**
   * Starts an open-ended playback, before anything of it is loaded.
   *
   * @param {number} position The time at which the interaction begins, after what it continues.
   */
  begin(position = 0) {
    this.#stop();
    this.#position = position;
    this.playback = undefined;
    this.#shown = undefined;
    this.play({ isOpenEnded: true });
  }

  /**
   * Shifts the time without showing another moment, so that time spent waiting does not count.
   *
   * @param {number} seconds
   */
  skip(seconds) {
    this.#position = this.position + seconds;
    this.#since = performance.now();
  }

  /**
   * Moves to a time without showing it, since the picture is of something else.
   *
   * @param {number} position
   */
  rewind(position) {
    this.#position = position;
    this.emit("tick");
  }

  pause() {
    if (!this.isPlaying) return;
    this.#stop();
    this.#show();
    this.emit("pause");
    this.emit("tick");
  }

  #stop() {
    this.#position = this.position;
    this.#since = undefined;
    cancelAnimationFrame(this.#frame);
  }

  #reveal() {
    if (this.playback) this.#shown ??= { playback: this.playback, delay: 0 };
  }

  #tick = () => {
    if (!this.#isOpenEnded && this.position >= this.duration) {
      this.pause();
      this.seek(this.duration);
      return;
    }
    this.#show();
    this.emit("tick");
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #show() {
    if (!this.#shown) return;
    const { playback, delay } = this.#shown;
    const time = Math.min(Math.max(this.position - delay, 0), playback.duration);
    this.#picture.show(playback.pictureAt(time));
    this.#picture.seek(time);
  }
}
