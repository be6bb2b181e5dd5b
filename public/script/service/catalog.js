import { askForJSON } from "./service.js";

/** All styles that the service draws. */
export class Catalog {
  constructor(document) {
    this.styles = document.styles.map((style) => new Style(style));
  }

  static async load() {
    return new Catalog(await askForJSON("/v1/styles"));
  }

  /** The style of a path such as `swiftui/bordered`. */
  style(path) {
    return this.styles.find((style) => style.path.toLowerCase() === path.toLowerCase());
  }

  /** What stands where nobody chose. */
  get defaultStyle() {
    return this.style("swiftui/borderedProminent") ?? this.styles[0];
  }

  /** The styles by who made them: the frameworks first, then the articles. */
  get groups() {
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

  /** Whether a parameter is one of all styles of a framework. */
  isCommon(name, framework) {
    return this.styles.every((style) => style.framework !== framework || style.parameters.has(name));
  }
}

const frameworkNames = { swiftui: "SwiftUI", uikit: "UIKit" };

/** A style, and the parameters that it takes. */
export class Style {
  constructor({ framework, name, summary, availability, source, parameters }) {
    this.framework = framework;
    this.name = name;
    this.summary = summary;
    this.availability = availability;
    this.source = source;
    /** By their names, in the order of the catalog. */
    this.parameters = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  }

  get frameworkName() {
    return frameworkNames[this.framework] ?? this.framework;
  }

  /** What stands for it in an address. */
  get path() {
    return `${this.framework}/${this.name}`;
  }

  /** The address of what is made of it: `svg`, `timeline.json`, … */
  url(kind) {
    return `/v1/${this.path}${kind.includes(".") ? "/" : "."}${kind}`;
  }

  /** Whether a parameter can be given where a kind of answer is asked for; what is unknown is for the service to say. */
  takes(name, kind) {
    const outputs = this.parameters.get(name)?.outputs;
    return !outputs || outputs.includes(kind);
  }

  /** Whether a value may be one of a parameter's. */
  mayHave(name, value) {
    const parameter = this.parameters.get(name);
    if (!parameter) return false;
    if (parameter.type === "choice") return parameter.values.includes(value);
    if (parameter.type === "choices") return value.split(",").every((part) => parameter.values.includes(part));
    return true;
  }
}
