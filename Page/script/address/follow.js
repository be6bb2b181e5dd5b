/** @import { Catalog } from "../service/catalog.js" */
/** @import { Address } from "./address.js" */
import { fetchDestination } from "../service/service.js";

/** The address that leads to the root of the file that was saved last. */
const url = "/follow";

/**
 * Shows the root of each file of the project that an editor saves, if the address asks for that.
 *
 * @param {Address} address
 * @param {Catalog} catalog
 */
export function followSavedFile(address, catalog) {
  let shown = catalog.savedFile;
  catalog.on("change", async () => {
    const { savedFile } = catalog;
    if (!("follow" in address.selection.values) || savedFile === undefined || savedFile === shown) return;
    shown = savedFile;
    const destination = await fetchDestination(url).catch(() => undefined);
    // Another file was saved meanwhile.
    if (destination === undefined || shown !== savedFile) return;
    await address.openSearch(new URL(destination).search);
  });
}
