import { L as memoise } from "./base.js";
import { a as textsOf } from "./token-usage.js";
import { n as openTokenizer } from "./tokenizer.js";
// src/generation/prompts/count-tokens.ts
/**
* What counts the tokens of a prompt as OpenAI's tokenizer o200k_base does; other providers' count some tens of percent more
* or fewer. Null where its table is not there. Loaded for a forecast only: a budget reserves by bytes, which never fall short.
*/
const openTokenCounter = memoise(async () => {
	const tokenizer = await openTokenizer();
	return tokenizer && ((messages) => messages.flatMap(textsOf).reduce((sum, text) => sum + tokenizer.count(text), 0));
});
export { openTokenCounter as t };
