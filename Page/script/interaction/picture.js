import { Problem } from "../service/problem.js";

/** The time in seconds by which SMIL is sought later: browsers round times, and would miss the values at the very end. */
const lateness = 0.00005;

/** An SVG picture of the service in a shadow tree, which can show any moment of its animation. */
export class Picture {
  #tree;
  /** @type {string | undefined} */
  #text;
  /** @type {AnimatedElement[]} */
  #animated = [];
  #zoom = 1;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#tree = host.attachShadow({ mode: "open" });
  }

  get svg() {
    return this.#tree.querySelector("svg");
  }

  /** The picture as text; empty before the first one. */
  get text() {
    return this.#text ?? "";
  }

  /** @param {number} zoom */
  set zoom(zoom) {
    this.#zoom = zoom;
    this.#resize();
  }

  /**
   * Shows a picture. Does nothing if it is the same as before, so that it does not flicker.
   *
   * @param {string} text
   */
  show(text) {
    if (text === this.#text) return;
    this.#text = text;
    const { svg, sheet } = parse(text);
    this.#tree.adoptedStyleSheets = [sheet];
    this.#tree.replaceChildren(svg);
    this.#resize();
    svg.pauseAnimations();
    // Asking for animations makes the browser compute all styles.
    const isAnimated = text.includes("@keyframes");
    this.#animated = isAnimated ? this.#tree.getAnimations().map((animation) => new AnimatedElement(animation)) : [];
  }

  /**
   * Shows the moment of a time in seconds.
   *
   * @param {number} time
   */
  seek(time) {
    for (const animated of this.#animated) animated.seek(time);
    for (const animated of this.#animated) animated.read();
    for (const animated of this.#animated) animated.freeze();
    this.svg?.setCurrentTime(time + lateness);
  }

  #resize() {
    const { svg } = this;
    if (!svg) return;
    const { width, height } = svg.viewBox.baseVal;
    svg.setAttribute("width", String(width * this.#zoom));
    svg.setAttribute("height", String(height * this.#zoom));
  }
}

/**
 * An element with an animation, whose values at a time become inline styles, without the animation.
 *
 * Browsers draw animated elements in layers that begin on whole pixels, so edges would jump whenever a layer appears or
 * disappears. `commitStyles` does not do it: in WebKit the content security policy applies to its styles.
 */
class AnimatedElement {
  #animation;
  #element;
  /** The animated properties, as in CSS. */
  #names;
  /** @type {string[]} */
  #values = [];

  /** @param {Animation} animation */
  constructor(animation) {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect && effect.target instanceof SVGElement)) {
      throw new Problem({ detail: "The picture animates something that is not drawn." });
    }
    this.#animation = animation;
    this.#element = effect.target;
    const names = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
    this.#names = [...new Set(names)].filter((name) => !timingNames.has(name)).map(hyphenated);
  }

  /** @param {number} time In seconds. */
  seek(time) {
    this.#animation.pause();
    this.#animation.currentTime = time * 1000;
  }

  /** Reads the values at the time. Reading all before any is written computes the styles of the picture once. */
  read() {
    const style = getComputedStyle(this.#element);
    this.#values = this.#names.map((name) => style.getPropertyValue(name));
  }

  /** Writes the values, and ends the animation until the next seek. */
  freeze() {
    this.#animation.cancel();
    for (const [index, name] of this.#names.entries()) this.#element.style.setProperty(name, this.#values[index]);
  }
}

/** The members of a keyframe that are no properties. */
const timingNames = new Set(["offset", "computedOffset", "easing", "composite"]);

/** @param {string} name The name of a property in scripts. */
function hyphenated(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The elements and the rules of a picture.
 *
 * The content security policy of the page allows no styles in markup, so the rules become a style sheet, and the
 * declarations of single elements are set by script.
 *
 * @param {string} text
 */
function parse(text) {
  const sheet = new CSSStyleSheet();
  let rules = "";
  const markup = text
    .replace(/<style>([^<]*)<\/style>/, (_, content) => {
      rules = content;
      return "";
    })
    .replace(/(<[a-z][^<>]*?) style="/g, '$1 data-style="');
  sheet.replaceSync(`svg{display:block}${rules}`);
  const svg = document.importNode(new DOMParser().parseFromString(markup, "image/svg+xml").documentElement, true);
  if (!(svg instanceof SVGSVGElement)) throw new Problem({ detail: "The picture is not an SVG document." });
  for (const styled of svg.querySelectorAll("[data-style]")) {
    if (!(styled instanceof SVGElement)) continue;
    styled.style.cssText = styled.dataset.style ?? "";
    delete styled.dataset.style;
  }
  return { svg, sheet };
}
