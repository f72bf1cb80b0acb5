// src/base/hide-key.ts
const HIDDEN = "[key]";
/** Fewest characters of a key whose encodings are hidden: too many words are the encoding of a shorter one. */
const SHORTEST_ENCODED = 8;
/** Characters that may break a text without its reader's noticing: line ends, what is not seen, colours. */
const GAP = String.raw`(?:\u001b\[[\d;]*m|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]){0,8}`;
const BETWEEN_HEX = String.raw`(?:0x|\\+x|[\s:;,_-]){0,4}`;
/**
* What takes a key out of a text: as it is, and in base64, percent-encoded, in hex, and with characters escaped as JSON,
* HTML or a programming language do, in either case, also where lines or colours break it. A server may echo the key that it was sent:
* nothing that it says is kept before this.
*/
function keyHider(key) {
	if (key === "") return (text) => text;
	if (key.length < SHORTEST_ENCODED) return (text) => text.replaceAll(key, HIDDEN);
	const bytes = Buffer.from(key);
	const hex = [...bytes].map((byte) => anyCase(toHex(byte, 2)));
	const patterns = [
		[...key].map(escapedForms).join(GAP),
		hex.join(BETWEEN_HEX),
		...[
			0,
			1,
			2
		].map((offset) => base64Form(bytes, offset))
	].map((pattern) => new RegExp(pattern, "giu"));
	return (text) => patterns.reduce((left, pattern) => left.replace(pattern, HIDDEN), text);
}
/** One character as it is or escaped, behind any number of backslashes. */
function escapedForms(character) {
	const code = character.codePointAt(0) ?? 0;
	const percent = [...Buffer.from(character)].map((byte) => `%(?:25)*${anyCase(toHex(byte, 2))}`).join("");
	const units = character.split("").map((unit) => anyCase(toHex(unit.charCodeAt(0), 4)));
	const forms = [
		literal(character),
		percent,
		units.map((unit) => `u${unit}`).join(String.raw`\\+`),
		`x${anyCase(toHex(code, 2))}`,
		`&#0*${code};`,
		`&#[xX]0*${anyCase(code.toString(16))};`
	];
	return String.raw`\\*(?:${forms.join("|")})`;
}
/** The characters of base64 that depend on the key alone, whatever stands around it; in either of its two alphabets. */
function base64Form(key, offset) {
	return [...Buffer.concat([Buffer.alloc(offset), key]).toString("base64").slice(Math.ceil(8 * offset / 6), Math.floor(8 * (offset + key.length) / 6))].map((character) => character === "+" ? "[+-]" : character === "/" ? "[/_]" : character).join(GAP);
}
const toHex = (code, digits) => code.toString(16).padStart(digits, "0");
const anyCase = (hex) => hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
const literal = (character) => character.replace(/[\^$\\.*+?()[\]{}|/]/, "\\$&");
export { keyHider as t };
