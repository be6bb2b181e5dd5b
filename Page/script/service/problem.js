/** @import { Diagnostic } from "./custom.js" */

/** An error that the service reports as a problem document (RFC 9457), or the lack of a response. */
export class Problem extends Error {
  #type;

  /**
   * @param {object} document
   * @param {string} document.detail
   * @param {string} [document.type]
   * @param {string} [document.parameter]
   * @param {string} [document.suggestion]
   * @param {Diagnostic[]} [document.diagnostics]
   */
  constructor({ detail, type = "", parameter, suggestion, diagnostics = [] }) {
    super(detail);
    this.#type = type;
    /** The parameter that caused the problem, if one did. */
    this.parameter = parameter;
    /** The value, or the name, that was probably meant. */
    this.suggestion = suggestion;
    /** The messages about the places of a source that is not accepted. */
    this.diagnostics = diagnostics;
  }

  /** @param {string} detail */
  static ofConnection(detail) {
    return new Problem({ detail, type: connectionType });
  }

  /** Whether there was no response, so that the same request may succeed later. */
  get isConnection() {
    return this.#type === connectionType;
  }

  /** Whether the service refuses the work that a response would be, rather than what the request says. */
  get isOfWork() {
    return !this.isConnection && !this.isUnknownRoute && this.parameter === undefined;
  }

  /** Whether the service has no route of this kind, whatever the parameters are. */
  get isUnknownRoute() {
    return this.#type.endsWith(":unknown-route");
  }
}

const connectionType = "about:connection";

/**
 * Returns a caught error that is a problem; throws any other error again.
 *
 * @param {unknown} error
 */
export function asProblem(error) {
  if (error instanceof Problem) return error;
  throw error;
}
