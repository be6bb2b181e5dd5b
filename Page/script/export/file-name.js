/** @import { Selection } from "../address/selection.js" */
import { isSameName } from "../service/same-name.js";

/**
 * The name under which the service saves the picture of a subject: the style with its states, `moment` or `animation`. It
 * has letters and digits of ASCII only.
 *
 * @param {Selection} selection
 * @param {string} subject `picture`, `moment` or `animation`.
 * @param {string} extension
 */
export function fileName(selection, subject, extension) {
  const part = subject === "picture" ? statesOf(selection).join("-") : subject;
  const name = selection.style.rootName.replaceAll(/[^A-Za-z0-9]/g, "");
  return `${name || "style"}-${part}.${extension}`;
}

/**
 * The states of a selection in the order of the catalog; `normal` if there is none.
 *
 * @param {Selection} selection
 */
export function statesOf(selection) {
  const parameter = selection.style.parameters.get("state");
  const chosen = selection.value("state").replace(/highlighted/i, "pressed").split(",");
  if (parameter?.type !== "choices") return chosen;
  const [none, ...others] = parameter.values;
  const names = others.filter((name) => chosen.some((other) => isSameName(name, other)));
  return names.length > 0 ? names : [none];
}
