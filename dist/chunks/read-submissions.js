import { Ai as int, Bi as string, Ci as _enum, Ei as array, Hr as listBelow, Mi as literal, Or as readYaml, Ui as union, Yn as LONGEST_PROSE, cr as sha256, dr as text, hi as UserError, rr as label, sr as relativePath, wr as readJsonIfPresent, xi as date, zi as strictObject } from "./start.js";
import { n as taskScores } from "./task-scores.js";
import { t as GRADING_RULES } from "./task-grades.js";
import { i as versioned } from "./versioned.js";
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
/** Submitted answers with what a maintainer's run scored; none where there is no such folder. UserError where scores are of other rows. */
async function readSubmissions(root) {
	const submissions = [];
	for (const { name, kind } of await listBelow(root, "") ?? []) {
		if (kind !== "folder") continue;
		const card = await readCard(root, name);
		const file = join(root, name, SUBMISSION_FILES.scores);
		const scores = await readJsonIfPresent(file, taskScores, root);
		const [system, ...others] = scores?.systems ?? [];
		if (scores !== null && (system === void 0 || others.length > 0 || scores.rowsSha256 !== card.rowsSha256)) throw new UserError(`${file} is not of this submission: one system on the rows ${card.rowsSha256} is wanted.`);
		submissions.push({
			name,
			card,
			regraded: scores === null || system === void 0 ? null : {
				rules: scores.rules,
				passRates: system.passRates
			}
		});
	}
	return submissions;
}
/** The card of a submission. UserError where it is missing or not valid. */
function readCard(root, name) {
	const path = join(root, name, SUBMISSION_FILES.card);
	return readYaml(path, taskSubmission, `There is no ${path}.`, root);
}
export { readSubmissions as n, SUBMISSION_FILES as r, readCard as t };
