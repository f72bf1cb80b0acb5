import { E as string, R as registry, a as ZodExactOptional, b as number, c as ZodNumber, g as int, l as ZodNumberFormat, m as boolean, n as ZodBoolean, p as array, r as ZodDefault, t as ZodArray, u as _enum, x as object } from "./schemas.js";
import { y as slug } from "./common.js";
import { n as METERS } from "./meters.js";
// src/schema/options/option.ts
const texts = registry();
/** The options of a verb, which does what `summary` says. */
const verbOptions = (summary, shape) => object(shape).describe(summary);
/** An option that need not be given. Its type says, after "expected", which form a value has. */
const option = (type, ...words) => describe(type.exactOptional(), words);
/** An option with a default. */
const preset = (type, value, ...words) => describe(type.default(value), words);
/** An option that has to be given. */
const required = (type, ...words) => describe(type.clone(), words);
/** An option without a value; `negated` says what turning it off does, where it is on by default. */
function flag(description, { isOn = false, ...extras } = {}) {
	const field = boolean("true or false").default(isOn);
	texts.add(field, {
		description,
		...extras
	});
	return field;
}
function describe(field, [placeholder, description, extras]) {
	texts.add(field, {
		placeholder,
		description,
		...extras
	});
	return field;
}
function textOf(field) {
	const text = texts.get(field);
	if (text === void 0) throw new Error("an option is made by option()");
	return text;
}
const text = string();
function wholeNumber(least) {
	const form = `a whole number, ${least} or more`;
	return int(form).min(least, form);
}
const ABOVE_ZERO = "a number above 0";
const positive = number(ABOVE_ZERO).positive(ABOVE_ZERO);
const FROM_ZERO = "a number, 0 or more";
const fromZero = number(FROM_ZERO).nonnegative(FROM_ZERO);
const choice = (names) => _enum(names, `one of ${names.join(", ")}`);
/** `fanOut` is `--fan-out` and the input `fan-out`. */
const optionName = (field) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The type of the value, without what makes it optional. */
function valueType(field) {
	return field instanceof ZodExactOptional || field instanceof ZodDefault ? valueType(field.unwrap()) : field;
}
/** Undefined where there is none. */
const defaultOf = (field) => field instanceof ZodDefault ? field.def.defaultValue : void 0;
const WHOLE = /^\d+$/;
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** The words that YAML 1.2 knows and @actions/core reads; another is an error, never silently false. */
const FLAG_WORDS = new Map([...[
	"true",
	"True",
	"TRUE"
].map((word) => [word, true]), ...[
	"false",
	"False",
	"FALSE"
].map((word) => [word, false])]);
/** The value that a text means for an option; the text itself where it means none, for the schema to refuse. */
function readText(field, given) {
	const { read, isRepeated } = textOf(field);
	if (read !== void 0) return read(given);
	const type = valueType(field);
	if (type instanceof ZodBoolean) return FLAG_WORDS.get(given) ?? given;
	if (type instanceof ZodNumber) return (type instanceof ZodNumberFormat ? WHOLE : NUMBER).test(given) ? Number(given) : given;
	if (type instanceof ZodArray) return isRepeated ? [given] : splitList(given);
	return given;
}
/** The items of a list that commas or lines part; one that is named twice counts once. */
const splitList = (given) => [...new Set(given.split(/[,\n]/).map((item) => item.trim()).filter((item) => item !== ""))];
/** The values as they are where the schema takes them, without the defaults of what was not given; else null and why. */
function checkGiven(schema, values) {
	const result = schema.safeParse(values);
	const isInput = (_) => result.success;
	return {
		given: isInput(values) ? values : null,
		issues: result.error?.issues ?? []
	};
}
/** What a wrong value should have been; `value` is what `given` was read as. */
function describeFault({ message, path }, given, value) {
	const index = path.findLast((part) => typeof part === "number");
	const item = Array.isArray(value) && index !== void 0 ? value[index] : void 0;
	return typeof item === "string" && item !== given ? `expected ${message}, not '${item}'` : `expected ${message}`;
}
// src/schema/sandbox-choices.ts
const SANDBOX_CHOICES = [
	"auto",
	"container",
	"bubblewrap",
	"none"
];
/** Hardware that a sandbox shows on request only. */
const ALLOWABLE = ["gpu", "rapl"];
// src/schema/options/shared-options.ts
const dataset = preset(text, "dataset", "<dir>", "folder that holds `projects/` and `models.yaml`");
const projects = option(text, "<regex>", "only projects whose name matches this regular expression", { unset: "all whose source is here" });
const collection = option(slug, "<name>", "only projects of this collection, as genai-greenml", { unset: "of any" });
const answers = option(text, "<dir>", "folder of scripts that exist, `<slug>/GENAIGREENML_<mode>_<model>.py`; no model is asked then");
const mirror = option(text, "<place>", "where repositories that the dataset pins are fetched from instead: a folder of repositories, or an address with `{host}`, `{owner}`, `{name}`", { unset: "$GREENML_MIRROR, else where they are pinned" });
const json = option(text, "<file>", "write every number as JSON; - is stdout");
const wait = option(fromZero, "<seconds>", "how long to wait while another measurement runs on this machine; 0: not at all", { unset: "until it ends" });
const campaignOptions = object({
	campaign: required(text, "<dir>", "folder of the campaign"),
	dataset
});
/** Inputs of a workflow, in which a campaign need not be named: there is one a run. */
const campaignInputs = object({
	campaign: preset(text, "campaigns/greenml", "<dir>", "folder of the campaign, relative to the workspace; its last part names the artifacts"),
	dataset
});
const energyOptions = object({
	meter: option(array(choice(METERS)), "<names>", `what measures energy, of ${METERS.join(", ")}, separated by commas`, { unset: "all that this machine has" }),
	requireMeasured: flag("refuse to estimate energy"),
	powercapRoot: option(text, "<dir>", "folder of the energy counters", { unset: "`/sys/class/powercap`" }),
	meterCommand: option(text, "<command>", "command that prints readings of a plug, PDU or IPMI, one a line: `{\"time\": …, \"watts\"|\"joules\": …}`"),
	meterStream: option(text, "<file>", "file or pipe to which another program appends such readings"),
	idleWatts: option(positive, "<w>", "this machine's power at rest in watts, for the estimate"),
	maxWatts: option(positive, "<w>", "this machine's power at full load in watts, for the estimate")
});
const carbonOptions = object({
	country: option(text, "<code>", "where the electricity is from, for carbon: ISO 3166-1 code, or `world`", { unset: "no carbon" }),
	carbonIntensity: option(fromZero, "<g>", "instead of a country: your own grams of CO2 equivalent per kWh"),
	electricityMaps: option(text, "<zone>", "instead of a country: this zone's average now, asked of Electricity Maps with the key in `ELECTRICITY_MAPS_API_KEY`"),
	pue: option(positive, "<x>", "what the building takes for each kWh of the machine", { unset: "1" })
});
/** A job that runs untrusted code may hold no key. */
const electricityMapsInput = option(text, "<zone>", "instead of a country: this zone's average now, asked of the server in `ELECTRICITY_MAPS_API_URL`, which adds the key of Electricity Maps: this job may hold none");
const NO_NAME = /["*/:<>?\\|\r\n]/;
const artifactName = text.refine((name) => name !== "" && !NO_NAME.test(name), "a name without any of \" * / : < > ? \\ |");
const sandboxOptions = object({
	sandbox: preset(choice(SANDBOX_CHOICES), "auto", "<tier>", "isolation; auto takes bubblewrap, else a container, or none for code that is part of this tool"),
	allow: option(array(choice(ALLOWABLE)), "<list>", `hardware that the code may see in its sandbox, of ${ALLOWABLE.join(", ")}, separated by commas`, { unset: "none" }),
	iTrustThisCode: flag("run imported or generated code without a sandbox where there is none; read every line of it first")
});
export { valueType as A, positive as C, splitList as D, required as E, wholeNumber as M, text as O, optionName as S, readText as T, defaultOf as _, carbonOptions as a, fromZero as b, electricityMapsInput as c, mirror as d, projects as f, choice as g, checkGiven as h, campaignOptions as i, verbOptions as j, textOf as k, energyOptions as l, wait as m, artifactName as n, collection as o, sandboxOptions as p, campaignInputs as r, dataset as s, answers as t, json as u, describeFault as v, preset as w, option as x, flag as y };
