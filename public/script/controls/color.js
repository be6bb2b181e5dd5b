import { element, uniqueID } from "../element.js";
import { query } from "../service/query.js";
import { showUnlessTyped } from "./text.js";

/** A colour: digits, a name, or one from a palette of the names, drawn by the service. */
export function colorInput(parameter, style, change) {
  const text = element("input", {
    id: uniqueID(),
    placeholder: parameter.default ?? "none",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  const well = element("input", { type: "color", "aria-label": `Pick a colour for ${parameter.name}` });
  const palette = element("details", { class: "palette" }, element("summary", {}, "Named colours"));
  text.addEventListener("input", () => change(text.value.trim().replace(/^#/, "")));
  well.addEventListener("input", () => change(well.value.slice(1)));
  palette.addEventListener("toggle", () => {
    if (palette.querySelector("ul")) return;
    palette.append(
      element(
        "ul",
        {},
        ...parameter.values.map((value) => element("li", {}, chip(value, style, () => change(value)))),
      ),
    );
  });
  return {
    element: element("div", { class: "color" }, element("span", { class: "with-well" }, text, well), palette),
    labelled: text,
    show(value, isGiven) {
      showUnlessTyped(text, isGiven ? value : "");
      if (/^[0-9a-f]{6}$/i.test(value)) well.value = `#${value}`;
    },
  };
}

/** A colour as the service draws it: the ground of a button that says nothing. */
function chip(name, style, choose) {
  const picture = style.url("svg") + query({ title: "", padding: "20", background: name });
  const made = element(
    "button",
    { type: "button", "aria-label": name, title: name },
    element("img", { src: picture, alt: "", loading: "lazy" }),
  );
  made.addEventListener("click", choose);
  return made;
}
