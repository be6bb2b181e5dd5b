/** @import { Address } from "../address/address.js" */
/** @import { Style } from "../service/style.js" */
/** @import { Messages } from "./messages.js" */
import { announce } from "../announce.js";
import { element, elementByID } from "../element.js";
import { copyOnClick } from "../export/clipboard.js";
import { sharedAddress } from "../export/shared-address.js";
import { asProblem } from "../service/problem.js";

/** The buttons that share the source: by an address that holds it, or by a short one that the service stores. */
export class Sharing {
  #address;
  #messages;
  #link = elementByID("own-link", HTMLElement);

  /**
   * @param {Address} address
   * @param {() => Promise<boolean>} save Stores the source and shows it; returns whether the service stores sources.
   * @param {Messages} messages
   */
  constructor(address, save, messages) {
    this.#address = address;
    this.#messages = messages;
    elementByID("own-save", HTMLElement).addEventListener("click", () => this.#save(save));
    copyOnClick(
      elementByID("own-share", HTMLElement),
      () => this.#shared(),
      "Link copied",
      () => addressNote(address.selection.style),
    );
  }

  /** The address of the page, which holds the source if it fits. */
  #shared() {
    const { selection } = this.#address;
    this.#link.textContent = addressNote(selection.style);
    return sharedAddress(selection);
  }

  /** @param {() => Promise<boolean>} save */
  async #save(save) {
    try {
      if (!(await save())) {
        this.#messages.showProblem("This service stores no sources. Share an address that holds the source instead.");
        this.#messages.reveal();
        return;
      }
      const href = sharedAddress(this.#address.selection);
      this.#link.replaceChildren("Saved. The short address of this page: ", element("a", { href }, href));
      announce("Saved. The address of this page is short now.");
    } catch (error) {
      const problem = asProblem(error);
      if (problem.diagnostics.length > 0) this.#messages.showErrors(problem.diagnostics);
      else this.#messages.showProblem(problem.message);
      this.#messages.reveal();
    }
  }
}

/** @param {Style} style */
export function addressNote(style) {
  return style.holdsSource
    ? "The address holds the source, so it works on every Bezel and nothing is stored."
    : "The address is short: this Bezel stores the source.";
}
