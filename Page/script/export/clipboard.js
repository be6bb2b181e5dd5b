import { announce } from "../announce.js";

/** The time for which a button shows that it has copied, in milliseconds. */
const confirmationTime = 1600;

/**
 * Makes a button copy a text when it is clicked, and confirm it.
 *
 * @param {HTMLElement} button
 * @param {() => string} text
 * @param {string} confirmation
 * @param {() => string} note What a screen reader tells besides.
 */
export function copyOnClick(button, text, confirmation = "Copied", note = () => "") {
  const name = button.textContent;
  /** @type {number | undefined} */
  let timer;
  button.addEventListener("click", async () => {
    const message = (await copy(text())) ? confirmation : "Not allowed";
    button.textContent = message;
    announce(`${button.getAttribute("aria-label") ?? name}: ${message}. ${note()}`.trim());
    button.classList.add("done");
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = name;
      button.classList.remove("done");
    }, confirmationTime);
  });
}

/**
 * Copies a text. Returns whether the browser allowed it.
 *
 * @param {string} text
 */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without HTTPS, browsers only copy a selection.
    return copySelected(text);
  }
}

/** @param {string} text */
function copySelected(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  const focused = document.activeElement;
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
