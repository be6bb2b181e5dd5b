import { element } from "../element.js";
import { askForJSON } from "../service/service.js";

/** How many frames there are, if the service may choose so few in a second. */
const usualCount = 12;

/** Frames of an interaction side by side; a frame that is chosen is sought. */
export class FilmStrip {
  #list = document.querySelector("#film");
  #player;
  #seek;
  #wanted;

  constructor(player, seek) {
    this.#player = player;
    this.#seek = seek;
    player.addEventListener("tick", () => this.#mark());
  }

  /** Shows the frames of a playback of a selection. */
  async show(selection, { duration, timeline }) {
    const fps = selection.values.fps ?? Math.min(120, Math.max(1, Math.round((usualCount - 1) / (duration || 1))));
    const url = selection.released.url("frames.json", { events: timeline.events, fps });
    if (url === this.#wanted) return;
    this.#wanted = url;
    const { frames } = await askForJSON(url).catch(() => ({ frames: [] }));
    if (url !== this.#wanted) return;
    this.#list.replaceChildren(...frames.map((frame) => this.#item(frame)));
    this.#list.dataset.scheme = selection.value("colorScheme");
    this.#mark();
  }

  #item({ time, url }) {
    const words = `${time.toFixed(2)} s`;
    const made = element(
      "button",
      { type: "button", "data-time": time },
      element("img", { src: url, alt: "", loading: "lazy" }),
      element("span", {}, words),
    );
    made.addEventListener("click", () => this.#seek(time));
    return element("li", {}, made);
  }

  #mark() {
    const buttons = [...this.#list.querySelectorAll("button")];
    const current = buttons.findLast(({ dataset }) => Number(dataset.time) <= this.#player.position + 0.001);
    for (const made of buttons) {
      if (made === current) made.setAttribute("aria-current", "time");
      else made.removeAttribute("aria-current");
    }
  }
}
