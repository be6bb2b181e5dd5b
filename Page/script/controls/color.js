/** @import { ChoiceParameter, Style } from "../service/style.js" */
/** @import { Change, Input } from "./control.js" */
import { systemScheme } from "../address/system-scheme.js";
import { element } from "../element.js";
import { queryString } from "../service/query-string.js";
import { isSameName } from "../service/same-name.js";
import { nameField, showUnlessTyped } from "./text.js";

/**
 * A color: hexadecimal digits, a name, or a choice from a palette of the named colors, drawn by the service.
 *
 * @param {ChoiceParameter} parameter
 * @param {Style} style
 * @param {Change} change
 * @returns {Input}
 */
export function colorInput(parameter, style, change) {
  const text = nameField(parameter, (value) => change(value.replace(/^#/, "")));
  const picker = element("input", { type: "color", "aria-label": `Pick a color for ${parameter.name}` });
  const well = element("span", { class: "well" }, picker);
  const palette = element("details", { class: "palette" }, element("summary", {}, "Named colors"));
  picker.addEventListener("input", () => change(picker.value.slice(1)));
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
      if (/^[0-9a-f]{6}$/i.test(value)) picker.value = `#${value}`;
      // Without a color the well is crossed out: an input of the browser would show black.
      const isColor = isDrawable(value, parameter.values);
      well.replaceChildren(...(isColor ? [colorImage(value, style)] : []), picker);
      well.classList.toggle("empty", !isColor);
    },
  };
}

/**
 * Whether the service knows a color.
 *
 * @param {string} value
 * @param {string[]} names
 */
function isDrawable(value, names) {
  return /^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) || names.some((name) => isSameName(name, value));
}

/**
 * A color as the service draws it: the background of a button that has neither a title nor a background of its own.
 *
 * @param {string} value
 * @param {Style} style
 */
function colorImage(value, { drawingFramework }) {
  const colorScheme = systemScheme();
  const query = queryString({
    title: "",
    padding: "20",
    background: value,
    ...(colorScheme === "dark" && { colorScheme }),
  });
  return element("img", { src: `/v1/${drawingFramework}/plain.svg${query}`, alt: "", loading: "lazy" });
}

/**
 * @param {string} name
 * @param {Style} style
 * @param {() => void} choose
 */
function swatch(name, style, choose) {
  const made = element("button", { type: "button", "aria-label": name, title: name }, colorImage(name, style));
  made.addEventListener("click", choose);
  return made;
}
