/**
 * The value that the browser keeps under a name; `null` without one, or without storage.
 *
 * @param {string} key
 */
export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a value under a name. The page works without storage.
 *
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value is forgotten with the page.
  }
}
