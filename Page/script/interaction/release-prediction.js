/** @import { Playback } from "./playback.js" */
/** @import { Player } from "./player.js" */
/** @import { PressedButton } from "./pressed-button.js" */
/** @import { Script } from "./script.js" */

/** A release that is requested before it happens: a later one looks the same, and is shown until the service responds. */
export class ReleasePrediction {
  #latestTime;
  /**
   * A playback with a release at `time`, which predicts any later release.
   *
   * @type {{ playback: Playback, time: number } | undefined}
   */
  #release;

  /** @param {number} latestTime The time up to which an event is accepted, in seconds. */
  constructor(latestTime) {
    this.#latestTime = latestTime;
  }

  clear() {
    this.#release = undefined;
  }

  /**
   * Loads the playback of a release after everything is at rest.
   *
   * @param {Playback} playback The playback of the press.
   * @param {Script} script
   * @param {PressedButton} button
   * @param {() => boolean} isCurrent Whether the script is still that of the button.
   */
  async prepare(playback, script, button, isCurrent) {
    this.clear();
    const time = Math.max(playback.duration, script.end) + 0.01;
    if (!playback.timeline.endsAtRest || time > this.#latestTime || script.isFull) return;
    const release = await button.load(script.appending("up", time)).catch(() => undefined);
    if (release && isCurrent()) this.#release = { playback: release, time };
  }

  /**
   * Shows a release at a time, if one was loaded that it looks like. Returns whether it does.
   *
   * @param {number} time
   * @param {Player} player
   */
  show(time, player) {
    if (!this.#release || this.#release.time > time) return false;
    player.showPrediction(this.#release.playback, time - this.#release.time);
    return true;
  }
}
