import { element, uniqueID } from "../element.js";

/** How many characters have room beside each other. */
const roomForSegments = 30;

/** One of several names: side by side if there is room, in a menu if not. */
export function choiceInput(parameter, change) {
  const { values } = parameter;
  const width = values.join("").length + 3 * values.length;
  return width <= roomForSegments ? segments(parameter, change) : menu(parameter, change);
}

/** Radio buttons side by side; also for who has no parameter to choose for. */
export function segments({ name, values, titles = values }, change) {
  const group = uniqueID();
  const inputs = values.map((value) => element("input", { type: "radio", name: group, value }));
  const made = element(
    "div",
    { class: "segments", role: "radiogroup" },
    ...inputs.map((input, index) => element("label", {}, input, element("span", {}, titles[index]))),
  );
  made.addEventListener("change", (event) => change(event.target.value));
  return {
    element: made,
    show(value) {
      for (const input of inputs) input.checked = isSame(input.value, value);
    },
  };
}

function menu({ values }, change) {
  const id = uniqueID();
  const made = element("select", { id }, ...values.map((value) => element("option", { value }, value)));
  made.addEventListener("change", () => change(made.value));
  return {
    element: made,
    labelled: made,
    show(value) {
      made.selectedIndex = values.findIndex((name) => isSame(name, value));
    },
  };
}

/** Yes or no. */
export function flagInput(parameter, change) {
  const made = element("input", { type: "checkbox", id: uniqueID(), role: "switch" });
  made.addEventListener("change", () => change(String(made.checked)));
  return {
    element: made,
    labelled: made,
    show(value) {
      made.checked = isSame(value, "true");
    },
  };
}

/** Any of several names at once, of which the first stands for none of the others. */
export function statesInput({ values: [none, ...others] }, change) {
  const boxes = others.map((value) => element("input", { type: "checkbox", value }));
  const made = element(
    "div",
    { class: "segments", role: "group" },
    ...boxes.map((box) => element("label", {}, box, element("span", {}, box.value))),
  );
  made.addEventListener("change", () => {
    change(boxes.filter((box) => box.checked).map((box) => box.value).join(",") || none);
  });
  return {
    element: made,
    show(value) {
      const chosen = value.toLowerCase().replace("highlighted", "pressed").split(",");
      for (const box of boxes) box.checked = chosen.includes(box.value.toLowerCase());
    },
  };
}

/** The service takes names in any case. */
function isSame(first, second) {
  return first.toLowerCase() === second.toLowerCase();
}
