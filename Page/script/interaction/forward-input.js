/** @import { InnerButtons } from "./inner-buttons.js" */
/** @import { LiveButton } from "./live-button.js" */

/**
 * Forwards the pointer and keyboard events of an element to a live button.
 *
 * @param {HTMLElement} element
 * @param {LiveButton} button
 * @param {InnerButtons} buttons The buttons of the picture, of which the live one is chosen.
 */
export function forwardInput(element, button, buttons) {
  /** @type {number | undefined} */
  let pauseTimer;
  // A pointer focuses the element, too, but only a keyboard focus is visible.
  let hasVisibleFocus = false;

  element.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button > 0) return;
    clearTimeout(pauseTimer);
    if (buttons.down(event)) element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    if (!event.isPrimary) return;
    if (button.isDown) {
      button.move(buttons.point(event));
      return;
    }
    // A pointer pauses before it presses.
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(() => buttons.prepare(event), 40);
  });
  element.addEventListener("pointerup", (event) => {
    if (!event.isPrimary) return;
    button.move(buttons.point(event));
    button.up();
  });
  element.addEventListener("pointercancel", () => button.cancel());
  element.addEventListener("contextmenu", (event) => {
    // A long touch would open the browser's menu.
    if (button.isDown) event.preventDefault();
  });

  element.addEventListener("pointerenter", ({ pointerType }) => {
    // A finger does not hover.
    if (pointerType === "mouse" && buttons.isSingle) button.enter();
  });
  element.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse" && buttons.isSingle) button.leave();
  });

  /** @param {KeyboardEvent} event */
  const isPressKey = (event) => event.key === " " || event.key === "Enter";
  element.addEventListener("keydown", (event) => {
    const isModified = event.metaKey || event.ctrlKey || event.altKey;
    if (!isModified && buttons.step(event)) {
      event.preventDefault();
      hasVisibleFocus = true;
      buttons.focus();
      return;
    }
    if (event.key === "Escape" && !button.pressKey("escape")) button.cancel();
    if (event.key === "Enter" && !event.repeat && button.pressKey("return")) {
      event.preventDefault();
      return;
    }
    if (!isPressKey(event) || isModified) return;
    event.preventDefault();
    if (!event.repeat) buttons.downByKey();
  });
  element.addEventListener("keyup", (event) => {
    if (!isPressKey(event)) return;
    event.preventDefault();
    button.up();
  });

  element.addEventListener("focus", () => {
    hasVisibleFocus = element.matches(":focus-visible");
    if (hasVisibleFocus) buttons.focus();
  });
  element.addEventListener("blur", () => {
    button.cancel();
    if (hasVisibleFocus) button.blur();
    hasVisibleFocus = false;
  });
}
