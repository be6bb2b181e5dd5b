import { element, uniqueID } from "../element.js";

/** Free text, of several lines if somebody wants them. */
export function textInput(parameter, change) {
  const made = element("textarea", {
    id: uniqueID(),
    rows: 1,
    maxlength: parameter.maximumLength,
    autocomplete: "off",
  });
  made.addEventListener("input", () => change(made.value));
  return { element: made, labelled: made, show: (value) => showUnlessTyped(made, value) };
}

/** A number with its unit; empty where the style's own stands. */
export function numberInput({ minimum, maximum, unit, default: usual }, change) {
  const made = element("input", {
    type: "number",
    id: uniqueID(),
    min: minimum,
    max: maximum,
    step: "any",
    placeholder: usual ?? "automatic",
    autocomplete: "off",
  });
  made.addEventListener("input", () => change(made.value));
  return {
    element: element("span", { class: "with-unit" }, made, element("span", { class: "quiet" }, unit)),
    labelled: made,
    show: (value, isGiven) => showUnlessTyped(made, isGiven ? value : ""),
  };
}

/** Shows a value, but does not write over what is being written: 1. is on its way to 1.5. */
export function showUnlessTyped(input, value) {
  if (input === document.activeElement && (input.value === value || isSameNumber(input.value, value))) return;
  if (input.value !== value) input.value = value;
}

function isSameNumber(first, second) {
  return first !== "" && second !== "" && Number(first) === Number(second);
}
