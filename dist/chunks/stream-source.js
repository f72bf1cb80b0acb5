import { a as LineProcess, i as makeSeries, n as forgetBefore, r as joulesWithin, t as addPoint } from "./series.js";
import { B as monotonicNs, z as makeReading } from "./start.js";
// src/energy/stream-source.ts
/**
* Makes counters out of steps, one a zone: joules that it took from one instant to another. A zone's first step comes as two
* readings, its zero and its end.
*/
function openStepCounters() {
	const totals = /* @__PURE__ */ new Map();
	return (domain, joules, fromNs, toNs) => {
		const before = totals.get(domain);
		const now = {
			domain,
			kind: "joules",
			t: toNs,
			value: (before ?? 0) + joules
		};
		totals.set(domain, now.value);
		return before === void 0 ? [{
			...now,
			t: fromNs,
			value: 0
		}, now] : [now];
	};
}
const RESTARTS = 3;
const SLOW_READING_MILLISECONDS = 2e3;
/** A meter that streams its readings; unusable when its first one does not come. */
async function openStream(plan) {
	const source = new StreamSource(plan);
	const reason = await source.start();
	if (reason === null) return source;
	await source[Symbol.asyncDispose]();
	return {
		meter: plan.meter,
		reason
	};
}
var StreamSource = class {
	meter;
	readsProcessor;
	counterPaths = [];
	#plan;
	#process;
	#zones = /* @__PURE__ */ new Map();
	/** Every zone that was ever seen: one that falls silent stays on record. */
	#domains = /* @__PURE__ */ new Set();
	#restarts = 0;
	#junk = null;
	/** Readings that can't be believed, by zone, since the last run was prepared. */
	#refused = /* @__PURE__ */ new Map();
	/** Whether a whole round of readings has come, so that every zone is known. */
	#warm = false;
	constructor(plan) {
		this.meter = plan.meter;
		this.readsProcessor = plan.readsProcessor;
		this.#plan = plan;
		this.#process = this.#spawn();
	}
	/** Waits for the first reading; returns why there is none. */
	async start() {
		const { command, patienceMilliseconds } = this.#plan;
		const { program } = command;
		if (await this.#process.until(() => this.#zones.size > 0, patienceMilliseconds)) return null;
		if (this.#junk !== null) return {
			kind: "not-understood",
			program,
			detail: this.#junk.slice(0, 120)
		};
		const detail = this.#process.stderr.trim().split("\n")[0] || null;
		return this.#process.ended ?? {
			kind: "no-answer",
			program,
			seconds: patienceMilliseconds / 1e3,
			detail
		};
	}
	cpuSeconds() {
		return this.#process.cpuSeconds();
	}
	async prepare() {
		if (this.#process.ended !== null && this.#restarts < RESTARTS) {
			this.#restarts++;
			await this.#process[Symbol.asyncDispose]();
			this.#zones = /* @__PURE__ */ new Map();
			this.#warm = false;
			this.#process = this.#spawn();
		}
		const wanted = monotonicNs() - 2 * this.#intervalNs();
		const isFresh = () => this.#hasRound() && this.#oldestLast() >= wanted;
		this.#warm = await this.#process.until(isFresh, this.#plan.patienceMilliseconds);
		const now = monotonicNs();
		for (const zone of this.#zones.values()) for (const series of Object.values(zone)) forgetBefore(series, now);
		this.#refused.clear();
	}
	async read({ beginNs, endNs }) {
		const patience = Math.max(SLOW_READING_MILLISECONDS, 5 * this.#intervalNs() / 1e6);
		await this.#process.until(() => this.#zones.size > 0 && this.#oldestLast() >= endNs, patience);
		const domains = [...this.#domains].sort();
		const names = this.#plan.nameZones?.(domains);
		return domains.flatMap((domain) => {
			const name = names ? names.get(domain) : domain;
			return name === void 0 ? [] : [makeReading(name, this.meter, this.#joulesOf(domain, beginNs, endNs))];
		});
	}
	async [Symbol.asyncDispose]() {
		await this.#process[Symbol.asyncDispose]();
	}
	#joulesOf(domain, beginNs, endNs) {
		const refused = this.#refused.get(domain);
		if (refused !== void 0) return {
			joules: null,
			reason: refused
		};
		const zone = this.#zones.get(domain) ?? {};
		const found = joulesWithin(decisive(zone), beginNs, endNs, this.#intervalNs());
		const remark = zone.joules && zone.watts ? { kind: "watts-too" } : this.#plan.remark;
		if (found.joules !== null) return {
			...found,
			reason: found.reason ?? remark ?? null
		};
		return {
			joules: null,
			reason: this.#process.ended ?? found.reason
		};
	}
	/** A counter made of steps begins with two readings at once: its zero and its first step. */
	#hasRound() {
		const [first] = this.#all();
		return first !== void 0 && (this.#warm || first.times.length > (first.kind === "joules" ? 2 : 1));
	}
	#oldestLast() {
		return Math.min(...this.#all().map((series) => series.times.at(-1) ?? 0));
	}
	/** Interval as asked for; else the median of what came. */
	#intervalNs() {
		if (this.#plan.intervalNs !== null) return this.#plan.intervalNs;
		const times = this.#all()[0]?.times ?? [];
		const steps = times.slice(1).map((t, index) => t - (times[index] ?? t));
		return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 1e9;
	}
	/** The series of each zone that decides. */
	#all() {
		return [...this.#zones.values()].map(decisive);
	}
	#spawn() {
		const parse = this.#plan.openParser();
		return new LineProcess(this.#plan.command, (line, arrivalNs) => {
			const points = parse(line, arrivalNs);
			if (points.length === 0 && line.trim() !== "") this.#junk ??= line;
			for (const { domain, kind, t, value, refused } of points) {
				const zone = this.#zones.get(domain) ?? {};
				zone[kind] ??= makeSeries(kind);
				this.#zones.set(domain, zone);
				this.#domains.add(domain);
				if (refused !== void 0) this.#refused.set(domain, refused);
				addPoint(zone[kind], t, value);
			}
		});
	}
};
/** Energy that a meter counted itself misses nothing between two readings. */
const decisive = ({ joules, watts }) => joules ?? watts ?? makeSeries("watts");
export { openStream as n, openStepCounters as t };
