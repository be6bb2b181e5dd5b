/** @import { Catalog, Style } from "../service/catalog.js" */
/** @import { Omissions } from "./read-address.js" */
/** @import { Selection } from "./selection.js" */
import { Emitter } from "../emitter.js";
import { readAddress } from "./read-address.js";

/**
 * The selection in the address bar, which survives a reload and can be shared. The detail of `change` is the names
 * of the parameters that the user has just changed; that of `read` is what was left out of an address that was read.
 *
 * @extends {Emitter<{ change: string[], read: Omissions }>}
 */
export class Address extends Emitter {
  /** @type {string | undefined} */
  #lastChanged;

  /** @param {Catalog} catalog */
  constructor(catalog) {
    super();
    const { selection, omissions } = readAddress(location.search, catalog);
    this.selection = selection;
    /** What is left out of the address that the page was opened with. */
    this.omissions = omissions;
    addEventListener("popstate", () => {
      const { selection, omissions } = readAddress(location.search, catalog);
      this.#lastChanged = undefined;
      this.#set(selection);
      this.emit("read", omissions);
    });
  }

  /**
   * Changes values. Repeated changes of the same parameters make one entry of the history.
   *
   * @param {Record<string, string | undefined>} values
   */
  change(values) {
    const names = Object.keys(values);
    const isSame = names.join() === this.#lastChanged;
    this.#lastChanged = names.join();
    this.#write(this.selection.with(values), isSame ? "replaceState" : "pushState", names);
  }

  /**
   * Writes values that the page already shows, such as the time of the scrubber: no event, no entry of the history.
   *
   * @param {Record<string, string | undefined>} values
   */
  replace(values) {
    this.selection = this.selection.with(values);
    history.replaceState(null, "", this.selection.search);
  }

  /** @param {Style} style */
  choose(style) {
    this.open(this.selection.withStyle(style));
  }

  /** @param {Selection} selection */
  open(selection) {
    this.#lastChanged = undefined;
    this.#write(selection, "pushState");
  }

  /**
   * @param {Selection} selection
   * @param {"pushState" | "replaceState"} method
   * @param {string[]} [names]
   */
  #write(selection, method, names) {
    history[method](null, "", selection.search);
    this.#set(selection, names);
  }

  /**
   * @param {Selection} selection
   * @param {string[]} [names]
   */
  #set(selection, names = []) {
    this.selection = selection;
    this.emit("change", names);
  }
}
