/** @import { Selection } from "../address/selection.js" */
import { segments } from "../controls/choice.js";
import { element, elementByID } from "../element.js";
import { asProblem } from "../service/problem.js";
import { fetchText } from "../service/service.js";
import { axesOf } from "../sheet/axes.js";
import { whenVisible } from "../when-visible.js";
import { alternativeText, alternativeTextOfSheet } from "./alternative-text.js";
import { copyOnClick } from "./clipboard.js";
import { fileName } from "./file-name.js";
import { formatsOf } from "./formats.js";
import { makeShareButton } from "./share.js";
import { sharedAddress } from "./shared-address.js";
import { snippets } from "./snippets.js";
import { TakeRow } from "./take-row.js";

/** The panel with all ways to export the button, each by one click. */
export class ExportPanel {
  #list = elementByID("snippets", HTMLElement);
  #sheet = elementByID("export", HTMLDialogElement);
  #link = elementByID("link", HTMLAnchorElement);
  #snippetRows;
  #codeRow;
  /** @type {string | undefined} */
  #codeURL;
  #isVisible = false;
  /** @type {"picture" | "moment" | "animation"} */
  #subject = "picture";
  /**
   * The size of the picture of a selection, in points.
   *
   * @type {{ selection: Selection, width: number, height: number } | undefined}
   */
  #size;
  #choice;
  #takeRow;
  #selection;

  /** @param {Selection} selection */
  constructor(selection) {
    this.#selection = selection;
    this.#choice = segments(
      { values: ["picture", "moment", "animation"], titles: ["Picture", "Moment", "Animation"] },
      (subject) => {
        if (subject !== "picture" && subject !== "moment" && subject !== "animation") return;
        this.#subject = subject;
        this.#write();
      },
    );
    elementByID("subjects", HTMLElement).replaceWith(this.#choice.element);
    this.#choice.element.setAttribute("aria-label", "What to export");
    this.#codeRow = this.#row("Swift");
    this.#snippetRows = snippets.map((snippet) => ({ snippet, row: this.#row(snippet.name) }));
    makeShareButton(() => sharedAddress(this.#selection));
    copyOnClick(elementByID("copy-link", HTMLElement), () => this.#url("picture"));
    this.#takeRow = new TakeRow([
      ...snippets.map(({ name, write }) => ({ name, text: () => write(this.#subjectOfSnippets) })),
      { name: "Swift", text: () => this.#codeRow.code.textContent ?? "" },
    ]);
    whenVisible(elementByID("snippets", HTMLElement), () => this.#needCode());
    elementByID("export-open", HTMLElement).addEventListener("click", () => this.#writeSnippets());
    const menu = elementByID("copy-format", HTMLSelectElement);
    for (const name of ["pointerdown", "focus", "change"]) menu.addEventListener(name, () => this.#needCode());
    if (menu.value === "Swift") this.#needCode();
  }

  /** @param {Selection} selection */
  show(selection) {
    this.#selection = selection;
    // Without a time, the moment would be the picture at rest.
    const hasMoment = Number(selection.values.t) > 0;
    if (!hasMoment && this.#subject === "moment") this.#subject = "picture";
    this.#choice.show(this.#subject);
    this.#choice.enable("moment", hasMoment);
    elementByID("moment-hint", HTMLElement).hidden = hasMoment;
    this.#write();
  }

  /**
   * Sets the size of the picture of a selection, which is known once it is drawn.
   *
   * @param {Selection} selection
   * @param {{ width: number, height: number }} size In points.
   */
  setSize(selection, { width, height }) {
    this.#size = { selection, width, height };
    if (this.#sheet.open) this.#writeSnippets();
  }

  /** @param {string} name */
  #row(name) {
    const code = element("code", {});
    const pre = element("pre", { tabindex: "0", role: "group", "aria-label": name }, code);
    const button = element("button", { type: "button", class: "small", "aria-label": `Copy ${name}` }, "Copy");
    copyOnClick(button, () => code.textContent ?? "");
    this.#list.append(element("li", {}, element("span", { class: "name" }, name), pre, button));
    return { code, pre, button };
  }

  #write() {
    const selection = this.#selection;
    const picture = selection.url("svg");
    this.#link.href = picture;
    this.#link.textContent = picture;
    this.#takeRow.show(formatsOf(selection, (subject, extension, more) => this.#path(subject, more, {}, extension)));
    // They take a while, and nobody sees them while the sheet is closed.
    if (this.#sheet.open) this.#writeSnippets();
    this.#writeCode();
  }

  #writeSnippets() {
    const subject = this.#subjectOfSnippets;
    for (const { snippet, row } of this.#snippetRows) row.code.textContent = snippet.write(subject);
  }

  get #subjectOfSnippets() {
    const selection = this.#selection;
    return {
      url: this.#url(this.#subject),
      // The first extension is that of the path: a title comes after it.
      pixels: this.#url(this.#subject).replace(".svg", this.#subject === "animation" ? ".gif" : ".png"),
      light: this.#url(this.#subject, { colorScheme: "light" }),
      dark: this.#url(this.#subject, { colorScheme: "dark" }),
      page: sharedAddress(selection),
      embed: new URL(selection.embedURL, location.origin).href,
      sheet: new URL(sheetURL(selection), location.origin).href,
      sheetAlt: alternativeTextOfSheet(selection),
      alt: alternativeText(selection, this.#subject),
      embedTitle: alternativeText(selection.released, "picture"),
      size: this.#size?.selection.url("svg") === selection.url("svg") ? this.#size : undefined,
      file: fileName(selection, this.#subject, "svg"),
    };
  }

  #needCode() {
    this.#isVisible = true;
    this.#writeCode();
  }

  async #writeCode() {
    const url = this.#selection.url("swift");
    if (!this.#isVisible || url === this.#codeURL) return;
    this.#codeURL = url;
    const { code, pre, button } = this.#codeRow;
    try {
      const text = await fetchText(url);
      if (url !== this.#codeURL) return;
      code.textContent = text.trimEnd();
      button.disabled = false;
    } catch (error) {
      const problem = asProblem(error);
      if (url !== this.#codeURL) return;
      code.textContent = problem.isUnknownRoute ? "This service does not write code." : problem.message;
      button.disabled = true;
    }
    pre.classList.toggle("secondary", button.disabled);
  }

  /**
   * @param {string} subject
   * @param {Record<string, string>} [changes]
   */
  #url(subject, changes) {
    return new URL(this.#path(subject, {}, changes), location.origin).href;
  }

  /**
   * The path of a subject.
   *
   * @param {string} subject
   * @param {Record<string, string | number>} more Values that concern the delivery only.
   * @param {Record<string, string>} changes
   * @param {string} extension That of the format.
   */
  #path(subject, more, changes = {}, extension = "svg") {
    const selection = this.#selection.with(changes);
    const { events, t = "0" } = selection.values;
    /** @type {Record<string, string>} */
    const interaction = events ? { events } : {};
    switch (subject) {
      case "moment":
        return selection.released.url(extension, { ...interaction, t, ...more });
      case "animation":
        return selection.released.url(`animation.${extension}`, { ...interaction, ...more });
      default:
        return selection.url(extension, more);
    }
  }
}

/**
 * The address of the sheet.
 *
 * @param {Selection} selection
 */
function sheetURL(selection) {
  const { rows, columns } = axesOf(selection);
  return selection.withServiceDefaults([rows, columns]).url("states.svg", { rows, columns });
}
