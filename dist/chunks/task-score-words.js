import { f as formatMeanJoules, mt as groupsBy } from "./measured.js";
import { br as cleanLine, f as sum, hr as quoteWords, ur as count } from "./inputs.js";
import { M as formatPercentRange, N as formatPointRange, P as formatPoints, S as formatHash, j as formatPercent, k as formatP } from "./work.js";
import { t as formatTaskFault } from "./task-fault-words.js";
// src/report/text/measurement/solved-energy-words.ts
const SOURCE_WORDS = {
	answering: "answering",
	drafts: "drafts",
	running: "running answers"
};
/** `2.34 J`; a dash where it is not known. */
const formatEach = ({ each }) => each === null ? "–" : formatMeanJoules([each]);
/** What the joules of a source rest on. */
const describeSource = ({ runs, quality, doubtful }) => quality === "unavailable" ? "not measured" : `${quality}, ${count(runs, "run")}${formatDoubtful(doubtful)}`;
/** ` (2 in doubt)` of runs whose energy is in a sum; nothing of none. Undefined: nobody knows. */
function formatDoubtful(doubtful) {
	if (doubtful === void 0) return " (doubts not known)";
	return doubtful === 0 ? "" : ` (${doubtful} in doubt)`;
}
/** Doubts in the joules of all sources; undefined where those of one are not known. */
const sumDoubts = ({ sources }) => sources.reduce((total, { doubtful }) => total === void 0 || doubtful === void 0 ? void 0 : total + doubtful, 0);
/** Joules of a solved task for a terminal: of all sources, and of each. */
function renderSolvedEnergy(energy) {
	const { solved, sources, quality, each } = energy;
	const parts = sources.map((source) => `${SOURCE_WORDS[source.source]} ${tellSource(source)}`);
	return `energy of a solved task, of ${solved}: ${each === null ? "" : `${formatEach(energy)} ${quality}${formatDoubtful(sumDoubts(energy))}: `}${parts.join(", ")}`;
}
function tellSource(source) {
	return source.each === null ? describeSource(source) : `${formatEach(source)} ${describeSource(source)}`;
}
// src/report/text/mlbench/task-score-words.ts
/** Scores of ML-Bench's tasks for a terminal: what could not be judged first, then a block a system, then the ranking; the rows as mended last. */
function renderTaskScores(scores, asked) {
	const { faults, pins, mended, rules } = scores;
	return [...renderRows(scores, asked, rules, [...renderTaskFaults(faults).map((told) => `not attemptable: ${told}`), ...listPins(pins)]), ...mended === null ? [] : ["", ...renderRows(mended, {
		...asked,
		errata: true
	}, rules, [])]].join("\n");
}
const PER_PARAMETER = "Of all wanted values (per parameter)";
const PER_GENERATION = "Answers that use all of theirs (per generation)";
const RULES_WORDS = {
	strict: "an answer has to use the values that its task wants, and to have run with them",
	compat: "ML-Bench's own verdicts, faults and all"
};
const PASS_RATES_WORDS = "pass@k is the share of tasks of which one of the first k answers passes, with passed / attemptable / total: a task that could not be tried here, as its environment is missing, is not attemptable.";
/** Kinds of error, as `mlbench evaluate` tells them apart. */
const ERRORS_WORDS = "Hallucination: the answer names what does not exist; lack of knowledge: it leaves out data, a folder or an option, or has the wrong type; knowledge manipulation: wrong values, or wanted ones left out; unsorted: no rule knows.";
const rateAt = (rates, k) => rates.find((rate) => rate.k === k);
/** What the scores say before any table: the first answers of those that pass most, and whether one is shown to pass more. */
function renderFinding({ systems, ranking, tasks }) {
	if (systems.length === 0) return [];
	const known = systems.flatMap(({ system, passRates }) => {
		const rate = rateAt(passRates, 1);
		return rate?.share == null ? [] : [{
			system,
			rate,
			share: rate.share
		}];
	});
	if (known.length === 0) return [`None of ${count(tasks, "task")} could be tried here: nothing is known of what passes.`];
	const best = known.sort((a, b) => b.share - a.share).slice(0, MOST_TOLD);
	const told = best.map(({ system, rate: { passed, attemptable, clusterInterval }, share }) => {
		const interval = clusterInterval === null ? "" : `, 95 % interval ${formatPercentRange(clusterInterval)}`;
		return `${system} ${formatPercent(share)} (${passed} of ${attemptable}${interval})`;
	});
	const more = known.length > best.length ? `, and ${count(known.length - best.length, "other")}` : "";
	const isUnsettled = ranking?.systems.every(({ rank }) => rank === 1);
	return [`Tasks passed with the first answer: ${told.join("; ")}${more}.${isUnsettled ? " None is shown to pass more than another." : ""}`];
}
/** Systems in a sentence. */
const MOST_TOLD = 4;
/** Why tasks of repositories, all or some of them, can't be tried, with the kinds of things that they lack: a line for those alike. */
const renderTaskFaults = (faults) => groupsBy(faults, ({ fault, lacks }) => [fault, kindsOf(lacks)]).map((alike) => {
	const [{ repository, fault, lacks }, ...others] = alike;
	const tasks = count(sum(alike.map((each) => each.tasks)), "task");
	const names = alike.map((each) => each.repository).join(", ");
	const [owner, named] = others.length === 0 ? [names, repository] : [`${names}, each`, "of its name"];
	const kinds = kindsOf(lacks);
	const besides = kinds === "" ? "" : fault.kind === "lacking" ? ` (${kinds})` : `; it lacks ${kinds}`;
	return `${tasks} of ${owner}: ${cleanLine(formatTaskFault(fault, named), 200)}${besides}`;
});
const kindsOf = (lacks) => [...new Set(lacks.map(({ kind }) => kind))].join(", ");
/** The repositories that are not at their pins, each with what is known of it. */
const listPins = (pins) => pins.flatMap(({ repository, commit, state }) => state === "verified" ? [] : [`${repository}: ${PIN_WORDS[state]} ${formatHash(commit)}`]);
/** What is said of a repository, before its commit. */
const PIN_WORDS = {
	changed: "some of its files are not as in its pinned commit",
	"other-commit": "it lies at another commit than the pinned",
	unverified: "it has no history to tell whether its files are those of commit"
};
function renderRows(scores, asked, rules, notes) {
	const { golds, ranking, tasks, rowsSha256 } = scores;
	return [
		`${count(tasks, "task")} of rows ${formatHash(rowsSha256)}${renderErrata(scores)}, judged by the rules ${rules}`,
		...notes,
		...listGolds(golds).map((told) => `the data set's own answers: ${told}`),
		...golds.failed.map(({ githubId, rowId, reason }) => `  ${githubId}/${rowId}: ${reason}`),
		...scores.systems.flatMap((system, index) => renderSystem(system, asked, index)),
		...ranking === null ? [] : [`ranking by the first answer, on the ${count(ranking.tasks, "task")} that all could be judged on; a rank counts those that are shown to pass more`, ...ranking.systems.map(({ rank, system, passed, behind }) => `  ${rank === null ? "–" : `${rank}.`} ${cleanLine(system)}: ${passed}${behind === null ? "" : `, ${formatBehind(behind)}`}`)]
	];
}
/** `−8.3 points to the first (95 % by repository −18.0 to +1.9), p 0.21` */
const formatBehind = ({ difference, interval, adjustedP }) => `${formatPoints(difference)} points to the first${interval === null ? "" : ` (95 % by repository ${formatPointRange(interval)})`}, ${formatP(adjustedP)}`;
/** How many of the data set's own answers pass; nothing where none was tried. */
const listGolds = ({ checked, failed, excluded }) => checked === 0 ? [] : [`${checked - failed.length} of ${checked} pass` + (failed.length === 0 ? "" : `; tasks of the others are ${excluded ? "left out" : "counted"}`)];
/** The version of the rows, behind their hash. */
const renderErrata = ({ errata }) => errata === null ? " as published" : ` with errata ${errata.version} (${count(errata.changedRows, "row")} mended)`;
function renderSystem(scores, asked, index) {
	const { system, attempts, passed, lost, passRates, unbiased, published, hitPrecision, reasons, firstFailed } = scores;
	const { parameters, generations } = hitPrecision;
	const told = Object.entries(reasons).map(([reason, times]) => `${reason} ${times}`);
	return [
		"",
		`${cleanLine(system)}: ${passed} of ${count(attempts, "answer")} passed${lost > 0 ? `, ${lost} could not be tried` : ""}`,
		...passRates.map((rate) => `  pass@${rate.k}  ${formatRate(rate)}`),
		...unbiased.map(({ k, mean, tasks }) => `  pass@${k} unbiased  ${mean === null ? "–" : formatPercent(mean)} over ${count(tasks, "task")}`),
		...published.tasks === 0 ? [] : [`  as the published script counts: ${published.pass1}, ${published.pass2}, ${published.pass5} of ${count(published.tasks, "task")} with five answers`],
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
	return [`  beside ML-Bench's own grader, on ${count(tasks, "task")}${where}`, ...agreement.map(({ k, both, neither, onlyHere, onlyThere }) => `    pass@${k}: ${both + neither} alike, ${onlyHere} pass here only, ${onlyThere} there only`)];
}
/** The 95 % interval of a share by repository, or what it would take to have one; null: there is no share. */
const formatClusterInterval = ({ share, clusterInterval }) => clusterInterval !== null ? formatPercentRange(clusterInterval) : share === null ? null : "none: it takes two repositories that differ";
/** Passed / attemptable / total, with the share, its bounds and interval. */
function formatRate(rate) {
	const { passed, attemptable, total, share, bounds } = rate;
	const interval = formatClusterInterval(rate);
	return [
		`${passed} / ${attemptable} / ${total} passed / attemptable / total`,
		share === null ? "–" : formatPercent(share),
		bounds === null || bounds[0] === bounds[1] ? null : `of all ${formatPercentRange(bounds)}`,
		interval === null ? null : `95 % by repository ${interval}`
	].filter((part) => part !== null).join("; ");
}
/** Time and energy of the answers that were run, and what a solved task cost. */
function renderTook({ took: { runs, wallSeconds, joules, quality, doubtful }, solvedEnergy }) {
	if (runs === 0) return [];
	const time = wallSeconds === null ? "–" : `${wallSeconds.toFixed(1)} s`;
	const energy = joules === null ? "energy not measured here" : `${joules.toFixed(0)} J ${quality}${formatDoubtful(doubtful)}`;
	const cost = solvedEnergy === null || solvedEnergy.solved === 0 ? [] : [`  ${renderSolvedEnergy(solvedEnergy)}`];
	return [`  ${count(runs, "run")}: ${time}, ${energy}`, ...cost];
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
	const only = ["--only", `${githubId}/${rowId}/${attempt}`];
	return quoteWords([
		...words,
		...more,
		"--dataset",
		dataset,
		"--out",
		out,
		...only
	]);
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
export { formatDoubtful as _, RULES_WORDS as a, listGolds as c, renderAttempt as d, renderFinding as f, describeSource as g, SOURCE_WORDS as h, PER_PARAMETER as i, listPins as l, renderTaskScores as m, PASS_RATES_WORDS as n, formatBehind as o, renderTaskFaults as p, PER_GENERATION as r, formatClusterInterval as s, ERRORS_WORDS as t, rateAt as u, formatEach as v, sumDoubts as y };
