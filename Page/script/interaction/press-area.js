/** @import { Frame } from "./frame.js" */
/** @import { Point } from "./script.js" */

/** The button of a picture that is pressed, in points; other buttons may be below it. */
export class PressArea {
  #frame;
  #height;

  /**
   * @param {Frame} frame The frame of the whole picture.
   * @param {number} height The height of the button alone.
   */
  constructor(frame, height = frame.height) {
    this.#frame = frame;
    this.#height = height;
  }

  /** The center of the button, from the corner of the picture. */
  get center() {
    const { margin, width } = this.#frame;
    return { x: margin + width / 2, y: margin + this.#height / 2 };
  }

  /**
   * Whether a point, from the center, is on the button.
   *
   * @param {Point} point
   */
  contains({ x, y }) {
    return Math.abs(x) <= this.#frame.width / 2 && Math.abs(y) <= this.#height / 2;
  }

  /**
   * The position of a pointer on the element that shows the picture, from the center.
   *
   * @param {PointerEvent} event
   * @param {HTMLElement} element
   * @param {number} scale The pixels for a point.
   */
  point({ clientX, clientY }, element, scale) {
    const { left, top } = element.getBoundingClientRect();
    const { x, y } = this.center;
    return { x: (clientX - left) / scale - x, y: (clientY - top) / scale - y };
  }
}
