/** @import { Player } from "./player.js" */

/** The name under which the tab remembers that it has seen a press. */
const key = "hasPlayed";

/**
 * Plays the loaded playback once in each tab, so that a visitor sees what the page is about; never with reduced motion.
 *
 * @param {Player} player
 */
export function playOnce(player) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || hasPlayed()) return;
  player.play({ isDemonstration: true });
}

function hasPlayed() {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.setItem(key, "true");
    return value !== null;
  } catch {
    // A frame without storage would play at every visit.
    return true;
  }
}
