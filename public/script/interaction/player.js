/**
 * The one clock of the page: shows a playback at a time, and lets the time pass. Says `playback`, `begin`,
 * `tick`, `play` and `pause`.
 */
export class Player extends EventTarget {
  #picture;
  #position = 0;
  #rate = 1;
  /** When the position was what it is, in milliseconds; `undefined` while time stands still. */
  #since;
  #isOpen = false;
  #frame;
  /** What is shown, and how much later it began than the script. */
  #shown;

  constructor(picture) {
    super();
    this.#picture = picture;
  }

  get isPlaying() {
    return this.#since !== undefined;
  }

  /** In seconds, since the beginning of the script. */
  get position() {
    return this.isPlaying ? this.#position + ((performance.now() - this.#since) / 1000) * this.#rate : this.#position;
  }

  get duration() {
    return this.playback?.duration ?? 0;
  }

  /** Seconds of the button for each of the user's. */
  get rate() {
    return this.#rate;
  }

  set rate(rate) {
    this.#position = this.position;
    if (this.isPlaying) this.#since = performance.now();
    this.#rate = rate;
  }

  /** Shows a picture that stands still, until time passes. */
  rest(picture) {
    this.#stop();
    this.#position = 0;
    this.#shown = undefined;
    this.#picture.show(picture);
  }

  /** Goes on with another playback, at the same time; one that is not to be seen yet waits for `play` or `seek`. */
  load(playback, { isShown = true } = {}) {
    this.playback = playback;
    this.#shown = isShown ? { playback, delay: 0 } : undefined;
    this.#show();
    this.#say("playback");
  }

  /** Shows a playback in place of one that is on its way, in which all happens some seconds earlier. */
  standIn(playback, delay) {
    this.#shown = { playback, delay };
    this.#show();
  }

  seek(position) {
    this.#position = Math.min(Math.max(position, 0), this.duration);
    if (this.isPlaying) this.#since = performance.now();
    this.#reveal();
    this.#show();
    this.#say("tick");
  }

  /** Lets time pass, to the end of the playback or, where it is open, on and on. */
  play({ isOpen = false } = {}) {
    this.#isOpen = isOpen;
    if (!isOpen && this.#position >= this.duration) this.#position = 0;
    this.#stop();
    if (this.#position === 0) this.#say("begin");
    this.#since = performance.now();
    this.#reveal();
    this.#frame = requestAnimationFrame(this.#tick);
    this.#say("play");
  }

  /** Starts an open playback at its beginning. */
  begin() {
    this.#stop();
    this.#position = 0;
    this.playback = undefined;
    this.#shown = undefined;
    this.play({ isOpen: true });
  }

  /** Moves the time of the script without showing another moment: what was waited for is not counted. */
  skip(seconds) {
    this.#position = this.position + seconds;
    this.#since = performance.now();
  }

  pause() {
    if (!this.isPlaying) return;
    this.#stop();
    this.#show();
    this.#say("pause");
    this.#say("tick");
  }

  #stop() {
    this.#position = this.position;
    this.#since = undefined;
    cancelAnimationFrame(this.#frame);
  }

  #reveal() {
    if (this.playback) this.#shown ??= { playback: this.playback, delay: 0 };
  }

  #tick = () => {
    if (!this.#isOpen && this.position >= this.duration) {
      this.pause();
      this.seek(this.duration);
      return;
    }
    this.#show();
    this.#say("tick");
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #show() {
    if (!this.#shown) return;
    const { playback, delay } = this.#shown;
    this.#picture.show(playback.picture);
    this.#picture.seek(Math.min(Math.max(this.position - delay, 0), playback.duration));
  }

  #say(name) {
    this.dispatchEvent(new Event(name));
  }
}
