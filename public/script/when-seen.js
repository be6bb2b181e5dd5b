/** Does something once an element is seen: what is far down need not be asked for before somebody comes there. */
export function whenSeen(element, action) {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry.isIntersecting) return;
    observer.disconnect();
    action();
  });
  observer.observe(element);
}
