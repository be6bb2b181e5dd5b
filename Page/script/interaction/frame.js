/** The layout frame of a button and the margin of the picture around it, in points. */
export class Frame {
  /**
   * @param {number} width
   * @param {number} height
   * @param {number} margin
   */
  constructor(width, height, margin) {
    this.width = width;
    this.height = height;
    this.margin = margin;
  }

  /** The size of the picture, with its margins. */
  get pictureSize() {
    return { width: this.width + 2 * this.margin, height: this.height + 2 * this.margin };
  }

  /**
   * The frame of an SVG picture, whose margin is the same on all sides and whose frame begins at 0.
   *
   * @param {string} picture
   */
  static of(picture) {
    const viewBox = picture.match(/viewBox="([^"]*)"/)?.[1] ?? "";
    const [x, , width, height] = viewBox.split(" ").map(Number);
    return new Frame(width + 2 * x, height + 2 * x, -x);
  }
}
