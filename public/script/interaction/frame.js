/** The layout frame of a button, and the room around it, in points. */
export class Frame {
  constructor(width, height, margin) {
    this.width = width;
    this.height = height;
    this.margin = margin;
  }

  /** The frame that a picture shows: its room is the same on all sides, and its frame begins at 0. */
  static of(picture) {
    const [x, , width, height] = picture.match(/viewBox="([^"]*)"/)[1].split(" ").map(Number);
    return new Frame(width + 2 * x, height + 2 * x, -x);
  }
}
