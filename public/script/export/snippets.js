/**
 * The ways to write a picture down, each as text for one place.
 *
 * A subject has the picture's `url`, the same in both schemes as `light` and `dark`, its `title`, its `style` and the
 * `file` that it is saved as.
 */
export const snippets = [
  { name: "URL", write: ({ url }) => url },
  { name: "Markdown", write: ({ url, title }) => `![${escape(title, /[[\]\\]/g)}](${inParentheses(url)})` },
  { name: "HTML", write: ({ url, title }) => `<img src="${html(url)}" alt="${html(title)}">` },
  {
    name: "Light and dark",
    write: ({ light, dark, title }) =>
      [
        "<picture>",
        `  <source srcset="${html(dark)}" media="(prefers-color-scheme: dark)">`,
        `  <img src="${html(light)}" alt="${html(title)}">`,
        "</picture>",
      ].join("\n"),
  },
  { name: "reStructuredText", write: ({ url, title }) => `.. image:: ${url}\n   :alt: ${inOneLine(title)}` },
  { name: "AsciiDoc", write: ({ url, title }) => `image::${url}[${quoted(title)}]` },
  { name: "curl", write: ({ url, file }) => `curl -o ${file} '${url}'` },
];

function html(text) {
  return inOneLine(text)
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** A URL whose own parentheses do not end a link. */
function inParentheses(url) {
  return url.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** The text of an attribute of AsciiDoc, in quotes where it would end or divide the list. */
function quoted(text) {
  const line = inOneLine(text);
  return /[\],="]/.test(line) ? `"${line.replaceAll('"', '\\"').replaceAll("]", "\\]")}"` : line;
}

function escape(text, characters) {
  return inOneLine(text).replaceAll(characters, "\\$&");
}

function inOneLine(text) {
  return text.replaceAll(/\s+/g, " ");
}
