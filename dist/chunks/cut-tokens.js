import { Rr as UserError } from "./inputs.js";
import { n as openTokenizer, t as BUNDLED_TABLE } from "./tokenizer.js";
// src/generation/prompts/cut-tokens.ts
/** A text up to so many tokens of OpenAI's `o200k_base`, which are about as many of others; told where it was cut. */
async function cutAtTokens(text, most) {
	const { tokens, decode } = await toTokens(text);
	if (tokens.length <= most) return text;
	return `${decode(tokens.slice(0, most)).trimEnd()}\n[cut here: ${tokens.length} tokens in all]`;
}
/** Of a text with more than `most` such tokens the first and the last, with nothing between. */
async function cutMiddle(text, { most, first, last }) {
	const { tokens, decode } = await toTokens(text);
	return tokens.length <= most ? text : decode(tokens.slice(0, first)) + decode(tokens.slice(-last));
}
/** `decode` leaves out what of a character stands at a cut. */
async function toTokens(text) {
	const tokenizer = await openTokenizer();
	if (tokenizer === null) throw new UserError(`${BUNDLED_TABLE} is missing, by which texts are cut: install greenml anew.`, 1);
	const decode = (some) => tokenizer.decode(some).replace(/^\uFFFD+|(?<!\uFFFD)\uFFFD+$/g, "");
	return {
		tokens: tokenizer.encode(text),
		decode
	};
}
export { cutMiddle as n, cutAtTokens as t };
