import { Jt as url, M as token, Rt as object, S as campaignOptions, Ut as string, bt as wholeNumber, ft as preset, gt as text, kt as array, lt as option, mt as required, yt as verbOptions } from "./inputs.js";
import { t as submissions } from "./validate-options.js";
// src/schema/published-id.ts
/** The folder's name below `reports/`, and for ever the last part of the report's address. */
const publishedId = string().regex(/^[a-z0-9][a-z0-9._-]{0,99}$/, "small letters, digits, dot, underscore, hyphen");
// src/schema/options/publish-options.ts
const reports = preset(text, "reports", "<dir>", "folder of the published reports");
const publishOptions = verbOptions("put the report of an analysed campaign into `reports/`, to be cited, without the code of projects that carry no licence", {
	...campaignOptions.pick({ campaign: true }).shape,
	author: required(array(text).min(1), "<name...>", "who ran the campaign, as they are to be cited", { isRepeated: true }),
	id: option(publishedId, "<id>", "name of its folder, for ever a part of the report's address", { unset: "the day of the first run and the campaign's name" }),
	licence: option(text, "<spdx>", "licence under which the measurements may be used, as `CC-BY-4.0`", { unset: "none is named" }),
	reports
});
/** Artifact by which a job hands on a report to the one that may write. */
const PROPOSED_REPORT = "published-report";
/** The same of a submission's scores. */
const REGRADED_SUBMISSION = "regraded-submission";
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
	submissions,
	out: preset(text, "build/site", "<dir>", "folder of the site, new or empty"),
	url: option(url({
		protocol: /^https?$/,
		error: "an address with http or https"
	}), "<address>", "where the site will stand; without it no feed is written, whose entries need addresses")
});
export { reports as a, publishOptions as i, REGRADED_SUBMISSION as n, siteOptions as o, publishInputs as r, publishedId as s, PROPOSED_REPORT as t };
