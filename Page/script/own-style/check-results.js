/** @import { CheckedSource } from "../service/custom.js" */
/** @import { Problem } from "../service/problem.js" */
/** @import { CodeEditor } from "./code-editor.js" */
import { elementByID } from "../element.js";
import { Messages, ranges } from "./messages.js";

/** The result of a check: in the text, beside it, and over a picture that is older than the text. */
export class CheckResults {
  #outdated = elementByID("outdated", HTMLElement);
  #link = elementByID("own-link", HTMLElement);
  /** @type {CodeEditor | undefined} */
  #editor;
  messages = new Messages((place) => this.#editor?.reveal(place));

  /** @param {CodeEditor} editor */
  set editor(editor) {
    this.#editor = editor;
    this.messages.editor = editor;
  }

  showEmpty() {
    this.#mark([], false);
    this.messages.clear();
    this.hideOutdated();
  }

  /** @param {CheckedSource} checked */
  showChecked({ warnings, standIns }) {
    this.#mark(ranges(warnings, standIns), false);
    this.messages.showDrawn(warnings, standIns);
    this.hideOutdated();
  }

  /**
   * @param {Problem} problem
   * @param {object} picture
   * @param {boolean} picture.isOfText Whether the picture on the stage is that of an earlier state of the text.
   * @param {boolean} picture.exists Whether there is one of the text at all.
   */
  showRefused({ diagnostics, message }, { isOfText, exists }) {
    this.#mark(ranges(diagnostics), diagnostics.length > 0);
    if (diagnostics.length > 0) this.messages.showErrors(diagnostics);
    else this.messages.showProblem(message);
    this.#outdated.hidden = !isOfText;
    this.#link.textContent = exists ? "The picture is that of the last source without errors." : "";
  }

  hideOutdated() {
    this.#outdated.hidden = true;
  }

  /**
   * Shows why something that the user has asked for failed.
   *
   * @param {string} message
   */
  showFailure(message) {
    this.messages.showProblem(message);
    this.messages.reveal();
  }

  /**
   * @param {ReturnType<typeof ranges>} marks
   * @param {boolean} isInvalid
   */
  #mark(marks, isInvalid) {
    const editor = this.#editor;
    if (!editor) return;
    editor.mark(marks);
    editor.isInvalid = isInvalid;
  }
}
