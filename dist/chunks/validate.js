import { Hr as isMistake, Rr as UserError, ht as slug, q as LONGEST_TEXT } from "./inputs.js";
import { Ct as statIfPresent, Gt as findClosest, Kt as editDistance, Lt as NotValid, Nn as spellName, _n as nameFromHere, an as lookBelow, bt as readTextIfPresent, gt as listFiles, ht as hashTree, rn as listAsNamed, wt as writeFileAtomic } from "./base.js";
import { at as Progress } from "./start.js";
import { a as runAuthors, o as tellEnd, t as createDataMaker } from "./make-data.js";
import { a as loadFiles, d as projectsFolder, f as hereOnly, h as tellOneMachine, i as listSlugs, l as manifestFile, m as openSources, s as loadProject, u as noProjects } from "./load-projects.js";
import { i as patchManifestText, t as writeProjectLock } from "./write-project-lock.js";
import { t as readManifestText } from "./read-manifest-text.js";
import { n as readProject } from "./read-project.js";
import { r as listChanged } from "./revision-files.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { t as findIsolation } from "./run-isolated.js";
import { a as checkForeign, c as checkSize, d as leadsInside, i as checkEntry, l as fault, n as checkDataLicences, o as checkLicence, r as checkDuplicates, s as checkLock, t as checkData, u as hashDataFiles } from "./check-facts.js";
import { Gn as findNearestMetric, Ln as METRIC_NAMES, Mt as refuseAlike, Wn as findMetric, jt as isAlike } from "./work.js";
import { r as mayHoldData } from "./data-files.js";
import "./known-project.js";
import { n as SUBMISSION_CHECKS, t as PROJECT_CHECKS } from "./validation.js";
import { n as runPage } from "./run-page.js";
import { a as readOwnCard, c as readSubmitted, l as SUBMISSION_FILES, n as findRows, r as listSystems, t as LARGEST_ANSWERS_BYTES, u as isCoveredClaim } from "./read-submissions.js";
import { t as countAnswered } from "./answers.js";
import { o as readJudgedTasks, r as keyOf, t as hashRows } from "./rows.js";
import { t as judgeTexts } from "./judge-texts.js";
import { a as renderSubmissions, i as annotateSubmissions, o as annotate, r as renderValidationComment, s as renderValidation } from "./validation-comment.js";
import { n as validateOptions } from "./validate-options.js";
import { join } from "node:path";
// src/dataset/check-metric.ts
/** What the name of a metric tells of the rule for it: which way is better, and which name may be meant by one of nobody's. */
function checkMetricRule({ name, direction }) {
	const known = findMetric(name);
	if (known !== null && known.direction !== direction) return [meant(["metric", "direction"], direction, known.direction)];
	const near = findNearestMetric(name) === null ? findMisspelt(name) : null;
	return near === null ? [] : [{
		...meant(["metric", "name"], name, near),
		weight: "warning"
	}];
}
const meant = (path, found, wanted) => fault("unknown-value", path, {
	found,
	wanted,
	patch: {
		op: "set",
		path,
		value: wanted
	}
});
/** Letters of a name for each that may be wrong: of short names too many are near to another. */
const LETTERS_A_SLIP = 5;
function findMisspelt(name) {
	const most = Math.floor(name.length / LETTERS_A_SLIP);
	return METRIC_NAMES.find((known) => Math.abs(known.length - name.length) <= most && editDistance(name, known) <= most) ?? null;
}
// src/curation/validate-project.ts
const NOT_RUN = {
	metric: null,
	logEnd: ""
};
const RUNS = 2;
/** All that is wrong with one project, check by check; one that could not be made is skipped. */
async function validateProject(slug, bench, context) {
	const folder = join(projectsFolder(bench.options.dataset), slug);
	const read = bench.all.get(slug) ?? await readProject(bench.options.dataset, slug);
	const name = spellName(slug);
	const of = {
		slug: name,
		file: manifestFile(join(projectsFolder(nameFromHere(bench.options.dataset)), name))
	};
	if (read.manifest === null) return {
		...of,
		...NOT_RUN,
		checks: toChecks({ manifest: [...read.faults] }, read)
	};
	const known = {
		slug,
		folder,
		manifest: read.manifest
	};
	const found = {
		manifest: [...checkForeign(known.manifest), ...checkMetricRule(known.manifest.metric)],
		lock: await checkLock(known)
	};
	const place = await findSource(known, found, await withinReach(known, found, bench, context), context);
	const sourceFolder = place === null ? null : join(place.root, place.name);
	found.licence = [...await checkLicence(known, sourceFolder), ...await checkDataLicences(known.manifest, sourceFolder)];
	const hashes = sourceFolder === null ? /* @__PURE__ */ new Map() : await hashDataFiles(sourceFolder);
	found.duplicates = checkDuplicates(known, listKnown(bench), hashes);
	let isWhole = false;
	if (place !== null && sourceFolder !== null) {
		found.size = await checkSize(sourceFolder);
		found.entry = await checkEntry(known, sourceFolder);
		const [whole, misses] = await addData(known, place, bench, context);
		found.data = [...misses, ...await checkData(known, whole === null ? sourceFolder : join(whole.root, whole.name))];
		isWhole = whole !== null;
	}
	const isRunnable = isWhole && Object.values(found).every((faults) => !faults.some(isHeavy));
	const { tombstone, environment } = known.manifest;
	const isMeant = bench.options.run && tombstone === void 0 && environment.lock !== null;
	const ran = isRunnable && isMeant ? await runTwice(known, found, bench, context) : NOT_RUN;
	return {
		...of,
		...ran,
		checks: toChecks(found, read)
	};
}
const isHeavy = ({ weight }) => weight === "fault";
function toChecks(found, read) {
	return PROJECT_CHECKS.map((check) => {
		const all = found[check];
		if (all === void 0) return {
			check,
			state: "skipped",
			faults: []
		};
		const faults = all.slice(0, 200).map((each) => ({
			...each,
			line: each.line ?? read.lineOf(each.path)
		}));
		if (check === "source" && all.some(isUnseen)) return {
			check,
			state: "skipped",
			faults
		};
		return {
			check,
			state: all.some(isHeavy) ? "failed" : "passed",
			faults
		};
	});
}
/** Of files that nobody could look at nothing is known, neither good nor bad. */
const isUnseen = ({ kind, weight }) => kind === "hash-unknown" && weight === "warning";
function listKnown({ all, options }) {
	return [...all].flatMap(([slug, read]) => read.manifest ? [{
		slug,
		folder: join(projectsFolder(options.dataset), slug),
		manifest: read.manifest
	}] : []);
}
/** The same bench, which fetches nothing from a network of one's own: what is said there would be told to whoever wrote the manifest. */
async function withinReach({ manifest: { origin } }, found, bench, { env }) {
	if (!(bench.mayFetch && bench.options.mirror === void 0) || origin === "embedded" || !await leadsInside(origin.repository, env)) return bench;
	const path = ["origin", "repository"];
	if (!found.manifest?.some((each) => each.kind === "private-host" && each.path[0] === "origin")) found.manifest?.push(fault("private-host", path, { found: origin.repository.slice(0, 200) }));
	return {
		...bench,
		mayFetch: false
	};
}
/** The project's files, fetched where that is asked for; their hash is the manifest's, or the manifest gets it. */
async function findSource(known, found, { sources, mayFetch }, { signal }) {
	const { origin, tombstone } = known.manifest;
	const here = await sources.find(known);
	if (here === null && (!mayFetch || tombstone !== void 0)) return null;
	try {
		const place = here ?? await sources.see(known);
		found.source = origin === "embedded" ? [] : await checkHash(origin.sourceHash, join(place.root, place.name));
		const isHeldToPin = origin !== "embedded" && origin.commit !== null && place.name === "source" && mayFetch;
		const alone = place.name === "source" && !isHeldToPin ? null : tellOneMachine(known.manifest);
		if (alone !== null) found.source.push(fault("not-fetched", ["origin"], { found: alone }));
		if (isHeldToPin && found.source.length === 0) found.source = await checkVendored(known, sources, signal);
		return place;
	} catch (error) {
		if (!(error instanceof UserError) || signal?.aborted) throw error;
		found.source = [describeMiss(known, error)];
		return null;
	}
}
/** Whether files that lie in the dataset are those of its pin: else where they are from would be somebody's word. */
async function checkVendored(known, sources, signal) {
	try {
		await sources.get({
			...known,
			folder: join(known.folder, "none")
		});
		return [];
	} catch (error) {
		if (!(error instanceof UserError) || signal?.aborted) throw error;
		return [describeMiss(known, error)];
	}
}
/** The project's files with the data beside them that its repository does not hold; else why those are not to be had. */
async function addData(known, place, { sources, mayFetch, here, options }, { signal }) {
	try {
		return [await (mayFetch ? sources : here).addData(known, place), []];
	} catch (error) {
		if (!isMistake(error) || signal?.aborted) throw error;
		const isBrought = ({ access }) => access === "open" || access === "made" && options.run === true;
		const { data } = known.manifest;
		const brought = data.findIndex(isBrought);
		const index = brought < 0 ? data.findIndex(({ access }) => access !== void 0) : brought;
		const weight = mayFetch && brought >= 0 ? "fault" : "warning";
		const found = error.message.slice(0, LONGEST_TEXT);
		return [null, [fault("data-not-had", ["data", index], {
			weight,
			found
		})]];
	}
}
function describeMiss({ manifest: { origin } }, { message, exitCode }) {
	const found = message.slice(0, LONGEST_TEXT);
	if (origin !== "embedded" && origin.sourceHash === null) return fault("hash-unknown", ["origin", "sourceHash"], {
		weight: "warning",
		found
	});
	return fault(exitCode === 3 ? "hash-differs" : "not-fetched", ["origin"], { found });
}
async function checkHash(named, folder) {
	const hash = await hashTree(folder);
	if (hash === named) return [];
	const path = ["origin", "sourceHash"];
	return [fault(named === null ? "hash-unknown" : "hash-differs", path, {
		found: named,
		wanted: hash,
		patch: {
			op: "set",
			path,
			value: hash
		}
	})];
}
/** Runs the author's script twice, since code without a seed is no fault and what it spreads is worth knowing. */
async function runTwice(known, found, bench, context) {
	const { options, maker, sources } = bench;
	const values = [];
	let last = null;
	try {
		const project = await loadProject(options.dataset, known.slug, sources);
		const watched = (await listFiles(project.sourceFolder)).filter(mayHoldData);
		for (let run = 0; run < RUNS; run++) {
			last = await runAuthors(project, {
				...options,
				watched
			}, maker, context);
			if (last.record.metric !== null) values.push(last.record.metric.normalised);
			if (last.record.status !== "ok") break;
		}
	} catch (error) {
		if (!isMistake(error) || context.signal?.aborted) throw error;
		found.run = [fault("not-isolated", [], { found: error.message.slice(0, LONGEST_TEXT) })];
		return NOT_RUN;
	}
	if (last === null) return NOT_RUN;
	Object.assign(found, judgeRun(last, values, known.manifest.metric));
	return {
		metric: values.length === 0 ? null : {
			name: known.manifest.metric.name,
			values
		},
		logEnd: `${last.stdout.slice(-4e3)}\n${last.stderr.slice(-4e3)}`.trim()
	};
}
function judgeRun({ record }, values, { scale }) {
	const { status } = record;
	const why = { found: tellEnd(record).slice(0, LONGEST_TEXT) };
	if (status === "environment-failed") return { lock: [fault("not-installed", ["environment", "lock"], why)] };
	if (status === "no-metric" || status === "invalid-metric") return {
		run: [],
		metric: [fault("no-metric", ["metric"], { found: status })]
	};
	if (status !== "ok") return { run: [fault("run-failed", ["entry"], why)] };
	const [first, second] = values;
	const spread = first !== void 0 && second !== void 0 && first !== second;
	const found = `${first}, ${second}`;
	const { metric } = record;
	const divided = scale === "percent" && metric !== null && metric.value !== metric.normalised ? metric.value : null;
	const share = values.every((value) => value > 0 && value <= .01) ? divided : null;
	return {
		run: [],
		metric: [...spread ? [fault("differs-between-runs", ["metric"], {
			weight: "note",
			found
		})] : [], ...share === null ? [] : [fault("share-as-percent", ["metric", "scale"], {
			weight: "warning",
			found: `${share}`
		})]]
	};
}
// src/curation/validate-projects.ts
/** Rounds of mending: what one mends can show the next fault. */
const MOST_ROUNDS = 5;
/** Holds projects to what a pull request asks: those that are named or that changed, else all that are here. With `fix` it mends what it can. */
async function validateProjects(options, context) {
	const { dataset, slugs = [], changedSince } = options;
	const named = await chooseNames(dataset, slugs);
	const changed = changedSince === void 0 ? null : await findChanged(dataset, changedSince);
	const names = changed === null ? named : changed.filter((name) => slugs.length === 0 || slugs.includes(name));
	const all = /* @__PURE__ */ new Map();
	for (const slug of await listSlugs(dataset)) all.set(slug, await readProject(dataset, slug));
	const maker = openEnvironmentMaker(context, [options.dataset], findIsolation);
	const make = options.run ? createDataMaker(options, maker, context) : void 0;
	const bench = {
		options,
		all,
		mayFetch: changed !== null || slugs.length > 0,
		sources: openSources(context, options.mirror, make),
		here: hereOnly(context.env),
		maker
	};
	const projects = [];
	const progress = new Progress(context.logger, names.length);
	for (const slug of names) {
		progress.begin(`${projects.length + 1} of ${names.length}`, slug);
		if (options.fix) await mend(slug, bench, context);
		projects.push(await validateProject(slug, bench, context));
		progress.end();
	}
	progress.close();
	return projects;
}
async function chooseNames(dataset, wanted) {
	const known = await listSlugs(dataset);
	if (wanted.length === 0) {
		if (known.length === 0) throw noProjects(dataset);
		return known;
	}
	for (const name of wanted) {
		if (slug.safeParse(name).success && known.includes(name)) continue;
		throw new UserError(`There is no project '${name}' in ${projectsFolder(dataset)}: greenml projects lists them.`);
	}
	return wanted;
}
/** What lies among the projects otherwise than in a revision, what is no project too: unseen, it would pass. */
async function findChanged(dataset, revision) {
	const paths = await listChanged(join(dataset, projectsFolder("")), revision);
	const changed = new Set(paths.map((path) => path.split("/")[0] ?? ""));
	return (await listAsNamed(dataset, projectsFolder("")) ?? []).map(({ name }) => name).filter((name) => changed.has(name));
}
/** Applies the patches of what needs no run, until none is left, and writes a lock that is missing. */
async function mend(slug, bench, context) {
	const { dataset } = bench.options;
	const path = manifestFile(join(projectsFolder(dataset), slug));
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const faults = (await validateProject(slug, {
			...bench,
			options: {
				...bench.options,
				run: false
			}
		}, context)).checks.flatMap((check) => check.faults);
		const patches = faults.flatMap(({ patch, weight }) => patch !== null && weight === "fault" ? [patch] : []);
		if (patches.length === 0) {
			if (faults.some(({ kind }) => kind === "lock-missing")) await mendLock(slug, bench, context);
			return;
		}
		const text = await readTextIfPresent(path, dataset) ?? "";
		const mended = patchManifestText(text, patches);
		if (mended === text) return;
		await writeFileAtomic(path, mended, dataset);
		bench.all.set(slug, readManifestText(mended));
		context.logger.info(`${slug}: ${patches.length} changed in ${path}`);
	}
}
/** What keeps it from being written is told, and the fault stays. */
async function mendLock(slug, { options, sources, maker, all }, context) {
	const { dataset } = options;
	try {
		const project = await loadFiles(dataset, slug, sources);
		await writeProjectLock(project, maker, { dataset }, context.logger);
		context.logger.info(`${slug}: wrote ${project.lockFile}`);
		all.set(slug, await readProject(dataset, slug));
	} catch (error) {
		if (!(error instanceof UserError) || context.signal?.aborted) throw error;
		context.logger.warn(`${slug}: its lock can't be written: ${error.message}`);
	}
}
// src/mlbench/submissions/validate-submissions.ts
const LONGEST_MESSAGE = 500;
/** Holds submitted answers to what a pull request asks, and tells what is none. Nothing of them is run. */
async function validateSubmissions({ submissions: root, names = [], changedSince }, context) {
	if ((await lookBelow(root, "")).kind !== "folder") return [];
	const entries = (await listAsNamed(root, "") ?? []).filter(({ kind }) => kind !== "file");
	const changed = changedSince === void 0 ? null : await listChanged(root, changedSince);
	const folders = entries.map(({ name }) => name);
	const systems = await listSystems(root, folders);
	const found = [];
	for (const { name, kind } of entries) {
		if (names.length > 0 && !names.includes(name)) continue;
		if (changed !== null && !changed.some((path) => path.startsWith(`${name}/`) || path === name)) continue;
		if (kind !== "folder" || !slug.safeParse(name).success) {
			found.push(tellMisnamed(root, spellName(name)));
			continue;
		}
		found.push(await validateOne(root, name, {
			folders,
			systems,
			changed
		}, context));
	}
	return found;
}
const faultOf = (kind, weight, found = null, wanted = null) => ({
	kind,
	weight,
	found: found === null ? null : String(found).slice(0, LONGEST_MESSAGE),
	wanted: wanted === null ? null : String(wanted)
});
/** Of what lies there and is no submission nothing is opened. */
function tellMisnamed(root, name) {
	const checks = SUBMISSION_CHECKS.map((check) => check === "card" ? {
		check,
		state: "failed",
		faults: [faultOf("misnamed", "fault", name)]
	} : {
		check,
		state: "skipped",
		faults: []
	});
	return {
		name,
		file: join(nameFromHere(root), name, SUBMISSION_FILES.card),
		checks,
		texts: null
	};
}
async function validateOne(root, name, { folders, systems, changed }, context) {
	const faults = /* @__PURE__ */ new Map();
	const card = await tell(faults, "card", "card-invalid", async () => {
		const alike = folders.filter((each) => isAlike(each, name));
		refuseAlike(alike, "The submissions");
		return readOwnCard(root, name, systems);
	});
	const answers = await checkAnswers(root, name, faults);
	const rows = card === null ? null : await readRows(card, faults, context);
	const texts = rows === null || answers === null ? null : await judge(rows, answers, card, faults);
	await checkScores(root, name, changed, faults);
	const checks = SUBMISSION_CHECKS.map((check) => {
		const own = faults.get(check);
		return {
			check,
			state: own === void 0 || own.some(({ kind }) => kind === "rows-not-read") ? "skipped" : own.some(({ weight }) => weight === "fault") ? "failed" : "passed",
			faults: own ?? []
		};
	});
	return {
		name,
		file: join(nameFromHere(root), name, SUBMISSION_FILES.card),
		checks,
		texts
	};
}
/** What `read` gives; null where the files are not as they should be, which is a fault of the check. */
async function tell(faults, check, kind, read) {
	try {
		const value = await read();
		faults.set(check, faults.get(check) ?? []);
		return value;
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		const told = error instanceof NotValid ? error.faults : [error.message];
		const weight = kind === "rows-not-read" ? "warning" : "fault";
		faults.set(check, told.map((found) => faultOf(kind, weight, found)));
		return null;
	}
}
async function checkAnswers(root, name, faults) {
	const path = join(root, name, SUBMISSION_FILES.answers);
	const { kind } = await lookBelow(root, `${name}/${SUBMISSION_FILES.answers}`);
	const size = kind === "file" ? (await statIfPresent(path))?.size ?? 0 : null;
	if (size === null || size > LARGEST_ANSWERS_BYTES) {
		const fault = size === null ? faultOf("answers-missing", "fault") : faultOf("answers-too-large", "fault", size);
		faults.set("answers", [fault]);
		return null;
	}
	return tell(faults, "answers", "answers-invalid", () => readSubmitted(root, name));
}
/** Of scores that lie there only a change tells whether it brings them. */
async function checkScores(root, name, changed, faults) {
	const path = `${name}/${SUBMISSION_FILES.scores}`;
	if (changed?.includes(path) === true) faults.set("scores", [faultOf("scores-here", "warning")]);
	else if (changed !== null || (await lookBelow(root, path)).kind === "none") faults.set("scores", []);
}
async function readRows(card, faults, { env }) {
	return tell(faults, "tasks", "rows-not-read", async () => {
		const rows = await findRows(card);
		const tasks = await readJudgedTasks(rows, env.HF_ENDPOINT);
		const hash = await hashRows(rows, tasks);
		if (hash !== card.rowsSha256) faults.set("tasks", [faultOf("other-rows", "fault", card.rowsSha256, hash)]);
		return tasks;
	});
}
async function judge(tasks, answers, card, faults) {
	const own = faults.get("tasks") ?? [];
	const known = new Set(tasks.map(keyOf));
	const strange = [...answers.byTask.keys()].filter((key) => !known.has(key)).length;
	const answered = countAnswered(tasks, answers);
	if (answered === 0) own.push(faultOf(answers.byTask.size > strange ? "answers-empty" : "no-known-task", "fault"));
	else if (strange > 0) own.push(faultOf("unknown-tasks", "warning", strange));
	if (answered > 0 && answered < tasks.length) own.push(faultOf("unanswered-tasks", "warning", tasks.length - answered, tasks.length));
	const judged = (await judgeTexts(tasks, answers, "strict")).filter(({ text }) => text !== null);
	for (const { k, passed, total } of card?.claimed?.passAt ?? []) if (!isCoveredClaim({ passed }, answered) || total !== tasks.length) own.push(faultOf("claims-too-much", "fault", `pass@${k} ${passed} / ${total}`, `${answered} / ${tasks.length}`));
	faults.set("tasks", own);
	const good = judged.filter(({ reason }) => reason === null).length;
	return {
		tasks: tasks.length,
		answered,
		answers: judged.length,
		good
	};
}
// src/commands/validate.ts
/** The names that are those of submissions, and of projects; one that is both is held to both. UserError for one that is neither. */
async function sortNames(slugs, options) {
	const { dataset, submissions: root } = options;
	const projects = [];
	const submissions = [];
	for (const name of slugs) {
		const isSubmission = isSlug(name) && (await lookBelow(root, name)).kind === "folder";
		const isProject = isSlug(name) && (await lookBelow(dataset, join(projectsFolder(""), name))).kind === "folder";
		if (isSubmission) submissions.push(name);
		if (isProject) projects.push(name);
		if (!isProject && !isSubmission) throw await noneOfName(name, options);
	}
	return {
		projects,
		submissions
	};
}
/** UserError of a name that is neither a project nor a submission, with the one that may have been meant. */
async function noneOfName(name, { dataset, submissions: root }) {
	const submitted = (await listAsNamed(root, "") ?? []).filter(({ kind }) => kind === "folder");
	const near = findClosest(name, [...await listSlugs(dataset), ...submitted.map((entry) => entry.name)]);
	const meant = near === null ? "greenml projects lists the projects." : `did you mean '${near}'?`;
	return new UserError(`There is no project and no submission '${name}', neither in ${projectsFolder(dataset)} nor in ${root}: ${meant}`);
}
const isSlug = (name) => slug.safeParse(name).success;
/** Holds projects and submitted answers to what a pull request asks. `isGood`: nothing has to be mended. */
async function validate(given, context) {
	const options = validateOptions.parse(given);
	const { slugs = [] } = options;
	const named = await sortNames(slugs, options);
	const isAsked = (names) => slugs.length === 0 || names.length > 0;
	const projects = isAsked(named.projects) ? await validateProjects({
		...options,
		slugs: named.projects
	}, context) : [];
	const submissions = isAsked(named.submissions) ? await validateSubmissions({
		...options,
		names: named.submissions
	}, context) : [];
	const validation = {
		schemaVersion: 2,
		projects,
		submissions
	};
	const markdown = renderValidationComment(validation, runPage(context.env));
	if (options.comment !== void 0) await writeFileAtomic(options.comment, markdown);
	const isGood = [...projects, ...submissions].every(({ checks }) => checks.every(({ state }) => state !== "failed"));
	return {
		validation,
		text: [...renderSubmissions(submissions), renderValidation(validation)].join("\n"),
		markdown,
		annotations: [...annotate(validation), ...annotateSubmissions(submissions)],
		isGood
	};
}
export { validate as t };
