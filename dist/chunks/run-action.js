import { a as notice, c as warning, i as info, n as error, o as setOutput, r as getInput } from "./core.js";
import { Hr as listBelow, On as optionName, Q as explainFault, Rt as cleanMessage, Sn as checkGiven, X as useProxies, Z as describeFault$1, _i as errorMessage, hi as UserError, jn as readText, wn as describeFault, wt as removeTree, xt as makeScratch } from "./start.js";
import { t as explainLost } from "./explain-lost.js";
import { t as unpackArchive } from "./unpack-archive.js";
import { join } from "node:path";
// src/github/artifact-store.ts
/** A server without a service for artifacts, as GitHub Enterprise Server, or one that has no room for another. */
var ArtifactRefused = class extends UserError {
	name = "ArtifactRefused";
};
/** Names of the SDK's errors that say so. */
const REFUSALS = /* @__PURE__ */ new Set(["GHESNotSupportedError", "UsageError"]);
/** What GitHub's API answers for an artifact whose days are over. */
const GONE = 410;
/** An answer of the service; what it can't do here is a user's to know, and no fault of ours. */
async function asked(answer) {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof Error && REFUSALS.has(error.name)) throw new ArtifactRefused(`This server has no artifacts for this job: ${error.message} The input 'artifacts: false' does without, where all steps are of one job.`, 1, { cause: error });
		if (error instanceof Error && "status" in error && error.status === GONE) throw new UserError("The artifact has expired: run again the job that left it.", 1, { cause: error });
		throw error;
	}
}
/** Limits of one artifact, counted while it is unpacked: an archive of a thousandth of it can hold as much. */
const UNPACK_LIMITS = {
	bytes: 536870912,
	files: 1e5
};
/** The artifacts of the workflow run that this process is part of. */
async function openArtifactStore() {
	const token = process.env.ACTIONS_RUNTIME_TOKEN;
	if (!token) throw new UserError("There is no artifact service here: pass the input 'artifacts: false' outside GitHub Actions.");
	const open = await loadClient();
	const client = () => {
		process.env.ACTIONS_RUNTIME_TOKEN = token;
		return open();
	};
	return {
		...readArtifacts(client),
		async upload(name, root, files, keptDays) {
			const paths = files.map((file) => join(root, file));
			const options = keptDays === void 0 ? {} : { retentionDays: keptDays };
			return (await asked(client().uploadArtifact(name, paths, root, options))).id ?? null;
		}
	};
}
/** The artifacts of another run, by GitHub's API. */
async function openLeftArtifacts(run, { name, owner }, token) {
	return readArtifacts(await loadClient(), { findBy: {
		token,
		workflowRunId: run,
		repositoryOwner: owner.login,
		repositoryName: name
	} });
}
/** The SDK takes longer to load than the rest of the bundle together. */
async function loadClient() {
	const { DefaultArtifactClient } = await import("./artifact.js");
	return () => new DefaultArtifactClient();
}
function readArtifacts(client, of = {}) {
	return {
		async list() {
			const { artifacts } = await asked(client().listArtifacts({
				latest: true,
				...of
			}));
			return artifacts.map(({ id, name, size, digest }) => ({
				id,
				name,
				bytes: size,
				digest: digest ?? null
			}));
		},
		async download({ id, name, digest }, folder) {
			const scratch = await makeScratch("artifact", process.env.RUNNER_TEMP);
			try {
				const options = {
					path: scratch,
					skipDecompress: true,
					...digest === null ? {} : { expectedHash: digest }
				};
				const { digestMismatch } = await asked(client().downloadArtifact(id, {
					...options,
					...of
				}));
				if (digestMismatch) throw new UserError(`Artifact '${name}' is not what was uploaded: its digest differs.`, 3);
				const [archive] = await listBelow(scratch, "") ?? [];
				const path = join(scratch, archive?.name ?? "");
				const fault = await unpackArchive({
					form: "zip",
					path
				}, folder, UNPACK_LIMITS);
				if (fault !== null) throw new UserError(`Artifact '${name}' is refused: ${fault}.`, 3);
			} finally {
				await removeTree(scratch);
			}
		}
	};
}
// src/actions/logger.ts
/** An Actions log: warnings and failures become annotations, and a status line has no place in it. */
const actionsLogger = {
	info: (message) => info(cleanMessage(message, true)),
	warn: (message) => warning(cleanMessage(message, true)),
	fail: (message) => error(cleanMessage(message, true)),
	status() {}
};
const ANNOTATIONS = {
	fault: error,
	warning,
	note: notice
};
/** Shows a text beside a line of a file, where the run's changes are read. */
function annotateFile(weight, text, { file, line }) {
	ANNOTATIONS[weight](cleanMessage(text, true), {
		file,
		...line === null ? {} : { startLine: line }
	});
}
// src/actions/read-inputs.ts
/** Reads all inputs of an action at once; an empty one counts as not given. UserError that names each wrong one. */
function readInputs(schema) {
	const texts = new Map(Object.keys(schema.shape).map((field) => [field, getInput(optionName(field))]));
	const values = Object.fromEntries(Object.entries(schema.shape).flatMap(([field, type]) => {
		const text = texts.get(field);
		return text ? [[field, readText(type, text)]] : [];
	}));
	const { given, issues } = checkGiven(schema, values);
	if (given !== null) return given;
	const faults = issues.map((issue) => {
		const field = String(issue.path[0]);
		const [name, text] = [optionName(field), texts.get(field)];
		return text ? `Input '${name}' is '${text}': ${describeFault(issue, text, values[field])}.` : `Input '${name}' is missing.`;
	});
	throw new UserError([...new Set(faults)].join("\n"));
}
// src/actions/run-action.ts
/** Inputs in, outputs out; one of them is `lost`, where runs can be. The only place that fails an action, sets its exit code and prints a cause or a stack. */
async function runAction(schema, run) {
	const controller = new AbortController();
	process.once("uncaughtException", (error) => {
		fail(error);
		process.exit();
	});
	process.once("SIGINT", () => controller.abort());
	process.once("SIGTERM", () => controller.abort());
	const context = {
		logger: actionsLogger,
		env: withoutRunnerTokens(process.env),
		signal: controller.signal,
		openArtifacts: openArtifactStore
	};
	try {
		await useProxies(process.env, actionsLogger);
		const ended = await run(readInputs(schema), context);
		const { outputs, fault } = isFailed(ended) ? ended : {
			outputs: ended,
			fault: explainLost(Number(ended.lost ?? 0))
		};
		for (const [name, value] of Object.entries(outputs)) setOutput(name, cleanMessage(String(value), true));
		if (fault !== null) throw fault;
	} catch (error) {
		fail(error);
	}
}
const isFailed = (ended) => typeof ended.outputs === "object";
/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(caught) {
	const error = explainFault(caught);
	actionsLogger.fail(errorMessage(error));
	process.exitCode = error instanceof UserError ? error.exitCode : 1;
	if (!(error instanceof UserError)) actionsLogger.info(describeFault$1(error));
}
/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)));
}
export { openLeftArtifacts as i, annotateFile as n, ArtifactRefused as r, runAction as t };
