// src/mlbench/contexts/sections.ts
const LONGEST_SECTION = 3e3;
const LINES_OF_OTHERS = 60;
const HEADING = /^#{1,6}\s|^<h[1-6]\b/i;
const FENCE = /^\s*(?:```|~~~)/;
const DEFINITION = /^(?:@|def\s|class\s|async\s+def\s|if __name__)/;
/** The sections of a text as `gatherText` makes it: documents by heading, Python by definition, other files by lines. */
function splitSections(text) {
	const [, ...parts] = text.split(/^=== (repos\/.*) ===\n/m);
	const sections = [];
	for (let index = 0; index + 1 < parts.length; index += 2) {
		const path = parts[index] ?? "";
		for (const lines of splitLines(path, (parts[index + 1] ?? "").split("\n"))) for (const chunk of cutLong(lines)) {
			const body = chunk.join("\n").trim();
			if (body !== "") sections.push({
				path,
				title: lines[0]?.trim().slice(0, 200) ?? "",
				text: body
			});
		}
	}
	return sections;
}
function splitLines(path, lines) {
	if (/\.(?:md|markdown|txt|rst)$|readme/i.test(path)) return splitAt(lines, startsDocumentSection(path, lines));
	if (path.endsWith(".py")) return splitAt(lines, (index) => DEFINITION.test(lines[index] ?? "") && !isDecorated(lines, index));
	return splitAt(lines, (index) => index % LINES_OF_OTHERS === 0);
}
/** A definition below its decorator begins no section of its own. */
const isDecorated = (lines, index) => (lines[index - 1] ?? "").startsWith("@");
function startsDocumentSection(path, lines) {
	let isCode = false;
	const isStart = lines.map((line, index) => {
		if (FENCE.test(line)) isCode = !isCode;
		if (isCode) return false;
		const isUnderlined = /\S/.test(line) && /^(?:={3,}|-{3,}|~{3,})\s*$/.test(lines[index + 1] ?? "");
		return HEADING.test(line) || isUnderlined && !path.endsWith(".txt");
	});
	return (index) => isStart[index] ?? false;
}
function splitAt(lines, isStart) {
	const groups = [[]];
	for (const [index, line] of lines.entries()) {
		if (isStart(index) && groups.at(-1)?.length !== 0) groups.push([]);
		groups.at(-1)?.push(line);
	}
	return groups;
}
/** Groups of whole lines, none longer than a section may be unless a line is. */
function cutLong(lines) {
	const groups = [[]];
	let length = 0;
	for (const line of lines) {
		if (length > 0 && length + line.length > LONGEST_SECTION) {
			groups.push([]);
			length = 0;
		}
		groups.at(-1)?.push(line);
		length += line.length + 1;
	}
	return groups;
}
export { splitSections as t };
