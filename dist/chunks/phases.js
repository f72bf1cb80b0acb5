import { c as median, ur as count } from "./inputs.js";
import { G as formatWholePercent, _ as formatCount, j as formatPercent, l as BASELINE_WORDS, m as capitalise, p as agree, w as formatList } from "./work.js";
import { S as PHASES, c as excludesOne } from "./read.js";
import { U as tell, mt as groupsBy } from "./measured.js";
import { a as meanCell, c as shareCell, n as formatGroup, o as numberCell, s as ratioCell, t as formatAgainst, u as stackedRatio } from "./cells.js";
import { n as composeTable, t as composeChapter } from "./chapter.js";
// src/report/text/change-words.ts
/** Nouns of what is counted, where the two sides of a change are numbers. */
const COUNTED = {
	"plots-removed": ["plot call"],
	"plots-added": ["plot call"],
	"early-stopping-added": ["early stop"],
	"loops-vectorised": ["row-wise loop"],
	"cross-validation-removed": ["cross-validation"],
	"cross-validation-shrunk": ["fold"],
	"parameter-search-removed": ["search", "searches"],
	"parameter-search-shrunk": ["fit"],
	"caching-added": ["cache"],
	"prints-removed": ["print"],
	"warning-filters-removed": ["filter"],
	"written-files-removed": ["write"]
};
/** `plots removed`, `hyper-parameters changed`. */
const formatChangeKind = (kind) => kind.replaceAll(/(?<!^hyper|^cross)-/g, " ");
/** `plots removed, imports removed (2)`: each kind once. */
function formatChangeKinds(changes) {
	return [...Map.groupBy(changes, ({ kind }) => formatChangeKind(kind))].map(([words, found]) => found.length === 1 ? words : `${words} (${found.length})`).join(", ");
}
/** More items than this are counted, not listed. */
const SHOWN = 4;
/** What one of the two programs has: `2 prints`, `SVC, LogisticRegression`, `none`. */
function formatSide(kind, side) {
	if (typeof side !== "number") return formatList(side, SHOWN) || "none";
	const [one, many] = COUNTED[kind] ?? [""];
	return count(side, one, many).trimEnd();
}
// src/report/campaign/chapters/code.ts
const SHOWN_KINDS = 10;
/** What models changed in the code, and the ratios of answers that did beside those that did not. */
function composeCode(code) {
	if (code === null) return null;
	const { changes, associations, leading } = code;
	const rows = changes.filter(({ answers }) => answers > 0).toSorted((a, b) => b.answers - a.answers).map((change) => {
		const headless = findAssociation(change, associations, "original-headless");
		return {
			...change,
			found: headless ?? findAssociation(change, associations, "original")
		};
	});
	const others = rows.flatMap((row) => {
		const other = findAssociation(row, associations, "original");
		return other === void 0 || other === row.found ? [] : [{
			...row,
			found: other
		}];
	});
	const quantity = associations.every((each) => each.with === null) ? "" : ` (${formatAgainst(leading, "original-headless")} where nothing else is said)`;
	return composeChapter({
		id: "code",
		title: "What changed in the code",
		lead: [`Found by parsing both scripts, against the author's. Ratios are of answers that show a change and of those that do not${quantity}; “same project” compares the two inside projects that have both. This is association, not cause: changes come together, projects differ, and nothing is corrected for the number of comparisons.`],
		tables: [
			composeTable("Kinds of change, most frequent first", rows.slice(0, SHOWN_KINDS), COLUMNS$1, false),
			composeTable("Less frequent kinds of change", rows.slice(SHOWN_KINDS), COLUMNS$1, true),
			composeTable(`The same against the ${BASELINE_WORDS.original}`, others, COLUMNS$1, true),
			sizeTable(code),
			overlapTable(code)
		],
		notes: formatGaps(code)
	});
}
const COLUMNS$1 = {
	Change: ({ kind }) => formatChangeKind(kind),
	Mode: ({ mode }) => mode,
	"Answers that show it": ({ answers, of }) => shareCell(answers, of, null),
	"Ratio with it": ({ found }) => withException(found),
	"Ratio without it": ({ found }) => meanCell(found?.without),
	"Same project": ({ found }) => meanCell(found?.difference)
};
const findAssociation = ({ kind, mode, leading }, associations, baseline) => associations.find((each) => each.kind === kind && each.mode === mode && each.quantity === leading && each.baseline === baseline && each.with !== null);
function withException(found) {
	const cell = meanCell(found?.with);
	if (found?.baseline !== "original") return cell;
	return {
		...cell,
		note: [cell.note, formatAgainst(found.quantity, found.baseline)].filter(Boolean).join(", ")
	};
}
/** The middle of two sizes may lie half a byte between them. */
const formatWhole = (size) => formatCount(Math.round(size));
const MEASURE_WORDS = {
	bytes: "bytes",
	logicalLines: "logical lines",
	tokens: "tokens"
};
/** Sizes of the scripts of all models and projects together. */
const sizeTable = ({ sizes }) => composeTable("Sizes of the scripts, by mode", sizes.filter(({ mode, model, project }) => mode !== null && model === null && project === null), {
	Mode: ({ mode }) => mode ?? "",
	Measure: ({ measure }) => MEASURE_WORDS[measure],
	Scripts: ({ count }) => count,
	Median: ({ median, p10, p90 }) => numberCell(median, formatWhole, `${formatWhole(p10)} to ${formatWhole(p90)}`),
	"To the author's": ({ delta }) => numberCell(delta?.median ?? null, (each) => `${each > 0 ? "+" : ""}${formatWhole(each).replace("-", "−")}`)
}, false);
/** The autonomous mode never sees the author's code: what stands in both was known before, or is how everybody writes it. */
const overlapTable = ({ variants }) => composeTable("What stands in the author's script, too: share of a script's runs of eight tokens", [...Map.groupBy(variants, ({ mode }) => mode)].flatMap(([mode, own]) => {
	const shares = own.flatMap(({ overlap }) => overlap ?? []).sort((a, b) => a - b);
	const largest = own.toSorted((a, b) => (b.overlap ?? -1) - (a.overlap ?? -1))[0];
	return largest?.overlap == null ? [] : [{
		mode,
		shares,
		largest: {
			id: largest.id,
			overlap: largest.overlap
		}
	}];
}), {
	Mode: ({ mode }) => mode,
	Scripts: ({ shares }) => shares.length,
	Median: ({ shares }) => numberCell(median(shares), formatWholePercent),
	Largest: ({ largest }) => numberCell(largest.overlap, formatWholePercent, largest.id)
}, false);
function formatGaps({ authors, variants }) {
	const unlocked = variants.filter(({ unlockedImports }) => (unlockedImports?.length ?? 0) > 0);
	const unparsed = variants.filter(({ script }) => script.structure === null);
	const absent = authors.filter(({ script }) => script === null);
	const faults = formatList(unparsed.map(({ id, script }) => `${id} (${script.fault})`));
	const reasonOf = ({ gap }) => gap === null ? "unknown" : formatAuthorGap(gap);
	const gaps = formatList(groupsBy(absent, reasonOf).map((own) => `${formatList(own.map(({ project }) => project))} (${reasonOf(own[0])})`));
	return [
		...faults === "" ? [] : [`${unparsed.length} of ${count(variants.length, "script")} could not be described: ${faults}.`],
		...unlocked.length === 0 ? [] : [`${unlocked.length} of ${count(variants.length, "script")} ${agree(unlocked.length, "imports", "import")} what the environment does not have: ${formatList(unlocked.map(({ id, unlockedImports }) => `${id} (${unlockedImports?.join(", ")})`))}.`],
		...gaps === "" ? [] : [`Not compared with the author's code: ${gaps}.`]
	];
}
const formatAuthorGap = (gap) => tell(AUTHOR_GAPS, gap, null);
const AUTHOR_GAPS = {
	"source-changed": "its source changed since the plan",
	"entry-changed": "its entry changed since the plan",
	unreadable: ({ detail }) => detail
};
// src/report/campaign/chapters/phases.ts
const PHASE_WORDS = {
	import: "start and imports",
	data: "data",
	fit: "fitting",
	predict: "prediction",
	plot: "plots",
	other: "the rest"
};
/** A smaller share of a change is not what it comes from. */
const WORTH_NAMING = .2;
/** Chapter on the parts of scripts that the change of CPU time comes from. */
function composePhases(phases) {
	const headless = phases.filter(({ baseline }) => baseline === "original-headless");
	const asIs = phases.filter(({ baseline }) => baseline === "original");
	const [open, folded] = headless.length > 0 ? [headless, asIs] : [asIs, []];
	return composeChapter({
		id: "phases",
		title: "Where the change comes from",
		lead: ["Runs made for this alone split a script's CPU time into phases, so that their ratio can differ from the headline's. ×0.71 under imports: the baseline with the imports of the answer, and all else as it was, would take 71 % of its CPU time. Together such ratios don't multiply to the whole; the shares of the change do add up to 100 %, by the logarithmic mean Divisia index."],
		tables: [composeTable("CPU time relative to the baseline, and what it would be had one phase alone changed, with 95 % intervals", open, COLUMNS, false), composeTable("The same against the other baseline", folded, COLUMNS, true)]
	});
}
const COLUMNS = {
	"Model and mode": (change) => ({
		text: formatGroup(change),
		note: `against the ${BASELINE_WORDS[change.baseline]}`
	}),
	"CPU time": ({ ratio, interval, projects }) => ratioCell(ratio, interval, count(projects, "project")),
	"Mostly from": formatSources,
	...Object.fromEntries(PHASES.map((phase) => [capitalise(PHASE_WORDS[phase]), ({ phases }) => stackedRatio(phases[phase].alone, phases[phase].interval)]))
};
/** Phases that are seen to bring the change, largest first; one that works against it is not named. */
function formatSources({ interval, phases }) {
	if (interval === null) return "unknown: too few projects";
	if (!excludesOne(interval)) return "no detectable change";
	return PHASES.flatMap((phase) => {
		const { share, interval: ends } = phases[phase];
		return share !== null && share >= WORTH_NAMING && ends !== null && excludesOne(ends) ? [{
			phase,
			share
		}] : [];
	}).toSorted((a, b) => b.share - a.share).map(({ phase, share }) => `${PHASE_WORDS[phase]} ${formatPercent(share)}`).join(", ") || "–";
}
export { formatChangeKinds as a, formatChangeKind as i, composeCode as n, formatSide as o, formatAuthorGap as r, composePhases as t };
