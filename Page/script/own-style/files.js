/** @import { FolderFile } from "./dropped-files.js" */
import { happenedIn } from "../event-path.js";
import { droppedFiles } from "./dropped-files.js";

/** The marks by which a text that is pasted anywhere is code: a declaration, a preview, or a control. */
const code = new RegExp(
  [
    String.raw`\b(ButtonStyle|ToggleStyle|MenuStyle|LabelStyle|UIButton|PreviewProvider)\b`,
    String.raw`#Preview\b`,
    String.raw`:\s*(some\s+)?View\b`,
    String.raw`\b(Button|Toggle|Menu|Link|ShareLink|NavigationLink|EditButton)\s*[({]`,
  ].join("|"),
);

/** Elements that take a paste themselves. */
const fields = "input, textarea, select, [contenteditable]";

/**
 * Opens a file or a folder that is dropped on the page, and a source that is pasted elsewhere than in a field.
 *
 * @param {(file: File) => void} openFile
 * @param {(files: Promise<FolderFile[]>) => void} openFolder
 * @param {(source: string) => void} openSource
 */
export function acceptFiles(openFile, openFolder, openSource) {
  const { body } = document;
  /** @param {DragEvent} event */
  const hasFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;
  document.addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    body.classList.add("dropping");
  });
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) body.classList.remove("dropping");
  });
  // Before the editor, which would insert the file at the cursor.
  document.addEventListener("drop", (event) => {
    body.classList.remove("dropping");
    if (!hasFile(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.dataTransfer) return;
    const folder = droppedFiles(event.dataTransfer);
    const [file] = event.dataTransfer.files;
    if (folder) openFolder(folder);
    else if (file) openFile(file);
  }, { capture: true });
  document.addEventListener("paste", (event) => {
    // The editor has inserted a paste already, and has replaced the line that is its target.
    if (event.defaultPrevented || happenedIn(event, (element) => element.matches(fields))) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!code.test(text)) return;
    // The browser would paste it once more into the editor, which has the focus by then.
    event.preventDefault();
    openSource(text);
  });
}
