import { L as memoise, Yt as PACKAGE_ROOT, _t as readIfPresent, bt as readTextIfPresent } from "./base.js";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
// src/generation/prompts/token-parts.ts
/** What a tokenizer takes for one piece before it looks for tokens in it; its time grows with the square of a piece's length. */
const RUN = /[\p{L}\p{M}]+|\s+|[^\s\p{L}\p{M}\p{N}]+/gu;
/** Longer than any word, indent or ruled line that a person writes. */
const LONGEST_RUN = 400;
/**
* A text in parts for a tokenizer, so that it takes time in proportion to the text: no run of letters, of blanks or of signs is
* longer than 400 in one. A text without such runs is one part; elsewhere a cut counts as a token more at most.
*/
function partsForTokens(text) {
	const parts = [];
	let from = 0;
	for (const { 0: run, index } of text.matchAll(RUN)) for (let end = index + LONGEST_RUN; end < index + run.length; end += LONGEST_RUN) {
		const at = isInPair(text, end) ? end + 1 : end;
		parts.push(text.slice(from, at));
		from = at;
	}
	return [...parts, text.slice(from)];
}
/** Whether the place parts the two halves of one character. */
const isInPair = (text, at) => (text.codePointAt(at - 1) ?? 0) > 65535;
// src/generation/prompts/tokenizer.ts
/** Path of the tokenizer's table, a token and its rank a line. */
const TOKEN_TABLE = join(PACKAGE_ROOT, "node_modules", "gpt-tokenizer", "data", "o200k_base.tiktoken");
/** Path of that table beside the bundle: 2 MB that are no program. */
const BUNDLED_TABLE = join(PACKAGE_ROOT, "dist", "o200k_base.tiktoken.gz");
/** The tokenizer; null where its table is not there. Its table of two megabytes is read only where tokens are asked for. */
const openTokenizer = memoise(async () => {
	const table = await readTable();
	if (table === null) return null;
	const { GptEncoding } = await import("./GptEncoding.js");
	const ranks = readRanks(table);
	const { countTokens, encode } = GptEncoding.getEncodingApi("o200k_base", () => ranks);
	const asText = { disallowedSpecial: /* @__PURE__ */ new Set() };
	return {
		count: (text) => partsForTokens(text).reduce((sum, part) => sum + countTokens(part, asText), 0),
		encode: (text) => partsForTokens(text).flatMap((part) => encode(part, asText)),
		decode: (tokens) => Buffer.concat(tokens.map((token) => Buffer.from(ranks[token] ?? []))).toString("utf8")
	};
});
async function readTable() {
	const table = await readTextIfPresent(TOKEN_TABLE);
	if (table !== null) return table;
	const packed = await readIfPresent(BUNDLED_TABLE);
	return packed && gunzipSync(packed).toString("utf8");
}
/** Tokens by rank: as text where one is text, else as its bytes. */
function readRanks(table) {
	const ranks = [];
	for (const line of table.split("\n")) {
		const [token, rank] = line.split(" ");
		if (!token || rank === void 0) continue;
		const bytes = Buffer.from(token, "base64");
		const text = bytes.toString("utf8");
		ranks[Number(rank)] = Buffer.from(text, "utf8").equals(bytes) ? text : [...bytes];
	}
	return ranks;
}
export { openTokenizer as n, BUNDLED_TABLE as t };
