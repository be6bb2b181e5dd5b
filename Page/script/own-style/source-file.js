/** The size of the largest file that is read, in bytes; the service accepts a quarter of it. */
const maximumSize = 256 * 1024;

/**
 * The text of a file; throws an `Error` for the user.
 *
 * @param {File} file
 */
export async function readSource(file) {
  if (file.size > maximumSize) throw new Error(`${file.name} is larger than any source.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(`${file.name} is not a text in UTF-8.`);
  }
}
