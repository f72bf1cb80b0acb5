import { Pr as UserError } from "./inputs.js";
import { Xt as listBelow, s as makeScratch, u as removeTree } from "./base.js";
import { t as unpackArchive } from "./unpack-archive.js";
import { join } from "node:path";
// src/github/artifact-store.ts
/** A server without a service for artifacts, as GitHub Enterprise Server, or one that has no room for another. */
var ArtifactRefused = class extends UserError {
	name = "ArtifactRefused";
};
/** What the SDK says where the server takes none; it wraps some of its errors, whose names are lost then. */
const REFUSALS = [/not currently supported on GHES/, /Artifact storage quota has been hit/];
const TAKEN = /already exists on the workflow run/;
/** What GitHub's API answers for an artifact whose days are over. */
const GONE = 410;
/** An answer of the service; what it can't do here, and that it can't be reached, is a user's to know, and no fault of ours. */
async function asked(answer) {
	try {
		return await answer;
	} catch (error) {
		throw explain(error);
	}
}
function explain(error) {
	if (!(error instanceof Error) || isOurs(error)) return error;
	const told = (message) => new UserError(message, 1, { cause: error });
	if (REFUSALS.some((refusal) => refusal.test(error.message))) return new ArtifactRefused(`This server has no artifacts for this job: ${error.message} The input 'artifacts: false' does without, where all steps are of one job.`, 1, { cause: error });
	if (TAKEN.test(error.message)) return told("This run has an artifact of that name, and none is replaced: let each job that leaves one give it a name of its own.");
	if ("status" in error && error.status === GONE) return told("The artifact has expired: run again the job that left it.");
	const [reason = ""] = error.message.split("\n");
	return told(`The server's artifacts could not be reached: ${reason.replace(/\.$/, "")}. Run this job again.`);
}
/** A mistake in how the SDK is called, or what this machine's own files refuse, which is told by its path. */
const isOurs = (error) => error instanceof TypeError || error.name === "FilesNotFoundError" || "syscall" in error && "path" in error;
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
export { openArtifactStore as n, openLeftArtifacts as r, ArtifactRefused as t };
