/** A comment, or a string; the quotes in an interpolation end and begin strings too, which leaves brackets balanced. */
const skipped = /\/\/[^\n]*|\/\*[^]*?\*\/|"""[^]*?"""|"(?:\\.|[^"\\\n])*"/y;

/** The beginning of a further line of an expression: a modifier, also after comments. */
const continuation = /\s*(?:\/\/[^\n]*\s*)*\.[\p{L}_]/uy;

/**
 * The offset at which the expression that begins at another one ends: behind its modifiers, which may be on lines of their
 * own.
 *
 * @param {string} text
 * @param {number} start
 */
export function expressionEnd(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const end = endOfMatch(skipped, text, index);
    if (end !== undefined) {
      index = end - 1;
      continue;
    }
    const character = text[index];
    if ("([{".includes(character)) depth += 1;
    else if (")]}".includes(character)) depth -= 1;
    const isEnd = depth === 0 && (character === "," || character === ";" || character === "\n");
    if (depth < 0 || (isEnd && endOfMatch(continuation, text, index) === undefined)) return index;
  }
  return text.length;
}

/**
 * @param {RegExp} expression A sticky one.
 * @param {string} text
 * @param {number} index
 */
function endOfMatch(expression, text, index) {
  expression.lastIndex = index;
  return expression.test(text) ? expression.lastIndex : undefined;
}
