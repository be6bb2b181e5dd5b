import { queryString } from "./query-string.js";

/**
 * @typedef {object} ParameterDetails
 * @property {string} name
 * @property {string} [alias] Another name, as UIKit's.
 * @property {string} summary
 * @property {string} [default]
 * @property {string[]} [outputs] The outputs that accept the parameter; every output if missing.
 *
 * @typedef {ParameterDetails & { type: "text" | "insets" | "events" | "buttons", maximumLength?: number,
 *   values?: string[] }} TextParameter With texts that are offered; others are allowed.
 * @typedef {ParameterDetails & { type: "number", minimum: number, maximum: number, unit?: string,
 *   step?: number, values?: string[] }} NumberParameter With the words that may stand in place of a number.
 * @typedef {ParameterDetails & { type: "choice" | "choices" | "color", values: string[] }} ChoiceParameter
 * @typedef {ParameterDetails & { type: "symbol", values?: string[] }} SymbolParameter Only the document of a
 *   single style lists the symbols.
 * @typedef {TextParameter | NumberParameter | ChoiceParameter | SymbolParameter} Parameter
 *
 * @typedef {"preview" | "view" | "style" | "button" | "snippet"} Root What a source shows.
 *
 * @typedef {object} StyleDocument
 * @property {string} framework
 * @property {string} name The last component of its addresses.
 * @property {string} [displayName] The name of its declaration, if that is another one.
 * @property {string} [title] The name that its source states for people, as that of a preview.
 * @property {Root} [root] The kind of root; missing in documents of the service that describe one style only.
 * @property {number} [buttons] The number of buttons inside, of a root that is no style.
 * @property {string} [url] The address of its picture.
 * @property {string} [version] Of a style whose address stays the same when it changes.
 * @property {string} summary
 * @property {string} availability
 * @property {string} source
 * @property {string[]} states The states that look different.
 * @property {Parameter[]} parameters
 */

/** The framework of pasted styles and of those of a watched folder. */
export const customFramework = "custom";

/** @type {Record<string, string>} */
export const frameworkNames = { swiftui: "SwiftUI", uikit: "UIKit", [customFramework]: "Your styles" };

/** A style, or another root of a source, and its parameters. */
export class Style {
  #document;
  /**
   * The member of a query that chooses the root of several in a source, `show` or `style`, and its value.
   *
   * @type {[member: string, name: string] | undefined}
   */
  #chosen;

  /**
   * @param {StyleDocument} document
   * @param {string} [declared] The name of the root, if an address of the source has to tell it.
   */
  constructor(document, declared) {
    const { framework, name, displayName = name, summary, availability, source, states, parameters } = document;
    /** Tells apart the styles that have one address after the other. */
    this.version = document.version ?? "";
    this.#document = JSON.stringify(document);
    this.framework = framework;
    this.name = name;
    const [chosen] = this.holdsSource ? new URLSearchParams(document.url?.split("?")[1]) : [];
    this.#chosen = declared ? [chosen?.[0] ?? "show", declared] : chosen;
    /** The name of the declaration, or the number of a preview or a snippet; unique in its source. */
    this.rootName = displayName;
    /** The name that people read. */
    this.title = document.title ?? displayName;
    /** The kind of root that it is in its source. */
    this.root = document.root ?? rootOf(document);
    /** The number of buttons inside, if it is known. */
    this.buttonCount = document.buttons;
    this.summary = summary;
    this.availability = availability;
    this.source = source;
    this.states = states;
    /** The parameters by name, in the order of the catalog. */
    this.parameters = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  }

  get frameworkName() {
    return frameworkNames[this.framework] ?? this.framework;
  }

  /** @param {{ framework: string, name: string }} document */
  static path({ framework, name }) {
    return `${framework}/${name}`;
  }

