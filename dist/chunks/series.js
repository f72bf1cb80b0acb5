import { zr as errorCode } from "./inputs.js";
import { g as letGo, v as signalGroup } from "./base.js";
import { B as monotonicNs, T as cpuSecondsOf } from "./start.js";
import { spawn } from "node:child_process";
// src/energy/line-process.ts
/** How long a meter may take to end after SIGTERM. */
const GRACE_MILLISECONDS = 1e3;
/** A meter's process that prints lines for as long as it is wanted. It and what it started end with it. */
var LineProcess = class {
	#child;
	#program;
	#exited;
	#closed;
	#onExit = () => this.#kill("SIGKILL");
	/** The end of what it wrote there. */
	stderr = "";
	#partial = "";
	#wakers = [];
	/** Why it ended; null while it runs. */
	ended = null;
	constructor(command, onLine) {
		const { program, args, env } = command;
		this.#program = program;
		this.#child = spawn(program, args, {
			env,
			stdio: "pipe",
			detached: true
		});
		this.#child.stdin.on("error", () => {});
		this.#child.stdout.on("data", (chunk) => {
			const arrivalNs = monotonicNs();
			const lines = (this.#partial + chunk.toString("utf8")).split("\n");
			this.#partial = (lines.pop() ?? "").slice(-1048576);
			for (const line of lines) onLine(line, arrivalNs);
			this.#wake();
		});
		this.#child.stderr.on("data", (chunk) => {
			this.stderr = (this.stderr + chunk.toString("utf8")).slice(-2e3);
		});
		process.once("exit", this.#onExit);
		this.#exited = new Promise((resolve) => this.#child.once("exit", () => resolve()));
		this.#closed = new Promise((resolve) => {
			this.#child.on("error", (error) => {
				const missing = errorCode(error) === "ENOENT";
				this.ended ??= missing ? {
					kind: "not-installed",
					program
				} : {
					kind: "not-started",
					program,
					detail: error.message
				};
				this.#wake();
				resolve();
			});
			this.#child.on("close", (exitCode, signal) => {
				this.ended ??= this.#describeEnd(exitCode, signal);
				process.off("exit", this.#onExit);
				this.#wake();
				resolve();
			});
		});
	}
	/** CPU seconds that it took so far. */
	cpuSeconds() {
		return this.#child.pid === void 0 ? 0 : cpuSecondsOf(this.#child.pid);
	}
	write(text) {
		if (this.ended === null) this.#child.stdin.write(text);
	}
	/** Waits until it holds, the process has ended, or time is up; true when it holds. */
	async until(holds, milliseconds) {
		const deadline = performance.now() + milliseconds;
		while (!holds()) {
			const left = deadline - performance.now();
			if (this.ended !== null || left <= 0) return false;
			await new Promise((resolve) => {
				const timer = setTimeout(resolve, left);
				this.#wakers.push(() => {
					clearTimeout(timer);
					resolve();
				});
			});
		}
		return true;
	}
	async [Symbol.asyncDispose]() {
		process.off("exit", this.#onExit);
		if (this.ended !== null) return;
		this.#kill("SIGTERM");
		const impatience = setTimeout(() => {
			this.#kill("SIGKILL");
			this.#exited.then(() => letGo(this.#child));
		}, GRACE_MILLISECONDS);
		await this.#closed;
		clearTimeout(impatience);
	}
	#wake() {
		const wakers = this.#wakers;
		this.#wakers = [];
		for (const wake of wakers) wake();
	}
	#kill(signal) {
		if (this.ended === null) signalGroup(this.#child, signal);
	}
	#describeEnd(exitCode, signal) {
		const detail = this.stderr.trim().replaceAll(/\s+/g, " ").slice(0, 300) || null;
		return {
			kind: "ended",
			program: this.#program,
			exitCode,
			signal,
			detail
		};
	}
};
// src/energy/series.ts
const makeSeries = (kind) => ({
	kind,
	times: [],
	values: []
});
/** Readings that came late or twice are left out, so that times always rise. */
function addPoint(series, t, value) {
	const last = series.times.at(-1);
	if (last !== void 0 && t <= last) return;
	series.times.push(t);
	series.values.push(value);
}
/** Forgets what lies before `t`, but for the last two readings, which bracket what follows. */
function forgetBefore(series, t) {
	const index = series.times.findIndex((each) => each >= t);
	const keep = Math.max(0, (index === -1 ? series.times.length : index) - 2);
	series.times.splice(0, keep);
	series.values.splice(0, keep);
}
/** Readings so far apart from the run's edges, in parts of its length, leave its energy uncertain by as much. */
const EDGE_SHARE = .1;
/** A power trace with fewer readings than this in a run misses what happened between them. */
const LEAST_POWER_READINGS = 8;
/**
* Joules within [beginNs, endNs] of a series, by linear interpolation at both edges and, for power, the trapezoidal rule
* between. null where the window is not covered or the sensor fell silent in it.
*/
function joulesWithin(series, beginNs, endNs, intervalNs) {
	const points = series.times.flatMap((t, index) => {
		const value = series.values[index];
		return value == null || value < 0 ? [] : [{
			t,
			value
		}];
	});
	if (points.length === 0) return none({ kind: series.times.length === 0 ? "no-readings" : "no-numbers" });
	const first = points.findLastIndex((point) => point.t <= beginNs);
	const last = points.findIndex((point) => point.t >= endNs);
	if (first === -1) return none({ kind: "none-before" });
	if (last === -1) return none({ kind: "none-after" });
	const inside = points.slice(first, last + 1);
	const tooLong = Math.max(10 * intervalNs, 1e9);
	const longest = longestGap(inside);
	if (longest > tooLong && longest > .1 * (endNs - beginNs)) return none({
		kind: "silent",
		seconds: longest / 1e9
	});
	const whole = series.kind === "joules" ? counted(inside, beginNs, endNs) : integrated(inside, beginNs, endNs);
	if (whole.joules === null) return whole;
	const doubt = doubtOf(series.kind, inside, {
		beginNs,
		endNs
	}, intervalNs);
	return doubt === null ? whole : {
		...whole,
		doubts: [doubt]
	};
}
const longestGap = (points) => points.reduce((longest, point, index) => Math.max(longest, point.t - (points[index - 1]?.t ?? point.t)), 0);
/** Error, as a share, above which the trapezoidal rule no longer follows the power. */
const ROUGH = .05;
/** The error term of the trapezoidal rule, a twelfth of the second differences, as a share of the mean. */
function roughness(points) {
	let [bends, sum] = [0, 0];
	for (let i = 1; i + 1 < points.length; i++) {
		const [before, here, after] = [
			points[i - 1]?.value ?? 0,
			points[i]?.value ?? 0,
			points[i + 1]?.value ?? 0
		];
		bends += Math.abs(before - 2 * here + after);
		sum += here;
	}
	return sum === 0 ? 0 : bends / 12 / sum;
}
const none = (reason) => ({
	joules: null,
	reason
});
function counted(points, beginNs, endNs) {
	if (points.some((point, index) => point.value < (points[index - 1]?.value ?? 0))) return none({ kind: "reset" });
	const joules = valueAt(points, endNs) - valueAt(points, beginNs);
	if (joules > 0) return {
		joules,
		reason: null,
		doubts: []
	};
	return none({ kind: "still" });
}
function integrated(points, beginNs, endNs) {
	let joules = 0;
	for (let i = 1; i < points.length; i++) {
		const [from, to] = [points[i - 1], points[i]];
		if (!from || !to) continue;
		const [begin, end] = [Math.max(from.t, beginNs), Math.min(to.t, endNs)];
		if (end <= begin) continue;
		joules += (valueAt([from, to], begin) + valueAt([from, to], end)) / 2 * (end - begin) / 1e9;
	}
	return joules > 0 ? {
		joules,
		reason: null,
		doubts: []
	} : none({ kind: "no-power" });
}
function valueAt(points, t) {
	const after = points.findIndex((point) => point.t >= t);
	const [from, to] = [points[after - 1], points[after]];
	if (!to) return points.at(-1)?.value ?? 0;
	if (!from) return to.value;
	return from.value + (to.value - from.value) * (t - from.t) / (to.t - from.t);
}
function doubtOf(kind, points, edges, intervalNs) {
	const wall = edges.endNs - edges.beginNs;
	const longest = longestGap(points);
	if (longest > 3 * intervalNs) return {
		kind: "gap",
		seconds: longest / 1e9
	};
	if (kind === "watts") {
		const expected = wall / Math.max(intervalNs, 1);
		const rough = roughness(points);
		if (expected < LEAST_POWER_READINGS) return {
			kind: "few-readings",
			readings: points.length,
			seconds: wall / 1e9
		};
		return rough > ROUGH ? {
			kind: "fast-power",
			error: rough
		} : null;
	}
	const nearest = (t) => points.reduce((least, point) => Math.min(least, Math.abs(point.t - t)), wall);
	const off = nearest(edges.beginNs) + nearest(edges.endNs);
	return off <= EDGE_SHARE * wall ? null : {
		kind: "far-from-edges",
		offSeconds: off / 1e9,
		seconds: wall / 1e9
	};
}
export { LineProcess as a, makeSeries as i, forgetBefore as n, joulesWithin as r, addPoint as t };
