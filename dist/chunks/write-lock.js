import { Rr as UserError, fr as lastLines, gr as withSaid, or as _usingCtx } from "./inputs.js";
import { _ as runCommand, f as removeTree, l as makeScratch, wt as writeFileAtomic } from "./base.js";
import { t as nameInLine } from "./package-name.js";
import { A as listPackageFiles, C as rankInterpreters, D as explainDisconnection, S as noInterpreter, T as uvEnvironment, _ as versionOfFile, c as cleanRequirements, d as isSameVersion, h as onlyPackages, j as showIndex, k as findPackageIndex, l as isBound, m as listPins, p as listLocked, v as withoutPackages, x as readPackageList, y as withoutPins } from "./environment.js";
import { an as batchesOf } from "./work.js";
import { a as minorOf, n as highestMinor, o as parsePythonRange, r as isNewer, t as distanceTo } from "./python-versions.js";
import { dirname } from "node:path";
// src/environment/lock-date.ts
const DAY = 864e5;
/** Questions to the index at a time. */
const AT_ONCE$1 = 8;
/** The pin that came to the index last; null where nothing is pinned, or the index has none of it. */
async function findNewestPin(requirements, { env, signal }) {
	const index = await findPackageIndex(env);
	const pins = listPins(requirements);
	let newest = null;
	for (const some of batchesOf(pins, AT_ONCE$1)) {
		const dated = await Promise.all(some.map((pin) => datePin(index, pin, signal)));
		for (const each of dated) if (each !== null && (newest === null || each.day > newest.day)) newest = each;
	}
	return newest;
}
async function datePin(index, { name, version }, signal) {
	const filesOfVersion = (await listPackageFiles(index, name, signal) ?? []).filter((file) => isSameVersion(versionOfFile(file.filename, name) ?? "", version));
	const wheels = filesOfVersion.filter(({ filename }) => filename.endsWith(".whl"));
	const [first] = (wheels.length > 0 ? wheels : filesOfVersion).map(({ uploadTime }) => {
		if (uploadTime === null) throw noUploadTimes(index);
		return uploadTime;
	}).sort();
	return first === void 0 ? null : {
		name,
		version,
		day: first.slice(0, 10)
	};
}
/** Error on an index without upload times, where uv leaves out every package as too new. */
function noUploadTimes(index) {
	return new UserError(`The package index ${showIndex(index)} does not tell when its files were uploaded, so packages can't be chosen as of a date.
Set UV_DEFAULT_INDEX to an index that tells it (as JSON with upload-time, PEP 700), as https://pypi.org/simple does. greenml import --no-date and greenml env lock --no-date take the packages of today.`, 1);
}
/** uv takes a date as one of the machine's own time zone: the end of that day in UTC is told instead. */
const endOfDay = (day) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString();
/**
* The earliest day after `from`, at which nothing is found, up to `to`, at which something is, by halving the time between:
* at most 14 tries over 40 years.
*/
async function findEarliest(range, attempt) {
	let [low, high] = [dayNumber(range.from), dayNumber(range.to)];
	let found = range.found;
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		const result = await attempt(dayOf(middle));
		if (result === null) low = middle;
		else [high, found] = [middle, result];
	}
	return {
		day: dayOf(high),
		found
	};
}
const dayNumber = (day) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayOf = (number) => (/* @__PURE__ */ new Date(number * DAY)).toISOString().slice(0, 10);
// src/environment/lock-resolver.ts
/** Runs uv where a relative path in the requirements names nothing. */
async function openResolver(request) {
	return new Resolver(request, await makeScratch("lock"), await uvEnvironment(request));
}
/** What uv says where a package needs more of another on some Pythons or systems than a pin of that one allows. */
const FAILS_ELSEWHERE = /for split \(|other Python versions/;
var Resolver = class {
	#request;
	#nowhere;
	#env;
	#fault = "";
	constructor(request, nowhere, env) {
		this.#request = request;
		this.#nowhere = nowhere;
		this.#env = env;
	}
	/** The end of what uv said when it last failed. */
	get lastFault() {
		return this.#fault;
	}
	async resolveOnce(text, interpreter, day, { lowest = minorOf(interpreter.version), isLowest = false } = {}) {
		const only = [
			"--no-header",
			"--no-annotate",
			"--only-binary",
			":all:",
			"--python",
			interpreter.executable
		];
		const which = isLowest ? ["--resolution", "lowest-direct"] : [];
		const compile = (input, ...more) => this.#compile(input, day, [
			...only,
			...which,
			...more
		]);
		const lock = await compile(text, "--universal", "--python-version", lowest);
		if (lock === null && (lowest !== minorOf(interpreter.version) || !FAILS_ELSEWHERE.test(this.#fault))) return null;
		const here = lock && await compile(lock);
		if (lock !== null && here !== null && holdsAll(lock, here)) return {
			lock,
			python: `>=${lowest}`,
			interpreter,
			deviations: []
		};
		const narrow = await compile(text);
		return narrow === null ? null : {
			lock: narrow,
			interpreter,
			...forThisAlone(interpreter)
		};
	}
	async #compile(input, day, words) {
		const args = [
			"pip",
			"compile",
			"-",
			"-o",
			"-",
			"--generate-hashes",
			...day ? ["--exclude-newer", endOfDay(day)] : [],
			...words
		];
		const result = await runCommand(this.#request.uv, args, {
			env: this.#env,
			input,
			cwd: this.#nowhere
		});
		if (result.exitCode === 0) return result.stdout;
		await refuseIndex(result.stderr, day, this.#request.env);
		this.#fault = lastLines(result.stderr, 8);
		return null;
	}
	/** One of several Pythons that are equally near: the first for which there are wheels, and then for that one alone. */
	async #resolveByAny(text, interpreters, day) {
		for (const [index, interpreter] of interpreters.entries()) {
			const resolution = await this.resolveOnce(text, interpreter, day);
			if (resolution) return index === 0 ? resolution : {
				...resolution,
				python: rangeOf(interpreter)
			};
		}
		return null;
	}
	async forLowest(text, [interpreter], day) {
		const { lowestPython } = this.#request;
		if (!lowestPython || isNewer(lowestPython, minorOf(interpreter.version))) return null;
		const resolution = await this.resolveOnce(text, interpreter, day, { lowest: lowestPython });
		return resolution && {
			...resolution,
			day
		};
	}
	async byDate(text, interpreters, day) {
		const direct = await this.#resolveByAny(text, interpreters, day);
		if (direct) return {
			...direct,
			day
		};
		const found = day === null ? null : await this.#resolveByAny(text, interpreters, null);
		if (day === null || found === null) return null;
		const { version } = found.interpreter;
		const earliest = await findEarliest({
			from: day,
			to: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
			found
		}, (middle) => {
			this.#request.note?.(`looking for the earliest date that has wheels for Python ${minorOf(version)}: ${middle}`);
			return this.resolveOnce(text, found.interpreter, middle);
		});
		const deviation = `no wheels for Python ${minorOf(version)} as of ${day}: packages as of ${earliest.day}`;
		return {
			...earliest.found,
			day: earliest.day,
			deviations: [deviation, ...earliest.found.deviations]
		};
	}
	async [Symbol.asyncDispose]() {
		await removeTree(this.#nowhere);
	}
};
/** Throws where what failed is the index, and nothing that was asked of it. */
async function refuseIndex(stderr, day, env) {
	if (day && stderr.includes("missing an upload date")) throw noUploadTimes(await findPackageIndex(env));
	const unreachable = await explainDisconnection(stderr, "Packages could not be resolved", env);
	if (unreachable !== null) throw unreachable;
}
const namesOf = (lock) => listLocked(lock).map(({ name }) => name);
/** Whether all packages of a lock for this system are in that for many. */
function holdsAll(lock, here) {
	const known = new Set(namesOf(lock));
	return namesOf(here).every((name) => known.has(name));
}
function forThisAlone(interpreter) {
	const deviation = `some packages have wheels for few systems, or need more on other systems or Pythons: locked for Python ${minorOf(interpreter.version)} on ${process.platform}-${process.arch} alone`;
	return {
		python: rangeOf(interpreter),
		deviations: [deviation]
	};
}
/** `>=3.11,<3.12` */
function rangeOf({ version }) {
	const [major = 3, minor = 0] = version.split(".").map(Number);
	return `>=${major}.${minor},<${major}.${minor + 1}`;
}
// src/environment/meet-pins.ts
/**
* Keeps, of a list that can be resolved without its pins, as many pins as can be met together, the author's first ones first:
* those that can't are found by halving, so that one such pin among n costs some 2·log₂ n tries. `attempt` gets all lines, each
* with its pin or without; null: they can't be resolved.
*/
async function meetPins(lines, attempt) {
	const kept = /* @__PURE__ */ new Set();
	let found = null;
	const attemptWith = (more) => {
		const pinned = /* @__PURE__ */ new Set([...kept, ...more]);
		return attempt(lines.map((line) => isBound(line) && !pinned.has(line) ? withoutPins(line).replaceAll(/ +/g, " ").trim() : line));
	};
	const dropped = [];
	const keep = async (pins) => {
		const result = pins.length === 0 ? null : await attemptWith(pins);
		if (result !== null) {
			found = result;
			for (const pin of pins) kept.add(pin);
		} else if (pins.length === 1) dropped.push(...pins);
		else if (pins.length > 1) {
			await keep(pins.slice(0, pins.length >> 1));
			await keep(pins.slice(pins.length >> 1));
		}
	};
	const pins = lines.filter(isBound);
	await keep(pins.slice(0, pins.length >> 1));
	await keep(pins.slice(pins.length >> 1));
	return {
		found,
		dropped
	};
}
// src/environment/python-of-pins.ts
/** Questions to the index at a time. */
const AT_ONCE = 8;
const MOST_PINS = 200;
/** Of old Pythons the first that has wheels of the most pins; null: one of today's has as many. */
async function findPythonOfPins(requirements, { today, old }, { env, signal }) {
	const index = await findPackageIndex(env);
	const wheels = [];
	for (const some of batchesOf(listPins(requirements).slice(0, MOST_PINS), AT_ONCE)) wheels.push(...await Promise.all(some.map((pin) => listWheels(index, pin, signal))));
	const count = ({ version }) => wheels.filter((names) => names.some((name) => isFor(name, version))).length;
	const most = Math.max(0, ...today.map(count));
	const best = Math.max(0, ...old.map(count));
	return best > most ? old.find((each) => count(each) === best) ?? null : null;
}
async function listWheels(index, { name, version }, signal) {
	return (await listPackageFiles(index, name, signal) ?? []).map(({ filename }) => filename).filter((each) => each.endsWith(".whl") && isSameVersion(versionOfFile(each, name) ?? "", version));
}
/** Whether a wheel's name says this Python, whatever the processor (PEP 425). */
function isFor(wheel, version) {
	const [python = "", abi = "", platform = ""] = wheel.replace(/\.whl$/, "").split("-").slice(-3);
	const [, minor = ""] = version.split(".");
	const isHere = platform === "any" || platform.includes(process.platform === "darwin" ? "macosx" : process.platform);
	const isOf = (tag) => tag === "py3" || tag === `py3${minor}` || tag === `cp3${minor}` || abi === "abi3" && isBefore(tag, minor);
	return isHere && python.split(".").some(isOf);
}
const isBefore = (tag, minor) => Number(/^cp3(\d+)$/.exec(tag)?.[1] ?? NaN) <= Number(minor);
// src/environment/write-lock.ts
/** The oldest Python that knows the syntax of today's answers. */
const OLDEST_PYTHON = ">=3.10";
/** Older Pythons, which shims still run in: for pins that have wheels for none of today's, and for a script of their time. */
const OLD_PYTHONS = ">=3.7,<3.10";
const OF_REQUIREMENTS = "name the list of its packages in environment.requirements, by its path from the manifest's folder, as source/requirements.txt; where it needs none, an empty one";
/**
* Resolves requirements to exact versions of wheels with hashes, for the nearest installed Python and newer: as of the
* commit's date or the newest pin's, whichever is later; else as of the earliest date at which they resolve; else without
* those that the entry does not reach; where pins can't be met so, for an older Python that is installed and has their wheels;
* then, of what the entry reaches, with the pins that can't be met as the least, or without them. What was given up is told.
*/
async function writeLock(request) {
	try {
		var _usingCtx$1 = _usingCtx();
		const list = await readPackageList({
			...request,
			path: request.requirementsFile
		}, OF_REQUIREMENTS);
		const asked = cleanRequirements(list.toString());
		const interpreters = await nearestInterpreters(request);
		const resolver = _usingCtx$1.a(await openResolver(request));
		const found = await resolveInTurn(request, asked.text, interpreters, resolver);
		if (found === null) {
			const name = request.requirementsName ?? request.requirementsFile;
			throw new UserError(withSaid(`${name} can't be resolved to a set of wheels`, resolver.lastFault), 1);
		}
		await writeFileAtomic(request.lockFile, found.lock, request.projectFolder ?? dirname(request.lockFile));
		const { version } = found.interpreter;
		return {
			python: found.python,
			pythonVersion: version,
			excludeNewer: found.day,
			deviations: [
				...asked.deviations,
				...tellPython(request.pythonWanted ?? null, version),
				...found.deviations
			],
			leftOut: withoutPackages(asked.text, listLocked(found.lock).map(({ name }) => name)).split("\n").filter((line) => line !== "")
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function resolveInTurn(request, asked, interpreters, resolver) {
	const less = listWithLess(request, asked);
	const lists = [{
		text: asked,
		told: []
	}, ...less];
	const listOld = async () => request.oldestPython === void 0 ? await rankInterpreters({
		...request,
		pythonRequest: OLD_PYTHONS
	}) : [];
	const { asOf, pythonSoFar = "" } = request;
	const ofItsTime = request.isOfItsTime || asOf !== null && isOld(pythonSoFar) && !hasBound(asked) ? await resolveForOld(request, lists, await listOld(), resolver, OF_TIME) : null;
	if (ofItsTime) return ofItsTime;
	for (const { text, told } of lists) {
		const found = await resolvePinned(request, text, interpreters, resolver);
		if (found) return {
			...found,
			deviations: [...told, ...found.deviations]
		};
	}
	const old = await listOld();
	const pinned = await resolveForOld(request, lists.filter(({ text }) => hasBound(text)), old, resolver, OF_PINS);
	if (pinned) return pinned;
	for (const { text, told } of less.length > 0 ? less.toReversed() : lists) {
		const found = await loosen(request, {
			text,
			told
		}, {
			interpreters,
			old
		}, resolver);
		if (found) return found;
	}
	return null;
}
const hasBound = (text) => text.split("\n").some(isBound);
/** Whether all versions of a range came before those of today. */
function isOld(range) {
	const [highest, old] = [highestMinor(range), parsePythonRange(OLD_PYTHONS)];
	return highest !== null && old !== null && distanceTo(old, highest) === 0;
}
/**
* The packages with all pins, for an installed Python from before those of today, and for that one alone: as of their date, else,
* of what is wanted or else the oldest first, as of the earliest at which it has the wheels.
*/
async function resolveForOld(request, lists, interpreters, resolver, why) {
	const byAge = request.pythonWanted ? interpreters : interpreters.toReversed();
	for (const { text, told } of lists) {
		const { day, deviations } = await chooseDate(request, text);
		const resolve = async (interpreter) => {
			const found = await resolver.resolveOnce(text, interpreter, day);
			return found && {
				...found,
				day
			};
		};
		const found = await firstOf(interpreters, resolve) ?? await firstOf(byAge, (interpreter) => resolver.byDate(text, [interpreter], day));
		if (found === null) continue;
		const all = [
			...told,
			...deviations,
			tellOld(found.interpreter, why),
			...found.deviations
		];
		return {
			...found,
			python: rangeOf(found.interpreter),
			deviations: all
		};
	}
	return null;
}
const OF_TIME = "for packages of the commit's time: with later ones the script fails, or comes to another result";
const OF_PINS = "as pins have no wheels for later ones that are installed";
const tellOld = ({ version }, why) => `Python ${version}, ${why}`;
async function firstOf(all, attempt) {
	for (const each of all) {
		const found = await attempt(each);
		if (found !== null) return found;
	}
	return null;
}
/** The packages without pins, and then with those that can be kept, for the Python that has wheels of the most of them. */
async function loosen(request, { text, told }, { interpreters, old }, resolver) {
	const relaxed = withoutPins(text);
	if (relaxed === text) return null;
	const ofPins = await findPythonOfPins(text, {
		today: interpreters,
		old
	}, request);
	const found = await resolver.byDate(relaxed, ofPins === null ? interpreters : [ofPins], request.asOf);
	if (found === null) return null;
	const [whole, why] = ofPins === null ? [found, []] : [{
		...found,
		python: rangeOf(ofPins)
	}, [tellOld(ofPins, OF_PINS)]];
	return keepPins(text, whole, await chooseDate(request, text), [...told, ...why], resolver);
}
/** The later of two ISO dates. */
const laterOf = (a, b) => a > b ? a : b;
/**
* The packages with those pins that can be met together for the same Python, and of the others the lowest version above the pin;
* where there is none, without them.
*/
async function keepPins(asked, found, { day: newest }, told, resolver) {
	const day = found.day === null || newest === null ? null : laterOf(found.day, newest);
	const lines = asked.split("\n");
	const met = await meetPins(lines, async (some) => resolver.resolveOnce(some.join("\n"), found.interpreter, day));
	const dropped = met.found === null ? lines.filter(isBound) : met.dropped;
	const raised = raisePins(lines, dropped, (met.found ?? found).lock);
	const near = await resolver.resolveOnce(raised, found.interpreter, day, { isLowest: true });
	const narrow = ({ python }) => ({ python: found.python.includes("<") ? found.python : python });
	const why = "pins that can not be met with the others, or have no wheels,";
	if (near !== null) {
		const how = `${why} are the least: ${dropped.join(", ")}`;
		return {
			...near,
			...narrow(near),
			day,
			deviations: [
				...told,
				how,
				...near.deviations
			]
		};
	}
	if (met.found === null) {
		const how = "the pins can not be resolved: packages without pins";
		return {
			...found,
			deviations: [
				...told,
				how,
				...found.deviations
			]
		};
	}
	const how = `${why} are dropped: ${dropped.join(", ")}`;
	return {
		...met.found,
		...narrow(met.found),
		day,
		deviations: [
			...told,
			how,
			...met.found.deviations
		]
	};
}
/** The list with dropped pins as lower bounds, and what has no pin as the lock has it: resolved to the lowest, it is nearest to the author's. */
function raisePins(asked, dropped, lock) {
	const locked = new Map(listLocked(lock).map(({ name, version }) => [name, version]));
	return asked.map((line) => {
		if (dropped.includes(line)) return line.replaceAll(/(?:===?|~=)[ \t]*([^\s,;*=]{1,100}?)(?:\.\*)?(?=[\s,;]|$)/g, ">=$1");
		if (listPins(line).length > 0) return line;
		const bare = withoutPins(line).trim();
		const version = locked.get(nameInLine(bare));
		return version === void 0 || bare.includes(";") ? line : `${bare}==${version}`;
	}).join("\n");
}
/** The requirements without what only other scripts import, then without all that nothing imports which the entry reaches. */
function listWithLess({ unreached = [], reached = null }, asked) {
	const texts = [withoutPackages(asked, unreached), ...reached === null ? [] : [onlyPackages(asked, reached)]];
	return [...new Set(texts)].filter((text) => text.trim() !== "").flatMap((text) => {
		const kept = new Set(text.split("\n"));
		const leftOut = asked.split("\n").filter((line) => line.trim() !== "" && !kept.has(line));
		if (leftOut.length === 0) return [];
		return [{
			text,
			told: [`left out, as the entry needs no package called so: ${leftOut.join(", ")}`]
		}];
	});
}
async function resolvePinned(request, text, interpreters, resolver) {
	const start = await chooseDate(request, text);
	const found = await resolver.forLowest(text, interpreters, start.day) ?? await resolver.byDate(text, interpreters, start.day);
	return found && {
		...found,
		deviations: [...start.deviations, ...found.deviations]
	};
}
/** Pythons that are equally near to what is asked for, one for each minor version: which of them has wheels decides. */
async function nearestInterpreters(request) {
	const { oldestPython = OLDEST_PYTHON } = request;
	const ranked = await rankInterpreters({
		...request,
		pythonRequest: oldestPython
	});
	const wanted = parsePythonRange(request.pythonWanted ?? "");
	const distance = ({ version }) => wanted ? distanceTo(wanted, version) : 0;
	const [first, ...others] = ranked;
	if (!first) throw noInterpreter(oldestPython);
	const minors = /* @__PURE__ */ new Set([minorOf(first.version)]);
	return [first, ...others.filter((each) => {
		if (distance(each) !== distance(first) || minors.has(minorOf(each.version))) return false;
		minors.add(minorOf(each.version));
		return true;
	})];
}
function tellPython(wanted, version) {
	const range = parsePythonRange(wanted ?? "");
	if (range === null || distanceTo(range, version) === 0) return [];
	return [`Python ${version}, the nearest installed, where the project asks for ${wanted}`];
}
async function chooseDate(request, requirements) {
	if (request.asOf === null) return {
		day: null,
		deviations: []
	};
	const newest = await findNewestPin(requirements, request);
	if (newest === null || newest.day <= request.asOf) return {
		day: request.asOf,
		deviations: []
	};
	const deviation = `packages as of ${newest.day}, when ${newest.name} ${newest.version} came out; the commit is of ${request.asOf}`;
	return {
		day: newest.day,
		deviations: [deviation]
	};
}
export { writeLock as t };
