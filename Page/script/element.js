/** @typedef {Record<string, string | number | boolean | undefined>} Attributes */

/**
 * Makes an HTML element. An attribute that is false or undefined is left out; one that is true has an empty value.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 */
export function element(name, attributes = {}, ...children) {
  return configured(document.createElement(name), attributes, children);
}

/**
 * Makes an SVG element.
 *
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 */
export function svgElement(name, attributes = {}, ...children) {
  return configured(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

/**
 * @template {Element} Kind
 * @param {Kind} made
 * @param {Attributes} attributes
 * @param {(Node | string)[]} children
 */
function configured(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue;
    made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/**
 * The element of the page that has an id. Throws if there is none, or if it is of another kind.
 *
 * @template {Element} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function elementByID(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} with the id ${id}.`);
  return found;
}

let count = 0;

/** Returns an id that no other element has. */
export function uniqueID() {
  count += 1;
  return `n${count}`;
}

/**
 * Marks an input as invalid or valid, for assistive technology and for the style sheet.
 *
 * @param {Element} input
 * @param {boolean} isInvalid
 */
export function markInvalid(input, isInvalid) {
  if (isInvalid) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}
