import { dr as cleanCodeLine, fr as cleanLine, nt as MODES, wt as usualShim } from "./inputs.js";
// src/report/data/models-used.ts
const RECORDED_MARK = "recorded answers, not a real model's";
function listModelsUsed({ models }, { modelUse }) {
	const entries = new Map(models.map((entry) => [entry.id, entry]));
	return modelUse.flatMap(({ model: id, answeredAs, ...use }) => {
		const entry = entries.get(id);
		if (entry === void 0) return [];
		const apiModel = answeredAs.length === 0 ? entry.model : `${entry.model} (answered as ${answeredAs.join(", ")})`;
		return [{
			id,
			provider: entry.provider,
			...use,
			apiModel,
			trainingCutoff: entry.trainingCutoff ?? null
		}];
	});
}
/** The star of a model whose answers are recorded: where there is no room for the words, they stand below. */
const formatStarred = ({ model, recorded }) => recorded ? `${model}*` : model;
/** What the star means, where a model has one. */
const formatStarNote = (groups) => groups.some(({ recorded }) => recorded) ? [`* ${RECORDED_MARK}`] : [];
// src/report/text/dataset/upstream-link.ts
/** Link to the page of the commit in `https://host/owner/name@<commit>`. */
function linkUpstream(origin) {
	const [address = origin, commit] = origin.split(/@(?=[0-9a-f]{7,64}$)/);
	const page = URL.parse(address);
	if (page === null || !["http:", "https:"].includes(page.protocol)) return {
		text: cleanLine(origin),
		url: null
	};
	page.username = "";
	page.password = "";
	const base = page.href.replace(/\.git$/, "").replace(/\/$/, "");
	const url = commit !== void 0 && page.hostname === "github.com" ? `${base}/tree/${commit}` : base;
	return {
		text: commit === void 0 ? base : `${base} at ${commit.slice(0, 10)}`,
		url
	};
}
// src/report/data/code-diff.ts
const LINES_SHOWN = 400;
/** Keeps a page with fifty projects and many models below two megabytes. */
const PAGE_CHARACTERS = 1e6;
/** Changes from the author's entry file to each model's script, by variant id, from `patches/`. */
function showDiffs(plan, code, patches) {
	const projects = new Map(plan.projects.map((project) => [project.slug, project]));
	const diffs = /* @__PURE__ */ new Map();
	for (const variant of plan.variants) {
		const project = projects.get(variant.project);
		if (variant.model === null || project === void 0) continue;
		const patch = patches.get(variant.id) ?? null;
		const shown = patch === null ? withhold("its patch is not in the campaign's folder: greenml analyse writes it") : showPatch(patch);
		diffs.set(variant.id, withholdCode(code, variant, project) ?? shown);
	}
	return diffs;
}
/** Code without a licence is not shown, since a report is published as it is. Null: it may be shown. */
function withholdCode(code, { id }, project) {
	if (code === null) return withhold("the dataset was not at hand");
	const author = code.authors.find((each) => each.project === project.slug);
	const variant = code.variants.find((each) => each.id === id);
	if (author === void 0 || author.licence === null) return withhold(`code not shown here: the project carries no licence${variant === void 0 ? "" : `; it is in the campaign's folder, variants/${id}.py`}`, linkUpstream(project.origin));
	if (author.gap !== null) return withhold("the author's entry file as planned is not in this dataset");
	if (variant === void 0) return withhold("there is no script: the model gave none that could be used");
	return variant.difference === null ? withhold("the two scripts are too long and too different to compare line by line") : null;
}
function showPatch(patch) {
	const start = patch.search(/^@@ /m);
	const lines = start < 0 ? [] : patch.slice(start).trimEnd().split("\n").map((line) => cleanCodeLine(line));
	return {
		kind: "shown",
		lines: lines.slice(0, LINES_SHOWN),
		added: lines.filter((line) => line.startsWith("+")).length,
		removed: lines.filter((line) => line.startsWith("-")).length,
		leftOut: Math.max(0, lines.length - LINES_SHOWN)
	};
}
/** Withholds the diffs that would make the page too big to open, in the order in which they stand. */
function limitDiffs(diffs, characters = PAGE_CHARACTERS) {
	let left = characters;
	const limited = /* @__PURE__ */ new Map();
	for (const [variant, diff] of diffs) {
		const size = diff.kind === "shown" ? diff.lines.reduce((sum, line) => sum + line.length + 1, 0) : 0;
		limited.set(variant, size <= left ? diff : withhold("left out to keep this page small; it is in the campaign's variants"));
		if (size <= left) left -= size;
	}
	return limited;
}
function withhold(reason, upstream = null) {
	return {
		kind: "withheld",
		reason,
		upstream
	};
}
// src/report/data/report-data.ts
/** Joins a campaign's files into rows of text as it came: whoever composes a chapter of them makes it printable. */
function buildReportData({ plan, analysis, diffs }) {
	const models = listModelsUsed(plan, analysis);
	const recorded = new Set(models.filter((model) => model.recorded).map((model) => model.id));
	const shownDiffs = limitDiffs(diffs);
	const planned = new Map(plan.variants.map((variant) => [variant.id, variant]));
	const changes = new Map(analysis.code?.variants.map((variant) => [variant.id, variant.changes]));
	const licences = new Map(plan.projects.map(({ slug, licence }) => [slug, licence]));
	for (const { project, licence } of analysis.code?.authors ?? []) licences.set(project, licence);
	const rows = analysis.variants.filter(({ counts }) => counts).map((variant) => {
		const details = describeVariant(variant, planned.get(variant.id), plan);
		return {
			...variant,
			label: details === "" ? variant.mode : `${variant.mode} · ${details}`,
			details,
			ratios: pairRatios(variant.ratios),
			diff: shownDiffs.get(variant.id) ?? null,
			changes: showChanges(changes.get(variant.id) ?? null, licences.get(variant.project) ?? null)
		};
	});
	const byProject = Map.groupBy(rows, ({ project }) => project);
	const projects = plan.projects.map((project) => ({
		...project,
		licence: licences.get(project.slug) ?? null,
		variants: (byProject.get(project.slug) ?? []).toSorted((a, b) => MODES.indexOf(a.mode) - MODES.indexOf(b.mode))
	}));
	return {
		plan,
		analysis,
		models,
		groups: analysis.groups.map((group) => ({
			...group,
			recorded: recorded.has(group.model),
			ratios: pairRatios(group.ratios)
		})),
		projects,
		failures: projects.flatMap(({ variants }) => variants.filter(({ passed, failure, runs }) => !passed && (failure !== null || runs > 0)))
	};
}
/** Changes that may be shown: their content is the author's code too, which is not published without a licence. */
const showChanges = (changes, licence) => licence === null ? changes?.map(({ kind }) => ({
	kind,
	before: null,
	after: null
})) ?? null : changes;
function describeVariant(variant, planned, plan) {
	const parts = [];
	if (variant.model !== null) parts.push(variant.model);
	if (planned?.sample != null && plan.options.samples > 1) parts.push(`sample ${planned.sample}`);
	if (planned?.iteration != null && planned.iteration > 0) parts.push(`repair ${planned.iteration}`);
	if (variant.model === null && variant.blockModel !== null && plan.models.length > 1) parts.push(`beside ${variant.blockModel}`);
	if (variant.shim !== usualShim(variant.mode)) parts.push(variant.shim);
	return parts.join(" · ");
}
/** A metric's change in the direction that is better. */
const gainOf = (difference, { direction }) => difference === null || direction === "higher" ? difference : -difference;
/** The author's script without its plots as it ran in the same blocks as an answer. */
const findAuthor = (variants, { blockModel }) => variants.find((each) => each.mode === "original-headless" && each.blockModel === blockModel);
/** The answers of a model and mode. */
const answersOf = (variants, { mode, model }) => variants.filter((each) => each.mode === mode && each.model === model);
/** The ratio to the author's script without its plots; where there is none, as where that script never ran, to it as it is. */
const toldRatio = ({ "original-headless": headless, original }) => headless?.estimate == null && original?.estimate != null ? original : headless;
function pairRatios(ratios) {
	const pair = (quantity) => ({
		"original-headless": findRatio(ratios[quantity], "original-headless"),
		original: findRatio(ratios[quantity], "original")
	});
	return {
		energy: pair("energy"),
		cpu: pair("cpu"),
		wall: pair("wall"),
		memory: pair("memory")
	};
}
function findRatio(ratios, baseline) {
	return ratios.find((candidate) => candidate.baseline === baseline) ?? null;
}
export { toldRatio as a, RECORDED_MARK as c, gainOf as i, formatStarNote as l, buildReportData as n, showDiffs as o, findAuthor as r, linkUpstream as s, answersOf as t, formatStarred as u };
