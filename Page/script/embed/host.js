/** The page that contains the frame. It learns the height of the button by the messages of several hosts. */
export class Host {
  /**
   * Identifies the frame in messages of WordPress, which adds it to the address.
   *
   * @type {string | null}
   */
  #secret = new URLSearchParams(location.hash.replace(/^#\??/, "")).get("secret");

  /**
   * Calls a listener when WordPress is ready for messages, which may be after the first ones.
   *
   * @param {() => void} listener
   */
  onReady(listener) {
    addEventListener("message", ({ data, source }) => {
      if (source !== parent || data?.message !== "ready") return;
      this.#secret = data.secret ?? this.#secret;
      listener();
    });
  }

  /**
   * Reports the size that shows the whole button, in pixels.
   *
   * @param {{ width: number, height: number }} size
   */
  report({ width, height }) {
    // Any site may contain the frame, and the size is no secret.
    /** @param {unknown} message */
    const post = (message) => parent.postMessage(message, "*");
    post({ sender: "bezel", type: "size", width, height });
    if (this.#secret) post({ message: "height", value: height, secret: this.#secret });
    // Medium, Embedly and others.
    post(JSON.stringify({ context: "iframe.resize", src: location.href, height }));
    // AMP.
    post({ sentinel: "amp", type: "embed-size", height });
  }

  /** Reports that the button has run its action. */
  reportAction() {
    parent.postMessage({ sender: "bezel", type: "action" }, "*");
  }
}
