import { Zt as assetPath } from "./base.js";
import { join } from "node:path";
// src/measurement/instruments/shims.ts
const SHIMS_FOLDER = assetPath("python", "shims");
/**
* The folders to stand first on `PYTHONPATH`, to be shown to the script's sandbox too. The first of them runs the
* `sitecustomize` of all, and then one that would have run without them.
*/
const shimFolders = (...shims) => shimFoldersIn(SHIMS_FOLDER, ...shims);
/** The folders for `PYTHONPATH` in a copy of the shims at `root`, as `shimFolders` orders them. */
const shimFoldersIn = (root, ...shims) => ["chain", ...shims].map((name) => join(root, name));
export { shimFolders as n, shimFoldersIn as r, SHIMS_FOLDER as t };
