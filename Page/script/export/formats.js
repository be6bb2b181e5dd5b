/** @import { Selection } from "../address/selection.js" */
/** @import { Format } from "./take-row.js" */
import { fileName } from "./file-name.js";

/** The pixels of a point that a PNG may have. */
const scales = [1, 2, 3];

/** The formats of an animation, and their extensions. */
const animations = [["Animated SVG", "svg"], ["GIF", "gif"], ["WebP", "webp"], ["APNG", "png"]];

/**
 * The files of a selection: the picture as shown, and its interaction as an animation.
 *
 * @param {(subject: "picture" | "moment" | "animation", output: string, more: Record<string, string | number>) => string} path
 *   Returns the path of a subject in a format.
 * @param {Selection} selection
 * @returns {Format[]}
 */
export function formatsOf(selection, path) {
  const still = Number(selection.values.t) > 0 ? "moment" : "picture";
  const saved = { download: "1" };
  return [
    { title: "SVG", url: () => path(still, "svg", saved), file: () => fileName(selection, still, "svg") },
    ...scales.map((scale) => ({
      title: `PNG ${scale}×`,
      url: () => path(still, "png", { ...saved, scale }),
      file: () => fileName(selection, still, "png"),
    })),
    ...animations.map(([title, extension]) => ({
      title,
      url: () => path("animation", extension, saved),
      file: () => fileName(selection, "animation", extension),
    })),
    { title: "Swift", url: () => selection.url("swift", saved), file: () => fileName(selection, "picture", "swift") },
  ];
}
