/**
 * Makes a list of links one stop of the Tab key, within which the arrow keys, Home and End move the focus.
 *
 * @param {HTMLElement} list
 */
export function addArrowKeys(list) {
  list.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const index = links.findIndex((link) => link === document.activeElement);
    const next = nextIndex(event.key, index, links.length);
    if (index < 0 || next === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    links[next].focus();
  });
}

/**
 * The place in a list to which a key leads; `undefined` for other keys.
 *
 * @param {string} key
 * @param {number} index
 * @param {number} count
 */
export function nextIndex(key, index, count) {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return Math.min(index + 1, count - 1);
    case "ArrowUp":
    case "ArrowLeft":
      return Math.max(index - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
