import { $ as commitHash, $t as literal, An as validateURL, Bn as floatSafeRemainder, Br as errorMessage, Cn as isValidIBAN, Dn as stripTabAndNewline, En as mergeValues, Gn as isKeyFile, Gr as recover, Hn as shallowClone, Jt as boolean, K as LONGEST_PROSE, Kr as refuseStopped, Kt as _null, Ln as clone$1, Mn as number, Mr as explainPath, Nr as explainRead, On as urlHostnameOk, Pn as $ZodAsyncError, Pr as explainWrite, Q as baselineMode, Qt as json, Rn as codePointLength, Rr as UserError, Sn as isValidCreditCard, Tn as isValidJWT, Un as sizeCaps, Ur as isOfOne, Vn as isPlainObject, Wn as addressWithoutCredentials, Wt as _enum, Xt as discriminatedUnion, Y as MOST_TOKENS, Yn as withoutCredentials, Z as arm, Zt as int, _n as isBackEdge, _r as withoutEndSlashes, _t as tokenCount, an as record, at as label, bn as isValidBase64URL, dt as sha256, et as compoundId, fn as url, fr as lastLines, ft as share$2, gt as text, ht as slug, it as instant, jn as Doc, kn as urlProtocolOk, ln as tuple, lr as compareTexts, lt as quality, mt as shim, nn as object, nt as dollars, on as strictObject, or as _usingCtx, ot as mode, pn as uuid, pt as shareInterval, q as LONGEST_TEXT, qt as array, rn as partialRecord, rt as generatedMode, sn as string, st as modelId, tn as number$1, tt as count$1, un as union, ut as relativePath, vn as isRecursiveSchema, vt as usualShim, wn as isValidIPv6, xn as isValidCIDRv6, yn as isValidBase64, zn as esc, zr as errorCode, zt as date } from "./inputs.js";
import { $ as threading, An as refuseAllBut, At as makeWritableBelow, Bt as parseWith, Cn as formatSignificantDigits, Ct as statIfPresent, Dn as isNoText, En as groupThousands, Et as appendBelow, It as openNamed, L as memoise, Ln as withFolders, Mn as refusedKind, On as kindOf$1, R as memoiseWeakly, St as sha256Hex, Tt as writeJson, Vt as readJsonText, W as host, Wt as parseJson, Zt as assetPath, _ as runCommand, an as lookBelow, b as timerMilliseconds, ct as failureKind, dn as walkTree, f as removeTree, gn as makeFolders, i as OWN_PYTHON, in as listBelow, jn as refuseUnsafeName, kn as look, l as makeScratch, mn as holdFolder, nn as enterBelow, on as openBelow, p as removedAfter, pn as enterHeld, pt as hashNamed, q as sandboxTier, sn as readBelow, st as doubtCount, ut as createJson, vt as readJson, wt as writeFileAtomic, x as ENERGY_SCOPE, xn as formatSize, yt as readJsonIfPresent } from "./base.js";
import { i as storedPrompt, n as PROMPT_NAMES, r as README_KINDS } from "./stored-prompt.js";
import { n as setting$1 } from "./setting.js";
import { t as design } from "./plan-options.js";
import { i as versioned, n as listFields, r as mapFields, t as isFields } from "./versioned.js";
import { t as publishedId } from "./published-id.js";
import { A as phase, F as failureClassFromVersion1, G as composeVariantId, K as isLeaner, M as purpose, O as perturbation, P as status, U as reported, V as renamePerturbation, Y as metricRule, b as FLOP_KINDS, l as groupRatio, m as ratio, p as quantity, q as refuseForeignParts, r as failOnCondition, s as SAME_RATIO, t as unpackArchive, u as interval, v as accuracyVerdict } from "./read.js";
import { t as TASKS } from "./project-task.js";
import { basename, dirname, join, posix, relative, resolve } from "node:path";
import { constants, createWriteStream, existsSync, readFileSync } from "node:fs";
import { appendFile, chmod, copyFile, lstat, mkdir, open, readFile, readdir, readlink, rename, rm, stat, symlink, utimes } from "node:fs/promises";
import { homedir } from "node:os";
import { spawn } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { BlockList, Socket, isIP } from "node:net";
import { getSystemErrorName } from "node:util";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { lookup } from "node:dns/promises";
import { setTimeout } from "node:timers";
// node_modules/zod/v4/core/compile.js
/** @internal Sentinel the compiled fast path returns when validation fails. */
const INVALID = Symbol.for("zod.compile.invalid");
const FALLBACK_FLAG = Symbol.for("zod.compile.fallback");
/** Raised when the schema contains async refinements or transforms. Surfaces only under `compile(schema, { strict: true })`. */
var ZodCompileAsyncError = class extends Error {
	constructor(message = "z.compile does not support async refinements, transforms, or checks") {
		super(message);
		this.name = "ZodCompileAsyncError";
	}
};
/**
* Raised when the schema contains a feature whose semantics the fast path
* can't fully model. Both the shim in `zod/compile` and the default
* `compile()` fall back to the runtime parser for that schema; only
* `compile(schema, { strict: true })` lets it surface.
*/
var ZodCompileUnsupportedError = class extends Error {
	constructor(feature, islandable = true) {
		super(`z.compile does not support ${feature}; this schema must use the runtime parser`);
		this.name = "ZodCompileUnsupportedError";
		this.islandable = islandable;
	}
};
/**
* Build the validator `validate` calls: the same codegen as the parser with the output construction
* dropped. A schema the flag cannot express reuses the parser, which still answers correctly — it
* just builds a value nothing reads.
*/
function compileValidator(schema, parser) {
	try {
		return compileFn(schema, { assertOnly: true });
	} catch {
		return parser;
	}
}
/**
* AOT-compile a Zod schema. Returns a clone whose `_zod.run` calls a generated
* fast path first and falls back to the original runtime parser on failure.
*
* - Forward direction only. Backward (encode), async, and `skipChecks` paths
*   bypass the fast path and use the runtime directly.
* - Never throws. A schema the fast path can't model is returned unchanged and
*   keeps using the runtime parser. Pass `{ strict: true }` to get the refusal
*   as a thrown `ZodCompileUnsupportedError` / `ZodCompileAsyncError` instead.
* - The original schema is unchanged. The clone shares children by reference.
*/
function compile(schema, options) {
	try {
		const parser = compileFn(schema);
		const clone = withParser(schema, parser);
		clone._zod.bag.validator = compileValidator(schema, parser);
		return clone;
	} catch (err) {
		if (options?.strict) throw err;
		return schema;
	}
}
/**
* Install an already-generated parser as a schema's fast path. Returns a clone; the original is
* unchanged.
*
* The parser takes the input and returns the parsed value, or `INVALID` to hand the parse to the
* runtime. It must be synchronous and forward-direction, and it must build fresh output rather than
* return its input — Zod cannot check either, and a wrong *success* is returned to the caller as-is.
*
* `compile()` is the ordinary entry point. This is for a build-time or native compiler that produces
* a parser where `new Function` is unavailable.
*/
function withParser(schema, parser) {
	if (isRecursiveSchema(schema)) throw new ZodCompileUnsupportedError("a schema whose subtree contains a reference cycle");
	const clone = clone$1(schema);
	const liveRun = schema._zod.run;
	const originalRun = liveRun.__originalRun ?? liveRun;
	const wrapped = (payload, ctx) => {
		if (ctx?.async || ctx?.direction === "backward" || ctx?.skipChecks || ctx?.[FALLBACK_FLAG]) return originalRun(payload, ctx);
		if (ctx && isBackEdge(ctx, payload.value)) return originalRun(payload, ctx);
		const out = parser(payload.value);
		if (out !== INVALID) {
			payload.value = out;
			return payload;
		}
		if (ctx) ctx[FALLBACK_FLAG] = true;
		return originalRun(payload, ctx);
	};
	wrapped.__originalRun = originalRun;
	clone._zod.bag.fallbackRun = originalRun;
	clone._zod.bag.validator = parser;
	clone._zod.run = wrapped;
	if (!liveRun.__originalRun) installCompiledUserMethods(clone, schema, parser);
	return clone;
}
function installCompiledUserMethods(target, source, parser) {
	const targetAny = target;
	const sourceAny = source;
	if (typeof sourceAny.safeParse === "function") {
		const originalSafeParse = sourceAny.safeParse;
		targetAny.safeParse = (data, params) => {
			const out = parser(data);
			if (out !== INVALID) return {
				success: true,
				data: out
			};
			return originalSafeParse(data, params);
		};
	}
	if (typeof sourceAny.parse === "function") {
		const originalParse = sourceAny.parse;
		targetAny.parse = (data, params) => {
			const out = parser(data);
			if (out !== INVALID) return out;
			return originalParse(data, params);
		};
	}
}
/**
* @internal Generate the standalone compiled function: a parser by default, a validator under
* `assertOnly`. Returns the parsed value, `true` where nothing reads the output, or `INVALID`. Consumers use `compile()`.
*/
function compileFn(schema, options) {
	let recursive = true;
	try {
		recursive = isRecursiveSchema(schema);
	} catch {}
	if (recursive) throw new ZodCompileUnsupportedError("a schema whose subtree contains a reference cycle");
	const ctx = {
		constants: /* @__PURE__ */ new Map(),
		constantCounter: 0,
		varCounter: 0,
		definite: true
	};
	const doc = new Doc(["input"]);
	const outputAccessor = generateCheck(doc, ctx, schema, "input", !options?.assertOnly);
	doc.write(outputAccessor === null ? `return true;` : `return ${outputAccessor};`);
	const constantNames = ["INVALID", ...ctx.constants.keys()];
	const constantValues = [INVALID, ...ctx.constants.values()];
	const code = doc.content.join("\n");
	const fullCode = options?.debug ? constantNames.length > 0 ? `// Constants: ${constantNames.join(", ")}\n${code}` : code : "";
	const F = Function;
	const factoryCode = `return (input) => {\n${code}\n}`;
	let fn;
	try {
		fn = new F(...constantNames, factoryCode)(...constantValues);
	} catch (err) {
		throw new ZodCompileUnsupportedError(`this schema (generated code failed to evaluate: ${err.message})`);
	}
	if (options?.debug) fn.code = fullCode;
	fn.definite = ctx.definite;
	return fn;
}
function addConstant(ctx, value) {
	for (const [name, v] of ctx.constants) if (v === value) return name;
	const name = `c${ctx.constantCounter++}`;
	ctx.constants.set(name, value);
	return name;
}
/** Hoists a user-supplied callback. Anything the schema's author wrote can throw, and generated code can reject an earlier sibling before ever reaching it, so this clears `definite` — a rejection is then no longer proof that the interpreter would have rejected rather than thrown. */
function addUserConstant(ctx, fn) {
	ctx.definite = false;
	return addConstant(ctx, fn);
}
function newVar(ctx) {
	return `v${ctx.varCounter++}`;
}
function runtimeRun(schema, value) {
	const result = schema._zod.run({
		value,
		issues: []
	}, {});
	if (result && typeof result.then === "function") return INVALID;
	const r = result;
	return r.issues.length === 0 ? r.value : INVALID;
}
function compileChild(doc, ctx, schema, accessor, needsValue = true) {
	const contentLen = doc.content.length;
	const constantCount = ctx.constants.size;
	const constantCounter = ctx.constantCounter;
	const varCounter = ctx.varCounter;
	try {
		return generateCheck(doc, ctx, schema, accessor, needsValue);
	} catch (err) {
		if (!(err instanceof ZodCompileUnsupportedError) || !err.islandable) throw err;
		doc.content.length = contentLen;
		if (ctx.constants.size > constantCount) {
			const trailing = Array.from(ctx.constants.keys()).slice(constantCount);
			for (const k of trailing) ctx.constants.delete(k);
		}
		ctx.constantCounter = constantCounter;
		ctx.varCounter = varCounter;
		return emitRuntimeIsland(doc, ctx, schema, accessor);
	}
}
function emitRuntimeIsland(doc, ctx, schema, accessor) {
	ctx.definite = false;
	const schemaConst = addConstant(ctx, schema);
	const runConst = addConstant(ctx, runtimeRun);
	const outVar = newVar(ctx);
	doc.write(`const ${outVar} = ${runConst}(${schemaConst}, ${accessor});`);
	doc.write(`if (${outVar} === INVALID) return INVALID;`);
	return outVar;
}
const WHEN_DEFAULTED_CHECKS = /* @__PURE__ */ new Set([
	"max_size",
	"min_size",
	"size_equals",
	"max_length",
	"min_length",
	"length_equals"
]);
function generateChecks(doc, ctx, schema, accessor) {
	const schemaChecks = schema._zod.def.checks;
	if (!schemaChecks || schemaChecks.length === 0) return accessor;
	let currentAccessor = accessor;
	for (const check of schemaChecks) {
		const def = check._zod.def;
		if (def.when && !WHEN_DEFAULTED_CHECKS.has(def.check)) throw new ZodCompileUnsupportedError(`check with a custom "when" condition`);
		switch (def.check) {
			case "greater_than":
				generateGreaterThanCheck(doc, ctx, def, currentAccessor);
				break;
			case "less_than":
				generateLessThanCheck(doc, ctx, def, currentAccessor);
				break;
			case "multiple_of":
				generateMultipleOfCheck(doc, ctx, def, currentAccessor);
				break;
			case "number_format":
				generateNumberFormatCheck(doc, def, currentAccessor);
				break;
			case "min_length": {
				const min = numericOperand(def.minimum, "min_length");
				const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length >= ${min} && ${currentAccessor}.length < ${def.minimum * 2}`);
				doc.write(`if (${len} < ${min}) return INVALID;`);
				break;
			}
			case "max_length": {
				const max = numericOperand(def.maximum, "max_length");
				const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length > ${max}`);
				doc.write(`if (${len} > ${max}) return INVALID;`);
				break;
			}
			case "length_equals": {
				const exact = numericOperand(def.length, "length_equals");
				const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length >= ${exact} && ${currentAccessor}.length <= ${def.length * 2}`);
				doc.write(`if (${len} !== ${exact}) return INVALID;`);
				break;
			}
			case "min_size":
				doc.write(`if (${currentAccessor}.size < ${numericOperand(def.minimum, "min_size")}) return INVALID;`);
				break;
			case "max_size":
				doc.write(`if (${currentAccessor}.size > ${numericOperand(def.maximum, "max_size")}) return INVALID;`);
				break;
			case "size_equals":
				doc.write(`if (${currentAccessor}.size !== ${numericOperand(def.size, "size_equals")}) return INVALID;`);
				break;
			case "string_format":
				currentAccessor = generateStringFormatCheck(doc, ctx, def, currentAccessor);
				break;
			case "custom":
				currentAccessor = generateCustomRefineCheck(doc, ctx, check, currentAccessor);
				break;
			case "bigint_format":
				generateBigIntFormatCheck(doc, def, currentAccessor);
				break;
			case "mime_type":
				generateMimeTypeCheck(doc, ctx, def, currentAccessor);
				break;
			case "property":
				generatePropertyCheck(doc, ctx, def, currentAccessor);
				break;
			case "properties":
				generatePropertiesChecks(doc, ctx, def, currentAccessor);
				break;
			case "overwrite": {
				const newAccessor = newVar(ctx);
				generateOverwriteCheck(doc, ctx, check, currentAccessor, newAccessor);
				currentAccessor = newAccessor;
				break;
			}
			default: throw new ZodCompileUnsupportedError(`check type ${def.check}`);
		}
	}
	return currentAccessor;
}
function codePointLengthVar(doc, ctx, accessor, inDoubt) {
	const cpLen = addConstant(ctx, codePointLength);
	const v = newVar(ctx);
	doc.write(`const ${v} = typeof ${accessor} === "string" && ${inDoubt} ? ${cpLen}(${accessor}) : ${accessor}.length;`);
	return v;
}
/**
* A count bound reaches generated source verbatim, so a non-number would be
* emitted as code rather than as a value — `min('0) {} evil(); if (0')` writes an
* arbitrary statement into the function body. TypeScript types these as `number`
* and fromJSONSchema guards them, so this is a backstop rather than a live hole,
* but generated source is the one place a wrong type stops being a type error.
*/
function numericOperand(value, label) {
	if (typeof value !== "number" || !Number.isFinite(value)) throw new ZodCompileUnsupportedError(`${label} bound of type ${typeof value}`);
	return `${value}`;
}
function comparisonOperand(ctx, value) {
	if (typeof value === "bigint") return `${value}n`;
	if (typeof value === "number") {
		if (Number.isNaN(value)) throw new ZodCompileUnsupportedError("comparison check with NaN bound");
		return `${value}`;
	}
	if (value instanceof Date) {
		if (Number.isNaN(value.getTime())) throw new ZodCompileUnsupportedError("comparison check with Invalid Date bound");
		return addConstant(ctx, value);
	}
	throw new ZodCompileUnsupportedError(`comparison check bound of type ${typeof value}`);
}
function generateGreaterThanCheck(doc, ctx, def, accessor) {
	const op = def.inclusive ? "<" : "<=";
	doc.write(`if (${accessor} ${op} ${comparisonOperand(ctx, def.value)}) return INVALID;`);
}
function generateLessThanCheck(doc, ctx, def, accessor) {
	const op = def.inclusive ? ">" : ">=";
	doc.write(`if (${accessor} ${op} ${comparisonOperand(ctx, def.value)}) return INVALID;`);
}
function generateMultipleOfCheck(doc, ctx, def, accessor) {
	if (typeof def.value === "bigint") {
		if (def.value === BigInt(0)) throw new ZodCompileUnsupportedError("multiple_of check with a zero divisor");
		doc.write(`if (${accessor} % ${def.value}n !== 0n) return INVALID;`);
	} else {
		const remainder = addConstant(ctx, floatSafeRemainder);
		doc.write(`if (${remainder}(${accessor}, ${numericOperand(def.value, "multiple_of")}) !== 0) return INVALID;`);
	}
}
function generateNumberFormatCheck(doc, def, accessor) {
	const format = def.format;
	switch (format) {
		case "safeint":
			doc.write(`if (!Number.isSafeInteger(${accessor})) return INVALID;`);
			break;
		case "int32":
			doc.write(`if (!Number.isInteger(${accessor}) || ${accessor} < -2147483648 || ${accessor} > 2147483647) return INVALID;`);
			break;
		case "uint32":
			doc.write(`if (!Number.isInteger(${accessor}) || ${accessor} < 0 || ${accessor} > 4294967295) return INVALID;`);
			break;
		case "float32":
			doc.write(`if (!Number.isFinite(${accessor}) || ${accessor} < -3.4028234663852886e38 || ${accessor} > 3.4028234663852886e38) return INVALID;`);
			break;
		case "float64":
			doc.write(`if (!Number.isFinite(${accessor})) return INVALID;`);
			break;
		default: throw new ZodCompileUnsupportedError(`number format ${format}`);
	}
}
function generateBigIntFormatCheck(doc, def, accessor) {
	const format = def.format;
	if (!format) return;
	switch (format) {
		case "int64":
			doc.write(`if (${accessor} < -9223372036854775808n || ${accessor} > 9223372036854775807n) return INVALID;`);
			break;
		case "uint64":
			doc.write(`if (${accessor} < 0n || ${accessor} > 18446744073709551615n) return INVALID;`);
			break;
		default: throw new ZodCompileUnsupportedError(`bigint format ${format}`);
	}
}
function generateMimeTypeCheck(doc, ctx, def, accessor) {
	const mimeTypes = def.mime;
	if (mimeTypes && mimeTypes.length > 0) {
		const mimeSet = addConstant(ctx, new Set(mimeTypes));
		doc.write(`if (!${mimeSet}.has(${accessor}.type)) return INVALID;`);
	}
}
function generatePropertiesChecks(doc, ctx, def, accessor) {
	if (def.when) throw new ZodCompileUnsupportedError(`check with a custom "when" condition`);
	doc.write(`if (${accessor} == null) return INVALID;`);
	const shape = def.shape;
	for (const key of Reflect.ownKeys(shape)) {
		const keyExpr = typeof key === "symbol" ? addConstant(ctx, key) : esc(key);
		const inputVar = newVar(ctx);
		doc.write(`const ${inputVar} = ${accessor}[${keyExpr}];`);
		compileChild(doc, ctx, shape[key], inputVar, false);
	}
}
function generatePropertyCheck(doc, ctx, def, accessor) {
	const propAccessor = `${accessor}[${JSON.stringify(def.property)}]`;
	generateCheck(doc, ctx, def.schema, propAccessor);
}
function generateOverwriteCheck(doc, ctx, check, currentAccessor, newAccessor) {
	const tx = check._zod.def.tx;
	if (!tx) throw new ZodCompileUnsupportedError("overwrite check without a transform function");
	if (isAsyncFunction(tx)) throw new ZodCompileAsyncError("z.compile: async overwrite transforms are not supported");
	const txConst = addConstant(ctx, tx);
	doc.write(`const ${newAccessor} = ${txConst}(${currentAccessor});`);
}
/** A predicate that hands back a thenable is an async check reached synchronously, and the interpreter throws `$ZodAsyncError` for it. Returning INVALID instead would be a bail-out, and a union reads a bail-out as a rejected branch and answers with a later one — so the throw has to survive into generated code. */
function throwAsync() {
	throw new $ZodAsyncError();
}
/** Shared `addIssue` for the spoofed payloads a refine, check or transform receives. Allocating one per call — a fresh closure plus a `this`-bound method on a fresh literal — pinned every payload-allocating schema at ~2.7M ops/sec against 135M for a plain object literal. It captures nothing per call; it only reaches `this.issues`. */
function pushIssue(issue) {
	this.issues.push(issue);
}
function generateCustomRefineCheck(doc, ctx, check, accessor) {
	const def = check._zod.def;
	if (def.fn) {
		if (isAsyncFunction(def.fn)) throw new ZodCompileAsyncError("z.compile: async .refine() predicates are not supported");
		const fnConst = addUserConstant(ctx, def.fn);
		const throwAsyncConst = addConstant(ctx, throwAsync);
		const resVar = newVar(ctx);
		doc.write(`const ${resVar} = ${fnConst}(${accessor});`);
		doc.write(`if (${resVar} instanceof Promise) ${throwAsyncConst}();`);
		doc.write(`if (!${resVar}) return INVALID;`);
		return accessor;
	}
	if (check._zod.check) {
		if (isAsyncFunction(check._zod.check)) throw new ZodCompileAsyncError("z.compile: async .superRefine() / check functions are not supported");
		const checkFn = check._zod.check;
		const helperFn = (value) => {
			const fakePayload = {
				value,
				issues: [],
				addIssue: pushIssue
			};
			if (checkFn(fakePayload) instanceof Promise) throwAsync();
			return fakePayload.issues.length === 0 ? fakePayload.value : INVALID;
		};
		const helperConst = addUserConstant(ctx, helperFn);
		const outVar = newVar(ctx);
		doc.write(`const ${outVar} = ${helperConst}(${accessor});`);
		doc.write(`if (${outVar} === INVALID) return INVALID;`);
		return outVar;
	}
	throw new ZodCompileUnsupportedError("custom check without a predicate or check function");
}
/**
* Built-in formats that validate with nothing but `def.pattern`, so compiling
* the regex reproduces the runtime exactly. Deliberately an allowlist: a format
* missing from it loses its fast path, while a format wrongly added to it
* silently accepts input the runtime rejects. Formats that layer extra
* validation over a shape-only pattern (`credit_card`, `base64`, `ipv6`, …) are
* handled above by hoisting the runtime validator itself.
*/
const PATTERN_IS_COMPLETE = /* @__PURE__ */ new Set([
	"cidrv4",
	"cuid",
	"cuid2",
	"date",
	"datetime",
	"duration",
	"e164",
	"email",
	"emoji",
	"ends_with",
	"guid",
	"includes",
	"ipv4",
	"ksuid",
	"lowercase",
	"mac",
	"nanoid",
	"regex",
	"starts_with",
	"time",
	"ulid",
	"uppercase",
	"uuid",
	"xid"
]);
function generateStringFormatCheck(doc, ctx, def, accessor, needsValue = true) {
	const fmt = def.format;
	if (fmt === "base64") {
		const validator = addConstant(ctx, isValidBase64);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "base64url") {
		const validator = addConstant(ctx, isValidBase64URL);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "jwt") {
		const validator = addConstant(ctx, isValidJWT);
		const alg = addConstant(ctx, def.alg ?? null);
		doc.write(`if (!${validator}(${accessor}, ${alg})) return INVALID;`);
		return accessor;
	}
	if (fmt === "ipv6") {
		const validator = addConstant(ctx, isValidIPv6);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "cidrv6") {
		const validator = addConstant(ctx, isValidCIDRv6);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "credit_card") {
		const validator = addConstant(ctx, isValidCreditCard);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "iban") {
		const validator = addConstant(ctx, isValidIBAN);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	const formatDef = def;
	if (fmt === "url" || fmt === "httpurl" || formatDef.normalize || formatDef.hostname !== void 0 || formatDef.protocol !== void 0) {
		const parseConst = addConstant(ctx, validateURL);
		const defConst = addConstant(ctx, def);
		const trimVar = newVar(ctx);
		const urlVar = newVar(ctx);
		doc.write(`const ${trimVar} = ${accessor}.trim();`);
		doc.write(`const ${urlVar} = ${parseConst}(${trimVar}, ${defConst});`);
		doc.write(`if (typeof ${urlVar} === "number") return INVALID;`);
		if (formatDef.hostname !== void 0) {
			const hostnameConst = addConstant(ctx, urlHostnameOk);
			doc.write(`if (!${hostnameConst}(${urlVar}, ${defConst}.hostname)) return INVALID;`);
		}
		if (formatDef.protocol !== void 0) {
			const protocolConst = addConstant(ctx, urlProtocolOk);
			doc.write(`if (!${protocolConst}(${urlVar}, ${defConst}.protocol)) return INVALID;`);
		}
		if (!needsValue) return null;
		const outputVar = newVar(ctx);
		const outputExpr = formatDef.normalize ? `${urlVar}.href` : `${addConstant(ctx, stripTabAndNewline)}(${trimVar})`;
		doc.write(`const ${outputVar} = ${outputExpr};`);
		return outputVar;
	}
	const customFn = def.fn;
	if (customFn) {
		if (isAsyncFunction(customFn)) throw new ZodCompileUnsupportedError(`async string format ${fmt}`);
		const fnConst = addConstant(ctx, customFn);
		doc.write(`if (!${fnConst}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (PATTERN_IS_COMPLETE.has(fmt) && def.pattern) {
		const patternConst = addConstant(ctx, def.pattern);
		doc.write(`${patternConst}.lastIndex = 0;`);
		doc.write(`if (!${patternConst}.test(${accessor})) return INVALID;`);
		return accessor;
	}
	const format = def.format;
	switch (format) {
		case "regex": throw new ZodCompileUnsupportedError("regex format without a pattern");
		case "lowercase":
			doc.write(`if (${accessor} !== ${accessor}.toLowerCase()) return INVALID;`);
			break;
		case "uppercase":
			doc.write(`if (${accessor} !== ${accessor}.toUpperCase()) return INVALID;`);
			break;
		case "includes":
			doc.write(`if (!${accessor}.includes(${esc(def.includes)})) return INVALID;`);
			break;
		case "starts_with": {
			const prefix = def.prefix;
			doc.write(`if (${accessor}.slice(0, ${prefix.length}) !== ${esc(prefix)}) return INVALID;`);
			break;
		}
		case "ends_with": {
			const suffix = def.suffix;
			doc.write(`if (${accessor}.slice(-${suffix.length}) !== ${esc(suffix)}) return INVALID;`);
			break;
		}
		default: throw new ZodCompileUnsupportedError(`string format ${format}`);
	}
	return accessor;
}
function generateCheck(doc, ctx, schema, accessor, needsValue = true) {
	const def = schema._zod.def;
	const type = def.type;
	if (def.coerce) throw new ZodCompileUnsupportedError(`coercion (z.coerce.${type}())`);
	const buildsValue = needsValue || !!def.checks?.length;
	let typeAccessor;
	switch (type) {
		case "string":
			typeAccessor = generateStringCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "number":
			typeAccessor = generateNumberCheck(doc, schema, accessor);
			break;
		case "boolean":
			typeAccessor = generateBooleanCheck(doc, accessor);
			break;
		case "bigint":
			typeAccessor = generateBigIntCheck(doc, schema, accessor);
			break;
		case "symbol":
			typeAccessor = generateSymbolCheck(doc, accessor);
			break;
		case "undefined":
			typeAccessor = generateUndefinedCheck(doc, accessor);
			break;
		case "null":
			typeAccessor = generateNullCheck(doc, accessor);
			break;
		case "any":
		case "unknown":
			typeAccessor = accessor;
			break;
		case "never":
			doc.write("return INVALID;");
			typeAccessor = accessor;
			break;
		case "void":
			typeAccessor = generateVoidCheck(doc, accessor);
			break;
		case "nan":
			typeAccessor = generateNaNCheck(doc, accessor);
			break;
		case "date":
			typeAccessor = generateDateCheck(doc, accessor);
			break;
		case "object":
			typeAccessor = generateObjectCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "optional":
			typeAccessor = generateOptionalCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "nullable":
			typeAccessor = generateNullableCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "array":
			typeAccessor = generateArrayCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "literal":
			typeAccessor = generateLiteralCheck(doc, ctx, schema, accessor);
			break;
		case "enum":
			typeAccessor = generateEnumCheck(doc, ctx, schema, accessor);
			break;
		case "readonly": {
			const innerOut = generateWrapperCheck(doc, ctx, schema, accessor);
			const frozenVar = newVar(ctx);
			doc.write(`const ${frozenVar} = Object.freeze(${innerOut});`);
			typeAccessor = frozenVar;
			break;
		}
		case "success":
			generateWrapperCheck(doc, ctx, schema, accessor);
			typeAccessor = "true";
			break;
		case "default":
		case "prefault":
			typeAccessor = generateDefaultCheck(doc, ctx, schema, accessor);
			break;
		case "nonoptional":
			typeAccessor = generateNonOptionalCheck(doc, ctx, schema, accessor);
			break;
		case "tuple":
			typeAccessor = generateTupleCheck(doc, ctx, schema, accessor);
			break;
		case "union":
			typeAccessor = generateUnionCheck(doc, ctx, schema, accessor);
			break;
		case "intersection":
			typeAccessor = generateIntersectionCheck(doc, ctx, schema, accessor);
			break;
		case "record":
			typeAccessor = generateRecordCheck(doc, ctx, schema, accessor);
			break;
		case "map":
			typeAccessor = generateMapCheck(doc, ctx, schema, accessor);
			break;
		case "set":
			typeAccessor = generateSetCheck(doc, ctx, schema, accessor);
			break;
		case "file":
			typeAccessor = generateFileCheck(doc, accessor);
			break;
		case "template_literal":
			typeAccessor = generateTemplateLiteralCheck(doc, ctx, schema, accessor);
			break;
		case "lazy":
			typeAccessor = generateLazyCheck(doc, ctx, schema, accessor);
			break;
		case "pipe":
			typeAccessor = generatePipeCheck(doc, ctx, schema, accessor);
			break;
		case "custom":
			typeAccessor = generateCustomCheck(doc, ctx, schema, accessor);
			break;
		case "transform":
			typeAccessor = generateTransformCheck(doc, ctx, schema, accessor);
			break;
		case "catch":
			typeAccessor = generateCatchCheck(doc, ctx, schema, accessor);
			break;
		default: throw new ZodCompileUnsupportedError(`schema type ${type}`);
	}
	if (typeAccessor === null) return null;
	return generateChecks(doc, ctx, schema, typeAccessor);
}
function generateStringCheck(doc, ctx, schema, accessor, needsValue = true) {
	doc.write(`if (typeof ${accessor} !== "string") return INVALID;`);
	const def = schema._zod.def;
	if (def.format === void 0) return accessor;
	return generateStringFormatCheck(doc, ctx, def, accessor, needsValue);
}
function generateNumberCheck(doc, schema, accessor) {
	doc.write(`if (typeof ${accessor} !== "number" || !Number.isFinite(${accessor})) return INVALID;`);
	const def = schema._zod.def;
	if (def.check === "number_format" && def.format) generateNumberFormatCheck(doc, { format: def.format }, accessor);
	return accessor;
}
function generateBooleanCheck(doc, accessor) {
	doc.write(`if (typeof ${accessor} !== "boolean") return INVALID;`);
	return accessor;
}
function generateBigIntCheck(doc, schema, accessor) {
	doc.write(`if (typeof ${accessor} !== "bigint") return INVALID;`);
	const def = schema._zod.def;
	if (def.format) switch (def.format) {
		case "int64":
			doc.write(`if (${accessor} < -9223372036854775808n || ${accessor} > 9223372036854775807n) return INVALID;`);
			break;
		case "uint64": doc.write(`if (${accessor} < 0n || ${accessor} > 18446744073709551615n) return INVALID;`);
	}
	return accessor;
}
function generateSymbolCheck(doc, accessor) {
	doc.write(`if (typeof ${accessor} !== "symbol") return INVALID;`);
	return accessor;
}
function generateUndefinedCheck(doc, accessor) {
	doc.write(`if (${accessor} !== undefined) return INVALID;`);
	return accessor;
}
function generateNullCheck(doc, accessor) {
	doc.write(`if (${accessor} !== null) return INVALID;`);
	return accessor;
}
function generateVoidCheck(doc, accessor) {
	doc.write(`if (${accessor} !== undefined) return INVALID;`);
	return accessor;
}
function generateNaNCheck(doc, accessor) {
	doc.write(`if (typeof ${accessor} !== "number" || !Number.isNaN(${accessor})) return INVALID;`);
	return accessor;
}
function generateDateCheck(doc, accessor) {
	doc.write(`if (!(${accessor} instanceof Date) || Number.isNaN(${accessor}.getTime())) return INVALID;`);
	return accessor;
}
function generateObjectCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	doc.write(`if (typeof ${accessor} !== "object" || ${accessor} === null || Array.isArray(${accessor})) return INVALID;`);
	const shape = def.shape;
	const keys = Object.keys(shape);
	const symbolKeys = Object.getOwnPropertySymbols(shape);
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	const keyExpr = (k) => typeof k === "symbol" ? addConstant(ctx, k) : esc(k);
	const propKey = (k) => typeof k === "symbol" ? `[${keyExpr(k)}]` : esc(k);
	const propShape = shape;
	if (keys.includes("__proto__")) throw new ZodCompileUnsupportedError("object shape key \"__proto__\"");
	const propOutputs = /* @__PURE__ */ new Map();
	for (const key of allKeys) {
		const propSchema = propShape[key];
		const kx = keyExpr(key);
		const inputVar = newVar(ctx);
		doc.write(`const ${inputVar} = ${accessor}[${kx}];`);
		if (propSchema._zod.optin !== void 0) {
			const outputVar = newVar(ctx);
			doc.write(`let ${outputVar} = (() => {`);
			doc.indented((d) => {
				const outputAccessor = compileChild(d, ctx, propSchema, inputVar);
				d.write(`return ${outputAccessor};`);
			});
			doc.write(`})();`);
			if (propSchema._zod.optout === "optional") {
				doc.write(`if (${outputVar} === INVALID) {`);
				doc.indented((d) => {
					d.write(`if (${kx} in ${accessor}) return INVALID;`);
					d.write(`${outputVar} = undefined;`);
				});
				doc.write(`}`);
			} else doc.write(`if (${outputVar} === INVALID) return INVALID;`);
			propOutputs.set(key, outputVar);
		} else {
			if (requiresPresenceCheck(propSchema)) doc.write(`if (!(${kx} in ${accessor})) return INVALID;`);
			const outputAccessor = compileChild(doc, ctx, propSchema, inputVar, buildsValue);
			if (outputAccessor !== null) propOutputs.set(key, outputAccessor);
		}
	}
	const catchall = def.catchall;
	let unknownKeysMode = "none";
	if (catchall) {
		const catchallType = catchall._zod.def.type;
		if (catchallType === "never") {
			const condition = keys.map((k) => `k !== ${esc(k)}`).join(" && ") || "true";
			doc.write(`for (const k in ${accessor}) {`);
			doc.indented((d) => {
				d.write(`if (${condition}) return INVALID;`);
			});
			doc.write(`}`);
		} else if ((catchallType === "unknown" || catchallType === "any") && !catchall._zod.def.checks?.length) unknownKeysMode = "passthrough";
		else unknownKeysMode = "schema";
	}
	const outputVar = newVar(ctx);
	const hasConditionalKeys = allKeys.some((k) => mayOmitUndefined(propShape[k]) || dropsWhenAbsent(propShape[k]));
	if (!buildsValue) {
		if (unknownKeysMode === "schema") {
			const knownSet = keys.length > 0 ? addConstant(ctx, new Set(keys)) : null;
			doc.write(`for (const k in ${accessor}) {`);
			doc.indented((d) => {
				d.write(`if (k === "__proto__") continue;`);
				if (knownSet) d.write(`if (${knownSet}.has(k)) continue;`);
				const valVar = newVar(ctx);
				d.write(`const ${valVar} = ${accessor}[k];`);
				compileChild(d, ctx, catchall, valVar, false);
			});
			doc.write(`}`);
		}
		return null;
	}
	if (!hasConditionalKeys) {
		const propLiterals = allKeys.map((k) => `${propKey(k)}: ${propOutputs.get(k)}`).join(", ");
		doc.write(`const ${outputVar} = { ${propLiterals} };`);
	} else {
		doc.write(`const ${outputVar} = {};`);
		for (const k of allKeys) {
			const kx = keyExpr(k);
			const out = propOutputs.get(k);
			if (dropsWhenAbsent(propShape[k])) doc.write(`if (${kx} in ${accessor}) ${outputVar}[${kx}] = ${out};`);
			else if (mayOmitUndefined(propShape[k])) doc.write(`if (${out} !== undefined || ${kx} in ${accessor}) ${outputVar}[${kx}] = ${out};`);
			else doc.write(`${outputVar}[${kx}] = ${out};`);
		}
	}
	if (unknownKeysMode !== "none") {
		const knownSet = keys.length > 0 ? addConstant(ctx, new Set(keys)) : null;
		doc.write(`for (const k in ${accessor}) {`);
		doc.indented((d) => {
			d.write(`if (k === "__proto__") continue;`);
			if (knownSet) d.write(`if (${knownSet}.has(k)) continue;`);
			if (unknownKeysMode === "passthrough") d.write(`${outputVar}[k] = ${accessor}[k];`);
			else {
				const valVar = newVar(ctx);
				d.write(`const ${valVar} = ${accessor}[k];`);
				const catchallOut = compileChild(d, ctx, catchall, valVar);
				d.write(`${outputVar}[k] = ${catchallOut};`);
			}
		});
		doc.write(`}`);
	}
	return outputVar;
}
function generateOptionalCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	if (isExactOptional(schema)) return generateCheck(doc, ctx, def.innerType, accessor, buildsValue);
	if (def.innerType._zod.optin === "defaulted") {
		const outputVar = newVar(ctx);
		const branchVar = newVar(ctx);
		doc.write(`let ${outputVar};`);
		doc.write(`if (${accessor} === undefined) {`);
		doc.indented((d) => {
			d.write(`const ${branchVar} = (() => {`);
			d.indented((d2) => {
				const innerOutput = generateCheck(d2, ctx, def.innerType, accessor);
				d2.write(`return ${innerOutput};`);
			});
			d.write(`})();`);
			d.write(`if (${branchVar} !== INVALID) ${outputVar} = ${branchVar};`);
		});
		doc.write(`} else {`);
		doc.indented((d) => {
			const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
			d.write(`${outputVar} = ${innerOutput};`);
		});
		doc.write(`}`);
		return outputVar;
	}
	const outputVar = buildsValue ? newVar(ctx) : null;
	if (outputVar) doc.write(`let ${outputVar};`);
	doc.write(`if (${accessor} !== undefined) {`);
	doc.indented((d) => {
		const innerOutput = generateCheck(d, ctx, def.innerType, accessor, buildsValue);
		if (outputVar && innerOutput !== null) d.write(`${outputVar} = ${innerOutput};`);
	});
	doc.write(`}`);
	return outputVar;
}
function isExactOptional(schema) {
	return schema._zod.traits?.has("$ZodExactOptional") === true;
}
function requiresPresenceCheck(schema) {
	return schema._zod.optin === void 0 && fastPathAcceptsAbsence(schema);
}
function fastPathAcceptsAbsence(schema) {
	if (schema._zod.def.coerce) return true;
	const def = schema._zod.def;
	switch (def.type) {
		case "any":
		case "unknown":
		case "undefined":
		case "void":
		case "default":
		case "prefault":
		case "transform":
		case "custom":
		case "lazy": return true;
		case "string":
		case "number":
		case "boolean":
		case "bigint":
		case "symbol":
		case "null":
		case "never":
		case "nan":
		case "date":
		case "object":
		case "array":
		case "tuple":
		case "record":
		case "map":
		case "set":
		case "file":
		case "template_literal": return false;
		case "nonoptional": return def.innerType ? fastPathAcceptsAbsence(def.innerType) : false;
		case "literal": return !!def.values?.includes(void 0);
		case "enum": return !!schema._zod.values?.has(void 0);
		case "optional":
		case "nullable":
		case "readonly":
		case "success": return def.innerType ? fastPathAcceptsAbsence(def.innerType) : true;
		case "catch": return true;
		case "union": return def.options ? def.options.some(fastPathAcceptsAbsence) : true;
		case "intersection":
			if (!def.left || !def.right) return true;
			return fastPathAcceptsAbsence(def.left) && fastPathAcceptsAbsence(def.right);
		case "pipe": return def.in ? fastPathAcceptsAbsence(def.in) : true;
		default: return true;
	}
}
/** The middle rung permits absence without supplying anything in its place, so an absent key contributes nothing — mirrors the leading gate in `handlePropertyResult`. */
function dropsWhenAbsent(schema) {
	return schema._zod.optin === "optional" && schema._zod.optout === "optional";
}
function mayOmitUndefined(schema) {
	return (schema._zod.optin !== "defaulted" || schema._zod.optout === "optional") && mayOutputUndefined(schema);
}
function mayOutputUndefined(schema) {
	const def = schema._zod.def;
	switch (def.type) {
		case "string":
		case "number":
		case "boolean":
		case "bigint":
		case "symbol":
		case "null":
		case "nan":
		case "date":
		case "object":
		case "array":
		case "tuple":
		case "record":
		case "map":
		case "set":
		case "file":
		case "template_literal":
		case "never":
		case "success": return false;
		case "literal": return !!def.values?.includes(void 0);
		case "enum": return !!schema._zod.values?.has(void 0);
		case "optional": return true;
		case "nullable":
		case "readonly":
		case "nonoptional": return def.innerType ? mayOutputUndefined(def.innerType) : true;
		case "union": return def.options ? def.options.some(mayOutputUndefined) : true;
		case "intersection": return !def.left || !def.right || mayOutputUndefined(def.left) || mayOutputUndefined(def.right);
		case "pipe": return def.out ? mayOutputUndefined(def.out) : true;
		default: return true;
	}
}
function generateNullableCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	const outputVar = buildsValue ? newVar(ctx) : null;
	if (outputVar) doc.write(`let ${outputVar} = null;`);
	doc.write(`if (${accessor} !== null) {`);
	doc.indented((d) => {
		const innerOutput = generateCheck(d, ctx, def.innerType, accessor, buildsValue);
		if (outputVar && innerOutput !== null) d.write(`${outputVar} = ${innerOutput};`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateSizeGate(doc, schema, size) {
	for (const [max, check] of sizeCaps(schema._zod.def.checks)) doc.write(`if (${size} > ${numericOperand(max, check._zod.def.check)}) return INVALID;`);
}
function generateArrayCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	doc.write(`if (!Array.isArray(${accessor})) return INVALID;`);
	generateSizeGate(doc, schema, `${accessor}.length`);
	const outputVar = buildsValue ? newVar(ctx) : null;
	const iVar = newVar(ctx);
	const elemVar = newVar(ctx);
	if (outputVar) doc.write(`const ${outputVar} = new Array(${accessor}.length);`);
	doc.write(`for (let ${iVar} = 0; ${iVar} < ${accessor}.length; ${iVar}++) {`);
	doc.indented((d) => {
		d.write(`const ${elemVar} = ${accessor}[${iVar}];`);
		const elemOutput = compileChild(d, ctx, def.element, elemVar, buildsValue);
		if (outputVar && elemOutput !== null) d.write(`${outputVar}[${iVar}] = ${elemOutput};`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateLiteralCheck(doc, ctx, schema, accessor) {
	const values = schema._zod.def.values;
	if (values.length !== 1) {
		const literalSet = addConstant(ctx, new Set(values));
		doc.write(`if (!${literalSet}.has(${accessor})) return INVALID;`);
		return accessor;
	}
	const value = values[0];
	if (typeof value === "number" && Number.isNaN(value)) {
		const literalSet = addConstant(ctx, new Set(values));
		doc.write(`if (!${literalSet}.has(${accessor})) return INVALID;`);
		return accessor;
	}
	if (typeof value === "string") doc.write(`if (${accessor} !== ${esc(value)}) return INVALID;`);
	else if (typeof value === "number" || typeof value === "boolean") doc.write(`if (${accessor} !== ${value}) return INVALID;`);
	else if (value === null) doc.write(`if (${accessor} !== null) return INVALID;`);
	else if (value === void 0) doc.write(`if (${accessor} !== undefined) return INVALID;`);
	else if (typeof value === "bigint") doc.write(`if (${accessor} !== ${value}n) return INVALID;`);
	else throw new ZodCompileUnsupportedError(`literal type ${typeof value}`);
	return accessor;
}
function generateEnumCheck(doc, ctx, schema, accessor) {
	const values = schema._zod.values;
	if (!values) throw new ZodCompileUnsupportedError("enum schema without enumerated values");
	const enumSet = addConstant(ctx, values);
	doc.write(`if (!${enumSet}.has(${accessor})) return INVALID;`);
	return accessor;
}
function generateWrapperCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	return generateCheck(doc, ctx, def.innerType, accessor);
}
function generateDefaultCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const defaultGetter = Object.getOwnPropertyDescriptor(schema._zod.def, "defaultValue") ? () => schema._zod.def.defaultValue : void 0;
	if (schema._zod.def.type === "prefault") {
		if (!defaultGetter) return generateCheck(doc, ctx, def.innerType, accessor);
		const defaultFn = addConstant(ctx, defaultGetter);
		const inputVar = newVar(ctx);
		doc.write(`let ${inputVar} = ${accessor};`);
		doc.write(`if (${accessor} === undefined) ${inputVar} = ${defaultFn}();`);
		return generateCheck(doc, ctx, def.innerType, inputVar);
	}
	const outputVar = newVar(ctx);
	if (defaultGetter) {
		const defaultFn = addConstant(ctx, defaultGetter);
		const cloneFn = addConstant(ctx, shallowClone);
		doc.write(`let ${outputVar};`);
		doc.write(`if (${accessor} === undefined) {`);
		doc.indented((d) => {
			d.write(`${outputVar} = ${cloneFn}(${defaultFn}());`);
		});
		doc.write(`} else {`);
		doc.indented((d) => {
			const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
			d.write(`${outputVar} = ${innerOutput} === undefined ? ${cloneFn}(${defaultFn}()) : ${innerOutput};`);
		});
		doc.write(`}`);
	} else {
		doc.write(`let ${outputVar};`);
		doc.write(`if (${accessor} !== undefined) {`);
		doc.indented((d) => {
			const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
			d.write(`${outputVar} = ${innerOutput};`);
		});
		doc.write(`}`);
	}
	return outputVar;
}
function generateNonOptionalCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const innerOutput = generateCheck(doc, ctx, def.innerType, accessor);
	const outputVar = newVar(ctx);
	doc.write(`const ${outputVar} = ${innerOutput};`);
	doc.write(`if (${outputVar} === undefined) return INVALID;`);
	return outputVar;
}
function generateTupleCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const items = def.items;
	const rest = def.rest;
	doc.write(`if (!Array.isArray(${accessor})) return INVALID;`);
	const optinStart = getTupleOptStart(items, "optin");
	const optoutStart = getTupleOptStart(items, "optout");
	if (rest) doc.write(`if (${accessor}.length < ${optinStart}) return INVALID;`);
	else doc.write(`if (${accessor}.length < ${optinStart} || ${accessor}.length > ${items.length}) return INVALID;`);
	const outputVar = newVar(ctx);
	doc.write(`const ${outputVar} = [];`);
	for (let i = 0; i < items.length; i++) {
		const itemSchema = items[i];
		if (i >= optoutStart) {
			doc.write(`if (${outputVar}.length === ${i}) {`);
			doc.indented((d) => {
				d.write(`if (${i} < ${accessor}.length) {`);
				d.indented((d2) => {
					const elemVar = newVar(ctx);
					d2.write(`const ${elemVar} = ${accessor}[${i}];`);
					const elemOutput = compileChild(d2, ctx, itemSchema, elemVar);
					d2.write(`${outputVar}[${i}] = ${elemOutput};`);
				});
				d.write(`} else {`);
				d.indented((d2) => {
					if (dropsWhenAbsent(itemSchema)) {
						d2.write(`${outputVar}.length = ${i};`);
						return;
					}
					const elemVar = newVar(ctx);
					const branchVar = newVar(ctx);
					d2.write(`const ${elemVar} = undefined;`);
					d2.write(`const ${branchVar} = (() => {`);
					d2.indented((d3) => {
						const elemOutput = compileChild(d3, ctx, itemSchema, elemVar);
						d3.write(`return ${elemOutput};`);
					});
					d2.write(`})();`);
					d2.write(`if (${branchVar} === INVALID || ${branchVar} === undefined) ${outputVar}.length = ${i};`);
					d2.write(`else ${outputVar}[${i}] = ${branchVar};`);
				});
				d.write(`}`);
			});
			doc.write(`}`);
		} else {
			const elemVar = newVar(ctx);
			doc.write(`const ${elemVar} = ${accessor}[${i}];`);
			const elemOutput = compileChild(doc, ctx, itemSchema, elemVar);
			doc.write(`${outputVar}[${i}] = ${elemOutput};`);
		}
	}
	if (rest) {
		const iVar = newVar(ctx);
		const elemVar = newVar(ctx);
		doc.write(`for (let ${iVar} = ${items.length}; ${iVar} < ${accessor}.length; ${iVar}++) {`);
		doc.indented((d) => {
			d.write(`const ${elemVar} = ${accessor}[${iVar}];`);
			const elemOutput = compileChild(d, ctx, rest, elemVar);
			d.write(`${outputVar}[${iVar}] = ${elemOutput};`);
		});
		doc.write(`}`);
	}
	return outputVar;
}
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function generateUnionCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const options = def.options;
	if (def.discriminator) return generateDiscriminatedUnionCheck(doc, ctx, def, accessor);
	if (def.inclusive === false) throw new ZodCompileUnsupportedError("exclusive unions (z.xor)");
	if (options.length === 0) {
		doc.write("return INVALID;");
		return accessor;
	}
	if (options.length === 1) return generateCheck(doc, ctx, options[0], accessor);
	if (options.every((opt) => opt._zod.def.type === "literal" && !opt._zod.def.checks?.length)) {
		const valuesConst = addConstant(ctx, new Set(options.flatMap((opt) => opt._zod.def.values)));
		doc.write(`if (!${valuesConst}.has(${accessor})) return INVALID;`);
		return accessor;
	}
	const outputVar = newVar(ctx);
	doc.write(`let ${outputVar};`);
	for (let i = 0; i < options.length; i++) {
		const opt = options[i];
		if (i === 0) doc.write(`${outputVar} = (() => {`);
		else doc.write(`if (${outputVar} === INVALID) ${outputVar} = (() => {`);
		doc.indented((d) => {
			const branchOutput = generateCheck(d, ctx, opt, accessor);
			d.write(`return ${branchOutput};`);
		});
		doc.write(`})();`);
	}
	doc.write(`if (${outputVar} === INVALID) return INVALID;`);
	return outputVar;
}
function generateDiscriminatedUnionCheck(doc, ctx, def, accessor) {
	if (def.unionFallback) throw new ZodCompileUnsupportedError("discriminated union with unionFallback");
	if (def.options.length === 0) {
		doc.write("return INVALID;");
		return accessor;
	}
	const discVar = newVar(ctx);
	const outputVar = newVar(ctx);
	doc.write(`const ${discVar} = ${accessor}?.[${esc(def.discriminator)}];`);
	doc.write(`let ${outputVar};`);
	let firstBranch = true;
	const claimed = /* @__PURE__ */ new Set();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new ZodCompileUnsupportedError("discriminated union option without static discriminator values");
		for (const value of values) {
			if (claimed.has(value)) throw new ZodCompileUnsupportedError(`duplicate discriminator value ${String(value)}`);
			claimed.add(value);
		}
		const conditions = Array.from(values, (value) => literalEquality(ctx, discVar, value));
		const prefix = firstBranch ? "if" : "else if";
		doc.write(`${prefix} (${conditions.join(" || ")}) {`);
		doc.indented((d) => {
			const branchOutput = generateCheck(d, ctx, option, accessor);
			d.write(`${outputVar} = ${branchOutput};`);
		});
		doc.write(`}`);
		firstBranch = false;
	}
	doc.write(`else { return INVALID; }`);
	return outputVar;
}
function literalEquality(ctx, accessor, value) {
	if (typeof value === "string") return `${accessor} === ${esc(value)}`;
	if (typeof value === "number") {
		if (Number.isNaN(value)) return `Number.isNaN(${accessor})`;
		return `${accessor} === ${value}`;
	}
	if (typeof value === "boolean") return `${accessor} === ${value}`;
	if (value === null) return `${accessor} === null`;
	if (value === void 0) return `${accessor} === undefined`;
	if (typeof value === "bigint") return `${accessor} === ${value}n`;
	if (typeof value === "symbol") return `${accessor} === ${addConstant(ctx, value)}`;
	throw new ZodCompileUnsupportedError(`literal discriminator value ${String(value)}`);
}
function generateIntersectionCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	ctx.definite = false;
	const leftOutput = compileChild(doc, ctx, def.left, accessor);
	const rightOutput = compileChild(doc, ctx, def.right, accessor);
	const mergeConst = addConstant(ctx, mergeValues);
	const mergedVar = newVar(ctx);
	doc.write(`const ${mergedVar} = ${mergeConst}(${leftOutput}, ${rightOutput});`);
	doc.write(`if (!${mergedVar}.valid) return INVALID;`);
	return `${mergedVar}.data`;
}
function generateRecordCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const isPlainObjectConst = addConstant(ctx, isPlainObject);
	doc.write(`if (!${isPlainObjectConst}(${accessor})) return INVALID;`);
	const outputVar = newVar(ctx);
	const kVar = newVar(ctx);
	const valVar = newVar(ctx);
	doc.write(`const ${outputVar} = {};`);
	const recordDef = def;
	const keyValues = recordDef.partial ? void 0 : def.keyType._zod.values;
	if (keyValues) {
		const inputKeys = [];
		for (const key of keyValues) {
			if (!(typeof key === "string" || typeof key === "number" || typeof key === "symbol")) throw new ZodCompileUnsupportedError(`record key value ${String(key)}`);
			const inputKey = typeof key === "number" ? key.toString() : key;
			if (inputKey === "__proto__") throw new ZodCompileUnsupportedError("record key \"__proto__\"");
			inputKeys.push(inputKey);
			const keyConst = addConstant(ctx, key);
			const outKey = generateCheck(doc, ctx, def.keyType, keyConst);
			const valueVar = newVar(ctx);
			doc.write(`const ${valueVar} = ${accessor}[${literalPropertyKey(ctx, inputKey)}];`);
			const valOutput = compileChild(doc, ctx, def.valueType, valueVar);
			doc.write(`${outputVar}[${outKey}] = ${valOutput};`);
		}
		const knownKeysConst = addConstant(ctx, new Set(inputKeys));
		doc.write(`for (const ${kVar} in ${accessor}) {`);
		doc.indented((d) => {
			d.write(`if (${knownKeysConst}.has(${kVar})) continue;`);
			if (recordDef.mode === "loose") d.write(`if (${kVar} !== "__proto__") ${outputVar}[${kVar}] = ${accessor}[${kVar}];`);
			else d.write(`return INVALID;`);
		});
		doc.write(`}`);
		return outputVar;
	}
	const keyDef = def.keyType._zod.def;
	if (!(keyDef.type === "string" && keyDef.format === void 0 && !keyDef.coerce && (keyDef.checks?.length ?? 0) === 0)) {
		const isLoose = def.mode === "loose";
		const keyFn = compileFn(def.keyType);
		if (keyFn.definite === false) ctx.definite = false;
		const keyFast = addConstant(ctx, keyFn);
		const numericConst = addConstant(ctx, number);
		const outKeyVar = newVar(ctx);
		emitOwnKeys(doc, ctx, accessor, kVar, (d) => {
			d.write(`let ${outKeyVar} = ${keyFast}(${kVar});`);
			d.write(`if (${outKeyVar} === INVALID && typeof ${kVar} === "string" && ${numericConst}.test(${kVar})) ${outKeyVar} = ${keyFast}(Number(${kVar}));`);
			if (isLoose) d.write(`if (${outKeyVar} === INVALID) { ${outputVar}[${kVar}] = ${accessor}[${kVar}]; continue; }`);
			else d.write(`if (${outKeyVar} === INVALID) return INVALID;`);
			d.write(`if (${outKeyVar} === "__proto__") continue;`);
			const valueVar = newVar(ctx);
			d.write(`const ${valueVar} = ${accessor}[${kVar}];`);
			const valOutput = compileChild(d, ctx, def.valueType, valueVar);
			d.write(`${outputVar}[${outKeyVar}] = ${valOutput};`);
		});
		return outputVar;
	}
	emitOwnKeys(doc, ctx, accessor, kVar, (d) => {
		d.write(`const ${valVar} = ${accessor}[${kVar}];`);
		const valOutput = compileChild(d, ctx, def.valueType, valVar);
		d.write(`${outputVar}[${kVar}] = ${valOutput};`);
	}, `return INVALID;`);
	return outputVar;
}
function emitOwnKeys(doc, ctx, accessor, kVar, body, onSymbol) {
	const propIsEnumerableConst = addConstant(ctx, Object.prototype.propertyIsEnumerable);
	const symsVar = newVar(ctx);
	const keysVar = newVar(ctx);
	const iVar = newVar(ctx);
	doc.write(`const ${symsVar} = Object.getOwnPropertySymbols(${accessor});`);
	doc.write(`const ${keysVar} = Object.getOwnPropertyNames(${accessor});`);
	doc.write(`for (let ${iVar} = 0; ${iVar} < ${keysVar}.length; ${iVar}++) {`);
	doc.indented((d) => {
		d.write(`const ${kVar} = ${keysVar}[${iVar}];`);
		d.write(`if (${kVar} === "__proto__" || !${propIsEnumerableConst}.call(${accessor}, ${kVar})) continue;`);
		body(d);
	});
	doc.write(`}`);
	doc.write(`for (let ${iVar} = 0; ${iVar} < ${symsVar}.length; ${iVar}++) {`);
	doc.indented((d) => {
		d.write(`const ${kVar} = ${symsVar}[${iVar}];`);
		d.write(`if (!${propIsEnumerableConst}.call(${accessor}, ${kVar})) continue;`);
		if (onSymbol) d.write(onSymbol);
		else body(d);
	});
	doc.write(`}`);
}
function literalPropertyKey(ctx, key) {
	if (typeof key === "string") return esc(key);
	return addConstant(ctx, key);
}
function generateMapCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	doc.write(`if (!(${accessor} instanceof Map)) return INVALID;`);
	generateSizeGate(doc, schema, `${accessor}.size`);
	const outputVar = newVar(ctx);
	const kVar = newVar(ctx);
	const valVar = newVar(ctx);
	doc.write(`const ${outputVar} = new Map();`);
	doc.write(`for (const [${kVar}, ${valVar}] of ${accessor}) {`);
	doc.indented((d) => {
		const keyOutput = generateCheck(d, ctx, def.keyType, kVar);
		const valOutput = generateCheck(d, ctx, def.valueType, valVar);
		d.write(`${outputVar}.set(${keyOutput}, ${valOutput});`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateSetCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	doc.write(`if (!(${accessor} instanceof Set)) return INVALID;`);
	generateSizeGate(doc, schema, `${accessor}.size`);
	const outputVar = newVar(ctx);
	const valVar = newVar(ctx);
	doc.write(`const ${outputVar} = new Set();`);
	doc.write(`for (const ${valVar} of ${accessor}) {`);
	doc.indented((d) => {
		const valOutput = generateCheck(d, ctx, def.valueType, valVar);
		d.write(`${outputVar}.add(${valOutput});`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateFileCheck(doc, accessor) {
	doc.write(`if (!(${accessor} instanceof File)) return INVALID;`);
	return accessor;
}
function generateTemplateLiteralCheck(doc, ctx, schema, accessor) {
	doc.write(`if (typeof ${accessor} !== "string") return INVALID;`);
	const pattern = schema._zod.pattern;
	if (pattern) {
		const patternConst = addConstant(ctx, pattern);
		doc.write(`${patternConst}.lastIndex = 0;`);
		doc.write(`if (!${patternConst}.test(${accessor})) return INVALID;`);
	}
	return accessor;
}
function generateLazyCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const getterConst = addUserConstant(ctx, def.getter);
	const cacheConst = addConstant(ctx, { parser: null });
	doc.write(`if (!${cacheConst}.parser) {`);
	doc.indented((d) => {
		d.write(`const inner = ${getterConst}();`);
		d.write(`${cacheConst}.parser = function(input) {`);
		d.indented((d2) => {
			d2.write(`const result = inner._zod.run({ value: input, issues: [] }, {});`);
			d2.write(`return result.issues.length === 0 ? result.value : INVALID;`);
		});
		d.write(`};`);
	});
	doc.write(`}`);
	const outputVar = newVar(ctx);
	doc.write(`const ${outputVar} = ${cacheConst}.parser(${accessor});`);
	doc.write(`if (${outputVar} === INVALID) return INVALID;`);
	return outputVar;
}
function generatePipeCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const inputOutput = generateCheck(doc, ctx, def.in, accessor);
	if (def.transform) {
		if (isAsyncFunction(def.transform)) throw new ZodCompileAsyncError("z.compile: async transforms in pipes are not supported");
		const transformFn = def.transform;
		const helperFn = (value) => {
			const fakePayload = {
				value,
				issues: [],
				addIssue: pushIssue
			};
			const result = transformFn(value, fakePayload);
			if (result instanceof Promise) return INVALID;
			return fakePayload.issues.length === 0 ? result : INVALID;
		};
		const helperConst = addUserConstant(ctx, helperFn);
		const transformedVar = newVar(ctx);
		doc.write(`const ${transformedVar} = ${helperConst}(${inputOutput});`);
		doc.write(`if (${transformedVar} === INVALID) return INVALID;`);
		return generateCheck(doc, ctx, def.out, transformedVar);
	} else return generateCheck(doc, ctx, def.out, inputOutput);
}
function isAsyncFunction(fn) {
	return typeof fn === "function" && (fn.constructor.name === "AsyncFunction" || fn[Symbol.toStringTag] === "AsyncFunction");
}
function generateCustomCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	if (def.fn) {
		if (isAsyncFunction(def.fn)) throw new ZodCompileAsyncError("z.compile: async custom predicates are not supported");
		const fnConst = addUserConstant(ctx, def.fn);
		const throwAsyncConst = addConstant(ctx, throwAsync);
		const resVar = newVar(ctx);
		doc.write(`const ${resVar} = ${fnConst}(${accessor});`);
		doc.write(`if (${resVar} instanceof Promise) ${throwAsyncConst}();`);
		doc.write(`if (!${resVar}) return INVALID;`);
	} else throw new ZodCompileUnsupportedError("custom schema without a predicate function");
	return accessor;
}
function runtimeCatch(innerSchema, catchValue, value) {
	const result = innerSchema._zod.run({
		value,
		issues: []
	}, {});
	if (result && typeof result.then === "function") return INVALID;
	const r = result;
	if (r.issues.length === 0) return r.value;
	return catchValue();
}
function generateCatchCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	if (!def.catchValue["~constantCatch"]) throw new ZodCompileUnsupportedError("catch with a callback (only a constant catch value compiles)", false);
	const outputVar = newVar(ctx);
	doc.write(`let ${outputVar} = (() => {`);
	doc.indented((d) => {
		const innerOut = compileChild(d, ctx, def.innerType, accessor);
		d.write(`return ${innerOut};`);
	});
	doc.write(`})();`);
	const innerConst = addConstant(ctx, def.innerType);
	const catchConst = addUserConstant(ctx, def.catchValue);
	const catchHelperConst = addConstant(ctx, runtimeCatch);
	doc.write(`if (${outputVar} === INVALID) {`);
	doc.indented((d) => {
		d.write(`${outputVar} = ${catchHelperConst}(${innerConst}, ${catchConst}, ${accessor});`);
		d.write(`if (${outputVar} === INVALID) return INVALID;`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateTransformCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	if (def.transform) {
		if (isAsyncFunction(def.transform)) throw new ZodCompileAsyncError("z.compile: async transforms are not supported");
		const transformFn = def.transform;
		const helperFn = (value) => {
			const fakePayload = {
				value,
				issues: [],
				addIssue: pushIssue
			};
			const result = transformFn(value, fakePayload);
			if (result instanceof Promise) return INVALID;
			return fakePayload.issues.length === 0 ? result : INVALID;
		};
		const helperConst = addUserConstant(ctx, helperFn);
		const outputVar = newVar(ctx);
		doc.write(`const ${outputVar} = ${helperConst}(${accessor});`);
		doc.write(`if (${outputVar} === INVALID) return INVALID;`);
		return outputVar;
	}
	return accessor;
}
// src/schema/migrations/analysis-versions.ts
/** Version 3 knew nothing of threads, other settings and rest after the runs, let the CPU time of every run stand, and had of leaner answers the survivors alone. */
const analysisFromVersion3 = (old) => ({
	sensitivity: [],
	...old,
	readings: isFields(old.readings) ? {
		threads: null,
		restDrift: [],
		...old.readings
	} : old.readings,
	variants: mapFields(old.variants, (variant) => isFields(variant.observations) ? {
		...variant,
		observations: {
			threads: null,
			...variant.observations
		}
	} : variant),
	feedback: mapFields(old.feedback, (feedback) => ({
		...feedback,
		attempts: NOTHING
	})),
	findings: mapFields(old.findings, (finding) => finding.kind === "contaminated-runs" && isFields(finding.numbers) ? {
		...finding,
		numbers: {
			cpuLeftOut: 0,
			...finding.numbers
		},
		scripts: mapFields(finding.scripts, (script) => ({
			cpuLeftOut: 0,
			...script
		}))
	} : finding)
});
const NOTHING = {
	energy: null,
	cpu: null,
	wall: null,
	memory: null
};
// src/schema/analysis/energy-parts.ts
const effect$3 = strictObject({
	estimate: number$1().positive(),
	interval: interval.nullable(),
	/** Blocks for a variant, projects for a group. */
	pairs: int().positive()
});
const outsideZone = effect$3.extend({ zone: string() });
/** What a ratio of measured energy is made of, and what other meters say of the same runs; these alone where no processor was read. */
const energyParts = strictObject({
	baseline: baselineMode,
	/** ln energy = ln wall time + ln watts: the two factors of the ratio. Null: one of them is not known. */
	wall: number$1().positive().nullable(),
	watts: number$1().positive().nullable(),
	/**
	* Energy above idle, which gross energy mostly is on a server; its interval holds the standard error of the idle power too.
	* Null: no idle power is known, or a run came out at nothing above it.
	*/
	net: effect$3.nullable(),
	/** Meters and zones that are no part of the sum: a meter at the wall, the platform, cards where no processor was read. */
	outside: array(outsideZone)
});
// src/schema/analysis/group.ts
/** The two quantities that tell what a result cost. */
const COSTS = ["energy", "cpu"];
const cost = _enum(COSTS);
const success = strictObject({
	/** Answers whose first run passed: pass@1. */
	passed: count$1,
	attemptable: count$1,
	total: count$1,
	/** Wilson's 95 % of passed / attemptable; samples of one project count as if they were independent. Null of none. */
	interval: shareInterval.nullable(),
	/** Share of total, had all that could not be attempted failed, and had they passed. Null: nothing was planned. */
	bounds: shareInterval.nullable(),
	/** Mean share of runs that ended ok, over the answers that passed. Null: none passed. */
	stability: share$2.nullable()
});
/** Gains of the metric over projects (positive: the answer is better), of metrics that are fractions. */
const metricGain = strictObject({
	median: number$1().nullable(),
	projects: count$1,
	mean: number$1().nullable(),
	/** One-sided 95 %; null below five projects. */
	lower: number$1().nullable(),
	/** The strictest tolerance of those projects' manifests. */
	margin: number$1().nullable(),
	/** The lower limit lies above −margin. */
	nonInferior: boolean().nullable()
});
/**
* What it takes to get a correct result from every attempted project: what the answers took, and where they failed the author's
* code too. Joules, or CPU seconds.
*/
const resultCost = strictObject({
	attempts: count$1,
	/** Answers that passed and are as accurate. */
	correct: count$1,
	/** Mean over attempts; each ends with a correct result, by the answer or by the author's code. */
	perResult: number$1().nullable(),
	/** What the author's code without plots took, a mean over the same attempts. */
	baseline: number$1().nullable(),
	/** Attempts that ran out of time: what they would have taken is known from below only. */
	censored: count$1,
	quality,
	/** Why there is no cost. */
	cause: discriminatedUnion("kind", [strictObject({ kind: literal("none-attempted") }), strictObject({
		kind: literal("attempts-unread"),
		unread: count$1
	})]).nullable()
});
const best = strictObject({
	/**
	* Geometric mean over projects of the best ratio among k draws, given that one of them is correct; chosen by half of the blocks
	* and read in the others.
	*/
	ratio: number$1().positive().nullable(),
	/** Projects with a correct answer that was measured. */
	projects: count$1,
	/** Why it holds not all projects, or there is none. */
	cause: discriminatedUnion("kind", [strictObject({ kind: literal("none-correct") }), strictObject({
		kind: literal("projects-unread"),
		unread: count$1
	})]).nullable()
});
/** What k answers to each project give, over all k-subsets of those that were drawn (Chen et al. 2021, § 2.1). */
const drawsOfK = strictObject({
	k: int().positive(),
	/** Projects with at least k answers that could be attempted. */
	projects: count$1,
	/** Share in which one passed. */
	pass: share$2,
	/** Share in which one passed and is as accurate; the rest is censored: there is no best. */
	correct: share$2,
	censored: share$2,
	best: record(cost, best)
});
/** Mean over projects of the place among all answers to a project; what failed or is less accurate shares the last. */
const meanRank = strictObject({
	mean: number$1().positive(),
	/** Mean number of answers ranked in a project. */
	of: number$1().positive(),
	projects: count$1
});
const groupAnalysis = strictObject({
	mode: generatedMode,
	model: modelId,
	success,
	comparable: count$1,
	/** Suspect answers among those that passed. */
	suspect: count$1,
	metricDifference: metricGain,
	ratios: record(quantity, array(groupRatio)),
	/** Empty where energy was not measured. */
	energyParts: array(energyParts),
	costPerResult: record(cost, resultCost),
	/** Draws for each k, up to the samples drawn. */
	draws: array(drawsOfK),
	/** Null: not measured. */
	ranks: record(cost, meanRank.nullable())
});
// src/schema/analysis/code-analysis.ts
/** Values as Python writes them, shortened; `…` is one that is only known when the program runs. */
const parameters = record(string(), string());
const setting = strictObject({
	where: string(),
	parameter: string(),
	value: string()
});
const tally = record(string(), count$1);
/** What a program imports, trains, reads, draws and repeats, from its syntax tree alone (assets/python/code_structure). */
const codeStructure = strictObject({
	/** Top-level packages that are not Python's own; modules of the program's own package with their dots, as `.train`. */
	packages: array(string()),
	standardModules: array(string()),
	plotLibraries: array(string()),
	/** Calls of the classes of scikit-learn, XGBoost, LightGBM, CatBoost, Keras, PyTorch …, in the order of the source. */
	estimators: array(strictObject({
		name: string(),
		kind: _enum([
			"estimator",
			"transform",
			"layer",
			"optimizer"
		]),
		parameters
	})),
	splits: array(strictObject({
		call: string(),
		parameters
	})),
	crossValidations: array(strictObject({
		call: string(),
		folds: count$1.nullable()
	})),
	searches: array(strictObject({
		call: string(),
		candidates: count$1.nullable(),
		folds: count$1.nullable()
	})),
	reads: array(strictObject({
		call: string(),
		parameters
	})),
	jobs: array(setting),
	iterations: array(setting),
	seeds: array(setting),
	/** Number of calls by name. */
	metrics: tally,
	writes: tally,
	/** Number types that are named, such as float32. */
	types: tally,
	/** `for` and `while` statements. */
	loops: count$1,
	comprehensions: count$1,
	loopDepth: count$1,
	/** Calls and loops that take one row at a time: iterrows, apply, range(len(…)) … */
	rowLoops: count$1,
	/** Calls of functions of NumPy, SciPy and pandas. */
	arrayCalls: count$1,
	plots: count$1,
	parallelCalls: count$1,
	fits: count$1,
	fitsInLoops: count$1,
	caches: count$1,
	earlyStopping: count$1,
	prints: count$1,
	warningFilters: count$1,
	functions: count$1,
	classes: count$1,
	/** Decisions, as McCabe counts them (1976), without the 1 of each function. */
	branches: count$1,
	/** Facts beyond sixty of one kind. */
	leftOut: count$1
});
/** Counts by Python's tokenizer: physical lines with code, with nothing but a comment, and blank; tokens without comments. */
const codeCounts = strictObject({
	code: count$1,
	comment: count$1,
	blank: count$1,
	logical: count$1,
	tokens: count$1
});
/** What the parser says of one program. */
const codeDescription = strictObject({
	counts: codeCounts.nullable(),
	structure: codeStructure.nullable(),
	/** Why there is no structure. */
	fault: string().nullable()
});
/** How a program may differ from the author's. A fixed vocabulary; src/analysis/code/change-rules.ts defines each. */
const CHANGE_KINDS = [
	"plots-removed",
	"plots-added",
	"imports-removed",
	"imports-added",
	"estimator-changed",
	"estimators-removed",
	"hyper-parameters-changed",
	"preprocessing-changed",
	"fewer-iterations",
	"more-iterations",
	"early-stopping-added",
	"parallel-jobs-changed",
	"split-changed",
	"seed-added",
	"seed-changed",
	"seed-removed",
	"data-read-changed",
	"smaller-number-types",
	"loops-vectorised",
	"cross-validation-removed",
	"cross-validation-shrunk",
	"parameter-search-removed",
	"parameter-search-shrunk",
	"caching-added",
	"prints-removed",
	"warning-filters-removed",
	"metric-changed",
	"metrics-removed",
	"written-files-removed"
];
const changeKind = _enum(CHANGE_KINDS);
/** How many of what the kind of change speaks of; or which, by name. */
const codeSide = union([count$1, array(string())]);
const codeChange = strictObject({
	kind: changeKind,
	before: codeSide,
	after: codeSide
});
/** Difference by Myers' shortest edit, as git diff. */
const lineDifference = strictObject({
	added: count$1,
	removed: count$1,
	unchanged: count$1,
	/** Share of the author's lines that are kept. Null: the author's file is empty. */
	kept: number$1().min(0).max(1).nullable(),
	/** 2 · unchanged / (lines of both). Null: both are empty. */
	similarity: number$1().min(0).max(1).nullable()
});
const script$1 = codeDescription.extend({
	bytes: count$1,
	lines: count$1
});
/** Why the author's entry file can't be compared with. */
const authorGap = discriminatedUnion("kind", [
	strictObject({ kind: literal("source-changed") }),
	strictObject({ kind: literal("entry-changed") }),
	strictObject({
		kind: literal("unreadable"),
		detail: string()
	})
]);
/** Why a script and the author's have no difference, or no changes. */
const codeGap = discriminatedUnion("kind", [
	strictObject({ kind: literal("no-author") }),
	strictObject({ kind: literal("too-different") }),
	strictObject({
		kind: literal("unparsed"),
		of: _enum(["author", "answer"]),
		fault: string().nullable()
	}),
	strictObject({
		kind: literal("other-modules"),
		modules: array(string())
	})
]);
/** The author's entry file. */
const authorCode = strictObject({
	project: slug,
	/** Null: it can't be compared with. */
	script: script$1.nullable(),
	/** The dataset's own, since a plan that was edited may not publish code; null: none, so its code stays out of reports. */
	licence: string().nullable(),
	/** Modules of the project itself that it imports: they are no part of this comparison. */
	ownModules: array(string()),
	gap: authorGap.nullable()
});
/** A script of a model. */
const variantCode = strictObject({
	id: string(),
	project: slug,
	mode,
	model: modelId,
	script: script$1,
	difference: lineDifference.nullable(),
	/** Null: one of the two can't be parsed or is not there. */
	changes: array(codeChange).nullable(),
	/** Share of its runs of eight tokens that stand in the author's entry file too. Null: too short, or no author's to compare. */
	overlap: number$1().min(0).max(1).nullable(),
	/** Modules that it imports and that its environment does not have. Null: nobody looked. */
	unlockedImports: array(string()).nullable(),
	gaps: array(codeGap)
});
const SIZE_MEASURES = [
	"bytes",
	"logicalLines",
	"tokens"
];
/** Sizes of models' scripts. Percentiles are linear between order statistics, as NumPy's default. */
const sizeSummary = strictObject({
	/** Null: any. */
	mode: generatedMode.nullable(),
	model: modelId.nullable(),
	project: slug.nullable(),
	measure: _enum(SIZE_MEASURES),
	count: count$1,
	mean: number$1(),
	median: number$1(),
	/** Standard deviation with n − 1; null of one script. */
	standardDeviation: number$1().nullable(),
	minimum: number$1(),
	p10: number$1(),
	p25: number$1(),
	p75: number$1(),
	p90: number$1(),
	maximum: number$1(),
	/** Script − the author's, of those that can be compared with it. */
	delta: strictObject({
		count: count$1,
		mean: number$1(),
		median: number$1()
	}).nullable()
});
/** A geometric mean over projects, like ones counted as one; 95 % interval from five of these on. */
const meanRatio = strictObject({
	estimate: number$1().positive(),
	interval: interval.nullable(),
	projects: count$1
});
/** How the ratio of answers that changed something differs from those that did not: an association, no cause. */
const changeAssociation = strictObject({
	kind: changeKind,
	mode: generatedMode,
	quantity: cost,
	baseline: baselineMode,
	/** Comparable answers with a measured ratio. */
	answers: strictObject({
		with: count$1,
		without: count$1
	}),
	with: meanRatio.nullable(),
	without: meanRatio.nullable(),
	/** with / without inside the projects that have both: the project is its own control. */
	difference: meanRatio.nullable()
});
/** How many of a mode's answers that could be compared show a change. */
const changeCount = strictObject({
	kind: changeKind,
	mode: generatedMode,
	answers: count$1,
	of: count$1,
	/** Quantity that leads, of the ratios of the answers that show the change. */
	leading: cost
});
/** `code` of analysis.json. */
const codeAnalysis = strictObject({
	authors: array(authorCode),
	variants: array(variantCode),
	sizes: array(sizeSummary),
	changes: array(changeCount),
	associations: array(changeAssociation),
	/** Quantity that leads in all associations together. */
	leading: cost
});
// src/schema/analysis/diagnostics.ts
/** A ratio over projects, where there is one. */
const effect$2 = strictObject({
	estimate: number$1().positive(),
	interval: interval.nullable(),
	projects: count$1
});
/** Phases that a mode and model's change of CPU time comes from, by profile runs, over projects. */
const phaseChange = strictObject({
	mode: generatedMode,
	model: modelId,
	baseline: baselineMode,
	projects: count$1,
	/** Geometric mean ratio of the profile runs' CPU seconds. */
	ratio: number$1().positive(),
	interval: interval.nullable(),
	phases: record(phase, strictObject({
		/**
		* Factor of the phase by the logarithmic mean Divisia index: the factors multiply to the ratio, and none says what its
		* phase does alone.
		*/
		factor: number$1().positive(),
		/**
		* Share of the logarithm of the ratio, 1 in all; negative: it works against the change. Null: the ratio is too near to
		* 1.
		*/
		share: number$1().nullable(),
		/** The ratio had this phase alone changed, with its interval. */
		alone: number$1().positive(),
		interval: interval.nullable()
	}))
});
/** How well the campaign could see a difference, and what it would take to see 5 %. */
const power = strictObject({
	mode: generatedMode,
	model: modelId,
	baseline: baselineMode,
	quantity,
	projects: count$1,
	/** Standard deviation of the log-ratio between projects. */
	standardDeviation: number$1().nonnegative(),
	/** Smallest change that one test by itself sees with 80 % power at the 5 % level: 0.08 is a ratio of 0.92 or less. Null: too few projects for any verdict. */
	detectableChange: number$1().nonnegative().max(1).nullable(),
	/** Projects it takes to see 5 %; null above 10,000. */
	projectsForFivePercent: count$1.nullable()
});
const noise = strictObject({
	quantity,
	/** Baselines with runs enough. */
	baselines: count$1,
	/** Standard deviation of one script's log-ratio between two neighbouring blocks, median over baselines: an A/A comparison. */
	standardDeviation: number$1().nonnegative(),
	repetitions: count$1,
	/** Half the width of the 95 % interval that a script has against itself at that many repetitions, as a share. */
	floor: number$1().nonnegative(),
	/** What a change of one script has to exceed to be told: the plan's smallest effect, or the floor. */
	smallestEffect: number$1().nonnegative(),
	/** Smallest change of one script seen with 80 % power at the 5 % level. Null: too few repetitions for any verdict. */
	detectableChange: number$1().nonnegative().max(1).nullable(),
	/** Repetitions it takes to see 5 % in one script; null above 10,000. */
	repetitionsForFivePercent: count$1.nullable()
});
const diagnostics = strictObject({
	/** CPU time, relative to the baseline, in the last third of a block against the first. */
	order: effect$2.nullable(),
	/** CPU time of the author's scripts in the last third of the blocks against the first. */
	drift: effect$2.nullable(),
	noise: array(noise),
	power: array(power)
});
/** Runs until the energy that it took to generate a variant is saved. */
const breakEven = strictObject({
	variant: string(),
	generationJoules: number$1().positive(),
	source: string(),
	baseline: baselineMode,
	/** Gross joules saved by each run, with the range that the ratio's interval gives. */
	savedJoules: number$1(),
	savedRange: interval.nullable(),
	/** Null: it saves nothing, so never. */
	runs: int().positive().nullable(),
	/** The later end is null where the saving may be none. */
	range: tuple([int().positive().nullable(), int().positive().nullable()]).nullable()
});
// src/schema/analysis/failure-analysis.ts
const fault = _enum([
	"model",
	"author",
	"bench"
]);
/** How a script failed: of the failures of its runs the most frequent. */
const scriptFailure = strictObject({
	class: failureKind,
	/** The exception as Python prints it, with its module; null without one. */
	errorType: string().nullable(),
	/** Words of the exception, of a provider or of the bench. */
	message: string().nullable()
});
/** How a script ended, as far as it has run. `lost`: to the bench or its provider, or no script was handed in. `not-run`: nothing was made of it yet. */
const ending = _enum([
	"passed",
	"failed",
	"lost",
	"not-run"
]);
/** Whether something can be said of a script. */
const isAttempted = (ended) => ended === "passed" || ended === "failed";
/** Scripts, not runs. A baseline is one script in the blocks of each shard. */
const outcomeShape = {
	/** passed + failed + lost + notRun. */
	total: count$1,
	/** passed + failed. */
	attemptable: count$1,
	passed: count$1,
	failed: count$1,
	/** Not tried: no environment, no sandbox, interrupted, a provider that did not answer, no script. */
	lost: count$1,
	/** Scripts without any record yet. */
	notRun: count$1,
	/** Scripts among the failed that ran ok at least once. */
	unsteady: count$1,
	/** failed / attemptable, and Wilson's 95 %; null of none. */
	failedShare: number$1().min(0).max(1).nullable(),
	interval: shareInterval.nullable()
};
const outcomes = strictObject(outcomeShape);
const byModel = strictObject({
	model: modelId,
	...outcomeShape
});
const byModeAndModel = strictObject({
	mode,
	model: modelId.nullable(),
	...outcomeShape
});
/** Scripts of a mode and model that ended in one way. */
const failedInGroup = strictObject({
	mode,
	model: modelId.nullable(),
	scripts: count$1,
	attemptable: count$1,
	total: count$1
});
/** Scripts that ended in one way. */
const wayToFail = strictObject({
	fault,
	class: failureKind,
	/** The exception as Python prints it, with its module; null without one. */
	errorType: string().nullable(),
	scripts: count$1,
	/** All scripts that failed or were lost. */
	of: count$1,
	/** Every mode and model in which it came up, with its denominators. */
	groups: array(
		/** The interval is Wilson's 95 % of scripts / attemptable; null for what was lost, which is not among the attemptable. */
		failedInGroup.extend({ interval: shareInterval.nullable() })
	),
	/** Most frequent first; messages that differ in paths, addresses and times only are one. */
	messages: array(strictObject({
		message: string().nullable(),
		scripts: count$1,
		variants: array(string())
	}))
});
/** Outcomes of the n-th answer to the same question: 0 is the first, later ones are repairs of what failed. */
const byIteration = strictObject({
	iteration: int().min(0),
	...outcomeShape,
	byModeAndModel: array(byModeAndModel),
	/** Most frequent first. */
	classes: array(strictObject({
		class: failureKind,
		errorType: string().nullable(),
		scripts: count$1,
		/** Every mode and model in which it came up, of so many in this round. */
		groups: array(failedInGroup)
	})),
	/** Questions answered by a script that passes in this or an earlier iteration, of all that could be attempted at all. */
	passedSoFar: strictObject({
		passed: count$1,
		of: count$1,
		interval: shareInterval.nullable()
	}),
	/** Tokens that its answers took, in and out; null where no answer tells them. */
	tokens: count$1.nullable(),
	/** Repairs of those that failed in this iteration, by how: how many were asked for again, and how many passed then. */
	repairs: array(strictObject({
		class: failureKind,
		failed: count$1,
		retried: count$1,
		repaired: count$1,
		interval: shareInterval.nullable()
	})),
	/**
	* Fresh answers to the first question, drawn where a repair was: what asking again does without the error. Null: none was
	* drawn.
	*/
	control: strictObject({
		...outcomeShape,
		tokens: count$1.nullable(),
		/** Questions that the first answer or a fresh one up to this iteration passes, of those that repairs are counted over. */
		passedSoFar: strictObject({
			passed: count$1,
			of: count$1,
			interval: shareInterval.nullable()
		})
	}).nullable(),
	/** What became of those that failed in this iteration; null for the last. */
	next: strictObject({
		repaired: count$1,
		sameFailure: count$1,
		otherFailure: count$1,
		lost: count$1,
		notRetried: count$1
	}).nullable()
});
const projectCost = strictObject({
	projects: count$1,
	/** Median over projects of what the baseline takes. */
	medianCpuSeconds: number$1().nullable(),
	medianPeakMemoryBytes: number$1().nullable()
});
/** What the ratios of a mode and model leave out, and whether that is the easier or the harder part. */
const survivors = strictObject({
	mode: generatedMode,
	model: modelId,
	answers: count$1,
	/** Answers that passed, are as accurate, and have a CPU time beside a baseline's: the ratios speak of these. */
	included: count$1,
	leftOut: strictObject({
		failed: count$1,
		suspect: count$1,
		lessAccurate: count$1,
		/** Neither shown to be as good nor shown to be worse. */
		accuracyNotSettled: count$1,
		accuracyUnknown: count$1,
		lost: count$1,
		notRun: count$1,
		/** In no block did it and a baseline have a CPU time each. */
		notPaired: count$1
	}),
	leftOutVariants: array(string()),
	/** Projects with an answer among the included. */
	includedProjects: projectCost,
	leftOutProjects: projectCost,
	/**
	* Share of pairs of a project left out and one included in which the baseline of the first takes more CPU time, ties half:
	* 0.5 is no bias, 1 says that only the shortest survive. Null where either is missing.
	*/
	leftOutTakesLonger: number$1().min(0).max(1).nullable()
});
/** What an analysis keeps of logs, so that it stays small however much fails: UTF-8 bytes of each, and how many. */
const LOG_END_BYTES = 4096;
/** Log of the run that the failure of a script is told from. */
const failureLog = strictObject({
	variant: string(),
	shim,
	blockModel: modelId.nullable(),
	/** Id of the run's record. */
	record: string(),
	sha256,
	/** The log's last lines. Null: the campaign's folder does not hold it as the run wrote it. */
	end: string().max(LOG_END_BYTES).nullable()
});
const failureAnalysis = strictObject({
	/** Outcomes of all scripts that models wrote. */
	overall: outcomes,
	/** Outcomes by mode, the baselines too. */
	byMode: array(strictObject({
		mode,
		...outcomeShape
	})),
	byModel: array(byModel),
	byModeAndModel: array(byModeAndModel),
	/** Outcomes by project, without the baselines. */
	byProject: array(strictObject({
		project: slug,
		...outcomeShape
	})),
	byIteration: array(byIteration),
	/** Ordered by how many scripts, then by name. */
	classes: array(wayToFail),
	survivors: array(survivors),
	/** Logs, one for each script: each way to fail before another script of the same; none of a project that has no licence. */
	logs: array(failureLog).max(50)
});
// src/schema/migrations/comparison-versions.ts
/**
* A comparison of version 1 as one of 2. Its causes, findings and reasons were sentences, which nothing reads back: their
* places are empty.
*/
function comparisonFromVersion1({ a, b, groups, scripts, failOn, absoluteReason, ...rest }) {
	return {
		...rest,
		a: isFields(a) ? {
			...a,
			sandboxes: []
		} : a,
		b: isFields(b) ? {
			...b,
			sandboxes: []
		} : b,
		absoluteCause: absoluteReason === null ? null : String(absoluteReason).startsWith("same") ? "other-state" : "other-host",
		groups: mapFields(groups, ({ ratios, success, ...group }) => ({
			...group,
			ratios: mapValues(ratios, (change) => migrateChange(change, "too-few-projects")),
			success: isFields(success) ? migrateVerdict(success) : success
		})),
		scripts: mapFields(scripts, migrateScript),
		findings: [],
		failOn: mapFields(failOn, ({ because: _, reason: __, ...result }) => ({
			...result,
			...readCondition(String(result.condition)),
			cause: null,
			evidence: []
		}))
	};
}
/** A comparison of version 2 as one of 3: it does not say with which prompts models were asked. */
function comparisonFromVersion2({ a, b, ...rest }) {
	const addPrompt = (side) => isFields(side) ? {
		...side,
		prompt: null
	} : side;
	return {
		...rest,
		a: addPrompt(a),
		b: addPrompt(b)
	};
}
function mapValues(record, change) {
	if (!isFields(record)) return record;
	return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, isFields(value) ? change(value) : value]));
}
const VERDICTS = {
	"no detectable change": "inconclusive",
	"within the noise": "within-noise",
	"too few runs": "too-few-runs",
	"not measured": "not-measured"
};
const migrateVerdict = (judged) => ({
	...judged,
	verdict: VERDICTS[String(judged.verdict)] ?? judged.verdict
});
function migrateChange({ reason: _, ...change }, tooFew) {
	const migrated = migrateVerdict(change);
	return {
		...migrated,
		verdict: migrated.verdict === "too-few-runs" ? tooFew : migrated.verdict,
		causes: []
	};
}
function migrateScript({ ratios, metric, outcomes, failure, ...script }) {
	const [name = "", ...message] = String(failure).split(": ");
	const energy = isFields(ratios) && isFields(ratios.energy) ? ratios.energy.estimate : null;
	return {
		...script,
		outcomes: isFields(outcomes) ? Object.fromEntries(Object.entries(outcomes).map(([side, how]) => [side, how === "not run" ? "not-run" : how])) : outcomes,
		failure: typeof failure === "string" ? {
			class: kindOf(name),
			errorType: null,
			message: message.join(": ") || null
		} : failure,
		ratios: mapValues(ratios, (change) => migrateChange(change, "too-few-runs")),
		leading: energy === null ? "cpu" : "energy",
		metric: isFields(metric) ? migrateMetric(metric) : metric
	};
}
/** Version 1 named a failure by its class or by a status, of the run or of the generation. */
function kindOf(name) {
	const kind = STATUSES_OF_VERSION_1.get(name) ?? failureClassFromVersion1({ failureClass: name });
	return failureKind.safeParse(kind).data ?? "failed";
}
const STATUSES_OF_VERSION_1 = /* @__PURE__ */ new Map([
	["syntax-error", "syntax"],
	["provider-error", "provider"],
	["no-answer", "provider"],
	["out-of-memory", "memory"]
]);
const migrateMetric = ({ reason: _, ...metric }) => ({
	...migrateVerdict(metric),
	cause: null
});
/** `cpu:5%` */
function readCondition(condition) {
	const [subject, percent = "0"] = condition.split(":");
	return {
		subject,
		atLeast: Number.parseFloat(percent) / 100
	};
}
// src/schema/measurement/probe-gap.ts
/** Why a project can't be run on data that is changed in one way. */
const probeGap = discriminatedUnion("kind", [
	strictObject({ kind: _enum([
		"no-data-file",
		"no-target",
		"scored-predictions"
	]) }),
	strictObject({
		kind: literal("unclear-target"),
		metric: text
	}),
	strictObject({
		kind: literal("too-few-classes"),
		classes: int()
	}),
	strictObject({
		kind: literal("too-few-rows"),
		rows: int()
	}),
	strictObject({
		kind: _enum([
			"missing",
			"folder",
			"link",
			"pipe",
			"socket",
			"device"
		]),
		path: relativePath
	}),
	strictObject({
		kind: _enum([
			"no-text",
			"no-table",
			"unclear-quotes",
			"too-many-cells"
		]),
		path: relativePath
	}),
	strictObject({
		kind: literal("too-large"),
		path: relativePath,
		bytes: int()
	}),
	strictObject({
		kind: literal("inside-another"),
		path: relativePath,
		outer: relativePath
	}),
	strictObject({
		kind: literal("no-column"),
		path: relativePath,
		column: text
	}),
	strictObject({
		kind: literal("unreadable"),
		path: relativePath,
		detail: text
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
// src/schema/analysis/validity.ts
const VALIDITY_VERDICTS = [
	"suspect",
	"not-suspect",
	"not-probed"
];
const validityCheck = _enum([
	"labels",
	"same-digits",
	"work",
	"missing-data",
	"data-read",
	"tested-rows"
]);
/** Why nothing follows from labels that are drawn at random. */
const labelSilence = discriminatedUnion("kind", [
	strictObject({ kind: literal("author-does-not-react") }),
	strictObject({ kind: literal("author-reacts-too-little") }),
	strictObject({ kind: literal("too-few-rows") }),
	strictObject({ kind: literal("within-chance") }),
	strictObject({
		kind: literal("one-sided-metric"),
		metric: string()
	}),
	strictObject({
		kind: literal("unbounded-metric"),
		metric: string()
	}),
	strictObject({ kind: literal("author-without-error") })
]);
/** Share of the rows behind a metric that its model was fitted on, beyond what equal rows make of any split. */
/** Above 1 where rows are trained on several times over. */
const share$1 = number$1().nonnegative();
const trained = {
	share: share$1,
	authorShare: share$1.nullable()
};
/** What was seen of an answer on changed data, beside what the author's code does there. */
const validityRemark = discriminatedUnion("kind", [
	strictObject({
		kind: literal("keeps-random-labels"),
		metric: number$1(),
		usual: number$1(),
		limit: number$1(),
		direction: _enum(["higher", "lower"]),
		author: strictObject({
			metric: number$1(),
			usual: number$1()
		})
	}),
	strictObject({
		kind: literal("keeps-exchanged-labels"),
		metric: number$1(),
		usual: number$1(),
		author: strictObject({
			metric: number$1(),
			usual: number$1()
		})
	}),
	strictObject({
		kind: literal("keeps-without-data"),
		metric: number$1()
	}),
	strictObject({
		kind: literal("never-read"),
		files: array(string())
	}),
	strictObject({
		kind: literal("same-digits"),
		metric: number$1(),
		author: strictObject({
			usual: number$1(),
			redrawn: number$1().nullable(),
			half: number$1().nullable()
		})
	}),
	strictObject({
		kind: literal("more-work"),
		perturbation,
		factor: number$1(),
		author: number$1()
	}),
	strictObject({
		kind: literal("tested-on-training"),
		...trained
	}),
	strictObject({
		kind: literal("tested-on-training-too"),
		...trained
	}),
	strictObject({
		kind: literal("no-metric-on-random-labels"),
		of: _enum(["answer", "author"])
	}),
	strictObject({
		kind: literal("random-labels-silent"),
		why: labelSilence
	}),
	strictObject({
		kind: literal("no-metric-on-exchanged-labels"),
		of: _enum(["answer", "author"])
	}),
	strictObject({
		kind: literal("exchanged-labels-silent"),
		why: labelSilence
	}),
	strictObject({ kind: literal("found-hidden-data") }),
	strictObject({
		kind: literal("author-prints-without-data"),
		metric: number$1(),
		author: number$1()
	}),
	strictObject({
		kind: literal("prints-without-data"),
		metric: number$1()
	}),
	strictObject({
		kind: literal("fewer-passes"),
		passes: count$1,
		author: count$1,
		model: string()
	}),
	strictObject({
		kind: literal("fewer-tested-rows"),
		rows: count$1,
		author: count$1
	}),
	strictObject({
		kind: literal("same-on-half"),
		metric: number$1()
	}),
	strictObject({
		kind: literal("library-data"),
		functions: array(string())
	}),
	strictObject({ kind: literal("only-read") }),
	strictObject({ kind: literal("no-measured-metric") }),
	strictObject({ kind: literal("not-run-yet") }),
	strictObject({ kind: literal("no-author-metric") }),
	strictObject({ kind: literal("only-hidden-data") }),
	strictObject({
		kind: literal("not-possible"),
		gaps: array(probeGap)
	})
]);
/** Whether an answer's metric comes from the project's data as the author's does. */
const validity = strictObject({
	verdict: _enum(VALIDITY_VERDICTS),
	/** Evidence for `suspect`. */
	evidence: array(validityRemark),
	/** Remarks that a reader should know and that are no evidence by themselves. */
	notes: array(validityRemark),
	/** Checks that could be made. */
	checks: array(validityCheck),
	/** Reason of `not-probed`. */
	reason: validityRemark.nullable(),
	/** Metrics that the two scripts printed on the changed data, null where they printed none. */
	readings: array(strictObject({
		perturbation,
		metric: number$1().nullable(),
		baseline: number$1().nullable()
	}))
});
/** Validity of an answer of which results speak: one that stands, or a leaner one, which is compared with that. Null: none. */
const toldValidity = ({ id, counts, validity }) => counts || isLeaner(id) ? validity : null;
// src/schema/analysis/finding.ts
/** `evidence`: ids of the variants, or of the first of the records, that it speaks of. */
const finding = (kind, severity, subject, numbers) => strictObject({
	kind: literal(kind),
	severity: literal(severity),
	subject,
	numbers: strictObject(numbers),
	evidence: array(string())
});
const campaign = _null();
const variantId = string();
const effect$1 = {
	estimate: number$1().positive(),
	interval,
	projects: count$1
};
/** What a reader must know before believing the numbers. */
const campaignFinding = discriminatedUnion("kind", [
	finding("torn-lines", "note", campaign, { lines: count$1 }),
	finding("suspect-answers", "warning", campaign, {
		suspect: count$1,
		probed: count$1
	}),
	finding("suspect-answer", "warning", variantId, {}),
	finding("unprobed-answers", "note", campaign, {
		unprobed: count$1,
		judged: count$1
	}).extend({ reasons: array(strictObject({
		reason: validityRemark,
		answers: count$1
	})) }),
	finding("missing-records", "warning", campaign, {
		missing: count$1,
		planned: count$1
	}),
	finding("declared-later", "warning", campaign, { declared: count$1 }),
	finding("unplanned-records", "warning", campaign, { records: count$1 }).extend({ unknown: array(strictObject({
		kind: _enum(["variant", "block"]),
		id: string()
	})) }),
	finding("differing-records", "warning", campaign, { runs: count$1 }),
	finding("repeated-runs", "warning", campaign, { runs: count$1 }),
	finding("baseline-failed", "error", variantId, {
		failed: count$1,
		runs: count$1
	}).extend({
		failure: scriptFailure.nullable(),
		/** Models in whose blocks it has no ok run: nothing there can be compared with it. */
		missingFor: array(modelId.nullable()),
		missingEverywhere: boolean()
	}),
	finding("perfect-scores", "warning", campaign, {}),
	finding("lost-runs", "warning", campaign, {
		lost: count$1,
		runs: count$1
	}).extend({ statuses: partialRecord(status, count$1) }),
	finding("changed-scripts", "warning", campaign, {}),
	finding("other-packages", "warning", campaign, {}),
	finding("estimated-energy", "note", campaign, {
		estimated: count$1,
		runs: count$1
	}),
	finding("unread-energy", "note", campaign, {
		unread: count$1,
		runs: count$1
	}),
	finding("doubtful-energy", "warning", campaign, {
		doubtful: count$1,
		runs: count$1
	}).extend({ doubts: array(doubtCount) }),
	finding("several-meters", "note", campaign, {}).extend({ sources: array(string()) }),
	finding("external-meter", "note", campaign, {}),
	finding("across-meters", "note", campaign, { pairs: count$1 }),
	finding("several-strata", "note", campaign, {
		strata: count$1,
		pairs: count$1
	}).extend({ hosts: array(string()) }),
	finding("stratum-effect", "note", strictObject({
		quantity: cost,
		baseline: baselineMode,
		stratum: string()
	}), {}),
	finding("several-sandboxes", "note", campaign, {}).extend({ sandboxes: array(sandboxTier) }),
	finding("contaminated-runs", "warning", campaign, {
		disturbed: count$1,
		cpuLeftOut: count$1,
		runs: count$1
	}).extend({ 
	/** Scripts of which a run was disturbed, the largest share first: what is missing is not missing at random. */
scripts: array(strictObject({
		variant: variantId,
		disturbed: count$1,
		cpuLeftOut: count$1,
		runs: count$1
	})) }),
	finding("other-threads", "note", campaign, { answers: count$1 }).extend({ scripts: array(strictObject({
		variant: variantId,
		threads: count$1,
		authors: count$1
	})) }),
	finding("cold-runs", "note", campaign, {
		cold: count$1,
		runs: count$1
	}),
	finding("few-pairs", "note", campaign, { needed: count$1 }).extend({ pairs: array(strictObject({
		project: slug,
		baseline: baselineMode,
		pairs: count$1
	})) }),
	finding("answers-left-out", "note", strictObject({
		mode: generatedMode,
		model: modelId
	}), {
		answers: count$1,
		included: count$1
	}),
	finding("order-effect", "warning", campaign, effect$1),
	finding("no-order-effect", "note", campaign, effect$1),
	finding("drift", "warning", campaign, effect$1),
	finding("rest-drift", "warning", campaign, {
		before: number$1(),
		after: number$1()
	}).extend({
		host: string(),
		domain: string()
	}),
	finding("noise", "note", quantity, {})
]);
// src/schema/analysis/comparison.ts
const changeVerdict = _enum([
	"better",
	"worse",
	"inconclusive",
	"within-noise",
	"too-few-runs",
	"too-few-projects",
	"not-measured"
]);
const SIDES = ["a", "b"];
const side = _enum(SIDES);
/** Why a change has no number or no verdict, or what it rests on besides. */
const changeCause = discriminatedUnion("kind", [
	strictObject({ kind: literal("no-common-block") }),
	strictObject({
		kind: literal("unread"),
		side,
		how: _enum([
			"unavailable",
			"estimated",
			"across-meters"
		])
	}),
	strictObject({
		kind: literal("other-meters"),
		a: array(string()),
		b: array(string())
	}),
	strictObject({ kind: literal("none-as-accurate") }),
	strictObject({ kind: literal("mixed-baselines") }),
	strictObject({
		kind: literal("too-few-pairs"),
		needed: count$1
	}),
	strictObject({ kind: literal("noise-unknown") }),
	strictObject({
		kind: literal("not-after-correction"),
		tests: count$1
	}),
	strictObject({
		kind: literal("below-smallest-effect"),
		smallest: number$1().nonnegative()
	})
]);
/**
* Change of a ratio to the baseline, from A to B. Each ratio is formed within its own campaign, so that the host cancels out.
*/
const ratioChange = strictObject({
	/** The one that both campaigns ran; null where they share none. */
	baseline: baselineMode.nullable(),
	/** Geometric mean ratio to the baseline in each. */
	a: number$1().positive().nullable(),
	b: number$1().positive().nullable(),
	/** b / a; over projects the geometric mean. */
	estimate: number$1().positive().nullable(),
	/** 95 %. Of a group by the bootstrap over projects, of a script by Welch's t over blocks, or over the means of sessions that differ more. */
	interval: interval.nullable(),
	/** Projects of a group, like ones counted as one; of a script the fewer of the two campaigns' blocks. */
	n: count$1,
	/** P of the hypothesis that nothing changed, and by Holm over all groups, or over all scripts, of this comparison. */
	p: share$2.nullable(),
	adjustedP: share$2.nullable(),
	/** The change that the baselines' own scatter between blocks explains, as a share: 0.03 is ×1.03 or ×0.97. */
	noiseFloor: number$1().nonnegative().nullable(),
	quality,
	verdict: changeVerdict,
	causes: array(changeCause)
});
const metricCause = discriminatedUnion("kind", [
	strictObject({ kind: literal("suspect") }),
	strictObject({ kind: literal("other-metric") }),
	strictObject({
		kind: literal("too-few-runs"),
		runs: count$1
	}),
	strictObject({ kind: literal("overlapping") })
]);
const metricChange = strictObject({
	name: string(),
	scale: metricRule.shape.scale,
	a: number$1().nullable(),
	b: number$1().nullable(),
	/** b − a in the metric's own unit, positive where B is better. */
	gain: number$1().nullable(),
	/** Tolerance of the manifest. */
	tolerance: number$1(),
	verdict: changeVerdict,
	cause: metricCause.nullable()
});
/** Seconds, joules or bytes; only where both campaigns ran in the same state of the same host. */
const absoluteChange = strictObject({
	a: number$1().positive(),
	b: number$1().positive(),
	/** Geometric mean of b / a. */
	estimate: number$1().positive(),
	/** 95 % by Welch's t, as of a ratio; null below five runs on a side. */
	interval: interval.nullable()
});
const scriptChange = strictObject({
	project: slug,
	mode: generatedMode,
	modelA: modelId,
	modelB: modelId,
	variantA: string(),
	variantB: string(),
	/** The same code ran in both; null where a record does not say. */
	sameCode: boolean().nullable(),
	outcomes: strictObject({
		a: ending,
		b: ending
	}),
	/** Failure in B. */
	failure: scriptFailure.nullable(),
	ratios: record(quantity, ratioChange),
	/** Quantity that leads. */
	leading: quantity,
	metric: metricChange,
	/** Null: not the same host in the same state, or not read. */
	absolute: record(quantity, absoluteChange.nullable())
});
const counted = strictObject({
	passed: int(),
	attemptable: int(),
	total: int()
});
const groupKey$1 = {
	mode: generatedMode,
	modelA: modelId,
	modelB: modelId
};
const groupChange = strictObject({
	...groupKey$1,
	scripts: count$1,
	ratios: record(quantity, ratioChange),
	success: strictObject({
		/** Scripts that both campaigns planned. */
		a: counted,
		b: counted,
		/** Attempted in both. */
		both: count$1,
		newlyPassed: count$1,
		newlyFailed: count$1,
		/** Newly failed although the code is the same. */
		newlyFailedSameCode: count$1,
		/** Sign-flip test of the projects' mean gains (of one answer each McNemar's exact test), and by Holm over the groups. */
		p: share$2,
		adjustedP: share$2,
		verdict: changeVerdict
	}),
	accuracy: strictObject({
		better: count$1,
		worse: count$1,
		compared: count$1,
		/** Median gain over scripts, of metrics that are fractions. */
		medianGain: number$1().nullable()
	})
});
const comparedCampaign = strictObject({
	campaign: string(),
	path: string(),
	startedAt: instant.nullable(),
	models: array(modelId),
	hosts: array(host),
	projects: count$1,
	repetitions: count$1,
	/** Tiers that its runs were made in. */
	sandboxes: array(string()),
	/** Prompt of its models. Null: no model was asked, or it is not known. */
	prompt: strictObject({
		name: _enum([...PROMPT_NAMES, "own"]),
		hash: sha256,
		readme: _enum(README_KINDS)
	}).nullable()
});
/** What the baselines took in B over A, projects as observations: how far the hosts or their states differ. */
const baselineChange = strictObject({
	quantity,
	projects: count$1,
	estimate: number$1().positive(),
	interval: interval.nullable()
});
/** A reference to one of the groups, or to a script by its variant in B. */
const changeReference = discriminatedUnion("kind", [strictObject({
	kind: literal("group"),
	...groupKey$1
}), strictObject({
	kind: literal("script"),
	variantB: string()
})]);
/** Why a condition could not be checked. */
const failOnCause = discriminatedUnion("kind", [
	strictObject({ kind: literal("no-common-script") }),
	strictObject({
		kind: literal("not-run"),
		scripts: count$1,
		variants: array(string())
	}),
	strictObject({
		kind: literal("untested"),
		change: changeReference.nullable()
	}),
	strictObject({
		kind: literal("other-metric"),
		projects: array(slug)
	}),
	strictObject({ kind: literal("too-few-runs") }),
	strictObject({ kind: literal("no-accuracy") }),
	strictObject({ kind: literal("not-attempted") })
]);
const failOnResult = failOnCondition.extend({
	/** Why it was not checked. */
	cause: failOnCause.nullable(),
	/** Scripts and groups that meet the condition. */
	evidence: array(changeReference)
});
const both = literal("both");
/**
* What differs between the campaigns besides what is compared: each makes a change harder to believe. `evidence`: what it
* speaks of, by name: projects, models or variants.
*/
const comparisonFinding = discriminatedUnion("kind", [
	finding("unmatched-projects", "note", side, {}),
	finding("unmatched-models", "note", side, {}),
	finding("unmatched-scripts", "note", side, {}).extend({ mode }),
	finding("missing-runs", "warning", side, {
		missing: count$1,
		planned: count$1
	}),
	finding("suspect-answers", "warning", side, {}),
	finding("probed-alone", "warning", side, {}),
	finding("other-source", "warning", both, {}),
	finding("other-packages", "warning", both, {}),
	finding("other-metric", "warning", both, {}),
	finding("other-sandboxes", "warning", both, {}),
	finding("other-prompt", "note", both, {}),
	finding("other-settings", "warning", both, {}),
	finding("other-returned-models", "warning", both, {}),
	finding("unplanned-records", "warning", side, { records: count$1 })
]);
const comparisonFile = strictObject({
	schemaVersion: literal(4),
	toolVersion: string(),
	a: comparedCampaign,
	b: comparedCampaign,
	/** Some runs of both were made on the same host in the same state. */
	sameStratum: boolean(),
	absoluteBaselines: array(baselineChange),
	/** Why seconds, joules and bytes are not compared: another host, or the same in another state. */
	absoluteCause: _enum(["other-host", "other-state"]).nullable(),
	groups: array(groupChange),
	scripts: array(scriptChange),
	findings: array(comparisonFinding),
	failOn: array(failOnResult)
});
/** What `greenml compare --json` writes. */
const campaignComparison = versioned(4, comparisonFile, {
	1: comparisonFromVersion1,
	2: comparisonFromVersion2
});
// src/schema/analysis/feedback.ts
/** What became of a mode and model's answers that passed when the model was told what they took. */
const feedbackAnalysis = strictObject({
	mode: generatedMode,
	model: modelId,
	/** Answers that passed and were asked for again; those of them whose leaner answer could be attempted, code or none; and of which it passed. */
	asked: count$1,
	attempted: count$1,
	passed: count$1,
	/** Answers as accurate as the author's code: those before, of the attempted, and the leaner ones. */
	asGood: strictObject({
		before: count$1,
		after: count$1
	}),
	/**
	* Change of the ratio to the author's code, from the answer before to the leaner one, of survivors alone: where both are as
	* accurate. Projects are the observations.
	*/
	ratios: record(quantity, ratioChange),
	/**
	* The same of all attempted, by intention to treat: a leaner answer that fails or predicts worse costs its own run and the
	* answer before, which somebody has to run then. Null: not measured.
	*/
	attempts: record(quantity, strictObject({
		estimate: number$1().positive(),
		interval: interval.nullable(),
		projects: int().positive()
	}).nullable())
});
// src/schema/analysis/headline.ts
/** The ratio that is told; null: there is none. */
const told = {
	quantity: cost,
	baseline: baselineMode.nullable()
};
/** Why a sentence does not speak of energy. */
const energyGap = discriminatedUnion("kind", [
	strictObject({ kind: literal("not-measured") }),
	strictObject({
		kind: literal("fewer-projects"),
		projects: count$1
	}),
	strictObject({
		kind: literal("no-verdict"),
		baseline: baselineMode
	})
]);
const script = strictObject({
	variant: string(),
	...told
});
/** What was found, the most telling first. Numbers stand in `groups` and `variants`. */
const headlineFact = discriminatedUnion("kind", [
	strictObject({ kind: literal("nothing-ran") }),
	strictObject({ kind: literal("no-answer-ran") }),
	strictObject({
		kind: literal("group"),
		mode: generatedMode,
		model: modelId,
		...told,
		energyGap: energyGap.nullable()
	}),
	strictObject({
		kind: literal("script"),
		...script.shape
	}),
	strictObject({
		kind: literal("scripts-not-named"),
		scripts: count$1
	}),
	strictObject({
		kind: literal("scripts-only"),
		projects: count$1,
		needed: count$1
	}),
	strictObject({
		kind: literal("extremes"),
		less: count$1,
		more: count$1,
		judged: count$1,
		/** Null: of some scripts energy, of others CPU time. */
		quantity: cost.nullable(),
		least: script.nullable(),
		most: script.nullable()
	}),
	strictObject({ kind: literal("no-energy") }),
	strictObject({
		kind: literal("origin"),
		origin: _enum(["recorded", "given"]),
		models: array(modelId)
	}),
	strictObject({ kind: literal("scope") })
]);
const range = tuple([number$1(), number$1()]);
/** What the numbers were taken from, and so what they can speak of. */
const scope = strictObject({
	projects: count$1,
	/** The most frequent first. */
	tasks: array(strictObject({
		task: string(),
		projects: count$1
	})),
	/** Least and most of the author's code over projects. Null: not read of each. */
	cpuSeconds: range.nullable(),
	hosts: count$1,
	/** Hosts in one state each. */
	strata: count$1,
	days: count$1,
	firstDay: string(),
	lastDay: string()
});
// src/schema/analysis/model-comparison.ts
const member = strictObject({
	mode: generatedMode,
	model: modelId
});
/** Ranks of models within projects: Friedman's χ², of passed and failed Cochran's Q. */
const rankTest = strictObject({
	models: array(modelId),
	/** Projects with a value of every one of them. */
	projects: count$1,
	statistic: number$1().nullable(),
	degreesOfFreedom: count$1,
	/** P-value by χ², which few projects only approach. */
	p: share$2.nullable(),
	/** P-value by shuffling the models within each project. */
	permutationP: share$2.nullable()
});
const modelPair = strictObject({
	a: modelId,
	b: modelId,
	/** Geometric mean of b / a. */
	ratio: number$1().positive(),
	/** Sign-flip test, and by Holm's correction over the pairs. */
	p: share$2,
	adjustedP: share$2
});
/** Models of one mode, by intention to treat, on the projects that have a cost of each. Exploratory. */
const modelComparison = strictObject({
	mode: generatedMode,
	/** Cochran's Q; with several samples of each, of the share that passed. */
	success: rankTest.nullable(),
	ratios: array(rankTest.extend({
		quantity: cost,
		baseline: baselineMode,
		pairs: array(modelPair)
	}))
});
/** McNemar's exact test; with several samples of each, the sign-flip test of the shares that passed. Exploratory. */
const successPair = strictObject({
	a: member,
	b: member,
	/** Projects that both could attempt. */
	projects: count$1,
	betterA: count$1,
	betterB: count$1,
	p: share$2,
	/** P-value by Benjamini and Hochberg over all such pairs. */
	adjustedP: share$2
});
/**
* Effect of a stratum on ratios, relative to the first: log ratio ~ mode × model + stratum over answers, with standard errors
* by leaving out a project at a time.
*/
const stratumEffect = strictObject({
	quantity: cost,
	baseline: baselineMode,
	stratum: string(),
	host: string(),
	reference: string(),
	answers: count$1,
	projects: count$1,
	effect: number$1().positive().nullable(),
	interval: interval.nullable(),
	p: share$2.nullable(),
	/** Why it is not known: no mode and model ran on both, so that host and answers can't be separated; or it hangs on one project. */
	cause: _enum(["inseparable", "one-project"]).nullable()
});
/** The tests that plan.json declares. */
const familySummary = strictObject({
	declared: count$1,
	tested: count$1,
	/** Records were made while plan.json declared other tests. Null: the records do not say what it declared. */
	postHoc: boolean().nullable()
});
// src/schema/generation/asking-reason.ts
const count = number$1();
/** What a provider did instead of answering. */
const PROVIDER_ERRORS = [
	"rate-limit",
	"quota",
	"access",
	"request",
	"server",
	"network",
	"timeout",
	"malformed",
	"expired",
	"not-stored"
];
/** What is wrong with the token counts of an answer. */
const usageFault = discriminatedUnion("kind", [
	strictObject({ kind: _enum(["no-counts", "not-whole"]) }),
	strictObject({
		kind: literal("cached-exceed"),
		cached: count,
		input: count
	}),
	strictObject({
		kind: literal("reasoning-exceed"),
		reasoning: count,
		output: count
	}),
	strictObject({
		kind: literal("not-the-total"),
		input: count,
		output: count,
		total: count
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** Why there is no cost of an answer, or what is uncertain about the one there is. */
const costReason = discriminatedUnion("kind", [
	usageFault,
	strictObject({ kind: literal("recorded") }),
	strictObject({ kind: literal("not-answered") }),
	strictObject({
		kind: _enum(["no-price-of-model", "no-price-of-server"]),
		name: text
	}),
	strictObject({
		kind: literal("priced-as"),
		model: text,
		pricedAs: text
	})
]);
/** Why an answer holds no script that Python can read. */
const answerReason = discriminatedUnion("kind", [
	strictObject({
		kind: literal("truncated"),
		tokens: count.nullable(),
		allowed: count
	}),
	strictObject({
		kind: literal("refused"),
		detail: text
	}),
	strictObject({ kind: literal("no-code") }),
	strictObject({
		kind: literal("syntax"),
		detail: text
	}),
	strictObject({
		kind: literal("provider"),
		error: _enum(PROVIDER_ERRORS),
		detail: text
	}),
	strictObject({
		kind: literal("pending"),
		batch: text
	}),
	strictObject({
		kind: literal("no-file"),
		file: text
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** Why a model is not asked as its entry says. */
const modelGap = discriminatedUnion("kind", [
	strictObject({
		kind: literal("no-key"),
		variable: text
	}),
	strictObject({
		kind: literal("unnamed-host"),
		host: text
	}),
	strictObject({
		kind: _enum([
			"key-unencrypted",
			"key-of-another",
			"key-to-unnamed-host"
		]),
		variable: text,
		host: text
	}),
	strictObject({
		kind: literal("no-address"),
		provider: text
	}),
	strictObject({ kind: _enum(["no-program", "recorded"]) }),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
// src/schema/analysis/observations.ts
const flopKind = _enum(FLOP_KINDS);
/**
* What the records of one variant hold beside the quantities of the ratios: medians over the measured runs that ended ok, of
* energy and carbon those beside which no other load ran and whose reading is not in doubt.
*/
const variantObservations = strictObject({
	/** Joules above what the host draws while idle; null where no idle power was measured. */
	netJoules: number$1().nullable(),
	carbonGrams: number$1().nullable(),
	/** The joules behind the grams are an estimate. */
	carbonEstimated: boolean(),
	/** Counts of each kind of operations; the two kinds are never compared. */
	flops: array(strictObject({
		kind: flopKind,
		count: number$1()
	})),
	flopsPerJoule: number$1().nullable(),
	/** Measured runs with conditions recorded, and how many of them were disturbed. */
	observed: count$1,
	contaminated: count$1,
	throttled: count$1,
	/** Share of all busy CPU seconds on the host that were not the run's. */
	otherCpuShare: number$1().nullable(),
	hottestCelsius: number$1().nullable(),
	/** Most threads of one process; null: nobody looked. */
	threads: count$1.nullable()
});
const column = array(number$1().nullable());
/** Every measured run of one variant as a point, a column each, in the order of their start; null is not read or left out. */
const runPoints = strictObject({
	record: array(string()),
	/** Number of the block. */
	block: array(int()),
	status: array(status),
	metric: column,
	/** Joules, measured or estimated as the variant's summary says. */
	energy: column,
	/** Seconds. */
	cpu: column,
	wall: column,
	/** Bytes. */
	memory: column
});
/** Power at rest of a host's zone before its runs and after them: of its starts the one in which they differ most. */
const restDrift = strictObject({
	host: string(),
	domain: string(),
	/** Starts after which the host rested again. */
	starts: count$1,
	before: number$1(),
	after: number$1(),
	/** Of the difference; null where it is not known. */
	standardError: number$1().nullable(),
	/** By more than chance and by more than is worth a word: net energy is in doubt by that. */
	differs: boolean()
});
/** How net energy, carbon and operations were made, over all records that have them. */
const campaignReadings = strictObject({
	/** Median watts at rest over the windows in which they were measured. */
	idle: array(strictObject({
		host: string(),
		domain: string(),
		watts: number$1(),
		windows: count$1
	})),
	/** Empty where no host rested again. */
	restDrift: array(restDrift),
	carbon: array(strictObject({
		gramsPerKwh: number$1(),
		region: string(),
		year: int().nullable(),
		source: string(),
		pue: number$1()
	})),
	flops: array(strictObject({
		kind: flopKind,
		meter: string()
	})),
	/** Threads of the measured runs, and the variables that set them; null: nobody looked. */
	threads: threading.omit({
		sideSeconds: true,
		sideWaitSeconds: true
	}).nullable(),
	/** Measured runs with conditions recorded, every attempt. */
	load: strictObject({
		runs: count$1,
		contaminated: count$1,
		throttled: count$1
	})
});
/** What one model of the plan was asked and gave. */
const modelUse = strictObject({
	model: modelId,
	/** The provider's own names, as it answered, where they differ from the one that was asked. */
	answeredAs: array(string()),
	/** The model's answers were recorded, not asked of a live model. */
	recorded: boolean(),
	answers: count$1,
	/** Answers from which a script came. */
	usable: count$1,
	inputTokens: count$1.nullable(),
	outputTokens: count$1.nullable(),
	usd: number$1().nullable(),
	/** Why there is no price. */
	usdReason: costReason.nullable()
});
// src/schema/analysis/sensitivity.ts
const effect = strictObject({
	estimate: number$1().positive(),
	interval: interval.nullable()
});
/** Ratio of a mode and model under another setting, of answers that passed and are as accurate; it enters no verdict. */
const sensitivity = strictObject({
	setting: setting$1,
	mode: generatedMode,
	model: modelId,
	quantity,
	baseline: baselineMode,
	/** Projects that were measured under both. */
	projects: int().positive(),
	under: effect,
	/** The same answers as the results have them. */
	usual: effect,
	/** `under` over `usual`, paired by project. */
	change: effect
});
// src/schema/analysis/analysis.ts
/** Summary of the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
const summary = strictObject({
	n: count$1,
	median: number$1().nullable(),
	minimum: number$1().nullable(),
	maximum: number$1().nullable(),
	quality
});
const variantAnalysis = strictObject({
	id: string(),
	project: slug,
	mode,
	model: modelId.nullable(),
	/** A variant that was run under both is analysed twice; groups, rates and findings count the usual one. */
	shim,
	/** Groups, rates and tables count a script once: as it usually starts. The other start's runs stand in its ratio to the baseline that starts so. */
	counts: boolean(),
	/** The shard's model whose blocks these runs belong to; a baseline runs once in each model's blocks. */
	blockModel: modelId.nullable(),
	statuses: partialRecord(status, count$1),
	runs: count$1,
	/** The first measured run for which the script answers ended ok: pass@1. */
	passed: boolean(),
	/** Share of the measured runs for which the script answers that ended ok. Null: there is none. */
	stability: number$1().min(0).max(1).nullable(),
	/** False: every run failed for a reason of ours, so that nothing can be said of the variant. */
	attempted: boolean(),
	failure: scriptFailure.nullable(),
	metric: strictObject({
		name: string(),
		median: number$1().nullable(),
		baseline: number$1().nullable(),
		/** Variant − baseline, in the metric's own unit: the mean over blocks, which the limits lie around; without a common block of the medians. */
		difference: number$1().nullable(),
		/**
		* Standard error of the gain from which rows the test set happens to hold: of predictions by the jackknife over groups of
		* rows, else over draws of half of the data. Null: not known, and not in the limits.
		*/
		testError: strictObject({
			standardError: number$1().nonnegative(),
			from: _enum(["predictions", "halves"]),
			/** Groups or draws. */
			samples: int().positive()
		}).nullable(),
		/** One-sided 95 % limits of the gain, positive where the variant is better, by run-to-run noise and `testError`; of one block its gain. */
		lowerGain: number$1().nullable(),
		upperGain: number$1().nullable(),
		verdict: accuracyVerdict.nullable()
	}),
	/** Whether the metric comes from the data. Null: the author's own, or a campaign without probes. */
	validity: validity.nullable(),
	summaries: record(quantity, summary),
	ratios: record(quantity, array(ratio)),
	/** Empty where energy was not measured. */
	energyParts: array(energyParts),
	/** Null: no run of it was recorded. */
	observations: variantObservations.nullable(),
	points: runPoints
});
const analysisFile = strictObject({
	schemaVersion: literal(6),
	campaign: string(),
	toolVersion: string(),
	createdAt: instant,
	seed: int(),
	/** The most telling first. */
	headline: array(headlineFact),
	/** What tables and charts speak of first: energy where it was measured, else CPU time. */
	leading: cost,
	energyQuality: quality,
	/** Why joules that were read count nowhere. */
	energyLeftOut: array(_enum(["contaminated", "doubtful"])),
	energyMeters: array(string()),
	/** The zones that were summed, by their meters: what the hosts have of the plan's scope. */
	energySources: array(string()),
	runs: strictObject({
		planned: count$1,
		recorded: count$1,
		ok: count$1
	}),
	hosts: array(host),
	sandboxes: array(sandboxTier),
	startedAt: instant.nullable(),
	/** Null without a run. */
	scope: scope.nullable(),
	primaryFamily: familySummary,
	groups: array(groupAnalysis),
	models: array(modelComparison),
	successPairs: array(successPair),
	strata: array(stratumEffect),
	/** The answers that results speak of are those that stood after `shown` of the `planned` rounds of repair. */
	rounds: strictObject({
		planned: int().min(0),
		shown: int().min(0)
	}),
	variants: array(variantAnalysis),
	/** Empty where no model was told what its answers took. */
	feedback: array(feedbackAnalysis),
	failures: failureAnalysis,
	phases: array(phaseChange),
	diagnostics,
	/** Empty where nothing was run under another setting. */
	sensitivity: array(sensitivity),
	/** Variants whose provenance holds the energy of their generation. */
	breakEven: array(breakEven),
	/** Null: the dataset was not at hand. */
	code: codeAnalysis.nullable(),
	readings: campaignReadings,
	/** Use of each of the plan's models. */
	modelUse: array(modelUse),
	/** The worst first. */
	findings: array(campaignFinding)
});
/** `<campaign>/analysis.json`. */
const analysis = versioned(6, analysisFile, {
	1: "make it anew with greenml analyse --campaign and the folder of the campaign",
	2: (old) => ({
		...old,
		feedback: []
	}),
	3: analysisFromVersion3
});
// src/schema/dataset/data-file.ts
const DATA_FORMATS = [
	"csv",
	"tsv",
	"text",
	"json",
	"jsonl",
	"excel",
	"parquet",
	"feather",
	"arff",
	"numpy",
	"matlab",
	"pickle",
	"hdf5",
	"image",
	"audio",
	"folder",
	"other"
];
/** How its bytes are text. */
const TEXT_ENCODINGS = [
	"utf-8",
	"utf-8-sig",
	"utf-16",
	"latin-1"
];
const MOST_COLUMNS = 1e4;
/** Most entries of a project's data: of many files in a folder the folder is told. */
const MOST_DATA = 2e3;
const dataFields = strictObject({
	path: relativePath,
	role: _enum([
		"all",
		"train",
		"test"
	]),
	rows: int().min(0).optional(),
	target: text.optional(),
	/** An SPDX expression, or as its publisher words it. */
	licence: text.optional(),
	source: text.optional(),
	citation: string().max(LONGEST_PROSE).optional(),
	sha256: sha256.optional(),
	bytes: int().min(0).optional(),
	format: _enum(DATA_FORMATS).optional(),
	encoding: _enum(TEXT_ENCODINGS).optional(),
	delimiter: string().length(1).optional(),
	/** Names of the columns; null: the first line is data. No row of the data is ever here. */
	headers: array(text).max(MOST_COLUMNS).nullable().optional(),
	/** Address of a file that the repository does not hold. */
	url: url({ protocol: /^https$/ }).optional(),
	/** `open`: by that address alone; `manual`: after an account, a form or a consent; `made`: by a script of the project. */
	access: _enum([
		"open",
		"manual",
		"made"
	]).optional(),
	/** The script that makes the file: it runs in the sandbox, once, and is not measured. */
	madeBy: relativePath.optional()
});
/** What Python imports: brought beside the author's code it would be taken for that. */
const isCode = (path) => /\.(?:py[cdiwox]?|so|ipynb)$/i.test(path);
function refuseUnbringable({ path, url, access, madeBy, sha256: hash }, context) {
	const refuse = (name, message) => context.addIssue({
		code: "custom",
		path: [name],
		message
	});
	if (access !== void 0 && isCode(path)) refuse("path", "data that the repository lacks, and no code");
	if (access === "open" && url === void 0) refuse("url", "what is open to fetch needs its address");
	if (access === "open" && hash === void 0) refuse("sha256", "what is fetched needs its SHA-256");
	if (access === "made" && hash === void 0) refuse("sha256", "what is made needs its SHA-256");
	if (access === "made" !== (madeBy !== void 0)) refuse("madeBy", "the script that makes it, with access: 'made' alone");
	if (url !== void 0 && access === void 0) refuse("access", "'open' or 'manual'");
}
/** A file that scripts read, as a plan tells of it. */
const dataFile = dataFields.superRefine(refuseUnbringable);
/** All of a project's. */
const dataFiles = array(dataFile).max(MOST_DATA);
/** A data file as a manifest tells of it: its licence is null where nobody knows it, for the reason in `missing`. */
const manifestData = dataFields.extend({ licence: text.nullable().default(null) }).superRefine(refuseUnbringable);
// src/schema/migrations/manifest-versions.ts
/** Version 1 called `split` what is `scored` now, and gave no reason for what it had not. */
function manifestFromVersion1({ split, licence, ...rest }) {
	const isUpstream = isFields(rest.origin);
	return {
		...rest,
		...split === void 0 ? {} : { scored: split },
		licence,
		missing: {
			...licence === null ? { licence: "not-recorded" } : {},
			...isUpstream ? { sourceHash: "not-recorded" } : {}
		}
	};
}
/** Version 2 did not say why nobody knows the licence of data. */
function manifestFromVersion2(old) {
	if (!listFields(old.data).some(({ licence }) => licence === void 0)) return old;
	return {
		...old,
		missing: {
			...isFields(old.missing) ? old.missing : {},
			dataLicence: "not-recorded"
		}
	};
}
/** Version 3 did not say which cells of a notebook its script is without. */
const manifestFromVersion3 = (old) => old;
// src/schema/dataset/import-report.ts
/** What speaks for and against a file being the one to run. */
const ENTRY_REASONS = [
	"asked-for",
	"fits",
	"loads-data",
	"computes-metric",
	"prints-metric",
	"splits",
	"learns",
	"named-in-readme",
	"good-name",
	"is-a-notebook",
	"only-called",
	"imported-by-others",
	"is-a-page",
	"is-a-test",
	"evaluates-kept"
];
/** Where one of these stands, what the script told is no result: of rows that it learned, of a model that it does not keep, a loss. */
const TELLS_NO_RESULT = [
	"of-training",
	"of-last-round",
	"only-a-loss"
];
// src/schema/dataset/moved-place.ts
/**
* A place that a script names and that is not in its source: of the author's own disk, of a host of notebooks, or an address of
* the web, since a run has no network. `at`: as the script names it, relative to where it starts or absolute; `shows`: the file
* or folder of the source that it finds there. Null: an empty folder, to write to.
*/
const movedPlace = strictObject({
	at: string().min(1).max(1e3).regex(/^[^\p{Cc}]*$/u, "a path without control characters"),
	shows: relativePath.nullable()
}).refine(({ at, shows }) => shows !== null || !isAddress(at), {
	path: ["shows"],
	message: "an address shows a file"
});
/** Whether a place is an address, which is read from by the network. */
function isAddress(at) {
	return /^https?:\/\//i.test(at);
}
// src/schema/dataset/project-origin.ts
/** Folders of the source, `.` for all of it. */
const sourceFolder = union([literal("."), relativePath]);
/** Repository that a copied project is from. */
const upstream = strictObject({
	repository: text,
	branch: text.nullable().default(null),
	commit: commitHash.nullable().default(null)
});
/** `embedded`: written for this dataset; otherwise the pinned place that its files are from. */
const projectOrigin = union([literal("embedded"), strictObject({
	repository: text,
	/** The folder of the repository that is the project. */
	path: sourceFolder.default("."),
	branch: text.nullable().default(null),
	commit: commitHash.nullable(),
	commitDate: text.nullable().default(null),
	/** Null: the repository is its own home, or nobody knows another. */
	upstream: upstream.nullable().default(null),
	importedAt: text,
	/** Hash of all files of the source, as a plan has it; null with its reason in `missing`. */
	sourceHash: sha256.nullable().default(null)
})]);
/** Why a fact that a manifest has a place for is null there. */
const missingFacts = strictObject({
	licence: _enum([
		"no-licence-file",
		"unknown-text",
		"only-claimed",
		"not-recorded"
	]).exactOptional(),
	/** Of data, where one file at least has none that is known. */
	dataLicence: _enum([
		"not-stated",
		"unknown-text",
		"only-claimed",
		"not-recorded"
	]).exactOptional(),
	lock: strictObject({
		kind: _enum(["not-written", "unresolvable"]),
		detail: string().max(LONGEST_PROSE).exactOptional()
	}).exactOptional(),
	sourceHash: _enum(["not-fetched", "not-recorded"]).exactOptional()
});
/** Facts that are null without a reason, or have one and are there. */
function listUnexplained({ origin, licence, data, environment, missing }) {
	const isNull = {
		licence: licence === null,
		dataLicence: data.some((file) => file.licence === null),
		lock: environment.lock === null,
		sourceHash: origin !== "embedded" && origin.sourceHash === null
	};
	return [
		"licence",
		"dataLicence",
		"lock",
		"sourceHash"
	].filter((name) => isNull[name] !== (missing[name] !== void 0));
}
/** `dataset/projects/<slug>` of an author who objects, or whose upstream is gone: old reports keep its numbers, no plan takes it. */
const tombstone = strictObject({
	date: date(),
	reason: _enum([
		"author-objects",
		"upstream-gone",
		"licence",
		"data",
		"other"
	]),
	detail: text.exactOptional()
});
/** How the code tells that rows are held out to be judged by. Null in a manifest: it does not tell. */
const heldOut = strictObject({
	/** Share of all rows; null: known only when it runs. */
	testShare: number$1().gt(0).lt(1).nullable(),
	/** Null: none, or one that is known only when it runs. */
	seed: int().min(0).nullable(),
	stratified: boolean(),
	/** False: the last rows in the order of the file. */
	shuffled: boolean().default(true),
	/** File and line that say so. */
	source: text
});
// src/schema/dataset/metrics.ts
const share = {
	direction: "higher",
	range: [0, 1],
	labels: "classes",
	chance: null
};
const error = {
	direction: "lower",
	range: [0, Number.POSITIVE_INFINITY],
	labels: "numbers",
	chance: null
};
/** Metrics of one kind share their range and how chance moves them. */
const KINDS$1 = {
	/** Right answers of all, for the whole test set or a mean over its classes. */
	proportion: {
		...share,
		chance: (classes) => 1 / classes
	},
	/** Harmonic means of two shares: one answer for all rows is right for one class and never for another. */
	"f-measure": {
		...share,
		chance: (classes) => 2 / (classes + 1)
	},
	/** Pairs of rows that scores put in the right order. */
	ranking: {
		...share,
		chance: .5
	},
	/** Shares that count one kind of mistake only: one answer for all rows is enough for the best value. */
	"one-sided": share,
	overlap: share,
	"top-k": share,
	agreement: {
		...share,
		range: [-1, 1],
		chance: 0
	},
	/** How well groups part that no label tells. */
	parting: {
		...share,
		range: [-1, 1],
		labels: null
	},
	"explained-variance": {
		direction: "higher",
		range: [Number.NEGATIVE_INFINITY, 1],
		labels: "numbers",
		chance: 0
	},
	"wrong-proportion": {
		...share,
		direction: "lower",
		chance: (classes) => 1 - 1 / classes
	},
	"log-loss": {
		...error,
		labels: "classes"
	},
	/** What training minimises, whatever that is. */
	loss: {
		...error,
		labels: null
	},
	/** Errors in the target's unit, or its logarithm's. */
	"root-error": error,
	error,
	/** Divided by the label, which may lie near 0. */
	"percentage-error": error
};
/** Every metric that is known by its name. A function's name is a name of its metric, too. */
const METRICS = [
	{
		name: "accuracy",
		kind: "proportion",
		aliases: ["acc"],
		functions: ["accuracy_score"],
		printed: "accuracy|acc|ac{1,2}ur{1,2}a[nr]?c{1,2}y|ac{1,2}ury|accurr?ay|accuarc?y|(?<=\\d[ \\t]?%[ \\t]{1,3})(?:accurate|correct(?![ \\t]*[=:]))|(?:recognition|classification)[ _-]rate|acur[áa]cia|accuratezza|akurasi|dokładność|exactitud(?:e)?|genauigkeit|doğruluk|độ chính xác|точность|정확도|准确[率度]|準確率|正確率|正解率|(?:correctly classified|classified correctly)(?=[^\\n]{0,60}%)|(?<=\\d[ \\t]?%[ \\t]{1,3})of (?:(?:all|its|our|the|these|new|unseen|held-out|hold-out|test|testing|validation|set|of|\\d{1,9}) ){0,6}(?:articles|cases|characters|customers|data|digits|documents|e?mails|examples|faces|flowers|images|instances|messages|observations|passengers|patients|people|pictures|points|records|reviews|rows|samples|sentences|set|texts|tweets) (?:(?:are|be|been|got|had|has|have|is|was|were) ){0,2}(?:(?:correctly|accurately) (?:classified|predicted|recogni[sz]ed)|(?:classified|predicted|recogni[sz]ed) (?:correctly|accurately))|correct(?=[^\\w\\n]{0,3}(?:\\d{1,9}[ \\t]?\\/[ \\t]?\\d{1,9}[ \\t]?)?\\([ \\t]{0,3}\\d[\\d.]{0,20}[ \\t]{0,3}%)|(?<!in)correct(?:ly)?(?:[ _-](?:predict(?:ions?|ed)|classifi(?:cations?|ed)))?(?=[ \\t]{0,9}[=:][ \\t]{0,9}\\d[\\d.]{0,20}[ \\t]{0,3}%)|percent(?:age)?[ _-]correct(?=[ \\t]{0,9}[=:])"
	},
	{
		name: "balanced_accuracy",
		kind: "proportion",
		aliases: ["balanced_acc"],
		functions: ["balanced_accuracy_score"],
		printed: "balanced[ _-]?acc(?:uracy)?"
	},
	{
		name: "top_k_accuracy",
		kind: "top-k",
		aliases: [
			"top3_accuracy",
			"top5_accuracy",
			"top_3_accuracy",
			"top_5_accuracy"
		]
	},
	{
		name: "f1",
		kind: "f-measure",
		aliases: [
			"f1score",
			"f_measure",
			"f_score"
		],
		functions: ["f1_score"],
		printed: "f[ _-]?1|f[ _-](?:measure|score)"
	},
	{
		name: "fbeta",
		kind: "f-measure",
		functions: ["fbeta_score"]
	},
	{
		name: "roc_auc",
		kind: "ranking",
		aliases: [
			"auc",
			"auc_roc",
			"auroc",
			"rocauc"
		],
		functions: ["roc_auc_score"],
		printed: "(?:roc[ _-]?)?auc(?:[ _-]?roc)?(?![ _-]?pr\\b)"
	},
	{
		name: "average_precision",
		kind: "one-sided",
		aliases: [
			"auc_pr",
			"auprc",
			"pr_auc"
		],
		functions: ["average_precision_score"],
		printed: "pr[ _-]?auc|auc[ _-]?pr|auprc|average[ _-]precision[ _-]score"
	},
	{
		name: "precision",
		kind: "one-sided",
		functions: ["precision_score"],
		printed: "precision|정밀도|精[确確]率|適合率"
	},
	{
		name: "recall",
		kind: "one-sided",
		aliases: ["sensitivity", "tpr"],
		functions: ["recall_score"],
		printed: "recall|sensitivity|재현율|召回率|再現率"
	},
	{
		name: "specificity",
		kind: "one-sided",
		aliases: ["tnr"]
	},
	{
		name: "jaccard",
		kind: "overlap",
		aliases: ["iou"],
		functions: ["jaccard_score"]
	},
	{
		name: "kappa",
		kind: "agreement",
		aliases: [
			"cohen_kappa",
			"cohens_kappa",
			"quadratic_weighted_kappa"
		],
		functions: ["cohen_kappa_score"]
	},
	{
		name: "mcc",
		kind: "agreement",
		aliases: ["matthews"],
		functions: ["matthews_corrcoef"],
		printed: "mcc|matthews"
	},
	{
		name: "silhouette",
		kind: "parting",
		aliases: ["silhouette_avg", "silhouette_coefficient"],
		functions: ["silhouette_score"],
		printed: "silhouette(?:[ _-](?:average|avg|coefficient|index|mean))?|sil(?:h|ho)?ueta|siluet"
	},
	{
		name: "error_rate",
		kind: "wrong-proportion",
		aliases: ["classification_error", "misclassification_rate"],
		printed: "(?:error|misclassification)[ _-]rate|classification[ _-]error"
	},
	{
		name: "log_loss",
		kind: "log-loss",
		aliases: ["cross_entropy", "logloss"],
		functions: ["log_loss"],
		printed: "log[ _-]?loss"
	},
	{
		name: "loss",
		kind: "loss",
		printed: "loss"
	},
	{
		name: "inertia",
		kind: "loss",
		aliases: ["wcss"],
		printed: "inertia|wcss|within[ _-]cluster sums? of squares"
	},
	{
		name: "perplexity",
		kind: "loss",
		aliases: ["ppl"],
		printed: "perplexity|ppl"
	},
	{
		name: "r2",
		kind: "explained-variance",
		aliases: ["r_squared", "r2score"],
		functions: ["r2_score"],
		printed: "r[ _-]?(?:2|²|\\^2|\\*\\*2)|r[ _-]?squared|coefficient of determination"
	},
	{
		name: "explained_variance",
		kind: "explained-variance",
		functions: ["explained_variance_score"]
	},
	{
		name: "rmse",
		kind: "root-error",
		functions: ["root_mean_squared_error"],
		printed: "rmse|root[ _-]mean[ _-]squared?[ _-]error"
	},
	{
		name: "rmsle",
		kind: "root-error",
		functions: ["root_mean_squared_log_error"],
		printed: "rmsle"
	},
	{
		name: "mse",
		kind: "error",
		functions: ["mean_squared_error"],
		printed: "mse|mean[ _-]squared?[ _-]error"
	},
	{
		name: "msle",
		kind: "error",
		functions: ["mean_squared_log_error"]
	},
	{
		name: "mae",
		kind: "error",
		functions: ["mean_absolute_error"],
		printed: "mae|mean[ _-]absolute[ _-]error"
	},
	{
		name: "median_absolute_error",
		kind: "error",
		functions: ["median_absolute_error"]
	},
	{
		name: "mape",
		kind: "percentage-error",
		functions: ["mean_absolute_percentage_error"],
		printed: "mape|mean[ _-]absolute[ _-]percentage[ _-]error"
	},
	{
		name: "smape",
		kind: "percentage-error"
	},
	{
		name: "wmape",
		kind: "percentage-error"
	}
];
/** Source of a regular expression for each metric's name in what scripts print. */
const PRINTED_NAMES = METRICS.flatMap(({ name, printed }) => printed === void 0 ? [] : [[name, printed]]);
/** Metrics by the functions of scikit-learn that compute them. */
const METRIC_OF_FUNCTION = new Map(METRICS.flatMap(({ name, functions = [] }) => functions.map((called) => [called, name])));
const METRIC_FUNCTIONS = [...METRIC_OF_FUNCTION.keys()];
const AVERAGES = [
	"macro",
	"micro",
	"samples",
	"weighted"
];
/** Words that say of which rows or runs a value is, not what is computed. */
const QUALIFIERS = /* @__PURE__ */ new Set([
	...AVERAGES,
	..."average avg best binary cv eval final holdout mean oob oof overall ovo ovr".split(" "),
	..."score test total val valid validation value".split(" ")
]);
const BY_NAME = new Map(METRICS.flatMap((entry) => [
	entry.name,
	...entry.aliases ?? [],
	...entry.functions ?? []
].map((name) => [name, entry])));
/** All names that a metric is known by. */
const METRIC_NAMES = [...BY_NAME.keys()];
/** The metric that is called so: `f1_macro` and `mean_test_f1` are an f1, `r2_score` is an r2. Null: a name of its own. */
const findMetric = (name) => findInside(name, (around) => around.every((word) => QUALIFIERS.has(word)));
/** The metric whose name stands in this one, whatever stands around it: `f1_gain` is no f1, but speaks of one. */
const findNearestMetric = (name) => findInside(name, () => true);
const MOST_WORDS = Math.max(...[...BY_NAME.keys()].map((name) => name.split("_").length));
function findInside(name, accepts) {
	const words = name.split("_");
	for (let length = Math.min(words.length, MOST_WORDS); length > 0; length--) for (let first = 0; first + length <= words.length; first++) {
		const entry = BY_NAME.get(words.slice(first, first + length).join("_"));
		const around = words.toSpliced(first, length);
		if (entry === void 0 || !accepts(around)) continue;
		const average = around.find((word) => AVERAGES.includes(word)) ?? null;
		return {
			...KINDS$1[entry.kind],
			name: entry.name,
			kind: entry.kind,
			average
		};
	}
	return null;
}
/** What the target holds of a project that is judged by a metric of this name; null: the name does not say. */
function findLabelKind(name) {
	return findNearestMetric(name)?.labels ?? (name.includes("error") ? "numbers" : null);
}
/** Values that count: the manifest's, else those that a metric of this name can take. */
function validRange({ name, range }) {
	return range ?? findMetric(name)?.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}
/** Whether its values lie between 0 or −1 and 1, so that a larger number can only be a percentage. */
function isFraction(name) {
	const range = findMetric(name)?.range;
	return range !== void 0 && range[1] === 1 && Number.isFinite(range[0]);
}
/** Whether 1 is the best that it can be, so that what is told in percent is told by its hundredfold: an R² too, which has no lower end. */
const isShare = (name) => findMetric(name)?.range?.[1] === 1;
/** Just above 1 is a fault of the script; as a percentage it would be no accuracy worth a script. */
const LEAST_PERCENT = 1.5;
/** Whether a value can only be meant as a percentage of a fraction: an R² without a sign of percent may be another number. */
const isPercentageOfFraction = (name, value) => isFraction(name) && value > LEAST_PERCENT;
/** Whether a number that is told as a metric's can only be meant as a percentage. */
const isPercentage = (name, value) => value > LEAST_PERCENT && (isFraction(name) || isShare(name) && value <= 100);
/** How a metric is declared as long as nobody says otherwise. */
function draftRule(name) {
	return {
		name,
		direction: findMetric(name)?.direction ?? "higher",
		scale: isFraction(name) ? "fraction" : "absolute"
	};
}
function gainOf(difference, { direction }) {
	return difference === null || direction === "higher" ? difference : -difference;
}
/** The best that a metric can say; null: it has no end. Of a name that is not known the scale tells. */
function bestValue({ name, direction, scale }) {
	const known = findMetric(name);
	if (known?.direction === direction) return direction === "higher" ? known.range[1] : known.range[0];
	if (direction === "lower") return 0;
	return scale === "absolute" ? null : 1;
}
/** The best that a script gets which does not know labels drawn evenly of so many classes; null: not known. */
function chanceValue({ chance }, classes) {
	if (typeof chance === "number") return chance;
	return chance === null || classes === null ? null : chance(classes);
}
// src/schema/dataset/scoring.ts
/** Sources of a script's metric: the script itself, or this tool, from what the script predicts. */
const SCORINGS = ["printed", "predictions"];
const scoring = _enum(SCORINGS);
const expression = string().min(1).max(1e3);
/**
* Places where the author's script keeps what is scored: Python, over the names that it leaves behind, evaluated at its exit.
*/
const scoredRows = strictObject({
	/** The data file, with a target, whose rows it splits. */
	data: relativePath,
	/** Places of its test rows among that file's rows, from 0 and without the header. */
	testRows: expression,
	/** Likewise, of its training rows in the order in which it trains on them. Default: all others, as the file has them. */
	trainingRows: expression.optional(),
	/** Predictions for these rows, in their order and in the words of the target's column. */
	predictions: expression
});
/**
* File that an answer to a project which is scored by predictions writes, in its working directory: a column, a row for each
* test row.
*/
const PREDICTIONS_FILE = "predictions.csv";
const PREDICTIONS_COLUMN = "prediction";
/** Path of the rows for which an answer predicts: beside the data file, which then holds the other rows. */
function testRowsPath(path) {
	const [, stem = path, ending = ""] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? [];
	return `${stem}.test${ending}`;
}
const SCORED = [
	"accuracy",
	"balanced_accuracy",
	"error_rate",
	"rmse",
	"mse",
	"mae",
	"r2"
];
/** The metric that this tool computes from predictions; null: it computes none of that name. */
function scoredMetric(name) {
	const metric = findMetric(name);
	if (metric === null) return null;
	if (metric.name === "f1") return metric.average === "macro" || metric.average === "weighted" ? `f1_${metric.average}` : null;
	return SCORED.find((each) => each === metric.name && metric.average === null) ?? null;
}
/** Why a manifest can't be scored by predictions; null: it can, or need not. */
function whyNotScored({ scoring, split, metric, data }) {
	if (scoring === "printed") return null;
	if (!split) return "scoring: predictions needs `scored`";
	if (scoredMetric(metric.name) === null) return `the metric ${metric.name} is not computed from predictions`;
	return data.find(({ path }) => path === split.data)?.target === void 0 ? `${split.data} is no data file with a target` : null;
}
// src/schema/dataset/manifest.ts
/** An argument of a program: the kernel takes no NUL. */
const argument = string().max(4096).regex(/^[^\0]*$/, "an argument without NUL");
/** What `python -m` runs. */
const moduleName = string().max(300).regex(/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/, "a module's name, as package.train");
/** Arguments of a script: the kernel takes 2 MiB of them and of the environment together. */
const programArguments = array(argument).max(256);
/** Folders in which a script's imports are searched, beside where Python looks anyway. */
const importFolders = array(sourceFolder).max(20).default([]);
/** Most files that runs expect on their machine; each is fetched before them. */
const MOST_DOWNLOADS = 100;
/** Most ways in which a lock departs from what was asked for: each tells of all packages that it concerns. */
const MOST_DEVIATIONS = 100;
/** Memory above what any host has; beyond 2^53 bytes the kernel would not take the number at all. */
const MOST_MEMORY_GIB = 65536;
/** A week: a run holds its host, and nothing else is measured there meanwhile. */
const MOST_SECONDS = 604800;
const needs = strictObject({
	rapl: boolean().default(false),
	gpu: boolean().default(false),
	memoryGiB: number$1().min(.001).max(MOST_MEMORY_GIB).default(2),
	timeoutSeconds: number$1().min(.001).max(MOST_SECONDS).default(900),
	/** Seconds of one run of the author's script, as somebody measured it: plans estimate with it. */
	typicalSeconds: number$1().positive().max(MOST_SECONDS).optional()
});
/** What makes the environment: uv from a lock of wheels, conda from an explicit list, or an interpreter that is there. */
const MANAGERS = [
	"uv",
	"conda",
	"existing"
];
/** A file that scripts expect on their machine (NLTK's data, a data set's cache): fetched before anything runs. */
const download = strictObject({
	url: url({ protocol: /^https$/ }).regex(/^[!-~]+$/, "an address without blanks and control characters"),
	sha256,
	/** Path in the private home of each run: of the file, or of the folder that an archive is unpacked into. */
	path: relativePath,
	unpack: _enum(["zip", "tar"]).optional()
});
/** Versions of Python as a project may ask for them. */
const PYTHON_VERSIONS = /^[\d.<>=!~^*, ]{1,80}$/;
/** What a Python environment is made from; paths are relative to the manifest's folder. */
const environmentSettings = strictObject({
	/** Never a path: it is handed to a program that would run what lies there. */
	python: string().regex(/^(?:[<>=!~]=?|===)?\s*3(?:\.\d+){0,2}(?:\s*,\s*[<>=!~]=?\s*3(?:\.\d+){0,2})*$/, "a version of Python, as >=3.10").default(">=3.10"),
	/** What the project asks for, as `3.9` or `>=3.8,<3.12`: of the installed ones that fit `python`, the nearest is taken. */
	pythonWanted: string().regex(PYTHON_VERSIONS, "versions of Python, as 3.9 or >=3.8,<3.12").optional(),
	requirements: relativePath.optional(),
	manager: _enum(MANAGERS).default("uv"),
	/** Interpreter, with `existing`: its name on PATH or its absolute path. */
	interpreter: string().regex(/^(?:\/(?:[\w.+-]+\/)*)?python[\d.]*$/, "a Python, as python3.11 or /opt/ml/bin/python").optional(),
	downloads: array(download).max(MOST_DOWNLOADS).default([]),
	lock: relativePath,
	excludeNewer: string().optional(),
	/** How the lock departs from what the author asked for. */
	deviations: array(string().max(LONGEST_PROSE)).max(MOST_DEVIATIONS).optional()
});
const wholeManifest = strictObject({
	schemaVersion: literal(4),
	title: text,
	description: string().max(LONGEST_PROSE).default(""),
	origin: projectOrigin,
	/** Name of several projects that belong together, as those of one study. */
	collection: slug.optional(),
	/** Size of all files of the source. Null: it was never seen whole. */
	size: strictObject({
		files: int().min(0),
		bytes: int().min(0)
	}).nullable().default(null),
	/** Bytes of code by language. */
	languages: record(text, int().min(0)).default({}),
	/** The code's licence; null when the repository carries none, and then its code is never published. */
	licence: strictObject({
		spdx: text,
		file: relativePath.optional()
	}).nullable(),
	entry: relativePath,
	/**
	* What the entry was made of, where the author wrote a notebook; its cells as saved, or in the order in which they were run.
	* `without`: the numbers of those that fail here, that nothing needs, and that are left out.
	*/
	notebook: strictObject({
		path: relativePath,
		order: _enum(["as-saved", "as-run"]),
		without: array(int().min(0)).max(8).exactOptional()
	}).optional(),
	/** Other files that might be the one to run, the likeliest first, with what speaks for and against each; the entry among them. */
	candidates: array(strictObject({
		path: relativePath,
		reasons: array(_enum(ENTRY_REASONS))
	})).max(10).default([]),
	/** The entry's name as a module, for a script of a package: it is started by `python -m`, not by its path. */
	module: moduleName.optional(),
	workingDirectory: sourceFolder.default("."),
	pythonPath: importFolders,
	arguments: programArguments.default([]),
	/** Places that the script names and that its source lacks, and what it finds there instead. Absent: none. */
	places: array(movedPlace).max(50).exactOptional(),
	task: _enum(TASKS),
	/** A name that projects like this one share: another rewrite of one exercise, another script over one data set. */
	cluster: text.optional(),
	metric: metricRule,
	data: array(manifestData).max(MOST_DATA).default([]),
	/** `predictions`: this tool computes the metric, of the author's script and of answers, from labels that no answer sees. */
	scoring: scoring.default("printed"),
	scored: scoredRows.optional(),
	/** How the author's script splits its rows, by its code; null: the code does not tell. */
	split: heldOut.nullable().default(null),
	/** `lock` null: none could be written, and nothing of the project runs. */
	environment: environmentSettings.extend({ lock: relativePath.nullable() }),
	needs: needs.prefault({}),
	/** Why what is null is so. */
	missing: missingFacts.default({}),
	tombstone: tombstone.optional()
}).superRefine((file, context) => {
	const why = whyNotScored({
		...file,
		split: file.scored
	});
	if (why !== null) context.addIssue({
		code: "custom",
		path: ["scoring"],
		message: why
	});
	for (const name of listUnexplained(file)) context.addIssue({
		code: "custom",
		path: ["missing", name],
		message: "says why it is null, and only then"
	});
});
/** `dataset/projects/<slug>/project.yaml`. */
const manifest = versioned(4, wholeManifest, {
	1: manifestFromVersion1,
	2: manifestFromVersion2,
	3: manifestFromVersion3
});
const projectGap = _enum([
	"retired",
	"no-source",
	"no-lock",
	"no-data"
]);
// src/schema/generation/conversation.ts
/** Tokens of one call. `input` includes what a cache gave and took, `output` includes reasoning. */
const tokenUsage = strictObject({
	input: tokenCount,
	cachedInput: tokenCount,
	cacheWrite: tokenCount,
	output: tokenCount,
	reasoning: tokenCount
}).refine(({ input, cachedInput, cacheWrite }) => cachedInput + cacheWrite <= input, "more cached tokens than input").refine(({ output, reasoning }) => reasoning <= output, "more reasoning tokens than output");
/** What a model wants done; `arguments` is the JSON that it wrote, which may be none. */
const toolCall = strictObject({
	id: label,
	name: label,
	arguments: string()
});
/** Something that a model may ask for; `parameters` is a JSON Schema of an object. */
const tool = strictObject({
	name: string().regex(/^[A-Za-z0-9_-]{1,64}$/, "letters, digits, underscore, hyphen"),
	description: string(),
	parameters: record(string(), json())
});
/** One turn of a conversation. */
const message = discriminatedUnion("role", [
	strictObject({
		role: literal("system"),
		text: string()
	}),
	strictObject({
		role: literal("user"),
		text: string()
	}),
	strictObject({
		role: literal("assistant"),
		text: string(),
		toolCalls: array(toolCall),
		/** The provider's own form of the turn, where it wants it back in the next call (signed reasoning); else null. */
		native: json()
	}),
	strictObject({
		role: literal("tool"),
		call: label,
		name: label,
		text: string()
	})
]);
const effort = _enum([
	"none",
	"minimal",
	"low",
	"medium",
	"high",
	"xhigh",
	"max"
]);
/** How a model is to answer. What is left out is the provider's own default. */
const samplingParameters = strictObject({
	maxOutputTokens: int().positive(),
	effort: effort.exactOptional(),
	temperature: number$1().min(0).max(2).exactOptional(),
	topP: number$1().positive().max(1).exactOptional(),
	seed: int().exactOptional()
});
/** `truncated`: the output limit or the context window ended it. `refused`: the model or a filter would not answer. */
const FINISHES = [
	"complete",
	"tool-calls",
	"truncated",
	"refused"
];
/** What a model answered to one call. */
const reply = strictObject({
	text: string(),
	toolCalls: array(toolCall),
	finish: _enum(FINISHES),
	native: json(),
	/** Model as the answer names it: an alias resolves to a snapshot. */
	returnedModel: string().nullable(),
	responseId: string().nullable(),
	/** Null: not told, or not consistent. */
	usage: tokenUsage.nullable(),
	usageReason: usageFault.nullable()
});
// src/schema/generation/model-entries.ts
/** `openai` with a `baseUrl` is any server that speaks its protocol; `command` a program of the user's; `replay` what is stored. */
const PROVIDERS = [
	"openai",
	"anthropic",
	"gemini",
	"groq",
	"azure",
	"command",
	"replay"
];
/** The messages do not quote the name that they refuse: it may be a key. */
const serverUrl = url({
	protocol: /^https?$/,
	error: "an address with http or https"
}).max(1e3).refine((address) => {
	const { username, password, search, hash } = URL.parse(address) ?? { username: "?" };
	return !(username || password || search || hash);
}, "an address without user, password, query and fragment: a key belongs into the variable that keyVariable names");
/** US dollars per million tokens. */
const rate = dollars.max(1e6);
const joulesOfToken = number$1().positive().max(1e6);
const modelEntry = strictObject({
	id: modelId,
	provider: _enum(PROVIDERS),
	/** The provider's own model id. */
	model: text,
	/** The OpenAI endpoint; compatible servers usually know `chat` only. */
	api: _enum(["responses", "chat"]).default("responses"),
	/** An OpenAI- or Anthropic-compatible server instead of the provider's own; whether it is asked is its user's to say. */
	baseUrl: serverUrl.optional(),
	/** Azure only: the version of its interface, as `2025-04-01-preview`. */
	apiVersion: string().regex(/^[\w.-]{1,40}$/, "a version, as 2025-04-01-preview").optional(),
	/** Environment variable that holds the key; null for a server that wants none. */
	keyVariable: string().regex(/^[A-Za-z_]\w{0,99}$/, "the name of a variable").nullable().default(null),
	/** `text`: tools are told in words and calls read out of what the model says; unset: in the way of its provider's interface. */
	tools: literal("text").optional(),
	maxOutputTokens: int().positive().max(MOST_TOKENS).default(16e3),
	reasoningEffort: effort.optional(),
	temperature: number$1().min(0).max(2).optional(),
	topP: number$1().positive().max(1).optional(),
	seed: int().optional(),
	timeoutSeconds: number$1().positive().default(600),
	/** Limits of its provider for this user; unset: as much as works without being told to slow down. */
	limits: strictObject({
		concurrency: int().positive().optional(),
		requestsPerMinute: int().positive().optional(),
		tokensPerMinute: int().positive().optional()
	}).optional(),
	/** The last day or month of what it learned from, as its provider says: `2025-08`. */
	trainingCutoff: string().regex(/^\d{4}-\d{2}(-\d{2})?$/, "a month or a day, as 2025-08").optional(),
	/** US dollars per million tokens, instead of what the price table says. Without a rate for a cache the input's holds. */
	price: strictObject({
		inputPerMillion: rate,
		cachedInputPerMillion: rate.optional(),
		cacheWritePerMillion: rate.optional(),
		outputPerMillion: rate,
		source: text,
		date: text
	}).optional(),
	/** Energy of a token, as somebody measured or published it; there is no table of it. */
	energy: strictObject({
		joulesPerOutputToken: joulesOfToken,
		low: joulesOfToken,
		high: joulesOfToken,
		source: text
	}).refine(({ joulesPerOutputToken, low, high }) => low <= joulesPerOutputToken && joulesPerOutputToken <= high, { message: "low ≤ joulesPerOutputToken ≤ high does not hold" }).optional(),
	/** `replay` only: folder of recorded answers, relative to the dataset. */
	answers: relativePath.optional(),
	/** `replay` only: folder of a campaign whose stored calls answer, relative to the dataset. */
	calls: relativePath.optional(),
	note: text.optional()
});
/** Whether its answers are scripts that exist: neither a model nor a store of calls is asked. */
const isRecorded = ({ provider, calls }) => provider === "replay" && calls === void 0;
const MODELS_VERSION = 1;
const modelList = strictObject({
	schemaVersion: literal(MODELS_VERSION),
	models: array(modelEntry)
});
/** `dataset/models.yaml`. */
const modelsFile = versioned(MODELS_VERSION, modelList, {});
// src/schema/migrations/plan-versions.ts
const planFromVersion1 = (old) => gatherOptions({
	shards: null,
	prompt: null,
	...old,
	blocks: mapFields(old.blocks, blockFromVersion1),
	projects: mapFields(old.projects, projectFromVersion1),
	leftOut: mapFields(old.leftOut, (each) => ({
		...each,
		reason: reported(each.reason)
	})),
	...isFields(old.expected) ? { expected: {
		...old.expected,
		usdReason: reported(old.expected.usdReason)
	} } : {}
});
/** Version 1 had some options beside the rest, and others only in the blocks that they led to. */
function gatherOptions({ seed, fanOut, samples, repetitions, warmups, modes, ...rest }) {
	const blocks = listFields(rest.blocks);
	const countBlocks = (purpose) => Math.max(0, ...blocks.filter((block) => block.purpose === purpose).map(({ number }) => Number(number)));
	const options = {
		models: listFields(rest.models).map(({ id }) => id),
		modes,
		samples,
		repetitions,
		warmups,
		seed,
		fanOut,
		sessions: 1,
		smallestEffect: 2,
		profiles: countBlocks("profile"),
		flops: countBlocks("flops") > 0,
		probes: countBlocks("probe") > 0,
		prompt: "efficient",
		readme: "informed",
		repairs: 0,
		control: false
	};
	return {
		...rest,
		options
	};
}
/** A plan of version 2 as one of 3: no model was told what its answers took. */
const planFromVersion2 = ({ options, ...rest }) => ({
	...rest,
	options: isFields(options) ? {
		...options,
		feedback: false
	} : options
});
/** A plan of version 3 as one of 4: every project that was asked for could be run, and half of its data was drawn once. */
const planFromVersion3 = ({ options, ...rest }) => ({
	...rest,
	options: isFields(options) ? {
		...options,
		subsamples: 1
	} : options,
	leftOutProjects: []
});
/** A plan of version 4 as one of 5: nothing was run under another setting. */
const planFromVersion4 = ({ options, ...rest }) => ({
	...rest,
	options: isFields(options) ? {
		...options,
		sensitivity: []
	} : options
});
/** A block of version 1 names the variants in its order alone: each was run under its mode's usual shim. */
function blockFromVersion1({ perturbation = null, ...block }) {
	const order = Array.isArray(block.order) ? block.order.map(nameShim) : block.order;
	return {
		session: 1,
		watched: block.purpose === "probe",
		...block,
		perturbation: renamePerturbation(perturbation),
		order
	};
}
const nameShim = (variant) => ({
	variant,
	shim: usualShim(String(variant).split("/")[1] ?? "")
});
function projectFromVersion1({ notProbed = {}, ...project }) {
	const reasons = isFields(notProbed) ? Object.fromEntries(Object.entries(notProbed).map(([name, why]) => [renamePerturbation(name), reported(why)])) : notProbed;
	return {
		data: [],
		cluster: null,
		drawsOrWaits: true,
		scoring: "printed",
		split: null,
		...project,
		notProbed: reasons
	};
}
// src/schema/campaign/plan.ts
/** One script to be run: `<slug>/<mode>/<model>/s<sample>/i<iteration>`, `…/c<iteration>` of the control arm, or `<slug>/<mode>` for the two baselines. */
const plannedVariant = strictObject({
	id: compoundId,
	project: slug,
	mode,
	model: modelId.nullable(),
	sample: int().positive().nullable(),
	/** 0: the first answer; n: the n-th round of repairs. */
	iteration: int().min(0).nullable(),
	arm: arm.exactOptional()
});
/** A run's place in its block: any variant can be run under either shim, and under both in one block. */
const blockMember = strictObject({
	variant: compoundId,
	shim
});
/** Tells the runs of one block apart, of a plan and of records alike. */
const memberKey = ({ variant, shim }) => `${variant} ${shim}`;
/** One round in which a project's baselines and a shard's variants of it run once, in random order, on one host. */
const plannedBlock = strictObject({
	id: compoundId,
	project: slug,
	model: modelId.nullable(),
	purpose,
	/** Change made to the data of each run of a `probe` block. */
	perturbation: perturbation.nullable(),
	/** Whether the process of each of its runs holds what notes how a script trains and tests. */
	watched: boolean(),
	/** Of a `sensitivity` block what is other than usual. */
	setting: setting$1.exactOptional(),
	/** Draw of the half that a `probe` block keeps of the data; absent: the first. */
	draw: int().min(2).exactOptional(),
	/** Round of repairs that its answers are of; absent: first answers. */
	round: int().positive().exactOptional(),
	/** Number within its purpose, from 1. */
	number: int().positive(),
	/** The start of its host's queue, of the plan's sessions, that runs it. */
	session: int().positive(),
	/** Part of a group that several hosts share, since it exceeds what one of them should do; absent: the first. */
	part: int().min(2).exactOptional(),
	/** Runs, in their order. */
	order: array(blockMember)
});
/**
* Whether nobody uses the time, memory or energy of a block's runs: what they leave, count and print is the same whatever runs
* beside them. Of probes the CPU time is judged on random labels, on exchanged ones and on the first half of the data, against that of measured runs.
*/
function isUntimed({ purpose, perturbation, draw = 1 }) {
	if (purpose === "probe") return perturbation === "hidden-data" || draw > 1;
	return purpose === "warmup" || purpose === "flops";
}
/** Whether a block's runs can wait for all others: no warm-up, which comes before the blocks that it is for. */
const isMadeLast = (block) => isUntimed(block) && block.purpose !== "warmup";
/** Names a project with one model, or with all. */
const pairKey = ({ project, model }) => `${project}/${model ?? "all"}`;
/** Names what stays together on one host, in one sandbox: a project with one model, or with all, or a part of that. */
const groupKey = ({ part, ...pair }) => part === void 0 ? pairKey(pair) : `${pairKey(pair)}/${part}`;
/** The `groupKey` of a block by its id, which begins with it. */
const groupKeyOfBlock = (id) => id.slice(0, id.lastIndexOf("/"));
const plannedProject = strictObject({
	slug,
	title: text,
	task: text,
	entry: relativePath,
	module: moduleName.optional(),
	workingDirectory: relativePath,
	pythonPath: importFolders,
	arguments: programArguments,
	places: array(movedPlace).max(50).exactOptional(),
	metric: metricRule,
	needs,
	data: dataFiles,
	scoring,
	/** Null: which rows it tests is not known. */
	split: scoredRows.nullable(),
	/** Perturbations that are not probed, and why. */
	notProbed: partialRecord(perturbation, probeGap),
	/** Projects of one cluster are alike (one data set, one exercise) and count as one observation of a model. Null: like no other. */
	cluster: text.nullable(),
	/** The project's two baselines can differ; else they are one program, run twice. */
	drawsOrWaits: boolean(),
	/** Null: no licence, so its code stays out of reports. */
	licence: text.nullable(),
	origin: string().max(2 * LONGEST_TEXT),
	lockHash: sha256,
	/** Hash of every file below the project's source folder. */
	sourceHash: sha256
});
const primaryTest = strictObject({
	mode: generatedMode,
	model: modelId,
	quantity: _enum(["energy", "cpu"]),
	baseline: baselineMode
});
const planFile = strictObject({
	schemaVersion: literal(6),
	campaign: text,
	toolVersion: label,
	createdAt: instant,
	options: design,
	/** Prompt of its models; null: a version that kept none. */
	prompt: storedPrompt.nullable(),
	projects: array(plannedProject),
	models: array(modelEntry.omit({ tools: true })),
	leftOut: array(strictObject({
		model: modelId,
		reason: modelGap
	})),
	/** Projects that were asked for and can't be run. */
	leftOutProjects: array(strictObject({
		project: slug,
		reason: projectGap
	})),
	variants: array(plannedVariant),
	blocks: array(plannedBlock),
	/** The most that models may cost, over all processes, and what each project and model may of it; null: no cap. */
	budget: strictObject({
		usd: number$1().positive(),
		shares: array(strictObject({
			project: slug,
			model: modelId,
			usd: number$1().min(0)
		}))
	}).nullable().default(null),
	/** The groups (`project/model` or `project/all`) of each shard; null: as many shards as are asked for. */
	shards: array(array(compoundId)).nullable(),
	primaryFamily: array(primaryTest),
	/** Parts that energy is the sum of, as far as a host has and shows them; whatever else it measures is outside. */
	energyScope: array(_enum(ENERGY_SCOPE)).default([...ENERGY_SCOPE]),
	expected: strictObject({
		modelCalls: int(),
		inputTokens: int(),
		outputTokens: int(),
		usd: number$1().nullable(),
		usdReason: costReason.nullable(),
		runs: int(),
		/** Upper bound: every run ends at its time limit. */
		worstSeconds: number$1()
	})
}).superRefine(refuseForeignIds).superRefine(refuseForeignBlocks).superRefine(refuseContradictions);
/** `<campaign>/plan.json`: what will be run, in which order, and which tests were declared before the first record. */
const plan = versioned(6, planFile, {
	1: planFromVersion1,
	2: planFromVersion2,
	3: planFromVersion3,
	4: planFromVersion4
});
/** Refuses what an edited plan lacks or holds twice: a run would have no project, or would count as two. */
function refuseContradictions({ projects, models, variants, blocks, shards }, context) {
	const refuse = (part, message) => context.addIssue({
		code: "custom",
		path: [part],
		message
	});
	const refuseRepeated = (part, names, where = "") => {
		const seen = /* @__PURE__ */ new Set();
		for (const name of names) if (seen.size === seen.add(name).size) refuse(part, `'${name}' is there twice${where}`);
	};
	refuseRepeated("projects", projects.map(({ slug }) => slug));
	refuseRepeated("models", models.map(({ id }) => id));
	refuseRepeated("variants", variants.map(({ id }) => id));
	refuseRepeated("blocks", blocks.map(({ id }) => id));
	const dealt = shards?.flat() ?? [];
	refuseRepeated("shards", dealt);
	const groups = new Set(blocks.map(groupKey));
	if (shards !== null && (groups.size !== dealt.length || dealt.some((group) => !groups.has(group)))) refuse("shards", "they do not hold every project and model of the blocks, and no other");
	for (const { id, order } of blocks) refuseRepeated("blocks", order.map(memberKey), ` in the order of ${id}`);
	const known = {
		projects: new Set(projects.map(({ slug }) => slug)),
		models: new Set(models.map(({ id }) => id))
	};
	for (const { slug, ...project } of projects) {
		const why = whyNotScored(project);
		if (why !== null) refuse("projects", `${slug}: ${why}`);
	}
	for (const { id, project, model } of variants) {
		if (!known.projects.has(project)) refuse("variants", `'${id}' is of ${project}, which is none of the projects`);
		if (model !== null && !known.models.has(model)) refuse("variants", `'${id}' is of ${model}, which is none of the models`);
	}
}
/** A block's id tells which group it is of, and its runs are compared with one another. */
function refuseForeignBlocks({ models, variants, blocks }, context) {
	const refuse = (message) => context.addIssue({
		code: "custom",
		path: ["blocks"],
		message
	});
	const known = new Set(models.map(({ id }) => id));
	const projectOf = new Map(variants.map(({ id, project }) => [id, project]));
	for (const { id, order, ...block } of blocks) {
		if (groupKeyOfBlock(id) !== pairKey(block)) refuse(`'${id}' is not made of its own parts`);
		if (block.model !== null && !known.has(block.model)) refuse(`'${id}' is of ${block.model}, which is none of the models`);
		if (order.some(({ variant }) => (projectOf.get(variant) ?? block.project) !== block.project)) refuse(`'${id}' runs a script of another project`);
	}
}
/** Ids become paths: one that is not made of its own parts could name any file. */
function refuseForeignIds({ variants, blocks }, context) {
	const ids = new Set(variants.map(({ id }) => id));
	for (const variant of variants) if (variant.id !== composeVariantId(variant)) context.addIssue({
		code: "custom",
		path: ["variants"],
		message: `'${variant.id}' is not made of its own parts`
	});
	for (const { id, order } of blocks) {
		const foreign = order.find(({ variant }) => !ids.has(variant));
		if (foreign !== void 0) {
			const message = `${id} names '${foreign.variant}', which is no variant`;
			context.addIssue({
				code: "custom",
				path: ["blocks"],
				message
			});
		}
	}
}
// src/schema/generation/call.ts
const price = strictObject({
	usd: dollars,
	source: text,
	pricedAs: text
});
/** A turn that calls name by its hash, so that a long conversation stands here once. */
const messageLine = strictObject({
	kind: literal("message"),
	hash: sha256,
	message
});
/** Written before a call is made: one without an outcome may have been paid for. */
const askedLine = strictObject({
	kind: literal("asked"),
	call: uuid(),
	/** Hash of model, messages, tools, parameters and sample: the same question has the same key. */
	key: sha256,
	/** What the answer is for: a variant's id, or a task's. */
	subject: compoundId,
	project: slug,
	model: modelId,
	provider: label,
	requestedModel: text,
	messages: array(sha256),
	tools: array(tool),
	parameters: samplingParameters,
	/** Keeps several answers to one question apart, as `s2/i0`. */
	sample: compoundId,
	/** Number of the try of one question, from 1. */
	attempt: int().positive(),
	isBatch: boolean(),
	/** The most that it can cost; null where no price is known. */
	reservedUsd: dollars.nullable(),
	at: instant
});
/** Calls that were put down together, to be answered later. */
const batchLine = strictObject({
	kind: literal("batch"),
	/** Name of the batch at the provider. */
	batch: label,
	model: modelId,
	calls: array(uuid()),
	at: instant
});
const answeredLine = strictObject({
	kind: literal("answered"),
	call: uuid(),
	reply,
	cost: price.nullable(),
	/** Why there is no cost, or what is uncertain about the one there is. */
	costReason: costReason.nullable(),
	wallSeconds: number$1().min(0),
	at: instant
});
const failedLine = strictObject({
	kind: literal("failed"),
	call: uuid(),
	error: _enum(PROVIDER_ERRORS),
	message: text,
	httpStatus: int().nullable(),
	/** False where the request was turned away; one that broke off later may have been paid for. */
	mayBeBilled: boolean(),
	wallSeconds: number$1().min(0),
	at: instant
});
const version = { schemaVersion: literal(1) };
const line = discriminatedUnion("kind", [
	messageLine.extend(version),
	askedLine.extend(version),
	batchLine.extend(version),
	answeredLine.extend(version),
	failedLine.extend(version)
]);
/** A line of `<campaign>/calls/*.jsonl`: what models were asked, what came of it, and what it cost; never changed later. */
const callLine = versioned(1, line, {});
// src/schema/generation/provenance.ts
const GENERATION_STATUSES = [
	"ok",
	"syntax-error",
	"no-code",
	"truncated",
	"refused",
	"provider-error",
	"no-answer",
	"pending"
];
/** Of the most tokens by the most that one may take. */
const joulesOfCall = number$1().positive().max(0x2386f26fc10000);
const provenanceFile = strictObject({
	schemaVersion: literal(2),
	variant: compoundId,
	project: slug,
	mode: generatedMode,
	model: modelId,
	sample: int().positive(),
	iteration: int().min(0),
	arm: arm.exactOptional(),
	/** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
	origin: _enum([
		"provider",
		"recorded",
		"given"
	]),
	provider: text,
	requestedModel: text,
	/** Model as the provider's answer names it. */
	returnedModel: text.nullable(),
	responseId: text.nullable(),
	status: _enum(GENERATION_STATUSES),
	reason: answerReason.nullable(),
	/** The hash of the messages that were sent. */
	promptHash: sha256.nullable(),
	/** The last call for it in `calls/`; null: no model was asked. */
	call: uuid().nullable(),
	answerHash: sha256.nullable(),
	codeHash: sha256.nullable(),
	/** Whether the script may take another course when it starts headless. Null: there is none, or nobody looked. */
	drawsOrWaits: boolean().nullable(),
	/** Modules that the script imports and that neither Python nor the project nor its lock has. Null: there is none, or nobody looked. */
	unlockedImports: array(label).nullable(),
	tokens: tokenUsage.nullable(),
	cost: price.nullable(),
	costReason: costReason.nullable(),
	/** Joules of the generation, from the model entry's figure for a token; null where it gives none. */
	energy: strictObject({
		joules: joulesOfCall,
		low: joulesOfCall,
		high: joulesOfCall,
		source: text
	}).nullable(),
	attempts: int().min(0),
	wallSeconds: number$1().nullable(),
	startedAt: instant
});
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = versioned(2, provenanceFile, { 1: (old) => ({
	...old,
	call: null,
	tokens: addCacheWrite(old.tokens),
	drawsOrWaits: null,
	unlockedImports: null,
	reason: reported(old.reason),
	costReason: reported(old.costReason)
}) }, refuseForeignParts);
/** Adds tokens of a cache's writing, which were told as part of the input only. */
const addCacheWrite = (tokens) => isFields(tokens) ? {
	...tokens,
	cacheWrite: 0
} : tokens;
// src/campaign/paths.ts
/** Whether something is of a project and a model. */
const isOfPair = ({ project, model }, of) => of.project === project && of.model === model;
/**
* The files of a campaign's folder: `plan.json`, `schedule.json`, `slurm/`, `run_table.csv`, `variants/`, `calls/`, `records/`,
* `logs/`, `patches/`, `analysis.json`, `report/`. With an empty `campaign` the paths are relative to it.
*/
const campaignFiles = {
	plan: (campaign) => join(campaign, "plan.json"),
	/** Which host runs what, where the plan was made for known hosts. */
	schedule: (campaign) => join(campaign, "schedule.json"),
	slurm: (campaign) => join(campaign, "slurm"),
	runTable: (campaign) => join(campaign, "run_table.csv"),
	/** `variants/<slug>/<mode>/<model>/s1/i0.py` and its provenance, `i0.json`. */
	variantScript: (campaign, variant) => join(campaign, "variants", `${variant}.py`),
	variantProvenance: (campaign, variant) => join(campaign, "variants", `${variant}.json`),
	calls: (campaign) => join(campaign, "calls"),
	/** Calls of one process to one model about one project; `id` keeps processes apart. */
	callFile: (campaign, { project, model }, id) => join(campaign, "calls", `${project}@${model}-${id}.jsonl`),
	/** Held by the process that asks models for the campaign. */
	askingLock: (campaign) => join(campaign, "generating.lock"),
	records: (campaign) => join(campaign, "records"),
	/** Records of one process: the file's name tells what it ran, and `id` keeps it apart from others of the same shard. */
	shardRecords: (campaign, { index, count }, id) => join(campaign, "records", `${index}-of-${count}-${id}.jsonl`),
	log: (campaign, recordId) => join(campaign, "logs", `${recordId}.log`),
	/** `patches/<variant id>.patch`: each model's script against the author's entry file. */
	patch: (campaign, variant) => join(campaign, "patches", `${variant}.patch`),
	analysis: (campaign) => join(campaign, "analysis.json"),
	report: (campaign) => join(campaign, "report")
};
/** Whose calls a file of the folder `calls` holds, by its name, which no project and no model can have a part of; null: no such file. */
function parseCallsName(name) {
	const [, project, model] = /^([^@]+)@([^@]+)-[0-9a-f]+\.jsonl$/.exec(name) ?? [];
	return project && model && slug.safeParse(project).success && modelId.safeParse(model).success ? {
		project,
		model
	} : null;
}
/** The shard that a file of records is of, by its name; null where the name does not say. */
function parseRecordsName(name) {
	const [, index, count] = /^([1-9]\d*)-of-([1-9]\d*)-[0-9a-f]+\.jsonl$/.exec(name) ?? [];
	return index && count ? {
		index: Number(index),
		count: Number(count)
	} : null;
}
// src/base/batches.ts
/** Items in groups of at most `size`, in their order. */
function* batchesOf(items, size) {
	for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
// src/schema/campaign/published-report.ts
/** The facts of a published report, in its folder. */
const FACTS_FILE = "published.json";
/** Ratio to a baseline with what a verdict rests on; numbers have six digits. */
const publishedRatio = ratio.pick({
	baseline: true,
	estimate: true,
	interval: true,
	pairs: true,
	quality: true,
	verdict: true,
	margin: true,
	cause: true,
	exploratory: true
});
const ratios = record(cost, array(publishedRatio));
const publishedGroup = strictObject({
	mode: generatedMode,
	model: modelId,
	success,
	metricDifference: metricGain,
	ratios
});
/** One answer of a model; none of its code is here. */
const publishedAnswer = strictObject({
	id: variantAnalysis.shape.id,
	project: slug,
	mode: generatedMode,
	model: modelId,
	attempted: boolean(),
	passed: boolean(),
	failure: failureKind.nullable(),
	validity: validity.pick({ verdict: true }).nullable(),
	metric: strictObject({
		median: number$1().nullable(),
		difference: number$1().nullable(),
		verdict: accuracyVerdict.nullable()
	}),
	ratios
});
/** What a project was in this campaign, and what the author's code without its plots took. */
const publishedProject = strictObject({
	slug,
	title: text,
	task: text,
	entry: relativePath,
	licence: text.nullable(),
	origin: string().max(2e3),
	sourceHash: sha256,
	lockHash: sha256,
	metric: metricRule.pick({
		name: true,
		direction: true,
		scale: true,
		tolerance: true
	}),
	scoring,
	data: dataFiles,
	author: strictObject({
		metric: number$1().nullable(),
		energy: summary,
		cpu: summary,
		wall: summary,
		memory: summary
	}).nullable()
});
const publishedFile = strictObject({
	schemaVersion: literal(1),
	id: publishedId,
	campaign: text,
	toolVersion: label,
	publishedAt: instant,
	startedAt: instant.nullable(),
	/** Who ran the campaign, as they are to be cited. */
	authors: array(text).min(1),
	/** SPDX expression under which the measurements may be used; null: nobody said. */
	licence: text.nullable(),
	/** Hash of all that a ratio depends on in the projects: files, packages, arguments, metric. Numbers of two are never ranked together. */
	datasetVersion: sha256,
	/** Hosts, each in every state that runs were made in. */
	hosts: array(host.pick({
		name: true,
		cpu: true,
		logicalCpus: true,
		memoryBytes: true,
		stratum: true
	})),
	sandboxes: array(sandboxTier),
	leading: cost,
	energyQuality: quality,
	design: strictObject({
		repetitions: count$1,
		samples: count$1,
		seed: int(),
		/** Rounds of repair after which the answers stand. */
		repairs: count$1,
		/** Null: no model was asked. */
		prompt: strictObject({
			name: text,
			hash: sha256
		}).nullable()
	}),
	runs: strictObject({
		planned: count$1,
		recorded: count$1,
		ok: count$1
	}),
	scope: scope.nullable(),
	headline: array(headlineFact),
	models: array(strictObject({
		id: modelId,
		provider: _enum(PROVIDERS),
		apiModel: text,
		recorded: boolean()
	})),
	groups: array(publishedGroup),
	projects: array(publishedProject),
	answers: array(publishedAnswer),
	/** All other files of the folder. */
	files: array(strictObject({
		path: relativePath,
		sha256,
		bytes: int().min(0)
	}))
});
/** `reports/<id>/published.json`: what a site tells of a campaign beside its report. */
const publishedReport = versioned(1, publishedFile, {});
const ERRATA_VERSION = 1;
/** `reports/<id>/errata.yaml`, written by hand when a published report turns out to be wrong. */
const errata = versioned(ERRATA_VERSION, strictObject({
	schemaVersion: literal(ERRATA_VERSION),
	errata: array(strictObject({
		date: date(),
		/** `withdrawn`: its numbers enter no ranking and no history. */
		kind: _enum(["corrected", "withdrawn"]),
		text,
		/** The report that takes its place. */
		replacedBy: publishedId.exactOptional()
	}))
}), {});
// src/schema/campaign/schedule.ts
/** A plan's forms for others: Slurm's job array, Experiment Runner's run table. */
/** A job that waits longer for a self-hosted runner is cancelled (GitHub's limits of self-hosted runners). */
const LONGEST_WAIT_SECONDS = 86400;
/** The name of a file, which stands in scripts that a shell runs. */
const hostName = string().regex(/^[\w.-]{1,300}$/, "letters, digits, dot, underscore, hyphen");
const seconds = number$1().nonnegative();
const bytes = number$1().nonnegative();
/** Groups that one process runs, each whole: a project with one model or with all. */
const scheduledShard = strictObject({
	/** Shard as `--shard` takes it. */
	shard: string().regex(/^\d+\/\d+$/),
	/** The kind of machine that runs it, by its name in `hosts`. */
	host: hostName,
	/** Number among those that are queued together, from 1. */
	wave: int().positive(),
	groups: array(compoundId),
	runs: int().nonnegative(),
	expectedSeconds: seconds,
	/** Every run ends at its time limit. */
	worstSeconds: seconds
});
const scheduledHost = strictObject({
	name: hostName,
	labels: array(text),
	gpu: boolean(),
	machines: int().positive(),
	shards: int().nonnegative(),
	projects: int().nonnegative(),
	groups: int().nonnegative(),
	runs: int().nonnegative(),
	/** Seconds over all machines of the kind. */
	expectedSeconds: seconds,
	/** Seconds of the machine that has most to do. */
	longestSeconds: seconds
});
const scheduledWave = strictObject({
	jobs: int().nonnegative(),
	/** Time from the wave's start until its last job leaves the queue. */
	lastStartSeconds: seconds,
	longestSeconds: seconds
});
/** Estimates, all of them: what they are made from is in `estimatedFrom`. */
const diskEstimate = strictObject({
	/** Different locks, each one environment on every machine that runs its projects. */
	locks: int().nonnegative(),
	environmentBytes: bytes,
	recordBytes: bytes,
	logBytes: bytes,
	estimatedFrom: text
});
/** The smallest change of one script that the planned repetitions show with 80 % power at the 5 % level. */
const detectableEffect = strictObject({
	/** Null: whichever is measured. */
	quantity: quantity.nullable(),
	/** Standard deviation of one script's log-ratio between two neighbouring blocks. */
	noise: number$1().nonnegative(),
	source: text,
	repetitions: int().positive(),
	/** Change as a share; null: so few repetitions give no verdict. */
	change: number$1().nonnegative().max(1).nullable()
});
const scheduleFile = strictObject({
	schemaVersion: literal(1),
	campaign: text,
	/** What the expected seconds are made from. */
	assumed: strictObject({
		/** Seconds of a run of a project that does not declare `typicalSeconds`. */
		runSeconds: seconds,
		/** Around every run: a fresh copy, the sandbox, the record. */
		overheadSeconds: seconds,
		/** The host at rest, before the first run of a shard. */
		idleSeconds: seconds,
		/** An environment that is made before the first run of a shard. */
		environmentSeconds: seconds,
		/** Projects whose own `typicalSeconds` were taken. */
		projectsWithTypicalSeconds: int().nonnegative()
	}),
	hosts: array(scheduledHost),
	shards: array(scheduledShard),
	waves: array(scheduledWave),
	total: strictObject({
		runs: int().nonnegative(),
		/** Seconds over all machines. */
		seconds,
		/** Time from the first wave's start to the last one's end. */
		elapsedSeconds: seconds,
		/** Elapsed over the mean of the machines that have work: 1 is perfect. */
		balance: number$1().min(1).nullable()
	}),
	detectable: array(detectableEffect),
	disk: diskEstimate
});
/** `<campaign>/schedule.json`: who runs what, and what that is expected to take. Nothing in it is measured. */
const schedule = versioned(1, scheduleFile, {});
// src/campaign/documents.ts
async function isPlanned(campaign) {
	return (await lookBelow(campaign, campaignFiles.plan(""))).kind !== "none";
}
const plannedAlready = (campaign) => new UserError(`${campaign} is planned already: go on with greenml run, generate or benchmark, or name another --campaign.`);
/** A campaign is planned once and has a folder of its own: beside others' files nobody could tell whose is which. `option`: that names it. */
async function requireNewCampaign(campaign, option = "--campaign") {
	if (await isPlanned(campaign)) throw plannedAlready(campaign);
	const held = await listBelow(campaign, "");
	if (held === null || held.length === 0) return;
	throw new UserError(`${campaign} holds other files and no plan: name a folder that is new or empty with ${option}.`);
}
/** UserError where the folder holds no plan. */
async function readPlan(campaign) {
	const path = campaignFiles.plan(campaign);
	const plan$1 = await readJsonIfPresent(path, plan, campaign);
	if (plan$1 === null) throw await noPlan(campaign, path);
	return plan$1;
}
async function noPlan(campaign, path) {
	if ((await lookBelow(campaign, "published.json")).kind === "none") return new UserError(`There is no ${path}: name a folder that greenml plan --campaign made.`);
	return new UserError(`${campaign} is a published report, which holds no plan: greenml site shows it, beside others. Name the folder of the campaign that it was made of.`);
}
/** The plan of a campaign that is to be run. UserError where an older version planned it: its blocks were drawn by other rules. */
async function readPlanToRun(campaign) {
	const path = campaignFiles.plan(campaign);
	const written = await readJsonIfPresent(path, object({ schemaVersion: int() }), campaign);
	if (written === null || written.schemaVersion >= 2) return readPlan(campaign);
	throw new UserError(`${path} was written by an older version (schemaVersion ${written.schemaVersion}): what has been run can be analysed; to run more, plan a new campaign, or finish this one with the version that planned it.`);
}
/** UserError where another process has planned the campaign meanwhile: its plan stays. */
async function writePlan(campaign, plan) {
	if (!await createJson(campaignFiles.plan(campaign), plan, campaign)) throw plannedAlready(campaign);
}
/** Null: the plan was made without a hosts file. */
const readSchedule = (campaign) => readJsonIfPresent(campaignFiles.schedule(campaign), schedule, campaign);
const writeSchedule = (campaign, schedule) => writeJson(campaignFiles.schedule(campaign), schedule, campaign);
// src/base/text/parse-many.ts
/** Values of one schema after which compiling it has paid: it takes as long as the parsing of a few thousand. */
const WORTH_COMPILING = 2e3;
/**
* What parses values as `parseWith` does. Of a schema by which very many are parsed, which Zod then compiles: the same outcome
* in a third of the time.
*/
const parserOf = memoiseWeakly(createParser);
function createParser(schema) {
	let [count, current] = [0, schema];
	return (value, where) => {
		if (++count === WORTH_COMPILING) current = compile(schema);
		return parseWith(current, value, where);
	};
}
// src/base/files/jsonl.ts
/** Values as lines of JSON, each ended. */
const renderJsonLines = (values) => values.map((value) => `${JSON.stringify(value)}\n`).join("");
/** Appends one line, as `appendJsonLines` does. */
const appendJsonLine = (path, value, root) => appendJsonLines(path, [value], root);
/**
* Appends lines and syncs them, so that a killed process loses at most those it was writing; where the disk is full the
* file stays as it was. One call at a time writes a file.
*/
async function appendJsonLines(path, values, root = dirname(path)) {
	const lines = renderJsonLines(values);
	await appendBelow(root, relative(root, path), async (file, folder) => {
		const { size } = await file.stat();
		const last = Buffer.alloc(1);
		if (size > 0) await file.read(last, 0, 1, size - 1);
		const torn = size > 0 && last[0] !== 10;
		try {
			await file.appendFile(`${torn ? "\n" : ""}${lines}`);
			await file.sync();
		} catch (error) {
			await file.truncate(size);
			throw error;
		}
		if (size === 0) await syncFolder(folder);
	});
}
/** A new file's name is lost with the power until its folder is synced too. */
async function syncFolder(path) {
	try {
		var _usingCtx$3 = _usingCtx();
		await _usingCtx$3.a(await open(path)).sync();
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
/**
* Every whole line, validated, one at a time and never the whole file; nothing where there is no such file. A line that is no
* JSON was torn by a killed writer: it is left out and told to `onTorn`. One that is JSON and does not fit is an error that
* names file and line.
*/
async function* streamJsonLines(path, schema, onTorn, root) {
	const parse = parserOf(schema);
	let number = 0;
	for await (const lines of streamLines$1(path, root)) for (const line of lines) {
		number++;
		if (line.trim() === "") continue;
		let value;
		try {
			value = parseJson(line);
		} catch {
			onTorn();
			continue;
		}
		yield parse(value, `${path}, line ${number}`);
	}
}
const CHUNK_BYTES = 1 << 20;
/** Of a small file, of which many are read one after another: a chunk's room for each keeps the collector of garbage busy. */
const SMALL_CHUNK_BYTES = 16384;
/** Far more than any line of this tool's: one that never ends would be held in memory whole. */
const LONGEST_LINE_BYTES = 16 * CHUNK_BYTES;
/**
* The lines of a file, as many at a time as a chunk completes; a later chunk takes their place. They end at a line feed
* only: `node:readline` also breaks at U+2028, which JSON allows inside a string. UserError for one that is far longer than
* any of this tool's.
*/
async function* streamLines$1(path, root) {
	try {
		try {
			var _usingCtx3 = _usingCtx();
			const opened = await openToRead(path, root);
			if (opened === null) return;
			const file = _usingCtx3.a(opened.file);
			const fill = async (buffer, from) => (await file.read(buffer, from, buffer.length - from)).bytesRead;
			yield* cutLines(path, fill, Math.min(CHUNK_BYTES, Math.max(SMALL_CHUNK_BYTES, opened.stats.size + 1)));
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	} catch (error) {
		throw explainPath(error, path);
	}
}
/** Whether gzip packed a file, by its first bytes, whatever its name says. */
async function isPacked(path) {
	try {
		var _usingCtx4 = _usingCtx();
		const opened = await openNamed(path);
		if (opened === null) return false;
		const file = _usingCtx4.a(opened.file);
		const first = Buffer.alloc(GZIP_MAGIC.length);
		await file.read(first, 0, first.length, 0);
		return first.equals(GZIP_MAGIC);
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
/** RFC 1952, section 2.3.1. */
const GZIP_MAGIC = Buffer.from([31, 139]);
/**
* Lines of a file that gzip packed, chunk by chunk; it is unpacked no further than it is read. None where there is no such
* file.
*/
async function* streamPackedLines(path) {
	const opened = await openNamed(path);
	if (opened === null) return;
	const { createGunzip } = await import("node:zlib");
	const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
	const packed = opened.file.createReadStream();
	const ended = pipeline(packed, unpacked).catch(() => {});
	try {
		const chunks = unpacked[Symbol.asyncIterator]();
		let left = Buffer.alloc(0);
		yield* cutLines(path, async (buffer, from) => {
			if (left.length === 0) left = (await chunks.next()).value ?? left;
			const taken = left.copy(buffer, from);
			left = left.subarray(taken);
			return taken;
		});
	} catch (error) {
		if (!errorCode(error)?.startsWith("Z_")) throw error;
		throw new UserError(`${path} can't be unpacked (${errorMessage(error)}): it is cut short or damaged, fetch it again.`);
	} finally {
		packed.destroy();
		unpacked.destroy();
		await ended;
	}
}
async function* cutLines(path, fill, chunkBytes = CHUNK_BYTES) {
	const seen = { lines: 0 };
	let [buffer, other] = [Buffer.allocUnsafe(chunkBytes), Buffer.allocUnsafe(chunkBytes)];
	let unfinished = 0;
	let reading = fill(buffer, 0);
	for (;;) {
		const count = await reading;
		const read = buffer.subarray(0, unfinished + count);
		if (count === 0) {
			yield splitLines(read, seen);
			return;
		}
		const end = read.lastIndexOf(10) + 1;
		unfinished = read.length - end;
		if (unfinished >= other.length) other = Buffer.allocUnsafe(2 * unfinished);
		read.copy(other, 0, end);
		reading = fill(other, unfinished);
		reading.catch(() => {});
		yield splitLines(read.subarray(0, end), seen);
		if (unfinished > LONGEST_LINE_BYTES) throw tooLong(path, seen.lines + 1);
		[buffer, other] = [other, buffer];
	}
}
const openToRead = (path, root) => root === void 0 ? openNamed(path) : openBelow(root, relative(root, path));
const tooLong = (path, line) => new UserError(`${path}, line ${line} is longer than ${formatSize(LONGEST_LINE_BYTES)}, which no line of it is: remove it.`);
/** `seen`: counts them. */
function* splitLines(bytes, seen) {
	for (let from = 0; from < bytes.length; seen.lines++) {
		const feed = bytes.indexOf(10, from);
		const end = feed < 0 ? bytes.length : feed;
		yield bytes.toString("utf8", from, end);
		from = end + 1;
	}
}
// src/campaign/calls.ts
/** Names a question and what its answer is for. */
const nameQuestion = ({ key, subject }) => `${key} ${subject}`;
/** Names a turn: the same words of the same role have the same. */
const hashMessage = (message) => sha256Hex(JSON.stringify(message));
/** The calls that stand in `<campaign>/calls/`; none where there is no such folder. */
async function readCalls(campaign) {
	const index = await indexCalls(campaign);
	return {
		all: [...index.calls.values()],
		messages: index.messages
	};
}
/**
* Opens the store for one process, which writes files of its own, one a project and model: what one job of many asked is one
* file. UserError where nothing can be written.
*/
async function openCalls(campaign) {
	const index = await indexCalls(campaign);
	const id = randomBytes(4).toString("hex");
	await makeWritableBelow(campaign, campaignFiles.calls(""));
	const files = /* @__PURE__ */ new Map();
	const fileOf = (of) => {
		const path = campaignFiles.callFile(campaign, of, id);
		const write = files.get(path) ?? writeInTurn(tellTurnsOnce((lines) => appendJsonLines(path, lines, campaign)));
		files.set(path, write);
		return write;
	};
	const add = async (write, ...lines) => {
		const known = lines.map((line) => parseWith(callLine, line, "a call"));
		await write(known);
		for (const line of known) index.add(line);
	};
	const addTo = (call, line) => add(fileOf(index.require(call)), line);
	const stamp = () => ({
		schemaVersion: 1,
		at: (/* @__PURE__ */ new Date()).toISOString()
	});
	return {
		get all() {
			return [...index.calls.values()];
		},
		messages: index.messages,
		async begin({ messages, ...call }) {
			const turns = messages.map((message) => ({
				hash: hashMessage(message),
				message
			}));
			const id = randomUUID();
			await add(fileOf(call), ...turns.map((turn) => ({
				schemaVersion: 1,
				kind: "message",
				...turn
			})), {
				kind: "asked",
				call: id,
				messages: turns.map(({ hash }) => hash),
				...call,
				...stamp()
			});
			return id;
		},
		async end(call, ending) {
			const outcome = {
				...ending,
				call,
				...stamp()
			};
			await addTo(call, outcome);
			return {
				...index.require(call),
				outcome
			};
		},
		async putDown({ calls, ...batch }) {
			const files = new Set(calls.map((call) => fileOf(index.require(call))));
			for (const file of files) await add(file, {
				kind: "batch",
				...batch,
				calls,
				...stamp()
			});
		},
		find: (question) => index.answers.get(nameQuestion(question)) ?? null
	};
}
/** Leaves out the turns that stand in the file; one whose writing failed does not. */
function tellTurnsOnce(append) {
	const told = /* @__PURE__ */ new Set();
	return async (lines) => {
		const fresh = /* @__PURE__ */ new Set();
		await append(lines.filter((line) => {
			if (line.kind !== "message") return true;
			const isNew = !told.has(line.hash) && !fresh.has(line.hash);
			fresh.add(line.hash);
			return isNew;
		}));
		for (const hash of fresh) told.add(hash);
	};
}
async function indexCalls(campaign) {
	const messages = /* @__PURE__ */ new Map();
	const calls = /* @__PURE__ */ new Map();
	const answers = /* @__PURE__ */ new Map();
	const change = (id, part) => {
		const call = calls.get(id);
		if (call === void 0) return;
		const changed = {
			...call,
			...part
		};
		calls.set(id, changed);
		if (isAnswered(changed)) answers.set(nameQuestion(changed), changed);
	};
	const add = (line) => {
		switch (line.kind) {
			case "message":
				messages.set(line.hash, line.message);
				return;
			case "asked": {
				const { kind: _, ...asked } = line;
				calls.set(line.call, {
					...asked,
					batch: null,
					outcome: null
				});
				return;
			}
			case "batch":
				for (const call of line.calls) change(call, { batch: line.batch });
				return;
			case "answered":
			case "failed": change(line.call, { outcome: line });
		}
	};
	for await (const line of streamLines(campaign)) add(line);
	const require = (id) => {
		const call = calls.get(id);
		if (call === void 0) throw new Error(`there is no call ${id}`);
		return call;
	};
	return {
		messages,
		calls,
		answers,
		add,
		require
	};
}
const isAnswered = (call) => call.outcome?.kind === "answered";
/** Reads a file of calls that a stranger may have written. UserError where it tells of others than its name, or lies about a turn. */
async function checkCallFile(folder, path) {
	const own = parseCallsName(basename(path));
	const refuse = (what) => new UserError(`${path} holds ${what}.`);
	for await (const line of streamJsonLines(join(folder, path), callLine, () => {}, folder)) {
		if (line.kind === "message" && hashMessage(line.message) !== line.hash) throw refuse("a turn under another hash");
		if (line.kind === "asked" && (line.project !== own?.project || line.model !== own.model)) throw refuse(`a call to ${line.model} about ${line.project}`);
	}
}
async function* streamLines(campaign) {
	const folder = campaignFiles.calls("");
	const files = (await listBelow(campaign, folder) ?? []).filter(({ name }) => name.endsWith(".jsonl"));
	const later = [];
	for (const { name } of files) for await (const line of streamJsonLines(join(campaign, folder, name), callLine, () => {}, campaign)) if (line.kind === "message" || line.kind === "asked") yield line;
	else later.push(line);
	yield* later.filter(({ kind }) => kind === "batch");
	yield* later.filter((line) => line.kind === "answered" || line.kind === "failed").sort((a, b) => compareTexts(a.at, b.at));
}
/** Writes one batch at a time; what is handed over meanwhile goes with the next one, so that many calls share a sync. */
function writeInTurn(append) {
	let waiting = [];
	let next = null;
	let last = Promise.resolve();
	return (lines) => {
		waiting.push(...lines);
		next ??= last.then(() => {
			const taken = waiting;
			waiting = [];
			next = null;
			return append(taken);
		});
		const written = next;
		last = written.catch(() => {});
		return written;
	};
}
// src/campaign/shared-files.ts
const variantPath = tuple([
	literal("variants"),
	slug,
	generatedMode,
	modelId,
	string().regex(/^s\d+$/),
	string().regex(/^[icf]\d+\.(?:py|json)$/)
]);
/** What a path relative to a campaign's folder holds; null for everything that no other job takes. */
function parseSharedPath(path) {
	if (path === campaignFiles.plan("")) return { kind: "plan" };
	const parts = path.split("/");
	const { data: variant } = variantPath.safeParse(parts);
	if (variant) return {
		kind: "variant",
		project: variant[1],
		model: variant[3]
	};
	const [folder, name = ""] = parts.length === 2 ? parts : [];
	const asked = folder === "calls" ? parseCallsName(name) : null;
	if (asked) return {
		kind: "calls",
		...asked
	};
	if (folder === "logs") return /^[0-9a-f]+\.log$/.test(name) ? { kind: "log" } : null;
	const shard = folder === "records" ? parseRecordsName(name) : null;
	return shard && {
		kind: "records",
		shard
	};
}
/** Reads a plan or a provenance of a folder that a stranger may have written. UserError where it is none. */
async function checkDocument(folder, path) {
	const kind = parseSharedPath(path)?.kind;
	if (kind === "plan") await readPlan(folder);
	if (kind === "calls") await checkCallFile(folder, path);
	if (kind !== "variant" || !path.endsWith(".json")) return;
	const { variant } = await readJson(join(folder, path), provenance, folder);
	if (path !== campaignFiles.variantProvenance("", variant)) throw new UserError(`${path} tells of '${variant}'`);
}
// src/base/files/letter-case.ts
/** What some file systems take a name for: they tell neither upper from lower case nor a letter from the same one put together. */
const nameThere = (name) => name.normalize("NFC").toLowerCase();
/** Whether two names are one to some file systems. */
const isAlike = (name, other) => nameThere(name) === nameThere(other);
/** UserError where two of these names, of which each is given once, are one to some file systems. */
function refuseAlike(names, what, fix = "rename one", exitCode = 2) {
	const seen = /* @__PURE__ */ new Map();
	for (const name of names) {
		const there = nameThere(name);
		const other = seen.get(there);
		if (other !== void 0) throw new UserError(`${what} '${other}' and '${name}' collide where a file system does not tell ${differenceOf(name, other)}: ${fix}.`, exitCode);
		seen.set(there, name);
	}
}
const differenceOf = (name, other) => name.toLowerCase() === other.toLowerCase() ? "upper from lower case" : "a letter with an accent from a letter and its accent";
// src/base/fault.ts
/** Result of the work, or the mistake in it beside which others stand; not where the user asked to stop. */
async function orFault(work, signal) {
	return work.catch((error) => {
		if (!isOfOne(error) || signal?.aborted) throw error;
		return { fault: error.message };
	});
}
// src/base/text/readme-name.ts
/** Name of a text in which an author tells of a project, of whatever language, as `README_zh.md`; a page or a picture is none. */
const README_NAME = /^(?:[\w.-]{1,60}[_.-])?readme(?:[^/]{0,60}\.(?:md|markdown|rst|txt)|[^/.]{0,60})$/i;
// src/dataset/sources/choose-files.ts
const LEFT_OUT_NAMES = new Set([
	[
		".git",
		".github",
		".DS_Store",
		"node_modules"
	],
	[
		".idea",
		".vscode",
		".ipynb_checkpoints",
		"__pycache__",
		".mypy_cache",
		".pytest_cache"
	],
	[
		"venv",
		".venv",
		"virtualenv",
		".tox"
	]
].flat());
const LEFT_OUT_ENDINGS = [
	".pyc",
	".pem",
	".key"
];
/** Scripts that GenAI-GreenML's models wrote: variants, not part of the author's project. */
const GENERATED_PREFIX = "GENAIGREENML";
const FILE_LIMIT_BYTES = 200 * 1024 ** 2;
const TOTAL_LIMIT_BYTES = 500 * 1024 ** 2;
/** Of each: git makes a million folders from some kilobytes, and every run has a copy of them all. */
const MOST_FILES = 5e4;
const MOST_FOLDERS = 5e4;
/** What a project's paths may have: each folder on the way to a file is looked at, and git makes any number of them from nothing. */
const LONGEST_PATH = 1e3;
const DEEPEST = 64;
/**
* What of a repository becomes a project: its files without its tools' folders, environments and secrets. UserError where it
* has a name that is refused, or is too large; nothing has been written by then.
*/
function chooseFiles(entries) {
	for (const { path } of entries) refusePath(path);
	const environments = new Set(entries.flatMap(({ path }) => posix.basename(path) === "pyvenv.cfg" ? [posix.dirname(path)] : []));
	const outerOf = memoise((path) => {
		const folder = posix.dirname(path);
		const isOuter = isLeftOut(posix.basename(path)) || environments.has(path);
		return (folder === "." ? void 0 : outerOf(folder)) ?? (isOuter ? path : void 0);
	});
	const alone = /* @__PURE__ */ new Set([...listHeads(entries), ...listSecondReadmes(entries)]);
	const wanted = entries.filter(({ path }) => outerOf(path) === void 0 && !alone.has(path));
	const files = wanted.filter(({ kind }) => kind === "file");
	const links = wanted.filter(({ kind }) => kind === "link");
	refuseTooMuch([...files, ...links]);
	return {
		files: files.map(({ path }) => path).sort(),
		links: links.map(({ path }) => path),
		leftOut: [...new Set(entries.flatMap(({ path }) => outerOf(path) ?? (alone.has(path) ? path : []))), ...wanted.flatMap(({ path, kind }) => kind === "file" || kind === "folder" ? [] : [`${path} (a ${kind})`])].sort()
	};
}
/** Names by which git takes a folder for a repository's, of a submodule's or a further work tree's too. */
const GIT_PARTS = [
	"HEAD",
	"commondir",
	"objects",
	"refs"
];
/** Whether a folder that holds such names is one, whatever its own (gitrepository-layout): its objects may lie elsewhere (`commondir`). */
const isGitFolder = (holds) => holds("HEAD") && (holds("commondir") || holds("objects") && holds("refs"));
/**
* What makes folders git repositories: git would run programs that their config names for whoever works in them. Some systems tell
* names apart by no case.
*/
function listHeads(entries) {
	const there = withFolders(entries.map(({ path }) => path.toLowerCase()));
	const isHead = (path) => {
		const folder = posix.dirname(path.toLowerCase());
		const holds = (name) => there.has(posix.join(folder, name.toLowerCase()));
		return posix.basename(path).toLowerCase() === "head" && isGitFolder(holds);
	};
	return new Set(entries.flatMap(({ path }) => isHead(path) ? path : []));
}
/** READMEs that differ from one before them only by case: some systems keep one of both, and no run reads either. */
function listSecondReadmes(entries) {
	const paths = entries.map(({ path }) => path).filter((path) => README_NAME.test(posix.basename(path)));
	return [...Map.groupBy(paths, (path) => path.toLowerCase()).values()].flatMap((each) => each.sort().slice(1));
}
function refusePath(path) {
	if (path.length > LONGEST_PATH) throw new UserError(`The repository has a path of ${path.length} characters, more than the ${LONGEST_PATH} it may have.`);
	refuseUnsafeName(path);
	const names = path.split("/");
	if (names.length > DEEPEST) throw new UserError(`'${path}' lies deeper than the ${DEEPEST} folders that it may.`);
	if (!names.some((name) => name === "" || name === "." || name === "..")) return;
	throw new UserError(`'${path}' leads out of the repository: it is not imported.`, 3);
}
/** UserError where these are larger or more than what a project may have: git makes any number of files from one. */
function refuseTooMuch(entries) {
	refuseLarge(entries);
	refuseMany(entries.map(({ path }) => path));
}
function refuseLarge(files) {
	const large = files.find(({ sizeBytes }) => sizeBytes > FILE_LIMIT_BYTES);
	if (large !== void 0) throw tooLarge(large.path, large.sizeBytes, FILE_LIMIT_BYTES);
	const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	if (total > TOTAL_LIMIT_BYTES) throw tooLarge("the repository", total, TOTAL_LIMIT_BYTES);
}
function refuseMany(paths) {
	if (paths.length > MOST_FILES) throw new UserError(`The repository has ${paths.length} files, more than the ${MOST_FILES} that a project may have.`);
	const folders = /* @__PURE__ */ new Set();
	for (const path of paths) {
		for (let at = posix.dirname(path); at !== "." && !folders.has(at); at = posix.dirname(at)) folders.add(at);
		if (folders.size > MOST_FOLDERS) throw new UserError(`The repository has more folders than the ${MOST_FOLDERS} that a project may have.`);
	}
}
/** Whether a file or folder of that name is left out, wherever it lies. */
function isLeftOut(name) {
	return LEFT_OUT_NAMES.has(name) || isGitName(name) || isKeyFile(name) || name.startsWith(".env.") || name.startsWith(GENERATED_PREFIX) && name.endsWith(".py") || LEFT_OUT_ENDINGS.some((ending) => name.endsWith(ending));
}
/** Folders of tools, which nobody misses. */
const OF_TOOLS = /* @__PURE__ */ new Set([
	".git",
	".github",
	".DS_Store",
	".idea",
	".vscode",
	".ipynb_checkpoints",
	"__pycache__"
]);
/** Of what was left out that which its author may have meant to be there: submodules, environments, keys, models' scripts. */
const listMissed = (leftOut) => [...new Set(leftOut)].filter((path) => !OF_TOOLS.has(posix.basename(path)) && !path.endsWith(".pyc")).sort();
/** What some system takes for `.git` (CVE-2014-9390, CVE-2019-1353): in any case, with what it does not see, or its short name. */
function isGitName(name) {
	const seen = name.replaceAll(/\u200c|\u200d|[\u206a-\u206f\ufeff]/g, "").replace(/:[\s\S]*$|(?<![. ])[. ]+$/, "");
	return /^(?:\.git|git~\d)$/i.test(seen);
}
function tooLarge(what, size, limit) {
	return new UserError(`${what} has ${formatSize(size)}, more than the ${formatSize(limit)} that a project may have.`);
}
// src/dataset/sources/follow-redirects.ts
/** What git asks a server for first (gitprotocol-http). */
const ASKED = "/info/refs";
const MOST_REDIRECTS$1 = 5;
const HEADER = /Recv header: (?:HTTP\/\S+ (\d{3})|location: (\S+))/gi;
/**
* Does work at an address of git's, and where its server has moved it, as GitHub does a repository that was renamed, there. No other
* server is gone to: git would ask the user's own helper for a name and a password, and what is theirs alone, or in a network of
* their own, would become a part of a stranger's project. UserError 3 where it leads there.
*/
async function atItsAddress(git, address, work) {
	let url = address;
	for (let redirects = 0;; redirects++) try {
		return await work(url);
	} catch (error) {
		if (!/^https?:/i.test(url) || redirects === MOST_REDIRECTS$1) throw error;
		const to = findRedirect(await git.listen(url));
		if (to === null) throw error;
		url = moveTo(await git.fetch([
			"ls-remote",
			"--get-url",
			"--",
			url
		]), to);
	}
}
/** The address that the last answer names; null where that is none that leads elsewhere. */
function findRedirect(said) {
	let [isRedirect, to] = [false, null];
	for (const [, status, location] of said.matchAll(HEADER)) if (status !== void 0) [isRedirect, to] = [status.startsWith("3"), null];
	else to = location ?? null;
	return isRedirect ? to : null;
}
function moveTo(from, location) {
	const old = URL.parse(from);
	const to = old && URL.parse(location, `${old.href.replace(/\/$/, "")}${ASKED}`);
	if (old === null || !to?.pathname.endsWith(ASKED) || !isSameServer(old, to) || to.pathname.startsWith("//")) {
		const [here, there] = [from, to?.href ?? location].map(addressWithoutCredentials);
		throw new UserError(`${here} leads to ${there}, which is not followed: it is no address of the same server. If that repository is meant, name its own address.`, 3);
	}
	const { username, password } = old;
	return Object.assign(to, {
		pathname: to.pathname.slice(0, -10),
		search: "",
		hash: "",
		username,
		password
	}).href;
}
/** Also where it asks for encryption. */
const isSameServer = (old, to) => to.origin === old.origin || to.protocol === "https:" && to.hostname === old.hostname && to.port === old.port;
// src/base/processes/process-limits.ts
const PRLIMIT = "/usr/bin/prlimit";
/** Limits of a process, as prlimit names them, with the kernel's own words for them. */
const LIMITS = {
	core: "core file size",
	data: "data size",
	fsize: "file size",
	nofile: "open files",
	nproc: "processes"
};
/** The most that this process may allow one that it starts; Infinity where nothing bounds it, or the system does not tell. */
function hardLimit(name) {
	const found = new RegExp(`^Max ${LIMITS[name]} +\\S+ +(\\d+)`, "m").exec(readOwnLimits())?.[1];
	return Number(found ?? Infinity);
}
function readOwnLimits() {
	try {
		return readFileSync("/proc/self/limits", "utf8");
	} catch {
		return "";
	}
}
/** What a limit comes to: nobody may raise a lower one of this process's own, which holds then. */
const lowerLimit = (name, most) => Math.min(most, hardLimit(name));
/** What a command is begun with for each of its processes to be held to these limits. */
const limitedTo = (limits) => [PRLIMIT, ...Object.entries(limits).map(([name, most]) => `--${name}=${lowerLimit(name, most)}`)];
/** What `limitedTo` begins a command with; nothing on systems that have no `prlimit`. */
const limitedWherePossible = (limits) => existsSync(PRLIMIT) ? limitedTo(limits) : [];
// src/dataset/sources/git.ts
/**
* Fetching heeds the user's git settings (credential helper, proxy, certificates), runs no hook, and goes to no other address
* than it was given (see follow-redirects.ts).
*/
const FETCHING = [...[
	"core.hooksPath=/dev/null",
	"protocol.ext.allow=never",
	"http.followRedirects=false",
	"gc.auto=0"
].flatMap((setting) => ["-c", setting])];
/** Reading what was fetched heeds no setting of the user's or the system's: their filters would run on a stranger's files. */
const READING$1 = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.attributesFile=/dev/null"
];
const readingEnvironment = (nowhere) => ({
	PATH: process.env.PATH,
	HOME: nowhere,
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_ATTR_NOSYSTEM: "1",
	GIT_NO_LAZY_FETCH: "1",
	GIT_LITERAL_PATHSPECS: "1"
});
/** Variables of the user's shell or of a hook by which git would work on another repository than it is told to. */
const OTHER_REPOSITORY = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|PREFIX|(?:ALTERNATE_)?OBJECT_DIRECTOR(?:Y|IES)|TEMPLATE_DIR)$/;
/** The user's environment for git on a repository that it is told by its folder. */
const gitEnvironment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !OTHER_REPOSITORY.test(name)));
/** Most bytes of one file that git writes, the pack of all that it fetches among them: twice what a project may have. */
const LARGEST_PACK_BYTES = 1024 ** 3;
/** Most memory of its own that each of its processes may take: git keeps whatever a server tells of its branches, without end. */
const MOST_MEMORY_BYTES = 4 * 1024 ** 3;
const TOO_MUCH = "it took too long, has too many files, or is larger than a project may be";
const NO_MEMORY = /^(?:fatal|error): (?:Out of memory|.{0,200}Cannot allocate memory)/m;
const LISTENING_SECONDS = 60;
/** UserError 1 where git fails, takes too long, or fetches more than a project may have; its end comes with the caller's. */
function openGit(request) {
	const { source, at, folder, home, signal } = request;
	const asked = at && at !== source ? ` from the mirror ${addressWithoutCredentials(at)}` : "";
	const fetching = {
		...gitEnvironment(),
		GIT_TERMINAL_PROMPT: "0"
	};
	const start = async (env, args, input = "", timeoutSeconds = 600) => {
		if (args.some((each) => each.includes("\0"))) throw new UserError(`${addressWithoutCredentials(source)}: no address, commit or path has a byte of zero.`);
		const [program = "", ...words] = [
			...limitedWherePossible({
				fsize: LARGEST_PACK_BYTES,
				data: MOST_MEMORY_BYTES
			}),
			"git",
			...args
		];
		const ended = await runCommand(program, words, {
			env,
			input,
			timeoutSeconds,
			endsWhenFull: true,
			endsWithCaller: true,
			...signal === void 0 ? {} : { signal }
		}).catch((error) => {
			throw errorCode(error) === "ENOENT" ? missingGit() : error;
		});
		refuseStopped(signal);
		return ended;
	};
	const run = async (...words) => {
		const ended = await start(...words);
		if (ended.exitCode === 0) return ended.stdout.trim();
		if (/No such file or directory/.test(ended.stderr) && /prlimit|setpriv/.test(ended.stderr)) throw missingGit();
		throw new UserError(`git could not fetch ${addressWithoutCredentials(source)}${asked}: ${withoutCredentials(findComplaint(ended))}`, 1);
	};
	return {
		fetch: (args, input) => run(fetching, [...FETCHING, ...args], input),
		listen: async (url) => {
			const env = {
				...fetching,
				GIT_TRACE_CURL: "1",
				GIT_TRACE_CURL_NO_DATA: "1"
			};
			const words = [
				"-C",
				home,
				...FETCHING,
				"ls-remote",
				"--quiet",
				"--",
				url,
				"HEAD"
			];
			return (await start(env, words, "", LISTENING_SECONDS)).stderr;
		},
		read: (args, input) => run(readingEnvironment(home), [
			...READING$1,
			"-C",
			folder,
			...args
		], input)
	};
}
/**
* What git says last is mostly why it ended; but where the other side failed it says only that it got no more, and where one of
* its own processes was ended for the size of what it wrote it says no more than this one line.
*/
function findComplaint({ exitCode, signal, stderr }) {
	if (NO_MEMORY.test(stderr)) return `it took more memory than the ${formatSize(lowerLimit("data", MOST_MEMORY_BYTES))} that it may have`;
	const said = stderr.trim();
	if (signal !== null || said === "fatal: fetch-pack: invalid index-pack output") return TOO_MUCH;
	return /^remote: fatal: .*/m.exec(said)?.[0].trim() || lastLines(said, 1) || `it ended with ${exitCode}`;
}
const missingGit = () => new UserError("git is not installed: sudo apt-get install git", 1);
// src/dataset/sources/git-folder.ts
/** What git reads of a repository that it is asked for a copy of (gitrepository-layout). Hooks are not among it. */
const READ = [
	"HEAD",
	"config",
	"config.worktree",
	"info",
	"objects",
	"packed-refs",
	"refs",
	"reftable",
	"shallow"
];
/** Each names a folder anywhere, whose content counts as the repository's own. */
const REDIRECTS = [
	"commondir",
	"objects/info/alternates",
	"objects/info/http-alternates"
];
const SETTINGS = ["config", "config.worktree"];
/** `[include]` and `[includeIf …]` name any file, a pipe too (git-config, "Includes"). */
const INCLUDES = /\[\s*include(?:if)?[\s\]"]/i;
/**
* The repository of a folder: its `.git`, or the folder itself where that is a bare one; null where there is none. UserError 3
* where it is put together from others: a stranger's folder would bring any repository of the user's into a dataset.
*/
async function findGitFolder(folder) {
	const own = await lookBelow(folder, ".git");
	if (own.kind !== "none" && own.kind !== "folder") throw borrowed(folder, `.git is a ${own.kind}`);
	const isBare = own.kind === "none" && await hasAll(folder, [
		"HEAD",
		"objects",
		"refs"
	]);
	if (own.kind === "none" && !isBare) return null;
	const gitFolder = isBare ? folder : join(folder, ".git");
	for (const path of REDIRECTS) if ((await lookBelow(gitFolder, path)).kind !== "none") throw borrowed(folder, `its git folder has ${path}`);
	for (const path of READ) await refuseBorrowed(folder, gitFolder, path);
	for (const path of SETTINGS) {
		const text = (await readBelow(gitFolder, path))?.toString("utf8") ?? "";
		if (INCLUDES.test(text)) throw borrowed(folder, `its git folder's ${path} includes other files`);
	}
	return gitFolder;
}
async function hasAll(folder, names) {
	for (const name of names) if ((await lookBelow(folder, name)).kind === "none") return false;
	return true;
}
async function refuseBorrowed(folder, gitFolder, path) {
	const refuse = (kind, at) => {
		if (kind !== "file" && kind !== "folder") throw borrowed(folder, `its git folder has a ${kind}, ${at}`);
	};
	const found = await lookBelow(gitFolder, path);
	if (found.kind === "none") return;
	refuse(found.kind, path);
	if (found.kind !== "folder") return;
	for await (const entry of walkTree(join(gitFolder, path))) refuse(entry.kind, `${path}/${entry.path}`);
}
const borrowed = (folder, what) => new UserError(`${folder} is not imported: ${what}, by which another repository of yours could become a part of it. If you trust the folder, make a copy that stands alone: git clone it first, and import the clone.`, 3);
// src/dataset/sources/fetch-source.ts
const GIT_URL$1 = /^(https?|ssh|git):\/\/|^[\w.-]+@[\w.-]+:/;
/** Whether it is an address that git reaches by the net. */
const isGitUrl = (source) => GIT_URL$1.test(source);
async function fetchSource(request) {
	const { source } = request;
	if (isGitUrl(source)) {
		const shown = addressWithoutCredentials(source);
		if (/[\s'"]/.test(source)) throw new UserError(`The address ${shown} holds a blank or a quote: write it as %20, %22 or %27.`);
		return clone(request, await findAddress(request), shown);
	}
	const folder = source.startsWith("file:") ? toPath(source) : resolve(source);
	const found = await statIfPresent(folder);
	if (!found?.isDirectory()) {
		const named = addressWithoutCredentials(source);
		if (found?.isFile()) throw new UserError(`${named} is a file: name the folder of its project (greenml import FOLDER --entry SCRIPT).`);
		throw new UserError(`There is no folder ${named}, and it is no URL: name a folder, or an address as https://… or file://….`);
	}
	const gitFolder = await findGitFolder(folder);
	const name = basename(folder);
	if (gitFolder !== null) return clone(request, pathToFileURL(gitFolder).href, `repository ${name}`);
	if (request.commit || request.branch) throw new UserError(`'${source}' is a plain folder, so there is no --commit or --branch to choose.`);
	const { path = "." } = request;
	return {
		folder: path === "." ? folder : await enterBelow(folder, path),
		repository: `folder ${name}`,
		commit: null,
		commitDate: null,
		branch: null,
		leftOut: [],
		[Symbol.asyncDispose]: async () => {}
	};
}
/** What git is told: a mirror's own address, or the git folder that one of this machine is; without a mirror the repository's. */
async function findAddress({ source, at }) {
	return at?.startsWith("file:") ? pathToFileURL(await requireGitFolder(toPath(at))).href : at ?? source;
}
/** The git folder of a folder. UserError where it has none. */
async function requireGitFolder(folder) {
	const found = await findGitFolder(folder);
	if (found === null) throw new UserError(`${folder} is no git repository.`);
	return found;
}
/** The path that a file URL of this machine names. */
function toPath(url) {
	try {
		return resolve(fileURLToPath(url));
	} catch {
		throw new UserError(`'${url}' is no file URL of this machine: file:///path/to/the/repository.`);
	}
}
const NEWEST = [
	"--quiet",
	"--depth",
	"1",
	"--no-tags"
];
/** Command by which git reads exactly the folder of this machine that was looked at, and none beside or inside of it. */
const STRICTLY = "git-upload-pack --strict";
/** Command by which git reads such a folder, of which parts may be asked for, as of a server. */
const IN_PARTS = "git -c uploadpack.allowFilter=true -c uploadpack.allowAnySHA1InWant=true upload-pack --strict";
/** A repository's own attributes would have git write other bytes than were committed: line ends, encodings, its own ids. */
const AS_COMMITTED = "* -text -ident -filter !eol !crlf !working-tree-encoding\n";
async function clone(request, url, repository) {
	const { source, commit, path = "." } = request;
	if (source.startsWith("-")) throw new UserError(`'${source}' is no URL.`);
	const staging = await makeScratch("import");
	const folder = join(staging, "clone");
	const git = openGit({
		source,
		at: request.at,
		folder,
		home: staging,
		signal: request.signal
	});
	try {
		const branch = await fetchCommit(git, folder, url, request);
		const head = await git.read([
			"rev-parse",
			"--verify",
			`${commit ? "FETCH_HEAD" : "HEAD"}^{commit}`
		]);
		if (!commitHash.safeParse(head).success) throw new UserError(`In ${repository} commits are named by SHA-256: a project can be pinned to a name by SHA-1 alone.`);
		const part = path === "." ? "" : `${withoutEndSlashes(path)}/`;
		if (part !== "") await fetchPart(git, folder, head, part);
		const listed = await listTree(git, head, part);
		if (listed.length === 0) throw new UserError(`${source} has no files at '${path}' in commit ${head}.`);
		const { files, links, leftOut } = chooseFiles(listed.map((entry) => ({
			...entry,
			path: entry.path.slice(part.length)
		})));
		await git.read(["read-tree", head]);
		await writeFileAtomic(join(folder, ".git/info/attributes"), AS_COMMITTED, folder);
		for (const paths of [files, links]) await git.read([
			"checkout-index",
			"--quiet",
			"-z",
			"--stdin"
		], paths.map((each) => `${part}${each}\0`).join(""));
		return {
			folder: join(folder, part),
			repository,
			branch,
			leftOut,
			commit: head,
			commitDate: await git.read([
				"log",
				"-1",
				"--format=%cI",
				head
			]),
			[Symbol.asyncDispose]: () => removeTree(staging)
		};
	} catch (error) {
		await removeTree(staging);
		throw error;
	}
}
/** Files of a commit by what they are called, each read whole, and nothing else of the repository. UserError where one, or all together, are too large. */
async function fetchTexts(request, isWanted, mostBytes) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { source, commit, at } = request;
		const url = await findAddress({
			source,
			at
		});
		const staging = _usingCtx$2.a(removedAfter(await makeScratch("texts")));
		const folder = join(staging.folder, "clone");
		const git = openGit({
			source,
			at,
			folder,
			home: staging.folder,
			signal: request.signal
		});
		await fetchCommit(git, folder, url, {
			source,
			commit,
			path: "some"
		});
		const isText = ({ kind, path }) => kind === "file" && isWanted(path) && !/[\p{Cc}\\]/u.test(path);
		const wanted = (await readTree(git, commit, "")).filter(isText);
		await fetchBlobs(git, folder, wanted.map(({ id }) => id));
		refuseTooMuch(await addSizes(git, wanted));
		await git.read(["read-tree", commit]);
		await writeFileAtomic(join(folder, ".git/info/attributes"), AS_COMMITTED, folder);
		await git.read([
			"checkout-index",
			"--quiet",
			"-z",
			"--stdin"
		], wanted.map(({ path }) => `${path}\0`).join(""));
		const texts = /* @__PURE__ */ new Map();
		for (const { path } of wanted) {
			const bytes = await readBelow(folder, path, mostBytes);
			if (bytes !== null) texts.set(path, bytes);
		}
		return texts;
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** Fetches one commit; of a part of a repository only its trees. Returns the branch, where it is known. */
const fetchCommit = (git, folder, address, request) => atItsAddress(git, address, (url) => fetchFrom(url, git, folder, request));
async function fetchFrom(url, git, folder, { commit, branch, path }) {
	const isPart = path !== void 0 && path !== ".";
	const local = url.startsWith("file:") ? ["--upload-pack", isPart ? IN_PARTS : STRICTLY] : [];
	const how = [
		...NEWEST,
		...local,
		...isPart ? ["--filter=blob:none"] : []
	];
	if (commit) {
		await git.fetch([
			"init",
			"--quiet",
			"--template=",
			folder
		]);
		await git.fetch([
			"-C",
			folder,
			"config",
			"remote.origin.url",
			url
		]);
		await git.fetch([
			"-C",
			folder,
			"fetch",
			...how,
			"--",
			"origin",
			commit
		]);
		return branch ?? null;
	}
	const wanted = branch ? ["--branch", branch] : [];
	await git.fetch([
		"clone",
		"--no-checkout",
		"--template=",
		...how,
		...wanted,
		"--",
		url,
		folder
	]);
	const head = await git.read([
		"symbolic-ref",
		"--quiet",
		"--short",
		"HEAD"
	]).catch(() => "");
	return head === "" ? null : head;
}
/** The files of a part of a commit whose trees are here, without those that no project has. */
async function fetchPart(git, folder, head, part) {
	await fetchBlobs(git, folder, (await readTree(git, head, part)).flatMap(({ id, kind, path }) => kind === "submodule" || path.slice(part.length).split("/").some(isLeftOut) ? [] : [id]));
}
/** All in one request. */
async function fetchBlobs(git, folder, blobs) {
	if (blobs.length === 0) return;
	const local = (await git.read([
		"remote",
		"get-url",
		"origin"
	])).startsWith("file:") ? ["--upload-pack", IN_PARTS] : [];
	await git.fetch([
		"-C",
		folder,
		"-c",
		"fetch.negotiationAlgorithm=noop",
		"fetch",
		...[
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--recurse-submodules=no",
			"--filter=blob:none"
		],
		...local,
		"--stdin",
		"origin"
	], `${[...new Set(blobs)].join("\n")}\n`);
	await git.read([
		"config",
		"--remove-section",
		"remote.origin"
	]);
	await git.read([
		"config",
		"--unset",
		"extensions.partialClone"
	]).catch(() => {});
}
const KINDS = /* @__PURE__ */ new Map([
	["100644", "file"],
	["100755", "file"],
	["120000", "link"],
	["160000", "submodule"]
]);
/** Files of a commit below `part` (all where it is empty), by their paths in the repository; sizes are 0. */
async function readTree(git, head, part) {
	const of = part === "" ? [] : [part];
	return parseTree(await git.read([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		head,
		"--",
		...of
	]));
}
/** Files as `git ls-tree -r -z` lists them, with `-l` with their sizes, before anything of them is written. */
function parseTree(listing) {
	const lines = listing.split("\0").filter((line) => line !== "");
	const paths = /* @__PURE__ */ new Set();
	return lines.map((line) => {
		const [, mode = "", id = "", size = "", path = ""] = /^(\d+) \S+ ([0-9a-f]+)(?: +(\d+|-))?\t([\s\S]*)$/.exec(line) ?? [];
		const kind = KINDS.get(mode);
		if (kind === void 0) throw new UserError(`git lists a file in a form that is not understood: mode '${mode}'.`, 1);
		if (paths.has(path)) throw new UserError(`The commit holds '${path}' twice: git writes neither.`, 1);
		paths.add(path);
		return {
			id,
			path,
			kind,
			sizeBytes: Number(size) || 0
		};
	});
}
/** Files of a commit with their sizes. */
const listTree = async (git, head, part) => addSizes(git, await readTree(git, head, part));
/** Files with their sizes, before anything of them is written; 0 for what was not fetched. */
async function addSizes(git, lines) {
	const answers = await git.read(["cat-file", "--batch-check=%(objectname) %(objectsize)"], lines.map(({ id }) => `${id}\n`).join(""));
	const sizes = new Map(answers.split("\n").map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]));
	return lines.map(({ id, kind, path }) => ({
		path,
		kind,
		sizeBytes: Number(sizes.get(id)) || 0
	}));
}
// src/dataset/sources/mirror.ts
/** What stands for the parts of a repository's address in the template of a mirror. */
const PLACE = /\{(host|owner|name)\}/g;
const GIT_URL = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.*)$|^[\w.-]+@([\w.-]+):(.*)$/;
/** In an address another character could end the part that it stands in: what a manifest names must not choose the server. */
const NAME = /^(?!\.{1,2}$)[\w.~+-]{1,200}$/;
/**
* Where a mirror has a repository: a template with `{host}`, `{owner}`, `{name}`, or a folder of (bare) repositories, in which
* `<owner>/<name>.git`, `<owner>/<name>`, `<name>.git` and `<name>` are looked for. What comes from there is held to the same
* hash. Null: the mirror does not have it. UserError where the address has no such parts.
*/
async function findInMirror(repository, template) {
	const parts = readParts(repository);
	if (parts === null) return null;
	if (template.search(PLACE) >= 0) {
		const place = template.replaceAll(PLACE, (_, part) => parts[part]);
		return /^[a-z+]+:\/\//.test(place) ? place : findFolder([place]);
	}
	const { owner, name } = parts;
	return findFolder([
		`${owner}/${name}.git`,
		`${owner}/${name}`,
		`${name}.git`,
		name
	].map((each) => join(template, each)));
}
/** Where the mirror that is set has a repository; null: none is set. UserError where it does not have the repository. */
async function requireMirrored(repository, template) {
	if (!template) return null;
	const at = await findInMirror(repository, template);
	if (at === null) throw new UserError(`The mirror ${template} does not have ${addressWithoutCredentials(repository)}.`, 1);
	return at;
}
async function findFolder(candidates) {
	for (const each of candidates) if ((await statIfPresent(each))?.isDirectory()) return pathToFileURL(resolve(each)).href;
	return null;
}
/** Null: it is no address of a server. */
function readParts(repository) {
	const [, host, path, otherHost, otherPath] = GIT_URL.exec(repository) ?? [];
	const names = (path ?? otherPath ?? "").split("/").filter((each) => each !== "");
	const name = names.pop()?.replace(/\.git$/, "");
	const at = host ?? otherHost;
	if (at === void 0 || name === void 0 || name === "") return null;
	for (const each of [
		at,
		...names,
		name
	]) if (!NAME.test(each)) throw new UserError(`'${addressWithoutCredentials(repository)}' is no repository's address.`);
	return {
		host: at,
		owner: names.join("/"),
		name
	};
}
// src/base/files/cache-folder.ts
/** Where environments, uv, downloads and sources are kept between campaigns: `$GREENML_CACHE`, else the user's cache folder. */
function cacheFolder(env) {
	return env.GREENML_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "greenml");
}
// src/base/files/copy-tree.ts
/**
* Copies files, folders and links into a folder of ours, on write where the file system can; an empty folder where there is
* nothing to copy. Links are copied as links, whenever they come; pipes, sockets and devices, which would hold up who opens
* them, are not copied. What lies in the place of a copy is replaced. `isCopied`: is told where each lies.
* UserError for a name of bytes that are no text: by what is read of it nothing is found.
*/
async function copyTree(from, to, isCopied = async () => true) {
	try {
		var _usingCtx$1 = _usingCtx();
		if (!from) return mkdir(to);
		const folder = _usingCtx$1.a(await holdFolder(from, ""));
		if (folder !== null) return await copyFolder(folder, resolve(from), to, isCopied);
		const found = await look(from);
		if (found.kind === "none") throw new UserError(`There is no ${from}.`);
		refuseAllBut("file", found);
		await copyFile(from, to, constants.COPYFILE_FICLONE);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function copyFolder(folder, place, to, isCopied) {
	const explain = (error) => {
		throw explainRead(error, place);
	};
	const { mode } = await lstat(folder.at(".")).catch(explain);
	await makeFolder(to);
	for (const entry of await readdir(folder.at("."), { withFileTypes: true }).catch(explain)) {
		const { name } = entry;
		const [path, copy, kind] = [
			join(place, name),
			join(to, name),
			kindOf$1(entry)
		];
		if (kind !== "file" && kind !== "folder" && kind !== "link" || !await isCopied(path)) continue;
		if (isNoText(name)) refuseUnsafeName(path);
		if (kind === "link") await put(copy, async () => symlink(await readlink(folder.at(name)), copy));
		else if (kind === "file") await copyPlain(folder.at(name), path, copy);
		else try {
			var _usingCtx3 = _usingCtx();
			const below = _usingCtx3.a(await enterHeld(folder, name, path));
			if (below !== null) await copyFolder(below, path, copy, isCopied);
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	}
	await chmod(to, mode & 511);
}
async function makeFolder(path) {
	await recover(mkdir(path), ["EEXIST"], void 0);
	const found = await look(path);
	if (found.kind !== "none") refuseAllBut("folder", found);
}
const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const COPYING = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;
/** By its descriptor: what has come in the place of a file since its folder was read is not copied. */
async function copyPlain(at, path, copy) {
	try {
		var _usingCtx4 = _usingCtx();
		if (process.platform !== "linux") return put(copy, () => copyFile(at, copy, COPYING));
		const file = await recover(open(at, READING), ["ENOENT"], null).catch((error) => {
			throw errorCode(error) === "ELOOP" || errorCode(error) === "ENXIO" ? refusedKind(path, "link") : explainRead(error, path);
		});
		if (file === null) return;
		_usingCtx4.a(file);
		if ((await file.stat()).isFile()) await put(copy, () => copyFile(`/proc/self/fd/${file.fd}`, copy, COPYING));
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
/** Has `make` put something where nothing is, or what was there is removed first: no link of an earlier copy is followed. */
async function put(path, make) {
	try {
		await make();
	} catch (error) {
		if (errorCode(error) !== "EEXIST") throw error;
		await rm(path, { recursive: true });
		await make();
	}
}
// src/base/files/file-lock.ts
/**
* Waits until no other process holds `path` locked, of this user's or of another container's that shares the folder. The lock
* ends with this process, even one that is killed. `onWait`: called where another one holds it.
*/
async function lockFile(path, onWait) {
	await makeFolders(dirname(path));
	const holder = spawn(OWN_PYTHON, [
		"-I",
		"-S",
		assetPath("python", "hold_lock.py"),
		path
	], {
		env: { PATH: process.env.PATH },
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		]
	});
	const ended = new Promise((resolve) => holder.once("close", () => resolve()));
	const crash = [];
	let said = null;
	let noStart = null;
	holder.on("error", (error) => {
		noStart = error;
	});
	holder.stderr.on("data", (chunk) => crash.push(chunk.toString()));
	for await (const line of createInterface(holder.stdout)) if (line === "waiting") onWait();
	else if (line === "holding") return { [Symbol.asyncDispose]: async () => {
		holder.stdin.end();
		await ended;
	} };
	else said = line;
	await ended;
	if (noStart !== null) throw noStart;
	throw explainNoLock(said ?? lastLines(crash.join(""), 1), path);
}
/** What a program that locks files tells of one that the system does not let it lock. */
const refusal = object({
	errno: int().positive(),
	reason: string()
});
/**
* Error of a file that could not be locked, by the last line of the program that was to lock it: where that tells what the system
* refused, as of any file that can't be written.
*/
function explainNoLock(said, path) {
	const { data: refused } = refusal.safeParse(readJsonText(said));
	const why = refused?.reason ?? (said || "what locks it ended");
	const error = new UserError(`${path} could not be locked: ${why}.`, 1);
	if (refused === void 0) return error;
	const code = getSystemErrorName(-refused.errno);
	const explained = explainWrite(Object.assign(new Error(refused.reason), { code }), path);
	return explained instanceof UserError ? explained : error;
}
// src/base/files/use-locks.ts
/**
* Each part of the cache (an environment, the files of a project) has a file that who uses it holds locked, and that notes for
* which projects it was. The lock ends with the process, even one that is killed, and holds on every host and in every
* container that shares the cache.
*/
const usesFolder = (cache) => join(cache, "in-use");
const held = /* @__PURE__ */ new Set();
/** Keeps a part of the cache from being removed until this process ends. */
async function holdUse(cache, name, project) {
	const file = join(usesFolder(cache), name);
	await makeFolders(usesFolder(cache));
	if (!held.has(file)) expectAnswer(file, await ask$1("share", file), ["held"]);
	held.add(file);
	if (project !== void 0 && !(await readProjects(file)).includes(project)) await appendFile(file, `${project}\n`);
	const now = /* @__PURE__ */ new Date();
	await utimes(file, now, now);
}
/** Uses of each part of the cache that was ever used: when, for what, and whether a process uses it now. */
async function readUses(cache) {
	const uses = /* @__PURE__ */ new Map();
	for (const name of (await recover(readdir(usesFolder(cache)), ["ENOENT"], [])).sort()) {
		const file = join(usesFolder(cache), name);
		const found = await recover(stat(file), ["ENOENT"], null);
		if (found?.isFile() !== true) continue;
		const projects = await readProjects(file);
		uses.set(name, {
			lastUsed: found.mtimeMs,
			isInUse: await isHeld(file),
			projects
		});
	}
	return uses;
}
/** Removes a part of the cache by `remove` while nobody can begin to use it. False: a process uses it. */
async function removeUnused(cache, name, remove) {
	const file = join(usesFolder(cache), name);
	await makeFolders(usesFolder(cache));
	if (expectAnswer(file, await ask$1("take", file), ["held", "busy"]) === "busy") return false;
	try {
		await remove();
	} finally {
		expectAnswer(file, await ask$1("remove", file), ["free"]);
	}
	return true;
}
async function isHeld(file) {
	if (expectAnswer(file, await ask$1("take", file), ["held", "busy"]) === "busy") return true;
	expectAnswer(file, await ask$1("free", file), ["free"]);
	return false;
}
async function readProjects(file) {
	const text = await recover(readFile(file, "utf8"), ["ENOENT"], "");
	return [...new Set(text.split("\n").filter((line) => line !== ""))].sort();
}
function expectAnswer(file, answer, expected) {
	if (expected.includes(answer)) return answer;
	throw explainNoLock(answer, file);
}
/** One request after another to the process that holds all locks; it does not keep this one from ending. */
function ask$1(request, file) {
	const answered = last.then(() => askHolder(request, file));
	last = answered.catch(() => {});
	return answered;
}
const openHolder = memoise(startHolder);
let last = Promise.resolve();
async function askHolder(request, file) {
	const { child, lines, noStart } = openHolder();
	const parts = [child, ...[child.stdin, child.stdout].filter((each) => each instanceof Socket)];
	for (const each of parts) each.ref();
	try {
		child.stdin.write(`${JSON.stringify([request, file])}\n`);
		const line = await Promise.race([lines.next(), noStart]);
		return line.done ? "" : line.value;
	} finally {
		for (const each of parts) each.unref();
	}
}
function startHolder() {
	const child = spawn(OWN_PYTHON, [
		"-I",
		"-S",
		assetPath("python", "hold_uses.py")
	], {
		env: { PATH: process.env.PATH },
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		]
	});
	child.stdin.on("error", () => {});
	const noStart = new Promise((_, reject) => child.once("error", reject));
	noStart.catch(() => {});
	return {
		child,
		lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
		noStart
	};
}
// src/base/network/https.ts
const MOST_REDIRECTS = 5;
const IDLE_MILLISECONDS = 6e4;
/** Networks that are not the public internet (IANA's special-purpose registries). */
const NOT_PUBLIC = new BlockList();
for (const subnet of `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 ::/96
  ::ffff:0:0:0/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10
  fec0::/10 ff00::/8
`.trim().split(/\s+/)) {
	const [address = "", bits = ""] = subnet.split("/");
	NOT_PUBLIC.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
}
/** Whether an address is one of the public internet; an IPv4 address inside an IPv6 one counts as itself. */
function isPublicAddress(address) {
	const version = isIP(address);
	if (version !== 6) return version === 4 && !NOT_PUBLIC.check(address, "ipv4");
	const translated = readTranslated(address);
	return translated === null ? !NOT_PUBLIC.check(address, "ipv6") : isPublicAddress(translated);
}
/** The IPv4 address that a network without any reaches by a translator (RFC 6052, 64:ff9b::/96); null: it is none. */
function readTranslated(address) {
	const [, groups] = /^\[64:ff9b::([\da-f:]*)\]$/.exec(URL.parse(`http://[${address}]`)?.hostname ?? "") ?? [];
	const parts = groups?.split(":").map((group) => Number.parseInt(group || "0", 16)) ?? [];
	if (groups === void 0 || parts.length > 2) return null;
	const [low = 0, high = 0] = parts.toReversed();
	return [
		high >> 8,
		high & 255,
		low >> 8,
		low & 255
	].join(".");
}
/** Hosts that may be asked although they are in a network of one's own: `$GREENML_DOWNLOAD_HOSTS`, separated by commas. */
const allowedHosts = (env) => new Set((env.GREENML_DOWNLOAD_HOSTS ?? "").split(",").map((host) => host.trim().toLowerCase()));
/**
* Asks for a file by HTTPS, redirects followed by HTTPS only. The address is from a manifest, which nobody vouched for: it
* reaches no network of one's own, and the connection goes to the very address that was checked. `signal` ends the asking too.
*/
async function openHttps(address, env, signal) {
	let url = new URL(address);
	for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
		const response = await ask(url, env, signal);
		const { statusCode = 0, headers } = response;
		if (statusCode === 200) return response;
		response.destroy();
		if (statusCode < 300 || statusCode >= 400 || headers.location === void 0) throw new UserError(`the server answered ${statusCode}`, 1);
		url = new URL(headers.location, url);
	}
	throw new UserError(`it was redirected more than ${MOST_REDIRECTS} times`, 1);
}
/** The addresses of a host, and one of them by which a project would reach a network of one's own; null: there is none, or it may. */
async function findBarred(host, env) {
	const addresses = await lookup(host, { all: true });
	const barred = addresses.find((each) => !isPublicAddress(each.address));
	return [addresses, barred && !allowedHosts(env).has(host.toLowerCase()) ? barred.address : null];
}
/** Whether a host that a stranger names has an address in a network of one's own, which a project may not reach. */
async function isInside(host, env) {
	const [, barred] = await findBarred(host, env).catch(() => [null, null]);
	return barred !== null;
}
async function ask(url, env, signal) {
	if (url.protocol !== "https:") throw new UserError(`it leads to ${url.protocol}//${url.host}, and only https is followed`, 3);
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const [addresses, barred] = await findBarred(host, env);
	if (barred !== null) throw new UserError(`${host} is in a network of one's own (${barred}), which a project may not reach; if you want it to, set GREENML_DOWNLOAD_HOSTS=${host}`, 3);
	const [first] = addresses;
	if (!first) throw new UserError(`${host} has no address`, 1);
	const { request: httpsRequest } = await import("node:https");
	return new Promise((resolve, reject) => {
		const request = httpsRequest(url, {
			agent: false,
			signal,
			lookup: (_host, options, done) => options.all ? done(null, [first]) : done(null, first.address, first.family)
		});
		request.setTimeout(IDLE_MILLISECONDS, () => request.destroy(new UserError("the server stopped answering", 1)));
		request.on("response", resolve);
		request.on("error", reject);
		request.on("close", () => reject(new UserError("the server gave no answer", 1)));
		request.end();
	});
}
// src/base/network/fetch-file.ts
const USUAL_SECONDS = 3600;
/** Marks what is used now, so that it is not the first to be pruned; false: it is not there. */
async function touch(path) {
	const now = /* @__PURE__ */ new Date();
	const done = utimes(path, now, now).then(() => true);
	return recover(done, ["ENOENT"], false);
}
/**
* A file in a folder where files are called by their SHA-256: fetched once by HTTPS, whole or not at all, and again where what lies
* there is another by now. UserError where it can't be had, is too large or another.
*/
async function fetchFileOnce({ url, sha256 }, folder, request) {
	const file = join(folder, sha256);
	if (await hashNamed(file) === sha256 && await touch(file)) return file;
	await fetchInto(url, folder, request, sha256);
	return file;
}
/** Fetches a file whose content nobody has told yet; returns its SHA-256, by which it is called in the folder from now on. */
const fetchFirst = (url, folder, request) => fetchInto(url, folder, request, null);
async function fetchInto(url, folder, request, wanted) {
	const { env, note, mostBytes, mostSeconds = USUAL_SECONDS, signal } = request;
	await makeFolders(folder);
	note(`fetching ${url}`);
	const temporary = join(folder, `${wanted ?? "new"}.${randomBytes(6).toString("hex")}.tmp`);
	const patience = AbortSignal.timeout(mostSeconds * 1e3);
	try {
		const hash = createHash("sha256");
		let size = 0;
		const ending = signal === void 0 ? patience : AbortSignal.any([patience, signal]);
		await pipeline(await openHttps(url, env, ending), async function* (chunks) {
			for await (const chunk of chunks) {
				size += chunk.length;
				if (size > mostBytes) throw new UserError(`it is larger than ${formatSize(mostBytes)}`, 1);
				hash.update(chunk);
				yield chunk;
			}
		}, createWriteStream(temporary, { flush: true }), { signal: ending });
		const found = hash.digest("hex");
		if (wanted !== null && found !== wanted) throw new UserError(`its SHA-256 is ${found}, not ${wanted}`, 1);
		await rename(temporary, join(folder, found));
		return found;
	} catch (cause) {
		await rm(temporary, { force: true });
		const exitCode = cause instanceof UserError ? cause.exitCode : 1;
		const why = patience.aborted ? `it is not whole after ${mostSeconds} s` : errorMessage(cause);
		throw new UserError(`${url} could not be fetched: ${why}.`, exitCode, { cause });
	}
}
// src/report/text/units.ts
const TIME = [
	[
		"h",
		3600,
		36e3
	],
	[
		"s",
		1,
		.001
	],
	[
		"ms",
		.001,
		1e-6
	],
	[
		"µs",
		1e-6,
		0
	]
];
/** Units of each, with the least value that is shown in them: numbers of a column share theirs as long as they can be read. */
const SCALES = {
	energy: [
		[
			"GJ",
			1e9,
			1e10
		],
		[
			"MJ",
			1e6,
			1e7
		],
		[
			"kJ",
			1e3,
			1e4
		],
		[
			"J",
			1,
			.001
		],
		[
			"mJ",
			.001,
			1e-6
		],
		[
			"µJ",
			1e-6,
			0
		]
	],
	cpu: TIME,
	wall: TIME,
	memory: [
		[
			"TiB",
			2 ** 40,
			1e4 * 2 ** 30
		],
		[
			"GiB",
			2 ** 30,
			1e4 * 2 ** 20
		],
		[
			"MiB",
			2 ** 20,
			0
		]
	],
	carbon: [
		[
			"g",
			1,
			.001
		],
		[
			"mg",
			.001,
			1e-6
		],
		[
			"µg",
			1e-6,
			0
		]
	]
};
/** The unit in which a value is shown in a column, and its size. */
const unitOf = (value, quantity) => findUnit(value, SCALES[quantity]);
/** The unit of a value that stands alone, and its size: no value is below one of its unit where there is a smaller one. */
const ownUnitOf = (value, quantity) => findUnit(value, SCALES[quantity].map(([unit, size, least]) => [
	unit,
	size,
	least === 0 ? 0 : Math.max(size, least)
]));
function findUnit(value, scale) {
	const [unit, size] = scale.find(([, size, least]) => Math.abs(value) >= least || value === 0 && size === 1) ?? ["", 1];
	return [unit, size];
}
// src/report/text/format.ts
const QUANTITY_WORDS = {
	energy: "energy",
	cpu: "CPU time",
	wall: "wall time",
	memory: "peak memory"
};
const BASELINE_WORDS = {
	"original-headless": "original without plots",
	original: "original as it is"
};
/** Baselines as they are called within a sentence. */
const BASELINE_PHRASES = {
	"original-headless": "the author's code without its plots",
	original: "the author's code"
};
/** Estimates of energy are good to a factor of two at best: they carry this mark wherever they stand. */
const ESTIMATED_MARK = "estimated ×/÷2";
const significant = (value) => formatSignificantDigits(value, 3, { isGrouped: true });
/** `1,200`, `0.50`: so many digits, with those that are zero at the end, and never an exponent. */
const formatAllDigits = (value, digits) => formatSignificantDigits(value, digits, {
	isGrouped: true,
	isPadded: true
});
/** `1,230`, `−0.0457`: three digits that count, whatever the size. */
const formatSignificant = (value) => significant(value).replace("-", "−");
/** Percent in so many decimals, and in more where a part would read as the whole: `99.96`. */
const formatPart = (share, decimals) => writePart(share, (percent, further) => percent.toFixed(decimals + further));
const MOST_FURTHER = 9;
/** The first of ever more exact texts that takes no part for the whole. */
function writePart(share, write) {
	const isPart = share < 1 - SAME_RATIO;
	let further = 0;
	while (isPart && further < MOST_FURTHER && Number(write(share * 100, further)) >= 100) further++;
	return write(share * 100, further);
}
function formatQuantity(value, quantity) {
	if (value === null) return "–";
	const [unit, size] = unitOf(value, quantity);
	return `${formatThreeDigits(value / size)} ${unit}`;
}
/** `3.20 mg`, of a mass in grams. */
function formatGrams(grams) {
	const [unit, size] = ownUnitOf(grams, "carbon");
	return `${formatThreeDigits(grams / size)} ${unit}`;
}
/** `1.40` beside `1.52`; above a thousand the zeros that rounding leaves stand for what is not known. */
const formatThreeDigits = (value) => value === 0 ? "0" : formatAllDigits(value, 3);
/** Three decimals for a fraction, four significant digits for a metric in the target's own unit. */
function formatMetric(value, scale) {
	return value === null ? "–" : formatSigned(value, metricDecimals(scale, value));
}
/** A difference with its sign, and the decimals of the value that it is a difference to. */
function formatDifference(value, scale, reference) {
	if (value === null) return "–";
	const text = formatSigned(value, metricDecimals(scale, reference ?? value));
	return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
function metricDecimals(scale, value) {
	if (scale !== "absolute") return 3;
	return value === 0 ? 0 : Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))));
}
const withDecimals = memoise((decimals) => new Intl.NumberFormat("en", {
	minimumFractionDigits: decimals,
	maximumFractionDigits: decimals
}));
/** A loss without bounds has more digits than a table's cell. */
const LARGEST_WRITTEN_OUT = 0x38d7ea4c68000;
function formatSigned(value, decimals) {
	const size = Math.abs(value);
	const text = size < LARGEST_WRITTEN_OUT ? withDecimals(decimals).format(size) : formatScientific(size);
	return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
function formatUsd(usd) {
	return usd !== 0 && usd < .01 ? `$${significant(usd)}` : `$${usd.toFixed(2)}`;
}
/** `3.4 × 10⁹` from a million on; below, the number. */
function formatScientific(value) {
	if (value < 1e6) return significant(value);
	const [mantissa = "", exponent = ""] = value.toExponential(1).split("e+");
	return `${mantissa} × 10${[...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit))).join("")}`;
}
/** `44–97 %`, `98–>99 %` */
const formatPercentRange = (ends) => `${ends.map(wholePercent).join("–")} %`;
/** `96`; what is not quite none or all says so: `<1`, `>99`. */
function wholePercent(share) {
	const rounded = Math.round(share * 100);
	if (rounded === 0 && share > 1e-9) return "<1";
	return rounded === 100 && share < 1 - 1e-9 ? ">99" : String(rounded);
}
/** The level at which tests decide: a p beside it is shown on its side. */
const DECIDES = .05;
const MOST_DIGITS_OF_P = 15;
/** `p = 0.031`; below a thousandth only that. Two digits, and more where they would hide its side of 0.05: `p = 0.0504`. */
function formatP(p) {
	if (p === null) return "–";
	if (p < .001) return "p < 0.001";
	const sideOf = (value) => Math.sign(value - DECIDES);
	let digits = 2;
	while (digits < MOST_DIGITS_OF_P && sideOf(Number(p.toPrecision(digits))) !== sideOf(p)) digits++;
	return `p = ${Number(p.toPrecision(digits))}`;
}
/** `7.6 %`: two significant digits, and more where they would take a part for the whole: `99.5 %`. */
const formatPercent = (share) => `${writePart(share, (percent, further) => formatSignificantDigits(percent, 2 + further, { isGrouped: true }))} %`;
/** `−8.3`, of percentage points. */
const formatPoints = (share) => `${share < 0 ? "−" : "+"}${(100 * Math.abs(share)).toFixed(1)}`;
/** `−18.0 to +1.9` */
const formatPointRange = (ends) => ends.map(formatPoints).join(" to ");
/** `96 %` */
const formatWholePercent = (share) => `${wholePercent(share)} %`;
/** `2.35 s` */
const formatSeconds = (seconds) => `${formatSignificantDigits(seconds, 3)} s`;
/** Seconds of what can be very short: `7.32 ms`, `850 µs`. */
function formatShortTime(seconds) {
	const [unit, size] = ownUnitOf(seconds, "wall");
	return `${formatSignificantDigits(seconds / size, 3)} ${unit}`;
}
/** A whole number mostly; of others three decimals. */
const formatCount = (count) => Number.isSafeInteger(count) ? groupThousands(String(count)) : withFraction().format(count);
/** Takes as long to make as all else that a command loads. */
const withFraction = memoise(() => new Intl.NumberFormat("en"));
/** The form of a verb, or of another word, that goes with so many: `agree(1, 'is', 'are')`. */
const agree = (count, one, many) => count === 1 ? one : many;
/** `2026-11-30 14:05`, of UTC. */
const formatMinute = (moment) => new Date(moment).toISOString().slice(0, 16).replace("T", " ");
/** `2026-11-30 14:05 UTC` */
const formatInstant = (instant) => `${formatMinute(instant)} UTC`;
/** As much of a hash as tells it from others, of files, locks, commits and prompts. */
const formatHash = (hash) => hash.slice(0, 12);
/** As much of the hash of a host's state as tells it from the few that stand beside it. */
const formatStratum = (stratum) => stratum.slice(0, 8);
/** `a, b and c` */
function joinWords(words) {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
/** `a, b, c and 4 more`; of what holds commas itself `a; b; and 4 more`. */
function formatList(items, shown = 5, separator = ", ") {
	const rest = items.length - shown;
	if (rest <= 0) return items.join(separator);
	return `${items.slice(0, shown).join(separator)}${separator === "; " ? ";" : ""} and ${rest} more`;
}
/** `5 / 6 / 6`: passed, attemptable, total. */
const formatSuccess = ({ passed, attemptable, total }) => `${passed} / ${attemptable} / ${total}`;
/** `83 %`, or bounds where some variants could not be attempted: had they all failed, had they all passed. */
function formatSuccessRate({ passed, attemptable, total }) {
	if (total === 0) return "–";
	const bounds = [passed / total, (passed + total - attemptable) / total];
	return total === attemptable ? formatWholePercent(bounds[0]) : formatPercentRange(bounds);
}
/** A class of failures in words: `schema-or-name` is "schema or name". */
const formatFailureClass = (name) => name === "missing-variant" ? "no script" : name.replaceAll("-", " ");
/** `first answers`, `repair round 2` */
const formatRound = (iteration) => iteration === 0 ? "first answers" : `repair round ${iteration}`;
/** A round in a table or chart of nothing else: `first`, `repair 2`. */
const formatBriefRound = (iteration) => iteration === 0 ? "first" : `repair ${iteration}`;
/** `KeyError: 'body_mass_g'`; empty where nothing was said. */
const formatError = ({ errorType, message }) => [errorType?.split(".").at(-1), message].filter((part) => part != null).join(": ");
const METER_WORDS = /* @__PURE__ */ new Map([
	["linear-own-watts", "linear model, own watts"],
	["linear-per-vcpu", "linear per-vCPU model"],
	["torch-flop-counter", "torch.utils.flop_counter"]
]);
/** A meter, or the model of an estimate, as people call it. */
const formatMeter = (meter) => METER_WORDS.get(meter) ?? meter;
const MODE_WORDS = {
	"original-telemetry": "a model adds only the metric line to the author's script",
	assisted: "a model sees the author's script and rewrites it",
	autonomous: "a model sees only the data's header, one row and the README, and writes a script of its own"
};
/** Words for a campaign without measured energy: joules that were read and not believed were measured all the same. */
const formatNoEnergy = ({ energyLeftOut }) => energyLeftOut.length > 0 ? "energy measured, but left out" : "energy not measured here";
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);
// src/github/other-api.ts
/** What is said of an answer that is none of GitHub's API, and of what mostly gives it. `place`: where it was asked for, as ` at HOST`. */
const tellOtherApi = (place = "") => `what answers${place} is no API of GitHub's, a proxy or the page of a login may stand before it`;
// src/github/artifact-store.ts
/** A server without a service for artifacts, as GitHub Enterprise Server, or one that has no room for another. */
var ArtifactRefused = class extends UserError {
	name = "ArtifactRefused";
};
/** The service did not answer: of what it holds that says nothing. */
var ArtifactsUnreachable = class extends UserError {
	name = "ArtifactsUnreachable";
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
	return new ArtifactsUnreachable(`The server's artifacts could not be reached: ${reason.replace(/\.$/, "")}. Run this job again.`, 1, { cause: error });
}
const list = object({ artifacts: array(object({
	id: int(),
	name: string(),
	size: int().nonnegative(),
	digest: string().nullish()
})) });
/** A list as the SDK took it from an answer, which it looks at for nothing but what it needs. */
function readList(told) {
	const { data, error } = list.safeParse(told);
	if (data === void 0) throw new Error(tellOtherApi(), { cause: error });
	return data;
}
/** What the SDK stumbles over in an answer; of how it asks for a list nothing can be wrong. */
function tellStumble(error) {
	throw error instanceof TypeError ? new Error(tellOtherApi(), { cause: error }) : error;
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
			}).then(readList, tellStumble));
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
// src/base/network/limit-time.ts
/** Aborted after so many seconds, in which an answer has to be whole; its reason is what `fault` makes of what is to be told then. */
function limitTime(seconds, fault) {
	const ending = new AbortController();
	const end = () => ending.abort(fault(`no whole answer within ${seconds} s`));
	setTimeout(end, timerMilliseconds(seconds)).unref();
	return ending.signal;
}
// src/base/network/bound-response.ts
/** Ends a server's answer that is longer than `mostBytes`, before it fills the memory: who reads it is given what `fault` makes. */
function boundResponse(response, mostBytes, fault) {
	if (response.body === null) return response;
	let seen = 0;
	const counter = new TransformStream({ transform(chunk, controller) {
		seen += chunk.length;
		if (seen <= mostBytes) controller.enqueue(chunk);
		else controller.error(fault());
	} });
	const { status, statusText, headers, url } = response;
	const bounded = new Response(response.body.pipeThrough(counter), {
		status,
		statusText,
		headers
	});
	return Object.defineProperty(bounded, "url", { value: url });
}
export { holdUse as $, TELLS_NO_RESULT as $n, writePlan as $t, formatPart as A, needs as An, orFault as At, formatSignificant as B, bestValue as Bn, appendJsonLine as Bt, formatInstant as C, FINISHES as Cn, GIT_PARTS as Ct, formatMinute as D, PYTHON_VERSIONS as Dn, isLeftOut as Dt, formatMetric as E, toolCall as En, isGitFolder as Et, formatQuantity as F, testRowsPath as Fn, hashMessage as Ft, formatWholePercent as G, findNearestMetric as Gn, streamLines$1 as Gt, formatSuccess as H, draftRule as Hn, isPacked as Ht, formatRound as I, METRIC_FUNCTIONS as In, isAnswered as It, fetchFileOnce as J, isPercentage as Jn, isPlanned as Jt, joinWords as K, gainOf as Kn, streamPackedLines as Kt, formatScientific as L, METRIC_NAMES as Ln, nameQuestion as Lt, formatPercentRange as M, PREDICTIONS_FILE as Mn, refuseAlike as Mt, formatPointRange as N, SCORINGS as Nn, checkDocument as Nt, formatNoEnergy as O, environmentSettings as On, listMissed as Ot, formatPoints as P, scoredMetric as Pn, parseSharedPath as Pt, isPublicAddress as Q, isAddress as Qn, requireNewCampaign as Qt, formatSeconds as R, METRIC_OF_FUNCTION as Rn, openCalls as Rt, formatHash as S, modelsFile as Sn, FILE_LIMIT_BYTES as St, formatMeter as T, tokenUsage as Tn, chooseFiles as Tt, formatSuccessRate as U, findLabelKind as Un, renderJsonLines as Ut, formatStratum as V, chanceValue as Vn, appendJsonLines as Vt, formatUsd as W, findMetric as Wn, streamJsonLines as Wt, touch as X, isShare as Xn, readPlanToRun as Xt, fetchFirst as Y, isPercentageOfFraction as Yn, readPlan as Yt, isInside as Z, validRange as Zn, readSchedule as Zt, formatCount as _, pairKey as _n, COSTS as _r, hardLimit as _t, openArtifactStore as a, batchesOf as an, PROVIDER_ERRORS as ar, findInMirror as at, formatFailureClass as b, isRecorded as bn, lowerLimit as bt, BASELINE_PHRASES as c, parseRecordsName as cn, usageFault as cr, fetchSource as ct, MODE_WORDS as d, price as dn, toldValidity as dr, isGitUrl as dt, writeSchedule as en, MOST_COLUMNS as er, readUses as et, QUANTITY_WORDS as f, groupKey as fn, LOG_END_BYTES as fr, parseTree as ft, formatBriefRound as g, memberKey as gn, codeDescription as gr, openGit as gt, formatAllDigits as h, isUntimed as hn, SIZE_MEASURES as hr, missingGit as ht, ArtifactsUnreachable as i, publishedReport as in, variantAnalysis as ir, cacheFolder as it, formatPercent as j, PREDICTIONS_COLUMN as jn, isAlike as jt, formatP as k, manifest as kn, README_NAME as kt, BASELINE_WORDS as l, provenance as ln, SIDES as lr, fetchTexts as lt, capitalise as m, isMadeLast as mn, CHANGE_KINDS as mr, gitEnvironment as mt, limitTime as n, FACTS_FILE as nn, isCode as nr, lockFile as nt, openLeftArtifacts as o, campaignFiles as on, costReason as or, requireMirrored as ot, agree as p, groupKeyOfBlock as pn, isAttempted as pr, findGitFolder as pt, ownUnitOf as q, isFraction as qn, parserOf as qt, ArtifactRefused as r, errata as rn, analysis as rr, copyTree as rt, tellOtherApi as s, isOfPair as sn, modelGap as sr, AS_COMMITTED as st, boundResponse as t, LONGEST_WAIT_SECONDS as tn, MOST_DATA as tr, removeUnused as tt, ESTIMATED_MARK as u, callLine as un, campaignComparison as ur, findAddress as ut, formatDifference as v, plan as vn, limitedTo as vt, formatList as w, reply as wn, TOTAL_LIMIT_BYTES as wt, formatGrams as x, modelEntry as xn, atItsAddress as xt, formatError as y, PROVIDERS as yn, limitedWherePossible as yt, formatShortTime as z, PRINTED_NAMES as zn, readCalls as zt };
