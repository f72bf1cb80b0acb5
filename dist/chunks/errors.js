import { _ as info } from "./inputs.js";
import os from "os";
// node_modules/@actions/artifact/lib/internal/shared/config.js
function getUploadChunkSize() {
	return 8388608;
}
function getRuntimeToken() {
	const token = process.env["ACTIONS_RUNTIME_TOKEN"];
	if (!token) throw new Error("Unable to get the ACTIONS_RUNTIME_TOKEN env variable");
	return token;
}
function getResultsServiceUrl() {
	const resultsUrl = process.env["ACTIONS_RESULTS_URL"];
	if (!resultsUrl) throw new Error("Unable to get the ACTIONS_RESULTS_URL env variable");
	return new URL(resultsUrl).origin;
}
function isGhes() {
	const hostname = new URL(process.env["GITHUB_SERVER_URL"] || "https://github.com").hostname.trimEnd().toUpperCase();
	const isGitHubHost = hostname === "GITHUB.COM";
	const isGheHost = hostname.endsWith(".GHE.COM");
	const isLocalHost = hostname.endsWith(".LOCALHOST");
	return !isGitHubHost && !isGheHost && !isLocalHost;
}
function getGitHubWorkspaceDir() {
	const ghWorkspaceDir = process.env["GITHUB_WORKSPACE"];
	if (!ghWorkspaceDir) throw new Error("Unable to get the GITHUB_WORKSPACE env variable");
	return ghWorkspaceDir;
}
function getConcurrency() {
	const numCPUs = os.cpus().length;
	let concurrencyCap = 32;
	if (numCPUs > 4) {
		const concurrency = 16 * numCPUs;
		concurrencyCap = concurrency > 300 ? 300 : concurrency;
	}
	const concurrencyOverride = process.env["ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY"];
	if (concurrencyOverride) {
		const concurrency = parseInt(concurrencyOverride);
		if (isNaN(concurrency) || concurrency < 1) throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY env variable");
		if (concurrency < concurrencyCap) {
			info(`Set concurrency based on the value set in ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY.`);
			return concurrency;
		}
		info(`ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY is higher than the cap of ${concurrencyCap} based on the number of cpus. Set it to the maximum value allowed.`);
		return concurrencyCap;
	}
	return 5;
}
function getUploadChunkTimeout() {
	const timeoutVar = process.env["ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS"];
	if (!timeoutVar) return 3e5;
	const timeout = parseInt(timeoutVar);
	if (isNaN(timeout)) throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS env variable");
	return timeout;
}
function getMaxArtifactListCount() {
	const maxCountVar = process.env["ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT"] || "1000";
	const maxCount = parseInt(maxCountVar);
	if (isNaN(maxCount) || maxCount < 1) throw new Error("Invalid value set for ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT env variable");
	return maxCount;
}
// node_modules/@actions/artifact/lib/internal/shared/errors.js
var FilesNotFoundError = class extends Error {
	constructor(files = []) {
		let message = "No files were found to upload";
		if (files.length > 0) message += `: ${files.join(", ")}`;
		super(message);
		this.files = files;
		this.name = "FilesNotFoundError";
	}
};
var InvalidResponseError = class extends Error {
	constructor(message) {
		super(message);
		this.name = "InvalidResponseError";
	}
};
var ArtifactNotFoundError = class extends Error {
	constructor(message = "Artifact not found") {
		super(message);
		this.name = "ArtifactNotFoundError";
	}
};
var GHESNotSupportedError = class extends Error {
	constructor(message = "@actions/artifact v2.0.0+, upload-artifact@v4+ and download-artifact@v4+ are not currently supported on GHES.") {
		super(message);
		this.name = "GHESNotSupportedError";
	}
};
var NetworkError = class extends Error {
	constructor(code) {
		const message = `Unable to make request: ${code}\nIf you are using self-hosted runners, please make sure your runner has access to all GitHub endpoints: https://docs.github.com/en/actions/hosting-your-own-runners/managing-self-hosted-runners/about-self-hosted-runners#communication-between-self-hosted-runners-and-github`;
		super(message);
		this.code = code;
		this.name = "NetworkError";
	}
};
NetworkError.isNetworkErrorCode = (code) => {
	if (!code) return false;
	return [
		"ECONNRESET",
		"ENOTFOUND",
		"ETIMEDOUT",
		"ECONNREFUSED",
		"EHOSTUNREACH"
	].includes(code);
};
var UsageError = class extends Error {
	constructor() {
		super(`Artifact storage quota has been hit. Unable to upload any new artifacts.\nMore info on storage limits: https://docs.github.com/en/billing/managing-billing-for-github-actions/about-billing-for-github-actions#calculating-minute-and-storage-spending`);
		this.name = "UsageError";
	}
};
UsageError.isUsageErrorMessage = (msg) => {
	if (!msg) return false;
	return msg.includes("insufficient usage");
};
export { NetworkError as a, getGitHubWorkspaceDir as c, getRuntimeToken as d, getUploadChunkSize as f, InvalidResponseError as i, getMaxArtifactListCount as l, isGhes as m, FilesNotFoundError as n, UsageError as o, getUploadChunkTimeout as p, GHESNotSupportedError as r, getConcurrency as s, ArtifactNotFoundError as t, getResultsServiceUrl as u };
