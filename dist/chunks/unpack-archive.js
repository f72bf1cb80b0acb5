import { Gt as assetPath, h as runCommand, n as OWN_PYTHON } from "./base.js";
// src/base/files/unpack-archive.ts
/** A thousand times as much as an archive has may lie between two of its files. */
const MOST_SECONDS = 600;
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
	const { exitCode, signal, stderr } = await runCommand(OWN_PYTHON, [
		"-I",
		"-S",
		...words
	], {
		env: { PATH: process.env.PATH },
		timeoutSeconds: MOST_SECONDS,
		endsWithCaller: true
	});
	if (exitCode === 0) return null;
	if (signal !== null) return `unpacking was ended by ${signal}: it took ${MOST_SECONDS} s, or more memory than there is`;
	return stderr.trim().split("\n").at(-1) || "it ended early";
}
export { unpackArchive as t };
