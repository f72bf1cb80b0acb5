import { Q as adjustEach } from "./measured.js";
import { t as createSignFlip } from "./sign-flip.js";
import { f as sum } from "./inputs.js";
import { n as differenceInterval } from "./pass-rates.js";
// src/mlbench/scores/place-systems.ts
const signFlip = createSignFlip(1);
/**
* Places that chance alone does not give: one system is shown to pass more than another where their differences by repository, whose
* tasks pass and fail together, would hardly be so large were each as likely the other way round (sign flips), after Holm's
* correction for all pairs. Below six repositories nothing is shown; of more systems it takes more, since no fewer signs have so small a p-value.
*/
function placeSystems(systems) {
	const pairs = systems.flatMap((a, first) => systems.slice(first + 1).map((b, place) => ({
		first,
		second: first + 1 + place,
		...testPair(a, b)
	})));
	const adjusted = adjustEach(pairs, "holm");
	const bySystems = new Map(pairs.map((pair) => [`${pair.first} ${pair.second}`, pair]));
	const between = (own, other) => {
		const pair = bySystems.get(`${Math.min(own, other)} ${Math.max(own, other)}`);
		if (pair === void 0) return null;
		const sign = pair.first === own ? 1 : -1;
		return {
			...pair,
			difference: sign * pair.difference,
			sign,
			adjustedP: adjusted.get(pair) ?? 1
		};
	};
	const totals = systems.map((own) => sum([...own.values()].map(({ passed }) => passed)));
	const best = totals.indexOf(Math.max(...totals));
	return systems.map((_, own) => {
		const isShownBehind = (other) => {
			const pair = between(own, other);
			return pair !== null && pair.difference < 0 && pair.adjustedP <= .05;
		};
		return {
			place: 1 + [...systems.keys()].filter(isShownBehind).length,
			behind: tellBehind(between(own, best))
		};
	});
}
function tellBehind(pair) {
	if (pair === null) return null;
	const { difference, interval, sign, adjustedP } = pair;
	return {
		difference,
		interval: interval === null || sign > 0 ? interval : [-interval[1], -interval[0]],
		adjustedP
	};
}
/** How much more of the tasks `a` passes, by repository. */
function testPair(a, b) {
	const differences = [...a].flatMap(([cluster, own]) => {
		const other = b.get(cluster);
		const times = Math.min(own.attemptable, other?.attemptable ?? 0);
		if (other === void 0 || times === 0) return [];
		return [{
			cluster,
			times,
			value: own.passed / own.attemptable - other.passed / other.attemptable
		}];
	});
	const tasks = sum(differences.map(({ times }) => times));
	const sums = differences.map(({ times, value }) => times * value);
	return {
		difference: tasks === 0 ? 0 : sum(sums) / tasks,
		interval: differenceInterval(differences),
		p: signFlip(sums).p
	};
}
export { placeSystems as t };
