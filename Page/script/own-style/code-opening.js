/** @import { Address } from "../address/address.js" */
/** @import { LatePart } from "../late/late-part.js" */
/** @import { Workbench } from "../workbench/workbench.js" */
/** @import { OwnStyle } from "./own-style.js" */
import { elementByID } from "../element.js";
import { chosenFiles } from "./dropped-files.js";
import { acceptFiles } from "./files.js";

/** The fragment of an address that opens the editor. */
const fragment = "#your-style";

/**
 * The ways to the user's code, which is loaded then: its tab, an address, a file, a folder, and a source that is pasted.
 */
export class CodeOpening {
  #code;
  #workbench;

  /**
   * @param {LatePart<OwnStyle>} code
   * @param {Address} address
   * @param {Workbench} workbench
   */
  constructor(code, address, workbench) {
    this.#code = code;
    this.#workbench = workbench;
    workbench.on("code", () => this.#open());
    elementByID("own-edit", HTMLElement).addEventListener("click", () => this.#open());
    onFiles("own-file", ([file]) => code.use((own) => own.openFile(file)));
    onFiles("own-folder", (files) => code.use((own) => own.openFolder(chosenFiles(files))));
    acceptFiles(
      (file) => code.use((own) => own.openFile(file)),
      (files) => code.use((own) => own.openFolder(files)),
      (source) => code.use((own) => own.paste(source)),
    );
    address.on("read", () => {
      if (workbench.isEditing) code.use((own) => own.follow());
      else code.tell("follow", (own) => own.follow());
    });
  }

  /** Opens the editor if the address asks for it. */
  start() {
    const hasFragment = location.hash === fragment;
    if (hasFragment || this.#workbench.isEditing) this.#code.use((own) => own.start({ isRevealed: hasFragment }));
  }

  #open() {
    // The tab is there at once.
    if (!this.#code.isLoaded) this.#workbench.openEditor();
    this.#code.use((own) => own.open());
  }
}

/**
 * @param {string} id
 * @param {(files: File[]) => void} open
 */
function onFiles(id, open) {
  const input = elementByID(id, HTMLInputElement);
  input.addEventListener("change", () => {
    const files = [...input.files ?? []];
    if (files.length > 0) open(files);
    input.value = "";
  });
}
