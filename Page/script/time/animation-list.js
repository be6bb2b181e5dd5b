/** @import { StartedAnimation } from "../interaction/playback.js" */
/** @import { Player } from "../interaction/player.js" */
import { element, elementByID } from "../element.js";
import { copyOnClick } from "../export/clipboard.js";

/** The animations that a playback starts, with their times, to be copied as Swift. */
export class AnimationList {
  #player;
  #list = elementByID("animations", HTMLElement);
  #shown = "";

  /** @param {Player} player */
  constructor(player) {
    this.#player = player;
    player.on("playback", () => this.#show());
    this.#show();
  }

  #show() {
    const animations = this.#player.playback?.timeline.animations ?? [];
    const text = JSON.stringify(animations);
    if (text === this.#shown) return;
    this.#shown = text;
    this.#list.hidden = animations.length === 0;
    this.#list.replaceChildren(...animations.map(row));
  }
}

/** @param {StartedAnimation} animation */
function row({ time, swift, duration }) {
  const button = element("button", { type: "button", class: "small", "aria-label": `Copy ${swift}` }, "Copy");
  copyOnClick(button, () => swift);
  const length = duration === undefined ? "repeats" : `${duration.toFixed(2)} s`;
  return element(
    "li",
    {},
    element("span", { class: "name" }, `${time.toFixed(2)} s`),
    element("code", {}, swift),
    element("span", { class: "secondary" }, length),
    button,
  );
}
