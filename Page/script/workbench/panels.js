import { elementByID } from "../element.js";
import { isNarrow } from "./layout.js";
import { addTabs, markTab } from "./tab-list.js";

/** The parts about the button: tabs beside the stage, or sheets from the bottom of a narrow window. */
export class Panels {
  #list = elementByID("panel-tabs", HTMLElement);
  #first = elementByID("tab-parameters", HTMLElement);
  /** The chosen tab of a wide window. */
  #chosen = this.#first;
  /**
   * The tab whose sheet is open in a narrow window.
   *
   * @type {HTMLElement | undefined}
   */
  #open;

  constructor() {
    addTabs(this.#list, (tab) => this.#toggle(tab));
    for (const close of document.querySelectorAll(".sheet-close")) {
      close.addEventListener("click", () => this.#close());
    }
    document.addEventListener("keydown", ({ key, target, defaultPrevented }) => {
      const isInSheet = target instanceof Element && target.closest(".sheet-of-phone.open, #panel-tabs") !== null;
      if (key === "Escape" && !defaultPrevented && isInSheet) this.#close();
    });
    isNarrow.addEventListener("change", () => this.#show());
    this.#show();
  }

  /**
   * Shows the panel of a control that needs attention. In a narrow window that would cover what the user looks at.
   *
   * @param {"parameters" | "motion"} name
   */
  reveal(name) {
    if (!isNarrow.matches) this.#toggle(elementByID(`tab-${name}`, HTMLElement));
  }

  /** @param {HTMLElement} tab */
  #toggle(tab) {
    if (isNarrow.matches) this.#open = tab === this.#open ? undefined : tab;
    else this.#chosen = tab;
    this.#show();
  }

  #close() {
    const tab = this.#open;
    this.#open = undefined;
    this.#show();
    tab?.focus();
  }

  #show() {
    const shown = isNarrow.matches ? this.#open : this.#chosen;
    markTab(this.#list, shown);
    for (const panel of document.querySelectorAll(".sheet-of-phone")) {
      const isShown = panel.id === shown?.getAttribute("aria-controls");
      panel.classList.toggle("open", isNarrow.matches && isShown);
      // The list of styles is beside the stage of a wide window, and no panel there.
      if (panel instanceof HTMLElement && panel.parentElement?.id === "panels") panel.hidden = !isShown;
    }
    document.body.classList.toggle("has-sheet", isNarrow.matches && shown !== undefined);
  }
}
