import { Br as errorMessage, Bt as datetime, Jt as boolean, Kn as isLoopback, Rr as UserError, nn as object, sn as string, tn as number } from "./inputs.js";
import { n as partHider, t as keyHider } from "./hide-key.js";
import { Bt as parseWith } from "./base.js";
// src/energy/electricity-maps.ts
const KEY_VARIABLE = "ELECTRICITY_MAPS_API_KEY";
const BASE_URL = "https://api.electricitymaps.com/v4";
const PATIENCE_MILLISECONDS = 15e3;
const answer = object({
	zone: string().max(60),
	/** Grams of CO2 equivalent per kWh consumed in the zone: the average, not the marginal one. */
	carbonIntensity: number().nonnegative(),
	datetime: datetime({ offset: true }),
	emissionFactorType: string().max(60).optional(),
	isEstimated: boolean().nullish()
});
/**
* The intensity that Electricity Maps gives for a zone now. The key is read from $ELECTRICITY_MAPS_API_KEY and sent to
* $ELECTRICITY_MAPS_API_URL (default: api.electricitymaps.com) alone; a server of one's own may hold the key instead.
* UserError 1 where there is no answer.
*/
async function askElectricityMaps(zone, env) {
	const key = env[KEY_VARIABLE];
	if (!key && !env.ELECTRICITY_MAPS_API_URL) throw new UserError(`--electricity-maps needs a key in $${KEY_VARIABLE} (the environment or .env).`);
	const url = new URL(`${env.ELECTRICITY_MAPS_API_URL || BASE_URL}/carbon-intensity/latest`);
	if (key && url.protocol !== "https:" && !isLoopback(url)) throw new UserError(`$${KEY_VARIABLE} is not sent to ${url.host} without encryption: give an address with https.`, 3);
	url.searchParams.set("zone", zone);
	const given = parseWith(answer, await fetchJson(url, key, zone), `The answer of ${url.host} about ${zone}`);
	const kind = given.emissionFactorType === void 0 ? "" : `, ${given.emissionFactorType} emission factors`;
	const estimated = given.isEstimated ? ", estimated by them" : "";
	return {
		gramsPerKwh: given.carbonIntensity,
		region: given.zone,
		year: new Date(given.datetime).getUTCFullYear(),
		source: `Electricity Maps, average intensity at ${given.datetime}${kind}${estimated}`
	};
}
async function fetchJson(url, key, zone) {
	const hide = keyHider(key ?? "");
	const fail = (why) => new UserError(`Electricity Maps gave no intensity of '${zone}' (${url.host}): ${partHider(key ?? "")(why)}. --country needs no network.`, 1);
	const orFail = (error) => {
		const cause = error instanceof Error && error.cause !== void 0 ? error.cause : error;
		throw fail(errorMessage(cause));
	};
	const response = await fetch(url, {
		headers: key ? { "auth-token": key } : {},
		redirect: "error",
		signal: AbortSignal.timeout(PATIENCE_MILLISECONDS)
	}).catch(orFail);
	if (response.status === 401 || response.status === 403) throw fail(`the key in $${KEY_VARIABLE} is not accepted, or not for this zone (HTTP ${response.status})`);
	if (!response.ok) throw fail(`HTTP ${response.status}`);
	const text = await response.text().catch(orFail);
	try {
		return JSON.parse(hide(text));
	} catch {
		throw fail("its answer is not JSON");
	}
}
export { KEY_VARIABLE, askElectricityMaps };
