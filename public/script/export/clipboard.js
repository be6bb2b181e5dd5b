/** How long a button says that it has copied, in milliseconds. */
const patience = 1600;

const status = document.querySelector("#status");

/** Makes a button copy a text when it is pressed, and say so. */
export function copies(button, text) {
  const name = button.textContent;
  let timer;
  button.addEventListener("click", async () => {
    const words = await copy(text());
    button.textContent = words;
    status.textContent = `${button.getAttribute("aria-label") ?? name}: ${words}`;
    button.classList.add("done");
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = name;
      button.classList.remove("done");
    }, patience);
  });
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    // Over plain HTTP, browsers have no clipboard but of what is marked.
    return copyByMarking(text) ? "Copied" : "Not allowed";
  }
}

function copyByMarking(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const focused = document.activeElement;
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return isCopied;
}
