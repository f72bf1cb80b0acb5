// src/environment/python-versions.ts
const [MAJOR, MINOR] = [1e6, 1e3];
const NEWEST = 99 * MAJOR;
function parseVersion(text) {
	const digits = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text);
	if (!digits) return null;
	const parts = digits.slice(1).flatMap((part) => part === void 0 ? [] : [Number(part)]);
	const [major = 0, minor = 0, patch = 0] = parts;
	const step = [MAJOR, MINOR][parts.length - 1] ?? 1;
	return {
		number: major * MAJOR + minor * MINOR + patch,
		step,
		parts
	};
}
/**
* The versions that a project asks for, as PEP 440, Poetry or `.python-version` write it: `>=3.8,<3.12`, `^3.9`, `3.9.18`,
* `3.9.*`. What is excluded by `!=` is not taken out. Null: no version is told.
*/
function parsePythonRange(text) {
	let [low, high, isBounded] = [
		0,
		NEWEST,
		false
	];
	for (const clause of text.split("||")[0]?.split(/(?<![,\s])[,\s]+(?=[<>=!~^\d])/) ?? []) {
		const [, operator = "", rest = ""] = /^([<>=!~^]*)\s*(\S.*)?$/s.exec(clause.trim()) ?? [];
		const version = parseVersion(rest);
		if (version === null || operator === "!=") continue;
		const range = rangeOf(operator, version);
		low = Math.max(low, range.low);
		high = Math.min(high, range.high);
		isBounded = true;
	}
	return isBounded ? {
		low,
		high
	} : null;
}
function rangeOf(operator, { number, step, parts }) {
	const [major = 0] = parts;
	if (operator === ">=") return {
		low: number,
		high: NEWEST
	};
	if (operator === ">") return {
		low: number + 1,
		high: NEWEST
	};
	if (operator === "<=") return {
		low: 0,
		high: number
	};
	if (operator === "<") return {
		low: 0,
		high: number - 1
	};
	if (operator === "^") return {
		low: number,
		high: (major + 1) * MAJOR - 1
	};
	if (operator === "~=") return {
		low: number,
		high: number - number % (step === 1 ? MINOR : MAJOR) + aboveOf(step) - 1
	};
	if (operator === "~") return {
		low: number,
		high: number - number % MINOR + MINOR - 1
	};
	return {
		low: number,
		high: number + step - 1
	};
}
const aboveOf = (step) => step === 1 ? MINOR : MAJOR;
/** 0 where the version is in the range, else how far it is from it: a minor version counts a thousand patches. */
function distanceTo(range, version) {
	const { number } = parseVersion(version) ?? { number: 0 };
	return Math.max(range.low - number, number - range.high, 0);
}
/** A range without an upper end, below the upper end that was told before, as long as this version lies in it. */
function keepUpperEnd(range, told, version) {
	const upper = told.split(",").filter((clause) => /^\s*</.test(clause));
	const before = parsePythonRange(told);
	if (upper.length === 0 || range.includes("<") || before === null || distanceTo(before, version) > 0) return range;
	return [range, ...upper.map((clause) => clause.replaceAll(/\s/g, ""))].join(",");
}
/** The highest minor version of a range, as `3.8`; null: it has no upper end, or ends with a major version. */
function highestMinor(text) {
	const { high = NEWEST } = parsePythonRange(text) ?? {};
	const [major, minor] = [Math.floor(high / MAJOR), Math.floor(high % MAJOR / MINOR)];
	return high >= NEWEST || high % MAJOR === MAJOR - 1 || high % MAJOR === 0 ? null : `${major}.${minor}`;
}
/** `3.11.2` → `3.11`. */
const minorOf = (version) => version.split(".").slice(0, 2).join(".");
const isNewer = (a, b) => (parseVersion(a)?.number ?? 0) > (parseVersion(b)?.number ?? 0);
export { minorOf as a, keepUpperEnd as i, highestMinor as n, parsePythonRange as o, isNewer as r, distanceTo as t };
