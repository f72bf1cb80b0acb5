import { pi as UserError } from "./start.js";
// src/commands/mlbench/choose-models.ts
/** The models of these ids, in their order. UserError for one that is not known. */
function chooseModels(known, wanted) {
	return wanted.map((id) => {
		const found = known.find((entry) => entry.id === id);
		if (found !== void 0) return found;
		throw new UserError(`models.yaml has no model ${id}; it has ${known.map((each) => each.id).join(", ")}.`);
	});
}
export { chooseModels as t };
