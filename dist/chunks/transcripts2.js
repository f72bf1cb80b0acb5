import { Rr as UserError } from "./inputs.js";
import { wt as writeFileAtomic } from "./base.js";
import { r as readAllRuns } from "./transcripts.js";
import { t as renderAgentRuns } from "./task-evaluation.js";
import { i as withoutSource } from "./task-scores-chapter.js";
import { i as transcriptsOptions } from "./review-options.js";
// src/commands/mlbench/transcripts.ts
/** Shows what agents did, by their transcripts below a folder. UserError where there are none. */
async function showTranscripts(given, { logger }) {
	const { out, report } = transcriptsOptions.parse(given);
	const onTorn = (path) => logger.warn(`${path}: a line that was not written to its end is left out`);
	const runs = withoutSource({
		schemaVersion: 1,
		runs: await readAllRuns(out, onTorn)
	});
	if (runs.runs.length === 0) throw new UserError(`${out} holds no transcripts: 'greenml mlbench agent --out ${out}' writes them.`);
	const told = renderAgentRuns(runs);
	if (report !== void 0) await writeFileAtomic(report, `${told.markdown}\n`);
	return {
		runs,
		told
	};
}
export { showTranscripts };
