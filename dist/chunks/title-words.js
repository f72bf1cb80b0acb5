import { In as cleanCodeLine, Ln as cleanLine } from "./inputs.js";
import { V as countWord, z as QUANTITY_WORDS } from "./measured.js";
import { f as OUTCOMES, m as listToldAnswers, p as isAnyCompared } from "./taggedTemplateLiteral.js";
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
// src/report/text/title-words.ts
const SCRIPTS_OF = {
	assisted: "Rewrites by",
	autonomous: "New scripts by",
	"original-telemetry": "Originals with a metric line by"
};
/**
* The finding in everyday words: of the group that the headline speaks of first, or of all answers where it speaks of single
* scripts. Null: nothing was compared.
*/
function formatTitle(analysis) {
	const told = listToldAnswers(analysis);
	if (told === null) return null;
	const { first, answers } = told;
	const found = Map.groupBy(answers, ({ outcome }) => outcome);
	const projects = new Set(answers.map(({ answer }) => answer.project)).size;
	const noun = projects === answers.length ? "project" : "answer";
	const who = first.kind === "group" ? `${SCRIPTS_OF[first.mode]} ${first.model}` : "The models’ scripts";
	const together = (first.kind === "group" ? analysis.groups.find(({ mode, model }) => mode === first.mode && model === first.model) : void 0)?.ratios[first.quantity].find(({ baseline }) => baseline === first.baseline)?.verdict === "inconclusive" && (found.has("less") || found.has("more")) ? ["no detectable difference overall"] : [];
	const place = {
		answers: answers.length,
		noun,
		what: QUANTITY_WORDS[first.quantity]
	};
	const [lead, ...others] = OUTCOMES.flatMap((outcome) => {
		const own = found.get(outcome);
		return own === void 0 ? [] : [{
			outcome,
			own
		}];
	});
	if (lead === void 0) return null;
	const clauses = [
		sayFirst(who, lead.outcome, lead.own, place),
		...others.length === 0 ? [] : [others.map(({ outcome, own }) => sayNext(outcome, own)).join(", ")],
		...together
	];
	if (others.length === 0 && !isAnyCompared(answers)) return `${who} ${sayNone(lead.outcome, place)}`;
	const exploratory = projects < 12 && isAnyCompared(answers) ? " (exploratory)" : "";
	return `${clauses.join("; ")}${exploratory}`;
}
/** Where the outcome is that of all, and none was compared. */
function sayNone(outcome, { answers, noun }) {
	const where = noun === "project" ? "on" : "in";
	const of = countWord(answers, noun);
	const all = `${where} ${answers === 1 ? of : `all ${of}`}`;
	const any = `${where} any of ${of}`;
	return {
		"less-accurate": `lost accuracy ${all}`,
		suspect: `are suspect ${all}`,
		"not-settled": `are not shown to be as accurate ${any}`,
		failed: `failed ${all}`,
		untried: `could not be tried ${any}`
	}[outcome] ?? `could not be compared with the author’s code ${any}`;
}
/** The first clause, which says of what and how many it speaks. */
function sayFirst(who, outcome, own, place) {
	const { answers, noun, what } = place;
	const of = `${own.length} of ${countWord(answers, noun)}`;
	const on = `${noun === "project" ? "on" : "in"} ${of}`;
	switch (outcome) {
		case "less":
		case "more": return `${who} used ${formatRange(own)}${outcome} ${what} ${on} at the same accuracy`;
		case "equivalent": return `${who} used as much ${what} ${on}`;
		case "inconclusive": return `${who} showed no detectable difference in ${what} ${on}`;
		default: return `${who}: of ${countWord(answers, noun)}, ${sayNext(outcome, own)}`;
	}
}
const SMALL = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve"
];
/** A further clause, of so many of the same. */
function sayNext(outcome, own) {
	const n = own.length;
	const is = n === 1 ? "is" : "are";
	const WORDS = {
		less: `used ${formatRange(own)}less`,
		more: `used ${formatRange(own)}more`,
		equivalent: "used as much",
		inconclusive: "showed no detectable difference",
		"less-accurate": "lost accuracy",
		suspect: `${is} suspect`,
		"not-settled": `${is} not settled`,
		failed: "failed",
		"not-told": "not compared",
		untried: "not tried"
	};
	return `${SMALL[n] ?? n} ${WORDS[outcome]}`;
}
/** `12–31 % `: by how much, least and most. */
function formatRange(own) {
	const estimates = own.flatMap(({ ratio }) => ratio?.estimate ?? []);
	if (estimates.length === 0) return "";
	const shares = estimates.map((estimate) => Math.abs(estimate - 1) * 100);
	const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) => share < 1 ? share.toFixed(1) : share.toFixed(0));
	return low === high ? `${low} % ` : `${low}–${high} % `;
}
export { showDiffs as i, limitDiffs as n, linkUpstream as r, formatTitle as t };
