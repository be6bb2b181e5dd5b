/** What the service says is wrong (RFC 9457), in words for people. */
export class Problem extends Error {
  #type;

  constructor({ detail, type = "", parameter }) {
    super(detail);
    this.#type = type;
    /** The parameter that caused it, if one did. */
    this.parameter = parameter;
  }

  /** Whether the service has nothing of the kind, whatever it is asked for. */
  get isOfRoute() {
    return this.#type.endsWith(":unknown-route");
  }
}
