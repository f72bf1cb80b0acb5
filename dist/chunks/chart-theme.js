import { Sr as cleanText } from "./inputs.js";
// src/report/text/markup.ts
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** Printable text for HTML and XML, inside elements and quoted attributes. */
function escapeMarkup(text) {
	return cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
/** A template whose every value is escaped unless it is markup itself; lists are joined, null prints nothing. */
function html(strings, ...values) {
	return { markup: strings.reduce((text, part, index) => text + print(values[index - 1] ?? null) + part) };
}
/** Text of this package's own (styles, drawn charts), printed as it is. Never for what came from outside. */
function trusted(markup) {
	return { markup };
}
/** What reads as one stays on one line: `12–31 %`, `2026-11-22`, `95 % interval`, `p = 0.48`, `p < 0.001`. Not for code. */
function keepTogether(content) {
	const markup = print(content);
	if (!MAY_BREAK.test(markup)) return { markup };
	return { markup: markup.split(/(<[^<>]*>)/).map((part) => part.startsWith("<") ? part : joinWords(part)).join("") };
}
/** Ranges as `0.55–0.70` and `12–31 %`, dates: in a box of their own, so that who copies them copies no invisible sign. */
const UNBROKEN = /×\/÷\d|(?<![\d.,])(?:&[lg]t;)?\d[\d.,]{0,20}–(?:&[lg]t;)?\d[\d.,]{0,20}(?: %)?|\b\d{4}-\d\d-\d\d\b/g;
/** What all of it has, so that a table of many thousand cells is not searched five times. */
const MAY_BREAK = /[%–÷]|\bp [=&]|\d-\d/;
const joinWords = (text) => text.replace(UNBROKEN, "<span class=\"together\">$&</span>").replace(/(\d) %/g, "$1\xA0%").replace(/% (?=intervals?\b)/g, "%\xA0").replace(/\bp (=|&lt;) (?=\d)/g, "p\xA0$1\xA0");
function print(value) {
	if (value === null) return "";
	if (typeof value === "string") return escapeMarkup(value);
	if (typeof value === "number") return String(value);
	if ("markup" in value) return value.markup;
	return value.map(print).join("");
}
// src/report/charts/chart-colours.ts
/** Colours come from the page's variables; the fallback serves a viewer that knows none. */
const INK = "currentColor";
const MUTED = "var(--muted, #5b6470)";
const RULE = "var(--rule, #d5d9de)";
const SURFACE = "var(--surface, #ffffff)";
const TONE_COLOURS = {
	less: "var(--less, #116b38)",
	more: "var(--more, #a9271c)",
	even: "var(--even, #0b5c8f)",
	same: MUTED,
	caution: "var(--caution, #845a00)",
	none: MUTED
};
/** Style of the charts as files of their own, where no page gives the variables. */
const STANDALONE_STYLE = "svg{color:#1c2127;background:#fff;--surface:#fff;--muted:#5b6470;--rule:#d5d9de;--less:#116b38;--more:#a9271c;--caution:#845a00;--even:#0b5c8f}@media (prefers-color-scheme:dark){svg{color:#e7eaee;background:#14181d;--surface:#14181d;--muted:#a2abb6;--rule:#3a424c;--less:#63cf8d;--more:#ff9285;--caution:#e6b450;--even:#7cc0ee}}";
// src/report/charts/draw-chart.ts
/** A drawing is one image: what its parts call themselves would be read out without saying anything. */
const PART_ROLES = / (?:role|aria-roledescription)="[^"]*"/g;
/** Draws a chart as one `<svg>` element with a title and a description; `id` is unique on its page. */
async function drawChart(chart, id) {
	if (chart === null) return null;
	const [{ compile }, { Error: errorLevel, parse, View }] = await Promise.all([import("./build.js"), import("./vega2.module.js")]);
	const view = new View(parse(compile(chart.spec).spec), {
		renderer: "none",
		logLevel: errorLevel
	});
	const svg = cleanText(await view.toSVG()).replace(/<g[^<>]*>/g, (tag) => tag.replace(PART_ROLES, ""));
	view.finalize();
	const names = `<title id="${id}-title">${escapeMarkup(chart.title)}</title><desc id="${id}-desc">${escapeMarkup(chart.description)}</desc>`;
	return svg.replace(/^<svg /, `<svg role="img" aria-labelledby="${id}-title ${id}-desc" `).replace(">", () => `>${names}`);
}
/** A drawing of `drawChart` as a file of its own: with its colours for light and dark. */
function standAlone(svg) {
	return `${svg.replace(">", `><style>${STANDALONE_STYLE}</style>`)}\n`;
}
// src/report/charts/chart-theme.ts
/** Settings of every chart: it is labelled by the page, and lies on its ground. */
const PLAIN = {
	aria: false,
	background: "transparent",
	font: "system-ui, sans-serif",
	view: { stroke: null }
};
/** Small muted text of axes and legends. */
const TEXT = {
	labelColor: MUTED,
	labelFontSize: 11,
	titleColor: MUTED,
	titleFontSize: 11,
	titleFontWeight: 400
};
const AXIS = {
	...TEXT,
	gridColor: RULE,
	domainColor: RULE,
	tickColor: RULE
};
const LEGEND = {
	...TEXT,
	orient: "top",
	title: null,
	labelLimit: 0
};
const PANEL_HEADER = {
	labelColor: INK,
	labelFontSize: 11,
	labelFontWeight: 600
};
export { drawChart as a, MUTED as c, TONE_COLOURS as d, escapeMarkup as f, trusted as h, PLAIN as i, RULE as l, keepTogether as m, LEGEND as n, standAlone as o, html as p, PANEL_HEADER as r, INK as s, AXIS as t, SURFACE as u };
