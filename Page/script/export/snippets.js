/**
 * @typedef {object} Subject
 * @property {string} url The address of the picture.
 * @property {string} pixels The address of the picture as PNG or, if it is animated, as GIF.
 * @property {string} light The address of the picture in the light appearance.
 * @property {string} dark The address of the picture in the dark appearance.
 * @property {string} page The address of the page that shows the button.
 * @property {string} embed The address of the button alone, pressable.
 * @property {string} embedTitle The button in words.
 * @property {string} sheet The address of the sheet.
 * @property {string} sheetAlt What the sheet shows.
 * @property {string} alt What the picture shows.
 * @property {{ width: number, height: number }} [size] In points, once it is known.
 * @property {string} file The name of the saved file.
 */

/**
 * The snippets that embed a picture, each for one kind of document. Those in HTML are valid JSX, too, and those in
 * Markdown may be in a cell of a table.
 *
 * @type {{ name: string, write: (subject: Subject) => string }[]}
 */
export const snippets = [
  { name: "URL", write: ({ url }) => url },
  { name: "Markdown", write: ({ url, alt }) => markdown(url, alt) },
  { name: "Markdown, linked", write: ({ url, alt, page }) => `[${markdown(url, alt)}](${markdownURL(page)})` },
  { name: "HTML", write: ({ url, alt, size }) => image(url, alt, size) },
  {
    name: "GitHub, by system",
    write: ({ light, dark, alt, size }) =>
      [
        "<picture>",
        `  <source srcset="${html(dark)}" media="(prefers-color-scheme: dark)" />`,
        `  ${image(light, alt, size)}`,
        "</picture>",
      ].join("\n"),
  },
  {
    name: "GitHub, by theme",
    write: ({ light, dark, alt }) =>
      `${markdown(`${light}#gh-light-mode-only`, alt)}${markdown(`${dark}#gh-dark-mode-only`, alt)}`,
  },
  { name: "Sheet", write: ({ sheet, sheetAlt }) => markdown(sheet, sheetAlt) },
  {
    name: "Live, in a frame",
    write: ({ embed, embedTitle, size }) =>
      `<iframe src="${html(embed)}" title="${html(embedTitle)}"${
        attributes(size)
      } frameborder="0" loading="lazy"></iframe>`,
  },
  {
    name: "Live, as an element",
    write: ({ embed }) => {
      const { origin, pathname, search } = new URL(embed);
      const button = pathname.replace("/embed/", "");
      const query = search ? ` query="${html(search.slice(1))}"` : "";
      return [
        `<script type="module" src="${html(origin)}/embed.js"></script>`,
        `<bezel-button button="${html(button)}"${query}></bezel-button>`,
      ].join("\n");
    },
  },
  { name: "reStructuredText", write: ({ url, alt }) => `.. image:: ${url}\n   :alt: ${singleLine(alt)}` },
  { name: "AsciiDoc", write: ({ url, alt }) => `image::${url}[${asciiDocAttribute(alt)}]` },
  { name: "PNG or GIF", write: ({ pixels }) => pixels },
  { name: "curl", write: ({ url, file }) => `curl -o ${file} '${url}'` },
];

/**
 * @param {string} url
 * @param {string} alt
 */
function markdown(url, alt) {
  return `![${backslashed(alt, /[[\]\\|]/g)}](${markdownURL(url)})`;
}

/**
 * An image with its size, so that nothing moves when it appears.
 *
 * @param {string} url
 * @param {string} alt
 * @param {Subject["size"]} size
 */
function image(url, alt, size) {
  return `<img src="${html(url)}" alt="${html(alt)}"${attributes(size)} />`;
}

/** @param {Subject["size"]} size */
function attributes(size) {
  return size ? ` width="${Math.round(size.width)}" height="${Math.round(size.height)}"` : "";
}

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
