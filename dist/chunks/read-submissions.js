import { $t as literal, K as LONGEST_PROSE, Rr as UserError, Wr as orTell, Wt as _enum, Zt as int, at as label, dn as unknown, dt as sha256, gt as text, ht as slug, on as strictObject, qt as array, sn as string, un as union, ut as relativePath, zt as date } from "./inputs.js";
import { An as refuseAllBut, Bt as parseWith, Nn as spellName, an as lookBelow, gt as listFiles, rn as listAsNamed, vt as readJson, xt as readYaml, yt as readJsonIfPresent } from "./base.js";
import { r as staticGrades, t as GRADING_RULES } from "./task-grades.js";
import { r as taskScores } from "./task-scores.js";
import { i as versioned } from "./versioned.js";
import { n as hashAnswers, r as readAnswers } from "./answers.js";
import { n as isHubAddress } from "./rows.js";
import { t as placeSystems } from "./place-systems.js";
import { join } from "node:path";
// src/schema/mlbench/task-submission.ts
const HUB = /^hf:[\w.@/-]{1,200}$/;
const ROWS = "hf:owner/name[@revision]/split or a file of this repository";
const rows = union([string().regex(HUB, ROWS), relativePath], ROWS);
/** Scripts in which a joiner without a width, or the lack of one, changes how letters are written. */
const JOINING = String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}]`;
const SEEN = String.raw`[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]`;
/** Of letters that look alike: from a Latin one to the next of another script, and back. */
const MIXED = String.raw`\p{sc=Latn}[^\p{sc=Latn} ]*[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}][^\p{sc=Cyrl}\p{sc=Grek} ]*\p{sc=Latn}`;
/**
* A name of which each sign can be seen, so that no page shows it as another's or as none: with single spaces, and joiners and
* forms of pictures where they are written.
*/
const seenName = label.regex(new RegExp(String.raw`^(?=.*[\p{L}\p{N}])(?:${SEEN}|(?<=${SEEN}|\ufe0f) (?=${SEEN})|(?<=${JOINING})[\u200c\u200d](?=${JOINING})|(?<=\p{Extended_Pictographic})\ufe0f)+$`, "u"), "a name that can be seen: single spaces inside, no invisible or unassigned signs").regex(new RegExp(`^(?!.*(?:${MIXED}))`, "u"), "no word that mixes Latin with Cyrillic or Greek letters");
const TASK_SUBMISSION_VERSION = 1;
/** `submissions/<name>/card.yaml`: what somebody's answers to ML-Bench's tasks are. */
const taskSubmission = versioned(TASK_SUBMISSION_VERSION, strictObject({
	schemaVersion: literal(TASK_SUBMISSION_VERSION),
	/** Model and what it works with, as the leaderboard names it. */
	system: seenName,
	authors: array(seenName).min(1).max(100),
	/** Day on which the answers were made. */
	date: date(),
	/** What a model was shown: one of the settings, or in words. */
	context: text,
	rows,
	/** Version of the data: the hash that scores name. */
	rowsSha256: sha256,
	/** How the answers were made. */
	description: string().max(LONGEST_PROSE),
	/** Licence of the answers; null: none is given. */
	licence: text.nullable(),
	/** Scores as the authors tell them; they stand on the leaderboard, marked, until a maintainer's run replaces them. */
	claimed: strictObject({
		rules: _enum(GRADING_RULES),
		passAt: array(strictObject({
			k: int().min(1),
			passed: int().min(0),
			total: int().min(1)
		})).max(10)
	}).nullable()
}), {});
/** Whether a claim can be true of so many answered tasks. */
const isCoveredClaim = ({ passed }, answered) => passed <= answered;
/** Names of a submission's files in its folder. */
const SUBMISSION_FILES = {
	card: "card.yaml",
	answers: "answers.jsonl",
	scores: "scores.json"
};
// src/mlbench/submissions/read-submissions.ts
/** Submitted answers with what a maintainer's run scored; none where there is no such folder. What can't be read is left out, and told. */
async function readSubmissions(root, tell) {
	const submissions = [];
	for (const { name, kind } of await listAsNamed(root, "") ?? []) {
		if (kind !== "folder") continue;
		if (!slug.safeParse(name).success) {
			tell(new UserError(`'${spellName(name)}' in ${root} can't be a submission: letters, digits, '.', '_' and '-' only.`));
			continue;
		}
		const read = await orTell(readSubmission(root, name), tell);
		if (read !== null) submissions.push(read);
	}
	return placeAll(submissions);
}
/** Places are among those of the same rows, judged by the same rules. */
function placeAll(all) {
	const places = /* @__PURE__ */ new Map();
	const boards = Map.groupBy(all, ({ card, regraded }) => JSON.stringify([card.rowsSha256, regraded?.rules]));
	for (const members of boards.values()) {
		const run = members.flatMap((own) => own.regraded === null ? [] : [{
			own,
			system: own.regraded.system
		}]);
		const placed = placeSystems(run.map(({ system }) => passesOf(system.byRepository)));
		for (const [index, { own }] of run.entries()) places.set(own, placed[index]?.place ?? 1);
	}
	return all.map((own) => {
		const { name, card, regraded } = own;
		const told = {
			name,
			card,
			answered: own.answered,
			sameAnswers: listSameAnswers(own, all)
		};
		if (regraded === null) return {
			...told,
			regraded
		};
		const { rules, system } = regraded;
		return {
			...told,
			regraded: {
				rules,
				passRates: system.passRates,
				place: places.get(own) ?? 1
			}
		};
	});
}
/** Names of the systems of other submissions that hold the same answers to the same rows. */
const listSameAnswers = (own, all) => all.flatMap((other) => other.name !== own.name && own.answersSha256 !== null && other.answersSha256 === own.answersSha256 && other.card.rowsSha256 === own.card.rowsSha256 ? [other.card.system] : []);
const passesOf = (byRepository) => new Map(byRepository.flatMap(({ githubId, passRates }) => {
	const rate = passRates.find(({ k }) => k === 1);
	return rate === void 0 ? [] : [[githubId, rate]];
}));
async function readSubmission(root, name) {
	const card = await readCard(root, name);
	const answers = await orTell(readSubmitted(root, name), () => {});
	return {
		name,
		card,
		answered: [...answers?.byTask.values() ?? []].filter((texts) => texts.length > 0).length,
		answersSha256: answers && hashAnswers(answers),
		regraded: await readScores(root, name, card)
	};
}
/** The card of a submission. UserError where it is missing or not valid. */
function readCard(root, name) {
	const path = join(root, name, SUBMISSION_FILES.card);
	return readYaml(path, taskSubmission, `There is no ${path}.`, root);
}
/** Cyrillic and Greek letters, and below each the Latin one that it looks like: a word of them alone reads as a Latin one. */
const LETTERS = "АВЕЅІЈКМНОРСТУХԚԜԌҮӀавеѕіјкмнорстухԛԝԁһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαικνορυχϲ";
const LATIN = "ABESIJKMHOPCTYXQWGYIabesijkmhopctyxqwdhlABEZHIKMNOPTYXCaikvopuxc";
const LOOKING = /[\p{sc=Cyrl}\p{sc=Grek}]/gu;
/** Hyphens, dashes, a minus and letters' modifiers that look like them. */
const DASHES = /[\p{Pd}\u2212\u02d7\u2043]/gu;
/** A name in a form that is equal for names that are hardly told apart. */
const foldName = (name) => name.replaceAll(LOOKING, (letter) => LATIN[LETTERS.indexOf(letter)] ?? letter).normalize("NFKC").replaceAll(DASHES, "-").toUpperCase().toLowerCase().replaceAll(" ", "");
/** The card of a submission. UserError where its system is hardly told apart from another's, and yet is not written as that. */
async function readOwnCard(root, name, systems) {
	const card = await readCard(root, name);
	const other = systems.find((each) => each !== card.system && foldName(each) === foldName(card.system));
	if (other === void 0) return card;
	throw new UserError(`The system '${card.system}' looks like '${other}' of another submission: write the same system as it is written there, and call another by a name of its own.`);
}
/** What the leaderboard names; of cards that can't be read nothing. */
async function listSystems(root, names) {
	const systems = [];
	for (const name of names) {
		const card = await orTell(readCard(root, name), () => {});
		if (card !== null) systems.push(card.system);
	}
	return systems;
}
/** The rows of a card. UserError where they are no plain file of this repository: a link could lead anywhere on this host. */
async function findRows({ rows }) {
	if (!isHubAddress(rows) && (await lookBelow(".", rows)).kind !== "file") throw new UserError(`${rows} is no file of this repository.`);
	return rows;
}
/** Answers to a task that a maintainer's run tries: five count on the leaderboard. */
const MOST_ANSWERS = 100;
const LARGEST_ANSWERS_BYTES = 20 * 1024 ** 2;
/** Of what a packed file holds: five answers to each of the 9,641 rows of the whole data are 35 MB. */
const LARGEST_UNPACKED_BYTES = 200 * 1024 ** 2;
/** The answers of a submission. UserError where they are no plain file, too many, or more to a task than are run. */
async function readSubmitted(root, name) {
	const found = await lookBelow(root, join(name, SUBMISSION_FILES.answers));
	const path = join(root, name, SUBMISSION_FILES.answers);
	if (found.kind === "none") throw new UserError(`There is no ${path}.`);
	refuseAllBut("file", found);
	const answers = await readAnswers(path, LARGEST_UNPACKED_BYTES);
	const [key, texts] = [...answers.byTask].find(([, each]) => each.length > MOST_ANSWERS) ?? [];
	if (texts !== void 0) throw new UserError(`${path}: task ${key} has ${texts.length} answers, and at most ${MOST_ANSWERS} are run.`);
	return {
		...answers,
		path
	};
}
/** What a maintainer's run scored; null: nobody has run it, or it was run on other rows or answers than stand here now. */
async function readScores(root, name, card) {
	const path = join(root, name, SUBMISSION_FILES.scores);
	const told = await readJsonIfPresent(path, unknown(), root);
	if (told === null) return null;
	const scores = parseScores(told, path);
	const system = findOwn(scores, card, await hashSubmitted(root, name));
	return system === void 0 ? null : {
		rules: scores.rules,
		system
	};
}
/** UserError where they are none, as what was judged by the text alone: it says what an answer may do, and not what it did. */
function parseScores(told, path) {
	if (staticGrades.safeParse(told).success) throw new UserError(`${path} is what greenml mlbench grade --static-only writes, which judges the text alone: scores are of answers that were run, by greenml mlbench grade --repositories DIR --json scores.json.`);
	return parseWith(taskScores, told, path);
}
/** The one system that scores are of; undefined where they are of other rows, as mended too, of other answers, or of several systems. */
function findOwn(scores, { rowsSha256 }, answersSha256) {
	const [system, ...others] = scores.systems;
	return scores.rowsSha256 === rowsSha256 && scores.errata === null && system?.answersSha256 === answersSha256 && others.length === 0 ? system : void 0;
}
const hashSubmitted = async (root, name) => hashAnswers(await readSubmitted(root, name));
/** The scores that a folder holds which another job has left, of a submission that is below `root`. `refuse`: makes the error for what is none. */
async function readProposedScores(folder, root, refuse) {
	const [path = "", ...others] = await listFiles(folder);
	const [name = "", file, ...deeper] = path.split("/");
	if (!(others.length === 0 && deeper.length === 0 && file === SUBMISSION_FILES.scores) || !slug.safeParse(name).success || (await lookBelow(root, name)).kind !== "folder") throw refuse(`it holds more or less than the ${SUBMISSION_FILES.scores} of a submission`);
	const scores = parseScores(await readJson(join(folder, path), unknown(), folder), path);
	if (!(findOwn(scores, await readCard(root, name), await hashSubmitted(root, name)) !== void 0)) throw refuse(`its scores are of other rows or answers than those of ${name}`);
	return {
		name,
		scores
	};
}
export { readOwnCard as a, readSubmitted as c, readCard as i, SUBMISSION_FILES as l, findRows as n, readProposedScores as o, listSystems as r, readSubmissions as s, LARGEST_ANSWERS_BYTES as t, isCoveredClaim as u };
