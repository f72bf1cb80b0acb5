import { a as __toESM, i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { Socket } from "node:net";
import { once } from "node:events";
import { createHash, randomBytes, randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";
import { availableParallelism, constants, cpus, hostname, release, tmpdir, totalmem } from "node:os";
import { basename, delimiter, dirname, isAbsolute, join, normalize, relative, resolve, sep } from "node:path";
import { accessSync, closeSync, constants as constants$1, existsSync, openSync, readFileSync, readSync, readdirSync, realpathSync, statSync } from "node:fs";
import { access, lstat, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { isatty } from "node:tty";
import { createInterface as createInterface$1 } from "node:readline/promises";
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ Symbol("evaluating");
function defineLazy(object, key, getter) {
	let value = void 0;
	Object.defineProperty(object, key, {
		get() {
			if (value === EVALUATING) return;
			if (value === void 0) {
				value = EVALUATING;
				value = getter();
			}
			return value;
		},
		set(v) {
			Object.defineProperty(object, key, { value: v });
		},
		configurable: true
	});
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
const primitiveTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"bigint",
	"boolean",
	"symbol",
	"undefined"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required$1(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({ status: "aborted" });
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer$1);
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
/** Format a ZodError as a human-readable string in the following form.
*
* From
*
* ```ts
* ZodError {
*   issues: [
*     {
*       expected: 'string',
*       code: 'invalid_type',
*       path: [ 'username' ],
*       message: 'Invalid input: expected string'
*     },
*     {
*       expected: 'number',
*       code: 'invalid_type',
*       path: [ 'favoriteNumbers', 1 ],
*       message: 'Invalid input: expected number'
*     }
*   ];
* }
* ```
*
* to
*
* ```
* username
*   ✖ Expected number, received string at "username
* favoriteNumbers[0]
*   ✖ Invalid input: expected number
* ```
*/
function toDotPath(_path) {
	const segs = [];
	const path = _path.map((seg) => typeof seg === "object" ? seg.key : seg);
	for (const seg of path) if (typeof seg === "number") segs.push(`[${seg}]`);
	else if (typeof seg === "symbol") segs.push(`[${JSON.stringify(String(seg))}]`);
	else if (/[^\w$]/.test(seg)) segs.push(`[${JSON.stringify(seg)}]`);
	else {
		if (segs.length) segs.push(".");
		segs.push(seg);
	}
	return segs.join("");
}
function prettifyError(error) {
	const lines = [];
	const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
	for (const issue of issues) {
		lines.push(`✖ ${issue.message}`);
		if (issue.path?.length) lines.push(`  → at ${toDotPath(issue.path)}`);
	}
	return lines.join("\n");
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
*
* @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid$1 = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date$1 = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const string$1 = (params) => {
	const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
	return new RegExp(`^${regex}$`);
};
const integer = /^-?\d+$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _null$2 = /^null$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function handleCheckPropertyResult(result, payload, property) {
	if (result.issues.length) payload.issues.push(...prefixIssues(property, result.issues));
}
const $ZodCheckProperties = /*@__PURE__*/ $constructor("$ZodCheckProperties", (inst, def) => {
	$ZodCheck.init(inst, def);
	hide(inst, Symbol.iterator, function* () {
		yield inst;
	});
	let entries;
	inst._zod.check = (payload) => {
		if (payload.value == null) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input: payload.value,
				inst
			});
			return;
		}
		entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
		const input = payload.value;
		let proms;
		for (const [key, schema] of entries) {
			const result = schema._zod.run({
				value: input[key],
				issues: []
			}, {});
			if (result instanceof Promise) {
				proms ?? (proms = []);
				proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
			} else handleCheckPropertyResult(result, payload, key);
		}
		if (proms) return Promise.all(proms).then(() => void 0);
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid$1(v));
	} else def.pattern ?? (def.pattern = uuid$1());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date$1);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodNull = /*@__PURE__*/ $constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _null$2;
	inst._zod.values = /* @__PURE__ */ new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ $constructor("$ZodPreprocess", (inst, def) => {
	$ZodPipe.init(inst, def);
});
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
function leafPattern(schema) {
	const def = schema._zod.def;
	let pattern = def.pattern;
	let isInt = !!def.format?.includes("int");
	let minimum;
	let maximum;
	for (const ch of def.checks ?? []) {
		const d = ch._zod.def;
		if (d.pattern) pattern = d.pattern;
		isInt || (isInt = !!d.format?.includes("int"));
		const lo = d.minimum ?? d.length;
		const hi = d.maximum ?? d.length;
		if (lo !== void 0 && (minimum === void 0 || lo > minimum)) minimum = lo;
		if (hi !== void 0 && (maximum === void 0 || hi < maximum)) maximum = hi;
	}
	if (pattern) return pattern.source;
	if (minimum !== void 0 && maximum !== void 0 && minimum > maximum) return "(?!)";
	if (minimum !== void 0 || maximum !== void 0) return string$1({
		minimum,
		maximum
	}).source;
	const own = schema._zod.pattern;
	return (isInt && own === number$1 ? integer : own)?.source;
}
function partPattern(schema) {
	const def = schema._zod.def;
	const own = schema._zod.pattern?.source;
	const inner = def.innerType ?? schema._zod.innerType;
	if (inner) {
		const before = inner._zod.pattern?.source;
		const after = partPattern(inner);
		if (own && before && after && after !== before) return own.replace(cleanRegex(before), () => cleanRegex(after));
		return own;
	}
	if (def.options) {
		const sources = def.options.map(partPattern);
		if (sources.every(Boolean)) return `^(${sources.map((s) => cleanRegex(s)).join("|")})$`;
	}
	return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ $constructor("$ZodTemplateLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const regexParts = [];
	for (const part of def.parts) if (typeof part === "object" && part !== null) {
		const source = partPattern(part);
		if (!source) throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
		regexParts.push(cleanRegex(source));
	} else if (part === null || primitiveTypes.has(typeof part)) regexParts.push(escapeRegex(`${part}`));
	else throw new Error(`Invalid template literal part: ${part}`);
	inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
	inst._zod.parse = (payload, _ctx) => {
		if (typeof payload.value !== "string") {
			payload.issues.push({
				input: payload.value,
				inst,
				expected: "string",
				code: "invalid_type"
			});
			return payload;
		}
		inst._zod.pattern.lastIndex = 0;
		if (!inst._zod.pattern.test(payload.value)) {
			payload.issues.push({
				input: payload.value,
				inst,
				code: "invalid_format",
				format: def.format ?? "template_literal",
				pattern: inst._zod.pattern.source
			});
			return payload;
		}
		return payload;
	};
});
const $ZodLazy = /*@__PURE__*/ $constructor("$ZodLazy", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazy(inst._zod, "innerType", () => {
		const d = def;
		if (!d._cachedInner) d._cachedInner = def.getter();
		return d._cachedInner;
	});
	defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
	defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
	defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0);
	inst._zod.parse = (payload, ctx) => {
		return inst._zod.innerType._zod.run(payload, ctx);
	};
});
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open$1 = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open$1.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open$1.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$1.length > depth ? open$1.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
	return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _null$1(Class, params) {
	return new Class({
		type: "null",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
	return new $ZodCheckProperties({
		check: "properties",
		shape,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true);
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
* an annotation like `description` — makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it — so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
const undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {};
const unknownProcessor = (_schema, _ctx, _json, _params) => {};
const dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	_json.type = "string";
	_json.format = "binary";
	_json.contentEncoding = "binary";
	const { minimum, maximum, mime } = aggregateChecks(schema);
	if (minimum !== void 0) _json.minLength = minimum;
	if (maximum !== void 0) _json.maxLength = maximum;
	if (!mime) return;
	if (mime.length === 0) _json.not = {};
	else if (mime.length === 1) _json.contentMediaType = mime[0];
	else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
* numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
* behind a wrapper only carries its own `type` before then, and a union key only has its branches.
*
* A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
* than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
* exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
* accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
* outright. */
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
	return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = /* @__PURE__ */ new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
* A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
* unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
	const innerType = schema._zod.innerType;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		const registry = input;
		const ctx = initializeContext({
			...params,
			processors: allProcessors
		});
		const defs = {};
		for (const entry of registry._idmap.entries()) {
			const [_, schema] = entry;
			processSchema(schema, ctx);
		}
		const schemas = {};
		ctx.external = {
			registry,
			uri: params?.uri,
			defs
		};
		for (const entry of registry._idmap.entries()) {
			const [key, schema] = entry;
			extractDefs(ctx, schema);
			assignProp(schemas, key, finalize(ctx, schema));
		}
		if (Object.keys(defs).length > 0) schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs };
		return { schemas };
	}
	const ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	processSchema(input, ctx);
	extractDefs(ctx, input);
	return finalize(ctx, input);
}
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodError = /*@__PURE__*/ $constructor("ZodError", initializer);
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
const parse$1 = /* @__PURE__ */ _parse(ZodRealError);
const parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
const encode = /* @__PURE__ */ _encode(ZodRealError);
const decode = /* @__PURE__ */ _decode(ZodRealError);
const encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(/* @__PURE__ */ _overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse$1(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
/** @internal */
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(/* @__PURE__ */ _regex(...args));
	},
	includes(...args) {
		return this.check(/* @__PURE__ */ _includes(...args));
	},
	startsWith(...args) {
		return this.check(/* @__PURE__ */ _startsWith(...args));
	},
	endsWith(...args) {
		return this.check(/* @__PURE__ */ _endsWith(...args));
	},
	min(...args) {
		return this.check(/* @__PURE__ */ _minLength(...args));
	},
	max(...args) {
		return this.check(/* @__PURE__ */ _maxLength(...args));
	},
	length(...args) {
		return this.check(/* @__PURE__ */ _length(...args));
	},
	nonempty(...args) {
		return this.check(/* @__PURE__ */ _minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(/* @__PURE__ */ _lowercase(params));
	},
	uppercase(params) {
		return this.check(/* @__PURE__ */ _uppercase(params));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...args) {
		return this.check(/* @__PURE__ */ _normalize(...args));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(/* @__PURE__ */ _email(ZodEmail, params));
	},
	url(params) {
		return this.check(/* @__PURE__ */ _url(ZodURL, params));
	},
	jwt(params) {
		return this.check(/* @__PURE__ */ _jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(/* @__PURE__ */ _emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(/* @__PURE__ */ _guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(/* @__PURE__ */ _uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(/* @__PURE__ */ _uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(/* @__PURE__ */ _uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(/* @__PURE__ */ _uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(/* @__PURE__ */ _nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(/* @__PURE__ */ _cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(/* @__PURE__ */ _cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(/* @__PURE__ */ _ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(/* @__PURE__ */ _base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(/* @__PURE__ */ _base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(/* @__PURE__ */ _xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(/* @__PURE__ */ _ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(/* @__PURE__ */ _ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(/* @__PURE__ */ _ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(/* @__PURE__ */ _cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(/* @__PURE__ */ _cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(/* @__PURE__ */ _e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(/* @__PURE__ */ _isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(/* @__PURE__ */ _isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(/* @__PURE__ */ _isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(/* @__PURE__ */ _isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return /* @__PURE__ */ _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function uuid(params) {
	return /* @__PURE__ */ _uuid(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function url(params) {
	return /* @__PURE__ */ _url(ZodURL, params);
}
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(/* @__PURE__ */ _gt(value, params));
	},
	gte(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	min(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	lt(value, params) {
		return this.check(/* @__PURE__ */ _lt(value, params));
	},
	lte(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	max(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(/* @__PURE__ */ _gt(0, params));
	},
	nonnegative(params) {
		return this.check(/* @__PURE__ */ _gte(0, params));
	},
	negative(params) {
		return this.check(/* @__PURE__ */ _lt(0, params));
	},
	nonpositive(params) {
		return this.check(/* @__PURE__ */ _lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	step(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number(params) {
	return /* @__PURE__ */ _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodBoolean, params);
}
const ZodNull = /*@__PURE__*/ $constructor("ZodNull", (inst, def) => {
	$ZodNull.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null(params) {
	return /* @__PURE__ */ _null$1(ZodNull, params);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return /* @__PURE__ */ _never(ZodNever, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(/* @__PURE__ */ _minLength(n, params));
	},
	nonempty(params) {
		return this.check(/* @__PURE__ */ _minLength(1, params));
	},
	max(n, params) {
		return this.check(/* @__PURE__ */ _maxLength(n, params));
	},
	length(n, params) {
		return this.check(/* @__PURE__ */ _length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return /* @__PURE__ */ _array(ZodArray, element, params);
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required$1(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
function looseObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: unknown(),
		...normalizeParams(params)
	});
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = /*@__PURE__*/ $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
function partialRecord(keyType, valueType, params) {
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params),
		partial: true
	});
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodPreprocess = /*@__PURE__*/ $constructor("ZodPreprocess", (inst, def) => {
	ZodPipe.init(inst, def);
	$ZodPreprocess.init(inst, def);
});
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodTemplateLiteral = /*@__PURE__*/ $constructor("ZodTemplateLiteral", (inst, def) => {
	$ZodTemplateLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => templateLiteralProcessor(inst, ctx, json, params);
});
function templateLiteral(parts, params) {
	return new ZodTemplateLiteral({
		type: "template_literal",
		parts,
		...normalizeParams(params)
	});
}
const ZodLazy = /*@__PURE__*/ $constructor("ZodLazy", (inst, def) => {
	$ZodLazy.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => lazyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
	return new ZodLazy({
		type: "lazy",
		getter
	});
}
const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function custom(fn, _params) {
	return /* @__PURE__ */ _custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return /* @__PURE__ */ _superRefine(fn, params);
}
const ZodInstanceOf = /*@__PURE__*/ $constructor("ZodInstanceOf", (inst, def) => {
	ZodCustom.init(inst, def);
}, { properties(shape, params) {
	return this.check(/* @__PURE__ */ _properties(shape, params));
} });
function _instanceof(cls, params = {}) {
	const inst = new ZodInstanceOf({
		type: "custom",
		check: "custom",
		fn: (data) => data instanceof cls,
		abort: true,
		...normalizeParams(params)
	});
	inst._zod.bag.Class = cls;
	inst._zod.check = (payload) => {
		if (!(payload.value instanceof cls)) payload.issues.push({
			code: "invalid_type",
			expected: cls.name,
			input: payload.value,
			inst,
			path: [...inst._zod.def.path ?? []]
		});
	};
	return inst;
}
function json$1(params) {
	const jsonSchema = lazy(() => {
		return union([
			string(params),
			number(),
			boolean(),
			_null(),
			array(jsonSchema),
			record(string(), jsonSchema)
		]);
	});
	return jsonSchema;
}
function preprocess(fn, schema) {
	return new ZodPreprocess({
		type: "pipe",
		in: transform(fn),
		out: schema
	});
}
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return /* @__PURE__ */ _isoDateTime(ZodISODateTime, params);
}
function date(params) {
	return /* @__PURE__ */ _isoDate(ZodISODate, params);
}
// src/base/errors.ts
/** A mistake of the user's or of the input: shown without a stack. Everything else is a bug and keeps its stack. */
var UserError = class extends Error {
	name = "UserError";
	/** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety; 125 is 1 where a command's own code is returned, 126 and 127 what a shell says of a command that it can't start. */
	exitCode;
	constructor(message, exitCode = 2, options) {
		super(message, options);
		this.exitCode = exitCode;
	}
};
function errorMessage(error) {
	return error instanceof Error ? error.message : String(error);
}
/** Error for a user who asked to stop; the work is thrown away, what is on record stays. */
const stopped = () => new UserError("Stopped. Run the same command again to go on where it ended.", 1);
/** Ends the wait for `work` when the user asks to stop; what it works with has to end it. */
async function interruptible(work, signal) {
	if (!signal) return work;
	let stop = () => {};
	const aborted = new Promise((_, reject) => {
		stop = () => reject(stopped());
		if (signal.aborted) stop();
		else signal.addEventListener("abort", stop);
	});
	try {
		return await Promise.race([work, aborted]);
	} finally {
		work.catch(() => {});
		signal.removeEventListener("abort", stop);
	}
}
/** Result of the work; `instead` where it fails with one of these system codes. */
async function recover(work, codes, instead) {
	return work.catch((error) => {
		if (codes.includes(errorCode(error) ?? "")) return instead;
		throw error;
	});
}
/** The system's error code (`ENOENT`, `EACCES` …), if the error carries one. */
function errorCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
// src/base/path-errors.ts
const notAFolder = (path) => new UserError(`${path} is a file, and should be a folder.`);
const notAFile = (path) => new UserError(`${path} is a folder, and should be a file.`);
/** A folder where a file should be, or the other way round, is for the user to move; other errors stay what they are. */
function explainPath(error, path) {
	const code = errorCode(error);
	if (code === "EISDIR") return notAFile(path);
	return code === "ENOTDIR" ? new UserError(`${path} lies below a file, which should be a folder.`) : error;
}
/** Error on a path that this user may not look at, which is not taken for absent, or that no system has; other errors stay what they are. */
function explainLook(error, path) {
	if (errorCode(error) === "ENAMETOOLONG") return new UserError(`${path} is longer than a path may be.`);
	if (errorCode(error) !== "EACCES") return error;
	return new UserError(`${path} can't be looked at: this user may not enter a folder above it.`, 1, { cause: error });
}
const AGAIN = "then run the same command again";
/** Error with what a user can mend where writing failed: room, rights, the file system. Other errors stay what they are. */
function explainWrite(error, path) {
	const message = {
		EROFS: `${path} could not be written: it lies on a file system that is mounted read-only.`,
		EACCES: `${path} could not be written: this user may not. Give its folder to them or name another folder, ${AGAIN}.`,
		EPERM: `${path} could not be written: it is protected. Lift that (lsattr shows it) or name another folder, ${AGAIN}.`
	}[errorCode(error) ?? ""];
	if (message !== void 0) return new UserError(message, 1, { cause: error });
	const explained = explainFullDisk(error, path);
	return explained === error ? explainPath(error, path) : explained;
}
/** Error on a full disk, with what to do about it; any other error as it is. */
function explainFullDisk(error, path, fix = "Free some of it") {
	const what = {
		ENOSPC: "The disk is full",
		EDQUOT: "Your quota of disk space is used up"
	}[errorCode(error) ?? ""];
	if (what === void 0) return error;
	return new UserError(`${what}: ${path} could not be written. ${fix}, ${AGAIN}.`, 1, { cause: error });
}
// src/base/entry-kinds.ts
/**
* Characters that one system takes for something else than a part of a name (a backslash), that end a line or change a
* terminal, that turn the direction of a text, or that stand for bytes that are no text.
*/
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu;
/** UserError 3 for a name that a path may not have: what is shown of it is printable. */
function refuseUnsafeName(path) {
	if (path.search(UNSAFE) < 0) return;
	throw new UserError(`'${path.replaceAll(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)}' is refused: a name may hold no backslash, control character or bytes that are no text. Rename it.`, 3);
}
/** Names on the way from `root` to a path below it; UserError 3 where it leads out. */
function namesBelow(root, path) {
	const inside = normalize(path);
	if (inside.split(sep)[0] === ".." || isAbsolute(inside)) throw new UserError(`${path} leads out of ${root}: it is not opened.`, 3);
	refuseUnsafeName(inside);
	return inside.split(sep).filter((name) => name !== "" && name !== ".");
}
/** The entry at exactly this path. */
async function look(path) {
	try {
		const stats = await lstat(path);
		return {
			kind: kindOf$1(stats),
			path,
			stats
		};
	} catch (error) {
		const code = errorCode(error);
		if (code === "ENOENT" || code === "ENOTDIR") return { kind: "none" };
		throw explainLook(error, path);
	}
}
function kindOf$1(entry) {
	if (entry.isFile()) return "file";
	if (entry.isDirectory()) return "folder";
	if (entry.isSymbolicLink()) return "link";
	if (entry.isFIFO()) return "pipe";
	return entry.isSocket() ? "socket" : "device";
}
/** Why something is not opened that is neither a plain file nor a folder; exit code 3. */
const refusedKind = (path, kind) => new UserError(kind === "link" ? `${path} is a link, which may lead anywhere: it is not followed. Put what it is to show in its place.` : `${path} is a ${kind}, no plain file: it is not opened. Remove it.`, 3);
/** Refuses an entry that is there and of another kind. */
function refuseAllBut(wanted, { kind, path }) {
	if (kind === wanted) return;
	if (kind === "file") throw notAFolder(path);
	throw kind === "folder" ? notAFile(path) : refusedKind(path, kind);
}
// src/base/folders.ts
/**
* Makes a folder and those above it. UserError where that can't be done. Node's own recursive call never comes back where a
* file system answers that there is no such folder, as /proc does.
*/
async function makeFolders(folder) {
	if (await isFolder$1(folder)) return;
	await makeFolders(dirname(folder));
	try {
		await mkdir(folder);
	} catch (error) {
		const code = errorCode(error);
		if (code === "ENOENT") throw new UserError(`${folder} can't be made: ${dirname(folder)} takes no folders.`, 1);
		if (code !== "EEXIST") throw explainWrite(error, folder);
		if (!await isFolder$1(folder)) throw notAFolder(folder);
	}
}
const isFolder$1 = (path) => stat(path).then((found) => found.isDirectory(), () => false);
/** A folder as who works from here names it, without a way up; of one that lies elsewhere its own name. */
function nameFromHere(folder, here = process.cwd()) {
	const path = relative(here, resolve(here, folder));
	return isAbsolute(path) || path.startsWith("..") ? basename(resolve(here, folder)) : path;
}
// src/base/significant-digits.ts
/**
* `1,230`, `0.0457`: a number in so many significant digits and never an exponent, as English has it: the shortest decimal that
* reads as the number, rounded half away from zero. What Node has for it takes longer to make than a command to start.
*/
function formatSignificantDigits(value, most, layout = {}) {
	if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value < 0 ? "-∞" : "∞";
	const sign = value < 0 || Object.is(value, -0) ? "-" : "";
	const { digits, exponent } = roundTo(Math.abs(value), most);
	const shown = layout.isPadded === true ? digits.padEnd(most, "0") : digits;
	const whole = exponent < 0 ? "0" : shown.slice(0, exponent + 1).padEnd(exponent + 1, "0");
	const fraction = exponent < 0 ? "0".repeat(-exponent - 1) + shown : shown.slice(exponent + 1);
	return sign + (layout.isGrouped === true ? groupThousands(whole) : whole) + (fraction === "" ? "" : `.${fraction}`);
}
/** `-1234567` as `-1,234,567`. */
function groupThousands(whole) {
	const sign = whole.startsWith("-") ? 1 : 0;
	const first = sign + ((whole.length - sign) % 3 || 3);
	return [whole.slice(0, first), ...whole.slice(first).match(/\d{3}/g) ?? []].join(",");
}
/** Digits without zeros at the end, the first of them before the point, and the power of ten. */
function roundTo(value, most) {
	const [mantissa = "0", power = "0"] = value.toExponential().split("e");
	const all = mantissa.replace(".", "");
	const rounded = String(Number(all.slice(0, most)) + ((all[most] ?? "0") >= "5" ? 1 : 0));
	const carried = rounded.length > Math.min(most, all.length) ? 1 : 0;
	return {
		digits: withoutEndingZeros(rounded),
		exponent: Number(power) + carried
	};
}
/** One digit stays. */
function withoutEndingZeros(digits) {
	let length = digits.length;
	while (length > 1 && digits[length - 1] === "0") length -= 1;
	return digits.slice(0, length);
}
// src/base/size.ts
const MIB = 1024 ** 2;
const GIB$1 = 1024 ** 3;
const UNITS = {
	"": 1,
	b: 1,
	k: 1024,
	kib: 1024,
	kb: 1e3,
	m: MIB,
	mib: MIB,
	mb: 1e6,
	g: GIB$1,
	gib: GIB$1,
	gb: 1e9
};
/** Bytes of `20GiB` or `512m`; null where it is no size. */
function parseSize(text) {
	const [, digits = "", unit = ""] = /^(\d+(?:\.\d+)?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
	const bytes = Math.floor(Number(digits) * (UNITS[unit.toLowerCase()] ?? 0));
	return digits !== "" && bytes > 0 && bytes <= Number.MAX_SAFE_INTEGER ? bytes : null;
}
/** `2 GiB`, `1.54 MiB`, `300 B`. */
function formatSize(bytes) {
	const [unit, size] = bytes >= GIB$1 ? ["GiB", GIB$1] : bytes >= MIB ? ["MiB", MIB] : bytes >= 1024 ? ["KiB", 1024] : ["B", 1];
	return `${formatSignificantDigits(bytes / size, 3)} ${unit}`;
}
// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}
// src/base/named-files.ts
/** Opens a plain file to be read; null where there is none. UserError for anything else. */
async function openNamed$1(path) {
	const found = await lookAt(path);
	if (found === null) return null;
	refuseUnreadable(path, kindOf$1(found));
	const file = await recover(open(path, constants$1.O_RDONLY | constants$1.O_NONBLOCK), ["ENOENT"], null);
	if (file === null) return null;
	const stats = await file.stat();
	if (stats.isFile()) return {
		file,
		stats
	};
	await file.close();
	throw unreadable$1(path, kindOf$1(stats));
}
/** The bytes of such a file; null where there is none. UserError for one that is longer than `mostBytes`. */
async function readNamed(path, mostBytes) {
	try {
		var _usingCtx$7 = _usingCtx();
		const opened = await openNamed$1(path);
		if (opened === null) return null;
		const file = _usingCtx$7.a(opened.file);
		const parts = [];
		let bytes = opened.stats.size;
		if (bytes <= mostBytes) {
			bytes = 0;
			for await (const part of file.createReadStream({
				autoClose: false,
				end: mostBytes
			})) {
				parts.push(part);
				bytes += part.length;
			}
		}
		if (bytes > mostBytes) throw new UserError(`${path} has more than the ${formatSize(mostBytes)} that such a file may have.`);
		return Buffer.concat(parts);
	} catch (_) {
		_usingCtx$7.e = _;
	} finally {
		await _usingCtx$7.d();
	}
}
async function lookAt(path) {
	return recover(stat(path), ["ENOENT"], null).catch((error) => {
		throw explainPath(error, path);
	});
}
function refuseUnreadable(path, kind) {
	if (kind === "folder") throw notAFile(path);
	if (kind !== "file") throw unreadable$1(path, kind);
}
/** Several steps read the same file, and what it is known by is the hash of its bytes. */
const unreadable$1 = (path, kind) => new UserError(`${path} is a ${kind}, which can't be read again: write what it holds to a file, and name that.`);
/**
* Whether what is written at a path goes into what lies there: a pipe, a terminal, a descriptor of this process. Else a file
* takes the place of what lies there. UserError where that is nothing to write to.
*/
async function isStream(path) {
	const found = await recover(stat(path), ["ENOENT", "ENOTDIR"], null);
	if (found === null) return false;
	if (found.isDirectory()) throw notAFile(path);
	if (found.isSocket() || found.isBlockDevice()) throw new UserError(`${path} is no file: name one to write to.`, 1);
	return !found.isFile() || OF_THIS_PROCESS.test(resolve(path));
}
/** Where a shell's redirection went there may lie a file too: what is written follows what was. */
const OF_THIS_PROCESS = /^\/(?:dev\/(?:stdin|stdout|stderr|fd\/\d+)|proc\/.*)$/;
/** Writes into what lies at a path, see `isStream`. UserError where nobody reads the other end. */
async function writeToStream(path, content) {
	const flags = constants$1.O_WRONLY | constants$1.O_APPEND;
	try {
		try {
			var _usingCtx3 = _usingCtx();
			_usingCtx3.a(await open(path, flags | constants$1.O_NONBLOCK));
			await _usingCtx3.a(await open(path, flags)).writeFile(content);
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	} catch (error) {
		throw errorCode(error) === "ENXIO" || errorCode(error) === "EPIPE" ? new UserError(`${path} is a pipe that nobody reads.`, 1) : explainWrite(error, path);
	}
}
// src/base/parse-json.ts
/** Ten times what any file of this tool's has. */
const DEEPEST = 200;
/**
* JSON of a stranger's, as `JSON.parse` reads it. SyntaxError also where it is nested so deep that whoever goes through it
* level by level has no stack left.
*/
function parseJson(text) {
	if (isDeep(text)) throw new SyntaxError(`nested more than ${DEEPEST} deep`);
	return JSON.parse(text);
}
function isDeep(text) {
	if (!hasMore(text, "{", DEEPEST / 2) && !hasMore(text, "[", DEEPEST / 2)) return false;
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === "\"") at = findEnd(text, at);
		else if (character === "[" || character === "{") depth++;
		else if (character === "]" || character === "}") depth--;
		if (depth > DEEPEST) return true;
	}
	return false;
}
function hasMore(text, character, count) {
	let seen = 0;
	for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) if (++seen > count) return true;
	return false;
}
/** Place of the quote that ends the string which begins at `start`. */
function findEnd(text, start) {
	let end = text.indexOf("\"", start + 1);
	while (end >= 0 && isEscaped(text, end)) end = text.indexOf("\"", end + 1);
	return end < 0 ? text.length : end;
}
function isEscaped(text, at) {
	let strokes = 0;
	while (text[at - 1 - strokes] === "\\") strokes++;
	return strokes % 2 === 1;
}
// src/base/held-folder.ts
const canHold = process.platform === "linux";
const FOLDER = 2097152 | constants$1.O_DIRECTORY | constants$1.O_NOFOLLOW;
/**
* The folder at a path below `root`; null where there is none. UserError where something else lies there or on the way. Where
* the system can't hold one (only Linux does) every level is looked at before, and that is all.
*/
const holdFolder = (root, path) => hold(root, path, false);
/** The same; what is missing of it is made. */
async function makeAndHold(root, path) {
	await makeFolders(root);
	const folder = await hold(root, path, true);
	if (folder === null) throw new Error(`${join(root, path)} was made and is gone`);
	return folder;
}
async function hold(root, path, isMade) {
	const names = namesBelow(root, path);
	let place = resolve(root);
	let folder = await openFolder(`${place}/.`, place, isMade);
	for (const name of names) try {
		var _usingCtx$6 = _usingCtx();
		if (folder === null) return null;
		const above = _usingCtx$6.a(folder);
		place = join(place, name);
		folder = await enter(above, name, place, isMade);
	} catch (_) {
		_usingCtx$6.e = _;
	} finally {
		await _usingCtx$6.d();
	}
	return folder;
}
async function enter(above, name, place, isMade) {
	if (isMade) await mkdir(above.at(name)).catch((error) => {
		if (errorCode(error) !== "EEXIST") throw explainWrite(error, place);
	});
	return openFolder(above.at(name), place, isMade);
}
/** A folder in one that is held; null where there is none. `place`: as the user knows it. */
const enterHeld = (above, name, place) => enter(above, name, place, false);
/** `place`: as the user knows it. */
async function openFolder(at, place, isMade) {
	if (!canHold) return await isFolder(at, place, isMade) ? heldByName(place) : null;
	try {
		return new OpenFolder(await open(at, FOLDER));
	} catch (error) {
		if (errorCode(error) === "ENOENT" && !isMade) return null;
		if (errorCode(error) !== "ENOTDIR" && errorCode(error) !== "ELOOP") throw explainLook(error, place);
		if (await isFolder(at, place, isMade)) throw refusedKind(place, "link");
		return null;
	}
}
async function isFolder(at, place, isMade) {
	const found = await look(at);
	if (found.kind === "none" || found.kind === "file" && !isMade) return false;
	refuseAllBut("folder", {
		...found,
		path: place
	});
	return true;
}
const heldByName = (place) => ({
	at: (name) => join(place, name),
	[Symbol.asyncDispose]: async () => {}
});
var OpenFolder = class {
	#handle;
	constructor(handle) {
		this.#handle = handle;
	}
	at(name) {
		return `/proc/self/fd/${this.#handle.fd}/${name}`;
	}
	async [Symbol.asyncDispose]() {
		await this.#handle.close();
	}
};
// src/base/untrusted-files.ts
/** Most bytes of one document that is read whole (a plan, a manifest): parsed, JSON takes up to 30 times its bytes. */
const LARGEST_DOCUMENT_BYTES = 64 * 1024 ** 2;
const MOST_ENTRIES = 1e6;
/** What lies at a path below `root`. UserError where the path leaves it, or this user may not look. */
async function lookBelow(root, path) {
	let found = null;
	let place = root;
	for (const name of namesBelow(root, path)) {
		if (found?.kind === "file") return { kind: "none" };
		place = join(place, name);
		found = await look(place);
		if (found.kind !== "folder" && found.kind !== "file") return found;
	}
	if (found !== null) return found;
	const own = await look(`${resolve(root)}/.`);
	return own.kind === "none" ? own : {
		...own,
		path: root
	};
}
/** Opens a plain file; null where there is none. UserError for anything else in its place. */
async function openBelow(root, path) {
	try {
		var _usingCtx$5 = _usingCtx();
		const [place, name] = [join(root, path), nameOf$1(root, path)];
		const folder = _usingCtx$5.a(await holdFolder(root, dirname(path)));
		if (folder === null) return null;
		const found = await look(folder.at(name));
		if (found.kind === "none") return null;
		refuseAllBut("file", {
			...found,
			path: place
		});
		const file = await open(folder.at(name), READING).catch((error) => {
			if (errorCode(error) === "ENOENT") return null;
			throw errorCode(error) === "ELOOP" ? refusedKind(place, "link") : explainLook(error, place);
		});
		if (file === null) return null;
		const stats = await file.stat();
		if (stats.isFile()) return {
			file,
			stats
		};
		await file.close();
		throw refusedKind(place, "device");
	} catch (_) {
		_usingCtx$5.e = _;
	} finally {
		await _usingCtx$5.d();
	}
}
/** What was looked at may be another thing by now. NONBLOCK: a pipe without a writer would hold up the one who opens it. */
const READING = constants$1.O_RDONLY | constants$1.O_NOFOLLOW | constants$1.O_NONBLOCK;
/** The last name of a path below `root`. UserError where it has none, or leads out. */
function nameOf$1(root, path) {
	const name = namesBelow(root, path).at(-1);
	if (name === void 0) throw notAFile(root);
	return name;
}
/** The bytes of a plain file; null where there is none. UserError for anything else, and for one that is longer. */
async function readBelow(root, path, mostBytes = LARGEST_DOCUMENT_BYTES) {
	try {
		var _usingCtx3 = _usingCtx();
		const opened = await openBelow(root, path);
		if (opened === null) return null;
		const file = _usingCtx3.a(opened.file);
		const { size } = opened.stats;
		if (size > mostBytes) {
			const [has, most] = [formatSize(size), formatSize(mostBytes)];
			throw new UserError(`${join(root, path)} has ${has}, more than the ${most} that such a file may have.`);
		}
		return await readPart(file, 0, size);
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** The same, and null for all else too: a script that is done may have left anything, with any rights. */
async function readIfPlain(root, path, mostBytes) {
	return readBelow(root, path, mostBytes).catch((error) => {
		if (error instanceof UserError || errorCode(error) !== void 0) return null;
		throw error;
	});
}
/** The first bytes of a plain file and its size; null for anything else. */
async function readHeadBelow(root, path, mostBytes) {
	try {
		var _usingCtx4 = _usingCtx();
		if ((await lookBelow(root, path)).kind !== "file") return null;
		const opened = await openBelow(root, path);
		if (opened === null) return null;
		const file = _usingCtx4.a(opened.file);
		const { size } = opened.stats;
		return {
			bytes: await readPart(file, 0, Math.min(size, mostBytes)),
			sizeBytes: size
		};
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
/** The last bytes of a plain file; null for anything else. */
async function readTailBelow(root, path, mostBytes) {
	try {
		var _usingCtx5 = _usingCtx();
		if ((await lookBelow(root, path)).kind !== "file") return null;
		const opened = await openBelow(root, path);
		if (opened === null) return null;
		const file = _usingCtx5.a(opened.file);
		const length = Math.min(opened.stats.size, mostBytes);
		return await readPart(file, opened.stats.size - length, length);
	} catch (_) {
		_usingCtx5.e = _;
	} finally {
		await _usingCtx5.d();
	}
}
async function readPart(file, start, length) {
	const bytes = Buffer.alloc(length);
	let filled = 0;
	while (filled < length) {
		const { bytesRead } = await file.read(bytes, filled, length - filled, start + filled);
		if (bytesRead === 0) break;
		filled += bytesRead;
	}
	return bytes.subarray(0, filled);
}
/** A folder below `root` as a root of its own. UserError where it is none. */
async function enterBelow(root, path) {
	const found = await lookBelow(root, path);
	if (found.kind === "none") throw new UserError(`There is no folder ${join(root, path)}.`);
	refuseAllBut("folder", found);
	return join(root, path);
}
/**
* All that lies below a folder, links not followed. UserError for a name that a path may not have, and where there is more
* than any project or campaign holds. `isEntered`: of a folder, whether what lies in it is told too.
*/
async function* walkTree(root, isEntered = () => true) {
	const waiting = [""];
	let count = 0;
	for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) {
		const entries = await readFolder(root, folder);
		if (entries === null) throw new UserError(`There is no folder ${join(root, folder)}.`);
		for (const { name, kind } of entries) {
			const path = folder === "" ? name : `${folder}/${name}`;
			if (++count > MOST_ENTRIES) throw new UserError(`${root} holds more than ${MOST_ENTRIES} files and folders.`);
			yield {
				path,
				kind
			};
			if (kind === "folder" && isEntered(path)) waiting.push(path);
		}
	}
}
async function readFolder(root, path) {
	try {
		var _usingCtx6 = _usingCtx();
		const folder = _usingCtx6.a(await holdFolder(root, path));
		if (folder === null) return null;
		const entries = await readdir(folder.at("."), { withFileTypes: true });
		for (const { name } of entries) refuseUnsafeName(name);
		return entries.map((entry) => ({
			name: entry.name,
			kind: kindOf$1(entry)
		})).sort((a, b) => a.name < b.name ? -1 : 1);
	} catch (_) {
		_usingCtx6.e = _;
	} finally {
		await _usingCtx6.d();
	}
}
/** What a folder below `root` holds, sorted by name; null where there is no such folder. */
async function listBelow(root, path) {
	const found = await lookBelow(root, path);
	if (found.kind === "none") return null;
	refuseAllBut("folder", found);
	return readFolder(root, path);
}
// src/base/untrusted-writing.ts
/** Makes a folder and those on the way to it. */
async function makeFolderBelow(root, path) {
	try {
		var _usingCtx$4 = _usingCtx();
		_usingCtx$4.a(await makeAndHold(root, path));
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
/** The same, and tells before any work is done that files can't be made in it. */
async function makeWritableBelow(root, path) {
	try {
		var _usingCtx3 = _usingCtx();
		const folder = _usingCtx3.a(await makeAndHold(root, path));
		await access(folder.at("."), constants$1.W_OK | constants$1.X_OK).catch((error) => {
			throw explainWrite(error, join(root, path));
		});
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** Has `work` write a file below `root`, and explains why it can't. UserError where something else than a plain file lies there. */
async function writeBelow(root, path, work) {
	const name = nameOf$1(root, path);
	try {
		try {
			var _usingCtx4 = _usingCtx();
			const folder = _usingCtx4.a(await makeAndHold(root, dirname(path)));
			const found = await look(folder.at(name));
			if (found.kind !== "none") refuseAllBut("file", {
				...found,
				path: join(root, path)
			});
			return await work({
				folder,
				name
			});
		} catch (_) {
			_usingCtx4.e = _;
		} finally {
			await _usingCtx4.d();
		}
	} catch (error) {
		throw explainWrite(error, join(root, path));
	}
}
/** Makes the folders of a file that is to be written, and refuses one that lies there and is no plain file. */
const prepareBelow = (root, path) => writeBelow(root, path, async () => {});
/** Flags of 'a+' that follow no link. */
const APPENDING = constants$1.O_APPEND | constants$1.O_CREAT | constants$1.O_RDWR | constants$1.O_NOFOLLOW | constants$1.O_NONBLOCK;
/** Has `work` add to a plain file below `root`, which is made where there is none; it is told its folder too. */
const appendBelow = (root, path, work) => writeBelow(root, path, async ({ folder, name }) => {
	try {
		var _usingCtx5 = _usingCtx();
		const file = _usingCtx5.a(await open(folder.at(name), APPENDING));
		if (!(await file.stat()).isFile()) throw refusedKind(join(root, path), "device");
		await work(file, folder.at("."));
	} catch (_) {
		_usingCtx5.e = _;
	} finally {
		await _usingCtx5.d();
	}
});
/** Removes a plain file; nothing where there is none. */
async function removeBelow(root, path) {
	try {
		var _usingCtx6 = _usingCtx();
		const name = nameOf$1(root, path);
		const folder = _usingCtx6.a(await holdFolder(root, dirname(path)));
		const found = folder === null ? null : await look(folder.at(name));
		if (folder === null || found === null || found.kind === "none") return;
		refuseAllBut("file", {
			...found,
			path: join(root, path)
		});
		await rm(folder.at(name), { force: true });
	} catch (_) {
		_usingCtx6.e = _;
	} finally {
		await _usingCtx6.d();
	}
}
/** Copies a plain file to a path below another root, or the same. UserError where something lies there: nothing is replaced. */
async function copyBelow(from, to, path, newPath = path) {
	try {
		var _usingCtx7 = _usingCtx();
		const opened = await openBelow(from, path);
		if (opened === null) throw new UserError(`${join(from, path)} is gone.`, 1);
		const source = _usingCtx7.a(opened.file);
		const { size, mode } = opened.stats;
		const target = join(to, newPath);
		await writeBelow(to, newPath, async ({ folder, name }) => {
			try {
				var _usingCtx8 = _usingCtx();
				const copy = _usingCtx8.a(await open(folder.at(name), "wx", mode & 493).catch((error) => {
					if (errorCode(error) !== "EEXIST") throw error;
					throw new UserError(`${target} is there already, maybe by a name that differs only in its case: not replaced.`, 3);
				}));
				try {
					if (size === 0) return;
					const reading = source.createReadStream({
						start: 0,
						end: size - 1,
						autoClose: false
					});
					await pipeline(reading, copy.createWriteStream());
				} catch (error) {
					await rm(folder.at(name), { force: true });
					throw error;
				}
			} catch (_) {
				_usingCtx8.e = _;
			} finally {
				await _usingCtx8.d();
			}
		});
	} catch (_) {
		_usingCtx7.e = _;
	} finally {
		await _usingCtx7.d();
	}
}
/** Moves what lies at one path below `root` to another, where nothing is that it would replace. */
async function moveBelow(root, from, to) {
	try {
		var _usingCtx9 = _usingCtx();
		const [old, name] = [nameOf$1(root, from), nameOf$1(root, to)];
		const source = _usingCtx9.a(await holdFolder(root, dirname(from)));
		if (source === null) throw new UserError(`${join(root, from)} is gone.`, 1);
		const target = _usingCtx9.a(await makeAndHold(root, dirname(to)));
		await rename(source.at(old), target.at(name)).catch((error) => {
			if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error) ?? "")) throw explainWrite(error, join(root, to));
			throw new UserError(`${join(root, to)} is there by now: another made it meanwhile. It was left as it is.`, 1);
		});
	} catch (_) {
		_usingCtx9.e = _;
	} finally {
		await _usingCtx9.d();
	}
}
// src/base/files.ts
function sha256Hex(content) {
	return createHash("sha256").update(content).digest("hex");
}
/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. Of a pipe or a terminal that the user named it writes what it holds. */
async function writeFileAtomic(path, content, root) {
	const whole = typeof content === "string" || content instanceof Uint8Array ? content : joinTexts(content);
	if (root !== void 0) return writeBelow(root, relative(root, path), (place) => replaceFile(place, whole));
	if (await isStream(path)) return writeToStream(path, whole);
	const folder = dirname(path);
	await makeFolders(folder);
	try {
		await replaceFile({
			folder: { at: (name) => join(folder, name) },
			name: basename(path)
		}, whole);
	} catch (error) {
		throw explainWrite(error, path);
	}
}
async function replaceFile({ folder, name }, content) {
	const temporary = folder.at(`${name}.${randomBytes(6).toString("hex")}.tmp`);
	try {
		await writeFile(temporary, content, {
			flag: "wx",
			flush: true
		});
		await rename(temporary, folder.at(name));
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}
const CHUNK_CHARACTERS = 65536;
/** Many short texts as few long ones: each that is given on is written by itself. */
async function* joinTexts(parts) {
	let joined = "";
	for await (const part of parts) {
		if (typeof part !== "string") {
			yield part;
			continue;
		}
		joined += part;
		if (joined.length < CHUNK_CHARACTERS) continue;
		yield joined;
		joined = "";
	}
	yield joined;
}
async function writeJson(path, value, root) {
	await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`, root);
}
/** The file's bytes, or null where there is no such file. UserError for anything but a plain file, and for one of more than `mostBytes`. */
const readIfPresent = (path, root, mostBytes = LARGEST_DOCUMENT_BYTES) => root === void 0 ? readNamed(path, mostBytes) : readBelow(root, relative(root, path), mostBytes);
/** The file's text, or null where there is no such file. */
async function readTextIfPresent(path, root, mostBytes) {
	return (await readIfPresent(path, root, mostBytes))?.toString("utf8") ?? null;
}
/** What lies at the path, or null where nothing does. UserError where this user may not look: something may be there. */
async function statIfPresent(path) {
	try {
		return await stat(path);
	} catch (error) {
		const code = errorCode(error);
		if (code === "ENOENT" || code === "ENOTDIR") return null;
		throw explainLook(error, path);
	}
}
/** Makes the folder where there is none, and tells before any work is done that files can't be made in it. */
async function checkWritableFolder(folder) {
	await makeFolders(folder);
	try {
		await access(folder, constants$1.W_OK | constants$1.X_OK);
	} catch (error) {
		throw explainWrite(error, folder);
	}
}
/** Parses what came from outside; a fault names the file, the place in it and what was expected. */
function parseWith(schema, value, where) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const { issues } = result.error;
	for (const issue of issues) if (issue.code === "custom") refuseOtherVersion(where, issue.params ?? {});
	throw new UserError(`${where} is not valid:\n${issues.slice(0, 5).map((issue) => `  ${issue.path.join(".") || "(top)"}: ${describeIssue(issue)}`).join("\n")}`);
}
/** A name that can be nothing else is told, so that it can be mended; what a file holds beside names may be a key. */
const describeIssue = (issue) => issue.code === "unrecognized_keys" && !issue.keys.every((key) => /^[A-Za-z_]{1,40}$/.test(key)) ? "it holds something that its format does not know" : issue.message;
/** As the issues of `versioned` say it. */
function refuseOtherVersion(where, { newerVersion, olderVersion, fix }) {
	if (newerVersion !== void 0) throw new UserError(`${where} was written by a newer version (schemaVersion ${newerVersion}): update greenml to read it.`);
	if (olderVersion === void 0) return;
	throw new UserError(`${where} was written by an older version (schemaVersion ${olderVersion}): ${fix}.`);
}
async function readJson(path, schema, root) {
	const value = await readJsonIfPresent(path, schema, root);
	if (value === null) throw new UserError(`There is no ${path}.`);
	return value;
}
/** Null where there is no such file. */
async function readJsonIfPresent(path, schema, root, mostBytes) {
	const text = await readTextIfPresent(path, root, mostBytes);
	return text === null ? null : parseWith(schema, readLanguage("JSON", parseJson, text, path), path);
}
/** Length of what a person writes; the parser takes a moment for that, and a minute for what other documents may have. */
const MOST_YAML_CHARACTERS = 131072;
/** What a parser makes of a text; UserError with the place of a fault, and without the text there, which may be a key. */
function readLanguage(name, parse, text, where) {
	if (name === "YAML" && text.length > MOST_YAML_CHARACTERS) throw new UserError(`${where} is longer than the ${MOST_YAML_CHARACTERS} characters that such a file may have.`);
	try {
		return parse(text);
	} catch (error) {
		throw new UserError(`${where} is not ${name}: ${describeFault$2(error, text)}`);
	}
}
/** The fields that the errors of the parsers of YAML and TOML have; that of JSON tells the place in its message. */
const parserError = object({
	code: string().optional().catch(void 0),
	linePos: array(object({ line: number() })).optional().catch(void 0),
	line: number().optional().catch(void 0)
});
function describeFault$2(error, text) {
	const { code = "", linePos, line: own } = parserError.safeParse(error).data ?? {};
	const position = /\bat position (\d+)/.exec(errorMessage(error))?.[1];
	const line = linePos?.[0]?.line ?? own ?? (position && text.slice(0, Number(position)).split("\n").length);
	const what = code.replaceAll("_", " ").toLowerCase() || "it cannot be read";
	return line ? `${what}, see line ${line}` : what;
}
/** Null: it is no JSON. */
function readJsonText(text) {
	try {
		return parseJson(text);
	} catch {
		return null;
	}
}
/** `missing` is what a user is told where there is no such file. */
async function readYaml(path, schema, missing, root) {
	const text = await readTextIfPresent(path, root);
	if (text === null) throw new UserError(missing);
	const { parse } = await import("./dist4.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	return parseWith(schema, readLanguage("YAML", (each) => parse(each, QUIET), text, path), path);
}
/** Warnings of the parser would quote the text: it prints none. */
const QUIET = { logLevel: "error" };
/** Every plain file below `root`, sorted, with forward slashes. Links are not followed and not listed. */
async function listFiles(root) {
	const files = [];
	for await (const { path, kind } of walkTree(root)) if (kind === "file") files.push(path);
	return files.sort();
}
/** SHA-256 of a plain file below `root`, however large it is; null where there is none. */
async function hashBelow(root, path) {
	const opened = await openBelow(root, path);
	return opened && hashOpen(opened);
}
/** The same of a file that the user named. */
async function hashNamed(path) {
	const opened = await openNamed$1(path);
	return opened && hashOpen(opened);
}
async function hashOpen({ file }) {
	const hash = createHash("sha256");
	for await (const chunk of file.createReadStream()) hash.update(chunk);
	return hash.digest("hex");
}
/** Most bytes of one project, which is copied for each of its runs. */
const LARGEST_TREE_BYTES = 16 * 1024 ** 3;
/**
* One hash over names and contents of every file below `root`, links and what `isTaken` refuses left out. UserError for a pipe, a
* socket or a device.
*/
const hashTree = async (root, isTaken) => hashOfTree(await hashFiles(root, isTaken));
/** SHA-256 of every file that `hashTree` takes, by its path. */
async function hashFiles(root, isTaken = () => true) {
	const files = [];
	for await (const { path, kind } of walkTree(root, isTaken)) {
		if (!isTaken(path)) continue;
		if (kind === "file") files.push(path);
		else if (kind !== "folder" && kind !== "link") throw refusedKind(join(root, path), kind);
	}
	const hashes = /* @__PURE__ */ new Map();
	let bytes = 0;
	for (const path of files.sort()) try {
		var _usingCtx$3 = _usingCtx();
		const opened = await openBelow(root, path);
		if (opened === null) throw new UserError(`${join(root, path)} was removed while it was read.`, 1);
		_usingCtx$3.a(opened.file);
		bytes += opened.stats.size;
		if (bytes > LARGEST_TREE_BYTES) throw new UserError(`${root} holds more than ${formatSize(LARGEST_TREE_BYTES)}.`);
		hashes.set(path, await hashOpen(opened));
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
	return hashes;
}
/** The hash of a tree of these files, which need not lie anywhere yet. */
function hashOfTree(files) {
	const hash = createHash("sha256");
	for (const [path, sha256] of [...files].sort(([a], [b]) => a < b ? -1 : 1)) hash.update(`${path}\0${sha256}\n`);
	return hash.digest("hex");
}
// src/schema/common.ts
/** A project's folder name: letters, digits, `.`, `_`, `-`; unique whatever the case. */
const slug = string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, "letters, digits, dot, underscore, hyphen");
const modelId = string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, "letters, digits, dot, underscore, hyphen");
const sha256 = string().regex(/^[0-9a-f]{64}$/, "sha256 as 64 hex digits");
/** A moment, as `Date.toISOString` writes it. */
const instant = datetime({ offset: true });
/** Parts joined by slashes, as ids of variants and blocks are: `<slug>/<mode>/<model>/s1/i0`. */
const compoundId = string().max(400).regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, "letters, digits, dot, underscore, hyphen, slash");
/** What a machine or a file calls something: one line that no terminal or page obeys. */
const label = string().max(1e3).regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, "one line without control characters");
/** Sentences, of whomever: who shows them cleans them. A script can say nothing longer into its record. */
const LONGEST_TEXT = 1e3;
const text$1 = string().max(LONGEST_TEXT);
/** Most characters of several paragraphs for people. */
const LONGEST_PROSE = 2e4;
/** A relative POSIX path that stays inside its folder. */
const relativePath = string().min(1).max(1e3).refine((path) => !path.startsWith("/") && !/[\\\p{Cc}]/u.test(path) && !path.split("/").includes(".."), "a relative path with forward slashes that does not leave its folder");
/** No quantity of a program is larger; beyond it squares and cubes leave the range of a number. */
const LARGEST_METRIC = 1e100;
const MODES = [
	"original",
	"original-headless",
	"original-telemetry",
	"assisted",
	"autonomous"
];
const GENERATED_MODES = [
	"original-telemetry",
	"assisted",
	"autonomous"
];
const BASELINE_MODES = ["original", "original-headless"];
const arm = _enum(["control", "feedback"]);
const mode = _enum(MODES);
const generatedMode = _enum(GENERATED_MODES);
/** How a script starts: as it is, or with plotting and waiting for input neutralised, its source unchanged. */
const SHIMS = ["as-is", "headless"];
const shim = _enum(SHIMS);
/** How a mode's variants are run where nothing else is planned. */
const usualShim = (of) => of === "original-headless" ? "headless" : "as-is";
const quality = _enum([
	"measured",
	"estimated",
	"unavailable"
]);
// src/schema/execution-reason.ts
const count$1 = int().nonnegative();
const bytes = number().nonnegative();
const seconds = number().nonnegative();
const run = _enum(["counted", "profiled"]);
/** Why such a run says nothing of the measured ones: it did not end as they did. */
const endedOtherwise = discriminatedUnion("kind", [
	strictObject({
		kind: literal("timed-out"),
		run
	}),
	strictObject({
		kind: literal("ended-by-signal"),
		run,
		signal: label
	}),
	strictObject({
		kind: literal("ended-otherwise"),
		run,
		exitCode: int().nullable(),
		usual: array(union([label, int()]).nullable())
	})
]);
/** Why the launcher has no number of a process tree, or what the number is. */
const treeReason = discriminatedUnion("kind", [
	strictObject({ kind: literal("no-program") }),
	strictObject({
		kind: literal("unwaited"),
		leastSeconds: seconds
	}),
	strictObject({
		kind: literal("below-launcher"),
		bytes
	}),
	strictObject({
		kind: literal("more-in-files"),
		bytes
	}),
	strictObject({ kind: literal("charged") }),
	strictObject({ kind: literal("largest-process") }),
	strictObject({
		kind: literal("looked-at"),
		/** Subject of the number: the largest process alone took more than any sum. */
		of: _enum(["tree", "process"]),
		looks: count$1,
		sharedPages: _enum(["once", "in-each"]),
		/** Part of it in files in memory and in what the kernel keeps, where that is more than a little. */
		outsideBytes: bytes.nullable(),
		/** Resident pages between the looks, shared ones counted in each, where they came to more. */
		residentBytes: bytes.nullable()
	})
]);
/** Why memory is only looked at now and then: the kernel has no group that limits it. `folder`: where one would be made. */
const sampledReason = discriminatedUnion("kind", [strictObject({ kind: _enum([
	"not-asked",
	"not-mounted",
	"no-limit-taken",
	"not-moved",
	"not-by-engine"
]) }), strictObject({
	kind: _enum(["not-allowed", "not-passed-on"]),
	folder: text$1
})]);
/** Why a number of an execution is null, or less or other than it says. */
const executionReason = discriminatedUnion("kind", [
	treeReason,
	strictObject({
		kind: literal("not-started"),
		exitCode: int()
	}),
	strictObject({ kind: _enum([
		"not-asked",
		"counting-too",
		"changed-data"
	]) }),
	strictObject({ kind: literal("no-rule") }),
	endedOtherwise,
	strictObject({ kind: literal("no-cpu-seconds") }),
	strictObject({ kind: _enum([
		"signal-in-use",
		"signal-blocked",
		"notes-replaced",
		"notes-damaged"
	]) }),
	strictObject({ kind: _enum(["no-cpu-timer", "profiler-failed"]) }),
	strictObject({ kind: literal("no-python") }),
	strictObject({
		kind: literal("too-many-processes"),
		most: count$1
	}),
	strictObject({
		kind: literal("phases-exceed"),
		phaseSeconds: seconds,
		runSeconds: seconds
	}),
	strictObject({
		kind: literal("reported"),
		detail: text$1
	})
]);
/** Why operations were not counted, or what a count is. */
const flopsReason = discriminatedUnion("kind", [
	strictObject({ kind: _enum([
		"not-linux",
		"no-perf",
		"denied",
		"virtual-machine",
		"no-counters"
	]) }),
	strictObject({ kind: _enum(["no-efficiency-core-event", "not-into-container"]) }),
	strictObject({
		kind: literal("unknown-processor"),
		processor: label
	}),
	strictObject({
		kind: literal("unknown-events"),
		detail: text$1
	}),
	strictObject({
		kind: literal("unsupported-event"),
		event: label
	}),
	strictObject({ kind: literal("no-counts") }),
	strictObject({ kind: literal("too-short") }),
	strictObject({ kind: literal("scaled") }),
	endedOtherwise,
	strictObject({
		kind: literal("operators"),
		torch: array(text$1)
	}),
	strictObject({
		kind: literal("too-many-totals"),
		most: count$1
	}),
	strictObject({ kind: literal("unreadable-total") }),
	strictObject({
		kind: literal("reported"),
		detail: text$1
	})
]);
// src/schema/meters.ts
/** Every meter by the name under which it is asked for and stands on record. */
const METERS = [
	"powercap",
	"perf",
	"nvml",
	"nvidia-smi",
	"hwmon",
	"amdsmi",
	"powermetrics",
	"external",
	"estimate"
];
/** The models by which `estimate` makes up what nothing measured: with watts of the user's own, or means of cloud machines. */
const ESTIMATE_MODELS = ["linear-own-watts", "linear-per-vcpu"];
/** What a reading of energy names as its meter. */
const READING_METERS = [...METERS, ...ESTIMATE_MODELS];
/** What counts floating-point operations. */
const FLOP_METERS = ["perf", "torch-flop-counter"];
// src/schema/threads.ts
/** Libraries that make threads of their own for numerical work. */
const NUMERIC_LIBRARIES = [
	"openblas",
	"mkl",
	"blis",
	"accelerate",
	"openmp",
	"tbb"
];
/** Variables by which such libraries are told how many threads to use. */
const COUNT_VARIABLES = [...[
	"OMP_NUM_THREADS",
	"OPENBLAS_NUM_THREADS",
	"GOTO_NUM_THREADS",
	"MKL_NUM_THREADS",
	"BLIS_NUM_THREADS"
], ...[
	"VECLIB_MAXIMUM_THREADS",
	"NUMEXPR_NUM_THREADS",
	"NUMBA_NUM_THREADS",
	"LOKY_MAX_CPU_COUNT"
]];
/** The same, and those that say how threads wait. */
const THREAD_VARIABLES = [...COUNT_VARIABLES, ...[
	"OMP_WAIT_POLICY",
	"OMP_DYNAMIC",
	"OMP_PROC_BIND",
	"MKL_THREADING_LAYER",
	"KMP_BLOCKTIME"
]];
/** Threads of a run, as the kernel showed them now and then from outside. */
const threading = strictObject({
	/** Most threads that one process had. */
	most: int().positive(),
	/** CPU seconds of threads that are not the first of their process, as far as seen. */
	sideSeconds: number().nonnegative().max(1e9),
	/** Numerical libraries that a process had loaded. */
	libraries: array(_enum(NUMERIC_LIBRARIES)),
	/** Variables of its environment, where they were set; a script can set others for itself. */
	variables: partialRecord(_enum(THREAD_VARIABLES), label)
});
// node_modules/pure-rand/lib/esm/distribution/uniformInt.js
/**
* Uniformly generate number in range [0 ; rangeSize[
* With rangeSize <= 0x100000000
* @internal
*/
function uniformIntInternal(rng, rangeSize) {
	const MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
	let deltaV = rng.next() + 2147483648;
	while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
	return deltaV % rangeSize;
}
/**
* We only accept safe integers here
* @internal
*/
function fromNumberToArrayInt64(out, n) {
	if (n < 0) {
		const posN = -n;
		out.sign = -1;
		out.data[0] = ~~(posN / 4294967296);
		out.data[1] = posN >>> 0;
	} else {
		out.sign = 1;
		out.data[0] = ~~(n / 4294967296);
		out.data[1] = n >>> 0;
	}
	return out;
}
/**
* Substract two ArrayInt of 64 bits on 64 bits.
* With arrayIntA - arrayIntB >= 0
* @internal
*/
function substractArrayInt64(out, arrayIntA, arrayIntB) {
	const lowA = arrayIntA.data[1];
	const highA = arrayIntA.data[0];
	const signA = arrayIntA.sign;
	const lowB = arrayIntB.data[1];
	const highB = arrayIntB.data[0];
	const signB = arrayIntB.sign;
	out.sign = 1;
	if (signA === 1 && signB === -1) {
		const low = lowA + lowB;
		const high = highA + highB + (low > 4294967295 ? 1 : 0);
		out.data[0] = high >>> 0;
		out.data[1] = low >>> 0;
		return out;
	}
	let lowFirst = lowA;
	let highFirst = highA;
	let lowSecond = lowB;
	let highSecond = highB;
	if (signA === -1) {
		lowFirst = lowB;
		highFirst = highB;
		lowSecond = lowA;
		highSecond = highA;
	}
	let reminderLow = 0;
	let low = lowFirst - lowSecond;
	if (low < 0) {
		reminderLow = 1;
		low = low >>> 0;
	}
	out.data[0] = highFirst - highSecond - reminderLow;
	out.data[1] = low;
	return out;
}
/**
* Uniformly generate ArrayInt64 in range [0 ; rangeSize[
*
* @remarks
* In the worst case scenario it may discard half of the randomly generated value.
* Worst case being: most significant number is 1 and remaining part evaluates to 0.
*
* @internal
*/
function uniformArrayIntInternal(rng, out, rangeSize) {
	const maxIndex0 = rangeSize[0] + 1;
	out[0] = uniformIntInternal(rng, maxIndex0);
	out[1] = uniformIntInternal(rng, 4294967296);
	while (out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1])) {
		out[0] = uniformIntInternal(rng, maxIndex0);
		out[1] = uniformIntInternal(rng, 4294967296);
	}
	return out;
}
const safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
const sharedA = {
	sign: 1,
	data: [0, 0]
};
const sharedB = {
	sign: 1,
	data: [0, 0]
};
const sharedC = {
	sign: 1,
	data: [0, 0]
};
const sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
	const rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
	if (rangeSizeArrayIntValue.data[1] === 4294967295) {
		rangeSizeArrayIntValue.data[0] += 1;
		rangeSizeArrayIntValue.data[1] = 0;
	} else rangeSizeArrayIntValue.data[1] += 1;
	uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
	return sharedData[0] * 4294967296 + sharedData[1] + from;
}
/**
* Uniformly generate random integer values between `from` (included) and `to` (included)
*
* @param rng - Instance of RandomGenerator to extract random values from
* @param from - Lower bound of the range (included)
* @param to - Upper bound of the range (included)
*
* @public
*/
function uniformInt(rng, from, to) {
	const rangeSize = to - from;
	if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
	return uniformLargeIntInternal(rng, from, to, rangeSize);
}
// node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
const jumps = [
	3639956645,
	3750757012,
	1261568508,
	386426335
];
var XoroShiro128Plus = class XoroShiro128Plus {
	constructor(s01, s00, s11, s10) {
		this.s01 = s01;
		this.s00 = s00;
		this.s11 = s11;
		this.s10 = s10;
	}
	clone() {
		return new XoroShiro128Plus(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		const out = this.s00 + this.s10 | 0;
		const a0 = this.s10 ^ this.s00;
		const a1 = this.s11 ^ this.s01;
		const s00 = this.s00;
		const s01 = this.s01;
		this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
		this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
		this.s10 = a1 << 5 ^ a0 >>> 27;
		this.s11 = a0 << 5 ^ a1 >>> 27;
		return out;
	}
	jump() {
		let ns01 = 0;
		let ns00 = 0;
		let ns11 = 0;
		let ns10 = 0;
		let s01 = this.s01;
		let s00 = this.s00;
		let s11 = this.s11;
		let s10 = this.s10;
		for (let i = 0; i !== 4; ++i) {
			const ji = jumps[i];
			for (let mask = 1; mask; mask <<= 1) {
				if (ji & mask) {
					ns01 ^= s01;
					ns00 ^= s00;
					ns11 ^= s11;
					ns10 ^= s10;
				}
				const a0 = s10 ^ s00;
				const a1 = s11 ^ s01;
				const s00_ = s00;
				const s01_ = s01;
				s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
				s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
				s10 = a1 << 5 ^ a0 >>> 27;
				s11 = a0 << 5 ^ a1 >>> 27;
			}
		}
		this.s01 = ns01;
		this.s00 = ns00;
		this.s11 = ns11;
		this.s10 = ns10;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function xoroshiro128plus(seed) {
	return new XoroShiro128Plus(-1, ~seed, seed | 0, 0);
}
// src/base/random.ts
/** `label` gives each use its own stream, so that adding one does not shift the others. */
function seededRandom(seed, label) {
	const generator = xoroshiro128plus(createHash("sha256").update(`${seed}\0${label}`).digest().readInt32LE(0));
	const below = (limit) => uniformInt(generator, 0, limit - 1);
	return {
		below,
		shuffle(items) {
			const result = [...items];
			for (let i = result.length - 1; i > 0; i--) {
				const j = below(i + 1);
				const [a, b] = [result[i], result[j]];
				if (a === void 0 || b === void 0) continue;
				result[i] = b;
				result[j] = a;
			}
			return result;
		}
	};
}
// src/schema/options/option.ts
const texts = registry();
/** The options of a verb, which does what `summary` says. */
const verbOptions = (summary, shape) => object(shape).describe(summary);
/** An option that need not be given. Its type says, after "expected", which form a value has. */
const option = (type, ...words) => describe$1(type.exactOptional(), words);
/** An option with a default. */
const preset = (type, value, ...words) => describe$1(type.default(value), words);
/** An option that has to be given. */
const required = (type, ...words) => describe$1(type.clone(), words);
/** An option without a value; `negated` says what turning it off does, where it is on by default. */
function flag(description, { isOn = false, ...extras } = {}) {
	const field = boolean("true or false").default(isOn);
	texts.add(field, {
		description,
		...extras
	});
	return field;
}
function describe$1(field, [placeholder, description, extras]) {
	texts.add(field, {
		placeholder,
		description,
		...extras
	});
	return field;
}
function textOf(field) {
	const text = texts.get(field);
	if (text === void 0) throw new Error("an option is made by option()");
	return text;
}
const text = string();
function wholeNumber(least) {
	const form = `a whole number, ${least} or more`;
	return int(form).min(least, form);
}
const ABOVE_ZERO = "a number above 0";
const positive = number(ABOVE_ZERO).positive(ABOVE_ZERO);
const FROM_ZERO = "a number, 0 or more";
const fromZero = number(FROM_ZERO).nonnegative(FROM_ZERO);
const choice = (names) => _enum(names, `one of ${names.join(", ")}`);
/** `fanOut` is `--fan-out` and the input `fan-out`. */
const optionName = (field) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The type of the value, without what makes it optional. */
function valueType(field) {
	return field instanceof ZodExactOptional || field instanceof ZodDefault ? valueType(field.unwrap()) : field;
}
/** Undefined where there is none. */
const defaultOf = (field) => field instanceof ZodDefault ? field.def.defaultValue : void 0;
const WHOLE = /^\d+$/;
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** The words that YAML 1.2 knows and @actions/core reads; another is an error, never silently false. */
const FLAG_WORDS = new Map([...[
	"true",
	"True",
	"TRUE"
].map((word) => [word, true]), ...[
	"false",
	"False",
	"FALSE"
].map((word) => [word, false])]);
/** The value that a text means for an option; the text itself where it means none, for the schema to refuse. */
function readText$1(field, given) {
	const { read, isRepeated } = textOf(field);
	if (read !== void 0) return read(given);
	const type = valueType(field);
	if (type instanceof ZodBoolean) return FLAG_WORDS.get(given) ?? given;
	if (type instanceof ZodNumber) return (type instanceof ZodNumberFormat ? WHOLE : NUMBER).test(given) ? Number(given) : given;
	if (type instanceof ZodArray) return isRepeated ? [given] : splitList(given);
	return given;
}
/** The items of a list that commas or lines part; one that is named twice counts once. */
const splitList = (given) => [...new Set(given.split(/[,\n]/).map((item) => item.trim()).filter((item) => item !== ""))];
/** The values as they are where the schema takes them, without the defaults of what was not given; else null and why. */
function checkGiven(schema, values) {
	const result = schema.safeParse(values, { jitless: true });
	const isInput = (_) => result.success;
	return {
		given: isInput(values) ? values : null,
		issues: result.error?.issues ?? []
	};
}
/** What a wrong value should have been; `value` is what `given` was read as. */
function describeFault$1({ message, path }, given, value) {
	const index = path.findLast((part) => typeof part === "number");
	const item = Array.isArray(value) && index !== void 0 ? value[index] : void 0;
	return typeof item === "string" && item !== given ? `expected ${message}, not '${item}'` : `expected ${message}`;
}
// src/schema/sandbox-choices.ts
const SANDBOX_CHOICES = [
	"auto",
	"container",
	"bubblewrap",
	"none"
];
/** Hardware that a sandbox shows on request only. */
const ALLOWABLE = ["gpu", "rapl"];
// src/schema/options/shared-options.ts
const dataset = preset(text, "dataset", "<dir>", "folder that holds `projects/` and `models.yaml`");
const projects = option(text, "<regex>", "only projects whose name matches this regular expression", { unset: "all whose source is here" });
const collection = option(slug, "<name>", "only projects of this collection, as genai-greenml", { unset: "of any" });
const answers = option(text, "<dir>", "folder of scripts that exist, `<slug>/GENAIGREENML_<mode>_<model>.py`; no model is asked then");
const mirror = option(text, "<place>", "where repositories that the dataset pins are fetched from instead: a folder of repositories, or an address with `{host}`, `{owner}`, `{name}`", { unset: "$GREENML_MIRROR, else where they are pinned" });
const json = option(text, "<file>", "write every number as JSON; - is stdout");
const wait = option(fromZero, "<seconds>", "how long to wait while another measurement runs on this machine; 0: not at all", { unset: "until it ends" });
const campaignOptions = object({
	campaign: required(text, "<dir>", "folder of the campaign"),
	dataset
});
/** Inputs of a workflow, in which a campaign need not be named: there is one a run. */
const campaignInputs = object({
	campaign: preset(text, "campaigns/greenml", "<dir>", "folder of the campaign, relative to the workspace; its last part names the artifacts"),
	dataset
});
const energyOptions = object({
	meter: option(array(choice(METERS)), "<names>", `what measures energy, of ${METERS.join(", ")}, separated by commas`, { unset: "all that this machine has" }),
	requireMeasured: flag("refuse to estimate energy"),
	powercapRoot: option(text, "<dir>", "folder of the energy counters", { unset: "`/sys/class/powercap`" }),
	meterCommand: option(text, "<command>", "command that prints readings of a plug, PDU or IPMI, one a line: `{\"time\": …, \"watts\"|\"joules\": …}`"),
	meterStream: option(text, "<file>", "file or pipe to which another program appends such readings"),
	idleWatts: option(positive, "<w>", "this machine's power at rest in watts, for the estimate"),
	maxWatts: option(positive, "<w>", "this machine's power at full load in watts, for the estimate")
});
const carbonOptions = object({
	country: option(text, "<code>", "where the electricity is from, for carbon: ISO 3166-1 code, or `world`", { unset: "no carbon" }),
	carbonIntensity: option(fromZero, "<g>", "instead of a country: your own grams of CO2 equivalent per kWh"),
	electricityMaps: option(text, "<zone>", "instead of a country: this zone's average now, asked of Electricity Maps with the key in `ELECTRICITY_MAPS_API_KEY`"),
	pue: option(positive, "<x>", "what the building takes for each kWh of the machine", { unset: "1" })
});
/** A job that runs untrusted code may hold no key. */
const electricityMapsInput = option(text, "<zone>", "instead of a country: this zone's average now, asked of the server in `ELECTRICITY_MAPS_API_URL`, which adds the key of Electricity Maps: this job may hold none");
const NO_NAME = /["*/:<>?\\|\r\n]/;
const artifactName = text.refine((name) => name !== "" && !NO_NAME.test(name), "a name without any of \" * / : < > ? \\ |");
const sandboxOptions = object({
	sandbox: preset(choice(SANDBOX_CHOICES), "auto", "<tier>", "isolation; auto takes bubblewrap, else a container, or none for code that is part of this tool"),
	allow: option(array(choice(ALLOWABLE)), "<list>", `hardware that the code may see in its sandbox, of ${ALLOWABLE.join(", ")}, separated by commas`, { unset: "none" }),
	iTrustThisCode: flag("run imported or generated code without a sandbox where there is none; read every line of it first")
});
const token = preset(text, ["$", "{{ github.token }}"].join(""), "<token>", "token for GitHub's API");
// src/schema/package-energy.ts
/** A whole processor package by its kernel name; what lies inside it (`package-0/core`) is not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/;
/** Memory is named below its package, whose counter does not hold it. */
const MEMORY_DOMAIN = /^package-[^/]*\/dram[^/]*$/;
/** A whole card; its parts have names below it. */
const GPU_DOMAIN = /^gpu-[^/]*$/;
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/;
const ESTIMATE_DOMAIN = "estimate/cpu";
/** A number that was read but that a careful reader would not trust unseen. */
const isDoubtful = ({ joules, doubts }) => joules !== null && doubts.length > 0;
/** Parts that a host's energy is the sum of, as far as it has them; a plan declares it. */
const ENERGY_SCOPE = [
	"packages",
	"dram",
	"gpus"
];
/**
* Gross joules of all processor packages by one meter, of their memory, and of graphics cards, as far as the host has and shows
* them; where no package was read, of the meters outside the machine, which take in all the rest of it; where there are none of
* these, the estimate, marked so; else null with the reason. All packages or none: a sum that lacks a socket is not the
* run's energy. One that lacks a zone which another run has is compared with nothing of that run.
*/
function energyOfHost(energy) {
	return sumZones(zonesOfHost(energy), energy);
}
/** Joules that were measured outside that scope: at the wall, of the platform. Not of what lies inside a package or a card. */
function energyOutside(energy) {
	const summed = new Set(zonesOfHost(energy).map(({ domain }) => domain));
	const isInside = (domain) => domain.includes("/") || PACKAGE_DOMAIN.test(domain) || GPU_DOMAIN.test(domain);
	return energy.flatMap((zone) => {
		const { domain, meter, quality, joules } = zone;
		if (quality !== "measured" || joules === null || joules <= 0 || isDoubtful(zone)) return [];
		return summed.has(domain) || isInside(domain) ? [] : [{
			zone: domain === meter ? domain : `${domain} by ${meter}`,
			joules
		}];
	});
}
/** Standard error of a run's net joules by that of the idle power; null where it is not known. */
function netErrorOfHost({ energy, idle, wallSeconds }) {
	const errors = restOfHost({
		energy,
		idle
	})?.map(({ standardErrorWatts }) => standardErrorWatts) ?? [null];
	if (wallSeconds === null || errors.length === 0 || errors.includes(null)) return null;
	return wallSeconds * Math.hypot(...errors.map((error) => error ?? 0));
}
/** Idle power, measured before the run, of each zone that is summed; null where one has none. */
function restOfHost({ energy, idle }) {
	const found = zonesOfHost(energy).map((zone) => idle.find((each) => isSameZone(each, zone)));
	return found.some((each) => each === void 0) ? null : found.filter((each) => each !== void 0);
}
const isSameZone = (a, b) => a.domain === b.domain && a.meter === b.meter;
/** Joules above idle of the same zones; null where one has none. */
function netJoulesOfHost(energy) {
	if (energy.every(({ netJoules }) => netJoules === null)) return null;
	const net = zonesOfHost(energy).map((zone) => zone.joules === null ? null : zone.netJoules);
	return net.length === 0 || net.includes(null) ? null : net.reduce((sum, each) => sum + (each ?? 0), 0);
}
/** The same where the gross joules were measured: an estimate has no idle power of its own. */
function measuredNetJoules(energy) {
	return energyOfHost(energy).quality === "measured" ? netJoulesOfHost(energy) : null;
}
/** Name of the meter that is taken for a host's energy; as `energyOfHost` chooses among what was read. */
function meterOfHost(meters) {
	return meters.find((meter) => PACKAGE_METERS.includes(meter)) ?? ["external", "estimate"].find((meter) => meters.includes(meter)) ?? null;
}
/** Meters that read processor packages. */
const PACKAGE_METERS = [
	"powercap",
	"perf",
	"powermetrics"
];
function zonesOfHost(energy) {
	const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== "estimated");
	const external = energy.filter(({ domain }) => EXTERNAL_DOMAIN.test(domain));
	const inside = ofOneMeter(packages);
	if (inside.length > 0) return [
		...inside,
		...memoryOf(inside, energy),
		...cardsOf(energy)
	];
	const outside = ofOneMeter(external);
	if (outside.length > 0) return outside;
	return energy.filter(({ domain, quality, joules }) => domain === ESTIMATE_DOMAIN && quality === "estimated" && joules !== null);
}
/** Two meters read the same joules. Empty where none read any. */
function ofOneMeter(zones) {
	const meter = zones.find(({ quality }) => quality === "measured")?.meter;
	return zones.filter((zone) => zone.meter === meter);
}
/** Readings of memory by the meter of the packages. */
const memoryOf = ([first], energy) => energy.filter(({ domain, meter, quality }) => MEMORY_DOMAIN.test(domain) && meter === first?.meter && quality === "measured");
/** Each card once, by the first meter that read it. */
function cardsOf(energy) {
	const cards = energy.filter(({ domain, quality }) => GPU_DOMAIN.test(domain) && quality === "measured");
	return cards.filter((card, index) => cards.findIndex(({ domain }) => domain === card.domain) === index);
}
function sumZones(zones, energy) {
	const [first] = zones;
	if (first === void 0) return {
		joules: null,
		quality: "unavailable",
		doubts: [],
		meter: null,
		domains: [],
		source: null,
		reason: [...energy.filter(({ domain }) => PACKAGE_DOMAIN.test(domain) || EXTERNAL_DOMAIN.test(domain)), ...energy].find(({ reason }) => reason !== null)?.reason ?? null
	};
	const others = zones.filter(({ meter }) => meter !== first.meter);
	const named = (of) => of.map(({ domain }) => domain).sort();
	const sources = [`${first.meter} (${named(zones.filter((zone) => !others.includes(zone))).join(", ")})`];
	for (const { meter, domain } of others) sources.push(`${meter} (${domain})`);
	const source = {
		meter: first.meter,
		domains: named(zones),
		source: sources.join(" + ")
	};
	const missing = zones.find(({ joules }) => joules === null);
	if (missing !== void 0) return {
		...source,
		joules: null,
		quality: "unavailable",
		reason: missing.reason ?? { kind: "not-read" },
		doubts: []
	};
	return {
		...source,
		joules: zones.reduce((sum, { joules }) => sum + (joules ?? 0), 0),
		quality: first.quality,
		reason: first.quality === "estimated" ? first.reason : null,
		doubts: zones.find(isDoubtful)?.doubts ?? []
	};
}
// src/base/numbers.ts
/** Null for no values. */
function median(values) {
	const sorted = Float64Array.from(values).sort();
	const upper = sorted[sorted.length >> 1];
	if (upper === void 0) return null;
	if (sorted.length % 2 === 1) return upper;
	return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}
/** The sum in their order, without compensation; 0 of none. */
function sum(values) {
	let total = 0;
	for (const value of values) total += value;
	return total;
}
/** Null for no values. */
const mean = (values) => values.length === 0 ? null : sum(values) / values.length;
/** The sum of numbers that are all known; null where one is not. */
const sumOfAll = (values) => values.reduce((total, each) => total === null || each === null ? null : total + each, 0);
/** Null for no values. */
const largest = (values) => values.reduce((most, each) => Math.max(most ?? each, each), null);
/** The value that occurs most, by its JSON, so that equal ones are one. */
function mostFrequentOf(values) {
	const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
	const found = mostFrequent(values.map((value) => JSON.stringify(value)));
	return found === null ? null : byText.get(found) ?? null;
}
/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
function mostFrequent(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	let best = null;
	let bestCount = 0;
	for (const [value, count] of counts) if (count > bestCount || count === bestCount && best !== null && value < best) {
		best = value;
		bestCount = count;
	}
	return best;
}
// src/base/clean-text.ts
/**
* Characters that a message may hold and nobody may be shown: control characters, direction overrides (CVE-2021-42574,
* "Trojan Source"), characters that take no place, line separators, and code points that no XML file may carry. Line feeds
* and tabs are layout.
*/
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
/** A text of the characters alone that most texts have. */
const PLAIN = /^[\n\x20-\x7e]*$/;
/** The same on one line, a space between two words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/**
* Sequences that a terminal obeys (ECMA-48): control sequences, whole strings as a title or a clipboard's content, short
* escapes. No two parts match the same characters, so that a flood of beginnings takes linear time.
*/
const SEQUENCES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u0090\u0098\u009c-\u009f\n]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Text without what a terminal obeys; other control characters stay. */
const withoutSequences = (text) => text.replace(SEQUENCES, "");
/** Printable text of any number of lines: no sequences for a terminal, no control, direction or invisible characters. */
function cleanText(text) {
	return PLAIN.test(text) ? text : removeUnprintable(withoutSequences(text));
}
/** The same with what is left of a sequence without its first character: nothing that can be seen is lost. */
const removeUnprintable = (text) => text.toWellFormed().replace(LINE_ENDS, "\n").replace(UNPRINTABLE, "");
/** One printable line, its white space collapsed, cut at `limit`. */
function cleanLine(text, limit = 300) {
	if (text.length <= limit && PLAIN_LINE.test(text)) return text;
	return shorten(cleanText(text).replace(/\s+/gu, " ").trim(), limit);
}
/** One line of source code: tabs become spaces, what cannot be seen is spelled out so that it cannot deceive. */
function cleanCodeLine(line, limit = 240) {
	return shorten(line.toWellFormed().replace(/\r$/, "").replaceAll("	", "    ").replace(UNPRINTABLE, (character) => `⟨U+${hexOf(character.codePointAt(0))}⟩`), limit);
}
/** Cuts at `limit` characters (code points) and says so with an ellipsis. */
function shorten(text, limit) {
	if (text.length <= limit) return text;
	const characters = [...text.slice(0, 2 * limit)];
	return characters.length <= limit && text.length <= 2 * limit ? text : `${characters.slice(0, limit - 1).join("")}…`;
}
/** The same value with each of its strings printable and cut at `limit`, or at the limit of its own under its name. */
const boundTexts = (value, limit, ownLimits = {}) => JSON.parse(JSON.stringify(value, (name, each) => typeof each === "string" ? shorten(cleanText(each), ownLimits[name] ?? limit) : each));
/** The last of several signs that begin a command, behind any that combine with it. */
const COLONS = /^((?:[^\S\n\r\u2028\u2029]|\p{M})*:)(?=\p{M}*:)/gmu;
const HASHES = /#(?=\p{M}*#\p{M}*\[)/gu;
/**
* Text as a terminal or a job's log may show it. GitHub's runner obeys lines that begin with `::` and `##[` anywhere in one
* (ActionCommand.cs): there a space parts the signs. No sign of width zero would, since the runner compares as a language
* does, to which such a sign is nothing, as a mark that combines with the one before.
*/
function cleanMessage(text, isForRunner = isWorkflowLog()) {
	const clean = cleanText(text);
	return isForRunner ? clean.replace(COLONS, "$1 ").replace(HASHES, "# ") : clean;
}
/** Whether GitHub's runner reads what this process prints. */
const isWorkflowLog = (env = process.env) => env.GITHUB_ACTIONS === "true";
/** JSON that reads as the same value and is as harmless to print: what `cleanMessage` would take away is escaped. */
const printableJson = (value, indent = 2) => JSON.stringify(value, null, indent).replace(UNPRINTABLE, escapeUnits).replace(HASHES, escapeUnits);
const escapeUnits = (text) => text.split("").map((unit) => `\\u${hexOf(unit.charCodeAt(0)).toLowerCase()}`).join("");
const hexOf = (code = 0) => code.toString(16).toUpperCase().padStart(4, "0");
// src/base/package.ts
function findPackageRoot(from) {
	if (existsSync(join(from, "package.json")) && existsSync(join(from, "assets"))) return from;
	const parent = dirname(from);
	if (parent === from) throw new Error(`no package.json with assets/ above ${fileURLToPath(import.meta.url)}`);
	return findPackageRoot(parent);
}
/** Folder of this tool: found alike from `src/` and from `dist/`. */
const PACKAGE_ROOT = findPackageRoot(dirname(fileURLToPath(import.meta.url)));
/** A file that runs or is read beside the bundle. */
const assetPath = (...parts) => join(PACKAGE_ROOT, "assets", ...parts);
/** Code of the bundle that is made for browsers, and not for this program. */
const CHART_CODE = "interactive.js";
/** Its text; null in a checkout that was not built. */
const readChartCode = async () => {
	const path = join(PACKAGE_ROOT, "dist", CHART_CODE);
	return existsSync(path) ? readFile(path, "utf8") : null;
};
/** The text of such a file. */
const readAsset = (...parts) => readFile(assetPath(...parts), "utf8");
const TOOL_VERSION = object({ version: string() }).parse(JSON.parse(readFileSync(join(PACKAGE_ROOT, "package.json"), "utf8"))).version;
/** What starts the command line: the sources where this runs from them, else the bundle. */
const CLI_FILE = import.meta.url.endsWith(".ts") ? join(PACKAGE_ROOT, "src", "cli", "main.ts") : join(PACKAGE_ROOT, "dist", "cli.js");
// src/base/process.ts
/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16777216;
const SETPRIV = "/usr/bin/setpriv";
/**
* Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
* rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
*/
function runCommand(program, args, options = {}) {
	return new Promise((resolve, reject) => {
		const [file, words] = options.endsWithCaller ? boundCommand(program, args) : [program, args];
		const child = spawn(file, words, {
			cwd: options.cwd,
			env: options.env ?? process.env,
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			]
		});
		const limit = options.timeoutSeconds === void 0 ? void 0 : setTimeout(() => child.kill("SIGKILL"), options.timeoutSeconds * 1e3);
		const kill = () => child.kill("SIGKILL");
		if (options.signal?.aborted) kill();
		options.signal?.addEventListener("abort", kill);
		const onFull = () => options.endsWhenFull && child.kill("SIGKILL");
		const stdout = collect(child.stdout, onFull);
		const stderr = collect(child.stderr, onFull);
		child.on("error", (error) => {
			clearTimeout(limit);
			reject(error);
		});
		child.on("close", (exitCode, signal) => {
			clearTimeout(limit);
			options.signal?.removeEventListener("abort", kill);
			resolve({
				exitCode,
				signal,
				stdout: stdout(),
				stderr: stderr()
			});
		});
		child.stdin.on("error", () => {});
		child.stdin.end(options.input ?? "");
	});
}
/** A command that ends when this process is killed, where the system can do that (Linux). */
function boundCommand(program, args) {
	return process.platform === "linux" && existsSync(SETPRIV) ? [SETPRIV, [
		"--pdeathsig",
		"KILL",
		program,
		...args
	]] : [program, args];
}
function collect(stream, onFull) {
	const chunks = [];
	let size = 0;
	stream.on("data", (chunk) => {
		if (size < OUTPUT_LIMIT) chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size));
		size += chunk.length;
		if (size > OUTPUT_LIMIT) onFull();
	});
	return () => Buffer.concat(chunks).toString("utf8");
}
// src/base/process-start.ts
/** Sign for the start of a process where the system does not tell it. */
const UNKNOWN_START = "0".repeat(9);
/**
* Clock ticks from boot to the start of a process (proc(5), field 22), in base 36 and always as long: with its number, the
* name of a process for good. Null: there is none, or it has ended. Without /proc, what says only that there is one.
*/
async function startOf(pid) {
	if (!existsSync("/proc/self/stat")) return isThere(pid) ? UNKNOWN_START : null;
	const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
	const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ") ?? [];
	const hasEnded = fields[0] === "Z" || fields[0] === "X";
	return fields[19] === void 0 || hasEnded ? null : Number(fields[19]).toString(36).padStart(9, "0");
}
function isThere(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return errorCode(error) === "EPERM";
	}
}
// src/base/scratch.ts
/** Namespace, pid and start of the process that made a folder, each of a fixed length: see `nameOf`. */
const NAME = /^\.?greenml-[a-z]+-([0-9a-z]{8})([0-9a-z]{5})([0-9a-z]{9})-/;
/**
* A folder of this process's own below the system's temporary folder (`$TMPDIR`), or another one. Its maker removes it, by
* `removeTree`.
*/
async function makeScratch(purpose, root = tmpdir()) {
	try {
		return await realpath(await mkdtemp(join(root, `greenml-${purpose}-${await nameOf(process.pid)}-`)));
	} catch (error) {
		if (errorCode(error) === "ENOENT") throw new UserError(`There is no temporary folder ${root}: make it, or set TMPDIR to one that exists.`, 1);
		throw explainWrite(explainFullDisk(error, root, ROOM_FOR_SCRATCH), root);
	}
}
/** The same in a folder that others list, where a dot hides it: what is made there can be put in its place at once. */
async function makeHiddenScratch(purpose, root) {
	await makeFolders(root);
	return mkdtemp(join(root, `.greenml-${purpose}-${await nameOf(process.pid)}-`));
}
/** A folder that is removed at the end of the scope: `await using staging = removedAfter(await mkdtemp(…))`. */
const removedAfter = (folder) => ({
	folder,
	[Symbol.asyncDispose]: () => removeTree(folder)
});
/** The fix where the temporary folder has no room. */
const ROOM_FOR_SCRATCH = "Free some of it, or set TMPDIR to a folder on a larger disk";
/** Bytes that a disk has to have left before a run starts on it: below, the host would be why the run fails. */
const LEAST_ROOM = 512 * 1024 ** 2;
/** A run that started on a full disk would fail, and its script be blamed. */
async function refuseFullScratch() {
	const root = tmpdir();
	const { bavail, bsize } = await statfs(root);
	if (bavail * bsize >= LEAST_ROOM) return;
	throw new UserError(`The disk is nearly full: ${root} has ${`${Math.floor(bavail * bsize / 1024 ** 2)} MiB`} left, and a run needs ${LEAST_ROOM / 1024 ** 2} MiB. ${ROOM_FOR_SCRATCH}, then run the same command again.`, 1);
}
/**
* Removes what processes of this user left in the temporary folder, or another one, that were killed. Only what a living
* process could not have made is touched: the name tells who made it. Returns what could not be removed.
*/
async function removeAbandonedScratch(root = tmpdir()) {
	const kept = [];
	for (const name of await readdir(root).catch(() => [])) {
		const folder = join(root, name);
		if (!await isAbandoned(name, folder)) continue;
		await removeTree(folder).catch(() => kept.push(folder));
	}
	return kept;
}
async function isAbandoned(name, folder) {
	const [, namespace, pid = "", start] = NAME.exec(name) ?? [];
	if (namespace === void 0 || namespace !== await pidNamespace()) return false;
	if (start === await startOf(Number.parseInt(pid, 36))) return false;
	const found = await lstat(folder).catch(() => null);
	return found?.isDirectory() === true && found.uid === process.getuid?.();
}
/**
* Names a process for good, in base 36 and always as long: how long a path is can move what a script has in memory, and
* must not depend on a pid.
*/
async function nameOf(pid) {
	return `${await pidNamespace()}${pid.toString(36).padStart(5, "0")}${await startOf(pid) ?? UNKNOWN_START}`;
}
/** Pids mean something only inside of one, and containers may share a temporary folder. */
async function pidNamespace() {
	return ((await stat("/proc/self/ns/pid").catch(() => null))?.ino ?? 0).toString(36).padStart(8, "0");
}
/** A script may have taken the right to remove its files from their owner, or nested folders deeper than a path can name. */
async function removeTree(folder) {
	try {
		await rm(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	} catch (error) {
		if (![
			"EACCES",
			"EPERM",
			"ENAMETOOLONG"
		].includes(errorCode(error) ?? "")) throw error;
		await runCommand("/bin/chmod", [
			"-R",
			"u+rwx",
			"--",
			folder
		]);
		const { exitCode, stderr } = await runCommand("/bin/rm", [
			"-rf",
			"--",
			folder
		]);
		if (exitCode !== 0) throw new UserError(`${folder} can't be removed: ${stderr.trim().slice(-300)}`, 1);
	}
}
// src/base/secrets.ts
const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i;
/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i;
const MODEL_KEY = "GREENML_KEY_";
/** Whether the address is this machine: nothing that is sent there leaves it. */
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
/** The variable of a key that is one model's own: `GREENML_KEY_GPT_5_1` for `gpt-5.1`. */
const modelKeyName = (id) => MODEL_KEY + id.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_");
/**
* Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
* which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), because it is one model's, or because
* models.yaml names it.
*/
function isSecretName(name, keyVariables = /* @__PURE__ */ new Set()) {
	if (keyVariables.has(name) || name.toUpperCase().startsWith(MODEL_KEY)) return true;
	return SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name);
}
/**
* A text without the name, password or token of each address in it, and without what follows an address's path, where
* servers take tokens too. A password may hold an @: the last one before the path ends it.
*/
function withoutCredentials(text) {
	return text.replaceAll(/(\w:\/\/)[^/?#\s'"]*@/g, "$1").replaceAll(/\w:\/\/[^\s'"]*/g, (address) => address.split(/[?#]/, 1)[0] ?? "");
}
/** The same of what is one address whole, though blanks stand in it. */
const addressWithoutCredentials = (address) => withoutCredentials(address.replaceAll(/[\s'"]/g, "_"));
function withoutSecrets(env, keyVariables) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)));
}
// src/base/text.ts
/** `1 run`, `2 runs`. */
const count = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
/** An address or a path without slashes at its end, which mean nothing. */
const withoutEndSlashes = (text) => text.replace(/(?<!\/)\/+$/, "");
/** A git address as it is compared: in small letters, without `.git` and slashes at its end. */
const comparableAddress = (address) => withoutEndSlashes(address.toLowerCase()).replace(/\.git$/, "");
/**
* A fact for an error's message or the log, where a report's words are not at hand: `too large (path a.csv, bytes 5)`; what
* others said as they said it.
*/
function nameFact({ kind, ...numbers }) {
	if (kind === "reported" && "detail" in numbers) return String(numbers.detail);
	const told = Object.entries(numbers).map(([name, value]) => `${name} ${toText(value)}`);
	return `${kind.replaceAll("-", " ")}${told.length === 0 ? "" : ` (${told.join(", ")})`}`;
}
const toText = (value) => Array.isArray(value) ? value.map(toText).join(" ") : typeof value === "string" && value !== "" ? value : JSON.stringify(value);
/** The end of what a program said: whole lines, unless one is longer than anybody reads. */
const lastLines = (said, lines) => said.trim().split("\n").slice(-lines).join("\n").slice(-4e3);
/** A word as a shell takes it back: only what it would not read as itself is quoted. */
function quoteWord(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** `cpu2` before `cpu10`. Not by Intl's collator, whose tables take 9 ms to load, on the processor that is measured. */
function compareNaturally(a, b) {
	const [left, right] = [a.split(/(\d+)/), b.split(/(\d+)/)];
	for (let index = 0; index < Math.min(left.length, right.length); index++) {
		const [own = "", other = ""] = [left[index], right[index]];
		const order = index % 2 === 1 ? Number(own) - Number(other) : own < other ? -1 : own > other ? 1 : 0;
		if (order !== 0) return order;
	}
	return left.length - right.length;
}
// src/base/display-width.ts
/** Combining marks, joiners and other characters that take no column of their own. */
const NO_COLUMN = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** East Asian wide and fullwidth characters (Unicode Standard Annex 11) and pictures. */
const TWO_COLUMNS = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const columnsOf = (character) => TWO_COLUMNS.test(character) ? 2 : NO_COLUMN.test(character) ? 0 : 1;
/** Columns of a terminal that a line of printable text takes. */
function displayWidth(text) {
	let columns = 0;
	for (const character of text) columns += columnsOf(character);
	return columns;
}
/** Cut in the middle to so many columns, with an ellipsis there: what tells lines apart stands at either end. */
function shortenToWidth(text, width) {
	if (displayWidth(text) <= width) return text;
	const tail = takeColumns([...text].reverse(), Math.floor((width - 1) / 2)).reverse();
	return `${takeColumns([...text], width - 1 - displayWidth(tail.join(""))).join("")}…${tail.join("")}`;
}
/** The first characters that fit into so many columns. */
function takeColumns(characters, width) {
	let columns = 0;
	const end = characters.findIndex((character) => {
		columns += columnsOf(character);
		return columns > width;
	});
	return characters.slice(0, end < 0 ? characters.length : end);
}
/** Filled with spaces to so many columns, the text at the left. */
const padEnd = (text, width) => text + " ".repeat(Math.max(0, width - displayWidth(text)));
/** Filled with spaces to so many columns, the text at the right. */
const padStart = (text, width) => " ".repeat(Math.max(0, width - displayWidth(text))) + text;
// src/base/wrap.ts
/** Outside these a terminal's own width makes lines that nobody can read. */
const [NARROWEST, WIDEST] = [60, 120];
/** Columns where there is no terminal: a file, a pipe. */
const UNKNOWN = 100;
/** Columns of a line of text on this stream. */
function textWidth({ columns }) {
	return columns === void 0 || columns === 0 ? UNKNOWN : Math.min(WIDEST, Math.max(NARROWEST, columns));
}
/**
* Breaks each line at spaces to at most `width` columns; what follows a break is indented by two more than its line, or
* by `hang`. A longer word keeps a line of its own, and a no-break space is no space here.
*/
function wrapText(text, width, hang) {
	return text.split("\n").flatMap((line) => wrapLine(line, width, hang)).join("\n");
}
function wrapLine(line, width, hang) {
	if (displayWidth(line) <= width) return [line];
	const own = /^ */.exec(line)?.[0].length ?? 0;
	const indent = " ".repeat(hang ?? own + 2);
	const lines = [];
	let current = " ".repeat(own);
	let isEmpty = true;
	for (const word of line.slice(own).match(/[^ ]+(?: %[^ ]*| [=<] [^ ]+)* */g) ?? []) {
		if (!isEmpty && displayWidth(current + word.trimEnd()) > width) {
			lines.push(current.trimEnd());
			current = indent;
		}
		current += word;
		isEmpty = false;
	}
	return [...lines, current.trimEnd()];
}
// src/base/explain-not-started.ts
/** What a shell says by the exit code with which it could not become a program. */
function explainNotStarted(exitCode) {
	if (exitCode === 127) return "no such file or directory";
	return exitCode === 126 ? "permission denied, or not a program" : `exit code ${exitCode}`;
}
// src/base/explain-fault.ts
/**
* The last look at an error before it is told: what this machine refused is its user's to mend, wherever it came up; the rest
* stays what it is.
*/
function explainFault(error) {
	if (!isOfSystem(error)) return error;
	const { path, syscall } = error;
	const [call = ""] = syscall.split(" ");
	const told = (message) => new UserError(message, 1, { cause: error });
	if (call === "uv_cwd") return new UserError("The folder you are in was removed: go to another.");
	if (path === void 0) return explainFullDisk(error, "a file");
	if (call === "spawn" && errorCode(error) === "ENOENT") return told(`${path} is not installed, or not on PATH${path === "python3" ? ": sudo apt-get install python3" : ""}.`);
	return errorCode(error) === "EACCES" ? told(`${path}: this user may not ${call} it.`) : explainWrite(error, path);
}
const isOfSystem = (error) => error instanceof Error && "syscall" in error && typeof error.syscall === "string";
// src/base/log.ts
function terminalLogger(stream = process.stderr) {
	const isLive = stream.isTTY === true;
	let shown = false;
	const clear = () => {
		if (shown) stream.write("\r\x1B[2K");
		shown = false;
	};
	const line = (message) => {
		clear();
		const clean = cleanMessage(message);
		stream.write(`${isLive ? wrapText(clean, textWidth(stream)) : clean}\n`);
	};
	return {
		isLive,
		info: line,
		warn: (message) => line(`warning: ${message}`),
		status(message) {
			if (!isLive) return;
			clear();
			const oneLine = cleanMessage(message).replaceAll("\n", " ");
			stream.write(shortenToWidth(oneLine, Math.max(20, (stream.columns ?? 80) - 1)));
			shown = message !== "";
		}
	};
}
/** All that is known of an error that is a fault of ours, for a person to report: the stacks of it and of its causes. */
function describeFault(error) {
	const lines = ["This is a fault of greenml, not yours; please report it with these lines:", stackOf(error)];
	let cause = error instanceof Error ? error.cause : void 0;
	for (let depth = 0; cause && depth < MOST_CAUSES; depth++) {
		lines.push(`caused by: ${stackOf(cause)}`);
		cause = cause instanceof Error ? cause.cause : void 0;
	}
	return lines.join("\n");
}
/** A cause can be its own. */
const MOST_CAUSES = 5;
const stackOf = (error) => error instanceof Error ? error.stack ?? error.message : String(error);
// src/base/proxies.ts
const VARIABLES = [
	"HTTPS_PROXY",
	"https_proxy",
	"HTTP_PROXY",
	"http_proxy"
];
/** A proxy on another machine would look for these on its own. */
const OWN_HOSTS = [
	"localhost",
	"127.0.0.1",
	"[::1]"
];
/**
* Sends what this process fetches by the proxies that its user's environment names, but for what `NO_PROXY` names and for this
* machine's own servers. Returns how to end that.
*/
async function useProxies(env, logger) {
	const named = VARIABLES.filter((name) => env[name]);
	if (named.length === 0) return () => {};
	const { default: http } = await import("node:http");
	if (http.setGlobalProxyFromEnv === void 0) {
		if (env.NODE_USE_ENV_PROXY !== "1") logger.warn(`${named.join(", ")} not used: Node ${process.version} can't, but 24.14 or newer; 22.21 or newer with NODE_USE_ENV_PROXY=1`);
		return () => {};
	}
	const given = env.no_proxy || env.NO_PROXY;
	const noProxy = given === "*" ? given : [given ?? [], OWN_HOSTS].flat().join(",");
	try {
		return http.setGlobalProxyFromEnv({
			...env,
			no_proxy: noProxy
		});
	} catch {
		throw new UserError(`${named.join(" or ")} is no address of a proxy, as http://proxy.example:3128.`);
	}
}
// src/base/progress.ts
/** `4 min 10 s`, `38 s`. */
function formatDuration(seconds) {
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
	return `${Math.floor(whole / 3600)} h ${Math.floor(whole % 3600 / 60)} min`;
}
/** Lines where there is no live one: no more than each twentieth of the steps and one in five seconds, but one in two minutes. */
const STEP = .05;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 120;
/** Tells how far work of known length is, and how long the rest takes: on a terminal in one live line, elsewhere in a line now and then. */
var Progress = class {
	#logger;
	#total;
	#now;
	#done = 0;
	/** Steps that the estimate rests on, and the seconds that they took together. */
	#counted = 0;
	#spent = 0;
	#endedAt;
	#foretold = null;
	#shown;
	/** `now` in seconds. */
	constructor(logger, total, now = () => performance.now() / 1e3) {
		this.#logger = logger;
		this.#total = total;
		this.#now = now;
		this.#endedAt = now();
		this.#shown = {
			at: this.#endedAt,
			done: 0
		};
	}
	/** A step begins. `what` it is comes last, since a terminal cuts the line. */
	begin(where, what) {
		const text = [
			where,
			this.left,
			what
		].filter((part) => part !== null).join(" · ");
		this.#logger.status(text);
		if (this.#logger.isLive === true || !this.#isDue()) return;
		this.#shown = {
			at: this.#now(),
			done: this.#done
		};
		this.#logger.info(text);
	}
	/** The step has ended. `counts`: false where it was done already, so that the others take longer than it took. */
	end(counts = true) {
		const now = this.#now();
		this.#done++;
		if (counts) {
			this.#counted++;
			this.#spent += now - this.#endedAt;
		}
		this.#endedAt = now;
	}
	/** The seconds that the rest takes, by who knows more of it than the mean of the steps; null: nobody does. */
	foretell(seconds) {
		this.#foretold = seconds;
	}
	/** `about 1 min 6 s left`; null while nothing is known, and when nothing is left. */
	get left() {
		const steps = this.#total - this.#done;
		if (steps === 0 || this.#counted === 0 && this.#foretold === null) return null;
		return `about ${formatDuration(this.#foretold ?? this.#spent / this.#counted * steps)} left`;
	}
	/** Clears the live line. */
	close() {
		this.#logger.status("");
	}
	#isDue() {
		const pause = this.#now() - this.#shown.at;
		const step = (this.#done - this.#shown.done) / this.#total;
		return pause >= LONGEST_PAUSE || pause >= SHORTEST_PAUSE && step >= STEP;
	}
};
const samples = array(object({
	t: number(),
	values: array(number().nullable())
}));
const MEASURED = [
	"userSeconds",
	"systemSeconds",
	"peakMemoryBytes"
];
/** Answers of the launcher, one line each (`assets/python/launcher/messages.py` has the same). */
const reply = discriminatedUnion("type", [
	object({
		type: literal("error"),
		message: string()
	}),
	object({ type: literal("pipe-made") }),
	object({
		type: literal("waiting"),
		holder: string()
	}),
	object({ type: literal("holding") }),
	object({
		type: literal("idle"),
		samples,
		hostBusySeconds: number().nullable()
	}),
	object({
		type: literal("run"),
		/** False: the sandbox ended before the program could start. */
		started: boolean(),
		startedAt: number(),
		/** Absent where no program was started. */
		wallSeconds: number().optional(),
		exitCode: number().nullable(),
		signal: string().nullable(),
		/** Why the launcher ended it: its time, another of its bounds, or because it was asked to; null where it did not. */
		endedFor: _enum([
			"wall",
			...[
				"memory",
				"processes",
				"cpu",
				"output",
				"disk"
			],
			"stop"
		]).nullable(),
		/** Whether `endedFor` tells every process of the run that the kernel kills for want of memory. */
		memoryWatched: boolean(),
		/** Why memory is only looked at now and then; null where the kernel limits it, or no bound was asked for. */
		memorySampled: sampledReason.nullable(),
		/** Exit code with which the gate could not become the program: 127 not found, 126 not to be run; null: it started. */
		notStarted: int().nullable(),
		/** User CPU seconds of the whole process tree from the gate on. */
		userSeconds: number().nullable(),
		systemSeconds: number().nullable(),
		/** Peak memory of the whole process tree at one time. */
		peakMemoryBytes: number().nullable(),
		/** Why a number above is null, or less or other than it says. */
		reasons: partialRecord(_enum(MEASURED), treeReason),
		/** Busy seconds of all processors of the host between the edges, in clock ticks; null where the kernel does not tell. */
		hostBusySeconds: number().nullable(),
		/** Processes that were still there when the program had ended, and were killed. */
		survivors: number(),
		/** Null: it was over before the first look. */
		threads: threading.omit({ variables: true }).nullable(),
		samples
	})
]);
/**
* A shell, already in the sandbox, that says on descriptor 4 that it stands, waits on 3 until it is told to go, and
* becomes the program: so the clock starts after the sandbox is made. Where it can't become it, it says so and why by its
* exit code. Closing 4 for the length of a function lets the shell have it back when `exec` fails, and never the program.
*/
const GATE = [
	"[ -z \"$BASH_VERSION\" ] || shopt -s execfail 2>&-",
	`trap 'printf "f%s" "$?" >&4' EXIT`,
	"become() { exec \"$@\"; }",
	"printf r >&4 && read -r go <&3 && exec 3<&- && become \"$@\" 4>&-"
].join("\n");
function behindGate(command) {
	return [
		"/bin/sh",
		"-c",
		GATE,
		"gate",
		...command
	];
}
/** `$GREENML_HOST_LOCK` names another file: containers that share a host have to share it too. */
const hostLockPath = (env) => env.GREENML_HOST_LOCK || "/tmp/greenml-host.lock";
/** How long a launcher may take to end what it runs before it is ended itself. */
const GRACE_MILLISECONDS$1 = 5e3;
function badLock(path, reason) {
	return new UserError(`The lock that keeps measurements of this host apart can't be taken: ${path}: ${reason}.\nLet every user read and write that file, or set GREENML_HOST_LOCK to one path for all of them.`, 1);
}
/** The launcher says why it ends, but where it is killed. */
function explainEnd(stderr) {
	if (stderr !== "") return /* @__PURE__ */ new Error(`the launcher ended: ${stderr}`);
	return new UserError("The process that starts runs was killed from outside (the launcher ended without a word; the kernel does that when memory runs out). What is on record stays: run the same command again to go on.", 1);
}
/** Starts at once, where the first `python3` on the path may be a version manager's script that takes 70 ms. */
const SYSTEM_PYTHON = "/usr/bin/python3";
const isOfType = (answer, type) => answer.type === type;
function expectType(answer, type) {
	if (!isOfType(answer, type)) throw new Error(`the launcher answered '${answer.type}' instead of '${type}'`);
	return answer;
}
/** The processes that start runs and read clocks and counters at their edges (`assets/python/launcher/`). */
var Launcher = class {
	#process;
	#lines;
	#stderr = "";
	#fault = null;
	constructor(options = {}) {
		const python = options.python ?? (existsSync(SYSTEM_PYTHON) ? SYSTEM_PYTHON : "python3");
		const flags = options.controlGroup === false ? ["--no-control-group"] : [];
		this.#process = spawn(python, [
			"-I",
			"-S",
			assetPath("python", "launcher"),
			...flags
		], {
			stdio: "pipe",
			env: { PATH: process.env.PATH },
			detached: true
		});
		this.#process.stderr.on("data", (chunk) => {
			this.#stderr = (this.#stderr + chunk.toString()).slice(-4e3);
		});
		this.#process.on("error", (error) => {
			const missing = errorCode(error) === "ENOENT";
			this.#fault = missing ? new UserError(`${python} is not installed: sudo apt-get install python3`, 1) : error;
		});
		this.#process.stdin.on("error", () => {});
		this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
	}
	/** Makes a named pipe; Node has no call for it, and a program that has takes longer to start than all of the launcher. */
	async makePipe(path) {
		await this.#ask({
			type: "make-pipe",
			path
		}, "pipe-made");
	}
	/** Waits until no other process on this host measures; the lock is held until this launcher ends. */
	async holdHost(holder, onWait, path) {
		this.#send({
			type: "hold-host",
			path,
			holder
		});
		for (;;) {
			const answer = await this.#receive();
			if (answer.type === "holding") return;
			if (answer.type === "error") throw badLock(path, answer.message);
			onWait(expectType(answer, "waiting").holder);
		}
	}
	run(job) {
		return this.#ask({
			counters: [],
			...job,
			type: "run"
		}, "run");
	}
	/** Ends the run that is under way, or else the next one; its outcome is told as ever. */
	stop() {
		this.#process.kill("SIGUSR1");
	}
	/** Reads counters while nothing runs, at both edges and every `everySeconds` between. */
	idle(job) {
		return this.#ask({
			...job,
			type: "idle"
		}, "idle");
	}
	async #ask(request, type) {
		this.#send(request);
		const answer = await this.#receive();
		if (answer.type === "error") throw new Error(`the launcher failed: ${answer.message}`);
		return expectType(answer, type);
	}
	#send(request) {
		this.#process.stdin.write(`${JSON.stringify(request)}\n`);
	}
	async #receive() {
		const line = await this.#lines.next();
		if (line.done) throw this.#fault ?? explainEnd(this.#stderr.trim());
		return reply.parse(JSON.parse(line.value), { jitless: true });
	}
	/** Ends it and, with it, whatever it runs. */
	async [Symbol.asyncDispose]() {
		if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
		const closed = new Promise((resolve) => this.#process.once("close", resolve));
		this.#process.kill("SIGTERM");
		const impatience = setTimeout(() => this.#process.kill("SIGKILL"), GRACE_MILLISECONDS$1);
		await closed;
		clearTimeout(impatience);
	}
};
// src/measurement/hold-host.ts
/**
* Waits until no other process on this host measures; the host is held until the launcher ends. `what` the others are told
* of the holder. `waitSeconds`: a UserError comes where the host is not free by then; 0: where it is not free at once;
* undefined: however long it takes.
*/
async function holdHost(launcher, what, waitSeconds, { logger, env, signal }) {
	const tooLate = Promise.withResolvers();
	let timer;
	const onWait = (holder) => {
		if (waitSeconds !== 0) logger.info(`waiting: another measurement runs on this host: ${holder}`);
		if (waitSeconds !== void 0) timer ??= setTimeout(() => tooLate.reject(busy(holder, waitSeconds)), 1e3 * waitSeconds);
	};
	const holding = launcher.holdHost(`${what} (process ${process.pid})`, onWait, hostLockPath(env));
	try {
		await interruptible(Promise.race([holding, tooLate.promise]), signal);
	} finally {
		clearTimeout(timer);
	}
}
function busy(holder, waitSeconds) {
	return new UserError(`Another measurement runs on this host${waitSeconds === 0 ? "" : ` after ${waitSeconds} s of waiting`}: ${holder}.\nTwo at a time would disturb each other: wait longer (--wait SECONDS; without it, until the host is free), or end the other.`, 1);
}
// src/measurement/host.ts
/** Describes this host in the state that makes runs on it comparable. `root` is where `/proc` and `/sys` lie. */
async function describeHost(python, root = "/") {
	const cpuinfo = await readText(join(root, "proc/cpuinfo")) ?? "";
	const field = (name) => new RegExp(`^${name}\\s*: (.*)$`, "m").exec(cpuinfo)?.[1]?.trim() ?? null;
	const facts = {
		name: hostname(),
		cpu: field("model name") ?? cpus()[0]?.model ?? "unknown",
		logicalCpus: availableParallelism(),
		memoryBytes: totalmem(),
		kernel: `${process.platform} ${await readText(join(root, "proc/sys/kernel/osrelease")) ?? release()}`,
		microcode: field("microcode"),
		governor: await readPolicies(root, "scaling_governor"),
		drivers: await readDrivers(root)
	};
	return {
		...facts,
		virtualMachine: cpuinfo === "" ? null : / hypervisor( |$)/m.test(cpuinfo),
		python,
		node: process.version,
		stratum: sha256Hex(JSON.stringify(facts)).slice(0, 12)
	};
}
/** Differences of a host's state, of what can change while it runs: `governor powersave → performance`. */
function listChanges(before, after) {
	const stateOf = ({ microcode, governor, drivers }) => new Map(Object.entries({
		microcode,
		governor,
		...drivers
	}));
	const [early, late] = [stateOf(before), stateOf(after)];
	return [.../* @__PURE__ */ new Set([...early.keys(), ...late.keys()])].flatMap((name) => {
		const [from, to] = [early.get(name) ?? null, late.get(name) ?? null];
		return from === to ? [] : [`${name} ${from ?? "none"} → ${to ?? "none"}`];
	});
}
/** Drivers and switches that decide power and speed beside the governor, by name; none that this host does not show. */
async function readDrivers(root) {
	const cpu = join(root, "sys/devices/system/cpu");
	const noTurbo = await readSwitch(join(cpu, "intel_pstate/no_turbo"));
	const found = {
		nvidia: await readNvidia(root),
		amdgpu: await readModule(root, "amdgpu"),
		i915: await readModule(root, "i915"),
		xe: await readModule(root, "xe"),
		cpufreq: await readPolicies(root, "scaling_driver"),
		"energy-preference": await readPolicies(root, "energy_performance_preference"),
		turbo: noTurbo === null ? await readSwitch(join(cpu, "cpufreq/boost")) : noTurbo === "on" ? "off" : "on",
		smt: await readSwitch(join(cpu, "smt/active"))
	};
	return Object.fromEntries(Object.entries(found).flatMap(([name, value]) => value === null ? [] : [[name, value]]));
}
/** `NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.15  Tue …` */
async function readNvidia(root) {
	const text = await readText(join(root, "proc/driver/nvidia/version"));
	return /^NVRM version:.*?\s(\d+(?:\.\d+)+)\s/m.exec(`${text ?? ""} `)?.[1] ?? null;
}
/** A module that was built apart from the kernel has a version; one of the kernel's own at most a hash of its source. */
async function readModule(root, name) {
	const folder = join(root, "sys/module", name);
	return await readText(join(folder, "version")) ?? await readText(join(folder, "srcversion"));
}
/** One word where all processors agree, else all their words. */
async function readPolicies(root, file) {
	const folder = join(root, "sys/devices/system/cpu/cpufreq");
	const policies = (await readdir(folder).catch(() => [])).filter((name) => /^policy\d+$/.test(name));
	const known = (await Promise.all(policies.map((policy) => readText(join(folder, policy, file))))).filter((word) => word !== null);
	return known.length === 0 ? null : [...new Set(known)].sort().join(", ");
}
async function readSwitch(path) {
	const text = await readText(path);
	return text === "1" ? "on" : text === "0" ? "off" : null;
}
/** Trimmed; null where there is no such file, or nothing in it. */
async function readText(path) {
	return (await readFile(path, "utf8").catch(() => "")).trim() || null;
}
// src/base/find-program.ts
/** The absolute path of a program on $PATH, or null; folders that depend on the working folder are left out. */
function findProgram(name, env) {
	return (env.PATH ?? "").split(delimiter).filter(isAbsolute).map((folder) => join(folder, name)).find(isProgram) ?? null;
}
/** A file that this user may execute. */
function isProgram(path) {
	try {
		accessSync(path, constants$1.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
// src/energy/cross-check.ts
/** Two meters of one zone agree within this share of a long run (reference/energy.md §3.2). */
const AGREEMENT = .01;
/** Seconds that a meter which is read ten times a second can misplace at the edges of a run. */
const EDGE_SECONDS$1 = .2;
/** Marks readings of one zone by two meters that disagree by more than their edges explain. */
function crossCheck(readings, wallSeconds) {
	const tolerance = AGREEMENT + EDGE_SECONDS$1 / Math.max(wallSeconds, EDGE_SECONDS$1);
	return readings.map((reading) => {
		const other = readings.find((each) => {
			if (each.domain !== reading.domain || each.meter === reading.meter) return false;
			return each.joules !== null && each.quality === "measured";
		});
		if (!other?.joules || !reading.joules || reading.quality !== "measured") return reading;
		const difference = other.joules / reading.joules - 1;
		if (Math.abs(difference) <= tolerance) return reading;
		return {
			...reading,
			doubts: [{
				kind: "meters-disagree",
				meter: other.meter,
				difference
			}, ...reading.doubts]
		};
	});
}
// src/energy/estimate.ts
/**
* Watts of one virtual CPU, idle and busy: the means over Amazon's instance types in the Cloud Carbon Footprint
* coefficients. A model of this kind is right within a factor of about two (docs/method.md), so it is never evidence.
*/
const IDLE_WATTS = .74;
const BUSY_WATTS = 3.5;
/** An order of magnitude where nothing can be measured: an affine function of wall and CPU time, in its own domain. */
function estimateEnergy(wallSeconds, cpuSeconds, because, { cpus = availableParallelism(), idleWatts, maxWatts } = {}) {
	const hasOwnWatts = idleWatts !== void 0 || maxWatts !== void 0;
	const idle = idleWatts ?? Math.min(IDLE_WATTS * cpus, maxWatts ?? Number.POSITIVE_INFINITY);
	const netJoules = ((maxWatts ?? Math.max(BUSY_WATTS * cpus, idle)) - idle) / cpus * cpuSeconds;
	return {
		domain: "estimate/cpu",
		joules: idle * wallSeconds + netJoules,
		netJoules,
		meter: hasOwnWatts ? "linear-own-watts" : "linear-per-vcpu",
		quality: "estimated",
		reason: {
			kind: "estimated",
			because: [...because]
		},
		doubts: []
	};
}
// src/base/sysfs.ts
/** Trimmed text of a small file of /sys or /proc; null where the host does not show it. */
function readSysfs(path) {
	try {
		return readFileSync(path, "utf8").trim();
	} catch {
		return null;
	}
}
/** Names in a folder of /sys, sorted; none where the host does not show it. */
function listSysfs(folder) {
	try {
		return readdirSync(folder).sort();
	} catch {
		return [];
	}
}
// src/energy/powercap-tree.ts
/** `intel-rapl:0` is a top zone, `intel-rapl:0:1` its child. AMD's zones have the same name since Linux 5.8. */
const ZONE = /^(intel-rapl(?:-mmio)?:\d+)(:\d+)?$/;
const CONTROL_TYPE = /^intel-rapl(-mmio)?$/;
/** Every zone below a powercap folder once, whether it is a flat link or nested under its control type and parent. */
function listZones(root) {
	const found = /* @__PURE__ */ new Map();
	let lost = 0;
	const visit = (folder, names) => {
		const below = [];
		for (const id of names.filter((name) => ZONE.test(name) || CONTROL_TYPE.test(name)).sort()) {
			const link = join(folder, id);
			try {
				const real = realpathSync(link);
				if (ZONE.test(id) && !found.has(real)) found.set(real, {
					id,
					link,
					folder: real
				});
				below.push(link);
			} catch {
				lost++;
			}
		}
		for (const link of below) visit(link, readdirSync(link));
	};
	visit(root, readdirSync(root));
	return {
		folders: [...found.values()],
		lost
	};
}
/** The folder of a child zone's parent; null for a top zone. */
function parentFolder(zone, all) {
	const [, parent, child] = ZONE.exec(zone.id) ?? [];
	if (child === void 0) return null;
	const above = dirname(zone.folder);
	return all.find((each) => each.folder === above || each.id === parent)?.folder ?? null;
}
// src/energy/powercap.ts
const POWERCAP_ROOT = "/sys/class/powercap";
const PACKAGE = /^package-(\d+)(-die-(\d+))?$/;
/**
* Finds the RAPL zones below `root`, each physical counter once: the class folder lists a zone as flat link and in the
* tree; `intel-rapl-mmio` shows the counter that `intel-rapl` shows already, and counts only where it is the only source;
* AMD's older kernels show one socket-wide counter once per die. Zones are told apart by their `name`, never by number
* (kernel documentation, power/powercap; drivers/powercap/intel_rapl_common.c).
*/
async function discoverPowercap(root = POWERCAP_ROOT, vendor = root === "/sys/class/powercap" ? readVendor() : null) {
	const { folders, lost } = listFolders(root);
	const zones = fillRanges(nameApart(dropDies(dropMmio(folders.map((folder) => describeZone(folder, folders))), vendor))).map(({ mmio: _, ...zone }) => zone).sort((a, b) => compareNaturally(a.domain, b.domain));
	if (zones.some((zone) => zone.unreadable === null)) return {
		zones,
		reason: null
	};
	const [locked] = zones.flatMap((zone) => zone.unreadable ?? []);
	return {
		zones,
		reason: locked ?? {
			kind: lost > 0 ? "hidden-counters" : "no-counters",
			root
		}
	};
}
function listFolders(root) {
	try {
		return listZones(root);
	} catch (error) {
		if (errorCode(error) === "ENOENT") return {
			folders: [],
			lost: 0
		};
		throw new UserError(`The powercap folder ${root} can't be listed: ${errorMessage(error)}`);
	}
}
function readVendor() {
	const found = /^vendor_id\s*:\s*(\S+)/m.exec(readSysfs("/proc/cpuinfo") ?? "")?.[1];
	return found === "AuthenticAMD" || found === "GenuineIntel" ? found : null;
}
function describeZone(zone, all) {
	const counterPath = join(zone.folder, "energy_uj");
	const parent = parentFolder(zone, all);
	const name = readName(zone.folder);
	const zoneName = name ?? (parent === null ? `package-? (${zone.id})` : zone.id);
	const parentName = parent === null ? null : readName(parent) ?? `package-? (${basename(parent)})`;
	const inheritsCap = parent !== null && (zoneName === "core" || zoneName === "uncore");
	return {
		domain: parentName === null ? zoneName : `${parentName}/${zoneName}`,
		counterPath,
		...name === null ? nameless(join(zone.link, "name")) : readCounter$1(counterPath, join(zone.link, "energy_uj")),
		maxMicrojoules: readPositive(join(zone.folder, "max_energy_range_uj")),
		capWatts: readCap(zone.folder) ?? (inheritsCap ? readCap(parent) : null),
		mmio: zone.id.includes("-mmio")
	};
}
const unreadable = (reason) => ({
	unreadable: reason,
	firstMicrojoules: null,
	inode: null
});
/** A zone without a name: not known to be a package, it is in no sum; not known to be none, it makes every sum of them uncertain. */
const nameless = (path) => unreadable({
	kind: "nameless",
	path
});
function readCounter$1(path, shownPath) {
	try {
		const text = readFileSync(path, "utf8").trim();
		if (!/^\d+$/.test(text)) return unreadable({
			kind: "no-number",
			path: shownPath,
			text: text.slice(0, 40)
		});
		return {
			unreadable: null,
			firstMicrojoules: Number(text),
			inode: statSync(path).ino
		};
	} catch (error) {
		const code = errorCode(error) ?? errorMessage(error);
		return unreadable({
			kind: "unreadable",
			path: shownPath,
			code
		});
	}
}
/** MMIO and MSR packages are the same energy: never mix them, and prefer what every kernel has. */
function dropMmio(zones) {
	const packages = zones.filter((zone) => PACKAGE.test(zone.domain));
	const readable = packages.filter((zone) => zone.unreadable === null);
	const useMmio = (readable.length > 0 ? readable : packages).every((zone) => zone.mmio);
	const mmioOnly = packages.length > 0 && useMmio;
	return zones.filter((zone) => {
		if (!PACKAGE.test(zone.domain.split("/")[0] ?? "")) return !zone.mmio || zones.every((each) => each.mmio);
		return zone.mmio === mmioOnly;
	});
}
/**
* AMD's package counter is the whole socket's; kernels before `rapl_msrs_are_pkg_scope` show it once for every die. Under
* another vendor dies are distinct (Cascade Lake-AP). Where the vendor is not known, the counters themselves tell
* (`mirrors.ts`).
*/
function dropDies(zones, vendor) {
	if (vendor !== "AuthenticAMD") return [...zones];
	const kept = /* @__PURE__ */ new Map();
	for (const { domain } of zones) {
		const [, socket = "", , die] = PACKAGE.exec(domain) ?? [];
		if (die !== void 0) kept.set(socket, Math.min(Number(die), kept.get(socket) ?? Number(die)));
	}
	return zones.filter(({ domain }) => {
		const [, socket = "", , die] = PACKAGE.exec(domain.split("/")[0] ?? "") ?? [];
		return die === void 0 || Number(die) === kept.get(socket);
	});
}
/** Two zones of one name that are not one zone: the second gets its folder's name too. */
function nameApart(zones) {
	const seen = /* @__PURE__ */ new Set();
	return zones.map((zone) => {
		const folder = zone.counterPath.split("/").at(-2) ?? "";
		const domain = seen.has(zone.domain) ? `${zone.domain} (${folder})` : zone.domain;
		seen.add(domain);
		return {
			...zone,
			domain
		};
	});
}
const kindOf = (domain) => (domain.split("/").at(-1) ?? "").replace(/[-\d].*/s, "");
/** Zones of one kind count in one unit, so a range that can't be read is that of a sibling. */
function fillRanges(zones) {
	return zones.map((zone) => {
		if (zone.maxMicrojoules !== null) return zone;
		const sibling = zones.find((each) => each.maxMicrojoules !== null && kindOf(each.domain) === kindOf(zone.domain));
		return {
			...zone,
			maxMicrojoules: sibling?.maxMicrojoules ?? null
		};
	});
}
function readCap(folder) {
	const watts = listSysfs(folder).filter((name) => /^constraint_\d+_(power_limit|max_power)_uw$/.test(name)).flatMap((name) => readPositive(join(folder, name)) ?? []).map((microwatts) => microwatts / 1e6);
	return watts.length === 0 ? null : Math.max(...watts);
}
/** A zone's name is shown on terminals and in reports: whoever fills a counter's folder must not steer them. */
const readName = (folder) => readSysfs(join(folder, "name"))?.replaceAll(/[\p{Cc}\p{Cf}]+/gu, "?") ?? null;
function readPositive(path) {
	const value = Number(readSysfs(path) ?? "");
	return Number.isFinite(value) && value > 0 ? value : null;
}
// src/energy/counter.ts
/** Watts above every processor package on sale, where the zone's own limit is not known. */
const DEFAULT_CAP_WATTS = 2e3;
/** A package exceeds its long-term limit for short times; twice the largest limit it never reaches. */
const CAP_FACTOR = 2;
/** The counter moves about once a millisecond, with jitter (Khan et al. 2018): room for both edges of a short step. */
const EDGE_SECONDS = .02;
/** A step that one second at full power explains may be an edge that was late; a larger one can't be. */
const LENIENT_SECONDS = 1;
/**
* The value at which a counter is 0 again: `max_energy_range_uj` is (2³² − 1) units (drivers/powercap/intel_rapl_common.c),
* so one unit more.
*/
const modulusOf = (maxMicrojoules) => maxMicrojoules * 2 ** 32 / (2 ** 32 - 1);
/**
* Joules between the first and the last reading of a counter. Wraps are added up; what can't have happened (a reset, a
* step beyond twice the zone's power limit) gives null, what is merely odd a number with a doubt.
*/
function joulesOf(readings, limits) {
	if (readings.length < 2) return {
		joules: null,
		reason: { kind: "read-once" }
	};
	const modulus = limits.maxMicrojoules === null ? null : modulusOf(limits.maxMicrojoules);
	const watts = CAP_FACTOR * (limits.capWatts ?? DEFAULT_CAP_WATTS);
	let total = 0;
	let doubt = null;
	for (let i = 1; i < readings.length; i++) {
		const step = stepOf(readings[i - 1], readings[i], modulus);
		if ("kind" in step) return {
			joules: null,
			reason: step
		};
		const { microjoules, seconds } = step;
		const most = watts * (seconds + EDGE_SECONDS) * 1e6;
		if (microjoules > Math.max(most, watts * LENIENT_SECONDS * 1e6)) return {
			joules: null,
			reason: nameExcess(step, watts)
		};
		if (microjoules > most) doubt = {
			kind: "excessive-power",
			joules: microjoules / 1e6,
			seconds,
			limitWatts: watts
		};
		else if (modulus !== null && most >= modulus) doubt ??= {
			kind: "wrapped-unseen",
			seconds
		};
		total += microjoules;
	}
	return {
		joules: total / 1e6,
		reason: null,
		doubts: doubt === null ? [] : [doubt]
	};
}
/** Increase between two readings, or why that can't be told. */
function stepOf(first, second, modulus) {
	if (first?.microjoules == null || second?.microjoules == null) return { kind: "not-read" };
	const [before, after, seconds] = [
		first.microjoules,
		second.microjoules,
		(second.t - first.t) / 1e9
	];
	if (before < 0 || after < 0) return { kind: "negative" };
	if (modulus !== null && (before > modulus || after > modulus)) return { kind: "above-range" };
	if (after >= before) return {
		microjoules: after - before,
		seconds,
		wrapped: false
	};
	if (modulus === null) return { kind: "wrapped-or-reset" };
	return {
		microjoules: after - before + modulus,
		seconds,
		wrapped: true
	};
}
/** Reason of an excess over the zone's limit: after a wrap it was a reset, else it is implausible. */
const nameExcess = ({ microjoules, seconds, wrapped }, limitWatts) => wrapped ? { kind: "reset" } : {
	kind: "implausible",
	joules: microjoules / 1e6,
	seconds,
	limitWatts
};
// src/energy/mirrors.ts
/** Two reads in a row of one counter differ by what a socket draws in the milliseconds between them. */
const SKEW_MICROJOULES = 1e6;
const LEAST_READS = 3;
/**
* For each zone the zone whose counter it shows, or null: one socket-wide counter appears once per die on older AMD
* kernels. Counters that stay equal over three reads are one meter. Of two packages, which may by chance have drawn
* nearly the same since the start, that takes equality within a joule while they move; of two dies of one package, the
* 0.1 % of reference/energy.md §3.1, or the very same number.
*/
function findMirrors(zones, reads) {
	return zones.map((zone, index) => {
		const original = zones.findIndex((other, earlier) => {
			if (earlier >= index || !mayMirror(zone.domain, other.domain)) return false;
			return isMirror(reads[earlier] ?? [], reads[index] ?? [], isSamePackage(zone.domain, other.domain));
		});
		return original === -1 ? null : original;
	});
}
const packageOf = (domain) => domain.split("/")[0] ?? "";
const childOf = (domain) => domain.split("/")[1];
const isPackage = (domain) => /^package-\d/.test(domain);
const socketOf = (domain) => /^package-(\d+)/.exec(domain)?.[1];
function mayMirror(a, b) {
	return isPackage(a) && isPackage(b) && packageOf(a) !== packageOf(b) && childOf(a) === childOf(b);
}
const isSamePackage = (a, b) => socketOf(a) === socketOf(b);
function isMirror(a, b, samePackage) {
	const pairs = a.flatMap((value, index) => {
		const other = b[index];
		return value == null || other == null ? [] : [[value, other]];
	});
	if (pairs.length < LEAST_READS || pairs.length < a.length) return false;
	if (samePackage && pairs.every(([one, other]) => one === other && one > 0)) return true;
	return pairs.every(([one, other]) => {
		const tolerance = samePackage ? Math.max(SKEW_MICROJOULES, one * .001) : SKEW_MICROJOULES;
		return Math.abs(one - other) <= tolerance;
	}) && haveMovedAlike(pairs);
}
function haveMovedAlike(pairs) {
	const [first, last] = [pairs[0], pairs.at(-1)];
	if (!first || !last) return false;
	const [one, other] = [last[0] - first[0], last[1] - first[1]];
	return one !== 0 && other !== 0 && Math.abs(one - other) <= Math.max(SKEW_MICROJOULES, Math.abs(one) * .01);
}
// src/energy/source.ts
const isUsable = (opened) => "read" in opened;
/** The flags of a run for what its energy readings say. */
const flagsOfEnergy = (readings) => readings.some(isDoubtful) ? ["doubtful-energy"] : [];
function makeReading(domain, meter, { joules, reason, doubts = [] }) {
	return {
		domain,
		joules,
		netJoules: null,
		meter,
		quality: joules === null ? "unavailable" : "measured",
		reason,
		doubts: [...doubts]
	};
}
const monotonicNs = () => Number(process.hrtime.bigint());
// src/energy/powercap-source.ts
const METER = "powercap";
/** RAPL by powercap. Where no zone can be read, those that exist still stand on record, each with its reason. */
async function openPowercap(root) {
	const { zones, reason } = await discoverPowercap(root);
	if (reason !== null) return {
		meter: METER,
		reason,
		readings: zones.map(readingOfUnreadable)
	};
	return makePowercapSource(zones);
}
const readingOfUnreadable = (zone) => makeReading(zone.domain, METER, {
	joules: null,
	reason: zone.unreadable ?? { kind: "not-read" }
});
function makePowercapSource(zones) {
	const readable = zones.filter((zone) => zone.unreadable === null);
	return {
		meter: METER,
		readsProcessor: true,
		counterPaths: readable.map((zone) => zone.counterPath),
		prepare: async () => {},
		read: async (window) => {
			const byZone = new Map(readZones(readable, window));
			return zones.flatMap((zone) => zone.unreadable === null ? byZone.get(zone) ?? [] : readingOfUnreadable(zone));
		},
		[Symbol.asyncDispose]: async () => {}
	};
}
function readZones(zones, window) {
	const valuesOf = (index) => window.samples.map((sample) => sample.values[index]);
	const mirrors = findMirrors(zones, zones.map((zone, index) => [zone.firstMicrojoules, ...valuesOf(index)]));
	return zones.flatMap((zone, index) => {
		if (mirrors[index] !== null) return [];
		const readings = window.samples.map(({ t, values }) => ({
			t,
			microjoules: values[index]
		}));
		const joules = vanished(zone) ?? judgeZone(zone, joulesOf(readings, zone), window);
		const others = zones.filter((_, other) => mirrors[other] === index).map((each) => each.domain);
		const told = others.length > 0 && joules.joules !== null && joules.reason === null && joules.doubts.length === 0 ? {
			...joules,
			reason: {
				kind: "mirrored",
				domains: others
			}
		} : joules;
		return [[zone, makeReading(zone.domain, METER, told)]];
	});
}
/** The launcher holds the file open, so one that was taken away or replaced would seem to stand still. */
function vanished(zone) {
	try {
		if (statSync(zone.counterPath).ino === zone.inode) return null;
		return {
			joules: null,
			reason: {
				kind: "replaced",
				path: zone.counterPath
			}
		};
	} catch (error) {
		const code = errorCode(error) ?? errorMessage(error);
		return {
			joules: null,
			reason: {
				kind: "vanished",
				path: zone.counterPath,
				code
			}
		};
	}
}
/** The counter moves about every millisecond: below a tenth of a second its edges are no longer small. */
const UPDATE_SECONDS = .001;
const SHORT_SECONDS = .1;
function judgeZone(zone, result, window) {
	if (result.joules === null) return result;
	const seconds = (window.endNs - window.beginNs) / 1e9;
	if (result.joules === 0) return zone.domain.endsWith("/uncore") ? {
		joules: 0,
		reason: { kind: "asleep" },
		doubts: []
	} : {
		joules: null,
		reason: { kind: "still" }
	};
	if (result.doubts.length === 0 && seconds > 0 && seconds < SHORT_SECONDS) return {
		...result,
		reason: {
			kind: "short-run",
			error: 2 * UPDATE_SECONDS / seconds,
			seconds
		}
	};
	return result;
}
// src/energy/meter.ts
const DRM_ROOT = "/sys/class/drm";
const EVENT_SOURCES = "/sys/bus/event_source/devices";
/**
* Opens the meters asked for, or all that are here; where none reads the processor, its energy is estimated, marked so. One
* that was asked for and can't measure is an error: a user who names it wants its numbers, not others.
*/
async function openMeter(options) {
	const { meters } = options;
	const opened = meters ? await openNamed(meters, options) : await openAll$1(options);
	const sources = opened.filter(isUsable);
	const unusable = opened.flatMap((each) => isUsable(each) ? [] : [each]);
	try {
		const estimates = meters ? meters.includes("estimate") : !sources.some((source) => source.readsProcessor);
		refuseMissing(unusable.filter(({ meter }) => meters !== void 0 || meter === "external"));
		if (options.require && estimates) throw refusal(`Energy can't be measured here: ${explain(unusable) || "an estimate was asked for"}`);
		return joinSources(sources, unusable, estimates, options);
	} catch (error) {
		await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()));
		throw error;
	}
}
function refuseMissing(missing) {
	if (missing.length === 0) return;
	const fix = missing.some(({ meter }) => meter !== "external") ? "; without --meter, what this host has is used" : "";
	throw refusal(`A meter that was asked for can't measure: ${explain(missing)}`, fix);
}
const explain = (unusable) => unusable.map(({ meter, reason }) => `${meter}: ${nameFact(reason)}`).join("; ");
const refusal = (what, fix = "") => new UserError(`${what}. 'greenml doctor' says what mends it${fix}.`, 1);
/** Each meter's code loads when it is opened: it is paid for on the processor that is measured. */
function listOpeners({ env = process.env, external = {}, ...roots }) {
	const { powercapRoot, drmRoot, eventSources: root = EVENT_SOURCES, meters } = roots;
	const ask = meters !== void 0;
	return {
		powercap: () => openPowercap(powercapRoot),
		perf: async () => (await import("./perf.js")).openPerf({
			env,
			root,
			vendor: readVendor(),
			ask
		}),
		nvml: async () => (await import("./nvml.js")).openNvml(env),
		"nvidia-smi": async () => (await import("./nvidia-smi.js")).openNvidiaSmi(env),
		hwmon: async () => (await import("./gpu-hwmon.js")).openGpuHwmon(env, drmRoot),
		amdsmi: async () => (await import("./amdsmi.js")).openAmdSmi(env, drmRoot),
		powermetrics: async () => (await import("./powermetrics.js")).openPowermetrics(env),
		external: async () => (await import("./external.js")).openExternal(external, env)
	};
}
function openNamed(meters, options) {
	const open = listOpeners(options);
	if (meters.includes("external") && !options.external?.command && !options.external?.stream) throw new UserError("The meter 'external' needs --meter-command or --meter-stream.");
	return Promise.all([...new Set(meters)].flatMap((name) => name === "estimate" ? [] : [open[name]()]));
}
/** Meters that a host has, found without starting anything that it has no sign of. */
async function openAll$1(options) {
	const { env = process.env, external } = options;
	const open = listOpeners(options);
	return (await Promise.all([
		openProcessor(options, open),
		hasNvidia(env) ? openNvidia(open) : [],
		hasCards(options.drmRoot ?? DRM_ROOT) ? hideAbsent(await open.hwmon()) : [],
		external?.command || external?.stream ? [await open.external()] : []
	])).flat();
}
/** powercap needs no program; perf is the way where its files may not be read but the PMU may. */
async function openProcessor(options, open) {
	if (process.platform === "darwin") return [await open.powermetrics()];
	const powercap = await open.powercap();
	const elsewhere = options.powercapRoot !== void 0 && options.eventSources === void 0;
	const hasPmu = existsSync(join(options.eventSources ?? EVENT_SOURCES, "power"));
	if (isUsable(powercap) || elsewhere || !hasPmu) return [powercap];
	const perf = await open.perf();
	return isUsable(perf) ? [perf] : [powercap, perf];
}
async function openNvidia(open) {
	const nvml = await open.nvml();
	if (isUsable(nvml)) return [nvml];
	const smi = await open["nvidia-smi"]();
	return isUsable(smi) ? [smi] : [nvml, smi];
}
const hideAbsent = (opened) => isUsable(opened) || opened.readings?.length ? [opened] : [];
const hasCards = (root) => existsSync(root) && readdirSync(root).some((name) => /^card\d+$/.test(name));
function hasNvidia(env) {
	const folders = (list) => (list ?? "").split(delimiter).filter((each) => each !== "");
	return existsSync("/dev/nvidiactl") || findProgram("nvidia-smi", env) !== null || folders(env.LD_LIBRARY_PATH).some((folder) => existsSync(join(folder, "libnvidia-ml.so.1")));
}
const PROCESSOR_METERS = /* @__PURE__ */ new Set([
	"powercap",
	"perf",
	"powermetrics",
	"external"
]);
function joinSources(sources, unusable, estimates, { model }) {
	const silent = unusable.filter(({ meter }) => PROCESSOR_METERS.has(meter)).map((each) => each.reason);
	const because = silent.length > 0 ? silent : [{ kind: "no-processor-meter" }];
	const starts = sources.map((_, index) => sources.slice(0, index).flatMap((each) => each.counterPaths).length);
	const meters = [...sources.map((source) => source.meter), ...estimates ? ["estimate"] : []];
	return {
		name: meters.join(", "),
		meters,
		unavailable: sources.some((source) => source.readsProcessor) ? null : because,
		measures: sources.length > 0,
		counterPaths: sources.flatMap((source) => source.counterPaths),
		prepare: async () => {
			await Promise.all(sources.map((source) => source.prepare()));
		},
		read: async (samples, wallSeconds, cpuSeconds) => {
			const [beginNs, endNs] = [samples[0]?.t ?? 0, samples.at(-1)?.t ?? 0];
			return [
				...crossCheck((await Promise.all(sources.map((source, index) => {
					const start = starts[index] ?? 0;
					const domainSamples = samples.map(({ t, values }) => ({
						t,
						values: values.slice(start, start + source.counterPaths.length)
					}));
					return source.read({
						samples: domainSamples,
						beginNs,
						endNs
					});
				}))).flat(), wallSeconds),
				...unusable.flatMap(readingsOf),
				...estimates ? [estimateEnergy(wallSeconds, cpuSeconds, because, model)] : []
			];
		},
		[Symbol.asyncDispose]: async () => {
			await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()));
		}
	};
}
/** A meter that names no zones still says why there is nothing, but for powercap, whose reason the estimate carries. */
function readingsOf({ meter, reason, readings = [] }) {
	if (readings.length > 0 || meter === "powercap") return readings;
	return [makeReading(meter, meter, {
		joules: null,
		reason
	})];
}
// src/measurement/open-meters.ts
async function openMeters(options, { env }) {
	const { idleWatts, maxWatts, meterCommand, meterStream } = options;
	if (idleWatts !== void 0 && maxWatts !== void 0 && maxWatts < idleWatts) throw new UserError("--max-watts is below --idle-watts.");
	if (meterCommand !== void 0 && meterStream !== void 0) throw new UserError("--meter-command and --meter-stream exclude each other.");
	return openMeter({
		require: options.requireMeasured,
		env,
		meters: options.meter,
		external: {
			command: meterCommand,
			stream: meterStream && resolve(meterStream)
		},
		model: {
			idleWatts,
			maxWatts
		},
		powercapRoot: options.powercapRoot ? resolve(options.powercapRoot) : void 0
	});
}
// src/measurement/place.ts
/** The current folder, as a user runs commands there. */
const onHost = (streams, timeoutSeconds) => ({
	tier: "none",
	allowed: [],
	prefix: [],
	wrap: (command, env) => ({
		argv: behindGate(command),
		env,
		cwd: process.cwd(),
		...streams,
		timeoutSeconds,
		limits: {}
	})
});
const GIB = 1024 ** 3;
/** A process that asks for far more than all may have is told so at once, which it can handle, and not ended. */
const DATA_FACTOR = 4;
const CPU_SLACK_SECONDS = 10;
/** What all processors can do in the time that a run may take. */
const mostCpuSeconds = ({ wallSeconds }) => Math.ceil(wallSeconds) * availableParallelism();
/** A workspace in a sandbox; what runs there is held to its limits from outside. */
function inSandbox(place) {
	const { sandbox, workspace, limits, readOnly = [], writable = [], places = [], prefix = [] } = place;
	const { tier, allowed } = sandbox;
	return {
		tier,
		allowed,
		prefix,
		wrap
	};
	function wrap(command, env) {
		const wrapped = sandbox.wrap({
			command: behindGate(command),
			projectFolder: workspace.projectFolder,
			homeFolder: workspace.homeFolder,
			workingDirectory: place.workingDirectory ?? workspace.projectFolder,
			readOnly,
			writable,
			places,
			env,
			temporaryBytes: GIB,
			maxProcesses: limits.processes,
			memoryBytes: Math.ceil(limits.memoryBytes)
		});
		const cpuSeconds = limits.cpuSecondsOfEach ?? limits.cpuSeconds ?? mostCpuSeconds(limits);
		return {
			...wrapped,
			argv: [...prefix, ...wrapped.argv],
			stdout: workspace.stdoutPath,
			stderr: workspace.stderrPath,
			timeoutSeconds: limits.wallSeconds,
			limits: {
				CORE: 0,
				CPU: Math.ceil(cpuSeconds) + CPU_SLACK_SECONDS,
				DATA: Math.ceil(DATA_FACTOR * limits.memoryBytes),
				FSIZE: limits.fileBytes,
				NOFILE: limits.openFiles
			},
			bounds: {
				memoryBytes: Math.ceil(limits.memoryBytes),
				processes: limits.processes,
				...limits.cpuSeconds === null ? {} : { cpuSeconds: limits.cpuSeconds },
				outputBytes: limits.outputBytes,
				diskBytes: limits.diskBytes,
				folders: [
					workspace.projectFolder,
					workspace.homeFolder,
					...writable.map(({ folder }) => folder)
				]
			}
		};
	}
}
// src/energy/idle.ts
function noBaseline(notMeasured) {
	return {
		powers: [],
		notMeasured,
		missing: [],
		busyProcessors: null
	};
}
const LEAST_SLICES = 10;
/** No slice is longer, so that no counter wraps unseen in one. */
const LONGEST_SLICE_SECONDS = 10;
/**
* Watts of every zone while nothing of ours runs, by the meters that read the runs: the energy of the whole window over
* its length. The standard error is that of the mean over ten or more slices, taken as independent: it holds the noise of
* counter and load, not a drift that is slower than the window. It is null for a meter too slow to read a slice.
*/
async function measureIdle(meter, seconds, watch) {
	await meter.prepare();
	const startedAt = (/* @__PURE__ */ new Date()).toISOString();
	const slices = Math.max(LEAST_SLICES, Math.ceil(seconds / LONGEST_SLICE_SECONDS));
	const { samples, hostBusySeconds } = await watch({
		seconds,
		counters: meter.counterPaths,
		everySeconds: seconds / slices
	});
	const length = secondsOf(samples);
	if (length <= 0) throw new Error("a baseline needs a reading at both of its ends");
	const whole = (await readWindow(meter, samples)).filter(({ quality }) => quality !== "estimated");
	const parts = [];
	for (const part of cutEvenly(samples, slices)) parts.push({
		seconds: secondsOf(part),
		readings: await readWindow(meter, part)
	});
	const [known, unknown] = [whole.filter(isKnown), whole.filter((reading) => !isKnown(reading))];
	return {
		powers: known.map((reading) => ({
			domain: reading.domain,
			meter: reading.meter,
			watts: reading.joules / length,
			standardErrorWatts: standardErrorOf(parts, reading),
			seconds: length,
			startedAt
		})),
		notMeasured: null,
		missing: unknown.map((reading) => ({
			domain: reading.domain,
			meter: reading.meter,
			reason: whyUnknown(reading)
		})),
		busyProcessors: hostBusySeconds === null ? null : hostBusySeconds / length
	};
}
const isKnown = (reading) => reading.joules !== null && !isDoubtful(reading);
const whyUnknown = ({ reason, doubts }) => doubts.length === 0 ? {
	kind: "not-read",
	reason
} : {
	kind: "doubtful",
	doubts
};
const secondsOf = (samples) => ((samples.at(-1)?.t ?? 0) - (samples[0]?.t ?? 0)) / 1e9;
const readWindow = (meter, samples) => meter.read(samples, secondsOf(samples), 0);
/** Windows of about equal length from one sample to another; fewer where there are not as many samples. */
function cutEvenly(samples, count) {
	const [beginNs, length] = [samples[0]?.t ?? 0, secondsOf(samples) * 1e9];
	const edges = Array.from({ length: count + 1 }, (_, index) => {
		const wanted = beginNs + length * index / count;
		const distance = (at) => Math.abs((samples[at]?.t ?? 0) - wanted);
		return samples.reduce((nearest, _sample, at) => distance(at) < distance(nearest) ? at : nearest, 0);
	});
	const distinct = [...new Set(edges)];
	return distinct.slice(1).map((to, index) => samples.slice(distinct[index], to + 1));
}
/** Two slices tell nothing of how they scatter. */
const LEAST_KNOWN_SLICES = 3;
/**
* Standard error of one zone's watts, over slices that its meter could read without a doubt; null when one of them could not.
*/
function standardErrorOf(parts, zone) {
	const known = parts.flatMap(({ seconds, readings }) => {
		const reading = readings.find((each) => isSameZone(each, zone));
		return reading !== void 0 && isKnown(reading) ? [reading.joules / seconds] : [];
	});
	if (known.length < Math.max(LEAST_KNOWN_SLICES, parts.length)) return null;
	const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
	const squares = known.reduce((sum, each) => sum + (each - mean) ** 2, 0);
	return Math.sqrt(squares / (known.length - 1) / known.length);
}
/**
* Readings with net joules: a zone has them only where the same meter read it while idle; what is estimated has them by its
* own model.
*/
function withNet(energy, baseline, wallSeconds) {
	const used = /* @__PURE__ */ new Set();
	return {
		energy: energy.map((reading) => {
			const needsNone = reading.quality === "estimated" && baseline.notMeasured === null;
			if (reading.joules === null || needsNone) return reading;
			const idle = baseline.powers.find((each) => isSameZone(each, reading));
			if (idle === void 0) return {
				...reading,
				restReason: whyNoRest(reading, baseline)
			};
			used.add(idle);
			return {
				...reading,
				netJoules: reading.joules - idle.watts * wallSeconds
			};
		}),
		idle: [...used]
	};
}
/** Net joules by the mean of the power at rest before and after: what was drawn between the two is nobody's to know. */
function withRestAfter(energy, after, { idle, wallSeconds }) {
	return energy.map((reading) => {
		const [before, later] = [idle, after].map((windows) => windows.find((each) => isSameZone(each, reading)));
		if (reading.netJoules === null || before === void 0 || later === void 0) return reading;
		return {
			...reading,
			netJoules: reading.netJoules - (later.watts - before.watts) / 2 * (wallSeconds ?? 0)
		};
	});
}
const whyNoRest = (zone, { notMeasured, missing }) => notMeasured ?? missing.find((each) => isSameZone(each, zone))?.reason ?? { kind: "not-among-zones" };
// src/schema/measurement-basics.ts
/** Whether a run says what its command costs. */
const isSound = ({ exitCode, flags }) => exitCode === 0 || flags.includes("failure-ignored");
// src/measurement/rounds/stopping.ts
/** The reason to begin no further round; null: go on. A round that would end beyond the budget of seconds is not begun. */
function whyStop(rule, soFar) {
	const { rounds, elapsedSeconds, roundSeconds, halfWidth } = soFar;
	if (rule.target !== null && halfWidth !== null && halfWidth <= rule.target && rounds >= Math.max(rule.minimumRounds, 5)) return "interval";
	if (rule.target === null && rounds >= rule.minimumRounds && elapsedSeconds >= (rule.leastSeconds ?? 0)) return "repetitions";
	if (rounds >= rule.maximumRounds) return rule.target === null ? "repetitions" : "max-runs";
	return rule.maximumSeconds !== null && elapsedSeconds + roundSeconds > rule.maximumSeconds ? "max-seconds" : null;
}
// src/measurement/rounds/rounds.ts
/**
* Warm-up rounds, then measured ones until the rule ends them; each round in a random order of its own. Where the budget of
* seconds is short, warm-up rounds after the first give way; one measured round is run in any case.
*/
async function runRounds(plan, work) {
	const { rule } = plan;
	const begin = performance.now();
	const complete = [];
	let { warmup } = plan;
	let reached = null;
	const end = (reason) => {
		const rounds = Math.max(0, complete.length - warmup);
		return {
			...arrange(plan, complete, warmup),
			stopping: {
				rounds,
				reason,
				target: rule.target,
				reached
			}
		};
	};
	for (;;) {
		const made = await runRound(plan, complete.length, warmup, work);
		if (made === null) return end("interrupted");
		complete.push(made);
		const elapsedSeconds = (performance.now() - begin) / 1e3;
		const roundSeconds = elapsedSeconds / complete.length;
		if (complete.length < warmup && !hasTimeFor(2, rule, elapsedSeconds, roundSeconds)) warmup = complete.length;
		const rounds = complete.length - warmup;
		if (rounds < 1) continue;
		const { runs } = arrange(plan, complete, warmup);
		if (rounds === 1 && rule.target !== null && runs.some(([first]) => first && !isSound(first))) return end("failed");
		reached = needsHalfWidth(rule, rounds) ? await work.findHalfWidth(runs) : null;
		const stop = whyStop(rule, {
			rounds,
			elapsedSeconds,
			roundSeconds,
			halfWidth: reached
		});
		if (stop !== null) return end(stop);
	}
}
/** Null where the user stopped the round. */
async function runRound({ commands, noiseFloor, seed, rule }, round, warmup, { runOnce, progress, signal }) {
	const slots = [...commands.keys(), ...noiseFloor ? [commands.length] : []];
	const made = /* @__PURE__ */ new Map();
	for (const [orderIndex, slot] of seededRandom(seed, `round ${round}`).shuffle(slots).entries()) {
		const command = slot % commands.length;
		progress.begin(formatRound(round, warmup, rule), commands[command] ?? "");
		const run = await unlessStopped(runOnce(command, {
			round,
			orderIndex
		}), signal);
		if (run === null) return null;
		progress.end();
		made.set(slot, run);
	}
	return made;
}
/** The runs by command. The very first run of a command is cold: files are not cached, libraries not loaded. */
function arrange({ commands, noiseFloor }, complete, warmup) {
	const measured = complete.slice(warmup);
	const runsOf = (slot) => measured.flatMap((made) => made.get(slot) ?? []);
	const warmupsOf = (index) => complete.slice(0, warmup).flatMap((made) => [...made].flatMap(([slot, run]) => slot % commands.length === index ? [run] : []));
	return {
		runs: commands.map((_, index) => runsOf(index)),
		warmups: commands.map((_, index) => warmupsOf(index).map((run, place) => place === 0 ? {
			...run,
			flags: [...run.flags, "cold"]
		} : run)),
		repeatsOfFirst: noiseFloor ? runsOf(commands.length) : null
	};
}
/** The rounds with another energy of each run. */
function changeEnergy({ runs, warmups, repeatsOfFirst, stopping }, change) {
	const changed = (own) => own.map((run) => ({
		...run,
		energy: change(run)
	}));
	return {
		runs: runs.map(changed),
		warmups: warmups.map(changed),
		repeatsOfFirst: repeatsOfFirst && changed(repeatsOfFirst),
		stopping
	};
}
/** The result of `work`; null where the user stopped it. */
async function unlessStopped(work, signal) {
	return interruptible(work, signal).catch((error) => {
		if (signal?.aborted) return null;
		throw error;
	});
}
const needsHalfWidth = ({ target, minimumRounds }, rounds) => target !== null && rounds >= minimumRounds;
const hasTimeFor = (rounds, { maximumSeconds }, elapsedSeconds, roundSeconds) => maximumSeconds === null || elapsedSeconds + rounds * roundSeconds <= maximumSeconds;
function formatRound(round, warmup, rule) {
	if (round < warmup) return `warm-up ${round + 1} of ${warmup}`;
	const most = `${rule.minimumRounds === rule.maximumRounds ? "of" : "of at most"} ${rule.maximumRounds}`;
	return `round ${round - warmup + 1} ${most}`;
}
// src/measurement/sensors.ts
/** A mean over this many processors, evenly chosen, tells the same and stays cheap on a host with hundreds. */
const MOST_FREQUENCIES = 16;
/**
* The files in which Linux shows temperature (Documentation/hwmon, thermal/sysfs-api), clock rate
* (admin-guide/pm/cpufreq) and throttling (ABI/testing/sysfs-devices-system-cpu), found and opened once: reading all of
* them takes some 0.1 ms.
*/
var HostSensors = class {
	#temperatures;
	#frequencies;
	#throttles;
	constructor(root = "/") {
		const sys = join(root, "sys");
		const cpus = listProcessors(join(sys, "devices/system/cpu"));
		this.#temperatures = openAll(findTemperatures(sys));
		this.#frequencies = openAll(spread(cpus, MOST_FREQUENCIES).map((cpu) => join(cpu, "cpufreq/scaling_cur_freq")));
		this.#throttles = openAll(findThrottleCounts(cpus));
	}
	read() {
		const temperatures = readAll(this.#temperatures);
		const frequencies = readAll(this.#frequencies);
		const throttles = readAll(this.#throttles);
		const kilohertz = mean(frequencies.filter((each) => each > 0));
		return {
			temperatureCelsius: temperatures.length === 0 ? null : Math.max(...temperatures) / 1e3,
			frequencyMegahertz: kilohertz === null ? null : kilohertz / 1e3,
			throttleCount: throttles.length === 0 ? null : sum(throttles)
		};
	}
	[Symbol.dispose]() {
		for (const file of [
			...this.#temperatures,
			...this.#frequencies,
			...this.#throttles
		]) closeSync(file);
	}
};
const PROCESSOR_CHIPS = /^(coretemp|k10temp|zenpower)$/;
const PROCESSOR_ZONES = /^(x86_pkg_temp|cpu.*|soc[-_]thermal)$/;
/** Labels that stand for a whole package; Tctl is shifted on some models, so Tdie goes first. */
const WHOLE_PACKAGE = [
	/^Package id/,
	/^Tdie$/,
	/^Tctl$/
];
function findTemperatures(sys) {
	const found = listPaths(join(sys, "class/hwmon")).filter((chip) => PROCESSOR_CHIPS.test(readSysfs(join(chip, "name")) ?? "")).flatMap((chip) => {
		const inputs = listPaths(chip).filter((path) => /\/temp\d+_input$/.test(path));
		const labelled = (label) => inputs.filter((path) => label.test(readSysfs(path.replace(/_input$/, "_label")) ?? ""));
		return WHOLE_PACKAGE.map(labelled).find((paths) => paths.length > 0) ?? inputs;
	});
	if (found.length > 0) return found;
	return listPaths(join(sys, "class/thermal")).filter((zone) => PROCESSOR_ZONES.test(readSysfs(join(zone, "type")) ?? "")).map((zone) => join(zone, "temp"));
}
/** Files of one count a core and one a package: threads of a core show the same number. */
function findThrottleCounts(cpus) {
	const byPart = /* @__PURE__ */ new Map();
	for (const cpu of cpus) {
		const [socket, core] = ["physical_package_id", "core_id"].map((name) => readSysfs(join(cpu, "topology", name)) ?? "");
		byPart.set(`package ${socket}`, join(cpu, "thermal_throttle/package_throttle_count"));
		byPart.set(`core ${socket} ${core}`, join(cpu, "thermal_throttle/core_throttle_count"));
	}
	return [...byPart.values()];
}
const listProcessors = (folder) => listPaths(folder).filter((path) => /\/cpu\d+$/.test(path)).sort(compareNaturally);
const spread = (items, most) => items.filter((_, index) => Math.floor(index * most / items.length) !== Math.floor((index - 1) * most / items.length));
const listPaths = (folder) => listSysfs(folder).map((name) => join(folder, name));
function openAll(paths) {
	return paths.flatMap((path) => {
		try {
			return [openSync(path, "r")];
		} catch {
			return [];
		}
	});
}
const readAll = (files) => files.flatMap((file) => readInteger(file) ?? []);
const LONGEST_NUMBER = 32;
/** Null: the sensor does not answer now. */
function readInteger(file) {
	const buffer = Buffer.alloc(LONGEST_NUMBER);
	try {
		const text = buffer.toString("latin1", 0, readSync(file, buffer, 0, LONGEST_NUMBER, 0)).trim();
		return /^-?\d+$/.test(text) ? Number(text) : null;
	} catch {
		return null;
	}
}
// src/energy/carbon.ts
const JOULES_PER_KWH = 36e5;
/** PUE without the user's own value: the machine alone counts, as where there is no data centre around it. */
const DEFAULT_PUE = 1;
/** Null where nobody said where the electricity comes from: there is no default that would be right. */
async function openCarbon(options, env, context) {
	const { country, carbonIntensity, electricityMaps, pue = DEFAULT_PUE } = options;
	if ([
		country,
		carbonIntensity,
		electricityMaps
	].filter((each) => each !== void 0).length > 1) throw new UserError("--country, --carbon-intensity and --electricity-maps exclude each other.");
	if (!(pue >= 1)) throw new UserError(`--pue is ${pue}: the building can't take less than the machine in it (1).`);
	if (country !== void 0) {
		const { findRegion, TABLE_SOURCE } = await import("./carbon-regions.js");
		const { name, gramsPerKwh, year } = findRegion(country);
		return {
			gramsPerKwh,
			region: name,
			year,
			source: TABLE_SOURCE,
			pue
		};
	}
	if (carbonIntensity !== void 0) return {
		gramsPerKwh: carbonIntensity,
		region: "own value",
		year: null,
		source: "given by the user",
		pue
	};
	if (electricityMaps !== void 0) {
		const { askElectricityMaps, KEY_VARIABLE } = await import("./electricity-maps.js");
		const file = context?.keyFiles?.get(KEY_VARIABLE);
		if (file !== void 0) context?.logger.info(`Electricity Maps is asked with ${KEY_VARIABLE} from ${file}`);
		return {
			...await askElectricityMaps(electricityMaps, env),
			pue
		};
	}
	if (options.pue === void 0) return null;
	throw new UserError("--pue needs --country, --carbon-intensity or --electricity-maps beside it.");
}
/** Operational carbon of what the host took, its packages or a meter outside it: kWh × PUE × intensity. Making the machine is not in it. */
function carbonOf(model, energy) {
	const { joules, quality, reason } = energyOfHost(energy);
	const grams = joules === null ? null : joules / JOULES_PER_KWH * model.pue * model.gramsPerKwh;
	return {
		...model,
		grams,
		quality,
		reason
	};
}
// src/measurement/conditions.ts
/** Share, of busy time and of one processor, above which the load of others disturbs a run. */
const DISTURBING_SHARE = .05;
/** The resolution of /proc/stat (USER_HZ is 100 on every Linux). */
const TICK_SECONDS = .01;
/** Ticks by which the busy time of one processor may be wrong: one at each edge. */
const EDGE_TICKS = 2;
/**
* Share of its CPU time, and seconds, above which a run has more than one thread that works. A thread of OpenBLAS that is
* given nothing spins for some 20 ms before it sleeps.
*/
const WORKING_SHARE = .05;
const WORKING_SECONDS = .03;
/**
* The host around a run, and what that makes of it. `contaminated`: others took more than 5 % of the busy time, more than
* 5 % of one processor, and more than the clock of `/proc/stat` can be wrong by. The second keeps a script that mostly
* sleeps from being blamed for a heartbeat. The third is 20 ms for each processor, adding up as independent errors do (28
* ms on 2, 0.23 s on 128): below 0.6 s on two processors it alone decides, so a run of 0.1 s is flagged only when others
* took more than a quarter of a processor. What the kernel does for the run in threads of its own (writing back,
* interrupts) counts as others'. Time that a hypervisor gave to other machines counts as neither busy nor theirs: no
* process of this host used it, and the CPU seconds of the run leave it out. `threads-disturbed`: contaminated, and more than
* one thread worked; where one of them has to wait for another that somebody else keeps from running, many libraries let it
* spin, which is CPU time. `throttled`: the processor throttled itself.
*/
function describeConditions(before, after, load) {
	const other = otherSeconds(load);
	const share = other === null ? null : other / Math.max(other + (load.cpuSeconds ?? 0), Number.MIN_VALUE);
	const noise = EDGE_TICKS * TICK_SECONDS * Math.sqrt(load.logicalCpus);
	const throttled = difference(before.throttleCount, after.throttleCount);
	const contaminated = other !== null && share !== null && share > DISTURBING_SHARE && other > Math.max(DISTURBING_SHARE * load.wallSeconds, noise);
	const hasWorkers = load.sideSeconds > Math.max(WORKING_SHARE * (load.cpuSeconds ?? 0), WORKING_SECONDS);
	return {
		conditions: {
			otherCpuSeconds: other,
			otherCpuShare: share,
			temperatureCelsius: pair(before.temperatureCelsius, after.temperatureCelsius),
			frequencyMegahertz: pair(before.frequencyMegahertz, after.frequencyMegahertz),
			throttled
		},
		flags: [
			...contaminated ? ["contaminated"] : [],
			...contaminated && hasWorkers ? ["threads-disturbed"] : [],
			...throttled ? ["throttled"] : []
		]
	};
}
/** The two clocks differ by a tick or so: never below 0. */
const otherSeconds = ({ hostBusySeconds, cpuSeconds }) => hostBusySeconds === null || cpuSeconds === null ? null : Math.max(0, hostBusySeconds - cpuSeconds);
const pair = (before, after) => before === null || after === null ? null : {
	before,
	after
};
/** A counter that went back was reset: nothing is known of it. */
const difference = (before, after) => before === null || after === null || after < before ? null : after - before;
// src/measurement/environment-offset.ts
const MOST_BYTES = 4096;
/**
* A variable of random length, the same for the same run. How large its environment is moves a program's stack and heap, by
* which equal code can differ in speed (Mytkowicz et al. 2009, doi:10.1145/1508244.1508275). Drawn anew for each run, this
* is noise, which repetitions average, and no longer a bias of one script.
*/
function drawEnvironmentOffset(run) {
	const length = createHash("sha256").update(run).digest().readUInt16LE() % MOST_BYTES;
	return { GREENML_RANDOM_OFFSET: "x".repeat(length) };
}
// src/measurement/measure-run.ts
/** Runs a command once, wherever and whatever it is. Numbers that could not be read are null with their reason. */
async function measureRun(asked, equipment) {
	const { place, whyNoEnergy = null } = asked;
	const { launcher, meter, sensors, carbon } = equipment;
	const offset = asked.offsetSeed === null ? {} : drawEnvironmentOffset(asked.offsetSeed);
	const job = place.wrap(asked.command, {
		...asked.env,
		...offset
	});
	await meter?.prepare();
	const before = sensors?.read();
	const outcome = await launcher.run({
		...job,
		counters: meter?.counterPaths ?? []
	});
	const after = sensors?.read();
	const { wallSeconds = null, userSeconds, systemSeconds, hostBusySeconds } = outcome;
	const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
	const { energy, idle } = whyNoEnergy === null ? await readEnergy(outcome, cpuSeconds, equipment) : NO_ENERGY;
	const load = {
		wallSeconds: wallSeconds ?? 0,
		cpuSeconds,
		hostBusySeconds,
		logicalCpus: availableParallelism(),
		sideSeconds: outcome.threads?.sideSeconds ?? 0
	};
	const { conditions, flags } = before !== void 0 && after !== void 0 && wallSeconds !== null ? describeConditions(before, after, load) : {
		conditions: null,
		flags: []
	};
	return {
		execution: {
			startedAt: (/* @__PURE__ */ new Date(outcome.startedAt * 1e3)).toISOString(),
			...exitState(outcome, place),
			wallSeconds,
			userSeconds,
			systemSeconds,
			peakMemoryBytes: outcome.peakMemoryBytes,
			energy,
			carbon: carbon !== null && energy.length > 0 ? carbonOf(carbon, energy) : null,
			conditions,
			...outcome.threads === null ? {} : { threads: {
				...outcome.threads,
				variables: threadVariables(asked.env)
			} },
			reasons: {
				...outcome.reasons,
				...whyNoEnergy === null ? {} : { energy: { kind: whyNoEnergy } }
			},
			flags: [
				...place.allowed.map((each) => `allowed-${each}`),
				...place.tier === "none" && outcome.survivors > 0 ? ["left-processes"] : [],
				...flagsOfEnergy(energy),
				...flags
			]
		},
		idle,
		outcome
	};
}
const threadVariables = (env) => Object.fromEntries(THREAD_VARIABLES.flatMap((name) => {
	const value = env[name];
	return value === void 0 ? [] : [[name, cleanLine(value, LONGEST_VARIABLE)]];
}));
const LONGEST_VARIABLE = 40;
const NO_ENERGY = {
	energy: [],
	idle: []
};
async function readEnergy({ samples, wallSeconds }, cpuSeconds, { meter, baseline }) {
	if (meter === null || wallSeconds === void 0) return NO_ENERGY;
	const read = await meter.read(samples, wallSeconds, cpuSeconds ?? 0);
	const energy = cpuSeconds === null ? read.map(withoutEstimate) : read;
	return baseline === null ? {
		energy,
		idle: []
	} : withNet(energy, baseline, wallSeconds);
}
/** The model needs CPU seconds: without them it would take the run for a rest. */
function withoutEstimate(reading) {
	if (reading.quality !== "estimated") return reading;
	return {
		...reading,
		joules: null,
		netJoules: null,
		quality: "unavailable",
		reason: { kind: "no-cpu-seconds" }
	};
}
/** bubblewrap, and a shell that a prefix runs the command by, tell a signal by the exit code 128 + n. */
function exitState({ exitCode, signal }, { tier, prefix }) {
	if (!(tier === "bubblewrap" || prefix.length > 0) || exitCode === null || exitCode <= 128) return {
		exitCode,
		signal
	};
	const name = Object.entries(constants.signals).find(([, number]) => number === exitCode - 128)?.[0];
	return name === void 0 ? {
		exitCode,
		signal
	} : {
		exitCode: null,
		signal: name
	};
}
// src/base/check-writable.ts
/** Hours of measuring are not lost to a path that can't be written at the end: a file beside it is made and removed. */
async function checkWritable(path) {
	if ((await stat(path).catch(() => null))?.isDirectory()) throw new UserError(`${path} is a folder: name a file to write to.`, 1);
	if (await isStream(path)) return;
	const folder = dirname(path);
	if (!existsSync(folder)) throw new UserError(`${path} can't be written: there is no folder ${folder}.`, 1);
	const probe = `${path}.${randomBytes(6).toString("hex")}.tmp`;
	try {
		await (await open(probe, "wx")).close();
		await rm(probe);
	} catch (error) {
		throw new UserError(`${path} can't be written: ${errorMessage(error)}`, 1, { cause: error });
	}
}
// src/measurement/check-programs.ts
const DEFAULT_PATH = "/usr/local/bin:/usr/bin:/bin";
/** Finds a fault before anything is measured; the codes are those of a shell: 127 not found, 126 can't be run. */
function checkPrograms(commands, env, separator) {
	for (const [index, [program = ""]] of commands.entries()) {
		if (/\s/.test(program) && !existsSync(program)) throw quotedWhole(program, commands);
		try {
			checkProgram(program, env);
		} catch (error) {
			throw index > 0 && separator === "--" && !program.includes("/") && existsSync(program) && !isProgram(program) && error instanceof UserError ? partedByDashes(error) : error;
		}
	}
}
/** `git log -- README.md` reads as two commands. */
const partedByDashes = (error) => new UserError(`${error.message}\n-- parts commands; for one that has -- in it: greenml measure --separator + -- a -- b + c`, error.exitCode, { cause: error });
/** `'python3 a.py' 'python3 b.py'`, as other tools take commands. */
function quotedWhole(program, commands) {
	const isCommand = (word) => /\s/.test(word);
	if (/[|<>&;*?$`]/.test(program)) return new UserError(`${program}: command not found; only a shell can run that: greenml measure --shell sh ${commands.flat().map((line) => `'${line.replaceAll("'", "'\\''")}'`).join(" ")}`, 127);
	return new UserError(`${program}: command not found; don't quote the whole command: ${`greenml measure -- ${commands.flatMap((words) => words.every(isCommand) ? words : [words.join(" ")]).join(" -- ")}`}; or let a shell read it: --shell sh`, 127);
}
/** Finds a fault of one program before it is run; the codes are those of a shell. */
function checkProgram(program, env) {
	if (program === "") throw new UserError("A command is empty: greenml measure -- <command> [-- <command>…]");
	if (program.includes("/")) {
		checkPath(program);
		return;
	}
	if ((env.PATH ?? DEFAULT_PATH).split(delimiter).map((folder) => join(folder || ".", program)).some(isProgram)) return;
	throw new UserError(`${program}: command not found${suggest(program)}`, 127);
}
function checkPath(path) {
	const found = statSync(path, { throwIfNoEntry: false });
	if (found === void 0) throw new UserError(`${path}: no such file${suggest(path)}`, 127);
	if (found.isDirectory()) throw new UserError(`${path} is a folder, not a command.`, 126);
	if (isProgram(path)) return;
	throw new UserError(`${path} can't be run: it is not executable. Try: ${path.endsWith(".py") ? `python3 ${path}` : `chmod +x ${path}`}`, 126);
}
/** A file with nearly the same name in the folder meant, or the one that needs `./` before it. */
function suggest(program) {
	const folder = dirname(program);
	const name = basename(program);
	let names;
	try {
		names = readdirSync(folder);
	} catch {
		return "";
	}
	const near = names.find((each) => each === name) ?? names.find((each) => isTypo(each, name));
	if (near === void 0) return "";
	const path = folder === "." ? `./${near}` : join(folder, near);
	return `; did you mean ${isProgram(path) ? path : path.endsWith(".py") ? `python3 ${path}` : path}?`;
}
/** Whether one letter is more, less or other, or two neighbours are swapped. */
function isTypo(a, b) {
	if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start++;
	const [restA, restB] = [a.slice(start), b.slice(start)];
	const swapped = `${restA[1] ?? ""}${restA[0] ?? ""}${restA.slice(2)}`;
	return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped === restB;
}
// src/measurement/rounds/epochs.ts
/** By the end of its line: one that is still being written is waited for. */
const LINE = /^GREENML_EPOCH (\d{1,9})\r?$/;
const LONGEST_LINE = 100;
/** More than any training has; what comes after is not read. */
const MOST_EPOCHS = 1e4;
/** Reads the energy counters when a run writes `GREENML_EPOCH n` on a line of its own. */
var EpochReader = class {
	#paths;
	#line = "";
	#marks = [];
	constructor(meter) {
		this.#paths = meter.counterPaths;
	}
	/** Takes what was written, as it comes. */
	take(chunk) {
		const [first = "", ...lines] = chunk.toString("latin1").split("\n");
		let line = this.#line + first;
		for (const next of lines) {
			this.#read(line);
			line = next;
		}
		this.#line = line.slice(0, LONGEST_LINE);
	}
	#read(line) {
		const [, epoch] = LINE.exec(line) ?? [];
		if (epoch === void 0 || this.#marks.length >= MOST_EPOCHS) return;
		const before = monotonicNs();
		const values = this.#paths.map(readCounter);
		this.#marks.push({
			epoch: Number(epoch),
			sample: {
				t: (before + monotonicNs()) / 2,
				values
			}
		});
	}
	/** The marks since the last call. */
	takeMarks() {
		const marks = this.#marks;
		this.#marks = [];
		this.#line = "";
		return marks;
	}
};
function readCounter(path) {
	try {
		const value = Number.parseInt(readFileSync(path, "latin1"), 10);
		return Number.isFinite(value) ? value : null;
	} catch {
		return null;
	}
}
/**
* Seconds and energy of each epoch: from the mark before it, of the first from the start of the run. An estimate needs CPU seconds,
* which nobody reads at a mark: it has none.
*/
async function readEpochs(marks, { samples }, meter) {
	const [begin, end] = [samples[0], samples.at(-1)];
	if (begin === void 0 || end === void 0) return [];
	const epochs = [];
	let from = begin;
	for (const { epoch, sample } of marks) {
		if (sample.t <= from.t || sample.t > end.t) continue;
		const between = samples.filter(({ t }) => t > from.t && t < sample.t);
		const wallSeconds = (sample.t - from.t) / 1e9;
		const energy = await meter.read([
			from,
			...between,
			sample
		], wallSeconds, 0);
		epochs.push({
			epoch,
			wallSeconds,
			energy: energy.map(withoutEstimate)
		});
		from = sample;
	}
	return epochs;
}
// src/measurement/rounds/output-pipe.ts
const MARK = Buffer.from("\0greenml mark\0");
/**
* A named pipe for what the commands write: only the last 4000 bytes are kept, in memory, however much it is, and nothing is
* written to a disk. It is held open for writing too, so that no command's end ends it.
*/
var OutputPipe = class {
	path;
	#pipe;
	#shown;
	#listen;
	#tail = Buffer.alloc(0);
	/** Told what was written before the mark, while one is waited for. */
	#seen = null;
	/** `path`: a named pipe that exists; `shown`: where all of it goes, too; `listen` is told it as well. */
	constructor(path, shown, listen = () => {}) {
		this.path = path;
		this.#listen = listen;
		this.#shown = shown;
		const fd = openSync(path, constants$1.O_RDWR | constants$1.O_NONBLOCK);
		this.#pipe = new Socket({
			fd,
			readable: true,
			writable: true
		});
		this.#pipe.on("data", (chunk) => this.#keep(chunk));
	}
	#keep(chunk) {
		if (this.#seen === null) this.#pass(chunk);
		const text = Buffer.concat([this.#tail, chunk.subarray(this.#seen === null ? -4e3 : 0)]);
		const end = this.#seen === null ? -1 : text.indexOf(MARK);
		this.#tail = end < 0 ? text.subarray(-4e3) : Buffer.alloc(0);
		if (end >= 0) this.#seen?.(text.subarray(0, end));
	}
	#pass(chunk) {
		this.#shown?.write(chunk);
		this.#listen(chunk);
	}
	/** The last line since the last call: a mark is put after all that was written, and waited for. */
	async takeLastLine() {
		const shownBytes = this.#tail.length;
		const text = await new Promise((resolve) => {
			this.#seen = resolve;
			this.#pipe.write(MARK);
		});
		this.#seen = null;
		this.#pass(text.subarray(shownBytes));
		return cleanLine(cleanText(text.subarray(-4e3).toString()).trim().split("\n").at(-1) ?? "");
	}
	async [Symbol.asyncDispose]() {
		const closed = new Promise((resolve) => this.#pipe.once("close", resolve));
		this.#pipe.destroy();
		await closed;
	}
};
// src/measurement/rounds/run-hook.ts
/**
* Runs a command by `sh` beside the measured ones, and waits for it. A measurement whose surroundings could not be made ready
* says nothing: a UserError, with what the command said last, where it fails. `option`: the one that asked for it.
*/
async function runHook(option, command, shell) {
	if (command === null) return;
	const { env, signal, output } = shell;
	const child = spawn("/bin/sh", ["-c", command], {
		env,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		...signal === void 0 ? {} : { signal }
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => {
		output?.write(chunk);
		said = (said + chunk.toString()).slice(-4e3);
	});
	const [exitCode, killedBy] = await once(child, "close");
	if (exitCode === 0) return;
	const last = cleanLine(said.trim().split("\n").at(-1) ?? "");
	throw new UserError(`--${option} '${command}' ${typeof killedBy === "string" ? `was ended by ${killedBy}` : `ended with exit code ${exitCode}`}${last === "" ? "" : `; it said: ${last}`}`, 1);
}
// src/measurement/rounds/run-once.ts
/** Runs a command once; its output is discarded. Numbers that could not be read are null with their reason. */
async function runOnce(command, order, equipment) {
	const { place, env, seed } = equipment;
	const { execution, outcome } = await measureRun({
		command,
		env,
		offsetSeed: `${seed} ${order.round} ${order.orderIndex}`,
		place
	}, equipment);
	const { notStarted } = outcome;
	if (notStarted !== null && order.round === 0) throw refuseToStart(command, notStarted);
	const { reasons, flags } = execution;
	const epochs = await takeEpochs(outcome, equipment);
	return {
		...execution,
		...epochs === null ? {} : { epochs },
		...order,
		reasons: {
			...reasons,
			...notStarted === null ? {} : { wallSeconds: {
				kind: "not-started",
				exitCode: notStarted
			} }
		},
		flags: [...endingFlags(outcome, equipment), ...flags]
	};
}
async function takeEpochs(outcome, { epochs, meter }) {
	if (epochs === null || meter === null) return null;
	await epochs.output.takeLastLine();
	return readEpochs(epochs.reader.takeMarks(), outcome, meter);
}
function endingFlags({ endedFor, exitCode, notStarted }, { ignoresFailure }) {
	if (endedFor === "wall") return ["timeout"];
	return exitCode !== null && exitCode !== 0 && notStarted === null && ignoresFailure ? ["failure-ignored"] : [];
}
/** A fault that a look at the file could not show: a missing interpreter, a format that this machine does not run. */
function refuseToStart([program = ""], exitCode) {
	return new UserError(`${program} could not be started: ${explainNotStarted(exitCode)}`, exitCode === 126 ? 126 : 127);
}
// src/measurement/rounds/measure-commands.ts
/** What takes standard output of the commands; null: nobody does. */
const openOutput = (path, shown, reader) => path === null ? null : new OutputPipe(path, shown, (chunk) => reader?.take(chunk));
const NO_LIMIT_SECONDS = 31536e4;
/** Holds the host, runs the commands in rounds and then what is counted in runs of its own. */
async function measureCommands(request, context) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { plan, settings, launcher, output } = request;
		const { env, signal } = context;
		const scratch = _usingCtx$2.a(removedAfter(await makeScratch("measure")));
		try {
			try {
				var _usingCtx3 = _usingCtx();
				const pipe = join(scratch.folder, "stderr");
				const outputPipe = output !== null || settings.epochs ? join(scratch.folder, "stdout") : null;
				const making = Promise.all([pipe, outputPipe].map((path) => path === null ? void 0 : launcher.makePipe(path)));
				const ready = Promise.all([making, holdHost(launcher, "greenml measure", settings.wait, context)]);
				ready.catch(() => {});
				const meter = _usingCtx3.a(await openMeters(settings, context));
				const sensors = _usingCtx3.u(new HostSensors());
				const [host, carbon] = await Promise.all([
					describeHost(null),
					openCarbon(settings, env, context),
					ready
				]);
				const errors = _usingCtx3.a(new OutputPipe(pipe, output));
				const reader = settings.epochs ? new EpochReader(meter) : null;
				const shown = _usingCtx3.a(openOutput(outputPipe, output, reader));
				const baseline = await measureBaseline(settings.idleBaseline, meter, launcher, context);
				const equipment = {
					launcher,
					meter,
					sensors,
					baseline,
					carbon,
					errors,
					seed: plan.seed,
					ignoresFailure: settings.ignoreFailure,
					epochs: reader && shown && {
						output: shown,
						reader
					},
					place: onHost({
						...settings.input === void 0 ? {} : { stdin: resolve(settings.input) },
						stdout: outputPipe ?? "/dev/null",
						stderr: pipe
					}, settings.timeout ?? NO_LIMIT_SECONDS),
					env: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]))
				};
				_usingCtx3.a(cleanedUpAfter(request, context));
				for (const { hooks } of request.commands) await runHook("setup", hooks.setup, hookShell(request, context));
				const { rounds: made, lastErrors } = await runAll(request, equipment, context);
				if (made.runs.every((runs) => runs.length === 0)) throw stoppedEarly();
				const rest = {
					seconds: settings.idleBaseline,
					meter,
					launcher
				};
				const { rounds, idle } = baseline === null ? {
					rounds: made,
					idle: []
				} : await rested(made, baseline, rest, context);
				const extraReadings = await makeExtraRuns(request, equipment, scratch.folder, rounds, context);
				await Promise.all([errors, shown].map((each) => each?.takeLastLine()));
				context.logger.status("");
				const stopping = signal?.aborted ? {
					...rounds.stopping,
					reason: "interrupted"
				} : rounds.stopping;
				return {
					host,
					idle,
					rounds: {
						...rounds,
						stopping
					},
					extraReadings,
					lastErrors
				};
			} catch (_) {
				_usingCtx3.e = _;
			} finally {
				await _usingCtx3.d();
			}
		} catch (error) {
			throw signal?.aborted ? stoppedEarly() : error;
		}
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** A measurement does not go on where it ended, as other commands do. */
const stoppedEarly = () => new UserError("Stopped before a round was complete: nothing was measured.", 1, { cause: stopped() });
async function measureBaseline(seconds, meter, launcher, context) {
	if (seconds === 0) return null;
	const { takeBaseline } = await import("./idle-baseline.js");
	return takeBaseline(seconds, meter, launcher, context);
}
async function rested(...asked) {
	const { restAgain } = await import("./idle-baseline.js");
	return restAgain(...asked);
}
async function runAll(request, equipment, context) {
	const { commands, plan, findHalfWidth } = request;
	const { logger, signal } = context;
	const lastErrors = /* @__PURE__ */ new Map();
	const inRound = commands.length + (plan.noiseFloor ? 1 : 0);
	const progress = new Progress(logger, (plan.warmup + plan.rule.maximumRounds) * inRound);
	const runCommand = async (index, place) => {
		const run = await betweenHooks(commands[index], request, context, (command) => runOnce(command, place, equipment));
		if (isSound(run) || lastErrors.has(index)) return run;
		lastErrors.set(index, await equipment.errors.takeLastLine());
		if (place.round === 0) logger.warn(`${plan.commands[index]} failed in its first run; it is measured all the same`);
		return run;
	};
	return {
		rounds: await runRounds(plan, {
			runOnce: runCommand,
			findHalfWidth,
			progress,
			signal
		}),
		lastErrors
	};
}
const hookShell = ({ output }, { env, signal }) => ({
	env,
	signal,
	output
});
/** Runs a command between what has to be done before and after it, which is no part of it. */
async function betweenHooks(given, request, context, run) {
	const { command = [], hooks } = given ?? {};
	const shell = hookShell(request, context);
	await runHook("prepare", hooks?.prepare ?? null, shell);
	const result = await run(command);
	await runHook("conclude", hooks?.conclude ?? null, shell);
	return result;
}
/** Runs the clean-up, also where the measurement was stopped. */
const cleanedUpAfter = (request, context) => ({ async [Symbol.asyncDispose]() {
	const shell = {
		...hookShell(request, context),
		signal: void 0
	};
	for (const { hooks } of request.commands) await runHook("cleanup", hooks.cleanup, shell);
} });
async function makeExtraRuns(request, equipment, scratch, { runs, stopping }, context) {
	const { commands, settings } = request;
	const { flops, phases } = settings;
	const { logger, signal } = context;
	if (stopping.reason === "interrupted" || !(flops || phases)) return [];
	const { readExtra } = await import("./extra-runs.js");
	const readings = [];
	for (const [index, each] of commands.entries()) {
		logger.status(`further run · ${each.command.join(" ")}`);
		const extra = {
			measured: runs[index] ?? [],
			equipment,
			folder: join(scratch, `extra-${index}`)
		};
		const made = await unlessStopped(betweenHooks(each, request, context, (command) => readExtra({
			...extra,
			command
		}, {
			flops,
			phases
		})), signal);
		if (made === null) break;
		readings.push(made);
	}
	return readings;
}
/** Options that mean something with `--base` only: one command on two revisions of a repository. */
const revisionFields = {
	base: option(text, "<revision>", "measure the command on this revision of the git repository here, a branch, tag or commit, against --head"),
	head: option(text, "<revision>", "the revision that is judged; `.`: the files as they lie here", { unset: "." }),
	metric: option(text, "<regex>", "what the command prints of its result, with the number in a group, as `f1=([0-9.]+)`; its last match counts", { unset: "a line `GREENML_METRIC accuracy=…` or `Accuracy: …`" }),
	lowerIsBetter: flag("a lower metric is better, where its name does not say so"),
	tolerance: preset(fromZero, .01, "<n>", "how far the metric may fall behind and still count as equal"),
	failOn: option(text, "<what>", "exit with code 1 when head takes more energy, cpu, wall or memory, is worse by accuracy, or fails where base succeeds (success), or when it could not be checked, as `cpu:10%,accuracy`"),
	environment: preset(choice(["auto", "existing"]), "auto", "<kind>", "`auto` makes each revision's Python from the packages that it declares; `existing` takes the one that the command names here, as does auto for one of a virtual environment"),
	include: option(array(text), "<path>", "a file or folder that git does not keep, as data, which both revisions get; may be given again", { isRepeated: true }),
	...sandboxOptions.shape,
	limits: option(text, "<list>", "limits of each run, as for `greenml sandbox`, with 900 s of time")
};
/** `5%` or `5`, as a share; the text itself where it is no number. */
function readPercent(given) {
	const [, percent] = /^(\d+(?:\.\d*)?|\.\d+)\s*%?$/.exec(given) ?? [];
	return percent === void 0 ? given : Number(percent) / 100;
}
const LIST_FORM = "a name and its values, as `n 1,2,5`";
/** A parameter and the values that it takes one after another, each as it is written into the commands. */
const parameter = strictObject({
	name: string(LIST_FORM).min(1, LIST_FORM),
	values: array(string(), LIST_FORM).min(1, LIST_FORM)
});
/** The two words of `--parameter-list`. */
function readParameterList(given) {
	const [name, values] = given.split("\n");
	return [{
		name,
		values: values?.split(",")
	}];
}
const SCAN_FORM = "a name and two numbers, as `n 1 10`";
const decimal = string(SCAN_FORM).regex(/^-?\d{1,9}(\.\d{1,6})?$/, SCAN_FORM);
/** A parameter that goes from one number to another, both as they are written: their digits are kept. */
const scan = strictObject({
	name: string(SCAN_FORM).min(1, SCAN_FORM),
	from: decimal,
	to: decimal
});
const STEP_FORM = "a number above 0, as `0.5`";
const stepSize = string(STEP_FORM).regex(/^\d{1,9}(\.\d{1,6})?$/, STEP_FORM).refine((step) => Number(step) > 0, STEP_FORM);
/** The three words of `--parameter-scan`. */
function readParameterScan(given) {
	const [name, from, to] = given.split("\n");
	return [{
		name,
		from,
		to
	}];
}
const TIME_UNITS = [
	"microsecond",
	"millisecond",
	"second"
];
const SORTS = ["command", "mean-time"];
/** Commands run beside those that are measured. */
const hooks = {
	prepare: option(array(text), "<command>", "run this before each run, by a shell, outside of what is measured; given again: one for each command", {
		short: "p",
		isRepeated: true
	}),
	conclude: option(array(text), "<command>", "the same after each run", {
		short: "C",
		isRepeated: true
	}),
	setup: option(text, "<command>", "run this once for each command, all before the first round, as the commands take turns", { short: "s" }),
	cleanup: option(text, "<command>", "run this once for each command when all has ended", { short: "c" })
};
/** How commands are made of what is written. */
const makings = {
	parameterList: option(array(parameter), "<name> <values>", "measure with each of these values, separated by commas, in place of {name}; may be given again", {
		short: "L",
		words: 2,
		isRepeated: true,
		read: readParameterList
	}),
	parameterScan: option(array(scan), "<name> <from> <to>", "measure with each number from one to the other in place of {name}; may be given again", {
		short: "P",
		words: 3,
		isRepeated: true,
		read: readParameterScan
	}),
	parameterStepSize: option(stepSize, "<step>", "step of --parameter-scan", {
		short: "D",
		unset: "1"
	}),
	shell: option(text, "<shell>", "run each word as a line of this shell, as `sh` or `bash`, whose own start is measured with it", {
		short: "S",
		unset: "no shell"
	}),
	separator: preset(text, "--", "<word>", "what parts the commands, for one that has -- in it"),
	reference: option(text, "<command>", "the command that the others are compared with: one of them, by its label, or one more", { unset: "the first" }),
	input: option(text, "<file>", "standard input of every run", { unset: "empty" })
};
/** How commands are measured, whichever they are. */
const measureSettings = object({
	...energyOptions.shape,
	...carbonOptions.shape,
	repetitions: option(wholeNumber(1), "<n>", "rounds, each of which runs every command", {
		unset: `5`,
		short: "r"
	}),
	warmup: preset(wholeNumber(0), 1, "<n>", "rounds before them, not counted", { short: "w" }),
	minRuns: option(wholeNumber(1), "<n>", `at least so many rounds: more, until --until-interval is reached or, without it, each command was given 3 s`, { short: "m" }),
	untilInterval: option(positive, "<percent>", "go on until the ratio is known to ± this, as `5%`", { read: readPercent }),
	maxRuns: option(wholeNumber(1), "<n>", "with --until-interval or --min-runs: the most rounds", {
		unset: `100`,
		short: "M"
	}),
	maxSeconds: option(positive, "<s>", "start no round that would end later; one warm-up round and one measured round are always run"),
	noiseFloor: flag("run the first command twice in every round, and treat smaller differences as noise"),
	idleBaseline: preset(fromZero, 0, "<seconds>", "seconds for which the host's power at rest is measured before the first run and after the last, for net energy"),
	phases: flag("one further run of each: CPU seconds of Python scripts by phase"),
	epochs: flag("seconds and energy of each epoch, which a command ends by the line `GREENML_EPOCH n` on standard output"),
	flops: flag("one further run of each: floating-point operations, by perf"),
	timeout: option(positive, "<seconds>", "end a run that takes longer"),
	...hooks,
	...makings,
	ignoreFailure: flag("take runs that end with an exit code other than 0 for what the command costs", { short: "i" }),
	showOutput: flag("show what the commands write, on standard error; who shows it takes time, too"),
	wait,
	name: option(array(text), "<label>", "label of a command: the first for the first; given again, for the next", {
		short: "n",
		isRepeated: true
	}),
	seed: option(wholeNumber(0), "<n>", "seed of the order of runs", { unset: "drawn and recorded" }),
	timeUnit: option(choice(TIME_UNITS), "<unit>", "unit of the times in tables", {
		short: "u",
		unset: "what fits"
	}),
	sort: preset(choice(SORTS), "command", "<order>", "order of the rows in tables"),
	json: option(text, "<file>", "write every run as JSON; - is stdout"),
	markdown: option(text, "<file>", "write the table as Markdown; - is stdout"),
	exportMarkdown: option(text, "<file>", "the same as --markdown"),
	exportJson: option(text, "<file>", "write the times in hyperfine's form of JSON, for programs that read that"),
	exportCsv: option(text, "<file>", "write the means in hyperfine's form of CSV, with CPU, memory and energy behind")
});
/** How one command is measured on two revisions of a repository. */
const revisionSettings = object({
	...energyOptions.shape,
	...carbonOptions.shape,
	...measureSettings.pick({
		repetitions: true,
		warmup: true,
		minRuns: true,
		untilInterval: true,
		maxRuns: true,
		maxSeconds: true,
		noiseFloor: true,
		idleBaseline: true,
		timeout: true,
		wait: true,
		seed: true,
		timeUnit: true,
		json: true,
		markdown: true
	}).shape,
	...revisionFields,
	base: required(text, "<revision>", "the revision that head is measured against")
});
/** Revisions of a pull request's merge: what it changes. */
const MERGED = {
	base: "HEAD^",
	head: "HEAD"
};
const measureInputs = object({
	command: option(text, "<command>", "what is run; blanks part its words, or lines where there are several", { unset: "an error" }),
	workingDirectory: preset(text, ".", "<dir>", "folder of the checkout that the command runs in"),
	...revisionSettings.omit({
		json: true,
		markdown: true
	}).shape,
	base: preset(text, MERGED.base, "<revision>", "the revision that head is measured against"),
	head: preset(text, MERGED.head, "<revision>", "the revision that is judged"),
	electricityMaps: electricityMapsInput,
	artifacts: flag("upload the finding, as Markdown and as JSON", { isOn: true }),
	artifactName: preset(artifactName, "greenml-measure", "<name>", "name of the artifact that holds the finding")
});
const measureOptions = verbOptions("time, CPU, memory and energy of commands: greenml measure -- <command> [-- <command>…]", {
	command: required(array(text), "<command...>", "one or several, separated by --", {
		isArgument: true,
		isRepeated: true
	}),
	...measureSettings.shape,
	...revisionFields
});
// src/measurement/rounds/plan-rounds.ts
/** The rounds that a user asks for. UserError where two options contradict each other. */
function planRounds(settings, commands) {
	const { warmup, noiseFloor } = settings;
	return {
		commands: commands.map(({ name, command }) => name ?? command.join(" ")),
		warmup,
		rule: chooseRule(settings, commands.length),
		noiseFloor,
		seed: settings.seed ?? randomInt(2 ** 31 - 1)
	};
}
function chooseRule(settings, commands) {
	const { untilInterval, repetitions, minRuns, maxRuns, maxSeconds } = settings;
	const ends = {
		target: untilInterval ?? null,
		maximumSeconds: maxSeconds ?? null
	};
	if (untilInterval === void 0 && minRuns === void 0) {
		if (maxRuns !== void 0) throw new UserError("--max-runs is the end of --until-interval or --min-runs: without one of them --repetitions says how many rounds.");
		const rounds = repetitions ?? 5;
		return {
			...ends,
			minimumRounds: rounds,
			maximumRounds: rounds
		};
	}
	if (repetitions !== void 0 && minRuns !== void 0) throw new UserError("--repetitions says how many rounds, --min-runs how many at least: give one of them.");
	const least = Math.max(untilInterval === void 0 ? 1 : 5, minRuns ?? repetitions ?? 0);
	const maximumRounds = maxRuns ?? Math.max(100, least);
	if (maximumRounds < least) throw new UserError(`--max-runs ${maximumRounds} is below the least number of rounds, ${least}.`);
	const leastSeconds = untilInterval === void 0 ? 3 * commands : 0;
	return {
		...ends,
		minimumRounds: least,
		maximumRounds,
		leastSeconds
	};
}
// src/measurement/rounds/check-before.ts
/** What can be known to fail is told before minutes are spent on it. */
async function checkBefore(settings, context) {
	const { commands, powercapRoot, input } = settings;
	const files = [
		settings.json,
		settings.markdown,
		settings.exportMarkdown,
		settings.exportJson,
		settings.exportCsv
	];
	if (files.filter((path) => path === "-").length > 1) throw new UserError("Standard output can hold one of the results only.");
	checkPrograms(commands.map(({ command }) => command), context.env, settings.separator);
	for (const path of files) if (path !== void 0 && path !== "-") await checkWritable(path);
	if (input !== void 0) await checkInput(input);
	else if ((await statIfPresent("/dev/stdin"))?.isFile()) context.logger.warn("standard input is a file, which no run is given: --input FILE gives it to each");
	if (powercapRoot !== void 0 && !existsSync(powercapRoot)) context.logger.warn(`--powercap-root ${powercapRoot}: no such folder, so no counter is read there`);
}
/** A folder or a pipe would give the first run something, and the others nothing. */
async function checkInput(path) {
	const found = await statIfPresent(path);
	if (found?.isFile() || path === "/dev/null") return;
	throw new UserError(`--input ${path}: ${found === null ? "no such file" : "not a file"}`);
}
// src/measurement/rounds/expand-commands.ts
const MOST_COMMANDS = 1e3;
/**
* The commands that are run: each of those written, once for each combination of the parameters' values. The one that the
* others are compared with comes first. UserError where options contradict each other.
*/
function expandCommands(settings, written) {
	const combinations = combine([...settings.parameterList ?? [], ...(settings.parameterScan ?? []).map((scan) => listScan(scan, settings.parameterStepSize ?? "1"))]);
	const templates = readTemplates(settings, written);
	if (templates.length * combinations.length > MOST_COMMANDS) throw new UserError(`The parameters make ${templates.length * combinations.length} commands: ${MOST_COMMANDS} at most.`);
	checkPlaceholders(templates, combinations[0] ?? {});
	return nameExpanded(settings, templates, templates.flatMap((template) => combinations.map((parameters) => fillIn(template, parameters))));
}
function readTemplates(settings, written) {
	const { name = [], prepare = [], conclude = [], setup = null, cleanup = null } = settings;
	const { all, named } = withReference(settings, settings.shell === void 0 ? written : written.flatMap(splitLines), name);
	const pick = (list, option, index) => {
		if (list.length > 1 && list.length !== all.length) throw new UserError(`--${option} is given ${list.length} times for ${all.length} commands: once for all, or once for each.`);
		return list[list.length === 1 ? 0 : index] ?? null;
	};
	return all.map((words, index) => ({
		words: inShell(words, settings.shell),
		name: named[index] ?? (usesShell(settings.shell) ? words[0] ?? null : null),
		hooks: {
			setup,
			prepare: pick(prepare, "prepare", index),
			conclude: pick(conclude, "conclude", index),
			cleanup
		}
	}));
}
const usesShell = (shell) => shell !== void 0 && shell !== "none";
/** A shell takes each word for a line of its own, as `'ls | wc -l' 'ls -l'`. */
function splitLines(words) {
	const option = words.find((word) => word.startsWith("-"));
	if (option !== void 0) throw new UserError(`${option} stands behind a command: options of greenml stand before.`);
	if (words.length > 1 && !words.some((word) => /\s/.test(word))) throw new UserError(`With --shell each command is one word: quote it whole, as '${words.join(" ")}'.`);
	return words.map((word) => [word]);
}
function inShell(words, shell) {
	if (!usesShell(shell)) return words.length === 1 && shell === "none" ? splitWords(words[0] ?? "") : words;
	return [
		...splitWords(shell === "default" ? "sh" : shell),
		"-c",
		...words
	];
}
/** Puts the command first that the others are compared with. */
function withReference({ reference, shell }, commands, names) {
	if (reference === void 0) return {
		all: commands,
		named: names
	};
	const index = commands.findIndex((words, place) => names[place] === reference || words.join(" ") === reference);
	if (index < 0) return {
		all: [usesShell(shell) ? [reference] : splitWords(reference), ...commands],
		named: [void 0, ...names]
	};
	const toFront = (list) => [list[index], ...list.filter((_, place) => place !== index)];
	return {
		all: toFront(commands).flatMap((words) => words === void 0 ? [] : [words]),
		named: toFront(commands.map((_, place) => names[place]))
	};
}
/** Words of one that white space parts; what only a shell understands is left to one. */
function splitWords(line) {
	if (/["'`$&|;<>(){}*?\\]/.test(line.replaceAll(/\{\w+\}/g, ""))) throw new UserError(`${line}: only a shell can read that: add --shell sh and quote every command whole.`);
	return line.trim().split(/\s+/);
}
/** Every number from one end to the other, with as many decimals as are written. */
function listScan({ name, from, to }, step) {
	const decimals = Math.max(...[
		from,
		to,
		step
	].map((text) => text.split(".")[1]?.length ?? 0));
	const scale = 10 ** decimals;
	const [first, last, by] = [
		from,
		to,
		step
	].map((text) => Math.round(Number(text) * scale));
	if (first === void 0 || last === void 0 || by === void 0 || last < first) throw new UserError(`--parameter-scan ${name} ${from} ${to}: the second number is below the first.`);
	const count = Math.floor((last - first) / by) + 1;
	if (count > MOST_COMMANDS) throw new UserError(`--parameter-scan ${name} has ${count} values: ${MOST_COMMANDS} at most.`);
	return {
		name,
		values: Array.from({ length: count }, (_, index) => ((first + index * by) / scale).toFixed(decimals))
	};
}
/** Every combination of the values; the last parameter changes fastest. */
function combine(parameters) {
	const repeated = parameters.find(({ name }, index) => parameters.findIndex((each) => each.name === name) !== index);
	if (repeated) throw new UserError(`The parameter ${repeated.name} is given twice.`);
	return parameters.reduce((made, { name, values }) => made.flatMap((others) => values.map((value) => ({
		...others,
		[name]: value
	}))), [{}]);
}
function checkPlaceholders(templates, parameters) {
	const texts = templates.flatMap(({ words, hooks }) => [...words, ...Object.values(hooks)]);
	for (const name of Object.keys(parameters)) {
		if (texts.some((text) => text?.includes(`{${name}}`))) continue;
		throw new UserError(`The parameter ${name} stands in no command: write {${name}} where its value belongs.`);
	}
}
function fillIn({ words, name, hooks }, parameters) {
	const fill = (text) => text.replaceAll(/\{([^{}]+)\}/g, (all, key) => parameters[key] ?? all);
	const fillHook = (hook) => hook === null ? null : fill(hook);
	return {
		command: words.map(fill),
		name: name === null ? null : fill(name),
		parameters,
		hooks: {
			setup: fillHook(hooks.setup),
			prepare: fillHook(hooks.prepare),
			conclude: fillHook(hooks.conclude),
			cleanup: fillHook(hooks.cleanup)
		}
	};
}
/** Labels are given for the commands that are written, or for each that is made of them. */
function nameExpanded({ name = [] }, templates, expanded) {
	if (name.length <= templates.length) return expanded;
	if (name.length === expanded.length) return expanded.map((each, index) => ({
		...each,
		name: name[index] ?? null
	}));
	throw new UserError(`There are ${name.length} names for ${expanded.length} commands.`);
}
// src/commands/measure.ts
/** `a b -- c d` is two commands, where `separator` is `--`. */
function splitCommands(words, separator = "--") {
	const commands = [[]];
	for (const word of words) if (word === separator) commands.push([]);
	else commands.at(-1)?.push(word);
	if (commands.some((command) => command.length === 0)) throw new UserError("A command is missing: greenml measure -- <command> [-- <command>…]");
	return commands;
}
/** Runs the commands in rounds, each round in random order, and reports what each cost. */
async function measure(given, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const settings = measureSettings.parse(given, { jitless: true });
		const commands = expandCommands(settings, given.commands);
		const options = {
			...given,
			...settings,
			commands
		};
		const plan = planRounds(options, commands);
		await checkBefore(options, context);
		const launcher = _usingCtx$1.a(new Launcher());
		const findHalfWidth = async (runs) => (await import("./half-width.js")).findHalfWidth(runs, plan.seed);
		const measured = await measureCommands({
			commands,
			plan,
			settings,
			launcher,
			findHalfWidth,
			output: settings.showOutput ? given.output ?? process.stderr : null
		}, context);
		const [measurement] = await Promise.all([import("./describe-measurement.js").then(({ describeMeasurement }) => describeMeasurement(options, plan.seed, measured)), launcher[Symbol.asyncDispose]()]);
		return await show(options, measurement, measured.lastErrors);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function show(settings, measurement, lastErrors) {
	const { json, markdown, exportMarkdown, exportJson, exportCsv, display } = settings;
	const { renderMeasurement } = await import("./measurement-terminal.js");
	if (json !== void 0 && json !== "-") await writeJson(json, measurement);
	const texts = [];
	if (markdown !== void 0 || exportMarkdown !== void 0) {
		const { renderMeasurementMarkdown } = await import("./measurement-markdown.js");
		const text = renderMeasurementMarkdown(measurement, lastErrors, settings);
		texts.push([markdown, text], [exportMarkdown, text]);
	}
	if (exportJson !== void 0 || exportCsv !== void 0) {
		const { renderHyperfineCsv, renderHyperfineJson } = await import("./hyperfine-form.js");
		texts.push([exportJson, renderHyperfineJson(measurement)], [exportCsv, renderHyperfineCsv(measurement)]);
	}
	for (const [path, content] of texts) if (path !== void 0 && path !== "-") await writeFileAtomic(path, content);
	return {
		measurement,
		table: renderMeasurement(measurement, lastErrors, display, settings),
		texts: texts.flatMap(([path, content]) => path === "-" ? [content] : []),
		exitCode: exitCodeOf(measurement.commands.flatMap(({ runs }) => runs))
	};
}
/** 128 + n on a signal, as a shell says it; the first run that did not end with 0 counts. */
function exitCodeOf(runs) {
	const failed = runs.find((run) => !isSound(run));
	if (!failed) return 0;
	return failed.exitCode ?? 128 + (SIGNAL_NUMBERS.get(failed.signal ?? "") ?? 0);
}
const SIGNAL_NUMBERS = new Map(Object.entries(constants.signals));
// src/cli/print.ts
/** Results go to standard output, one line each and cleaned; progress and errors go to standard error. */
function print(text) {
	process.stdout.write(`${cleanMessage(text)}\n`);
}
/** The same value, whatever the strings in it would do to a terminal. */
function printJson(value) {
	process.stdout.write(`${printableJson(value)}\n`);
}
/** The same in one line, as the items of a list follow one another. */
function printJsonLine(value) {
	process.stdout.write(`${printableJson(value, 0)}\n`);
}
/** A result as JSON where `json` is `-`; else as text, and as JSON in the file that `json` names. */
async function printResult(json, value, text) {
	if (json === "-") return printJson(value);
	if (json !== void 0) await writeJson(json, value);
	print(text);
}
/** What a table of ours is painted with: bold, dim, red, green, yellow, and their ends. */
const PAINT = /(\u001b\[(?:1|2|22|31|32|33|39)m)/;
/** The same with the colours of a table of ours. */
function printPainted(text) {
	const parts = text.split(PAINT).map((part, index) => index % 2 === 1 ? part : cleanMessage(part));
	process.stdout.write(`${parts.join("")}\n`);
}
/** The same, its lines broken to the terminal's width. */
function printText(text) {
	print(wrapText(text, textWidth(process.stdout)));
}
/** Headline, table and, as the last line, where the report lies. */
function printReport(report) {
	printText(`\n${report.headline.join("\n")}\n\n${report.table(textWidth(process.stdout)).trimEnd()}\n`);
	print(report.html);
}
// node_modules/commander/lib/error.js
var require_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* CommanderError class
	*/
	var CommanderError = class extends Error {
		/**
		* Constructs the CommanderError class
		* @param {number} exitCode suggested exit code which could be used with process.exit
		* @param {string} code an id string representing the error
		* @param {string} message human-readable description of the error
		*/
		constructor(exitCode, code, message) {
			super(message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
			this.code = code;
			this.exitCode = exitCode;
			this.nestedError = void 0;
		}
	};
	/**
	* InvalidArgumentError class
	*/
	var InvalidArgumentError = class extends CommanderError {
		/**
		* Constructs the InvalidArgumentError class
		* @param {string} [message] explanation of why argument is invalid
		*/
		constructor(message) {
			super(1, "commander.invalidArgument", message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
		}
	};
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
}));
// node_modules/commander/lib/argument.js
var require_argument = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Argument = class {
		/**
		* Initialize a new command argument with the given name and description.
		* The default is that the argument is required, and you can explicitly
		* indicate this with <> around the name. Put [] around the name for an optional argument.
		*
		* @param {string} name
		* @param {string} [description]
		*/
		constructor(name, description) {
			this.description = description || "";
			this.variadic = false;
			this.parseArg = void 0;
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.argChoices = void 0;
			switch (name[0]) {
				case "<":
					this.required = true;
					this._name = name.slice(1, -1);
					break;
				case "[":
					this.required = false;
					this._name = name.slice(1, -1);
					break;
				default:
					this.required = true;
					this._name = name;
			}
			if (this._name.endsWith("...")) {
				this.variadic = true;
				this._name = this._name.slice(0, -3);
			}
		}
		/**
		* Return argument name.
		*
		* @return {string}
		*/
		name() {
			return this._name;
		}
		/**
		* @package
		*/
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		/**
		* Set the default value, and optionally supply the description to be displayed in the help.
		*
		* @param {*} value
		* @param {string} [description]
		* @return {Argument}
		*/
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		/**
		* Set the custom handler for processing CLI command arguments into argument values.
		*
		* @param {Function} [fn]
		* @return {Argument}
		*/
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		/**
		* Only allow argument value to be one of choices.
		*
		* @param {string[]} values
		* @return {Argument}
		*/
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		/**
		* Make argument required.
		*
		* @returns {Argument}
		*/
		argRequired() {
			this.required = true;
			return this;
		}
		/**
		* Make argument optional.
		*
		* @returns {Argument}
		*/
		argOptional() {
			this.required = false;
			return this;
		}
	};
	/**
	* Takes an argument and returns its human readable equivalent for help usage.
	*
	* @param {Argument} arg
	* @return {string}
	* @private
	*/
	function humanReadableArgName(arg) {
		const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
		return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
	}
	exports.Argument = Argument;
	exports.humanReadableArgName = humanReadableArgName;
}));
// node_modules/commander/lib/help.js
var require_help = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { humanReadableArgName } = require_argument();
	/**
	* TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
	* https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
	* @typedef { import("./argument.js").Argument } Argument
	* @typedef { import("./command.js").Command } Command
	* @typedef { import("./option.js").Option } Option
	*/
	var Help = class {
		constructor() {
			this.helpWidth = void 0;
			this.minWidthToWrap = 40;
			this.sortSubcommands = false;
			this.sortOptions = false;
			this.showGlobalOptions = false;
		}
		/**
		* prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
		* and just before calling `formatHelp()`.
		*
		* Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
		*
		* @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
		*/
		prepareContext(contextOptions) {
			this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
		}
		/**
		* Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
		*
		* @param {Command} cmd
		* @returns {Command[]}
		*/
		visibleCommands(cmd) {
			const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
			const helpCommand = cmd._getHelpCommand();
			if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
			if (this.sortSubcommands) visibleCommands.sort((a, b) => {
				return a.name().localeCompare(b.name());
			});
			return visibleCommands;
		}
		/**
		* Compare options for sort.
		*
		* @param {Option} a
		* @param {Option} b
		* @returns {number}
		*/
		compareOptions(a, b) {
			const getSortKey = (option) => {
				return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
			};
			return getSortKey(a).localeCompare(getSortKey(b));
		}
		/**
		* Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
		*
		* @param {Command} cmd
		* @returns {Option[]}
		*/
		visibleOptions(cmd) {
			const visibleOptions = cmd.options.filter((option) => !option.hidden);
			const helpOption = cmd._getHelpOption();
			if (helpOption && !helpOption.hidden) {
				const removeShort = helpOption.short && cmd._findOption(helpOption.short);
				const removeLong = helpOption.long && cmd._findOption(helpOption.long);
				if (!removeShort && !removeLong) visibleOptions.push(helpOption);
				else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description));
				else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description));
			}
			if (this.sortOptions) visibleOptions.sort(this.compareOptions);
			return visibleOptions;
		}
		/**
		* Get an array of the visible global options. (Not including help.)
		*
		* @param {Command} cmd
		* @returns {Option[]}
		*/
		visibleGlobalOptions(cmd) {
			if (!this.showGlobalOptions) return [];
			const globalOptions = [];
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
				const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
				globalOptions.push(...visibleOptions);
			}
			if (this.sortOptions) globalOptions.sort(this.compareOptions);
			return globalOptions;
		}
		/**
		* Get an array of the arguments if any have a description.
		*
		* @param {Command} cmd
		* @returns {Argument[]}
		*/
		visibleArguments(cmd) {
			if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
				argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
			});
			if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
			return [];
		}
		/**
		* Get the command term to show in the list of subcommands.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		subcommandTerm(cmd) {
			const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
			return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
		}
		/**
		* Get the option term to show in the list of options.
		*
		* @param {Option} option
		* @returns {string}
		*/
		optionTerm(option) {
			return option.flags;
		}
		/**
		* Get the argument term to show in the list of arguments.
		*
		* @param {Argument} argument
		* @returns {string}
		*/
		argumentTerm(argument) {
			return argument.name();
		}
		/**
		* Get the longest command term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestSubcommandTermLength(cmd, helper) {
			return helper.visibleCommands(cmd).reduce((max, command) => {
				return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
			}, 0);
		}
		/**
		* Get the longest option term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestOptionTermLength(cmd, helper) {
			return helper.visibleOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		/**
		* Get the longest global option term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestGlobalOptionTermLength(cmd, helper) {
			return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		/**
		* Get the longest argument term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestArgumentTermLength(cmd, helper) {
			return helper.visibleArguments(cmd).reduce((max, argument) => {
				return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
			}, 0);
		}
		/**
		* Get the command usage to be displayed at the top of the built-in help.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		commandUsage(cmd) {
			let cmdName = cmd._name;
			if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
			let ancestorCmdNames = "";
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
			return ancestorCmdNames + cmdName + " " + cmd.usage();
		}
		/**
		* Get the description for the command.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		commandDescription(cmd) {
			return cmd.description();
		}
		/**
		* Get the subcommand summary to show in the list of subcommands.
		* (Fallback to description for backwards compatibility.)
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		subcommandDescription(cmd) {
			return cmd.summary() || cmd.description();
		}
		/**
		* Get the option description to show in the list of options.
		*
		* @param {Option} option
		* @return {string}
		*/
		optionDescription(option) {
			const extraInfo = [];
			if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (option.defaultValue !== void 0) {
				if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
			}
			if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
			if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (option.description) return `${option.description} ${extraDescription}`;
				return extraDescription;
			}
			return option.description;
		}
		/**
		* Get the argument description to show in the list of arguments.
		*
		* @param {Argument} argument
		* @return {string}
		*/
		argumentDescription(argument) {
			const extraInfo = [];
			if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (argument.description) return `${argument.description} ${extraDescription}`;
				return extraDescription;
			}
			return argument.description;
		}
		/**
		* Format a list of items, given a heading and an array of formatted items.
		*
		* @param {string} heading
		* @param {string[]} items
		* @param {Help} helper
		* @returns string[]
		*/
		formatItemList(heading, items, helper) {
			if (items.length === 0) return [];
			return [
				helper.styleTitle(heading),
				...items,
				""
			];
		}
		/**
		* Group items by their help group heading.
		*
		* @param {Command[] | Option[]} unsortedItems
		* @param {Command[] | Option[]} visibleItems
		* @param {Function} getGroup
		* @returns {Map<string, Command[] | Option[]>}
		*/
		groupItems(unsortedItems, visibleItems, getGroup) {
			const result = /* @__PURE__ */ new Map();
			unsortedItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
			});
			visibleItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
				result.get(group).push(item);
			});
			return result;
		}
		/**
		* Generate the built-in help text.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {string}
		*/
		formatHelp(cmd, helper) {
			const termWidth = helper.padWidth(cmd, helper);
			const helpWidth = helper.helpWidth ?? 80;
			function callFormatItem(term, description) {
				return helper.formatItem(term, termWidth, description, helper);
			}
			let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
			const commandDescription = helper.commandDescription(cmd);
			if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
			const argumentList = helper.visibleArguments(cmd).map((argument) => {
				return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
			});
			output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
			this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
				const optionList = options.map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList(group, optionList, helper));
			});
			if (helper.showGlobalOptions) {
				const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
			}
			this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
				const commandList = commands.map((sub) => {
					return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
				});
				output = output.concat(this.formatItemList(group, commandList, helper));
			});
			return output.join("\n");
		}
		/**
		* Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
		*
		* @param {string} str
		* @returns {number}
		*/
		displayWidth(str) {
			return stripColor(str).length;
		}
		/**
		* Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
		*
		* @param {string} str
		* @returns {string}
		*/
		styleTitle(str) {
			return str;
		}
		styleUsage(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word === "[command]") return this.styleSubcommandText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleCommandText(word);
			}).join(" ");
		}
		styleCommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleOptionDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleSubcommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleArgumentDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleDescriptionText(str) {
			return str;
		}
		styleOptionTerm(str) {
			return this.styleOptionText(str);
		}
		styleSubcommandTerm(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleSubcommandText(word);
			}).join(" ");
		}
		styleArgumentTerm(str) {
			return this.styleArgumentText(str);
		}
		styleOptionText(str) {
			return str;
		}
		styleArgumentText(str) {
			return str;
		}
		styleSubcommandText(str) {
			return str;
		}
		styleCommandText(str) {
			return str;
		}
		/**
		* Calculate the pad width from the maximum term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		padWidth(cmd, helper) {
			return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
		}
		/**
		* Detect manually wrapped and indented strings by checking for line break followed by whitespace.
		*
		* @param {string} str
		* @returns {boolean}
		*/
		preformatted(str) {
			return /\n[^\S\r\n]/.test(str);
		}
		/**
		* Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
		*
		* So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
		*   TTT  DDD DDDD
		*        DD DDD
		*
		* @param {string} term
		* @param {number} termWidth
		* @param {string} description
		* @param {Help} helper
		* @returns {string}
		*/
		formatItem(term, termWidth, description, helper) {
			const itemIndent = 2;
			const itemIndentStr = " ".repeat(itemIndent);
			if (!description) return itemIndentStr + term;
			const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
			const spacerWidth = 2;
			const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
			let formattedDescription;
			if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
			else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
			return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
		}
		/**
		* Wrap a string at whitespace, preserving existing line breaks.
		* Wrapping is skipped if the width is less than `minWidthToWrap`.
		*
		* @param {string} str
		* @param {number} width
		* @returns {string}
		*/
		boxWrap(str, width) {
			if (width < this.minWidthToWrap) return str;
			const rawLines = str.split(/\r\n|\n/);
			const chunkPattern = /[\s]*[^\s]+/g;
			const wrappedLines = [];
			rawLines.forEach((line) => {
				const chunks = line.match(chunkPattern);
				if (chunks === null) {
					wrappedLines.push("");
					return;
				}
				let sumChunks = [chunks.shift()];
				let sumWidth = this.displayWidth(sumChunks[0]);
				chunks.forEach((chunk) => {
					const visibleWidth = this.displayWidth(chunk);
					if (sumWidth + visibleWidth <= width) {
						sumChunks.push(chunk);
						sumWidth += visibleWidth;
						return;
					}
					wrappedLines.push(sumChunks.join(""));
					const nextChunk = chunk.trimStart();
					sumChunks = [nextChunk];
					sumWidth = this.displayWidth(nextChunk);
				});
				wrappedLines.push(sumChunks.join(""));
			});
			return wrappedLines.join("\n");
		}
	};
	/**
	* Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
	*
	* @param {string} str
	* @returns {string}
	* @package
	*/
	function stripColor(str) {
		return str.replace(/\x1b\[\d*(;\d*)*m/g, "");
	}
	exports.Help = Help;
	exports.stripColor = stripColor;
}));
// node_modules/commander/lib/option.js
var require_option = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Option = class {
		/**
		* Initialize a new `Option` with the given `flags` and `description`.
		*
		* @param {string} flags
		* @param {string} [description]
		*/
		constructor(flags, description) {
			this.flags = flags;
			this.description = description || "";
			this.required = flags.includes("<");
			this.optional = flags.includes("[");
			this.variadic = /\w\.\.\.[>\]]$/.test(flags);
			this.mandatory = false;
			const optionFlags = splitOptionFlags(flags);
			this.short = optionFlags.shortFlag;
			this.long = optionFlags.longFlag;
			this.negate = false;
			if (this.long) this.negate = this.long.startsWith("--no-");
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.presetArg = void 0;
			this.envVar = void 0;
			this.parseArg = void 0;
			this.hidden = false;
			this.argChoices = void 0;
			this.conflictsWith = [];
			this.implied = void 0;
			this.helpGroupHeading = void 0;
		}
		/**
		* Set the default value, and optionally supply the description to be displayed in the help.
		*
		* @param {*} value
		* @param {string} [description]
		* @return {Option}
		*/
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		/**
		* Preset to use when option used without option-argument, especially optional but also boolean and negated.
		* The custom processing (parseArg) is called.
		*
		* @example
		* new Option('--color').default('GREYSCALE').preset('RGB');
		* new Option('--donate [amount]').preset('20').argParser(parseFloat);
		*
		* @param {*} arg
		* @return {Option}
		*/
		preset(arg) {
			this.presetArg = arg;
			return this;
		}
		/**
		* Add option name(s) that conflict with this option.
		* An error will be displayed if conflicting options are found during parsing.
		*
		* @example
		* new Option('--rgb').conflicts('cmyk');
		* new Option('--js').conflicts(['ts', 'jsx']);
		*
		* @param {(string | string[])} names
		* @return {Option}
		*/
		conflicts(names) {
			this.conflictsWith = this.conflictsWith.concat(names);
			return this;
		}
		/**
		* Specify implied option values for when this option is set and the implied options are not.
		*
		* The custom processing (parseArg) is not called on the implied values.
		*
		* @example
		* program
		*   .addOption(new Option('--log', 'write logging information to file'))
		*   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
		*
		* @param {object} impliedOptionValues
		* @return {Option}
		*/
		implies(impliedOptionValues) {
			let newImplied = impliedOptionValues;
			if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
			this.implied = Object.assign(this.implied || {}, newImplied);
			return this;
		}
		/**
		* Set environment variable to check for option value.
		*
		* An environment variable is only used if when processed the current option value is
		* undefined, or the source of the current value is 'default' or 'config' or 'env'.
		*
		* @param {string} name
		* @return {Option}
		*/
		env(name) {
			this.envVar = name;
			return this;
		}
		/**
		* Set the custom handler for processing CLI option arguments into option values.
		*
		* @param {Function} [fn]
		* @return {Option}
		*/
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		/**
		* Whether the option is mandatory and must have a value after parsing.
		*
		* @param {boolean} [mandatory=true]
		* @return {Option}
		*/
		makeOptionMandatory(mandatory = true) {
			this.mandatory = !!mandatory;
			return this;
		}
		/**
		* Hide option in help.
		*
		* @param {boolean} [hide=true]
		* @return {Option}
		*/
		hideHelp(hide = true) {
			this.hidden = !!hide;
			return this;
		}
		/**
		* @package
		*/
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		/**
		* Only allow option value to be one of choices.
		*
		* @param {string[]} values
		* @return {Option}
		*/
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		/**
		* Return option name.
		*
		* @return {string}
		*/
		name() {
			if (this.long) return this.long.replace(/^--/, "");
			return this.short.replace(/^-/, "");
		}
		/**
		* Return option name, in a camelcase format that can be used
		* as an object attribute key.
		*
		* @return {string}
		*/
		attributeName() {
			if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
			return camelcase(this.name());
		}
		/**
		* Set the help group heading.
		*
		* @param {string} heading
		* @return {Option}
		*/
		helpGroup(heading) {
			this.helpGroupHeading = heading;
			return this;
		}
		/**
		* Check if `arg` matches the short or long flag.
		*
		* @param {string} arg
		* @return {boolean}
		* @package
		*/
		is(arg) {
			return this.short === arg || this.long === arg;
		}
		/**
		* Return whether a boolean option.
		*
		* Options are one of boolean, negated, required argument, or optional argument.
		*
		* @return {boolean}
		* @package
		*/
		isBoolean() {
			return !this.required && !this.optional && !this.negate;
		}
	};
	/**
	* This class is to make it easier to work with dual options, without changing the existing
	* implementation. We support separate dual options for separate positive and negative options,
	* like `--build` and `--no-build`, which share a single option value. This works nicely for some
	* use cases, but is tricky for others where we want separate behaviours despite
	* the single shared option value.
	*/
	var DualOptions = class {
		/**
		* @param {Option[]} options
		*/
		constructor(options) {
			this.positiveOptions = /* @__PURE__ */ new Map();
			this.negativeOptions = /* @__PURE__ */ new Map();
			this.dualOptions = /* @__PURE__ */ new Set();
			options.forEach((option) => {
				if (option.negate) this.negativeOptions.set(option.attributeName(), option);
				else this.positiveOptions.set(option.attributeName(), option);
			});
			this.negativeOptions.forEach((value, key) => {
				if (this.positiveOptions.has(key)) this.dualOptions.add(key);
			});
		}
		/**
		* Did the value come from the option, and not from possible matching dual option?
		*
		* @param {*} value
		* @param {Option} option
		* @returns {boolean}
		*/
		valueFromOption(value, option) {
			const optionKey = option.attributeName();
			if (!this.dualOptions.has(optionKey)) return true;
			const preset = this.negativeOptions.get(optionKey).presetArg;
			const negativeValue = preset !== void 0 ? preset : false;
			return option.negate === (negativeValue === value);
		}
	};
	/**
	* Convert string from kebab-case to camelCase.
	*
	* @param {string} str
	* @return {string}
	* @private
	*/
	function camelcase(str) {
		return str.split("-").reduce((str, word) => {
			return str + word[0].toUpperCase() + word.slice(1);
		});
	}
	/**
	* Split the short and long flag out of something like '-m,--mixed <value>'
	*
	* @private
	*/
	function splitOptionFlags(flags) {
		let shortFlag;
		let longFlag;
		const shortFlagExp = /^-[^-]$/;
		const longFlagExp = /^--[^-]/;
		const flagParts = flags.split(/[ |,]+/).concat("guard");
		if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
		if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (!shortFlag && longFlagExp.test(flagParts[0])) {
			shortFlag = longFlag;
			longFlag = flagParts.shift();
		}
		if (flagParts[0].startsWith("-")) {
			const unsupportedFlag = flagParts[0];
			const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
			if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
			if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
			if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
			throw new Error(`${baseError}
- unrecognised flag format`);
		}
		if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
		return {
			shortFlag,
			longFlag
		};
	}
	exports.Option = Option;
	exports.DualOptions = DualOptions;
}));
// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = /* @__PURE__ */ __commonJSMin(((exports) => {
	const maxDistance = 3;
	function editDistance(a, b) {
		if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
		const d = [];
		for (let i = 0; i <= a.length; i++) d[i] = [i];
		for (let j = 0; j <= b.length; j++) d[0][j] = j;
		for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
			let cost = 1;
			if (a[i - 1] === b[j - 1]) cost = 0;
			else cost = 1;
			d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
		}
		return d[a.length][b.length];
	}
	/**
	* Find close matches, restricted to same number of edits.
	*
	* @param {string} word
	* @param {string[]} candidates
	* @returns {string}
	*/
	function suggestSimilar(word, candidates) {
		if (!candidates || candidates.length === 0) return "";
		candidates = Array.from(new Set(candidates));
		const searchingOptions = word.startsWith("--");
		if (searchingOptions) {
			word = word.slice(2);
			candidates = candidates.map((candidate) => candidate.slice(2));
		}
		let similar = [];
		let bestDistance = maxDistance;
		const minSimilarity = .4;
		candidates.forEach((candidate) => {
			if (candidate.length <= 1) return;
			const distance = editDistance(word, candidate);
			const length = Math.max(word.length, candidate.length);
			if ((length - distance) / length > minSimilarity) {
				if (distance < bestDistance) {
					bestDistance = distance;
					similar = [candidate];
				} else if (distance === bestDistance) similar.push(candidate);
			}
		});
		similar.sort((a, b) => a.localeCompare(b));
		if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
		if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
		if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
		return "";
	}
	exports.suggestSimilar = suggestSimilar;
}));
// node_modules/commander/lib/command.js
var require_command = /* @__PURE__ */ __commonJSMin(((exports) => {
	const EventEmitter = __require("node:events").EventEmitter;
	const childProcess = __require("node:child_process");
	const path = __require("node:path");
	const fs = __require("node:fs");
	const process = __require("node:process");
	const { Argument, humanReadableArgName } = require_argument();
	const { CommanderError } = require_error();
	const { Help, stripColor } = require_help();
	const { Option, DualOptions } = require_option();
	const { suggestSimilar } = require_suggestSimilar();
	var Command = class Command extends EventEmitter {
		/**
		* Initialize a new `Command`.
		*
		* @param {string} [name]
		*/
		constructor(name) {
			super();
			/** @type {Command[]} */
			this.commands = [];
			/** @type {Option[]} */
			this.options = [];
			this.parent = null;
			this._allowUnknownOption = false;
			this._allowExcessArguments = false;
			/** @type {Argument[]} */
			this.registeredArguments = [];
			this._args = this.registeredArguments;
			/** @type {string[]} */
			this.args = [];
			this.rawArgs = [];
			this.processedArgs = [];
			this._scriptPath = null;
			this._name = name || "";
			this._optionValues = {};
			this._optionValueSources = {};
			this._storeOptionsAsProperties = false;
			this._actionHandler = null;
			this._executableHandler = false;
			this._executableFile = null;
			this._executableDir = null;
			this._defaultCommandName = null;
			this._exitCallback = null;
			this._aliases = [];
			this._combineFlagAndOptionalValue = true;
			this._description = "";
			this._summary = "";
			this._argsDescription = void 0;
			this._enablePositionalOptions = false;
			this._passThroughOptions = false;
			this._lifeCycleHooks = {};
			/** @type {(boolean | string)} */
			this._showHelpAfterError = false;
			this._showSuggestionAfterError = true;
			this._savedState = null;
			this._outputConfiguration = {
				writeOut: (str) => process.stdout.write(str),
				writeErr: (str) => process.stderr.write(str),
				outputError: (str, write) => write(str),
				getOutHelpWidth: () => process.stdout.isTTY ? process.stdout.columns : void 0,
				getErrHelpWidth: () => process.stderr.isTTY ? process.stderr.columns : void 0,
				getOutHasColors: () => useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
				getErrHasColors: () => useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
				stripColor: (str) => stripColor(str)
			};
			this._hidden = false;
			/** @type {(Option | null | undefined)} */
			this._helpOption = void 0;
			this._addImplicitHelpCommand = void 0;
			/** @type {Command} */
			this._helpCommand = void 0;
			this._helpConfiguration = {};
			/** @type {string | undefined} */
			this._helpGroupHeading = void 0;
			/** @type {string | undefined} */
			this._defaultCommandGroup = void 0;
			/** @type {string | undefined} */
			this._defaultOptionGroup = void 0;
		}
		/**
		* Copy settings that are useful to have in common across root command and subcommands.
		*
		* (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
		*
		* @param {Command} sourceCommand
		* @return {Command} `this` command for chaining
		*/
		copyInheritedSettings(sourceCommand) {
			this._outputConfiguration = sourceCommand._outputConfiguration;
			this._helpOption = sourceCommand._helpOption;
			this._helpCommand = sourceCommand._helpCommand;
			this._helpConfiguration = sourceCommand._helpConfiguration;
			this._exitCallback = sourceCommand._exitCallback;
			this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
			this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
			this._allowExcessArguments = sourceCommand._allowExcessArguments;
			this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
			this._showHelpAfterError = sourceCommand._showHelpAfterError;
			this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
			return this;
		}
		/**
		* @returns {Command[]}
		* @private
		*/
		_getCommandAndAncestors() {
			const result = [];
			for (let command = this; command; command = command.parent) result.push(command);
			return result;
		}
		/**
		* Define a command.
		*
		* There are two styles of command: pay attention to where to put the description.
		*
		* @example
		* // Command implemented using action handler (description is supplied separately to `.command`)
		* program
		*   .command('clone <source> [destination]')
		*   .description('clone a repository into a newly created directory')
		*   .action((source, destination) => {
		*     console.log('clone command called');
		*   });
		*
		* // Command implemented using separate executable file (description is second parameter to `.command`)
		* program
		*   .command('start <service>', 'start named service')
		*   .command('stop [service]', 'stop named service, or all if no name supplied');
		*
		* @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
		* @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
		* @param {object} [execOpts] - configuration options (for executable)
		* @return {Command} returns new command for action handler, or `this` for executable command
		*/
		command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
			let desc = actionOptsOrExecDesc;
			let opts = execOpts;
			if (typeof desc === "object" && desc !== null) {
				opts = desc;
				desc = null;
			}
			opts = opts || {};
			const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
			const cmd = this.createCommand(name);
			if (desc) {
				cmd.description(desc);
				cmd._executableHandler = true;
			}
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			cmd._hidden = !!(opts.noHelp || opts.hidden);
			cmd._executableFile = opts.executableFile || null;
			if (args) cmd.arguments(args);
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd.copyInheritedSettings(this);
			if (desc) return this;
			return cmd;
		}
		/**
		* Factory routine to create a new unattached command.
		*
		* See .command() for creating an attached subcommand, which uses this routine to
		* create the command. You can override createCommand to customise subcommands.
		*
		* @param {string} [name]
		* @return {Command} new command
		*/
		createCommand(name) {
			return new Command(name);
		}
		/**
		* You can customise the help with a subclass of Help by overriding createHelp,
		* or by overriding Help properties using configureHelp().
		*
		* @return {Help}
		*/
		createHelp() {
			return Object.assign(new Help(), this.configureHelp());
		}
		/**
		* You can customise the help by overriding Help properties using configureHelp(),
		* or with a subclass of Help by overriding createHelp().
		*
		* @param {object} [configuration] - configuration options
		* @return {(Command | object)} `this` command for chaining, or stored configuration
		*/
		configureHelp(configuration) {
			if (configuration === void 0) return this._helpConfiguration;
			this._helpConfiguration = configuration;
			return this;
		}
		/**
		* The default output goes to stdout and stderr. You can customise this for special
		* applications. You can also customise the display of errors by overriding outputError.
		*
		* The configuration properties are all functions:
		*
		*     // change how output being written, defaults to stdout and stderr
		*     writeOut(str)
		*     writeErr(str)
		*     // change how output being written for errors, defaults to writeErr
		*     outputError(str, write) // used for displaying errors and not used for displaying help
		*     // specify width for wrapping help
		*     getOutHelpWidth()
		*     getErrHelpWidth()
		*     // color support, currently only used with Help
		*     getOutHasColors()
		*     getErrHasColors()
		*     stripColor() // used to remove ANSI escape codes if output does not have colors
		*
		* @param {object} [configuration] - configuration options
		* @return {(Command | object)} `this` command for chaining, or stored configuration
		*/
		configureOutput(configuration) {
			if (configuration === void 0) return this._outputConfiguration;
			this._outputConfiguration = {
				...this._outputConfiguration,
				...configuration
			};
			return this;
		}
		/**
		* Display the help or a custom message after an error occurs.
		*
		* @param {(boolean|string)} [displayHelp]
		* @return {Command} `this` command for chaining
		*/
		showHelpAfterError(displayHelp = true) {
			if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
			this._showHelpAfterError = displayHelp;
			return this;
		}
		/**
		* Display suggestion of similar commands for unknown commands, or options for unknown options.
		*
		* @param {boolean} [displaySuggestion]
		* @return {Command} `this` command for chaining
		*/
		showSuggestionAfterError(displaySuggestion = true) {
			this._showSuggestionAfterError = !!displaySuggestion;
			return this;
		}
		/**
		* Add a prepared subcommand.
		*
		* See .command() for creating an attached subcommand which inherits settings from its parent.
		*
		* @param {Command} cmd - new subcommand
		* @param {object} [opts] - configuration options
		* @return {Command} `this` command for chaining
		*/
		addCommand(cmd, opts) {
			if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
			opts = opts || {};
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			if (opts.noHelp || opts.hidden) cmd._hidden = true;
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd._checkForBrokenPassThrough();
			return this;
		}
		/**
		* Factory routine to create a new unattached argument.
		*
		* See .argument() for creating an attached argument, which uses this routine to
		* create the argument. You can override createArgument to return a custom argument.
		*
		* @param {string} name
		* @param {string} [description]
		* @return {Argument} new argument
		*/
		createArgument(name, description) {
			return new Argument(name, description);
		}
		/**
		* Define argument syntax for command.
		*
		* The default is that the argument is required, and you can explicitly
		* indicate this with <> around the name. Put [] around the name for an optional argument.
		*
		* @example
		* program.argument('<input-file>');
		* program.argument('[output-file]');
		*
		* @param {string} name
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom argument processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		argument(name, description, parseArg, defaultValue) {
			const argument = this.createArgument(name, description);
			if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
			else argument.default(parseArg);
			this.addArgument(argument);
			return this;
		}
		/**
		* Define argument syntax for command, adding multiple at once (without descriptions).
		*
		* See also .argument().
		*
		* @example
		* program.arguments('<cmd> [env]');
		*
		* @param {string} names
		* @return {Command} `this` command for chaining
		*/
		arguments(names) {
			names.trim().split(/ +/).forEach((detail) => {
				this.argument(detail);
			});
			return this;
		}
		/**
		* Define argument syntax for command, adding a prepared argument.
		*
		* @param {Argument} argument
		* @return {Command} `this` command for chaining
		*/
		addArgument(argument) {
			const previousArgument = this.registeredArguments.slice(-1)[0];
			if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
			if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
			this.registeredArguments.push(argument);
			return this;
		}
		/**
		* Customise or override default help command. By default a help command is automatically added if your command has subcommands.
		*
		* @example
		*    program.helpCommand('help [cmd]');
		*    program.helpCommand('help [cmd]', 'show help');
		*    program.helpCommand(false); // suppress default help command
		*    program.helpCommand(true); // add help command even if no subcommands
		*
		* @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
		* @param {string} [description] - custom description
		* @return {Command} `this` command for chaining
		*/
		helpCommand(enableOrNameAndArgs, description) {
			if (typeof enableOrNameAndArgs === "boolean") {
				this._addImplicitHelpCommand = enableOrNameAndArgs;
				if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
				return this;
			}
			const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
			const helpDescription = description ?? "display help for command";
			const helpCommand = this.createCommand(helpName);
			helpCommand.helpOption(false);
			if (helpArgs) helpCommand.arguments(helpArgs);
			if (helpDescription) helpCommand.description(helpDescription);
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
			return this;
		}
		/**
		* Add prepared custom help command.
		*
		* @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
		* @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
		* @return {Command} `this` command for chaining
		*/
		addHelpCommand(helpCommand, deprecatedDescription) {
			if (typeof helpCommand !== "object") {
				this.helpCommand(helpCommand, deprecatedDescription);
				return this;
			}
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			this._initCommandGroup(helpCommand);
			return this;
		}
		/**
		* Lazy create help command.
		*
		* @return {(Command|null)}
		* @package
		*/
		_getHelpCommand() {
			if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
				if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
				return this._helpCommand;
			}
			return null;
		}
		/**
		* Add hook for life cycle event.
		*
		* @param {string} event
		* @param {Function} listener
		* @return {Command} `this` command for chaining
		*/
		hook(event, listener) {
			const allowedValues = [
				"preSubcommand",
				"preAction",
				"postAction"
			];
			if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
			if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
			else this._lifeCycleHooks[event] = [listener];
			return this;
		}
		/**
		* Register callback to use as replacement for calling process.exit.
		*
		* @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
		* @return {Command} `this` command for chaining
		*/
		exitOverride(fn) {
			if (fn) this._exitCallback = fn;
			else this._exitCallback = (err) => {
				if (err.code !== "commander.executeSubCommandAsync") throw err;
			};
			return this;
		}
		/**
		* Call process.exit, and _exitCallback if defined.
		*
		* @param {number} exitCode exit code for using with process.exit
		* @param {string} code an id string representing the error
		* @param {string} message human-readable description of the error
		* @return never
		* @private
		*/
		_exit(exitCode, code, message) {
			if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
			process.exit(exitCode);
		}
		/**
		* Register callback `fn` for the command.
		*
		* @example
		* program
		*   .command('serve')
		*   .description('start service')
		*   .action(function() {
		*      // do work here
		*   });
		*
		* @param {Function} fn
		* @return {Command} `this` command for chaining
		*/
		action(fn) {
			const listener = (args) => {
				const expectedArgsCount = this.registeredArguments.length;
				const actionArgs = args.slice(0, expectedArgsCount);
				if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
				else actionArgs[expectedArgsCount] = this.opts();
				actionArgs.push(this);
				return fn.apply(this, actionArgs);
			};
			this._actionHandler = listener;
			return this;
		}
		/**
		* Factory routine to create a new unattached option.
		*
		* See .option() for creating an attached option, which uses this routine to
		* create the option. You can override createOption to return a custom option.
		*
		* @param {string} flags
		* @param {string} [description]
		* @return {Option} new option
		*/
		createOption(flags, description) {
			return new Option(flags, description);
		}
		/**
		* Wrap parseArgs to catch 'commander.invalidArgument'.
		*
		* @param {(Option | Argument)} target
		* @param {string} value
		* @param {*} previous
		* @param {string} invalidArgumentMessage
		* @private
		*/
		_callParseArg(target, value, previous, invalidArgumentMessage) {
			try {
				return target.parseArg(value, previous);
			} catch (err) {
				if (err.code === "commander.invalidArgument") {
					const message = `${invalidArgumentMessage} ${err.message}`;
					this.error(message, {
						exitCode: err.exitCode,
						code: err.code
					});
				}
				throw err;
			}
		}
		/**
		* Check for option flag conflicts.
		* Register option if no conflicts found, or throw on conflict.
		*
		* @param {Option} option
		* @private
		*/
		_registerOption(option) {
			const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
			if (matchingOption) {
				const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
				throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
			}
			this._initOptionGroup(option);
			this.options.push(option);
		}
		/**
		* Check for command name and alias conflicts with existing commands.
		* Register command if no conflicts found, or throw on conflict.
		*
		* @param {Command} command
		* @private
		*/
		_registerCommand(command) {
			const knownBy = (cmd) => {
				return [cmd.name()].concat(cmd.aliases());
			};
			const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
			if (alreadyUsed) {
				const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
				const newCmd = knownBy(command).join("|");
				throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
			}
			this._initCommandGroup(command);
			this.commands.push(command);
		}
		/**
		* Add an option.
		*
		* @param {Option} option
		* @return {Command} `this` command for chaining
		*/
		addOption(option) {
			this._registerOption(option);
			const oname = option.name();
			const name = option.attributeName();
			if (option.negate) {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(name, option.defaultValue === void 0 ? true : option.defaultValue, "default");
			} else if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
			const handleOptionValue = (val, invalidValueMessage, valueSource) => {
				if (val == null && option.presetArg !== void 0) val = option.presetArg;
				const oldValue = this.getOptionValue(name);
				if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
				else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
				if (val == null) {
					if (option.negate) val = false;
					else if (option.isBoolean() || option.optional) val = true;
					else val = "";
				}
				this.setOptionValueWithSource(name, val, valueSource);
			};
			this.on("option:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "cli");
			});
			if (option.envVar) this.on("optionEnv:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "env");
			});
			return this;
		}
		/**
		* Internal implementation shared by .option() and .requiredOption()
		*
		* @return {Command} `this` command for chaining
		* @private
		*/
		_optionEx(config, flags, description, fn, defaultValue) {
			if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
			const option = this.createOption(flags, description);
			option.makeOptionMandatory(!!config.mandatory);
			if (typeof fn === "function") option.default(defaultValue).argParser(fn);
			else if (fn instanceof RegExp) {
				const regex = fn;
				fn = (val, def) => {
					const m = regex.exec(val);
					return m ? m[0] : def;
				};
				option.default(defaultValue).argParser(fn);
			} else option.default(fn);
			return this.addOption(option);
		}
		/**
		* Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
		*
		* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
		* option-argument is indicated by `<>` and an optional option-argument by `[]`.
		*
		* See the README for more details, and see also addOption() and requiredOption().
		*
		* @example
		* program
		*     .option('-p, --pepper', 'add pepper')
		*     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
		*     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
		*     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
		*
		* @param {string} flags
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom option processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		option(flags, description, parseArg, defaultValue) {
			return this._optionEx({}, flags, description, parseArg, defaultValue);
		}
		/**
		* Add a required option which must have a value after parsing. This usually means
		* the option must be specified on the command line. (Otherwise the same as .option().)
		*
		* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
		*
		* @param {string} flags
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom option processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		requiredOption(flags, description, parseArg, defaultValue) {
			return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
		}
		/**
		* Alter parsing of short flags with optional values.
		*
		* @example
		* // for `.option('-f,--flag [value]'):
		* program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
		* program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
		*
		* @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
		* @return {Command} `this` command for chaining
		*/
		combineFlagAndOptionalValue(combine = true) {
			this._combineFlagAndOptionalValue = !!combine;
			return this;
		}
		/**
		* Allow unknown options on the command line.
		*
		* @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
		* @return {Command} `this` command for chaining
		*/
		allowUnknownOption(allowUnknown = true) {
			this._allowUnknownOption = !!allowUnknown;
			return this;
		}
		/**
		* Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
		*
		* @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
		* @return {Command} `this` command for chaining
		*/
		allowExcessArguments(allowExcess = true) {
			this._allowExcessArguments = !!allowExcess;
			return this;
		}
		/**
		* Enable positional options. Positional means global options are specified before subcommands which lets
		* subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
		* The default behaviour is non-positional and global options may appear anywhere on the command line.
		*
		* @param {boolean} [positional]
		* @return {Command} `this` command for chaining
		*/
		enablePositionalOptions(positional = true) {
			this._enablePositionalOptions = !!positional;
			return this;
		}
		/**
		* Pass through options that come after command-arguments rather than treat them as command-options,
		* so actual command-options come before command-arguments. Turning this on for a subcommand requires
		* positional options to have been enabled on the program (parent commands).
		* The default behaviour is non-positional and options may appear before or after command-arguments.
		*
		* @param {boolean} [passThrough] for unknown options.
		* @return {Command} `this` command for chaining
		*/
		passThroughOptions(passThrough = true) {
			this._passThroughOptions = !!passThrough;
			this._checkForBrokenPassThrough();
			return this;
		}
		/**
		* @private
		*/
		_checkForBrokenPassThrough() {
			if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
		}
		/**
		* Whether to store option values as properties on command object,
		* or store separately (specify false). In both cases the option values can be accessed using .opts().
		*
		* @param {boolean} [storeAsProperties=true]
		* @return {Command} `this` command for chaining
		*/
		storeOptionsAsProperties(storeAsProperties = true) {
			if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
			if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
			this._storeOptionsAsProperties = !!storeAsProperties;
			return this;
		}
		/**
		* Retrieve option value.
		*
		* @param {string} key
		* @return {object} value
		*/
		getOptionValue(key) {
			if (this._storeOptionsAsProperties) return this[key];
			return this._optionValues[key];
		}
		/**
		* Store option value.
		*
		* @param {string} key
		* @param {object} value
		* @return {Command} `this` command for chaining
		*/
		setOptionValue(key, value) {
			return this.setOptionValueWithSource(key, value, void 0);
		}
		/**
		* Store option value and where the value came from.
		*
		* @param {string} key
		* @param {object} value
		* @param {string} source - expected values are default/config/env/cli/implied
		* @return {Command} `this` command for chaining
		*/
		setOptionValueWithSource(key, value, source) {
			if (this._storeOptionsAsProperties) this[key] = value;
			else this._optionValues[key] = value;
			this._optionValueSources[key] = source;
			return this;
		}
		/**
		* Get source of option value.
		* Expected values are default | config | env | cli | implied
		*
		* @param {string} key
		* @return {string}
		*/
		getOptionValueSource(key) {
			return this._optionValueSources[key];
		}
		/**
		* Get source of option value. See also .optsWithGlobals().
		* Expected values are default | config | env | cli | implied
		*
		* @param {string} key
		* @return {string}
		*/
		getOptionValueSourceWithGlobals(key) {
			let source;
			this._getCommandAndAncestors().forEach((cmd) => {
				if (cmd.getOptionValueSource(key) !== void 0) source = cmd.getOptionValueSource(key);
			});
			return source;
		}
		/**
		* Get user arguments from implied or explicit arguments.
		* Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
		*
		* @private
		*/
		_prepareUserArgs(argv, parseOptions) {
			if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
			parseOptions = parseOptions || {};
			if (argv === void 0 && parseOptions.from === void 0) {
				if (process.versions?.electron) parseOptions.from = "electron";
				const execArgv = process.execArgv ?? [];
				if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
			}
			if (argv === void 0) argv = process.argv;
			this.rawArgs = argv.slice();
			let userArgs;
			switch (parseOptions.from) {
				case void 0:
				case "node":
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
					break;
				case "electron":
					if (process.defaultApp) {
						this._scriptPath = argv[1];
						userArgs = argv.slice(2);
					} else userArgs = argv.slice(1);
					break;
				case "user":
					userArgs = argv.slice(0);
					break;
				case "eval":
					userArgs = argv.slice(1);
					break;
				default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
			}
			if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
			this._name = this._name || "program";
			return userArgs;
		}
		/**
		* Parse `argv`, setting options and invoking commands when defined.
		*
		* Use parseAsync instead of parse if any of your action handlers are async.
		*
		* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
		*
		* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
		* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
		* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
		* - `'user'`: just user arguments
		*
		* @example
		* program.parse(); // parse process.argv and auto-detect electron and special node flags
		* program.parse(process.argv); // assume argv[0] is app and argv[1] is script
		* program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
		*
		* @param {string[]} [argv] - optional, defaults to process.argv
		* @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
		* @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
		* @return {Command} `this` command for chaining
		*/
		parse(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			this._parseCommand([], userArgs);
			return this;
		}
		/**
		* Parse `argv`, setting options and invoking commands when defined.
		*
		* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
		*
		* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
		* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
		* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
		* - `'user'`: just user arguments
		*
		* @example
		* await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
		* await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
		* await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
		*
		* @param {string[]} [argv]
		* @param {object} [parseOptions]
		* @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
		* @return {Promise}
		*/
		async parseAsync(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			await this._parseCommand([], userArgs);
			return this;
		}
		_prepareForParse() {
			if (this._savedState === null) this.saveStateBeforeParse();
			else this.restoreStateBeforeParse();
		}
		/**
		* Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
		* Not usually called directly, but available for subclasses to save their custom state.
		*
		* This is called in a lazy way. Only commands used in parsing chain will have state saved.
		*/
		saveStateBeforeParse() {
			this._savedState = {
				_name: this._name,
				_optionValues: { ...this._optionValues },
				_optionValueSources: { ...this._optionValueSources }
			};
		}
		/**
		* Restore state before parse for calls after the first.
		* Not usually called directly, but available for subclasses to save their custom state.
		*
		* This is called in a lazy way. Only commands used in parsing chain will have state restored.
		*/
		restoreStateBeforeParse() {
			if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
			this._name = this._savedState._name;
			this._scriptPath = null;
			this.rawArgs = [];
			this._optionValues = { ...this._savedState._optionValues };
			this._optionValueSources = { ...this._savedState._optionValueSources };
			this.args = [];
			this.processedArgs = [];
		}
		/**
		* Throw if expected executable is missing. Add lots of help for author.
		*
		* @param {string} executableFile
		* @param {string} executableDir
		* @param {string} subcommandName
		*/
		_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
			if (fs.existsSync(executableFile)) return;
			const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
			throw new Error(executableMissing);
		}
		/**
		* Execute a sub-command executable.
		*
		* @private
		*/
		_executeSubCommand(subcommand, args) {
			args = args.slice();
			let launchWithNode = false;
			const sourceExt = [
				".js",
				".ts",
				".tsx",
				".mjs",
				".cjs"
			];
			function findFile(baseDir, baseName) {
				const localBin = path.resolve(baseDir, baseName);
				if (fs.existsSync(localBin)) return localBin;
				if (sourceExt.includes(path.extname(baseName))) return void 0;
				const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
				if (foundExt) return `${localBin}${foundExt}`;
			}
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
			let executableDir = this._executableDir || "";
			if (this._scriptPath) {
				let resolvedScriptPath;
				try {
					resolvedScriptPath = fs.realpathSync(this._scriptPath);
				} catch {
					resolvedScriptPath = this._scriptPath;
				}
				executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
			}
			if (executableDir) {
				let localFile = findFile(executableDir, executableFile);
				if (!localFile && !subcommand._executableFile && this._scriptPath) {
					const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
					if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
				}
				executableFile = localFile || executableFile;
			}
			launchWithNode = sourceExt.includes(path.extname(executableFile));
			let proc;
			if (process.platform !== "win32") {
				if (launchWithNode) {
					args.unshift(executableFile);
					args = incrementNodeInspectorPort(process.execArgv).concat(args);
					proc = childProcess.spawn(process.argv[0], args, { stdio: "inherit" });
				} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
			} else {
				this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process.execArgv).concat(args);
				proc = childProcess.spawn(process.execPath, args, { stdio: "inherit" });
			}
			if (!proc.killed) [
				"SIGUSR1",
				"SIGUSR2",
				"SIGTERM",
				"SIGINT",
				"SIGHUP"
			].forEach((signal) => {
				process.on(signal, () => {
					if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
				});
			});
			const exitCallback = this._exitCallback;
			proc.on("close", (code) => {
				code = code ?? 1;
				if (!exitCallback) process.exit(code);
				else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
			});
			proc.on("error", (err) => {
				if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
				if (!exitCallback) process.exit(1);
				else {
					const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
					wrappedError.nestedError = err;
					exitCallback(wrappedError);
				}
			});
			this.runningCommand = proc;
		}
		/**
		* @private
		*/
		_dispatchSubcommand(commandName, operands, unknown) {
			const subCommand = this._findCommand(commandName);
			if (!subCommand) this.help({ error: true });
			subCommand._prepareForParse();
			let promiseChain;
			promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
			promiseChain = this._chainOrCall(promiseChain, () => {
				if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
				else return subCommand._parseCommand(operands, unknown);
			});
			return promiseChain;
		}
		/**
		* Invoke help directly if possible, or dispatch if necessary.
		* e.g. help foo
		*
		* @private
		*/
		_dispatchHelpCommand(subcommandName) {
			if (!subcommandName) this.help();
			const subCommand = this._findCommand(subcommandName);
			if (subCommand && !subCommand._executableHandler) subCommand.help();
			return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
		}
		/**
		* Check this.args against expected this.registeredArguments.
		*
		* @private
		*/
		_checkNumberOfArguments() {
			this.registeredArguments.forEach((arg, i) => {
				if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
			});
			if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
			if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
		}
		/**
		* Process this.args using this.registeredArguments and save as this.processedArgs!
		*
		* @private
		*/
		_processArguments() {
			const myParseArg = (argument, value, previous) => {
				let parsedValue = value;
				if (value !== null && argument.parseArg) {
					const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
					parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
				}
				return parsedValue;
			};
			this._checkNumberOfArguments();
			const processedArgs = [];
			this.registeredArguments.forEach((declaredArg, index) => {
				let value = declaredArg.defaultValue;
				if (declaredArg.variadic) {
					if (index < this.args.length) {
						value = this.args.slice(index);
						if (declaredArg.parseArg) value = value.reduce((processed, v) => {
							return myParseArg(declaredArg, v, processed);
						}, declaredArg.defaultValue);
					} else if (value === void 0) value = [];
				} else if (index < this.args.length) {
					value = this.args[index];
					if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
				}
				processedArgs[index] = value;
			});
			this.processedArgs = processedArgs;
		}
		/**
		* Once we have a promise we chain, but call synchronously until then.
		*
		* @param {(Promise|undefined)} promise
		* @param {Function} fn
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCall(promise, fn) {
			if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
			return fn();
		}
		/**
		*
		* @param {(Promise|undefined)} promise
		* @param {string} event
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCallHooks(promise, event) {
			let result = promise;
			const hooks = [];
			this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
				hookedCommand._lifeCycleHooks[event].forEach((callback) => {
					hooks.push({
						hookedCommand,
						callback
					});
				});
			});
			if (event === "postAction") hooks.reverse();
			hooks.forEach((hookDetail) => {
				result = this._chainOrCall(result, () => {
					return hookDetail.callback(hookDetail.hookedCommand, this);
				});
			});
			return result;
		}
		/**
		*
		* @param {(Promise|undefined)} promise
		* @param {Command} subCommand
		* @param {string} event
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCallSubCommandHook(promise, subCommand, event) {
			let result = promise;
			if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
				result = this._chainOrCall(result, () => {
					return hook(this, subCommand);
				});
			});
			return result;
		}
		/**
		* Process arguments in context of this command.
		* Returns action result, in case it is a promise.
		*
		* @private
		*/
		_parseCommand(operands, unknown) {
			const parsed = this.parseOptions(unknown);
			this._parseOptionsEnv();
			this._parseOptionsImplied();
			operands = operands.concat(parsed.operands);
			unknown = parsed.unknown;
			this.args = operands.concat(unknown);
			if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
			if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
			if (this._defaultCommandName) {
				this._outputHelpIfRequested(unknown);
				return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
			}
			if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
			this._outputHelpIfRequested(parsed.unknown);
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			const checkForUnknownOptions = () => {
				if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
			};
			const commandEvent = `command:${this.name()}`;
			if (this._actionHandler) {
				checkForUnknownOptions();
				this._processArguments();
				let promiseChain;
				promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
				promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
				if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
					this.parent.emit(commandEvent, operands, unknown);
				});
				promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
				return promiseChain;
			}
			if (this.parent?.listenerCount(commandEvent)) {
				checkForUnknownOptions();
				this._processArguments();
				this.parent.emit(commandEvent, operands, unknown);
			} else if (operands.length) {
				if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
				if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
				else if (this.commands.length) this.unknownCommand();
				else {
					checkForUnknownOptions();
					this._processArguments();
				}
			} else if (this.commands.length) {
				checkForUnknownOptions();
				this.help({ error: true });
			} else {
				checkForUnknownOptions();
				this._processArguments();
			}
		}
		/**
		* Find matching command.
		*
		* @private
		* @return {Command | undefined}
		*/
		_findCommand(name) {
			if (!name) return void 0;
			return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
		}
		/**
		* Return an option matching `arg` if any.
		*
		* @param {string} arg
		* @return {Option}
		* @package
		*/
		_findOption(arg) {
			return this.options.find((option) => option.is(arg));
		}
		/**
		* Display an error message if a mandatory option does not have a value.
		* Called after checking for help flags in leaf subcommand.
		*
		* @private
		*/
		_checkForMissingMandatoryOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd.options.forEach((anOption) => {
					if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
				});
			});
		}
		/**
		* Display an error message if conflicting options are used together in this.
		*
		* @private
		*/
		_checkForConflictingLocalOptions() {
			const definedNonDefaultOptions = this.options.filter((option) => {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0) return false;
				return this.getOptionValueSource(optionKey) !== "default";
			});
			definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
				const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
				if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
			});
		}
		/**
		* Display an error message if conflicting options are used together.
		* Called after checking for help flags in leaf subcommand.
		*
		* @private
		*/
		_checkForConflictingOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd._checkForConflictingLocalOptions();
			});
		}
		/**
		* Parse options from `argv` removing known options,
		* and return argv split into operands and unknown arguments.
		*
		* Side effects: modifies command by storing options. Does not reset state if called again.
		*
		* Examples:
		*
		*     argv => operands, unknown
		*     --known kkk op => [op], []
		*     op --known kkk => [op], []
		*     sub --unknown uuu op => [sub], [--unknown uuu op]
		*     sub -- --unknown uuu op => [sub --unknown uuu op], []
		*
		* @param {string[]} args
		* @return {{operands: string[], unknown: string[]}}
		*/
		parseOptions(args) {
			const operands = [];
			const unknown = [];
			let dest = operands;
			function maybeOption(arg) {
				return arg.length > 1 && arg[0] === "-";
			}
			const negativeNumberArg = (arg) => {
				if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
				return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
			};
			let activeVariadicOption = null;
			let activeGroup = null;
			let i = 0;
			while (i < args.length || activeGroup) {
				const arg = activeGroup ?? args[i++];
				activeGroup = null;
				if (arg === "--") {
					if (dest === unknown) dest.push(arg);
					dest.push(...args.slice(i));
					break;
				}
				if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
					this.emit(`option:${activeVariadicOption.name()}`, arg);
					continue;
				}
				activeVariadicOption = null;
				if (maybeOption(arg)) {
					const option = this._findOption(arg);
					if (option) {
						if (option.required) {
							const value = args[i++];
							if (value === void 0) this.optionMissingArgument(option);
							this.emit(`option:${option.name()}`, value);
						} else if (option.optional) {
							let value = null;
							if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
							this.emit(`option:${option.name()}`, value);
						} else this.emit(`option:${option.name()}`);
						activeVariadicOption = option.variadic ? option : null;
						continue;
					}
				}
				if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
					const option = this._findOption(`-${arg[1]}`);
					if (option) {
						if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
						else {
							this.emit(`option:${option.name()}`);
							activeGroup = `-${arg.slice(2)}`;
						}
						continue;
					}
				}
				if (/^--[^=]+=/.test(arg)) {
					const index = arg.indexOf("=");
					const option = this._findOption(arg.slice(0, index));
					if (option && (option.required || option.optional)) {
						this.emit(`option:${option.name()}`, arg.slice(index + 1));
						continue;
					}
				}
				if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
				if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
					if (this._findCommand(arg)) {
						operands.push(arg);
						unknown.push(...args.slice(i));
						break;
					} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
						operands.push(arg, ...args.slice(i));
						break;
					} else if (this._defaultCommandName) {
						unknown.push(arg, ...args.slice(i));
						break;
					}
				}
				if (this._passThroughOptions) {
					dest.push(arg, ...args.slice(i));
					break;
				}
				dest.push(arg);
			}
			return {
				operands,
				unknown
			};
		}
		/**
		* Return an object containing local option values as key-value pairs.
		*
		* @return {object}
		*/
		opts() {
			if (this._storeOptionsAsProperties) {
				const result = {};
				const len = this.options.length;
				for (let i = 0; i < len; i++) {
					const key = this.options[i].attributeName();
					result[key] = key === this._versionOptionName ? this._version : this[key];
				}
				return result;
			}
			return this._optionValues;
		}
		/**
		* Return an object containing merged local and global option values as key-value pairs.
		*
		* @return {object}
		*/
		optsWithGlobals() {
			return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
		}
		/**
		* Display error message and exit (or call exitOverride).
		*
		* @param {string} message
		* @param {object} [errorOptions]
		* @param {string} [errorOptions.code] - an id string representing the error
		* @param {number} [errorOptions.exitCode] - used with process.exit
		*/
		error(message, errorOptions) {
			this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
			if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
			else if (this._showHelpAfterError) {
				this._outputConfiguration.writeErr("\n");
				this.outputHelp({ error: true });
			}
			const config = errorOptions || {};
			const exitCode = config.exitCode || 1;
			const code = config.code || "commander.error";
			this._exit(exitCode, code, message);
		}
		/**
		* Apply any option related environment variables, if option does
		* not have a value from cli or client code.
		*
		* @private
		*/
		_parseOptionsEnv() {
			this.options.forEach((option) => {
				if (option.envVar && option.envVar in process.env) {
					const optionKey = option.attributeName();
					if (this.getOptionValue(optionKey) === void 0 || [
						"default",
						"config",
						"env"
					].includes(this.getOptionValueSource(optionKey))) {
						if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
						else this.emit(`optionEnv:${option.name()}`);
					}
				}
			});
		}
		/**
		* Apply any implied option values, if option is undefined or default value.
		*
		* @private
		*/
		_parseOptionsImplied() {
			const dualHelper = new DualOptions(this.options);
			const hasCustomOptionValue = (optionKey) => {
				return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
			};
			this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
				Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
					this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
				});
			});
		}
		/**
		* Argument `name` is missing.
		*
		* @param {string} name
		* @private
		*/
		missingArgument(name) {
			const message = `error: missing required argument '${name}'`;
			this.error(message, { code: "commander.missingArgument" });
		}
		/**
		* `Option` is missing an argument.
		*
		* @param {Option} option
		* @private
		*/
		optionMissingArgument(option) {
			const message = `error: option '${option.flags}' argument missing`;
			this.error(message, { code: "commander.optionMissingArgument" });
		}
		/**
		* `Option` does not have a value, and is a mandatory option.
		*
		* @param {Option} option
		* @private
		*/
		missingMandatoryOptionValue(option) {
			const message = `error: required option '${option.flags}' not specified`;
			this.error(message, { code: "commander.missingMandatoryOptionValue" });
		}
		/**
		* `Option` conflicts with another option.
		*
		* @param {Option} option
		* @param {Option} conflictingOption
		* @private
		*/
		_conflictingOption(option, conflictingOption) {
			const findBestOptionFromValue = (option) => {
				const optionKey = option.attributeName();
				const optionValue = this.getOptionValue(optionKey);
				const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
				const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
				if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
				return positiveOption || option;
			};
			const getErrorMessage = (option) => {
				const bestOption = findBestOptionFromValue(option);
				const optionKey = bestOption.attributeName();
				if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
				return `option '${bestOption.flags}'`;
			};
			const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
			this.error(message, { code: "commander.conflictingOption" });
		}
		/**
		* Unknown option `flag`.
		*
		* @param {string} flag
		* @private
		*/
		unknownOption(flag) {
			if (this._allowUnknownOption) return;
			let suggestion = "";
			if (flag.startsWith("--") && this._showSuggestionAfterError) {
				let candidateFlags = [];
				let command = this;
				do {
					const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
					candidateFlags = candidateFlags.concat(moreFlags);
					command = command.parent;
				} while (command && !command._enablePositionalOptions);
				suggestion = suggestSimilar(flag, candidateFlags);
			}
			const message = `error: unknown option '${flag}'${suggestion}`;
			this.error(message, { code: "commander.unknownOption" });
		}
		/**
		* Excess arguments, more than expected.
		*
		* @param {string[]} receivedArgs
		* @private
		*/
		_excessArguments(receivedArgs) {
			if (this._allowExcessArguments) return;
			const expected = this.registeredArguments.length;
			const s = expected === 1 ? "" : "s";
			const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
			this.error(message, { code: "commander.excessArguments" });
		}
		/**
		* Unknown command.
		*
		* @private
		*/
		unknownCommand() {
			const unknownName = this.args[0];
			let suggestion = "";
			if (this._showSuggestionAfterError) {
				const candidateNames = [];
				this.createHelp().visibleCommands(this).forEach((command) => {
					candidateNames.push(command.name());
					if (command.alias()) candidateNames.push(command.alias());
				});
				suggestion = suggestSimilar(unknownName, candidateNames);
			}
			const message = `error: unknown command '${unknownName}'${suggestion}`;
			this.error(message, { code: "commander.unknownCommand" });
		}
		/**
		* Get or set the program version.
		*
		* This method auto-registers the "-V, --version" option which will print the version number.
		*
		* You can optionally supply the flags and description to override the defaults.
		*
		* @param {string} [str]
		* @param {string} [flags]
		* @param {string} [description]
		* @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
		*/
		version(str, flags, description) {
			if (str === void 0) return this._version;
			this._version = str;
			flags = flags || "-V, --version";
			description = description || "output the version number";
			const versionOption = this.createOption(flags, description);
			this._versionOptionName = versionOption.attributeName();
			this._registerOption(versionOption);
			this.on("option:" + versionOption.name(), () => {
				this._outputConfiguration.writeOut(`${str}\n`);
				this._exit(0, "commander.version", str);
			});
			return this;
		}
		/**
		* Set the description.
		*
		* @param {string} [str]
		* @param {object} [argsDescription]
		* @return {(string|Command)}
		*/
		description(str, argsDescription) {
			if (str === void 0 && argsDescription === void 0) return this._description;
			this._description = str;
			if (argsDescription) this._argsDescription = argsDescription;
			return this;
		}
		/**
		* Set the summary. Used when listed as subcommand of parent.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		summary(str) {
			if (str === void 0) return this._summary;
			this._summary = str;
			return this;
		}
		/**
		* Set an alias for the command.
		*
		* You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
		*
		* @param {string} [alias]
		* @return {(string|Command)}
		*/
		alias(alias) {
			if (alias === void 0) return this._aliases[0];
			/** @type {Command} */
			let command = this;
			if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
			if (alias === command._name) throw new Error("Command alias can't be the same as its name");
			const matchingCommand = this.parent?._findCommand(alias);
			if (matchingCommand) {
				const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
				throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
			}
			command._aliases.push(alias);
			return this;
		}
		/**
		* Set aliases for the command.
		*
		* Only the first alias is shown in the auto-generated help.
		*
		* @param {string[]} [aliases]
		* @return {(string[]|Command)}
		*/
		aliases(aliases) {
			if (aliases === void 0) return this._aliases;
			aliases.forEach((alias) => this.alias(alias));
			return this;
		}
		/**
		* Set / get the command usage `str`.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		usage(str) {
			if (str === void 0) {
				if (this._usage) return this._usage;
				const args = this.registeredArguments.map((arg) => {
					return humanReadableArgName(arg);
				});
				return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
			}
			this._usage = str;
			return this;
		}
		/**
		* Get or set the name of the command.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		name(str) {
			if (str === void 0) return this._name;
			this._name = str;
			return this;
		}
		/**
		* Set/get the help group heading for this subcommand in parent command's help.
		*
		* @param {string} [heading]
		* @return {Command | string}
		*/
		helpGroup(heading) {
			if (heading === void 0) return this._helpGroupHeading ?? "";
			this._helpGroupHeading = heading;
			return this;
		}
		/**
		* Set/get the default help group heading for subcommands added to this command.
		* (This does not override a group set directly on the subcommand using .helpGroup().)
		*
		* @example
		* program.commandsGroup('Development Commands:);
		* program.command('watch')...
		* program.command('lint')...
		* ...
		*
		* @param {string} [heading]
		* @returns {Command | string}
		*/
		commandsGroup(heading) {
			if (heading === void 0) return this._defaultCommandGroup ?? "";
			this._defaultCommandGroup = heading;
			return this;
		}
		/**
		* Set/get the default help group heading for options added to this command.
		* (This does not override a group set directly on the option using .helpGroup().)
		*
		* @example
		* program
		*   .optionsGroup('Development Options:')
		*   .option('-d, --debug', 'output extra debugging')
		*   .option('-p, --profile', 'output profiling information')
		*
		* @param {string} [heading]
		* @returns {Command | string}
		*/
		optionsGroup(heading) {
			if (heading === void 0) return this._defaultOptionGroup ?? "";
			this._defaultOptionGroup = heading;
			return this;
		}
		/**
		* @param {Option} option
		* @private
		*/
		_initOptionGroup(option) {
			if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
		}
		/**
		* @param {Command} cmd
		* @private
		*/
		_initCommandGroup(cmd) {
			if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
		}
		/**
		* Set the name of the command from script filename, such as process.argv[1],
		* or require.main.filename, or __filename.
		*
		* (Used internally and public although not documented in README.)
		*
		* @example
		* program.nameFromFilename(require.main.filename);
		*
		* @param {string} filename
		* @return {Command}
		*/
		nameFromFilename(filename) {
			this._name = path.basename(filename, path.extname(filename));
			return this;
		}
		/**
		* Get or set the directory for searching for executable subcommands of this command.
		*
		* @example
		* program.executableDir(__dirname);
		* // or
		* program.executableDir('subcommands');
		*
		* @param {string} [path]
		* @return {(string|null|Command)}
		*/
		executableDir(path) {
			if (path === void 0) return this._executableDir;
			this._executableDir = path;
			return this;
		}
		/**
		* Return program help documentation.
		*
		* @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
		* @return {string}
		*/
		helpInformation(contextOptions) {
			const helper = this.createHelp();
			const context = this._getOutputContext(contextOptions);
			helper.prepareContext({
				error: context.error,
				helpWidth: context.helpWidth,
				outputHasColors: context.hasColors
			});
			const text = helper.formatHelp(this, helper);
			if (context.hasColors) return text;
			return this._outputConfiguration.stripColor(text);
		}
		/**
		* @typedef HelpContext
		* @type {object}
		* @property {boolean} error
		* @property {number} helpWidth
		* @property {boolean} hasColors
		* @property {function} write - includes stripColor if needed
		*
		* @returns {HelpContext}
		* @private
		*/
		_getOutputContext(contextOptions) {
			contextOptions = contextOptions || {};
			const error = !!contextOptions.error;
			let baseWrite;
			let hasColors;
			let helpWidth;
			if (error) {
				baseWrite = (str) => this._outputConfiguration.writeErr(str);
				hasColors = this._outputConfiguration.getErrHasColors();
				helpWidth = this._outputConfiguration.getErrHelpWidth();
			} else {
				baseWrite = (str) => this._outputConfiguration.writeOut(str);
				hasColors = this._outputConfiguration.getOutHasColors();
				helpWidth = this._outputConfiguration.getOutHelpWidth();
			}
			const write = (str) => {
				if (!hasColors) str = this._outputConfiguration.stripColor(str);
				return baseWrite(str);
			};
			return {
				error,
				write,
				hasColors,
				helpWidth
			};
		}
		/**
		* Output help information for this command.
		*
		* Outputs built-in help, and custom text added using `.addHelpText()`.
		*
		* @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
		*/
		outputHelp(contextOptions) {
			let deprecatedCallback;
			if (typeof contextOptions === "function") {
				deprecatedCallback = contextOptions;
				contextOptions = void 0;
			}
			const outputContext = this._getOutputContext(contextOptions);
			/** @type {HelpTextEventContext} */
			const eventContext = {
				error: outputContext.error,
				write: outputContext.write,
				command: this
			};
			this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
			this.emit("beforeHelp", eventContext);
			let helpInformation = this.helpInformation({ error: outputContext.error });
			if (deprecatedCallback) {
				helpInformation = deprecatedCallback(helpInformation);
				if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
			}
			outputContext.write(helpInformation);
			if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
			this.emit("afterHelp", eventContext);
			this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
		}
		/**
		* You can pass in flags and a description to customise the built-in help option.
		* Pass in false to disable the built-in help option.
		*
		* @example
		* program.helpOption('-?, --help' 'show help'); // customise
		* program.helpOption(false); // disable
		*
		* @param {(string | boolean)} flags
		* @param {string} [description]
		* @return {Command} `this` command for chaining
		*/
		helpOption(flags, description) {
			if (typeof flags === "boolean") {
				if (flags) {
					if (this._helpOption === null) this._helpOption = void 0;
					if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
				} else this._helpOption = null;
				return this;
			}
			this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
			if (flags || description) this._initOptionGroup(this._helpOption);
			return this;
		}
		/**
		* Lazy create help option.
		* Returns null if has been disabled with .helpOption(false).
		*
		* @returns {(Option | null)} the help option
		* @package
		*/
		_getHelpOption() {
			if (this._helpOption === void 0) this.helpOption(void 0, void 0);
			return this._helpOption;
		}
		/**
		* Supply your own option to use for the built-in help option.
		* This is an alternative to using helpOption() to customise the flags and description etc.
		*
		* @param {Option} option
		* @return {Command} `this` command for chaining
		*/
		addHelpOption(option) {
			this._helpOption = option;
			this._initOptionGroup(option);
			return this;
		}
		/**
		* Output help information and exit.
		*
		* Outputs built-in help, and custom text added using `.addHelpText()`.
		*
		* @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
		*/
		help(contextOptions) {
			this.outputHelp(contextOptions);
			let exitCode = Number(process.exitCode ?? 0);
			if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
			this._exit(exitCode, "commander.help", "(outputHelp)");
		}
		/**
		* // Do a little typing to coordinate emit and listener for the help text events.
		* @typedef HelpTextEventContext
		* @type {object}
		* @property {boolean} error
		* @property {Command} command
		* @property {function} write
		*/
		/**
		* Add additional text to be displayed with the built-in help.
		*
		* Position is 'before' or 'after' to affect just this command,
		* and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
		*
		* @param {string} position - before or after built-in help
		* @param {(string | Function)} text - string to add, or a function returning a string
		* @return {Command} `this` command for chaining
		*/
		addHelpText(position, text) {
			const allowedValues = [
				"beforeAll",
				"before",
				"after",
				"afterAll"
			];
			if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
			const helpEvent = `${position}Help`;
			this.on(helpEvent, (context) => {
				let helpStr;
				if (typeof text === "function") helpStr = text({
					error: context.error,
					command: context.command
				});
				else helpStr = text;
				if (helpStr) context.write(`${helpStr}\n`);
			});
			return this;
		}
		/**
		* Output help information if help flags specified
		*
		* @param {Array} args - array of options to search for help flags
		* @private
		*/
		_outputHelpIfRequested(args) {
			const helpOption = this._getHelpOption();
			if (helpOption && args.find((arg) => helpOption.is(arg))) {
				this.outputHelp();
				this._exit(0, "commander.helpDisplayed", "(outputHelp)");
			}
		}
	};
	/**
	* Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
	*
	* @param {string[]} args - array of arguments from node.execArgv
	* @returns {string[]}
	* @private
	*/
	function incrementNodeInspectorPort(args) {
		return args.map((arg) => {
			if (!arg.startsWith("--inspect")) return arg;
			let debugOption;
			let debugHost = "127.0.0.1";
			let debugPort = "9229";
			let match;
			if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) debugOption = match[1];
			else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
				debugOption = match[1];
				if (/^\d+$/.test(match[3])) debugPort = match[3];
				else debugHost = match[3];
			} else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
				debugOption = match[1];
				debugHost = match[3];
				debugPort = match[4];
			}
			if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
			return arg;
		});
	}
	/**
	* @returns {boolean | undefined}
	* @package
	*/
	function useColor() {
		if (process.env.NO_COLOR || process.env.FORCE_COLOR === "0" || process.env.FORCE_COLOR === "false") return false;
		if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== void 0) return true;
	}
	exports.Command = Command;
	exports.useColor = useColor;
}));
const { program, createCommand, createArgument, createOption, CommanderError, InvalidArgumentError, InvalidOptionArgumentError, Command, Argument, Option, Help } = (/* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports) => {
	const { Argument } = require_argument();
	const { Command } = require_command();
	const { CommanderError, InvalidArgumentError } = require_error();
	const { Help } = require_help();
	const { Option } = require_option();
	exports.program = new Command();
	exports.createCommand = (name) => new Command(name);
	exports.createOption = (flags, description) => new Option(flags, description);
	exports.createArgument = (name, description) => new Argument(name, description);
	/**
	* Expose classes
	*/
	exports.Command = Command;
	exports.Option = Option;
	exports.Argument = Argument;
	exports.Help = Help;
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
	exports.InvalidOptionArgumentError = InvalidArgumentError;
})))(), 1)).default;
// src/cli/verb.ts
/**
* A verb with a schema's description and options. `act` takes what was given, typed by the schema: a name that it lacks fails to
* compile. `part`: options that `--help` lists under a heading of their own.
*/
function verb(name, schema, act, part) {
	return (parent, context) => {
		const command = parent.command(name).description(schema.description ?? "");
		const fields = Object.entries(schema.shape);
		const words = fields.filter(([, field]) => textOf(field).isArgument);
		for (const [, field] of words) command.argument(textOf(field).placeholder ?? "", describe(field));
		const options = fields.flatMap(([key, field]) => textOf(field).isArgument ? [] : makeOptions(key, field));
		for (const each of options) command.addOption(each);
		for (const each of options.filter((own) => own.attributeName() in (part?.fields ?? {}))) each.helpGroup(part?.heading ?? "");
		joinWords(command, fields);
		return command.action(async () => {
			process.cwd();
			const values = command.processedArgs;
			const { given, issues } = checkGiven(schema, {
				...Object.fromEntries(words.map(([key], index) => [key, values[index]])),
				...command.opts()
			});
			if (given === null) throw new UserError(`${issues.map(({ message }) => message).join("\n")}.`);
			await act(given, context);
		});
	};
}
/** A verb that has others below it, as `greenml models` and `greenml models test`. */
function withBelow(own, verbs) {
	return (parent, context) => {
		const command = own(parent, context).helpCommand(false);
		for (const each of verbs) each(command, context);
		return command;
	};
}
/** Has options of several words, which commander does not know, take theirs: it gets them joined by line breaks. */
function joinWords(command, fields) {
	const lengths = new Map(fields.flatMap(([key, field]) => {
		const { short, words } = textOf(field);
		const names = [`--${optionName(key)}`, ...short === void 0 ? [] : [`-${short}`]];
		return words === void 0 ? [] : names.map((name) => [name, words]);
	}));
	if (lengths.size === 0) return;
	const parse = command.parseOptions.bind(command);
	command.parseOptions = (given) => {
		const joined = [];
		let index = 0;
		for (let word = given[0]; word?.startsWith("-") && word !== "--"; word = given[index]) {
			const takes = command.options.find(({ short, long }) => short === word || long === word)?.required ? 1 : 0;
			const length = lengths.get(word) ?? takes;
			const words = given.slice(index + 1, index + 1 + length);
			joined.push(word, ...words.length === 0 ? [] : [words.join("\n")]);
			index += 1 + length;
		}
		return parse([...joined, ...given.slice(index)]);
	};
}
/** Verbs below a word of their own, as `greenml env list`. */
function group(name, summary, verbs) {
	return (parent, context) => {
		const command = parent.command(name).description(summary).helpCommand(false);
		for (const each of verbs) each(command, context);
		return command;
	};
}
/** No default is handed to commander, so that what it holds is what was given. */
function makeOptions(key, field) {
	const { placeholder, short, negated, isRepeated } = textOf(field);
	const flags = `${short ? `-${short}, ` : ""}--${optionName(key)}${placeholder ? ` ${placeholder}` : ""}`;
	const made = new Option(flags, describe(field)).makeOptionMandatory(!isOptional(field));
	const type = valueType(field);
	if (negated !== void 0) return [made, new Option(`--no-${optionName(key)}`, negated)];
	if (type instanceof ZodEnum) made.choices(type.options.map(String));
	else if (placeholder !== void 0) made.argParser((text, before) => {
		const value = readText$1(field, text);
		const [issue] = safeParse(field, value).error?.issues ?? [];
		if (issue) throw new InvalidArgumentError(`${describeFault$1(issue, text, value)}.`);
		return isRepeated && Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
	});
	return [made];
}
const isOptional = (field) => field instanceof ZodExactOptional || field instanceof ZodDefault;
function describe(field) {
	const { description, unset } = textOf(field);
	const otherwise = unset ?? describeDefault(defaultOf(field));
	return `${description}${otherwise === null ? "" : otherwise === "" ? " (default)" : ` (default: ${otherwise})`}`.replaceAll("`", "");
}
/** Empty: the option itself is the default. Null: there is none, or it goes without saying. */
function describeDefault(value) {
	if (value === void 0 || value === false) return null;
	return value === true ? "" : String(value);
}
// src/schema/options/sandbox-options.ts
const sandboxCommandOptions = verbOptions("run any command as generated code is run: greenml sandbox -- <command>", {
	command: required(array(text), "<command...>", "it runs on a copy of the current folder", {
		isArgument: true,
		isRepeated: true
	}),
	...sandboxOptions.shape,
	writable: option(array(text), "<dir>", "a folder whose changes are kept; may be given again", { isRepeated: true }),
	limits: option(text, "<list>", "limits other than memory=2GiB, wall=60, processes=512, disk=4GiB, output=256MiB, file=1GiB, open-files=4096; also cpu=<seconds>; separated by commas"),
	json: option(text, "<file>", "write the record of the run")
});
/** Verbs over any command. */
const commandVerbs = [ofCommand(verb("measure", measureOptions, async ({ command, ...given }, context) => {
	const { stdout, env } = process;
	const display = {
		width: stdout.columns || 100,
		colour: stdout.isTTY && !env.NO_COLOR
	};
	const commands = splitCommands(command, given.separator);
	if (Object.keys(given).some((name) => name in revisionFields)) {
		await measureRevisionsOf(commands, {
			...given,
			display
		}, context).catch(tellApart);
		return;
	}
	const { measurement, texts, table, exitCode } = await measure({
		...given,
		display,
		commands
	}, context).catch(tellApart);
	if (given.json === "-") printJson(measurement);
	else if (texts.length > 0) for (const text of texts) print(text.trimEnd());
	else printPainted(table);
	process.exitCode = exitCode;
	refuseInterrupted(measurement);
}, {
	heading: "One command on two revisions of a repository:",
	fields: revisionFields
})), ofCommand(verb("sandbox", sandboxCommandOptions, async (given, context) => {
	const { runSandboxed } = await import("./sandbox.js");
	const { stdout, stderr } = process;
	const { exitCode, record } = await runSandboxed({
		...given,
		stdout,
		stderr
	}, context).catch(tellApart);
	process.exitCode = exitCode;
	if (record.status === "interrupted") throw new UserError("Stopped: the command was ended.", 1);
}))];
async function measureRevisionsOf(commands, { display, ...given }, context) {
	const { asksForRevisions } = await import("./check-revision-options.js");
	const { measureRevisions } = await import("./measure-revisions2.js");
	const [command, more] = commands;
	if (!asksForRevisions(given) || command === void 0) return;
	if (more !== void 0) throw new UserError("--base measures one command: a second one follows behind --.");
	const { comparison, text, markdown, exitCode } = await measureRevisions({
		...given,
		command,
		...display && { display }
	}, context);
	if (given.json === "-") printJson(comparison);
	else print(given.markdown === "-" ? markdown.trimEnd() : text);
	process.exitCode = exitCode;
	refuseInterrupted(comparison.measurement);
}
function refuseInterrupted({ stopping: { reason, rounds } }) {
	if (reason === "interrupted") throw new UserError(`Stopped after ${rounds} complete rounds.`, 1);
}
/** `measure python3 train.py --epochs 3`: from its program on every word is the command's. */
function ofCommand(make) {
	return (parent, context) => {
		return make(parent, context).passThroughOptions().configureOutput({ outputError(message, write) {
			write(message);
			const [, foreign = ""] = /unknown option '(-[^'=]*)/.exec(message) ?? [];
			const ours = ELSEWHERE.get(foreign);
			if (ours !== void 0) write(`${foreign} of hyperfine: here ${ours}\n`);
		} });
	};
}
/** What users of hyperfine ask for, where it has another name here. */
const ELSEWHERE = /* @__PURE__ */ new Map([
	["--runs", "--repetitions (-r)"],
	["--command-name", "--name (-n)"],
	["--reference-name", "--name (-n) of that command, and --reference its label"],
	["--output", "--show-output, or --shell sh and 'command > file'"],
	["--style", "colours follow the terminal and NO_COLOR"],
	["--export-asciidoc", "--export-markdown, --export-csv or --json"],
	["--export-orgmode", "--export-markdown, --export-csv or --json"],
	["-N", "no shell is used unless --shell (-S) names one"],
	["--min-benchmarking-time", "--min-runs (-m), --max-seconds or --until-interval"]
]);
/** 1 would read as the measured command's own code. */
function tellApart(caught) {
	const error = explainFault(caught);
	throw error instanceof UserError && error.exitCode === 1 ? new UserError(error.message, 125, { cause: error }) : error;
}
// src/cli/ask-at-terminal.ts
/** Asks a person at the terminal for one of several; an empty line takes the first. Returns its index. */
async function askAtTerminal(question, choices, signal) {
	const terminal = createInterface$1({
		input: process.stdin,
		output: process.stderr
	});
	try {
		const list = choices.map((choice, index) => `  ${index + 1}  ${choice}`);
		process.stderr.write(`${cleanMessage([question, ...list].join("\n"))}\n`);
		for (;;) {
			const answer = (await terminal.question("number [1]: ", signal ? { signal } : {})).trim();
			const index = answer === "" ? 0 : Number(answer) - 1;
			if (choices[index] !== void 0) return index;
			process.stderr.write(`a number from 1 to ${choices.length}\n`);
		}
	} finally {
		terminal.close();
	}
}
// src/cli/examples.ts
/** A line that does something useful with each verb, below its `--help`. */
const EXAMPLES = {
	demo: "greenml demo",
	run: "greenml run --campaign campaigns/first --projects '^iris' --models chatgpt,claude --budget-usd 5",
	plan: "greenml plan --campaign campaigns/first --models chatgpt --repetitions 10 --repairs 1",
	generate: "greenml generate --campaign campaigns/first --dry-run",
	benchmark: "greenml benchmark --campaign campaigns/first --shard 1/4",
	repair: "greenml repair --campaign campaigns/first",
	replay: "greenml replay --campaign campaigns/first",
	reproduce: "greenml reproduce 0123456789abcdef --campaign campaigns/first",
	clean: "greenml clean --campaign campaigns/first --models chatgpt",
	bundle: "greenml bundle --campaign campaigns/first --out first-bundle",
	analyse: "greenml analyse --campaign campaigns/first",
	report: "greenml report --campaign campaigns/first --open",
	publish: "greenml publish --campaign campaigns/first --author 'Doe, Jo'",
	site: "greenml site --url https://example.org/greenml/",
	compare: "greenml compare campaigns/first campaigns/second --fail-on cpu:5%,accuracy",
	import: "greenml import https://github.com/owner/project",
	check: "greenml check project",
	validate: "greenml validate project --fix",
	projects: "greenml projects --task regression --here",
	"import-results": "greenml import-results --out genai-greenml",
	measure: "greenml measure --until-interval 5% -- python old.py -- python new.py",
	sandbox: "greenml sandbox -- python train.py",
	"mlbench fetch": "greenml mlbench fetch --repositories repos",
	"mlbench contexts": "greenml mlbench contexts --rows rows.jsonl --repositories repos --setting bm25",
	"mlbench answer": "greenml mlbench answer --rows rows.jsonl --repositories repos --settings bm25 --models chatgpt --out answers",
	"mlbench agent": "greenml mlbench agent --rows rows.jsonl --repositories repos --models chatgpt --steps 20",
	"mlbench transcripts": "greenml mlbench transcripts --out campaigns/ml-bench",
	"mlbench equal-cost": "greenml mlbench equal-cost --rows rows.jsonl --agent campaigns/ml-bench/answers/chatgpt@agent.jsonl --single campaigns/ml-bench/answers/chatgpt@oracle.jsonl",
	"mlbench export-tasks": "greenml mlbench export-tasks --rows rows.jsonl --format harbor --to tasks",
	"mlbench import-runs": "greenml mlbench import-runs --rows rows.jsonl --format harbor --runs jobs --as codex-gpt-5",
	"mlbench evaluate": "greenml mlbench evaluate --rows rows.jsonl --repositories repos --models chatgpt --out evaluation",
	"mlbench errors": "greenml mlbench errors --rows rows.jsonl --answers campaigns/ml-bench/answers/chatgpt@bm25.jsonl",
	"mlbench leakage": "greenml mlbench leakage --rows rows.jsonl --repositories repos --answers campaigns/ml-bench/answers/chatgpt@none.jsonl",
	"mlbench export-finetune": "greenml mlbench export-finetune --task oracle --rows rows.jsonl",
	"mlbench finetune": "greenml mlbench finetune --data campaigns/finetune --model models/base --recipe lora",
	"mlbench container": "greenml mlbench container --repository External-Attention-pytorch",
	"mlbench shard": "greenml mlbench shard --rows rows.jsonl --models chatgpt",
	"mlbench choose": "greenml mlbench choose --from repositories.json --fields GNN --fewest-stars 1000",
	"mlbench mine": "greenml mlbench mine --repository nearest --repositories repos",
	"mlbench build": "greenml mlbench build --repository nearest --repositories repos --model chatgpt --each 5",
	"mlbench stats": "greenml mlbench stats --rows rows.jsonl --repositories repos",
	"mlbench grade": "greenml mlbench grade --rows rows.jsonl --answers answers.jsonl --rules strict --static-only",
	"env warm": "greenml env warm --projects '^iris'",
	"env list": "greenml env list",
	"env prune": "greenml env prune",
	"env lock": "greenml env lock project",
	models: "greenml models",
	"models test": "greenml models test chatgpt",
	serve: "greenml serve --model models/base --adapter campaigns/finetune/adapter",
	doctor: "greenml doctor --runner"
};
// src/cli/verbs.ts
/** Files of verbs, each loaded when one of its verbs is asked for, so that `greenml measure` does not pay for the others. */
const VERB_FILES = [
	{
		heading: "A campaign:",
		names: [
			"demo",
			"run",
			"plan",
			"generate",
			"benchmark",
			"repair",
			"replay",
			"reproduce",
			"clean",
			"bundle",
			"analyse",
			"report",
			"publish",
			"site",
			"compare"
		],
		load: async () => (await import("./campaign-verbs.js")).campaignVerbs
	},
	{
		heading: "Projects:",
		names: [
			"import",
			"check",
			"validate",
			"projects",
			"import-results"
		],
		load: async () => (await import("./dataset-verbs.js")).datasetVerbs
	},
	{
		heading: "Any command:",
		names: ["measure", "sandbox"],
		load: async () => (await import("./command-verbs.js")).commandVerbs
	},
	{
		heading: "ML-Bench:",
		names: ["mlbench"],
		load: async () => (await import("./mlbench-verbs.js")).mlbenchVerbs
	},
	{
		heading: "This machine:",
		names: [
			"env",
			"models",
			"serve",
			"doctor"
		],
		load: async () => (await import("./host-verbs.js")).hostVerbs
	}
];
/** The verbs that a command line which begins with this word can mean: all, where no verb is called so. */
async function loadVerbs(word) {
	const files = VERB_FILES.filter(({ names }) => word !== void 0 && names.includes(word));
	return Promise.all((files.length > 0 ? files : VERB_FILES).map(async ({ heading, load }) => ({
		heading,
		verbs: await load()
	})));
}
// src/cli/program.ts
/**
* The command line; each verb inherits how it tells help and errors. `word`: what the line begins with, where only the verbs
* that it can mean are wanted.
*/
async function buildProgram(context, word) {
	const program = new Command("greenml").description("Does code that an LLM writes for a machine learning project use less energy, at the same accuracy?").version(TOOL_VERSION).exitOverride().showHelpAfterError("(--help shows every option)").configureOutput({
		writeErr: (text) => process.stderr.write(cleanMessage(text)),
		getOutHelpWidth: () => textWidth(process.stdout),
		getErrHelpWidth: () => textWidth(process.stderr)
	}).configureHelp({ minWidthToWrap: 20 }).helpCommand(false).enablePositionalOptions();
	for (const { heading, verbs } of await loadVerbs(word)) {
		program.commandsGroup(heading);
		for (const add of verbs) add(program, context);
	}
	for (const command of program.commands) showExample(command, []);
	return program;
}
function showExample(command, path) {
	const own = [...path, command.name()];
	const example = EXAMPLES[own.join(" ")];
	if (example !== void 0) command.addHelpText("after", `\nExample:\n  ${example}`);
	for (const below of command.commands) showExample(below, own);
}
// src/cli/main.ts
/** The only place that ends the process: results to stdout by the commands, errors told here. */
async function main(argv = process.argv) {
	const controller = new AbortController();
	const impatience = new AbortController();
	let stoppedBy = null;
	for (const name of STOP_SIGNALS) process.once(name, () => {
		stoppedBy ??= name;
		controller.abort();
		setTimeout(() => impatience.abort(), PATIENCE_MILLISECONDS).unref();
	});
	if (TERMINALS.some(isatty)) (await import("./watch-terminal.js")).watchTerminal();
	process.stdout.on("error", (error) => {
		if (errorCode(error) !== "EPIPE") throw error;
	});
	const logger = terminalLogger();
	process.once("uncaughtException", (error) => {
		process.exitCode = tellError(error, stoppedBy, logger);
		process.exit();
	});
	try {
		process.cwd();
		await useProxies(process.env, logger);
		const keyFiles = await loadKeys(logger);
		const { signal } = controller;
		const ask = mayAsk() ? { ask: askAtTerminal } : {};
		await interruptible((await buildProgram({
			logger,
			env: process.env,
			keyFiles,
			signal,
			...ask
		}, argv[2])).parseAsync([...argv]), impatience.signal);
	} catch (error) {
		process.exitCode = tellError(error, stoppedBy, logger);
	}
	if (controller.signal.aborted) setTimeout(() => giveUp(logger), GRACE_MILLISECONDS).unref();
}
/**
* Keys that `.env` of this folder names; what is set already wins. Nothing else of it: a project that somebody else wrote could
* choose by it what other programs load (LD_PRELOAD), where those lie that are run (GREENML_CACHE), and which servers may see
* prompts (GREENML_MODEL_HOSTS). A folder of that name is a virtual environment's. Returns where each key came from, for who
* uses one to tell.
*/
async function loadKeys(logger) {
	const { kind } = await lookBelow(".", ".env");
	if (kind === "none" || kind === "folder") return /* @__PURE__ */ new Map();
	const content = await readIfPlain(".", ".env", LARGEST_ENV_BYTES);
	if (content === null) logger.warn(".env is not read: it has to be a plain file that this user may read, of 1 MiB at most");
	const { parseEnv } = await import("node:util");
	const missing = Object.entries(parseEnv(content?.toString() ?? "")).filter(([name, value]) => isSecretName(name) && value && process.env[name] === void 0);
	for (const [name, value] of missing) process.env[name] = value;
	return new Map(missing.map(([name]) => [name, resolve(".env")]));
}
/** Says what went wrong; the result is the exit code. */
function tellError(caught, stoppedBy, logger) {
	const error = explainFault(caught);
	if (isUsageError(error)) return error.exitCode === 0 ? 0 : 2;
	if (error instanceof UserError) {
		logger.info(`error: ${error.message}`);
		return stoppedBy === null ? error.exitCode : 128 + constants.signals[stoppedBy];
	}
	logger.info(describeFault(error));
	return 1;
}
function giveUp(logger) {
	logger.warn("something that this command started did not end and is left behind: look for it with ps");
	process.exit();
}
const mayAsk = () => process.stdin.isTTY === true && process.stderr.isTTY === true;
/** Descriptors by which this process has a terminal, where it has one. */
const TERMINALS = [
	0,
	1,
	2
];
const LARGEST_ENV_BYTES = 1048576;
const STOP_SIGNALS = ["SIGINT", "SIGTERM"];
const GRACE_MILLISECONDS = 1e4;
/** Time for a stopped command to tell what it has. */
const PATIENCE_MILLISECONDS = 1e3;
function isUsageError(error) {
	return error instanceof Error && "code" in error && String(error.code).startsWith("commander.") && "exitCode" in error;
}
if (import.meta.main) await main();
export { explainNotStarted as $, arm as $n, parseJson as $r, energyOfHost as $t, inSandbox as A, int as Ai, preset as An, statIfPresent as Ar, PACKAGE_ROOT as At, listSysfs as B, string as Bi, threading as Bn, LARGEST_DOCUMENT_BYTES as Br, isWorkflowLog as Bt, changeEnergy as C, _enum as Ci, choice as Cn, readJson as Cr, removeAbandonedScratch as Ct, measureIdle as D, boolean as Di, option as Dn, readTextIfPresent as Dr, runCommand as Dt, isSound as E, array as Ei, fromZero as En, readLanguage as Er, boundCommand as Et, monotonicNs as F, object as Fi, verbOptions as Fn, makeFolderBelow as Fr, boundTexts as Ft, holdHost as G, url as Gi, sampledReason as Gn, readBelow as Gr, largest as Gt, findProgram as H, tuple as Hi, READING_METERS as Hn, listBelow as Hr, removeUnprintable as Ht, joulesOf as I, partialRecord as Ii, wholeNumber as In, makeWritableBelow as Ir, cleanCodeLine as It, Progress as J, toJSONSchema as Ji, LARGEST_METRIC as Jn, readTailBelow as Jr, mostFrequent as Jt, Launcher as K, uuid as Ki, BASELINE_MODES as Kn, readHeadBelow as Kr, mean as Kt, POWERCAP_ROOT as L, preprocess as Li, seededRandom as Ln, moveBelow as Lr, cleanLine as Lt, openMeters as M, literal as Mi, required as Mn, writeJson as Mr, assetPath as Mt, isUsable as N, looseObject as Ni, splitList as Nn, appendBelow as Nr, readAsset as Nt, noBaseline as O, custom as Oi, optionName as On, readYaml as Or, CHART_CODE as Ot, makeReading as P, number as Pi, text as Pn, copyBelow as Pr, readChartCode as Pt, explainFault as Q, SHIMS as Qn, makeAndHold as Qr, ENERGY_SCOPE as Qt, discoverPowercap as R, record as Ri, COUNT_VARIABLES as Rn, prepareBelow as Rr, cleanMessage as Rt, HostSensors as S, datetime as Si, checkGiven as Sn, readIfPresent as Sr, refuseFullScratch as St, unlessStopped as T, _null as Ti, flag as Tn, readJsonText as Tr, removedAfter as Tt, describeHost as U, union as Ui, executionReason as Un, lookBelow as Ur, shorten as Ut, readSysfs as V, templateLiteral as Vi, FLOP_METERS as Vn, enterBelow as Vr, printableJson as Vt, listChanges as W, unknown as Wi, flopsReason as Wn, openBelow as Wr, withoutSequences as Wt, useProxies as X, NEVER as Xi, LONGEST_TEXT as Xn, enterHeld as Xr, sum as Xt, formatDuration as Y, prettifyError as Yi, LONGEST_PROSE as Yn, walkTree as Yr, mostFrequentOf as Yt, describeFault as Z, MODES as Zn, holdFolder as Zr, sumOfAll as Zt, stoppedEarly as _, errorMessage as _i, mirror as _n, hashNamed as _r, withoutCredentials as _t, verb as a, groupThousands as ai, netJoulesOfHost as an, modelId as ar, shortenToWidth as at, measureRun as b, stopped as bi, token as bn, listFiles as br, makeHiddenScratch as bt, printJsonLine as c, kindOf$1 as ci, artifactName as cn, sha256 as cr, count as ct, exitCodeOf as d, refuseUnsafeName as di, carbonOptions as dn, text$1 as dr, quoteWord as dt, openNamed$1 as ei, energyOutside as en, compoundId as er, textWidth as et, measure as f, refusedKind as fi, collection as fn, usualShim as fr, withoutEndSlashes as ft, revisionFields as g, errorCode as gi, json as gn, hashFiles as gr, modelKeyName as gt, revisionSettings as h, UserError as hi, energyOptions as hn, hashBelow as hr, isSecretName as ht, group as i, formatSignificantDigits as ii, netErrorOfHost as in, mode as ir, padStart as it, mostCpuSeconds as j, json$1 as ji, readText$1 as jn, writeFileAtomic as jr, TOOL_VERSION as jt, withRestAfter as k, discriminatedUnion as ki, positive as kn, sha256Hex as kr, CLI_FILE as kt, printReport as l, look as li, campaignInputs as ln, shim as lr, lastLines as lt, measureInputs as m, explainPath as mi, electricityMapsInput as mn, checkWritableFolder as mr, isLoopback as mt, commandVerbs as n, formatSize as ni, measuredNetJoules as nn, instant as nr, displayWidth as nt, withBelow as o, makeFolders as oi, restOfHost as on, quality as or, comparableAddress as ot, planRounds as p, explainFullDisk as pi, dataset as pn, QUIET as pr, addressWithoutCredentials as pt, behindGate as q, ZodError as qi, GENERATED_MODES as qn, readIfPlain as qr, median as qt, sandboxCommandOptions as r, parseSize as ri, meterOfHost as rn, label as rr, padEnd as rt, print as s, nameFromHere as si, answers as sn, relativePath as sr, compareNaturally as st, main as t, _usingCtx as ti, isDoubtful as tn, generatedMode as tr, wrapText as tt, printResult as u, refuseAllBut as ui, campaignOptions as un, slug as ur, nameFact as ut, checkProgram as v, interruptible as vi, projects as vn, hashOfTree as vr, withoutSecrets as vt, runRounds as w, _instanceof as wi, describeFault$1 as wn, readJsonIfPresent as wr, removeTree as wt, openCarbon as x, date as xi, wait as xn, parseWith as xr, makeScratch as xt, checkWritable as y, recover as yi, sandboxOptions as yn, hashTree as yr, ROOM_FOR_SCRATCH as yt, readVendor as z, strictObject as zi, NUMERIC_LIBRARIES as zn, removeBelow as zr, cleanText as zt };
