/** How many events the service takes; one is left for a finger that is lifted. */
const maximumCount = 63;

/** What happens to a button, event by event, as the service reads it: `down(3,-2)@0,up@0.25`. */
export class Script {
  constructor(events = []) {
    this.events = events;
  }

  get text() {
    return this.events.map(({ name, point, time }) => `${name}${spelled(name, point)}@${time}`).join(",");
  }

  get isEmpty() {
    return this.events.length === 0;
  }

  get isFull() {
    return this.events.length >= maximumCount;
  }

  /** When the last event happens, in seconds. */
  get end() {
    return this.events.at(-1)?.time ?? 0;
  }

  /** The same with another event at its end. Times are whole milliseconds and never descend. */
  with(name, time, point) {
    const moment = Math.max(Math.round(time * 1000) / 1000, this.end);
    return new Script([...this.events, { name, point: point && rounded(point), time: moment }]);
  }

  /** The same, where the last event is known to change something and is therefore kept. */
  get keepingLast() {
    return new Script([...this.events.slice(0, -1), { ...this.events.at(-1), isKept: true }]);
  }

  /**
   * The same without the moves that say nothing: those that changed nothing, and are not the farthest that the
   * finger has come on any side. Sixty events a second would soon be too many.
   */
  get thinned() {
    const start = this.events.findLastIndex(({ name }) => name === "down");
    const moves = this.events.slice(start + 1).filter(({ name }) => name === "move");
    if (moves.length === 0) return this;
    const farthest = ["x", "y"].flatMap((axis) => [
      moves.reduce((first, second) => (second.point[axis] > first.point[axis] ? second : first)),
      moves.reduce((first, second) => (second.point[axis] < first.point[axis] ? second : first)),
    ]);
    return new Script(
      this.events.filter(
        (event) => !moves.includes(event) || event.isKept || farthest.includes(event) || event === moves.at(-1),
      ),
    );
  }
}

/** Whole points: a finger is no more exact. */
function rounded({ x, y }) {
  return { x: Math.round(x) || 0, y: Math.round(y) || 0 };
}

/** A finger comes down in the middle where nothing else is said. */
function spelled(name, point) {
  if (!point || (name === "down" && point.x === 0 && point.y === 0)) return "";
  return `(${point.x},${point.y})`;
}
