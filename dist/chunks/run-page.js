import { dn as url, on as string, tn as object } from "./inputs.js";
// src/github/run-page.ts
const environment = object({
	GITHUB_SERVER_URL: url({ protocol: /^https?$/ }),
	GITHUB_REPOSITORY: string().regex(/^[\w.-]+\/[\w.-]+$/),
	GITHUB_RUN_ID: string().regex(/^\d+$/)
});
/** The page of the workflow's run that this job belongs to, with its artifacts; null outside of one. */
function runPage(env) {
	const read = environment.safeParse(env);
	if (!read.success) return null;
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = read.data;
	return new URL(`/${repository}/actions/runs/${run}`, server).href;
}
export { runPage as t };
