import { Rr as UserError, ht as slug } from "./inputs.js";
import { _n as nameFromHere, bt as readTextIfPresent, gt as listFiles } from "./base.js";
import { jt as isAlike } from "./work.js";
import { d as projectsFolder, i as listSlugs, l as manifestFile } from "./load-projects.js";
import { a as checkForeign } from "./check-facts.js";
import { t as LOCK } from "./known-project.js";
import { t as readManifestText } from "./read-manifest-text.js";
import { n as renderProposal, t as proposeLeft } from "./propose-left.js";
import { join } from "node:path";
// src/dataset/read-proposed.ts
const LARGEST_FILE_BYTES = 2 * 1024 ** 2;
/** What an import writes beside `project.yaml`, where it vendors nothing. */
const FILES = /* @__PURE__ */ new Set([
	manifestFile(""),
	"requirements.txt",
	LOCK
]);
/** The one project that a folder holds which a job that ran strangers' code has left. `refuse`: makes the error for what is none. */
async function readProposed(root, refuse) {
	const files = /* @__PURE__ */ new Map();
	let slug$1 = null;
	for (const path of await listFiles(root)) {
		const [folder = "", ...rest] = path.split("/");
		const file = rest.join("/");
		if (!slug.safeParse(folder).success || !FILES.has(file) || (slug$1 ?? folder) !== folder) throw refuse(`'${path}' is no file of one imported project`);
		slug$1 = folder;
		const text = await readTextIfPresent(join(root, path), root, LARGEST_FILE_BYTES);
		files.set(file, text ?? "");
	}
	const read = readManifestText(files.get(manifestFile("")) ?? "");
	if (slug$1 === null || read.manifest === null) throw refuse("it holds no project.yaml that is valid");
	const { manifest } = read;
	if (manifest.origin === "embedded") throw refuse("its project.yaml names no repository");
	if (checkForeign(manifest).length > 0) throw refuse("its project.yaml leads to what not everybody has");
	return {
		slug: slug$1,
		manifest,
		files
	};
}
// src/commands/propose/project.ts
/** Opens a pull request with the project that another job imported, which ran its code: nothing of it is believed unread. */
function proposeProject(options, hands, context) {
	const { dataset, issue } = options;
	const place = nameFromHere(dataset, context.env.GITHUB_WORKSPACE);
	const read = async (folder, refuse) => {
		const { slug, manifest, files } = await readProposed(folder, refuse);
		if ((await listSlugs(dataset)).some((each) => isAlike(each, slug))) throw new UserError(`There is a project '${slug}' in ${projectsFolder(dataset)} already.`);
		return {
			name: slug,
			branch: `import/${slug}`,
			title: `Add the project ${slug}`,
			madeFor: issue === null ? void 0 : `#${issue}`,
			text: renderProposal(slug, manifest, issue),
			files: new Map([...files].map(([path, text]) => [`${projectsFolder(place)}/${slug}/${path}`, text]))
		};
	};
	return proposeLeft(options, "run actions/import first", read, hands, context);
}
export { proposeProject };
