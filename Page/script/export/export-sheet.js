import { elementByID } from "../element.js";

/** Opens everything that can be copied, as a sheet over the page. */
export function makeExportSheet() {
  const sheet = elementByID("export", HTMLDialogElement);
  elementByID("export-open", HTMLElement).addEventListener("click", () => sheet.showModal());
  elementByID("export-close", HTMLElement).addEventListener("click", () => sheet.close());
  // A click beside the sheet is one on its backdrop.
  sheet.addEventListener("click", ({ target }) => {
    if (target === sheet) sheet.close();
  });
}
