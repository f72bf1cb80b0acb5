import { Fr as UserError, Kt as array, f as sum, gr as compareTexts, ln as union, on as string, tn as object } from "./inputs.js";
import { It as parseWith, yt as sha256Hex } from "./base.js";
import { t as isFields } from "./versioned.js";
import { l as answerDrafts } from "./task-grades.js";
import { Q as adjustEach } from "./measured.js";
import { t as createSignFlip } from "./sign-flip.js";
import { r as keyOf, s as readRecords, u as taskId } from "./rows.js";
import { n as differenceInterval } from "./pass-rates.js";
// src/mlbench/data/answers.ts
const answer = object({
	github_id: taskId,
	id: taskId,
	output: union([string(), array(string())], "expected a text, or a list of texts"),
	drafts: answerDrafts.nullish().catch(null)
});
const FORM = "An answer is {\"github_id\": 1, \"id\": 1, \"output\": \"…\"}, by the keys of its row; output may be a list of texts.";
/** UserError that shows the form, and the names that are there instead; what is no plain name may be a key. */
function parseAnswer(item, where) {
	try {
		return parseWith(answer, item, where);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		const names = isFields(item) ? Object.keys(item).filter((name) => /^\w{1,40}$/.test(name)) : [];
		const found = names.length === 0 ? "" : ` This one has ${names.slice(0, 8).join(", ")}.`;
		throw new UserError(`${error.message}\n${FORM}${found}`);
	}
}
/**
* The answers of a file of JSON lines: `{github_id, id, output}`, with one text or several. Or one array of such objects, as older scripts
* of ML-Bench wrote. UserError where it holds more than may be.
*/
async function readAnswers(path, mostCharacters) {
	const byTask = /* @__PURE__ */ new Map();
	const drafts = /* @__PURE__ */ new Map();
	let repeated = 0;
	for await (const { value, where } of readRecords(path, void 0, mostCharacters)) for (const item of Array.isArray(value) ? value : [value]) {
		const { github_id, id, output, drafts: ran } = parseAnswer(item, where);
		const key = keyOf({
			githubId: github_id,
			id
		});
		if (byTask.has(key)) {
			repeated++;
			continue;
		}
		byTask.set(key, typeof output === "string" ? [output] : output);
		if (ran) drafts.set(key, ran);
	}
	return {
		byTask,
		drafts,
		repeated
	};
}
/** Tasks that have an answer: an empty list is none. */
const countAnswered = (tasks, { byTask }) => tasks.filter((task) => (byTask.get(keyOf(task)) ?? []).length > 0).length;
/** Names what was answered, whatever the order of the lines and whatever files hold them. */
const hashAnswers = ({ byTask }) => sha256Hex(JSON.stringify([...byTask].sort(([a], [b]) => compareTexts(a, b))));
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
export { readAnswers as i, countAnswered as n, hashAnswers as r, placeSystems as t };
