import { Er as shorten, Jt as boolean, K as LONGEST_PROSE, Rr as UserError, an as record, dn as unknown, en as looseObject, or as _usingCtx, qt as array, sn as string, un as union } from "./inputs.js";
import { Bt as parseWith, Ht as readLanguage, Kt as editDistance, Rt as QUIET, Vt as readJsonText, _t as readIfPresent, bt as readTextIfPresent, c as makeHiddenScratch, p as removedAfter, wt as writeFileAtomic } from "./base.js";
import { Dn as PYTHON_VERSIONS } from "./work.js";
import { t as require_dist } from "./dist3.js";
import { t as LOCK } from "./known-project.js";
import { t as listInstalled } from "./pip-install.js";
import { n as decodeText } from "./delimited.js";
import { b as isPlainLine, f as listBoundOtherwise, g as refuseFlood, u as isRequirement, v as withoutPackages, w as runUv, y as withoutPins } from "./environment.js";
import { o as parsePythonRange } from "./python-versions.js";
import { n as normaliseName, t as nameInLine } from "./package-name.js";
import { a as listStandardModules, i as listReached, n as listBounds, o as listUnreached, t as deriveRequirements } from "./derive-requirements.js";
import { t as writeLock } from "./write-lock.js";
import { join, posix } from "node:path";
import { writeFile } from "node:fs/promises";
// src/dataset/import/choose-requirements.ts
/**
* The file to lock: the author's requirements as they are, else a new one of what another file of the author's says, or of what
* the entries reach by import. What the entries import and the author's file lacks is added. `installs`: what a notebook installs; `asked`: what a run asked for.
*/
async function chooseRequirements({ project, files, entries, isVendored }, declared, installs = [], asked = []) {
	const source = join(project, "source");
	const derived = await deriveRequirements(source, files, entries, await listStandardModules());
	const wanted = [...installs.filter((each) => !isCovered(nameInLine(each), derived.map(nameInLine))), ...derived];
	const named = declared === null ? [] : namesOf(declared.requirements.replaceAll(BY_ADDRESS, ""));
	const known = [...declared?.forDevelopment ?? [], ...listAddressPins(declared?.requirements ?? "")];
	const lacking = declared === null ? [] : derived.filter((each) => !isCovered(each, named));
	const pins = [...declared?.requirements.split("\n") ?? [], ...installs].filter((line) => /[=<~]=?/.test(line));
	const bounds = (await listBounds(source, files, entries)).filter((bound) => ![...pins, ...asked].some((pin) => nameInLine(pin) === nameInLine(bound)));
	const added = [
		...lacking.flatMap((each) => pinsOf(each, known)),
		...bounds,
		...asked
	];
	if (isVendored && declared?.from === "requirements.txt" && added.length === 0) {
		if (await readTextIfPresent(join(source, declared.from), source) === declared.requirements) return {
			path: "source/requirements.txt",
			added,
			bounds
		};
	}
	const lines = declared ? [
		`# from source/${declared.from}`,
		declared.requirements.trimEnd(),
		...added
	] : [
		...pinned(wanted, installs),
		...bounds,
		...asked
	];
	await writeFileAtomic(join(project, "requirements.txt"), `${lines.join("\n")}\n`, project);
	return {
		path: "requirements.txt",
		added,
		bounds
	};
}
/** `torch @ file:///D:/torch-2.2.1%2Bcu121-cp311-cp311-win_amd64.whl`: nothing comes from there, and what is imported from the index. */
const BY_ADDRESS = /^[ \t]*([A-Za-z0-9][\w.-]{0,100})(?:\[[^\]\n]{0,100}\])?[ \t]{0,9}@[ \t]{0,9}(\S{1,1000})[^\n]{0,300}/gm;
const FILE_VERSION = /([\w.]{1,100})-(\d[\w.]{0,50})(?:(?:\+|%2B)[\w.]{1,50})?(?:-[^/]{1,200}\.whl|\.(?:tar\.gz|zip))$/i;
/** Pins that the names of files at addresses tell. */
const listAddressPins = (requirements) => [...requirements.matchAll(BY_ADDRESS)].flatMap(([, name = "", address = ""]) => {
	const [, file = "", version = ""] = FILE_VERSION.exec(address.split("#", 1)[0] ?? "") ?? [];
	return nameInLine(file) === nameInLine(name) ? [`${name}==${version}`] : [];
});
/** Lines of a package in a list, one for each environment marker; the name alone where it has none. */
function pinsOf(name, pins) {
	const own = pins.filter((pin) => nameInLine(pin) === nameInLine(name));
	return own.length > 0 ? own : [name];
}
/** A pin that the notebook itself has is kept. */
const pinned = (wanted, installs) => [...new Set(wanted.map((each) => installs.find((install) => nameInLine(install) === nameInLine(each)) ?? each))];
const namesOf = (requirements) => requirements.split("\n").map(nameInLine).filter((name) => name !== "");
/** Whether one of these requirements is it, or of a family that brings the same modules: `opencv-python` for `opencv-python-headless`, `tensorflow-cpu`. */
function isCovered(name, among) {
	const own = nameInLine(name);
	const family = (each) => each.split("-")[0];
	return among.map(nameInLine).some((each) => each === own || FAMILIES.has(family(each) ?? "") && family(each) === family(own));
}
const FAMILIES = /* @__PURE__ */ new Set([
	"opencv",
	"tensorflow",
	"torch",
	"faiss",
	"psycopg2",
	"pillow",
	"pytorch",
	"keras",
	"sklearn"
]);
// src/environment/declared/declared.ts
/** A deviation that concerns some packages or lines; none where there are none. */
const deviationOf = (what, names) => names.length > 0 ? [`${what}: ${names.join(", ")}`] : [];
/** `files`: paths below the source folder; no other file is read. `home`: the folder of it whose files they are. */
function openDeclaredFiles(sourceFolder, files, uv, home = ".") {
	const known = new Set(files);
	/** PowerShell writes what `pip freeze` prints as UTF-16. */
	const read = async (name) => {
		const path = posix.join(home, name);
		const bytes = known.has(path) ? await readIfPresent(join(sourceFolder, path), sourceFolder) : null;
		return bytes && decodeText(bytes).text;
	};
	return {
		uv,
		names: files.filter((path) => posix.dirname(path) === home).map((path) => posix.basename(path)),
		read
	};
}
// src/environment/declared/conda-file.ts
var import_dist = require_dist();
const environmentFile = looseObject({ dependencies: array(union([string(), looseObject({ pip: array(string()).optional() })])).default([]) });
/** Conda packages whose distribution on the Python package index has another name. */
const ON_THE_INDEX = new Map(Object.entries({
	dask: "dask[complete]",
	"dask-core": "dask",
	"lightning-bolts": "lightning-bolts",
	"matplotlib-base": "matplotlib",
	"msgpack-python": "msgpack",
	opencv: "opencv-python-headless",
	"py-lightgbm": "lightgbm",
	"py-opencv": "opencv-python-headless",
	"py-xgboost": "xgboost",
	"py-xgboost-cpu": "xgboost",
	pytables: "tables",
	pytorch: "torch",
	"pytorch-cpu": "torch",
	"python-graphviz": "graphviz",
	"scikit-learn-intelex": "scikit-learn-intelex",
	"seaborn-base": "seaborn",
	"tensorflow-base": "tensorflow",
	"tensorflow-mkl": "tensorflow"
}));
/** Programs and libraries of other languages, which a wheel brings with it where it needs them. */
const NO_DISTRIBUTION = /^(?:_|lib|r-|m2w64|vs20|vc$|ucrt|cuda|cudnn|nccl|mkl|blas|openblas|openssl|ca-certificates|sqlite$|tk$|xz$|zlib|zstd|readline|ncurses|ld_impl|gcc|gxx|binutils|sysroot|icu$|jpeg|freetype|lz4-c|bzip2|yaml$|qt|sip$|pyqt|dbus|expat|fontconfig|glib|gst|pcre|pixman|cairo|intel-openmp|tbb$|nodejs|git$|pip$|setuptools$|wheel$|conda|python_abi|pytorch-cuda|pytorch-mutex|cpuonly|nomkl|perl|make$|cmake$|compilers?$)/;
/** environment.yml: its Python packages by the names that the package index has, and those under `pip:`. */
async function readCondaFile(files) {
	for (const path of ["environment.yml", "environment.yaml"]) {
		const text = await files.read(path);
		if (text === null) continue;
		return convert(parseWith(environmentFile, readLanguage("YAML", (each) => (0, import_dist.parse)(each, QUIET), text, path) ?? {}, path), path);
	}
	return null;
}
function convert({ dependencies }, path) {
	const [lines, leftOut, renamed] = [
		[],
		[],
		[]
	];
	let python = null;
	for (const each of dependencies) {
		if (typeof each !== "string") {
			lines.push(...each.pip ?? []);
			continue;
		}
		const [, name = "", version = ""] = /^(?:[\w./-]+::)?([\w.-]+)\s*(\S.*)?$/s.exec(each.trim()) ?? [];
		const key = name.toLowerCase();
		if (key === "python") {
			python = pythonVersion(version);
			continue;
		}
		const found = fromConda(key, version);
		if (found === null) leftOut.push(key);
		else lines.push(found.line);
		if (found?.other) renamed.push(`${key} is ${found.other}`);
	}
	if (lines.length === 0) return null;
	return {
		requirements: `${lines.join("\n")}\n`,
		python,
		deviations: [`conda's packages of ${path} are taken from the Python package index${renamed.length > 0 ? ` (${renamed.join(", ")})` : ""}`, ...deviationOf("conda packages that are no Python packages are left out", leftOut)]
	};
}
/** The requirement for a package of conda, and what that is called there, if it is another name; null: no distribution has it. */
function fromConda(name, version) {
	const key = name.toLowerCase();
	const other = ON_THE_INDEX.get(key);
	if (NO_DISTRIBUTION.test(key)) return null;
	return {
		line: `${other ?? key}${condaVersion(version)}`,
		...other === void 0 ? {} : { other }
	};
}
const pythonVersion = (text) => condaVersion(text).replace(/^==([^,]*?)(?:\.\*)?$/, "$1") || null;
/**
* `=1.2` is conda's "1.2 and what follows it"; `==1.2` is exactly that, and so are ` 1.2` and what names a build. Brackets may hold
* the version: `[version='<2.0',build=py39_0]`. Of alternatives (`1.2|1.3`), which a requirement can't have, the last is taken.
*/
function condaVersion(text) {
	const [, bracket] = /^\s*\[(.*)\]\s*$/s.exec(text) ?? [];
	if (bracket === void 0) return toRequirement(text, "==");
	const [, quoted, plain = ""] = /(?:^|[,\s])version=(?:['"]([^'"]*)['"]|([^,]*))/.exec(bracket) ?? [];
	return toRequirement(quoted ?? plain, "=");
}
/** `bare`: what a version without an operator has. A build may follow any, and `*` alone is any version. */
function toRequirement(text, bare) {
	const version = (text.split("|").at(-1) ?? "").trim().replace(BUILD, "");
	const told = /^\d[^,]*$/.test(version) ? `${bare}${version}` : version.replaceAll(/\s/g, "");
	const [, equals = "", number = "", build] = /^(==?)([^=]+)(=.*)?$/.exec(told) ?? [];
	if (/^=*\*/.test(told)) return "";
	if (number === "") return told.replaceAll(STAR_OF_BOUND, "$1");
	return `==${equals === "==" || build !== void 0 || number.includes("*") ? withDot(number) : `${number}.*`}`;
}
/** A word behind that of a version. */
const BUILD = /(?<=[\w.*])\s+[\w*][^\s,]*$/;
/** `>=1.2.*` means `>=1.2`, and is no requirement. */
const STAR_OF_BOUND = /([<>~]=?[\w.]*?)\.?\*/g;
/** `1.2*` as a requirement has it. */
const withDot = (version) => version.replace(/(?<![.*])\*$/, ".*");
// node_modules/smol-toml/dist/error.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function getLineColFromPtr(string, ptr) {
	let lines = string.slice(0, ptr).split(/\r?\n/);
	return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string, line, column) {
	let lines = string.split(/\r?\n/);
	let codeblock = "";
	let numberLen = (Math.log10(line + 1) | 0) + 1;
	for (let i = line - 1; i <= line + 1; i++) {
		let l = lines[i - 1];
		if (!l) continue;
		codeblock += i.toString().padEnd(numberLen, " ");
		codeblock += ":  ";
		codeblock += l;
		codeblock += "\n";
		if (i === line) {
			codeblock += " ".repeat(numberLen + column + 2);
			codeblock += "^\n";
		}
	}
	return codeblock;
}
var TomlError = class TomlError extends Error {
	line;
	column;
	codeblock;
	constructor(message, options) {
		const [line, column] = getLineColFromPtr(options.toml, options.ptr);
		const codeblock = makeCodeBlock(options.toml, line, column);
		super(`Invalid TOML document: ${message}\n\n${codeblock}`, options);
		this.line = line;
		this.column = column;
		this.codeblock = codeblock;
	}
	/** @internal */
	static x(message, ctx, ptr) {
		throw new TomlError(message, {
			toml: ctx.s,
			ptr: ptr ?? ctx.p
		});
	}
};
// node_modules/smol-toml/dist/primitive.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseString(ctx) {
	let startPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p++);
	let first = c;
	let isLiteral = c === 39;
	let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
	if (isMultiline) {
		if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10) ctx.p++;
		else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) ctx.p += 2;
	}
	let parsed = "";
	let sliceStart = ctx.p;
	let state = 0;
	for (; ctx.p < ctx.s.length; ctx.p++) {
		c = ctx.s.charCodeAt(ctx.p);
		if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) state = state && 3;
		else if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in strings", ctx);
		else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
			if (isMultiline) {
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
			}
			if (!state) {
				let s = ctx.s.slice(sliceStart, ctx.p);
				parsed = parsed ? parsed + s : s;
			}
			ctx.p += isMultiline ? 3 : 1;
			return parsed;
		} else if (!state) {
			if (!isLiteral && c === 92) {
				parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
				state = 1;
			}
		} else if (state === 1) {
			if (c === 120 || c === 117 || c === 85) {
				let errPtr = ctx.p++ - 1;
				let value = 0;
				let len = c === 120 ? 2 : c === 117 ? 4 : 8;
				for (let j = 0; j < len; j++, ctx.p++) {
					let hex = ctx.s.charCodeAt(ctx.p);
					let digit = hex >= 48 && hex <= 57 ? hex - 48 : hex >= 65 && hex <= 70 ? hex - 65 + 10 : hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1;
					if (digit < 0) TomlError.x("invalid non-hex character in unicode escape", ctx);
					value = value << 4 | digit;
				}
				if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) TomlError.x("invalid unicode escape", ctx, errPtr);
				parsed += String.fromCodePoint(value);
				sliceStart = ctx.p--;
				state = 0;
			} else if (isMultiline && (c === 32 || c === 9)) state = 2;
			else {
				if (c === 98) parsed += "\b";
				else if (c === 116) parsed += "	";
				else if (c === 110) parsed += "\n";
				else if (c === 102) parsed += "\f";
				else if (c === 114) parsed += "\r";
				else if (c === 101) parsed += "\x1B";
				else if (c === 34) parsed += "\"";
				else if (c === 92) parsed += "\\";
				else TomlError.x("unrecognised escape sequence", ctx);
				sliceStart = ctx.p + 1;
				state = 0;
			}
		} else if (c !== 32 && c !== 9) {
			if (state === 2) TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
			state = !isLiteral && c === 92 ? 1 : 0;
			sliceStart = ctx.p;
		}
	}
	TomlError.x("unfinished string", ctx, startPtr);
}
// node_modules/smol-toml/dist/date.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
let DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class TomlDate extends Date {
	#hasDate = false;
	#hasTime = false;
	#offset = null;
	constructor(date, fasttype, unsafeDelim) {
		let hasDate = true;
		let hasTime = true;
		let offset = "Z";
		let c;
		if (typeof date === "string") {
			if (fasttype) prep: {
				if (fasttype < 3) {
					if (+date.slice(11, 13) > 23) {
						date = "";
						break prep;
					}
					if (fasttype === 2) {
						offset = null;
						date += "Z";
					} else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) offset = date.slice(date.length - 6);
					if (unsafeDelim) date = date.slice(0, 10) + "T" + date.slice(11);
				} else if (fasttype === 4) date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
				hasDate = fasttype !== 4;
				hasTime = fasttype !== 3;
			}
			else {
				let match = date.match(DATE_TIME_RE);
				if (match) {
					if (!match[1]) {
						hasDate = false;
						date = `0000-01-01T${date}`;
					}
					hasTime = !!match[2];
					hasTime && date[10] === " " && (date = date.replace(" ", "T"));
					if (match[2] && +match[2] > 23) date = "";
					else {
						offset = match[3] || null;
						if (!offset && hasTime) date += "Z";
					}
				} else date = "";
			}
		}
		super(date);
		if (!isNaN(this.getTime())) {
			this.#hasDate = hasDate;
			this.#hasTime = hasTime;
			this.#offset = offset;
		}
	}
	isDateTime() {
		return this.#hasDate && this.#hasTime;
	}
	isLocal() {
		return !this.#hasDate || !this.#hasTime || !this.#offset;
	}
	isDate() {
		return this.#hasDate && !this.#hasTime;
	}
	isTime() {
		return this.#hasTime && !this.#hasDate;
	}
	isValid() {
		return this.#hasDate || this.#hasTime;
	}
	toISOString() {
		let iso = super.toISOString();
		if (this.isDate()) return iso.slice(0, 10);
		if (this.isTime()) return iso.slice(11, 23);
		if (this.#offset === null) return iso.slice(0, -1);
		if (this.#offset === "Z" || this.#offset === "z") return iso;
		let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
		offset = this.#offset[0] === "-" ? offset : -offset;
		return (/* @__PURE__ */ new Date(this.getTime() - offset * 6e4)).toISOString().slice(0, -1) + this.#offset;
	}
	static wrapAsOffsetDateTime(jsDate, offset = "Z") {
		let date = new TomlDate(jsDate);
		date.#offset = offset;
		return date;
	}
	static wrapAsLocalDateTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#offset = null;
		return date;
	}
	static wrapAsLocalDate(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasTime = false;
		date.#offset = null;
		return date;
	}
	static wrapAsLocalTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasDate = false;
		date.#offset = null;
		return date;
	}
};
// node_modules/smol-toml/dist/extract.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function isDigit(char, base = 10) {
	return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
	return char === 32 || char === 9 || char === 10 || char === 13 || delim && (char === delim || char === 44) || char === 35;
}
/** @internal */
function extractValue(ctx, end) {
	let errPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p);
	if (c === 91 || c === 123) {
		ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
		let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
		ctx.d++;
		return value;
	}
	if (c === 34 || c === 39) return parseString(ctx);
	if (c === 116) {
		if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, true;
	}
	if (c === 102) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, false;
	}
	if (c === 43 || c === 45) return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
	if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) return parseDate(ctx, c, end);
	if (ctx.s.charCodeAt(ctx.p + 2) === 58) return parseTime(ctx, c, end);
	return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
	let c = startChr;
	let state = 0;
	let hasUnderscores = false;
	if (c === 105) {
		if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, (sign || 1) / 0;
	}
	if (c === 110) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, NaN;
	}
	if (c === 48) {
		if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr)) return ctx.bi === true ? 0n : 0;
		if (!sign) {
			if (c === 120) return parseIntegerBaseN(ctx, startPtr, 16, endChr);
			else if (c === 98) return parseIntegerBaseN(ctx, startPtr, 2, endChr);
			else if (c === 111) return parseIntegerBaseN(ctx, startPtr, 8, endChr);
		}
		if (c === 46) state = 2;
		else if (c === 101 || c === 69) state = 4;
		else TomlError.x("illegal leading zero", ctx, startPtr);
	} else if (!isDigit(c)) TomlError.x("invalid value", ctx, startPtr);
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
		if (!state) state = 1;
		if (c === 95) {
			if (!(state & 1)) TomlError.x("illegal underscore", ctx);
			state += 11;
			hasUnderscores = true;
		} else if (state === 1 && c === 46) state = 2;
		else if ((state === 1 || state === 3) && (c === 101 || c === 69)) state = 4;
		else if (state === 4 && (c === 43 || c === 45)) state = 6;
		else if (!isDigit(c)) TomlError.x(`illegal character in numeric literal`, ctx);
		else if (state > 9) state -= 11;
		else if (!(state & 1)) state++;
	}
	if (!state) {
		let val = (startChr - 48) * (sign || 1);
		return ctx.bi === true ? BigInt(val) : val;
	}
	if (!(state & 1)) TomlError.x("unfinished numeric value", ctx, startPtr);
	let str = ctx.s.slice(startPtr, ctx.p);
	if (hasUnderscores) str = str.replaceAll("_", "");
	return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
	let c, underscore = 1;
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) if (c === 95) {
		if (underscore & 1) TomlError.x("illegal underscore", ctx);
		underscore = 3;
	} else if (!isDigit(c, base)) TomlError.x(`illegal character in numeric literal`, ctx);
	else if (underscore & 1) underscore--;
	if (underscore & 1) TomlError.x("unfinished numeric value", ctx);
	let str = ctx.s.slice(startPtr + 2, ctx.p);
	if (underscore) str = str.replaceAll("_", "");
	return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
	if (ctx.bi !== true) int: {
		let val = parseInt(str, base);
		if (!Number.isSafeInteger(val)) {
			if (ctx.bi) break int;
			TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
		}
		return val;
	}
	return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
	let startPtr = ctx.p++, unsafeSeparator;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++))) return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
	ctx.p += 5;
	if (!isDigit(ctx.s.charCodeAt(ctx.p++))) TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
	if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 3, false, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) !== 58) TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	if (c = ctx.s.charCodeAt(ctx.p)) {
		if (c === 90 || c === 122) return readDate(ctx, ctx.s.slice(startPtr, ++ctx.p), 1, unsafeSeparator, startPtr, "[+00:00]");
		if (c === 43 || c === 45) return readDate(ctx, ctx.s.slice(startPtr, ctx.p += 6), 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
	}
	return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
	let start = ctx.p;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p))) return parseNumber(ctx, --ctx.p, c, 0, endChr);
	if (ctx.s.charCodeAt(ctx.p += 4) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	return readDate(ctx, ctx.s.slice(start, ctx.p), 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
	if (ctx.ld) {
		let date = new TomlDate(str, type, unsafeDelim);
		if (!date.isValid()) TomlError.x("invalid date", ctx, errPtr);
		return date;
	}
	try {
		if (temporalSuffix) str += temporalSuffix;
		switch (type) {
			case 1: return Temporal.ZonedDateTime.from(str);
			case 2: return Temporal.PlainDateTime.from(str);
			case 3: return Temporal.PlainDate.from(str);
			case 4: return Temporal.PlainTime.from(str);
		}
	} catch (e) {
		TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
	}
}
// node_modules/smol-toml/dist/util.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function skipComment(ctx) {
	for (; ctx.p < ctx.s.length; ctx.p++) {
		let c = ctx.s.charCodeAt(ctx.p);
		if (c === 10) break;
		if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
			ctx.p++;
			break;
		}
		if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in comments", ctx);
	}
}
/** @internal */
function skipVoid(ctx, banNewLines, banComments) {
	let c;
	while (ctx.p < ctx.s.length) {
		while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10))) ctx.p++;
		if (banComments || c !== 35) break;
		skipComment(ctx);
	}
}
// node_modules/smol-toml/dist/struct.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseKey(ctx, end = 61) {
	let startPtr;
	let state = 0;
	let parsed = [];
	let sliceStart;
	let c = ctx.s.charCodeAt(startPtr = ctx.p);
	do
		if (c === end) {
			if (!state) TomlError.x("unexpected end of key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			return ctx.p++, parsed;
		} else if (c === 46) {
			if (!state) TomlError.x("illegal empty bare key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			state = 0;
		} else if (!state && (c === 34 || c === 39)) {
			if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2)) TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
			parsed.push(parseString(ctx));
			state = 2;
			ctx.p--;
		} else if (c === 32 || c === 9) {
			if (state === 1) {
				parsed.push(ctx.s.slice(sliceStart, ctx.p));
				state = 2;
			}
		} else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) TomlError.x("illegal character in key", ctx);
		else if (!state) {
			state = 1;
			sliceStart = ctx.p;
		}
	while (c = ctx.s.charCodeAt(++ctx.p));
	TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
