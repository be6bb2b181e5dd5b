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
import { png, save } from "./png.js";
import { makeShareButton } from "./share.js";
import { snippets } from "./snippets.js";

/** The panel with all ways to export the button, each by one click. */
export class ExportPanel {
  #list = elementByID("snippets", HTMLElement);
  #link = elementByID("link", HTMLAnchorElement);
  #problem = elementByID("download-problem", HTMLElement);
  #svg = elementByID("download-svg", HTMLAnchorElement);
  #animation = elementByID("download-animation", HTMLAnchorElement);
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
    makeShareButton();
    copyOnClick(elementByID("copy-link", HTMLElement), () => this.#url("picture"));
    elementByID("download-png", HTMLElement).addEventListener("click", () => this.#savePNG());
    whenVisible(elementByID("export", HTMLElement), () => {
      this.#isVisible = true;
      this.#writeCode();
    });
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
    this.#write();
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
    const subject = {
      url: this.#url(this.#subject),
      // The first extension is that of the path: a title comes after it.
      pixels: this.#url(this.#subject).replace(".svg", this.#subject === "animation" ? ".gif" : ".png"),
      light: this.#url(this.#subject, { colorScheme: "light" }),
      dark: this.#url(this.#subject, { colorScheme: "dark" }),
      page: new URL(selection.search || "/", location.href).href,
      embed: new URL(selection.embedURL, location.origin).href,
      sheet: new URL(sheetURL(selection), location.origin).href,
      sheetAlt: alternativeTextOfSheet(selection),
      alt: alternativeText(selection, this.#subject),
      embedTitle: alternativeText(selection.released, "picture"),
      size: this.#size?.selection.url("svg") === selection.url("svg") ? this.#size : undefined,
      file: fileName(selection, this.#subject, "svg"),
    };
    for (const { snippet, row } of this.#snippetRows) row.code.textContent = snippet.write(subject);
    const picture = selection.url("svg");
    this.#link.href = picture;
    this.#link.textContent = picture;
    this.#svg.href = this.#path(this.#still, { download: "1" });
    this.#animation.href = this.#path("animation", { download: "1" });
    this.#problem.hidden = true;
    this.#writeCode();
  }

  /** The still picture of the subject. */
  get #still() {
    return this.#subject === "animation" ? "picture" : this.#subject;
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
   * @param {Record<string, string>} more Values that concern the delivery only.
   * @param {Record<string, string>} changes
   */
  #path(subject, more, changes = {}) {
    const selection = this.#selection.with(changes);
    const { events, t = "0" } = selection.values;
    /** @type {Record<string, string>} */
    const interaction = events ? { events } : {};
    switch (subject) {
      case "moment":
        return selection.released.url("svg", { ...interaction, t, ...more });
      case "animation":
        return selection.released.url("animation.svg", { ...interaction, ...more });
      default:
        return selection.url("svg", more);
    }
  }

  async #savePNG() {
    const name = fileName(this.#selection, this.#still, "png");
    try {
      save(await png(this.#path(this.#still, {})), name);
      this.#problem.hidden = true;
    } catch {
      this.#problem.textContent = "The picture cannot be drawn. The message is beside the parameter.";
      this.#problem.hidden = false;
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
