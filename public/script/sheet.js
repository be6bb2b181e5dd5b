import { element } from "./element.js";
import { askForJSON } from "./service/service.js";

const usualAxes = { rows: "state", columns: "colorScheme" };

/** All values of two parameters at once, as the service lays them out; a cell leads to its button. */
export class Sheet {
  #address;
  #menus = { rows: document.querySelector("#rows"), columns: document.querySelector("#columns") };
  #link = document.querySelector("#sheet-link");
  #problem = document.querySelector("#sheet-problem");
  #cells = document.querySelector("#sheet");
  #wanted;
  #axes;

  constructor(address) {
    this.#address = address;
    for (const [name, menu] of Object.entries(this.#menus)) {
      menu.addEventListener("change", () => this.#choose(name, menu.value));
    }
  }

  /** Chooses an axis; the other one becomes what this one was, if it was the same. */
  #choose(name, value) {
    const other = name === "rows" ? "columns" : "rows";
    const isSame = this.#axes[other] === value;
    this.#address.change({ [name]: value, ...(isSame && { [other]: this.#axes[name] }) });
  }

  show(selection) {
    const axes = Object.fromEntries(
      Object.entries(usualAxes).map(([name, usual]) => [name, selection.values[name] ?? usual]),
    );
    this.#axes = axes;
    for (const [name, menu] of Object.entries(this.#menus)) offer(menu, axes[name], namesOf(selection.style, name));
    // The values of the axes are all shown, whichever is chosen.
    const others = selection.with({ [axes.rows]: undefined, [axes.columns]: undefined });
    const picture = others.url("states.svg", axes);
    this.#link.href = picture;
    if (picture === this.#wanted) return;
    this.#wanted = picture;
    this.#load(picture, others.url("states.json", axes), axes);
  }

  async #load(picture, url, axes) {
    try {
      const sheet = await askForJSON(url);
      if (picture !== this.#wanted) return;
      this.#draw(picture, sheet, axes);
      this.#explain();
    } catch (problem) {
      if (picture !== this.#wanted) return;
      this.#cells.replaceChildren();
      this.#explain(problem.isOfRoute ? "This service does not draw sheets." : problem.message);
      this.#problem.classList.toggle("quiet", problem.isOfRoute);
    }
  }

  #draw(picture, sheet, axes) {
    const frame = element(
      "div",
      { class: "cells" },
      element("img", { src: picture, alt: `${axes.rows} × ${axes.columns}`, width: sheet.width, height: sheet.height }),
      ...sheet.cells.map((cell) => this.#cell(cell, axes)),
    );
    this.#cells.replaceChildren(frame);
  }

  #cell({ row, column, x, y, width, height, url }, axes) {
    const made = element("a", { href: url, "aria-label": `${axes.rows} ${row}, ${axes.columns} ${column}` });
    for (const [name, value] of Object.entries({ left: x, top: y, width, height })) made.style[name] = `${value}px`;
    made.addEventListener("click", (event) => {
      // Whoever wants a new window gets the picture in it.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.#address.change({ [axes.rows]: row, [axes.columns]: column });
    });
    return made;
  }

  #explain(words = "") {
    this.#problem.textContent = words;
    this.#problem.hidden = words === "";
  }
}

/** The parameters that may be an axis: as the service says, or else those whose values are listed. */
function namesOf(style, axis) {
  const listed = style.parameters.get(axis)?.values;
  if (listed) return listed;
  return [...style.parameters.values()]
    .filter(({ type, outputs }) => ["choice", "choices"].includes(type) && (!outputs || outputs.includes("svg")))
    .map(({ name }) => name);
}

function offer(menu, chosen, names) {
  if ([...menu.options].map(({ value }) => value).join() !== names.join()) {
    menu.replaceChildren(...names.map((name) => element("option", { value: name }, name)));
  }
  menu.value = chosen;
}
