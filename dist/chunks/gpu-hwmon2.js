import { Br as errorMessage, cr as compareNaturally, zr as errorCode } from "./inputs.js";
import { G as DRM_ROOT, J as listCardNames, V as joulesOf, X as readSysfs, Y as listSysfs, z as makeReading } from "./start.js";
import { t as Sampler } from "./sampler.js";
import { basename, join } from "node:path";
import { readFileSync, realpathSync } from "node:fs";
// src/energy/gpu-hwmon.ts
const METER = "hwmon";
function listCards(root) {
	return listCardNames(root).map((name) => ({
		name,
		address: addressOf(join(root, name, "device"))
	})).sort((a, b) => compareNaturally(a.name, b.name));
}
/**
* Intel's cards by their energy counter, which the launcher reads (drivers i915 and xe: microjoules in 64 bits, folded by
* the driver at every read); AMD's by their power, integrated (Documentation/gpu/amdgpu/thermal.rst: microwatts).
*/
async function openGpuHwmon(env, root = DRM_ROOT) {
	const files = listCards(root).flatMap((card) => findFiles(join(root, card.name, "device", "hwmon"), card.name));
	if (files.length === 0) return {
		meter: METER,
		reason: {
			kind: "no-card-sensors",
			root
		}
	};
	const readable = files.filter((file) => file.unreadable === null);
	const lost = files.flatMap((file) => file.unreadable === null ? [] : [unreadable(file, file.unreadable)]);
	if (readable.length === 0) return {
		meter: METER,
		reason: files[0]?.unreadable ?? { kind: "not-read" },
		readings: lost
	};
	const counters = readable.filter((file) => file.kind === "counter");
	const sensors = readable.filter((file) => file.kind === "power");
	const paths = sensors.map((file) => file.path);
	const sampler = paths.length === 0 ? null : new Sampler("hwmon", paths, env);
	const fault = sampler === null ? null : await sampler.start();
	return {
		meter: METER,
		readsProcessor: false,
		counterPaths: counters.map((file) => file.path),
		cpuSeconds: () => sampler?.cpuSeconds() ?? 0,
		prepare: async () => sampler?.begin(),
		read: async (window) => {
			await sampler?.end();
			const integrated = sensors.map((file, position) => fault === null && sampler ? makeReading(file.domain, METER, sampler.joulesOf(position, window)) : unreadable(file, fault ?? { kind: "not-read" }));
			return [
				...counters.map((file, position) => readCounter(file, position, window)),
				...integrated,
				...lost
			];
		},
		[Symbol.asyncDispose]: async () => sampler?.[Symbol.asyncDispose]()
	};
}
const unreadable = (file, reason) => makeReading(file.domain, METER, {
	joules: null,
	reason
});
function readCounter(file, position, window) {
	const readings = window.samples.map(({ t, values }) => ({
		t,
		microjoules: values[position]
	}));
	const found = joulesOf(readings, {
		maxMicrojoules: null,
		capWatts: file.capWatts
	});
	return makeReading(file.domain, METER, found.joules === 0 ? {
		joules: null,
		reason: { kind: "still" }
	} : found);
}
function findFiles(folder, card) {
	return listSysfs(folder).flatMap((name) => {
		const hwmon = join(folder, name);
		const driver = readSysfs(join(hwmon, "name"));
		if (driver === "i915" || driver === "xe") return findCounters(hwmon, card);
		return driver === "amdgpu" ? findSensor(hwmon, card) : [];
	});
}
function findCounters(hwmon, card) {
	const cap = Number(readSysfs(join(hwmon, "power1_rated_max")) ?? "") / 1e6;
	return listSysfs(hwmon).flatMap((file) => /^energy(\d+)_input$/.exec(file)?.[1] ?? []).sort().map((number, position) => {
		const label = readSysfs(join(hwmon, `energy${number}_label`)) ?? `energy${number}`;
		const path = join(hwmon, `energy${number}_input`);
		return {
			domain: position === 0 ? `gpu-${card}` : `gpu-${card}/${label}`,
			path,
			kind: "counter",
			unreadable: whyUnreadable(path),
			capWatts: cap > 0 ? cap : null
		};
	});
}
/** `power1_average` on discrete cards, `power1_input` on those that tell the instant only. */
function findSensor(hwmon, card) {
	const names = listSysfs(hwmon);
	const name = ["power1_average", "power1_input"].find((each) => names.includes(each));
	if (name === void 0) return [];
	const path = join(hwmon, name);
	return [{
		domain: `gpu-${card}`,
		path,
		kind: "power",
		unreadable: whyUnreadable(path),
		capWatts: null
	}];
}
function whyUnreadable(path) {
	try {
		const text = readFileSync(path, "utf8").trim();
		return /^\d+$/.test(text) ? null : {
			kind: "no-number",
			path,
			text: text.slice(0, 40)
		};
	} catch (error) {
		return {
			kind: "unreadable",
			path,
			code: errorCode(error) ?? errorMessage(error)
		};
	}
}
function addressOf(device) {
	try {
		return basename(realpathSync(device));
	} catch {
		return "";
	}
}
export { openGpuHwmon as n, listCards as t };
