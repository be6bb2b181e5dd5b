/** The value of a track at a time: linear between keyframes; where two share a time, the second holds. */
export function valueAt({ keyframes }, time) {
  const next = keyframes.findIndex((keyframe) => keyframe.time > time);
  if (next === -1) return keyframes.at(-1).value;
  if (next === 0) return keyframes[0].value;
  const [before, after] = [keyframes[next - 1], keyframes[next]];
  const share = (time - before.time) / (after.time - before.time);
  if (typeof before.value === "number") return mix(before.value, after.value, share);
  if (Array.isArray(before.value)) return before.value.map((value, index) => mix(value, after.value[index], share));
  return before.value;
}

/** The numbers of a value, one by one. */
export function componentsOf(value) {
  return [value].flat().map(Number);
}

function mix(first, second, share) {
  return first + (second - first) * share;
}
