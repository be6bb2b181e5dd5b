/** @import { Playback, Track, TrackValue } from "../interaction/playback.js" */
/** @import { Player } from "../interaction/player.js" */
import { element, elementByID, svgElement } from "../element.js";
import { componentsOf, valueAt } from "./track.js";

const width = 600;
const height = 120;
/** The height of a color, which has no curve. */
const colorHeight = 36;

/**
 * The animated values as curves over time: one row for each track, with a mark at the time of the player, and an axis. A
 * pointer on a curve seeks its time.
 */
export class Curves {
  #player;
  #seek;
  #rows = elementByID("curves", HTMLElement);
  /** @type {{ mark: SVGLineElement, now: HTMLOutputElement, track: Track }[]} */
  #marks = [];
  /** @type {Playback | undefined} */
  #playback;

  /**
   * @param {Player} player
   * @param {(time: number) => void} seek
   */
  constructor(player, seek) {
    this.#player = player;
    this.#seek = seek;
    player.on("playback", () => this.#draw());
    player.on("tick", () => this.#mark());
    this.#draw();
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
    const { duration } = playback;
    const ticks = timeTicks(duration);
    this.#rows.replaceChildren(...tracks.map((track) => this.#row(track, duration, ticks)), axis(ticks, duration));
    this.#mark();
  }

  /**
   * @param {Track} track
   * @param {number} duration
   * @param {number[]} ticks
   */
  #row(track, duration, ticks) {
    const isColor = typeof track.keyframes[0].value === "string";
    const rowHeight = isColor ? colorHeight : height;
    const mark = svgElement("line", { y1: 0, y2: rowHeight, class: "mark" });
    const grid = ticks.map((time) => {
      const x = round((time / duration) * width);
      return svgElement("line", { x1: x, x2: x, y1: 0, y2: rowHeight, class: "grid" });
    });
    const drawing = svgElement(
      "svg",
      { viewBox: `0 0 ${width} ${rowHeight}`, height: rowHeight, preserveAspectRatio: "none", "aria-hidden": "true" },
      ...grid,
      ...(isColor ? gradient(track, duration) : lines(track, duration)),
      mark,
    );
    this.#seekByPointer(drawing);
    const now = element("output", {});
    this.#marks.push({ mark, now, track });
    return element("div", { class: "curve" }, element("span", { class: "name" }, track.attribute), drawing, now);
  }

  /** @param {SVGSVGElement} drawing */
  #seekByPointer(drawing) {
    /** @param {PointerEvent} event */
    const seek = ({ clientX }) => {
      const { left, width } = drawing.getBoundingClientRect();
      this.#seek(Math.min(Math.max((clientX - left) / width, 0), 1) * this.#player.duration);
    };
    drawing.addEventListener("pointerdown", (event) => {
      drawing.setPointerCapture(event.pointerId);
      seek(event);
    });
    drawing.addEventListener("pointermove", (event) => {
      if (drawing.hasPointerCapture(event.pointerId)) seek(event);
    });
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
    svgElement("rect", { y: 4, width, height: colorHeight - 8, rx: 4, fill: `url(#${name})` }),
  ];
}

/** @param {TrackValue} value */
function formatted(value) {
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return formattedColor(value);
  return [value].flat().map((number) => Number(number.toFixed(2))).join(", ");
}

/**
 * A color with its opacity in percent, unless it is opaque.
 *
 * @param {string} color Eight hexadecimal digits after a number sign.
 */
function formattedColor(color) {
  const opacity = Math.round((Number.parseInt(color.slice(7) || "ff", 16) / 255) * 100);
  return opacity === 100 ? color.slice(0, 7) : `${color.slice(0, 7)} ${opacity} %`;
}

/**
 * The axis below the curves, with the times of its ticks.
 *
 * @param {number[]} ticks
 * @param {number} duration
 */
function axis(ticks, duration) {
  const labels = ticks.map((time) => {
    const label = element("span", {}, `${time} s`);
    label.style.left = `${(time / duration) * 100}%`;
    return label;
  });
  return element("div", { class: "curve axis", "aria-hidden": "true" }, element("div", { class: "ticks" }, ...labels));
}

/**
 * Round times from 0 to the end of a duration, at most nine.
 *
 * @param {number} duration
 */
function timeTicks(duration) {
  const step = [0.1, 0.2, 0.5, 1, 2, 5].find((step) => duration / step <= 8) ?? 5;
  return duration > 0 ? Array.from({ length: Math.floor(duration / step) + 1 }, (_, index) => round(index * step)) : [];
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 1000) / 1000;
}
