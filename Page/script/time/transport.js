/** @import { LiveButton } from "../interaction/live-button.js" */
/** @import { Player } from "../interaction/player.js" */
import { elementByID } from "../element.js";

/** The duration of a frame, in seconds. */
const frame = 1 / 60;

/**
 * The time by which a key moves the scrubber, in seconds.
 *
 * @type {Record<string, number>}
 */
const keys = {
  ArrowLeft: -frame,
  ArrowDown: -frame,
  ArrowRight: frame,
  ArrowUp: frame,
  PageDown: -0.1,
  PageUp: 0.1,
};

/** The controls of the player: play, pause, step and scrub. */
export class Transport {
  #player;
  #live;
  #play = elementByID("play", HTMLElement);
  #scrubber = elementByID("scrubber", HTMLInputElement);
  #now = elementByID("now", HTMLElement);

  /**
   * @param {Player} player
   * @param {LiveButton} live
   * @param {(time: number | undefined) => void} settle Receives the time at which the player is paused, or `undefined`
   *   when it plays.
   */
  constructor(player, live, settle) {
    this.#player = player;
    this.#live = live;
    this.#play.addEventListener("click", () => {
      if (this.#isPlaying) {
        live.stop();
        player.pause();
        settle(player.position);
      } else {
        live.stop();
        player.play();
        settle(undefined);
      }
    });
    /** @param {number} position */
    const seek = (position) => {
      live.stop();
      player.pause();
      player.seek(position);
    };
    elementByID("step-back", HTMLElement).addEventListener("click", () => {
      seek(player.position - frame);
      settle(player.position);
    });
    elementByID("step", HTMLElement).addEventListener("click", () => {
      seek(player.position + frame);
      settle(player.position);
    });
    this.#scrubber.addEventListener("input", () => seek(Number(this.#scrubber.value)));
    this.#scrubber.addEventListener("change", () => settle(player.position));
    // A step of the control itself is a millisecond.
    this.#scrubber.addEventListener("keydown", (event) => {
      const change = keys[event.key];
      if (change === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      seek(player.position + change);
      settle(player.position);
    });
    const speed = elementByID("speed", HTMLSelectElement);
    speed.addEventListener("change", () => {
      player.rate = Number(speed.value);
    });
    player.on("playback", () => this.#show());
    player.on("tick", () => this.#show());
    player.on("play", () => this.#show());
    player.on("pause", () => this.#show());
  }

  /** Whether something plays. A click on Play blurs the button, so a change of focus does not count. */
  get #isPlaying() {
    return this.#player.isPlaying && !this.#live.isPassive;
  }

  #show() {
    const { position, duration } = this.#player;
    const isPlaying = this.#isPlaying;
    this.#scrubber.max = String(Math.max(duration, isPlaying ? position : 0));
    // A keyboard moves the scrubber by one step.
    this.#scrubber.step = isPlaying ? "any" : "0.001";
    this.#scrubber.value = String(position);
    this.#scrubber.setAttribute("aria-valuetext", `${position.toFixed(2)} of ${duration.toFixed(2)} seconds`);
    this.#now.textContent = `${position.toFixed(2)} s`;
    this.#play.classList.toggle("playing", isPlaying);
    this.#play.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
  }
}
