/** A line that begins a block of code in Markdown: its indentation, its fence, and the language. */
const opening = /^( *)(`{3,}|~{3,})\s*([^`\s]*)[^`]*$/;

/** The languages of a block that may be Swift. */
const languages = new Set(["", "swift", "swiftui", "uikit", "{.swift}"]);

/** Text that may hold a fence without being Markdown: a comment or a string of several lines. */
const swift = /^\s*\/\*|"""/;

/**
 * The code in a text of Markdown: the contents of its fenced blocks without the text around them, or what is between two
 * backticks. Other texts stay as they are.
 *
 * @param {string} text
 */
export function withoutFences(text) {
  const inline = text.trim().match(/^`([^`\n]+)`$/);
  if (inline) return inline[1];
  /** @type {string[][]} */
  const blocks = [];
  /** The open block: its fence, its indentation, and its lines if it may be Swift. */
  let open = undefined;
  for (const line of text.split(/\r?\n/)) {
    if (open && isEnd(line, open.fence)) {
      open = undefined;
    } else if (open) {
      open.lines?.push(line.replace(open.indentation, ""));
    } else {
      const [, indentation, fence, language] = line.match(opening) ?? [];
      if (fence === undefined) {
        if (swift.test(line)) return text;
        continue;
      }
      /** @type {string[] | undefined} */
      const lines = languages.has(language.toLowerCase()) ? [] : undefined;
      if (lines) blocks.push(lines);
      open = { fence, indentation: new RegExp(`^ {0,${indentation.length}}`), lines };
    }
  }
  const contents = blocks.map((lines) => lines.join("\n").replace(/\s+$/, "")).filter((content) => content);
  return contents.length > 0 ? contents.join("\n\n") + "\n" : text;
}

/**
 * Whether a line ends a block: with a fence of the same character, at least as long, and nothing else.
 *
 * @param {string} line
 * @param {string} fence
 */
function isEnd(line, fence) {
  const end = line.trim();
  return end.length >= fence.length && [...end].every((character) => character === fence[0]);
}
