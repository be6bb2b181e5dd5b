import { Problem } from "./problem.js";

// Who names pictures first gets a picture of what is wrong; a control wants the words.
const headers = { Accept: "application/problem+json, application/json, image/svg+xml" };

async function ask(url, read, options = {}) {
  let answer;
  try {
    answer = await fetch(url, { headers, ...options });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Problem({ detail: "The service does not answer." });
  }
  if (answer.ok) return read(answer);
  const problem = await answer.json().catch(() => ({ detail: `The service answers with ${answer.status}.` }));
  throw new Problem(problem);
}

/** The text that a URL answers with; throws a `Problem`. */
export function askForText(url, options) {
  return ask(url, (answer) => answer.text(), options);
}

/** The JSON document that a URL answers with; throws a `Problem`. */
export function askForJSON(url, options) {
  return ask(url, (answer) => answer.json(), options);
}
