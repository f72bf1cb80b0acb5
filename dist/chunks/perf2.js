import { _ as runCommand } from "./base.js";
import { B as monotonicNs, K as EVENT_SOURCES, R as isUsable } from "./start.js";
import { n as openStream, t as openStepCounters } from "./stream-source.js";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readFileSync, readdirSync } from "node:fs";
// src/energy/perf.ts
const METER = "perf";
const INTERVAL_MILLISECONDS = 100;
/** The power PMU's events by the zone that powercap calls the same (arch/x86/events/rapl.c). */
const ZONES = {
	"energy-pkg": "",
	"energy-ram": "/dram",
	"energy-cores": "/core",
	"energy-gpu": "/uncore",
	"energy-psys": "psys"
};
/**
* The kernel's power PMU by `perf stat`: the counters that powercap shows, by another path. It is read often, since a
* package above 200 W that is not read for minutes may be folded wrongly (the timer in rapl.c is sized for 200 W).
*/
async function openPerf({ env, root = EVENT_SOURCES, vendor = null, ask }) {
	const events = listEvents(root) ?? (ask ? await askEvents(env) : null);
	if (events === null) return {
		meter: METER,
		reason: { kind: "no-power-pmu" }
	};
	const names = Object.keys(ZONES).filter((name) => events.has(name));
	if (names.length === 0) return {
		meter: METER,
		reason: { kind: "no-energy-events" }
	};
	if (!names.includes("energy-pkg")) return {
		meter: METER,
		reason: { kind: "no-package-events" }
	};
	const list = names.map((name) => `power/${name}/`).join(",");
	const opened = await openStream({
		meter: METER,
		readsProcessor: true,
		command: {
			program: "perf",
			args: [
				"stat",
				"-a",
				"--per-die",
				"-x,",
				"-I",
				`${INTERVAL_MILLISECONDS}`,
				"--log-fd",
				"1",
				"-e",
				list
			],
			env: {
				...env,
				LC_ALL: "C"
			}
		},
		openParser: openPerfParser,
		intervalNs: INTERVAL_MILLISECONDS * 1e6,
		patienceMilliseconds: 3e3,
		nameZones: (domains) => namePackages(domains, vendor)
	});
	if (isUsable(opened)) return proveAlive(opened);
	const said = "detail" in opened.reason ? opened.reason.detail ?? "" : "";
	return /permi|paranoid|access/i.test(said) ? {
		...opened,
		reason: {
			kind: "denied",
			detail: said
		}
	} : opened;
}
const PROOF_MILLISECONDS = 200;
/** A virtual machine can show the PMU and count nothing: a package that draws nothing for a fifth of a second is none. */
async function proveAlive(source) {
	await source.prepare();
	const beginNs = monotonicNs();
	await setTimeout(PROOF_MILLISECONDS);
	if ((await source.read({
		samples: [],
		beginNs,
		endNs: monotonicNs()
	})).some(({ domain, joules }) => domain.startsWith("package-") && joules !== null)) return source;
	await source[Symbol.asyncDispose]();
	return {
		meter: METER,
		reason: { kind: "pmu-counts-nothing" }
	};
}
function listEvents(root) {
	try {
		readFileSync(join(root, "power", "type"));
		return new Set(readdirSync(join(root, "power", "events")));
	} catch {
		return null;
	}
}
async function askEvents(env) {
	try {
		const { stdout } = await runCommand("perf", ["list"], {
			env,
			timeoutSeconds: 10
		});
		const names = [...stdout.matchAll(/power\/(energy-[a-z]+)\//g)].flatMap(([, name]) => name ?? []);
		return names.length === 0 ? null : new Set(names);
	} catch {
		return null;
	}
}
/**
* Every line tells the joules since the one before. Its time counts from perf's start; what arrived soonest after its own
* time tells when that was.
*/
function openPerfParser() {
	const count = openStepCounters();
	let startNs = Number.POSITIVE_INFINITY;
	return (line, arrivalNs) => {
		const parsed = parsePerfLine(line);
		if (parsed === null) return [];
		const { ns, domain, joules } = parsed;
		startNs = Math.min(startNs, arrivalNs - ns);
		if (joules === null) return [{
			domain,
			kind: "joules",
			t: startNs + ns,
			value: null,
			refused: { kind: "no-numbers" }
		}];
		return count(domain, joules, startNs, startNs + ns);
	};
}
/** A line as `1.000912,S0-D0,1,12.34,Joules,power/energy-pkg/,…`; null where it tells of no zone. */
function parsePerfLine(line) {
	const [seconds = "", die = "", , count = "", unit = "", event = ""] = line.split(",").map((cell) => cell.trim());
	const [, socket, number] = /^S(\d+)-D(\d+)$/.exec(die) ?? [];
	const zone = ZONES[/^power\/([a-z-]+)\/$/.exec(event)?.[1] ?? ""];
	const ns = Number(seconds) * 1e9;
	if (socket === void 0 || number === void 0 || zone === void 0 || !(ns > 0)) return null;
	const joules = unit === "Joules" && /^\d+(\.\d+)?$/.test(count) ? Number(count) : null;
	return {
		ns,
		domain: zone === "psys" ? "psys" : `package-${socket}-die-${number}${zone}`,
		joules
	};
}
/** A package of one die goes by the package's name; AMD's dies all show the whole socket, so one of them is enough. */
function namePackages(domains, vendor) {
	const dies = Map.groupBy(domains.filter((domain) => /^package-\d+-die-\d+/.test(domain)), (domain) => /^package-(\d+)/.exec(domain)?.[1] ?? "");
	const names = /* @__PURE__ */ new Map();
	for (const domain of domains) {
		const [, socket = "", die = "", rest = ""] = /^package-(\d+)-die-(\d+)(\D.*)?$/.exec(domain) ?? [];
		const numbers = new Set((dies.get(socket) ?? []).map((each) => /-die-(\d+)/.exec(each)?.[1] ?? ""));
		const least = [...numbers].sort((a, b) => Number(a) - Number(b))[0];
		if (socket === "") names.set(domain, domain);
		else if (numbers.size === 1) names.set(domain, `package-${socket}${rest}`);
		else if (vendor !== "AuthenticAMD" || die === least) names.set(domain, domain);
	}
	return names;
}
export { openPerf as n, openPerfParser as r, namePackages as t };
