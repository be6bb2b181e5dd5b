import { waitFor } from "../service/progress.js";

/**
 * A part of the page that is made once it is needed, of a module that is loaded then. The first view is small so.
 *
 * @template Part
 */
export class LatePart {
  #make;
  #onFailure;
  /** @type {Part | undefined} */
  #part;
  /** @type {Promise<Part> | undefined} */
  #loading;
  /**
   * The actions of the part for when it is there, by name.
   *
   * @type {Map<string, (part: Part) => void>}
   */
  #pending = new Map();

  /**
   * @param {() => Promise<Part>} make Loads the module of the part, and makes it.
   * @param {() => void} onFailure Called if the module cannot be loaded.
   */
  constructor(make, onFailure) {
    this.#make = make;
    this.#onFailure = onFailure;
  }

  get isLoaded() {
    return this.#part !== undefined;
  }

  /** Loads the part ahead, while nobody waits; a failure matters only once it is needed. */
  prepare() {
    this.#load().catch(() => {});
  }

  /**
   * Has the part do something as soon as it is there, which the user waits for.
   *
   * @param {(part: Part) => void} action
   */
  async use(action) {
    const part = this.#part ?? await waitFor(this.#load()).catch(this.#onFailure);
    if (part) action(part);
  }

  /**
   * Has the part do something, now or once it is needed. Of several actions of a name, only the last one then.
   *
   * @param {string} name
   * @param {(part: Part) => void} action
   */
  tell(name, action) {
    if (this.#part) action(this.#part);
    else this.#pending.set(name, action);
  }

  #load() {
    this.#loading ??= this.#loadOnce().catch((error) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #loadOnce() {
    const part = await this.#make();
    this.#part = part;
    for (const action of this.#pending.values()) action(part);
    this.#pending.clear();
    return part;
  }
}
