/**
 * @typedef {object} Draft
 * @property {string} source
 * @property {string} [path] The path of the style that the draft was last shown as.
 * @property {string} [name] What it declares first, for people.
 */

const key = "ownStyle";
const previousKey = "ownStyle.previous";
const recentKey = "ownStyle.recent";

/** The number of earlier sources that are kept. */
const maximumCount = 10;

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

  /**
   * The sources without errors that the user had last, the latest first.
   *
   * @returns {Draft[]}
   */
  get recent() {
    const list = readValue(recentKey);
    return Array.isArray(list) ? list.filter((draft) => typeof draft?.source === "string") : [];
  },

  /**
   * Keeps a source in the list of recent ones, in place of an earlier state of it: one with the same name.
   *
   * @param {Draft} draft
   */
  keepRecent(draft) {
    const others = this.recent.filter(({ source, name }) => source !== draft.source && name !== draft.name);
    write(() => localStorage, recentKey, JSON.stringify([draft, ...others].slice(0, maximumCount)));
  },
};

/**
 * @param {string} name
 * @returns {Draft | undefined}
 */
function read(name) {
  const draft = readValue(name);
  return typeof draft?.source === "string" ? draft : undefined;
}

/**
 * @param {string} name
 * @returns {any}
 */
function readValue(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
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
