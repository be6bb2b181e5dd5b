/** @import { Selection } from "../address/selection.js" */
/** @import { Stage } from "../interaction/stage.js" */
/** @import { Finding } from "./finding.js" */
import { elementByID, svgElement } from "../element.js";
import { isShown } from "./finding.js";

/** Outlines over the picture: the elements that something is wrong with in the condition that is shown. */
export class FindingMarks {
  #stage;
  #marks = svgElement("g");

  /** @param {Stage} stage */
  constructor(stage) {
    this.#stage = stage;
    elementByID("measures", SVGSVGElement).append(this.#marks);
  }

  clear() {
    this.#marks.replaceChildren();
  }

  /**
   * @param {Finding[]} findings
   * @param {Selection} selection
   */
  show(findings, selection) {
    const marks = findings
      .filter(({ severity, certainty, conditions }) =>
        severity !== "information" && certainty !== "notMeasured" &&
        conditions.some((condition) => isShown(condition, selection))
      )
      // The severest ones come first, and are drawn last.
      .toReversed()
      .map(({ severity, element: { frame } }) => {
        const { x, y, width, height } = this.#stage.pixels(frame);
        return svgElement("rect", { x, y, width, height, rx: 2, class: `finding-mark ${severity}` });
      });
    this.#marks.replaceChildren(...marks);
  }
}
