/**
 * Whether two names are equal, regardless of case, as the service compares them.
 *
 * @param {string} first
 * @param {string} second
 */
export function isSameName(first, second) {
  return first.toLowerCase() === second.toLowerCase();
}
