import { dr as escapePattern } from "./inputs.js";
// src/base/text/hide-key.ts
const HIDDEN = "[key]";
/** Fewest characters of a key whose encodings are hidden: too many words are the encoding of a shorter one. */
const SHORTEST_ENCODED = 8;
/** Characters that may break a text without its reader's noticing: line ends, what is not seen, colours. */
const GAP = String.raw`(?:\u001b\[[\d;]*m|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]){0,8}`;
const BETWEEN_HEX = String.raw`(?:0x|\\+x|[\s:;,_=-]){0,4}`;
/** Between the characters or numbers of a list. */
const BETWEEN_ITEMS = String.raw`\\*["']?(?:\s|\\+[nrt]){0,8},(?:\s|\\+[nrt]){0,8}\\*["']?`;
/**
* What takes a key out of a text: as it is, and in base64, percent-encoded, in hex, as a list of characters or of their
* numbers, and with characters escaped as JSON, HTML, CSS, mails or a programming language do, in either case, also where lines or
* colours break it. A server may echo the key that it was sent: nothing that it says is kept before this.
*/
function keyHider(key) {
	if (key === "") return (text) => text;
	if (key.length < SHORTEST_ENCODED) return (text) => text.replaceAll(key, HIDDEN);
	const patterns = partsOf(key).flatMap(patternsOf);
	return (text) => patterns.reduce((left, pattern) => left.replace(pattern, HIDDEN), text);
}
/** Characters of one pattern: of a token of a thousand no expression is made, and the error would quote it, and the key with it. */
const LONGEST_PATTERN = 100;
/** A long key in parts of the same length but for one character, each of which is hidden by itself: a short one stands in any text. */
function partsOf(key) {
	const count = Math.ceil(key.length / LONGEST_PATTERN);
	const startOf = (part) => Math.floor(part * key.length / count);
	return Array.from({ length: count }, (_, part) => key.slice(startOf(part), startOf(part + 1)));
}
function patternsOf(key) {
	const bytes = Buffer.from(key);
	const hex = [...bytes].map((byte) => anyCase(toHex(byte, 2)));
	const characters = [...key].map(escapedForms);
	return [
		characters.join(GAP),
		characters.join(BETWEEN_ITEMS),
		[...bytes].map((byte) => `0{0,2}${byte}`).join(BETWEEN_ITEMS),
		hex.join(BETWEEN_HEX),
		...[
			0,
			1,
			2
		].flatMap((offset) => [bytes, Buffer.from(key, "utf16le")].map((each) => base64Form(each, offset)))
	].map((pattern) => new RegExp(pattern, "giu"));
}
/** Fewest characters of a key that are taken for a part of it: a word that stands in it by chance is shorter. */
const SHORTEST_PART = 8;
/** What takes a key and parts of it out of a text, where texts are cut by who knows of no key: an error quotes a few characters. */
function partHider(key) {
	const hide = keyHider(key);
	if (key.length < 16) return hide;
	const whole = lowerAscii(key);
	const starts = Array.from({ length: whole.length - SHORTEST_PART + 1 }, (_, at) => at);
	const parts = new Set(starts.map((at) => whole.slice(at, at + SHORTEST_PART)));
	return (text) => {
		const left = hide(text);
		const searched = lowerAscii(left);
		let shown = "";
		let from = 0;
		for (let at = 0; at < left.length; at++) {
			if (!parts.has(searched.slice(at, at + SHORTEST_PART))) continue;
			let end = at + SHORTEST_PART;
			while (end < left.length && parts.has(searched.slice(end - SHORTEST_PART + 1, end + 1))) end++;
			shown += left.slice(from, at) + HIDDEN;
			from = end;
			at = end - 1;
		}
		return shown + left.slice(from);
	};
}
/** Each character keeps its place, which the small letters of some others would not. */
const lowerAscii = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
/** One character as it is or escaped, behind any number of backslashes. */
function escapedForms(character) {
	const code = character.codePointAt(0) ?? 0;
	const bytes = [...Buffer.from(character)].map((byte) => anyCase(toHex(byte, 2)));
	const percent = bytes.map((byte) => `%(?:25)*${byte}`).join("");
	const units = character.split("").map((unit) => anyCase(toHex(unit.charCodeAt(0), 4)));
	const hex = `0{0,6}${anyCase(code.toString(16))}`;
	const forms = [
		escapePattern(character),
		percent,
		bytes.map((byte) => `=${byte}`).join(""),
		units.map((unit) => `u${unit}`).join(String.raw`\\+`),
		units.map((unit) => `%(?:25)*u${unit}`).join(""),
		`u\\{${hex}\\}`,
		`u\\+${hex} ?`,
		`x${anyCase(toHex(code, 2))}`,
		...[Buffer.from(character), Buffer.from(character, "latin1")].map((each) => `(?<=\\\\)${octalForm(each)}`),
		`(?<=\\\\)${hex} `,
		`&#0*${code};`,
		`&#[xX]${hex};`,
		...(NAMES_IN_HTML[character] ?? []).map((name) => `&${name};`)
	];
	return String.raw`\\*(?:${forms.join("|")})`;
}
const octalForm = (bytes) => [...bytes].map((byte) => `0{0,2}${byte.toString(8)}`).join(String.raw`\\+`);
/** Of what a key may hold, what has a name there. */
const NAMES_IN_HTML = {
	"&": ["amp"],
	"<": ["lt"],
	">": ["gt"],
	"\"": ["quot"],
	"'": ["apos"],
	"+": ["plus"],
	"/": ["sol"],
	"=": ["equals"],
	"-": ["hyphen", "dash"],
	_: ["lowbar", "UnderBar"],
	".": ["period"],
	":": ["colon"],
	"~": ["tilde"],
	"|": ["vert"]
};
/** The characters of base64 that depend on the key alone, whatever stands around it; in either of its two alphabets. */
function base64Form(key, offset) {
	return [...Buffer.concat([Buffer.alloc(offset), key]).toString("base64").slice(Math.ceil(8 * offset / 6), Math.floor(8 * (offset + key.length) / 6))].map((character) => character === "+" ? "[+-]" : character === "/" ? "[/_]" : character).join(GAP);
}
const toHex = (code, digits) => code.toString(16).padStart(digits, "0");
const anyCase = (hex) => hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
export { partHider as n, keyHider as t };
