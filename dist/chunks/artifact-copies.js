// src/github/artifact-copies.ts
const nameOfCopy = (name, copy) => copy === 1 ? name : `${name}@${copy}`;
/** Finds the copies of an artifact by the name of the first, the last one last. */
function copiesIn(artifacts) {
	const byName = new Map(artifacts.map((artifact) => [artifact.name, artifact]));
	return (name) => {
		const copies = [];
		for (;;) {
			const copy = byName.get(nameOfCopy(name, copies.length + 1));
			if (copy === void 0) return copies;
			copies.push(copy);
		}
	};
}
/** Uploads the next copy of an artifact. Returns its name. */
async function uploadCopy(store, name, ...content) {
	const next = nameOfCopy(name, copiesIn(await store.list())(name).length + 1);
	await store.upload(next, ...content);
	return next;
}
export { uploadCopy as n, copiesIn as t };
