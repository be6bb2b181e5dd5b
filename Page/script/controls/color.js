/** @import { ChoiceParameter, Style } from "../service/catalog.js" */
/** @import { Change, Input } from "./control.js" */
import { element, uniqueID } from "../element.js";
import { queryString } from "../service/query-string.js";
import { showUnlessTyped } from "./text.js";

/**
 * A color: hexadecimal digits, a name, or a choice from a palette of the named colors, drawn by the service.
 *
 * @param {ChoiceParameter} parameter
 * @param {Style} style
 * @param {Change} change
 * @returns {Input}
 */
export function colorInput(parameter, style, change) {
  const text = element("input", {
    id: uniqueID(),
    placeholder: parameter.default ?? "none",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  const well = element("input", { type: "color", "aria-label": `Pick a color for ${parameter.name}` });
  const palette = element("details", { class: "palette" }, element("summary", {}, "Named colors"));
  text.addEventListener("input", () => change(text.value.trim().replace(/^#/, "")));
  well.addEventListener("input", () => change(well.value.slice(1)));
  palette.addEventListener("toggle", () => {
    if (palette.querySelector("ul")) return;
    palette.append(
      element(
        "ul",
        {},
        ...parameter.values.map((value) => element("li", {}, swatch(value, style, () => change(value)))),
      ),
    );
  });
  return {
    element: element("div", { class: "color" }, element("span", { class: "with-well" }, text, well), palette),
    labeled: text,
    show(value, isGiven) {
      showUnlessTyped(text, isGiven ? value : "");
      if (/^[0-9a-f]{6}$/i.test(value)) well.value = `#${value}`;
    },
  };
}

/**
 * A button with a color as the service draws it: the background of a button without a title.
 *
 * @param {string} name
 * @param {Style} style
 * @param {() => void} choose
 */
function swatch(name, style, choose) {
  const picture = style.url("svg") + queryString({ title: "", padding: "20", background: name });
  const made = element(
    "button",
    { type: "button", "aria-label": name, title: name },
    element("img", { src: picture, alt: "", loading: "lazy" }),
  );
  made.addEventListener("click", choose);
  return made;
}
