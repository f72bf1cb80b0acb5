// src/base/text/edit-distance.ts
/** Levenshtein's distance of two texts in UTF-16 units, by bit-parallel columns of 32 (Hyyrö 2003, after Myers 1999). */
function editDistance(a, b) {
	if (a.length === 0 || b.length === 0) return a.length + b.length;
	const column = new Column(Math.ceil(a.length / WIDTH), (a.length - 1) % WIDTH);
	const places = placesOf(a, column.blocks);
	const none = new Int32Array(column.blocks);
	let distance = a.length;
	for (let index = 0; index < b.length; index++) distance += column.advance(places.get(b.charCodeAt(index)) ?? none);
	return distance;
}
const WIDTH = 32;
const TOP = 31;
const bit = (bits, place) => bits >>> place & 1;
/** One column of the table: bits where a cell is one more, or one less, than the cell above it. */
var Column = class {
	blocks;
	#lastPlace;
	#more;
	#less;
	constructor(blocks, lastPlace) {
		this.blocks = blocks;
		this.#lastPlace = lastPlace;
		this.#more = new Int32Array(blocks).fill(-1);
		this.#less = new Int32Array(blocks);
	}
	/** Moves to the next character; returns by how much the last cell changed. */
	advance(equal) {
		let [plus, minus] = [1, 0];
		for (let block = 0; block < this.blocks; block++) {
			const [more, less, same] = [
				this.#more[block] ?? 0,
				this.#less[block] ?? 0,
				equal[block] ?? 0
			];
			const match = same | minus;
			const vertical = same | less;
			const diagonal = (match & more) + more ^ more | match;
			const [right, left] = [less | ~(diagonal | more), more & diagonal];
			const [shiftedRight, shiftedLeft] = [right << 1 | plus, left << 1 | minus];
			this.#more[block] = shiftedLeft | ~(vertical | shiftedRight);
			this.#less[block] = shiftedRight & vertical;
			const end = block === this.blocks - 1 ? this.#lastPlace : TOP;
			plus = bit(right, end);
			minus = bit(left, end);
		}
		return plus - minus;
	}
};
/** By character: bits of the places where it stands. */
function placesOf(text, blocks) {
	const places = /* @__PURE__ */ new Map();
	for (let index = 0; index < text.length; index++) {
		const bits = places.get(text.charCodeAt(index)) ?? new Int32Array(blocks);
		const block = Math.floor(index / WIDTH);
		bits[block] = (bits[block] ?? 0) | 1 << index % WIDTH;
		places.set(text.charCodeAt(index), bits);
	}
	return places;
}
export { editDistance as t };
