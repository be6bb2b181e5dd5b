/**
 * Runs an action once an element comes into view, so that nothing is requested for parts that are not visible.
 *
 * @param {Element} element
 * @param {() => void} action
 */
export function whenVisible(element, action) {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry.isIntersecting) return;
    observer.disconnect();
    action();
  });
  observer.observe(element);
}

/**
 * Calls a listener whenever an element comes into view or leaves it. To ask for the place of an element instead would have the
 * browser lay out the page at once.
 *
 * @param {Element} element
 * @param {(isVisible: boolean) => void} listener
 */
export function onVisibility(element, listener) {
  new IntersectionObserver((entries) => listener(entries.at(-1)?.isIntersecting ?? false)).observe(element);
}
