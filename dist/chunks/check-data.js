import { Rr as UserError } from "./inputs.js";
import { an as lookBelow, dt as hashBelow } from "./base.js";
// src/dataset/check-data.ts
/** UserError where a data file is not the one that the manifest names by its SHA-256: results would be those of other data. */
async function refuseOtherData({ slug, sourceFolder, manifest }) {
	for (const { path, sha256 } of manifest.data) {
		if (sha256 === void 0) continue;
		const found = (await lookBelow(sourceFolder, path)).kind === "file" ? await hashBelow(sourceFolder, path) : null;
		if (found === sha256) continue;
		const says = found === null ? "it is not there" : `its SHA-256 is ${found}`;
		throw new UserError(`${slug}: '${path}' is not the file that project.yaml names by ${sha256}: ${says}. Restore it, or correct project.yaml.`);
	}
}
export { refuseOtherData as t };