  /** The path of the style in addresses of the page, such as `swiftui/bordered`. */
  get path() {
    return Style.path(this) + (this.#chosen ? `/${this.#chosen[1]}` : "");
  }

  /** Whether it is shown by itself, with any number of buttons inside, rather than on a sample button. */
  get isView() {
    return this.root === "preview" || this.root === "view" || this.root === "snippet";
  }

  /**
   * The name of the parameter that chooses one of the buttons inside; `undefined` without one. A property of the source
   * may have the shorter name.
   */
  get innerButtonName() {
    if (!this.isView) return undefined;
    return ["root.button", "button"].find((name) => this.parameters.has(name) && !this.isOwn(name));
  }

  /**
   * Whether a parameter is a property of the source.
   *
   * @param {string} name
   */
  isOwn(name) {
    const parameter = this.parameters.get(name);
    return parameter !== undefined && isOwnParameter(parameter);
  }

  /** The framework of the plain style, which draws samples of colors and symbols. */
  get drawingFramework() {
    return this.framework === customFramework ? "swiftui" : this.framework;
  }

  /** Whether the style is of a source that was pasted, rather than one that the service lists. */
  get isPasted() {
    return this.framework === customFramework && this.name.includes("~");
  }

  /** Whether the address of the style holds its source. */
  get holdsSource() {
    return this.isPasted && this.name.startsWith("~");
  }

  /** Whether another style may take its address, as in a watched folder. */
  get isReplaceable() {
    return this.framework === customFramework && !this.isPasted;
  }

  /**
   * Whether the service describes the style by an equal document.
   *
   * @param {StyleDocument} document
   */
  isEqual(document) {
    return this.#document === JSON.stringify(document);
  }

  /**
   * The parameter that has a name, or has it as an alias.
   *
   * @param {string} name
   */
  parameter(name) {
    return this.parameters.get(name) ?? [...this.parameters.values()].find(({ alias }) => alias === name);
  }

  /**
   * The address of an output with some values: `svg`, `timeline.json`, …
   *
   * @param {string} output
   * @param {Record<string, string | number>} [values]
   */
  url(output, values) {
    return `/v1/${this.#servicePath}${output.includes(".") ? "/" : "."}${output}${this.#query(values)}`;
  }

  /**
   * The address of a button for a frame.
   *
   * @param {Record<string, string | number>} values
   */
  embedURL(values) {
    return `/embed/${this.#servicePath}${this.#query(values)}`;
  }

  get #servicePath() {
    return `${this.framework}/${encodeURIComponent(this.name)}`;
  }

  /** @param {Record<string, string | number>} [values] */
  #query(values) {
    const own = Object.entries(values ?? {}).map(([name, value]) => [this.#queryName(name), value]);
    return queryString(Object.fromEntries([...(this.#chosen ? [this.#chosen] : []), ...own]));
  }

  /**
   * The name of a parameter in a query, where a property of the source must not be taken for the name of the root.
   *
   * @param {string} name
   */
  #queryName(name) {
    const isMember = this.framework === customFramework && (name === "show" || name === "style");
    return (isMember && this.parameters.get(name)?.alias) || name;
  }

  /**
   * Whether a parameter may be given for an output. An unknown parameter may: the service then explains the error.
   *
   * @param {string} name
   * @param {string} output
   */
  accepts(name, output) {
    const outputs = this.parameters.get(name)?.outputs;
    return !outputs || outputs.includes(output);
  }

  /**
   * Whether the style has a parameter that allows a value.
   *
   * @param {string} name
   * @param {string} value
   */
  allows(name, value) {
    const parameter = this.parameters.get(name);
    if (!parameter) return false;
    if (parameter.type === "choice") return parameter.values.includes(value);
    if (parameter.type === "choices") return value.split(",").every((part) => parameter.values.includes(part));
    return true;
  }
}

/** The parameters that only a root that is shown by itself has. */
const viewNames = new Set(["device", "height", "root.device", "root.height"]);

/**
 * The kind of root that a document of a single style does not tell.
 *
 * @param {StyleDocument} document
 * @returns {Root}
 */
function rootOf({ framework, displayName = "", parameters }) {
  if (framework !== customFramework) return "style";
  if (/^preview-\d/.test(displayName)) return "preview";
  if (/^snippet-\d/.test(displayName)) return "snippet";
  return parameters.some((parameter) => viewNames.has(parameter.name) && !isOwnParameter(parameter)) ? "view" : "style";
}

/** @param {Parameter} parameter */
function isOwnParameter({ name, alias = name }) {
  return alias.startsWith("style.");
}
