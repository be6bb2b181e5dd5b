/** @import { Style } from "../service/style.js" */
/** @import { PastedStyle } from "../service/custom.js" */
/** @import { Example } from "./code-editor.js" */
import { elementByID } from "../element.js";
import { Emitter } from "../emitter.js";
import { drafts } from "./drafts.js";
import { ExampleList } from "./example-list.js";
import { RecentSources } from "./recent-sources.js";

/**
 * The texts that can be chosen in place of the present one, and what is kept of it: examples, the last sources, and the text
 * that was replaced.
 *
 * `choose` reports a text that the user wants, and the title of its button if it is an example with one.
 *
 * @extends {Emitter<{ choose: { source: string, title?: string } }>}
 */
export class TextChoice extends Emitter {
  #restore = elementByID("own-restore", HTMLElement);
  #start = elementByID("own-start", HTMLDetailsElement);
  #examples = new ExampleList();
  #recent = new RecentSources();

  constructor() {
    super();
    this.#examples.on("choose", ({ title = "", source }) => this.emit("choose", { title, source }));
    this.#recent.on("choose", ({ source }) => this.emit("choose", { source }));
    this.#restore.addEventListener("click", () => {
      const { previous } = drafts;
      if (previous) this.emit("choose", { source: previous.source });
    });
  }

  /** @param {Example[]} examples */
  load(examples) {
    this.#examples.show(examples);
    this.#recent.show();
    this.#restore.hidden = drafts.previous === undefined;
  }

  /**
   * Keeps the present text, which another one replaces.
   *
   * @param {string} source The other one.
   */
  replace(source) {
    const draft = drafts.current;
    if (draft && draft.source.trim() !== "" && draft.source !== source && !this.#examples.has(draft.source)) {
      drafts.previous = draft;
    }
    this.#restore.hidden = drafts.previous === undefined || drafts.previous.source === source;
  }

  /**
   * Keeps a source without errors as the draft and, unless it is an example, as a recent one.
   *
   * @param {string} source
   * @param {Style} style
   * @param {PastedStyle | undefined} first What the source shows first.
   */
  keep(source, style, first) {
    const draft = { source, path: style.path, name: first?.title ?? first?.name ?? style.title };
    drafts.current = draft;
    if (!this.#examples.has(source)) {
      drafts.keepRecent(draft);
      // The room is for what is written.
      this.#start.open = false;
    }
    this.#recent.show();
  }
}
