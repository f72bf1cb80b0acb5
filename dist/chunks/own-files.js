import { Kt as array, Qt as literal, Rt as date, Ut as _enum, Xt as int, an as strictObject, at as label, ct as quality, en as number, ht as text, in as record, it as instant, lt as relativePath, mt as slug, on as string, qt as boolean, rt as generatedMode, st as modelId, tt as count, ut as sha256, yr as cleanLine } from "./inputs.js";
import { W as host, ct as failureKind, q as sandboxTier } from "./base.js";
import { An as scoring, Zn as dataFiles, hn as PROVIDERS } from "./work.js";
import { i as versioned } from "./versioned.js";
import { o as publishedId } from "./publish-options.js";
import { t as require_dist } from "./dist3.js";
import { W as metricRule, f as ratio } from "./read.js";
import { a as scope, i as headlineFact, n as summary, r as variantAnalysis } from "./analysis.js";
import { t as accuracyVerdict } from "./accuracy-verdict.js";
import { c as cost, d as success, o as validity, u as metricGain } from "./comparison.js";
import { n as formatScope } from "./headline-words.js";
import { f as escapeMarkup } from "./chart-theme.js";
import { o as titleOf } from "./published.js";
// src/schema/campaign/published-report.ts
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
	data: dataFiles,
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
		repetitions: count,
		samples: count,
		seed: int(),
		/** Rounds of repair after which the answers stand. */
		repairs: count,
		/** Null: no model was asked. */
		prompt: strictObject({
			name: text,
			hash: sha256
		}).nullable()
	}),
	runs: strictObject({
		planned: count,
		recorded: count,
		ok: count
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
const ERRATA_VERSION = 1;
/** `reports/<id>/errata.yaml`, written by hand when a published report turns out to be wrong. */
const errata = versioned(ERRATA_VERSION, strictObject({
	schemaVersion: literal(ERRATA_VERSION),
	errata: array(strictObject({
		date: date(),
		/** `withdrawn`: its numbers enter no ranking and no history. */
		kind: _enum(["corrected", "withdrawn"]),
		text,
		/** The report that takes its place. */
		replacedBy: publishedId.exactOptional()
	}))
}), {});
// src/report/site/citation.ts
var import_dist = require_dist();
const LONGEST = 600;
const KEYWORDS = [
	"energy",
	"machine learning",
	"large language models",
	"benchmark"
];
function describe(report) {
	const clean = (text) => cleanLine(text, LONGEST);
	return {
		title: `GreenML Bench, campaign ${clean(report.campaign)}: ${clean(titleOf(report))}`,
		scope: report.scope === null ? null : `Seen in ${clean(formatScope(report.scope))}.`,
		authors: report.authors.map(clean),
		licence: report.licence === null ? null : clean(report.licence),
		day: report.publishedAt.slice(0, 10)
	};
}
/** `CITATION.cff` of the report's folder, by the Citation File Format 1.2.0. */
function renderCitation(report) {
	const { title, scope, authors, licence, day } = describe(report);
	return (0, import_dist.stringify)({
		"cff-version": "1.2.0",
		message: "If you use these measurements, please cite them as below.",
		type: "dataset",
		title,
		...scope !== null && { abstract: scope },
		authors: authors.map((name) => ({ name })),
		"date-released": day,
		version: report.id,
		...licence !== null && { license: licence },
		keywords: KEYWORDS
	});
}
/** Metadata in the form in which Zenodo takes them for an upload. */
function renderZenodo(report) {
	const { title, scope, authors, licence, day } = describe(report);
	const metadata = {
		title,
		upload_type: "dataset",
		description: `<p>${escapeMarkup(scope ?? title)}</p>`,
		creators: authors.map((name) => ({ name })),
		publication_date: day,
		version: report.id,
		access_right: "open",
		...licence !== null && { license: licence },
		keywords: KEYWORDS
	};
	return `${JSON.stringify({ metadata }, null, 2)}\n`;
}
// src/report/site/own-files.ts
/** The facts of a published report, in its folder. */
const FACTS_FILE = "published.json";
/** What a published report's folder holds beside the report: made of its facts. The last is the one without which it is none. */
const renderOwnFiles = (facts) => [
	["CITATION.cff", renderCitation(facts)],
	["zenodo.json", renderZenodo(facts)],
	[FACTS_FILE, `${JSON.stringify(facts)}\n`]
];
export { publishedReport as i, renderOwnFiles as n, errata as r, FACTS_FILE as t };
