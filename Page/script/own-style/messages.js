/** @import { Diagnostic, StandIn } from "../service/custom.js" */
/** @import { CodeEditor, MarkedRange } from "./code-editor.js" */
import { element, elementByID } from "../element.js";
import { fixOf, meantColor } from "./fixes.js";

/** @typedef {(place: { line: number, column: number }) => void} Reveal */

/** The number of messages that are shown in the lines; all are in the list. */
const maximumInLines = 12;

/**
 * The messages about the source, and about what is not in it: in their lines, and as a list, of which each leads to its
 * place. A message that proposes a change makes it by one click.
 */
export class Messages {
  #status = elementByID("own-status", HTMLElement);
  #list = elementByID("own-messages", HTMLElement);
  #standIns = elementByID("own-stand-ins", HTMLElement);
  #reveal;
  /** @type {CodeEditor | undefined} */
  editor;

  /** @param {Reveal} reveal */
  constructor(reveal) {
    this.#reveal = reveal;
  }

  /**
   * Shows the messages about a source that has errors. A screen reader reads them out if they are new.
   *
   * @param {Diagnostic[]} diagnostics
   */
  showErrors(diagnostics) {
    this.#showList(diagnostics);
    // Those of the text before mean nothing any more.
    this.#showStandIns([]);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const [first] = errors.length > 0 ? errors : diagnostics;
    const count = errors.length === 1 ? "1 error" : `${errors.length} errors`;
    this.#say(first ? `${count}. Line ${first.line}: ${first.message}.` : count, true);
  }

  /**
   * Shows what the service says about a source that it draws.
   *
   * @param {Diagnostic[]} warnings
   * @param {StandIn[]} standIns
   */
  showDrawn(warnings, standIns) {
    this.#showList(warnings);
    this.#showStandIns(standIns);
    const parts = [];
    if (warnings.length > 0) parts.push(warnings.length === 1 ? "1 warning" : `${warnings.length} warnings`);
    if (standIns.length > 0) {
      parts.push(
        standIns.length === 1 ? "1 name is not in the source" : `${standIns.length} names are not in the source`,
      );
    }
    this.#say(`${parts.length > 0 ? parts.join(", ") : "No errors"}.`, false);
  }

  /**
   * Shows a problem that is not one of the source.
   *
   * @param {string} text
   */
  showProblem(text) {
    this.#showList([]);
    this.#say(text, true);
  }

  /** Scrolls the page so that the line above the list is visible. */
  reveal() {
    this.#status.scrollIntoView({ block: "nearest" });
  }

  clear() {
    this.#showList([]);
    this.#showStandIns([]);
    this.#say("", false);
  }

  /**
   * @param {string} text
   * @param {boolean} isProblem
   */
  #say(text, isProblem) {
    this.#status.classList.toggle("problem", isProblem);
    // An equal text would be read out again.
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }

  /** @param {Diagnostic[]} diagnostics */
  #showList(diagnostics) {
    this.#list.hidden = diagnostics.length === 0;
    this.#list.replaceChildren(
      ...diagnostics.map((diagnostic) =>
        element(
          "li",
          { class: diagnostic.severity },
          this.#place(diagnostic),
          element("span", {}, `${diagnostic.severity}: ${diagnostic.message}`),
          ...this.#remedy(diagnostic),
        )
      ),
    );
    this.editor?.showInLines(
      diagnostics.slice(0, maximumInLines).map((diagnostic) => ({
        line: diagnostic.line,
        // The list says it to those who do not see the line.
        element: element(
          "div",
          { class: `line-message ${diagnostic.severity}`, "aria-hidden": "true" },
          element("span", {}, diagnostic.message),
          ...this.#remedy(diagnostic, { isInLine: true }),
        ),
      })),
    );
  }

  /**
   * A button that mends what a message is about, or words.
   *
   * @param {Diagnostic} diagnostic
   */
  #remedy(diagnostic, { isInLine = false } = {}) {
    const { editor } = this;
    const { remedy } = diagnostic;
    const fix = editor && fixOf(diagnostic, editor.textIn(diagnostic));
    if (!fix) return remedy && !isInLine ? [element("span", { class: "remedy" }, remedy)] : [];
    const button = element(
      "button",
      { type: "button", class: "small fix", tabindex: isInLine ? "-1" : undefined },
      fix.title,
    );
    button.addEventListener("click", () => {
      const { line, column } = diagnostic;
      editor.replace(fix.kind === "insert" ? { line, column } : diagnostic, fix.text);
    });
    return [button];
  }

  /** @param {StandIn[]} standIns */
  #showStandIns(standIns) {
    this.#standIns.hidden = standIns.length === 0;
    this.#standIns.replaceChildren(
      element("h3", {}, "Not in the source"),
      element("p", { class: "secondary" }, "Bezel draws these names by their words. Set them under Parameters."),
      element(
        "ul",
        {},
        ...standIns.map(({ name, type, line, column, parameter }) =>
          element(
            "li",
            {},
            this.#place({ line, column }),
            element("code", {}, name),
            element("span", { class: "secondary" }, parameter ? type : `${type}, changes nothing`),
            ...this.#meant(name, { line, column }),
          )
        ),
      ),
    );
  }

  /**
   * A button that writes the color in place of a name that is nearly its own.
   *
   * @param {string} name
   * @param {{ line: number, column: number }} place
   */
  #meant(name, { line, column }) {
    const meant = meantColor(name);
    const { editor } = this;
    if (!meant || !editor) return [];
    // The place is that of the name, or of its last part.
    const [full, last] = [name, name.split(".").at(-1) ?? name];
    const part = [full, last].find((text) => editor.textIn({ line, column, endColumn: column + text.length }) === text);
    if (!part) return [];
    const button = element("button", { type: "button", class: "small fix" }, `Use ${meant}`);
    const text = part === full ? meant : meant.split(".").at(-1) ?? meant;
    button.addEventListener("click", () => editor.replace({ line, column, endColumn: column + part.length }, text));
    return [button];
  }

  /** @param {{ line: number, column: number }} place */
  #place({ line, column }) {
    const button = element(
      "button",
      { type: "button", class: "small place", "aria-label": `Go to line ${line}, column ${column}` },
      `${line}:${column}`,
    );
    button.addEventListener("click", () => this.#reveal({ line, column }));
    return button;
  }
}

/**
 * The parts of the text that the messages and the stand-ins mark.
 *
 * @param {Diagnostic[]} diagnostics
 * @param {StandIn[]} [standIns]
 * @returns {MarkedRange[]}
 */
export function ranges(diagnostics, standIns = []) {
  return [
    ...standIns.map(({ name, line, column }) => ({
      line,
      column,
      className: "message-stand-in",
      title: `${name} is not in the source`,
    })),
    ...diagnostics.map(({ severity, line, column, endLine, endColumn, message, remedy }) => ({
      line,
      column,
      endLine,
      endColumn,
      className: severity === "error" ? "message-error" : "message-warning",
      title: remedy ? `${message}; ${remedy}` : message,
    })),
  ];
}
