/** @import { Address } from "../address/address.js" */
/** @import { Catalog } from "../service/catalog.js" */
import { namesBesideButton, timeNames } from "../address/names.js";
import { readAddress } from "../address/read-address.js";
import { Selection } from "../address/selection.js";
import { elementByID } from "../element.js";
import { alternativeText } from "../export/alternative-text.js";

/** The parameters of a pinned button that it does not have: those of time, of the sheet, and of the page. */
const omittedNames = [...timeNames, ...namesBesideButton];

/** The systems, of which a button can be compared with that of the other one. */
const systems = ["ios18", "ios26"];

/** A button that stays beside the one that changes, so that both can be compared; it is in the address. */
export class PinnedButton {
  #address;
  #catalog;
  #figure = elementByID("pinned", HTMLElement);
  #image = elementByID("pinned-picture", HTMLImageElement);
  #name = elementByID("pinned-name", HTMLElement);
  #otherSystem = elementByID("pin-system", HTMLElement);
  #zoom = elementByID("zoom", HTMLSelectElement);

  /**
   * @param {Address} address
   * @param {Catalog} catalog
   */
  constructor(address, catalog) {
    this.#address = address;
    this.#catalog = catalog;
    elementByID("pin", HTMLElement).addEventListener("click", () => this.#pin(address.selection));
    this.#otherSystem.addEventListener("click", () => {
      const { selection } = address;
      this.#pin(selection.with({ system: otherSystem(selection) }));
    });
    elementByID("unpin", HTMLElement).addEventListener("click", () => this.#pin(undefined));
    elementByID("swap", HTMLElement).addEventListener("click", () => {
      const { selection } = address;
      const { pin, backdrop, tab } = selection.values;
      address.open(this.#read(pin).with({ pin: query(selection), backdrop, tab }));
    });
    this.#image.addEventListener("load", () => this.#fit());
    this.#zoom.addEventListener("change", () => this.#fit());
  }

  /** @param {Selection | undefined} selection */
  #pin(selection) {
    this.#address.replace({ pin: selection && query(selection) });
    this.show(this.#address.selection);
  }

  /** @param {string} pin */
  #read(pin) {
    return readAddress(`?${pin}`, this.#catalog).selection;
  }

  /**
   * Shows the pinned button of a selection, if it has one.
   *
   * @param {Selection} selection
   */
  show(selection) {
    const other = otherSystem(selection);
    this.#otherSystem.hidden = other === undefined;
    this.#otherSystem.textContent = `Compare with ${other === systems[0] ? "iOS 18" : "iOS 26"}`;
    const { pin, backdrop = "automatic" } = selection.values;
    this.#figure.hidden = pin === undefined;
    if (pin === undefined) return;
    const pinned = this.#read(pin);
    const url = pinned.url("svg");
    if (this.#image.getAttribute("src") !== url) this.#image.src = url;
    this.#image.alt = `Pinned: ${alternativeText(pinned, "picture")}`;
    this.#figure.dataset.scheme = pinned.scheme;
    this.#figure.dataset.backdrop = backdrop;
    this.#name.textContent = `${pinned.style.title}${difference(pinned, selection)}`;
  }

  /**
   * The selection that another one is compared with: the pinned one, or that of the style's defaults.
   *
   * @param {Selection} selection
   */
  compared(selection) {
    const { pin, colorScheme } = selection.values;
    return pin === undefined ? new Selection(selection.style, {}).with({ colorScheme }) : this.#read(pin);
  }

  #fit() {
    const { naturalWidth } = this.#image;
    this.#image.width = naturalWidth * Number(this.#zoom.value);
  }
}

/**
 * The values of a pinned button that differ from those of another one.
 *
 * @param {Selection} pinned
 * @param {Selection} selection
 */
function difference(pinned, selection) {
  const names = [...new Set([...Object.keys(pinned.values), ...Object.keys(selection.values)])];
  const differing = names.filter((name) =>
    !omittedNames.includes(name) && pinned.value(name) !== selection.value(name)
  );
  return differing.map((name) => `, ${name} ${pinned.value(name) || "–"}`).join("");
}

/**
 * The query of a button without what a pinned one does not have.
 *
 * @param {Selection} selection
 */
function query(selection) {
  return selection.with(Object.fromEntries(omittedNames.map((name) => [name, undefined]))).search.slice(1);
}

/** @param {Selection} selection */
function otherSystem(selection) {
  return systems.find((system) => system !== selection.value("system") && selection.style.allows("system", system));
}
