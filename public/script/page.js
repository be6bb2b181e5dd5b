import { Address } from "./address/address.js";
import { Inspector } from "./controls/inspector.js";
import { Gallery } from "./gallery.js";
import { Log } from "./interaction/log.js";
import { Stage } from "./interaction/stage.js";
import { PlaybackCache } from "./interaction/playback.js";
import { Catalog } from "./service/catalog.js";
import { ExportPanel } from "./export/export-panel.js";
import { Curves } from "./time/curves.js";
import { ScriptEditor } from "./time/script-editor.js";
import { Transport } from "./time/transport.js";
import { whenSeen } from "./when-seen.js";

/** The page: every part of it shows the one selection, which the address bar keeps. */
class Page {
  #address;
  #gallery;
  #inspector;
  #stage = new Stage();
  #exportPanel = new ExportPanel();
  #editor;
  // What nobody sees at first comes later.
  #region;
  #filmStrip;
  #sheet;
  #title = document.querySelector("#style-name");
  #summary = document.querySelector("#style-summary");
  #problem = document.querySelector("#problem");
  /** What the parts that are about time show. */
  #playback;
  /** Counts the changes: an answer that comes after the next one is late. */
  #change = 0;

  constructor(catalog) {
    const { player, live } = this.#stage;
    const address = new Address(catalog);
    this.#address = address;
    this.#gallery = new Gallery(catalog, address);
    this.#inspector = new Inspector(address, catalog);
    new Log(player, live);
    new Curves(player);
    new Transport(player, { stop: () => live.stop(), settled: (time) => this.#settle(time) });
    this.#editor = new ScriptEditor((events) => {
      live.stop();
      address.change({ events, t: undefined });
    });
    live.addEventListener("rest", ({ detail }) => this.#record(detail));
    live.addEventListener("problem", ({ detail }) => this.#explain(detail));
    whenSeen(document.querySelector("#film"), () => this.#addFilmStrip());
    whenSeen(document.querySelector("#sheet"), () => this.#addSheet());
    document.querySelector("#show-region").addEventListener("change", () => this.#addRegion(), { once: true });
    address.addEventListener("change", ({ detail: names }) => this.show({ isPlayed: names.includes("events") }));
  }

  /** Shows the selection in all parts, and plays it if that is what the change was for. */
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
    const [stage, playback] = await Promise.allSettled([
      this.#stage.prepare(selection),
      new PlaybackCache(selection).load(selection.values.events),
    ]);
    if (change !== this.#change) return;
    this.#explain(stage.reason ?? playback.reason);
    // A button can be shown though nothing can happen to it.
    if (stage.reason) return;
    stage.value();
    this.#region?.show(selection);
    this.#gallery.draw(selection);
    if (playback.reason) return;
    this.#load(selection, playback.value);
    if (isPlayed) this.#stage.player.play();
  }

  async #addFilmStrip() {
    const { FilmStrip } = await import("./time/film-strip.js");
    const { player, live } = this.#stage;
    this.#filmStrip = new FilmStrip(player, (time) => {
      live.stop();
      player.pause();
      player.seek(time);
      this.#settle(time);
    });
    if (this.#playback) this.#filmStrip.show(this.#address.selection, this.#playback);
  }

  async #addSheet() {
    const { Sheet } = await import("./sheet.js");
    this.#sheet = new Sheet(this.#address);
    this.#sheet.show(this.#address.selection);
  }

  async #addRegion() {
    const { Region } = await import("./interaction/region.js");
    this.#region = new Region();
    this.#region.show(this.#address.selection);
  }

  /** Makes a playback the one to be played, scrubbed and looked at. */
  #load(selection, playback) {
    const { player } = this.#stage;
    player.load(playback, { isShown: false });
    const time = Number(selection.values.t);
    if (time > 0) player.seek(time);
    this.#tell(selection, playback);
  }

  #tell(selection, playback) {
    this.#playback = playback;
    this.#editor.show(playback.timeline.events);
    this.#filmStrip?.show(selection, playback);
  }

  /** What the user did to the button becomes what is played. */
  async #record({ events, flag }) {
    const { player } = this.#stage;
    if (!events.includes("down")) {
      // A focus alone is nothing to look at; what was there before can be played again.
      player.load(this.#playback, { isShown: false });
      return;
    }
    const { selection } = this.#address;
    // Only the labels of the articles show the flag.
    const isSeen = "label" in selection.values;
    this.#address.note({ events, t: undefined, ...(isSeen && flag && { flag }) });
    this.#exportPanel.show(this.#address.selection);
    const { playback } = player;
    if (playback?.script === events) this.#tell(this.#address.selection, playback);
    else await this.#complete(events);
  }

  /** Who interrupts what he did sees it to its end none the less, once the service has said what that is. */
  async #complete(events) {
    const change = this.#change;
    const { selection } = this.#address;
    try {
      const playback = await new PlaybackCache(selection).load(events);
      if (change !== this.#change || this.#stage.live.isBusy) return;
      this.#load(selection, playback);
    } catch (problem) {
      this.#explain(problem);
    }
  }

  /** The scrubber was left somewhere, or time goes on. */
  #settle(time) {
    this.#address.note({ t: time === undefined ? undefined : String(Number(time.toFixed(3))) });
    this.#exportPanel.show(this.#address.selection);
  }

  /** Says what is wrong where it was caused, or that nothing is. */
  #explain(problem) {
    const isOfTime = ["events", "t"].includes(problem?.parameter);
    this.#editor.explain(isOfTime ? problem.message : "");
    const isPlaced = this.#inspector.explain(problem) || isOfTime;
    this.#problem.hidden = !problem || (isPlaced && !this.#stage.isEmpty);
    this.#problem.textContent = isPlaced ? "There is no such button: the parameters say why." : problem?.message ?? "";
  }
}

function origin({ frameworkName, availability, source }) {
  return `${frameworkName}, ${source === "article" ? "from" : "since"} ${availability}.`;
}

try {
  const page = new Page(await Catalog.load());
  document.querySelector("main").hidden = false;
  await page.show();
} catch (problem) {
  const failure = document.querySelector("#failure");
  failure.textContent = problem.message;
  failure.hidden = false;
  throw problem;
}
