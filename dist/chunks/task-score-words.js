import { $n as label, Ei as partialRecord, Mi as tuple, Nt as cleanLine, Si as literal, _i as boolean, bi as int, et as count$1, gi as array, ir as sha256, ki as strictObject, nr as quality, pi as _enum, rt as quoteWord, wi as number } from "./start.js";
import { i as versioned, r as mapFields } from "./versioned.js";
import { S as formatPercentRange, x as formatPercent } from "./format.js";
import { t as GRADING_RULES } from "./task-grades.js";
import { a as attemptReason, n as pins, o as errorCategory, t as faults } from "./task-bench.js";
// src/schema/task-scores.ts
const count = int().min(0);
const share = number().min(0).max(1);
const interval = tuple([share, share]);
/** Tasks of which one of the first k answers passed. */
const passRate = strictObject({
	k: int().min(1),
	passed: count,
	/** Tasks whose repository and environment worked, so that each of the k answers was judged. */
	attemptable: count,
	/** Tasks of which k answers were wanted. */
	total: count,
	/** Passed / attemptable; null of none. */
	share: share.nullable(),
	/** Passed / total, were every answer that could not be tried to fail, and were it to pass where its text does. */
	bounds: interval.nullable(),
	/** 95 %, by repository: tasks of one repository pass and fail together. Null below two repositories, and where all do alike. */
	clusterInterval: interval.nullable(),
	/** 95 % by Wilson, as if tasks were independent: too narrow. */
	taskInterval: interval.nullable()
});
/** Mean over tasks of 1 − C(n − c, k) / C(n, k), with n ≥ k judged answers of which c passed (Chen and others, 2021). */
const unbiasedPass = strictObject({
	k: int().min(1),
	tasks: count,
	mean: share.nullable(),
	clusterInterval: interval.nullable()
});
const hits = strictObject({
	hits: count,
	all: count
});
/** Values that an answer was told to use, and uses. */
const hitPrecision = strictObject({
	/** Hits among all values of all answers. */
	parameters: hits,
	/** Answers that use all of theirs. */
	generations: hits,
	/** Hits among values by what they are. */
	byKind: strictObject({
		text: hits,
		integer: hits,
		decimal: hits
	})
});
/** What the answers that were run took together; a null stands where one of them has no such number. */
const took = strictObject({
	runs: count,
	wallSeconds: number().min(0).nullable(),
	cpuSeconds: number().min(0).nullable(),
	/** Gross joules of the host's declared scope. */
	joules: number().min(0).nullable(),
	quality
});
/** Tasks by whether one of their first k answers passes here, and by ML-Bench's own grader. */
const agreement = strictObject({
	k: int().min(1),
	both: count,
	onlyHere: count,
	onlyThere: count,
	neither: count
});
/** Verdicts of ML-Bench's own grader on the same answers, beside ours; on tasks that both judged. */
const publishedVerdicts = strictObject({
	tasks: count,
	agreement: array(agreement),
	/** Tasks on whose first answer the two differ. */
	differing: array(strictObject({
		githubId: int(),
		rowId: int()
	}))
});
const systemScores = strictObject({
	system: label,
	attempts: count,
	passed: count,
	/** Attempts that the bench lost. */
	lost: count,
	/** The first attempt that failed, to be looked at; null: none did. */
	firstFailed: strictObject({
		githubId: int(),
		rowId: int(),
		attempt: count
	}).nullable(),
	reasons: partialRecord(attemptReason, count),
	errorCategories: partialRecord(errorCategory, count),
	passRates: array(passRate),
	unbiased: array(unbiasedPass),
	/** Counts of the published script: tasks with exactly five answers, the others dropped. */
	published: strictObject({
		tasks: count,
		dropped: count,
		pass1: count,
		pass2: count,
		pass5: count
	}),
	/** Null: no such verdicts were given. */
	publishedVerdicts: publishedVerdicts.nullable(),
	hitPrecision,
	took,
	byRepository: array(strictObject({
		githubId: int(),
		repository: label,
		passRates: array(passRate)
	})),
	byType: array(strictObject({
		type: label,
		passRates: array(passRate)
	}))
});
/** Scores over one version of the rows. */
const scoresOfRows = {
	/** Hash of the rows that were given: another hash is another version of the data. */
	rowsSha256: sha256,
	/** Errata that the rows were mended by; null: they are as published. */
	errata: strictObject({
		version: int().min(1),
		sha256,
		changedRows: count
	}).nullable(),
	tasks: count,
	/** The data set's own answers, judged as any other before. */
	golds: strictObject({
		checked: count,
		failed: array(strictObject({
			githubId: int(),
			rowId: int(),
			reason: attemptReason
		})),
		/** Whether the tasks whose own answer fails are left out of every number. */
		excluded: boolean()
	}),
	systems: array(systemScores),
	/** Systems by what they pass at the first answer, over the tasks that all of them could be judged on. Null of one system. */
	ranking: strictObject({
		tasks: count,
		systems: array(strictObject({
			system: label,
			passed: count,
			rank: int().min(1)
		}))
	}).nullable()
};
const rowsScores = strictObject(scoresOfRows);
const scoresFile = strictObject({
	schemaVersion: literal(3),
	rules: _enum(GRADING_RULES),
	...scoresOfRows,
	/** The same over the rows as errata mend them: beside, never mixed. Null: not asked for. */
	mended: rowsScores.nullable(),
	pins,
	faults
});
/** What `mlbench grade --json` writes where answers are run. */
const taskScores = versioned(3, scoresFile, {
	1: "run greenml mlbench grade again: what was run is not run anew",
	2: (old) => ({
		...old,
		errata: null,
		mended: null,
		pins: [],
		systems: mapFields(old.systems, (system) => ({
			...system,
			publishedVerdicts: null
		})),
		faults: mapFields(old.faults, ({ lacks: told, ...fault }) => ({
			...fault,
			lacks: Array.isArray(told) ? told.map((what) => ({
				kind: "other",
				what
			})) : told
		}))
	})
});
// src/report/text/task-score-words.ts
/** Scores of ML-Bench's tasks for a terminal: what could not be judged first, then a block a system, then the ranking; the rows as mended last. */
function renderTaskScores(scores, asked) {
	const { faults, pins, mended, rules } = scores;
	return [...renderRows(scores, asked, rules, [...faults.map(({ repository, fault, tasks: lost }) => `not attemptable: ${count$1(lost, "task")} of ${repository}: ${cleanLine(fault, 200)}`), ...pins.flatMap(({ repository, commit, state }) => state === "verified" ? [] : [`${repository}: ${PIN_WORDS[state]} ${commit.slice(0, 12)}`])]), ...mended === null ? [] : ["", ...renderRows(mended, {
		...asked,
		errata: true
	}, rules, [])]].join("\n");
}
/** What is said of a repository, before its commit. */
const PIN_WORDS = {
	changed: "some of its files are not as in its pinned commit",
	"other-commit": "it lies at another commit than the pinned",
	unverified: "it has no history to tell whether its files are those of commit"
};
function renderRows(scores, asked, rules, notes) {
	const { golds, ranking, tasks, rowsSha256 } = scores;
	const left = golds.excluded ? "left out" : "counted";
	return [
		`${count$1(tasks, "task")} of rows ${rowsSha256.slice(0, 12)}${renderErrata(scores)}, judged by the rules ${rules}`,
		...notes,
		...golds.checked === 0 ? [] : [`the data set's own answers: ${golds.checked - golds.failed.length} of ${golds.checked} pass; tasks of the others are ${left}`],
		...golds.failed.map(({ githubId, rowId, reason }) => `  ${githubId}/${rowId}: ${reason}`),
		...scores.systems.flatMap((system, index) => renderSystem(system, asked, index)),
		...ranking === null ? [] : [`ranking by the first answer, on the ${count$1(ranking.tasks, "task")} that all could be judged on`, ...ranking.systems.map(({ rank, system, passed }) => `  ${rank}. ${cleanLine(system)}: ${passed}`)]
	];
}
/** The version of the rows, behind their hash. */
const renderErrata = ({ errata }) => errata === null ? " as published" : ` with errata ${errata.version} (${count$1(errata.changedRows, "row")} mended)`;
function renderSystem(scores, asked, index) {
	const { system, attempts, passed, lost, passRates, unbiased, published, hitPrecision, reasons, firstFailed } = scores;
	const { parameters, generations } = hitPrecision;
	const told = Object.entries(reasons).map(([reason, times]) => `${reason} ${times}`);
	return [
		"",
		`${cleanLine(system)}: ${passed} of ${count$1(attempts, "answer")} passed${lost > 0 ? `, ${lost} could not be tried` : ""}`,
		...passRates.map((rate) => `  pass@${rate.k}  ${formatRate(rate)}`),
		...unbiased.map(({ k, mean, tasks }) => `  pass@${k} unbiased  ${mean === null ? "–" : formatPercent(mean)} over ${count$1(tasks, "task")}`),
		...published.tasks === 0 ? [] : [`  as the published script counts: ${published.pass1}, ${published.pass2}, ${published.pass5} of ${count$1(published.tasks, "task")} with five answers`],
		...renderVerdictsBeside(scores),
		`  parameters hit: ${parameters.hits} of ${parameters.all}; answers with all of theirs: ${generations.hits} of ${generations.all}`,
		...told.length === 0 ? [] : [`  reasons: ${told.join(", ")}`],
		...renderTook(scores),
		...firstFailed === null ? [] : ["  its first failure again, with all that it prints; any other by its github_id/id/n:", `    ${reproduceCommand(asked, asked.answers[index] ?? "", firstFailed)}`]
	];
}
function renderVerdictsBeside({ publishedVerdicts: beside }) {
	if (beside === null) return [];
	const { tasks, agreement, differing } = beside;
	const [first] = differing;
	const where = first === void 0 ? "" : `; the first of ${differing.length}: ${first.githubId}/${first.rowId}`;
	return [`  beside ML-Bench's own grader, on ${count$1(tasks, "task")}${where}`, ...agreement.map(({ k, both, neither, onlyHere, onlyThere }) => `    pass@${k}: ${both + neither} alike, ${onlyHere} pass here only, ${onlyThere} there only`)];
}
/** Passed / attemptable / total, with the share, its bounds and interval. */
function formatRate({ passed, attemptable, total, share, bounds, clusterInterval }) {
	return [
		`${passed} / ${attemptable} / ${total} passed / attemptable / total`,
		share === null ? "–" : formatPercent(share),
		bounds === null || bounds[0] === bounds[1] ? null : `of all ${formatPercentRange(bounds)}`,
		clusterInterval === null ? null : `95 % by repository ${formatPercentRange(clusterInterval)}`
	].filter((part) => part !== null).join("; ");
}
/** Time and energy of the answers that were run. */
function renderTook({ took: { runs, wallSeconds, joules, quality } }) {
	if (runs === 0) return [];
	const time = wallSeconds === null ? "–" : `${wallSeconds.toFixed(1)} s`;
	const energy = joules === null ? "energy not measured here" : `${joules.toFixed(0)} J ${quality}`;
	return [`  ${count$1(runs, "run")}: ${time}, ${energy}`];
}
/** The command that judges one answer anew. */
function reproduceCommand({ rows, rules, repositories, dataset, out, timeout, errata = false }, answers, { githubId, rowId, attempt }) {
	const where = repositories === void 0 ? [] : ["--repositories", repositories];
	const limit = timeout === void 0 ? [] : ["--timeout", String(timeout)];
	const words = [
		"greenml",
		"mlbench",
		"grade",
		"--rows",
		rows,
		"--answers",
		answers,
		"--rules",
		rules
	];
	const more = [
		...where,
		...limit,
		...errata ? ["--errata"] : []
	];
	return [
		...words,
		...more,
		"--dataset",
		dataset,
		"--out",
		out,
		"--only",
		`${githubId}/${rowId}/${attempt}`
	].map(quoteWord).join(" ");
}
/** One answer's verdict in a line. */
function renderAttempt({ system, githubId, rowId, attempt, passed, reason, execution, errorCategory }) {
	const parts = [
		passed === null ? "could not be tried" : passed ? "passed" : "failed",
		reason,
		execution?.errorMessage ? cleanLine(execution.errorMessage, 200) : null,
		errorCategory,
		execution?.wallSeconds == null ? null : `${execution.wallSeconds.toFixed(2)} s`
	];
	return `${cleanLine(system)} ${githubId}/${rowId}/${attempt}: ${parts.filter((part) => part !== null).join(", ")}`;
}
export { taskScores as i, renderAttempt as n, renderTaskScores as r, PIN_WORDS as t };
