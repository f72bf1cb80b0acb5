// src/mlbench/data/name-repository.ts
/** What a file system and a reader take for a name alike, and no way out of a folder. */
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;
/**
* Name of a task's repository, by which its folder lies below that of all: what the dataset calls it, else the end of its address
* in the row, which may hold anything, else its number.
*/
function nameRepository({ githubId, github }, known) {
	const last = github.split("/").at(-1) ?? "";
	return known ?? (NAME.test(last) ? last : String(githubId));
}
export { nameRepository as t };
