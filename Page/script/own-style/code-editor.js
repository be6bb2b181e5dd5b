/** @import { Attributes } from "../element.js" */
import { Emitter } from "../emitter.js";
import { revealPart } from "../reveal.js";
import { isNarrow } from "../workbench/layout.js";
import { loadFiles } from "./editor-files.js";
import { indentClosing, insertedText, keys } from "./editor-input.js";
import { withoutFences } from "./fences.js";
import { offsetInLine } from "./text-places.js";

/**
 * @typedef {{ line: number, ch: number }} Position A line and a place in it, both from 0.
 *
 * @typedef {object} MarkedRange A part of the text, as the service counts: lines and bytes from 1.
 * @property {number} line
 * @property {number} column
 * @property {number} [endLine]
 * @property {number} [endColumn]
 * @property {string} className
 * @property {string} title
 *
 * @typedef {object} Example
 * @property {string} name
 * @property {string} source
 * @property {string} [title] The title of the button, if the source is a style.
 * @property {string} [show] The name of the root that is shown first, if it is none.
 */

/** The number of spaces of a level. */
const indentation = 4;

/**
 * A text editor with the colors of Swift, made by CodeMirror.
 *
 * `change` reports the text after a change by the user, `cursor` that the cursor has moved.
 *
 * @extends {Emitter<{ change: string, cursor: undefined }>}
 */
export class CodeEditor extends Emitter {
  #editor;
  /** @type {{ clear: () => void }[]} */
  #marks = [];
  /** @type {any[]} */
  #markedLines = [];
  /** @type {{ clear: () => void }[]} */
  #lineMessages = [];
  /**
   * The marked line that draws a part of the picture.
   *
   * @type {any}
   */
  #drawingLine;
  /** The examples that come with the editor. */
  examples;

  /**
   * Loads CodeMirror and makes an editor in place of an element.
   *
   * @param {HTMLElement} place
   * @param {Attributes} attributes The attributes of the element that has the focus.
   */
  static async load(place, attributes) {
    return new CodeEditor(await loadFiles(), place, attributes);
  }

