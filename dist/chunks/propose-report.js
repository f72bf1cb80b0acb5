import { ir as UserError } from "./inputs.js";
import { At as lookBelow, J as listFiles, Q as readJson, Z as readIfPresent, it as sha256Hex } from "./base.js";
import { t as runPage } from "./run-page.js";
import { i as publishedReport, n as renderOwnFiles, t as FACTS_FILE } from "./own-files.js";
import { s as publishedId } from "./publish-options.js";
import { r as renderReportProposal, t as proposeLeft } from "./propose-left.js";
import { t as MOST_BYTES } from "./publish.js";
import { join } from "node:path";
// src/report/site/proposed-report.ts
/** What a report is made of, all in one folder. */
const REPORT_FILE = /^[A-Za-z-]{1,40}\.(?:csv|html|jsonl|md|parquet|svg)$/;
/** The one report that a folder holds which another job has left, held to its facts. `refuse`: makes the error for what is none. */
async function readProposedReport(root, mostBytes, refuse) {
	const paths = await listFiles(root);
	const [id = "", ...others] = new Set(paths.map((path) => path.split("/")[0] ?? ""));
	if (!publishedId.safeParse(id).success || others.length > 0) throw refuse("it holds more or less than one report");
	const facts = await readJson(join(root, id, FACTS_FILE), publishedReport, root);
	if (facts.id !== id) throw refuse(`its ${FACTS_FILE} is of '${facts.id}', in the folder '${id}'`);
	const files = /* @__PURE__ */ new Map();
	let bytes = 0;
	for (const { path, sha256 } of facts.files) {
		const content = REPORT_FILE.test(path) ? await readIfPresent(join(root, id, path), root, mostBytes) : null;
		if (content === null || sha256Hex(content) !== sha256) throw refuse(`'${path}' is not the file of a report that its ${FACTS_FILE} names`);
		files.set(path, content);
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
// src/commands/propose-report.ts
/** Opens a pull request with the report that another job published: what it holds is held to its facts, and those to their schema. */
function proposeReport(options, hands, context) {
	const { reports } = options;
	const read = async (folder, refuse) => {
		const { facts, files } = await readProposedReport(folder, MOST_BYTES, refuse);
		const { id } = facts;
		if ((await lookBelow(reports, id)).kind !== "none") throw new UserError(`${join(reports, id)} is there already, and what is published stays: publish it by another id.`);
		return {
			name: id,
			branch: `publish/${id}`,
			title: `Publish the campaign ${id}`,
			text: renderReportProposal(facts, runPage(context.env)),
			files: new Map([...files, ...renderOwnFiles(facts)].map(([path, content]) => [`reports/${id}/${path}`, content]))
		};
	};
	return proposeLeft(options, "run actions/publish first", read, hands, context);
}
export { proposeReport };
