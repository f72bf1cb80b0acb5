import { i as assetPath } from "./package.js";
import { t as runCommand } from "./process.js";
// src/base/unpack-archive.ts
/**
* Unpacks an archive that nobody vouched for into a folder: plain files and folders alone, none outside of it, none replaced.
* Returns why it was not unpacked to its end; null: it was.
*/
async function unpackArchive({ form, path }, folder, limits) {
	const words = [
		assetPath("python", "unpack_archive.py"),
		form,
		path,
		folder,
		`${limits.bytes}`,
		`${limits.files}`
	];
	const { exitCode, stderr } = await runCommand("python3", [
		"-I",
		"-S",
		...words
	], { env: { PATH: process.env.PATH } });
	return exitCode === 0 ? null : stderr.trim().split("\n").at(-1) ?? "it ended early";
}
export { unpackArchive as t };
