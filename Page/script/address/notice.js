/** @import { Style } from "../service/style.js" */
/** @import { Omissions } from "./read-address.js" */
import { elementByID } from "../element.js";
import { explanation } from "../service/explanation.js";

/** The number of omitted parameters that are explained; more are named only. */
const maximumExplanations = 3;

/** A line above the button that tells what of the address is left out, and why. */
export class Notice {
  #line = elementByID("notice", HTMLElement);
  #text = elementByID("notice-text", HTMLElement);

  constructor() {
    elementByID("notice-close", HTMLElement).addEventListener("click", () => this.hide());
  }

  hide() {
    this.#line.hidden = true;
  }

  /**
   * Tells what is left out of an address that shows a style; hides the line if nothing is.
   *
   * @param {Omissions} omissions
   * @param {Style} style
   */
  async show({ style: path, parameters }, style) {
    this.hide();
    /** @type {Promise<string>[]} */
    const sentences = [];
    if (path !== undefined) sentences.push(styleSentence(path, style));
    const explained = parameters.slice(0, maximumExplanations);
    sentences.push(...explained.map(([name, value]) => parameterSentence(name, value, style)));
    if (sentences.length === 0) return;
    if (parameters.length > 0) sentences.push(Promise.resolve(omittedNames(parameters)));
    this.#text.textContent = (await Promise.all(sentences)).join(" ");
    this.#line.hidden = false;
  }
}

/**
 * @param {string} path
 * @param {Style} shown
 */
async function styleSentence(path, shown) {
  const problem = await explanation(`/v1/${path.split("/").map(encodeURIComponent).join("/")}.svg`);
  return `${problem ?? `There is no style “${path}”.`} This is ${shown.title}.`;
}

/**
 * @param {string} name
 * @param {string} value
 * @param {Style} style
 */
async function parameterSentence(name, value, style) {
  const problem = await explanation(style.url("svg", { [name]: value }));
  return problem ?? `${style.title} has no parameter “${name}”.`;
}

/** @param {Omissions["parameters"]} parameters */
function omittedNames(parameters) {
  const names = parameters.map(([name]) => `“${name}”`);
  return parameters.length === 1 ? "It is left out." : `Left out: ${names.join(", ")}.`;
}
