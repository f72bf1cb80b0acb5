// src/schema/package-energy.ts
/** A whole processor package by its kernel name; what lies inside it (`package-0/core`) is not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/;
/** Memory is named below its package, whose counter does not hold it. */
const MEMORY_DOMAIN = /^package-[^/]*\/dram[^/]*$/;
/** A whole card; its parts have names below it. */
const GPU_DOMAIN = /^gpu-[^/]*$/;
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/;
const ESTIMATE_DOMAIN = "estimate/cpu";
/** A number that was read but that a careful reader would not trust unseen. */
const isDoubtful = ({ joules, doubts }) => joules !== null && doubts.length > 0;
/** Parts that a host's energy is the sum of, as far as it has them; a plan declares it. */
const ENERGY_SCOPE = [
	"packages",
	"dram",
	"gpus"
];
/**
* Gross joules of all processor packages by one meter, of their memory, and of graphics cards, as far as the host has and shows
* them; where no package was read, of the meters outside the machine, which take in all the rest of it; where there are none of
* these, the estimate, marked so; else null with the reason. All packages or none: a sum that lacks a socket is not the
* run's energy. One that lacks a zone which another run has is compared with nothing of that run.
*/
function energyOfHost(energy) {
	return sumZones(zonesOfHost(energy), energy);
}
/** Joules that were measured outside that scope: at the wall, of the platform. Not of what lies inside a package or a card. */
function energyOutside(energy) {
	const summed = new Set(zonesOfHost(energy).map(({ domain }) => domain));
	const isInside = (domain) => domain.includes("/") || PACKAGE_DOMAIN.test(domain) || GPU_DOMAIN.test(domain);
	return energy.flatMap((zone) => {
		const { domain, meter, quality, joules } = zone;
		if (quality !== "measured" || joules === null || joules <= 0 || isDoubtful(zone)) return [];
		return summed.has(domain) || isInside(domain) ? [] : [{
			zone: domain === meter ? domain : `${domain} by ${meter}`,
			joules
		}];
	});
}
/** Standard error of a run's net joules by that of the idle power; null where it is not known. */
function netErrorOfHost({ energy, idle, wallSeconds }) {
	const zones = zonesOfHost(energy);
	const errors = zones.map(({ domain, meter }) => idle.find((each) => each.domain === domain && each.meter === meter)?.standardErrorWatts ?? null);
	if (wallSeconds === null || zones.length === 0 || errors.includes(null)) return null;
	return wallSeconds * Math.hypot(...errors.map((error) => error ?? 0));
}
/** Joules above idle of the same zones; null where one has none. */
function netJoulesOfHost(energy) {
	if (energy.every(({ netJoules }) => netJoules === null)) return null;
	const net = zonesOfHost(energy).map((zone) => zone.joules === null ? null : zone.netJoules);
	return net.length === 0 || net.includes(null) ? null : net.reduce((sum, each) => sum + (each ?? 0), 0);
}
/** The same where the gross joules were measured: an estimate has no idle power of its own. */
function measuredNetJoules(energy) {
	return energyOfHost(energy).quality === "measured" ? netJoulesOfHost(energy) : null;
}
/** Name of the meter that is taken for a host's energy; as `energyOfHost` chooses among what was read. */
function meterOfHost(meters) {
	return meters.find((meter) => PACKAGE_METERS.includes(meter)) ?? ["external", "estimate"].find((meter) => meters.includes(meter)) ?? null;
}
/** Meters that read processor packages. */
const PACKAGE_METERS = [
	"powercap",
	"perf",
	"powermetrics"
];
function zonesOfHost(energy) {
	const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== "estimated");
	const external = energy.filter(({ domain }) => EXTERNAL_DOMAIN.test(domain));
	const inside = ofOneMeter(packages);
	if (inside.length > 0) return [
		...inside,
		...memoryOf(inside, energy),
		...cardsOf(energy)
	];
	const outside = ofOneMeter(external);
	if (outside.length > 0) return outside;
	return energy.filter(({ domain, quality, joules }) => domain === ESTIMATE_DOMAIN && quality === "estimated" && joules !== null);
}
/** Two meters read the same joules. Empty where none read any. */
function ofOneMeter(zones) {
	const meter = zones.find(({ quality }) => quality === "measured")?.meter;
	return zones.filter((zone) => zone.meter === meter);
}
/** Readings of memory by the meter of the packages. */
const memoryOf = ([first], energy) => energy.filter(({ domain, meter, quality }) => MEMORY_DOMAIN.test(domain) && meter === first?.meter && quality === "measured");
/** Each card once, by the first meter that read it. */
function cardsOf(energy) {
	const cards = energy.filter(({ domain, quality }) => GPU_DOMAIN.test(domain) && quality === "measured");
	return cards.filter((card, index) => cards.findIndex(({ domain }) => domain === card.domain) === index);
}
function sumZones(zones, energy) {
	const [first] = zones;
	if (first === void 0) return {
		joules: null,
		quality: "unavailable",
		doubts: [],
		meter: null,
		domains: [],
		source: null,
		reason: [...energy.filter(({ domain }) => PACKAGE_DOMAIN.test(domain) || EXTERNAL_DOMAIN.test(domain)), ...energy].find(({ reason }) => reason !== null)?.reason ?? null
	};
	const others = zones.filter(({ meter }) => meter !== first.meter);
	const named = (of) => of.map(({ domain }) => domain).sort();
	const sources = [`${first.meter} (${named(zones.filter((zone) => !others.includes(zone))).join(", ")})`];
	for (const { meter, domain } of others) sources.push(`${meter} (${domain})`);
	const source = {
		meter: first.meter,
		domains: named(zones),
		source: sources.join(" + ")
	};
	const missing = zones.find(({ joules }) => joules === null);
	if (missing !== void 0) return {
		...source,
		joules: null,
		quality: "unavailable",
		reason: missing.reason ?? { kind: "not-read" },
		doubts: []
	};
	return {
		...source,
		joules: zones.reduce((sum, { joules }) => sum + (joules ?? 0), 0),
		quality: first.quality,
		reason: first.quality === "estimated" ? first.reason : null,
		doubts: zones.find(isDoubtful)?.doubts ?? []
	};
}
export { measuredNetJoules as a, netJoulesOfHost as c, isDoubtful as i, energyOfHost as n, meterOfHost as o, energyOutside as r, netErrorOfHost as s, ENERGY_SCOPE as t };
