/** @import { Selection } from "./address/selection.js" */
/** @import { Playback } from "./interaction/playback.js" */
/** @import { Style } from "./service/style.js" */
import { Address } from "./address/address.js";
import { Notice } from "./address/notice.js";
import { stylePaths } from "./address/read-address.js";
import { onSystemSchemeChange } from "./address/system-scheme.js";
import { announce } from "./announce.js";
import { Inspector } from "./controls/inspector.js";
import { elementByID } from "./element.js";
import { makeBottomSheet } from "./export/bottom-sheet.js";
import { ExportPanel } from "./export/export-panel.js";
import { Gallery } from "./gallery.js";
import { Ideas } from "./ideas/ideas.js";
import { playOnce } from "./interaction/opening.js";
import { Log } from "./interaction/log.js";
import { ProblemMessage } from "./interaction/problem-message.js";
import { PlaybackCache } from "./interaction/playback.js";
import { PinnedButton } from "./interaction/pinned-button.js";
import { Region } from "./interaction/region.js";
import { Stage } from "./interaction/stage.js";
import { StageToolbar } from "./interaction/stage-toolbar.js";
import { OwnStyle } from "./own-style/own-style.js";
import { Catalog } from "./service/catalog.js";
import { asProblem, Problem } from "./service/problem.js";
import { waitFor } from "./service/progress.js";
import { Sheet } from "./sheet/sheet.js";
import { AnimationList } from "./time/animation-list.js";
import { Curves } from "./time/curves.js";
import { FilmStrip } from "./time/film-strip.js";
import { ScriptEditor } from "./time/script-editor.js";
import { Transport } from "./time/transport.js";
import { whenVisible } from "./when-visible.js";

/** The pause after which parts other than the button follow a style that the user writes, in milliseconds. */
const writingPause = 300;

