import { query } from "../service/query.js";

/** What happens has places of its own on the page, and is no part of a still picture. */
const whenNames = new Set(["events", "t"]);

/** The axes of the sheet. */
const sheetNames = new Set(["rows", "columns"]);

/** What is chosen: a style and the values of its parameters. It never changes; a change makes another one. */
export class Selection {
  constructor(style, values) {
    this.style = style;
    /** The values that differ from what stands anyway, as the service spells them. */
    this.values = values;
  }

  /** The selection that an address stands for; without a style in it, the usual one. */
  static read(search, catalog) {
    const { style, ...values } = Object.fromEntries(new URLSearchParams(search));
    // Who has chosen nothing yet sees the button in the appearance that he sees everything in.
    if (search === "" && matchMedia("(prefers-color-scheme: dark)").matches) values.colorScheme = "dark";
    return new Selection(catalog.style(style ?? "") ?? catalog.defaultStyle, {}).with(values);
  }

  /** The query of the page's own address. */
  get search() {
    return query({ style: this.style.path, ...this.values });
  }

  /** The value of a parameter, given or not. */
  value(name) {
    return this.values[name] ?? this.style.parameters.get(name)?.default ?? "";
  }

  /** The same with other values; what is empty, and what stands anyway, is left out. */
  with(changes) {
    const values = { ...this.values };
    for (const [name, value] of Object.entries(changes)) {
      const parameter = this.style.parameters.get(name);
      // A text may be empty, which is not the same as not being given.
      const isMissing = value === undefined || (value === "" && parameter?.type !== "text");
      if (isMissing || value === parameter?.default) delete values[name];
      else values[name] = value;
    }
    return new Selection(this.style, values);
  }

  /** The same of another style, without what that one does not take. */
  of(style) {
    const values = Object.entries(this.values).filter(
      ([name, value]) => sheetNames.has(name) || style.mayHave(name, value),
    );
    const selection = new Selection(style, Object.fromEntries(values));
    // What happened to a button of one framework may not happen to one of another.
    return style.framework === this.style.framework ? selection : selection.with({ events: undefined, t: undefined });
  }

  /** The address of something that the service makes of it. */
  url(kind, more = {}) {
    const values = Object.entries(this.values).filter(
      ([name]) => !whenNames.has(name) && !sheetNames.has(name) && this.style.takes(name, kind),
    );
    return this.style.url(kind) + query({ ...Object.fromEntries(values), ...more });
  }

  /** The same without a finger on the button: where events say when there is one, the state may not. */
  get released() {
    const states = this.value("state").split(",").filter((state) => !isPressed(state));
    return this.with({ state: states.join(",") || "normal" });
  }

  /** What a screen reader says. */
  get title() {
    return this.value("title") || this.values.systemImage || this.style.name;
  }
}

function isPressed(state) {
  return state === "pressed" || state === "highlighted";
}
