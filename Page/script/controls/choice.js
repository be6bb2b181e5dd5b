/** @import { ChoiceParameter, Style } from "../service/style.js" */
/** @import { Change, Input } from "./control.js" */
import { element, uniqueID } from "../element.js";
import { isSameName } from "../service/same-name.js";

/** The width up to which segments are used, in characters. */
const maximumSegmentsWidth = 30;

/**
 * One of several names: segments if there is room, a menu if not.
 *
 * @param {ChoiceParameter} parameter
 * @param {Change} change
 * @returns {Input}
 */
export function choiceInput({ values }, change) {
  const width = values.join("").length + 3 * values.length;
  return width <= maximumSegmentsWidth ? segments({ values }, change) : menu(values, change);
}

/**
 * Radio buttons side by side; `titles` are shown in place of the values.
 *
 * @param {{ values: string[], titles?: string[] }} choices
 * @param {Change} change
 */
export function segments({ values, titles = values }, change) {
  const group = uniqueID();
  const inputs = values.map((value) => element("input", { type: "radio", name: group, value }));
  const made = element(
    "div",
    { class: "segments", role: "radiogroup" },
    ...inputs.map((input, index) => element("label", {}, input, element("span", {}, titles[index]))),
  );
  made.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) change(target.value);
  });
  return {
    element: made,
    /** @param {string} value */
    show(value) {
      for (const input of inputs) input.checked = isSameName(input.value, value);
    },
    /**
     * @param {string} value
     * @param {boolean} isEnabled
     */
    enable(value, isEnabled) {
      for (const input of inputs) {
        if (input.value === value) input.disabled = !isEnabled;
      }
    },
  };
}

/**
 * @param {string[]} values
 * @param {Change} change
 * @returns {Input}
 */
function menu(values, change) {
  const id = uniqueID();
  const made = element("select", { id }, ...values.map((value) => element("option", { value }, value)));
  made.addEventListener("change", () => change(made.value));
  return {
    element: made,
    labeled: made,
    show(value) {
      made.selectedIndex = values.findIndex((name) => isSameName(name, value));
    },
  };
}

/**
 * A switch for `true` and `false`.
 *
 * @param {Change} change
 * @returns {Input}
 */
export function flagInput(change) {
  const made = element("input", { type: "checkbox", id: uniqueID(), role: "switch" });
  made.addEventListener("change", () => change(String(made.checked)));
  return {
    element: made,
    labeled: made,
    show(value) {
      made.checked = isSameName(value, "true");
    },
  };
}

/**
 * Any combination of the states that a style shows. The first name is that of the empty combination: choosing it removes
 * all others.
 *
 * @param {ChoiceParameter} parameter
 * @param {Style} style
 * @param {Change} change
 * @returns {Input}
 */
export function statesInput({ values }, { states }, change) {
  const shown = values.filter((value) => states.includes(value));
  const [none, ...others] = shown.map((value) => element("input", { type: "checkbox", value }));
  const boxes = [none, ...others];
  const made = element(
    "div",
    { class: "segments", role: "group" },
    ...boxes.map((box) => element("label", {}, box, element("span", {}, box.value))),
  );
  made.addEventListener("change", ({ target }) => {
    const chosen = target === none ? [] : others.filter((box) => box.checked);
    change(chosen.map((box) => box.value).join(",") || none.value);
    // A click on the checked one changes nothing, and would leave it unchecked.
    none.checked = chosen.length === 0;
  });
  return {
    element: made,
    show(value) {
      const chosen = value.toLowerCase().replace("highlighted", "pressed").split(",");
      for (const box of others) box.checked = chosen.includes(box.value.toLowerCase());
      none.checked = !others.some((box) => box.checked);
    },
  };
}
