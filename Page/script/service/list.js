/** @import { Parameter, StyleDocument } from "./style.js" */

/**
 * @typedef {Omit<StyleDocument, "parameters"> & { own: Parameter[], shared: string[] }} ListedStyle A style in a list:
 *   its own parameters, and the names of those that it shares with others.
 */

/**
 * The styles of a list that has the parameters that styles share once, each with all of its parameters.
 *
 * @param {{ styles: ListedStyle[], parameters: Parameter[] }} list
 * @returns {StyleDocument[]}
 */
export function wholeStyles({ styles, parameters }) {
  return styles.map(({ own, shared, ...style }) => {
    const names = new Set(shared);
    const others = new Map(own.map((parameter) => [parameter.name, parameter]));
    const whole = new Map();
    // In the order of the list; those that only the style has come last.
    for (const parameter of parameters) {
      const { name } = parameter;
      if (names.has(name)) whole.set(name, parameter);
      else if (others.has(name)) whole.set(name, others.get(name));
    }
    for (const parameter of own) whole.set(parameter.name, parameter);
    return { ...style, parameters: [...whole.values()] };
  });
}
