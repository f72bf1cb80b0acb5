import { Rr as UserError } from "./inputs.js";
import { l as makeScratch, p as removedAfter, xn as formatSize } from "./base.js";
import { i as ArtifactsUnreachable } from "./work.js";
// src/github/take-artifact.ts
/** Largest archive of what one job of a campaign or an evaluation hands on. */
const LARGEST_PART_BYTES = 268435456;
/** UserError 3 for an artifact that is not what it may be; `reason`: without its full stop. */
const refuseArtifact = (name, reason) => new UserError(`Artifact '${name}' is refused: ${reason}.`, 3);
/** Whether it is the artifact that is at fault, so that others may be taken without it: what could not be asked for is taken another time. */
const isRefusal = (error) => error instanceof UserError && !(error instanceof ArtifactsUnreachable);
/** Unpacks an artifact that a job which ran strangers' code may have made into a folder that is removed at the end of the scope; who takes files of it checks them. */
async function unpackArtifact(artifacts, artifact, mostBytes) {
	if (artifact.bytes > mostBytes) throw refuseArtifact(artifact.name, `it has ${formatSize(artifact.bytes)}`);
	const scratch = removedAfter(await makeScratch("artifact", process.env.RUNNER_TEMP));
	try {
		await artifacts.download(artifact, scratch.folder);
		return scratch;
	} catch (error) {
		await scratch[Symbol.asyncDispose]();
		throw error;
	}
}
/** Unpacks a run's artifact of this name, as `unpackArtifact` does. UserError where the run left none; `leaver`: what leaves it. */
async function takeArtifact(artifacts, name, mostBytes, leaver) {
	const artifact = (await artifacts.list()).find((each) => each.name === name);
	if (artifact === void 0) throw new UserError(`The run left no artifact '${name}': ${leaver}.`);
	return unpackArtifact(artifacts, artifact, mostBytes);
}
export { unpackArtifact as a, takeArtifact as i, isRefusal as n, refuseArtifact as r, LARGEST_PART_BYTES as t };
