/** Makes an element with attributes and children; what is false or undefined is no attribute. */
export function element(name, attributes = {}, ...children) {
  return furnish(document.createElement(name), attributes, children);
}

/** Makes an element of SVG. */
export function shape(name, attributes = {}, ...children) {
  return furnish(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function furnish(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue;
    made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

let count = 0;

/** An id that no other element has. */
export function uniqueID() {
  count += 1;
  return `n${count}`;
}
