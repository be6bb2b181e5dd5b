/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
/** @import { CheckedSource } from "../service/custom.js" */
/** @import { Catalog } from "../service/catalog.js" */
/** @import { Style } from "../service/style.js" */
/** @import { FolderFile } from "./dropped-files.js" */
/** @import { LeftOut } from "./folder-files.js" */
import { systemScheme } from "../address/system-scheme.js";
import { addArrowKeys } from "../arrow-keys.js";
import { element, elementByID } from "../element.js";
import { Emitter } from "../emitter.js";
import { storeFiles } from "../service/custom.js";
import { asProblem } from "../service/problem.js";
import { waitFor } from "../service/progress.js";
import { bundleOf } from "./folder-files.js";
import { kindTitle } from "./root-tabs.js";

/**
 * The roots of the files of a folder, as a gallery with a search, in place of the editor.
 *
 * `close` reports that the user wants the editor.
 *
 * @extends {Emitter<{ close: undefined }>}
 */
export class BundleGallery extends Emitter {
  #address;
  #catalog;
  #work = elementByID("own-work", HTMLElement);
  #place = elementByID("bundle", HTMLElement);
  /** @type {{ style: Style, link: HTMLAnchorElement, words: string }[]} */
  #items = [];

  /**
   * @param {Address} address
   * @param {Catalog} catalog
   */
  constructor(address, catalog) {
    super();
    this.#address = address;
    this.#catalog = catalog;
  }

  /**
   * Sends the files of a folder, and shows its roots, the first one on the stage.
   *
   * @param {FolderFile[]} found
   */
  async open(found) {
    this.#showText("Reading the folder …");
    const { name, files, leftOut } = await bundleOf(found);
    const count = Object.keys(files).length;
    if (!Object.keys(files).some((path) => path.endsWith(".swift"))) {
      this.#showText(`${name} has no Swift file that can be read.`, leftOut);
      return;
    }
    try {
      this.#show(name, count, await waitFor(storeFiles(files)), leftOut);
    } catch (error) {
      this.#showText(asProblem(error).message, leftOut);
    }
  }

  get isOpen() {
    return !this.#place.hidden;
  }

  hide() {
    this.#place.hidden = true;
    this.#work.classList.remove("has-bundle");
  }

  /**
   * Marks the root of a selection.
   *
   * @param {Selection} selection
   */
  show({ style: selected }) {
    for (const { style, link } of this.#items) {
      if (style.path === selected.path) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      link.tabIndex = style.path === selected.path ? 0 : -1;
    }
    if (this.#items.length > 0 && !this.#items.some(({ link }) => link.tabIndex === 0)) {
      this.#items[0].link.tabIndex = 0;
    }
  }

  /**
   * @param {string} name
   * @param {number} count The number of files.
   * @param {CheckedSource} checked
   * @param {LeftOut[]} leftOut
   */
  #show(name, count, { styles, notes = [], warnings }, leftOut) {
    this.#items = styles.flatMap((pasted) => {
      const style = this.#catalog.add({
        ...pasted,
        url: { ...pasted.url, data: pasted.url.short ? null : pasted.url.data },
      });
      if (!style) return [];
      const words = `${style.title} ${pasted.name} ${pasted.file ?? ""} ${style.root}`.toLowerCase();
      return [{ style, words, link: this.#tile(style, pasted.file ?? "") }];
    });
    const roots = styles.length === 1 ? "1 thing to see" : `${styles.length} things to see`;
    const list = element(
      "ul",
      { class: "tiles", "aria-label": name },
      ...this.#items.map(({ link }) => element("li", {}, link)),
    );
    addArrowKeys(list);
    this.#fill(
      name,
      `${roots} in ${count === 1 ? "1 file" : `${count} files`}`,
      ...(this.#items.length > 1 ? [this.#search()] : []),
      list,
      ...remarks("Notes", notes.map(text)),
      ...remarks("Warnings", warnings.map((warning) => `${warning.file ?? ""}:${warning.line}: ${warning.message}`)),
      ...omissions(leftOut),
    );
    const [first] = this.#items;
    if (first) this.#address.open(this.#address.selection.withStyle(first.style));
    this.show(this.#address.selection);
  }

  /**
   * @param {string} message
   * @param {LeftOut[]} leftOut
   */
  #showText(message, leftOut = []) {
    this.#items = [];
    this.#fill("Folder", message, ...omissions(leftOut));
  }

  /**
   * @param {string} title
   * @param {string} summary
   * @param {...HTMLElement} content
   */
  #fill(title, summary, ...content) {
    const close = element("button", { type: "button", class: "small" }, "Back to the editor");
    close.addEventListener("click", () => this.emit("close"));
    this.#place.replaceChildren(
      element("header", {}, element("h3", {}, title), close, element("p", { role: "status" }, summary)),
      ...content,
    );
    this.#place.hidden = false;
    this.#work.classList.add("has-bundle");
  }

  #search() {
    const search = element("input", { type: "search", placeholder: "Search", "aria-label": "Search the folder" });
    search.addEventListener("input", () => {
      const words = search.value.toLowerCase().split(/\s+/).filter((word) => word);
      for (const { link, words: own } of this.#items) {
        if (link.parentElement) link.parentElement.hidden = !words.every((word) => own.includes(word));
      }
    });
    return search;
  }

  /**
   * @param {Style} style
   * @param {string} file
   */
  #tile(style, file) {
    const link = element(
      "a",
      { href: this.#address.selection.withStyle(style).search, title: file },
      element(
        "span",
        { class: "thumbnail" },
        element("img", {
          src: style.url("svg", { colorScheme: systemScheme(), padding: 8, errors: "image" }),
          alt: "",
          loading: "lazy",
        }),
      ),
      element("span", { class: "name" }, style.title),
      element("span", { class: "kind" }, kindTitle(style.root)),
    );
    link.addEventListener("click", (event) => {
      // With a modifier key the browser opens the link in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.#address.choose(style);
    });
    return link;
  }
}

/** @param {string | { message: string }} note */
function text(note) {
  return typeof note === "string" ? note : note.message;
}

/**
 * A list that can be unfolded; none without entries.
 *
 * @param {string} title
 * @param {string[]} lines
 */
function remarks(title, lines) {
  if (lines.length === 0) return [];
  const list = element("ul", {}, ...lines.map((line) => element("li", {}, line)));
  return [element("details", {}, element("summary", {}, `${title} (${lines.length})`), list)];
}

/** The number of paths that are named for one reason. */
const maximumNamed = 20;

/** @param {LeftOut[]} leftOut */
function omissions(leftOut) {
  const count = leftOut.reduce((sum, { paths }) => sum + paths.length, 0);
  if (count === 0) return [];
  const lines = leftOut.map(({ reason, paths }) => {
    const named = paths.slice(0, maximumNamed).join(", ");
    const more = paths.length > maximumNamed ? ` and ${paths.length - maximumNamed} more` : "";
    return element("li", {}, element("strong", {}, reason), `: ${named}${more}`);
  });
  const title = count === 1 ? "1 file is left out" : `${count} files are left out`;
  return [element("details", { class: "left-out" }, element("summary", {}, title), element("ul", {}, ...lines))];
}
