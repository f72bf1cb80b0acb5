import { t as require_dist } from "./dist3.js";
import { Rr as UserError, dr as escapePattern, lr as compareTexts, mr as quoteWord } from "./inputs.js";
import { Ct as statIfPresent, an as lookBelow, dn as walkTree, ln as readIfPlain, wt as writeFileAtomic } from "./base.js";
import { n as warnOfPin, t as checkPin } from "./check-pin.js";
import "./task-templates.js";
import { n as hasFence, t as extractCode } from "./fences.js";
import { h as withoutEnding, m as isScript, o as readShell, r as runsProgram } from "./read-commands.js";
import { t as splitSections } from "./sections.js";
import { t as findTemplates } from "./task-templates2.js";
import { n as renderMined } from "./task-build.js";
import { r as mineOptions } from "./build-options.js";
import { join, posix } from "node:path";
// src/mlbench/building/candidate-values.ts
var import_dist = require_dist();
const INTEGER = /^\d{1,9}$/;
const DECIMAL = /^\d*\.\d+$|^\d+(?:\.\d+)?e-?\d+$/i;
const MOST_VALUES = 8;
const VALUE$1 = /^[^\p{Cc}'"\\`$]{1,100}$/u;
/**
* Values that a parameter may take: that of its page first, then others that the repository names for it; of a number alone that
* no other stands beside, its neighbours: the half and the double, or ten times as much and a tenth.
*/
function candidateValues(own, others) {
	const known = [.../* @__PURE__ */ new Set([own, ...others])].filter((value) => VALUE$1.test(value));
	return [...new Set(known.length > 1 ? known : [own, ...neighboursOf(own)])].slice(0, MOST_VALUES);
}
/** Small whole numbers choose a device, or turn something on: they have none. */
function neighboursOf(value) {
	if (INTEGER.test(value)) {
		const number = Number(value);
		return number < 2 ? [] : [String(Math.floor(number / 2)), String(number * 2)];
	}
	if (!DECIMAL.test(value)) return [];
	const number = Number(value);
	if (number === 0) return [];
	return [
		number * 10,
		number / 10,
		number * 2
	].map((each) => String(Number(each.toPrecision(6))));
}
/** The choices that a program's parser of arguments gives an option. Linear in the program. */
function readChoices(script, name) {
	const found = [];
	for (const call of script.split("add_argument(").slice(1)) {
		const head = call.slice(0, 1e3);
		if (!new RegExp(`['"]--?${escapePattern(name).replaceAll("_", "[_-]")}['"]`).test(head.slice(0, 200))) continue;
		const [list = ""] = (head.split(/choices\s*=\s*[[(]/)[1] ?? "").split(/[\])]/);
		for (const [, quoted, plain] of list.matchAll(/['"]([^'"]*)['"]|([\w.-]+)/g)) found.push(quoted ?? plain ?? "");
	}
	return found;
}
// src/mlbench/building/mine-code.ts
const OPTION = /^--?([A-Za-z][\w.-]*)$/;
const OPTION_WITH_VALUE = /^(--?|\+{0,2})([A-Za-z][\w.-]*)=(.+)$/;
/** What a value may be: one that stands for another, as `<path>` or `$DATA`, is none. */
const VALUE = /^(?!-[A-Za-z-])[\w./:,@%+ -]{1,100}$/;
const MOST_PARAMETERS = 30;
/** The template of a command that starts a program of the repository with values for options; null: it is none. */
function mineCommand(command, folder, programs) {
	if (!runsProgram(command)) return null;
	const found = findProgram(command.words, folder, programs);
	if (found === null) return null;
	const parameters = /* @__PURE__ */ new Map();
	const words = command.words.map((word, index) => {
		if (index <= found.index) return quoteWord(word);
		const [, dashes = "", name = "", value = ""] = OPTION_WITH_VALUE.exec(word) ?? [];
		if (take(parameters, name, value)) return `${dashes}${name}={{${name}}}`;
		const before = OPTION.exec(command.words[index - 1] ?? "")?.[1] ?? "";
		return index - 1 > found.index && take(parameters, before, word) ? `{{${before}}}` : quoteWord(word);
	});
	if (parameters.size === 0) return null;
	return {
		path: found.folder,
		type: "Bash Script",
		program: found.program,
		parameters: listed(parameters),
		named: withoutEnding(found.program),
		code: [...command.assignments.map(quoteWord), ...words].join(" ")
	};
}
function take(parameters, name, value) {
	if (name === "" || parameters.has(name) || parameters.size >= MOST_PARAMETERS) return false;
	if (!VALUE.test(value) || !/[\p{L}\p{N}]/u.test(value)) return false;
	parameters.set(name, value);
	return true;
}
const listed = (parameters) => [...parameters].map(([name, value]) => ({
	name,
	value
}));
/** The program of the repository that a command names, by a path from the page's folder or from the top. */
function findProgram(words, folder, programs) {
	for (const [index, word] of words.entries()) {
		const isModule = words[index - 1] === "-m";
		if (!isModule && !isScript(word)) continue;
		const names = isModule ? [`${word.replaceAll(".", "/")}.py`, `${word.replaceAll(".", "/")}/__main__.py`] : [word];
		for (const from of /* @__PURE__ */ new Set([folder, "."])) {
			const program = names.map((name) => posix.join(from, name)).find((path) => programs.has(path));
			if (program !== void 0) return {
				index,
				program,
				folder: from
			};
		}
	}
	return null;
}
const IMPORT = /^(?:from|import)[ \t]+([A-Za-z_][\w.]*)/gm;
const KEYWORD = /([(,]\s*)([A-Za-z]\w*)(\s*=\s*)(-?\d+(?:\.\d+)?(?:e-?\d+)?|'[^'"\\\n`$]{1,100}'|"[^'"\\\n`$]{1,100}")(?=\s*[,)])/g;
/** The template of a page's example in Python that imports a module of the repository and hands it literals by name; null: it is none. */
function minePython(section, folder, programs) {
	const code = extractCode(section, "python");
	const modules = [...code.matchAll(IMPORT)].map(([, name = ""]) => name);
	const found = [folder, "."].flatMap((from) => modules.filter((name) => isModule(posix.join(from, name.split(".")[0] ?? ""), programs)).map((name) => ({
		from,
		name
	})))[0];
	if (found === void 0 || !hasFence(section) || code.includes(">>>")) return null;
	const parameters = /* @__PURE__ */ new Map();
	const template = code.replace(KEYWORD, (whole, open, name, equals, literal) => {
		const quote = /^['"]/.exec(literal)?.[0] ?? "";
		const value = quote === "" ? literal : literal.slice(1, -1);
		return take(parameters, name, value) ? `${open}${name}${equals}${quote}{{${name}}}${quote}` : whole;
	});
	if (parameters.size === 0) return null;
	const named = found.name.replaceAll(".", "/");
	return {
		path: found.from,
		type: "Python Code",
		program: null,
		named,
		parameters: listed(parameters),
		code: template
	};
}
function isModule(path, programs) {
	if (programs.has(`${path}.py`)) return true;
	for (const program of programs) if (program.startsWith(`${path}/`)) return true;
	return false;
}
// src/mlbench/building/readme-pages.ts
const MOST_BYTES = 4 * 1024 ** 2;
const MOST_PAGES = 1e3;
const PAGE = /readme[^/]*$/i;
const IS_TEXT = /(?:\.(?:md|markdown|rst|txt)|readme)$/i;
/** Files of a repository with README in their name, in the order of their paths, and the paths of all its programs. */
async function readPages(source) {
	const paths = [];
	const programs = /* @__PURE__ */ new Set();
	for await (const { path, kind } of walkTree(source, (folder) => folder !== ".git")) {
		if (kind !== "file") continue;
		if (isScript(path)) programs.add(path);
		if (PAGE.test(path) && IS_TEXT.test(path) && paths.length < MOST_PAGES) paths.push(path);
	}
	const pages = [];
	for (const path of paths.sort()) {
		const text = (await readIfPlain(source, path, MOST_BYTES))?.toString("utf8").replace(/\r\n?/g, "\n");
		if (text === void 0) continue;
		const sections = splitSections(`\n=== repos/${path} ===\n${text}\n`);
		pages.push({
			path,
			folder: posix.dirname(path),
			sections
		});
	}
	return {
		pages,
		programs
	};
}
// src/mlbench/building/mine-templates.ts
const MOST_SCRIPT_BYTES = 1024 ** 2;
/**
* Draft of a repository's templates: each command of its READMEs that starts a program of the repository with options, and each
* example in Python that imports one of its modules, with the values that its pages and programs name for each parameter. Pages
* are ranked by how many they have; no more than `most` templates, those of the richest pages first.
*/
async function mineTemplates(source, most) {
	const { pages, programs } = await readPages(source);
	const mined = pages.flatMap((page) => minePage(page, programs));
	const countOf = (page) => unique(mined.filter((each) => each.page === page)).length;
	const ranked = pages.map((page) => ({
		page,
		count: countOf(page)
	})).sort((a, b) => b.count - a.count || depthOf(a.page) - depthOf(b.page) || compareTexts(a.page.path, b.page.path));
	const chosen = unique(ranked.flatMap(({ page }) => mined.filter((each) => each.page === page))).slice(0, most);
	const scripts = /* @__PURE__ */ new Map();
	for (const { program } of chosen) if (program !== null && !scripts.has(program)) scripts.set(program, (await readIfPlain(source, program, MOST_SCRIPT_BYTES))?.toString("utf8") ?? "");
	const ids = /* @__PURE__ */ new Map();
	return {
		schemaVersion: 1,
		pages: ranked.map(({ page, count }) => ({
			path: page.path,
			templates: count
		})),
		templates: chosen.map((each) => makeTemplate(each, mined, scripts.get(each.program ?? "") ?? "", ids))
	};
}
function minePage(page, programs) {
	return page.sections.flatMap((section) => {
		const commands = readShell(extractCode(section.text, "shell")).flatMap((command) => mineCommand(command, page.folder, programs) ?? []);
		const python = minePython(section.text, page.folder, programs);
		return [...commands, ...python === null ? [] : [python]].map((each) => ({
			...each,
			page,
			oracle: section.text
		}));
	});
}
const depthOf = ({ path }) => path.split("/").length;
/** The first of those with one code and folder. */
const unique = (mined) => [...new Map([...mined].reverse().map((each) => [`${each.path}\0${each.code}`, each])).values()].reverse();
function makeTemplate(each, mined, script, ids) {
	const { page, path, type, oracle, code, program, parameters } = each;
	const alike = mined.filter((other) => program === null ? other === each : other.program === program);
	return {
		id: nameTemplate(each, ids),
		readme: page.path,
		path,
		type,
		oracle,
		prefixCode: "",
		code,
		parameters: parameters.map(({ name, value }) => {
			return {
				name,
				values: candidateValues(value, [...alike.flatMap((other) => other.parameters.filter((own) => own.name === name).map((own) => own.value)), ...readChoices(script, name)])
			};
		})
	};
}
function nameTemplate({ named }, ids) {
	const base = posix.basename(named).toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|(?<!-)-+$/g, "").slice(0, 60);
	const name = base === "" ? "task" : base;
	const times = (ids.get(name) ?? 0) + 1;
	ids.set(name, times);
	return times === 1 ? name : `${name}-${times}`;
}
// src/commands/mlbench/mine.ts
/** Writes a draft of a repository's templates. UserError where there is one already, or nothing to make one of. */
async function mine(given, { logger }) {
	const { repositories: root, most, force, ...named } = mineOptions.parse(given);
	const { repository, file } = await findTemplates(named);
	if (!force && await statIfPresent(file) !== null) throw new UserError(`${file} is there already, and may be corrected by hand: --force writes over it.`);
	const source = join(root, repository.folder);
	if ((await lookBelow(root, repository.folder)).kind !== "folder") throw new UserError(`${root} has no folder ${repository.folder}: \`greenml mlbench fetch\` puts it there.`);
	const pin = await checkPin(source, repository.commit);
	if (pin !== "verified") warnOfPin(source, pin, logger);
	const templates = await mineTemplates(source, most);
	if (templates.templates.length === 0) throw new UserError(`No README in ${source} has a command with options, or an example in Python, for a program of the repository.`, 1);
	await writeFileAtomic(file, `# yaml-language-server: \$schema=../../../schemas/task-templates.schema.json
${(0, import_dist.stringify)(templates, { lineWidth: 0 })}`);
	return {
		file,
		text: renderMined(templates)
	};
}
export { mine };
