import { Yt as PACKAGE_ROOT } from "./base.js";
import { St as defaultOf } from "./inputs.js";
import { ut as verb } from "./start.js";
import { join } from "node:path";
import { existsSync } from "node:fs";
// src/cli/tool-dataset.ts
/** A verb that reads of a dataset what this tool's own has for everybody: that is taken where none is named and none is here. */
const verbOfAnyDataset = (name, schema, act) => verb(name, schema, (given, context) => act({
	...given,
	...chooseDataset(schema, given, context)
}, context));
function chooseDataset({ shape }, given, { logger }) {
	const usual = shape.dataset && defaultOf(shape.dataset);
	if (typeof usual !== "string" || given.dataset !== void 0 || existsSync(usual)) return {};
	const dataset = join(PACKAGE_ROOT, "dataset");
	logger.info(`there is no folder ${usual} here: greenml's own is taken, ${dataset} (--dataset names another)`);
	return { dataset };
}
export { verbOfAnyDataset as t };
