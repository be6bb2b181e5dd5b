/**
 * @typedef {object} Draft
 * @property {string} source
 * @property {string} [path] The path of the style that the draft was last shown as.
 */

const key = "ownStyle";
const previousKey = "ownStyle.previous";
const openKey = "ownStyle.isOpen";

/** The text that the user has typed, which outlives the page. Without storage it is only in the editor. */
export const drafts = {
  /** @returns {Draft | undefined} */
  get current() {
    return read(key);
  },

  /** @param {Draft | undefined} draft */
  set current(draft) {
    write(() => localStorage, key, draft && JSON.stringify(draft));
  },

  /**
   * The draft that another text has replaced.
   *
   * @returns {Draft | undefined}
   */
  get previous() {
    return read(previousKey);
  },

  /** @param {Draft | undefined} draft */
  set previous(draft) {
    write(() => localStorage, previousKey, draft && JSON.stringify(draft));
  },

  /** Whether the editor of this tab is open. */
  get isOpen() {
    try {
      return sessionStorage.getItem(openKey) !== null;
    } catch {
      return false;
    }
  },

  /** @param {boolean} isOpen */
  set isOpen(isOpen) {
    write(() => sessionStorage, openKey, isOpen ? "true" : undefined);
  },
};

/**
 * @param {string} name
 * @returns {Draft | undefined}
 */
function read(name) {
  try {
    const draft = JSON.parse(localStorage.getItem(name) ?? "null");
    return typeof draft?.source === "string" ? draft : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a value, or removes it. Without storage, or if it is full, the text is still in the editor.
 *
 * @param {() => Storage} storage Throws if the browser allows none.
 * @param {string} name
 * @param {string | undefined} value
 */
function write(storage, name, value) {
  try {
    if (value === undefined) storage().removeItem(name);
    else storage().setItem(name, value);
  } catch {
    // The page works without storage.
  }
}
