import { Dr as explainFault, Lr as UserError, mt as slug } from "./inputs.js";
import { An as spellName, bt as readTextIfPresent } from "./base.js";
import { l as fault } from "./check-facts.js";
import { d as projectsFolder, l as manifestFile } from "./load-projects.js";
import { t as readManifestText } from "./read-manifest-text.js";
import { join } from "node:path";
// src/dataset/read-project.ts
const LONGEST_FOUND = 400;
/** A project's manifest as it lies in the dataset, with all that is wrong with it: whatever lies there, it throws nothing. */
async function readProject(dataset, slug$1) {
	if (!slug.safeParse(slug$1).success) return none(fault("wrong-value", ["slug"], {
		found: spellName(slug$1),
		wanted: "letters, digits, '.', '_' and '-' only"
	}));
	try {
		const text = await readTextIfPresent(manifestFile(join(projectsFolder(dataset), slug$1)), dataset);
		return text === null ? none(notYaml("there is no project.yaml")) : readManifestText(text);
	} catch (error) {
		return none(notYaml(explainUnreadable(error)));
	}
}
const none = (...faults) => ({
	manifest: null,
	faults,
	lineOf: () => null
});
const notYaml = (found) => fault("not-yaml", [], { found });
/** Words for what this machine refused to read; another error is a fault of ours. */
function explainUnreadable(error) {
	const explained = explainFault(error);
	if (explained instanceof UserError) return explained.message.slice(0, LONGEST_FOUND);
	throw error;
}
export { readProject as n, explainUnreadable as t };
