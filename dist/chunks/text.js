// src/base/text.ts
/** `1 run`, `2 runs`. */
const count = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
/** An address or a path without slashes at its end, which mean nothing. */
const withoutEndSlashes = (text) => text.replace(/(?<!\/)\/+$/, "");
/**
* A fact for an error's message or the log, where a report's words are not at hand: `too large (path a.csv, bytes 5)`; what
* others said as they said it.
*/
function nameFact({ kind, ...numbers }) {
	if (kind === "reported" && "detail" in numbers) return String(numbers.detail);
	const told = Object.entries(numbers).map(([name, value]) => `${name} ${toText(value)}`);
	return `${kind.replaceAll("-", " ")}${told.length === 0 ? "" : ` (${told.join(", ")})`}`;
}
const toText = (value) => Array.isArray(value) ? value.map(toText).join(" ") : typeof value === "string" && value !== "" ? value : JSON.stringify(value);
/** The end of what a program said: whole lines, unless one is longer than anybody reads. */
const lastLines = (said, lines) => said.trim().split("\n").slice(-lines).join("\n").slice(-4e3);
/** A word as a shell takes it back: only what it would not read as itself is quoted. */
function quoteWord(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** `cpu2` before `cpu10`. Not by Intl's collator, whose tables take 9 ms to load, on the processor that is measured. */
function compareNaturally(a, b) {
	const [left, right] = [a.split(/(\d+)/), b.split(/(\d+)/)];
	for (let index = 0; index < Math.min(left.length, right.length); index++) {
		const [own = "", other = ""] = [left[index], right[index]];
		const order = index % 2 === 1 ? Number(own) - Number(other) : own < other ? -1 : own > other ? 1 : 0;
		if (order !== 0) return order;
	}
	return left.length - right.length;
}
export { quoteWord as a, nameFact as i, count as n, withoutEndSlashes as o, lastLines as r, compareNaturally as t };
