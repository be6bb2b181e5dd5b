import { asProblem } from "./problem.js";
import { fetchText } from "./service.js";

/**
 * The sentence in which the service explains why it does not accept an address; `undefined` if it does, or if it does
 * not respond.
 *
 * @param {string} url
 */
export async function explanation(url) {
  try {
    await fetchText(url);
  } catch (error) {
    const problem = asProblem(error);
    return problem.isConnection ? undefined : problem.message;
  }
}
