import { St as sha256Hex, Xt as TOOL_VERSION } from "./base.js";
import { t as recordId } from "./record-id.js";
import { vt as usualShim } from "./inputs.js";
import "./read.js";
import { randomUUID } from "node:crypto";
// src/benchmark/blank-record.ts
/** A run that could not be made: why, and nothing measured. */
function recordWithoutRun(run, settings, status, reason) {
	return {
		...blankRecord(run, settings),
		status,
		errorMessage: reason,
		failureClass: status === "environment-failed" ? "environment" : null
	};
}
const identifyRun = ({ variant, shim, block, attempt }) => ({
	variant: variant.id,
	shim,
	block: block.id,
	purpose: block.purpose,
	attempt
});
/** The record of a planned run before anything of it is known. */
function blankRecord(run, settings) {
	const { variant, code, orderIndex, primaryFamilyHash, block } = run;
	const { project, host, sandbox, environment } = settings;
	const identity = identifyRun(run);
	return {
		...NOTHING_KNOWN,
		...variant,
		...identity,
		...block.setting === void 0 ? {} : { setting: block.setting },
		id: recordId(identity),
		orderIndex,
		variantHash: code === null ? null : sha256Hex(code),
		sourceHash: project.sourceHash,
		lockHash: environment?.lockHash ?? null,
		primaryFamilyHash,
		environment: environment ? `Python ${environment.pythonVersion}` : null,
		sandbox: sandbox.tier,
		host,
		startedAt: (/* @__PURE__ */ new Date()).toISOString()
	};
}
/** The blank record of a command that belongs to no campaign. */
function recordOfCommand(host, sandbox) {
	return {
		...NOTHING_KNOWN,
		id: sha256Hex(randomUUID()).slice(0, 16),
		project: null,
		mode: null,
		model: null,
		variant: "sandbox",
		shim: "as-is",
		sample: null,
		iteration: null,
		block: "sandbox",
		orderIndex: 0,
		purpose: "measured",
		attempt: 1,
		variantHash: null,
		sourceHash: null,
		lockHash: null,
		primaryFamilyHash: null,
		environment: null,
		sandbox,
		host,
		startedAt: (/* @__PURE__ */ new Date()).toISOString()
	};
}
const NOTHING_KNOWN = {
	schemaVersion: 5,
	status: "failed",
	exitCode: null,
	signal: null,
	errorType: null,
	errorMessage: null,
	tracebackTail: null,
	failureClass: null,
	flags: [],
	metric: null,
	split: null,
	wallSeconds: null,
	userSeconds: null,
	systemSeconds: null,
	peakMemoryBytes: null,
	reasons: {},
	energy: [],
	idle: [],
	carbon: null,
	phaseCpuSeconds: null,
	flops: [],
	probe: null,
	conditions: null,
	toolVersion: TOOL_VERSION,
	log: null,
	logSha256: null
};
/** A run of the author's script that no campaign planned. */
function unplannedRun(project) {
	const id = `${project}/original`;
	const nothing = {
		model: null,
		sample: null,
		iteration: null
	};
	const shim = usualShim("original");
	return {
		variant: {
			id,
			project,
			mode: "original",
			...nothing
		},
		shim,
		block: {
			id: `${project}/check`,
			project,
			model: null,
			purpose: "measured",
			perturbation: null,
			session: 1,
			number: 1,
			watched: false,
			order: [{
				variant: id,
				shim
			}]
		},
		orderIndex: 0,
		attempt: 1,
		code: null,
		primaryFamilyHash: null
	};
}
export { unplannedRun as a, recordWithoutRun as i, identifyRun as n, recordOfCommand as r, blankRecord as t };
