/** @import { Address } from "./address/address.js" */
/** @import { Inspector } from "./controls/inspector.js" */
/** @import { Stage } from "./interaction/stage.js" */
/** @import { Problem } from "./service/problem.js" */
/** @import { ScriptEditor } from "./time/script-editor.js" */
import { ProblemMessage } from "./interaction/problem-message.js";
import { Panels } from "./workbench/panels.js";

/** The problem of the selection: at the control that caused it, or over the stage, with what can be done about it. */
export class Problems {
  #address;
  #stage;
  #inspector;
  #editor;
  #retry;
  #message = new ProblemMessage();
  #panels = new Panels();
  /**
   * The problem that is shown.
   *
   * @type {Problem | undefined}
   */
  shown;

  /**
   * @param {Address} address
   * @param {Stage} stage
   * @param {Inspector} inspector
   * @param {ScriptEditor} editor
   * @param {() => void} retry Shows the selection again.
   */
  constructor(address, stage, inspector, editor, retry) {
    this.#address = address;
    this.#stage = stage;
    this.#inspector = inspector;
    this.#editor = editor;
    this.#retry = retry;
  }

  /**
   * Shows a problem at the control that caused it, or hides all messages.
   *
   * @param {Problem | undefined} problem
   */
  show(problem, { isAboutTime = problem?.parameter === "events" || problem?.parameter === "t" } = {}) {
    this.shown = problem;
    this.#editor.showProblem(isAboutTime ? problem?.message : "");
    const isOfParameter = this.#inspector.showProblem(problem);
    if (isOfParameter) this.#panels.reveal("parameters");
    else if (isAboutTime && problem?.parameter) this.#panels.reveal("motion");
    const isPlaced = isOfParameter || isAboutTime;
    const isShown = problem && !(isPlaced && !this.#stage.isEmpty);
    this.#message.show(isShown ? problem.message : "", isShown ? this.#remedies(problem) : []);
  }

  /**
   * The remedies of a problem that the user can choose.
   *
   * @param {Problem} problem
   */
  #remedies({ isConnection, parameter, suggestion }) {
    if (isConnection) return [{ title: "Try again", run: () => this.#retry() }];
    if (parameter === undefined || !(parameter in this.#address.selection.values)) return [];
    /** @param {string | undefined} value */
    const change = (value) => () => this.#address.change({ [parameter]: value });
    return [
      ...(suggestion === undefined ? [] : [{ title: `Use ${suggestion}`, run: change(suggestion) }]),
      { title: `Remove ${parameter}`, run: change(undefined) },
    ];
  }
}
