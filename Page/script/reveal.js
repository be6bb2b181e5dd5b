/**
 * Scrolls the page so that the first of some elements that has a box is at the top. An element that is hidden, or whose
 * children stand for it (`display: contents`), has none, and to scroll to it does nothing.
 *
 * @param {...HTMLElement} elements
 */
export function reveal(...elements) {
  elements.find((element) => element.getClientRects().length > 0)?.scrollIntoView({ block: "start" });
}

/**
 * Scrolls the page as little as possible so that a part of an element is visible, within the margins that the style sheet
 * gives to jumps to the element.
 *
 * @param {HTMLElement} element
 * @param {{ top: number, bottom: number }} part In the coordinates of the window.
 */
export function revealPart(element, { top, bottom }) {
  const first = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const last = innerHeight - (parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0);
  if (top < first) scrollBy(0, top - first);
  else if (bottom > last) scrollBy(0, bottom - last);
}
