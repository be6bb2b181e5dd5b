/** @import { Address } from "../address/address.js" */
/** @import { Catalog } from "../service/catalog.js" */
/** @import { Idea } from "./examples.js" */
import { Selection } from "../address/selection.js";
import { element, elementByID } from "../element.js";
import { examples } from "./examples.js";
import { surprise } from "./surprise.js";

/** The row of ready-made buttons, and the button that makes a random one. */
export class Ideas {
  #list = elementByID("ideas", HTMLElement);
  #selections;

  /**
   * @param {Catalog} catalog
   * @param {Address} address
   */
  constructor(catalog, address) {
    this.#selections = examples.flatMap((example) => selectionOf(example, catalog) ?? []);
    elementByID("surprise", HTMLElement).addEventListener("click", () => {
      const selection = selectionOf(surprise(catalog), catalog);
      if (selection) address.open(selection);
    });
    const links = this.#selections.map((selection) => {
      const link = element("a", { href: selection.search, title: selection.style.title });
      link.addEventListener("click", (event) => {
        // With a modifier key the browser opens the link in a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        address.open(selection);
      });
      return element("li", {}, link);
    });
    this.#list.replaceChildren(...links);
  }

  /** Draws the pictures, in the color scheme of the page. */
  draw() {
    for (const [index, selection] of this.#selections.entries()) {
      const link = this.#list.children[index].firstElementChild;
      const src = selection.with({ controlSize: undefined }).url("svg", { padding: 8 });
      if (link?.firstElementChild?.getAttribute("src") === src) continue;
      link?.replaceChildren(element("img", { src, alt: selection.title }));
    }
  }
}

/**
 * @param {Idea} idea
 * @param {Catalog} catalog
 */
function selectionOf({ style: path, values }, catalog) {
  const style = catalog.style(path);
  return style && new Selection(style, {}).with(values);
}
