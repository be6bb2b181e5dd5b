const isDark = matchMedia("(prefers-color-scheme: dark)");

/** The color scheme of the user's system, in which the page and, unless another is chosen, the button are shown. */
export function systemScheme() {
  return isDark.matches ? "dark" : "light";
}

/**
 * Calls a listener when the user's system changes its color scheme.
 *
 * @param {() => void} listener
 */
export function onSystemSchemeChange(listener) {
  isDark.addEventListener("change", listener);
}
