import { $t as literal, Jt as boolean, Xt as discriminatedUnion, Zt as int, ln as tuple, nn as object, qt as array, sn as string, tn as number } from "./inputs.js";
import { Vt as readJsonText, Zt as assetPath } from "./base.js";
import { z as makeReading } from "./start.js";
import { a as LineProcess, i as makeSeries, r as joulesWithin, t as addPoint } from "./series.js";
// src/energy/sampler.ts
/**
* Nine readings a second: enough for a sensor that moves every 20 to 100 ms. They take 0.1 % of a processor's time, or up to 4 %
* where the driver asks the card's own processor (4 ms a reading of an H100's counter). Not every 100 ms:
* what repeats every tenth of a second would always be read at the same place.
*/
const INTERVAL_MILLISECONDS = 110;
/** A driver that was asleep takes seconds to answer the first time. */
const START_MILLISECONDS = 15e3;
const REPLY_MILLISECONDS = 5e3;
const PYTHON = "python3";
const device = object({
	index: int(),
	id: string().nullable(),
	name: string().nullable(),
	/** Split between tenants (MIG): its counter is the whole card's. */
	partitioned: boolean(),
	microjoulesPerCount: number().positive()
});
const value = number().nullable();
/** Of each device the instant, its energy counter and its watts. */
const sample = array(tuple([
	number(),
	value,
	value
]));
const message = discriminatedUnion("type", [
	object({
		type: literal("error"),
		message: string()
	}),
	object({
		type: literal("missing"),
		library: string()
	}),
	object({
		type: literal("devices"),
		devices: array(device)
	}),
	object({
		type: literal("begun"),
		others: array(value)
	}),
	object({
		type: literal("samples"),
		samples: array(sample),
		done: boolean()
	})
]);
/**
* A Python process that reads accelerators between two commands (`assets/python/meters/sampler.py`). It keeps its readings
* to itself until the run is over, so that nothing else wakes during it.
*/
var Sampler = class {
	#process;
	#channels = [];
	#begun = false;
	#done = false;
	#fault = null;
	devices = null;
	constructor(kind, args, env) {
		const script = assetPath("python", "meters", "sampler.py");
		const command = {
			program: PYTHON,
			args: [
				"-I",
				"-S",
				"-B",
				script,
				kind,
				`${INTERVAL_MILLISECONDS}`,
				...args
			],
			env
		};
		this.#process = new LineProcess(command, (line) => this.#take(line));
	}
	/** Waits for the list of devices; returns why there is none. */
	async start() {
		if (await this.#process.until(() => this.devices !== null || this.#fault !== null, START_MILLISECONDS)) return this.#fault;
		const seconds = START_MILLISECONDS / 1e3;
		return this.#process.ended ?? {
			kind: "no-answer",
			program: PYTHON,
			seconds,
			detail: null
		};
	}
	cpuSeconds() {
		return this.#process.cpuSeconds();
	}
	/** Reads these alone from now on: a driver takes milliseconds for each, on the host that is measured. */
	show(positions) {
		this.#process.write(`s${positions.join(",")}\n`);
	}
	async begin() {
		this.#channels = (this.devices ?? []).map(() => ({
			counter: makeSeries("joules"),
			power: makeSeries("watts"),
			others: null
		}));
		this.#begun = false;
		this.#done = false;
		this.#process.write("b");
		await this.#process.until(() => this.#begun, REPLY_MILLISECONDS);
	}
	/** Takes the last reading. Parts of one window may each ask for it: only the first does it. */
	async end() {
		if (this.#done) return;
		this.#process.write("e");
		await this.#process.until(() => this.#done, REPLY_MILLISECONDS);
	}
	/** Joules of one device within the window: by its counter, else by its power. */
	joulesOf(position, { beginNs, endNs }) {
		const channel = this.#channels[position];
		const found = this.devices?.[position];
		if (!channel || !found) return {
			joules: null,
			reason: { kind: "not-read" }
		};
		if (found.partitioned) return {
			joules: null,
			reason: { kind: "partitioned" }
		};
		const intervalNs = INTERVAL_MILLISECONDS * 1e6;
		const counted = joulesWithin(channel.counter, beginNs, endNs, intervalNs);
		const integrated = joulesWithin(channel.power, beginNs, endNs, intervalNs);
		const best = channel.counter.values.some((value) => value !== null) ? counted : integrated;
		if (best.joules === null) return {
			joules: null,
			reason: this.#process.ended ?? best.reason
		};
		const shared = channel.others ? [{
			kind: "shared-device",
			processes: channel.others
		}] : [];
		return {
			joules: best.joules,
			reason: compareSensors(counted, integrated),
			doubts: [...best.doubts, ...shared]
		};
	}
	async [Symbol.asyncDispose]() {
		await this.#process[Symbol.asyncDispose]();
	}
	#take(line) {
		const parsed = message.safeParse(readJsonText(line));
		if (!parsed.success) {
			this.#fault ??= {
				kind: "not-understood",
				program: PYTHON,
				detail: line.slice(0, 120)
			};
			return;
		}
		const { data } = parsed;
		switch (data.type) {
			case "error":
				this.#fault = {
					kind: "reported",
					detail: data.message
				};
				break;
			case "missing":
				this.#fault = {
					kind: "not-installed",
					program: data.library
				};
				break;
			case "devices":
				this.devices = data.devices;
				break;
			case "begun":
				for (const [position, count] of data.others.entries()) {
					const channel = this.#channels[position];
					if (channel) channel.others = count;
				}
				this.#begun = true;
				break;
			case "samples":
				for (const taken of data.samples) this.#add(taken);
				this.#done = data.done;
		}
	}
	#add(taken) {
		for (const [position, [t, count, watts]] of taken.entries()) {
			const channel = this.#channels[position];
			const scale = (this.devices?.[position]?.microjoulesPerCount ?? 1) / 1e6;
			if (channel === void 0) continue;
			addPoint(channel.counter, t, count === null ? null : count * scale);
			addPoint(channel.power, t, watts);
		}
	}
};
/** A meter by a sampler of its own. `choose`: the devices to show, or why there are none. */
async function openSampled(meter, env, choose) {
	const sampler = new Sampler(meter, [], env);
	const shown = await sampler.start() ?? choose(sampler.devices ?? []);
	if ("kind" in shown) {
		await sampler[Symbol.asyncDispose]();
		return {
			meter,
			reason: shown
		};
	}
	sampler.show(shown.map(({ position }) => position));
	return {
		meter,
		readsProcessor: false,
		counterPaths: [],
		cpuSeconds: () => sampler.cpuSeconds(),
		prepare: () => sampler.begin(),
		read: async (window) => {
			await sampler.end();
			return shown.map(({ position, domain, doubtsOf = () => [] }) => {
				const found = sampler.joulesOf(position, window);
				const doubts = [...found.doubts ?? [], ...doubtsOf(window)];
				return makeReading(domain, meter, found.joules === null ? found : {
					...found,
					doubts
				});
			});
		},
		[Symbol.asyncDispose]: () => sampler[Symbol.asyncDispose]()
	};
}
function compareSensors(counted, integrated) {
	if (counted.joules === null || integrated.joules === null) return null;
	const difference = integrated.joules / counted.joules - 1;
	return Math.abs(difference) > .1 ? {
		kind: "other-sensor",
		joules: integrated.joules
	} : null;
}
export { openSampled as n, Sampler as t };
