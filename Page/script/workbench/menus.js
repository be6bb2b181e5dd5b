import { happenedIn } from "../event-path.js";

/** Closes a menu when something else is clicked, and by Escape. */
export function makeMenus() {
  for (const menu of document.querySelectorAll("details.menu")) {
    if (!(menu instanceof HTMLDetailsElement)) continue;
    document.addEventListener("pointerdown", (event) => {
      if (menu.open && !happenedIn(event, (element) => element === menu)) menu.open = false;
    });
    menu.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLButtonElement) menu.open = false;
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    });
  }
}
