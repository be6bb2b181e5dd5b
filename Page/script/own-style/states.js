/** @import { Selection } from "../address/selection.js" */
/** @import { Address } from "../address/address.js" */
import { element, elementByID } from "../element.js";

/** The pictures of all states of a root of a source, under the stage. A click chooses a state. */
export class States {
  #list = elementByID("own-states", HTMLElement);
  #address;
  /** @type {Map<string, { button: HTMLElement, image: HTMLImageElement, wanted: string }>} */
  #items = new Map();

  /** @param {Address} address */
  constructor(address) {
    this.#address = address;
  }

  /** @param {Selection} selection */
  show(selection) {
    const { states, isPasted } = selection.style;
    this.#list.hidden = !isPasted || states.length < 2;
    if (this.#list.hidden) return;
    if ([...this.#items.keys()].join() !== states.join()) this.#build(states);
    const chosen = selection.value("state");
    this.#list.dataset.scheme = selection.scheme;
    for (const [state, item] of this.#items) {
      item.button.setAttribute("aria-pressed", String(state === chosen));
      const url = selection.with({ state, width: undefined }).url("svg", { padding: selection.values.padding ?? 20 });
      if (item.wanted !== url) this.#load(item, url);
    }
  }

  /**
   * Shows another picture once it is loaded, so that nothing flickers while the user types.
   *
   * @param {{ image: HTMLImageElement, wanted: string }} item
   * @param {string} url
   */
  async #load(item, url) {
    item.wanted = url;
    const next = new Image();
    next.src = url;
    await next.decode().catch(() => {});
    if (item.wanted === url && next.naturalWidth > 0) item.image.src = url;
  }

  /** @param {string[]} states */
  #build(states) {
    this.#items = new Map(states.map((state) => {
      const image = element("img", { alt: "" });
      const button = element("button", { type: "button" }, image, element("span", {}, state));
      button.addEventListener("click", () => this.#address.change({ state }));
      return [state, { button, image, wanted: "" }];
    }));
    this.#list.replaceChildren(...[...this.#items.values()].map(({ button }) => element("li", {}, button)));
  }
}
