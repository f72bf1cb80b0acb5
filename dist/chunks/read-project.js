import { Or as explainFault, Rr as UserError, ht as slug } from "./inputs.js";
import { Nn as spellName, an as lookBelow, bt as readTextIfPresent } from "./base.js";
import { l as fault } from "./check-facts.js";
import { d as projectsFolder, l as manifestFile } from "./load-projects.js";
import { t as readManifestText } from "./read-manifest-text.js";
import { join } from "node:path";
// src/dataset/read-project.ts
const LONGEST_FOUND = 400;
/** A project's manifest as it lies in the dataset, with all that is wrong with it: whatever lies there, it throws nothing. */
async function readProject(dataset, slug$1) {
	if (!slug.safeParse(slug$1).success) return none(badName(slug$1, "letters, digits, '.', '_' and '-' only, no '.' first"));
	try {
		if ((await lookBelow(dataset, join(projectsFolder(""), slug$1))).kind === "file") return none(badName(slug$1, "it is a file, and a project is a folder"));
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
const badName = (slug, wanted) => fault("wrong-value", ["slug"], {
	found: spellName(slug),
	wanted
});
const notYaml = (found) => fault("not-yaml", [], { found });
/** Words for what this machine refused to read; another error is a fault of ours. */
function explainUnreadable(error) {
	const explained = explainFault(error);
	if (explained instanceof UserError) return explained.message.slice(0, LONGEST_FOUND);
	throw error;
}
export { readProject as n, explainUnreadable as t };
