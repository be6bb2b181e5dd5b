import { element } from "../element.js";
import { makeControl } from "./control.js";

/** Where the parameters stand that people look for together; what is not named here comes last. */
const sections = [
  ["Label", [
    "title",
    "subtitle",
    "titleAlignment",
    "titlePadding",
    "systemImage",
    "imagePlacement",
    "imagePadding",
    "showsActivityIndicator",
    "font",
    "label",
    "flag",
    "labelAnimation",
    "animation",
  ]],
  ["Look", [
    "state",
    "role",
    "controlSize",
    "buttonSize",
    "buttonBorderShape",
    "cornerStyle",
    "cornerRadius",
    "tint",
    "baseForegroundColor",
    "baseBackgroundColor",
    "contentInsets",
    "width",
  ]],
  ["Details", [
    "titleForegroundColor",
    "imageColorTransformer",
    "backgroundColor",
    "backgroundInsets",
    "strokeColor",
    "strokeWidth",
    "strokeOutset",
  ]],
  ["Surroundings", ["colorScheme", "system", "contrast", "dynamicTypeSize", "layoutDirection", "beside"]],
  ["Motion", ["motion", "animationDefaults", "duration", "loop", "fps"]],
  ["Picture", ["background", "padding", "text", "profile"]],
];

/** What has a place of its own on the page, or is a matter of delivery. */
const elsewhere = new Set(["events", "t", "rows", "columns", "scale", "download", "errors"]);

/** One control for each parameter of the style, made from the catalog. */
export class Inspector {
  #form = document.querySelector("#inspector");
  #address;
  #style;
  #controls = new Map();

  constructor(address, catalog) {
    this.#address = address;
    this.catalog = catalog;
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    document.querySelector("#reset").addEventListener("click", () => {
      const names = [...Object.keys(address.selection.values), ...this.#controls.keys()];
      address.change(Object.fromEntries(names.map((name) => [name, undefined])));
    });
  }

  /** Shows the values of a selection. */
  show(selection) {
    if (selection.style !== this.#style) this.#build(selection.style);
    for (const [name, control] of this.#controls) {
      control.show(selection.value(name), name in selection.values);
    }
  }

  /** Says what is wrong at the control that caused it, and nothing at the others; whether there is one. */
  explain(problem) {
    const control = this.#controls.get(problem?.parameter);
    for (const other of this.#controls.values()) {
      if (other !== control) other.explain();
    }
    if (!control) return false;
    control.explain(problem.message);
    control.element.closest("details").open = true;
    return true;
  }

  #build(style) {
    const closed = new Set([...this.#form.querySelectorAll("details:not([open])")].map(({ id }) => id));
    const isFirst = this.#style === undefined;
    this.#style = style;
    this.#controls = new Map();
    this.#form.replaceChildren(
      ...this.#sections(style).map(([title, names], index) => {
        const id = `section-${title.toLowerCase().replaceAll(" ", "-")}`;
        // Where there is little room, what one begins with is enough.
        const isOpen = isFirst ? index < 2 || innerWidth >= 1200 : !closed.has(id);
        return element(
          "details",
          { id, open: isOpen },
          element("summary", {}, title),
          ...names.map((name) => this.#control(style, name)),
        );
      }),
    );
  }

  #control(style, name) {
    const control = makeControl(style.parameters.get(name), style, (value) => this.#address.change({ [name]: value }));
    this.#controls.set(name, control);
    return control.element;
  }

  #sections(style) {
    const names = [...style.parameters.keys()].filter((name) => !elsewhere.has(name));
    const placed = new Set(sections.flatMap(([, placed]) => placed));
    const others = names.filter((name) => !placed.has(name));
    const own = others.filter((name) => !this.catalog.isCommon(name, style.framework));
    const [label, ...rest] = sections.map(([title, placed]) => [title, placed.filter((name) => names.includes(name))]);
    return [label, [`Of ${style.name}`, own], ...rest, ["More", others.filter((name) => !own.includes(name))]].filter(
      ([, names]) => names.length > 0,
    );
  }
}
