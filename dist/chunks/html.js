import { nr as displayWidth, tr as wrapText, ur as count } from "./inputs.js";
import { m as capitalise, p as agree } from "./work.js";
import { t as beforeNumbers } from "./report.js";
import { d as TONE_COLOURS, h as trusted, i as PLAIN, m as keepTogether, n as LEGEND, p as html, r as PANEL_HEADER, s as INK, t as AXIS } from "./chart-theme.js";
import { createHash } from "node:crypto";
// src/report/charts/ratio-rows.ts
/** Mark of a ratio with its interval; null: it is not drawn. */
function markRatio(ratio) {
	const [low = null, high = null] = ratio?.interval ?? [];
	return {
		ratio: ratio?.estimate ?? null,
		low,
		high
	};
}
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
/** Text of 11 pixels at this width can be read on a telephone of 320 as well as on a wide screen. */
const WIDTH = 300;
/** Letters of a note that widen no drawing: without a font, each counts as 0.8 of its size. */
const NOTE_WIDTH = 30;
/** Letters of both ends' words that stand beside each other at this width. Where they are more, those at the right end at their colon; the table has them whole. */
const BOTH_ENDS = 44;
/** One row a model and mode under its name, all over one logarithmic axis of ratios, with a line at "the same as the baseline". */
function specifyRatioRows({ rows, height, noun, notes, layers }) {
	const marks = rows.flatMap(({ name, left = "", right = "", tone, marks }, place) => marks.map((mark, index) => ({
		row: name,
		place,
		tone,
		...index === 0 ? {
			left,
			right: fitBeside(left, right)
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
			sort: {
				field: "place",
				op: "min"
			},
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
					title: [`← less ${noun}\u2003·\u2003more ${noun} →`, ...notes.flatMap((note) => wrapText(note, NOTE_WIDTH, 0).split("\n"))]
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
				...PANEL_HEADER,
				labelPadding: -6,
				labelLimit: 1.25 * WIDTH
			},
			axis: AXIS,
			legend: {
				...LEGEND,
				direction: "vertical"
			}
		}
	};
}
const fitBeside = (left, right) => displayWidth(left) + displayWidth(right) <= BOTH_ENDS ? right : right.split(": ", 1)[0] ?? "";
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
// src/report/document/html-diff.ts
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
// src/report/document/html-table.ts
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
	return html`${choices}<details class="folded"><summary>${caption} (${count(rows.length, "row")})</summary>${table}</details>`;
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
// src/report/document/html-chapter.ts
/** A part of the report as a section of the page; `drawing` stands where its figures do. */
function renderChapter(chapter, charts, drawing = null) {
	const { id, title, lead, figures, tables, facts, notes, sections, logs } = chapter;
	return html`<section id="${id}"><h2>${title}</h2>
${lead.map((line) => html`<p>${keepTogether(line)}</p>`)}
${figures.map((figure) => renderFigure(figure, charts))}${drawing}
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
	return renderDrawing(charts[chart] ?? null, caption);
}
/** `drawing`: an `<svg>` element that this package drew; `file`: from which a page's script can draw it anew. */
const renderDrawing = (drawing, caption, file = null) => drawing === null ? null : html`<figure${file === null ? null : html` data-chart="${file}"`}>${trusted(drawing)}<figcaption>${keepTogether(caption)}</figcaption></figure>`;
/** One project, folded under its title and results. */
function renderSection({ id, title, slug, results, lead, upstream, tables, code }) {
	return html`<details class="project" id="${id}"><summary><span class="name">${title}</span>${slug === null ? null : html` <code>${slug}</code>`} <span class="results">${results.map(({ label, line }) => html`<span class="gist"><span class="versus">${label}</span> ${renderLine(line, false)}</span>`)}</span></summary>
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
	return html`<details class="diff"><summary>${name}: code against the author's, <span class="added">+${diff.added}</span> <span class="removed">−${diff.removed}</span> ${agree(diff.added + diff.removed, "line", "lines")}</summary>
${renderSides(`Code of ${label} against the author's`, diff.lines)}${diff.leftOut === 0 ? null : html`<p>${count(diff.leftOut, "more line")} not shown.</p>`}</details>`;
}
const renderUpstream = ({ text, url }) => url === null ? html`${text}` : html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`;
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/report/document/html.ts
var _templateObject;
/** With this every page begins: what is put after it is read before anything of the page's own. */
const PAGE_START = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\" />\n";
/** A policy by which a page loads, runs and sends nothing but what these directives allow. */
const composePolicy = (...allowed) => [
	"default-src 'none'",
	...allowed,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
/** The whole report as one file that loads nothing: styles, script and drawings are in it, and its policy allows no other. */
function renderHtml({ overview, chapters, downloads }, charts, shell) {
	const policy = composePolicy(`style-src '${hashSource(shell.css)}'`, `script-src '${hashSource(shell.script)}'`);
	const linker = openLinker(chapters);
	const { first, others } = beforeNumbers(chapters);
	return html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"",
		"<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\" />\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n<meta name=\"color-scheme\" content=\"light dark\" />\n<meta name=\"referrer\" content=\"no-referrer\" />\n<title>",
		" · GreenML Bench: ",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n<main>\n",
		"\n",
		"\n",
		"\n",
		"\n</main>\n<footer id=\"downloads\"><p>Written by greenml ",
		". ",
		"What these files hold, and the licence: <a href=\"README.md\">README</a>; this report as text: <a href=\"report.md\">report.md</a>.</p></footer>\n<script>",
		"<\/script>\n</body>\n</html>\n"
	])), trusted(PAGE_START), policy, overview.title, overview.subject, trusted(shell.css), renderOverview(overview, chapters, charts, linker), first.map((chapter) => renderChapter(chapter, charts)), renderNumbers(overview, linker), others.map((chapter) => renderChapter(chapter, charts)), overview.toolVersion, renderDownloads(downloads), trusted(shell.script)).markup;
}
const renderDownloads = ({ content, files }) => files.length === 0 ? null : html`${capitalise(content)}: ${files.map(({ file, form }, place) => html`${place === 0 ? "" : ", "}<a href="${file}">${form}</a>`)}. `;
function openLinker(chapters) {
	const ids = new Set(chapters.flatMap(listIds));
	const isThere = ({ target }) => target !== void 0 && ids.has(target);
	return {
		isThere,
		renderClaim: (claim) => html`${keepTogether(claim.text)}${isThere(claim) ? html` <a class="evidence" href="#${claim.target ?? ""}">evidence</a>` : null}`
	};
}
/** The finding and its picture, then its reservations and the way on. */
function renderOverview(overview, chapters, charts, { isThere, renderClaim }) {
	const { subject, createdAt, title, others, about, evidence, figure, scope, notices, sizes } = overview;
	const links = evidence.filter(isThere);
	return html`<header>
<p class="kicker">GreenML Bench <span aria-hidden="true">·</span> ${subject} <span aria-hidden="true">·</span> ${createdAt}</p>
<div class="first">
<div>
<h1>${keepTogether(title)}</h1>
${others.map((claim) => html`<p>${renderClaim(claim)}</p>`)}
${about === null ? null : html`<p>${renderClaim(about)}</p>`}
${links.length === 0 ? null : html`<p class="ways">${links.map(({ text, target }) => html`<a href="#${target ?? ""}">${text}</a> `)}</p>`}
</div>
${figure === null ? null : renderFigure(figure, charts)}
<div>
${scope === null ? null : html`<p class="scope">${renderClaim(scope)}</p>`}
${notices.length === 0 ? null : html`<ul class="notices" aria-label="Read this with the headline">${notices.map((notice) => html`<li>${renderClaim(notice)}</li>`)}</ul>`}
</div>
</div>
<dl class="tiles">${sizes.map(({ label, value, note }) => html`<div><dt>${label}</dt><dd><strong>${value}</strong> <span>${note}</span></dd></div>`)}</dl>
<nav aria-label="Chapters">${chapters.map(({ id, title }) => html`<a href="#${id}">${title}</a> `)}<a href="#downloads">Downloads</a></nav>
</header>`;
}
/** The finding by its numbers. */
const renderNumbers = ({ headline }, { renderClaim }) => headline.length === 0 ? null : html`<section id="numbers"><h2>In numbers</h2>
<ul class="lede">${headline.map((claim) => html`<li>${renderClaim(claim)}</li>`)}</ul>
</section>`;
/** Places that a link can lead to: the chapter itself, its projects, and the rows of their tables that have a name. */
const listIds = ({ id, sections }) => [id, ...sections.flatMap((section) => [section.id, ...section.tables.flatMap(({ rows }) => rows.flatMap((row) => row.flatMap(({ lines }) => lines.flatMap((line) => line.id ?? []))))])];
/** A script or a sheet as a policy names it. */
const hashSource = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;
export { _taggedTemplateLiteral as a, INTERVAL_LAYERS as c, ratioAt as d, specifyRatioRows as f, renderHtml as i, byTone as l, composePolicy as n, renderChapter as o, hashSource as r, renderDrawing as s, PAGE_START as t, markRatio as u };
