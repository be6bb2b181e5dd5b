/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
/** @import { Catalog } from "../service/catalog.js" */
/** @import { Style } from "../service/style.js" */
/** @import { CheckedSource, PastedStyle } from "../service/custom.js" */
import { announce } from "../announce.js";
import { element, elementByID } from "../element.js";
import { copyOnClick } from "../export/clipboard.js";
import { checkSource, storeSource } from "../service/custom.js";
import { reveal } from "../reveal.js";
import { asProblem } from "../service/problem.js";
import { waitFor } from "../service/progress.js";
import { CodeEditor } from "./code-editor.js";
import { drafts } from "./drafts.js";
import { ExampleList } from "./example-list.js";
import { withoutFences } from "./fences.js";
import { acceptFiles, readSource } from "./files.js";
import { Messages, ranges } from "./messages.js";
import { RootTabs } from "./root-tabs.js";
import { States } from "./states.js";

/** The pause in typing after which a source is checked, in milliseconds. */
const pause = 15;

/** The pause after which a source is stored that is too long for an address, in milliseconds. */
const storingPause = 800;

/** The fragment of an address that opens the editor. */
const fragment = "#your-style";

/**
 * The section with the editor of a pasted source.
 *
 * The service checks the text after each change. A root of a source without errors becomes the style of the selection, so
 * all parts of the page show it; with errors the last one stays.
 */
export class OwnStyle {
  #address;
  #catalog;
  #section = elementByID("your-style", HTMLElement);
  /** The card of the section and the button; on a narrow screen it has no box. */
  #whole = elementByID("button", HTMLElement);
  #help = elementByID("own-help", HTMLElement);
  #link = elementByID("own-link", HTMLElement);
  #restore = elementByID("own-restore", HTMLElement);
  #edit = elementByID("own-edit", HTMLElement);
  #tabs = new RootTabs(() => this.#showChosen({ isByUser: true }));
  #examples = new ExampleList();
  #messages = new Messages((place) => this.#editor?.reveal(place));
  #states;
  /** @type {CodeEditor | undefined} */
  #editor;
  /** @type {Promise<void> | undefined} */
  #opening;
  /** The text that was checked last. */
  #checked = "";
  #isChecking = false;
  /** @type {number | undefined} */
  #timer;
  /** @type {number | undefined} */
  #storingTimer;
  /** The title of an example that is not shown yet. */
  #exampleTitle = "";
  /** Whether the text is another one than before, and not shown yet. */
  #isReplaced = false;
  /**
   * The last source without errors.
   *
   * @type {CheckedSource | undefined}
   */
  #source;
  /**
   * The root of the text, as long as it is the last one without errors.
   *
   * @type {Style | undefined}
   */
  #style;

