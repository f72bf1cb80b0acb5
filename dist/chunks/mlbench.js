import { T as string, f as array, h as int, l as _enum, p as boolean, w as strictObject, y as number } from "./schemas.js";
import { C as required, O as verbOptions, T as text, a as dataset, b as positive, c as json, d as wait, g as flag, k as wholeNumber, p as choice, u as sandboxOptions, v as option, x as preset } from "./shared-options.js";
// src/schema/task-context.ts
const CONTEXT_SETTINGS = [
	"oracle",
	"readme",
	"bm25",
	"code"
];
const CONTEXT_SCOPES = ["readme", "repository"];
strictObject({
	github_id: int(),
	id: int(),
	setting: _enum(CONTEXT_SETTINGS),
	/** Null where the text is a row's own. */
	scope: _enum(CONTEXT_SCOPES).nullable(),
	text: string(),
	/** Of BM25: the window's first sentence, from 0, and its score. */
	window: int().min(0).exactOptional(),
	score: number().exactOptional()
});
// src/schema/task-grades.ts
const GRADING_RULES = ["compat", "strict"];
const STATIC_REASONS = [
	"no-answer",
	"argument-missing",
	"wrong-type",
	"argument-missing-and-wrong-type"
];
/** What can be said of an answer without running it: two gates, judged each by itself. */
const staticAttempt = strictObject({
	github_id: int(),
	id: int(),
	/** Of a task's answers, from 0, in the order in which they stand. */
	attempt: int().min(0),
	arguments_ok: boolean(),
	type_ok: boolean(),
	/** Both. */
	static_ok: boolean(),
	/** Null where both gates are passed. */
	reason: _enum(STATIC_REASONS).nullable()
});
const count = int().min(0);
strictObject({
	attempts: array(staticAttempt),
	totals: strictObject({
		attempts: count,
		arguments_ok: count,
		type_ok: count,
		static_ok: count
	})
});
// src/schema/options/mlbench.ts
const rows = required(text, "<file>", "ML-Bench's rows: JSON lines (`.jsonl`, `.jsonl.gz`) or Parquet");
const contextsOptions = verbOptions("print what each task shows a model, one JSON line a task", {
	rows,
	repositories: option(text, "<dir>", "folder that holds each repository at its pinned commit, by the name of `repos/<name>` in ML-Bench"),
	setting: required(choice(CONTEXT_SETTINGS), "<name>", `${CONTEXT_SETTINGS.join(", ")}: the part that the task rests on, READMEs, what a search by BM25 finds, or everything`),
	scope: option(choice(CONTEXT_SCOPES), "<name>", "which files: those with README in their name, or all", { unset: "readme for the setting readme, else repository" }),
	maxCharacters: option(wholeNumber(1), "<n>", "how much of a repository's text is taken, before it is searched", { unset: "all" }),
	dataset
});
/** What becomes of a task whose own answer fails. */
const GOLD_CHOICES = [
	"list",
	"exclude",
	"skip"
];
const fileNames = array(text).min(1);
const gradeOptions = verbOptions("judge answers to tasks of ML-Bench", {
	rows,
	answers: required(fileNames, "<files>", "JSON lines `{github_id, id, output}`, with one text or several; a file for each system, separated by commas"),
	rules: preset(choice(GRADING_RULES), "strict", "<name>", "strict, or compat: ML-Bench's own verdicts, bug for bug"),
	staticOnly: flag("judge the text alone, and run nothing"),
	repositories: option(text, "<dir>", "folder that holds each repository at its pinned commit, by the name of `repos/<name>` in ML-Bench", { unset: "none is run" }),
	golds: preset(choice(GOLD_CHOICES), "list", "<what>", "the data set's own answers, run first: list those that fail, exclude their tasks, or skip them"),
	timeout: option(positive, "<seconds>", "time limit of an answer, under strict", { unset: "of each repository: `limits` in its `repository.yaml`" }),
	only: option(text, "<github_id>/<id>/<n>", "run this one answer anew, with all that it prints"),
	out: preset(text, "campaigns/ml-bench", "<dir>", "folder for `attempts/` and `logs/`; what is there already is not run again"),
	wait,
	...sandboxOptions.shape,
	dataset,
	json
});
export { STATIC_REASONS as i, gradeOptions as n, GRADING_RULES as r, contextsOptions as t };
