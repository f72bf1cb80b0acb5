import { Dt as optionName, Rr as UserError } from "./inputs.js";
import { a as revisionFields, i as revisionSettings } from "./measure-options.js";
// src/commands/check-revision-options.ts
/** Whether two revisions are to be measured. UserError where an option means nothing with the others. */
function asksForRevisions(given) {
	const named = Object.entries(given).flatMap(([name, value]) => value === void 0 ? [] : [name]);
	if (given.base === void 0) {
		const alone = named.find((name) => name in revisionFields);
		if (alone !== void 0) throw new UserError(`--${optionName(alone)} means something with --base <revision> only.`);
		return false;
	}
	const others = named.find((name) => !(name in revisionSettings.shape) && name !== "separator");
	if (others !== void 0) throw new UserError(`--${optionName(others)} has no part in measuring one command on two revisions (--base).`);
	return true;
}
export { asksForRevisions };
