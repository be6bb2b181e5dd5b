/** @import { Point } from "./script.js" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Rect In points of the picture's layout frame. */

/** A button of a picture: the only one of a style, or one of those inside of a view. */
export class PressArea {
  #frame;
  #region;

  /**
   * @param {Rect} frame
   * @param {object} [details]
   * @param {number} [details.number] The number of a button inside of a view, from 1.
   * @param {string} [details.label]
   * @param {boolean} [details.isEnabled]
   * @param {Rect | null} [details.region] What receives a touch, if that is not the frame.
   */
  constructor(frame, { number, label = "", isEnabled = true, region } = {}) {
    this.#frame = frame;
    this.#region = region ?? frame;
    this.number = number;
    this.label = label;
    this.isEnabled = isEnabled;
  }

  /** The point from which the service counts the places of events. */
  get center() {
    const { x, y, width, height } = this.#frame;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /**
   * Whether a point, from the center, is on the button.
   *
   * @param {Point} point
   */
  contains({ x, y }) {
    return Math.abs(x) <= this.#frame.width / 2 && Math.abs(y) <= this.#frame.height / 2;
  }

  /**
   * Whether a touch at a point of the picture's layout frame is one of the button.
   *
   * @param {Point} point
   */
  isTouched({ x, y }) {
    const { x: left, y: top, width, height } = this.#region;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  }
}
