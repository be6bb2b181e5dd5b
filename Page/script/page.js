/** @import { Selection } from "./address/selection.js" */
/** @import { Playback } from "./interaction/playback.js" */
/** @import { Style } from "./service/catalog.js" */
import { Address } from "./address/address.js";
import { Inspector } from "./controls/inspector.js";
import { elementByID } from "./element.js";
import { ExportPanel } from "./export/export-panel.js";
import { Gallery } from "./gallery.js";
import { Log } from "./interaction/log.js";
import { PlaybackCache } from "./interaction/playback.js";
import { Region } from "./interaction/region.js";
import { Stage } from "./interaction/stage.js";
import { Catalog } from "./service/catalog.js";
import { asProblem, Problem } from "./service/problem.js";
import { Sheet } from "./sheet.js";
import { Curves } from "./time/curves.js";
import { FilmStrip } from "./time/film-strip.js";
import { ScriptEditor } from "./time/script-editor.js";
import { Transport } from "./time/transport.js";
import { whenVisible } from "./when-visible.js";

/** The page: all parts show the same selection, which is in the address bar. */
class Page {
  #address;
  #gallery;
  #inspector;
  #stage;
  #exportPanel;
  #editor;
  // These parts are made when they come into view.
  /** @type {Region | undefined} */
  #region;
  /** @type {FilmStrip | undefined} */
  #filmStrip;
  /** @type {Sheet | undefined} */
  #sheet;
  #title = elementByID("style-name", HTMLElement);
  #summary = elementByID("style-summary", HTMLElement);
  #problem = elementByID("problem", HTMLElement);
  /**
   * The playback of the script in the editor.
   *
   * @type {Playback | undefined}
   */
  #playback;
  /** The number of changes so far: a response to an earlier change is ignored. */
  #change = 0;

  /** @param {Catalog} catalog */
  constructor(catalog) {
    const address = new Address(catalog);
    this.#address = address;
    this.#stage = new Stage(address.selection);
    const { player, live } = this.#stage;
    this.#exportPanel = new ExportPanel(address.selection);
    this.#gallery = new Gallery(catalog, address);
    this.#inspector = new Inspector(address, catalog);
    new Log(player, live);
    new Curves(player);
    new Transport(player, { stop: () => live.stop(), settle: (time) => this.#settle(time) });
    this.#editor = new ScriptEditor((events) => {
      live.stop();
      address.change({ events, t: undefined });
    });
    live.on("rest", (values) => this.#record(values));
    live.on("problem", (problem) => this.#showProblem(problem));
    whenVisible(elementByID("film", HTMLElement), () => this.#addFilmStrip());
    whenVisible(elementByID("sheet", HTMLElement), () => this.#addSheet());
    elementByID("show-region", HTMLElement).addEventListener("change", () => this.#addRegion(), { once: true });
    address.on("change", (names) => this.show({ isPlayed: names.includes("events") }));
  }

  /** Shows the selection in all parts, and plays it if the change was to its events. */
  async show({ isPlayed = false } = {}) {
    this.#change += 1;
    const change = this.#change;
    const { selection } = this.#address;
    this.#gallery.show(selection);
    this.#inspector.show(selection);
    this.#title.textContent = selection.style.name;
    this.#summary.textContent = `${origin(selection.style)} ${selection.style.summary}`;
    document.title = `${selection.style.name} – Bezel`;
    this.#exportPanel.show(selection);
    this.#sheet?.show(selection);
    const [showStill, playback] = await Promise.all([
      this.#stage.prepare(selection).catch(asProblem),
      new PlaybackCache(selection).load(selection.values.events).catch(asProblem),
    ]);
    if (change !== this.#change) return;
    if (showStill instanceof Problem) {
      this.#showProblem(showStill);
      return;
    }
    this.#showProblem(playback instanceof Problem ? playback : undefined);
    // The still picture may be valid though the events are not.
    showStill();
    this.#region?.show(selection);
    this.#gallery.draw(selection);
    if (playback instanceof Problem) return;
    this.#load(selection, playback);
    if (isPlayed) this.#stage.player.play();
  }

  #addFilmStrip() {
    const { player, live } = this.#stage;
    this.#filmStrip = new FilmStrip(player, (time) => {
      live.stop();
      player.pause();
      player.seek(time);
      this.#settle(time);
    });
    if (this.#playback) this.#filmStrip.show(this.#address.selection, this.#playback);
  }

  #addSheet() {
    this.#sheet = new Sheet(this.#address);
    this.#sheet.show(this.#address.selection);
  }

  #addRegion() {
    this.#region = new Region(this.#address.selection);
    this.#region.show(this.#address.selection);
  }

  /**
   * Loads a playback into the player, and shows it in the parts about time.
   *
   * @param {Selection} selection
   * @param {Playback} playback
   */
  #load(selection, playback) {
    const { player } = this.#stage;
    player.load(playback, { isShown: false });
    const time = Number(selection.values.t);
    if (time > 0) player.seek(time);
    this.#showTime(selection, playback);
  }

  /**
   * @param {Selection} selection
   * @param {Playback} playback
   */
  #showTime(selection, playback) {
    this.#playback = playback;
    this.#editor.show(playback.timeline.events);
    this.#filmStrip?.show(selection, playback);
  }

