import { nextIndex } from "../arrow-keys.js";

/**
 * Makes the tabs of a list one stop of the Tab key, and calls a listener with the tab that is clicked, or that an arrow key,
 * Home or End leads to.
 *
 * @param {HTMLElement} list
 * @param {(tab: HTMLElement) => void} onChoose
 */
export function addTabs(list, onChoose) {
  for (const tab of tabsOf(list)) tab.addEventListener("click", () => onChoose(tab));
  list.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const tabs = tabsOf(list).filter((tab) => tab.getClientRects().length > 0);
    const index = tabs.findIndex((tab) => tab === document.activeElement);
    const next = nextIndex(event.key, index, tabs.length);
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    tabs[next].focus();
    if (next !== index) onChoose(tabs[next]);
  });
}

/**
 * Marks a tab as the selected one; without one, the first is the stop of the Tab key.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement | undefined} selected
 */
export function markTab(list, selected) {
  const tabs = tabsOf(list);
  const stop = selected ?? tabs.find((tab) => tab.getClientRects().length > 0);
  for (const tab of tabs) {
    tab.setAttribute("aria-selected", String(tab === selected));
    tab.tabIndex = tab === stop ? 0 : -1;
  }
}

/** @param {HTMLElement} list */
function tabsOf(list) {
  return [...list.querySelectorAll("[role=tab]")].filter((tab) => tab instanceof HTMLElement);
}
