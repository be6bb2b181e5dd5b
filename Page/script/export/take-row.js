/** @import { Subject } from "./snippets.js" */
import { element, elementByID } from "../element.js";
import { remember, remembered } from "../remembered.js";
import { copyOnClick } from "./clipboard.js";

/**
 * @typedef {object} Format A file that can be saved.
 * @property {string} title
 * @property {() => string} url
 * @property {() => string} file Returns the name under which it is saved.
 *
 * @typedef {{ name: string, text: () => string }} Copy A text that can be copied.
 */

/** The row under the stage that copies and saves in one click what was copied and saved last. */
export class TakeRow {
  #copies;
  /** @type {Format[]} */
  #formats = [];
  #copyMenu = elementByID("copy-format", HTMLSelectElement);
  #downloadMenu = elementByID("download-format", HTMLSelectElement);
  #download = elementByID("download", HTMLAnchorElement);

  /** @param {Copy[]} copies */
  constructor(copies) {
    this.#copies = copies;
    fill(this.#copyMenu, copies.map(({ name }) => name), "copyFormat", "Markdown");
    this.#copyMenu.addEventListener("change", () => remember("copyFormat", this.#copyMenu.value));
    this.#downloadMenu.addEventListener("change", () => {
      remember("downloadFormat", this.#downloadMenu.value);
      this.#write();
    });
    copyOnClick(
      elementByID("copy", HTMLElement),
      () => this.#copies.find(({ name }) => name === this.#copyMenu.value)?.text() ?? "",
    );
  }

  /** @param {Format[]} formats The files of the selection. */
  show(formats) {
    this.#formats = formats;
    const titles = formats.map(({ title }) => title);
    if ([...this.#downloadMenu.options].map(({ value }) => value).join() !== titles.join()) {
      fill(this.#downloadMenu, titles, "downloadFormat", titles[0]);
    }
    this.#write();
  }

  #write() {
    const format = this.#formats.find(({ title }) => title === this.#downloadMenu.value);
    if (!format) return;
    this.#download.href = format.url();
    this.#download.download = format.file();
  }
}

/**
 * Fills a menu with names, of which the one that was chosen last is selected.
 *
 * @param {HTMLSelectElement} menu
 * @param {string[]} names
 * @param {string} key
 * @param {string} first The one that is selected before any was chosen.
 */
function fill(menu, names, key, first) {
  menu.replaceChildren(...names.map((name) => element("option", { value: name }, name)));
  const last = remembered(key);
  menu.value = last !== null && names.includes(last) ? last : first;
}
