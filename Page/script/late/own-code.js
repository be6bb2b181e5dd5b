import "./shared.js";

export { OwnStyle } from "../own-style/own-style.js";
