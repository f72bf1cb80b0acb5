import { Gt as tuple, Nt as int, Qn as UserError, Rt as object, Ut as string, Vt as record, kt as array } from "./inputs.js";
import { ln as readAsset, lt as sum } from "./start.js";
import { i as splitWords, n as cutToCharacters, r as lengthWithoutSpaceAtEnd, t as UNICODE_SPACE } from "./python-text.js";
import { t as gatherText } from "./gather-text.js";
import { t as splitSections } from "./sections.js";
// src/mlbench/contexts/exact-logarithm.ts
/** Bits behind the point: twice as many as a double has. */
const BITS = 110n;
/** Natural logarithm of `count + 0.5`, correctly rounded, as the C library's is for small counts; JavaScript's is one bit off for some. */
function logOfHalfAbove(count) {
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
/** Takes sentences as they are; at least one must hold a word. */
function indexSentences(sentences) {
	const words = sentences.map(splitWords);
	const occurrences = /* @__PURE__ */ new Map();
	for (const [sentence, list] of words.entries()) for (const word of list) {
		const places = occurrences.get(word) ?? /* @__PURE__ */ new Map();
		occurrences.set(word, places.set(sentence, (places.get(sentence) ?? 0) + 1));
	}
	const lengths = words.map((_, start) => sum(words.slice(start, start + WINDOW_SENTENCES).map(({ length }) => length)));
	return {
		words,
		lengths,
		averageLength: sum(lengths) / lengths.length,
		occurrences,
		idf: weighWords(occurrences, words.length),
		gains: /* @__PURE__ */ new Map()
	};
}
function weighWords(occurrences, windows) {
	const idf = /* @__PURE__ */ new Map();
	const weights = /* @__PURE__ */ new Map();
	let total = 0;
	for (const [word, places] of occurrences) {
		const n = countWindows([...places.keys()]);
		const weight = weights.get(n) ?? logOfHalfAbove(windows - n) - logOfHalfAbove(n);
		weights.set(n, weight);
		idf.set(word, weight);
		total += weight;
	}
	const least = EPSILON * (total / idf.size);
	for (const [word, weight] of idf) if (weight < 0) idf.set(word, least);
	return idf;
}
/** How many windows hold one of these sentences, which ascend: a sentence is in its own window and the nine before. */
function countWindows(sentences) {
	let count = 0;
	let counted = -1;
	for (const sentence of sentences) {
		count += sentence - Math.max(counted, sentence - WINDOW_SENTENCES, -1);
		counted = sentence;
	}
	return count;
}
/**
* The window that BM25 ranks highest for a question, as rank_bm25's `BM25Okapi` scores it, bit for bit: a word that the question
* repeats counts again, terms are summed in its order. Of windows with equal scores the last one is taken.
*/
function findBestWindow(index, question) {
	const { words } = index;
	const scores = new Float64Array(words.length);
	for (const word of splitWords(question)) {
		const gains = index.gains.get(word) ?? weighWindows(word, index);
		index.gains.set(word, gains);
		for (const [place, window] of gains.windows.entries()) scores[window] = (scores[window] ?? 0) + (gains.scores[place] ?? 0);
	}
	let window = 0;
	for (const [each, score] of scores.entries()) if (score >= (scores[window] ?? 0)) window = each;
	const text = words.slice(window, window + WINDOW_SENTENCES).flat().join(" ");
	return {
		window,
		score: scores[window] ?? 0,
		text
	};
}
function weighWindows(word, { occurrences, idf, lengths, averageLength }) {
	const weight = idf.get(word) ?? 0;
	const frequencies = countByWindow(occurrences.get(word));
	const scores = [...frequencies].map(([window, frequency]) => {
		const norm = K1$1 * (.25 + B$1 * (lengths[window] ?? 0) / averageLength);
		return weight * (frequency * 2.5 / (frequency + norm));
	});
	return {
		windows: [...frequencies.keys()],
		scores
	};
}
function countByWindow(places = /* @__PURE__ */ new Map()) {
	const frequencies = /* @__PURE__ */ new Map();
	for (const [sentence, times] of places) for (let window = Math.max(0, sentence - WINDOW_SENTENCES + 1); window <= sentence; window++) frequencies.set(window, (frequencies.get(window) ?? 0) + times);
	return frequencies;
}
// src/mlbench/contexts/punkt-model.ts
const words = array(string());
const model = object({
	abbrevTypes: words,
	sentenceStarters: words,
	collocations: array(tuple([string(), string()])),
	orthographicContext: record(string(), int())
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
	return {
		abbreviations: new Set(abbrevTypes),
		sentenceStarters: new Set(sentenceStarters),
		collocations: new Set(collocations.map((pair) => pair.join(" "))),
		orthography: new Map(Object.entries(orthographicContext))
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
		lengths: frequencies.map((counts) => [...counts.values()].reduce((sum, times) => sum + times, 0)),
		holders
	};
}
/** BM25 with an idf that is never negative (as Lucene's), a word of the question counting once. */
function scoreSections({ sections, frequencies, lengths, holders }, question) {
	const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
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
		score: Math.max(0, ...scores)
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
const NON_WORD = "[)\";}\\]*:@'(\\{\\[\\u2018\\u2019\\u201c\\u201d\\xab\\xbb?!]";
const SEVERAL = `(?:-{2,}|\\.{2,}|(?:\\.[${UNICODE_SPACE}]){2,}\\.)`;
const WORD_START = "[^(\"`\\{\\[:;&#*@)\\}\\]\\-,]";
const WORD_END = `[${UNICODE_SPACE}]|$|${NON_WORD}|${SEVERAL}|,(?=$|[${UNICODE_SPACE}]|${NON_WORD}|${SEVERAL})`;
const NO_SPACE = `[^${UNICODE_SPACE}]`;
const WORDS = new RegExp(`${SEVERAL}|(?=${WORD_START})${NO_SPACE}+?(?=${WORD_END})|${NO_SPACE}`, "gu");
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
	return text.split("\n").filter((line) => splitWords(line).length > 0).flatMap((line) => line.match(WORDS) ?? []).map((word) => decideByType(word, model));
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
const POSSIBLE_END = new RegExp(`[.?!](?=(?:${NON_WORD}|[${UNICODE_SPACE}]+([^${UNICODE_SPACE}]+)))`, "gdu");
const FOLLOWS = new RegExp(`${NON_WORD}|[${UNICODE_SPACE}]+[^${UNICODE_SPACE}]+`, "uy");
/** Closing marks at the start of a sentence, which belong to the one before. */
const CLOSING = new RegExp(`["')\\]}\\u2018\\u2019\\u201c\\u201d\\xab\\xbb]+?(?:[${UNICODE_SPACE}]+|(?=--)|(?![^\\n]))`, "uy");
const ASCII_SPACE = /* @__PURE__ */ new Set(" 	\n\r\v\f");
/**
* The sentences of a text, one after another, as NLTK's `PunktSentenceTokenizer` of 3.10 with its default settings cuts it: lazily,
* so that who wants the first thousand does not pay for the rest.
*/
function* splitSentences(text, model) {
	for (const { start, end } of joinClosingMarks(text, cutAtBreaks(text, model))) yield text.slice(start, end);
}
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
	for (const match of text.matchAll(POSSIBLE_END)) {
		const space = findLastSpace(text, word.end, match.index);
		const start = space > word.end ? space + 1 : word.start;
		if (waiting !== null && word.end <= start) yield describeEnd(text, word, waiting);
		waiting = match;
		word = {
			start,
			end: match.index
		};
	}
	if (waiting !== null) yield describeEnd(text, word, waiting);
}
function describeEnd(text, word, match) {
	const end = match.index + 1;
	FOLLOWS.lastIndex = end;
	const after = FOLLOWS.exec(text)?.[0] ?? "";
	return {
		end,
		next: match.indices?.[1]?.[0] ?? null,
		context: text.slice(word.start, end) + after
	};
}
/** The last place from `start` and before `end` with white space of ASCII; `start` where there is none. */
function findLastSpace(text, start, end) {
	for (let index = end - 1; index > start; index--) if (ASCII_SPACE.has(text.charAt(index))) return index;
	return start;
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
		const find = await openSearch(await readScope(name, request), model, request);
		for (const task of group) yield {
			...keysOf(task),
			setting,
			scope,
			...await find(task.instruction)
		};
	}
}
/** What of a repository's text a question is shown. */
async function openSearch(text, model, { setting, embed }) {
	if (model !== null) {
		const index = indexText(text, model);
		return (question) => findBestWindow(index, question);
	}
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
async function readScope(name, { repositories, scope, maxCharacters }) {
	const { readme, others } = await gatherText(repositories, name);
	const text = scope === "readme" ? readme : readme + others;
	return maxCharacters === null ? text : cutToCharacters(text, maxCharacters);
}
/** An index of the first thousand sentences; a text without a word has one empty window. */
function indexText(text, model) {
	const sentences = [];
	for (const sentence of splitSentences(text, model)) {
		sentences.push(sentence);
		if (sentences.length === MOST_SENTENCES) break;
	}
	return indexSentences(sentences.some((sentence) => splitWords(sentence).length > 0) ? sentences : [""]);
}
const keysOf = ({ githubId, id }) => ({
	github_id: githubId,
	id
});
export { makeContexts as t };
