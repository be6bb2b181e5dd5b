import { segments } from "../controls/choice.js";
import { element } from "../element.js";
import { askForText } from "../service/service.js";
import { whenSeen } from "../when-seen.js";
import { copies } from "./clipboard.js";
import { snippets } from "./snippets.js";

/** Every way to take the button away, each by one click. */
export class ExportPanel {
  #list = document.querySelector("#snippets");
  #link = document.querySelector("#link");
  #problem = document.querySelector("#download-problem");
  #svg = document.querySelector("#download-svg");
  #animation = document.querySelector("#download-animation");
  #rows = new Map();
  #code;
  #codeURL;
  #isSeen = false;
  #subject = "picture";
  #selection;

  constructor() {
    const choice = segments(
      { values: ["picture", "moment", "animation"], titles: ["Picture", "Moment", "Animation"] },
      (subject) => {
        this.#subject = subject;
        this.#write();
      },
    );
    choice.show(this.#subject);
    document.querySelector("#subjects").replaceWith(choice.element);
    choice.element.setAttribute("aria-label", "What to export");
    for (const { name } of snippets) this.#rows.set(name, this.#row(name));
    this.#code = this.#row("Code");
    copies(document.querySelector("#copy-link"), () => this.#url("picture"));
    document.querySelector("#download-png").addEventListener("click", () => this.#savePNG());
    whenSeen(this.#list.parentElement, () => {
      this.#isSeen = true;
      this.#writeCode();
    });
  }

  show(selection) {
    this.#selection = selection;
    this.#write();
  }

  #row(name) {
    const code = element("code", {});
    const button = element("button", { type: "button", class: "small", "aria-label": `Copy ${name}` }, "Copy");
    copies(button, () => code.textContent);
    this.#list.append(
      element(
        "li",
        {},
        element("span", { class: "name" }, name),
        element("pre", { tabindex: "0", role: "group", "aria-label": name }, code),
        button,
      ),
    );
    return { code, button };
  }

  #write() {
    const selection = this.#selection;
    const subject = {
      url: this.#url(this.#subject),
      light: this.#url(this.#subject, { colorScheme: "light" }),
      dark: this.#url(this.#subject, { colorScheme: "dark" }),
      title: selection.title,
      file: `${selection.style.name}.svg`,
    };
    for (const { name, write } of snippets) this.#rows.get(name).code.textContent = write(subject);
    const picture = selection.url("svg");
    this.#link.href = picture;
    this.#link.textContent = picture;
    this.#svg.href = this.#path(this.#subject === "animation" ? "picture" : this.#subject, { download: "1" });
    this.#animation.href = this.#path("animation", { download: "1" });
    this.#problem.hidden = true;
    this.#writeCode();
  }

  async #writeCode() {
    const url = this.#selection?.url("swift");
    if (!this.#isSeen || !url || url === this.#codeURL) return;
    this.#codeURL = url;
    const { code, button } = this.#code;
    try {
      const text = await askForText(url);
      if (url !== this.#codeURL) return;
      code.textContent = text.trimEnd();
      button.disabled = false;
    } catch (problem) {
      if (url !== this.#codeURL) return;
      code.textContent = problem.isOfRoute ? "This service does not write code." : problem.message;
      button.disabled = true;
    }
    code.parentElement.classList.toggle("quiet", button.disabled);
  }

  #url(subject, changes) {
    return new URL(this.#path(subject, {}, changes), location.origin).href;
  }

  /** The path of what is taken; `more` are values that only say how it is answered. */
  #path(subject, more, changes = {}) {
    const selection = this.#selection.with(changes);
    const { events, t = "0" } = selection.values;
    const happening = events ? { events } : {};
    switch (subject) {
      case "moment":
        return selection.released.url("svg", { ...happening, t, ...more });
      case "animation":
        return selection.released.url("animation.svg", { ...happening, ...more });
      default:
        return selection.url("svg", more);
    }
  }

  async #savePNG() {
    const { style } = this.#selection;
    const { png, save } = await import("./png.js");
    try {
      save(await png(this.#path(this.#subject === "animation" ? "picture" : this.#subject, {})), `${style.name}.png`);
      this.#problem.hidden = true;
    } catch {
      this.#problem.textContent = "The picture cannot be drawn: the parameters say why.";
      this.#problem.hidden = false;
    }
  }
}
