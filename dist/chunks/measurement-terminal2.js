import { Dt as padStart, Et as padEnd, Tt as displayWidth, wt as wrapText } from "./start.js";
import { n as tableWidth, t as alignColumns } from "./text-table.js";
import "./format.js";
import { n as viewMeasurement, t as formatLabels } from "./measurement-view.js";
import { styleText } from "node:util";
// src/report/measurement/measurement-terminal.ts
const PLAIN = {
	width: 100,
	colour: false
};
const COLOURS = {
	head: "bold",
	less: "green",
	more: "red",
	note: "dim",
	warning: "yellow"
};
function paint(line, tone, { colour }) {
	return tone === null || !colour ? line : styleText(COLOURS[tone], line, { validateStream: false });
}
const NARROWEST_LABEL = 12;
/** Text for a terminal: what failed, a row a command, bars, how the commands compare, and what to know of the numbers. */
function renderMeasurement(measurement, complaints, display = PLAIN, style = {}) {
	const labels = formatLabels(measurement, Math.max(NARROWEST_LABEL, Math.floor(display.width / 3)));
	const quoted = labels.map((label) => `\`${label}\``);
	const view = viewMeasurement(measurement, complaints, quoted, style);
	const paragraph = (text, tone) => wrapText(text, display.width).split("\n").map((line) => paint(line, tone, display));
	return [
		view.failures.flatMap((text) => paragraph(text, "warning")),
		renderCommands(measurement, view, display),
		renderBars(view, labels, display),
		view.comparisons.flatMap(({ text, tone }) => paragraph(text, tone)),
		view.notes.flatMap((text) => paragraph(text, "note")),
		view.warnings.flatMap((text) => paragraph(text, "warning")),
		view.conclusions.flatMap((text) => paragraph(text, "head"))
	].filter((part) => part.length > 0).map((part) => part.join("\n")).join("\n\n");
}
/** A table where it fits once the longest labels are cut; else a few lines a command. */
function renderCommands(measurement, { head, rows, order }, display) {
	const { width } = display;
	const room = width - tableWidth([head, ...rows].map((row) => ["", ...row]));
	if (room < NARROWEST_LABEL) {
		const labels = formatLabels(measurement, width);
		return order.flatMap((index) => [paint(labels[index] ?? "", "head", display), ...stackCells(head, rows[index] ?? [])]);
	}
	const labels = formatLabels(measurement, room);
	const table = [["command", ...head], ...order.map((index) => [labels[index] ?? "", ...rows[index] ?? []])];
	const [first = "", ...lines] = alignColumns(table, width, { numbers: true });
	return [paint(first, "head", display), ...lines];
}
const stackCells = (head, row) => row.flatMap((cell, column) => {
	const name = head[column] ?? "";
	if (name === "range" && cell === "–") return [];
	return name === "user/system" ? [`  CPU     ${cell} ${name}`] : [`  ${name.padEnd(7)} ${cell}`];
});
const WIDEST_BAR = 40;
function renderBars({ relative, order }, labels, display) {
	if (relative === null) return [];
	const { what, ratios } = relative;
	const texts = ratios.map((ratio) => ratio === null ? "–" : `×${ratio.toFixed(ratio < 10 ? 2 : 0)}`);
	const textWidth = Math.max(...texts.map(displayWidth));
	const labelWidth = Math.max(...labels.map(displayWidth));
	const columns = Math.min(WIDEST_BAR, display.width - labelWidth - textWidth - 4);
	const most = Math.max(...ratios.map((ratio) => ratio ?? 0));
	const lines = order.map((index) => {
		const ratio = ratios[index] ?? null;
		const bar = ratio === null ? "" : ` ${drawBar(ratio / most, columns)}`;
		return `${padEnd(labels[index] ?? "", labelWidth)}  ${padStart(texts[index] ?? "", textWidth)}${bar}`;
	});
	return [paint(what, "head", display), ...lines];
}
const EIGHTHS = [
	"",
	"▏",
	"▎",
	"▍",
	"▌",
	"▋",
	"▊",
	"▉"
];
/** A bar of `share` (0–1) of so many columns, to an eighth of a column. */
function drawBar(share, columns) {
	const eighths = Math.max(1, Math.round(share * columns * 8));
	return "█".repeat(eighths >> 3) + EIGHTHS[eighths % 8];
}
export { renderMeasurement as t };
