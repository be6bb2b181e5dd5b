import { element } from "../element.js";

/** How many lines are kept. */
const limit = 200;

/** What the user did and what the button did, line by line, as it happens. */
export class Log {
  #list = document.querySelector("#log");
  #hint = document.querySelector("#log-hint");
  #player;
  /** How many actions of the playback have been told. */
  #told = 0;

  constructor(player, live) {
    this.#player = player;
    live.addEventListener("event", ({ detail: { name, time } }) => this.#write(name, time, "event"));
    player.addEventListener("begin", () => {
      this.#told = 0;
    });
    player.addEventListener("tick", () => {
      // Who moves the scrubber looks, and makes nothing happen.
      if (player.isPlaying) this.#tell();
      else this.#told = this.#past.length;
    });
    player.addEventListener("pause", () => this.#tell());
  }

  get #past() {
    const { playback, position } = this.#player;
    return playback?.timeline.actions.filter(({ time }) => time <= position) ?? [];
  }

  #tell() {
    const past = this.#past;
    for (const { name, time } of past.slice(this.#told)) this.#write(name, time, "action");
    this.#told = past.length;
  }

  #write(name, time, kind) {
    this.#hint.hidden = true;
    this.#list.append(
      element("li", { class: kind }, element("time", {}, `${time.toFixed(2)} s`), element("span", {}, name)),
    );
    if (this.#list.children.length > limit) this.#list.firstElementChild.remove();
    this.#list.scrollTop = this.#list.scrollHeight;
  }
}
