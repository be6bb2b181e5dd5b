/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
import { segments } from "../controls/choice.js";
import { element, elementByID } from "../element.js";

/**
 * The parameters of the toolbar, with the texts of their labels.
 *
 * @type {[name: string, label: string][]}
 */
const parameters = [
  ["colorScheme", "Scheme"],
  ["system", "System"],
  ["controlSize", "Size"],
  ["dynamicTypeSize", "Text"],
];

/** The backdrops; the first is that of the color scheme. */
const backdrops = ["automatic", "white", "grouped", "black", "dusk", "meadow", "sea"];

/** The controls over the stage: what surrounds the button, and how large it is. */
export class StageToolbar {
  #stage = elementByID("stage", HTMLElement);
  #pinned = elementByID("pinned", HTMLElement);
  #menus;
  #backdrop;

  /** @param {Address} address */
  constructor(address) {
    this.#menus = parameters.map(([name, label]) => {
      const menu = element("select", { "aria-label": label });
      menu.addEventListener("change", () => address.change({ [name]: menu.value }));
      return { name, menu, element: element("label", { class: "inline" }, label, menu) };
    });
    this.#backdrop = segments({ values: backdrops }, (name) => {
      address.replace({ backdrop: name === backdrops[0] ? undefined : name });
      this.show(address.selection);
    });
    this.#backdrop.element.classList.replace("segments", "backdrops");
    this.#backdrop.element.setAttribute("aria-label", "Backdrop");
    for (const input of this.#backdrop.element.querySelectorAll("input")) {
      input.setAttribute("aria-label", input.value);
      input.parentElement?.setAttribute("title", `Backdrop: ${input.value}`);
      // A picture of the backdrop takes the place of its name.
      input.nextElementSibling?.setAttribute("data-backdrop", input.value);
      input.nextElementSibling?.replaceChildren();
    }
    elementByID("toolbar", HTMLElement).replaceChildren(
      ...this.#menus.map(({ element }) => element),
      this.#backdrop.element,
    );
  }

  /** @param {Selection} selection */
  show(selection) {
    for (const { name, menu, element: label } of this.#menus) {
      const parameter = selection.style.parameters.get(name);
      const values = parameter?.type === "choice" ? parameter.values : [];
      label.hidden = values.length === 0;
      if ([...menu.options].map(({ value }) => value).join() !== values.join()) {
        menu.replaceChildren(...values.map((value) => element("option", { value }, value)));
      }
      menu.value = selection.value(name);
    }
    const { backdrop = "" } = selection.values;
    const shown = backdrops.includes(backdrop) ? backdrop : backdrops[0];
    this.#backdrop.show(shown);
    this.#stage.dataset.backdrop = shown;
    this.#pinned.dataset.backdrop = shown;
  }
}
