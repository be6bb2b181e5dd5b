/** @import { Playback } from "./playback.js" */
/** @import { Point, Script } from "./script.js" */

/**
 * @typedef {object} FollowedScript The script of a press that moves are added to.
 * @property {() => Script | undefined} script Returns the script while it takes more moves.
 * @property {() => number} time Returns the time at which a move happens.
 * @property {(script: Script) => Promise<Playback>} load
 * @property {(script: Script, playback: Playback) => void} accept Called with a script with a move, and its playback.
 */

/** The moves of a finger that presses: the playback of each is loaded, one at a time. */
export class FingerMoves {
  #followed;
  #isFollowing = false;
  /** The place of the finger. */
  point;

  /**
   * @param {FollowedScript} followed
   * @param {Point} point
   */
  constructor(followed, point) {
    this.#followed = followed;
    this.point = point;
  }

  /**
   * A script with a move to the present place of the finger, without moves that it makes redundant.
   *
   * @param {Script} script
   */
  appendedTo(script) {
    return script.appending("move", this.#followed.time(), this.point).thinned;
  }

  /** Follows the finger until it stays, or is lifted. */
  async follow() {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    /** @type {Point | undefined} */
    let requested;
    for (
      let script = this.#followed.script();
      script && this.point !== requested;
      script = this.#followed.script()
    ) {
      requested = this.point;
      const moved = this.appendedTo(script);
      const playback = await this.#followed.load(moved).catch(() => undefined);
      // Another event may have happened meanwhile.
      if (playback && this.#followed.script() === script) this.#followed.accept(moved, playback);
    }
    this.#isFollowing = false;
  }
}
