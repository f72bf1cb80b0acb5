import { t as listCards } from "./gpu-hwmon2.js";
import { G as DRM_ROOT } from "./start.js";
import { n as openSampled } from "./sampler.js";
// src/energy/amdsmi.ts
/**
* AMD's energy accumulators by its management library. They stand still on some cards (ROCm/amdsmi#22): then the reading
* is null and says so, and `hwmon` is the meter to use.
*/
function openAmdSmi(env, drmRoot = DRM_ROOT) {
	return openSampled("amdsmi", env, (devices) => {
		if (devices.length === 0) return {
			kind: "no-devices",
			library: "amdsmi"
		};
		const cards = listCards(drmRoot);
		const nameOf = (id) => cards.find((card) => card.address === id)?.name;
		return devices.map(({ id, index }, position) => ({
			position,
			domain: `gpu-${nameOf(id) ?? index}`
		}));
	});
}
export { openAmdSmi as t };
