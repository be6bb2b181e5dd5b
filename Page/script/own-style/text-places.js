/**
 * The place in a line at which a column of the service begins: it counts bytes of UTF-8 from 1, scripts count the code
 * units of UTF-16 from 0.
 *
 * @param {string} line
 * @param {number} column
 */
export function offsetInLine(line, column) {
  let bytes = 1;
  let offset = 0;
  for (const character of line) {
    if (bytes >= column) break;
    bytes += byteCount(character.codePointAt(0) ?? 0);
    offset += character.length;
  }
  return offset;
}

/** @param {number} scalar */
function byteCount(scalar) {
  if (scalar < 0x80) return 1;
  if (scalar < 0x800) return 2;
  return scalar < 0x1_0000 ? 3 : 4;
}
