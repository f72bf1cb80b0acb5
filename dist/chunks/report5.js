import { Rr as UserError } from "./inputs.js";
import { _n as nameFromHere, an as lookBelow } from "./base.js";
import { n as runPage } from "./run-page.js";
import { t as renderOwnFiles } from "./own-files.js";
import { r as renderReportProposal, t as proposeLeft } from "./propose-left.js";
import { t as readProposedReport } from "./proposed-report.js";
import { t as MOST_BYTES } from "./publish.js";
import { join } from "node:path";
// src/commands/propose/report.ts
/** Opens a pull request with the report that another job published: what it holds is held to its facts, and those to their schema. */
function proposeReport(options, hands, context) {
	const { reports } = options;
	const place = nameFromHere(reports, context.env.GITHUB_WORKSPACE);
	const read = async (folder, refuse) => {
		const { facts, files } = await readProposedReport(folder, MOST_BYTES, refuse);
		const { id } = facts;
		if ((await lookBelow(reports, id)).kind !== "none") throw new UserError(`${join(reports, id)} is there already, and what is published stays: publish it by another id.`);
		return {
			name: id,
			branch: `publish/${id}`,
			title: `Publish the campaign ${id}`,
			text: renderReportProposal(facts, runPage(context.env)),
			files: new Map([...files, ...renderOwnFiles(facts)].map(([path, content]) => [join(place, id, path), content]))
		};
	};
	return proposeLeft(options, "run actions/publish first", read, hands, context);
}
export { proposeReport };
