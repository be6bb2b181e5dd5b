/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
/** @import { Catalog, Parameter, Style } from "../service/catalog.js" */
/** @import { Problem } from "../service/problem.js" */
import { element, elementByID } from "../element.js";
import { makeControl } from "./control.js";

/**
 * The sections and the parameters of each, in order. All other parameters come last.
 *
 * @type {[title: string, names: string[]][]}
 */
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
  ["Appearance", [
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
  ["Environment", ["colorScheme", "system", "contrast", "dynamicTypeSize", "layoutDirection"]],
  ["Container", ["control", "linkTakesStyle", "beside", "container", "containerStyle", "showsRegion"]],
  ["Motion", ["motion", "animationDefaults", "duration", "loop", "fps"]],
  ["Picture", ["background", "padding", "text", "profile"]],
];

/** The parameters that have a control elsewhere on the page, or concern the delivery of a response only. */
const excludedNames = new Set(["events", "t", "rows", "columns", "scale", "download", "errors"]);

/** The form with a control for each parameter of the style, made from the catalog. */
export class Inspector {
  #form = elementByID("inspector", HTMLFormElement);
  #address;
  #catalog;
  /** @type {Style | undefined} */
  #style;
  /** @type {Map<string, ReturnType<typeof makeControl>>} */
  #controls = new Map();

  /**
   * @param {Address} address
   * @param {Catalog} catalog
   */
  constructor(address, catalog) {
    this.#address = address;
    this.#catalog = catalog;
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    elementByID("reset", HTMLElement).addEventListener("click", () => {
      const names = [...Object.keys(address.selection.values), ...this.#controls.keys()];
      address.change(Object.fromEntries(names.map((name) => [name, undefined])));
    });
  }

  /**
   * Shows the values of a selection.
   *
   * @param {Selection} selection
   */
  show(selection) {
    if (selection.style !== this.#style) this.#build(selection.style);
    for (const [name, control] of this.#controls) {
      control.show(selection.value(name), name in selection.values);
    }
  }

  /**
   * Shows a problem at the control of its parameter, and none at the others. Returns whether there is such a control.
   *
   * @param {Problem | undefined} problem
   */
  showProblem(problem) {
    const control = problem?.parameter === undefined ? undefined : this.#controls.get(problem.parameter);
    for (const other of this.#controls.values()) {
      if (other !== control) other.showProblem();
    }
    if (!control) return false;
    control.showProblem(problem?.message);
    const section = control.element.closest("details");
    if (section) section.open = true;
    return true;
  }

  /** @param {Style} style */
  #build(style) {
    const closed = new Set([...this.#form.querySelectorAll("details:not([open])")].map(({ id }) => id));
    const isFirst = this.#style === undefined;
    this.#style = style;
    this.#controls = new Map();
    this.#form.replaceChildren(
      ...this.#sections(style).map(({ title, parameters }, index) => {
        const id = `section-${title.toLowerCase().replaceAll(" ", "-")}`;
        // On a narrow screen only the first sections are open at first.
        const isOpen = isFirst ? index < 2 || innerWidth >= 1200 : !closed.has(id);
        return element(
          "details",
          { id, open: isOpen },
          element("summary", {}, title),
          ...parameters.map((parameter) => this.#control(style, parameter)),
        );
      }),
    );
  }

  /**
   * @param {Style} style
   * @param {Parameter} parameter
   */
  #control(style, parameter) {
    const { name } = parameter;
    const control = makeControl(parameter, style, (value) => this.#address.change({ [name]: value }));
    this.#controls.set(name, control);
    return control.element;
  }

  /** @param {Style} style */
  #sections(style) {
    const names = [...style.parameters.keys()].filter((name) => !excludedNames.has(name));
    const listed = new Set(sections.flatMap(([, listed]) => listed));
    const others = names.filter((name) => !listed.has(name));
    const styleSpecific = others.filter((name) => !this.#catalog.isCommon(name, style.framework));
    const [label, ...rest] = sections;
    /** @type {typeof sections} */
    const all = [
      label,
      [`Of ${style.name}`, styleSpecific],
      ...rest,
      ["More", others.filter((name) => !styleSpecific.includes(name))],
    ];
    return all
      .map(([title, names]) => ({
        title,
        parameters: names.flatMap((name) => style.parameters.get(name) ?? []),
      }))
      .filter(({ parameters }) => parameters.length > 0);
  }
}
