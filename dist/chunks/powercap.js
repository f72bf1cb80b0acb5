import { n as errorCode, r as errorMessage, t as UserError } from "./errors.js";
import { m as sha256Hex } from "./files.js";
import { t as compareNaturally } from "./text.js";
import { n as listSysfs, r as readSysfs } from "./counter.js";
import { availableParallelism, cpus, hostname, release, totalmem } from "node:os";
import { basename, dirname, join } from "node:path";
import { readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
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
		...name === null ? nameless(join(zone.link, "name")) : readCounter(counterPath, join(zone.link, "energy_uj")),
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
function readCounter(path, shownPath) {
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
export { listChanges as a, describeHost as i, discoverPowercap as n, readVendor as r, POWERCAP_ROOT as t };