/** The page: all parts show the same selection, which is in the address bar. */
class Page {
  #address;
  #gallery;
  #inspector;
  #stage;
  #toolbar;
  #ideas;
  #pinned;
  #exportPanel;
  #editor;
  #ownStyle;
  // These parts are made when they come into view.
  /** @type {Region | undefined} */
  #region;
  /** @type {FilmStrip | undefined} */
  #filmStrip;
  /** @type {Sheet | undefined} */
  #sheet;
  #title = elementByID("style-name", HTMLElement);
  #summary = elementByID("style-summary", HTMLElement);
  #notice = new Notice();
  #message = new ProblemMessage();
  /**
   * The problem that is shown.
   *
   * @type {Problem | undefined}
   */
  #problem;
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
    this.#toolbar = new StageToolbar(address);
    this.#pinned = new PinnedButton(address, catalog);
    this.#ideas = new Ideas(catalog, address);
    this.#inspector = new Inspector(address, catalog);
    this.#ownStyle = new OwnStyle(address, catalog);
    makeBottomSheet();
    new Log(player, live);
    new AnimationList(player);
    new Curves(player, (time) => this.#showMoment(time));
    new Transport(player, live, (time) => this.#settle(time));
    this.#editor = new ScriptEditor((events) => {
      live.stop();
      address.change({ events, t: undefined });
    });
    live.on("rest", (values) => this.#record(values));
    live.on("problem", (problem) => this.#fail(problem));
    this.#stage.buttons.on("choose", announce);
    this.#stage.onWrap((width) => address.change({ width: String(width) }));
    whenVisible(elementByID("film", HTMLElement), () => this.#addFilmStrip());
    whenVisible(elementByID("sheet", HTMLElement), () => this.#addSheet());
    elementByID("show-region", HTMLElement).addEventListener("change", () => this.#addRegion(), { once: true });
    address.on("change", (names) => {
      this.#notice.hide();
      this.show({ isPlayed: names.includes("events"), isWritten: names.includes("style") });
    });
    catalog.on("change", () => this.#followFolder());
    address.on("read", (omissions) => this.#notice.show(omissions, address.selection.style));
    onSystemSchemeChange(() => this.show());
    addEventListener("online", () => {
      if (this.#problem?.isConnection) this.show();
    });
    this.#notice.show(address.omissions, address.selection.style);
  }

  /** Shows the selection again if its style is in a folder that has changed. */
  #followFolder() {
    const { style } = this.#address.selection;
    if (style.isReplaceable) this.#address.refresh();
    else this.#gallery.show(this.#address.selection);
    this.#gallery.draw(undefined);
  }

  /** Opens the editor of the user's own style if the address asks for it, or if it was open before a reload. */
  openOwnStyle() {
    return this.#ownStyle.start();
  }

  /**
   * Shows the selection in all parts, and plays it if the change was to its events. While the user writes its style, only
   * the button follows at once.
   */
  async show({ isPlayed = false, isWritten = false } = {}) {
    this.#change += 1;
    const change = this.#change;
    const { selection } = this.#address;
    this.#gallery.show(selection);
    this.#inspector.show(selection);
    this.#toolbar.show(selection);
    this.#pinned.show(selection);
    this.#title.textContent = selection.style.title;
    this.#summary.textContent = `${origin(selection.style)} ${selection.style.summary}`.trim();
    document.title = `${selection.style.title} – Bezel`;
    this.#ownStyle.show(selection);
    this.#exportPanel.show(selection);
    if (!isWritten) this.#sheet?.show(selection);
    this.#stage.isBusy = true;
    /** @returns {Promise<Playback | Problem>} */
    const loadPlayback = () =>
      new PlaybackCache(this.#stage.playable(selection)).load(selection.values.events).catch(asProblem);
    const showStill = await waitFor(this.#stage.prepare(selection).catch(asProblem));
    if (change !== this.#change) return;
    this.#stage.isBusy = false;
    if (showStill instanceof Problem) {
      this.#stage.rest(selection);
      this.#showProblem(showStill);
      this.#gallery.draw(undefined);
      return;
    }
    // The still picture may be valid though the events are not.
    const isPressable = showStill();
    this.#exportPanel.setSize(selection, this.#stage.size);
    this.#region?.show(selection);
    // The press comes before playback, and both before the pictures of other styles.
    const eagerPlayback = isPlayed || "t" in selection.values ? loadPlayback() : undefined;
    if (!eagerPlayback) await waitFor(isPressable);
    if (isWritten) {
      await new Promise((resolve) => setTimeout(resolve, writingPause));
      if (change !== this.#change) return;
      this.#sheet?.show(selection);
    }
    const playback = await waitFor(eagerPlayback ?? loadPlayback());
    if (change !== this.#change) return;
    this.#gallery.draw(selection);
    this.#ideas.draw();
    if (playback instanceof Problem) {
      if (playback.isOfWork) this.#showTooExpensive(playback);
      else this.#showProblem(playback);
      return;
    }
    this.#showProblem(undefined);
    this.#load(selection, playback, isPlayed);
  }

  /**
   * Shows beside the events that they cannot be played; the picture is there.
   *
   * @param {Problem} problem
   */
  #showTooExpensive(problem) {
    this.#playback = undefined;
    this.#stage.player.load(undefined, { isShown: false });
    this.#editor.show(this.#address.selection.values.events ?? "");
    this.#showProblem(problem, { isAboutTime: true });
  }

  #addFilmStrip() {
    const { player } = this.#stage;
    this.#filmStrip = new FilmStrip(player, (time) => this.#showMoment(time));
    if (this.#playback) this.#filmStrip.show(this.#address.selection, this.#playback);
  }

  /** @param {number} time */
  #showMoment(time) {
    const { player, live } = this.#stage;
    live.stop();
    player.pause();
    player.seek(time);
    this.#settle(player.position);
  }

  #addSheet() {
    this.#sheet = new Sheet(this.#address, () => this.#stage.reveal());
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
   * @param {boolean} isPlayed
   */
  #load(selection, playback, isPlayed = false) {
    const { player, live } = this.#stage;
    this.#showTime(selection, playback);
    // The user may have pressed the button meanwhile.
    if (live.isBusy) return;
    player.load(playback, { isShown: false });
    const time = Number(selection.values.t);
    if (time > 0) player.seek(time);
    else if (isPlayed) player.play();
    else playOnce(player);
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
  async #record({ events, flag, ...values }) {
    const { player } = this.#stage;
    const { selection } = this.#address;
    const { innerButtonName } = selection.style;
    if (this.#problem?.isConnection || this.#problem?.isOfWork) this.#showProblem(undefined);
    if (!events.includes("down")) {
      // A script without a press is not recorded; the earlier playback can be played again.
      player.load(this.#playback, { isShown: false });
      player.rewind(Number(selection.values.t) || 0);
      return;
    }
    // Only the labels of the articles show the flag.
    const isFlagVisible = "label" in selection.values;
    this.#address.replace({ events, t: undefined, ...(isFlagVisible && flag && { flag }) });
    if (innerButtonName !== undefined) this.#showInnerButton(innerButtonName, values[innerButtonName]);
    this.#exportPanel.show(this.#address.selection);
    const { playback } = player;
    if (playback?.script === events) this.#showTime(this.#address.selection, playback);
    else await this.#complete(events);
  }

  /**
   * Writes which of the buttons inside was pressed to the address, for the states, the exports and the region.
   *
   * @param {string} name The name of the parameter.
   * @param {string | undefined} number
   */
  #showInnerButton(name, number) {
    this.#address.replace({ [name]: number });
    const { selection } = this.#address;
    this.#inspector.show(selection);
    this.#ownStyle.show(selection);
    this.#region?.show(selection);
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
      const playback = await waitFor(new PlaybackCache(this.#stage.playable(selection)).load(events));
      if (change !== this.#change || this.#stage.live.isBusy) return;
      this.#load(selection, playback);
    } catch (error) {
      this.#fail(asProblem(error));
    }
  }

  /**
   * Shows a problem of an interaction, and the button at rest.
   *
   * @param {Problem} problem
   */
  #fail(problem) {
    const { player } = this.#stage;
    this.#stage.rest(this.#address.selection);
    player.load(this.#playback, { isShown: false });
    this.#showProblem(problem);
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
  #showProblem(problem, { isAboutTime = problem?.parameter === "events" || problem?.parameter === "t" } = {}) {
    this.#problem = problem;
    this.#editor.showProblem(isAboutTime ? problem?.message : "");
    const isPlaced = this.#inspector.showProblem(problem) || isAboutTime;
    const isShown = problem && !(isPlaced && !this.#stage.isEmpty);
    this.#message.show(isShown ? problem.message : "", isShown ? this.#remedies(problem) : []);
  }

  /**
   * The remedies of a problem that the user can choose.
   *
   * @param {Problem} problem
   */
  #remedies({ isConnection, parameter, suggestion }) {
    if (isConnection) return [{ title: "Try again", run: () => this.show() }];
    if (parameter === undefined || !(parameter in this.#address.selection.values)) return [];
    /** @param {string | undefined} value */
    const change = (value) => () => this.#address.change({ [parameter]: value });
    return [
      ...(suggestion === undefined ? [] : [{ title: `Use ${suggestion}`, run: change(suggestion) }]),
      { title: `Remove ${parameter}`, run: change(undefined) },
    ];
  }
}

/** @param {Style} style */
function origin({ frameworkName, availability, source }) {
  if (source === "custom") return "";
  return `${frameworkName}, ${source === "article" ? "from" : "since"} ${availability}.`;
}

try {
  const page = new Page(await waitFor(Catalog.load(stylePaths(location.search))));
  const main = elementByID("main", HTMLElement);
  main.inert = false;
  main.removeAttribute("aria-busy");
  await Promise.all([page.show(), page.openOwnStyle()]);
} catch (error) {
  elementByID("failure-text", HTMLElement).textContent = error instanceof Error ? error.message : String(error);
  elementByID("failure-retry", HTMLElement).addEventListener("click", () => location.reload());
  elementByID("failure", HTMLElement).hidden = false;
  throw error;
}
