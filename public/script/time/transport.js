/** How long a frame lasts, in seconds. */
const frame = 1 / 60;

/** Play, pause, step and scrub. */
export class Transport {
  #player;
  #play = document.querySelector("#play");
  #scrubber = document.querySelector("#scrubber");
  #now = document.querySelector("#now");

  /** `stop` ends what the user is doing to the button; `settled` is told where the scrubber was left. */
  constructor(player, { stop, settled }) {
    this.#player = player;
    this.#play.addEventListener("click", () => {
      if (player.isPlaying) {
        stop();
        player.pause();
        settled(player.position);
      } else {
        player.play();
        settled(undefined);
      }
    });
    const seek = (position) => {
      stop();
      player.pause();
      player.seek(position);
    };
    document.querySelector("#step-back").addEventListener("click", () => {
      seek(player.position - frame);
      settled(player.position);
    });
    document.querySelector("#step").addEventListener("click", () => {
      seek(player.position + frame);
      settled(player.position);
    });
    this.#scrubber.addEventListener("input", () => seek(Number(this.#scrubber.value)));
    this.#scrubber.addEventListener("change", () => settled(player.position));
    document.querySelector("#speed").addEventListener("change", (event) => {
      player.rate = Number(event.target.value);
    });
    for (const name of ["playback", "tick", "play", "pause"]) player.addEventListener(name, () => this.#show());
  }

  #show() {
    const { position, duration, isPlaying } = this.#player;
    this.#scrubber.max = Math.max(duration, isPlaying ? position : 0);
    // A frame at a time also by keyboard.
    this.#scrubber.step = isPlaying ? "any" : "0.001";
    this.#scrubber.value = position;
    this.#scrubber.setAttribute("aria-valuetext", `${position.toFixed(2)} of ${duration.toFixed(2)} seconds`);
    this.#now.textContent = `${position.toFixed(2)} s`;
    this.#play.classList.toggle("playing", isPlaying);
    this.#play.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
  }
}
