import { Zt as int, on as strictObject, qt as array, sn as string, tn as number } from "./inputs.js";
import { n as watchAccess } from "./access-times.js";
import { r as putChanges } from "./perturb-data.js";
import { Vt as readJsonText } from "./base.js";
import { In as METRIC_FUNCTIONS } from "./work.js";
import { t as openNotes } from "./home-notes.js";
// src/measurement/probe/trace.ts
const NOTES = openNotes("GREENML_PROBE", ".greenml-probe.json", 1048576);
/** Tells the shim `probe` where its notes go, what computes a metric, and how a library's data sets are changed. */
const traceEnvironment = (libraryData) => ({
	...NOTES.environment,
	GREENML_PROBE_METRICS: METRIC_FUNCTIONS.join(" "),
	GREENML_PROBE_DATA: libraryData === "as-is" ? "" : libraryData
});
const rows = int().nonnegative().nullable();
const share = number().min(0).max(1).nullable();
const notes = strictObject({
	fits: array(strictObject({
		model: string().regex(/^[A-Za-z_]\w{0,60}$/),
		passes: int().positive().nullable(),
		rows,
		duplicates: share
	})),
	predictions: array(strictObject({
		rows,
		onTraining: share
	})),
	metrics: array(strictObject({
		value: number(),
		rows,
		onTraining: share
	})),
	libraries: array(string().regex(/^[a-z_]{1,60}$/)).max(20)
});
/** Reading of a run that was not watched. */
const NO_TRACE = {
	trainedRows: null,
	duplicateRows: null,
	testedRows: null,
	testedOnTraining: null,
	passes: null,
	model: null,
	libraryData: null
};
/**
* Training and tests of a script, by the notes of its own process, which it could have left out or written itself. Where its
* predictions were scored, the test is none of its own: a metric that it computes is of other rows, as of those that it trained on.
*/
async function readTrace(homeFolder, { metric, split }) {
	const content = await NOTES.read(homeFolder);
	const found = notes.safeParse(content && readJsonText(content.toString()));
	const trace = found.success ? summarise(found.data, metric) : NO_TRACE;
	return split ? {
		...trace,
		testedRows: split.testRows,
		testedOnTraining: null
	} : trace;
}
function summarise({ fits, predictions, metrics, libraries }, metric) {
	const largest = largestOf(fits.filter(({ duplicates }) => duplicates !== null)) ?? largestOf(fits);
	const longest = fits.reduce((best, each) => each.passes !== null && each.passes > (best?.passes ?? 0) ? each : best, null);
	const tested = testBehind(metric, metrics) ?? leastTrained(predictions);
	return {
		trainedRows: largest?.rows ?? null,
		duplicateRows: largest?.duplicates ?? null,
		testedRows: tested?.rows ?? null,
		testedOnTraining: tested?.onTraining ?? null,
		passes: longest?.passes ?? null,
		model: longest?.model ?? null,
		libraryData: libraries
	};
}
const largestOf = (fits) => fits.toSorted((a, b) => (a.rows ?? 0) - (b.rows ?? 0)).at(-1) ?? null;
/** The call that returned what was printed; of several the one that speaks best of the script. */
function testBehind(printed, metrics) {
	if (printed === null) return null;
	const { value, normalised } = printed;
	const isPrinted = (returned) => [value, normalised].some((shown) => [
		returned,
		-returned,
		100 * returned,
		Math.sqrt(Math.abs(returned))
	].some((each) => Math.abs(each - shown) <= rounding(shown)));
	return leastTrained(metrics.filter((each) => isPrinted(each.value)));
}
/** Half of a number's last decimal place: what rounding can have taken. A 1 may be 1.000000, of which no digit was lost. */
function rounding(shown) {
	const decimals = `${shown}`.split(".")[1]?.length ?? 0;
	return Math.min(.5000001 * 10 ** -decimals, .01 * Math.abs(shown) + 1e-9);
}
/**
* The test whose model was trained on fewest rows. Only calls on at least a twentieth of the most rows count: one prediction
* for a single new row says nothing. Many such together, a batch or a row at a time, are a test of an unknown number of rows.
*/
function leastTrained(tests) {
	const least = Math.max(0, ...tests.map((each) => each.rows ?? 0)) / 20;
	const [large, small] = [tests.filter(({ rows }) => (rows ?? 0) >= least), tests.filter(({ rows }) => (rows ?? 0) < least)];
	return leastOf(small.length > 0 && small.reduce((sum, { rows }) => sum + (rows ?? 0), 0) >= least ? [...large, ...small.map((each) => ({
		...each,
		rows: null
	}))] : large);
}
function leastOf(tests) {
	const unknown = tests.find(({ onTraining }) => onTraining === null);
	const [first] = tests.toSorted((a, b) => (a.onTraining ?? 0) - (b.onTraining ?? 0));
	return unknown ?? first ?? null;
}
// src/measurement/probe/probe.ts
const LIBRARY_DATA = {
	"label-randomisation": "labels",
	subsample: "half",
	"hidden-data": "as-is",
	"label-exchange": "as-is"
};
/** A run on the project's own data whose training and tests are noted, as they are in probes. */
const watchTraining = () => ({
	shims: ["probe"],
	environment: traceEnvironment("as-is"),
	read: async ({ homeFolder }, seen) => {
		return { probe: {
			perturbation: null,
			watched: true,
			classes: null,
			rows: null,
			dataOpened: null,
			...await readTrace(homeFolder, seen)
		} };
	}
});
/**
* Instrument of one run on changed data, from the copy of the project to what was seen. A run that is not watched is started
* as a measured run that is not watched either: a script that looks for the shim finds none.
*/
function probeValidity({ perturbation, watched, changeData }) {
	let data = null;
	let listOpened = null;
	return {
		shims: watched ? ["probe"] : [],
		environment: watched ? traceEnvironment(LIBRARY_DATA[perturbation]) : {},
		whyNoEnergy: "changed-data",
		change: async (projectFolder) => {
			data = await changeData();
			await putChanges(projectFolder, data);
		},
		begin: async ({ projectFolder }) => {
			listOpened = await watchAccess(projectFolder, data?.places ?? /* @__PURE__ */ new Map());
		},
		read: async ({ homeFolder, folder }, seen) => {
			const { classes = null, rows = null } = data ?? {};
			return { probe: {
				perturbation,
				watched,
				classes,
				rows,
				dataOpened: await listOpened?.(folder) ?? null,
				...watched ? await readTrace(homeFolder, seen) : NO_TRACE
			} };
		}
	};
}
export { probeValidity, watchTraining };
