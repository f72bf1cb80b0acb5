import { Dt as optionName, Rr as UserError, Vr as interruptible, or as _usingCtx } from "./inputs.js";
import { E as openCarbon, L as openMeters, rt as Launcher, tt as holdHost } from "./start.js";
import { a as prepareProjects, o as whyNoneIsReady } from "./run-once.js";
import { c as chooseProjectSandbox } from "./make-data.js";
import { Jt as isPlanned, Yt as readPlan } from "./work.js";
import { n as listGenerated } from "./list-work.js";
import { t as withoutKeys } from "./without-keys.js";
import { t as countRounds } from "./plan-blocks.js";
import { t as design } from "./plan-options.js";
import { n as benchmarkOptions } from "./benchmark-options.js";
import { n as runOptions } from "./run-options.js";
import { t as analyse } from "./analyse.js";
import { t as benchmark } from "./benchmark.js";
import { n as generate, t as findWork } from "./generate.js";
import { t as plan } from "./plan.js";
import { t as repair } from "./repair.js";
import { n as report } from "./report2.js";
import { isDeepStrictEqual } from "node:util";
// src/benchmark/list-ready.ts
/**
* Makes and tries ahead what answers are measured with, so that nobody pays for one that can't be run here. Returns those of the
* projects whose answers can; the others are told. UserError where none can, where there is no sandbox for them, or no meter
* that was asked for.
*/
async function listReady(plan, slugs, options, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.a(await openMeters(options, context));
		const launcher = _usingCtx$1.a(new Launcher());
		await holdHost(launcher, plan.campaign, options.wait, context);
		const prepared = await interruptible(prepareProjects(plan, slugs, options, launcher, context), context.signal);
		const whyNone = whyNoneIsReady(prepared);
		if (whyNone !== null) throw new UserError(`${whyNone}\nNo project can be run here: no model was asked.`, 1);
		const ready = [...prepared.values()].filter(({ environment }) => environment !== null);
		for (const { known } of ready) await chooseProjectSandbox(known, false, options, () => {});
		return ready.map(({ planned }) => planned.slug);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
// src/planning/refuse-other-design.ts
/** A plan is made once: what is asked for now has to be what it was planned with. UserError where it is not. */
function refuseOtherDesign({ options: made, projects }, given) {
	if (given.promptFile !== void 0) throw new UserError(`${given.campaign} is planned, and its prompt with it: leave --prompt-file out to go on with it.`);
	const differing = design.keyof().options.filter((name) => given[name] !== void 0 && !isSame(given[name], made[name]));
	const limits = [...new Set(projects.map(({ needs }) => needs.timeoutSeconds))];
	const isOtherLimit = given.timeout !== void 0 && limits.some((limit) => limit !== given.timeout);
	const told = [...differing.map((name) => `${optionName(name)} ${made[name] ?? "all"}, not ${given[name]}`), ...isOtherLimit ? [`${optionName("timeout")} ${limits.join(" or ")}, not ${given.timeout}`] : []];
	if (told.length === 0) return;
	throw new UserError(`${given.campaign} is planned with ${told.join("; ")}: leave that out to go on with it, or name another --campaign.`);
}
/** Of a list, as of modes, only what is in it matters. */
const isSame = (one, other) => isDeepStrictEqual(asSet(one), asSet(other));
const asSet = (value) => Array.isArray(value) ? new Set(value) : value;
// src/commands/run.ts
/** Plan to report in one go, on this host. A campaign that is planned already goes on where it ended. */
async function run(given, context) {
	const carbon = await openCarbon(given, context.env, context);
	const asking = {
		...context,
		env: { ...context.env }
	};
	const planned = await planOrGoOn(given, asking);
	refuseBareModels(planned, given);
	const { projects: _, models: __, modes: ___, ...all } = given;
	const bare = withoutKeys(planned.models, context);
	const asked = await leaveOutUnready(planned, all, bare);
	let unanswered = countUnanswered(await generate({
		...all,
		...asked
	}, asking));
	const onTimed = (what) => tellInterim(what, given, context);
	let { lost } = await benchmark({
		...given,
		onTimed
	}, bare, carbon);
	for (let round = 1; round <= countRounds(planned.options); round++) {
		unanswered += countUnanswered(await repair(given, asking));
		lost = (await benchmark({
			...given,
			onTimed
		}, bare, carbon)).lost;
	}
	await analyse(runOptions.parse(given), context);
	return {
		...await report(given, context),
		lost,
		unanswered
	};
}
/** Which answers are taken and asked for: all, but for those of a model that could not be run here, since they would be paid for. */
async function leaveOutUnready(planned, given, context) {
	const { toAsk } = await findWork(planned, given);
	const slugs = [...new Set(toAsk.map(({ variant }) => variant.project))];
	if (slugs.length === 0) return {};
	const ready = await listReady(planned, slugs, benchmarkOptions.parse(given), context);
	if (ready.length === slugs.length) return {};
	const unready = slugs.filter((slug) => !ready.includes(slug));
	context.logger.warn(`No model is asked about ${unready.join(", ")}: what it would write could not be run here.`);
	const models = new Set(toAsk.map(({ entry }) => entry.id));
	return { only: listGenerated(planned, void 0).flatMap(({ project, model }) => model === null ? [] : [{
		project,
		model
	}]).filter(({ project, model }) => !(models.has(model) && unready.includes(project))) };
}
const countUnanswered = ({ counts }) => counts["provider-error"] ?? 0;
/** What is seen so far: of the first project's scripts, and of all once only those runs are left that check it. */
async function tellInterim(what, { campaign }, context) {
	const logger = {
		...context.logger,
		info() {},
		status() {}
	};
	const { headline, scripts } = await analyse({ campaign }, {
		...context,
		logger
	});
	const text = {
		"first-project": scripts.length === 0 ? null : `The first project is measured. ${scripts.join(" ")}`,
		all: `All is measured; what is left shows whether the metrics come from the data. So far: ${headline[0] ?? ""}`
	}[what];
	if (text !== null) context.logger.info(text);
}
async function planOrGoOn(given, context) {
	if (!await isPlanned(given.campaign)) return plan(given, context);
	const planned = await readPlan(given.campaign);
	refuseOtherDesign(planned, given);
	context.logger.info(`going on with ${given.campaign}, planned ${planned.createdAt}`);
	return planned;
}
/** Nobody has read what a model wrote a second ago, so nobody can vouch for it. */
function refuseBareModels(planned, { iTrustThisCode, sandbox }) {
	if (!planned.models.some((model) => model.provider !== "replay") || !(iTrustThisCode || sandbox === "none")) return;
	throw new UserError("Refused: run asks models and runs what they write in one go, and only in a sandbox. To run their code without one, read it first: greenml generate, then greenml benchmark --i-trust-this-code.", 3);
}
export { run as t };
