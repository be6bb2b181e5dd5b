/** @import { Selection } from "../address/selection.js" */
/** @import { Timeline } from "./playback.js" */
import { asProblem } from "../service/problem.js";
import { fetchText } from "../service/service.js";

/** The times after an event at which a picture is drawn, in seconds: a change is fast at first. */
const delays = [0, 0.05, 0.1, 0.2, 0.35, 0.6, 1];

/** The greatest number of pictures, each of which is one request. */
const maximumCount = 16;

/** @typedef {{ time: number, picture: string }} Moment */

/**
 * The timeline of a script that the service does not tell: a second after the last event.
 *
 * @param {string} events
 * @returns {Timeline}
 */
export function unknownTimeline(events) {
  const last = Math.max(0, ...timesOf(events));
  return { duration: last + 1, endsAtRest: true, events, tracks: [], animations: [], actions: [] };
}

/**
 * Single pictures of an interaction whose animation the service does not draw: as many as fit, and where even these are
 * refused, those of the states. Throws a `Problem` if there is no picture at all.
 *
 * @param {Selection} selection
 * @param {Record<string, string>} values
 * @param {Timeline} timeline
 * @returns {Promise<Moment[]>}
 */
export async function loadMoments(selection, values, { events, duration }) {
  const times = momentsOf(events, duration);
  const drawn = await Promise.all(times.map(async (time) => {
    const picture = await pictureAt(selection.url("svg", { ...values, events, t: time }));
    return picture === undefined ? [] : [{ time, picture }];
  }));
  const moments = drawn.flat();
  return moments.length > 0 ? moments : loadStates(selection, values, events);
}

/** @param {string} url */
async function pictureAt(url) {
  try {
    return await fetchText(url);
  } catch (error) {
    if (asProblem(error).isConnection) throw error;
    return undefined;
  }
}

/**
 * The button as it looks pressed and not pressed, at the times when it is.
 *
 * @param {Selection} selection
 * @param {Record<string, string>} values
 * @param {string} events
 * @returns {Promise<Moment[]>}
 */
async function loadStates(selection, { state = selection.value("state"), ...values }, events) {
  const others = state.split(",").filter((name) => name !== "normal");
  const [normal, pressed] = await Promise.all([
    fetchText(selection.url("svg", { ...values, state })),
    fetchText(selection.url("svg", { ...values, state: [...others, "pressed"].join(",") })),
  ]);
  const changes = [...events.matchAll(/\b(down|press|up|release|cancel)\b[^@]*@([\d.]+)/g)];
  return [
    { time: 0, picture: normal },
    ...changes.map(([, name, time]) => ({
      time: Number(time),
      picture: name === "down" || name === "press" ? pressed : normal,
    })),
  ];
}

/**
 * The times of the pictures: after each event, the last ones first if there are too many, and the end.
 *
 * @param {string} events
 * @param {number} duration In seconds.
 */
function momentsOf(events, duration) {
  const times = timesOf(events).reverse().flatMap((time) => delays.map((delay) => time + delay));
  const possible = [0, duration, ...times].filter((time) => time <= duration);
  const chosen = [...new Set(possible.map((time) => Math.round(1000 * time) / 1000))].slice(0, maximumCount);
  return chosen.sort((first, second) => first - second);
}

/**
 * The times of the events of a script, in seconds.
 *
 * @param {string} events
 */
function timesOf(events) {
  return [...events.matchAll(/@([\d.]+)/g)].map(([, time]) => Number(time));
}
