/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
/** @import { Catalog } from "../service/catalog.js" */
/** @import { Stage } from "../interaction/stage.js" */
/** @import { Workbench } from "../workbench/workbench.js" */
/** @import { FolderFile } from "./dropped-files.js" */
import { elementByID } from "../element.js";
import { waitFor } from "../service/progress.js";
import { isNarrow } from "../workbench/layout.js";
import { BundleGallery } from "./bundle-gallery.js";
import { CheckResults } from "./check-results.js";
import { CodeEditor } from "./code-editor.js";
import { drafts } from "./drafts.js";
import { withoutFences } from "./fences.js";
import { Sharing } from "./sharing.js";
import { ShownRoot } from "./shown-root.js";
import { SourceCheck } from "./source-check.js";
import { readSource } from "./source-file.js";
import { SourceLink } from "./source-link.js";
import { TextChoice } from "./text-choice.js";

/**
 * The editor of a source of the user's own, or the gallery of a folder.
 *
 * The service checks the text after each change. A root of a source without errors becomes the style of the selection, so
 * all parts of the page show it; with errors the last one stays, and is dimmed.
 */
export class OwnStyle {
  #address;
  #catalog;
  #workbench;
  #stage;
  #help = elementByID("own-help", HTMLElement);
  #link = elementByID("own-link", HTMLElement);
  #texts = new TextChoice();
  #results = new CheckResults();
  #bundle;
  /** @type {CodeEditor | undefined} */
  #editor;
  /** @type {SourceCheck | undefined} */
  #check;
  /** @type {Promise<void> | undefined} */
  #opening;
  #root;

