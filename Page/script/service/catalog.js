/** @import { PastedStyle } from "./custom.js" */
/** @import { ListedStyle } from "./list.js" */
/** @import { Parameter, StyleDocument } from "./style.js" */
import { Emitter } from "../emitter.js";
import { wholeStyles } from "./list.js";
import { queryString } from "./query-string.js";
import { fetchJSON, fetchText, fetchVersion } from "./service.js";
import { decodeSource } from "./source-address.js";
import { customFramework, frameworkNames, Style } from "./style.js";

const url = "/v1/styles";

/** The time between two requests for a catalog that may change, in milliseconds. */
const pollingTime = 600;

/** The number of pasted styles that are kept; the oldest are removed. */
const maximumPastedCount = 100;

/**
 * All styles that the service draws.
 *
 * `change` reports that the styles of a watched folder have changed.
 *
 * @extends {Emitter<{ change: undefined }>}
 */
export class Catalog extends Emitter {
  #ignoredParameters;
  /**
   * The pasted styles that were shown, by path; the service does not list them.
   *
   * @type {Map<string, Style>}
   */
  #pasted = new Map();

  /**
   * The file of the project that was saved last.
   *
   * @type {string | undefined}
   */
  savedFile;

  /**
   * @typedef {{ styles: ListedStyle[], parameters: Parameter[], ignoredParameters?: string[], savedFile?: string }} Document
   *
   * @param {Document} document
   */
  constructor(document) {
    super();
    this.savedFile = document.savedFile;
    this.styles = wholeStyles(document).map((style) => new Style(style));
    this.#ignoredParameters = document.ignoredParameters ?? [];
  }

  /**
   * Loads the catalog, and the pasted styles of some paths.
   *
   * @param {string[]} paths
   */
  static async load(paths = []) {
    const pasted = paths.map((path) => loadPasted(path).catch(() => undefined));
    const { document, version, isFinal } = await fetchVersion(url);
    const catalog = new Catalog(document);
    for (const style of await Promise.all(pasted)) style && catalog.#keep(style);
    if (!isFinal) catalog.#poll(version);
    return catalog;
  }

  /**
   * Requests the catalog again and again while the page is visible, since the service watches a folder.
   *
   * @param {string | null} version
   */
  #poll(version) {
    setTimeout(async () => {
      let latest = version;
      if (document.visibilityState === "visible") {
        const response = await fetchVersion(url).catch(() => undefined);
        if (response && response.version !== version) {
          latest = response.version;
          this.savedFile = response.document.savedFile;
          this.#update(wholeStyles(response.document));
        }
      }
      this.#poll(latest);
    }, pollingTime);
  }

  /** @param {StyleDocument[]} documents */
  #update(documents) {
    const previous = new Map(this.styles.map((style) => [style.path, style]));
    this.styles = documents.map((document) => {
      const style = previous.get(Style.path(document));
      return style?.isEqual(document) ? style : new Style(document);
    });
    this.emit("change");
  }

  /**
   * The style of a path such as `swiftui/bordered`. The case of letters matters in styles of a user's own only.
   *
   * @param {string} path
   */
  style(path) {
    return this.#pasted.get(path) ??
      this.styles.find((style) => style.path === path) ??
      this.styles.find((style) =>
        style.framework !== customFramework && style.path.toLowerCase() === path.toLowerCase()
      );
  }

  /**
   * Loads the style of a path if it is a pasted one that the page has not shown yet.
   *
   * @param {string} path
   */
  async resolve(path) {
    if (this.style(path)) return;
    const style = await loadPasted(path).catch(() => undefined);
    if (style) this.#keep(style);
  }

  /**
   * Adds a style of a source that the service has checked; `undefined` if it has no address.
   *
   * @param {PastedStyle} pasted
   */
  add({ url, ...document }) {
    const address = url.data ?? url.short;
    if (address === null) return undefined;
    const { pathname } = new URL(address, location.origin);
    const component = decodeURIComponent(pathname.slice(`/v1/${customFramework}/`.length, -".svg".length));
    const style = pastedStyle(`${customFramework}/${component}`, {
      ...document,
      displayName: document.name,
      url: address,
    });
    return this.#pasted.get(style.path) ?? this.#keep(style);
  }

  /** @param {Style} style */
  #keep(style) {
    this.#pasted.set(style.path, style);
    const [oldest] = this.#pasted.keys();
    if (this.#pasted.size > maximumPastedCount) this.#pasted.delete(oldest);
    return style;
  }

  /**
   * The source of a pasted style; `undefined` if it cannot be read.
   *
   * @param {Style} style
   * @returns {Promise<string | undefined>}
   */
  source(style) {
    if (style.holdsSource) return decodeSource(style.name.slice(1));
    return fetchText(`/v1/${customFramework}/${encodeURIComponent(style.name)}/source.swift`);
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

  /** The styles by framework, the user's own first; those of the articles are a group of their own, the last one. */
  get groups() {
    /** @type {Map<string, Style[]>} */
    const groups = new Map([[frameworkNames[customFramework], []]]);
    for (const style of this.styles) {
      const name = style.source === "article" ? "Articles" : style.frameworkName;
      groups.set(name, [...(groups.get(name) ?? []), style]);
    }
    if (groups.get(frameworkNames[customFramework])?.length === 0) groups.delete(frameworkNames[customFramework]);
    const articles = groups.get("Articles");
    if (articles) {
      groups.delete("Articles");
      groups.set("Articles", articles);
    }
    return groups;
  }

  /**
   * Whether all styles of a framework have a parameter; for styles of a user's own, those of either framework.
   *
   * @param {string} name
   * @param {string} framework
   * @returns {boolean}
   */
  isCommon(name, framework) {
    if (framework === customFramework) return this.isCommon(name, "swiftui") || this.isCommon(name, "uikit");
    return this.styles.every((style) => style.framework !== framework || style.parameters.has(name));
  }
}

/**
 * Loads a root of a pasted source: `custom/Pill~{hash}`, `custom/~{data}`, or `custom/~{data}/Pill` for one of several.
 *
 * @param {string} path
 */
async function loadPasted(path) {
  const [framework, component, declared] = partsOf(path);
  if (framework !== customFramework || !component?.includes("~")) return undefined;
  const query = queryString(declared ? { show: declared } : {});
  const document = await fetchJSON(`${url}/${customFramework}/${encodeURIComponent(component)}${query}`);
  return pastedStyle(path, document);
}

/**
 * The framework, the name and the declared root of a path. A name that several files have begins with the path of one.
 *
 * @param {string} path
 */
function partsOf(path) {
  return path.match(/^([^/]*)\/(.*~[^/]*)(?:\/(.*))?$/)?.slice(1) ?? path.split("/");
}

/**
 * @param {string} path
 * @param {Partial<StyleDocument> & { name: string }} document
 */
function pastedStyle(
  path,
  { displayName, summary = "", availability = "", states = [], parameters = [], ...document },
) {
  const [framework, name, declared] = partsOf(path);
  const hash = name.indexOf("~");
  return new Style({
    ...document,
    framework,
    name,
    displayName: displayName ?? declared ?? (hash > 0 ? name.slice(0, hash) : "Your code"),
    source: "custom",
    summary,
    availability,
    states,
    parameters,
  }, declared);
}
