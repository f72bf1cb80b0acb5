import { Xt as listBelow, Zt as lookBelow, bt as readJsonIfPresent, ht as listFiles, wt as readYaml, yt as readJson } from "./base.js";
import { $ as label, At as date, Ft as _enum, Ht as int, Qt as string, Rt as array, U as LONGEST_PROSE, Wt as literal, Zt as strictObject, ct as slug, it as sha256, lt as text, rt as relativePath, tn as union } from "./inputs.js";
import { n as taskScores } from "./task-scores.js";
import { t as GRADING_RULES } from "./task-grades.js";
import { i as versioned } from "./versioned.js";
import { n as readAnswers, t as hashAnswers } from "./answers.js";
import { join } from "node:path";
// src/schema/task-submission.ts
const rows = union([string().regex(/^hf:[\w.@/-]{1,200}$/), relativePath], "hf:owner/name[@revision]/split or a file of this repository");
/** `submissions/<name>/card.yaml`: what somebody's answers to ML-Bench's tasks are. */
const taskSubmission = versioned(1, strictObject({
	schemaVersion: literal(1),
	/** Model and what it works with, as the leaderboard names it. */
	system: label,
	authors: array(label).min(1).max(100),
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
/** Names of a submission's files in its folder. */
const SUBMISSION_FILES = {
	card: "card.yaml",
	answers: "answers.jsonl",
	scores: "scores.json"
};
// src/mlbench/submissions/read-submissions.ts
/** Submitted answers with what a maintainer's run scored; none where there is no such folder. */
async function readSubmissions(root) {
	const submissions = [];
	for (const { name, kind } of await listBelow(root, "") ?? []) {
		if (kind !== "folder") continue;
		const card = await readCard(root, name);
		submissions.push({
			name,
			card,
			regraded: await readScores(root, name, card)
		});
	}
	return submissions;
}
/** The card of a submission. UserError where it is missing or not valid. */
function readCard(root, name) {
	const path = join(root, name, SUBMISSION_FILES.card);
	return readYaml(path, taskSubmission, `There is no ${path}.`, root);
}
/** What a maintainer's run scored; null: nobody has run it, or it was run on other rows or answers than stand here now. */
async function readScores(root, name, card) {
	const scores = await readJsonIfPresent(join(root, name, SUBMISSION_FILES.scores), taskScores, root);
	if (scores === null) return null;
	const system = findOwn(scores, card, await hashSubmitted(root, name));
	return system === void 0 ? null : {
		rules: scores.rules,
		passRates: system.passRates
	};
}
/** The one system that scores are of; undefined where they are of other rows, of other answers, or of several systems. */
function findOwn(scores, { rowsSha256 }, answersSha256) {
	const [system, ...others] = scores.systems;
	return scores.rowsSha256 === rowsSha256 && system?.answersSha256 === answersSha256 && others.length === 0 ? system : void 0;
}
const hashSubmitted = async (root, name) => hashAnswers(await readAnswers(join(root, name, SUBMISSION_FILES.answers)));
/** The scores that a folder holds which another job has left, of a submission that is below `root`. `refuse`: makes the error for what is none. */
async function readProposedScores(folder, root, refuse) {
	const [path = "", ...others] = await listFiles(folder);
	const [name = "", file, ...deeper] = path.split("/");
	if (!(others.length === 0 && deeper.length === 0 && file === SUBMISSION_FILES.scores) || !slug.safeParse(name).success || (await lookBelow(root, name)).kind !== "folder") throw refuse(`it holds more or less than the ${SUBMISSION_FILES.scores} of a submission`);
	const scores = await readJson(join(folder, path), taskScores, folder);
	if (!(findOwn(scores, await readCard(root, name), await hashSubmitted(root, name)) !== void 0)) throw refuse(`its scores are of other rows or answers than those of ${name}`);
	return {
		name,
		scores
	};
}
export { SUBMISSION_FILES as i, readProposedScores as n, readSubmissions as r, readCard as t };
