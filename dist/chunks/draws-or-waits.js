import { gt as listFiles, sn as readBelow, tn as LARGEST_DOCUMENT_BYTES } from "./base.js";
import { parse } from "node:path";
// src/dataset/import/draws-or-waits.ts
/** Packages that the headless start replaces (`assets/python/shims/headless`). */
const PLOTTING = "altair|bokeh|matplotlib|missingno|mpl_toolkits|plotly|pylab|scikitplot|scikit-plot|seaborn|wordcloud";
const PLOTTING_PIN = new RegExp(`^(?:${PLOTTING})[=\\s]`, "im");
/** Every way to draw holds one of these words, `DataFrame.hist` and scikit-learn's displays too; so does much that doesn't. */
const MAY_DRAW = new RegExp(`${PLOTTING}|plot|hist|display|show|figure|draw`, "i");
const MAY_WAIT = /\b(?:input|sleep)\b/;
const IMPORTED = /^[ \t]*(?:from|import)[ \t]+([A-Za-z_]\w*)/gm;
const QUIET = new Set(`catboost imblearn joblib keras lightgbm nltk numpy pandas scipy sklearn statsmodels tensorflow torch transformers xgboost __future__ abc argparse bisect collections contextlib copy csv dataclasses datetime decimal enum fractions functools gc glob gzip hashlib heapq inspect io itertools json logging math multiprocessing operator os pathlib pickle platform random re shutil statistics string struct subprocess sys tempfile textwrap threading time traceback types typing urllib warnings zipfile`.split(" "));
async function readPythonProject(sourceFolder, lock) {
	const paths = (await listFiles(sourceFolder)).filter((path) => path.endsWith(".py"));
	const sources = /* @__PURE__ */ new Map();
	let left = LARGEST_DOCUMENT_BYTES;
	for (const path of paths) {
		const source = await readBelow(sourceFolder, path, left) ?? Buffer.of();
		left -= source.length;
		sources.set(path, source.toString("utf8"));
	}
	return {
		sources,
		lock
	};
}
/**
* Whether a program can take another course when it starts headless: it draws, waits, or imports what may draw. In doubt it
* does, which costs runs and no truth. `script` stands in the place of the file `entry`.
*/
function drawsOrWaits({ sources, lock }, entry, script) {
	const texts = [script, ...[...sources].flatMap(([path, text]) => path === entry ? [] : [text])];
	if (texts.some((text) => MAY_WAIT.test(text))) return true;
	if (!PLOTTING_PIN.test(lock)) return false;
	const own = new Set([...sources.keys()].flatMap((path) => path.split("/").map((part) => parse(part).name)));
	const isLoud = (name) => !QUIET.has(name) && !own.has(name);
	return texts.some((text) => MAY_DRAW.test(text) || [...text.matchAll(IMPORTED)].some(([, name = ""]) => isLoud(name)));
}
export { readPythonProject as n, drawsOrWaits as t };
