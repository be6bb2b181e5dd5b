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
