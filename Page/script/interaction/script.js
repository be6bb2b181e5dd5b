/**
 * @typedef {{ x: number, y: number }} Point A point in the coordinates of the button, from its center.
 *
 * @typedef {object} ScriptEvent
 * @property {string} name
 * @property {number} time In seconds.
 * @property {Point} [point]
 * @property {boolean} [isSignificant] Whether a move changed the outcome of the script.
 *
 * @typedef {ScriptEvent & { point: Point }} Move
 */

/** The service accepts 64 events; one is reserved for the release. */
const maximumCount = 63;

/** A script of events that happen to a button, in the syntax of the service: `down(3,-2)@0,up@0.25`. Immutable. */
export class Script {
  /** @param {ScriptEvent[]} events */
  constructor(events = []) {
    this.events = events;
  }

  get text() {
    return this.events.map(({ name, point, time }) => `${name}${argument(name, point)}@${time}`).join(",");
  }

  get isEmpty() {
    return this.events.length === 0;
  }

  get isFull() {
    return this.events.length >= maximumCount;
  }

  /** The time of the last event, in seconds. */
  get end() {
    return this.events.at(-1)?.time ?? 0;
  }

  /**
   * The script with one more event. Times are whole milliseconds and never decrease.
   *
   * @param {string} name
   * @param {number} time
   * @param {Point} [point]
   */
  appending(name, time, point) {
    const moment = Math.max(Math.round(time * 1000) / 1000, this.end);
    return new Script([...this.events, { name, point: point && rounded(point), time: moment }]);
  }

  /**
   * The script with all points moved, and all events later by a number of seconds.
   *
   * @param {Point} distance
   * @param {number} seconds
   */
  moved({ x, y }, seconds) {
    return new Script(this.events.map(({ point, time, ...event }) => ({
      ...event,
      point: point && rounded({ x: point.x + x, y: point.y + y }),
      time: Math.max(0, Math.round(1000 * (time + seconds)) / 1000),
    })));
  }

  /** The script with its last event marked as significant, so that `thinned` does not remove it. */
  get markingLastSignificant() {
    const last = this.events.slice(-1).map((event) => ({ ...event, isSignificant: true }));
    return new Script([...this.events.slice(0, -1), ...last]);
  }

  /**
   * The script without redundant moves of the last press: it keeps significant moves, the farthest move on each side
   * and the last one. A pointer sends sixty moves a second, which would soon be too many events.
   *
   * @returns {Script}
   */
  get thinned() {
    const start = this.events.findLastIndex(({ name }) => name === "down");
    const moves = this.events.slice(start + 1).filter(isMove);
    if (moves.length === 0) return this;
    /** @type {Set<ScriptEvent>} */
    const needed = new Set([...extremes(moves, ({ x }) => x), ...extremes(moves, ({ y }) => y), ...moves.slice(-1)]);
    /** @type {Set<ScriptEvent>} */
    const redundant = new Set(moves.filter((event) => !event.isSignificant && !needed.has(event)));
    return new Script(this.events.filter((event) => !redundant.has(event)));
  }
}

/**
 * @param {ScriptEvent} event
 * @returns {event is Move}
 */
function isMove(event) {
  return event.name === "move";
}

/**
 * The moves with the greatest and the least value of a coordinate.
 *
 * @param {Move[]} moves
 * @param {(point: Point) => number} coordinate
 */
function extremes(moves, coordinate) {
  return [
    moves.reduce((first, second) => (coordinate(second.point) > coordinate(first.point) ? second : first)),
    moves.reduce((first, second) => (coordinate(second.point) < coordinate(first.point) ? second : first)),
  ];
}

/**
 * Rounds to whole points, since a finger is no more precise. `|| 0` turns a negative zero into zero.
 *
 * @param {Point} point
 */
function rounded({ x, y }) {
  return { x: Math.round(x) || 0, y: Math.round(y) || 0 };
}

/**
 * The point of an event in parentheses; `down` without a point is in the center.
 *
 * @param {string} name
 * @param {Point | undefined} point
 */
function argument(name, point) {
  if (!point || (name === "down" && point.x === 0 && point.y === 0)) return "";
  return `(${point.x},${point.y})`;
}
