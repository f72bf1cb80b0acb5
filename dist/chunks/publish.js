import { Bt as parseWith, Ct as statIfPresent, Dt as copyBelow, St as sha256Hex, an as lookBelow, dt as hashBelow, f as removeTree, l as makeScratch, wt as writeFileAtomic } from "./base.js";
import { Yt as readPlan, in as publishedReport, nn as FACTS_FILE } from "./work.js";
import { Kr as refuseStopped, Rr as UserError, rt as generatedMode, ur as count } from "./inputs.js";
import { t as fillNewFolder } from "./fill-folder.js";
import { t as readAnalysis } from "./analysis-file.js";
import { t as renderOwnFiles } from "./own-files.js";
import { r as publishOptions } from "./publish-options.js";
import { t as publishedId } from "./published-id.js";
import { n as report } from "./report2.js";
import { join } from "node:path";
// src/analysis/published-facts.ts
/** What a site tells of a campaign: its facts without the single runs and without any code. */
function composePublished(plan, analysis, publication) {
	const { variants, groups, headline, hosts, modelUse, leading } = analysis;
	const recorded = new Set(modelUse.flatMap((use) => use.recorded ? [use.model] : []));
	return roundNumbers({
		schemaVersion: 1,
		...publication,
		campaign: analysis.campaign,
		toolVersion: analysis.toolVersion,
		startedAt: analysis.startedAt,
		datasetVersion: hashProjects(plan.projects),
		hosts: hosts.map(({ name, cpu, logicalCpus, memoryBytes, stratum }) => ({
			name,
			cpu,
			logicalCpus,
			memoryBytes,
			stratum
		})),
		sandboxes: analysis.sandboxes,
		leading,
		energyQuality: analysis.energyQuality,
		design: {
			repetitions: plan.options.repetitions,
			samples: plan.options.samples,
			seed: plan.options.seed,
			repairs: analysis.rounds.shown,
			prompt: plan.prompt === null ? null : {
				name: plan.options.prompt,
				hash: plan.prompt.hash
			}
		},
		runs: analysis.runs,
		scope: analysis.scope,
		headline,
		models: plan.models.map(({ id, provider, model }) => ({
			id,
			provider,
			apiModel: model,
			recorded: recorded.has(id)
		})),
		groups: groups.map(({ mode, model, success, metricDifference, ratios }) => ({
			mode,
			model,
			success,
			metricDifference,
			ratios: keepRatios(ratios)
		})),
		projects: plan.projects.map((project) => describeProject(project, analysis)),
		answers: variants.flatMap(describeAnswer)
	});
}
/** Hash of all that a ratio depends on in the projects: files, packages, arguments, and how the metric is read. */
function hashProjects(projects) {
	const parts = projects.map(({ slug, entry, arguments: words, sourceHash, lockHash, metric, scoring, cluster }) => ({
		slug,
		entry,
		words,
		sourceHash,
		lockHash,
		metric,
		scoring,
		cluster
	})).sort((a, b) => a.slug < b.slug ? -1 : 1);
	return sha256Hex(JSON.stringify(parts));
}
const keepRatios = ({ energy, cpu }) => ({
	energy: energy.map(keepRatio),
	cpu: cpu.map(keepRatio)
});
const keepRatio = (ratio) => {
	const { baseline, estimate, interval, pairs, quality, verdict, margin, cause, exploratory } = ratio;
	return {
		baseline,
		estimate,
		interval,
		pairs,
		quality,
		verdict,
		margin,
		cause,
		exploratory
	};
};
function describeProject(project, { variants, code }) {
	const { slug, title, task, entry, origin, sourceHash, lockHash, metric, scoring, data } = project;
	const author = variants.find(({ project: own, mode, counts }) => own === slug && mode === "original-headless" && counts);
	const { name, direction, scale, tolerance } = metric;
	return {
		slug,
		title,
		task,
		entry,
		origin,
		sourceHash,
		lockHash,
		scoring,
		licence: code?.authors.find((each) => each.project === slug)?.licence ?? project.licence,
		metric: {
			name,
			direction,
			scale,
			tolerance
		},
		data: data.map(({ headers: _, ...file }) => file),
		author: author === void 0 ? null : {
			metric: author.metric.median,
			...author.summaries
		}
	};
}
function describeAnswer(variant) {
	const { id, project, model, attempted, passed, failure, validity, metric, ratios, counts } = variant;
	const mode = generatedMode.safeParse(variant.mode).data;
	if (!counts || model === null || mode === void 0) return [];
	return [{
		id,
		project,
		mode,
		model,
		attempted,
		passed,
		failure: failure?.class ?? null,
		validity: validity && { verdict: validity.verdict },
		metric: {
			median: metric.median,
			difference: metric.difference,
			verdict: metric.verdict
		},
		ratios: keepRatios(ratios)
	}];
}
/** Every fraction to six digits that count: more say nothing, and make the file half as large again. */
function roundNumbers(value) {
	const text = JSON.stringify(value, (_, each) => typeof each === "number" && !Number.isInteger(each) ? Number(each.toPrecision(6)) : each);
	return JSON.parse(text);
}
// src/commands/publish.ts
/** Most bytes of a published report with all its files. */
const MOST_BYTES = 2 * 1e3 ** 2;
/** What is left of these for `published.json` and the two files that cite it. */
const OWN_BYTES = 4e5;
/** Writes `reports/<id>/`: the report, the records as far as they fit, `published.json`, and how it is cited. Returns the folder. */
async function publish(given, context) {
	const { campaign, author, id: named, licence = null, reports } = publishOptions.parse(given);
	const [plan, analysis] = [await readPlan(campaign), await readAnalysis(campaign)];
	const id = named ?? nameReport(analysis.campaign, analysis.startedAt);
	const folder = join(reports, id);
	if ((await lookBelow(reports, id)).kind !== "none") throw new UserError(`${folder} is there already, and what is published stays: name another --id; errata.yaml in its folder tells what was wrong.`);
	const scratch = await makeScratch("publish");
	try {
		const written = await report({
			campaign,
			out: scratch
		}, context, MOST_BYTES - OWN_BYTES);
		const files = [];
		for (const path of written.files) {
			const [sha256, stats] = [await hashBelow(scratch, path), await statIfPresent(join(scratch, path))];
			if (sha256 === null || stats === null) throw new Error(`${path} was written and is gone`);
			files.push({
				path,
				sha256,
				bytes: stats.size
			});
		}
		const publication = {
			id,
			authors: author,
			licence,
			publishedAt: (/* @__PURE__ */ new Date()).toISOString(),
			files
		};
		const facts = parseWith(publishedReport, composePublished(plan, analysis, publication), "the published report");
		refuseStopped(context.signal);
		await fillNewFolder(folder, context.signal, async () => {
			for (const path of written.files) await copyBelow(scratch, folder, path);
			for (const [path, text] of renderOwnFiles(facts)) {
				if (path === "published.json" && Buffer.byteLength(text) > OWN_BYTES / 2) context.logger.warn(`${id}: ${FACTS_FILE} is larger than expected`);
				await writeFileAtomic(join(folder, path), text);
			}
		});
		context.logger.info(`Published ${count(facts.answers.length, "answer")} to ${count(facts.projects.length, "project")}: ${folder}`);
		return { folder };
	} finally {
		await removeTree(scratch);
	}
}
function nameReport(campaign, startedAt) {
	const name = campaign.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, "-");
	const id = `${startedAt === null ? "" : `${startedAt.slice(0, 10)}-`}${name}`;
	if (publishedId.safeParse(id).success) return id;
	throw new UserError(`'${campaign}' gives no name for a folder: name one with --id.`);
}
export { publish as n, MOST_BYTES as t };
