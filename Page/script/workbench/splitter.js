import { elementByID } from "../element.js";
import { remember, remembered } from "../remembered.js";

/** The widths that the editor may have, and by how much a key changes it, in percent of the window. */
const widths = { least: 25, most: 70, step: 2 };

const storageKey = "editorWidth";

/** Lets a pointer, or the arrow keys, change the width of the editor; the browser remembers it. */
export function makeSplitter() {
  const splitter = elementByID("splitter", HTMLElement);
  const main = elementByID("main", HTMLElement);
  /** @param {number} percent */
  const resize = (percent) => {
    const width = Math.min(Math.max(Math.round(percent), widths.least), widths.most);
    main.style.setProperty("--editor-width", `${width}%`);
    splitter.setAttribute("aria-valuenow", String(width));
    return width;
  };
  /** @param {number} percent */
  const keep = (percent) => remember(storageKey, String(percent));
  const width = () => Number(splitter.getAttribute("aria-valuenow"));
  resize(Number(remembered(storageKey)) || width());
  splitter.addEventListener("pointerdown", (event) => {
    splitter.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  splitter.addEventListener("pointermove", ({ pointerId, clientX }) => {
    if (!splitter.hasPointerCapture(pointerId)) return;
    const { left, width } = main.getBoundingClientRect();
    keep(resize(((clientX - left) / width) * 100));
  });
  splitter.addEventListener("keydown", (event) => {
    const change = { ArrowLeft: -widths.step, ArrowRight: widths.step }[event.key];
    if (change === undefined) return;
    event.preventDefault();
    keep(resize(width() + change));
  });
}
