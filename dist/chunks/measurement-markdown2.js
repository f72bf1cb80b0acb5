import "./work.js";
import { i as markdownTable, n as escapeMarkdown, r as markdownList, t as escapeInline } from "./markdown-text.js";
import { c as formatLabels, l as viewMeasurement } from "./measured.js";
// src/report/measurement/measurement-markdown.ts
const WIDEST_LABEL = 80;
/** A measurement as GitHub Markdown: what failed, a table, then a list. */
function renderMeasurementMarkdown(measurement, complaints, style = {}) {
	const labels = formatLabels(measurement, WIDEST_LABEL);
	const { failures, head, rows, relative, order, ...view } = viewMeasurement(measurement, complaints, labels, style);
	const ratios = relative?.ratios.map((ratio) => ratio === null ? "–" : `×${ratio.toFixed(2)}`);
	const table = markdownTable([
		"command",
		...head,
		...relative === null ? [] : [relative.what]
	], order.map((index) => [
		escapeMarkdown(labels[index] ?? ""),
		...(rows[index] ?? []).map(escapeInline),
		...ratios?.slice(index, index + 1) ?? []
	]));
	const items = [
		...view.comparisons.map(({ text }) => text),
		...view.notes,
		...view.warnings
	];
	const gap = failures.length > 0 ? [""] : [];
	const conclusions = view.conclusions.flatMap((text) => ["", `${escapeMarkdown(text)}.`]);
	return [
		...markdownList(failures),
		...gap,
		...table,
		"",
		...markdownList(items),
		...conclusions,
		""
	].join("\n");
}
export { renderMeasurementMarkdown as t };
