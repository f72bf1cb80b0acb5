import { mt as groupsBy } from "./measured.js";
import { ur as count } from "./inputs.js";
import { R as formatSeconds, _ as formatCount } from "./work.js";
// src/report/text/mlbench/finetune-words.ts
const LEFT_OUT_WORDS = {
	"no-answer": "without an answer",
	"same-instruction": "with the instruction of a test row",
	"near-instruction": "with nearly the instruction of a test row",
	"same-answer": "with the answer of a test row",
	"other-distribution": "of repositories that this distribution leaves out"
};
/** What was written for fine-tuning and what was left out, in a few lines. */
function renderFinetuneData(data, out) {
	const { train, validation, test, repositories, leftOut } = data;
	const left = groupsBy(leftOut, ({ reason }) => reason).map((own) => `${own.length} ${LEFT_OUT_WORDS[own[0].reason]}`);
	const where = data.distribution === "in" ? "the same" : "other";
	return [
		`training: ${describe(train)}; validation: ${describe(validation)}; of ${count(repositories.length, "repository", "repositories")}`,
		`test: ${count(test.tasks, "task")} of ${where} repositories (${count(test.repositories.length, "repository", "repositories")})`,
		`left out: ${left.length === 0 ? "none" : left.join(", ")}`,
		out
	].join("\n");
}
const describe = ({ examples, tokens }) => `${count(examples, "example")}${tokens === null ? "" : ` (${formatCount(tokens)} tokens)`}`;
/** What a training came to, and what it took, in a few lines. */
function renderTraining(training, measured, out) {
	const { losses, validationLossBefore, validationLosses, examples, trainedParameters, seconds } = training;
	const last = validationLosses.at(-1);
	return [
		`${count(examples, "example")}, ${formatCount(trainedParameters)} weights trained in ${formatSeconds(seconds)}`,
		`loss: ${formatLoss(losses[0]?.loss)} at first, ${formatLoss(losses.at(-1)?.loss)} at last`,
		...validationLossBefore === null ? [] : [`on what it did not see: ${formatLoss(validationLossBefore)} before, ${formatLoss(last?.loss)} after`],
		"",
		measured,
		"",
		out
	].join("\n");
}
const formatLoss = (loss) => loss?.toFixed(3) ?? "not logged";
export { renderTraining as n, renderFinetuneData as t };
