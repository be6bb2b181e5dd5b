/** @import { Selection } from "./address/selection.js" */
/** @import { Playback } from "./interaction/playback.js" */
/** @import { Style } from "./service/style.js" */
import "./late/shared.js";
import { Address } from "./address/address.js";
import { followSavedFile } from "./address/follow.js";
import { Notice } from "./address/notice.js";
import { stylePaths } from "./address/read-address.js";
import { onSystemSchemeChange } from "./address/system-scheme.js";
import { announce } from "./announce.js";
import { Inspector } from "./controls/inspector.js";
import { elementByID } from "./element.js";
import { ExportPanel } from "./export/export-panel.js";
import { makeExportSheet } from "./export/export-sheet.js";
import { Gallery } from "./gallery.js";
import { Ideas } from "./ideas/ideas.js";
import { Log } from "./interaction/log.js";
import { PlaybackCache } from "./interaction/playback.js";
import { PinnedButton } from "./interaction/pinned-button.js";
import { Stage } from "./interaction/stage.js";
import { StageToolbar } from "./interaction/stage-toolbar.js";
import { LatePart } from "./late/late-part.js";
import { whenIdle } from "./late/when-idle.js";
import { CodeOpening } from "./own-style/code-opening.js";
import { Reader } from "./own-style/reader.js";
import { States } from "./own-style/states.js";
import { Problems } from "./problems.js";
import { Recorder } from "./recorder.js";
import { Catalog } from "./service/catalog.js";
import { asProblem, Problem } from "./service/problem.js";
import { waitFor } from "./service/progress.js";
import { ScriptEditor } from "./time/script-editor.js";
import { Transport } from "./time/transport.js";
import { whenVisible } from "./when-visible.js";
import { Workbench } from "./workbench/workbench.js";

/** The time for which the parts around the button wait for its picture, which is seen sooner so, in milliseconds. */
const pictureTime = 200;

/** The pause after which parts other than the button follow a style that the user writes, in milliseconds. */
const writingPause = 300;

