import { Problem } from "./problem.js";

// Listing a problem document before images makes the service respond to an error with text rather than with an image.
const headers = { Accept: "application/problem+json, application/json, image/svg+xml" };

/** The time in which a response must be complete, in seconds. */
const timeLimit = 8;

/**
 * @template Body
 * @param {string} url
 * @param {(response: Response) => Promise<Body>} read
 * @param {RequestInit} [options]
 */
async function request(url, read, options) {
  const signal = AbortSignal.timeout(1000 * timeLimit);
  const response = await fetch(url, { headers, signal, ...options }).catch(failWithoutResponse);
  if (response.ok) return read(response).catch(failWithoutResponse);
  const fallback = { detail: `The service responds with status ${response.status}.` };
  throw new Problem(await response.json().catch(() => fallback));
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function failWithoutResponse(error) {
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  throw Problem.ofConnection(
    isTimeout ? `The service has not responded for ${timeLimit} seconds.` : "The service does not respond.",
  );
}

/**
 * Fetches text; throws a `Problem`.
 *
 * @param {string} url
 * @param {RequestInit} [options]
 */
export function fetchText(url, options) {
  return request(url, (response) => response.text(), options);
}

/**
 * The address that another one leads to; throws a `Problem`.
 *
 * @param {string} url
 */
export function fetchDestination(url) {
  return request(url, (response) => Promise.resolve(response.url), { method: "HEAD" });
}

/**
 * Fetches a JSON document that may change, with its version; throws a `Problem`.
 *
 * @param {string} url
 * @returns {Promise<{ document: any, version: string | null, isFinal: boolean }>} Whether it is final: whether the
 *   service lets caches use it without asking again.
 */
export function fetchVersion(url) {
  return request(url, async (response) => ({
    document: await response.json(),
    version: response.headers.get("ETag"),
    isFinal: !/no-cache|no-store/.test(response.headers.get("Cache-Control") ?? ""),
  }));
}

/**
 * Fetches a JSON document; throws a `Problem`. The caller declares the type of the document.
 *
 * @param {string} url
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
export function fetchJSON(url, options) {
  return request(url, (response) => response.json(), options);
}
