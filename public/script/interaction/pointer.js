/** Tells a live button what a pointer and a keyboard do to an element. */
export function connect(element, button, pointOf) {
  const isFinger = (event) => event.isPrimary && event.button <= 0;
  let pause;

  element.addEventListener("pointerdown", (event) => {
    if (!isFinger(event)) return;
    clearTimeout(pause);
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
    // A pointer that is about to press has come to a halt.
    clearTimeout(pause);
    pause = setTimeout(() => button.prepare(point), 40);
  });
  element.addEventListener("pointerup", (event) => {
    if (!event.isPrimary) return;
    button.move(pointOf(event));
    button.up();
  });
  element.addEventListener("pointercancel", () => button.cancel());
  element.addEventListener("contextmenu", (event) => {
    // A long press opens a menu on a touch screen, where it is meant for the button.
    if (button.isDown) event.preventDefault();
  });

  const isPress = (event) => event.key === " " || event.key === "Enter";
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !button.strike("escape")) button.cancel();
    if (event.key === "Enter" && !event.repeat && button.strike("return")) {
      event.preventDefault();
      return;
    }
    if (!isPress(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) button.down({ x: 0, y: 0 });
  });
  element.addEventListener("keyup", (event) => {
    if (!isPress(event)) return;
    event.preventDefault();
    button.up();
  });

  // A pointer focuses, too, but who points sees what he points at.
  let hasFocus = false;
  element.addEventListener("focus", () => {
    hasFocus = element.matches(":focus-visible");
    if (hasFocus) button.focus();
  });
  element.addEventListener("blur", () => {
    button.cancel();
    if (hasFocus) button.blur();
    hasFocus = false;
  });
}
