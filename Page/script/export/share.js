import { announce } from "../announce.js";
import { elementByID } from "../element.js";
import { copyOnClick } from "./clipboard.js";

/**
 * Makes the button share an address of the page: with the system's sheet on phones, otherwise by copying it.
 *
 * @param {() => string} address
 */
export function makeShareButton(address) {
  const button = elementByID("share", HTMLElement);
  const isTouched = matchMedia("(pointer: coarse)").matches;
  if (!isTouched || !navigator.share) {
    copyOnClick(button, address, "Link copied");
    return;
  }
  button.addEventListener("click", async () => {
    try {
      await navigator.share({ title: document.title, url: address() });
    } catch (error) {
      // The user may close the sheet, which is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      announce("The browser does not share this page.");
    }
  });
}
