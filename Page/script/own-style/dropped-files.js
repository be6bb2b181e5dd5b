/** @typedef {{ path: string, file: File }} FolderFile A file of a folder, by its path in there. */

/** The number of files that are looked at in a folder. */
const maximumLookedAt = 20_000;

/** Folders of tools, which hold no source of the project. */
const foreignFolders = new Set(["Pods", "Carthage", "DerivedData", "node_modules"]);

/**
 * The files of what was dropped; `undefined` if it has no folder and is no more than one file.
 *
 * @param {DataTransfer} transfer
 * @returns {Promise<FolderFile[]> | undefined}
 */
export function droppedFiles(transfer) {
  // The entries are there during the event only.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const isFolder = entries.some((entry) => entry.isDirectory) || entries.length > 1;
  return isFolder ? filesOfEntries(entries) : undefined;
}

/**
 * The files of a folder that was chosen.
 *
 * @param {File[]} list
 * @returns {FolderFile[]}
 */
export function chosenFiles(list) {
  return list.slice(0, maximumLookedAt).map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** @param {FileSystemEntry[]} entries */
async function filesOfEntries(entries) {
  /** @type {FolderFile[]} */
  const found = [];
  const rest = [...entries];
  while (rest.length > 0 && found.length < maximumLookedAt) {
    const entry = rest.shift();
    if (!entry) break;
    // Browsers have no common names for the classes of entries.
    if (entry.isDirectory) {
      const folder = /** @type {FileSystemDirectoryEntry} */ (entry);
      if (!isForeign(entry.name)) rest.push(...await entriesOf(folder));
    } else {
      const path = entry.fullPath.replace(/^\//, "");
      const file = await fileOf(/** @type {FileSystemFileEntry} */ (entry));
      if (file) found.push({ path, file });
    }
  }
  return found;
}

/**
 * The file of an entry; `undefined` if it cannot be read.
 *
 * @param {FileSystemFileEntry} entry
 * @returns {Promise<File | undefined>}
 */
function fileOf(entry) {
  return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

/**
 * @param {FileSystemDirectoryEntry} folder
 * @returns {Promise<FileSystemEntry[]>}
 */
async function entriesOf(folder) {
  const reader = folder.createReader();
  const all = [];
  // A reader returns a part of the entries at a time.
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const part = await new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

/**
 * Whether a file or a folder is hidden, or one of a tool.
 *
 * @param {string} name
 */
export function isForeign(name) {
  return name.startsWith(".") || foreignFolders.has(name);
}
