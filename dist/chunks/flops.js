import { _ as runCommand, bt as readTextIfPresent, l as makeScratch, p as removedAfter } from "./base.js";
import { f as sum, or as _usingCtx } from "./inputs.js";
import { K as EVENT_SOURCES, Q as findProgram, q as findVendor } from "./start.js";
import { n as noCounter, r as unread, t as METER } from "./flop-counter.js";
import { join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
// src/energy/flops/event-sets.ts
const INTEL_FAMILIES = ["fp_arith_inst_retired", "fp_arith_ops_retired"];
const AMD_EVENT = "fp_ret_sse_avx_ops.all";
const ATOM_EVENT = "fp_flops_retired.all";
/** Operations by width and precision: lanes of a register. Sums of equal weight (`4_flops`) need fewer counters. */
const INTEL_SUMS = {
	scalar: 1,
	"128b_packed_double": 2,
	"4_flops": 4
};
const INTEL_SINGLY = {
	scalar_single: 1,
	scalar_double: 1,
	"128b_packed_double": 2,
	"128b_packed_single": 4,
	"256b_packed_double": 4,
	"256b_packed_single": 8
};
const WITH_512_SUMS = {
	...INTEL_SUMS,
	"8_flops": 8,
	"512b_packed_single": 16
};
const WITH_512_SINGLY = {
	...INTEL_SINGLY,
	"512b_packed_double": 8,
	"512b_packed_single": 16
};
/**
* The sets to try, best first; of each the parts are counted side by side, one part for each kind of core. Sources: Intel's
* `tma_info_inst_mix_ipflop` in perf's event tables, AMD's `fp_ret_sse_avx_ops.all`. Empty: none is known.
*/
function listEventSets({ vendor, flags, hybrid }) {
	if (vendor === "AuthenticAMD" || vendor === "HygonGenuine") return [[makeSet({ [AMD_EVENT]: 1 }, "")]];
	if (vendor !== "GenuineIntel") return [];
	const widths = flags.has("avx512f") ? [WITH_512_SUMS, WITH_512_SINGLY] : [{
		...INTEL_SUMS,
		"256b_packed_single": 8
	}, INTEL_SINGLY];
	return INTEL_FAMILIES.flatMap((family) => widths.map((weights) => {
		const named = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [`${family}.${name}`, weight]));
		return hybrid ? [makeSet(named, "cpu_core"), makeSet({ [ATOM_EVENT]: 1 }, "cpu_atom")] : [makeSet(named, "")];
	}));
}
/** User mode only, so that no right beyond the default one is needed. */
function makeSet(weights, unit) {
	const nameOf = (name) => unit === "" ? `${name}:u` : `${unit}/${name}/u`;
	return Object.entries(weights).map(([name, weight]) => ({
		name: nameOf(name),
		weight
	}));
}
// src/energy/flops.ts
/** perf tells no signal in its own exit code; a shell between does. */
const KEEP_EXIT_CODE = [
	"/bin/sh",
	"-c",
	"\"$@\"; exit $?",
	"sh"
];
/** The share of a run above which a count is whole: what perf rounds away is not worth a word. */
const WHOLE = .9999;
/** Finds by trial which events this processor has. perf runs here, unprivileged, in user mode. */
async function openFlopCounter(env, options = {}) {
	const { cpuinfo = "/proc/cpuinfo", eventSources = EVENT_SOURCES } = options;
	if (process.platform !== "linux") return noCounter({ kind: "not-linux" });
	const perf = findProgram("perf", env);
	if (perf === null) return noCounter({ kind: "no-perf" });
	const processor = describeProcessor(cpuinfo, eventSources);
	const candidates = listEventSets(processor);
	if (candidates.length === 0) return noCounter({
		kind: "unknown-processor",
		processor: processor.vendor ?? process.arch
	});
	const complaints = [];
	for (const sets of candidates) {
		const complaint = await tryEvents(perf, sets, env);
		if (complaint === null) return makeCounter(perf, sets);
		complaints.push(complaint);
		if (isDenied(complaint)) break;
	}
	return noCounter(judgeComplaints(complaints, processor, existsSync(join(eventSources, "cpu")) || processor.hybrid));
}
function makeCounter(perf, sets) {
	return {
		unavailable: null,
		prefix: (outputFile) => [...perfCommand(perf, sets, outputFile), ...KEEP_EXIT_CODE],
		read: async (outputFile) => {
			const text = await readTextIfPresent(outputFile);
			return text === null ? unread({ kind: "no-counts" }) : readCounts(text, sets);
		}
	};
}
/** The command of perf. Where there are two kinds of cores, perf would take the time on the other kind for time not counted. */
function perfCommand(perf, sets, outputFile) {
	const events = sets.flatMap((set) => set.map(({ name }) => name)).join(",");
	return [
		perf,
		"stat",
		"-x;",
		"-o",
		outputFile,
		...sets.length > 1 ? ["--no-scale"] : [],
		"-e",
		events,
		"--"
	];
}
/** Null when perf takes the events, else what it says. */
async function tryEvents(perf, sets, env) {
	try {
		var _usingCtx$1 = _usingCtx();
		const scratch = _usingCtx$1.a(removedAfter(await makeScratch("perf")));
		const output = join(scratch.folder, "counts");
		const [program = perf, ...args] = [...perfCommand(perf, sets, output), "true"];
		const { exitCode, stderr } = await runCommand(program, args, {
			env: {
				...env,
				LC_ALL: "C"
			},
			timeoutSeconds: 20
		});
		if (exitCode !== 0) return stderr.trim().replace(/\s+/g, " ").slice(0, 300) || `perf ended with ${exitCode}`;
		const missing = parseCounts(await readFile(output, "utf8").catch(() => "")).find(({ state }) => state === "not supported");
		return missing === void 0 ? null : `${missing.event} is not supported`;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
const isDenied = (complaint) => /paranoid|permission|permitted|access to performance/i.test(complaint);
function judgeComplaints(complaints, { flags, hybrid }, hasCounters) {
	if (complaints.some(isDenied)) return { kind: "denied" };
	if (flags.has("hypervisor")) return { kind: "virtual-machine" };
	if (!hasCounters) return { kind: "no-counters" };
	if (hybrid && complaints.some((each) => /cpu_atom|fp_flops/.test(each))) return { kind: "no-efficiency-core-event" };
	return {
		kind: "unknown-events",
		detail: complaints.at(-1) ?? ""
	};
}
/** Lines as `1234;;fp_ret_sse_avx_ops.all:u;1002003;100.00;;`, after a comment; others are perf's own words. */
function parseCounts(text) {
	return text.split("\n").flatMap((line) => {
		const [value = "", , event = "", , percent = ""] = line.split(";").map((cell) => cell.trim());
		const missing = /^<(not counted|not supported)>$/.exec(value)?.[1];
		if (missing === "not counted" || missing === "not supported") return [{
			event,
			state: missing,
			value: 0,
			share: 0
		}];
		const share = Number(percent.replace(",", ".")) / 100;
		if (!/^\d+$/.test(value) || event === "" || percent === "" || !(share >= 0)) return [];
		return [{
			event,
			state: share === 0 ? "not counted" : "counted",
			value: Number(value),
			share: Math.min(share, 1)
		}];
	});
}
/** Counts of perf. Where the counters had to take turns a count is scaled up by the time that they missed, and says so. */
function readCounts(text, sets) {
	const lines = parseCounts(text);
	const events = sets.flat();
	if (lines.length !== events.length || events.some(({ name }, index) => !isSame(lines[index], name))) return unread({ kind: "no-counts" });
	const unsupported = lines.find(({ state }) => state === "not supported");
	if (unsupported !== void 0) return unread({
		kind: "unsupported-event",
		event: unsupported.event
	});
	const parts = sets.map((set) => {
		const counted = set.map((event) => ({
			event,
			line: lines[events.indexOf(event)]
		}));
		return {
			share: Math.min(...counted.map(({ line }) => line?.share ?? 0)),
			operations: sum(counted.map(({ event, line }) => event.weight * (line?.value ?? 0)))
		};
	});
	const [shares, total] = [sum(parts.map(({ share }) => share)), sum(parts.map(({ operations }) => operations))];
	const counted = Math.min(1, shares);
	if (counted === 0) return unread({ kind: "too-short" });
	return {
		kind: "hardware-retired",
		count: Math.round(sets.length > 1 ? total / counted : total),
		meter: METER,
		quality: "measured",
		counted,
		reason: counted < WHOLE ? { kind: "scaled" } : null
	};
}
const isSame = (line, name) => line?.event.replace(/[:/]u?$/, "") === name.replace(/[:/]u?$/, "");
function describeProcessor(cpuinfo, eventSources) {
	const text = existsSync(cpuinfo) ? readFileSync(cpuinfo, "utf8") : "";
	const flags = /^flags\s*:\s*(.*)$/m.exec(text)?.[1] ?? "";
	return {
		vendor: findVendor(text),
		flags: new Set(flags.split(/\s+/)),
		hybrid: existsSync(join(eventSources, "cpu_atom"))
	};
}
export { openFlopCounter as n, readCounts as r, makeCounter as t };
