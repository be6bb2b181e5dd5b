/** The title that an example gives the button, which leaves with it: the user has not typed it. */
export class ExampleTitle {
  #title = "";
  #source = "";
  /** Whether the button does not have the title yet. */
  #isNew = false;

  /**
   * @param {string} title Empty for none.
   * @param {string} source
   */
  bring(title, source) {
    [this.#title, this.#source, this.#isNew] = [title, source, title !== ""];
  }

  /**
   * The change of the title that goes with a text.
   *
   * @param {string} text
   * @param {string | undefined} present The present title.
   * @returns {{ title?: string }}
   */
  change(text, present) {
    if (this.#isNew) {
      this.#isNew = false;
      return { title: this.#title };
    }
    if (this.#title === "" || this.#isSimilar(text)) return {};
    const isOfExample = present === this.#title;
    this.#title = "";
    return isOfExample ? { title: undefined } : {};
  }

  /**
   * Whether a text has half of the lines of the example, so that it is a change of it.
   *
   * @param {string} text
   */
  #isSimilar(text) {
    const lines = new Set(linesOf(text));
    const own = linesOf(this.#source);
    return own.filter((line) => lines.has(line)).length >= own.length / 2;
  }
}

/** @param {string} text */
function linesOf(text) {
  // Those of brackets are in every source.
  return text.split("\n").map((line) => line.trim()).filter((line) => line.length > 4);
}
