import { n as openStream, t as openStepCounters } from "./stream-source.js";
// src/energy/powermetrics.ts
const METER = "powermetrics";
const INTERVAL_MILLISECONDS = 100;
/** Apple's own meter, for root only. Its man page calls its values estimates, good for comparisons on one machine. */
async function openPowermetrics(env, platform = process.platform) {
	if (platform !== "darwin") return {
		meter: METER,
		reason: { kind: "not-macos" }
	};
	return openStream({
		meter: METER,
		readsProcessor: true,
		command: {
			program: "powermetrics",
			args: [
				"--samplers",
				"cpu_power,gpu_power,ane_power",
				"-i",
				`${INTERVAL_MILLISECONDS}`,
				"-b",
				"1"
			],
			env: {
				...env,
				LC_ALL: "C"
			}
		},
		openParser: openPowermetricsParser,
		intervalNs: INTERVAL_MILLISECONDS * 1e6,
		patienceMilliseconds: 5e3,
		remark: { kind: "vendor-estimate" }
	});
}
/** The whole package first: its parts stand under it and are not added to it. */
const LINES = [
	[/^Combined Power \(CPU \+ GPU \+ ANE\): (\d+(?:\.\d+)?) (mW|W)/, "package-0"],
	[/^Intel energy model derived package power \(.*\): (\d+(?:\.\d+)?) ?(mW|W)/, "package-0"],
	[/^CPU Power: (\d+(?:\.\d+)?) (mW|W)/, "package-0/cpu"],
	[/^GPU Power: (\d+(?:\.\d+)?) (mW|W)/, "package-0/gpu"],
	[/^ANE Power: (\d+(?:\.\d+)?) (mW|W)/, "package-0/ane"]
];
/** Each sample tells its length, then the mean power over it: summed up, a counter. */
function openPowermetricsParser() {
	const count = openStepCounters();
	let sample = {
		endNs: 0,
		seconds: 0,
		seen: /* @__PURE__ */ new Set()
	};
	return (line, arrivalNs) => {
		const elapsed = /^\*\*\* Sampled system activity .*\((\d+(?:\.\d+)?)ms elapsed\)/.exec(line)?.[1];
		if (elapsed !== void 0) {
			sample = {
				endNs: arrivalNs,
				seconds: Number(elapsed) / 1e3,
				seen: /* @__PURE__ */ new Set()
			};
			return [];
		}
		const power = parsePower(line);
		if (power === null || sample.seconds === 0 || sample.seen.has(power.domain)) return [];
		const { endNs, seconds, seen } = sample;
		seen.add(power.domain);
		return count(power.domain, power.watts * seconds, endNs - seconds * 1e9, endNs);
	};
}
function parsePower(line) {
	for (const [pattern, domain] of LINES) {
		const [, power, unit] = pattern.exec(line) ?? [];
		if (power !== void 0) return {
			domain,
			watts: Number(power) / (unit === "mW" ? 1e3 : 1)
		};
	}
	return null;
}
export { openPowermetricsParser as n, openPowermetrics as t };