/** @internal */
function parseInlineTable(ctx) {
	let startPtr = ctx.p++;
	let res = Object.create(null);
	let seen = /* @__PURE__ */ new Set();
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
			ctx.p++;
			return res;
		}
		let k;
		let t = res;
		let hasOwn = false;
		let errPtr = ctx.p;
		let key = parseKey(ctx);
		for (let i = 0; i < key.length; i++) {
			if (i) t = hasOwn ? t[k] : t[k] = Object.create(null);
			k = key[i];
			if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) {
				t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
				break;
			}
			if (!hasOwn && unsafe) Object.defineProperty(t, k, {
				enumerable: true,
				configurable: true,
				writable: true
			});
		}
		if (hasOwn) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
		skipVoid(ctx, true, true);
		let value = extractValue(ctx, 125);
		if (t && typeof (t[k] = value) === "object") seen.add(value);
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished table", ctx, startPtr);
}
/** @internal */
function parseArray(ctx) {
	let startPtr = ctx.p++;
	let res = [];
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
			ctx.p++;
			return res;
		}
		res.push(extractValue(ctx, 93));
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished array", ctx, startPtr);
}
// node_modules/smol-toml/dist/parse.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function peekTable(ctx, key, table, meta, type) {
	let t = table;
	let m = meta;
	let k;
	let hasOwn = false;
	let state;
	for (let i = 0; i < key.length; i++) {
		if (i) {
			t = hasOwn ? t[k] : t[k] = Object.create(null);
			m = (state = m[k]).c;
			if (type === 0 && (state.t === 1 || state.t === 2)) return null;
			if (state.t === 2) {
				let l = t.length - 1;
				t = t[l];
				m = m[l].c;
			}
		}
		k = key[i];
		if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) return null;
		if (!hasOwn) {
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) return false;
			if (unsafe) {
				Object.defineProperty(t, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
				Object.defineProperty(m, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
			}
			m[k] = {
				t: i < key.length - 1 && type === 2 ? 3 : type,
				d: false,
				i: 0,
				c: Object.create(null)
			};
		}
	}
	state = m[k];
	if (state.t !== type && !(type === 1 && state.t === 3)) return null;
	if (type === 2) {
		if (!state.d) {
			state.d = true;
			t[k] = [];
		}
		t[k].push(t = Object.create(null));
		state.c[state.i++] = state = {
			t: 1,
			d: false,
			i: 0,
			c: Object.create(null)
		};
	}
	if (state.d) return null;
	state.d = true;
	if (type === 1) t = hasOwn ? t[k] : t[k] = Object.create(null);
	else if (type === 0 && hasOwn) return null;
	return [
		k,
		t,
		state.c
	];
}
function validateTablePeek(ctx, peek, ptr) {
	if (peek === null || ctx.uk === 2) TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse$1(toml, options = {}) {
	let ctx = {
		s: toml,
		p: 0,
		d: options.maxDepth ?? 1e3,
		bi: options.integersAsBigInt ?? false,
		ld: options.useLegacyDate ?? true,
		uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
	};
	let res = Object.create(null);
	let meta = Object.create(null);
	let tmp;
	let skipping = false;
	let tbl = res;
	let m = meta;
	if (toml.charCodeAt(0) === 65279) ctx.p++;
	skipVoid(ctx);
	while (ctx.p < toml.length) {
		if (toml.charCodeAt(ctx.p) === 91) {
			let isTableArray = toml.charCodeAt(++ctx.p) === 91;
			tmp = ctx.p += +isTableArray;
			skipping = false;
			let k = parseKey(ctx, 93);
			if (isTableArray) {
				if (toml.charCodeAt(ctx.p) !== 93) TomlError.x("expected end of table array declaration", ctx);
				ctx.p++;
			}
			let p = peekTable(ctx, k, res, meta, isTableArray ? 2 : 1);
			if (!p) {
				validateTablePeek(ctx, p, tmp);
				skipping = true;
			} else {
				m = p[2];
				tbl = p[1];
			}
		} else {
			tmp = ctx.p;
			let p = peekTable(ctx, parseKey(ctx), tbl, m, 0);
			if (!p && !skipping) validateTablePeek(ctx, p, tmp);
			skipVoid(ctx, true, true);
			let v = extractValue(ctx, void 0);
			if (p && !skipping) p[1][p[0]] = v;
		}
		skipVoid(ctx, true);
		if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
		skipVoid(ctx);
	}
	return res;
}
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
"".isWellFormed;
// node_modules/smol-toml/dist/index.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
// src/environment/declared/toml.ts
/** A TOML text as its schema has it. `where` names it in a fault. */
const readToml = (schema, text, where) => parseWith(schema, readLanguage("TOML", parse$1, text, where), where);
// src/environment/declared/pyproject.ts
const poetryDependency = union([
	string(),
	looseObject({
		version: string().optional(),
		extras: array(string()).optional(),
		optional: boolean().optional()
	}),
	array(unknown())
]);
const pyproject = looseObject({
	project: looseObject({
		name: string().optional(),
		"requires-python": string().optional(),
		dependencies: array(string()).optional()
	}).optional(),
	tool: looseObject({ poetry: looseObject({ dependencies: record(string(), poetryDependency).optional() }).optional() }).optional()
});
async function readPyproject(files) {
	const text = await files.read("pyproject.toml");
	return text === null ? null : readToml(pyproject, text, "pyproject.toml");
}
/** `[project].dependencies`, else Poetry's own table; null where it declares none. */
async function readPyprojectDependencies(files) {
	const read = await readPyproject(files);
	if (read === null) return null;
	const python = pythonOf$1(read);
	if (read.project?.dependencies) return {
		requirements: `${read.project.dependencies.join("\n")}\n`,
		python,
		deviations: []
	};
	const table = read.tool?.poetry?.dependencies;
	if (!table) return null;
	return {
		...readTable(table),
		python
	};
}
/** A table of packages as Poetry and Pipenv have it. */
function readTable(table) {
	const lines = [];
	const leftOut = [];
	for (const [name, dependency] of Object.entries(table)) {
		if (name.toLowerCase() === "python") continue;
		const line = poetryLine(name, dependency);
		if (line === null) leftOut.push(name);
		else lines.push(line);
	}
	const deviations = deviationOf("dependencies that are optional or no packages of an index are left out", leftOut);
	return {
		requirements: `${lines.join("\n")}\n`,
		deviations
	};
}
function pythonOf$1({ project, tool }) {
	const poetry = tool?.poetry?.dependencies?.python;
	return project?.["requires-python"] ?? (typeof poetry === "string" ? poetry : null);
}
function poetryLine(name, dependency) {
	if (typeof dependency === "string") return name + poetryVersion(dependency);
	if (Array.isArray(dependency) || dependency.optional || dependency.version === void 0) return null;
	return `${name}${dependency.extras?.length ? `[${dependency.extras.join(",")}]` : ""}${poetryVersion(dependency.version)}`;
}
/** Poetry's `^1.2`, `~1.2`, `1.2`, `1.*` and `*`, each part as PEP 440 writes it. */
function poetryVersion(text) {
	return text.split(",").flatMap((each) => {
		const part = each.trim();
		const found = /^([<>=!~^]*)\s*v?([^\s<>=!~^]\S*)?$/.exec(part);
		if (found === null) return [part];
		const [, operator = "", version = ""] = found;
		if (version === "" || version === "*") return [];
		if (operator === "^" || operator === "~") return [`>=${version}`, `<${nextVersion(operator, version)}`];
		return [`${operator === "" || operator === "=" ? "==" : operator}${version}`];
	}).join(",");
}
/** `^1.2.3` goes up to 2, `^0.2.3` up to 0.3, `^0.0.3` up to 0.0.4; `~1.2.3` up to 1.3, `~1` up to 2. */
function nextVersion(operator, version) {
	const parts = version.split(".").map((part) => Number.parseInt(part, 10) || 0);
	const last = parts.length - 1;
	const firstNonZero = parts.findIndex((part, place) => part > 0 || place === last);
	const raised = operator === "~" ? Math.min(1, last) : firstNonZero;
	return parts.slice(0, raised + 1).map((part, index) => part + (index === raised ? 1 : 0)).join(".");
}
// src/environment/declared/pipfile.ts
const requires = looseObject({
	python_version: string().optional(),
	python_full_version: string().optional()
});
const pipfile = looseObject({
	packages: record(string(), poetryDependency).default({}),
	requires: requires.optional()
});
const pipfileLock = looseObject({
	default: record(string(), looseObject({
		version: string().optional(),
		markers: string().optional()
	})),
	_meta: looseObject({ requires: requires.optional() }).optional()
});
const pythonOf = (wanted) => wanted?.python_full_version ?? wanted?.python_version ?? null;
/** The exact versions of Pipfile.lock, without those of its development. */
async function readPipfileLock({ read }) {
	const text = await read("Pipfile.lock");
	if (text === null) return null;
	const { default: packages, _meta } = parseWith(pipfileLock, readJsonText(text), "Pipfile.lock");
	return {
		requirements: Object.entries(packages).flatMap(([name, { version, markers }]) => version === void 0 ? [] : [`${name}${version}${markers ? ` ; ${markers}` : ""}\n`]).join(""),
		python: pythonOf(_meta?.requires),
		deviations: []
	};
}
/** What a Pipfile has for the project itself. */
async function readPipfile({ read }) {
	const text = await read("Pipfile");
	if (text === null) return null;
	const { packages, requires: wanted } = readToml(pipfile, text, "Pipfile");
	return {
		...readTable(packages),
		python: pythonOf(wanted)
	};
}
// src/environment/declared/poetry-lock.ts
const lockedPackage = looseObject({
	name: string(),
	version: string(),
	optional: boolean().default(false),
	/** Main or dev, until Poetry 1.5. */
	category: string().optional(),
	/** Since Poetry 2. */
	groups: array(string()).optional(),
	/** A marker for all groups, or one for each. */
	markers: union([string(), record(string(), string())]).optional(),
	dependencies: record(string(), unknown()).default({}),
	source: looseObject({ type: string() }).optional()
});
const poetryLock = looseObject({
	package: array(lockedPackage).default([]),
	metadata: looseObject({ "python-versions": string().optional() }).optional()
});
/** The exact versions of poetry.lock that the project itself needs, without those of its development. */
async function readPoetryLock(files) {
	const text = await files.read("poetry.lock");
	if (text === null) return null;
	const lock = readToml(poetryLock, text, "poetry.lock");
	const project = await readPyproject(files);
	const named = project && [...Object.keys(project.tool?.poetry?.dependencies ?? {}), ...(project.project?.dependencies ?? []).map(nameInLine)];
	const needed = named ? reachable(lock.package, named) : lock.package.filter(isMain);
	const isElsewhere = ({ source }) => source !== void 0 && source.type !== "legacy";
	const elsewhere = needed.filter(isElsewhere).map(({ name }) => name);
	return {
		requirements: pin(needed.filter((each) => !isElsewhere(each))).map((line) => `${line}\n`).join(""),
		forDevelopment: pin(lock.package.filter((each) => !needed.includes(each) && !isElsewhere(each))),
		python: (project && pythonOf$1(project)) ?? lock.metadata?.["python-versions"] ?? null,
		deviations: deviationOf("packages that are not of an index are left out", elsewhere)
	};
}
const pin = (packages) => packages.map((each) => `${each.name}==${each.version}${markerOf(each)}`);
const isMain = ({ optional, category, groups }) => !optional && (groups?.includes("main") ?? category !== "dev");
/** Packages that the named ones need, and that those need; a package that is there in two versions comes in both. */
function reachable(packages, names) {
	const byName = Map.groupBy(packages, ({ name }) => normaliseName(name));
	const seen = /* @__PURE__ */ new Set();
	const queue = names.map(normaliseName);
	for (let name = queue.pop(); name !== void 0; name = queue.pop()) {
		if (seen.has(name)) continue;
		seen.add(name);
		const needs = (byName.get(name) ?? []).flatMap(({ dependencies }) => Object.keys(dependencies));
		for (const each of needs) queue.push(normaliseName(each));
	}
	return packages.filter(({ name }) => seen.has(normaliseName(name)));
}
function markerOf({ markers }) {
	const marker = typeof markers === "string" ? markers : markers?.main ?? Object.values(markers ?? {})[0];
	return marker ? ` ; ${marker}` : "";
}
// src/environment/declared/tidy-lines.ts
/** A point of a list, a fence of Markdown, and what stands around a name there. */
const POINT = /^(?:[-*•]|\d{1,3}[.)])[ \t]+/;
const AROUND = /* @__PURE__ */ new Set("\"'`,; 	");
const COMMENT = /(?:^|[ \t])#[\s\S]*$/;
const PIP = /^(?:[!%$>][ \t]*)?(?:python3?[ \t]+-m[ \t]+)?pip3?[ \t]+install[ \t]([\s\S]+)$/;
/** What only pip's own form has: an option, an address, a marker. */
const OF_PIP = /(?:^|[ \t])-{1,2}[A-Za-z]|:\/\/|[@;]/;
/** Heads of what `pip list` prints. */
const HEAD = /^(?:Package[ \t]+Version\b.*|[-= \t]{3,})$/;
/** `pandas 1.5.3`, `pandas (1.5.3)`, `pandas: 1.5.3`, `pandas = 1.5.3`. */
const VERSION_BESIDE = /^([A-Za-z0-9][\w.-]*)[ \t]*(?:[ \t]|[:=][ \t]*)\(?v?(\d[\w.!+]*)\)?$/;
/** As `conda list --export` writes it; with one sign and no build somebody means a pin of pip's. */
const OF_CONDA = /^([A-Za-z0-9_][\w.-]*)=([^=\s]+)(=\S+)?$/;
const PINNED_PYTHON = /^python[ \t]*([<>=!~]{1,2}[ \t]*\d[\w.,<>=!~ ]*)$/i;
/** What begins and ends a text of several lines, as Python has it. */
const TEXT$1 = /^(?:"{3}|'{3})/;
/** A command of the shell by which the list was to be written, and the word that ends it. */
const HEREDOC = /^cat\b[^\n]{0,200}<<-?[ \t]{0,9}(['"]?)(\w{1,60})\1/;
const SHELL = /^(?:cat|echo|printf)[ \t]/;
/** Words before an option: those of a sentence, or of a command, name no package. */
const BEFORE_OPTION = /^([^-@;:]{1,200}?)[ \t]--?[A-Za-z]/;
/**
* Lines of a list as somebody wrote it by hand, or had conda or pip print it, as requirements.txt has them. What names no package
* is left out and told, and so is what belongs to Python itself: an import finds out what is lacking.
*/
async function tidyLines(text, path) {
	refuseFlood(text);
	const standard = await listStandardModules();
	const entries = [];
	let isOpen = false;
	const { lines, hasText } = withoutProse(text.split(/\r\n|[\r\n]/));
	for (const line of lines) {
		const wasOpen = isOpen;
		const bare = line.replace(COMMENT, "").trim();
		isOpen = bare.endsWith("\\");
		const found = wasOpen || isOpen || bare === "" || isOfPip(bare) ? [{ line }] : splitLine(bare).map((each) => readEntry(each, standard));
		const isBare = found.length === 1 && found[0]?.line === bare;
		for (const each of isBare ? [{ line }] : found) entries.push(each);
	}
	const kept = entries.flatMap(({ line }) => line ?? []);
	const isAsItWas = isSame(kept, text.split(/\r\n|[\r\n]/));
	const listed = (name) => [...new Set(entries.flatMap((each) => each[name] ?? []))];
	return {
		requirements: isAsItWas ? text : kept.join("\n"),
		python: entries.find(({ python }) => python)?.python ?? null,
		deviations: [
			...entries.some(({ isOfConda }) => isOfConda) ? [`conda's packages of ${path} are taken from the Python package index`] : [],
			...deviationOf(`lines of ${path} that name no package are left out`, [...listed("leftOut"), ...hasText ? ["a text"] : []]),
			...deviationOf(`left out of ${path}, as Python has it itself`, listed("ofPython"))
		]
	};
}
const isSame = (some, others) => some.length === others.length && some.every((each, index) => each === others[index]);
/** Lines but for a text of Python's beside which others stand, and those of the shell that was to write the list. */
function withoutProse(lines) {
	const bare = lines.map((line) => line.trim());
	const shell = listShell(bare);
	const prose = new Set(shell);
	for (let index = 0; index < bare.length; index++) {
		const end = findEnd(bare, index);
		for (; index <= end; index++) prose.add(index);
	}
	const left = bare.every((line, place) => prose.has(place) || line.replace(COMMENT, "") === "") ? new Set(shell) : prose;
	const hasText = [...left].some((place) => TEXT$1.test(bare[place] ?? ""));
	return {
		lines: lines.filter((_, place) => !left.has(place)),
		hasText
	};
}
/** The last line of the text that begins on one; -1: none begins there, or it has no end. */
function findEnd(lines, index) {
	const [quotes] = TEXT$1.exec(lines[index] ?? "") ?? [];
	if (quotes === void 0) return -1;
	if (lines[index]?.slice(quotes.length).includes(quotes)) return index;
	for (let place = index + 1; place < lines.length; place++) if (lines[place]?.includes(quotes)) return place;
	return -1;
}
/** Places of the shell's own lines around those that a command of it writes. */
function listShell(lines) {
	const [, , word] = HEREDOC.exec(lines.find((line) => HEREDOC.test(line)) ?? "") ?? [];
	if (word === void 0 || !lines.includes(word)) return [];
	return [...lines.keys()].filter((place) => lines[place] === word || SHELL.test(lines[place] ?? ""));
}
/** Whether a line is in pip's own form. */
function isOfPip(line) {
	const [, before = ""] = BEFORE_OPTION.exec(line) ?? [];
	const isSaid = before.trim() !== "" && /\s/.test(before.trim()) && !isRequirement(before.trim());
	return OF_PIP.test(line) && !PIP.test(line) && !isSaid;
}
/** The requirements of a line; none where it is empty, or only parts others. */
function splitLine(line) {
	const [, installed] = PIP.exec(line) ?? [];
	if (installed !== void 0) return listInstalled(installed).map(strip);
	const bare = strip(line.replace(POINT, ""));
	if (bare === "" || HEAD.test(bare)) return [];
	return bare.split(/,(?=[ \t]{0,9}["'`]?[A-Za-z])/).map(strip);
}
/** A text without what stands around it. */
function strip(text) {
	let [start, end] = [0, text.length];
	while (start < end && AROUND.has(text.charAt(start))) start++;
	while (start < end && AROUND.has(text.charAt(end - 1))) end--;
	return text.slice(start, end);
}
function readEntry(text, standard) {
	const [, name = "", version = "", build] = OF_CONDA.exec(text) ?? [];
	const wanted = name.toLowerCase() === "python" ? version : PINNED_PYTHON.exec(text)?.[1] ?? "";
	if (wanted !== "") return { python: wanted.replaceAll(/^=+|[ \t]/g, "") };
	if (build !== void 0) return {
		isOfConda: true,
		...fromConda(name, `=${version}${build}`)
	};
	const line = version === "" ? text.replace(VERSION_BESIDE, "$1==$2") : `${name}==${version}`;
	if (!isRequirement(line)) return { leftOut: isPlainLine(text) ? `'${text}'` : "a line" };
	const own = nameInLine(line);
	return standard.has(own) ? { ofPython: own } : { line };
}
// src/environment/declared/requirements-file.ts
const INCLUDE = /^[ \t]*(?:-r|--requirement)[ \t=]*(\S+).*$/gm;
const CONSTRAINT = /^[ \t]*(?:-c|--constraint)\b.*\n?/gm;
const MOST_FILES = 20;
const LIST$1 = "requirements.txt";
/** Where somebody else has that list, and by what name. */
const OTHER_LISTS = ["requirements.in", ...[
	"requirements",
	"base",
	"main",
	"common",
	"prod"
].map((name) => `requirements/${name}.txt`)];
const MOST_SLIPS = 2;
/** Whether a file's name is that of the list but for a slip, or in other letters: requiremnts.txt, Requirement.txt; requirements2.txt is another list. */
const isMisspeltList = (name) => name !== "requirements.txt" && /^[a-z]+\.txt$/i.test(name) && name.length <= 18 && editDistance(name.toLowerCase(), "requirements.txt") <= MOST_SLIPS;
/** requirements.txt, with the files that it includes put in their places; none outside of the project. */
async function readRequirementsFile(files, name = LIST$1) {
	const seen = /* @__PURE__ */ new Set();
	async function inline(path) {
		if (seen.has(path)) return "";
		if (seen.add(path).size > MOST_FILES) throw new UserError(`${name} includes more than ${MOST_FILES} files.`);
		const text = await files.read(path);
		if (text === null) return null;
		const next = (await Promise.all([...text.matchAll(INCLUDE)].map(async ([, included = ""]) => {
			const target = posix.join(posix.dirname(path), included);
			const content = posix.isAbsolute(included) ? null : await inline(target);
			if (content !== null) return content;
			throw new UserError(`${path} includes '${included}', which is no file of the project: correct it, or leave it out.`);
		}))).values();
		return text.replaceAll(INCLUDE, () => next.next().value ?? "");
	}
	const text = await inline(name);
	if (text === null) return null;
	const free = text.replaceAll(CONSTRAINT, "");
	const deviations = free === text ? [] : ["constraint files (-c) are left out"];
	const tidy = await tidyLines(free, name);
	return {
		...tidy,
		deviations: [...deviations, ...tidy.deviations]
	};
}
// src/environment/declared/setup-file.ts
/** A list of texts that setup.py has in its code. */
const LIST = /\binstall_requires[ \t]{0,20}=[ \t]{0,20}\[/;
const TEXT = /(['"])([^'"\n]{1,300})\1/g;
/** The key of setup.cfg. */
const KEY = /^install_requires[ \t]*=/;
const PYTHON = /\bpython_requires[ \t]*=[ \t]*['"]([^'"\n]{1,80})['"]/;
/** What setup.py names in a list of its own, or setup.cfg; no code is run. Null where they name nothing. */
async function readSetup({ read }) {
	const script = await read("setup.py") ?? "";
	const lines = [...[...findList(script).replaceAll(/#[^\n]*/g, "").matchAll(TEXT)].map(([, , text]) => text), ...listIndented(await read("setup.cfg") ?? "")].filter((line) => line);
	if (lines.length === 0) return null;
	return {
		requirements: `${lines.join("\n")}\n`,
		python: PYTHON.exec(script)?.[1] ?? null,
		deviations: []
	};
}
/** What stands behind the key, and in the indented lines below it. */
function listIndented(text) {
	const lines = text.split(/\r?\n/);
	const key = lines.findIndex((line) => KEY.test(line));
	if (key < 0) return [];
	const below = lines.slice(key + 1);
	const end = below.findIndex((line) => !/^[ \t]/.test(line));
	return [(lines[key] ?? "").replace(KEY, ""), ...below.slice(0, end < 0 ? below.length : end)].map((line) => line.trim());
}
/** What stands in the brackets of the list. */
function findList(script) {
	const head = LIST.exec(script);
	const from = head === null ? -1 : head.index + head[0].length;
	const to = from < 0 ? -1 : script.indexOf("]", from);
	return to < 0 ? "" : script.slice(from, to);
}
// src/environment/declared/uv-lock.ts
const EXPORT = "export --frozen --offline --no-dev --no-emit-project --no-hashes --no-annotate --no-header --no-python-downloads --quiet";
/**
* uv.lock as uv itself exports it, from a folder that holds it and pyproject.toml alone: there is nothing to build or run. It lies
* in the cache: uv takes a pyproject.toml above it for its workspace, and above a temporary folder anybody could put one.
*/
async function readUvLock(files) {
	try {
		var _usingCtx$1 = _usingCtx();
		const [lock, project, parsed] = [
			await files.read("uv.lock"),
			await files.read("pyproject.toml"),
			await readPyproject(files)
		];
		if (lock === null || project === null || parsed === null) return null;
		const staging = _usingCtx$1.a(removedAfter(await makeHiddenScratch("lock", files.uv.cache)));
		await writeFile(join(staging.folder, "uv.lock"), lock);
		await writeFile(join(staging.folder, "pyproject.toml"), project);
		const { exitCode, stdout, stderr } = await runUv(files.uv, EXPORT.split(" "), { cwd: staging.folder });
		if (exitCode === 0) return {
			requirements: stdout,
			python: pythonOf$1(parsed),
			deviations: []
		};
		const [, line] = /TOML parse error at line (\d{1,9})/.exec(stderr.slice(0, 1e3)) ?? [];
		throw new UserError(`uv.lock can't be read${line ? `, see line ${line}` : ""}`);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
// src/environment/declared/read-declared.ts
const readLists = (names) => Object.fromEntries(names.map((name) => [name, (files) => readRequirementsFile(files, name)]));
const LOCKS = {
	"uv.lock": readUvLock,
	"poetry.lock": readPoetryLock,
	"Pipfile.lock": readPipfileLock
};
const OTHERS = {
	...readLists(OTHER_LISTS),
	"environment.yml": readCondaFile,
	"pyproject.toml": readPyprojectDependencies,
	Pipfile: readPipfile,
	"setup.py": readSetup
};
/** Files of a folder that say it, the most exact first, and how each is read. */
const listReaders = (names) => ({
	...LOCKS,
	...readLists([LIST$1, ...names.filter(isMisspeltList).sort()]),
	...OTHERS
});
/** Whether a file, by its path in a project's folder, is one of those that say what the project needs. */
const isDeclaration = (path) => Object.hasOwn(listReaders([path]), path);
/**
* Packages that the author says the project needs; null where no file says it. A lock that can't be read is passed over,
* since a list beside it says the same less exactly: `unreadable` tells it.
*/
async function readDeclared(files) {
	const unreadable = [];
	for (const [from, read] of Object.entries(listReaders(files.names))) try {
		const found = await read(files);
		if (found) return {
			declared: {
				...found,
				from
			},
			unreadable
		};
	} catch (error) {
		if (!(error instanceof UserError) || !from.endsWith(".lock")) throw error;
		unreadable.push(`not followed: ${error.message.trim().replaceAll(/\s+/g, " ")}`);
	}
	return {
		declared: null,
		unreadable
	};
}
/** What the files beside an entry say, or those of the nearest folder above it that say anything; else the source's own, which say nothing. */
async function readNearestDeclared(sourceFolder, files, entry, uv) {
	for (let home = posix.dirname(entry);; home = posix.dirname(home)) {
		const declarations = openDeclaredFiles(sourceFolder, files, uv, home);
		const { declared, unreadable } = await readDeclared(declarations);
		if (declared === null && home !== ".") continue;
		return {
			declarations,
			declared: declared && {
				...declared,
				from: posix.join(home, declared.from)
			},
			unreadable
		};
	}
}
/** The Python that the author asks for: a pin first, then what a declaration says, then what a package says of itself. */
async function readPythonWanted(files, declared) {
	const { read } = files;
	const project = await readPyproject(files);
	const setup = /^[ \t]*python_requires[ \t]*=[ \t]*(.+)$/m.exec(await read("setup.cfg") ?? "")?.[1];
	const candidates = [
		(await read(".python-version"))?.trim().split("\n")[0],
		(await read("runtime.txt"))?.trim().replace(/^python-/, ""),
		declared,
		project && pythonOf$1(project),
		setup
	];
	for (const each of candidates) {
		const text = each?.trim().split("||")[0]?.trim() ?? "";
		if (PYTHON_VERSIONS.test(text) && parsePythonRange(text) !== null) return text;
	}
	return null;
}
// src/environment/lock-packages.ts
const NOT_MENDED = {
	asked: [],
	isUnpinned: false,
	isOfItsTime: false,
	toMatch: [],
	makers: []
};
/** A mending that takes packages of the commit's time too; null: they are no other, or it takes them already. */
function ofItsTime(mending, { excludeNewer }, asOf) {
	return asOf !== null && excludeNewer !== void 0 && excludeNewer > asOf && !mending.isOfItsTime ? {
		...mending,
		isOfItsTime: true
	} : null;
}
/** Characters, each of which a manifest may count as two. */
const LONGEST_DEVIATION = LONGEST_PROSE / 2;
/** Chooses what a project's packages are taken from and locks them; the settings say how the lock departs from the author's wish. */
async function lockPackages({ slug, folder, files, entry, installs, isVendored }, mending, asOf, uv, context) {
	const source = join(folder, "source");
	const { asked, isUnpinned, toMatch } = mending;
	const entries = [entry, ...mending.makers];
	const { declarations, declared: said, unreadable } = await readNearestDeclared(source, files, entry, uv);
	const wished = [...asked, ...toMatch];
	const given = listBoundOtherwise([said?.requirements ?? "", ...installs].join("\n"), wished);
	const free = (line) => isUnpinned || given.includes(line.trim()) ? withoutPins(line).trim() : line;
	const declared = said && {
		...said,
		requirements: said.requirements.split("\n").map(free).join("\n")
	};
	const pythonWanted = await readPythonWanted(declarations, declared?.python ?? null);
	const chosen = await chooseRequirements({
		project: folder,
		files,
		entries,
		isVendored
	}, declared, installs.map(free), wished);
	const unreached = withoutPackages((await listUnreached(source, files, entries)).join("\n"), asked.map(nameOf));
	const { python, excludeNewer, deviations, leftOut } = await writeLock({
		...uv,
		requirementsFile: join(folder, chosen.path),
		requirementsName: `${slug}: ${declared ? declared.from : `what ${entry} imports`}`,
		unreached: unreached.split("\n"),
		reached: [...await listReached(source, files, entries), ...chosen.added.map(nameOf)],
		lockFile: join(folder, LOCK),
		asOf,
		isOfItsTime: mending.isOfItsTime,
		pythonWanted,
		note: context.logger.status
	});
	const all = [
		...unreadable,
		...declared?.deviations ?? [],
		...tellMore(entry, declared, {
			...chosen,
			given
		}, mending),
		...deviations
	].map((each) => shorten(each, LONGEST_DEVIATION));
	return {
		environment: {
			python,
			...pythonWanted ? { pythonWanted } : {},
			requirements: chosen.path,
			lock: LOCK,
			...excludeNewer ? { excludeNewer } : {},
			...all.length > 0 ? { deviations: all } : {}
		},
		leftOut
	};
}
/** How the requirements go beyond what the author's files declare. */
function tellMore(entry, declared, { added, bounds, given }, { asked, isUnpinned, toMatch }) {
	const forDevelopment = declared?.forDevelopment ?? [];
	const [pinned, free] = [added.filter((each) => forDevelopment.includes(each)), added.filter((each) => ![
		...forDevelopment,
		...bounds,
		...asked,
		...toMatch
	].includes(each))];
	return [
		...isUnpinned ? ["the author's pins are left out: with them the script failed in a package"] : [],
		...deviationOf("bounded, as the code is written for those before", bounds),
		...deviationOf("added, as the script failed without", asked),
		...deviationOf("the author's pins whose place other versions take", isUnpinned ? [] : given),
		...deviationOf("bounded, as the result of the saved cells comes with those before", toMatch),
		...deviationOf(`added, as ${entry} imports it and ${declared?.from} lacks it`, free),
		...deviationOf(`added, as ${entry} imports what ${declared?.from} has for development alone`, pinned)
	];
}
const nameOf = (requirement) => /^[\w.-]+/.exec(requirement)?.[0] ?? "";
export { isCovered as a, isDeclaration as i, lockPackages as n, ofItsTime as r, NOT_MENDED as t };
