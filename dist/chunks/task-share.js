import { Rr as UserError, or as _usingCtx } from "./inputs.js";
import { t as fetchRepositories } from "./fetch.js";
import { t as listShards } from "./shard2.js";
import { Dt as copyBelow, an as lookBelow, gt as listFiles, vt as readJson } from "./base.js";
import { Wt as streamJsonLines, on as campaignFiles, un as callLine } from "./work.js";
import { c as GOLD, f as nameSystem, m as taskAnswer } from "./task-grades.js";
import { l as taskAttempt, r as taskBench } from "./task-bench.js";
import { n as stemOf, r as uploadCopy, t as lastCopies } from "./artifact-copies.js";
import { a as unpackArtifact, n as isRefusal, r as refuseArtifact, t as LARGEST_PART_BYTES } from "./take-artifact.js";
import { join } from "node:path";
// src/github/task-parts.ts
const taskPartName = (out, { kind, index, count }) => `${stemOf(out)}-${kind}-${index}-of-${count}`;
/** What a file of a part is by its path; null: no part has such a file. A share's files bear its name, so that no two have one name. */
function kindOfFile({ kind, index, count, system, hasGolds }, path) {
	const share = `${index}-of-${count}`;
	if (kind === "answers") {
		if (path === `answers/${system}.${share}.jsonl`) return "answers";
		return /^calls\/[\w.@-]+\.jsonl$/.test(path) ? "calls" : null;
	}
	if (path === `attempts/${system}.${share}.jsonl`) return "attempts";
	if (hasGolds && path === `attempts/gold.${share}.jsonl`) return "attempts";
	if (path === `bench/${share}.json`) return "bench";
	return /^logs\/[0-9a-f]{24}\.log$/.test(path) ? "log" : null;
}
/** Uploads what `out` holds of each part; nothing of one of which it holds none. */
async function sendTaskParts(store, out, parts, logger) {
	if ((await lookBelow(out, "")).kind === "none") return;
	const all = await listFiles(out);
	for (const part of parts) {
		const files = all.filter((path) => kindOfFile(part, path) !== null);
		if (files.length === 0) continue;
		const name = await uploadCopy(store, taskPartName(out, part), out, files);
		logger.info(`uploaded ${files.length} files as artifact ${name}`);
	}
}
/**
* Brings parts from the run's artifacts into `out`, whatever of them there is. Of one that can't be taken nothing is: a job that ran
* untrusted code may have made it. `onRefused` is told why. Returns how many were taken.
*/
async function fetchTaskParts(store, out, parts, logger, onRefused) {
	const last = lastCopies(await store.list());
	let taken = 0;
	for (const part of parts) {
		const artifact = last.get(taskPartName(out, part));
		if (artifact === void 0) continue;
		try {
			await fetchTaskPart(store, out, artifact, part);
			taken++;
		} catch (error) {
			if (!isRefusal(error)) throw error;
			onRefused(error, artifact.name);
		}
	}
	logger.info(`took ${taken} artifacts into ${out}`);
	return taken;
}
async function fetchTaskPart(store, out, artifact, part) {
	try {
		var _usingCtx$1 = _usingCtx();
		const refusal = (why) => refuseArtifact(artifact.name, why);
		const scratch = _usingCtx$1.a(await unpackArtifact(store, artifact, LARGEST_PART_BYTES));
		const files = await listFiles(scratch.folder);
		const logs = /* @__PURE__ */ new Set();
		for (const path of files) {
			const kind = kindOfFile(part, path);
			if (kind === null) throw refusal(`'${path}' is no file of such a part`);
			for await (const subject of readSubjects(scratch.folder, path, kind)) {
				const fault = findFault(subject, part, path);
				if (fault !== null) throw refusal(fault);
				if (subject.log) logs.add(subject.log);
			}
		}
		for (const path of files) if (await isTaken(out, path, logs)) await copyBelow(scratch.folder, out, path);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/**
* Logs that no attempt names stay out, and one that lies there already: an id can't be told here to be of another share's
* answer, and whoever takes it keeps nothing but the log of that one out.
*/
async function isTaken(out, path, logs) {
	if (!path.startsWith("logs/")) return true;
	return logs.has(path) && (await lookBelow(out, path)).kind === "none";
}
/** Why a line is none that this share may leave; null: it may. */
function findFault({ githubId, system, id = "", log = null }, part, path) {
	if (!(githubId === part.githubId && (system === part.system || system === "gold"))) return `'${path}' speaks of ${system} in repository ${githubId}, which is none of this share's`;
	return log === null || log === campaignFiles.log("", id) ? null : `attempt ${id} has a log of another name`;
}
/** Of whom each line of a file speaks, once it fits its format; files of other kinds speak of nobody. */
async function* readSubjects(root, path, kind) {
	const file = join(root, path);
	const torn = () => {};
	if (kind === "answers") for await (const line of streamJsonLines(file, taskAnswer, torn, root)) yield {
		githubId: line.github_id,
		system: nameSystem(line)
	};
	if (kind === "calls") for await (const _ of streamJsonLines(file, callLine, torn, root));
	if (kind === "attempts") for await (const { githubId, system, id, execution } of streamJsonLines(file, taskAttempt, torn, root)) yield {
		githubId,
		system,
		id,
		log: execution?.log ?? null
	};
	if (kind === "bench") {
		const { pins, faults } = await readJson(file, taskBench, root);
		for (const { githubId } of [...pins, ...faults]) yield {
			githubId,
			system: GOLD
		};
	}
}
// src/actions/task-share.ts
/** Every share that the inputs make, and the job's own. UserError where the inputs make another number of shares. */
async function findShares({ shard, rows: named, models, settings, prompt, dataset }, context) {
	const asked = {
		rows: named,
		models: requireModels(models),
		settings,
		prompt,
		dataset
	};
	const { rows, shards: all } = await listShards(asked, context);
	if (shard === void 0) return {
		rows,
		all,
		own: null
	};
	const own = all[shard.index - 1];
	if (own !== void 0 && shard.count === all.length) return {
		rows,
		all,
		own
	};
	throw new UserError(`Input 'shard' is ${shard.index}/${shard.count}, and these inputs make ${all.length} shares.`);
}
function requireModels(models) {
	if (models !== void 0) return [...models];
	throw new UserError("Input 'models' is missing: models of models.yaml, separated by commas.");
}
/** What shares hand on as artifacts. */
const partsOf = (kind, shares) => shares.map(({ shard, githubId, system, hasGolds }) => {
	const [index = 0, count = 0] = shard.split("/").map(Number);
	return {
		kind,
		index,
		count,
		githubId,
		system,
		hasGolds
	};
});
/** Takes parts from the run's artifacts; returns how many were refused, which is told. */
async function takeParts(store, out, parts, { logger }) {
	let refused = 0;
	await fetchTaskParts(store, out, parts, logger, ({ message }, name) => {
		refused++;
		logger.warn(`Artifact '${name}' is left out: ${message}`);
	});
	return refused;
}
/** Fetches the repositories of shares at their pins where they are not there. */
async function provideRepositories(shares, { repositories, dataset, mirror }, context) {
	const only = [...new Set(shares.map(({ repository }) => repository))];
	await fetchRepositories({
		repositories,
		dataset,
		only,
		...mirror === void 0 ? {} : { mirror }
	}, context);
}
export { takeParts as a, requireModels as i, partsOf as n, sendTaskParts as o, provideRepositories as r, findShares as t };
