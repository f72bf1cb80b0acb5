import { H as BASELINE_MODES, Rr as UserError, f as sum, vt as usualShim } from "./inputs.js";
import { I as seededRandom } from "./base.js";
import { _n as pairKey } from "./work.js";
import { G as composeVariantId } from "./read.js";
// src/planning/plan-blocks.ts
/** A plan is one document, read whole: as many take some 40 MB of it. */
const MOST_RUNS = 25e4;
/** UserError where a design has more runs than a plan may hold: they are counted before anything is listed. */
function refuseTooManyRuns(design) {
	const runs = countDesigned(design);
	if (runs <= MOST_RUNS) return;
	throw new UserError(`This would be ${runs} runs, and a plan holds ${MOST_RUNS} at most: ask for fewer projects, models, samples or repetitions.`);
}
/** Runs of all blocks of a design whose groups are whole. */
function countDesigned(design) {
	const [groups, modelsEach] = design.fanOut === "project" || design.models.length === 0 ? [1, design.models.length] : [design.models.length, 1];
	const answers = modelsEach * design.modes.length * design.samples;
	const { repairs = 0, control = false, feedback = false } = design;
	const answersOfRounds = [
		answers,
		...range(1, repairs).map(() => answers * (control ? 2 : 1)),
		...feedback ? [answers] : []
	];
	const ofProject = (project) => sum(answersOfRounds.map((each) => countRound(design, project, each)));
	return groups * sum(design.projects.map(ofProject));
}
/** Runs of one round in which a project with one model, or with all, has so many answers. */
function countRound(design, project, answers) {
	const { sessions = 1, repetitions, warmups, profiles, flops, subsamples = 1 } = design;
	const probes = answers > 0 ? design.probes?.get(project) ?? [] : [];
	const draws = probes.includes("subsample") ? Math.max(0, subsamples - 1) : 0;
	const compared = repetitions * (1 + new Set(design.sensitivity).size) + profiles;
	const others = sessions * warmups + (flops ? 1 : 0);
	const headless = design.drawing?.has(project) ? answers : 0;
	const members = BASELINE_MODES.length + answers;
	return compared * (members + headless) + others * members + (probes.length + draws) * (members - 1);
}
/** The two baselines of each project, then each model's answers in each mode, each with the repairs that it may need. */
function listVariants(design) {
	const tries = [
		{ iteration: 0 },
		...range(1, design.repairs ?? 0).flatMap((iteration) => [{ iteration }, ...design.control ? [{
			iteration,
			arm: "control"
		}] : []]),
		...design.feedback ? [{
			iteration: countRounds(design),
			arm: "feedback"
		}] : []
	];
	const withId = (variant) => ({
		id: composeVariantId(variant),
		...variant
	});
	return design.projects.flatMap((project) => [...BASELINE_MODES.map((mode) => withId({
		project,
		mode,
		model: null,
		sample: null,
		iteration: null
	})), ...design.models.flatMap((model) => design.modes.flatMap((mode) => range(1, design.samples).flatMap((sample) => tries.map((tried) => withId({
		project,
		mode,
		model,
		sample,
		...tried
	})))))]);
}
/**
* Randomised complete blocks, a session's after another's, each session with warm-ups of its own: each holds a project's two baselines and the shard's variants, in an order drawn from the seed,
* so that drift, heat and caches fall on all alike. Where the author's code draws or waits each answer runs headless too
* in what ratios are made of, beside the baseline that does. What disturbs time and energy is counted after them.
*/
function listBlocks(design, variants) {
	const rounds = range(0, countRounds(design));
	return listGroups(design).flatMap((group) => rounds.flatMap((round) => listRound(design, variants, group, round)));
}
/** Rounds after the first answers: the repairs, and the one that feedback asks for. */
const countRounds = ({ repairs = 0, feedback = false }) => repairs + (feedback ? 1 : 0);
/** The blocks of one round: first answers, or later ones beside baselines of their own. */
function listRound(design, variants, group, round) {
	const { seed } = design;
	const membersOf = chooseMembers(design, variants, group, round);
	const pair = pairKey(group);
	const probes = membersOf("warmup").length > BASELINE_MODES.length ? design.probes?.get(group.project) ?? [] : [];
	const start = `${pair}/${round === 0 ? "" : `r${round}-`}`;
	const bare = drawBareProbe(probes, seededRandom(seed, `${start}bare`));
	const isBare = (id, { purpose, number, perturbation, draw }) => purpose === "probe" && draw === 1 ? perturbation === bare : number > 1 && seededRandom(seed, `${id}/bare`).below(BARE_BLOCKS) === 0;
	return listSlots(design, design.parts?.get(pair) ?? 1, probes).map((slot) => {
		const { purpose, number, session, part, perturbation, draw, setting } = slot;
		const id = `${start}${LETTERS[purpose]}${number}`;
		return {
			id,
			project: group.project,
			model: group.model,
			purpose,
			perturbation,
			watched: probes.length > 0 && WATCHED.includes(purpose) && !isBare(id, slot),
			...setting === void 0 ? {} : { setting },
			...draw === 1 ? {} : { draw },
			...round === 0 ? {} : { round },
			number,
			session,
			...part === 1 ? {} : { part },
			order: seededRandom(seed, id).shuffle(membersOf(purpose))
		};
	});
}
/** Which scripts run in a round's blocks of each purpose: the two baselines, then the answers. */
function chooseMembers(design, variants, { project, model }, round) {
	const members = variants.filter((variant) => variant.project === project).filter((variant) => variant.model === null || model === null || variant.model === model).filter((variant) => variant.model === null || variant.iteration === round).map(({ id, mode }) => ({
		variant: id,
		shim: usualShim(mode)
	}));
	const answers = members.slice(BASELINE_MODES.length);
	const headless = design.drawing?.has(project) ? answers.map(({ variant }) => ({
		variant,
		shim: "headless"
	})) : [];
	return (purpose) => {
		if (COMPARED.includes(purpose)) return [...members, ...headless];
		return purpose === "probe" ? members.filter(isProbed) : members;
	};
}
/** A round's blocks in their order: warm-ups and measured ones session by session and part by part, then all others in the last. */
function listSlots(design, parts, probes) {
	const { sessions = 1, repetitions, warmups, profiles, flops, subsamples = 1 } = design;
	const slot = (purpose, number, own = {}) => ({
		purpose,
		number,
		session: sessions,
		part: 1,
		perturbation: null,
		draw: 1,
		...own
	});
	const warmupsOfPart = sessions * warmups;
	return [
		...[...range(1, parts * warmupsOfPart).map((number) => slot("warmup", number, {
			part: Math.ceil(number / warmupsOfPart),
			session: Math.ceil(((number - 1) % warmupsOfPart + 1) / warmups)
		})), ...range(1, repetitions).map((number) => slot("measured", number, {
			part: Math.ceil(number * parts / repetitions),
			session: Math.ceil(number * sessions / repetitions)
		}))].sort((a, b) => a.session - b.session),
		...[...new Set(design.sensitivity)].flatMap((setting, index) => range(index * repetitions + 1, (index + 1) * repetitions).map((number) => slot("sensitivity", number, { setting }))),
		...range(1, profiles).map((number) => slot("profile", number)),
		...range(1, flops ? 1 : 0).map((number) => slot("flops", number)),
		...probes.map((perturbation, index) => slot("probe", index + 1, { perturbation })),
		...range(2, probes.includes("subsample") ? subsamples : 1).map((draw, index) => slot("probe", probes.length + index + 1, {
			perturbation: "subsample",
			draw
		}))
	];
}
/** In which a script that is compared with both baselines runs as both do. */
const COMPARED = [
	"measured",
	"sensitivity",
	"profile"
];
const WATCHED = [
	"warmup",
	"measured",
	"sensitivity",
	"probe"
];
/** Of the author's code one is probed: that without its plots, which ends well where nobody can look at them or answer. */
const isProbed = ({ variant }) => !variant.endsWith("/original");
/** One measured block in so many is not watched. */
const BARE_BLOCKS = 4;
/**
* The probe that is not watched, as some measured blocks are not: whether the shim is there tells a script neither that it is
* measured nor that it is probed. One of those that a script can't tell by its data being gone; null where there is one at most.
*/
function drawBareProbe(probes, random) {
	const alike = probes.filter((each) => each !== "hidden-data");
	return alike.length < 2 ? null : alike[random.below(alike.length)] ?? null;
}
/** Letter before a block's number in its id. */
const LETTERS = {
	warmup: "w",
	measured: "",
	sensitivity: "s",
	profile: "p",
	flops: "f",
	probe: "h"
};
/** Groups that stay together on one host: a project with one model, or with all (`--fan-out project`). */
function listGroups(design) {
	return design.projects.flatMap((project) => design.fanOut === "project" || design.models.length === 0 ? [{
		project,
		model: null
	}] : design.models.map((model) => ({
		project,
		model
	})));
}
function range(first, last) {
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
export { refuseTooManyRuns as i, listBlocks as n, listVariants as r, countRounds as t };
