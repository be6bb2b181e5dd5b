/** An error that the service reports as a problem document (RFC 9457). */
export class Problem extends Error {
  #type;

  /** @param {{ detail: string, type?: string, parameter?: string }} document */
  constructor({ detail, type = "", parameter }) {
    super(detail);
    this.#type = type;
    /** The parameter that caused the problem, if one did. */
    this.parameter = parameter;
  }

  /** Whether the service has no route of this kind, whatever the parameters are. */
  get isUnknownRoute() {
    return this.#type.endsWith(":unknown-route");
  }
}

/**
 * Returns a caught error that is a problem; throws any other error again.
 *
 * @param {unknown} error
 */
export function asProblem(error) {
  if (error instanceof Problem) return error;
  throw error;
}
