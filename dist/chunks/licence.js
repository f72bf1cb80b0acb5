import { xr as readTextIfPresent } from "./start.js";
import { join, posix } from "node:path";
// src/dataset/licence.ts
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
const FILE_NAME = /^(licen[cs]e|copying)(\.(txt|md|rst))?$/i;
/** Sentences that only one licence has. */
const TEXTS = [
	[/Permission is hereby granted, free of charge, to any person obtaining a copy/i, "MIT"],
	[/Apache License\s+Version 2\.0/i, "Apache-2.0"],
	[/GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/i, "AGPL-3.0-only"],
	[/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/i, "LGPL-3.0-only"],
	[/GNU GENERAL PUBLIC LICENSE\s+Version 3/i, "GPL-3.0-only"],
	[/GNU GENERAL PUBLIC LICENSE\s+Version 2/i, "GPL-2.0-only"],
	[/Mozilla Public License Version 2\.0/i, "MPL-2.0"],
	[/^(?=[\s\S]*Redistribution and use in source and binary forms)[\s\S]*Neither the name/i, "BSD-3-Clause"],
	[/Redistribution and use in source and binary forms/i, "BSD-2-Clause"],
	[/free and unencumbered software released into the public domain/i, "Unlicense"],
	[/CC0 1\.0 Universal/i, "CC0-1.0"],
	[/Permission to use, copy, modify, and\/or distribute this software for any purpose with or without fee/i, "ISC"],
	[/Creative Commons Attribution 4\.0 International/i, "CC-BY-4.0"]
];
/** The licence file of a repository, told by its text. */
async function detectLicence(folder, files) {
	const named = files.filter((path) => !path.includes("/") && FILE_NAME.test(path));
	const found = await findLicence(folder, named);
	if (found !== null) return {
		licence: found,
		missing: {}
	};
	if (named.length > 0) return {
		licence: null,
		missing: { licence: "unknown-text" }
	};
	const readme = files.find((path) => /^readme(?:\.\w{1,10})?$/i.test(path));
	const text = readme === void 0 ? "" : await readTextIfPresent(join(folder, readme), folder) ?? "";
	return {
		licence: null,
		missing: { licence: CLAIM.test(text) ? "only-claimed" : "no-licence-file" }
	};
}
/** What a README says of a licence is no licence: its text is missing. */
const CLAIM = /licen[cs]e[^\n]{0,80}\b(?:MIT|Apache|BSD|GPL|MPL|CC0|CC[ -]BY)\b|\b(?:MIT|Apache|BSD|GPL)[^\n]{0,20} licen[cs]e/i;
async function findLicence(folder, named) {
	for (const file of named) {
		const text = (await readTextIfPresent(join(folder, file), folder) ?? "").replaceAll(/\s+/g, " ");
		const spdx = TEXTS.find(([pattern]) => pattern.test(text))?.[1];
		if (spdx) return {
			spdx,
			file
		};
	}
	return null;
}
/** The licence of a data file: that of the folder that it lies in, where that is not the repository's own. */
async function detectDataLicence(folder, files, path) {
	const home = posix.dirname(path);
	if (home === ".") return void 0;
	return (await findLicence(folder, files.filter((each) => posix.dirname(each) === home && FILE_NAME.test(posix.basename(each)))))?.spdx;
}
export { detectLicence as n, isPermissive as r, detectDataLicence as t };
