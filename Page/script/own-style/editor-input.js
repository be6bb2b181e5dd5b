/**
 * Indents a line that consists of a closing bracket.
 *
 * @param {any} editor
 */
export function indentClosing(editor) {
  const { line } = editor.getCursor();
  if (/^\s*[}\])]$/.test(editor.getLine(line))) editor.indentLine(line, "smart");
}

/**
 * The text that an input puts in place of the selection; `undefined` if it is not known yet.
 *
 * @param {InputEvent} event
 */
export function insertedText({ inputType, data, isComposing, cancelable }) {
  if (isComposing || !cancelable) return undefined;
  if (inputType.startsWith("delete")) return "";
  return inputType === "insertText" || inputType === "insertReplacementText" ? data ?? undefined : undefined;
}

/** The keys of the editor: after Escape, Tab moves the focus until the editor is left or typed in. */
export const keys = {
  /** @param {any} editor */
  Tab(editor) {
    if (editor.somethingSelected()) editor.indentSelection("add");
    else editor.execCommand("insertSoftTab");
  },
  "Shift-Tab": "indentLess",
  "Cmd-/": "toggleComment",
  "Ctrl-/": "toggleComment",
  /** @param {any} editor */
  Esc(editor) {
    editor.setOption("extraKeys", { ...keys, Tab: false, "Shift-Tab": false });
  },
};
