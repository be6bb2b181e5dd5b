/**
 * @typedef {object} Subject
 * @property {string} url The address of the picture.
 * @property {string} light The address of the picture in the light appearance.
 * @property {string} dark The address of the picture in the dark appearance.
 * @property {string} title
 * @property {string} file The name of the saved file.
 */

/**
 * The snippets that embed a picture, each for one kind of document. Those in HTML are valid JSX, too, and the one in
 * Markdown may be in a cell of a table.
 *
 * @type {{ name: string, write: (subject: Subject) => string }[]}
 */
export const snippets = [
  { name: "URL", write: ({ url }) => url },
  { name: "Markdown", write: ({ url, title }) => `![${backslashed(title, /[[\]\\|]/g)}](${markdownURL(url)})` },
  { name: "HTML", write: ({ url, title }) => `<img src="${html(url)}" alt="${html(title)}" />` },
  {
    name: "Light and dark",
    write: ({ light, dark, title }) =>
      [
        "<picture>",
        `  <source srcset="${html(dark)}" media="(prefers-color-scheme: dark)" />`,
        `  <img src="${html(light)}" alt="${html(title)}" />`,
        "</picture>",
      ].join("\n"),
  },
  { name: "reStructuredText", write: ({ url, title }) => `.. image:: ${url}\n   :alt: ${singleLine(title)}` },
  { name: "AsciiDoc", write: ({ url, title }) => `image::${url}[${asciiDocAttribute(title)}]` },
  { name: "curl", write: ({ url, file }) => `curl -o ${file} '${url}'` },
];

/**
 * Text in HTML, also inside an attribute.
 *
 * @param {string} text
 */
function html(text) {
  return singleLine(text)
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/**
 * A URL without parentheses, which would end a link in Markdown.
 *
 * @param {string} url
 */
function markdownURL(url) {
  return url.replaceAll("(", "%28").replaceAll(")", "%29");
}

/**
 * A value in AsciiDoc's list of attributes, in quotes if it contains a character that ends or divides the list.
 *
 * @param {string} text
 */
function asciiDocAttribute(text) {
  const line = singleLine(text);
  return /[\],="]/.test(line) ? `"${line.replaceAll('"', '\\"').replaceAll("]", "\\]")}"` : line;
}

/**
 * Text with a backslash before certain characters.
 *
 * @param {string} text
 * @param {RegExp} characters
 */
function backslashed(text, characters) {
  return singleLine(text).replaceAll(characters, "\\$&");
}

/** @param {string} text */
function singleLine(text) {
  return text.replaceAll(/\s+/g, " ");
}
