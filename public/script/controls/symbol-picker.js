import { element } from "../element.js";
import { query } from "../service/query.js";
import { askForJSON } from "../service/service.js";

/** All symbols that the service has, to be looked through and searched. */
export class SymbolPicker {
  #dialog = document.querySelector("#symbols");
  #search = document.querySelector("#symbols-search");
  #count = document.querySelector("#symbols-count");
  #list = document.querySelector("#symbols-list");
  #choose;

  constructor() {
    this.#search.addEventListener("input", () => this.#filter());
    document.querySelector("#symbols-close").addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("click", (event) => {
      // Beside the dialog there is only its backdrop.
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  async open(style, choose) {
    this.#choose = choose;
    this.#search.value = "";
    this.#dialog.showModal();
    this.#search.focus();
    if (this.#list.children.length === 0) await this.#fill(style);
    this.#filter();
  }

  async #fill(style) {
    try {
      const { parameters } = await askForJSON(`/v1/styles/${style.path}`);
      const { values, default: none } = parameters.find(({ type }) => type === "symbol");
      this.#list.replaceChildren(...[none, ...values].map((name) => this.#item(name, name === none, style)));
    } catch (problem) {
      this.#count.textContent = problem.message;
    }
  }

  #item(name, isNone, style) {
    const made = element("button", { type: "button" });
    if (!isNone) {
      const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
      const url = `/v1/${style.framework}/plain.svg`;
      const picture = url + query({ title: "", systemImage: name, font: "title2", colorScheme: scheme, padding: "2" });
      made.append(element("img", { src: picture, alt: "", loading: "lazy" }));
    }
    made.append(element("span", {}, name));
    made.addEventListener("click", () => {
      this.#choose(isNone ? "" : name);
      this.#dialog.close();
    });
    return element("li", { "data-name": name.toLowerCase() }, made);
  }

  #filter() {
    const words = this.#search.value.toLowerCase().split(/[\s.]+/);
    let count = 0;
    for (const item of this.#list.children) {
      item.hidden = !words.every((word) => item.dataset.name.includes(word));
      if (!item.hidden) count += 1;
    }
    if (this.#list.children.length > 0) this.#count.textContent = count === 1 ? "1 symbol" : `${count} symbols`;
  }
}
