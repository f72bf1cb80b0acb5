import { qt as array, sn as string } from "./inputs.js";
import { t as inTurn } from "./in-turn.js";
import { Bt as parseWith, _ as runCommand } from "./base.js";
import { n as moduleName, t as listReachable } from "./reachable-scripts.js";
import { t as readTexts } from "./read-texts.js";
// src/dataset/code/without-docstrings.ts
/** Comments and strings of Python; of several lines is what stands between three quotes. */
const PARTS = /#[^\n]*|('''|""")(?:[^\\]|\\[\s\S])*?(?:\1|$)|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?/g;
/** What the lines above a text end with that is used. */
const GOES_ON = /(?:[([{,=+%\\]|\b(?:and|else|if|in|not|or))$/;
/** Behind the code of a line. */
const COMMENT = /(?:^|[ \t])#.*/;
const LONGEST_LINE = 1e3;
/** Code without its docstrings, and what else stands in texts that nothing uses, as code that was taken out: each as many lines of nothing. */
function withoutDocstrings(code) {
	return code.replaceAll(PARTS, (part, quotes, at) => {
		if (quotes === void 0 || !part.endsWith(quotes) || part.length < 2 * quotes.length) return part;
		const before = code.slice(Math.max(0, at - LONGEST_LINE), at).replace(/\b[rRuUbB]{1,2}$/, "");
		const start = before.lastIndexOf("\n") + 1;
		if (before.slice(start).trim() !== "" || GOES_ON.test(findLastCode(before.slice(0, start)))) return part;
		return part.replaceAll(/[^\n]+/g, "");
	});
}
/** Code without what stands behind a `#` outside of a text. */
const withoutComments = (code) => code.replaceAll(PARTS, (part) => part.startsWith("#") ? "" : part);
/** The end of the last line that is not empty but for a comment. */
function findLastCode(above) {
	let rest = above.trimEnd();
	while (rest !== "") {
		const start = rest.lastIndexOf("\n") + 1;
		const code = rest.slice(start).replace(COMMENT, "").trimEnd();
		if (code !== "") return code;
		rest = rest.slice(0, start).trimEnd();
	}
	return "";
}
/** Modules whose distribution on the package index has another name. A dotted name stands for a part of a namespace. */
const DISTRIBUTIONS = new Map(Object.entries({
	absl: "absl-py",
	arff: "liac-arff",
	attr: "attrs",
	Bio: "biopython",
	bs4: "beautifulsoup4",
	bson: "pymongo",
	community: "python-louvain",
	Crypto: "pycryptodome",
	Cryptodome: "pycryptodomex",
	cv2: "opencv-python-headless",
	dateutil: "python-dateutil",
	decouple: "python-decouple",
	delta: "delta-spark",
	discord: "discord.py",
	distutils: "setuptools",
	dns: "dnspython",
	docx: "python-docx",
	dotenv: "python-dotenv",
	enchant: "pyenchant",
	engineio: "python-engineio",
	faiss: "faiss-cpu",
	ffmpeg: "ffmpeg-python",
	fitz: "pymupdf",
	git: "gitpython",
	github: "pygithub",
	"google.oauth2": "google-auth",
	"google.protobuf": "protobuf",
	googleapiclient: "google-api-python-client",
	gridfs: "pymongo",
	grpc: "grpcio",
	hydra: "hydra-core",
	igraph: "python-igraph",
	imblearn: "imbalanced-learn",
	jose: "python-jose",
	jwt: "pyjwt",
	magic: "python-magic",
	MeCab: "mecab-python3",
	mpl_toolkits: "matplotlib",
	multipart: "python-multipart",
	mysql: "mysql-connector-python",
	MySQLdb: "mysqlclient",
	nacl: "pynacl",
	OpenGL: "pyopengl",
	OpenSSL: "pyopenssl",
	ot: "pot",
	past: "future",
	patoolib: "patool",
	PIL: "pillow",
	pkg_resources: "setuptools",
	pl_bolts: "lightning-bolts",
	pptx: "python-pptx",
	psycopg2: "psycopg2-binary",
	pylab: "matplotlib",
	pythoncom: "pywin32",
	pythonjsonlogger: "python-json-logger",
	pywt: "pywavelets",
	pyximport: "cython",
	rest_framework: "djangorestframework",
	ruamel: "ruamel.yaml",
	scikitplot: "scikit-plot",
	serial: "pyserial",
	skbio: "scikit-bio",
	skfuzzy: "scikit-fuzzy",
	skimage: "scikit-image",
	sklearn: "scikit-learn",
	skmisc: "scikit-misc",
	skmultilearn: "scikit-multilearn",
	skopt: "scikit-optimize",
	sksparse: "scikit-sparse",
	sksurv: "scikit-survival",
	slugify: "python-slugify",
	snowflake: "snowflake-connector-python",
	socketio: "python-socketio",
	socks: "pysocks",
	speech_recognition: "speechrecognition",
	stan: "pystan",
	surprise: "scikit-surprise",
	telegram: "python-telegram-bot",
	tlz: "toolz",
	umap: "umap-learn",
	usb: "pyusb",
	websocket: "websocket-client",
	win32api: "pywin32",
	win32com: "pywin32",
	win32con: "pywin32",
	win32gui: "pywin32",
	wx: "wxpython",
	yaml: "pyyaml",
	zmq: "pyzmq"
}));
// src/dataset/import/derive-requirements.ts
const IMPORT = /^[ \t]*(?:import[ \t]+([\w., \t]+)|from[ \t]+([\w.]+)[ \t]+import[ \t]*\(?([\w, \t]*))/gm;
/**
* The namespace that many distributions share, so that its name alone says nothing: `google.cloud.storage` and
* `google.genai`.
*/
const NAMESPACE = "google";
/** Modules that are only there where a service runs the script. */
const NOT_ON_THE_INDEX = /* @__PURE__ */ new Set(["google.colab"]);
/** The modules that a Python text imports, by their first name; of a shared namespace by as many as tell them apart. */
function listImports(text) {
	const names = readImports(text).flatMap(({ modules, members }) => modules.flatMap((each) => topNames(each, members)));
	return [...new Set(names.filter((name) => name !== ""))].sort();
}
/** The statements of a text that import, but for code that was taken out. */
function readImports(text) {
	return [...withoutDocstrings(text).matchAll(IMPORT)].map(([, plain = "", from, members = ""]) => ({
		isFrom: from !== void 0,
		modules: from === void 0 ? readNames(plain) : [from],
		members: readNames(members)
	}));
}
/** Names in a list, without what each is called from there on. */
const readNames = (list) => list.split(",").map((each) => each.trim().split(/[ \t]/)[0] ?? "");
function topNames(module, members) {
	const [first = ""] = module.split(".");
	if (first !== NAMESPACE) return [first];
	return members.map((member) => `${module}.${member}`.split(".").filter((part) => part !== "")).map((parts) => parts.slice(0, parts[1] === "cloud" ? 3 : 2).join("."));
}
/** Distributions of what the entries, and what they reach, import and neither Python nor the repository has; sorted. */
async function deriveRequirements(folder, files, entries, standardModules) {
	const reached = await reachAll(folder, files, entries);
	const texts = await readTexts(folder, reached);
	const ownModules = listOwnModules(files, texts);
	const isOfOthers = (name) => !standardModules.has(name) && !ownModules.has(name) && !NOT_ON_THE_INDEX.has(name);
	const imported = await listDistributions(folder, reached, isOfOthers);
	const used = USED.flatMap(([pattern, name]) => texts.some((text) => pattern.test(text)) ? [name] : []);
	return [.../* @__PURE__ */ new Set([...imported, ...used])].map(withBound).sort();
}
/** Where packages lie in an environment that somebody committed. */
const OF_ENVIRONMENT = /(?:^|\/)(?:site|dist)-packages\//;
/**
* Modules of the repository by their first names: scripts, packages, and folders from which a text imports what lies in them. Any
* other folder is none, though it be called `xgboost`, or be what `wandb` leaves: Python takes the package of that name.
*/
function listOwnModules(files, texts) {
	const scripts = files.filter((path) => path.endsWith(".py") && !OF_ENVIRONMENT.test(path));
	const inside = /* @__PURE__ */ new Map();
	for (const path of scripts) {
		const names = path.replace(/\.py$/, "").split("/");
		for (const [index, name] of names.slice(0, -1).entries()) {
			const held = inside.get(name) ?? /* @__PURE__ */ new Set();
			inside.set(name, held.add(names[index + 1] ?? ""));
		}
	}
	const taken = texts.flatMap((text) => readImports(text).flatMap(listTaken)).filter(({ first, parts }) => {
		const held = inside.get(first);
		return held !== void 0 && (parts === null || parts.some((part) => held.has(part)));
	});
	return /* @__PURE__ */ new Set([...scripts.map(moduleName), ...taken.map(({ first }) => first)]);
}
/** First names of the modules that a statement imports, and what it takes from each; null: that stands on further lines, or is all. */
function listTaken({ isFrom, modules, members }) {
	const wanted = members.filter((member) => member !== "");
	return modules.map((module) => {
		const [first = "", second] = module.split(".");
		if (second !== void 0) return {
			first,
			parts: [second]
		};
		return {
			first,
			parts: isFrom && wanted.length === 0 ? null : wanted
		};
	});
}
/** The requirement that brings a module which a run looked for and did not find; null: no distribution is called so. */
function requirementOf(module) {
	const [name] = namesOf([module]);
	return name === void 0 ? null : withBound(name);
}
/** The later ones lack what they are asked for: setuptools has no pkg_resources from 82 on. */
const BOUNDS = /* @__PURE__ */ new Map([["setuptools", "setuptools<81"]]);
const withBound = (name) => BOUNDS.get(name) ?? name;
/** What a call needs that no import shows. */
const USED = [
	[/\bread_excel\s*\(|\.to_excel\s*\(/, "openpyxl"],
	[/\bread_parquet\s*\(|\.to_parquet\s*\(/, "pyarrow"],
	[/\.to_markdown\s*\(/, "tabulate"],
	[/\.style\s*\.\s*(?:format|hide|apply|map|bar|highlight_|background_gradient|set_)\w*\s*\(/, "jinja2"],
	[/^[ \t]*from transformers import.*\bTrainer\b/m, "accelerate"],
	[/^[ \t]*from transformers import.*(?:\bTrainer\b|ForSequence|\bpipeline\b)/m, "torch"],
	[/\bdf\w*(?:\[[^\]\n]{1,200}\])?\.(?:plot|hist|boxplot)\s*[.(]/, "matplotlib"]
];
/** What code is written for: later versions take it without a word, and do something else. */
const WRITTEN_FOR = [
	[/\w\[[^\]\n]{1,100}\]\.(?:fillna|replace|clip|mask|where|ffill|bfill)\([^\n]{0,300}\binplace\s{0,9}=\s{0,9}True/, "pandas<3"],
	[/^[ \t]*\w+\[['"][^\]\n]{1,100}['"]\]\[[^\]\n]{1,100}\][ \t]*=[^=]/m, "pandas<3"],
	[/\bdtypes?(?:\[[^\]\n]{1,100}\])?[ \t]*[=!]=[ \t]*(?:np\.)?['"]?(?:object|O)\b/, "pandas<3"]
];
/** Upper bounds of packages for whose older versions the entries, and what they reach, are written. */
async function listBounds(folder, files, entries) {
	const reached = await reachAll(folder, files, entries);
	const texts = await readTexts(folder, reached);
	const found = WRITTEN_FOR.filter(([pattern]) => texts.some((text) => /\bpandas\b/.test(text) && pattern.test(text)));
	return [...new Set(found.map(([, requirement]) => requirement))];
}
/** Distributions that the entries, and what they reach, import. */
async function listReached(folder, files, entries) {
	return listDistributions(folder, await reachAll(folder, files, entries));
}
/** Distributions that only scripts import which no entry reaches. */
async function listUnreached(folder, files, entries) {
	const scripts = scriptsOf(files);
	const reached = await listReached(folder, files, entries);
	return (await listDistributions(folder, scripts)).filter((name) => !reached.includes(name));
}
async function reachAll(folder, files, entries) {
	const reached = await inTurn(entries, (entry) => listReachable(folder, scriptsOf(files), entry));
	return [...new Set(reached.flat())];
}
const scriptsOf = (files) => files.filter((path) => path.endsWith(".py"));
async function listDistributions(folder, scripts, isWanted = () => true) {
	return namesOf((await readTexts(folder, scripts)).flatMap((text) => listImports(text)).filter(isWanted));
}
function namesOf(modules) {
	const names = modules.map((name) => DISTRIBUTIONS.get(name) ?? name.replaceAll(".", "-"));
	return [...new Set(names.filter((name) => !name.startsWith("_")))];
}
/** What the Python on PATH brings with it. */
async function listStandardModules() {
	const result = await runCommand("python3", [
		"-I",
		"-c",
		"import json, sys; print(json.dumps(sorted(sys.stdlib_module_names)))"
	]);
	return new Set(parseWith(array(string()), JSON.parse(result.stdout), "Python's list of its own modules"));
}
export { listStandardModules as a, DISTRIBUTIONS as c, withoutDocstrings as d, listReached as i, PARTS as l, listBounds as n, listUnreached as o, listImports as r, requirementOf as s, deriveRequirements as t, withoutComments as u };
