import { $t as literal, Br as errorMessage, Jt as boolean, Pr as explainWrite, Wt as _enum, Xt as discriminatedUnion, Zt as int, an as record, at as label, er as textWidth, gt as text, on as strictObject, or as _usingCtx, qt as array, tn as number, tr as wrapText, ur as count } from "./inputs.js";
import { $ as describeHost, D as HostSensors, H as POWERCAP_ROOT, R as isUsable, U as discoverPowercap, W as readVendor, X as readSysfs, it as behindGate, rt as Launcher } from "./start.js";
import { n as openPerf } from "./perf2.js";
import { t as openAmdSmi } from "./amdsmi2.js";
import { n as openGpuHwmon } from "./gpu-hwmon2.js";
import { t as openNvidiaSmi } from "./nvidia-smi2.js";
import { t as openNvml } from "./nvml2.js";
import { t as openPowermetrics } from "./powermetrics2.js";
import { it as cacheFolder } from "./work.js";
import { t as askVersion } from "./uv.js";
import { t as PROVIDER_KINDS } from "./registry.js";
import { W as host, bt as readTextIfPresent, it as energyGap, nt as sampledReason, tt as flopsReason, xn as formatSize } from "./base.js";
import { r as readQuota } from "./quota.js";
import { n as openFlopCounter } from "./flops.js";
import { i as versioned, r as mapFields } from "./versioned.js";
import { D as formatSampledReason, E as formatFlopsReason, U as tell, V as formatGap } from "./measured.js";
import { n as findBubblewrap, r as findContainer } from "./choose-sandbox.js";
import { dirname, join, resolve } from "node:path";
import { existsSync } from "node:fs";
import { access, constants as constants$1, readFile, statfs } from "node:fs/promises";
import { homedir, tmpdir, userInfo } from "node:os";
// src/energy/check-counters.ts
const HOST_ROOTS = {
	powercap: POWERCAP_ROOT,
	eventSources: "/sys/bus/event_source/devices",
	proc: "/proc"
};
/** Gives a group of its own the files that every kernel since 5.10 keeps for root, now and at each start. */
const OPEN_COUNTERS = [
	"sudo groupadd --force greenml",
	"sudo usermod --append --groups greenml \"$USER\"   # then log in again",
	[
		`echo 'SUBSYSTEM=="powercap", ACTION=="add",' \\`,
		`  'RUN+="/bin/sh -c \\"chgrp greenml /sys%p/energy_uj /sys%p/max_energy_range_uj;' \\`,
		`  'chmod g+r /sys%p/energy_uj /sys%p/max_energy_range_uj\\""' |`,
		"  sudo tee /etc/udev/rules.d/60-greenml.rules"
	].join("\n"),
	"sudo udevadm control --reload",
	"sudo udevadm trigger --subsystem-match=powercap --action=add"
];
const DENIED = /* @__PURE__ */ new Set(["EACCES", "EPERM"]);
/** RAPL by the powercap files. */
async function checkPowercap({ powercap }) {
	const { zones, reason } = await discoverPowercap(powercap);
	const rapl = {
		area: "energy",
		id: "rapl",
		runnerNeeds: true
	};
	if (reason !== null && zones.length === 0) return {
		...rapl,
		state: "missing",
		fact: {
			kind: "no-zones",
			gap: reason,
			inContainer: isContainer()
		}
	};
	const measured = zones.flatMap(({ domain, unreadable }) => unreadable === null ? [domain] : []);
	const unreadable = zones.flatMap((zone) => zone.unreadable ?? []);
	const isLocked = unreadable.some((gap) => gap.kind === "unreadable" && DENIED.has(gap.code));
	return {
		...rapl,
		state: measured.length === 0 ? "missing" : "works",
		fact: {
			kind: "zones",
			measured,
			unreadable
		},
		...isLocked ? { fix: OPEN_COUNTERS } : {}
	};
}
const isContainer = () => existsSync("/.dockerenv") || existsSync("/run/.containerenv");
/**
* RAPL by perf, a second source to check the powercap files by. It is tried, since a virtual machine can show it and count
* nothing.
*/
async function checkPowerPmu(env, { eventSources, proc }) {
	const found = {
		area: "energy",
		id: "perf-power"
	};
	if (!existsSync(join(eventSources, "power", "type"))) return {
		...found,
		state: "absent",
		fact: {
			kind: "no-meter",
			gap: { kind: "no-power-pmu" }
		}
	};
	const level = readParanoia(proc);
	if (process.geteuid?.() !== 0 && level !== null && level > 0) return {
		...found,
		state: "missing",
		fact: {
			kind: "perf-event-paranoid",
			level
		},
		fix: ["sudo sysctl -w kernel.perf_event_paranoid=0"]
	};
	const opened = await openPerf({
		env,
		root: eventSources,
		vendor: readVendor(),
		ask: false
	});
	if (!isUsable(opened)) return {
		...found,
		state: "absent",
		fact: {
			kind: "no-meter",
			gap: opened.reason
		}
	};
	await opened[Symbol.asyncDispose]();
	return {
		...found,
		state: "works",
		fact: {
			kind: "meter",
			reads: "second-source"
		}
	};
}
function readParanoia(proc) {
	const text = readSysfs(join(proc, "sys/kernel/perf_event_paranoid"));
	return text === null ? null : Number(text);
}
// src/energy/check-devices.ts
/** Graphics cards by each way there is to read them; the way that works is the one that a run would use. */
async function checkGraphics(env) {
	const nvml = await whyUnusable(openNvml(env));
	const nvidia = nvml && await whyUnusable(openNvidiaSmi(env));
	const amd = await whyUnusable(openGpuHwmon(env)) && await whyUnusable(openAmdSmi(env));
	return [describe("nvidia", nvidia, existsSync("/dev/nvidiactl"), nvml === null ? "energy-counter" : "power"), describe("amd-intel", amd, false, "cards")];
}
/** Apple's own estimate of its processors' power. */
async function checkApple(env) {
	if (process.platform !== "darwin") return [];
	const gap = await whyUnusable(openPowermetrics(env));
	const check = describe("powermetrics", gap, true, "powermetrics");
	return [gap === null ? check : {
		...check,
		fix: ["sudo greenml measure …"]
	}];
}
async function whyUnusable(opening) {
	const opened = await opening;
	if (!isUsable(opened)) return opened.reason;
	await opened[Symbol.asyncDispose]();
	return null;
}
/** `here`: there are signs of the hardware. */
function describe(id, gap, here, reads) {
	const found = {
		area: "energy",
		id
	};
	if (gap === null) return {
		...found,
		state: "works",
		fact: {
			kind: "meter",
			reads
		}
	};
	return {
		...found,
		state: here ? "missing" : "absent",
		fact: {
			kind: "no-meter",
			gap
		}
	};
}
// src/environment/check-tools.ts
const area$3 = "programs";
/** Checks of the programs that the tool starts: each is asked for its version. */
function checkTools(env) {
	return Promise.all([
		checkPython(env),
		checkGit(env),
		checkUv(env),
		checkDisk(env)
	]);
}
async function checkPython(env) {
	const version = await askVersion("python3", env);
	const found = {
		area: area$3,
		id: "python",
		runnerNeeds: true
	};
	if (version === null) return {
		...found,
		...NOT_INSTALLED$1,
		fix: ["sudo apt-get install python3"]
	};
	const [, major = "0", minor = "0"] = /(?<!\d)(\d+)\.(\d+)/.exec(version) ?? [];
	const enough = Number(major) > 3 || Number(major) === 3 && Number(minor) >= 10;
	return {
		...found,
		state: enough ? "works" : "missing",
		fact: {
			kind: "version",
			version,
			enough
		}
	};
}
async function checkGit(env) {
	const version = await askVersion("git", env);
	const found = {
		area: area$3,
		id: "git",
		runnerNeeds: true
	};
	if (version === null) return {
		...found,
		...NOT_INSTALLED$1,
		fix: ["sudo apt-get install git"]
	};
	return {
		...found,
		state: "works",
		fact: {
			kind: "version",
			version,
			enough: true
		}
	};
}
/** uv: where it is not installed, a pinned build is fetched. */
async function checkUv(env) {
	const version = await askVersion("uv", env);
	const found = {
		area: area$3,
		id: "uv"
	};
	if (version === null) return {
		...found,
		...NOT_INSTALLED$1,
		state: "absent"
	};
	return {
		...found,
		state: "works",
		fact: {
			kind: "version",
			version,
			enough: true
		}
	};
}
const NOT_INSTALLED$1 = {
	state: "missing",
	fact: { kind: "not-installed" }
};
/** The scientific stack of one project takes about this much, and its run a copy of its data. */
const ENVIRONMENT_BYTES = 2 * 1024 ** 3;
async function checkDisk(env) {
	const [cache, temporary] = await Promise.all([findPlace(cacheFolder(env)), findPlace(tmpdir())]);
	const found = {
		area: area$3,
		id: "disk",
		runnerNeeds: true
	};
	const detail = await whyClosed(cache) ?? await whyClosed(temporary);
	if (detail !== null) return {
		...found,
		state: "missing",
		fact: {
			kind: "reported",
			detail
		}
	};
	const [ofCache, ofTemporary] = [describeRoom(cache), describeRoom(temporary)];
	const enough = Math.min(ofCache.bytes, ofTemporary.bytes) >= ENVIRONMENT_BYTES;
	const fact = {
		kind: "disk",
		cache: ofCache,
		temporary: ofTemporary,
		neededBytes: ENVIRONMENT_BYTES
	};
	return {
		...found,
		state: enough ? "works" : "missing",
		fact
	};
}
async function findPlace(path) {
	for (let nearest = resolve(path);; nearest = dirname(nearest)) {
		const found = await statfs(nearest).catch(() => null);
		if (found !== null) return {
			path,
			nearest,
			bytes: found.bavail * found.bsize
		};
		if (nearest === dirname(nearest)) return {
			path,
			nearest,
			bytes: 0
		};
	}
}
const describeRoom = ({ path, bytes }) => ({
	path,
	bytes
});
/** Why nothing can be put there; null: something can. */
async function whyClosed({ path, nearest }) {
	try {
		await access(`${nearest}/.`, constants$1.W_OK | constants$1.X_OK);
		return null;
	} catch (error) {
		return errorMessage(explainWrite(error, path));
	}
}
// src/generation/models/check-keys.ts
const KEYS = Object.values(PROVIDER_KINDS).flatMap(({ keys }) => keys);
/** Providers that could be asked; names of variables only. */
function checkKeys(env, keyFiles = /* @__PURE__ */ new Map()) {
	const [set, missing] = [KEYS.filter((name) => env[name]), KEYS.filter((name) => !env[name])];
	const files = Object.fromEntries([...keyFiles].filter(([name]) => set.some((each) => each === name)));
	return {
		area: "keys",
		id: "providers",
		state: set.length > 0 ? "works" : "absent",
		fact: {
			kind: "keys",
			set,
			missing,
			files
		}
	};
}
// src/github/check-runner.ts
const RUNNER_ROOTS = {
	etc: "/etc",
	run: "/run"
};
const area$2 = "runner";
const SERVICE_NAME = "greenml-runner.service";
/** What a host needs beside what every user's does, to run the jobs of a repository; `found`: what was looked at before. */
async function checkRunner(found, env, roots = RUNNER_ROOTS) {
	return [
		await checkService(env, roots),
		await checkSubordinateIds(roots.etc),
		checkQuota(env),
		{
			area: area$2,
			id: "labels",
			state: "works",
			fact: {
				kind: "labels",
				labels: listLabels(found)
			}
		}
	];
}
const GRAPHICS = /* @__PURE__ */ new Set(["nvidia", "amd-intel"]);
/** A host that measures its graphics cards is a runner for what runs on them, also where its processor shows no counters. */
function excuseProcessor(found) {
	const measuresGraphics = found.some(({ id, state }) => GRAPHICS.has(id) && state === "works");
	return found.map(({ runnerNeeds, ...check }) => runnerNeeds === void 0 || measuresGraphics && check.id === "rapl" ? check : {
		...check,
		runnerNeeds
	});
}
async function checkService(env, { etc, run }) {
	const check = {
		area: area$2,
		id: "service"
	};
	const path = join(etc, "systemd/system", SERVICE_NAME);
	const systemd = existsSync(join(run, "systemd/system")) ? await findSystemdVersion(env) : null;
	const installed = existsSync(path);
	const fact = {
		kind: "service",
		path,
		systemd,
		installed
	};
	if (installed) return {
		...check,
		state: "works",
		fact
	};
	if (systemd === null) return {
		...check,
		state: "absent",
		fact
	};
	const fix = [
		`greenml doctor --service | sudo tee ${path}`,
		"sudo systemctl daemon-reload",
		`sudo systemctl enable --now ${SERVICE_NAME}`
	];
	return {
		...check,
		state: "missing",
		fact,
		fix
	};
}
/** Null: there is none, or it does not say. */
async function findSystemdVersion(env) {
	const [, version] = /^systemd (\d+)/.exec(await askVersion("systemctl", env) ?? "") ?? [];
	return version === void 0 ? null : Number(version);
}
/** Rootless podman and docker run a container's users under numbers that the system set aside for this one. */
async function checkSubordinateIds(etc) {
	const check = {
		area: area$2,
		id: "rootless"
	};
	const { uid, username: user } = userInfo();
	const [uids, gids] = await Promise.all(["subuid", "subgid"].map((name) => isListed(join(etc, name), [user, `${uid}`])));
	const fact = {
		kind: "subordinate-ids",
		user,
		uids: uids === true,
		gids: gids === true
	};
	if (fact.uids && fact.gids) return {
		...check,
		state: "works",
		fact
	};
	if (uid === 0) return {
		...check,
		state: "absent",
		fact
	};
	const fix = [`sudo usermod --add-subuids 100000-165535 --add-subgids 100000-165535 ${user}`];
	return {
		...check,
		state: "missing",
		fact,
		fix
	};
}
async function isListed(path, names) {
	return (await readTextIfPresent(path) ?? "").split("\n").some((line) => names.includes(line.split(":")[0] ?? ""));
}
function checkQuota(env) {
	const quotaBytes = readQuota(env);
	const fact = {
		kind: "cache-quota",
		path: cacheFolder(env),
		quotaBytes
	};
	return {
		area: area$2,
		id: "cache",
		state: quotaBytes === null ? "missing" : "works",
		fact
	};
}
/** Labels beside those that GitHub's runner gives itself. */
function listLabels(found) {
	const works = new Set(found.flatMap(({ id, state }) => state === "works" ? [id] : []));
	const isGpu = works.has("nvidia") || works.has("amd-intel");
	return [...works.has("rapl") ? ["rapl"] : [], ...isGpu ? ["gpu"] : []];
}
// src/github/runner-service.ts
/** The first systemd that can put a service's processes into a leaf of its group. */
const KNOWS_SUBGROUPS = 254;
/** The group that the udev rule of `doctor` gives the counters to. */
const COUNTERS_GROUP = "greenml";
/** Share of a runner's disk that nobody minds. */
const DEFAULT_QUOTA = "50GiB";
/** A runner of the user who asks. */
async function describeRunner$1(env, systemd, etc = "/etc") {
	const groups = await readTextIfPresent(join(etc, "group")) ?? "";
	return {
		user: userInfo().username,
		folder: join(env.HOME ?? homedir(), "actions-runner"),
		cache: cacheFolder(env),
		quota: env.GREENML_CACHE_QUOTA || DEFAULT_QUOTA,
		countersGroup: groups.split("\n").some((line) => line.startsWith(`${COUNTERS_GROUP}:`)) ? COUNTERS_GROUP : null,
		systemd
	};
}
/**
* A systemd unit for a runner. Its processes lie in a leaf of the service's control group: the kernel passes controllers on from a
* group that holds none itself, and runs get their groups beside the leaf.
*/
function renderRunnerService({ user, folder, cache, quota, countersGroup, systemd }) {
	const knowsSubgroups = systemd !== null && systemd >= KNOWS_SUBGROUPS;
	const start = `${folder}/run.sh`;
	return `[Unit]
Description=GitHub runner for benchmarks
After=network-online.target
Wants=network-online.target

[Service]
User=${user}
${countersGroup === null ? "" : `SupplementaryGroups=${countersGroup}\n`}WorkingDirectory=${folder.replaceAll("%", "%%")}
Environment=${quote(`GREENML_CACHE=${cache}`)} ${quote(`GREENML_CACHE_QUOTA=${quota}`)}
ExecStart=${knowsSubgroups ? quote(start) : `/bin/sh -c ${quote(enterLeaf(start))}`}
Delegate=cpu memory pids
${knowsSubgroups ? "DelegateSubgroup=job\n" : ""}KillMode=mixed
TimeoutStopSec=5min
Restart=no

[Install]
WantedBy=multi-user.target
`;
}
/** Makes the leaf and moves there before it becomes the runner, as DelegateSubgroup= does. */
const enterLeaf = (program) => `leaf=/sys/fs/cgroup$(sed -n s/^0:://p /proc/self/cgroup)/job; mkdir -p "$leaf" && echo $$ >"$leaf/cgroup.procs" && exec "${program}"`;
/** A word of a unit: systemd reads backslashes, quotes, `%` and `$` in it for its own. */
const quote = (text) => `"${text.replaceAll(/[\\"]/g, "\\$&").replaceAll("%", "%%").replaceAll("$", "$$$$")}"`;
// src/measurement/check-control-groups.ts
/** Whether the kernel itself can hold a run to its memory and count all that its processes use. */
async function checkControlGroups(options = {}, systemd = "/run/systemd/system") {
	const found = {
		area: "isolation",
		id: "cgroups"
	};
	const fact = await lookAtLimits(options).catch((error) => ({
		kind: "memory-untried",
		detail: errorMessage(error)
	}));
	if (fact.kind === "memory-limits") return {
		...found,
		state: "works",
		fact
	};
	return {
		...found,
		state: "missing",
		fact,
		...existsSync(systemd) ? { fix: ["systemd-run --user --scope greenml benchmark …"] } : {}
	};
}
async function lookAtLimits(options) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { memorySampled } = await _usingCtx$2.a(new Launcher(options)).run({
			argv: behindGate(["true"]),
			env: { PATH: "/usr/bin:/bin" },
			cwd: tmpdir(),
			stdout: "/dev/null",
			stderr: "/dev/null",
			timeoutSeconds: 10,
			counters: [],
			limits: {},
			bounds: { memoryBytes: 1024 ** 3 }
		});
		return memorySampled === null ? { kind: "memory-limits" } : {
			kind: "memory-sampled",
			reason: memorySampled
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
// src/measurement/check-host.ts
const area$1 = "counts";
/** Checks of what is recorded beside energy, and of how steady this host is. */
async function checkCounts(env, host) {
	return [
		await checkOperations(env),
		...checkSensors(),
		checkGovernor(host)
	];
}
async function checkOperations(env) {
	const { unavailable } = await openFlopCounter(env);
	const flops = {
		area: area$1,
		id: "flops"
	};
	return unavailable === null ? {
		...flops,
		state: "works",
		fact: { kind: "counts-operations" }
	} : {
		...flops,
		state: "absent",
		fact: {
			kind: "no-operations",
			reason: unavailable
		}
	};
}
function checkSensors() {
	try {
		var _usingCtx$1 = _usingCtx();
		const { temperatureCelsius, frequencyMegahertz, throttleCount } = _usingCtx$1.u(new HostSensors()).read();
		return groupHidden({
			temperature: temperatureCelsius,
			frequency: frequencyMegahertz,
			throttling: throttleCount
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
/** Groups the sensors that this host does not show into one finding. */
function groupHidden(sensors) {
	const shown = SENSORS.flatMap((id) => {
		const value = sensors[id];
		return value === null ? [] : [{
			area: area$1,
			id,
			state: "works",
			fact: {
				kind: "reading",
				value
			}
		}];
	});
	const hidden = SENSORS.filter((id) => sensors[id] === null);
	if (hidden.length === 0) return shown;
	return [...shown, {
		area: area$1,
		id: "sensors",
		state: "absent",
		fact: {
			kind: "not-shown",
			sensors: hidden
		}
	}];
}
const SENSORS = [
	"temperature",
	"frequency",
	"throttling"
];
function checkGovernor({ governor }) {
	const found = {
		area: area$1,
		id: "governor",
		fact: {
			kind: "governor",
			governor
		}
	};
	if (governor === null) return {
		...found,
		state: "absent"
	};
	if (governor === "performance") return {
		...found,
		state: "works"
	};
	return {
		...found,
		state: "works",
		fix: ["sudo cpupower frequency-set --governor performance"]
	};
}
// src/schema/migrations/doctor-versions.ts
/** Version 1 called its checks by the names that people read, and told what they found in sentences. */
const doctorFromVersion1 = (old) => ({
	...old,
	findings: mapFields(old.findings, ({ name, says, cost, ...check }) => ({
		...check,
		id: String(name).toLowerCase().replace(/\W+/g, "-"),
		fact: {
			kind: "reported",
			detail: cost === void 0 ? says : `${says}; cost: ${cost}`
		}
	}))
});
// src/schema/doctor-report.ts
/** `absent`: not here, and nothing is lost by it (no such hardware). */
const CHECK_STATES = [
	"works",
	"missing",
	"absent"
];
const CHECKS = [
	"rapl",
	"perf-power",
	"nvidia",
	"amd-intel",
	"powermetrics",
	"flops",
	"temperature",
	"frequency",
	"throttling",
	"sensors",
	"governor",
	"bubblewrap",
	"container",
	"cgroups",
	"python",
	"git",
	"uv",
	"disk",
	"providers",
	"service",
	"rootless",
	"cache",
	"labels"
];
const bytes = number().nonnegative();
const names = array(text).readonly();
/** Why there is no sandbox of one kind. */
const sandboxGap = discriminatedUnion("kind", [
	strictObject({
		kind: literal("not-installed"),
		programs: names
	}),
	strictObject({
		kind: literal("does-not-work"),
		program: label,
		detail: text
	}),
	strictObject({
		kind: literal("missing"),
		path: text
	})
]);
/** What a check found. */
const checkFact = discriminatedUnion("kind", [
	strictObject({
		kind: literal("zones"),
		measured: names,
		unreadable: array(energyGap).readonly()
	}),
	strictObject({
		kind: literal("no-zones"),
		gap: energyGap,
		inContainer: boolean()
	}),
	strictObject({
		kind: literal("perf-event-paranoid"),
		level: number()
	}),
	strictObject({
		kind: literal("no-meter"),
		gap: energyGap
	}),
	strictObject({
		kind: literal("meter"),
		reads: _enum([
			"second-source",
			"energy-counter",
			"power",
			"cards",
			"powermetrics"
		])
	}),
	strictObject({ kind: literal("counts-operations") }),
	strictObject({
		kind: literal("no-operations"),
		reason: flopsReason
	}),
	strictObject({
		kind: literal("reading"),
		value: number()
	}),
	strictObject({
		kind: literal("not-shown"),
		sensors: names
	}),
	strictObject({
		kind: literal("governor"),
		governor: label.nullable()
	}),
	strictObject({
		kind: literal("sandbox"),
		engine: label.nullable(),
		used: boolean()
	}),
	strictObject({
		kind: literal("no-sandbox"),
		gaps: array(sandboxGap).readonly(),
		replaced: boolean(),
		restricted: boolean()
	}),
	strictObject({ kind: literal("memory-limits") }),
	strictObject({
		kind: literal("memory-sampled"),
		reason: sampledReason
	}),
	strictObject({
		kind: literal("memory-untried"),
		detail: text
	}),
	strictObject({
		kind: literal("version"),
		version: label,
		enough: boolean()
	}),
	strictObject({ kind: literal("not-installed") }),
	strictObject({
		kind: literal("disk"),
		cache: strictObject({
			path: text,
			bytes
		}),
		temporary: strictObject({
			path: text,
			bytes
		}),
		/** Bytes that one environment takes. */
		neededBytes: bytes
	}),
	strictObject({
		kind: literal("keys"),
		set: names,
		missing: names,
		files: record(label, text).readonly().optional()
	}),
	strictObject({
		kind: literal("service"),
		path: text,
		systemd: int().nullable(),
		installed: boolean()
	}),
	strictObject({
		kind: literal("subordinate-ids"),
		user: label,
		uids: boolean(),
		gids: boolean()
	}),
	strictObject({
		kind: literal("cache-quota"),
		path: text,
		quotaBytes: bytes.nullable()
	}),
	strictObject({
		kind: literal("labels"),
		labels: names
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** One thing that `doctor` looked at on this machine. */
const hostCheck = strictObject({
	area: _enum([
		"energy",
		"counts",
		"isolation",
		"programs",
		"keys",
		"runner"
	]),
	id: _enum(CHECKS),
	state: _enum(CHECK_STATES),
	fact: checkFact,
	/** Commands that mend it; a long one is continued on a further line. */
	fix: names.optional(),
	/** A runner of benchmarks can't do its work without it. */
	runnerNeeds: literal(true).optional()
});
/** Whether a runner of benchmarks can't do its work for want of this. */
const isLackingForRunner = ({ state, runnerNeeds }) => runnerNeeds === true && state !== "works";
versioned(3, strictObject({
	schemaVersion: literal(3),
	host,
	findings: array(hostCheck)
}), { 1: doctorFromVersion1 });
// src/report/text/measurement/check-words.ts
const FACTS = {
	zones: ({ measured, unreadable: [first, ...others] }) => {
		const read = measured.length === 0 ? [] : [`measured: ${measured.join(", ")}`];
		const lost = first === void 0 ? [] : [`${1 + others.length} not readable: ${formatGap(first)}`];
		return [...read, ...lost].join("; ");
	},
	"no-zones": ({ gap, inContainer }) => {
		const where = inContainer ? "A container hides the counters: run on the host itself." : "A machine of your own with an Intel or AMD processor and Linux has them.";
		return `${formatGap(gap)}. ${where} Energy is estimated here (×/÷2) and enters no verdict.`;
	},
	"perf-event-paranoid": ({ level }) => `kernel.perf_event_paranoid is ${level}, and counters of the whole machine need 0`,
	"no-meter": ({ gap }) => formatGap(gap),
	meter: ({ reads }) => METERS[reads],
	"counts-operations": "counted by the processor: greenml measure --flops",
	"no-operations": ({ reason }) => formatFlopsReason(reason),
	reading: ({ value }, id) => READINGS[id]?.(value) ?? String(value),
	"not-shown": ({ sensors }) => `this host does not show: ${sensors.join(", ")}`,
	governor: ({ governor }) => {
		if (governor === null) return "this host does not show how it sets its frequency";
		if (governor === "performance") return "performance: the frequency is held up";
		return `${governor}: the frequency follows the load; 'performance' gives steadier times`;
	},
	sandbox: ({ engine, used }) => {
		if (engine === null) return "imported and generated code can run";
		return `imported and generated code can run by ${engine}, ${used ? "where bubblewrap does not work" : "with --sandbox container"}`;
	},
	"no-sandbox": (fact, id) => formatSandboxGaps(fact.gaps) + (id === "bubblewrap" ? formatLoss(fact) : ""),
	"memory-limits": "the kernel limits the memory of each run and counts its CPU time",
	"memory-sampled": ({ reason }) => formatSampled(formatSampledReason(reason)),
	"memory-untried": ({ detail }) => formatSampled(detail),
	version: ({ version, enough }) => enough ? version : `${version || "python3 fails"}; 3.10 or newer is needed`,
	"not-installed": (_, id) => NOT_INSTALLED[id] ?? "it is not installed",
	disk: ({ cache, temporary }) => `${formatSize(cache.bytes)} free for environments (${cache.path}), ${formatSize(temporary.bytes)} in ${temporary.path}`,
	keys: ({ set, missing, files = {} }) => set.length > 0 ? `set: ${set.map((name) => name + (files[name] === void 0 ? "" : ` (from ${files[name]})`)).join(", ")}; not set: ${missing.join(", ") || "none"}` : `not set: ${missing.join(", ")}: only recorded answers and --answers DIR can be used; .env.example lists the keys`,
	service: ({ path, systemd, installed }) => {
		if (installed) return `${path} is there`;
		return systemd === null ? "no systemd runs here: start the runner by other means" : `there is no ${path}`;
	},
	"subordinate-ids": ({ user, uids, gids }) => {
		if (uids && gids) return `numbers are set aside for containers of ${user}`;
		return `${user} is not in ${[...uids ? [] : ["/etc/subuid"], ...gids ? [] : ["/etc/subgid"]].join(" and ")}, by which rootless containers get their users; root needs neither`;
	},
	"cache-quota": ({ path, quotaBytes }) => quotaBytes === null ? `${path} may take all of its disk: set GREENML_CACHE_QUOTA, as 50GiB` : `${path} is kept below ${formatSize(quotaBytes)}`,
	labels: ({ labels }) => labels.length === 0 ? "none beside its own: no energy counter and no GPU can be read here" : `configure the runner with --labels ${labels.join(",")}`,
	reported: ({ detail }, id) => id === "disk" ? `${detail} GREENML_CACHE names the cache, TMPDIR what is temporary.` : detail
};
const formatSampled = (why) => `${why}: memory is looked at several times a second, and a run can exceed its limit between two looks`;
const METERS = {
	"second-source": "a second source: greenml measure --meter powercap,perf compares the two",
	"energy-counter": "measured: energy counter",
	power: "measured: integrated power, coarser",
	cards: "measured: energy or power of the cards",
	powermetrics: "measured by powermetrics"
};
const READINGS = {
	temperature: (value) => `${value.toFixed(0)} °C now`,
	frequency: (value) => `${value.toFixed(0)} MHz now`,
	throttling: (value) => `${value} times since the system started; each run is watched`
};
const NOT_INSTALLED = {
	python: "python3 is not installed",
	git: "needed by import",
	uv: "not on PATH: a pinned build is fetched from the package index when environments are made"
};
function formatLoss({ gaps, replaced, restricted }) {
	return `: ${replaced ? "containers are used, which take longer to make" : "imported and generated code is refused"}${gaps.every(({ kind }) => kind !== "not-installed") && !restricted ? "; a container must be one that may make namespaces" : ""}`;
}
const SANDBOX_GAPS = {
	"not-installed": ({ programs }) => programs.length === 1 ? `${programs[0]} is not installed` : `neither ${programs.join(" nor ")} is installed`,
	"does-not-work": ({ program, detail }) => `${program} does not work here: ${detail}`,
	missing: ({ path }) => `there is no ${path}, which a container starts with`
};
const formatSandboxGaps = (gaps) => gaps.map((gap) => tell(SANDBOX_GAPS, gap, null)).join("; ");
const COSTS = {
	zones: "members of the group can watch the power draw, from which secrets of other programs can leak (CVE-2020-8694): only on a machine that you share with nobody.",
	"perf-event-paranoid": "every local user can then count events of every program, a side channel. RAPL by its files needs none of it.",
	governor: "more power at rest; a change starts a new host state, which is not pooled with the old one.",
	"no-sandbox": "every local program may then make user namespaces, which widens what a fault of the kernel can be used for."
};
/** What a check of this machine found. */
const formatCheck = ({ id, fact }) => tell(FACTS, fact, id);
/** What the commands that mend it cost, in security or otherwise. */
function formatCost({ fact, state, fix }) {
	if (fact.kind === "disk" && state !== "works") return `an environment takes up to ${formatSize(fact.neededBytes)}: set GREENML_CACHE to a larger disk.`;
	return fix === void 0 || fact.kind === "no-sandbox" && !fact.restricted ? null : COSTS[fact.kind] ?? null;
}
// src/report/text/measurement/host-checks.ts
/** What `doctor` prints. With `runner` it ends with whether this host can run benchmarks. */
function renderDoctorReport({ host, findings }, runner, width) {
	const lines = [
		wrapText(describeMachine(host), width),
		"",
		renderHostChecks(findings, width)
	];
	const verdict = runner ? ["", wrapText(describeRunner(findings), width)] : [];
	return [...lines, ...verdict].join("\n");
}
function describeMachine({ cpu, logicalCpus, memoryBytes, kernel, virtualMachine }) {
	return `${cpu}, ${`${count(logicalCpus, "CPU")}, ${Math.round(memoryBytes / 1024 ** 3)} GiB`}, ${kernel}${virtualMachine ? ", virtual machine" : ""}`;
}
function describeRunner(findings) {
	const lacking = findings.filter(isLackingForRunner);
	if (lacking.length === 0) return "This host can run benchmarks.";
	return `A benchmark runner still needs: ${lacking.map(({ id }) => NAMES[id]).join(", ")}.`;
}
const NAMES = {
	rapl: "RAPL",
	"perf-power": "perf power",
	nvidia: "NVIDIA",
	"amd-intel": "AMD, Intel",
	powermetrics: "powermetrics",
	flops: "FLOPs",
	temperature: "temperature",
	frequency: "frequency",
	throttling: "throttling",
	sensors: "sensors",
	governor: "governor",
	bubblewrap: "bubblewrap",
	container: "container",
	cgroups: "cgroups",
	python: "python",
	git: "git",
	uv: "uv",
	disk: "disk",
	providers: "providers",
	service: "service",
	rootless: "rootless",
	cache: "cache",
	labels: "labels"
};
const MARKS = {
	works: "✔",
	missing: "✘",
	absent: "–"
};
const INDENT = 16;
/** A paragraph a finding, its fix and cost below it; a blank line between areas. A command is never broken: it is to be copied. */
function renderHostChecks(findings, width) {
	const areas = Map.groupBy(findings, ({ area }) => area);
	const render = (own) => own.map((finding) => renderHostCheck(finding, width)).join("\n");
	return [...areas].map(([area, own]) => `${area}\n${render(own)}`).join("\n\n");
}
function renderHostCheck(check, width) {
	const { id, state, fix = [] } = check;
	const paragraph = (text) => wrapText(text, width, INDENT);
	const margin = " ".repeat(INDENT);
	const commands = fix.flatMap((command) => `$ ${command}`.split("\n")).map((line) => margin + line);
	const cost = formatCost(check);
	return [
		paragraph(`  ${MARKS[state]} ${NAMES[id].padEnd(12)}${formatCheck(check)}`),
		...commands,
		...cost === null ? [] : [paragraph(`${margin}cost: ${cost}`)]
	].join("\n");
}
// src/sandbox/check-isolation.ts
const area = "isolation";
const APPARMOR_SWITCH = "/proc/sys/kernel/apparmor_restrict_unprivileged_userns";
/** Whether imported and generated code can be run here: one of the two is enough. */
async function checkIsolation(find = () => Promise.all([findBubblewrap(), findContainer()])) {
	const [bubblewrap, container] = await find();
	return [await describeBubblewrap(bubblewrap, container.sandbox !== null), describeContainer(container, bubblewrap)];
}
async function describeBubblewrap(found, replaced) {
	const check = {
		area,
		id: "bubblewrap"
	};
	if (found.sandbox) return {
		...check,
		...works(null, true),
		runnerNeeds: true
	};
	const restricted = isInstalled(found) && (await readFile(APPARMOR_SWITCH, "utf8").catch(() => "")).trim() === "1";
	return {
		...check,
		state: "missing",
		fact: {
			kind: "no-sandbox",
			gaps: found.gaps,
			replaced,
			restricted
		},
		...isInstalled(found) ? {} : { fix: ["sudo apt-get install bubblewrap"] },
		...restricted ? { fix: ["sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"] } : {},
		...replaced ? {} : { runnerNeeds: true }
	};
}
function describeContainer(found, bubblewrap) {
	const check = {
		area,
		id: "container"
	};
	const replaced = bubblewrap.sandbox !== null;
	if (found.sandbox) return {
		...check,
		...works(found.engine ?? null, !replaced)
	};
	return {
		...check,
		state: replaced ? "absent" : "missing",
		fact: {
			kind: "no-sandbox",
			gaps: found.gaps,
			replaced,
			restricted: false
		},
		...isInstalled(found) ? {} : { fix: ["sudo apt-get install podman uidmap fuse-overlayfs"] }
	};
}
const works = (engine, used) => ({
	state: "works",
	fact: {
		kind: "sandbox",
		engine,
		used
	}
});
const isInstalled = ({ gaps }) => gaps.every(({ kind }) => kind !== "not-installed");
// src/commands/doctor.ts
/** What can be measured and isolated here, what not, the exact command that mends it, and what that costs. */
async function doctor({ runner = false, width = textWidth({}) }, { env, keyFiles }, roots = HOST_ROOTS) {
	const host = await describeHost();
	const checks = [
		checkPowercap(roots),
		checkPowerPmu(env, roots),
		checkGraphics(env),
		checkApple(env),
		checkCounts(env, host),
		checkIsolation(),
		checkControlGroups(),
		checkTools(env),
		checkKeys(env, keyFiles)
	];
	const found = (await Promise.all(checks)).flat();
	const findings = runner ? [...excuseProcessor(found), ...await checkRunner(found, env)] : found;
	const json = {
		schemaVersion: 3,
		host,
		findings
	};
	const fails = runner && findings.some(isLackingForRunner);
	return {
		text: renderDoctorReport(json, runner, width),
		json,
		exitCode: fails ? 1 : 0
	};
}
/** The text of a systemd unit for a runner of this user on this host. */
const prepareService = async ({ env }) => renderRunnerService(await describeRunner$1(env, await findSystemdVersion(env)));
export { doctor, prepareService };
