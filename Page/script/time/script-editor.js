import { elementByID, markInvalid } from "../element.js";

/** The script of events as editable text, and examples of scripts. */
export class ScriptEditor {
  #text = elementByID("script", HTMLTextAreaElement);
  #problem = elementByID("script-problem", HTMLElement);
  /** The last submitted text: Return and then a loss of focus submit it once. */
  #submitted = "";

  /** @param {(script: string) => void} change */
  constructor(change) {
    const submit = () => {
      this.#submitted = this.#text.value;
      change(this.#submitted.replaceAll(/\s/g, ""));
    };
    this.#text.addEventListener("change", () => {
      if (this.#text.value !== this.#submitted) submit();
    });
    this.#text.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      submit();
    });
    elementByID("examples", HTMLElement).addEventListener("click", ({ target }) => {
      if (target instanceof HTMLButtonElement) change(target.value);
    });
  }

  /** @param {string} text */
  show(text) {
    if (this.#text.value !== text) this.#text.value = text;
    this.#submitted = text;
    this.showProblem();
  }

  /** Shows a message, or hides it if it is empty. */
  showProblem(message = "") {
    this.#problem.textContent = message;
    this.#problem.hidden = message === "";
    markInvalid(this.#text, message !== "");
  }
}
