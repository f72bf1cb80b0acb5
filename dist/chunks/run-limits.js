import { Rr as UserError } from "./inputs.js";
import { Sn as parseSize, bn as MIB, yn as GIB } from "./base.js";
// src/sandbox/run-limits.ts
const DEFAULT_LIMITS = {
	memoryBytes: 2 * GIB,
	processes: 512,
	wallSeconds: 60,
	cpuSeconds: null,
	diskBytes: 4 * GIB,
	outputBytes: 256 * MIB,
	fileBytes: GIB,
	openFiles: 4096
};
const NAMES = {
	memory: {
		field: "memoryBytes",
		kind: "size"
	},
	processes: {
		field: "processes",
		kind: "count"
	},
	wall: {
		field: "wallSeconds",
		kind: "seconds"
	},
	cpu: {
		field: "cpuSeconds",
		kind: "seconds"
	},
	disk: {
		field: "diskBytes",
		kind: "size"
	},
	output: {
		field: "outputBytes",
		kind: "size"
	},
	file: {
		field: "fileBytes",
		kind: "size"
	},
	"open-files": {
		field: "openFiles",
		kind: "count"
	}
};
const LIMIT_NAMES = Object.keys(NAMES);
/** `memory=2GiB,processes=64,wall=60`: what is not named stays as it is. */
function parseLimits(text) {
	const entries = text.split(",").map((part) => {
		const [name = "", value = "", ...more] = part.split("=").map((each) => each.trim());
		const known = Object.entries(NAMES).find(([each]) => each === name)?.[1];
		if (!known || more.length > 0) throw new UserError(`--limits: '${part}' is no limit; there are ${LIMIT_NAMES.join(", ")}, as memory=2GiB.`);
		return [known.field, parseValue(name, value, known.kind)];
	});
	return Object.fromEntries(entries);
}
function parseValue(name, text, kind) {
	const value = PARSERS[kind](text);
	if (value !== null && value > 0 && value <= Number.MAX_SAFE_INTEGER) return value;
	throw new UserError(`--limits: ${name}=${text}: expected ${{
		size: "a size, as 512MiB or 2GiB",
		count: "a whole number above 0",
		seconds: "seconds above 0"
	}[kind]}.`);
}
const parseNumber = (text) => /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
const PARSERS = {
	size: parseSize,
	count: (text) => Math.floor(parseNumber(text) ?? 0),
	seconds: (text) => parseNumber(text.replace(/(?<!\s)\s*s$/i, ""))
};
export { parseLimits as n, DEFAULT_LIMITS as t };
