import { $ as commitHash, Rr as UserError, Zt as int, fn as url, nn as object, sn as string } from "./inputs.js";
import { vt as readJson } from "./base.js";
// src/github/event.ts
/** Names that GitHub gives to owners and repositories. */
const name = string().regex(/^[A-Za-z0-9._-]{1,100}$/);
const repository = object({
	id: int().min(1),
	name,
	owner: object({ login: name })
});
const pullRequestEvent = object({
	repository,
	pull_request: object({
		number: int().min(1),
		/** As it was when the event came. `repo` null: the fork is gone. */
		head: object({
			sha: commitHash,
			ref: string().min(1),
			repo: repository.nullable()
		})
	})
});
const workflowRunEvent = object({
	repository,
	workflow_run: object({
		id: int().min(1),
		event: string(),
		html_url: url({ protocol: /^https?$/ }),
		head_sha: commitHash,
		head_branch: string().min(1).nullable(),
		/** Null: the fork is gone. */
		head_repository: repository.nullable()
	})
});
const issueEvent = object({
	repository,
	issue: object({
		number: int().min(1),
		title: string().max(1e3),
		body: string().max(1e5).nullable()
	})
});
/** Started by hand: nothing but the repository is told. */
const dispatchEvent = object({ repository });
/** UserError for an event of another kind, and outside of a workflow. */
async function readEvent(env) {
	const { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path } = env;
	if (path === void 0 || path === "") throw new UserError("This is no run of a workflow: there is no event to read.");
	switch (event) {
		case "pull_request": {
			const { repository, pull_request } = await readJson(path, pullRequestEvent);
			const { sha, ref: branch, repo: from } = pull_request.head;
			return {
				kind: "pull-request",
				repository,
				number: pull_request.number,
				head: {
					sha,
					branch,
					from
				}
			};
		}
		case "workflow_run": {
			const { repository, workflow_run } = await readJson(path, workflowRunEvent);
			const { head_sha: sha, head_branch: branch, head_repository: from } = workflow_run;
			return {
				kind: "workflow-run",
				repository,
				run: workflow_run,
				head: {
					sha,
					branch,
					from
				}
			};
		}
		case "issues": {
			const { repository, issue } = await readJson(path, issueEvent);
			return {
				kind: "issue",
				repository,
				issue: {
					number: issue.number,
					body: issue.body ?? ""
				}
			};
		}
		case "workflow_dispatch": return {
			kind: "dispatch",
			...await readJson(path, dispatchEvent)
		};
		default: throw new UserError(`This action can do nothing on '${event}': it is for pull_request, workflow_run, issues and workflow_dispatch.`);
	}
}
export { readEvent as t };
