/** @import { Style, StyleDocument } from "../service/style.js" */
/** @import { Change } from "./control.js" */
import { element, elementByID } from "../element.js";
import { asProblem } from "../service/problem.js";
import { queryString } from "../service/query-string.js";
import { fetchJSON } from "../service/service.js";

/** A dialog with all symbols of the service, which can be searched. */
export class SymbolPicker {
  #dialog = elementByID("symbols", HTMLDialogElement);
  #search = elementByID("symbols-search", HTMLInputElement);
  #count = elementByID("symbols-count", HTMLElement);
  #list = elementByID("symbols-list", HTMLElement);
  /** @type {{ name: string, element: HTMLElement }[]} */
  #items = [];
  /** @type {Change} */
  #choose = () => {};

  constructor() {
    this.#search.addEventListener("input", () => this.#filter());
    // Browsers would only clear the field.
    this.#search.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      this.#dialog.close();
    });
    elementByID("symbols-close", HTMLElement).addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("click", (event) => {
      // The target is the dialog itself for a click on its backdrop only.
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  /**
   * @param {Style} style
   * @param {Change} choose
   */
  async open(style, choose) {
    this.#choose = choose;
    this.#search.value = "";
    this.#dialog.showModal();
    this.#search.focus();
    if (this.#items.length === 0) await this.#fill(style);
    this.#filter();
  }

  /** @param {Style} style */
  async #fill(style) {
    try {
      /** @type {StyleDocument} */
      const { parameters } = await fetchJSON(`/v1/styles/${style.drawingFramework}/plain`);
      const parameter = parameters.find((parameter) => parameter.type === "symbol");
      if (!parameter?.values) return;
      const none = parameter.default ?? "none";
      this.#items = [none, ...parameter.values].map((name) => ({
        name: name.toLowerCase(),
        element: this.#item(name, name === none, style),
      }));
      this.#list.replaceChildren(...this.#items.map(({ element }) => element));
    } catch (error) {
      this.#count.textContent = asProblem(error).message;
    }
  }

  /**
   * @param {string} name
   * @param {boolean} isNone
   * @param {Style} style
   */
  #item(name, isNone, style) {
    const made = element("button", { type: "button" });
    if (!isNone) {
      const colorScheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
      const query = queryString({ title: "", systemImage: name, font: "title2", colorScheme, padding: "2" });
      const picture = `/v1/${style.drawingFramework}/plain.svg${query}`;
      made.append(element("img", { src: picture, alt: "", loading: "lazy" }));
    }
    made.append(element("span", {}, name));
    made.addEventListener("click", () => {
      this.#choose(isNone ? "" : name);
      this.#dialog.close();
    });
    return element("li", {}, made);
  }

  #filter() {
    const words = this.#search.value.toLowerCase().split(/[\s.]+/);
    let count = 0;
    for (const { name, element } of this.#items) {
      element.hidden = !words.every((word) => name.includes(word));
      if (!element.hidden) count += 1;
    }
    if (this.#items.length > 0) this.#count.textContent = count === 1 ? "1 symbol" : `${count} symbols`;
  }
}
