import { Cr as readIfPresent, Or as readTextIfPresent, jt as PACKAGE_ROOT } from "./start.js";
import { t as memoise } from "./memoise.js";
import { t as partsForTokens } from "./token-parts.js";
import { i as textsOf } from "./token-usage.js";
import { gunzipSync } from "node:zlib";
import { join } from "node:path";
// src/generation/count-tokens.ts
/** Path of the tokenizer's table, a token and its rank a line. */
const TOKEN_TABLE = join(PACKAGE_ROOT, "node_modules", "gpt-tokenizer", "data", "o200k_base.tiktoken");
/** The same, beside the bundle: 2 MB that are no program. */
const BUNDLED_TABLE = join(PACKAGE_ROOT, "dist", "o200k_base.tiktoken.gz");
/**
* What counts the tokens of a prompt as OpenAI's tokenizer o200k_base does; other providers' count some tens of percent more
* or fewer. Null where its table is not there. Loaded for a forecast only: a budget reserves by bytes, which never fall short.
*/
const openTokenCounter = memoise(async () => {
	const table = await readTable();
	if (table === null) return null;
	const { GptEncoding } = await import("./GptEncoding2.js");
	const encoding = GptEncoding.getEncodingApi("o200k_base", () => readRanks(table));
	const asText = { disallowedSpecial: /* @__PURE__ */ new Set() };
	const count = (text) => partsForTokens(text).reduce((sum, part) => sum + encoding.countTokens(part, asText), 0);
	return (messages) => messages.flatMap(textsOf).reduce((sum, text) => sum + count(text), 0);
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
export { openTokenCounter as t };
