import { Er as shorten, Kr as refuseStopped, Rr as UserError, Wr as orTell, br as cleanLine, lr as compareTexts, ur as count, xr as cleanMessage } from "./inputs.js";
import { Dt as copyBelow, Qt as readAsset, St as sha256Hex, an as lookBelow, en as readChartCode, f as removeTree, gt as listFiles, qt as CHART_CODE, rn as listAsNamed, vn as requireNewFolder, vt as readJson, wt as writeFileAtomic, xn as formatSize, xt as readYaml } from "./base.js";
import { t as fillNewFolder } from "./fill-folder.js";
import { s as readSubmissions, u as isCoveredClaim } from "./read-submissions.js";
import { a as drawChart, m as keepTogether, p as html } from "./chart-theme.js";
import { i as judgedLine, n as formatGroup } from "./cells.js";
import { n as composeTable, t as composeChapter } from "./chapter.js";
import { E as formatMetric, F as formatQuantity, H as formatSuccess, I as formatRound, K as joinWords, Kn as gainOf, M as formatPercentRange, S as formatHash, V as formatStratum, _ as formatCount, b as formatFailureClass, f as QUANTITY_WORDS, in as publishedReport, j as formatPercent, m as capitalise, nn as FACTS_FILE, rn as errata, v as formatDifference } from "./work.js";
import { A as outcomeOf, C as lookOf, F as formatRatio, k as OUTCOME_WORDS, mt as groupsBy, v as formatFinding } from "./measured.js";
import { f as isJudged, y as isComparable } from "./read.js";
import { a as ratioOf, i as markOrigin, n as dayOf, o as titleOf, r as isWithdrawn, t as byNewest } from "./published.js";
import { c as formatSuccessInterval, n as formatScope, o as formatGainSupport } from "./headline-words.js";
import { a as _taggedTemplateLiteral, c as INTERVAL_LAYERS, f as specifyRatioRows, n as composePolicy, o as renderChapter, s as renderDrawing, u as markRatio } from "./html.js";
import { n as RECORDED_MARK, r as formatStarNote } from "./models-used.js";
import { n as escapeMarkdown } from "./markdown-text.js";
import { t as linkUpstream } from "./upstream-link.js";
import { r as projectTarget } from "./findings.js";
import { n as readReportFile, r as holdPage } from "./proposed-report.js";
import { t as renderOwnFiles } from "./own-files.js";
import { a as siteOptions } from "./publish-options.js";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
// src/report/charts/interactive-chart.ts
/** Gives the signal `zoom_ratio`, the shown ends of the axis of ratios, by which buttons zoom. */
const ZOOM = "zoom";
/**
* The same chart for a page that draws it anew: it is zoomed by wheel and moved by dragging, and tells what is pointed at. As
* a specification of Vega, so that the page needs no compiler. Null: of this kind of chart there is nothing to look closer at.
*/
async function compileInteractive(spec) {
	if (!("facet" in spec) || !("spec" in spec) || !("layer" in spec.spec)) return null;
	const { compile } = await import("./build.js");
	const [first, ...others] = spec.spec.layer.map((layer) => "mark" in layer ? compose(layer) : layer);
	if (first === void 0) return null;
	const zoom = {
		name: ZOOM,
		select: {
			type: "interval",
			encodings: ["x"]
		},
		bind: "scales"
	};
	const layer = [{
		...first,
		params: [zoom]
	}, ...others];
	return compile({
		...spec,
		spec: {
			...spec.spec,
			layer
		}
	}).spec;
}
/** What is drawn of a number tells it, and ends where the axis does; text stands above it. */
function compose(layer) {
	const mark = typeof layer.mark === "string" ? { type: layer.mark } : layer.mark;
	if (mark.type === "text") return {
		...layer,
		mark: {
			...mark,
			clip: false
		}
	};
	return {
		...layer,
		mark: {
			...mark,
			clip: true,
			tooltip: { content: "data" }
		}
	};
}
// src/report/site/boards.ts
/** Boards with the newest report first. What was withdrawn is in none. */
function listBoards(published) {
	const standing = published.filter((each) => !isWithdrawn(each)).toSorted(byNewest);
	return groupsBy(standing, ({ report }) => boardKey(report)).map((members) => {
		const { leading, datasetVersion } = members[0].report;
		return {
			key: boardKey(members[0].report),
			quantity: leading,
			datasetVersion,
			members
		};
	});
}
function boardKey({ datasetVersion, hosts, leading }) {
	const strata = [...new Set(hosts.map(({ stratum }) => stratum))].sort();
	return sha256Hex(JSON.stringify([
		datasetVersion,
		strata,
		leading
	])).slice(0, 12);
}
/** Who used least first; who has no ratio last. */
function rank({ members, quantity }) {
	const seen = /* @__PURE__ */ new Set();
	const rows = members.flatMap(({ report }) => report.groups.flatMap((group) => {
		const key = JSON.stringify([
			group.mode,
			group.model,
			report.design.prompt?.hash ?? null,
			report.design.repairs
		]);
		if (seen.size === seen.add(key).size) return [];
		return [{
			group,
			report,
			recorded: report.models.some(({ id, recorded }) => id === group.model && recorded),
			ratio: ratioOf(group.ratios, quantity)
		}];
	}));
	const judged = rows.filter(hasPlace);
	return rows.map((row) => ({
		...row,
		place: hasPlace(row) ? 1 + judged.filter((other) => isBelow(other, row)).length : null
	})).sort((a, b) => orderOf(a) - orderOf(b) || compareTexts(nameOf(a), nameOf(b)));
}
const hasPlace = ({ ratio, recorded }) => !recorded && ratio?.interval != null && ratio.quality === "measured" && isJudged(ratio.verdict);
const isBelow = (a, b) => (a.ratio?.interval?.[1] ?? Number.POSITIVE_INFINITY) < (b.ratio?.interval?.[0] ?? Number.NEGATIVE_INFINITY);
const orderOf = ({ place, ratio }) => (place === null ? 1e6 : 0) + Math.min(ratio?.estimate ?? Number.POSITIVE_INFINITY, 1e5);
const nameOf = ({ group, report }) => `${group.model} ${group.mode} ${report.id}`;
// src/report/site/group-columns.ts
/** Columns on a model and mode that each table of groups has beside its ratio. */
const GROUP_COLUMNS = {
	Passed: ({ group: { success } }) => ({
		text: formatSuccess(success),
		note: formatSuccessInterval(success),
		value: success.total === 0 ? null : success.passed / success.total
	}),
	"Metric gain, median": ({ group, report }) => ({
		text: formatDifference(group.metricDifference.median, "fraction", null),
		note: formatGainSupport(group.metricDifference, countComparable(group, report)),
		value: group.metricDifference.median
	})
};
/** The prompt that answers came of, and the round of repair; no column where no model was asked for any of them. */
const promptColumn = (rows) => rows.every((row) => promptOf(row) === null && row.report.design.repairs === 0) ? {} : { Prompt: (row) => ({
	text: promptOf(row) ?? "–",
	note: row.report.design.repairs === 0 ? void 0 : formatRound(row.report.design.repairs)
}) };
/** Null: nobody was asked for the answers, whatever prompt the campaign has. */
const promptOf = ({ report, group: { model } }) => markOrigin(report, model) === null ? report.design.prompt?.name ?? null : null;
const countComparable = ({ mode, model }, { answers }) => answers.filter((answer) => answer.mode === mode && answer.model === model && isComparable(answer)).length;
// src/report/site/ratio-list.ts
/** More rows are a picture that nobody reads. */
const MOST_ROWS$1 = 24;
/** A row a ratio with its interval, in the order of the list; null: there is nothing to draw. */
function specifyRatioList(list, quantity, what) {
	const measured = list.filter(({ ratio }) => ratio?.estimate != null && ratio.quality === "measured");
	const shown = measured.slice(0, MOST_ROWS$1);
	if (shown.length === 0) return null;
	const named = Map.groupBy(shown, ({ name }) => name);
	const noun = QUANTITY_WORDS[quantity];
	const some = shown.length < measured.length ? ` Of ${measured.length} the first ${MOST_ROWS$1} are drawn.` : "";
	return {
		title: `${noun} of ${what}, relative to the author's code without its plots`,
		description: `Dots are means, lines 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}.${some} The table that follows holds the same numbers.`,
		spec: specifyRatioRows({
			rows: shown.map(({ name, apart, ratio }) => ({
				name: named.get(name)?.length === 1 ? name : apart,
				left: formatRatio(ratio),
				right: `${lookOf(ratio).sign} ${formatFinding(ratio, quantity)}`,
				tone: lookOf(ratio).tone,
				marks: [markRatio(ratio)]
			})),
			height: 12,
			noun,
			notes: formatStarNote(shown.map(({ recorded = false }) => ({ recorded }))),
			layers: INTERVAL_LAYERS
		})
	};
}
// src/report/site/site-page.ts
var _templateObject;
var _templateObject2;
var _templateObject3;
/** Parts that have anything to show. */
const listParts = (parts) => parts.filter((part) => part !== null);
const partOf = (chapter, chart = null) => chapter === null ? null : {
	chapter,
	chart
};
/** Address of the site's root as a page names it. */
const rootOf = ({ path }) => path === "" ? "" : "../".repeat(path.split("/").length);
/** Files that every page loads from its own site, and nothing else: no script stands in a page. */
const POLICY = composePolicy("style-src 'self'", "script-src 'self'", "connect-src 'self'");
const COMPARE = "compare/";
const TASK_BOARD = "ml-bench/";
const WAYS = [
	["", "Rankings"],
	["#campaigns", "Campaigns"],
	["#models", "Models"],
	["#projects", "Projects"],
	[COMPARE, "Compare two"],
	[TASK_BOARD, "ML-Bench"]
];
/** `drawings`: of its parts, in their order. */
function renderSitePage(page, drawings, has) {
	const { hasFeed, reports, submissions } = has;
	const ways = WAYS.filter(([way]) => (reports > 1 || way !== COMPARE) && (submissions > 0 || way !== TASK_BOARD));
	const root = rootOf(page);
	const { title, lead, parts, script } = page;
	return html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\" />\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\" />\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n<meta name=\"color-scheme\" content=\"light dark\" />\n<meta name=\"referrer\" content=\"no-referrer\" />\n<title>",
		" · GreenML Bench</title>\n<link rel=\"stylesheet\" href=\"",
		"assets/report.css\" />\n",
		"\n</head>\n<body>\n<main>\n<header>\n<p class=\"kicker\"><a href=\"",
		"\">GreenML Bench</a> <span aria-hidden=\"true\">·</span> published campaigns</p>\n<h1>",
		"</h1>\n",
		"\n<nav aria-label=\"Site\">",
		"",
		"</nav>\n</header>\n",
		"\n</main>\n<footer><p>All that is shown here as data: <a href=\"",
		"campaigns.json\">campaigns.json</a>; of each report its published.json and records.</p></footer>\n<script src=\"",
		"assets/report.js\" type=\"module\"><\/script>\n",
		"\n",
		"\n</body>\n</html>\n"
	])), POLICY, title, root, hasFeed ? html`<link rel="alternate" type="application/atom+xml" title="New reports" href="${root}feed.xml" />` : null, root === "" ? "./" : root, keepTogether(title), lead.map((line) => html`<p class="scope">${keepTogether(line)}</p>`), ways.map(([way, name]) => html`<a href="${`${root}${way}` || "./"}">${name}</a> `), hasFeed ? html`<a href="${root}feed.xml">Feed</a>` : null, parts.map((part, place) => renderPart(part, drawings[place] ?? null)), root, root, drawings.some((drawing) => drawing?.file != null) ? html(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral(["<script src=\"", "assets/explore.js\" type=\"module\"><\/script>"])), root) : null, script === void 0 ? null : html(_templateObject3 || (_templateObject3 = _taggedTemplateLiteral([
		"<script src=\"",
		"assets/",
		"\" type=\"module\"><\/script>"
	])), root, script)).markup;
}
const renderPart = ({ chapter, chart }, drawing) => renderChapter(chapter, {}, chart === null || drawing === null ? null : renderDrawing(drawing.picture, chart.caption, drawing.file));
// src/report/site/board-page.ts
/** `CPU time on 6 projects, Xeon Gold 6338 (host state 1a2b3c4d)`. */
function nameBoard({ members: [newest], quantity }) {
	const { projects, hosts } = newest.report;
	return `${capitalise(QUANTITY_WORDS[quantity])} on ${count(projects.length, "project")}, ${nameHosts(hosts)}`;
}
function nameHosts(hosts) {
	const [first, ...others] = new Map(hosts.map((host) => [host.stratum, host])).values();
	if (first === void 0) return "no host";
	if (others.length > 0) return `${1 + others.length} host states`;
	return `${shorten(first.cpu, 40)} (host state ${formatStratum(first.stratum)})`;
}
/** The ranking as chart and table; `root` is the site's as the page names it, `title` what it is called there. */
function composeBoard(board, root, title) {
	const rows = rank(board);
	const { quantity, members, datasetVersion } = board;
	const chart = specifyRatioList(rows.map(({ ratio, ...row }) => {
		return {
			name: `${nameStanding(row)} · ${dayOf(row.report)}`,
			apart: `${nameStanding(row)} · ${row.report.id}`,
			ratio,
			recorded: row.recorded
		};
	}), quantity, "each model and mode");
	const chapter = composeChapter({
		id: `ranking-${board.key}`,
		title,
		lead: [`Of each model and mode its newest answer to the same question, all on the same projects (data version ${formatHash(datasetVersion)}) and on hosts in the same state: nothing else is ranked here. A place counts those that are shown to use less, their whole interval below: several may share one. Recorded answers, estimates and what has no verdict yet have none.`],
		tables: [composeTable(`${capitalise(QUANTITY_WORDS[quantity])} against the author's code without its plots, from ${count(members.length, "campaign")}`, rows, {
			"Model and mode": ({ group, report }) => ({
				text: formatGroup(group),
				mark: markOrigin(report, group.model) ?? void 0,
				href: `${root}models/${group.model}/`
			}),
			Place: ({ place }) => place,
			[capitalise(QUANTITY_WORDS[quantity])]: ({ ratio }) => ({
				lines: [judgedLine(ratio, quantity, noteOf(ratio))],
				value: ratio?.estimate ?? null
			}),
			...GROUP_COLUMNS,
			...promptColumn(rows),
			Campaign: ({ report }) => ({
				text: report.id,
				note: dayOf(report),
				href: `${root}reports/${report.id}/`
			})
		}, false)]
	});
	const caption = `${capitalise(QUANTITY_WORDS[quantity])} of each model and mode with its 95 % interval. The table below holds the same numbers.`;
	return partOf(chapter, chart && {
		spec: chart,
		caption
	});
}
const noteOf = (ratio) => ratio?.exploratory && ratio.estimate !== null ? "exploratory: few projects" : void 0;
const nameStanding = ({ group, recorded }) => `${formatGroup(group)}${recorded ? "*" : ""}`;
function composeBoardPage(board) {
	const part = composeBoard(board, "../../", "Ranking");
	return {
		path: `boards/${board.key}`,
		title: nameBoard(board),
		lead: ["One ranking: the same projects in the same version, on hosts in the same state."],
		parts: part === null ? [] : [part]
	};
}
// src/report/site/errata.ts
/** `withdrawn 2026-12-01`: the last word on a report, for a list. */
function formatErrata(errata) {
	const last = errata.findLast(({ kind }) => kind === "withdrawn") ?? errata.at(-1);
	return last === void 0 ? "" : `${last.kind} ${last.date}`;
}
const sentence = ({ date, kind, text }) => `${capitalise(kind)} on ${date}: ${text}`;
/** The report's page as the site shows it: what was found to be wrong with it stands above all else, and a way back. */
function addErrata(page, errata) {
	const notice = html`<main>
<p class="kicker back"><a href="../../">All published campaigns</a></p>
${errata.length === 0 ? null : html`<ul class="notices errata" aria-label="What is wrong with this report">${errata.map(renderErratum)}</ul>`}`;
	return page.replace("<main>", () => notice.markup);
}
const renderErratum = (erratum) => html`<li>${sentence(erratum)}${erratum.replacedBy === void 0 ? null : html` It is replaced by <a href="../${erratum.replacedBy}/">${erratum.replacedBy}</a>.`}</li>`;
/** The report's Markdown as the site shows it, with what was found to be wrong with it above all else. */
const addErrataToMarkdown = (text, errata) => errata.length === 0 ? text : `${errata.map((each) => `> **Erratum.** ${escapeMarkdown(sentence(each))}${each.replacedBy === void 0 ? "" : ` Replaced by [${each.replacedBy}](../${each.replacedBy}/report.md).`}\n`).join(">\n")}\n${text}`;
// src/report/site/compare-page.ts
/** Columns that name a report in a list; `root` is the site's as the page names it. */
const campaignColumns = (root) => ({
	Campaign: ({ report, errata }) => ({
		text: report.id,
		note: errata.length === 0 ? void 0 : formatErrata(errata),
		href: `${root}reports/${report.id}/`
	}),
	Day: ({ report }) => dayOf(report),
	Finding: ({ report }) => titleOf(report)
});
/** Any two campaigns beside each other: `compare.js` fills it from their published.json; without it the list stays. */
const composeComparePage = (published) => ({
	path: "compare",
	title: "Two campaigns beside each other",
	lead: ["Each ratio is formed within its own campaign, to the author's code on the same host. Two are told apart here where their 95 % intervals do not overlap. The test of a change, over all runs, is greenml compare with both campaigns' folders."],
	parts: listParts([partOf(composeChapter({
		id: "choose",
		title: "Campaigns",
		tables: [composeTable("Campaigns that can be compared", published, campaignColumns("../"))]
	}))]),
	script: "compare.js"
});
// src/report/site/feed.ts
/** Entries of the feed: older ones are on the site. */
const MOST_ENTRIES = 50;
/** The newest reports as Atom (RFC 4287); one that was corrected is updated on that day. `url`: where the site stands. */
function renderFeed(published, url) {
	const base = url.endsWith("/") ? url : `${url}/`;
	const entries = published.map((each) => ({
		each,
		updated: updatedAt(each)
	})).sort((a, b) => compareTexts(b.updated, a.updated) || compareTexts(a.each.report.id, b.each.report.id)).slice(0, MOST_ENTRIES);
	const updated = entries[0]?.updated ?? "1970-01-01T00:00:00Z";
	return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>GreenML Bench: published campaigns</title>
<id>${base}</id>
<link href="${base}" />
<link rel="self" href="${base}feed.xml" />
<updated>${updated}</updated>
${entries.map(({ each, updated: own }) => renderEntry(each, own, base))}
</feed>
`.markup;
}
function renderEntry({ report, errata }, updated, base) {
	const told = errata.length === 0 ? "" : ` (${formatErrata(errata)})`;
	const address = `${base}reports/${report.id}/`;
	const summary = report.scope === null ? "No run yet." : `Seen in ${formatScope(report.scope)}.`;
	return html`<entry>
<title>${cleanLine(titleOf(report), 600)}${told}</title>
<id>${address}</id>
<link href="${address}" />
<published>${report.publishedAt}</published>
<updated>${updated}</updated>
${report.authors.map((name) => html`<author><name>${cleanLine(name, 200)}</name></author>`)}
<summary>${cleanLine(summary, 600)}${errata.map(({ text }) => ` ${cleanLine(text, 600)}`)}</summary>
</entry>
`;
}
const updatedAt = ({ report, errata }) => [new Date(report.publishedAt).toISOString(), ...errata.map(({ date }) => `${date}T00:00:00.000Z`)].sort().at(-1) ?? report.publishedAt;
// src/report/site/front-page.ts
/** What has been found, the newest ranking first, and the way to all else. */
function composeFrontPage({ published, boards, models, projects, submissions }) {
	const [newest] = boards;
	return {
		path: "",
		title: "Does code that a model writes use less energy, at the same accuracy?",
		lead: [`${joinWords([
			count(published.length, "campaign"),
			count(models.length, "model"),
			count(projects.length, "project")
		])}. ×0.62 means 62 % of what the author's code takes, or 38 % less; an interval that contains ×1 shows no difference.`],
		parts: listParts([
			newest === void 0 ? null : composeBoard(newest, "", nameBoard(newest)),
			partOf(listOtherBoards(boards.slice(1))),
			submissions === 0 ? null : partOf(pointToTaskBoard(submissions)),
			partOf(listCampaigns(published)),
			partOf(listModels(models)),
			partOf(listProjects(projects))
		])
	};
}
const pointToTaskBoard = (submissions) => composeChapter({
	id: "ml-bench",
	title: "Can models use ML repositories?",
	tables: [composeTable("ML-Bench", [submissions], {
		Leaderboard: () => ({
			text: "ML-Bench",
			href: "ml-bench/"
		}),
		Submissions: (count) => count
	})]
});
const listOtherBoards = (boards) => composeChapter({
	id: "boards",
	title: "Other rankings",
	lead: ["Other projects, other versions of them, or other hosts: their numbers are never put into one ranking."],
	tables: [composeTable("Rankings, that with the newest campaign first", boards, {
		Ranking: (board) => ({
			text: nameBoard(board),
			href: `boards/${board.key}/`
		}),
		Campaigns: ({ members }) => members.length,
		Newest: ({ members: [first] }) => dayOf(first.report)
	}, false)]
});
const listCampaigns = (published) => composeChapter({
	id: "campaigns",
	title: "Campaigns",
	notes: published.length === 0 ? ["None has been published yet."] : [],
	tables: [composeTable("Published reports, the newest first", published, {
		...campaignColumns(""),
		Projects: ({ report }) => report.projects.length,
		Models: ({ report: { models } }) => ({
			text: models.map(({ id }) => id).join(", "),
			mark: models.some(({ recorded }) => recorded) ? RECORDED_MARK : void 0
		})
	}, false)]
});
const linkTo = (folder, name) => ({
	text: name,
	href: `${folder}/${name}/`
});
const listModels = (models) => composeChapter({
	id: "models",
	title: "Models",
	tables: [composeTable("Models and how often they were measured", models, {
		Model: ({ id }) => linkTo("models", id),
		Campaigns: ({ campaigns }) => campaigns.length,
		Newest: ({ campaigns: [first] }) => first === void 0 ? null : dayOf(first.report)
	})]
});
const listProjects = (projects) => composeChapter({
	id: "projects",
	title: "Projects",
	tables: [composeTable("Projects, each with its data and what every model made of it", projects, {
		Project: ({ slug }) => linkTo("projects", slug),
		Task: ({ project }) => project.task,
		Licence: ({ project }) => project.licence ?? "none",
		Campaigns: ({ campaigns }) => campaigns.length
	})]
});
// src/report/site/histories.ts
/** By name. What was withdrawn is no part of them. */
function listModelHistories(published) {
	return [...collect(published, ({ report }) => report.models.map(({ id }) => id))].map(([id, campaigns]) => ({
		id,
		campaigns,
		boards: listBoards(campaigns)
	})).sort(byId);
}
const byId = (a, b) => compareTexts(a.id, b.id);
/** By name. */
function listProjectHistories(published) {
	return [...collect(published, ({ report }) => report.projects.map(({ slug }) => slug))].flatMap(([slug, campaigns]) => {
		const project = campaigns[0]?.report.projects.find((each) => each.slug === slug);
		return project === void 0 ? [] : [{
			slug,
			project,
			campaigns
		}];
	}).sort((a, b) => compareTexts(a.slug, b.slug));
}
function collect(published, namesOf) {
	const found = /* @__PURE__ */ new Map();
	for (const each of published.toSorted(byNewest)) {
		if (isWithdrawn(each)) continue;
		for (const name of namesOf(each)) found.set(name, [...found.get(name) ?? [], each]);
	}
	return found;
}
// src/report/site/model-page.ts
/** Every measurement of a model, a part for each ranking, since only numbers of one can be set against each other. */
function composeModelPage({ id, campaigns, boards }) {
	const marks = new Set(campaigns.map(({ report }) => markOrigin(report, id)));
	const live = campaigns.flatMap(({ report }) => report.models.flatMap((model) => model.id === id && markOrigin(report, id) === null ? model.apiModel : []));
	const asked = live.length === 0 ? capitalise([...marks].join("; ")) : `Asked as ${[...new Set(live)].join(", ")}`;
	return {
		path: `models/${id}`,
		title: `${id}: ${count(campaigns.length, "campaign")}`,
		lead: [`${asked}. Each part holds the same projects on hosts in the same state.`],
		parts: listParts(boards.map((board, place) => composeHistory(id, board, place)))
	};
}
function composeHistory(model, board, place) {
	const { quantity, members } = board;
	const rows = members.flatMap(({ report }) => report.groups.flatMap((group) => group.model === model ? [{
		report,
		group
	}] : []));
	const what = capitalise(QUANTITY_WORDS[quantity]);
	const spec = specifyRatioList(rows.map(({ report, group }) => ({
		name: `${dayOf(report)} · ${group.mode}`,
		apart: `${group.mode} · ${report.id}`,
		ratio: ratioOf(group.ratios, quantity)
	})), quantity, `${model} in each campaign`);
	const chapter = composeChapter({
		id: `history-${place + 1}`,
		title: nameBoard(board),
		tables: [composeTable(`${what} of ${model} against the author's code without its plots, the newest first`, rows, {
			Campaign: ({ report }) => ({
				text: report.id,
				note: dayOf(report),
				href: `../../reports/${report.id}/`
			}),
			Mode: ({ group }) => group.mode,
			[what]: ({ group }) => {
				const ratio = ratioOf(group.ratios, quantity);
				return {
					lines: [judgedLine(ratio, quantity)],
					value: ratio?.estimate ?? null
				};
			},
			...GROUP_COLUMNS,
			...promptColumn(rows),
			Answers: ({ report }) => markOrigin(report, model) ?? "live"
		}, false)]
	});
	return partOf(chapter, spec && {
		spec,
		caption: `${what} in each campaign with its 95 % interval.`
	});
}
// src/report/site/project-page.ts
const MOST_ROWS = 200;
/** What a project is, of what data, and what every model made of it. */
function composeProjectPage({ slug, project, campaigns }) {
	const what = project.task === "other" ? "" : `${project.task}, `;
	return {
		path: `projects/${slug}`,
		title: project.title === slug ? slug : `${project.title} (${slug})`,
		lead: [capitalise(`${what}measured in ${count(campaigns.length, "campaign")}.`)],
		parts: listParts([
			partOf(composeCard(project)),
			partOf(composeAuthors(slug, campaigns)),
			partOf(composeAnswers(slug, campaigns))
		])
	};
}
/** Card of the project and its data, as the newest campaign had them. */
function composeCard({ entry, licence, origin, metric, scoring, data, sourceHash, lockHash }) {
	const upstream = linkUpstream(origin);
	return composeChapter({
		id: "card",
		title: "Project and data",
		tables: [composeTable("Data files", data, {
			File: ({ path }) => path,
			"Used for": ({ role }) => role,
			Rows: ({ rows }) => rows ?? null,
			Target: ({ target }) => target ?? "–",
			Licence: ({ licence: own }) => own ?? "not recorded",
			Source: ({ source }) => linkSource(source),
			...data.some(({ bytes }) => bytes !== void 0) ? { Size: sizeCell } : {},
			"SHA-256": ({ sha256 }) => sha256 == null ? "–" : formatHash(sha256)
		})],
		facts: {
			"Script of the author": entry,
			Licence: licence ?? "none: its code is not published here",
			Source: origin === "embedded" ? "written for this dataset" : upstream.url ?? upstream.text,
			Metric: `${metric.name}, ${metric.direction} is better; as good means at most ${metric.tolerance} behind the author's`,
			"Metric comes from": scoring === "predictions" ? "predictions, scored by this tool" : "what the script prints",
			Version: `files ${formatHash(sourceHash)}, packages ${formatHash(lockHash)}`
		}
	});
}
const sizeCell = ({ bytes }) => bytes === void 0 ? null : {
	text: formatSize(bytes),
	value: bytes
};
/** An address by its host's name: the whole would be wider than the page. */
function linkSource(source) {
	const page = source === void 0 ? null : URL.parse(source);
	if (page === null || !["http:", "https:"].includes(page.protocol)) return { text: source ?? "–" };
	return {
		text: page.hostname,
		href: page.href
	};
}
const listPlaces = (slug, campaigns) => campaigns.flatMap(({ report }) => report.projects.flatMap((project) => project.slug === slug ? [{
	report,
	project
}] : []));
const linkReport = ({ report }, slug) => ({
	text: report.id,
	note: dayOf(report),
	href: `../../reports/${report.id}/#${projectTarget(slug)}`
});
/** What the author's code took, by campaign: each on its own host, so no two are set against each other. */
const composeAuthors = (slug, campaigns) => composeChapter({
	id: "author",
	title: "What the author’s code takes",
	lead: ["Medians of the script without its plots. Hosts differ: what stands in two rows cannot be compared."],
	tables: [composeTable("In each campaign, the newest first", listPlaces(slug, campaigns), {
		Campaign: (place) => linkReport(place, slug),
		Host: ({ report }) => report.hosts[0]?.cpu ?? "–",
		Version: ({ project }) => formatHash(project.sourceHash),
		Metric: ({ project: { author, metric } }) => formatMetric(author?.metric ?? null, metric.scale),
		Energy: ({ project: { author } }) => author?.energy.quality === "measured" ? formatQuantity(author.energy.median, "energy") : "not measured",
		"CPU time": ({ project: { author } }) => formatQuantity(author?.cpu.median ?? null, "cpu"),
		"Peak memory": ({ project: { author } }) => formatQuantity(author?.memory.median ?? null, "memory")
	})]
});
function composeAnswers(slug, campaigns) {
	const all = listPlaces(slug, campaigns).flatMap((place) => place.report.answers.flatMap((answer) => answer.project === slug ? [{
		...place,
		answer
	}] : []));
	const shown = all.slice(0, MOST_ROWS);
	return composeChapter({
		id: "answers",
		title: "What models made of it",
		lead: shown.length === all.length ? [] : [`The newest ${formatCount(MOST_ROWS)} of ${formatCount(all.length)} answers; the reports hold the others.`],
		tables: [composeTable("Answers against the author's code without its plots, the newest campaign first", shown, {
			Answer: ({ answer }) => formatGroup(answer),
			Outcome: ({ answer, report }) => formatOutcome(answer, report),
			"Energy or CPU time": ({ answer, report }) => {
				if (!answer.passed) return {
					text: "–",
					value: null
				};
				const ratio = ratioOf(answer.ratios, report.leading);
				return {
					lines: [judgedLine(ratio, report.leading, capitalise(QUANTITY_WORDS[report.leading]))],
					value: ratio?.estimate ?? null
				};
			},
			"Metric gain": ({ answer: { metric }, project: { metric: rule } }) => ({
				text: formatDifference(gainOf(metric.difference, rule), rule.scale, metric.median),
				value: gainOf(metric.difference, rule)
			}),
			Campaign: (place) => linkReport(place, slug)
		}, false)]
	});
}
const WORDS = {
	less: "uses less",
	more: "uses more",
	equivalent: "uses as much",
	inconclusive: "no detectable difference",
	...OUTCOME_WORDS
};
function formatOutcome(answer, { leading }) {
	const outcome = outcomeOf(answer, ratioOf(answer.ratios, leading));
	return {
		text: WORDS[outcome],
		note: outcome === "failed" && answer.failure !== null ? formatFailureClass(answer.failure) : void 0
	};
}
// src/report/site/task-board-page.ts
const KS = [
	1,
	2,
	5
];
const COUNTED = [
	"pass@k: of the tasks that could be tried, the share that one of the first k answers solves. Rules: strict are this tool’s own; compat are ML-Bench’s own verdicts, bug for bug.",
	"Intervals of 95 % are by repository, since tasks of one pass and fail together; there is none where one repository alone was tried, or all do alike. “Of all”: were every task that could not be tried to fail, and were it to pass where its text does.",
	"A place counts those that are shown to pass more at the first answer, by repository and corrected for the number of systems: several may share one, and below six repositories all do, below eleven where there are ten systems."
];
/** The leaderboard: a table for each version of the data and each set of rules, since only such scores are alike. */
function composeTaskBoard(submissions) {
	const boards = groupsBy(submissions, (each) => JSON.stringify([each.card.rowsSha256, rulesOf(each)]));
	return {
		path: "ml-bench",
		title: "Can models use ML repositories?",
		lead: ["Answers to the tasks of ML-Bench that others submitted. Scores of another version of the data, or by other rules, stand in a table of their own.", "Regraded: a maintainer ran the answers. Self-reported: the number is the authors’ own, nobody here has run them, and it has no place."],
		parts: listParts([...boards.map((members, index) => {
			const [{ card }] = members;
			const rules = rulesOf(members[0]);
			const rows = sortSubmissions(members);
			return partOf(composeChapter({
				id: `ml-bench-${index + 1}`,
				title: `Data version ${formatHash(card.rowsSha256)}, rules ${rules ?? "not named"}`,
				tables: [composeTable("Passed / attemptable / total tasks", rows, {
					System: ({ card: { system, context }, sameAnswers }) => ({
						text: system,
						note: [context, ...sameAnswers.slice(0, 1).map((other) => `the same answers as ${other}`)].join("; ")
					}),
					Place: ({ regraded }) => regraded?.place ?? null,
					Graded: ({ regraded }) => ({
						text: regraded === null ? "self-reported" : "regraded",
						mark: regraded === null ? "not run here" : void 0
					}),
					...Object.fromEntries(KS.map((k) => [`pass@${k}`, (each) => passCell(each, k)])),
					Authors: ({ card: { authors, date } }) => ({
						text: authors.join("; "),
						note: date
					})
				}, false)]
			}));
		}), partOf(composeChapter({
			id: "counted",
			title: "How this is counted",
			notes: COUNTED
		}))])
	};
}
/** Submissions in their order: those that pass most at the first answer first, and claims last. */
function sortSubmissions(submissions) {
	const shareOf = ({ regraded }) => regraded?.passRates.find(({ k }) => k === 1)?.share ?? -1;
	return submissions.toSorted((a, b) => shareOf(b) - shareOf(a) || compareTexts(a.name, b.name));
}
const rulesOf = ({ card, regraded }) => regraded?.rules ?? card.claimed?.rules ?? null;
function passCell({ card, answered, regraded }, k) {
	const own = regraded?.passRates.find((rate) => rate.k === k);
	if (own !== void 0) return {
		text: own.share === null ? "–" : formatPercent(own.share),
		note: noteOn(own),
		value: own.share
	};
	const claimed = regraded === null ? card.claimed?.passAt.find((each) => each.k === k) : void 0;
	if (claimed === void 0) return {
		text: "–",
		value: null
	};
	if (!isCoveredClaim(claimed, answered)) return {
		text: "–",
		note: `claims ${claimed.passed} / ${claimed.total}, with ${count(answered, "task")} answered`,
		value: null
	};
	const share = claimed.passed / claimed.total;
	return {
		text: formatPercent(share),
		note: `${claimed.passed} / ? / ${claimed.total}`,
		value: share
	};
}
/** Counts, the interval, and where some could not be tried how far the share of all may lie. */
const noteOn = ({ passed, attemptable, total, bounds, clusterInterval }) => [
	`${passed} / ${attemptable} / ${total}`,
	clusterInterval === null ? null : `95 % ${formatPercentRange(clusterInterval)}`,
	bounds === null || bounds[0] === bounds[1] ? null : `of all ${formatPercentRange(bounds)}`
].filter((part) => part !== null).join("; ");
// src/report/site/build-site.ts
/** Pages, feed and data of the site beside the reports themselves, a file at a time. */
async function* buildSite(reports, { url, hasChartCode, submissions = [] }) {
	const published = reports.toSorted(byNewest);
	const form = {
		hasFeed: url !== null,
		reports: published.length,
		submissions: submissions.length
	};
	for (const page of listPages(published, submissions)) {
		const folder = page.path === "" ? "" : `${page.path}/`;
		const charts = await drawParts(page, hasChartCode);
		for (const { name, interactive } of charts) if (interactive !== null) yield [`${folder}${name}`, interactive];
		yield [`${folder}index.html`, renderSitePage(page, charts.map(toDrawing), form)];
	}
	yield ["campaigns.json", `${JSON.stringify(published.map(listCampaign), null, 1)}\n`];
	if (url !== null) yield ["feed.xml", renderFeed(published, url)];
}
async function drawParts({ parts }, hasChartCode) {
	const drawn = [];
	for (const [place, { chart }] of parts.entries()) {
		const id = `chart-${place + 1}`;
		const spec = chart?.spec ?? null;
		const interactive = spec === null || !hasChartCode ? null : await compileInteractive(spec.spec);
		drawn.push({
			picture: await drawChart(spec, id),
			name: `${id}.json`,
			interactive: interactive === null ? null : JSON.stringify(interactive)
		});
	}
	return drawn;
}
const toDrawing = ({ picture, name, interactive }) => picture === null ? null : {
	picture,
	file: interactive === null ? null : name
};
function listPages(published, submissions) {
	const boards = listBoards(published);
	const models = listModelHistories(published);
	const projects = listProjectHistories(published);
	return [
		composeFrontPage({
			published,
			boards,
			models,
			projects,
			submissions: submissions.length
		}),
		...published.length > 1 ? [composeComparePage(published)] : [],
		...submissions.length === 0 ? [] : [composeTaskBoard(submissions)],
		...boards.map(composeBoardPage),
		...models.map(composeModelPage),
		...projects.map(composeProjectPage)
	];
}
const listCampaign = ({ report, errata }) => ({
	id: report.id,
	title: titleOf(report),
	day: dayOf(report),
	errata,
	models: report.models.map(({ id }) => id),
	datasetVersion: report.datasetVersion,
	ranking: boardKey(report),
	page: `reports/${report.id}/`,
	data: `reports/${report.id}/published.json`,
	authors: report.authors
});
// src/report/site/report-folders.ts
/** Every folder of `reports/` that holds a published report; one that is not what it should be is left out, and told. */
async function readPublished(reports, tell) {
	const published = [];
	for (const { name, kind } of await listAsNamed(reports, "") ?? []) {
		const read = kind === "folder" ? await orTell(readReport(reports, name), tell) : null;
		if (read !== null) published.push(read);
	}
	return published;
}
/** Null: there is none in that folder. */
async function readReport(reports, name) {
	if ((await lookBelow(reports, `${name}/published.json`)).kind === "none") return null;
	const path = join(reports, name, FACTS_FILE);
	const report = await readJson(path, publishedReport, reports);
	if (report.id !== name) throw new UserError(`${path} is of '${report.id}': its folder has to have that name.`);
	return {
		report,
		errata: await readErrata(reports, name)
	};
}
/** What was found to be wrong with a report stands there whole; what it leads to has to be on the site, or that is told. */
function keepWays(reports, { report, errata }, ids, tell) {
	return {
		report,
		errata: errata.map(({ replacedBy, ...others }) => {
			if (replacedBy === void 0 || ids.has(replacedBy)) return replacedBy === void 0 ? others : {
				...others,
				replacedBy
			};
			tell(new UserError(`${join(reports, report.id, ERRATA)}: there is no report '${replacedBy}'.`));
			return others;
		})
	};
}
const ERRATA = "errata.yaml";
async function readErrata(reports, id) {
	if ((await lookBelow(reports, `${id}/${ERRATA}`)).kind === "none") return [];
	const path = join(reports, id, ERRATA);
	const { errata: errata$1 } = await readYaml(path, errata, `There is no ${path}.`, reports);
	return errata$1.toSorted((a, b) => compareTexts(a.date, b.date));
}
/**
* Copies a report, each file by the hash that its facts give. On its page and in its text stands what was found to be wrong with
* it, and the page runs `script`, that of this tool's pages, and no other. UserError for whatever else lies in its folder.
*/
async function placeReport(reports, out, { report, errata }, script) {
	const { id, files } = report;
	const [folder, to] = [join(reports, id), join(out, "reports", id)];
	const change = /* @__PURE__ */ new Map([["index.html", (text) => addErrata(holdPage(text, script), errata)], ["report.md", (text) => addErrataToMarkdown(text, errata)]]);
	const refuse = (reason) => new UserError(`${folder}: ${reason}.`);
	for (const file of files) {
		const content = await readReportFile({
			root: reports,
			folder
		}, file, refuse);
		await writeFileAtomic(join(to, file.path), change.get(file.path)?.(content.toString("utf8")) ?? content);
	}
	const own = [...renderOwnFiles(report).map(([path]) => path), ERRATA];
	for (const path of await listFiles(folder)) if (own.includes(path)) await copyBelow(folder, to, path);
	else if (!files.some((file) => file.path === path)) throw refuse(`its ${FACTS_FILE} does not name '${path}'`);
}
// src/commands/site.ts
const ASSETS = [
	"report.css",
	"report.js",
	"compare.js",
	"explore.js"
];
/**
* Builds the site of `reports/` into a folder that any web server serves, without what is not as it should be: that is told, and
* one report keeps none of the others from their readers.
*/
async function buildSiteFolder(given, { logger, signal }) {
	const { reports, submissions, out, url = null, leftOut: list } = siteOptions.parse(given);
	const leftOut = [];
	const tell = ({ message }) => {
		leftOut.push(message);
		logger.warn(`Left out of the site: ${message}`);
	};
	await requireNewFolder(out, "remove it where it is an older site, or name a new folder with --out");
	if (given.reports !== void 0 && (await lookBelow(reports, "")).kind !== "folder") throw new UserError(`There is no folder ${reports}: name that of the published reports with --reports.`);
	return fillNewFolder(out, signal, async () => {
		const published = await placeReports(reports, out, tell);
		for (const name of ASSETS) await writeFileAtomic(join(out, "assets", name), await readAsset("report", name));
		const chartCode = await readChartCode();
		if (chartCode === null) logger.warn(`Charts stay pictures: this checkout has no dist/${CHART_CODE}. npm run build:dist makes it.`);
		else await writeFileAtomic(join(out, "assets", CHART_CODE), chartCode);
		const form = {
			url,
			hasChartCode: chartCode !== null,
			submissions: await readSubmissions(submissions, tell)
		};
		if (published.length + form.submissions.length === 0) logger.warn(`The site is empty: no published report is in ${reports}. greenml publish puts one there.`);
		for await (const [path, text] of buildSite(published, form)) {
			refuseStopped(signal);
			await writeFileAtomic(join(out, path), text);
			logger.status(`wrote ${path}`);
		}
		logger.status("");
		logger.info(`Built a site of ${count(published.length, "published campaign")}: ${out}`);
		if (list !== void 0 && leftOut.length > 0) await writeFileAtomic(list, `${leftOut.map(toLine).join("\n")}\n`);
		const reportIds = published.map(({ report }) => report.id);
		return {
			html: join(out, "index.html"),
			folder: out,
			files: await listFiles(out),
			reports: reportIds,
			leftOut
		};
	});
}
const toLine = (text) => cleanMessage(text, true).replaceAll("\n", " ");
/** The reports that lie on the site whole. */
async function placeReports(reports, out, tell) {
	const script = await readAsset("report", "report.js");
	const read = await readPublished(reports, tell);
	const ids = /* @__PURE__ */ new Set();
	for (const each of read) {
		const { id } = each.report;
		if (await orTell(placeReport(reports, out, each, script).then(() => id), tell) !== null) ids.add(id);
		else await removeTree(join(out, "reports", id));
	}
	const placed = [];
	for (const each of read) {
		if (!ids.has(each.report.id)) continue;
		const kept = keepWays(reports, each, ids, tell);
		if (!isDeepStrictEqual(kept, each)) {
			await removeTree(join(out, "reports", each.report.id));
			await placeReport(reports, out, kept, script);
		}
		placed.push(kept);
	}
	return placed;
}
export { buildSiteFolder as t };
