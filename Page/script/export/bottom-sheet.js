import { elementByID } from "../element.js";
import { happenedIn } from "../event-path.js";

/**
 * On a narrow screen the export panel is a sheet that a button opens from the bottom; on others it is a part of the page.
 */
export function makeBottomSheet() {
  const panel = elementByID("export", HTMLElement);
  const open = elementByID("export-open", HTMLElement);
  const close = elementByID("export-close", HTMLElement);
  /** @param {boolean} isOpen */
  const show = (isOpen) => {
    panel.classList.toggle("open", isOpen);
    open.setAttribute("aria-expanded", String(isOpen));
    (isOpen ? close : open).focus();
  };
  open.addEventListener("click", () => show(true));
  close.addEventListener("click", () => show(false));
  // Around the sheet the page is dimmed, and a click there closes it.
  document.addEventListener("click", (event) => {
    const isOutside = !happenedIn(event, (element) => element === panel || element === open);
    if (isOutside && panel.classList.contains("open")) show(false);
  });
  panel.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && panel.classList.contains("open")) show(false);
  });
}
