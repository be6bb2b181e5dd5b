/** @import { Catalog } from "../service/catalog.js" */
/** @import { Idea } from "./examples.js" */

/** Titles, each with a symbol that goes with it. */
const labels = [
  ["Buy", "cart"],
  ["Call", "phone.fill"],
  ["Download", "square.and.arrow.down"],
  ["Favorite", "star.fill"],
  ["Like", "heart.fill"],
  ["Listen", "headphones"],
  ["New", "plus"],
  ["Play", "play.fill"],
  ["Send", "paperplane.fill"],
  ["Share", "square.and.arrow.up"],
];

const tints = ["blue", "brown", "cyan", "green", "indigo", "mint", "orange", "pink", "purple", "red", "teal", "yellow"];
const sizes = ["small", "regular", "large", "extraLarge"];
const backdrops = ["automatic", "grouped", "dusk", "meadow", "sea"];

/**
 * A random button, of values that every style draws if it has their parameters.
 *
 * @param {Catalog} catalog
 * @param {() => number} random A number from 0 to 1, 1 excluded.
 * @returns {Idea}
 */
export function surprise(catalog, random = Math.random) {
  /**
   * @template Value
   * @param {Value[]} values
   */
  const any = (values) => values[Math.floor(random() * values.length)];
  const style = any(catalog.styles.filter(({ source }) => source !== "custom"));
  const [title, systemImage] = any(labels);
  /** @type {Record<string, string>} */
  const values = { title, systemImage, tint: any(tints), controlSize: any(sizes), system: any(["ios18", "ios26"]) };
  const allowed = Object.entries(values).filter(([name, value]) => style.allows(name, value));
  return { style: style.path, values: { ...Object.fromEntries(allowed), backdrop: any(backdrops) } };
}
