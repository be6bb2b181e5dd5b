/** @import { LiveButton } from "./live-button.js" */
/** @import { Player } from "./player.js" */
import { element, elementByID } from "../element.js";

/** The maximum number of lines; the oldest are removed. */
const limit = 200;

/** The log of the user's events and the button's actions, as they happen. */
export class Log {
  #list = elementByID("log", HTMLElement);
  #hint = elementByID("log-hint", HTMLElement);
  #player;
  /** The number of actions of the playback that have been logged, or skipped by scrubbing. */
  #loggedCount = 0;

  /**
   * @param {Player} player
   * @param {LiveButton} live
   */
  constructor(player, live) {
    this.#player = player;
    live.on("event", ({ name, time }) => this.#write(name, time, "event"));
    player.on("begin", () => {
      this.#loggedCount = 0;
    });
    player.on("tick", () => {
      // Scrubbing runs no actions.
      if (player.isPlaying) this.#writeActions();
      else this.#loggedCount = this.#pastActions.length;
    });
    player.on("pause", () => this.#writeActions());
  }

  get #pastActions() {
    const { playback, position } = this.#player;
    return playback?.timeline.actions.filter(({ time }) => time <= position) ?? [];
  }

  #writeActions() {
    const actions = this.#pastActions;
    for (const { name, time } of actions.slice(this.#loggedCount)) this.#write(name, time, "action");
    this.#loggedCount = actions.length;
  }

  /**
   * @param {string} name
   * @param {number} time
   * @param {"event" | "action"} kind
   */
  #write(name, time, kind) {
    this.#hint.hidden = true;
    this.#list.append(
      element("li", { class: kind }, element("time", {}, `${time.toFixed(2)} s`), element("span", {}, name)),
    );
    if (this.#list.children.length > limit) this.#list.firstElementChild?.remove();
    this.#list.scrollTop = this.#list.scrollHeight;
  }
}
