/** @import { LiveButton } from "./live-button.js" */
/** @import { Point } from "./script.js" */

/**
 * Forwards the pointer and keyboard events of an element to a live button.
 *
 * @param {HTMLElement} element
 * @param {LiveButton} button
 * @param {(event: PointerEvent) => Point} pointOf Converts the position of a pointer to the coordinates of the button.
 */
export function forwardInput(element, button, pointOf) {
  /** @type {number | undefined} */
  let pauseTimer;

  element.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button > 0) return;
    clearTimeout(pauseTimer);
    element.setPointerCapture(event.pointerId);
    button.down(pointOf(event));
  });
  element.addEventListener("pointermove", (event) => {
    if (!event.isPrimary) return;
    const point = pointOf(event);
    if (button.isDown) {
      button.move(point);
      return;
    }
    // A pointer pauses before it presses.
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(() => button.prepare(point), 40);
  });
  element.addEventListener("pointerup", (event) => {
    if (!event.isPrimary) return;
    button.move(pointOf(event));
    button.up();
  });
  element.addEventListener("pointercancel", () => button.cancel());
  element.addEventListener("contextmenu", (event) => {
    // A long touch would open the browser's menu.
    if (button.isDown) event.preventDefault();
  });

  element.addEventListener("pointerenter", ({ pointerType }) => {
    // A finger does not hover.
    if (pointerType === "mouse") button.enter();
  });
  element.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") button.leave();
  });

  /** @param {KeyboardEvent} event */
  const isPressKey = (event) => event.key === " " || event.key === "Enter";
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !button.pressKey("escape")) button.cancel();
    if (event.key === "Enter" && !event.repeat && button.pressKey("return")) {
      event.preventDefault();
      return;
    }
    if (!isPressKey(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) button.down({ x: 0, y: 0 });
  });
  element.addEventListener("keyup", (event) => {
    if (!isPressKey(event)) return;
    event.preventDefault();
    button.up();
  });

  // A pointer focuses the element, too, but only a keyboard focus is visible.
  let hasVisibleFocus = false;
  element.addEventListener("focus", () => {
    hasVisibleFocus = element.matches(":focus-visible");
    if (hasVisibleFocus) button.focus();
  });
  element.addEventListener("blur", () => {
    button.cancel();
    if (hasVisibleFocus) button.blur();
    hasVisibleFocus = false;
  });
}
