import { ot as readTextIfPresent } from "./base.js";
import { t as inTurn } from "./in-turn.js";
import { join } from "node:path";
// src/dataset/read-texts.ts
/** Texts of a source's files, empty where one is not there. */
const readTexts = (folder, paths) => inTurn(paths, async (path) => await readTextIfPresent(join(folder, path), folder) ?? "");
export { readTexts as t };
