/** @import { Rect } from "../interaction/press-area.js" */

/**
 * @typedef {{ size: number, weight: number, italic: boolean }} Font
 *
 * @typedef {object} Part Something that is drawn, as the service resolves it.
 * @property {string} kind
 * @property {string} text What it says, or the name of its symbol.
 * @property {Rect} frame In points, from the corner of the button.
 * @property {[name: string, value: string][]} values What it looks like, in words.
 *
 * @typedef {{ value: any }} Resolved A value with its origin.
 *
 * @typedef {object} ResolvedDocument
 * @property {Resolved} size
 * @property {{ insets: Resolved, frame: Resolved }[]} [insets]
 * @property {Record<string, any>[]} [layers]
 */

/** The names of the weights of fonts, from 100 on. */
const weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"];

/**
 * The parts of a button: itself first, then what it is drawn of, from the back to the front.
 *
 * @param {ResolvedDocument} document
 * @returns {Part[]}
 */
export function partsOf({ size, insets = [], layers = [] }) {
  const { width, height } = size.value;
  const whole = { x: 0, y: 0, width, height };
  const paddings = insets.map(({ insets }) => insets.value).filter((inset) =>
    Object.values(inset).some((side) => side !== 0)
  );
  return [
    {
      kind: "button",
      text: "",
      frame: whole,
      values: paddings.map((
        inset,
        index,
      ) => [paddings.length > 1 ? `Padding ${index + 1}` : "Padding", insetText(inset)]),
    },
    ...layers.filter(({ frame }) => frame?.value).map((layer) => ({
      kind: String(layer.kind),
      text: String(layer.string?.value ?? ""),
      frame: layer.frame.value,
      values: valuesOf(layer, whole),
    })),
  ];
}

/**
 * @param {Record<string, any>} layer
 * @param {Rect} whole
 * @returns {[name: string, value: string][]}
 */
function valuesOf({ frame, font, color, cornerRadius, lineWidth, opacity }, whole) {
  const { x, y, width, height } = frame.value;
  const inset = {
    top: y - whole.y,
    leading: x - whole.x,
    bottom: whole.y + whole.height - y - height,
    trailing: whole.x + whole.width - x - width,
  };
  /** @type {[name: string, value: string | undefined][]} */
  const values = [
    ["Inset", insetText(inset)],
    ["Radius", cornerRadius?.value === undefined ? undefined : points(cornerRadius.value)],
    ["Line", lineWidth?.value === undefined ? undefined : points(lineWidth.value)],
    ["Font", font?.value && fontText(font.value)],
    ["Color", typeof color?.value === "string" ? colorText(color.value) : undefined],
    [
      "Opacity",
      typeof opacity?.value === "number" && opacity.value < 1 ? `${Math.round(100 * opacity.value)} %` : undefined,
    ],
  ];
  return values.flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
}

/** @param {Font} font */
function fontText({ size, weight, italic }) {
  const name = weights[Math.round(weight / 100) - 1] ?? String(weight);
  return `${points(size)} ${name}${italic ? " italic" : ""}`;
}

/** @param {{ top: number, leading: number, bottom: number, trailing: number }} insets */
function insetText({ top, leading, bottom, trailing }) {
  const [first, second, third, fourth] = [top, leading, bottom, trailing].map(points);
  if (first === third && second === fourth) return first === second ? first : `${first} vertical, ${second} horizontal`;
  return `${first} top, ${second} leading, ${third} bottom, ${fourth} trailing`;
}

/**
 * A color with its opacity in percent, unless it is opaque.
 *
 * @param {string} color Eight hexadecimal digits after a number sign.
 */
export function colorText(color) {
  const opacity = Math.round((Number.parseInt(color.slice(7) || "ff", 16) / 255) * 100);
  const name = color.slice(0, 7).toUpperCase();
  return opacity === 100 ? name : `${name} ${opacity} %`;
}

/** @param {Rect} frame */
export function sizeText({ width, height }) {
  return `${points(width)} × ${points(height)}`;
}

/**
 * A length in points, to a hundredth.
 *
 * @param {number} length
 */
export function points(length) {
  return String(Math.round(100 * length) / 100 || 0);
}
