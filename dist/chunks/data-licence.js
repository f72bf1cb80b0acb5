import { Kt as array, on as string, tn as object } from "./inputs.js";
import { Lt as readJsonText, _t as readTextIfPresent } from "./base.js";
import { Ct as README_NAME } from "./work.js";
import { t as inTurn } from "./in-turn.js";
import { t as readTexts } from "./read-texts.js";
import { join, posix } from "node:path";
// src/dataset/import/licence.ts
/** Whose terms let anybody publish copies with their notice. */
const PERMISSIVE = /* @__PURE__ */ new Set([...[
	"MIT",
	"Apache-2.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"ISC",
	"0BSD",
	"Zlib",
	"Unlicense",
	"CC0-1.0"
]]);
const isPermissive = (licence) => licence !== null && PERMISSIVE.has(licence.spdx);
const LICENCE_FILE = /^(licen[cs]e|copying)(\.(txt|md|rst))?$/i;
/** Sentences that only one licence has; of two at one place the first of these counts. */
const TEXTS = [
	[/Permission is hereby granted, free of charge, to any person obtaining a copy/i, "MIT"],
	[/Apache License\s+Version 2\.0/i, "Apache-2.0"],
	[/GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/i, "AGPL-3.0-only"],
	[/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/i, "LGPL-3.0-only"],
	[/GNU GENERAL PUBLIC LICENSE\s+Version 3/i, "GPL-3.0-only"],
	[/GNU GENERAL PUBLIC LICENSE\s+Version 2/i, "GPL-2.0-only"],
	[/Mozilla Public License Version 2\.0/i, "MPL-2.0"],
	[/Redistribution and use in source and binary forms(?=.{0,2000}Neither the name)/i, "BSD-3-Clause"],
	[/Redistribution and use in source and binary forms/i, "BSD-2-Clause"],
	[/free and unencumbered software released into the public domain/i, "Unlicense"],
	[/CC0 1\.0 Universal/i, "CC0-1.0"],
	[/Permission to use, copy, modify, and\/or distribute this software for any purpose with or without fee/i, "ISC"],
	[/Attribution 4\.0 International/i, "CC-BY-4.0"],
	[/Attribution-ShareAlike 4\.0 International/i, "CC-BY-SA-4.0"],
	[/Attribution-NonCommercial 4\.0 International/i, "CC-BY-NC-4.0"],
	[/Attribution-NonCommercial-ShareAlike 4\.0 International/i, "CC-BY-NC-SA-4.0"],
	[/Open Database License \(ODbL\) v?1\.0|ODC Open Database License/i, "ODbL-1.0"],
	[/ODC Public Domain Dedication and Licen[cs]e/i, "PDDL-1.0"]
];
/** The licence file of a repository, told by its text; of several the one that allows less, and none beside a text of other terms. */
async function detectLicence(folder, files) {
	const named = files.filter((path) => !path.includes("/") && LICENCE_FILE.test(path));
	const found = await readLicences(folder, named);
	const licence = found.includes(null) ? null : found.find((each) => !isPermissive(each)) ?? found[0] ?? null;
	if (licence !== null) return {
		licence,
		missing: {}
	};
	if (named.length > 0) return {
		licence: null,
		missing: { licence: "unknown-text" }
	};
	const readme = files.find((path) => README_NAME.test(path));
	const text = readme === void 0 ? "" : await readTextIfPresent(join(folder, readme), folder) ?? "";
	return {
		licence: null,
		missing: { licence: CLAIM$1.test(text) ? "only-claimed" : "no-licence-file" }
	};
}
/** What a README says of a licence is no licence: its text is missing. */
const CLAIM$1 = /licen[cs]e[^\n]{0,80}\b(?:MIT|Apache|BSD|GPL|MPL|CC0|CC[ -]BY)\b|\b(?:MIT|Apache|BSD|GPL)[^\n]{0,20} licen[cs]e/i;
/** In front of a licence stand its title and who has the rights: one that stands farther down is that of a part. */
const LONGEST_HEAD = 600;
/** What no title of a licence that is known here says: what stands behind it is that of a part, too, or not given. */
const OTHER_TERMS = /third[- ]part|non-?commercial|proprietary|\bCC[ -]BY\b|\bEUPL\b|\bonly\b|\b(?:is|may|must|shall|can) ?not\b(?! use this file except)/i;
/** What no text of a licence that is known here says, but for those by whose name it is: what it gives is taken back in part. */
const TAKES_BACK = [
	/(?<!\bcommercial (?:or|and) )\bnon-?commercial\b|\bnot for (?:commercial|military)\b|\bused? commercially\b/i,
	/\b(?:academic|educational|evaluation|personal|private|research)(?:,? (?:and|or) \w{1,40})? (?:use|purposes?)\b/i,
	/\bcommons clause\b|\bgood, not evil\b|\bfollowing (?:additional|extra|further) (?:clauses|conditions|limitations|restrictions|terms)\b/i,
	/\bnot (?:be )?permitted\b|\bmay not (?:be )?(?:copy|copied|modif(?:y|ied)|publish(?:ed)?|(?:re)?distributed?|sell|sold)\b/i
];
/** Licences that say of themselves what is no commercial use, or forbid to change them. */
const SAYS_SO = /NC|GPL/;
/** The licence that the first of these files is of which says something: the one that its text begins with. */
async function findLicence(folder, named) {
	const [first = null] = await readLicences(folder, named);
	return first;
}
/** The licences of these files, but for empty ones; null: a text of other terms. */
async function readLicences(folder, named) {
	const read = async (file) => {
		const text = (await readTextIfPresent(join(folder, file), folder) ?? "").replaceAll(/\s+/g, " ");
		if (text.trim() === "") return [];
		const spdx = tellLicence(text);
		return [spdx === null ? null : {
			spdx,
			file
		}];
	};
	return (await inTurn(named, read)).flat();
}
function tellLicence(text) {
	const [first] = TEXTS.map(([pattern, spdx]) => ({
		spdx,
		at: text.search(pattern)
	})).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
	if (first === void 0 || first.at > LONGEST_HEAD || OTHER_TERMS.test(text.slice(0, first.at))) return null;
	return !SAYS_SO.test(first.spdx) && TAKES_BACK.some((pattern) => pattern.test(text)) ? null : first.spdx;
}
// src/dataset/import/data-licence.ts
/** Descriptions of data that name its licence: of Frictionless Data, of Kaggle. */
const DESCRIPTIONS = ["datapackage.json", "dataset-metadata.json"];
const description = object({ licenses: array(object({ name: string() })).min(1) });
/** A licence file of the data alone, wherever it lies. */
const OF_DATA = /^(?:data(?:set)?[-_ .]?licen[cs]e|licen[cs]e[-_ .]data(?:set)?)(?:\.(?:txt|md|rst))?$/i;
/** The head of a dataset's card. */
const CARD = /^---\r?\n(?:[^\n]{0,1000}\n){0,200}?licen[cs]e:[ \t]*['"]?([\w.-]{1,60})/;
const CLAIM = /\bdata(?:set)?\b[^\n]{0,120}\b(?:licen[cs]ed?|CC0|CC[ -]BY|ODbL|public domain)\b|\b(?:CC0|CC[ -]BY|ODbL)\b[^\n]{0,120}\bdata(?:set)?\b/i;
/** What descriptions call a licence, in small letters, where that is not its identifier itself. */
const OTHER_NAMES = new Map([
	...[
		"pddl",
		"odc-pddl",
		"odc-pddl-1.0"
	].map((name) => [name, "PDDL-1.0"]),
	...[
		"odbl",
		"odc-odbl",
		"odc-odbl-1.0"
	].map((name) => [name, "ODbL-1.0"]),
	...["odc-by", "odc-by-1.0"].map((name) => [name, "ODC-By-1.0"]),
	["cc0", "CC0-1.0"]
]);
const KNOWN = new Map([...[
	...[
		"CC0-1.0",
		"CC-BY-3.0",
		"CC-BY-4.0",
		"CC-BY-SA-3.0",
		"CC-BY-SA-4.0",
		"CC-BY-NC-4.0",
		"CC-BY-ND-4.0"
	],
	...[
		"CC-BY-NC-SA-4.0",
		"CC-BY-NC-ND-4.0",
		"ODbL-1.0",
		"ODC-By-1.0",
		"PDDL-1.0",
		"CDLA-Permissive-1.0"
	],
	...[
		"CDLA-Permissive-2.0",
		"CDLA-Sharing-1.0",
		"MIT",
		"Apache-2.0",
		"BSD-3-Clause",
		"GPL-3.0",
		"Unlicense"
	]
].map((each) => [each.toLowerCase(), each]), ...OTHER_NAMES]);
/**
* The licence of a data file: as a description of data beside it or above says, or a licence file of the data or of the folder
* that it lies in. The repository's own licence is that of its code, and what a README says is no licence.
*/
async function detectDataLicence(folder, files, path) {
	const all = new Set(files);
	const read = async (file) => all.has(file) ? readTextIfPresent(join(folder, file), folder) : null;
	const homes = listFoldersUp(path);
	const found = [];
	for (const home of homes) {
		for (const name of DESCRIPTIONS) for (const each of readNames(await read(posix.join(home, name)))) found.push(each);
		const cards = home === "." ? [] : await readTexts(folder, findIn(files, home, README_NAME));
		for (const each of readCards(cards)) found.push(each);
	}
	const spdx = found.map((name) => KNOWN.get(name.toLowerCase())).find((each) => each !== void 0);
	if (spdx !== void 0) return { spdx };
	const named = homes.flatMap((home) => [...findIn(files, home, OF_DATA), ...home === "." ? [] : findIn(files, home, LICENCE_FILE)]);
	const licence = await findLicence(folder, named);
	if (licence !== null) return { spdx: licence.spdx };
	if (found.length > 0 || named.length > 0) return {
		spdx: null,
		why: "unknown-text"
	};
	return {
		spdx: null,
		why: (await readTexts(folder, homes.flatMap((home) => findIn(files, home, README_NAME)))).some((text) => CLAIM.test(text)) ? "only-claimed" : "not-stated"
	};
}
/** `a/b/c.csv`: `a/b`, `a`, `.` */
function listFoldersUp(path) {
	const names = path.split("/").slice(0, -1);
	return [...names.map((_, index) => names.slice(0, names.length - index).join("/")), "."];
}
const findIn = (files, folder, name) => files.filter((each) => posix.dirname(each) === folder && name.test(posix.basename(each)));
function readNames(text) {
	const { data } = description.safeParse(readJsonText(text ?? ""));
	return data?.licenses.map(({ name }) => name) ?? [];
}
const readCards = (texts) => texts.flatMap((text) => CARD.exec(text)?.[1] ?? []);
export { detectLicence as n, isPermissive as r, detectDataLicence as t };
