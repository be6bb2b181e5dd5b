/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
/** @import { Catalog } from "../service/catalog.js" */
/** @import { Style } from "../service/style.js" */
/** @import { CheckedSource, PastedStyle } from "../service/custom.js" */
/** @import { Problem } from "../service/problem.js" */
/** @import { Workbench } from "../workbench/workbench.js" */
/** @import { FolderFile } from "./folder-files.js" */
import { elementByID } from "../element.js";
import { storeSource } from "../service/custom.js";
import { asProblem } from "../service/problem.js";
import { waitFor } from "../service/progress.js";
import { isNarrow } from "../workbench/layout.js";
import { BundleGallery } from "./bundle-gallery.js";
import { CodeEditor } from "./code-editor.js";
import { drafts } from "./drafts.js";
import { ExampleList } from "./example-list.js";
import { ExampleTitle } from "./example-title.js";
import { withoutFences } from "./fences.js";
import { acceptFiles, readSource } from "./files.js";
import { chosenFiles } from "./folder-files.js";
import { Messages, ranges } from "./messages.js";
import { RecentSources } from "./recent-sources.js";
import { RootTabs } from "./root-tabs.js";
import { addressNote, Sharing } from "./sharing.js";
import { SourceCheck } from "./source-check.js";

/** The pause after which a source is stored that is too long for an address, in milliseconds. */
const storingPause = 800;

