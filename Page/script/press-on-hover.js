const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Shows another picture in an image while a link has the pointer or the focus of the keyboard.
 *
 * @param {HTMLElement} link
 * @param {HTMLImageElement} image
 * @param {(isPressed: boolean) => string | undefined} url The address of the animated, or of the still picture.
 */
export function pressOnHover(link, image, url) {
  /** @param {boolean} isPressed */
  const show = async (isPressed) => {
    const src = url(isPressed);
    if (!src || (isPressed && reducedMotion.matches)) return;
    image.dataset.wanted = src;
    // The picture is exchanged once it is there, so that the image is never empty.
    const next = new Image();
    next.src = src;
    await next.decode().catch(() => {});
    if (image.dataset.wanted === src && next.naturalWidth > 0) image.src = src;
  };
  link.addEventListener("pointerenter", () => show(true));
  link.addEventListener("pointerleave", () => show(false));
  link.addEventListener("focus", () => {
    if (link.matches(":focus-visible")) show(true);
  });
  link.addEventListener("blur", () => show(false));
}
