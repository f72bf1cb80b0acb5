import { St as sha256Hex, _t as readIfPresent, gt as listFiles, vt as readJson } from "./base.js";
import { in as publishedReport, nn as FACTS_FILE } from "./work.js";
import { t as publishedId } from "./published-id.js";
import { n as composePolicy, r as hashSource, t as PAGE_START } from "./html.js";
import { p as html } from "./chart-theme.js";
import { t as renderOwnFiles } from "./own-files.js";
import { join } from "node:path";
// src/report/site/hold-page.ts
/** A page without scripts could still lead away by itself. */
const OTHER_META = /<meta(?! name="[a-z-]{1,40}" content="[^"<>]*" \/>| http-equiv="Content-Security-Policy" )/i;
const ELEMENT = /^\/?(?:svg|g|defs|title|desc|style|text|tspan|path|line|rect|circle|ellipse|polygon|polyline|clipPath|linearGradient|radialGradient|stop)((?: [a-z][A-Za-z0-9:-]*="[^"<]*")*) ?\/?$/;
/** Names of attributes that start a program or lead away. */
const ACTIVE = /^(?:on|href|xlink:|style)/i;
/** Other entities could spell what the rules below look for. */
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#39|#x[9AD]);)/i;
/** A function of CSS, in a sheet or an attribute, that may load what it names; `\\` spells any. */
const LOADS = /\\|(?:^|[^\w-])(?!(?:translate|rotate|scale|matrix|var|rgba?|hsla?|url(?=\(#))\()[\w-]+\(/i;
/** A rule of a sheet that does more than choose by the reader's screen. */
const OTHER_RULE = /@(?!media )/i;
/** Whether a text is such a drawing as reports hold: shapes and words. A browser that is led to it runs what stands in an SVG file, and loads what it names. */
function isDrawing(text) {
	const isPlain = [...text.matchAll(/<([^<>]*)>?/g)].map(([, element = ""]) => ELEMENT.exec(element)).every((found) => found !== null && listAttributes(found[1]).every(isHarmlessAttribute));
	const areOwn = [...text.matchAll(/<style([^<>]*)>([^<]*)(<\/style>)?/gi)].every(([, given, rules = "", end]) => given === "" && end !== void 0 && !LOADS.test(rules) && !OTHER_RULE.test(rules));
	return isPlain && areOwn && !OTHER_ENTITY.test(text);
}
const listAttributes = (given = "") => [...given.matchAll(/ ([A-Za-z0-9:-]+)="([^"<]*)"/g)];
/** What a part of a drawing is called may hold any words. */
const isHarmlessAttribute = ([, name = "", value = ""]) => name === "aria-label" || !ACTIVE.test(name) && !LOADS.test(value);
/** Whether a file of a published report is what its name says, and does nothing in a browser that the site does not rule. */
function isHarmless(path, content) {
	if (path.endsWith(".svg")) return isDrawing(content.toString("utf8"));
	if (!path.endsWith(".html")) return true;
	const text = content.toString("utf8");
	return path === "index.html" && text.startsWith("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\" />\n") && !OTHER_META.test(text.slice(65));
}
/** A report's page under the site's own policy: of scripts only this tool's run, whoever wrote the page. */
function holdPage(page, script) {
	const policy = composePolicy("style-src 'unsafe-inline'", `script-src '${hashSource(script)}'`);
	const meta = html`<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
	return page.replace(PAGE_START, () => `${PAGE_START}${meta.markup}\n`);
}
// src/report/site/proposed-report.ts
/** What a report is made of, all in one folder. */
const REPORT_FILE = /^[A-Za-z-]{1,40}\.(?:csv|html|jsonl|md|parquet|svg)$/;
/** A file that the facts of a report name, by its bytes. UserError by `refuse` where it is not that, or does more than a report's does. */
async function readReportFile({ root, folder, mostBytes }, { path, sha256 }, refuse) {
	const content = REPORT_FILE.test(path) ? await readIfPresent(join(folder, path), root, mostBytes) : null;
	if (content === null || sha256Hex(content) !== sha256) throw refuse(`'${path}' is not the file of a report that its ${FACTS_FILE} names`);
	if (!isHarmless(path, content)) throw refuse(`'${path}' is no page or drawing as greenml makes them`);
	return content;
}
/** The one report that a folder holds which another job has left, held to its facts. `refuse`: makes the error for what is none. */
async function readProposedReport(root, mostBytes, refuse) {
	const paths = await listFiles(root);
	const [id = "", ...others] = new Set(paths.map((path) => path.split("/")[0] ?? ""));
	if (!publishedId.safeParse(id).success || others.length > 0) throw refuse("it holds more or less than one report");
	const facts = await readJson(join(root, id, FACTS_FILE), publishedReport, root);
	if (facts.id !== id) throw refuse(`its ${FACTS_FILE} is of '${facts.id}', in the folder '${id}'`);
	const files = /* @__PURE__ */ new Map();
	let bytes = 0;
	for (const file of facts.files) {
		const content = await readReportFile({
			root,
			folder: join(root, id),
			mostBytes
		}, file, refuse);
		files.set(file.path, content);
		bytes += content.length;
		if (bytes > mostBytes) throw refuse("it is too large");
	}
	const own = renderOwnFiles(facts).map(([path]) => path);
	const odd = paths.find((path) => !files.has(path.slice(id.length + 1)) && !own.includes(path.slice(id.length + 1)));
	if (odd !== void 0) throw refuse(`its ${FACTS_FILE} does not name '${odd}'`);
	return {
		facts,
		files
	};
}
export { readReportFile as n, holdPage as r, readProposedReport as t };
