/** @import { Address } from "../address/address.js" */
/** @import { Selection } from "../address/selection.js" */
/** @import { Reveal } from "../findings/findings.js" */
/** @import { Playback } from "../interaction/playback.js" */
/** @import { Stage } from "../interaction/stage.js" */
import "./shared.js";
import { elementByID } from "../element.js";
import { Findings } from "../findings/findings.js";
import { Inspect } from "../inspect/inspect.js";
import { Region } from "../interaction/region.js";
import { Sheet } from "../sheet/sheet.js";
import { AnimationList } from "../time/animation-list.js";
import { Curves } from "../time/curves.js";
import { FilmStrip } from "../time/film-strip.js";
import { whenVisible } from "../when-visible.js";

/** The parts of the panels that are not in the first view: the measures, the findings, the motion and the states. */
export class PanelParts {
  #address;
  #stage;
  #seek;
  #inspect;
  #findings;
  /** @type {FilmStrip | undefined} */
  #filmStrip;
  /** @type {Sheet | undefined} */
  #sheet;
  /** @type {Region | undefined} */
  #region;
  /**
   * The playback of the film strip, and its selection.
   *
   * @type {[Selection, Playback] | undefined}
   */
  #film;

  /**
   * @param {Address} address
   * @param {Stage} stage
   * @param {object} actions
   * @param {(time: number) => void} actions.seek
   * @param {(selection: Selection) => Selection} actions.compared Returns what a selection is compared with.
   * @param {Reveal} actions.reveal Shows a place of the source.
   */
  constructor(address, stage, { seek, compared, reveal }) {
    this.#address = address;
    this.#stage = stage;
    this.#seek = seek;
    this.#inspect = new Inspect(stage, compared);
    this.#findings = new Findings(address, stage, reveal);
    new AnimationList(stage.player);
    new Curves(stage.player, seek);
    // These request pictures, so they are made once they come into view.
    whenVisible(elementByID("film", HTMLElement), () => this.#addFilmStrip());
    whenVisible(elementByID("sheet", HTMLElement), () => this.#addSheet());
    const choice = elementByID("show-region", HTMLInputElement);
    if (choice.checked) this.#addRegion();
    else choice.addEventListener("change", () => this.#addRegion(), { once: true });
  }

  /**
   * Shows what is about the picture on the stage.
   *
   * @param {Selection} selection
   */
  showPicture(selection) {
    this.showRegion(selection);
    this.#inspect.show(selection);
    this.#findings.show(selection);
  }

  /** @param {Selection} selection */
  showSheet(selection) {
    this.#sheet?.show(selection);
  }

  /** @param {Selection} selection */
  showRegion(selection) {
    this.#region?.show(selection);
  }

  /**
   * @param {Selection} selection
   * @param {Playback} playback
   */
  showFilm(selection, playback) {
    this.#film = [selection, playback];
    this.#filmStrip?.show(selection, playback);
  }

  #addFilmStrip() {
    this.#filmStrip = new FilmStrip(this.#stage.player, this.#seek);
    if (this.#film) this.#filmStrip.show(...this.#film);
  }

  #addSheet() {
    this.#sheet = new Sheet(this.#address, () => this.#stage.reveal());
    this.#sheet.show(this.#address.selection);
  }

  #addRegion() {
    this.#region = new Region(this.#address.selection);
    this.#region.show(this.#address.selection);
  }
}