  /**
   * @param {Address} address
   * @param {Catalog} catalog
   * @param {Workbench} workbench
   * @param {Stage} stage
   */
  constructor(address, catalog, workbench, stage) {
    this.#address = address;
    this.#catalog = catalog;
    this.#workbench = workbench;
    this.#stage = stage;
    this.#bundle = new BundleGallery(address, catalog);
    this.#bundle.on("close", () => this.#closeFolder());
    this.#root = new ShownRoot(address, catalog, this.#texts, this.#results);
    new Sharing(address, () => this.#root.save(this.#editor?.text ?? ""), this.#results.messages);
    this.#texts.on("choose", ({ title, source }) => {
      if (title !== undefined) this.#root.bringTitle(title, source);
      this.#replaceText(source);
      this.#editor?.focus();
    });
  }

  /**
   * Opens the editor as the address asks for it.
   *
   * @param {{ isRevealed: boolean }} options Whether the page is scrolled to it.
   */
  async start({ isRevealed }) {
    await this.open(undefined, { isFocused: false });
    if (isRevealed) this.#reveal();
  }

  /**
   * Shows a place of the text that is shown.
   *
   * @param {{ line: number, column: number }} place
   */
  revealPlace(place) {
    this.#editor?.reveal(place);
  }

  /** Scrolls a narrow page so that the editor is below the stage, which stays in sight. */
  #reveal() {
    if (isNarrow.matches) elementByID("your-style", HTMLElement).scrollIntoView({ block: "start" });
  }

  /** @param {Selection} selection */
  show(selection) {
    this.#bundle.show(selection);
    if (selection.style !== this.#root.style) this.#results.hideOutdated();
  }

  /**
   * Opens the editor, with a source or with that of the selected style.
   *
   * @param {string} [source]
   */
  async open(source, { isFocused = true } = {}) {
    if (source === undefined && this.#bundle.isOpen) {
      this.#workbench.openFolder();
      return;
    }
    this.#workbench.openEditor();
    try {
      this.#opening ??= this.#load();
      await waitFor(this.#opening);
    } catch {
      this.#opening = undefined;
      this.#results.showFailure("The editor cannot be loaded. Open it again.");
      return;
    }
    if (source !== undefined) this.#replaceText(source);
    else if (this.#editor?.text === "" || this.#isOfOther) {
      const before = this.#editor?.text;
      const initial = await this.#initialText();
      // Another text may have come meanwhile.
      if (this.#editor?.text === before) this.#replaceText(initial, { isDraft: true, isShown: true });
    } else if (!this.#root.isOnStage) this.#root.showChosen();
    if (source !== undefined) this.#bundle.hide();
    if (!isFocused) return;
    this.#editor?.focus();
    this.#reveal();
  }

  /** Whether the selected style is that of another source than the text. */
  get #isOfOther() {
    const { style } = this.#address.selection;
    return style.isPasted && this.#root.style !== undefined && style.name !== this.#root.style.name;
  }

  async #load() {
    const editor = await CodeEditor.load(elementByID("own-editor", HTMLElement), {
      id: "own-source",
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": "Source of your code",
      "aria-describedby": `${this.#help.id} own-status`,
    });
    this.#editor = editor;
    this.#results.editor = editor;
    const check = new SourceCheck(editor);
    this.#check = check;
    editor.on("change", (text) => this.#keep(text));
    check.on("checked", (checked) => {
      this.#results.showChecked(checked);
      this.#root.show(checked, check.text);
    });
    check.on("refused", (problem) => {
      this.#root.wait();
      const { isOnStage, style } = this.#root;
      this.#results.showRefused(problem, { exists: style !== undefined, isOfText: isOnStage });
    });
    check.on("empty", () => {
      this.#results.showEmpty();
      this.#root.clear();
    });
    this.#texts.load(editor.examples);
    const isShown = () => this.#workbench.isEditing && this.#root.isOf(editor.text);
    new SourceLink(this.#address, this.#stage, editor, isShown);
  }

  /** The text that the editor begins with: the draft of the selected style, its source, or the last draft. */
  async #initialText() {
    const { style } = this.#address.selection;
    const draft = drafts.current;
    if (!style.isPasted || draft?.path === style.path) return draft?.source ?? "";
    const source = await this.#catalog.source(style).catch(() => undefined);
    return source ?? draft?.source ?? "";
  }

  /** Shows the source of the selected style after a step in the history. */
  async follow() {
    const { style } = this.#address.selection;
    if (this.#workbench.isEditing && !this.#editor) {
      await this.open(undefined, { isFocused: false });
      return;
    }
    if (!this.#editor || !style.isPasted || style.path === this.#root.style?.path) return;
    const source = await this.#catalog.source(style).catch(() => undefined);
    if (source !== undefined && style === this.#address.selection.style) this.#replaceText(source, { isShown: true });
  }

  /**
   * Shows another text. The one before can be restored, also after a reload.
   *
   * @param {string} source
   * @param {object} [options]
   * @param {boolean} [options.isDraft] Whether it is what the user has typed.
   * @param {boolean} [options.isShown] Whether it is the source of the selected root.
   */
  #replaceText(source, { isDraft = false, isShown = false } = {}) {
    const editor = this.#editor;
    if (!editor) return;
    const draft = drafts.current;
    this.#texts.replace(source);
    editor.text = source;
    this.#root.forget({ isReplaced: !isShown });
    if (!isDraft || source !== draft?.source) this.#keep(source);
    this.#check?.check();
  }

  /**
   * Keeps a text as the draft of the style that is on the stage: with errors, too, it is there after a reload.
   *
   * @param {string} source
   */
  #keep(source) {
    const { style } = this.#address.selection;
    const shown = style.isPasted ? style : this.#root.style;
    drafts.current = source ? { source, path: shown?.path } : undefined;
  }

  /**
   * Opens the editor with a text that was pasted elsewhere.
   *
   * @param {string} text
   */
  paste(text) {
    return this.open(withoutFences(text));
  }

  /** @param {File} file */
  async openFile(file) {
    try {
      await this.open(withoutFences(await readSource(file)));
    } catch (error) {
      this.#workbench.openEditor();
      this.#results.showFailure(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {FolderFile[] | Promise<FolderFile[]>} files */
  async openFolder(files) {
    this.#workbench.openFolder();
    this.#reveal();
    await this.#bundle.open(await files);
  }

  /** Shows the editor in place of a folder, with the text of before. */
  async #closeFolder() {
    this.#bundle.hide();
    if (this.#editor?.text) {
      this.#workbench.openEditor();
      this.#root.showChosen();
      this.#editor.focus();
    } else {
      await this.open(drafts.current?.source ?? "");
    }
  }
}
