/** @import { Selection } from "../address/selection.js" */
/** @import { Playback } from "../interaction/playback.js" */
/** @import { Player } from "../interaction/player.js" */
import { element, elementByID } from "../element.js";
import { fetchJSON } from "../service/service.js";

/** @typedef {{ time: number, url: string }} FilmFrame */

/** The number of frames if no frame rate is chosen and the service allows so low a rate. */
const defaultFrameCount = 12;

/** The frames of an interaction side by side. A click on a frame seeks its time. */
export class FilmStrip {
  #list = elementByID("film", HTMLElement);
  #player;
  #seek;
  /** @type {string | undefined} */
  #requestedURL;

  /**
   * @param {Player} player
   * @param {(time: number) => void} seek
   */
  constructor(player, seek) {
    this.#player = player;
    this.#seek = seek;
    player.on("tick", () => this.#mark());
  }

  /**
   * Shows the frames of a playback of a selection.
   *
   * @param {Selection} selection
   * @param {Playback} playback
   */
  async show(selection, { duration, timeline }) {
    const rate = Math.round((defaultFrameCount - 1) / (duration || 1));
    const fps = selection.values.fps ?? Math.min(120, Math.max(1, rate));
    const url = selection.released.url("frames.json", { events: timeline.events, fps });
    if (url === this.#requestedURL) return;
    this.#requestedURL = url;
    /** @type {{ frames: FilmFrame[] }} */
    const { frames } = await fetchJSON(url).catch(() => ({ frames: [] }));
    if (url !== this.#requestedURL) return;
    this.#list.replaceChildren(...frames.map((frame) => this.#item(frame)));
    this.#list.dataset.scheme = selection.scheme;
    this.#mark();
  }

  /** @param {FilmFrame} frame */
  #item({ time, url }) {
    const made = element(
      "button",
      { type: "button", "data-time": time },
      element("img", { src: url, alt: "", loading: "lazy" }),
      element("span", {}, `${time.toFixed(2)} s`),
    );
    made.addEventListener("click", () => this.#seek(time));
    return element("li", {}, made);
  }

  #mark() {
    const buttons = [...this.#list.querySelectorAll("button")];
    const current = buttons.findLast(({ dataset }) => Number(dataset.time) <= this.#player.position + 0.001);
    for (const button of buttons) {
      if (button === current) button.setAttribute("aria-current", "time");
      else button.removeAttribute("aria-current");
    }
  }
}
