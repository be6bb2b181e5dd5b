import { elementByID } from "../element.js";

/** The time after which a wait is shown, in milliseconds; a shorter one would only flicker. */
const delay = 150;

/** The time for which the end of a wait is not shown, in milliseconds: another one may follow. */
const pause = 100;

const bar = elementByID("progress", HTMLElement);
let count = 0;
/** @type {number | undefined} */
let timer;
/** @type {number | undefined} */
let endTimer;

/**
 * Shows the bar at the top of the page if the user waits for some work. Returns the result of the work.
 *
 * @template Result
 * @param {Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function waitFor(work) {
  count += 1;
  clearTimeout(endTimer);
  timer ??= setTimeout(() => (bar.hidden = false), delay);
  try {
    return await work;
  } finally {
    count -= 1;
    if (count === 0) endTimer = setTimeout(end, pause);
  }
}

function end() {
  clearTimeout(timer);
  timer = undefined;
  bar.hidden = true;
}
