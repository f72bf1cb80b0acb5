import { t as UserError } from "./errors.js";
import { r as openMeter } from "./measure-run.js";
import { resolve } from "node:path";
// src/measurement/open-meters.ts
async function openMeters(options, { env }) {
	const { idleWatts, maxWatts, meterCommand, meterStream } = options;
	if (idleWatts !== void 0 && maxWatts !== void 0 && maxWatts < idleWatts) throw new UserError("--max-watts is below --idle-watts.");
	if (meterCommand !== void 0 && meterStream !== void 0) throw new UserError("--meter-command and --meter-stream exclude each other.");
	return openMeter({
		require: options.requireMeasured,
		env,
		meters: options.meter,
		external: {
			command: meterCommand,
			stream: meterStream && resolve(meterStream)
		},
		model: {
			idleWatts,
			maxWatts
		},
		powercapRoot: options.powercapRoot ? resolve(options.powercapRoot) : void 0
	});
}
export { openMeters as t };
