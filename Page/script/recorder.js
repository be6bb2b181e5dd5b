/** @import { Address } from "./address/address.js" */
/** @import { Selection } from "./address/selection.js" */
/** @import { Playback } from "./interaction/playback.js" */
/** @import { Stage } from "./interaction/stage.js" */
/** @import { Problems } from "./problems.js" */
/** @import { Problem } from "./service/problem.js" */
/** @import { ScriptEditor } from "./time/script-editor.js" */
import { Emitter } from "./emitter.js";
import { playOnce } from "./interaction/opening.js";
import { PlaybackCache } from "./interaction/playback.js";
import { asProblem } from "./service/problem.js";
import { waitFor } from "./service/progress.js";

/**
 * The course of time: the playback of the selection, and the user's interactions, which become its script.
 *
 * `write` reports that the script or the time in the address has changed, `choose` that another button inside has.
 *
 * @extends {Emitter<{ write: Selection, choose: Selection }>}
 */
export class Recorder extends Emitter {
  #address;
  #stage;
  #parts;
  /**
   * The playback of the script in the editor.
   *
   * @type {Playback | undefined}
   */
  #playback;

  /**
   * @param {Address} address
   * @param {Stage} stage
   * @param {object} parts
   * @param {ScriptEditor} parts.editor
   * @param {(selection: Selection, playback: Playback) => void} parts.showFilm
   * @param {Problems} parts.problems
   * @param {() => number} parts.change The number of changes of the selection so far.
   */
  constructor(address, stage, parts) {
    super();
    this.#address = address;
    this.#stage = stage;
    this.#parts = parts;
    stage.live.on("rest", (values) => this.#record(values));
    stage.live.on("problem", (problem) => this.#fail(problem));
  }

  /**
   * Shows beside the events that they cannot be played; the picture is there.
   *
   * @param {Problem} problem
   */
  showUnplayable(problem) {
    this.#playback = undefined;
    this.#stage.player.load(undefined, { isShown: false });
    this.#parts.editor.show(this.#address.selection.values.events ?? "");
    this.#parts.problems.show(problem, { isAboutTime: true });
  }

  /** @param {number} time */
  showMoment(time) {
    const { player, live } = this.#stage;
    live.stop();
    player.pause();
    player.seek(time);
    this.settle(player.position);
  }

  /**
   * Loads a playback into the player, and shows it in the parts about time.
   *
   * @param {Selection} selection
   * @param {Playback} playback
   * @param {boolean} isPlayed
   */
  load(selection, playback, isPlayed = false) {
    const { player, live } = this.#stage;
    this.#showTime(selection, playback);
    // The user may have pressed the button meanwhile.
    if (live.isBusy) return;
    player.load(playback, { isShown: false });
    const time = Number(selection.values.t);
    if (time > 0) player.seek(time);
    else if (isPlayed) player.play();
    else playOnce(player);
  }

  /**
   * @param {Selection} selection
   * @param {Playback} playback
   */
  #showTime(selection, playback) {
    this.#playback = playback;
    this.#parts.editor.show(playback.timeline.events);
    this.#parts.showFilm(selection, playback);
  }

  /**
   * Writes the script of the user's interaction to the address, and makes it the one that is played.
   *
   * @param {Record<string, string>} values
   */
  async #record({ events, flag, ...values }) {
    const { player } = this.#stage;
    const { selection } = this.#address;
    const { innerButtonName } = selection.style;
    if (this.#parts.problems.shown?.isConnection || this.#parts.problems.shown?.isOfWork) {
      this.#parts.problems.show(undefined);
    }
    if (!events.includes("down")) {
      // A script without a press is not recorded; the earlier playback can be played again.
      player.load(this.#playback, { isShown: false });
      player.rewind(Number(selection.values.t) || 0);
      return;
    }
    // Only the labels of the articles show the flag.
    const isFlagVisible = "label" in selection.values;
    this.#address.replace({ events, t: undefined, ...(isFlagVisible && flag && { flag }) });
    if (innerButtonName !== undefined) this.#showInnerButton(innerButtonName, values[innerButtonName]);
    this.emit("write", this.#address.selection);
    const { playback } = player;
    if (playback?.script === events) this.#showTime(this.#address.selection, playback);
    else await this.#complete(events);
  }

  /**
   * Writes which of the buttons inside was pressed to the address, for the states, the exports and the region.
   *
   * @param {string} name The name of the parameter.
   * @param {string | undefined} number
   */
  #showInnerButton(name, number) {
    this.#address.replace({ [name]: number });
    this.emit("choose", this.#address.selection);
  }

  /**
   * Loads the playback of an interaction that ended before the service responded.
   *
   * @param {string} events
   */
  async #complete(events) {
    const change = this.#parts.change();
    const { selection } = this.#address;
    try {
      const playback = await waitFor(new PlaybackCache(this.#stage.playable(selection)).load(events));
      if (change !== this.#parts.change() || this.#stage.live.isBusy) return;
      this.load(selection, playback);
    } catch (error) {
      this.#fail(asProblem(error));
    }
  }

  /**
   * Shows a problem of an interaction, and the button at rest.
   *
   * @param {Problem} problem
   */
  #fail(problem) {
    const { player } = this.#stage;
    this.#stage.rest(this.#address.selection);
    player.load(this.#playback, { isShown: false });
    this.#parts.problems.show(problem);
  }

  /**
   * Writes the time at which the player is paused to the address; no time while it plays.
   *
   * @param {number | undefined} time
   */
  settle(time) {
    this.#address.replace({ t: time === undefined ? undefined : String(Number(time.toFixed(3))) });
    this.emit("write", this.#address.selection);
  }
}
