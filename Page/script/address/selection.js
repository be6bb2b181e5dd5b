/** @import { Style } from "../service/style.js" */
import { queryString } from "../service/query-string.js";
import { namesBesideButton, sheetNames, timeNames } from "./names.js";
import { systemScheme } from "./system-scheme.js";

/** A style and the values of its parameters. Immutable: a change makes another selection. */
export class Selection {
  /**
   * @param {Style} style
   * @param {Record<string, string>} values
   */
  constructor(style, values) {
    this.style = style;
    /** The values that differ from the defaults, in the spelling of the service. */
    this.values = values;
  }

  /** The query of the page's own address. */
  get search() {
    return queryString({ style: this.style.path, ...this.values });
  }

  /**
   * The value of a parameter, or its default.
   *
   * @param {string} name
   */
  value(name) {
    return this.values[name] ?? this.#default(name) ?? "";
  }

  /**
   * The value of a parameter that is not chosen. The button then has the color scheme of the page.
   *
   * @param {string} name
   */
  #default(name) {
    return name === "colorScheme" ? systemScheme() : this.style.parameters.get(name)?.default;
  }

  /**
   * The selection with other values. Empty values and defaults are left out.
   *
   * @param {Record<string, string | undefined>} changes
   */
  with(changes) {
    const values = { ...this.values };
    for (const [name, value] of Object.entries(changes)) {
      const parameter = this.style.parameters.get(name);
      // An empty text is a value, but no name of a list is empty.
      const isEmptyAllowed = parameter?.type === "text" && !parameter.values;
      const isMissing = value === undefined || (value === "" && !isEmptyAllowed);
      if (isMissing || value === this.#default(name)) delete values[name];
      else values[name] = value;
    }
    return new Selection(this.style, values);
  }

  /**
   * The selection with the service's default values of some parameters.
   *
   * @param {string[]} names
   */
  withServiceDefaults(names) {
    return this.with(Object.fromEntries(names.map((name) => [name, this.style.parameters.get(name)?.default])));
  }

  /**
   * The selection of another style, without the values that it does not allow.
   *
   * @param {Style} style
   */
  withStyle(style) {
    const isOtherView = (style.isView || this.style.isView) && style.rootName !== this.style.rootName;
    const values = Object.entries(this.values).filter(([name, value]) => {
      if (isOtherView && this.#isAboutView(name, style)) return false;
      return namesBesideButton.includes(name) || style.allows(name, value);
    });
    const selection = new Selection(style, Object.fromEntries(values));
    // The frameworks differ in the events that they allow, and views in the places of their buttons.
    const isSimilar = style.framework === this.style.framework && !isOtherView;
    return isSimilar ? selection : selection.with({ events: undefined, t: undefined });
  }

  /**
   * Whether a parameter means something else for another style, of which one is a view: a property of the source, a
   * button inside, or an axis of the sheet.
   *
   * @param {string} name
   * @param {Style} other
   */
  #isAboutView(name, other) {
    if (sheetNames.includes(name) || name === this.style.innerButtonName) return true;
    return this.style.isOwn(name) || other.isOwn(name);
  }

  /**
   * The address of an output of the service, with more values. It has no value that is the service's default.
   *
   * @param {string} output
   * @param {Record<string, string | number>} more
   */
  url(output, more = {}) {
    const values = { colorScheme: this.value("colorScheme"), ...this.values };
    return this.style.url(output, { ...this.#accepted(values, output), ...more });
  }

  /** The address of the button alone, pressable, whose color scheme is that of the viewer unless one is chosen. */
  get embedURL() {
    return this.style.embedURL(this.#accepted(this.released.values, "svg"));
  }

  /**
   * The values that an output of the service accepts, without those that are its defaults.
   *
   * @param {Record<string, string>} values
   * @param {string} output
   */
  #accepted(values, output) {
    return Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) =>
          !timeNames.includes(name) && !namesBesideButton.includes(name) && this.style.accepts(name, output) &&
          value !== this.style.parameters.get(name)?.default,
      ),
    );
  }

  /** The selection without a pressed state and without all buttons at once, which cannot be combined with events. */
  get released() {
    const states = this.value("state").split(",").filter((state) => !isPressed(state));
    const { innerButtonName: name } = this.style;
    const isOfAll = name !== undefined && this.values[name] === "all";
    return this.with({ state: states.join(",") || "normal", ...(isOfAll && { [name]: undefined }) });
  }

  /** The number of the button inside that states and events are about. */
  get buttonNumber() {
    return Number(this.values[this.style.innerButtonName ?? ""]) || 1;
  }

  /** The color scheme in which the button is seen; `auto` is that of the system. */
  get scheme() {
    const scheme = this.value("colorScheme");
    return scheme === "auto" ? systemScheme() : scheme;
  }

  /** Whether the button is disabled, so that a press has no effect. */
  get isDisabled() {
    return this.value("state").split(",").includes("disabled");
  }

  /** The accessible name of the button. */
  get title() {
    const isText = this.style.parameters.get("title")?.type === "text";
    return (isText && this.value("title")) || this.values.systemImage || this.style.title;
  }
}

/** @param {string} state */
function isPressed(state) {
  return state === "pressed" || state === "highlighted";
}
