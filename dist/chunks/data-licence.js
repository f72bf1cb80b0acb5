import { nn as object, qt as array, sn as string } from "./inputs.js";
import { Vt as readJsonText, bt as readTextIfPresent, ln as readIfPlain } from "./base.js";
import { kt as README_NAME } from "./work.js";
import { t as inTurn } from "./in-turn.js";
import { n as decodeText } from "./delimited.js";
import { t as readTexts } from "./read-texts.js";
import { join, posix } from "node:path";
// src/dataset/import/taken-back.ts
/**
* What permissive licences say themselves of what they don't give or promise, and honest notes beside them; in small letters,
* without quotes. What a text adds in their midst stays.
*/
const OWN = [
	/\bwithout restriction, including without limitation\b/g,
	/\bwithout restriction(?=,? (?:the rights|subject to))/g,
	/\bpermission (?:is hereby granted|notice)\b/g,
	/\bwith(?: or |\/)without (?:fee|modifications?)\b/g,
	/\bnot limited to\b/g,
	/\bno event\b/g,
	/\bwithout (?:any )?(?:even )?(?:the )?(?:(?:express(?:ed)?|implied)(?: or implied)? )?warrant(?:y|ies)\b/g,
	/\bno (?:express or implied )?(?:guarantees?|liability|representations?|responsibility|warrant(?:y|ies))\b/g,
	/\bexcept as contained in this notice\b/g,
	/\bneither (?:the )?names?\b/g,
	/\b(?:(?:may|must|shall) )?not be used (?:in advertising|to endorse or promote products)\b/g,
	/\b(?:derived from this|deal(?:- )?ings in (?:the|this|these data files or)|distribution of the) software,? without (?:specific,? )?(?:prior,? )?(?:written )?(?:prior )?(?:authori[sz]ation|permission)\b/g,
	/\bshould not be interpreted as representing\b/g,
	/\bno attribution\b|\bwithout fee(?=,| is hereby granted)/g,
	/\bmust not (?:be misrepresented|claim that you wrote)\b/g,
	/\blimitations? of liability\b/g,
	/\bshall not include works that remain\b/g,
	/\bnon-exclusive, no-charge, royalty-free, irrevocable\b/g,
	/\bexcept as (?:required for reasonable and customary use|stated in this section)\b/g,
	/\bexcluding (?:communication that is conspicuously marked|those notices that do not pertain)\b/g,
	/\bnot a contribution\b/g,
	/\bfor informational purposes only and do not modify\b/g,
	/\bcannot be construed as modifying\b/g,
	/\bunless (?:required by applicable law|you explicitly state otherwise)\b/g,
	/\bwithout (?:any additional terms or conditions|limitation)\b/g,
	/\bdoes not grant permission to use the trade ?names\b/g,
	/\bsolely responsible for determining\b/g,
	/\bapplies only to those patent claims\b/g,
	/\bunder no legal theory\b/g,
	/\bcharge a fee for, acceptance\b/g,
	/\bonly on your own behalf and on your sole responsibility, not on behalf of\b/g,
	/\bonly if you agree to indemnify\b/g,
	/\bmay not use this file except in compliance\b/g,
	/\bpermissions and limitations under the license\b/g,
	/\bdon t include the brackets\b/g,
	/\bwithout complying with the conditions of sections\b/g,
	/\bonly in their entirety and only with respect to the combined software\b/g,
	/\botherwise exclude such section\(s\) of\b/g,
	/\blicense and restrictions? (?:terms at the top|which apply to that software)\b/g,
	/\bunless such copies or derivative works are solely in the form of machine-executable\b/g,
	/\b(?:is not a law firm and )?does not (?:create an attorney-client relationship|provide legal services)\b/g,
	/\bwithout (?:any expectation of additional consideration|fear of later claims)\b/g,
	/\bnot in contravention of\b/g,
	/\blimitations (?:and disclaimers|in paragraph)\b/g,
	/\bnot be subject to revocation\b/g,
	/\bshall not invalidate the remainder\b/g,
	/\bwill not \(i\) exercise any of his or her remaining\b/g,
	/\bno trademark or patent rights held by affirmer\b/g,
	/\bwhether or not discoverable\b/g,
	/\bother rights required for any use of the work\b/g,
	/\bis not a party to this document and has no duty\b/g,
	/\b(?:is|are) (?:in no way|not(?: in any way)?) (?:affiliated|associated|connected|endorsed|sponsored)\b/g,
	/\bis not an official(?:ly supported)? [^.;]{1,60}? (?:product|project)\b/g,
	/\bnot (?:be )?(?:liable|responsible)\b/g,
	/\b(?:except|unless)(?: as| when| where)?(?: otherwise)? (?:documented|indicated|noted|specified|stated)\b/g,
	/\bif not, (?:see|write)\b/g,
	/\bdo not edit\b|\bis not standalone and requires a support library\b/g,
	/\bno (?:copyright is claimed|reassurances that the source code provided does not infringe|support or guarantee)\b/g,
	/\bappreciated but is not required\b|\bthe following 2 lines \(only\)|\bsolely in the commit message\b/g,
	/\bnot the copyright of any single person\b/g,
	/\bonly changes to the repositories\b/g
];
const DENIES = /\b(?:no|not|none|neither|never|cannot|(?<!-)only|solely|exclusively|without|unless|except|exclud(?:es?|ed|ing)|prohibit\w{0,20}|forbid\w{0,20}|restrict\w{0,20}|disallow\w{0,20}|limit(?:s|ed (?:by|to)|ations?)|den(?:y|ies|ied)|proprietary|confidential|revok\w{0,20}|required?|requires|fees?|pay|paid|buy|purchased?|banned|illegal|unlawful|refrain|negotiated|reserved (?:for|to)|cc[ -]by[ -]n[cd]|commons clause|following (?:additional|extra|further))\b|n t\b/;
const PURPOSE = /\bnon[- ]{0,2}commercial|\b(?:academic|educational|evaluation|personal|private|research)(?:,? (?:and|or) \w{1,40})? (?:licen[cs]e|purposes?|use)\b|\bfor (?:\w{1,40} )?(?:education|research|study|teaching)\b/;
const COMMERCIAL = /(?<!\bnon[- ]{0,2})commercial/;
/** What somebody wants who does not give it for commerce. */
const ASKS = /\b(?:agreement|ask|commercial licen[cs]e|consent|contact|e-?mail|must|needs?|obtain|permission|reserved?|separate)\b/;
/** Whether a text of a permissive licence still denies or limits anything where what such a licence says itself is taken away. */
function takesBack(text) {
	const plain = text.toLowerCase().replaceAll(/(?:[\s"'`’“”*_#>]|\/\/)+/g, " ");
	return OWN.reduce((left, own) => left.replaceAll(own, " "), plain).split(/[.;!?](?=\s|$)/).some(limits);
}
const limits = (sentence) => DENIES.test(sentence) || (COMMERCIAL.test(sentence) ? ASKS : PURPOSE).test(sentence);
/** How a paragraph begins that tells of parts by others. */
const OF_PARTS = /^\W{0,200}(?:[\w./()-]{1,60}[\s:,]{1,3}){0,8}?(?:(?:third|3rd)[- ]?part(?:y|ies)\b|bundle[sd]?\b|vendored\b|include[sd]? (?:\w{1,40} ){0,3}(?:code|parts?|portions?|software)\b|(?:adapted|borrowed|copied|derived|ported|taken) from\b)/i;
const RIGHTS = /\bcopyright\b|©|\(c\)/i;
/** The text up to the first paragraph from the `from`th character on that tells of others' parts, with it, where rights in them follow. */
function cutParts(paragraphs, from) {
	let at = 0;
	for (const [index, paragraph] of paragraphs.entries()) {
		const isHead = at > from && OF_PARTS.test(paragraph);
		if (isHead && paragraphs.slice(index + 1).some((each) => RIGHTS.test(each))) return paragraphs.slice(0, index + 1).join(" ");
		if (isHead) break;
		at += paragraph.length + 1;
	}
	return paragraphs.join(" ");
}
// src/dataset/import/licence.ts
/** Whose terms let anybody publish copies with their notice. */
const PERMISSIVE = /* @__PURE__ */ new Set([
	"MIT",
	"Apache-2.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"ISC",
	"0BSD",
	"Zlib",
	"Unlicense",
	"CC0-1.0"
]);
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
/** The licence file of a repository, told by its text; of several the one that allows least, and none beside a text of other terms. */
async function detectLicence(folder, files) {
	const named = files.filter((path) => !path.includes("/") && LICENCE_FILE.test(path));
	const found = await readLicences(folder, named);
	const [least = null] = found.toSorted((a, b) => rank(a) - rank(b));
	const licence = found.includes(null) ? null : least;
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
/** Kinds of terms from those that allow least; all else comes behind them, and what is permissive last. */
const LEAST_FIRST = [
	/\bNC-SA\b/,
	/\bNC\b/,
	/^AGPL/,
	/^GPL/,
	/^LGPL/,
	/^MPL/,
	/\bSA\b|^ODbL/,
	/^CC-BY/
];
function rank(licence) {
	const at = LEAST_FIRST.findIndex((kind) => kind.test(licence?.spdx ?? ""));
	return at >= 0 ? at : LEAST_FIRST.length + Number(isPermissive(licence));
}
/** What a README says of a licence is no licence: its text is missing. */
const CLAIM$1 = /licen[cs]e[^\n]{0,80}\b(?:MIT|Apache|BSD|GPL|MPL|CC0|CC[ -]BY)\b|\b(?:MIT|Apache|BSD|GPL)[^\n]{0,20} licen[cs]e/i;
/** In front of a licence stand its title and who has the rights: one that stands farther down is that of a part. */
const LONGEST_HEAD = 600;
/** What no title of a licence that is known here says: what stands behind it is that of a part, too, or not given. */
const OTHER_TERMS = /third[- ]part|non-?commercial|proprietary|\bCC[ -]BY\b|\bEUPL\b|(?<!-)\bonly\b|\b(?:is|may|must|shall|can) ?not\b(?! use this file except| (?:an official|affiliated|associated|connected|endorsed|sponsored)\b)/i;
/** What no title of a permissive licence says. */
const OTHER_NAMES$1 = /\b[AL]?GPL\b(?![- ]compatible)|\bMPL\b/;
/** A licence is small: a longer text is something else. */
const LARGEST_BYTES = 1024 ** 2;
/** The licence that the first of these files is of which says something: the one that its text begins with. */
async function findLicence(folder, named) {
	const [first = null] = await readLicences(folder, named);
	return first;
}
/** The licences of these files, but for empty ones and those that only point at another; null: a text of other terms. */
async function readLicences(folder, named) {
	const read = async (file) => {
		const bytes = await readIfPlain(folder, file, LARGEST_BYTES);
		if (bytes === null) return [null];
		const { text } = decodeText(bytes);
		if (text.trim() === "" || pointsAt(text, file, named)) return [];
		const spdx = tellLicence(text);
		return [spdx === null ? null : {
			spdx,
			file
		}];
	};
	return (await inTurn(named, read)).flat();
}
const LONGEST_POINTER = 300;
/** Words of a text that only says where the licence stands. */
const POINTING = new Set("a at be can copy details file for found full in is its licence license licensed please project refer see terms text the this to under".split(" "));
function pointsAt(text, file, named) {
	if (text.length > LONGEST_POINTER) return false;
	const others = named.filter((other) => other !== file).map((other) => posix.basename(other));
	const words = text.match(/\w{1,60}(?:[.-]\w{1,60}){0,9}/g) ?? [];
	const isOther = (word) => others.includes(word);
	return words.some(isOther) && words.every((word) => isOther(word) || POINTING.has(word.toLowerCase()));
}
function tellLicence(raw) {
	const paragraphs = raw.split(/\n[ \t\r]*\n/).map((each) => each.replaceAll(/\s+/g, " ").trim());
	const text = paragraphs.join(" ");
	const [first] = TEXTS.map(([pattern, spdx]) => ({
		spdx,
		at: text.search(pattern)
	})).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
	if (first === void 0 || first.at > LONGEST_HEAD) return null;
	const head = text.slice(0, first.at);
	if (OTHER_TERMS.test(head)) return null;
	if (!PERMISSIVE.has(first.spdx)) return first.spdx;
	return OTHER_NAMES$1.test(head) || takesBack(cutParts(paragraphs, first.at)) ? null : first.spdx;
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
