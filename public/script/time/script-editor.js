/** The script of events as text. */
export class ScriptEditor {
  #text = document.querySelector("#script");
  #problem = document.querySelector("#script-problem");
  /** What was told last: who presses Return and goes on has changed it once. */
  #told;

  constructor(change) {
    const tell = () => {
      this.#told = this.#text.value;
      change(this.#told.replaceAll(/\s/g, ""));
    };
    this.#text.addEventListener("change", () => {
      if (this.#text.value !== this.#told) tell();
    });
    this.#text.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      tell();
    });
    document.querySelector("#examples").addEventListener("click", ({ target }) => {
      if (target.value) change(target.value);
    });
  }

  show(text) {
    if (this.#text.value !== text) this.#text.value = text;
    this.#told = text;
    this.explain();
  }

  explain(words = "") {
    this.#problem.textContent = words;
    this.#problem.hidden = words === "";
    this.#text.toggleAttribute("aria-invalid", words !== "");
    if (words !== "") this.#text.setAttribute("aria-invalid", "true");
  }
}
