// src/mlbench/contexts/python-text.ts
/** White space by Unicode, which is what expressions of NLTK 3.10 mean by it; JavaScript's own lacks U+0085 and has U+FEFF. */
const UNICODE_SPACE = "\\t-\\r\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
/** Of each UTF-16 unit: 1 for `UNICODE_SPACE`, 2 for the separators U+001C to U+001F. */
const KINDS = /* @__PURE__ */ new Uint8Array(65536);
KINDS.fill(1, 9, 14).fill(2, 28, 32).fill(1, 32, 33).fill(1, 8192, 8203);
for (const unit of [
	133,
	160,
	5760,
	8232,
	8233,
	8239,
	8287,
	12288
]) KINDS[unit] = 1;
/** Whether a UTF-16 unit is one of `UNICODE_SPACE`. */
const isUnicodeSpace = (unit) => KINDS[unit] === 1;
/** Whether Python's `str.isspace` calls a UTF-16 unit white space: the separators U+001C to U+001F too. */
const isPythonSpace = (unit) => (KINDS[unit] ?? 0) > 0;
/** Python's `text.split()`. */
function splitWords(text) {
	const words = [];
	let start = -1;
	for (let place = 0; place < text.length; place++) if (!isPythonSpace(text.charCodeAt(place))) {
		if (start < 0) start = place;
	} else if (start >= 0) {
		words.push(text.slice(start, place));
		start = -1;
	}
	if (start >= 0) words.push(text.slice(start));
	return words;
}
/** The length of Python's `text.rstrip()`, in UTF-16 units. */
function lengthWithoutSpaceAtEnd(text) {
	let end = text.length;
	while (end > 0 && isPythonSpace(text.charCodeAt(end - 1))) end--;
	return end;
}
/** The first characters of a text, as Python counts them: code points. */
function cutToCharacters(text, most) {
	if (text.length <= most) return text;
	let end = 0;
	for (let count = 0; count < most && end < text.length; count++) end += (text.codePointAt(end) ?? 0) > 65535 ? 2 : 1;
	return text.slice(0, end);
}
export { splitWords as a, lengthWithoutSpaceAtEnd as i, cutToCharacters as n, isUnicodeSpace as r, UNICODE_SPACE as t };
