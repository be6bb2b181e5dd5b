// The modules that the first view shares with the parts that are loaded later: the service, the address, and the live button. Each module
// of these parts imports it, so that the bundler writes what is shared into one file, rather than into one for each set of
// modules that share something.
import "../address/address.js";
import "../address/selection.js";
import "../address/system-scheme.js";
import "../announce.js";
import "../arrow-keys.js";
import "../element.js";
import "../emitter.js";
import "../event-path.js";
import "../export/clipboard.js";
import "../export/shared-address.js";
import "../interaction/live-button.js";
import "../interaction/player.js";
import "../own-style/dropped-files.js";
import "../press-on-hover.js";
import "../remembered.js";
import "../service/catalog.js";
import "../service/problem.js";
import "../service/progress.js";
import "../service/query-string.js";
import "../service/same-name.js";
import "../service/service.js";
import "../sheet/axes.js";
import "../when-visible.js";
import "../workbench/layout.js";
