import { element, elementByID } from "../element.js";

/** @typedef {{ title: string, run: () => void }} Remedy What the user can do about a problem. */

/** The message on the stage, with buttons for what the user can do about it. */
export class ProblemMessage {
  #box = elementByID("problem", HTMLElement);
  #text = elementByID("problem-text", HTMLElement);
  #remedies = elementByID("problem-remedies", HTMLElement);

  /**
   * Shows a message, or hides it if it is empty.
   *
   * @param {string} [message]
   * @param {Remedy[]} remedies
   */
  show(message = "", remedies = []) {
    this.#box.hidden = message === "";
    this.#text.textContent = message;
    this.#remedies.replaceChildren(...remedies.map(({ title, run }) => {
      const button = element("button", { type: "button", class: "small" }, title);
      button.addEventListener("click", run);
      return button;
    }));
  }
}
