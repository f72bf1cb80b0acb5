import { Br as errorMessage, Gt as _instanceof, br as cleanLine, hn as ZodError, nn as object, sn as string, tn as number, zr as errorCode } from "./inputs.js";
import { ot as formatDuration } from "./start.js";
/** A longer pause is no time that anybody could wait for: it is not told. */
const A_YEAR_SECONDS = 31622400;
const TOO_LONG = /context[ _](?:length|window|size)|prompt is too long|input token count .{0,200} exceeds/i;
/** Failure of a provider. Its message never holds a key, and it carries no cause that could. */
var ProviderError = class extends Error {
	name = "ProviderError";
	kind;
	status;
	retryAfterSeconds;
	/** The request was turned away, or never arrived; a call that broke off later may have been paid for. */
	isUnbilled;
	constructor(kind, message, { status = null, retryAfterSeconds = null, isUnbilled = status !== null } = {}) {
		super(message);
		this.kind = kind;
		this.status = status;
		this.retryAfterSeconds = retryAfterSeconds;
		this.isUnbilled = isUnbilled;
	}
	/** Another attempt may go better. */
	get isTransient() {
		return this.kind === "rate-limit" || this.kind === "server" || this.kind === "network";
	}
	/** Fewer calls at a time would go better. */
	get asksToSlowDown() {
		return this.kind === "rate-limit" || this.status === 503 || this.status === 529;
	}
	/** Whether the limit is of hours or days: nothing more is answered now. */
	get exhaustsQuota() {
		const isLong = (this.retryAfterSeconds ?? 0) > 120;
		return this.kind === "quota" || this.kind === "rate-limit" && isLong;
	}
	/** The kind as it is told: a limit of hours or days is a quota, whatever the server calls it. */
	get toldAs() {
		return this.exhaustsQuota ? "quota" : this.kind;
	}
	/** Every further call to this model would end alike: no right to it, nothing left to pay with. */
	get haltsModel() {
		return this.exhaustsQuota || this.kind === "access" || this.status === 404;
	}
	/** What was asked is longer than the model takes, as providers and llama.cpp word it. */
	get isTooLong() {
		return this.kind === "request" && TOO_LONG.test(this.message);
	}
	/** Why a model is not asked further. */
	explain() {
		const seconds = this.retryAfterSeconds;
		const until = seconds === null || seconds > A_YEAR_SECONDS ? "" : `, to be asked again in ${formatDuration(seconds)}`;
		return this.exhaustsQuota ? `quota exhausted${until}: ${this.message}` : this.message;
	}
	/** The error as the store of calls keeps it. */
	toOutcome() {
		const { kind: error, message, status: httpStatus } = this;
		return {
			kind: "failed",
			error,
			message,
			httpStatus,
			mayBeBilled: !this.isUnbilled
		};
	}
};
/** The fields that the errors of both SDKs share; an error inside a stream has no status. */
const sdkError = object({
	status: number().optional().catch(void 0),
	headers: _instanceof(Headers).optional().catch(void 0),
	code: string().nullish().catch(null),
	type: string().nullish().catch(null)
});
const QUOTA = /insufficient_quota|billing_|exceeded your current quota|credit balance|PerDay/i;
/** Gemini says of every limit that a quota is exceeded, and names which. */
const SHORT_QUOTA = /PerMinute/;
const OVERLOAD = /overloaded|server_error|api_error|timeout_error|internal/i;
/** Failure for what an SDK threw, or a provider that was called without one; `hide` takes the key out. */
function toProviderError(error, hide) {
	const own = error instanceof Error && error.cause instanceof ProviderError ? error.cause : error;
	const said = hide(errorMessage(own));
	const message = cleanLine(said, 400);
	if (own instanceof ProviderError) return new ProviderError(own.kind, message, own);
	const { status, headers, code, type } = sdkError.safeParse(error).data ?? {};
	const words = `${code ?? ""} ${type ?? ""} ${cleanLine(said, 4e3)}`;
	const retryAfter = (headers && readRetryAfterSeconds(headers)) ?? readRetryDelaySeconds(words);
	const isUnbilled = status === void 0 ? neverArrived(error) : !LOST_BEHIND.includes(status);
	const facts = {
		status: status ?? null,
		retryAfterSeconds: retryAfter,
		isUnbilled
	};
	const kind = classify(status, words, error);
	return new ProviderError(kind, kind === "network" ? cleanLine(hide(nameCause(own)), 400) : message, facts);
}
/** SDKs and fetch say no more than that a connection failed; the last of the causes says why. */
function nameCause(error) {
	const said = errorMessage(error);
	let cause = error;
	for (let depth = 0; cause instanceof Error && cause.cause instanceof Error && depth < MOST_CAUSES; depth++) cause = cause.cause;
	const why = errorMessage(cause) || errorCode(cause) || said;
	return why === said ? said : `${said.replace(/\.$/, "")}: ${why}`;
}
const MOST_CAUSES = 10;
/** What a gateway says where the server behind it had the request and no answer came (RFC 9110, 15.6.3 and 15.6.5; Cloudflare's own): it may be worked on, and paid for. */
const LOST_BEHIND = [
	502,
	504,
	520,
	524
];
const NEVER_ARRIVED = [
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH"
];
/** A proxy that makes no connection. Node has no code of its own for it. */
const NO_TUNNEL = /^Proxy response .* when HTTP Tunneling/;
/** Whether there was no connection, by what the error was caused by. */
function neverArrived(error) {
	for (let each = error; each instanceof Error; each = each.cause) if (NEVER_ARRIVED.includes(errorCode(each) ?? "") || NO_TUNNEL.test(each.message)) return true;
	return false;
}
function classify(status, words, error) {
	const isRefused = status === 429 || status === void 0 && words.includes("rate_limit");
	if (isRefused && SHORT_QUOTA.test(words)) return "rate-limit";
	if (QUOTA.test(words) || status === 402) return "quota";
	if (isRefused) return "rate-limit";
	if (status === 401 || status === 403) return "access";
	if (status === 408 || status === 409 || status !== void 0 && status >= 500) return "server";
	return status === void 0 ? classifyWithoutStatus(words, error) : "request";
}
/** Kind of a failure before or after the server said how it went. */
function classifyWithoutStatus(words, error) {
	if (error instanceof RangeError || error instanceof TypeError && error.cause === void 0 || error instanceof SyntaxError || error instanceof ZodError) return "malformed";
	return OVERLOAD.test(words) ? "server" : "network";
}
/** Gemini tells it in the error's own details (google.rpc.RetryInfo). */
function readRetryDelaySeconds(words) {
	const [, seconds] = /"retryDelay\W{1,6}(\d{1,6}(?:\.\d+)?)s"/.exec(words) ?? [];
	return seconds === void 0 ? null : Number(seconds);
}
/** `Retry-After` as seconds or as a date (RFC 9110, 10.2.3), or OpenAI's `retry-after-ms`. */
function readRetryAfterSeconds(headers, nowMs = Date.now()) {
	const milliseconds = Number(headers.get("retry-after-ms") ?? NaN);
	if (milliseconds >= 0) return milliseconds / 1e3;
	const value = headers.get("retry-after");
	if (value === null || value.trim() === "") return null;
	const seconds = Number(value);
	if (seconds >= 0) return seconds;
	const date = Date.parse(value);
	return Number.isNaN(date) ? null : Math.max(0, (date - nowMs) / 1e3);
}
export { toProviderError as n, ProviderError as t };
