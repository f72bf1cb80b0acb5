import { Rr as UserError, an as record, ln as tuple, sn as string } from "./inputs.js";
import { Vt as readJsonText } from "./base.js";
// src/generation/models/model-command.ts
const commands = record(string(), tuple([string().min(1)], string()));
/**
* The program and its arguments that the user's environment names for a model, as `GREENML_MODEL_COMMANDS={"mine": ["python3",
* "ask.py"]}`; null: none. Neither a dataset nor a plan can name one.
*/
function readModelCommand(id, env) {
	const given = env.GREENML_MODEL_COMMANDS;
	if (given === void 0 || given.trim() === "") return null;
	const { data } = commands.safeParse(readJsonText(given));
	if (data === void 0) throw new UserError("GREENML_MODEL_COMMANDS is no list of programs: expected JSON such as {\"my-model\": [\"python3\", \"ask.py\"]}.");
	return Object.hasOwn(data, id) ? data[id] ?? null : null;
}
export { readModelCommand as t };
