import { fn as url, nn as object, sn as string } from "./inputs.js";
// src/github/run-page.ts
const server = object({ GITHUB_SERVER_URL: url({ protocol: /^https?$/ }) });
const environment = server.extend({
	GITHUB_REPOSITORY: string().regex(/^[\w.-]+\/[\w.-]+$/),
	GITHUB_RUN_ID: string().regex(/^\d+$/)
});
/** The page of the workflow's run that this job belongs to, with its artifacts; null outside of one. */
function runPage(env) {
	const read = environment.safeParse(env);
	if (!read.success) return null;
	const { GITHUB_SERVER_URL: address, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = read.data;
	return new URL(`/${repository}/actions/runs/${run}`, address).href;
}
/** The page of a commit of this repository, or of a fork of it; null outside of a workflow. */
function commitPage(env, { owner, name }, sha) {
	const read = server.safeParse(env);
	return read.success ? new URL(`/${owner.login}/${name}/commit/${sha}`, read.data.GITHUB_SERVER_URL).href : null;
}
export { runPage as n, commitPage as t };
