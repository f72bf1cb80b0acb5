// src/schema/meters.ts
/** Every meter by the name under which it is asked for and stands on record. */
const METERS = [
	"powercap",
	"perf",
	"nvml",
	"nvidia-smi",
	"hwmon",
	"amdsmi",
	"powermetrics",
	"external",
	"estimate"
];
/** The models by which `estimate` makes up what nothing measured: with watts of the user's own, or means of cloud machines. */
const ESTIMATE_MODELS = ["linear-own-watts", "linear-per-vcpu"];
/** What a reading of energy names as its meter. */
const READING_METERS = [...METERS, ...ESTIMATE_MODELS];
/** What counts floating-point operations. */
const FLOP_METERS = ["perf", "torch-flop-counter"];
export { METERS as n, READING_METERS as r, FLOP_METERS as t };
