import { Rr as UserError } from "./inputs.js";
import { t as matcher } from "./matcher.js";
import { bn as isRecorded, sn as isOfPair } from "./work.js";
import { r as toGeneratedVariant, t as isMade } from "./generated-variant.js";
import { join } from "node:path";
// src/generation/asking/list-work.ts
/** The first scripts that models write, which repairs come after; with `only` those of these pairs. UserError for a pair that the plan does not have. */
function listGenerated({ variants }, only) {
	const unknown = only?.find((pair) => !variants.some((variant) => isOfPair(pair, variant)));
	if (unknown) throw new UserError(`The plan has no variant of project '${unknown.project}' by '${unknown.model}'.`);
	return variants.filter((variant) => variant.iteration === 0 && toGeneratedVariant(variant) !== null && (only?.some((pair) => isOfPair(pair, variant)) ?? true));
}
/** Scripts of the named projects, models and modes, and of so many projects at the most, in the plan's order. */
function chooseScripts(variants, { projects, models, modes, maxProjects }) {
	const isNamed = matcher("--projects", projects);
	const named = variants.filter(({ project, model, mode }) => isNamed(project) && (models?.some((id) => id === model) ?? true) && (modes?.some((each) => each === mode) ?? true));
	const kept = new Set([...new Set(named.map(({ project }) => project))].slice(0, maxProjects));
	return named.filter(({ project }) => kept.has(project));
}
/** UserError where a name is none of the plan's: with it nothing would be chosen, and nothing said. */
function refuseStrangers({ variants, projects: planned }, { projects, models }) {
	const known = [...new Set(variants.flatMap(({ model }) => model ?? []))];
	const stranger = models?.find((id) => !known.includes(id));
	if (stranger !== void 0) throw new UserError(`The plan has no model '${stranger}': it has ${known.join(", ") || "none"}.`);
	const isNamed = matcher("--projects", projects);
	if (projects === void 0 || planned.some(({ slug }) => isNamed(slug))) return;
	const slugs = planned.map(({ slug }) => slug).join(", ");
	throw new UserError(`No project of the plan matches /${projects}/: it has ${slugs}.`);
}
/** Variants left to be asked and taken. `earlier`: what is known of the scripts that are there, by variant. */
function listWork(variants, models, earlier, options) {
	const generated = variants.flatMap((variant) => toGeneratedVariant(variant) ?? []);
	const wanted = generated.filter(({ id }) => options.force || !isMade(earlier.get(id))).map((variant) => {
		const entry = requireEntry(models, variant);
		return {
			variant,
			entry,
			place: findFolder(entry, options)
		};
	});
	return {
		toReplay: wanted.flatMap(({ place, ...script }) => place === null ? [] : [{
			...script,
			...place
		}]),
		toAsk: wanted.flatMap(({ place, ...script }) => place === null ? [script] : []),
		kept: generated.length - wanted.length
	};
}
function requireEntry(models, { model }) {
	const entry = models.find(({ id }) => id === model);
	if (entry !== void 0) return entry;
	throw new UserError(`The plan has a variant of ${model} and no such model: plan again.`);
}
/** Folder of the model's answers; null: it is asked. UserError where the plan's were named by its user, and are not now. */
function findFolder(entry, options) {
	const { id, answers } = entry;
	if (options.answers !== void 0) return { folder: options.answers };
	if (!isRecorded(entry)) return null;
	if (answers === void 0) throw new UserError(`The scripts of ${id} were named by --answers DIR when this was planned: name that folder again.`);
	return {
		folder: join(options.dataset, answers),
		root: options.dataset
	};
}
export { refuseStrangers as i, listGenerated as n, listWork as r, chooseScripts as t };
