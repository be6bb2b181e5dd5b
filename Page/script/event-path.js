/**
 * Whether an event happened in an element for which a test is true, as the page was when the event happened.
 *
 * By the time a listener of the document is called, others may have removed the target, which then has no ancestors.
 *
 * @param {Event} event
 * @param {(element: Element) => boolean} test
 */
export function happenedIn(event, test) {
  return event.composedPath().some((node) => node instanceof Element && test(node));
}
