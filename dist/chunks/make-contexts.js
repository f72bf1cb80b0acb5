import { Jt as custom, Kt as array, Pr as UserError, cn as tuple, f as sum, o as largest, on as string, tn as object } from "./inputs.js";
import { a as isUnicodeSpace, i as isPythonSpace, n as cutToCharacters, o as lengthWithoutSpaceAtEnd, r as findPythonSpace, s as splitWords, t as UNICODE_SPACE } from "./python-text.js";
import { n as readBlocks, t as gatherText } from "./gather-text.js";
import { Kt as readAsset } from "./base.js";
import { t as splitSections } from "./sections.js";
// src/mlbench/contexts/exact-logarithm.ts
/** Bits behind the point: twice as many as a double has. */
const BITS = 110n;
/** Logarithms by their count: all repositories of a thousand sentences ask for the same. */
const known = /* @__PURE__ */ new Map();
/** Natural logarithm of `count + 0.5`, correctly rounded, as the C library's is for small counts; JavaScript's is one bit off for some. */
function logOfHalfAbove(count) {
	const logarithm = known.get(count) ?? computeLog(count);
	known.set(count, logarithm);
	return logarithm;
}
function computeLog(count) {
	const doubled = 2n * BigInt(count) + 1n;
	const exponent = BigInt(doubled.toString(2).length - 1);
	const power = 1n << exponent;
	const scaled = logOfRatio(doubled - power, doubled + power) + (exponent - 1n) * LOG_2;
	return Number(scaled) / Number(1n << BITS);
}
/** ln(f) for (f − 1) / (f + 1) = above / below ≤ 1/3, by the series of its inverse hyperbolic tangent, scaled by 2^BITS. */
function logOfRatio(above, below) {
	let power = (above << BITS) / below;
	const square = power * power >> BITS;
	let sum = 0n;
	for (let odd = 1n; power !== 0n; odd += 2n) {
		sum += power / odd;
		power = power * square >> BITS;
	}
	return 2n * sum;
}
const LOG_2 = logOfRatio(1n, 3n);
// src/mlbench/contexts/number-words.ts
/** Splits sentences as Python's `split()` does. */
function placeWords(texts) {
	const numbers = new WordNumbers();
	const places = {
		numbers,
		lengths: [],
		sentences: [],
		counts: [],
		before: [],
		last: []
	};
	for (const [sentence, text] of texts.entries()) {
		let length = 0;
		numbers.giveEach(text, (word) => {
			count(word, sentence, places);
			length++;
		});
		places.lengths.push(length);
	}
	return places;
}
function count(word, sentence, { sentences, counts, before, last }) {
	const known = word < last.length ? last[word] ?? -1 : -1;
	if (known >= 0 && sentences[known] === sentence) counts[known] = (counts[known] ?? 0) + 1;
	else {
		last[word] = sentences.push(sentence) - 1;
		before.push(known);
		counts.push(1);
	}
}
const SLOTS = 65536;
/** UTF-16 units of the words that have a slot. */
const MOST_UNITS = 1 << 19;
/** Slots that are looked at for a word: whatever words come, none is looked for any further. */
const MOST_LOOKS = 8;
/** UTF-16 units of the longest word that has a slot. */
const LONGEST = 32;
/** UTF-16 units that are copied from a text at a time: a look at one of them is several times as fast as at one of a string. */
const COPIED = 4096;
const FNV_PRIME = 16777619;
/** Numbers of words. Those that are short are known by their units in one of a few slots, and no string is made of them. */
var WordNumbers = class {
	size = 0;
	#units = new Uint16Array(MOST_UNITS);
	#used = 0;
	/** Of each slot where its word starts in the units, how long it is, 0 for a free one, and its number. */
	#starts = new Uint32Array(SLOTS);
	#lengths = new Uint8Array(SLOTS);
	#numbers = new Uint32Array(SLOTS);
	/** Words without a slot. */
	#others = /* @__PURE__ */ new Map();
	/** A part of the text that is read, and the first slot that the word read last may have. */
	#copy = new Uint16Array(COPIED);
	#bytes = Buffer.from(this.#copy.buffer);
	#slot = 0;
	/** Tells the number of each word of a text in its order, a new one where it has none. */
	giveEach(text, tell) {
		let first = 0;
		let behind = 0;
		for (let place = 0; place < text.length; place++) {
			if (place + LONGEST >= behind && behind < text.length) {
				first = place;
				behind = first + this.#copyFrom(text, first);
			}
			const word = place - first;
			if (isPythonSpace(this.#copy[word] ?? 0)) continue;
			const length = this.#readWord(word, behind - first);
			const end = length <= LONGEST ? place + length : findPythonSpace(text, place + length);
			tell(length <= LONGEST ? this.#giveShort(word, length) : this.#giveString(text.slice(place, end)));
			place = end;
		}
	}
	/** The number of a word; -1 where it has none. */
	find(word) {
		const length = this.#readWord(0, this.#copyFrom(word, 0));
		const slot = length <= LONGEST ? this.#findSlot(0, length) : -1;
		if (slot < 0) return this.#others.get(word) ?? -1;
		return this.#lengths[slot] === 0 ? -1 : this.#numbers[slot] ?? -1;
	}
	/** Copies units of a text from a place on. How many. */
	#copyFrom(text, start) {
		return this.#bytes.write(text.slice(start, start + COPIED), "utf16le") / 2;
	}
	/** Units of the word at a place of the copy, which ends at `end`; more than `LONGEST`: it is longer than that. */
	#readWord(start, end) {
		const most = Math.min(end - start, 33);
		let hash = 0;
		let length = 0;
		for (; length < most; length++) {
			const unit = this.#copy[start + length] ?? 0;
			if (isPythonSpace(unit)) break;
			hash = Math.imul(hash ^ unit, FNV_PRIME);
		}
		this.#slot = (hash ^ hash >>> 15) & 65535;
		return length;
	}
	#giveShort(start, length) {
		const slot = this.#findSlot(start, length);
		if (slot < 0) return this.#giveString(String.fromCharCode(...this.#copy.subarray(start, start + length)));
		if (this.#lengths[slot] === 0) {
			this.#lengths[slot] = length;
			this.#starts[slot] = this.#used;
			for (let unit = 0; unit < length; unit++) this.#units[this.#used++] = this.#copy[start + unit] ?? 0;
			this.#numbers[slot] = this.size++;
		}
		return this.#numbers[slot] ?? 0;
	}
	#giveString(word) {
		const number = this.#others.get(word) ?? this.size;
		if (number === this.size) this.#others.set(word, this.size++);
		return number;
	}
	/** The slot of the word that was read last, or an empty one for it; -1: those that it may have are others'. */
	#findSlot(start, length) {
		for (let look = 0; look < MOST_LOOKS; look++) {
			const slot = this.#slot + look & 65535;
			const found = this.#lengths[slot];
			if (found === 0) return this.#used + LONGEST > MOST_UNITS ? -1 : slot;
			if (found === length && this.#isWordOf(slot, start, length)) return slot;
		}
		return -1;
	}
	#isWordOf(slot, start, length) {
		const from = this.#starts[slot] ?? 0;
		for (let unit = 0; unit < length; unit++) if (this.#units[from + unit] !== this.#copy[start + unit]) return false;
		return true;
	}
};
// src/mlbench/contexts/bm25.ts
/** Okapi's parameters, and the part of the average idf that stands for a negative one: the defaults of rank_bm25 0.2.2. */
const K1$1 = 1.5;
const B$1 = .75;
const EPSILON = .25;
const WINDOW_SENTENCES = 10;
/** Takes sentences as they are; at least one must hold a word. */
function indexSentences(sentences) {
	const words = placeWords(sentences);
	const lengths = sumWindows(words.lengths);
	const average = sum(lengths) / lengths.length;
	return {
		sentences,
		words,
		norms: Float64Array.from(lengths, (length) => K1$1 * (.25 + B$1 * length / average)),
		idf: weighWords(words, lengths.length),
		gains: /* @__PURE__ */ new Map()
	};
}
/** Words in each window. */
function sumWindows(lengths) {
	const sums = [];
	let words = 0;
	for (let window = lengths.length - 1; window >= 0; window--) {
		words += (lengths[window] ?? 0) - (lengths[window + WINDOW_SENTENCES] ?? 0);
		sums.push(words);
	}
	return sums.reverse();
}
function weighWords(words, windows) {
	const idf = new Float64Array(words.last.length);
	const weights = /* @__PURE__ */ new Map();
	let total = 0;
	for (let word = 0; word < idf.length; word++) {
		const n = countWindows(words, word);
		const weight = weights.get(n) ?? logOfHalfAbove(windows - n) - logOfHalfAbove(n);
		weights.set(n, weight);
		idf[word] = weight;
		total += weight;
	}
	const least = EPSILON * (total / idf.length);
	return idf.map((weight) => weight < 0 ? least : weight);
}
/** How many windows hold a word: a sentence is in its own window and the nine before. */
function countWindows({ last, before, sentences }, word) {
	let count = 0;
	for (let place = last[word] ?? -1; place >= 0;) {
		const sentence = sentences[place] ?? 0;
		place = before[place] ?? -1;
		count += sentence - Math.max(place < 0 ? -1 : sentences[place] ?? 0, sentence - WINDOW_SENTENCES);
	}
	return count;
}
/**
* The window that BM25 ranks highest for a question, as rank_bm25's `BM25Okapi` scores it, bit for bit: a word that the question
* repeats counts again, terms are summed in its order. Of windows with equal scores the last one is taken.
*/
function findBestWindow(index, question) {
	const scores = new Float64Array(index.sentences.length);
	for (const word of splitWords(question)) {
		const number = index.words.numbers.find(word);
		if (number < 0) continue;
		const gains = index.gains.get(number) ?? weighWindows(number, index);
		index.gains.set(number, gains);
		for (let place = 0; place < gains.windows.length; place++) {
			const window = gains.windows[place] ?? 0;
			scores[window] = (scores[window] ?? 0) + (gains.scores[place] ?? 0);
		}
	}
	let window = 0;
	for (let each = 1; each < scores.length; each++) if ((scores[each] ?? 0) >= (scores[window] ?? 0)) window = each;
	const found = index.sentences.slice(window, window + WINDOW_SENTENCES);
	return {
		window,
		score: scores[window] ?? 0,
		text: found.flatMap(splitWords).join(" ")
	};
}
function weighWindows(word, { words, norms, idf }) {
	const frequencies = countByWindow(words, word, norms.length);
	const windows = new Uint32Array(countWindows(words, word));
	const scores = new Float64Array(windows.length);
	let place = 0;
	for (let window = 0; window < norms.length; window++) {
		const frequency = frequencies[window] ?? 0;
		if (frequency === 0) continue;
		windows[place] = window;
		scores[place++] = (idf[word] ?? 0) * (frequency * 2.5 / (frequency + (norms[window] ?? 0)));
	}
	return {
		windows,
		scores
	};
}
/** How often a word stands in each window. */
function countByWindow({ last, before, sentences, counts }, word, windows) {
	const frequencies = new Uint32Array(windows);
	for (let place = last[word] ?? -1; place >= 0; place = before[place] ?? -1) {
		const sentence = sentences[place] ?? 0;
		for (let window = Math.max(0, sentence - WINDOW_SENTENCES + 1); window <= sentence; window++) frequencies[window] = (frequencies[window] ?? 0) + (counts[place] ?? 0);
	}
	return frequencies;
}
// src/mlbench/contexts/punkt-model.ts
const words = array(string());
/** Numbers by their words. A record of zod's takes a start twenty milliseconds for so many. */
const numbers = custom((value) => typeof value === "object" && value !== null && Object.values(value).every(Number.isInteger));
const model = object({
	abbrevTypes: words,
	sentenceStarters: words,
	collocations: array(tuple([string(), string()])),
	orthographicContext: numbers
});
/** Bits of an orthographic context. */
const ORTHOGRAPHY = {
	middleUpper: 4,
	anyUpper: 14,
	startLower: 16,
	anyLower: 112
};
/** NLTK's English model, as its package `punkt_tab` has it. */
async function loadEnglishPunkt() {
	const { abbrevTypes, sentenceStarters, collocations, orthographicContext } = model.parse(JSON.parse(await readAsset("punkt", "english.json")));
	const orthography = /* @__PURE__ */ new Map();
	for (const type in orthographicContext) orthography.set(type, orthographicContext[type] ?? 0);
	return {
		abbreviations: new Set(abbrevTypes),
		sentenceStarters: new Set(sentenceStarters),
		collocations: new Set(collocations.map((pair) => pair.join(" "))),
		orthography
	};
}
// src/mlbench/contexts/rank-sections.ts
const K1 = 1.2;
const B = .75;
/** How often a word of the path or the title counts. */
const TITLE_WEIGHT = 3;
/** Characters of sections that a context holds, the best first. */
const MOST_CHARACTERS = 8e3;
/** Words of prose and code alike, lower case: `HaloAttention` is also halo and attention, `num_train_steps` num, train and steps. */
function wordsOf(text) {
	return (text.match(/[\p{L}\p{N}_]+/gu) ?? []).flatMap((word) => {
		const parts = word.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).filter((part) => part !== "");
		return [.../* @__PURE__ */ new Set([word, ...parts.length > 1 ? parts : []])].map((part) => part.toLowerCase());
	});
}
function indexSections(sections) {
	const holders = /* @__PURE__ */ new Map();
	const frequencies = sections.map(({ path, title, text }) => {
		const counts = /* @__PURE__ */ new Map();
		const count = (words, weight) => {
			for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
		};
		count(wordsOf(text), 1);
		count(wordsOf(`${path} ${title}`), TITLE_WEIGHT);
		for (const word of counts.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
		return counts;
	});
	return {
		sections,
		frequencies,
		lengths: frequencies.map((counts) => sum(counts.values())),
		holders
	};
}
/** BM25 with an idf that is never negative (as Lucene's), a word of the question counting once. */
function scoreSections({ sections, frequencies, lengths, holders }, question) {
	const average = sum(lengths) / Math.max(1, lengths.length);
	const words = [...new Set(wordsOf(question))];
	return sections.map((_, index) => {
		const norm = K1 * (.25 + B * (lengths[index] ?? 0) / average);
		return words.reduce((sum, word) => {
			const times = frequencies[index]?.get(word) ?? 0;
			const n = holders.get(word) ?? 0;
			return sum + times * 2.2 * Math.log(1 + (sections.length - n + .5) / (n + .5)) / (times + norm);
		}, 0);
	});
}
/** The best sections as far as a context has room, in the order in which they stand in the repository, each behind its file's name. */
function joinBest(sections, scores) {
	const best = sections.map((section, place) => ({
		section,
		place,
		score: scores[place] ?? 0
	}));
	best.sort((a, b) => b.score - a.score || a.place - b.place);
	const taken = [];
	let room = MOST_CHARACTERS;
	for (const each of best) {
		const length = each.section.text.length + each.section.path.length;
		if (taken.length > 0 && (length > room || each.score <= 0)) continue;
		taken.push(each);
		room -= length;
	}
	return {
		text: taken.sort((a, b) => a.place - b.place).map(({ section }) => `=== ${section.path} ===\n${section.text}\n`).join("\n"),
		score: Math.max(0, largest(scores) ?? 0)
	};
}
/** Cosines of a question's vector with those of sections. */
function compareVectors(vectors, question) {
	const dot = (a, b) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
	const size = Math.sqrt(dot(question, question));
	return vectors.map((vector) => dot(vector, question) / (Math.sqrt(dot(vector, vector)) * size || 1));
}
// src/mlbench/contexts/punkt-tokens.ts
/** Characters that can't stand in a word; curly quotes and guillemets belong to them since NLTK 3.10. */
const NON_WORD = unitsOf(")\";}]*:@'({[‘’“”«»?!");
const NO_WORD_START = unitsOf("(\"`{[:;&#*@)}]-,");
const [DASH, POINT, COMMA] = [
	45,
	46,
	44
];
function unitsOf(marks) {
	return new Set(Array.from(marks, (mark) => mark.charCodeAt(0)));
}
/** Whether a UTF-16 unit can't stand in a word; NaN, behind a text's end, can. */
const isNonWord = (unit) => NON_WORD.has(unit);
const LETTER = "[\\p{Alphabetic}\\p{M}\\p{Pc}\\p{Join_Control}]";
const ELLIPSIS = /^\.\.+$/;
const NUMBER = /^-?[.,]?\p{Nd}[\p{Nd},.-]*$/u;
const INITIAL = new RegExp(`^${LETTER}\\.$`, "u");
const FIRST_UPPER = /^\p{Uppercase}/u;
const FIRST_LOWER = /^\p{Lowercase}/u;
const PUNCTUATION = /* @__PURE__ */ new Set(";:,.!?");
const NUMBER_TYPE = "##number##";
/** Whether a piece of text, a possible end of a sentence with the words around it, holds one before its last word. */
function holdsBreak(text, model) {
	const tokens = readTokens(text, model);
	for (const [index, token] of tokens.entries()) {
		const next = tokens[index + 1];
		if (next === void 0) return false;
		decideByNext(token, next, model);
		if (token.isBreak) return true;
	}
	return false;
}
function readTokens(text, model) {
	return text.split("\n").filter((line) => splitWords(line).length > 0).flatMap((line) => [...listWords(line)]).map((word) => decideByType(word, model));
}
/** Words and marks of a line, as NLTK's expression for them; by hand, since a word may be a picture of a million characters. */
function* listWords(line) {
	for (let place = 0; place < line.length;) {
		const unit = line.charCodeAt(place);
		if (isUnicodeSpace(unit)) {
			place++;
			continue;
		}
		const next = place + ((line.codePointAt(place) ?? 0) > 65535 ? 2 : 1);
		const end = findSeveral(line, place) ?? (NO_WORD_START.has(unit) ? next : findWordEnd(line, next));
		yield line.slice(place, end);
		place = end;
	}
}
function findWordEnd(line, start) {
	let place = start;
	while (place < line.length && !endsWord(line, place)) place++;
	return place;
}
function endsWord(line, place) {
	const unit = line.charCodeAt(place);
	if (unit === DASH || unit === POINT) return findSeveral(line, place) !== null;
	if (unit !== COMMA) return isUnicodeSpace(unit) || NON_WORD.has(unit);
	const behind = line.charCodeAt(place + 1);
	return place + 1 === line.length || isUnicodeSpace(behind) || NON_WORD.has(behind) || findSeveral(line, place + 1) !== null;
}
/** Place behind several dashes or points, also points with spaces between; null where there are none. */
function findSeveral(line, place) {
	const unit = line.charCodeAt(place);
	if (unit !== DASH && unit !== POINT) return null;
	let end = place;
	while (line.charCodeAt(end) === unit) end++;
	if (end - place > 1) return end;
	if (unit === DASH) return null;
	return findSpacedPoints(line, place);
}
/** Place behind three points or more, a space between each two; null where there are fewer. */
function findSpacedPoints(line, place) {
	let last = place;
	while (isUnicodeSpace(line.charCodeAt(last + 1)) && line.charCodeAt(last + 2) === POINT) last += 2;
	return last - place >= 4 ? last + 1 : null;
}
function decideByType(text, { abbreviations }) {
	const lower = text.toLowerCase();
	const token = {
		text,
		type: NUMBER.test(lower) ? NUMBER_TYPE : lower,
		isBreak: false,
		isAbbreviation: false
	};
	if (text === "." || text === "?" || text === "!") token.isBreak = true;
	else if (text.endsWith(".") && !text.endsWith("..")) {
		const stem = text.slice(0, -1).toLowerCase();
		token.isAbbreviation = abbreviations.has(stem) || abbreviations.has(stem.split("-").at(-1) ?? "");
		token.isBreak = !token.isAbbreviation;
	}
	return token;
}
/** The second pass: what follows a word with a period tells more of it than its type alone. */
function decideByNext(token, next, model) {
	if (!token.text.endsWith(".")) return;
	const type = withoutPeriod(token.type);
	const nextType = next.isBreak ? withoutPeriod(next.type) : next.type;
	const isInitial = INITIAL.test(token.text);
	const starts = startsSentence(next, nextType, model);
	const isCapital = FIRST_UPPER.test(next.text);
	if (model.collocations.has(`${type} ${nextType}`)) markAbbreviation(token);
	else if ((token.isAbbreviation || ELLIPSIS.test(token.text)) && !isInitial && (starts === true || isCapital && model.sentenceStarters.has(nextType))) token.isBreak = true;
	else if (isInitial || type === NUMBER_TYPE) {
		const isNeverLower = ((model.orthography.get(nextType) ?? 0) & ORTHOGRAPHY.anyLower) === 0;
		if (starts === false || starts === null && isInitial && isCapital && isNeverLower) markAbbreviation(token);
	}
}
function markAbbreviation(token) {
	token.isBreak = false;
	token.isAbbreviation = true;
}
/** Whether the word starts a sentence, by the cases that it was seen in; null where they don't say. */
function startsSentence(token, type, model) {
	if (PUNCTUATION.has(token.text)) return false;
	const seen = model.orthography.get(type) ?? 0;
	const { middleUpper, anyUpper, startLower, anyLower } = ORTHOGRAPHY;
	if (FIRST_UPPER.test(token.text) && (seen & anyLower) !== 0 && (seen & middleUpper) === 0) return true;
	if (FIRST_LOWER.test(token.text) && ((seen & anyUpper) !== 0 || (seen & startLower) === 0)) return false;
	return null;
}
const withoutPeriod = (type) => type.length > 1 && type.endsWith(".") ? type.slice(0, -1) : type;
// src/mlbench/contexts/split-sentences.ts
const isAsciiSpace = (unit) => unit === 32 || unit >= 9 && unit <= 13;
/** Closing marks at the start of a sentence, which belong to the one before. */
const CLOSING = new RegExp(`["')\\]}\\u2018\\u2019\\u201c\\u201d\\xab\\xbb]+?(?:[${UNICODE_SPACE}]+|(?=--)|(?![^\\n]))`, "uy");
/**
* The sentences of a text, one after another, as NLTK's `PunktSentenceTokenizer` of 3.10 with its default settings cuts it: lazily,
* so that who wants the first thousand does not pay for the rest.
*/
const splitSentences = (text, model) => joinClosingMarks(text, cutAtBreaks(text, model));
function* cutAtBreaks(text, model) {
	let start = 0;
	for (const { end, next, context } of listPossibleEnds(text)) {
		if (!holdsBreak(context, model)) continue;
		yield {
			start,
			end
		};
		start = next ?? end;
	}
	yield {
		start,
		end: lengthWithoutSpaceAtEnd(text)
	};
}
/** Marks that may end a sentence; of those in one word the last alone. */
function* listPossibleEnds(text) {
	let word = {
		start: 0,
		end: 0
	};
	let waiting = null;
	for (const place of listMarks(text)) {
		const next = findNext(text, place + 1);
		if (next === null) continue;
		const space = findLastSpace(text, word.end, place);
		const start = space > word.end ? space + 1 : word.start;
		if (waiting !== null && word.end <= start) yield describeEnd(text, word, waiting);
		waiting = next;
		word = {
			start,
			end: place
		};
	}
	if (waiting !== null) yield describeEnd(text, word, waiting);
}
/** Places of the marks that may end a sentence. Each is looked for by itself: that is many times as fast as a look at each unit. */
function* listMarks(text) {
	let [point, question, call] = [
		text.indexOf("."),
		text.indexOf("?"),
		text.indexOf("!")
	];
	for (;;) {
		const place = Math.min(orEnd(point), orEnd(question), orEnd(call));
		if (place === Number.POSITIVE_INFINITY) return;
		yield place;
		if (place === point) point = text.indexOf(".", place + 1);
		else if (place === question) question = text.indexOf("?", place + 1);
		else call = text.indexOf("!", place + 1);
	}
}
const orEnd = (place) => place < 0 ? Number.POSITIVE_INFINITY : place;
/** The last place behind `start` and before `end` with white space of ASCII; `start` where there is none. */
function findLastSpace(text, start, end) {
	let place = end - 1;
	while (place > start && !isAsciiSpace(text.charCodeAt(place))) place--;
	return Math.max(place, start);
}
/** Place of the mark or, behind white space, of the word that stands behind a mark; null where neither does. */
function findNext(text, behind) {
	if (isNonWord(text.charCodeAt(behind))) return behind;
	const next = skip(text, behind, isUnicodeSpace);
	return next === behind || next === text.length ? null : next;
}
function describeEnd(text, word, next) {
	const end = word.end + 1;
	const isMark = next === end;
	const after = isMark ? end + 1 : skip(text, next, (unit) => !isUnicodeSpace(unit));
	return {
		end,
		next: isMark ? null : next,
		context: text.slice(word.start, after)
	};
}
/** The first place from `start` whose unit is another; the text's end where there is none. */
function skip(text, start, isOne) {
	let place = start;
	while (place < text.length && isOne(text.charCodeAt(place))) place++;
	return place;
}
function* joinClosingMarks(text, spans) {
	let moved = 0;
	let before = null;
	for (const span of spans) {
		if (before !== null) {
			const start = before.start + moved;
			const closing = matchClosing(text.slice(span.start, span.end));
			if (closing === null) {
				moved = 0;
				if (start < before.end) yield {
					start,
					end: before.end
				};
			} else {
				moved = closing.length;
				yield {
					start,
					end: span.start + lengthWithoutSpaceAtEnd(closing)
				};
			}
		}
		before = span;
	}
	if (before !== null && before.start + moved < before.end) yield {
		start: before.start + moved,
		end: before.end
	};
}
function matchClosing(text) {
	CLOSING.lastIndex = 0;
	return CLOSING.exec(text)?.[0] ?? null;
}
// src/mlbench/contexts/split-growing.ts
/** In which sentences are looked for first, and in which more of them are looked for at least. */
const LEAST_BYTES = 131072;
/**
* Sentences at the end of a text that more text could change, where white space ends what there is: the last mark in it may not
* end a sentence after all, nor may then the sentence that it begins, and the one before may get closing marks.
*/
const UNSURE = 3;
/**
* The first sentences of a text that comes in blocks of UTF-8, each of which ends in white space: as `splitSentences` of the whole
* text, of which no more is asked for than they need. `leastBytes`: how much more there must be before more are looked for.
*/
async function splitFirst(blocks, model, most, leastBytes = LEAST_BYTES) {
	const sentences = [];
	let bytes = Buffer.allocUnsafe(4 * leastBytes);
	let size = 0;
	let enough = leastBytes;
	for await (const block of blocks) {
		if (size + block.length > bytes.length) bytes = makeLonger(bytes, 2 * (size + block.length));
		size += block.copy(bytes, size);
		if (size < enough) continue;
		const text = bytes.toString("utf8", 0, size);
		const sure = takeSpans(text, model, most - sentences.length + UNSURE).slice(0, -3);
		const isAll = sentences.length + sure.length === most;
		const next = isAll ? sure.length : sure.findLastIndex(({ start }) => isFreshStart(text, start));
		for (const { start, end } of sure.slice(0, Math.max(0, next))) sentences.push(text.slice(start, end));
		if (isAll) return sentences;
		const left = Buffer.byteLength(text.slice(sure[next]?.start ?? 0));
		bytes.copyWithin(0, size - left, size);
		size = left;
		enough = Math.max(leastBytes, 2 * left);
	}
	return [...sentences, ...takeSentences(bytes.toString("utf8", 0, size), model, most - sentences.length)];
}
function makeLonger(bytes, length) {
	const longer = Buffer.allocUnsafe(length);
	bytes.copy(longer);
	return longer;
}
/** Whether what is cut from here on is cut as it is behind the text before: what looks back ends at white space of ASCII. */
const isFreshStart = (text, start) => start > 0 && isAsciiSpace(text.charCodeAt(start - 1));
/** The first sentences of a text; what stands behind them is not read. */
const takeSentences = (text, model, most) => takeSpans(text, model, most).map(({ start, end }) => text.slice(start, end));
function takeSpans(text, model, most) {
	const spans = [];
	for (const span of splitSentences(text, model)) if (spans.push(span) >= most) break;
	return spans;
}
// src/mlbench/contexts/make-contexts.ts
/** Sentences that ML-Bench searches. */
const MOST_SENTENCES = 1e3;
/** What each task shows a model, repository after repository: each is read and searched once for all of its tasks. */
async function* makeContexts(tasks, request) {
	const { setting, scope } = request;
	if (setting === "oracle") {
		for (const task of tasks) yield {
			...keysOf(task),
			setting,
			scope: null,
			text: task.oracle
		};
		return;
	}
	const model = setting === "bm25" ? await loadEnglishPunkt() : null;
	for (const [name, group] of Map.groupBy(tasks, request.nameOf)) {
		const find = model === null ? await openSearch(name, request) : await openSentences(name, model, request);
		for (const task of group) yield {
			...keysOf(task),
			setting,
			scope,
			...await find(task.instruction)
		};
	}
}
/** What of a repository's first thousand sentences a question is shown. Files are read until there are so many. */
async function openSentences(name, model, request) {
	const { repositories, scope, maxCharacters } = request;
	const index = await indexBlocks(maxCharacters === null ? readBlocks(repositories, name, scope) : [Buffer.from(await readScope(name, request))], model);
	return (question) => findBestWindow(index, question);
}
/** What of a repository's text a question is shown. */
async function openSearch(name, request) {
	const { setting, embed } = request;
	const text = await readScope(name, request);
	if (setting === "sections") {
		const index = indexSections(splitSections(text));
		return (question) => joinBest(index.sections, scoreSections(index, question));
	}
	if (setting !== "embeddings") return () => ({ text });
	if (embed === void 0) throw new UserError("The setting embeddings needs --embedder: a model of models.yaml.");
	const sections = splitSections(text);
	const vectors = await embed(sections.map((section) => `${section.path}\n${section.text}`));
	return async (question) => {
		const [vector = []] = await embed([question]);
		return joinBest(sections, compareVectors(vectors, vector));
	};
}
/** Of a repository's text what a request takes; no more files are read than hold so much. */
async function readScope(name, { repositories, scope, maxCharacters }) {
	if (maxCharacters === null) return gatherText(repositories, name, scope);
	const blocks = [];
	let size = 0;
	for await (const block of readBlocks(repositories, name, scope)) {
		blocks.push(block.toString());
		size += block.length;
		if (size >= 4 * maxCharacters) break;
	}
	return cutToCharacters(blocks.join(""), maxCharacters);
}
/** An index of the first thousand sentences; a text without a word has one empty window. */
async function indexBlocks(blocks, model) {
	const sentences = await splitFirst(blocks, model, MOST_SENTENCES);
	return indexSentences(sentences.some((sentence) => splitWords(sentence).length > 0) ? sentences : [""]);
}
const keysOf = ({ githubId, id }) => ({
	github_id: githubId,
	id
});
export { makeContexts as t };
