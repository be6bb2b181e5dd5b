import "./shared.js";

export { SymbolPicker } from "../controls/symbol-picker.js";
