import { a as LineProcess } from "./series.js";
import { z as makeReading } from "./start.js";
import { n as openStream } from "./stream-source.js";
import { t as visibleDevices } from "./visible-devices.js";
import { or as _usingCtx } from "./inputs.js";
// src/energy/nvidia-smi.ts
const METER = "nvidia-smi";
/** Milliseconds; not 100, since what repeats every tenth of a second would always be read at the same place. */
const INTERVAL_MILLISECONDS = 110;
const PATIENCE_MILLISECONDS = 1e4;
/** `power.draw` averages over a second on newer cards (NVML documentation), so the instant is preferred. */
const POWER_FIELDS = ["power.draw.instant", "power.draw"];
/** NVIDIA's power, nine times a second from one nvidia-smi, integrated: where the energy counter can't be read. */
async function openNvidiaSmi(env) {
	let last = {
		meter: METER,
		reason: {
			kind: "no-power-field",
			field: null
		}
	};
	for (const field of POWER_FIELDS) {
		const query = `index,uuid,${field}`;
		const first = await readOnce({
			program: "nvidia-smi",
			args: [`--query-gpu=${query}`, ...FORMAT],
			env
		});
		if ("kind" in first) {
			last = {
				meter: METER,
				reason: first
			};
			if ("detail" in first && /not a valid field/i.test(first.detail ?? "")) continue;
			return last;
		}
		const { devices } = visibleDevices(first, env.CUDA_VISIBLE_DEVICES);
		if (devices.length === 0) {
			const setting = env.CUDA_VISIBLE_DEVICES ?? "";
			return {
				meter: METER,
				reason: {
					kind: "no-visible-devices",
					setting,
					devices: first.length
				}
			};
		}
		if (devices.some((device) => device.watts !== null)) return openRows(query, new Set(devices.map((device) => device.index)), field, env);
		const reason = {
			kind: "no-power-field",
			field
		};
		const readings = devices.map(({ index }) => makeReading(`gpu-${index}`, METER, {
			joules: null,
			reason
		}));
		last = {
			meter: METER,
			reason,
			readings
		};
	}
	return last;
}
const FORMAT = ["--format=csv,noheader,nounits"];
function openRows(query, shown, field, env) {
	return openStream({
		meter: METER,
		readsProcessor: false,
		command: {
			program: "nvidia-smi",
			args: [
				`--query-gpu=${query}`,
				...FORMAT,
				"-lms",
				`${INTERVAL_MILLISECONDS}`
			],
			env: {
				...env,
				LC_ALL: "C"
			}
		},
		openParser: () => (line, arrivalNs) => {
			const row = parseRow(line);
			if (row === null || !shown.has(row.index)) return [];
			return [{
				domain: `gpu-${row.index}`,
				kind: "watts",
				t: arrivalNs,
				value: row.watts
			}];
		},
		intervalNs: INTERVAL_MILLISECONDS * 1e6,
		patienceMilliseconds: PATIENCE_MILLISECONDS,
		remark: { kind: field === "power.draw" ? "averaged-power" : "sampled-power" }
	});
}
/** `0, GPU-5a…, 133.91`; null for what is no row. */
function parseRow(line) {
	const [index = "", id = "", power = "", ...rest] = line.split(",").map((cell) => cell.trim());
	if (!/^\d+$/.test(index) || power === "" || rest.length > 0) return null;
	const watts = /^\d+(\.\d+)?( W)?$/.test(power) ? Number.parseFloat(power) : null;
	if (watts === null && !/N\/A|Not Supported|Unknown Error|Insufficient/i.test(power)) return null;
	return {
		index: Number(index),
		id,
		watts
	};
}
/** One answer of nvidia-smi; or why there is none. */
async function readOnce(command) {
	try {
		var _usingCtx$1 = _usingCtx();
		const lines = [];
		const child = _usingCtx$1.a(new LineProcess(command, (line) => lines.push(line)));
		await child.until(() => false, PATIENCE_MILLISECONDS);
		const rows = lines.flatMap((line) => parseRow(line) ?? []);
		if (rows.length > 0) return rows;
		const message = [...lines, child.stderr].map((line) => line.trim()).find((line) => line !== "");
		if (message !== void 0) return {
			kind: "not-understood",
			program: METER,
			detail: message.slice(0, 200)
		};
		return child.ended ?? {
			kind: "no-answer",
			program: METER,
			seconds: PATIENCE_MILLISECONDS / 1e3,
			detail: null
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
export { parseRow as n, openNvidiaSmi as t };
