import { i as revisionComparison } from "./revision-comparison.js";
import { n as composeAgentRuns, r as agentRuns, t as composeTaskScores } from "./task-scores-chapter.js";
import { r as taskScores } from "./task-scores.js";
import { n as composeTable, t as composeChapter } from "./chapter.js";
import { f as QUANTITY_WORDS, m as capitalise } from "./work.js";
import { c as formatLabels, l as viewMeasurement, u as formatCells } from "./measured.js";
import { a as formatRevision, i as formatMetricChange, o as formatRevisionCommand, r as formatMemoryChange, s as formatRevisionTitle, t as formatCondition } from "./revision-words2.js";
import { t as listOtherLoad } from "./revisions2.js";
import { t as readPaperTables } from "./paper-tables.js";
// src/report/measurement/revisions-chapter.ts
const LONGEST_LABEL = 60;
/** One command on two revisions of a repository, beside the campaign. */
function composeRevisions(comparison) {
	const { failOn, measurement, sandbox } = comparison;
	const labels = formatLabels(measurement, LONGEST_LABEL);
	const { failures, comparisons, notes, warnings } = viewMeasurement(measurement, /* @__PURE__ */ new Map(), labels, { isPart: true });
	return composeChapter({
		id: "revisions",
		title: "Base against head",
		lead: [capitalise(formatRevisionTitle(comparison)), ...listOtherLoad(measurement)],
		notes: [
			...failures,
			...comparisons.map(({ text }) => text),
			...warnings
		],
		tables: [composeTable("What each revision took", measurement.commands.map((each, place) => ({
			label: labels[place] ?? "",
			...formatCells(each)
		})), {
			Revision: ({ label }) => label,
			Time: ({ time }) => time,
			Range: ({ range }) => range,
			"User / system": ({ cpu }) => cpu,
			Memory: ({ memory }) => memory,
			[capitalise(QUANTITY_WORDS.energy)]: ({ energy }) => energy
		})],
		facts: {
			Command: formatRevisionCommand(comparison),
			Metric: formatMetricChange(comparison),
			Memory: formatMemoryChange(comparison),
			Revisions: [formatRevision("base", comparison.base), formatRevision("head", comparison.head)],
			Sandbox: sandbox,
			Conditions: failOn.map((each) => formatCondition(comparison, each)),
			"How it was measured": notes
		}
	});
}
// src/report/campaign/supplements.ts
const supplement = (file, schema, compose) => ({
	file,
	async compose(read) {
		const content = await read(file, schema);
		return content === null ? null : compose(content);
	}
});
/** Chapters of others, in their order. A new one is a line here: its file, the file's schema, and what composes it. */
const SUPPLEMENTS = [
	supplement("task-scores.json", taskScores, async (scores) => composeTaskScores(scores, await readPaperTables())),
	supplement("agent-runs.json", agentRuns, composeAgentRuns),
	supplement("revision-comparison.json", revisionComparison, composeRevisions)
];
/** Chapters of which the campaign's folder holds the files. */
async function composeSupplements(read) {
	return (await Promise.all(SUPPLEMENTS.map(({ compose }) => compose(read)))).filter((chapter) => chapter !== null);
}
export { composeSupplements as n, SUPPLEMENTS as t };
