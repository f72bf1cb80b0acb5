import { or as cleanLine } from "./inputs.js";
import { g as formatHash } from "./work.js";
// src/report/data/models-used.ts
const RECORDED_MARK = "recorded answers, not a real model's";
function listModelsUsed({ models }, { modelUse }) {
	const entries = new Map(models.map((entry) => [entry.id, entry]));
	return modelUse.flatMap(({ model: id, answeredAs, ...use }) => {
		const entry = entries.get(id);
		if (entry === void 0) return [];
		const apiModel = answeredAs.length === 0 ? entry.model : `${entry.model} (answered as ${answeredAs.join(", ")})`;
		return [{
			id,
			provider: entry.provider,
			...use,
			apiModel,
			trainingCutoff: entry.trainingCutoff ?? null
		}];
	});
}
/** The star of a model whose answers are recorded: where there is no room for the words, they stand below. */
const formatStarred = ({ model, recorded }) => recorded ? `${model}*` : model;
/** What the star means, where a model has one. */
const formatStarNote = (groups) => groups.some(({ recorded }) => recorded) ? [`* ${RECORDED_MARK}`] : [];
// src/report/text/dataset/upstream-link.ts
/** Link to the page of the commit in `https://host/owner/name@<commit>`. */
function linkUpstream(origin) {
	const [address = origin, commit] = origin.split(/@(?=[0-9a-f]{7,64}$)/);
	const page = URL.parse(address);
	if (page === null || !["http:", "https:"].includes(page.protocol)) return {
		text: cleanLine(origin),
		url: null
	};
	page.username = "";
	page.password = "";
	const base = page.href.replace(/\.git$/, "").replace(/\/$/, "");
	const url = commit !== void 0 && page.hostname === "github.com" ? `${base}/tree/${commit}` : base;
	return {
		text: commit === void 0 ? base : `${base} at ${formatHash(commit)}`,
		url
	};
}
export { listModelsUsed as a, formatStarred as i, RECORDED_MARK as n, formatStarNote as r, linkUpstream as t };
