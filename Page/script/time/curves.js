/** @import { Playback, Track, TrackValue } from "../interaction/playback.js" */
/** @import { Player } from "../interaction/player.js" */
import { element, elementByID, svgElement } from "../element.js";
import { componentsOf, valueAt } from "./track.js";

const width = 600;
const height = 44;

/** The animated values as curves over time: one row for each track, with a mark at the time of the player. */
export class Curves {
  #player;
  #rows = elementByID("curves", HTMLElement);
  /** @type {{ mark: SVGLineElement, now: HTMLOutputElement, track: Track }[]} */
  #marks = [];
  /** @type {Playback | undefined} */
  #playback;

  /** @param {Player} player */
  constructor(player) {
    this.#player = player;
    player.on("playback", () => this.#draw());
    player.on("tick", () => this.#mark());
  }

  #draw() {
    const { playback } = this.#player;
    if (!playback || playback === this.#playback) return;
    this.#playback = playback;
    const { tracks } = playback.timeline;
    this.#marks = [];
    if (tracks.length === 0) {
      this.#rows.replaceChildren(element("p", { class: "secondary" }, "Nothing is animated."));
      return;
    }
    this.#rows.replaceChildren(...tracks.map((track) => this.#row(track, playback.duration)));
    this.#mark();
  }

  /**
   * @param {Track} track
   * @param {number} duration
   */
  #row(track, duration) {
    const mark = svgElement("line", { y1: 0, y2: height, class: "mark" });
    const drawing = svgElement(
      "svg",
      { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      ...(typeof track.keyframes[0].value === "string" ? gradient(track, duration) : lines(track, duration)),
      mark,
    );
    const now = element("output", {});
    this.#marks.push({ mark, now, track });
    return element("div", { class: "curve" }, element("span", { class: "name" }, track.attribute), drawing, now);
  }

  #mark() {
    const { position, duration } = this.#player;
    const time = Math.min(position, duration);
    const x = String(duration > 0 ? (time / duration) * width : 0);
    for (const { mark, now, track } of this.#marks) {
      mark.setAttribute("x1", x);
      mark.setAttribute("x2", x);
      now.textContent = formatted(valueAt(track, time));
    }
  }
}

/**
 * A line for each component that changes, from its minimum at the bottom to its maximum at the top.
 *
 * @param {Track} track
 * @param {number} duration
 */
function lines({ keyframes }, duration) {
  const values = keyframes.map(({ value }) => componentsOf(value));
  return values[0].map((_, component) => {
    const numbers = values.map((value) => value[component]);
    const [minimum, maximum] = [Math.min(...numbers), Math.max(...numbers)];
    if (minimum === maximum) return "";
    /** @param {number} number */
    const y = (number) => round(height - 4 - ((number - minimum) / (maximum - minimum)) * (height - 8));
    const points = keyframes.flatMap(({ time, value }, index) => {
      const x = round((time / (duration || 1)) * width);
      // A Boolean is not interpolated: its curve is a step.
      const isStep = typeof value === "boolean" && index > 0;
      return isStep ? [`${x},${y(numbers[index - 1])}`, `${x},${y(numbers[index])}`] : [`${x},${y(numbers[index])}`];
    });
    return svgElement("polyline", { points: points.join(" ") });
  });
}

/**
 * A color over time, as a gradient.
 *
 * @param {Track} track
 * @param {number} duration
 */
function gradient({ id, attribute, keyframes }, duration) {
  const name = `color-${id}-${attribute}`;
  const stops = keyframes.map(({ time, value }) => {
    const color = String(value);
    return svgElement("stop", {
      offset: round(time / (duration || 1)),
      "stop-color": color.slice(0, 7),
      "stop-opacity": round(Number.parseInt(color.slice(7), 16) / 255),
    });
  });
  return [
    svgElement("linearGradient", { id: name }, ...stops),
    svgElement("rect", { y: 8, width, height: height - 16, rx: 4, fill: `url(#${name})` }),
  ];
}

/** @param {TrackValue} value */
function formatted(value) {
  if (typeof value === "string" || typeof value === "boolean") return String(value);
  return [value].flat().map((number) => Number(number.toFixed(2))).join(", ");
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 1000) / 1000;
}
