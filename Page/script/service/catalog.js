import { fetchJSON } from "./service.js";

/**
 * @typedef {object} ParameterDetails
 * @property {string} name
 * @property {string} [alias] Another name, as UIKit's.
 * @property {string} summary
 * @property {string} [default]
 * @property {string[]} [outputs] The outputs that accept the parameter; every output if missing.
 *
 * @typedef {ParameterDetails & { type: "text" | "insets" | "events" | "buttons", maximumLength?: number }} TextParameter
 * @typedef {ParameterDetails & { type: "number", minimum: number, maximum: number, unit: string }} NumberParameter
 * @typedef {ParameterDetails & { type: "choice" | "choices" | "color", values: string[] }} ChoiceParameter
 * @typedef {ParameterDetails & { type: "symbol", values?: string[] }} SymbolParameter Only the document of a
 *   single style lists the symbols.
 * @typedef {TextParameter | NumberParameter | ChoiceParameter | SymbolParameter} Parameter
 *
 * @typedef {object} StyleDocument
 * @property {string} framework
 * @property {string} name
 * @property {string} summary
 * @property {string} availability
 * @property {string} source
 * @property {string[]} states The states that look different.
 * @property {Parameter[]} parameters
 */

/** All styles that the service draws. */
export class Catalog {
  #ignoredParameters;

  /** @param {{ styles: StyleDocument[], ignoredParameters?: string[] }} document */
  constructor({ styles, ignoredParameters = [] }) {
    this.styles = styles.map((style) => new Style(style));
    this.#ignoredParameters = ignoredParameters;
  }

  static async load() {
    return new Catalog(await fetchJSON("/v1/styles"));
  }

  /**
   * The style of a path such as `swiftui/bordered`.
   *
   * @param {string} path
   */
  style(path) {
    return this.styles.find((style) => style.path.toLowerCase() === path.toLowerCase());
  }

  /**
   * Whether the service ignores a parameter, as it does those of trackers. A name with an asterisk is a beginning.
   *
   * @param {string} name
   */
  ignores(name) {
    return this.#ignoredParameters.some((ignored) =>
      ignored.endsWith("*") ? name.startsWith(ignored.slice(0, -1)) : name === ignored
    );
  }

  /** The style of an address that names none. */
  get defaultStyle() {
    return this.style("swiftui/borderedProminent") ?? this.styles[0];
  }

  /** The styles by framework; those of the articles are a group of their own, the last one. */
  get groups() {
    /** @type {Map<string, Style[]>} */
    const groups = new Map();
    for (const style of this.styles) {
      const name = style.source === "article" ? "Articles" : style.frameworkName;
      groups.set(name, [...(groups.get(name) ?? []), style]);
    }
    const articles = groups.get("Articles");
    if (articles) {
      groups.delete("Articles");
      groups.set("Articles", articles);
    }
    return groups;
  }

  /**
   * Whether all styles of a framework have a parameter.
   *
   * @param {string} name
   * @param {string} framework
   */
  isCommon(name, framework) {
    return this.styles.every((style) => style.framework !== framework || style.parameters.has(name));
  }
}

/** @type {Record<string, string>} */
const frameworkNames = { swiftui: "SwiftUI", uikit: "UIKit" };

/** A style and its parameters. */
export class Style {
  /** @param {StyleDocument} document */
  constructor({ framework, name, summary, availability, source, states, parameters }) {
    this.framework = framework;
    this.name = name;
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

  /** The path of the style in addresses, such as `swiftui/bordered`. */
  get path() {
    return `${this.framework}/${this.name}`;
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
   * The address of an output: `svg`, `timeline.json`, …
   *
   * @param {string} output
   */
  url(output) {
    return `/v1/${this.path}${output.includes(".") ? "/" : "."}${output}`;
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