/** The fragment of an address that opens the editor. */
const fragment = "#your-style";

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
  #help = elementByID("own-help", HTMLElement);
  #link = elementByID("own-link", HTMLElement);
  #restore = elementByID("own-restore", HTMLElement);
  #start = elementByID("own-start", HTMLDetailsElement);
  #outdated = elementByID("outdated", HTMLElement);
  #tabs = new RootTabs(() => this.#showChosen({ isByUser: true }));
  #examples = new ExampleList();
  #recent = new RecentSources();
  #messages = new Messages((place) => this.#editor?.reveal(place));
  #bundle;
  /** @type {CodeEditor | undefined} */
  #editor;
  /** @type {SourceCheck | undefined} */
  #check;
  /** @type {Promise<void> | undefined} */
  #opening;
  /** @type {number | undefined} */
  #storingTimer;
  #exampleTitle = new ExampleTitle();
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
   * @param {Workbench} workbench
   */
  constructor(address, catalog, workbench) {
    this.#address = address;
    this.#catalog = catalog;
    this.#workbench = workbench;
    this.#bundle = new BundleGallery(address, catalog);
    workbench.on("code", () => this.open());
    elementByID("own-edit", HTMLElement).addEventListener("click", () => this.open());
    new Sharing(address, () => this.#saved(), this.#messages);
    this.#examples.on("choose", ({ title = "", source }) => {
      this.#exampleTitle.bring(title, source);
      this.#replaceText(source);
      this.#editor?.focus();
    });
    this.#recent.on("choose", ({ source }) => this.#replaceText(source));
    this.#restore.addEventListener("click", () => {
      const { previous } = drafts;
      if (previous) this.#replaceText(previous.source);
    });
    onFiles("own-file", ([file]) => this.#openFile(file));
    onFiles("own-folder", (list) => this.#openFolder(chosenFiles(list)));
    acceptFiles(
      (file) => this.#openFile(file),
      (files) => this.#openFolder(files),
      (source) => this.open(withoutFences(source)),
    );
    address.on("read", () => this.#follow());
  }

  /** Opens the editor if the address asks for it. */
  async start() {
    if (location.hash !== fragment && !this.#workbench.isEditing) return;
    await this.open(undefined, { isFocused: false });
    if (location.hash === fragment) this.#reveal();
  }

  /** Scrolls a narrow page so that the editor is below the stage, which stays in sight. */
  #reveal() {
    if (isNarrow.matches) elementByID("your-style", HTMLElement).scrollIntoView({ block: "start" });
  }

  /** @param {Selection} selection */
  show(selection) {
    this.#bundle.show(selection);
    if (selection.style !== this.#style) this.#outdated.hidden = true;
  }

  /**
   * Opens the editor, with a source or with that of the selected style.
   *
   * @param {string} [source]
   */
  async open(source, { isFocused = true } = {}) {
    this.#workbench.openEditor();
    try {
      this.#opening ??= this.#load();
      await waitFor(this.#opening);
    } catch {
      this.#opening = undefined;
      this.#showProblem("The editor cannot be loaded. Open it again.");
      return;
    }
    if (source !== undefined) this.#replaceText(source);
    else if (this.#editor?.text === "" || this.#isOfOther) {
      this.#replaceText(await this.#initialText(), { isDraft: true, isShown: true });
    } else if (this.#address.selection.style !== this.#style) this.#showChosen();
    if (source !== undefined) this.#bundle.close();
    if (!isFocused) return;
    this.#editor?.focus();
    this.#reveal();
  }

  /** Whether the selected style is that of another source than the text. */
  get #isOfOther() {
    const { style } = this.#address.selection;
    return style.isPasted && this.#style !== undefined && style.name !== this.#style.name;
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
    this.#messages.editor = editor;
    const check = new SourceCheck(editor);
    this.#check = check;
    editor.on("change", (text) => this.#keep(text));
    check.on("checked", (checked) => this.#showChecked(checked));
    check.on("refused", (problem) => this.#showRefused(problem));
    check.on("empty", () => this.#showEmpty());
    this.#examples.show(editor.examples);
    this.#recent.show();
    this.#restore.hidden = drafts.previous === undefined;
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
    if (this.#workbench.isEditing && !this.#editor) {
      await this.open(undefined, { isFocused: false });
      return;
    }
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
    this.#check?.check();
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
      this.#workbench.openEditor();
      this.#showProblem(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {FolderFile[] | Promise<FolderFile[]>} files */
  async #openFolder(files) {
    this.#workbench.openEditor();
    await this.#bundle.open(await files);
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

  // MARK: The result of a check

  #showEmpty() {
    clearTimeout(this.#storingTimer);
    const editor = this.#editor;
    editor?.mark([]);
    if (editor) editor.isInvalid = false;
    this.#messages.clear();
    this.#tabs.clear();
    this.#source = undefined;
    this.#outdated.hidden = true;
  }

  /** @param {CheckedSource} checked */
  #showChecked(checked) {
    clearTimeout(this.#storingTimer);
    const editor = this.#editor;
    editor?.mark(ranges(checked.warnings, checked.standIns));
    if (editor) editor.isInvalid = false;
    this.#messages.showDrawn(checked.warnings, checked.standIns);
    this.#outdated.hidden = true;
    this.#source = checked;
    // Who writes needs the room.
    if (!this.#examples.has(this.#check?.text ?? "")) this.#start.open = false;
    this.#showChosen();
  }

  /** @param {Problem} problem */
  #showRefused({ diagnostics, message }) {
    clearTimeout(this.#storingTimer);
    const editor = this.#editor;
    editor?.mark(ranges(diagnostics));
    if (editor) editor.isInvalid = diagnostics.length > 0;
    if (diagnostics.length > 0) this.#messages.showErrors(diagnostics);
    else this.#messages.showProblem(message);
    this.#outdated.hidden = this.#address.selection.style !== this.#style || this.#style === undefined;
    this.#link.textContent = this.#style ? "The picture is that of the last source without errors." : "";
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
    const text = this.#check?.text ?? "";
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
    this.#keepNamed(this.#check?.text ?? "", style);
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
   * Keeps a source without errors as the draft and, unless it is an example, as a recent one.
   *
   * @param {string} source
   * @param {Style} style
   */
  #keepNamed(source, style) {
    const [first] = this.#source?.styles ?? [];
    const draft = { source, path: style.path, name: first?.title ?? first?.name ?? style.title };
    drafts.current = draft;
    if (!this.#examples.has(source)) drafts.keepRecent(draft);
    this.#recent.show();
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
    return next.with(this.#exampleTitle.change(this.#check?.text ?? "", next.values.title));
  }

  /** Stores the source, and shows it under its short address; throws a `Problem`. */
  async #saved() {
    const text = this.#editor?.text ?? "";
    const stored = await waitFor(storeSource(text));
    const chosen = this.#chosen(stored);
    const style = this.#catalog.add({ ...chosen, url: { short: chosen.url.short, data: null } });
    if (!style) return false;
    this.#style = style;
    drafts.current = { source: text, path: style.path };
    this.#address.open(this.#address.selection.withStyle(style));
    return true;
  }
}

/**
 * @param {string} id
 * @param {(files: FileList) => void} open
 */
function onFiles(id, open) {
  const input = elementByID(id, HTMLInputElement);
  input.addEventListener("change", () => {
    if (input.files && input.files.length > 0) open(input.files);
    input.value = "";
  });
}
