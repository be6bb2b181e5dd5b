import { element } from "../element.js";

/** The files that the page loads when the editor is opened; `make page` bundles them. */
const scriptPath = "/editor.js";
const styleSheetPath = "/editor.css";

/** @returns {Promise<any>} */
function loadScript() {
  return import(scriptPath);
}

/** The style sheet of the editor, which is needed before it measures its text. */
function loadStyleSheet() {
  return new Promise((resolve, reject) => {
    const link = element("link", { rel: "stylesheet", href: styleSheetPath });
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });
}

/** Loads the module and the style sheet of the editor. */
export async function loadFiles() {
  const [module] = await Promise.all([loadScript(), loadStyleSheet()]);
  return module;
}
