/**
 * A source as the service reads it in an address: base64url of zlib. `undefined` if the browser does not compress.
 *
 * @param {string} source
 */
export async function encodeSource(source) {
  if (typeof CompressionStream === "undefined") return undefined;
  const stream = new Blob([source]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The length of the longest source, in bytes: an address may hold something that becomes endless. */
const maximumLength = 64 * 1024;

/**
 * The source in an address; `undefined` if the text is not one, or if the browser does not decompress.
 *
 * @param {string} data
 */
export async function decodeSource(data) {
  if (typeof DecompressionStream === "undefined") return undefined;
  try {
    const text = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let source = "";
    let length = 0;
    while (true) {
      const { done, value } = await reader.read();
      if (done) return source + decoder.decode();
      length += value.length;
      if (length > maximumLength) return undefined;
      source += decoder.decode(value, { stream: true });
    }
  } catch {
    return undefined;
  }
}
