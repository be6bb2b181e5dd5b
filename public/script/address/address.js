import { Selection } from "./selection.js";

/** Keeps the selection in the address bar, where reload, back and share find it; says `change`. */
export class Address extends EventTarget {
  #lastChanged;

  constructor(catalog) {
    super();
    this.selection = Selection.read(location.search, catalog);
    addEventListener("popstate", () => {
      this.#lastChanged = undefined;
      this.#set(Selection.read(location.search, catalog));
    });
  }

  /** Changes values; typing on in the same control is one step of the history. */
  change(values) {
    const names = Object.keys(values);
    const isSame = names.join() === this.#lastChanged;
    this.#lastChanged = names.join();
    this.#write(this.selection.with(values), isSame ? "replaceState" : "pushState", names);
  }

  /** Writes down what the page shows already, and is no step: what the user did, where the scrubber stands. */
  note(values) {
    this.selection = this.selection.with(values);
    history.replaceState(null, "", this.selection.search);
  }

  choose(style) {
    this.#lastChanged = undefined;
    this.#write(this.selection.of(style), "pushState");
  }

  #write(selection, method, names) {
    history[method](null, "", selection.search);
    this.#set(selection, names);
  }

  /** `names` are those of the parameters that somebody has just changed. */
  #set(selection, names = []) {
    this.selection = selection;
    this.dispatchEvent(new CustomEvent("change", { detail: names }));
  }
}
