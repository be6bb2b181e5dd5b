/** @import { BundleFiles } from "../service/custom.js" */
/** @import { FolderFile } from "./dropped-files.js" */
import { isForeign } from "./dropped-files.js";

/** @typedef {{ reason: string, paths: string[] }} LeftOut Files that are not sent, and why. */

/** The limits of the service (docs/your-code.md), in bytes. */
const limits = { count: 500, content: 4 * 1024 * 1024, body: 2 * 1024 * 1024, swift: 64 * 1024 };

const texts = [".swift", ".xcstrings", ".strings", ".stringsdict", ".pbxproj"];
const images = [".png", ".jpg", ".jpeg"];

/**
 * The contents that the service reads of a folder, within its limits: sources first, then catalogs and texts, then images
 * from the smallest on.
 *
 * @param {FolderFile[]} found
 * @returns {Promise<{ name: string, files: BundleFiles, leftOut: LeftOut[] }>}
 */
export async function bundleOf(found) {
  const left = new LeftOutFiles();
  const name = commonFolder(found.map(({ path }) => path));
  const visible = found
    .map(({ path, file }) => ({ path: name ? path.slice(name.length + 1) : path, file }))
    .filter(({ path }) => !path.split("/").some(isForeign));
  const readable = visible.filter(({ path, file }) => {
    const kind = kindOf(path);
    if (kind === undefined) left.add(path, "is of no kind that is read from a folder here");
    else if (path.endsWith(".swift") && file.size > limits.swift) {
      left.add(path, "is longer than the 64 KiB of a source");
    } else return true;
    return false;
  });
  readable.sort((first, second) =>
    rank(first.path) - rank(second.path) || first.file.size - second.file.size || (first.path < second.path ? -1 : 1)
  );
  /** @type {BundleFiles} */
  const files = {};
  let [count, content, body] = [0, 0, 64];
  for (const { path, file } of readable) {
    if (count >= limits.count) left.add(path, `is beyond the ${limits.count} files that are read`);
    else if (content + file.size > limits.content) left.add(path, "does not fit into 4 MiB together with the others");
    else {
      const written = await contentOf(path, file);
      const length = new TextEncoder().encode(JSON.stringify({ [path]: written })).length;
      if (body + length > limits.body) left.add(path, "does not fit into a request of 2 MiB together with the others");
      else {
        files[path] = written;
        [count, content, body] = [count + 1, content + file.size, body + length];
      }
    }
  }
  return { name: name || "Files", files, leftOut: left.all };
}

/** The files that are left out, by reason. */
class LeftOutFiles {
  /** @type {Map<string, string[]>} */
  #paths = new Map();

  /**
   * @param {string} path
   * @param {string} reason
   */
  add(path, reason) {
    this.#paths.set(reason, [...(this.#paths.get(reason) ?? []), path]);
  }

  get all() {
    return [...this.#paths].map(([reason, paths]) => ({ reason, paths }));
  }
}

/** @param {string} path */
function kindOf(path) {
  const lower = path.toLowerCase();
  if (lower.endsWith("contents.json") && lower.includes(".xcassets/")) return "text";
  if (texts.some((ending) => lower.endsWith(ending))) return "text";
  return images.some((ending) => lower.endsWith(ending)) ? "image" : undefined;
}

/** @param {string} path */
function rank(path) {
  if (path.endsWith("Package.swift") || path.endsWith(".pbxproj")) return 0;
  if (path.endsWith(".swift")) return 1;
  return kindOf(path) === "text" ? 2 : 3;
}

/**
 * @param {string} path
 * @param {File} file
 */
async function contentOf(path, file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kindOf(path) === "text") {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      // A table of strings may be in UTF-16, or a property list in its binary form.
    }
  }
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return { base64: btoa(text) };
}

/**
 * The folder that all files are in; empty without one.
 *
 * @param {string[]} paths
 */
function commonFolder(paths) {
  const [first = ""] = paths;
  const [folder, ...rest] = first.split("/");
  return rest.length > 0 && paths.every((path) => path.startsWith(`${folder}/`)) ? folder : "";
}
