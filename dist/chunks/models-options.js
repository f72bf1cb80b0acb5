import { Lt as verbOptions, M as json, Mt as required, O as dataset, Pt as text } from "./inputs.js";
// src/schema/options/models-options.ts
const modelsOptions = verbOptions("the models of `models.yaml`: which can be asked from here, at what price", {
	dataset,
	json
});
const testModelOptions = verbOptions("make one cheap call, and show what works", {
	id: required(text, "<id>", "model of `models.yaml`", { isArgument: true }),
	dataset,
	json
});
export { testModelOptions as n, modelsOptions as t };
