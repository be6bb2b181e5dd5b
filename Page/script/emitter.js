/**
 * An object that dispatches events with typed details.
 *
 * @template {Record<string, unknown>} Details The detail of each event, by the name of the event.
 */
export class Emitter {
  #target = new EventTarget();

  /**
   * Calls a listener with the detail of every event of a name.
   *
   * @template {string & keyof Details} Name
   * @param {Name} name
   * @param {(detail: Details[Name]) => void} listener
   */
  on(name, listener) {
    this.#target.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) listener(event.detail);
    });
  }

  /**
   * @template {string & keyof Details} Name
   * @param {Name} name
   * @param {Details[Name]} [detail]
   */
  emit(name, detail) {
    this.#target.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
