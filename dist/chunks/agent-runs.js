import { t as transcriptEvent } from "./agent-transcript.js";
import { Ai as literal, Li as strictObject, ir as label, wi as array } from "./start.js";
import { i as versioned } from "./versioned.js";
const agentRunsFile = strictObject({
	schemaVersion: literal(1),
	runs: array(strictObject({
		/** Who worked, as answers name it. */
		system: label,
		/** All of one run, from its start; without an end it was interrupted. */
		events: array(transcriptEvent)
	}))
});
/** What `mlbench transcripts` makes of transcripts: the last run of each. */
const agentRuns = versioned(1, agentRunsFile, {});
export { agentRuns as t };
