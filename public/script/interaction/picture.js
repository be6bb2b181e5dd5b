/** An SVG of the service in a tree of its own, which can show any moment of itself. */
export class Picture {
  #tree;
  #text;
  #animations = [];
  #zoom = 1;

  constructor(host) {
    this.#tree = host.attachShadow({ mode: "open" });
  }

  get svg() {
    return this.#tree.querySelector("svg");
  }

  /** The part of the plane that is seen, in points. */
  get viewBox() {
    return this.svg?.viewBox.baseVal;
  }

  set zoom(zoom) {
    this.#zoom = zoom;
    this.#resize();
  }

  /** Shows a picture; what is shown already is left alone, so that nothing flickers. */
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
   * What the animations say then becomes the style of the elements, and no animation stays: a browser draws what is
   * animated in layers of their own, which begin on whole pixels, so that edges would jump when one comes or goes.
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
    this.svg.setCurrentTime(time);
  }

  #resize() {
    if (!this.svg) return;
    this.svg.setAttribute("width", this.viewBox.width * this.#zoom);
    this.svg.setAttribute("height", this.viewBox.height * this.#zoom);
  }
}

/**
 * The elements and the rules of a picture.
 *
 * The page's policy forbids styles in markup, and rightly so. The rules become a style sheet by script, which
 * is allowed, and so do the declarations of single elements.
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
  for (const styled of svg.querySelectorAll("[data-style]")) {
    styled.style.cssText = styled.dataset.style;
    delete styled.dataset.style;
  }
  return { svg, sheet };
}
