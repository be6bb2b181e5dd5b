/** @import { Address } from "./address/address.js" */
/** @import { Selection } from "./address/selection.js" */
/** @import { Playback } from "./interaction/playback.js" */
/** @import { Stage } from "./interaction/stage.js" */
import { elementByID } from "./element.js";
import { Region } from "./interaction/region.js";
import { Sheet } from "./sheet/sheet.js";
import { FilmStrip } from "./time/film-strip.js";
import { whenVisible } from "./when-visible.js";

/** The parts that are made once they come into view: the film strip, the sheet and the region of the button. */
export class LateParts {
  #address;
  #stage;
  #seek;
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
   * @param {(time: number) => void} seek
   */
  constructor(address, stage, seek) {
    this.#address = address;
    this.#stage = stage;
    this.#seek = seek;
    whenVisible(elementByID("film", HTMLElement), () => this.#addFilmStrip());
    whenVisible(elementByID("sheet", HTMLElement), () => this.#addSheet());
    elementByID("show-region", HTMLElement).addEventListener("change", () => this.#addRegion(), { once: true });
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
