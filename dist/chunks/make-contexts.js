import { Rr as UserError, Yt as custom, f as sum, ln as tuple, nn as object, o as largest, qt as array, sn as string } from "./inputs.js";
import { a as splitWords, i as lengthWithoutSpaceAtEnd, n as cutToCharacters, r as isUnicodeSpace, t as UNICODE_SPACE } from "./python-text.js";
import { n as readBlocks, t as gatherText } from "./gather-text.js";
import { Qt as readAsset, xn as formatSize } from "./base.js";
import { ot as startProgram } from "./measured.js";
import { t as splitSections } from "./sections.js";
import { randomBytes } from "node:crypto";
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
// src/mlbench/contexts/bm25.ts
/** Okapi's parameters, and the part of the average idf that stands for a negative one: the defaults of rank_bm25 0.2.2. */
const K1$1 = 1.5;
const B$1 = .75;
const EPSILON = .25;
const WINDOW_SENTENCES = 10;
/** Takes sentences of a text as they are; at least one must hold a word. */
function indexSentences({ text, spans }) {
	const words = text.placeWords(spans, WINDOW_SENTENCES);
	const lengths = sumWindows(words.lengths);
	const average = sum(lengths) / lengths.length;
	words.setNorms(Float64Array.from(lengths, (length) => K1$1 * (.25 + B$1 * length / average)));
	return {
		words,
		idf: weighWords(words.windows, lengths.length)
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
/** `held`: of each word how many windows hold it. */
function weighWords(held, windows) {
	const weights = new Float64Array(windows + 1);
	for (let n = 1; n <= windows; n++) weights[n] = logOfHalfAbove(windows - n) - logOfHalfAbove(n);
	const idf = new Float64Array(held.length);
	let total = 0;
	for (let word = 0; word < idf.length; word++) {
		const weight = weights[held[word] ?? 0] ?? 0;
		idf[word] = weight;
		total += weight;
	}
	const least = EPSILON * (total / idf.length);
	return idf.map((weight) => weight < 0 ? least : weight);
}
/**
* The window that BM25 ranks highest for a question, as rank_bm25's `BM25Okapi` scores it, bit for bit: a word that the question
* repeats counts again, terms are summed in its order. Of windows with equal scores the last one is taken.
*/
function findBestWindow({ words, idf }, question) {
	const known = splitWords(question).map((word) => words.find(word)).filter((number) => number >= 0);
	const scores = words.score(known, idf, 2.5);
	let window = 0;
	for (let each = 1; each < scores.length; each++) if ((scores[each] ?? 0) >= (scores[window] ?? 0)) window = each;
	return {
		window,
		score: scores[window] ?? 0,
		text: words.join(window, window + WINDOW_SENTENCES)
	};
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
// src/mlbench/contexts/scan-program.ts
/** The program with a memory of its own. Its functions end by a UserError where a text needs more than they can have. */
function startScan() {
	const program = startProgram("bm25/scan.wasm", { memory: { refuse } });
	const numbers = randomBytes(16);
	program.seedHash(numbers.readBigUInt64LE(0), numbers.readBigUInt64LE(8));
	return program;
}
function refuse() {
	throw new UserError(`A repository's sentences and words take more memory than there is, or than the ${formatSize(2 * 1024 ** 3)} that are given to them.`);
}
// src/mlbench/contexts/scanned-text.ts
/** Numbers of a possible end: see assets/bm25/ends.ts. */
const END_NUMBERS = 4;
/** A text in UTF-8 that grows, in the memory of the program that scans it. */
var ScannedText = class {
	#program = startScan();
	/** Where the text starts in the memory. */
	#start = this.#program.textStart();
	#bytes = 0;
	/** The memory from the text's start on; made anew when it grows. */
	#view = Buffer.from(this.#program.memory.buffer, this.#start);
	get size() {
		return this.#bytes;
	}
	/** Takes the text away, for another in the same memory. */
	clear() {
		this.#program.reserveText(0);
		this.#bytes = 0;
	}
	append(block) {
		this.#program.reserveText(this.#bytes + block.length);
		block.copy(this.#read(), this.#bytes);
		this.#bytes += block.length;
	}
	slice({ start, end }) {
		return this.#read().toString("utf8", start, end);
	}
	/** A byte; undefined behind the text. */
	at(place) {
		return place < this.#bytes ? this.#read()[place] : void 0;
	}
	/** Marks that may end a sentence of a part; of those in one word the last alone. One part at a time can be gone through. */
	*possibleEnds({ start, end }) {
		const program = this.#program;
		program.beginEnds(this.#start + start, this.#start + end);
		for (let count = program.listEnds(); count > 0; count = program.listEnds()) {
			const numbers = new Uint32Array(program.memory.buffer, program.endsStart(), END_NUMBERS * count).slice();
			for (let at = 0; at < numbers.length; at += END_NUMBERS) {
				const [word = 0, behind = 0, next = 0, after = 0] = numbers.subarray(at, at + END_NUMBERS);
				const context = this.slice({
					start: word - this.#start,
					end: after - this.#start
				});
				yield {
					end: behind - this.#start,
					next: next === 0 ? null : next - this.#start,
					context
				};
			}
		}
	}
	/** The end of a part without white space before it, as Python's `rstrip` leaves it. */
	trimEnd({ start, end }) {
		return this.#program.trimEnd(this.#start + start, this.#start + end) - this.#start;
	}
	/** Numbers the words of sentences, for windows of so many of them. The text can't grow any more. */
	placeWords(sentences, windowSentences) {
		const program = this.#program;
		const start = program.allocateSpans(sentences.length);
		const places = sentences.flatMap((sentence) => [this.#start + sentence.start, this.#start + sentence.end]);
		new Uint32Array(program.memory.buffer, start, places.length).set(places);
		return new PlacedWords(program, sentences.length, program.placeWords(windowSentences));
	}
	#read() {
		const { buffer } = this.#program.memory;
		if (this.#view.buffer !== buffer) this.#view = Buffer.from(buffer, this.#start);
		return this.#view;
	}
};
/** The words of sentences, numbered as they first appear, and where they stand. */
var PlacedWords = class {
	#program;
	#sentences;
	/** Words of each sentence. */
	lengths;
	/** How many windows hold a word, by its number. */
	windows;
	constructor(program, sentences, words) {
		this.#program = program;
		this.#sentences = sentences;
		this.lengths = this.#copy(program.lengthsStart(), sentences);
		this.windows = this.#copy(program.windowsStart(), words);
	}
	/** The number of a word; -1 where no sentence holds it. */
	find(word) {
		if (!word.isWellFormed()) return -1;
		const bytes = Buffer.from(word);
		const start = this.#program.borrowWord(bytes.length);
		new Uint8Array(this.#program.memory.buffer, start).set(bytes);
		return this.#program.findWord(start, bytes.length);
	}
	/** Takes of each window what its length makes of a word's frequency. */
	setNorms(norms) {
		const start = this.#program.allocateNorms();
		new Float64Array(this.#program.memory.buffer, start, norms.length).set(norms);
	}
	/** Of each window the sum over words, by their numbers, of `weight * (frequency * factor / (frequency + norm))`. */
	score(words, weights, factor) {
		const start = this.#program.beginScores();
		for (const word of words) this.#program.addScores(word, weights[word] ?? 0, factor);
		return new Float64Array(this.#program.memory.buffer, start, this.#sentences).slice();
	}
	/** Words of the sentences from one on, up to another, with one space between. */
	join(from, to) {
		const bytes = this.#program.joinWords(from, Math.min(to, this.#sentences));
		const start = this.#program.joinedStart();
		return Buffer.from(this.#program.memory.buffer, start, bytes).toString();
	}
	#copy(start, count) {
		return new Uint32Array(this.#program.memory.buffer, start, count).slice();
	}
};
// src/mlbench/contexts/punkt-tokens.ts
/** Characters that can't stand in a word, as assets/bm25/ends.ts has them in bytes; curly quotes and guillemets belong to them since NLTK 3.10. */
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
	return text.split("\n").filter((line) => lengthWithoutSpaceAtEnd(line) > 0).flatMap((line) => [...listWords(line)]).map((word) => decideByType(word, model));
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
/** Closing marks at the start of a sentence, which belong to the one before. */
const CLOSING = new RegExp(`^["')\\]}\\u2018\\u2019\\u201c\\u201d\\xab\\xbb]+?(?:[${UNICODE_SPACE}]+|(?=--)|(?![^\\n]))`, "u");
/** First bytes of closing marks. */
const CLOSING_BYTES = new Set(Array.from("\"')]}‘«", (mark) => Buffer.from(mark)[0]));
/**
* The sentences of a part of a text, one after another, as NLTK's `PunktSentenceTokenizer` of 3.10 with its default settings cuts it:
* lazily, so that who wants the first thousand does not pay for the rest.
*/
const splitSentences = (text, part, model) => joinClosingMarks(text, cutAtBreaks(text, part, model));
function* cutAtBreaks(text, part, model) {
	let { start } = part;
	for (const { end, next, context } of text.possibleEnds(part)) {
		if (!holdsBreak(context, model)) continue;
		yield {
			start,
			end
		};
		start = next ?? end;
	}
	yield {
		start,
		end: text.trimEnd(part)
	};
}
function* joinClosingMarks(text, spans) {
	let moved = 0;
	let before = null;
	for (const span of spans) {
		if (before !== null) {
			const start = before.start + moved;
			const closing = matchClosing(text, span);
			if (closing === null) {
				moved = 0;
				if (start < before.end) yield {
					start,
					end: before.end
				};
			} else {
				moved = Buffer.byteLength(closing);
				const kept = closing.slice(0, lengthWithoutSpaceAtEnd(closing));
				yield {
					start,
					end: span.start + Buffer.byteLength(kept)
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
function matchClosing(text, span) {
	if (!CLOSING_BYTES.has(text.at(span.start))) return null;
	return CLOSING.exec(text.slice(span))?.[0] ?? null;
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
* text, of which no more is asked for than they need.
*/
async function splitFirst(blocks, model, most, { leastBytes = LEAST_BYTES, text = new ScannedText() } = {}) {
	text.clear();
	const spans = [];
	let start = 0;
	let enough = leastBytes;
	for await (const block of blocks) {
		text.append(block);
		if (text.size < enough) continue;
		const sure = takeSpans({
			start,
			end: text.size
		}, most - spans.length + UNSURE).slice(0, -3);
		const isAll = spans.length + sure.length === most;
		const next = isAll ? sure.length : sure.findLastIndex((span) => isFreshStart(text, span.start));
		spans.push(...sure.slice(0, Math.max(0, next)));
		if (isAll) return {
			text,
			spans
		};
		start = sure[next]?.start ?? start;
		enough = start + Math.max(leastBytes, 2 * (text.size - start));
	}
	return {
		text,
		spans: [...spans, ...takeSpans({
			start,
			end: text.size
		}, most - spans.length)]
	};
	/** The first sentences of a part; what stands behind them is not read. */
	function takeSpans(part, count) {
		const found = [];
		for (const span of splitSentences(text, part, model)) if (found.push(span) >= count) break;
		return found;
	}
}
/** Whether what is cut from here on is cut as it is behind the text before: what looks back ends at white space of ASCII. */
function isFreshStart(text, start) {
	const before = start > 0 ? text.at(start - 1) ?? 0 : 0;
	return before === 32 || before >= 9 && before <= 13;
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
	const bm25 = setting === "bm25" ? {
		model: await loadEnglishPunkt(),
		memory: new ScannedText()
	} : null;
	for (const [name, group] of Map.groupBy(tasks, request.nameOf)) {
		const find = bm25 === null ? await openSearch(name, request) : await openSentences(name, bm25, request);
		for (const task of group) yield {
			...keysOf(task),
			setting,
			scope,
			...await find(task.instruction)
		};
	}
}
/** What of a repository's first thousand sentences a question is shown, until another is opened. Files are read until there are so many. */
async function openSentences(name, search, request) {
	const { repositories, scope, maxCharacters } = request;
	const index = await indexBlocks(maxCharacters === null ? readBlocks(repositories, name, scope) : [Buffer.from(await readScope(name, request))], search);
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
/** An index of the first thousand sentences, good until another is made in its memory; a text without a word has one empty window. */
async function indexBlocks(blocks, { model, memory }) {
	const { text, spans } = await splitFirst(blocks, model, MOST_SENTENCES, { text: memory });
	return indexSentences({
		text,
		spans: spans.some((span) => text.trimEnd(span) > span.start) ? spans : [{
			start: 0,
			end: 0
		}]
	});
}
const keysOf = ({ githubId, id }) => ({
	github_id: githubId,
	id
});
export { makeContexts as t };
