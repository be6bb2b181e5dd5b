/** The time after which a browser that does not tell when it is idle is taken to be so, in milliseconds. */
const pause = 200;

/**
 * Runs an action once the page has nothing else to do.
 *
 * @param {() => void} action
 */
export function whenIdle(action) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(action);
  else setTimeout(action, pause);
}
