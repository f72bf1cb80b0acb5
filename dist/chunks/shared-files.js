import { Lt as readJson } from "./start.js";
import { Ft as literal, G as generatedMode, Gt as tuple, Ut as string, Y as modelId, et as slug } from "./inputs.js";
import { t as provenance } from "./provenance.js";
import { t as checkCallFile } from "./calls.js";
import { i as readPlan } from "./documents.js";
import { n as parseCallsName, r as parseRecordsName, t as campaignFiles } from "./paths.js";
import { join } from "node:path";
// src/campaign/shared-files.ts
const variantPath = tuple([
	literal("variants"),
	slug,
	generatedMode,
	modelId,
	string().regex(/^s\d+$/),
	string().regex(/^[icf]\d+\.(?:py|json)$/)
]);
/** What a path relative to a campaign's folder holds; null for everything that no other job takes. */
function parseSharedPath(path) {
	if (path === campaignFiles.plan("")) return { kind: "plan" };
	const parts = path.split("/");
	const { data: variant } = variantPath.safeParse(parts);
	if (variant) return {
		kind: "variant",
		project: variant[1],
		model: variant[3]
	};
	const [folder, name = ""] = parts.length === 2 ? parts : [];
	const asked = folder === "calls" ? parseCallsName(name) : null;
	if (asked) return {
		kind: "calls",
		...asked
	};
	if (folder === "logs") return /^[0-9a-f]+\.log$/.test(name) ? { kind: "log" } : null;
	const shard = folder === "records" ? parseRecordsName(name) : null;
	return shard && {
		kind: "records",
		shard
	};
}
/** Reads a plan or a provenance of a folder that a stranger may have written. UserError where it is none. */
async function checkDocument(folder, path) {
	const kind = parseSharedPath(path)?.kind;
	if (kind === "plan") await readPlan(folder);
	if (kind === "calls") await checkCallFile(folder, path);
	if (kind === "variant" && path.endsWith(".json")) await readJson(join(folder, path), provenance, folder);
}
export { parseSharedPath as n, checkDocument as t };
