import { t as partsForTokens } from "./token-parts.js";
// src/generation/cut-tokens.ts
/** A text up to so many tokens of OpenAI's `o200k_base`, which are about as many of others; told where it was cut. */
async function cutAtTokens(text, most) {
	const { decode, encode } = await import("./o200k_base.js");
	const asText = { disallowedSpecial: /* @__PURE__ */ new Set() };
	const tokens = partsForTokens(text).flatMap((part) => encode(part, asText));
	if (tokens.length <= most) return text;
	return `${decode(tokens.slice(0, most)).replace(/(?<!\uFFFD)\uFFFD+$/, "").trimEnd()}\n[cut here: ${tokens.length} tokens in all]`;
}
export { cutAtTokens as t };
