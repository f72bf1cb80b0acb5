import { _n as nameFromHere } from "./base.js";
import { n as runPage } from "./run-page.js";
import { l as SUBMISSION_FILES, o as readProposedScores } from "./read-submissions.js";
import { i as renderScoresProposal, t as proposeLeft } from "./propose-left.js";
import { join } from "node:path";
// src/commands/propose/scores.ts
/** Opens a pull request with the scores of a submission that another job ran: they have to be of its rows and of its answers. */
function proposeScores(options, hands, context) {
	const { submissions } = options;
	const place = nameFromHere(submissions, context.env.GITHUB_WORKSPACE);
	const read = async (folder, refuse) => {
		const { name, scores } = await readProposedScores(folder, submissions, refuse);
		return {
			name,
			branch: `regrade/${name}`,
			title: `Regrade the submission ${name}`,
			text: renderScoresProposal(name, scores, runPage(context.env)),
			files: /* @__PURE__ */ new Map([[join(place, name, SUBMISSION_FILES.scores), `${JSON.stringify(scores, null, 2)}\n`]])
		};
	};
	return proposeLeft(options, "run actions/regrade first", read, hands, context);
}
export { proposeScores };