/** The panels whose parts are not in the first view. */
const latePanels = ["panel-inspect", "panel-findings", "panel-motion", "panel-states"];

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
  #recorder;
  #workbench;
  #code;
  #codeOpening;
  #reader;
  #states;
  #panels;
  #problems;
  #title = elementByID("style-name", HTMLElement);
  #summary = elementByID("style-summary", HTMLElement);
  #notice = new Notice();
  /**
   * The style that was shown last.
   *
   * @type {Style | undefined}
   */
  #shown;
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
    this.#workbench = new Workbench(address);
    this.#workbench.show(address.selection);
    this.#code = new LatePart(async () => {
      const { OwnStyle } = await import("./late/own-code.js");
      return new OwnStyle(address, catalog, this.#workbench, this.#stage);
    }, () => this.#failToLoad());
    this.#codeOpening = new CodeOpening(this.#code, address, this.#workbench);
    this.#reader = new Reader(catalog);
    this.#states = new States(address);
    makeExportSheet();
    new Log(player, live);
    const editor = new ScriptEditor((events) => {
      live.stop();
      address.change({ events, t: undefined });
    });
    this.#problems = new Problems(address, this.#stage, this.#inspector, editor, () => this.show());
    /** @param {number} time */
    const showMoment = (time) => this.#recorder.showMoment(time);
    this.#panels = new LatePart(async () => {
      const { PanelParts } = await import("./late/panel-parts.js");
      const parts = new PanelParts(address, this.#stage, {
        seek: showMoment,
        compared: (selection) => this.#pinned.compared(selection),
        reveal: (place) => this.#code.tell("reveal", (own) => own.revealPlace(place)),
      });
      for (const id of latePanels) elementByID(id, HTMLElement).removeAttribute("aria-busy");
      return parts;
    }, () => this.#failToLoad());
    for (const id of latePanels) whenVisible(elementByID(id, HTMLElement), () => this.#panels.use(() => {}));
    this.#recorder = new Recorder(address, this.#stage, {
      editor,
      showFilm: (selection, playback) => this.#panels.tell("film", (parts) => parts.showFilm(selection, playback)),
      problems: this.#problems,
      change: () => this.#change,
    });
    this.#recorder.on("write", (selection) => this.#exportPanel.show(selection));
    this.#recorder.on("choose", (selection) => {
      this.#inspector.show(selection);
      this.#states.show(selection);
      this.#panels.tell("region", (parts) => parts.showRegion(selection));
    });
    new Transport(player, live, (time) => this.#recorder.settle(time));
    this.#stage.buttons.on("choose", announce);
    this.#stage.onWrap((width) => address.change({ width: String(width) }));
    address.on("change", (names) => {
      this.#notice.hide();
      this.show({ isPlayed: names.includes("events"), isWritten: names.includes("style") });
    });
    catalog.on("change", () => this.#followFolder());
    followSavedFile(address, catalog);
    address.on("read", (omissions) => this.#notice.show(omissions, address.selection.style));
    onSystemSchemeChange(() => this.show());
    addEventListener("online", () => {
      if (this.#problems.shown?.isConnection) this.show();
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

  /** Opens the editor if the address asks for it. */
  openCode() {
    this.#codeOpening.start();
  }

  /** Loads what is not in the first view, so that nobody waits for it, and so that it is there without a connection. */
  prepareRest() {
    this.#panels.prepare();
    this.#code.prepare();
  }

  #failToLoad() {
    this.#problems.show(Problem.ofConnection("A part of the page cannot be loaded."));
  }

  /**
   * Shows the selection in all parts, and plays it if the change was to its events. While the user writes its style, only
   * the button follows at once.
   */
  async show({ isPlayed = false, isWritten = false } = {}) {
    this.#change += 1;
    const change = this.#change;
    const { selection } = this.#address;
    // The picture comes first: it is requested before the other parts are drawn, and shown before those that take long.
    const picture = waitFor(this.#stage.prepare(selection).catch(asProblem));
    this.#stage.isBusy = true;
    this.#title.textContent = selection.style.title;
    this.#summary.textContent = `${origin(selection.style)} ${selection.style.summary}`.trim();
    document.title = `${selection.style.title} – Bezel`;
    this.#workbench.show(selection);
    this.#toolbar.show(selection);
    this.#pinned.show(selection);
    this.#exportPanel.show(selection);
    const isOtherStyle = selection.style !== this.#shown;
    this.#shown = selection.style;
    const isLate = await Promise.race([picture.then(() => false), after(pictureTime)]);
    if (change !== this.#change) return;
    if (isLate) this.#showParts(selection, { hasDetails: !isOtherStyle });
    /** @returns {Promise<Playback | Problem>} */
    const loadPlayback = () =>
      new PlaybackCache(this.#stage.playable(selection)).load(selection.values.events).catch(asProblem);
    const showStill = await picture;
    if (change !== this.#change) return;
    this.#stage.isBusy = false;
    if (showStill instanceof Problem) {
      this.#showParts(selection);
      this.#stage.rest(selection);
      this.#problems.show(showStill);
      this.#gallery.draw(undefined);
      return;
    }
    // The still picture may be valid though the events are not.
    const isPressable = showStill();
    if (isOtherStyle || !isLate) {
      await nextFrame();
      if (change !== this.#change) return;
      this.#showParts(selection);
    }
    if (!isWritten) this.#showSheet(selection);
    this.#exportPanel.setSize(selection, this.#stage.size);
    this.#panels.tell("picture", (parts) => parts.showPicture(selection));
    // The press comes before playback, and both before the pictures of other styles.
    const eagerPlayback = isPlayed || "t" in selection.values ? loadPlayback() : undefined;
    if (!eagerPlayback) await waitFor(isPressable);
    performance.mark("pressable");
    if (isWritten) {
      await new Promise((resolve) => setTimeout(resolve, writingPause));
      if (change !== this.#change) return;
      this.#showSheet(selection);
    }
    const playback = await waitFor(eagerPlayback ?? loadPlayback());
    if (change !== this.#change) return;
    this.#gallery.draw(selection);
    this.#ideas.draw();
    if (playback instanceof Problem) {
      if (playback.isOfWork) this.#recorder.showUnplayable(playback);
      else this.#problems.show(playback);
      return;
    }
    this.#problems.show(undefined);
    this.#recorder.load(selection, playback, isPlayed);
  }

  /**
   * Shows the parts around the button. The details are those that take long to draw for another style.
   *
   * @param {Selection} selection
   */
  #showParts(selection, { hasDetails = true } = {}) {
    this.#gallery.show(selection);
    this.#code.tell("show", (own) => own.show(selection));
    this.#reader.show(selection);
    if (!hasDetails) return;
    this.#inspector.show(selection);
    this.#states.show(selection);
  }

  /** @param {Selection} selection */
  #showSheet(selection) {
    this.#panels.tell("sheet", (parts) => parts.showSheet(selection));
  }
}

/**
 * Resolves with `true` after a time in milliseconds.
 *
 * @param {number} time
 * @returns {Promise<boolean>}
 */
function after(time) {
  return new Promise((resolve) => setTimeout(() => resolve(true), time));
}

/** Resolves once the browser has drawn. */
function nextFrame() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A page in the background draws nothing.
    setTimeout(resolve, 100);
  });
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
  page.openCode();
  await page.show();
  whenIdle(() => page.prepareRest());
} catch (error) {
  elementByID("failure-text", HTMLElement).textContent = error instanceof Error ? error.message : String(error);
  elementByID("failure-retry", HTMLElement).addEventListener("click", () => location.reload());
  elementByID("failure", HTMLElement).hidden = false;
  throw error;
}
