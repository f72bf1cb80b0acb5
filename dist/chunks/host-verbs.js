import { Et as option, Lt as verbOptions, Ot as path, er as textWidth, ur as count, wt as flag } from "./inputs.js";
import { i as warmOptions, n as lockOptions, r as pruneOptions, t as listOptions } from "./env-options.js";
import { n as testModelOptions, t as modelsOptions } from "./models-options.js";
import { t as serveOptions } from "./serve-options.js";
import { dt as withBelow, lt as group, o as printResult, r as print, ut as verb } from "./start.js";
import { t as verbOfAnyDataset } from "./tool-dataset.js";
// src/schema/options/doctor-options.ts
const doctorOptions = verbOptions("check what this machine can measure and isolate, and how to fix the rest", {
	runner: flag("look at what a runner of benchmarks needs too, and fail where it lacks something"),
	service: flag("instead: print a systemd unit for a runner of this user"),
	json: option(path, "<file>", "write the findings as JSON; - is stdout")
});
// src/cli/host-verbs.ts
/** Verbs over what this machine has: environments, models, meters. */
const hostVerbs = [
	group("env", "the Python environments that projects run in", [
		verb("warm", warmOptions, async (given, context) => {
			const { warmEnvironments } = await import("./warm.js");
			const { ready } = await warmEnvironments(given, context);
			print(`ready: ${count(ready, "project")}`);
		}),
		verb("list", listOptions, async ({ json: file }, context) => {
			const { listEnvironments } = await import("./list.js");
			const { text, json } = await listEnvironments({ width: textWidth(process.stdout) }, context);
			await printResult(file, json, text);
		}),
		verb("prune", pruneOptions, async (given, context) => {
			const { pruneEnvironments } = await import("./prune-environments.js");
			await pruneEnvironments(given, context);
		}),
		verb("lock", lockOptions, async (given, context) => {
			const { lockProjects } = await import("./lock-projects.js");
			for (const path of await lockProjects(given, context)) print(path);
		})
	]),
	withBelow(verbOfAnyDataset("models", modelsOptions, async (given, context) => {
		const { listModels } = await import("./models.js");
		const { json, text } = await listModels(given, textWidth(process.stdout), context);
		await printResult(given.json, json, text);
	}), [verbOfAnyDataset("test", testModelOptions, async (given, context) => {
		const { tryModel } = await import("./models.js");
		const { json, text, works } = await tryModel(given, context);
		await printResult(given.json, json, text);
		if (!works) process.exitCode = 1;
	})]),
	verb("serve", serveOptions, async (given, context) => {
		const { serve } = await import("./serve.js");
		await serve(given, context, ({ text }) => print(text));
		process.exitCode = 0;
	}),
	verb("doctor", doctorOptions, async (given, context) => {
		const { doctor, prepareService } = await import("./doctor.js");
		if (given.service) return print((await prepareService(context)).trimEnd());
		const { text, json, exitCode } = await doctor({
			...given,
			width: textWidth(process.stdout)
		}, context);
		await printResult(given.json, json, text);
		if (exitCode !== 0) process.exitCode = exitCode;
	})
];
export { hostVerbs };
