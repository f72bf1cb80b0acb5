import { _t as readIfPresent } from "./base.js";
import { t as inTurn } from "./in-turn.js";
import { n as decodeText } from "./delimited.js";
import { join } from "node:path";
// src/dataset/import/read-texts.ts
/** Texts of a source's files, empty where one is not there; PowerShell writes them in UTF-16. */
const readTexts = (folder, paths) => inTurn(paths, async (path) => {
	const bytes = await readIfPresent(join(folder, path), folder);
	return bytes === null ? "" : decodeText(bytes).text;
});
export { readTexts as t };
