/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
/** @import { Stage } from "../interaction/stage.js" */
/** @import { Finding } from "./finding.js" */
import { element, elementByID } from "../element.js";
import { asProblem } from "../service/problem.js";
import { fetchJSON } from "../service/service.js";
import { onVisibility } from "../when-visible.js";
import { conditionText, nameOf, valuesOf, valueText } from "./finding.js";
import { FindingMarks } from "./marks.js";

/** @typedef {(place: { line: number, column: number }) => void} Reveal */

/**
 * The findings about the button in all of its states and conditions. A click shows the condition on the stage, with
 * the element marked, and the line that decides it.
 */
export class Findings {
  #address;
  #reveal;
  #isVisible = false;
  #place = elementByID("findings", HTMLElement);
  #summary = element("p", { role: "status" });
  #list = element("ul", { class: "findings" });
  #marks;
  /** @type {Selection | undefined} */
  #selection;
  #requested = "";
  /** @type {Finding[]} */
  #findings = [];

  /**
   * @param {Address} address
   * @param {Stage} stage
   * @param {Reveal} reveal Shows a place in the editor of the own style.
   */
  constructor(address, stage, reveal) {
    this.#address = address;
    this.#reveal = reveal;
    this.#marks = new FindingMarks(stage);
    const hint = element(
      "p",
      { class: "secondary" },
      "Contrast, touch targets, states, texts and labels, measured in every state, color scheme and text size.",
    );
    this.#place.replaceChildren(hint, this.#summary, this.#list);
    onVisibility(elementByID("panel-findings", HTMLElement), (isVisible) => {
      this.#isVisible = isVisible;
      this.#load();
    });
    // A part that moves has no place.
    stage.player.on("play", () => this.#marks.clear());
    stage.player.on("pause", () => this.#mark());
    stage.live.on("rest", () => this.#mark());
    addEventListener("resize", () => this.#mark());
  }

  /** @param {Selection} selection */
  show(selection) {
    this.#selection = selection;
    this.#load();
  }

  async #load() {
    const selection = this.#selection;
    if (!selection || !this.#isVisible) {
      this.#marks.clear();
      return;
    }
    // The conditions are part of the answer, and no part of the question.
    const url = selection.with(plain).url("findings.json");
    if (url === this.#requested) {
      this.#mark();
      return;
    }
    this.#requested = url;
    this.#summary.textContent = "Measuring …";
    try {
      const { findings } = /** @type {{ findings: Finding[] }} */ (await fetchJSON(url));
      if (url !== this.#requested) return;
      this.#findings = findings;
      this.#draw();
    } catch (error) {
      const { message } = asProblem(error);
      if (url !== this.#requested) return;
      this.#requested = "";
      this.#findings = [];
      this.#draw();
      this.#summary.textContent = message;
    }
  }

  #draw() {
    const measured = this.#findings.filter(({ certainty }) => certainty !== "notMeasured");
    const counts = ["error", "warning", "information"].flatMap((severity) => {
      const count = measured.filter((finding) => finding.severity === severity).length;
      if (count === 0) return [];
      return severity === "information" ? [`${count} more to know`] : [`${count} ${severity}${count === 1 ? "" : "s"}`];
    });
    const open = this.#findings.length - measured.length;
    if (open > 0) counts.push(`${open} not measured`);
    this.#summary.textContent = counts.length > 0 ? `${counts.join(", ")}.` : "Nothing is wrong that can be measured.";
    this.#list.replaceChildren(...this.#findings.map((finding) => this.#item(finding)));
    this.#mark();
  }

  /** @param {Finding} finding */
  #item(finding) {
    const { severity, certainty, place, help } = finding;
    const isOpen = certainty === "notMeasured";
    const title = element(
      "button",
      { type: "button", class: "finding" },
      element("strong", {}, nameOf(finding)),
      element("span", {}, isOpen ? `not measured: ${finding.reason}` : valueText(finding)),
      element("span", { class: "secondary" }, conditionText(finding)),
    );
    title.addEventListener("click", () => this.#choose(finding));
    const kind = isOpen ? "open" : severity;
    return element(
      "li",
      { class: kind, title: help },
      element("span", { class: "severity", "aria-hidden": "true" }),
      element("span", { class: "visually-hidden" }, isOpen ? "not measured:" : `${severity}:`),
      title,
      ...(place ? [element("code", { class: "secondary" }, `${place.line}: ${place.what}`)] : []),
    );
  }

  /** @param {Finding} finding */
  #choose(finding) {
    const { selection } = this.#address;
    this.#address.change(valuesOf(finding.conditions[0], selection));
    if (finding.place && selection.style.isPasted) this.#reveal(finding.place);
  }

  /** Marks the elements that something is wrong with in the condition that is shown. */
  #mark() {
    if (this.#selection && this.#isVisible) this.#marks.show(this.#findings, this.#selection);
  }
}

/** The values without those that a condition states. */
const plain = Object.fromEntries(
  [
    "state",
    "button",
    "events",
    "t",
    "colorScheme",
    "contrast",
    "dynamicTypeSize",
    "layoutDirection",
    "motion",
    "locale",
  ]
    .map((name) => [name, undefined]),
);