  /**
   * @param {{ CodeMirror: any, examples: Example[] }} module
   * @param {HTMLElement} place
   * @param {Attributes} attributes
   */
  constructor({ CodeMirror, examples }, place, attributes) {
    super();
    this.examples = examples;
    const editor = CodeMirror((/** @type {HTMLElement} */ made) => place.replaceChildren(made), {
      mode: "swift",
      theme: "page",
      // Screen readers and phones read the text itself, rather than an invisible field.
      inputStyle: "contenteditable",
      lineNumbers: true,
      lineWrapping: false,
      indentUnit: indentation,
      matchBrackets: true,
      autoCloseBrackets: true,
      placeholder: 'Paste a preview, a view, a style, a UIButton, or a line such as Button("Hi") {}.',
      spellcheck: false,
      autocorrect: false,
      autocapitalize: false,
      // All lines are in the document, so that assistive technology and the browser's search find them.
      viewportMargin: Infinity,
      extraKeys: keys,
    });
    this.#editor = editor;
    // CodeMirror measures its text when it is made, which is before it has its place.
    new ResizeObserver(() => editor.refresh()).observe(place);
    for (const [name, value] of Object.entries(attributes)) editor.getInputField().setAttribute(name, String(value));
    editor.on("change", (/** @type {unknown} */ _, /** @type {{ origin: string }} */ { origin }) => {
      if (origin !== "setValue") this.emit("change", editor.getValue());
    });
    editor.on("cursorActivity", () => {
      this.markDrawingLine(undefined);
      this.emit("cursor");
    });
    editor.on("beforeChange", (/** @type {unknown} */ _, /** @type {any} */ change) => {
      if (change.origin !== "paste") return;
      const text = change.text.join("\n");
      const code = withoutFences(text);
      if (code !== text) change.update(change.from, change.to, code.split("\n"));
    });
    editor.getInputField().addEventListener(
      "beforeinput",
      (/** @type {InputEvent} */ event) => {
        // Otherwise the browser changes the elements of the lines, which CodeMirror reads after 80 ms, and which it does
        // not expect in several lines.
        const text = insertedText(event);
        if (text === undefined || (text === "" && !editor.somethingSelected())) return;
        event.preventDefault();
        editor.replaceSelection(text, "end", "+input");
        if (/^[}\])]$/.test(text)) indentClosing(editor);
      },
    );
    // After Escape, Tab moves the focus until the editor is left or typed in.
    editor.on("blur", () => editor.setOption("extraKeys", keys));
    editor.on("change", () => editor.setOption("extraKeys", keys));
  }

  get text() {
    return this.#editor.getValue();
  }

  /** Shows another text; the user can undo it. No event. */
  set text(text) {
    if (text === this.text) return;
    this.#editor.setValue(text);
    this.#editor.setCursor(0, 0);
  }

  focus() {
    this.#editor.focus();
  }

  /** @returns {boolean} */
  get hasFocus() {
    return this.#editor.hasFocus();
  }

  /**
   * The offset of the cursor in the text.
   *
   * @returns {number}
   */
  get cursor() {
    return this.#editor.indexFromPos(this.#editor.getCursor());
  }

  /**
   * The offset of a place in the text.
   *
   * @param {{ line: number, column: number }} place
   * @returns {number}
   */
  offset({ line, column }) {
    return this.#editor.indexFromPos(this.#position(line, column));
  }

  /**
   * Marks the line of a place as the one that draws a part of the picture, and no other; the cursor stays.
   *
   * @param {{ line: number, column: number } | undefined} place
   */
  markDrawingLine(place) {
    const editor = this.#editor;
    if (this.#drawingLine !== undefined) editor.removeLineClass(this.#drawingLine, "wrap", "drawing-line");
    this.#drawingLine = undefined;
    if (!place) return;
    const position = this.#position(place.line, place.column);
    this.#drawingLine = editor.addLineClass(position.line, "wrap", "drawing-line");
    // A narrow page would scroll, away from the picture.
    if (!isNarrow.matches) editor.scrollIntoView(position, 80);
  }

  /**
   * Marks parts of the text, and nothing else.
   *
   * @param {MarkedRange[]} ranges
   */
  mark(ranges) {
    const editor = this.#editor;
    editor.operation(() => {
      for (const mark of this.#marks) mark.clear();
      for (const line of this.#markedLines) editor.removeLineClass(line, "wrap", "message-line");
      this.#markedLines = [];
      this.#marks = ranges.map((range) => {
        const { from, to } = this.#positions(range);
        const { className, title } = range;
        if (className === "message-error") {
          this.#markedLines.push(editor.addLineClass(from.line, "wrap", "message-line"));
        }
        return editor.markText(from, to, { className, attributes: { title } });
      });
    });
  }

  /**
   * Shows elements below their lines, and no others.
   *
   * @param {{ line: number, element: HTMLElement }[]} messages Lines count from 1.
   */
  showInLines(messages) {
    const editor = this.#editor;
    editor.operation(() => {
      for (const message of this.#lineMessages) message.clear();
      this.#lineMessages = messages.map(({ line, element }) => {
        const index = Math.min(Math.max(line - 1, 0), editor.lineCount() - 1);
        return editor.addLineWidget(index, element, { noHScroll: true, coverGutter: false });
      });
    });
  }

  /**
   * The part of the text in a range.
   *
   * @param {Pick<MarkedRange, "line" | "column" | "endLine" | "endColumn">} range
   * @returns {string}
   */
  textIn({ line, column, endLine = line, endColumn = column }) {
    return this.#editor.getRange(this.#position(line, column), this.#position(endLine, endColumn));
  }

  /**
   * Writes a text in place of a range, as the user would; it can be undone.
   *
   * @param {Pick<MarkedRange, "line" | "column" | "endLine" | "endColumn">} range
   * @param {string} text
   */
  replace({ line, column, endLine = line, endColumn = column }, text) {
    this.#editor.replaceRange(text, this.#position(line, column), this.#position(endLine, endColumn), "+fix");
    this.#editor.focus();
  }

  /** @param {boolean} isInvalid */
  set isInvalid(isInvalid) {
    this.#editor.getInputField().setAttribute("aria-invalid", String(isInvalid));
  }

  /**
   * Moves the cursor to a place, and the focus to the editor.
   *
   * @param {{ line: number, column: number }} place
   */
  reveal(place) {
    const editor = this.#editor;
    const { from, to } = this.#positions(place);
    editor.focus();
    editor.setCursor(this.#position(place.line, place.column));
    editor.scrollIntoView({ from, to }, 80);
    // The editor does not know what lies on the page.
    revealPart(editor.getWrapperElement(), editor.charCoords(from, "window"));
  }

  /**
   * The range as positions of the editor; at least one character, so that it is visible.
   *
   * @param {Pick<MarkedRange, "line" | "column" | "endLine" | "endColumn">} range
   * @returns {{ from: Position, to: Position }}
   */
  #positions({ line, column, endLine = line, endColumn = column }) {
    const from = this.#position(line, column);
    const to = this.#position(endLine, endColumn);
    if (to.line > from.line || to.ch > from.ch) return { from, to };
    const text = this.#editor.getLine(from.line) ?? "";
    if (from.ch < text.length) {
      // The whole word, if the place is at the beginning of one.
      const word = text.slice(from.ch).match(/^[\p{L}\p{N}_]+/u)?.[0] ?? text.slice(from.ch, from.ch + 1);
      return { from, to: { line: from.line, ch: from.ch + word.length } };
    }
    return { from: { line: from.line, ch: Math.max(0, text.length - 1) }, to: { line: from.line, ch: text.length } };
  }

  /**
   * @param {number} line
   * @param {number} column
   * @returns {Position}
   */
  #position(line, column) {
    const index = Math.min(Math.max(line - 1, 0), this.#editor.lineCount() - 1);
    return { line: index, ch: offsetInLine(this.#editor.getLine(index) ?? "", column) };
  }
}
