import { E as string, x as object } from "./schemas.js";
import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
// src/base/package.ts
function findPackageRoot(from) {
	if (existsSync(join(from, "package.json")) && existsSync(join(from, "assets"))) return from;
	const parent = dirname(from);
	if (parent === from) throw new Error(`no package.json with assets/ above ${fileURLToPath(import.meta.url)}`);
	return findPackageRoot(parent);
}
/** Folder of this tool: found alike from `src/` and from `dist/`. */
const PACKAGE_ROOT = findPackageRoot(dirname(fileURLToPath(import.meta.url)));
/** A file that runs or is read beside the bundle. */
const assetPath = (...parts) => join(PACKAGE_ROOT, "assets", ...parts);
/** The text of such a file. */
const readAsset = (...parts) => readFile(assetPath(...parts), "utf8");
const TOOL_VERSION = object({ version: string() }).parse(JSON.parse(readFileSync(join(PACKAGE_ROOT, "package.json"), "utf8"))).version;
/** What starts the command line: the sources where this runs from them, else the bundle. */
const CLI_FILE = import.meta.url.endsWith(".ts") ? join(PACKAGE_ROOT, "src", "cli", "main.ts") : join(PACKAGE_ROOT, "dist", "cli.js");
export { readAsset as a, assetPath as i, PACKAGE_ROOT as n, TOOL_VERSION as r, CLI_FILE as t };
