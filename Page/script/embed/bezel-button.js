/** The address of the service, which serves this script. */
const service = new URL(import.meta.url).origin;

/**
 * A button of the service in a page: `<bezel-button button="swiftui/bordered" query="title=Buy">`.
 *
 * The button is in a frame without access to the page, and the element is as large as the button. It dispatches `action`
 * when a press runs the action of the button.
 */
class BezelButton extends HTMLElement {
  static observedAttributes = ["button", "query"];

  #frame = document.createElement("iframe");
  /** @param {MessageEvent} event */
  #receive = ({ source, data }) => {
    if (source !== this.#frame.contentWindow || data?.sender !== "bezel") return;
    if (data.type === "size") this.#resize(Number(data.width), Number(data.height));
    if (data.type === "action") this.dispatchEvent(new Event("action", { bubbles: true, composed: true }));
  };

  constructor() {
    super();
    this.#frame.setAttribute("sandbox", "allow-scripts");
    this.#frame.setAttribute("loading", "lazy");
    // With another color scheme than that of its page, a frame is not transparent.
    this.#frame.style.cssText = "display: block; border: 0; max-width: 100%; color-scheme: normal";
    this.#resize(160, 52);
    const root = this.attachShadow({ mode: "closed" });
    const style = new CSSStyleSheet();
    style.replaceSync(":host { display: inline-block; max-width: 100% } :host([hidden]) { display: none }");
    root.adoptedStyleSheets = [style];
    root.append(this.#frame);
  }

  connectedCallback() {
    addEventListener("message", this.#receive);
    this.#load();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#receive);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#load();
  }

  #load() {
    const button = this.getAttribute("button") ?? "swiftui/borderedProminent";
    const query = this.getAttribute("query") ?? "";
    const url = `${service}/embed/${button}${query && `?${query.replace(/^\?/, "")}`}`;
    const values = new URLSearchParams(query);
    this.#frame.title = values.get("title") ?? values.get("show") ?? button;
    if (this.#frame.src !== url) this.#frame.src = url;
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  #resize(width, height) {
    if (!(width > 0 && height > 0)) return;
    this.#frame.width = String(width);
    this.#frame.height = String(height);
  }
}

customElements.define("bezel-button", BezelButton);
