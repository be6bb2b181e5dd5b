/** @import { LiveButton } from "./live-button.js" */
/** @import { Player } from "./player.js" */
import { announce } from "../announce.js";
import { element, elementByID } from "../element.js";

/** The maximum number of interactions; the oldest are removed. */
const limit = 40;

/**
 * The texts of the events; an event that is missing is not logged.
 *
 * @type {Record<string, string>}
 */
const texts = {
  down: "pressed",
  up: "released",
  cancel: "canceled",
  dragExit: "left the button",
  dragEnter: "came back",
  return: "Return key",
  escape: "Escape key",
};

/**
 * The log of the user's events and the button's actions, as they happen: a list for each interaction, of which the last one
 * is a line under the button.
 */
export class Log {
  #lists = elementByID("log", HTMLElement);
  #hint = elementByID("log-hint", HTMLElement);
  #more = elementByID("log-more", HTMLElement);
  #player;
  /**
   * The list of the present interaction, once it has a line.
   *
   * @type {HTMLElement | undefined}
   */
  #list;
  /** The number of actions of the playback that have been logged, or skipped by scrubbing. */
  #loggedCount = 0;
  /** The time at which the present interaction has begun. */
  #start = 0;

  /**
   * @param {Player} player
   * @param {LiveButton} live
   */
  constructor(player, live) {
    this.#player = player;
    this.#more.addEventListener("click", () => {
      const isOpen = this.#lists.classList.toggle("open");
      this.#more.setAttribute("aria-expanded", String(isOpen));
      this.#more.textContent = isOpen ? "Less" : "All";
      this.#lists.scrollTop = this.#lists.scrollHeight;
    });
    live.on("event", ({ name, time }) => {
      if (name in texts) this.#write(name, texts[name], time);
    });
    live.on("end", ({ hasAction, isDisabled }) => this.#end(hasAction, isDisabled));
    player.on("begin", () => {
      this.#loggedCount = 0;
      this.#list = undefined;
      this.#start = player.position;
    });
    player.on("tick", () => {
      // Scrubbing runs no actions.
      if (player.isPlaying) {
        // The interaction may go on without what it has continued.
        this.#start = Math.min(this.#start, player.position);
        this.#writeActions();
        return;
      }
      this.#start = 0;
      this.#loggedCount = this.#pastActions.length;
    });
    player.on("pause", () => this.#writeActions());
  }

  get #pastActions() {
    const { playback, position } = this.#player;
    return playback?.timeline.actions.filter(({ time }) => time >= this.#start && time <= position) ?? [];
  }

  #writeActions() {
    const actions = this.#pastActions;
    const news = this.#player.isDemonstration ? [] : actions.slice(this.#loggedCount);
    for (const { name, time } of news) this.#write(name, `action ${name}`, time, "action");
    this.#loggedCount = actions.length;
  }

  /**
   * @param {boolean} hasAction
   * @param {boolean} isDisabled
   */
  #end(hasAction, isDisabled) {
    const outcome = isDisabled ? "disabled: no action" : "no action";
    if (!hasAction) this.#write("none", outcome);
    announce(hasAction ? "Pressed: the action ran." : `Pressed, ${outcome}.`);
  }

  /**
   * @param {string} name
   * @param {string} text
   * @param {number} [time]
   * @param {"event" | "action"} kind
   */
  #write(name, text, time, kind = "event") {
    this.#hint.hidden = true;
    this.#list ??= this.#addList();
    this.#list.append(
      element(
        "li",
        { class: kind, "data-name": name },
        element("time", {}, time === undefined ? "" : `${time.toFixed(2)} s`),
        element("span", {}, text),
      ),
    );
    this.#lists.scrollTop = this.#lists.scrollHeight;
    this.#lists.scrollLeft = this.#lists.scrollWidth;
  }

  #addList() {
    const list = element("ol");
    this.#lists.append(list);
    this.#more.hidden = this.#lists.children.length < 2;
    if (this.#lists.children.length > limit) this.#lists.firstElementChild?.remove();
    return list;
  }
}
