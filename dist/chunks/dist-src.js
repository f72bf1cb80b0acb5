import { h as debug } from "./inputs.js";
// node_modules/@actions/artifact/lib/internal/find/retry-options.js
const defaultMaxRetryNumber = 5;
const defaultExemptStatusCodes = [
	400,
	401,
	403,
	404,
	422
];
function getRetryOptions(defaultOptions, retries = defaultMaxRetryNumber, exemptStatusCodes = defaultExemptStatusCodes) {
	var _a;
	if (retries <= 0) return [{ enabled: false }, defaultOptions.request];
	const retryOptions = { enabled: true };
	if (exemptStatusCodes.length > 0) retryOptions.doNotRetry = exemptStatusCodes;
	const requestOptions = Object.assign(Object.assign({}, defaultOptions.request), { retries });
	debug(`GitHub client configured with: (retries: ${requestOptions.retries}, retry-exempt-status-code: ${(_a = retryOptions.doNotRetry) !== null && _a !== void 0 ? _a : "octokit default: [400, 401, 403, 404, 422]"})`);
	return [retryOptions, requestOptions];
}
// node_modules/@octokit/plugin-request-log/dist-src/version.js
const VERSION = "6.0.0";
// node_modules/@octokit/plugin-request-log/dist-src/index.js
function requestLog(octokit) {
	octokit.hook.wrap("request", (request, options) => {
		octokit.log.debug("request", options);
		const start = Date.now();
		const requestOptions = octokit.request.endpoint.parse(options);
		const path = requestOptions.url.replace(options.baseUrl, "");
		return request(options).then((response) => {
			const requestId = response.headers["x-github-request-id"];
			octokit.log.info(`${requestOptions.method} ${path} - ${response.status} with id ${requestId} in ${Date.now() - start}ms`);
			return response;
		}).catch((error) => {
			const requestId = error.response?.headers["x-github-request-id"] || "UNKNOWN";
			octokit.log.error(`${requestOptions.method} ${path} - ${error.status} with id ${requestId} in ${Date.now() - start}ms`);
			throw error;
		});
	});
}
requestLog.VERSION = VERSION;
export { getRetryOptions as n, requestLog as t };
