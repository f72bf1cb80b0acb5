// src/mlbench/contexts/python-text.ts
/** White space by Unicode, which is what expressions of NLTK 3.10 mean by it; JavaScript's own lacks U+0085 and has U+FEFF. */
const UNICODE_SPACE = "\\t-\\r\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
/** What Python's `str.isspace` calls white space: the separators U+001C to U+001F too. */
const PYTHON_SPACE = `${UNICODE_SPACE}\\x1c-\\x1f`;
const RUNS_OF_SPACE = new RegExp(`[${PYTHON_SPACE}]+`, "u");
const SPACE_AT_END = new RegExp(`[${PYTHON_SPACE}]$`, "u");
/** Python's `text.split()`. */
function splitWords(text) {
	const words = text.split(RUNS_OF_SPACE);
	if (words[0] === "") words.shift();
	if (words.at(-1) === "") words.pop();
	return words;
}
/** The length of Python's `text.rstrip()`, in UTF-16 units; found from the end, since a search for a run of spaces can be quadratic. */
function lengthWithoutSpaceAtEnd(text) {
	let end = text.length;
	while (end > 0 && SPACE_AT_END.test(text.charAt(end - 1))) end--;
	return end;
}
/** The first characters of a text, as Python counts them: code points. */
function cutToCharacters(text, most) {
	if (text.length <= most) return text;
	let end = 0;
	for (let count = 0; count < most && end < text.length; count++) end += (text.codePointAt(end) ?? 0) > 65535 ? 2 : 1;
	return text.slice(0, end);
}
export { splitWords as i, cutToCharacters as n, lengthWithoutSpaceAtEnd as r, UNICODE_SPACE as t };