  /**
   * Writes the script of the user's interaction to the address, and makes it the one that is played.
   *
   * @param {Record<string, string>} values
   */
  async #record({ events, flag }) {
    const { player } = this.#stage;
    if (!events.includes("down")) {
      // A script without a press is not recorded; the earlier playback can be played again.
      player.load(this.#playback, { isShown: false });
      return;
    }
    const { selection } = this.#address;
    // Only the labels of the articles show the flag.
    const isFlagVisible = "label" in selection.values;
    this.#address.replace({ events, t: undefined, ...(isFlagVisible && flag && { flag }) });
    this.#exportPanel.show(this.#address.selection);
    const { playback } = player;
    if (playback?.script === events) this.#showTime(this.#address.selection, playback);
    else await this.#complete(events);
  }

  /**
   * Loads the playback of an interaction that ended before the service responded.
   *
   * @param {string} events
   */
  async #complete(events) {
    const change = this.#change;
    const { selection } = this.#address;
    try {
      const playback = await new PlaybackCache(selection).load(events);
      if (change !== this.#change || this.#stage.live.isBusy) return;
      this.#load(selection, playback);
    } catch (error) {
      this.#showProblem(asProblem(error));
    }
  }

  /**
   * Writes the time at which the player is paused to the address; no time while it plays.
   *
   * @param {number | undefined} time
   */
  #settle(time) {
    this.#address.replace({ t: time === undefined ? undefined : String(Number(time.toFixed(3))) });
    this.#exportPanel.show(this.#address.selection);
  }

  /**
   * Shows a problem at the control that caused it, or hides all messages.
   *
   * @param {Problem | undefined} problem
   */
  #showProblem(problem) {
    const isAboutTime = problem?.parameter === "events" || problem?.parameter === "t";
    this.#editor.showProblem(isAboutTime ? problem?.message : "");
    const isPlaced = this.#inspector.showProblem(problem) || isAboutTime;
    this.#problem.hidden = !problem || (isPlaced && !this.#stage.isEmpty);
    this.#problem.textContent = isPlaced
      ? "This button cannot be drawn. The message is beside the parameter."
      : problem?.message ?? "";
  }
}

/** @param {Style} style */
function origin({ frameworkName, availability, source }) {
  return `${frameworkName}, ${source === "article" ? "from" : "since"} ${availability}.`;
}

try {
  const page = new Page(await Catalog.load());
  elementByID("main", HTMLElement).hidden = false;
  await page.show();
} catch (error) {
  const failure = elementByID("failure", HTMLElement);
  failure.textContent = error instanceof Error ? error.message : String(error);
  failure.hidden = false;
  throw error;
}
