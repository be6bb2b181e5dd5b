/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
/** @import { Catalog } from "../service/catalog.js" */
/** @import { Parameter, Style } from "../service/style.js" */
/** @import { Problem } from "../service/problem.js" */
import { lastingNames, sheetNames, timeNames } from "../address/names.js";
import { element, elementByID } from "../element.js";
import { makeControl } from "./control.js";

/** The parameters that are always visible, in order. */
const essentialNames = [
  "title",
  "systemImage",
  "tint",
  "state",
  "button",
  "root.button",
  "buttonBorderShape",
  "cornerStyle",
  "device",
  "root.device",
];

/**
 * The sections of the others and the parameters of each, in order. All further parameters come last.
 *
 * @type {[title: string, names: string[]][]}
 */
const sections = [
  ["Label", [
    "subtitle",
    "titleAlignment",
    "titlePadding",
    "imagePlacement",
    "imagePadding",
    "showsActivityIndicator",
    "font",
  ]],
  ["Appearance", [
    "role",
    "controlSize",
    "buttonSize",
    "cornerRadius",
    "baseForegroundColor",
    "baseBackgroundColor",
    "contentInsets",
    "width",
    "height",
    "root.height",
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
  ["Environment", ["colorScheme", "system", "contrast", "dynamicTypeSize", "layoutDirection", "locale", "root.locale"]],
  ["Container", ["control", "linkTakesStyle", "beside", "container", "containerStyle", "showsRegion"]],
  ["Motion", ["motion", "animationDefaults", "duration", "loop", "fps"]],
  ["Experiments", ["label", "flag", "labelAnimation", "animation"]],
  ["Picture", ["background", "padding", "text", "profile"]],
];

/**
 * Whether two styles have the same controls.
 *
 * @param {Style} first
 * @param {Style} second
 */
function hasSameControls(first, second) {
  if (first.title !== second.title || first.states.join() !== second.states.join()) return false;
  return JSON.stringify([...first.parameters.values()]) === JSON.stringify([...second.parameters.values()]);
}

/**
 * Whether a parameter of a view is a property of its source, which can have any name.
 *
 * @param {string} name
 * @param {Style} style
 */
function isNameOfSource(name, style) {
  return style.isView && style.isOwn(name);
}

/** The parameters that have a control elsewhere on the page, or concern the delivery of a response only. */
const excludedNames = new Set([...timeNames, ...sheetNames, "scale", "download", "errors"]);

/**
 * The form with a control for each parameter of the style, made from the catalog. A few are always visible; the others
 * are in sections that can be opened, and searched.
 */
export class Inspector {
  #form = elementByID("inspector", HTMLFormElement);
  #address;
  #catalog;
  /** @type {Style | undefined} */
  #style;
  /** @type {Map<string, ReturnType<typeof makeControl>>} */
  #controls = new Map();
  #search = element("input", {
    type: "search",
    id: "parameter-search",
    placeholder: "Search all parameters",
    "aria-label": "Search all parameters",
    autocomplete: "off",
    spellcheck: "false",
  });
  #count = element("p", { class: "secondary", id: "parameter-count", role: "status" });

  /**
   * @param {Address} address
   * @param {Catalog} catalog
   */
  constructor(address, catalog) {
    this.#address = address;
    this.#catalog = catalog;
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    this.#search.addEventListener("input", () => this.#filter());
    elementByID("reset", HTMLElement).addEventListener("click", () => {
      const given = Object.keys(address.selection.values).filter((name) => !lastingNames.includes(name));
      const names = [...given, ...this.#controls.keys()];
      address.change(Object.fromEntries(names.map((name) => [name, undefined])));
    });
  }

  /**
   * Shows the values of a selection.
   *
   * @param {Selection} selection
   */
  show(selection) {
    const { style } = selection;
    // While a style is written, most changes keep its parameters.
    if (style !== this.#style && !(this.#style && hasSameControls(style, this.#style))) this.#build(style);
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
    if (control.element.hidden) this.#endSearch();
    const section = control.element.closest("details");
    if (section) section.open = true;
    return true;
  }

  /** @param {Style} style */
  #build(style) {
    this.#endSearch();
    const open = new Set([...this.#form.querySelectorAll("details[open]")].map(({ id }) => id));
    this.#style = style;
    this.#controls = new Map();
    const essential = essentialNames.filter((name) => !isNameOfSource(name, style));
    const controls = essential.flatMap((name) => style.parameters.get(name) ?? [])
      .map((parameter) => this.#control(style, parameter));
    const sections = this.#sections(style).map(({ title, parameters, isOpen }) => {
      const id = `section-${title.toLowerCase().replaceAll(" ", "-")}`;
      return element(
        "details",
        { id, class: "section", open: isOpen || open.has(id) },
        element("summary", {}, title),
        ...parameters.map((parameter) => this.#control(style, parameter)),
      );
    });
    // A view has no title and no symbol: its own properties come first.
    const hasOwn = [...style.parameters.keys()].some((name) => isNameOfSource(name, style));
    const first = hasOwn ? sections.splice(0, 1) : [];
    this.#form.replaceChildren(...first, ...controls, this.#search, this.#count, ...sections);
  }

  /** Shows the controls that match the text of the search, and the sections that have one. */
  #filter() {
    const words = this.#search.value.toLowerCase().split(/\s+/).filter((word) => word);
    const isSearch = words.length > 0;
    let count = 0;
    for (const control of this.#controls.values()) {
      const isMatch = control.matches(words);
      control.element.hidden = !isMatch;
      if (isMatch) count += 1;
    }
    for (const section of this.#form.querySelectorAll("details.section")) {
      const hasMatch = section.querySelector(".field:not([hidden])") !== null;
      if (section instanceof HTMLDetailsElement) section.open = isSearch && hasMatch;
      section.toggleAttribute("hidden", !hasMatch);
    }
    this.#count.textContent = !isSearch ? "" : count === 1 ? "1 parameter" : `${count} parameters`;
  }

  #endSearch() {
    if (this.#search.value === "") return;
    this.#search.value = "";
    this.#filter();
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
    const names = [...style.parameters.keys()].filter((name) =>
      !excludedNames.has(name) || isNameOfSource(name, style)
    );
    const listed = new Set([...essentialNames, ...sections.flatMap(([, listed]) => listed)]);
    const others = names.filter((name) => isNameOfSource(name, style) || !listed.has(name));
    const styleSpecific = others.filter((name) =>
      style.isView ? style.isOwn(name) : !this.#catalog.isCommon(name, style.framework)
    );
    /** @type {typeof sections} */
    const all = [
      [`Of ${style.title}`, styleSpecific],
      ...sections.map((
        [title, names],
      ) => /** @type {(typeof sections)[0]} */ ([title, names.filter((name) => !isNameOfSource(name, style))])),
      ["More", others.filter((name) => !styleSpecific.includes(name))],
    ];
    return all
      .map(([title, names]) => ({
        title,
        // The parameters that only this style has are the reason to choose it.
        isOpen: names === styleSpecific,
        parameters: names.flatMap((name) => style.parameters.get(name) ?? []),
      }))
      .filter(({ parameters }) => parameters.length > 0);
  }
}
