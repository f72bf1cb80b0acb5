import { Yt as PACKAGE_ROOT, an as lookBelow, in as listBelow } from "./base.js";
import { Jt as isPlanned } from "./work.js";
import { t as listRecordedAnswers } from "./recorded-answers.js";
import { t as run } from "./run.js";
import { join } from "node:path";
// src/commands/demo.ts
/** The main job on the embedded dataset: recorded answers, no key, small enough for three minutes on two cores. */
async function demo(options, context) {
	const campaign = options.campaign ?? await findUnfinished() ?? nameCampaign();
	const dataset = join(PACKAGE_ROOT, "dataset");
	const answered = await listRecordedAnswers(join(dataset, "answers"));
	const slugs = [...new Set(answered.map((answer) => answer.project.replaceAll(".", "\\.")))];
	context.logger.info(`campaign ${campaign}; after a stop, the same command goes on with it`);
	return run({
		campaign,
		dataset,
		projects: `^(${slugs.join("|")})$`,
		models: ["replay"],
		modes: ["assisted", "autonomous"],
		repetitions: 5,
		warmups: 1,
		subsamples: 3
	}, context);
}
const CAMPAIGNS = "campaigns";
const NAME = /^demo-\d{8}-\d{6}$/;
function nameCampaign() {
	const stamp = (/* @__PURE__ */ new Date()).toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
	return join(CAMPAIGNS, `demo-${stamp}`);
}
/** The last demo, where it was stopped before its report was written. */
async function findUnfinished() {
	const last = (await listBelow(".", CAMPAIGNS) ?? []).flatMap(({ name, kind }) => kind === "folder" && NAME.test(name) ? [name] : []).at(-1);
	if (last === void 0 || !await isPlanned(join(CAMPAIGNS, last))) return null;
	const { kind } = await lookBelow(".", join(CAMPAIGNS, last, "report", "index.html"));
	return kind === "none" ? join(CAMPAIGNS, last) : null;
}
export { demo };