  /**
   * @param {Address} address
   * @param {Catalog} catalog
   */
  constructor(address, catalog) {
    this.#address = address;
    this.#catalog = catalog;
    this.#states = new States(address);
    for (const id of ["own-open", "own-edit"]) {
      elementByID(id, HTMLElement).addEventListener("click", () => this.open());
    }
    elementByID("own-close", HTMLElement).addEventListener("click", () => this.#close());
    elementByID("own-save", HTMLElement).addEventListener("click", () => this.#save());
    copyOnClick(
      elementByID("own-share", HTMLElement),
      () => this.#sharedAddress(),
      "Link copied",
      () => addressNote(address.selection.style),
    );
    this.#examples.on("choose", ({ title = "", source }) => {
      this.#exampleTitle = title;
      this.#replaceText(source);
      this.#editor?.focus();
    });
    this.#restore.addEventListener("click", () => {
      const { previous } = drafts;
      if (previous) this.#replaceText(previous.source);
    });
    const file = elementByID("own-file", HTMLInputElement);
    file.addEventListener("change", () => {
      const [chosen] = file.files ?? [];
      file.value = "";
      if (chosen) this.#openFile(chosen);
    });
    acceptFiles((file) => this.#openFile(file), (source) => this.open(withoutFences(source)));
    address.on("read", () => this.#follow());
  }

  /** Opens the editor if the address asks for it, or if it was open in this tab. */
  async start() {
    if (location.hash !== fragment && !drafts.isOpen) return;
    await this.open(undefined, { isFocused: false });
    if (location.hash === fragment) this.#reveal();
  }

  /**
   * Shows the states of a selection beside the source.
   *
   * @param {Selection} selection
   */
  show(selection) {
    const { style } = selection;
    this.#edit.hidden = !style.isPasted || !this.#section.hidden;
    if (this.#editor && style === this.#style) this.#states.show(selection);
  }

  /**
   * Opens the editor, with a source or with that of the selected style.
   *
   * @param {string} [source]
   */
  async open(source, { isFocused = true } = {}) {
    this.#section.hidden = false;
    this.#edit.hidden = true;
    drafts.isOpen = true;
    // Before the editor is there, which takes a while on a slow network.
    if (isFocused) this.#reveal();
    try {
      this.#opening ??= this.#load();
      await waitFor(this.#opening);
    } catch {
      this.#opening = undefined;
      this.#showProblem("The editor cannot be loaded. Close it and open it again.");
      return;
    }
    if (source !== undefined) this.#replaceText(source);
    else if (this.#editor?.text === "") {
      this.#replaceText(await this.#initialText(), { isDraft: true, isShown: true });
    }
    if (!isFocused) return;
    this.#editor?.focus();
    this.#reveal();
  }

  /** Scrolls the page so that both the button and its source are visible. On a narrow screen the button always is. */
  #reveal() {
    reveal(this.#whole, this.#section);
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
    editor.on("change", (text) => {
      this.#keep(text);
      this.#schedule();
    });
    this.#examples.show(editor.examples);
    this.#restore.hidden = drafts.previous === undefined;
  }

  #close() {
    this.#section.hidden = true;
    drafts.isOpen = false;
    this.show(this.#address.selection);
    const { hidden } = this.#edit;
    (hidden ? elementByID("own-open", HTMLElement) : this.#edit).focus();
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
  async #follow() {
    const { style } = this.#address.selection;
    if (!this.#editor || !style.isPasted || style.path === this.#style?.path) return;
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
    if (draft && draft.source.trim() !== "" && draft.source !== source && !this.#examples.has(draft.source)) {
      drafts.previous = draft;
    }
    this.#restore.hidden = drafts.previous === undefined || drafts.previous.source === source;
    editor.text = source;
    this.#tabs.forget();
    this.#isReplaced = !isShown;
    if (!isDraft || source !== draft?.source) this.#keep(source);
    this.#check();
  }

  /**
   * Keeps a text as the draft of the style that is on the stage: with errors, too, it is there after a reload.
   *
   * @param {string} source
   */
  #keep(source) {
    const { style } = this.#address.selection;
    const shown = style.isPasted ? style : this.#style;
    drafts.current = source ? { source, path: shown?.path } : undefined;
  }

  /** @param {File} file */
  async #openFile(file) {
    try {
      await this.open(withoutFences(await readSource(file)));
    } catch (error) {
      this.#section.hidden = false;
      this.#showProblem(error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Shows why something that the user has asked for failed.
   *
   * @param {string} message
   */
  #showProblem(message) {
    this.#messages.showProblem(message);
    this.#messages.reveal();
  }

  // MARK: The check

  #schedule() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), pause);
  }

  /** Checks the text, and again if it has changed meanwhile: one request at a time. */
  async #check() {
    clearTimeout(this.#timer);
    if (this.#isChecking || !this.#editor) return;
    this.#isChecking = true;
    try {
      await this.#checkUntilEqual(this.#editor);
    } finally {
      this.#isChecking = false;
    }
  }

  /** @param {CodeEditor} editor */
  async #checkUntilEqual(editor) {
    const { text } = editor;
    await this.#checkOnce(text, editor);
    if (text !== editor.text) await this.#checkUntilEqual(editor);
  }

  /**
   * @param {string} text
   * @param {CodeEditor} editor
   */
  async #checkOnce(text, editor) {
    this.#checked = text;
    clearTimeout(this.#storingTimer);
    if (text.trim() === "") {
      editor.mark([]);
      editor.isInvalid = false;
      this.#messages.clear();
      this.#tabs.clear();
      this.#source = undefined;
      return;
    }
    try {
      const checked = await checkSource(text);
      if (text !== editor.text) return;
      editor.mark(ranges(checked.warnings, checked.standIns));
      editor.isInvalid = false;
      this.#messages.showDrawn(checked.warnings, checked.standIns);
      this.#source = checked;
      this.#showChosen();
    } catch (error) {
      const problem = asProblem(error);
      if (text !== editor.text) return;
      const { diagnostics } = problem;
      editor.mark(ranges(diagnostics));
      editor.isInvalid = diagnostics.length > 0;
      if (diagnostics.length > 0) this.#messages.showErrors(diagnostics);
      else this.#messages.showProblem(problem.message);
      this.#link.textContent = this.#style ? "The picture is that of the last source without errors." : "";
    }
  }

  /** Selects the root of the last source without errors, or the chosen one of several. */
  #showChosen({ isByUser = false } = {}) {
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
    const text = this.#checked;
    try {
      const stored = await storeSource(text);
      if (text === this.#editor?.text) this.#select(this.#chosen(stored));
    } catch (error) {
      this.#messages.showProblem(asProblem(error).message);
    }
  }

  /**
   * @param {PastedStyle} pasted
   * @param {boolean} isByUser Whether the user has chosen the root, rather than written it.
   */
  #select(pasted, isByUser = false) {
    const style = this.#catalog.add(pasted);
    if (!style) {
      this.#messages.showProblem("This service stores no sources, and the source is too long for an address.");
      return;
    }
    const isFirst = this.#address.selection.style !== this.#style || this.#style === undefined;
    this.#style = style;
    drafts.current = { source: this.#checked, path: style.path };
    const { selection } = this.#address;
    const next = style === selection.style ? selection : this.#selectionOf(style, selection);
    this.#exampleTitle = "";
    this.#isReplaced = false;
    this.#link.textContent = addressNote(style);
    if (isByUser) {
      this.#address.open(next);
    } else if (style.path !== selection.style.path || next.values.title !== selection.values.title) {
      this.#address.edit(next, isFirst);
    } else {
      this.#states.show(selection);
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
    return this.#exampleTitle ? next.with({ title: this.#exampleTitle }) : next;
  }

  // MARK: Share and save

  /** The address of the page, which holds the source if it fits. */
  #sharedAddress() {
    const { selection } = this.#address;
    this.#link.textContent = addressNote(selection.style);
    return new URL(selection.search, location.origin).href;
  }

  async #save() {
    const text = this.#editor?.text ?? "";
    try {
      const stored = await waitFor(storeSource(text));
      const chosen = this.#chosen(stored);
      const style = this.#catalog.add({ ...chosen, url: { short: chosen.url.short, data: null } });
      if (!style) {
        this.#showProblem("This service stores no sources. Share an address that holds the source instead.");
        return;
      }
      this.#style = style;
      this.#checked = text;
      drafts.current = { source: text, path: style.path };
      this.#address.open(this.#address.selection.withStyle(style));
      const { href } = new URL(this.#address.selection.search, location.origin);
      this.#link.replaceChildren("Saved. The short address of this page: ", element("a", { href }, href));
      announce("Saved. The address of this page is short now.");
    } catch (error) {
      const problem = asProblem(error);
      if (problem.diagnostics.length > 0) this.#messages.showErrors(problem.diagnostics);
      else this.#messages.showProblem(problem.message);
      this.#messages.reveal();
    }
  }
}

/** @param {Style} style */
function addressNote(style) {
  return style.holdsSource
    ? "The address holds the source, so it works on every Bezel and nothing is stored."
    : "The address is short: this Bezel stores the source.";
}
