/** @import { Track, TrackValue } from "../interaction/playback.js" */

/**
 * The value of a track at a time: linear between keyframes. Of two keyframes at the same time the second applies.
 *
 * @param {Track} track
 * @param {number} time
 * @returns {TrackValue}
 */
export function valueAt({ keyframes }, time) {
  const next = keyframes.findIndex((keyframe) => keyframe.time > time);
  if (next === -1) return keyframes[keyframes.length - 1].value;
  if (next === 0) return keyframes[0].value;
  const [before, after] = [keyframes[next - 1], keyframes[next]];
  const [start, end] = [before.value, after.value];
  const fraction = (time - before.time) / (after.time - before.time);
  if (typeof start === "number" && typeof end === "number") return mix(start, end, fraction);
  if (Array.isArray(start) && Array.isArray(end)) return start.map((value, index) => mix(value, end[index], fraction));
  return start;
}

/**
 * The components of a value, as numbers.
 *
 * @param {TrackValue} value
 */
export function componentsOf(value) {
  return [value].flat().map(Number);
}

/**
 * @param {number} first
 * @param {number} second
 * @param {number} fraction
 */
function mix(first, second, fraction) {
  return first + (second - first) * fraction;
}
