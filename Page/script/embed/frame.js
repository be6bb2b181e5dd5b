/** @import { StyleDocument } from "../service/style.js" */
import { Selection } from "../address/selection.js";
import { onSystemSchemeChange } from "../address/system-scheme.js";
import { elementByID } from "../element.js";
import { waitFor } from "../service/progress.js";
import { Style } from "../service/style.js";
import { EmbeddedButton } from "./embedded-button.js";
import { Host } from "./host.js";

/** @type {{ style: StyleDocument, values: Record<string, string> }} */
const { style, values } = JSON.parse(elementByID("selection", HTMLScriptElement).text);
const button = new EmbeddedButton(new Selection(new Style(style), values));
const host = new Host();
button.on("size", (size) => host.report(size));
button.on("action", () => host.reportAction());
host.onReady(() => host.report(button.size));
onSystemSchemeChange(() => waitFor(button.load()));
await waitFor(button.load());
