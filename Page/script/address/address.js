/** @import { Catalog } from "../service/catalog.js" */
/** @import { Style } from "../service/style.js" */
/** @import { Omissions } from "./read-address.js" */
import { Emitter } from "../emitter.js";
import { readAddress, stylePaths } from "./read-address.js";
import { Selection } from "./selection.js";

/** The least time between two writes of the address while the user writes or drags, in milliseconds. */
const writingTime = 400;

/**
 * The selection in the address bar, which survives a reload and can be shared. The detail of `change` is the names
 * of the parameters that the user has just changed; that of `read` is what was left out of an address that was read.
 *
 * @extends {Emitter<{ change: string[], read: Omissions }>}
 */
export class Address extends Emitter {
  #catalog;
  /** @type {string | undefined} */
  #lastChanged;
  /**
   * The timer of an address that is not written yet.
   *
   * @type {number | undefined}
   */
  #writing;

  /** @param {Catalog} catalog */
  constructor(catalog) {
    super();
    this.#catalog = catalog;
    const { selection, omissions } = readAddress(location.search, catalog);
    this.selection = selection;
    /** The parts of the opened address that the service does not know, which are left out. */
    this.omissions = omissions;
    addEventListener("popstate", () => this.#read());
    addEventListener("pagehide", () => this.#flush());
  }

  /**
   * Shows the selection of another query of the page, without an entry of the history.
   *
   * @param {string} search
   */
  openSearch(search) {
    history.replaceState(null, "", search);
    return this.#read();
  }

  async #read() {
    clearTimeout(this.#writing);
    this.#writing = undefined;
    const { search } = location;
    await Promise.all(stylePaths(search).map((path) => this.#catalog.resolve(path)));
    if (search !== location.search) return;
    const { selection, omissions } = readAddress(search, this.#catalog);
    this.#lastChanged = undefined;
    this.#set(selection);
    this.emit("read", omissions);
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
    const selection = this.selection.with(values);
    if (isSame) this.#writeLater(selection, names);
    else this.#write(selection, names);
  }

  /**
   * Writes values that the page already shows, such as the time of the scrubber: no event, no entry of the history.
   *
   * @param {Record<string, string | undefined>} values
   */
  replace(values) {
    this.selection = this.selection.with(values);
    this.#replaceState();
  }

  /**
   * Changes the style while the user writes it: one entry of the history for all changes but the first. The names of the
   * event are `style`.
   *
   * @param {Selection} selection
   * @param {boolean} isFirst
   */
  edit(selection, isFirst) {
    this.#lastChanged = undefined;
    if (isFirst) this.#write(selection, ["style"]);
    else this.#writeLater(selection, ["style"]);
  }

  /** Reads the selection again after a change of the catalog. */
  refresh() {
    const { style, values } = this.selection;
    this.#set(new Selection(this.#catalog.style(style.path) ?? this.#catalog.defaultStyle, {}).with(values));
  }

  /** Writes an address that is not written yet. */
  #flush() {
    if (this.#writing !== undefined) this.#replaceState();
  }

  #replaceState() {
    clearTimeout(this.#writing);
    this.#writing = undefined;
    history.replaceState(null, "", this.selection.search);
  }

  /** @param {Style} style */
  choose(style) {
    this.open(this.selection.withStyle(style).with(style.isPasted ? {} : { tab: undefined }));
  }

  /** @param {Selection} selection */
  open(selection) {
    this.#lastChanged = undefined;
    this.#write(selection);
  }

  /**
   * Makes an entry of the history.
   *
   * @param {Selection} selection
   * @param {string[]} [names]
   */
  #write(selection, names) {
    this.#flush();
    history.pushState(null, "", selection.search);
    this.#set(selection, names);
  }

  /**
   * Changes the entry of the history, not at once: browsers limit the number of writes, and each of them takes time.
   *
   * @param {Selection} selection
   * @param {string[]} names
   */
  #writeLater(selection, names) {
    this.#writing ??= setTimeout(() => this.#flush(), writingTime);
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
