import { At as preset, Et as option, Lt as verbOptions, Mt as required, Ot as path, Rt as wholeNumber, kt as positive, st as modelId, xt as choice } from "./inputs.js";
const serveOptions = verbOptions("serve an open model, or an adapter of one, on this machine by OpenAI's protocol until Ctrl-C", {
	model: required(path, "<dir>", "folder of the model, or its name on the Hugging Face hub"),
	adapter: option(path, "<dir>", "folder of a LoRA adapter of that model, as `mlbench finetune` leaves it"),
	name: option(modelId, "<id>", "what it is called", { unset: "the last part of the adapter's folder or the model's" }),
	engine: option(choice(["vllm", "transformers"]), "<name>", "vllm (graphics cards), or transformers: its own server", { unset: "vllm where it is on PATH, else transformers" }),
	port: option(wholeNumber(1024), "<n>", "port on 127.0.0.1", { unset: "one that is free" }),
	topK: preset(wholeNumber(1), 50, "<n>", "of so many likeliest tokens each is drawn, as in the paper"),
	readySeconds: preset(positive, 600, "<s>", "how long it may take until it answers")
});
export { serveOptions as t };
