/** @import { Example } from "./code-editor.js" */
import { systemScheme } from "../address/system-scheme.js";
import { element, elementByID } from "../element.js";
import { Emitter } from "../emitter.js";
import { queryString } from "../service/query-string.js";
import { encodeSource } from "../service/source-address.js";

/**
 * The examples below the editor, as pictures.
 *
 * `choose` reports the example that the user has clicked.
 *
 * @extends {Emitter<{ choose: Example }>}
 */
export class ExampleList extends Emitter {
  #list = elementByID("own-examples", HTMLElement);
  /** @type {Example[]} */
  #examples = [];

  /** @param {Example[]} examples */
  async show(examples) {
    this.#examples = examples;
    this.#list.replaceChildren(...await Promise.all(examples.map((example) => this.#item(example))));
  }

  /**
   * Whether a text is an unchanged example, which is never lost.
   *
   * @param {string} source
   */
  has(source) {
    return this.#examples.some((example) => example.source === source);
  }

  /** @param {Example} example */
  async #item(example) {
    const { name, title, show, source } = example;
    const data = await encodeSource(source);
    const src = `/v1/custom/~${data}.svg` + queryString({
      ...(show !== undefined && { show }),
      ...(title !== undefined && { title }),
      ...(systemScheme() === "dark" && { colorScheme: "dark" }),
      padding: show === undefined ? 20 : 8,
      errors: "image",
    });
    const button = element(
      "button",
      { type: "button" },
      ...(data ? [element("img", { src, alt: "", loading: "lazy" })] : []),
      element("span", {}, name),
    );
    button.addEventListener("click", () => this.emit("choose", example));
    return element("li", {}, button);
  }
}
