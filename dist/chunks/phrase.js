// src/report/text/phrase.ts
/** A template that keeps numbers and names as parts. */
function phrase(texts, ...values) {
	return texts.flatMap((text, place) => [text, ...[values[place] ?? []].flat()]);
}
/** The sentence as a text. */
const plainText = (parts) => parts.map((part) => typeof part === "object" ? part.text : part).join("");
/** The sentence in as few parts as its names leave. */
function joinTexts(parts) {
	const joined = [];
	for (const part of parts) {
		const last = joined.at(-1);
		if (typeof part !== "object" && typeof last === "string") joined.splice(-1, 1, `${last}${part}`);
		else joined.push(typeof part === "number" ? String(part) : part);
	}
	return joined;
}
/** `1 row`, `2 rows`. */
const countPhrase = (n, noun) => [n, ` ${noun}${n === 1 ? "" : "s"}`];
/** `a, b and 2 more`. */
function listPhrases(items, shown) {
	const first = items.slice(0, shown).flatMap((item, place) => [...place === 0 ? [] : [", "], ...item]);
	return items.length <= shown ? first : [
		...first,
		" and ",
		items.length - shown,
		" more"
	];
}
export { plainText as a, phrase as i, joinTexts as n, listPhrases as r, countPhrase as t };
