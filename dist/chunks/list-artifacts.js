import { _ as info, b as warning, h as debug } from "./inputs.js";
import { n as defaults, t as getOctokit } from "./github.js";
import { a as Timestamp, n as getBackendIdsFromToken, o as getUserAgentString, t as internalArtifactTwirpClient } from "./artifact-twirp-client.js";
import { n as getRetryOptions, t as requestLog } from "./dist-src.js";
import { t as retry } from "./dist-bundle2.js";
import { l as getMaxArtifactListCount } from "./errors.js";
// node_modules/@actions/artifact/lib/internal/find/list-artifacts.js
var __awaiter = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const maximumArtifactCount = getMaxArtifactListCount();
const paginationCount = 100;
const maxNumberOfPages = Math.ceil(maximumArtifactCount / paginationCount);
function listArtifactsPublic(workflowRunId_1, repositoryOwner_1, repositoryName_1, token_1) {
	return __awaiter(this, arguments, void 0, function* (workflowRunId, repositoryOwner, repositoryName, token, latest = false) {
		info(`Fetching artifact list for workflow run ${workflowRunId} in repository ${repositoryOwner}/${repositoryName}`);
		let artifacts = [];
		const [retryOpts, requestOpts] = getRetryOptions(defaults);
		const opts = {
			log: void 0,
			userAgent: getUserAgentString(),
			previews: void 0,
			retry: retryOpts,
			request: requestOpts
		};
		const github = getOctokit(token, opts, retry, requestLog);
		let currentPageNumber = 1;
		const { data: listArtifactResponse } = yield github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
			owner: repositoryOwner,
			repo: repositoryName,
			run_id: workflowRunId,
			per_page: paginationCount,
			page: currentPageNumber
		});
		let numberOfPages = Math.ceil(listArtifactResponse.total_count / paginationCount);
		const totalArtifactCount = listArtifactResponse.total_count;
		if (totalArtifactCount > maximumArtifactCount) {
			warning(`Workflow run ${workflowRunId} has ${totalArtifactCount} artifacts, exceeding the limit of ${maximumArtifactCount}. Results will be incomplete as only the first ${maximumArtifactCount} artifacts will be returned`);
			numberOfPages = maxNumberOfPages;
		}
		for (const artifact of listArtifactResponse.artifacts) artifacts.push({
			name: artifact.name,
			id: artifact.id,
			size: artifact.size_in_bytes,
			createdAt: artifact.created_at ? new Date(artifact.created_at) : void 0,
			digest: artifact.digest
		});
		currentPageNumber++;
		for (; currentPageNumber <= numberOfPages; currentPageNumber++) {
			debug(`Fetching page ${currentPageNumber} of artifact list`);
			const { data: listArtifactResponse } = yield github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
				owner: repositoryOwner,
				repo: repositoryName,
				run_id: workflowRunId,
				per_page: paginationCount,
				page: currentPageNumber
			});
			for (const artifact of listArtifactResponse.artifacts) artifacts.push({
				name: artifact.name,
				id: artifact.id,
				size: artifact.size_in_bytes,
				createdAt: artifact.created_at ? new Date(artifact.created_at) : void 0,
				digest: artifact.digest
			});
		}
		if (latest) artifacts = filterLatest(artifacts);
		info(`Found ${artifacts.length} artifact(s)`);
		return { artifacts };
	});
}
function listArtifactsInternal() {
	return __awaiter(this, arguments, void 0, function* (latest = false) {
		const artifactClient = internalArtifactTwirpClient();
		const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
		const req = {
			workflowRunBackendId,
			workflowJobRunBackendId
		};
		let artifacts = (yield artifactClient.ListArtifacts(req)).artifacts.map((artifact) => {
			var _a;
			return {
				name: artifact.name,
				id: Number(artifact.databaseId),
				size: Number(artifact.size),
				createdAt: artifact.createdAt ? Timestamp.toDate(artifact.createdAt) : void 0,
				digest: (_a = artifact.digest) === null || _a === void 0 ? void 0 : _a.value
			};
		});
		if (latest) artifacts = filterLatest(artifacts);
		info(`Found ${artifacts.length} artifact(s)`);
		return { artifacts };
	});
}
/**
* Filters a list of artifacts to only include the latest artifact for each name
* @param artifacts The artifacts to filter
* @returns The filtered list of artifacts
*/
function filterLatest(artifacts) {
	artifacts.sort((a, b) => b.id - a.id);
	const latestArtifacts = [];
	const seenArtifactNames = /* @__PURE__ */ new Set();
	for (const artifact of artifacts) if (!seenArtifactNames.has(artifact.name)) {
		latestArtifacts.push(artifact);
		seenArtifactNames.add(artifact.name);
	}
	return latestArtifacts;
}
export { listArtifactsInternal, listArtifactsPublic };
