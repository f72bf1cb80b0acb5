import { s as capitalise } from "./work.js";
import { h as trusted, m as keepTogether, p as html } from "./chart-theme.js";
import { s as beforeNumbers } from "./markdown.js";
import { i as renderFigure, n as renderChapter, t as _taggedTemplateLiteral } from "./taggedTemplateLiteral.js";
import { createHash } from "node:crypto";
// src/report/campaign/html.ts
var _templateObject;
/** The whole report as one file that loads nothing: styles, script and drawings are in it, and its policy allows no other. */
function renderHtml({ overview, chapters, downloads }, charts, shell) {
	const policy = [
		"default-src 'none'",
		`style-src '${hashSource(shell.css)}'`,
		`script-src '${hashSource(shell.script)}'`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
	const linker = openLinker(chapters);
	const { first, others } = beforeNumbers(chapters);
	return html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\" />\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\" />\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n<meta name=\"color-scheme\" content=\"light dark\" />\n<meta name=\"referrer\" content=\"no-referrer\" />\n<title>GreenML Bench: ",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n<main>\n",
		"\n",
		"\n",
		"\n",
		"\n</main>\n<footer id=\"downloads\"><p>Written by greenml ",
		". ",
		"What these files hold, and the licence: <a href=\"README.md\">README</a>; this report as text: <a href=\"report.md\">report.md</a>.</p></footer>\n<script>",
		"<\/script>\n</body>\n</html>\n"
	])), policy, overview.subject, trusted(shell.css), renderOverview(overview, chapters, charts, linker), first.map((chapter) => renderChapter(chapter, charts)), renderNumbers(overview, linker), others.map((chapter) => renderChapter(chapter, charts)), overview.toolVersion, renderDownloads(downloads), trusted(shell.script)).markup;
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
	const { subject, createdAt, title, about, evidence, figure, scope, notices, sizes } = overview;
	const links = evidence.filter(isThere);
	return html`<header>
<p class="kicker">GreenML Bench <span aria-hidden="true">·</span> ${subject} <span aria-hidden="true">·</span> ${createdAt}</p>
<div class="first">
<div>
<h1>${keepTogether(title)}</h1>
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
const hashSource = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;
export { renderHtml as t };
