import { In as cleanCodeLine, Ln as cleanLine } from "./inputs.js";
// src/report/campaign/code-diff.ts
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
		const why = code === null ? "the dataset was not at hand" : whyWithheld(code, variant, project);
		diffs.set(variant.id, why === null ? patch === null ? withhold("its patch is not in the campaign's folder: greenml analyse writes it") : showPatch(patch) : toWithheld(why));
	}
	return diffs;
}
const toWithheld = (why) => typeof why === "string" ? withhold(why) : why;
/** Code without a licence is not shown, since a report is published as it is. Null: it may be shown. */
function whyWithheld(code, { id }, project) {
	const author = code.authors.find((each) => each.project === project.slug);
	const variant = code.variants.find((each) => each.id === id);
	if (author === void 0 || author.licence === null) return {
		kind: "withheld",
		reason: `code not shown here: the project carries no licence${variant === void 0 ? "" : `; it is in the campaign's folder, variants/${id}.py`}`,
		upstream: linkUpstream(project.origin)
	};
	if (author.gap !== null) return "the author's entry file as planned is not in this dataset";
	if (variant === void 0) return "there is no script: the model gave none that could be used";
	return variant.difference === null ? "the two scripts are too long and too different to compare line by line" : null;
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
function withhold(reason) {
	return {
		kind: "withheld",
		reason,
		upstream: null
	};
}
export { linkUpstream as n, showDiffs as r, limitDiffs as t };
