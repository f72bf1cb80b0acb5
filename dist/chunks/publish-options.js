import { a as headlineFact, i as variantAnalysis, o as scope, r as summary, t as accuracyVerdict } from "./analysis.js";
import { Ai as int, An as preset, Bi as string, Ci as _enum, Di as boolean, Dn as option, Ei as array, Fi as object, Fn as verbOptions, Gi as url, In as wholeNumber, Mi as literal, Mn as required, Pi as number, Pn as text$1, Ri as record, ar as modelId, bn as token, cr as sha256, dr as text, nr as instant, or as quality, rr as label, sr as relativePath, tr as generatedMode, un as campaignOptions, ur as slug, xi as date, zi as strictObject } from "./start.js";
import { u as dataFile } from "./manifest.js";
import { a as host, s as sandboxTier, u as failureKind } from "./execution.js";
import { _ as cost, b as success, d as validity, y as metricGain } from "./comparison.js";
import { n as metricRule } from "./metric-rule.js";
import { t as PROVIDERS } from "./model-entries.js";
import { Gt as ratio } from "./measured.js";
import { o as scoring } from "./scoring.js";
import { i as versioned } from "./versioned.js";
// src/schema/published-report.ts
/** The folder's name below `reports/`, and for ever the last part of the report's address. */
const publishedId = string().regex(/^[a-z0-9][a-z0-9._-]{0,99}$/, "small letters, digits, dot, underscore, hyphen");
/** Ratio to a baseline with what a verdict rests on; numbers have six digits. */
const publishedRatio = ratio.pick({
	baseline: true,
	estimate: true,
	interval: true,
	pairs: true,
	quality: true,
	verdict: true,
	margin: true,
	cause: true,
	exploratory: true
});
const ratios = record(cost, array(publishedRatio));
const publishedGroup = strictObject({
	mode: generatedMode,
	model: modelId,
	success,
	metricDifference: metricGain,
	ratios
});
/** One answer of a model; none of its code is here. */
const publishedAnswer = strictObject({
	id: variantAnalysis.shape.id,
	project: slug,
	mode: generatedMode,
	model: modelId,
	attempted: boolean(),
	passed: boolean(),
	failure: failureKind.nullable(),
	validity: validity.pick({ verdict: true }).nullable(),
	metric: strictObject({
		median: number().nullable(),
		difference: number().nullable(),
		verdict: accuracyVerdict.nullable()
	}),
	ratios
});
/** What a project was in this campaign, and what the author's code without its plots took. */
const publishedProject = strictObject({
	slug,
	title: text,
	task: text,
	entry: relativePath,
	licence: text.nullable(),
	origin: string().max(2e3),
	sourceHash: sha256,
	lockHash: sha256,
	metric: metricRule.pick({
		name: true,
		direction: true,
		scale: true,
		tolerance: true
	}),
	scoring,
	data: array(dataFile),
	author: strictObject({
		metric: number().nullable(),
		energy: summary,
		cpu: summary,
		wall: summary,
		memory: summary
	}).nullable()
});
const publishedFile = strictObject({
	schemaVersion: literal(1),
	id: publishedId,
	campaign: text,
	toolVersion: label,
	publishedAt: instant,
	startedAt: instant.nullable(),
	/** Who ran the campaign, as they are to be cited. */
	authors: array(text).min(1),
	/** SPDX expression under which the measurements may be used; null: nobody said. */
	licence: text.nullable(),
	/** Hash of all that a ratio depends on in the projects: files, packages, arguments, metric. Numbers of two are never ranked together. */
	datasetVersion: sha256,
	/** Hosts, each in every state that runs were made in. */
	hosts: array(host.pick({
		name: true,
		cpu: true,
		logicalCpus: true,
		memoryBytes: true,
		stratum: true
	})),
	sandboxes: array(sandboxTier),
	leading: cost,
	energyQuality: quality,
	design: strictObject({
		repetitions: int(),
		samples: int(),
		seed: int(),
		/** Rounds of repair after which the answers stand. */
		repairs: int(),
		/** Null: no model was asked. */
		prompt: strictObject({
			name: text,
			hash: sha256
		}).nullable()
	}),
	runs: strictObject({
		planned: int(),
		recorded: int(),
		ok: int()
	}),
	scope: scope.nullable(),
	headline: array(headlineFact),
	models: array(strictObject({
		id: modelId,
		provider: _enum(PROVIDERS),
		apiModel: text,
		recorded: boolean()
	})),
	groups: array(publishedGroup),
	projects: array(publishedProject),
	answers: array(publishedAnswer),
	/** All other files of the folder. */
	files: array(strictObject({
		path: relativePath,
		sha256,
		bytes: int().min(0)
	}))
});
/** `reports/<id>/published.json`: what a site tells of a campaign beside its report. */
const publishedReport = versioned(1, publishedFile, {});
/** `reports/<id>/errata.yaml`, written by hand when a published report turns out to be wrong. */
const errata = versioned(1, strictObject({
	schemaVersion: literal(1),
	errata: array(strictObject({
		date: date(),
		/** `withdrawn`: its numbers enter no ranking and no history. */
		kind: _enum(["corrected", "withdrawn"]),
		text,
		/** The report that takes its place. */
		replacedBy: publishedId.exactOptional()
	}))
}), {});
// src/schema/options/publish-options.ts
const reports = preset(text$1, "reports", "<dir>", "folder of the published reports");
const publishOptions = verbOptions("put the report of an analysed campaign into `reports/`, to be cited, without the code of projects that carry no licence", {
	...campaignOptions.pick({ campaign: true }).shape,
	author: required(array(text$1).min(1), "<name...>", "who ran the campaign, as they are to be cited", { isRepeated: true }),
	id: option(publishedId, "<id>", "name of its folder, for ever a part of the report's address", { unset: "the day of the first run and the campaign's name" }),
	licence: option(text$1, "<spdx>", "licence under which the measurements may be used, as `CC-BY-4.0`", { unset: "none is named" }),
	reports
});
/** Artifact by which a job hands on a report to the one that may write. */
const PROPOSED_REPORT = "published-report";
const publishInputs = object({
	runId: option(wholeNumber(1), "<n>", "id of the run whose campaign is published, the number in its address", { unset: "this run" }),
	author: option(publishOptions.shape.author, "<name>", "who ran the campaign, as they are to be cited", {
		isRepeated: true,
		unset: "the login that started this run"
	}),
	...publishOptions.pick({
		id: true,
		licence: true,
		reports: true
	}).shape,
	token
});
const siteOptions = verbOptions("build a site of all published reports: rankings, histories, projects, comparisons", {
	reports,
	submissions: preset(text$1, "submissions", "<dir>", "folder of submitted answers to ML-Bench's tasks"),
	out: preset(text$1, "build/site", "<dir>", "folder of the site, new or empty"),
	url: option(url({
		protocol: /^https?$/,
		error: "an address with http or https"
	}), "<address>", "where the site will stand; without it no feed is written, whose entries need addresses")
});
export { siteOptions as a, publishedReport as c, reports as i, publishInputs as n, errata as o, publishOptions as r, publishedId as s, PROPOSED_REPORT as t };
