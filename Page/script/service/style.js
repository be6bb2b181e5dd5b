import { queryString } from "./query-string.js";

/**
 * @typedef {object} ParameterDetails
 * @property {string} name
 * @property {string} [alias] Another name, as UIKit's.
 * @property {string} summary
 * @property {string} [default]
 * @property {string[]} [outputs] The outputs that accept the parameter; every output if missing.
 *
 * @typedef {ParameterDetails & { type: "text" | "insets" | "events" | "buttons", maximumLength?: number }} TextParameter
 * @typedef {ParameterDetails & { type: "number", minimum: number, maximum: number, unit?: string,
 *   step?: number }} NumberParameter
 * @typedef {ParameterDetails & { type: "choice" | "choices" | "color", values: string[] }} ChoiceParameter
 * @typedef {ParameterDetails & { type: "symbol", values?: string[] }} SymbolParameter Only the document of a
 *   single style lists the symbols.
 * @typedef {TextParameter | NumberParameter | ChoiceParameter | SymbolParameter} Parameter
 *
 * @typedef {object} StyleDocument
 * @property {string} framework
 * @property {string} name The last component of its addresses.
 * @property {string} [displayName] The name that people read, if it is another one.
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

/** A style and its parameters. */
export class Style {
  #document;
  /** The style of several in a source that its address contains. */
  #declared;

  /**
   * @param {StyleDocument} document
   * @param {string} [declared] The name of the style's declaration, if the address of the source does not tell it.
   */
  constructor(document, declared) {
    const { framework, name, displayName = name, summary, availability, source, states, parameters } = document;
    /** Tells apart the styles that have one address after the other. */
    this.version = document.version ?? "";
    this.#document = JSON.stringify(document);
    this.#declared = declared;
    this.framework = framework;
    this.name = name;
    /** The name that people read. */
    this.title = displayName;
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
    return Style.path(this) + (this.#declared ? `/${this.#declared}` : "");
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
    return queryString({ ...(this.#declared && { style: this.#declared }), ...values });
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
