import { Problem } from "../service/problem.js";

/** An SVG picture of the service in a shadow tree, which can show any moment of its animation. */
export class Picture {
  #tree;
  /** @type {string | undefined} */
  #text;
  /** @type {Animation[]} */
  #animations = [];
  #zoom = 1;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#tree = host.attachShadow({ mode: "open" });
  }

  get svg() {
    return this.#tree.querySelector("svg");
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
    this.#animations = this.#tree.getAnimations();
  }

  /**
   * Shows the moment of a time in seconds.
   *
   * The values of the CSS animations become inline styles, and the animations are canceled. Browsers draw animated
   * elements in layers that begin on whole pixels, so edges would jump whenever a layer appears or disappears.
   *
   * @param {number} time
   */
  seek(time) {
    for (const animation of this.#animations) {
      animation.pause();
      animation.currentTime = time * 1000;
    }
    for (const animation of this.#animations) {
      animation.commitStyles();
      animation.cancel();
    }
    this.svg?.setCurrentTime(time);
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
