import { element, shape } from "../element.js";
import { componentsOf, valueAt } from "./track.js";

const width = 600;
const height = 44;

/** What moves, as lines over time: one row for each value that changes, and a line where the time is. */
export class Curves {
  #player;
  #rows = document.querySelector("#curves");
  #marks = [];
  #playback;

  constructor(player) {
    this.#player = player;
    player.addEventListener("playback", () => this.#draw());
    player.addEventListener("tick", () => this.#mark());
  }

  #draw() {
    const { playback } = this.#player;
    if (playback === this.#playback) return;
    this.#playback = playback;
    const tracks = playback.timeline.tracks;
    this.#marks = [];
    if (tracks.length === 0) {
      this.#rows.replaceChildren(element("p", { class: "quiet" }, "Nothing moves."));
      return;
    }
    this.#rows.replaceChildren(...tracks.map((track) => this.#row(track, playback.duration)));
    this.#mark();
  }

  #row(track, duration) {
    const mark = shape("line", { y1: 0, y2: height, class: "mark" });
    const drawing = shape(
      "svg",
      { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      ...(typeof track.keyframes[0].value === "string" ? stripes(track, duration) : lines(track, duration)),
      mark,
    );
    const now = element("output", {});
    this.#marks.push({ mark, now, track });
    return element("div", { class: "curve" }, element("span", { class: "name" }, track.attribute), drawing, now);
  }

  #mark() {
    const { position, duration } = this.#player;
    const time = Math.min(position, duration);
    const x = duration > 0 ? (time / duration) * width : 0;
    for (const { mark, now, track } of this.#marks) {
      mark.setAttribute("x1", x);
      mark.setAttribute("x2", x);
      now.textContent = written(valueAt(track, time));
    }
  }
}

/** A line for each number that changes, from its least to its greatest. */
function lines({ keyframes }, duration) {
  const values = keyframes.map(({ value }) => componentsOf(value));
  return values[0].map((_, component) => {
    const numbers = values.map((value) => value[component]);
    const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
    if (least === greatest) return "";
    const y = (number) => round(height - 4 - ((number - least) / (greatest - least)) * (height - 8));
    const points = keyframes.flatMap(({ time, value }, index) => {
      const x = round((time / (duration || 1)) * width);
      // What is true or false holds until it is not.
      const isStep = typeof value === "boolean" && index > 0;
      return isStep ? [`${x},${y(numbers[index - 1])}`, `${x},${y(numbers[index])}`] : [`${x},${y(numbers[index])}`];
    });
    return shape("polyline", { points: points.join(" ") });
  });
}

/** A colour over time, as itself. */
function stripes({ id, attribute, keyframes }, duration) {
  const name = `colour-${id}-${attribute}`;
  const stops = keyframes.map(({ time, value }) =>
    shape("stop", {
      offset: round(time / (duration || 1)),
      "stop-color": value.slice(0, 7),
      "stop-opacity": round(Number.parseInt(value.slice(7), 16) / 255),
    })
  );
  return [
    shape("linearGradient", { id: name }, ...stops),
    shape("rect", { y: 8, width, height: height - 16, rx: 4, fill: `url(#${name})` }),
  ];
}

function written(value) {
  if (typeof value === "string" || typeof value === "boolean") return String(value);
  return [value].flat().map((number) => Number(number.toFixed(2))).join(", ");
}

function round(number) {
  return Math.round(number * 1000) / 1000;
}
