import { a as __toESM } from "./rolldown-runtime.js";
import { n as restEndpointMethods, r as Octokit, t as paginateRest } from "./dist-bundle.js";
import { n as require_light, t as retry } from "./dist-bundle2.js";
import { $ as commitHash, Br as errorMessage, Rr as UserError, Zt as int, _r as withoutEndSlashes, br as cleanLine, dn as unknown, en as looseObject, fn as url, nn as object, qt as array, sn as string } from "./inputs.js";
import { Bt as parseWith } from "./base.js";
import { s as tellOtherApi } from "./work.js";
import { t as openBoundedFetch } from "./bounded-fetch.js";
import { setTimeout } from "node:timers/promises";
import { randomUUID } from "node:crypto";
// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var import_light = /* @__PURE__ */ __toESM(require_light(), 1);
var VERSION = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
	return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
	const { pathname } = new URL(options.url, "http://github.test");
	const isAuth = isAuthRequest(options.method, pathname);
	const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
	const isSearch = options.method === "GET" && pathname.startsWith("/search/");
	const isGraphQL = pathname.startsWith("/graphql");
	const jobOptions = ~~request.retryCount > 0 ? {
		priority: 0,
		weight: 0
	} : {};
	if (state.clustering) jobOptions.expiration = 6e4;
	if (isWrite || isGraphQL) await state.write.key(state.id).schedule(jobOptions, noop);
	if (isWrite && state.triggersNotification(pathname)) await state.notifications.key(state.id).schedule(jobOptions, noop);
	if (isSearch) await state.search.key(state.id).schedule(jobOptions, noop);
	const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
	if (isGraphQL) {
		const res = await req;
		if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(/* @__PURE__ */ new Error("GraphQL Rate Limit Exceeded"), {
			response: res,
			data: res.data
		});
	}
	return req;
}
function isAuthRequest(method, pathname) {
	return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
	"/orgs/{org}/invitations",
	"/orgs/{org}/invitations/{invitation_id}",
	"/orgs/{org}/teams/{team_slug}/discussions",
	"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
	"/repos/{owner}/{repo}/collaborators/{username}",
	"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
	"/repos/{owner}/{repo}/issues",
	"/repos/{owner}/{repo}/issues/{issue_number}/comments",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
	"/repos/{owner}/{repo}/pulls",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
	"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
	"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
	"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
	"/repos/{owner}/{repo}/releases",
	"/teams/{team_id}/discussions",
	"/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
	const regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
	return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
	groups.global = new Bottleneck.Group({
		id: "octokit-global",
		maxConcurrent: 10,
		...common
	});
	groups.auth = new Bottleneck.Group({
		id: "octokit-auth",
		maxConcurrent: 1,
		...common
	});
	groups.search = new Bottleneck.Group({
		id: "octokit-search",
		maxConcurrent: 1,
		minTime: 2e3,
		...common
	});
	groups.write = new Bottleneck.Group({
		id: "octokit-write",
		maxConcurrent: 1,
		minTime: 1e3,
		...common
	});
	groups.notifications = new Bottleneck.Group({
		id: "octokit-notifications",
		maxConcurrent: 1,
		minTime: 3e3,
		...common
	});
};
function throttling(octokit, octokitOptions) {
	const { enabled = true, Bottleneck = import_light.default, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
	if (!enabled) return {};
	const common = { timeout };
	if (typeof connection !== "undefined") common.connection = connection;
	const state = Object.assign({
		clustering: connection != null,
		triggersNotification,
		fallbackSecondaryRateRetryAfter: 60,
		retryAfterBaseValue: 1e3,
		id
	}, octokitOptions.throttle);
	if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
	let initialized = false;
	const initializeBottleneck = () => {
		if (initialized) return;
		initialized = true;
		if (groups.global == null) createGroups(Bottleneck, common);
		state.global = state.global ?? groups.global;
		state.auth = state.auth ?? groups.auth;
		state.search = state.search ?? groups.search;
		state.write = state.write ?? groups.write;
		state.notifications = state.notifications ?? groups.notifications;
		state.retryLimiter = state.retryLimiter ?? new Bottleneck();
		const events = {};
		const emitter = new Bottleneck.Events(events);
		events.on("secondary-limit", state.onSecondaryRateLimit);
		events.on("rate-limit", state.onRateLimit);
		events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
		state.retryLimiter.on("failed", async function(error, info) {
			const [state2, request, options] = info.args;
			const { pathname } = new URL(options.url, "http://github.test");
			if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
			const retryCount = ~~request.retryCount;
			request.retryCount = retryCount;
			options.request.retryCount = retryCount;
			const { wantRetry, retryAfter = 0 } = await (async function() {
				if (/\bsecondary rate\b/i.test(error.message)) {
					const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
					return {
						wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
					const rateLimitReset = (/* @__PURE__ */ new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3)).getTime();
					const retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
					return {
						wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				return {};
			})();
			if (wantRetry) {
				request.retryCount++;
				return retryAfter * state2.retryAfterBaseValue;
			}
		});
	};
	octokit.hook.wrap("request", (request, options) => {
		initializeBottleneck();
		return wrapRequest(state, request, options);
	});
	return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;
// src/github/check-answer.ts
const page = url({ protocol: /^https?$/ });
const id = int().min(1);
const writer = object({ login: string() }).nullish();
const made = object({ sha: commitHash });
const ref = object({ object: made });
const pull = object({
	number: id,
	html_url: page
});
const foundPull = pull.extend({
	head: object({
		sha: commitHash,
		repo: object({ id }).nullish()
	}),
	base: object({ repo: object({ id }) })
});
const moment = object({ date: string() });
const commit = made.extend({
	message: string(),
	tree: made,
	author: moment,
	committer: moment
});
const writtenComment = object({
	html_url: page,
	user: writer
});
const comment = writtenComment.extend({
	id,
	body: string().nullish()
});
const artifact = object({ workflow_run: object({ head_repository_id: id.nullish() }).nullish() });
const REPOSITORY = "/repos/{owner}/{repo}";
/** By the method and the place of each call that is made; of some answers nothing is read. */
const ANSWERS = {
	"GET /search/repositories": object({ items: array(unknown()) }),
	[`GET ${REPOSITORY}`]: object({ default_branch: string().min(1) }),
	[`GET ${REPOSITORY}/actions/runs/{run_id}/artifacts`]: object({ artifacts: array(artifact) }),
	[`GET ${REPOSITORY}/pulls`]: array(foundPull),
	[`POST ${REPOSITORY}/pulls`]: pull,
	[`GET ${REPOSITORY}/issues/{issue_number}/comments`]: array(comment),
	[`POST ${REPOSITORY}/issues/{issue_number}/comments`]: writtenComment,
	[`PATCH ${REPOSITORY}/issues/comments/{comment_id}`]: writtenComment,
	[`GET ${REPOSITORY}/git/ref/{ref}`]: ref,
	[`POST ${REPOSITORY}/git/refs`]: looseObject({}),
	[`PATCH ${REPOSITORY}/git/refs/{ref}`]: looseObject({}),
	[`GET ${REPOSITORY}/git/commits/{commit_sha}`]: commit,
	[`POST ${REPOSITORY}/git/blobs`]: made,
	[`POST ${REPOSITORY}/git/trees`]: made,
	[`POST ${REPOSITORY}/git/commits`]: made
};
const FORMS = Object.entries(ANSWERS).map(([call, answer]) => {
	const [method, place = ""] = call.split(" ");
	return {
		method,
		form: new RegExp(`^${place.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
		answer
	};
});
const LONGEST_REASON = 500;
/** GitHub names a repository by its number where it leads to the next page of a list. */
const BY_NUMBER = /^\/repositories\/\d+(?=\/|$)/;
/** UserError 1 for an answer in which something is not as GitHub's API has it. `url`: as the client has it, a pattern, or the address of a next page. */
function checkAnswer(data, { method, url, baseUrl }) {
	const [api, asked] = [new URL(baseUrl), url.startsWith("/") ? url : new URL(url).pathname.slice(lengthOf(baseUrl))];
	const place = asked.replace(BY_NUMBER, REPOSITORY);
	const known = FORMS.find((each) => each.method === method && each.form.test(place));
	if (known === void 0) throw new Error(`of the answer to ${method} ${url} nothing is known`);
	try {
		parseWith(known.answer, data, `its answer to ${method} ${place}`);
	} catch (error) {
		const why = cleanLine(errorMessage(error), LONGEST_REASON);
		throw new UserError(`GitHub could not be asked: ${tellOtherApi(` at ${api.host}`)}; ${why}. Run this again.`, 1, { cause: error });
	}
}
const lengthOf = (baseUrl) => withoutEndSlashes(new URL(baseUrl).pathname).length;
// src/github/guard-api.ts
/** Of one answer: far more than GitHub sends in a page of a list, and longer than it takes for one. */
const BOUNDS = {
	mostBytes: 64 * 1024 ** 2,
	mostSeconds: 120,
	mostRequests: 1
};
/** Asks GitHub's API alone, whatever address an answer names: each request carries the token, and what another server says is no word of GitHub's. */
function guardApi(address) {
	const api = new URL(address);
	const refuseOther = (url) => {
		const { origin, host } = new URL(url);
		if (origin !== api.origin) throw new Error(`an answer of ${api.host} leads to ${host}, which is not asked`);
	};
	return async (input, init) => {
		refuseOther(input instanceof Request ? input.url : String(input));
		const response = await openBoundedFetch(BOUNDS)(input, init);
		refuseOther(response.url);
		const { ok, status, headers } = response;
		if (ok && status !== 204 && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get("content-type") ?? "")) throw new Error(tellOtherApi(` at ${api.host}`));
		return response;
	};
}
// src/github/client.ts
const GITHUB_API = "https://api.github.com";
/** A job that waits longer for GitHub costs more than it is worth: it can be run again. */
const LONGEST_WAIT_SECONDS = 300;
const MOST_RETRIES = 3;
const GitHub = Octokit.plugin(restEndpointMethods, paginateRest, retry, throttling);
/** GitHub's REST API: waits for its rate limits, and asks again after its own faults. */
function openClient({ token, logger, env, second = 1e3 }) {
	if (token === "") throw new UserError("Input 'token' is empty: give it github.token.");
	const mayWait = (kind) => (seconds, options, _, tries) => {
		if (seconds > LONGEST_WAIT_SECONDS || tries >= MOST_RETRIES) return false;
		const { method, url } = asked.parse(options);
		logger.warn(`GitHub's ${kind} rate limit: ${method} ${url} is asked again in ${seconds} s`);
		return true;
	};
	const baseUrl = withoutEndSlashes(env.GITHUB_API_URL || GITHUB_API);
	if (!URL.canParse(baseUrl)) throw new UserError(`GITHUB_API_URL is no address of an API, as ${GITHUB_API} is.`);
	const client = new GitHub({
		auth: token,
		baseUrl,
		request: { fetch: guardApi(baseUrl) },
		throttle: {
			id: randomUUID(),
			onRateLimit: mayWait("primary"),
			onSecondaryRateLimit: mayWait("secondary"),
			retryAfterBaseValue: second
		},
		retry: { retryAfterBaseValue: second }
	});
	client.hook.after("request", ({ data }, { method, url }) => checkAnswer(data, {
		method,
		url,
		baseUrl
	}));
	return client;
}
const MOST_TRIES = 4;
/** Does work again at which GitHub failed. What it makes it makes without retries of its own, and looks for first: GitHub may have made it while its answer got lost. */
async function tryAgain(work, second = 1e3) {
	for (let attempt = 1;; attempt++) try {
		return await work();
	} catch (error) {
		if (attempt === MOST_TRIES || (statusOf(error) ?? 0) < 500) throw error;
		await setTimeout(attempt ** 2 * second);
	}
}
const asked = object({
	method: string(),
	url: string()
});
/** Owner and name as every call takes them. */
const placeOf = ({ owner, name }) => ({
	owner: owner.login,
	repo: name
});
const refusal = object({
	status: int(),
	message: string()
});
/** The HTTP status that GitHub answered with; null: it was no answer of GitHub's. */
const statusOf = (error) => refusal.safeParse(error).data?.status ?? null;
/** Whether GitHub takes no comment because somebody closed the conversation to all but collaborators, of whom a job's token is none. */
const isLocked = (error) => {
	const { data } = refusal.safeParse(error);
	return data?.status === 403 && /\bis locked\b/.test(data.message);
};
/** Says what is to be done about a call that GitHub refused; any other error stays as it is. */
function explainRefusal(error, permission) {
	const { data } = refusal.safeParse(error);
	if (data === void 0) return error;
	const { status, message } = data;
	if (status >= 500) return new UserError(`GitHub could not be asked (${status}): ${message}. Run this again.`, 1, { cause: error });
	const fix = (status === 403 ? findFix(message, permission) : null) ?? "see its message";
	return new UserError(`GitHub refused (${status}): ${message}. The fix: ${fix}.`, 1, { cause: error });
}
/** What mends a call that is forbidden, by GitHub's words; null: they name no cause that is known. */
function findFix(message, permission) {
	if (message.includes("not accessible")) return `give the job the permission ${permission}, and for a pull request from a fork let a workflow on workflow_run do it`;
	return message.includes("create pull requests") ? "allow it in the repository's settings, under Actions, General" : null;
}
export { statusOf as a, placeOf as i, isLocked as n, tryAgain as o, openClient as r, explainRefusal as t };
