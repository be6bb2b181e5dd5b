/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
import { elementByID } from "../element.js";
import { Emitter } from "../emitter.js";
import { makeMenus } from "./menus.js";
import { makeSplitter } from "./splitter.js";
import { addTabs, markTab } from "./tab-list.js";

/** @typedef {"styles" | "code" | "reader"} Tab The styles of the service, the editor, or the source of somebody else. */

/**
 * The part beside the stage: the styles, or the user's code. The address keeps it; one that names a pasted source only, as a
 * shared link does, is for a reader.
 *
 * `code` reports that the user has asked for the editor.
 *
 * @extends {Emitter<{ code: undefined }>}
 */
export class Workbench extends Emitter {
  #address;
  #main = elementByID("main", HTMLElement);
  #list = elementByID("tabs", HTMLElement);
  #styles = elementByID("tab-styles", HTMLElement);
  #code = elementByID("own-open", HTMLElement);
  #hasFolder = false;

  /** @param {Address} address */
  constructor(address) {
    super();
    this.#address = address;
    addTabs(this.#list, (tab) => {
      if (tab === this.#code) this.emit("code");
      else this.#choose(address.selection.style.isPasted ? "styles" : undefined);
    });
    makeSplitter();
    makeMenus();
  }

  /** Shows the editor. */
  openEditor() {
    this.#hasFolder = false;
    this.#choose("code");
  }

  /** Shows the gallery of a folder, which only this visit has: the address of a root is for a reader. */
  openFolder() {
    this.#hasFolder = true;
    this.#choose(undefined);
  }

  /** Whether the editor is beside the stage. */
  get isEditing() {
    return this.#main.dataset.tab === "code";
  }

  /** @param {string | undefined} tab */
  #choose(tab) {
    this.#address.replace({ tab });
    this.show(this.#address.selection);
  }

  /** @param {Selection} selection */
  show(selection) {
    const tab = this.#hasFolder && selection.values.tab === undefined ? "code" : tabOf(selection);
    this.#main.dataset.tab = tab;
    markTab(this.#list, tab === "styles" ? this.#styles : this.#code);
    elementByID("your-style", HTMLElement).hidden = tab === "styles";
    elementByID("reader", HTMLElement).hidden = tab !== "reader";
    elementByID("own-work", HTMLElement).hidden = tab !== "code";
    elementByID("splitter", HTMLElement).hidden = tab !== "code";
  }
}

/**
 * @param {Selection} selection
 * @returns {Tab}
 */
function tabOf({ values: { tab }, style }) {
  if (tab === "code" || tab === "styles") return tab;
  return style.isPasted ? "reader" : "styles";
}
