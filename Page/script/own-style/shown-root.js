/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
/** @import { Catalog } from "../service/catalog.js" */
/** @import { CheckedSource, PastedStyle } from "../service/custom.js" */
/** @import { Style } from "../service/style.js" */
/** @import { CheckResults } from "./check-results.js" */
/** @import { TextChoice } from "./text-choice.js" */
import { elementByID } from "../element.js";
import { storeSource } from "../service/custom.js";
import { asProblem } from "../service/problem.js";
import { waitFor } from "../service/progress.js";
import { drafts } from "./drafts.js";
import { ExampleTitle } from "./example-title.js";
import { RootTabs } from "./root-tabs.js";
import { addressNote } from "./sharing.js";

/** The pause after which a source is stored that is too long for an address, in milliseconds. */
const storingPause = 800;

/** The root of the last source without errors that is the style of the selection: the one of its tabs that is chosen. */
export class ShownRoot {
  #address;
  #catalog;
  #texts;
  #results;
  #link = elementByID("own-link", HTMLElement);
  #tabs = new RootTabs(() => this.showChosen({ isByUser: true }));
  #exampleTitle = new ExampleTitle();
  /** @type {number | undefined} */
  #storingTimer;
  /** The text of the source. */
  #text = "";
  /** Whether the text is another one than before, and not shown yet. */
  #isReplaced = false;
  /**
   * The last source without errors.
   *
   * @type {CheckedSource | undefined}
   */
  #source;
  /**
   * The root, once there is one.
   *
   * @type {Style | undefined}
   */
  style;

  /**
   * @param {Address} address
   * @param {Catalog} catalog
   * @param {TextChoice} texts
   * @param {CheckResults} results
   */
  constructor(address, catalog, texts, results) {
    this.#address = address;
    this.#catalog = catalog;
    this.#texts = texts;
    this.#results = results;
  }

  /** Whether the selection is that of the root. */
  get isOnStage() {
    return this.style !== undefined && this.#address.selection.style === this.style;
  }

  /**
   * Whether the picture is that of a text.
   *
   * @param {string} text
   */
  isOf(text) {
    return this.isOnStage && this.#text === text;
  }

  /**
   * @param {string} title
   * @param {string} source
   */
  bringTitle(title, source) {
    this.#exampleTitle.bring(title, source);
  }

  /**
   * Forgets which root is chosen, since another text comes.
   *
   * @param {{ isReplaced: boolean }} options Whether it is another one than that of the selection.
   */
  forget({ isReplaced }) {
    this.#tabs.forget();
    this.#isReplaced = isReplaced;
  }

  clear() {
    this.wait();
    this.#tabs.clear();
    this.#source = undefined;
  }

  /** Stores nothing for now: the text has changed. */
  wait() {
    clearTimeout(this.#storingTimer);
  }

  /**
   * @param {CheckedSource} checked
   * @param {string} text
   */
  show(checked, text) {
    this.wait();
    this.#text = text;
    this.#source = checked;
    this.showChosen();
  }

  /** Selects the root of the last source without errors, or the chosen one of several. */
  showChosen({ isByUser = false } = {}) {
    if (!this.#source) return;
    const chosen = this.#chosen(this.#source);
    if (chosen.url.data ?? chosen.url.short) {
      this.#select(chosen, isByUser);
      return;
    }
    // Too long for an address: the pictures are those of the stored source.
    this.#link.textContent = "The source is too long for an address. Bezel stores it when you pause.";
    this.#storingTimer = setTimeout(() => this.#storeLong(), storingPause);
  }

  /**
   * The root of a source that the user has chosen, or that is selected already.
   *
   * @param {CheckedSource} source
   */
  #chosen(source) {
    const { style } = this.#address.selection;
    return this.#tabs.choose(source, style.isPasted && !this.#isReplaced ? style : undefined);
  }

  async #storeLong() {
    const text = this.#text;
    try {
      const stored = await storeSource(text);
      if (text === this.#text) this.#select(this.#chosen(stored));
    } catch (error) {
      this.#results.messages.showProblem(asProblem(error).message);
    }
  }

  /**
   * @param {PastedStyle} pasted
   * @param {boolean} isByUser Whether the user has chosen the root, rather than written it.
   */
  #select(pasted, isByUser = false) {
    const style = this.#catalog.add(pasted);
    if (!style) {
      this.#results.messages.showProblem("This service stores no sources, and the source is too long for an address.");
      return;
    }
    const isFirst = this.#address.selection.style !== this.style || this.style === undefined;
    this.style = style;
    this.#texts.keep(this.#text, style, this.#source?.styles[0]);
    const { selection } = this.#address;
    const next = style === selection.style ? selection : this.#selectionOf(style, selection);
    this.#isReplaced = false;
    this.#link.textContent = addressNote(style);
    if (isByUser) {
      this.#address.open(next);
    } else if (style.path !== selection.style.path || next.values.title !== selection.values.title) {
      this.#address.edit(next, isFirst);
    }
  }

  /**
   * @param {Style} style
   * @param {Selection} selection
   */
  #selectionOf(style, selection) {
    const next = selection.withStyle(style);
    // A press in another view means nothing in this one.
    const { isView, innerButtonName = "button" } = style;
    if (isView) {
      return this.#isReplaced ? next.with({ events: undefined, t: undefined, [innerButtonName]: undefined }) : next;
    }
    return next.with(this.#exampleTitle.change(this.#text, next.values.title));
  }

  /**
   * Stores a text, and shows it under its short address; throws a `Problem`. Returns whether the service stores sources.
   *
   * @param {string} text
   */
  async save(text) {
    const stored = await waitFor(storeSource(text));
    const chosen = this.#chosen(stored);
    const style = this.#catalog.add({ ...chosen, url: { short: chosen.url.short, data: null } });
    if (!style) return false;
    this.style = style;
    drafts.current = { source: text, path: style.path };
    this.#address.open(this.#address.selection.withStyle(style));
    return true;
  }
}
