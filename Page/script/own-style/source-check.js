/** @import { CheckedSource } from "../service/custom.js" */
/** @import { Problem } from "../service/problem.js" */
/** @import { CodeEditor } from "./code-editor.js" */
import { Emitter } from "../emitter.js";
import { checkSource } from "../service/custom.js";
import { asProblem } from "../service/problem.js";
import { waitFor } from "../service/progress.js";

/** The pause in typing after which a source is checked, in milliseconds. */
const pause = 15;

/** The pauses after which a service that does not respond is asked again, in milliseconds; the last one repeats. */
const retryPauses = [1000, 2000, 4000, 8000];

/**
 * The check of the text of an editor by the service after each change, one request at a time.
 *
 * `checked` reports a source without errors, `refused` why a text is none, and `empty` that there is no text.
 *
 * @extends {Emitter<{ checked: CheckedSource, refused: Problem, empty: undefined }>}
 */
export class SourceCheck extends Emitter {
  #editor;
  #isChecking = false;
  /** @type {number | undefined} */
  #timer;
  /** The number of checks in a row without a response. */
  #failureCount = 0;
  /** The text that was checked last. */
  text = "";

  /** @param {CodeEditor} editor */
  constructor(editor) {
    super();
    this.#editor = editor;
    editor.on("change", () => this.#schedule(pause));
  }

  /** @param {number} milliseconds */
  #schedule(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.check(), milliseconds);
  }

  /** Checks the text, and again if it has changed meanwhile. */
  async check() {
    clearTimeout(this.#timer);
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      do {
        this.text = this.#editor.text;
        await this.#checkOnce(this.text);
      } while (this.text !== this.#editor.text);
    } finally {
      this.#isChecking = false;
    }
  }

  /** @param {string} text */
  async #checkOnce(text) {
    if (text.trim() === "") {
      this.emit("empty");
      return;
    }
    try {
      const checked = await waitFor(checkSource(text));
      this.#failureCount = 0;
      if (text === this.#editor.text) this.emit("checked", checked);
    } catch (error) {
      const problem = asProblem(error);
      if (text !== this.#editor.text) return;
      this.emit("refused", problem);
      if (problem.isConnection) this.#schedule(this.#nextRetryPause());
      else this.#failureCount = 0;
    }
  }

  #nextRetryPause() {
    const index = Math.min(this.#failureCount, retryPauses.length - 1);
    this.#failureCount += 1;
    return retryPauses[index];
  }
}
