import { Mt as cleanCodeLine, Nt as cleanLine } from "./start.js";
import { a as QUANTITY_WORDS, s as countWord } from "./format.js";
import { c as MUTED, d as TONE_COLOURS, h as trusted, i as PLAIN, l as RULE, m as keepTogether, p as html, s as INK } from "./chart-theme.js";
// src/report/campaign/models-used.ts
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
// src/report/campaign/told-answers.ts
/** Outcomes of an answer, in the order in which a title tells them. */
const OUTCOMES = [
	"less",
	"more",
	"equivalent",
	"inconclusive",
	"less-accurate",
	"suspect",
	"not-settled",
	"failed",
	"not-told",
	"untried"
];
/**
* The answers of the group that the headline speaks of first, or all where it speaks of single scripts. Null: nothing was
* compared.
*/
function listToldAnswers({ headline: [first], variants }) {
	if (first?.kind !== "group" && first?.kind !== "script") return null;
	const answers = variants.filter(({ counts, model, mode }) => counts && model !== null && (first.kind === "script" || mode === first.mode && model === first.model)).map((answer) => {
		const ratio = answer.ratios[first.quantity].find(({ baseline }) => baseline === first.baseline) ?? null;
		return {
			answer,
			outcome: outcomeOf(answer, ratio),
			ratio
		};
	});
	return answers.length === 0 ? null : {
		first,
		answers
	};
}
function outcomeOf({ attempted, passed, validity, metric }, ratio) {
	if (!attempted) return "untried";
	if (!passed) return "failed";
	if (validity?.verdict === "suspect") return "suspect";
	if (metric.verdict === "worse") return "less-accurate";
	if (metric.verdict === "not-settled") return "not-settled";
	const verdict = ratio?.verdict;
	return verdict === "less" || verdict === "more" || verdict === "equivalent" || verdict === "inconclusive" ? verdict : "not-told";
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
	const exploratory = projects < 12 ? " (exploratory)" : "";
	return `${clauses.join("; ")}${exploratory}`;
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
/** A further clause, of so many of the same. */
function sayNext(outcome, own) {
	const n = own.length;
	const is = n === 1 ? "is" : "are";
	return `${n} ${{
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
	}[outcome]}`;
}
/** `12–31 % `: by how much, least and most. */
function formatRange(own) {
	const estimates = own.flatMap(({ ratio }) => ratio?.estimate ?? []);
	if (estimates.length === 0) return "";
	const shares = estimates.map((estimate) => Math.abs(estimate - 1) * 100);
	const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) => share < 1 ? share.toFixed(1) : share.toFixed(0));
	return low === high ? `${low} % ` : `${low}–${high} % `;
}
// src/report/campaign/html-diff.ts
/**
* A unified diff with the two sides beside each other where there is room, and below each other where there is none. Each
* line keeps its sign, which says without colour what its colour says.
*/
const renderSides = (label, lines) => html`<div class="sides" tabindex="0" role="group" aria-label="${label}">${pairLines(lines).map(renderPair)}</div>`;
function renderPair({ before, after }) {
	if (before !== null && before === after) {
		if (before.startsWith("@@")) return html`<code class="hunk">${before}</code>`;
		return html`<code>${before}</code><code class="twin" aria-hidden="true">${after}</code>`;
	}
	return html`${renderSide(before, "removed")}${renderSide(after, "added")}`;
}
const renderSide = (line, kind) => line === null ? html`<code class="twin" aria-hidden="true"></code>` : html`<code class="${kind}">${line}</code>`;
/** Removed lines stand beside those that take their place, in their order. */
function pairLines(lines) {
	const pairs = [];
	let [removed, added] = [[], []];
	const flush = () => {
		for (let place = 0; place < Math.max(removed.length, added.length); place++) pairs.push({
			before: removed[place] ?? null,
			after: added[place] ?? null
		});
		removed = [];
		added = [];
	};
	for (const line of lines) if (line.startsWith("-")) {
		if (added.length > 0) flush();
		removed.push(line);
	} else if (line.startsWith("+")) added.push(line);
	else {
		flush();
		pairs.push({
			before: line,
			after: line
		});
	}
	flush();
	return pairs;
}
// src/report/campaign/html-table.ts
/** Cells of a card above which they stand side by side on a telephone. */
const MOST_LINES = 7;
/**
* The one table of the page. On a telephone each row becomes a card, in which a cell carries its column's name; in between,
* what is too wide scrolls in its own frame, by keyboard too, and the page never does.
*/
function renderTable({ caption, columns, rows, folded, assumptions = [] }) {
	const classes = columns.length > MOST_LINES ? "frame many" : "frame";
	const choices = assumptions.length === 0 ? null : renderAssumptions(assumptions);
	const table = html`<div class="${classes}" role="group" aria-label="${caption}" tabindex="0"><table><caption>${keepTogether(caption)}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell, index) => renderCell(cell, index === 0 ? null : columns[index] ?? ""))}</tr>
`)}</tbody></table></div>`;
	if (!folded) return html`${choices}${table}`;
	return html`${choices}<details class="folded"><summary>${caption} (${countWord(rows.length, "row")})</summary>${table}</details>`;
}
/** Hidden until the page's script can take a choice. */
const renderAssumptions = (assumptions) => html`<div class="assumptions" hidden="">${assumptions.map(({ id, label, value, least, most, step = .1, isExponent = false }) => html`<label>${label} <input type="range" name="${id}" min="${least}" max="${most}" step="${step}" value="${isExponent ? Math.log10(value) : value}"${isExponent ? html` data-scale="exponent"` : null} /> <output></output></label> `)}</div>`;
/** `label` is the column's name; null: the cell is the row's head. */
function renderCell({ lines, value, product }, label) {
	const isNumber = value !== void 0;
	const id = lines[0]?.id;
	const shown = lines.map((line) => renderLine(line, isNumber));
	const content = keepTogether(shown.length < 2 ? shown : shown.map((line) => html`<div class="line">${line}</div>`));
	if (label === null) return html`<th scope="row"${id === void 0 ? null : html` id="${id}"`}>${content}</th>`;
	return html`<td data-label="${label}"${isNumber ? html` data-value="${value}"` : null}${product === void 0 ? null : html` data-base="${product.base}" data-of="${product.of.join(" ")}"`}>${content}</td>`;
}
function renderLine({ text, tone, mark, chips = [], note, ...leads }, isNumber) {
	const href = leads.href ?? (leads.target === void 0 ? void 0 : `#${leads.target}`);
	const shown = isNumber || tone !== void 0 ? html`<span class="figure ${tone ?? ""}">${text}</span>` : text;
	const parts = [
		...text === "" ? [] : [href === void 0 ? shown : html`<a href="${href}"${/^https?:/.test(href) ? html` rel="noopener noreferrer nofollow"` : null}>${shown}</a>`],
		...mark === void 0 ? [] : [html`<span class="chip mark">${mark}</span>`],
		...chips.map((chip) => html`<span class="chip ${chip.tone}">${chip.sign === void 0 ? null : html`<span aria-hidden="true">${chip.sign} </span>`}${chip.text}</span>`),
		...note === void 0 ? [] : [html`<span class="versus">${note}</span>`]
	];
	return html`${parts.flatMap((part, index) => index === 0 ? [part] : [" ", part])}`;
}
/** Lines of output, in a box that scrolls by keyboard too. */
const renderLines = (label, lines) => html`<pre tabindex="0" role="group" aria-label="${label}"><code>${lines.join("\n")}</code></pre>`;
// src/report/campaign/html-chapter.ts
/** A part of the report as a section of the page; `drawn`: a picture of its own, beside those of the report. */
function renderChapter(chapter, charts, drawn = null) {
	const { id, title, lead, figures, tables, facts, notes, sections, logs } = chapter;
	return html`<section id="${id}"><h2>${title}</h2>
${lead.map((line) => html`<p>${keepTogether(line)}</p>`)}
${charts === null ? null : figures.map((figure) => renderFigure(figure, charts))}${drawn}
${renderNotes(notes)}
${tables.map(renderTable)}
${facts.length === 0 ? null : html`<dl class="facts">${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${keepTogether(value)}</dd></div>`)}</dl>`}
${sections.length === 0 ? null : html`<div class="projects">${sections.map(renderSection)}</div>`}
${logs === null ? null : renderLogs(logs)}
</section>`;
}
const renderLogs = ({ lead, ends }) => html`<p>${lead}</p>
${ends.map(({ label, lines }) => html`<details class="diff"><summary><span class="name">${label}</span></summary>
${renderLines(label, lines)}</details>
`)}`;
const renderNotes = (notes) => notes.length === 0 ? null : html`<ul>${notes.map((parts) => html`<li>${keepTogether(parts.map((part) => typeof part === "string" ? part : renderLine(part, false)))}</li>`)}</ul>`;
/** A chart; the caption names the table that holds the same numbers. */
function renderFigure({ chart, caption }, charts) {
	return renderDrawing(charts[chart], caption);
}
/** `drawing`: an `<svg>` element that this package drew. */
const renderDrawing = (drawing, caption) => drawing === null ? null : html`<figure>${trusted(drawing)}<figcaption>${keepTogether(caption)}</figcaption></figure>`;
/** One project, folded under its title and results. */
function renderSection({ id, title, slug, results, lead, upstream, tables, code }) {
	return html`<details class="project" id="${id}"><summary><span class="name">${title}</span> <code>${slug}</code> <span class="results">${results.map(({ label, line }) => html`<span class="gist"><span class="versus">${label}</span> ${renderLine(line, false)}</span>`)}</span></summary>
<p class="about">${lead} Source: ${renderUpstream(upstream)}.</p>
${tables.map(renderTable)}
${code.map((each) => [renderKinds(each), each.diff === null ? null : renderDiff(each.label, each.diff)])}
</details>
`;
}
/** What changed in the code in words, beside the lines that follow. */
function renderKinds({ label, kinds, changes }) {
	if (kinds === null) return null;
	const told = html`<span class="name">${label}</span>: ${kinds}`;
	if (changes.length === 0) return html`<p class="withheld">${told}</p>`;
	return html`<details class="diff"><summary>${told}</summary>
<ul>${changes.map(({ kind, before, after }) => html`<li>${kind}: <code>${before}</code> → <code>${after}</code></li>`)}</ul></details>`;
}
/** The change to the author's code, folded; or why it is not shown. */
function renderDiff(label, diff) {
	const name = html`<span class="name">${label}</span>`;
	if (diff.kind === "withheld") return html`<p class="withheld">${name}: ${diff.reason}${diff.upstream === null ? null : html`; see ${renderUpstream(diff.upstream)}`}</p>`;
	if (diff.lines.length === 0) return html`<p class="withheld">${name}: the author's code, unchanged</p>`;
	return html`<details class="diff"><summary>${name}: code against the author's, <span class="added">+${diff.added}</span> <span class="removed">−${diff.removed}</span> ${diff.added + diff.removed === 1 ? "line" : "lines"}</summary>
${renderSides(`Code of ${label} against the author's`, diff.lines)}${diff.leftOut === 0 ? null : html`<p>${countWord(diff.leftOut, "more line")} not shown.</p>`}</details>`;
}
const renderUpstream = ({ text, url }) => url === null ? html`${text}` : html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`;
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/report/charts/ratio-rows.ts
/** A ratio's place: every layer shares the logarithmic axis. */
const ratioAt = (field) => ({
	field,
	type: "quantitative"
});
const byTone = {
	field: "tone",
	type: "nominal",
	scale: {
		domain: Object.keys(TONE_COLOURS),
		range: Object.values(TONE_COLOURS)
	},
	legend: null
};
/** A dot with its interval as a line. */
const INTERVAL_LAYERS = [{
	mark: {
		type: "rule",
		strokeCap: "round",
		strokeWidth: 3
	},
	encoding: {
		x: ratioAt("low"),
		x2: { field: "high" },
		color: byTone
	}
}, {
	mark: {
		type: "point",
		filled: true,
		opacity: .9,
		size: 80
	},
	encoding: {
		x: ratioAt("ratio"),
		color: byTone
	}
}];
/** No chart zooms in further than from a half to the double: a small change shall look small. */
const NARROWEST = [.5, 2];
/** Text of 11 pixels at this width can be read on a telephone as well as three times as wide. */
const WIDTH = 360;
const TEXT = {
	labelColor: MUTED,
	labelFontSize: 11,
	titleColor: MUTED,
	titleFontSize: 11
};
/** One row a model and mode under its name, all over one logarithmic axis of ratios, with a line at "the same as the baseline". */
function specifyRatioRows({ rows, height, noun, notes, layers }) {
	const marks = rows.flatMap(({ name, left, right, tone, marks }) => marks.map((mark, index) => ({
		row: name,
		tone,
		...index === 0 ? {
			left,
			right
		} : {},
		...mark
	})));
	const ratios = marks.flatMap(({ ratio, low, high }) => [
		ratio,
		low,
		high
	].filter((value) => value != null));
	const unity = {
		data: { values: [{ ratio: 1 }] },
		mark: {
			type: "rule",
			color: INK,
			strokeWidth: 1.5,
			opacity: .7
		},
		encoding: { x: ratioAt("ratio") }
	};
	return {
		data: { values: marks },
		facet: { row: {
			field: "row",
			sort: rows.map(({ name }) => name),
			title: null,
			header: {
				labelOrient: "top",
				labelAnchor: "start",
				labelAngle: 0
			}
		} },
		spacing: 8,
		spec: {
			width: WIDTH,
			height,
			encoding: { x: {
				scale: {
					type: "log",
					domain: [Math.min(...NARROWEST, ...ratios), Math.max(...NARROWEST, ...ratios)],
					nice: false,
					padding: 8
				},
				axis: {
					tickCount: 5,
					labelExpr: "datum.label && '×' + datum.label",
					title: [`← less ${noun}\u2003·\u2003more ${noun} →`, ...notes]
				}
			} },
			layer: [
				unity,
				...layers,
				writeAbove("left"),
				writeAbove("right")
			]
		},
		config: {
			...PLAIN,
			header: {
				labelColor: INK,
				labelFontSize: 11,
				labelFontWeight: 600,
				labelPadding: -6,
				labelLimit: 1.25 * WIDTH
			},
			axis: {
				...TEXT,
				gridColor: RULE,
				domainColor: RULE,
				tickColor: RULE,
				titleFontWeight: 400
			},
			legend: {
				...TEXT,
				orient: "top",
				direction: "vertical",
				title: null,
				labelLimit: 0
			}
		}
	};
}
function writeAbove(end) {
	return {
		transform: [{ filter: `datum.${end}` }],
		mark: {
			type: "text",
			align: end,
			dy: -8,
			fontSize: 11
		},
		encoding: {
			x: { value: end === "left" ? 0 : "width" },
			y: { value: 0 },
			text: { field: end },
			color: byTone
		}
	};
}
export { formatStarNote as _, _taggedTemplateLiteral as a, renderFigure as c, listToldAnswers as d, outcomeOf as f, RECORDED_MARK as g, showDiffs as h, specifyRatioRows as i, formatTitle as l, linkUpstream as m, byTone as n, renderChapter as o, limitDiffs as p, ratioAt as r, renderDrawing as s, INTERVAL_LAYERS as t, OUTCOMES as u, formatStarred as v, listModelsUsed as y };
