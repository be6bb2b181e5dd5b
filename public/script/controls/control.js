import { element, uniqueID } from "../element.js";
import { choiceInput, flagInput, statesInput } from "./choice.js";
import { colorInput } from "./color.js";
import { symbolInput } from "./symbol.js";
import { numberInput, textInput } from "./text.js";

/**
 * The control of a parameter: a name, an input and, if need be, what is wrong with the value.
 *
 * An input is an object with its `element`, the `labelled` element inside of it, and `show(value, isGiven)`. An input
 * of several elements is a group, which has no one element that a label could be for.
 */
export function makeControl(parameter, style, change) {
  const input = makeInput(parameter, style, change);
  const problem = element("p", { class: "problem", id: uniqueID(), role: "alert", hidden: true });
  const labelID = uniqueID();
  const label = input.labelled
    ? element("label", { for: input.labelled.id, id: labelID }, parameter.name)
    : element("span", { class: "label", id: labelID }, parameter.name);
  label.title = parameter.summary;
  const made = element(
    "div",
    { class: `field ${parameter.type}`, "data-parameter": parameter.name },
    label,
    input.element,
    problem,
  );
  if (!input.labelled) input.element.setAttribute("aria-labelledby", labelID);
  const described = input.labelled ?? input.element;
  described.setAttribute("aria-describedby", problem.id);

  return {
    element: made,
    show(value, isGiven) {
      made.classList.toggle("given", isGiven);
      input.show(value, isGiven);
    },
    /** Says what is wrong, or that nothing is. */
    explain(words = "") {
      problem.textContent = words;
      problem.hidden = words === "";
      if (words === "") described.removeAttribute("aria-invalid");
      else described.setAttribute("aria-invalid", "true");
    },
  };
}

function makeInput(parameter, style, change) {
  switch (parameter.type) {
    case "choice":
      return parameter.values.join() === "true,false" ? flagInput(parameter, change) : choiceInput(parameter, change);
    case "choices":
      return statesInput(parameter, change);
    case "number":
      return numberInput(parameter, change);
    case "color":
      return colorInput(parameter, style, change);
    case "symbol":
      return symbolInput(parameter, style, change);
    default:
      return textInput(parameter, change);
  }
}
