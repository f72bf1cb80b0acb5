import { a as __toESM, i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { $n as terminalLogger, $t as literal, Br as errorMessage, Ct as describeFault, Dt as optionName, Et as option, Ft as textOf, Ht as ZodEnum, I as sandboxOptions, It as valueType, Jt as boolean, Kr as refuseStopped, Lr as NotNow, Lt as verbOptions, Mt as required, Or as explainFault, Ot as path, Pt as text, Qn as describeFault$1, Rr as UserError, Sr as cleanText, St as defaultOf, Ut as ZodExactOptional, Vr as interruptible, Vt as ZodDefault, Wt as _enum, Xt as discriminatedUnion, Zn as useProxies, Zt as int, br as cleanLine, bt as checkGiven, cr as compareNaturally, er as textWidth, f as sum, fr as lastLines, hr as quoteWords, jr as explainNewFile, jt as readText$1, mn as safeParse, nn as object, or as _usingCtx, pr as nameFact, qn as isSecretName, qr as stopped, qt as array, rn as partialRecord, s as mean, sn as string, tn as number, tr as wrapText, ur as count, wr as printableJson, xr as cleanMessage, zr as errorCode } from "./inputs.js";
import { $ as threading, Ct as statIfPresent, D as isSameZone, E as isDoubtful, Ft as isStream, Gt as findClosest, I as seededRandom, L as memoise, Q as THREAD_VARIABLES, St as sha256Hex, Tt as writeJson, V as cpuSecondsOf$1, Xt as TOOL_VERSION, Zt as assetPath, an as lookBelow, b as timerMilliseconds, i as OWN_PYTHON, l as makeScratch, ln as readIfPlain, m as statFields, n as gramsOf, nt as sampledReason, p as removedAfter, r as explainNotStarted, rt as treeReason, v as signalGroup, w as energyOfHost, wt as writeFileAtomic, yn as GIB } from "./base.js";
import { a as revisionFields, n as measureOptions, r as measureSettings } from "./measure-options.js";
import { basename, delimiter, dirname, isAbsolute, join, resolve } from "node:path";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import { isatty } from "node:tty";
import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, readSync, readdirSync, realpathSync, statSync } from "node:fs";
import { open, readFile, readdir, rm, stat } from "node:fs/promises";
import { availableParallelism, constants as constants$2, cpus, hostname, release, totalmem } from "node:os";
import { createInterface } from "node:readline/promises";
import { once } from "node:events";
import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { createHash, randomBytes, randomInt } from "node:crypto";
import { createInterface as createInterface$1 } from "node:readline";
// src/base/processes/signal-codes.ts
const NUMBERS = new Map(Object.entries(constants$2.signals));
/** Exit code by which a shell tells a signal, 128 + n; of none that this system knows that of SIGKILL, by which runs are ended. */
const codeOfSignal = (signal) => 128 + (NUMBERS.get(signal ?? "") ?? constants$2.signals.SIGKILL);
/** Signal that such a code tells; null: it tells none. */
const signalOfCode = (code) => [...NUMBERS].find(([, number]) => 128 + number === code)?.[0] ?? null;
// src/cli/ask-at-terminal.ts
/** Asks a person at the terminal for one of several; an empty line takes the first. Returns its index. */
async function askAtTerminal(question, choices, signal) {
	const terminal = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	try {
		const list = choices.map((choice, index) => `  ${index + 1}  ${choice}`);
		process.stderr.write(`${cleanMessage([question, ...list].join("\n"))}\n`);
		for (;;) {
			const answer = (await terminal.question("number [1]: ", signal ? { signal } : {})).trim();
			const index = answer === "" ? 0 : Number(answer) - 1;
			if (choices[index] !== void 0) return index;
			process.stderr.write(`a number from 1 to ${choices.length}\n`);
		}
	} finally {
		terminal.close();
	}
}
// node_modules/commander/lib/error.js
var require_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* CommanderError class
	*/
	var CommanderError = class extends Error {
		/**
		* Constructs the CommanderError class
		* @param {number} exitCode suggested exit code which could be used with process.exit
		* @param {string} code an id string representing the error
		* @param {string} message human-readable description of the error
		*/
		constructor(exitCode, code, message) {
			super(message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
			this.code = code;
			this.exitCode = exitCode;
			this.nestedError = void 0;
		}
	};
	/**
	* InvalidArgumentError class
	*/
	var InvalidArgumentError = class extends CommanderError {
		/**
		* Constructs the InvalidArgumentError class
		* @param {string} [message] explanation of why argument is invalid
		*/
		constructor(message) {
			super(1, "commander.invalidArgument", message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
		}
	};
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
}));
// node_modules/commander/lib/argument.js
var require_argument = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Argument = class {
		/**
		* Initialize a new command argument with the given name and description.
		* The default is that the argument is required, and you can explicitly
		* indicate this with <> around the name. Put [] around the name for an optional argument.
		*
		* @param {string} name
		* @param {string} [description]
		*/
		constructor(name, description) {
			this.description = description || "";
			this.variadic = false;
			this.parseArg = void 0;
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.argChoices = void 0;
			switch (name[0]) {
				case "<":
					this.required = true;
					this._name = name.slice(1, -1);
					break;
				case "[":
					this.required = false;
					this._name = name.slice(1, -1);
					break;
				default:
					this.required = true;
					this._name = name;
			}
			if (this._name.endsWith("...")) {
				this.variadic = true;
				this._name = this._name.slice(0, -3);
			}
		}
		/**
		* Return argument name.
		*
		* @return {string}
		*/
		name() {
			return this._name;
		}
		/**
		* @package
		*/
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		/**
		* Set the default value, and optionally supply the description to be displayed in the help.
		*
		* @param {*} value
		* @param {string} [description]
		* @return {Argument}
		*/
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		/**
		* Set the custom handler for processing CLI command arguments into argument values.
		*
		* @param {Function} [fn]
		* @return {Argument}
		*/
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		/**
		* Only allow argument value to be one of choices.
		*
		* @param {string[]} values
		* @return {Argument}
		*/
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		/**
		* Make argument required.
		*
		* @returns {Argument}
		*/
		argRequired() {
			this.required = true;
			return this;
		}
		/**
		* Make argument optional.
		*
		* @returns {Argument}
		*/
		argOptional() {
			this.required = false;
			return this;
		}
	};
	/**
	* Takes an argument and returns its human readable equivalent for help usage.
	*
	* @param {Argument} arg
	* @return {string}
	* @private
	*/
	function humanReadableArgName(arg) {
		const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
		return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
	}
	exports.Argument = Argument;
	exports.humanReadableArgName = humanReadableArgName;
}));
// node_modules/commander/lib/help.js
var require_help = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { humanReadableArgName } = require_argument();
	/**
	* TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
	* https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
	* @typedef { import("./argument.js").Argument } Argument
	* @typedef { import("./command.js").Command } Command
	* @typedef { import("./option.js").Option } Option
	*/
	var Help = class {
		constructor() {
			this.helpWidth = void 0;
			this.minWidthToWrap = 40;
			this.sortSubcommands = false;
			this.sortOptions = false;
			this.showGlobalOptions = false;
		}
		/**
		* prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
		* and just before calling `formatHelp()`.
		*
		* Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
		*
		* @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
		*/
		prepareContext(contextOptions) {
			this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
		}
		/**
		* Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
		*
		* @param {Command} cmd
		* @returns {Command[]}
		*/
		visibleCommands(cmd) {
			const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
			const helpCommand = cmd._getHelpCommand();
			if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
			if (this.sortSubcommands) visibleCommands.sort((a, b) => {
				return a.name().localeCompare(b.name());
			});
			return visibleCommands;
		}
		/**
		* Compare options for sort.
		*
		* @param {Option} a
		* @param {Option} b
		* @returns {number}
		*/
		compareOptions(a, b) {
			const getSortKey = (option) => {
				return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
			};
			return getSortKey(a).localeCompare(getSortKey(b));
		}
		/**
		* Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
		*
		* @param {Command} cmd
		* @returns {Option[]}
		*/
		visibleOptions(cmd) {
			const visibleOptions = cmd.options.filter((option) => !option.hidden);
			const helpOption = cmd._getHelpOption();
			if (helpOption && !helpOption.hidden) {
				const removeShort = helpOption.short && cmd._findOption(helpOption.short);
				const removeLong = helpOption.long && cmd._findOption(helpOption.long);
				if (!removeShort && !removeLong) visibleOptions.push(helpOption);
				else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description));
				else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description));
			}
			if (this.sortOptions) visibleOptions.sort(this.compareOptions);
			return visibleOptions;
		}
		/**
		* Get an array of the visible global options. (Not including help.)
		*
		* @param {Command} cmd
		* @returns {Option[]}
		*/
		visibleGlobalOptions(cmd) {
			if (!this.showGlobalOptions) return [];
			const globalOptions = [];
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
				const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
				globalOptions.push(...visibleOptions);
			}
			if (this.sortOptions) globalOptions.sort(this.compareOptions);
			return globalOptions;
		}
		/**
		* Get an array of the arguments if any have a description.
		*
		* @param {Command} cmd
		* @returns {Argument[]}
		*/
		visibleArguments(cmd) {
			if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
				argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
			});
			if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
			return [];
		}
		/**
		* Get the command term to show in the list of subcommands.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		subcommandTerm(cmd) {
			const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
			return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
		}
		/**
		* Get the option term to show in the list of options.
		*
		* @param {Option} option
		* @returns {string}
		*/
		optionTerm(option) {
			return option.flags;
		}
		/**
		* Get the argument term to show in the list of arguments.
		*
		* @param {Argument} argument
		* @returns {string}
		*/
		argumentTerm(argument) {
			return argument.name();
		}
		/**
		* Get the longest command term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestSubcommandTermLength(cmd, helper) {
			return helper.visibleCommands(cmd).reduce((max, command) => {
				return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
			}, 0);
		}
		/**
		* Get the longest option term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestOptionTermLength(cmd, helper) {
			return helper.visibleOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		/**
		* Get the longest global option term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestGlobalOptionTermLength(cmd, helper) {
			return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		/**
		* Get the longest argument term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestArgumentTermLength(cmd, helper) {
			return helper.visibleArguments(cmd).reduce((max, argument) => {
				return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
			}, 0);
		}
		/**
		* Get the command usage to be displayed at the top of the built-in help.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		commandUsage(cmd) {
			let cmdName = cmd._name;
			if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
			let ancestorCmdNames = "";
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
			return ancestorCmdNames + cmdName + " " + cmd.usage();
		}
		/**
		* Get the description for the command.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		commandDescription(cmd) {
			return cmd.description();
		}
		/**
		* Get the subcommand summary to show in the list of subcommands.
		* (Fallback to description for backwards compatibility.)
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		subcommandDescription(cmd) {
			return cmd.summary() || cmd.description();
		}
		/**
		* Get the option description to show in the list of options.
		*
		* @param {Option} option
		* @return {string}
		*/
		optionDescription(option) {
			const extraInfo = [];
			if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (option.defaultValue !== void 0) {
				if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
			}
			if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
			if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (option.description) return `${option.description} ${extraDescription}`;
				return extraDescription;
			}
			return option.description;
		}
		/**
		* Get the argument description to show in the list of arguments.
		*
		* @param {Argument} argument
		* @return {string}
		*/
		argumentDescription(argument) {
			const extraInfo = [];
			if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (argument.description) return `${argument.description} ${extraDescription}`;
				return extraDescription;
			}
			return argument.description;
		}
		/**
		* Format a list of items, given a heading and an array of formatted items.
		*
		* @param {string} heading
		* @param {string[]} items
		* @param {Help} helper
		* @returns string[]
		*/
		formatItemList(heading, items, helper) {
			if (items.length === 0) return [];
			return [
				helper.styleTitle(heading),
				...items,
				""
			];
		}
		/**
		* Group items by their help group heading.
		*
		* @param {Command[] | Option[]} unsortedItems
		* @param {Command[] | Option[]} visibleItems
		* @param {Function} getGroup
		* @returns {Map<string, Command[] | Option[]>}
		*/
		groupItems(unsortedItems, visibleItems, getGroup) {
			const result = /* @__PURE__ */ new Map();
			unsortedItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
			});
			visibleItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
				result.get(group).push(item);
			});
			return result;
		}
		/**
		* Generate the built-in help text.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {string}
		*/
		formatHelp(cmd, helper) {
			const termWidth = helper.padWidth(cmd, helper);
			const helpWidth = helper.helpWidth ?? 80;
			function callFormatItem(term, description) {
				return helper.formatItem(term, termWidth, description, helper);
			}
			let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
			const commandDescription = helper.commandDescription(cmd);
			if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
			const argumentList = helper.visibleArguments(cmd).map((argument) => {
				return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
			});
			output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
			this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
				const optionList = options.map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList(group, optionList, helper));
			});
			if (helper.showGlobalOptions) {
				const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
			}
			this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
				const commandList = commands.map((sub) => {
					return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
				});
				output = output.concat(this.formatItemList(group, commandList, helper));
			});
			return output.join("\n");
		}
		/**
		* Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
		*
		* @param {string} str
		* @returns {number}
		*/
		displayWidth(str) {
			return stripColor(str).length;
		}
		/**
		* Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
		*
		* @param {string} str
		* @returns {string}
		*/
		styleTitle(str) {
			return str;
		}
		styleUsage(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word === "[command]") return this.styleSubcommandText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleCommandText(word);
			}).join(" ");
		}
		styleCommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleOptionDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleSubcommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleArgumentDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleDescriptionText(str) {
			return str;
		}
		styleOptionTerm(str) {
			return this.styleOptionText(str);
		}
		styleSubcommandTerm(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleSubcommandText(word);
			}).join(" ");
		}
		styleArgumentTerm(str) {
			return this.styleArgumentText(str);
		}
		styleOptionText(str) {
			return str;
		}
		styleArgumentText(str) {
			return str;
		}
		styleSubcommandText(str) {
			return str;
		}
		styleCommandText(str) {
			return str;
		}
		/**
		* Calculate the pad width from the maximum term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		padWidth(cmd, helper) {
			return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
		}
		/**
		* Detect manually wrapped and indented strings by checking for line break followed by whitespace.
		*
		* @param {string} str
		* @returns {boolean}
		*/
		preformatted(str) {
			return /\n[^\S\r\n]/.test(str);
		}
		/**
		* Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
		*
		* So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
		*   TTT  DDD DDDD
		*        DD DDD
		*
		* @param {string} term
		* @param {number} termWidth
		* @param {string} description
		* @param {Help} helper
		* @returns {string}
		*/
		formatItem(term, termWidth, description, helper) {
			const itemIndent = 2;
			const itemIndentStr = " ".repeat(itemIndent);
			if (!description) return itemIndentStr + term;
			const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
			const spacerWidth = 2;
			const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
			let formattedDescription;
			if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
			else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
			return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
		}
		/**
		* Wrap a string at whitespace, preserving existing line breaks.
		* Wrapping is skipped if the width is less than `minWidthToWrap`.
		*
		* @param {string} str
		* @param {number} width
		* @returns {string}
		*/
		boxWrap(str, width) {
			if (width < this.minWidthToWrap) return str;
			const rawLines = str.split(/\r\n|\n/);
			const chunkPattern = /[\s]*[^\s]+/g;
			const wrappedLines = [];
			rawLines.forEach((line) => {
				const chunks = line.match(chunkPattern);
				if (chunks === null) {
					wrappedLines.push("");
					return;
				}
				let sumChunks = [chunks.shift()];
				let sumWidth = this.displayWidth(sumChunks[0]);
				chunks.forEach((chunk) => {
					const visibleWidth = this.displayWidth(chunk);
					if (sumWidth + visibleWidth <= width) {
						sumChunks.push(chunk);
						sumWidth += visibleWidth;
						return;
					}
					wrappedLines.push(sumChunks.join(""));
					const nextChunk = chunk.trimStart();
					sumChunks = [nextChunk];
					sumWidth = this.displayWidth(nextChunk);
				});
				wrappedLines.push(sumChunks.join(""));
			});
			return wrappedLines.join("\n");
		}
	};
	/**
	* Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
	*
	* @param {string} str
	* @returns {string}
	* @package
	*/
	function stripColor(str) {
		return str.replace(/\x1b\[\d*(;\d*)*m/g, "");
	}
	exports.Help = Help;
	exports.stripColor = stripColor;
}));
// node_modules/commander/lib/option.js
var require_option = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Option = class {
		/**
		* Initialize a new `Option` with the given `flags` and `description`.
		*
		* @param {string} flags
		* @param {string} [description]
		*/
		constructor(flags, description) {
			this.flags = flags;
			this.description = description || "";
			this.required = flags.includes("<");
			this.optional = flags.includes("[");
			this.variadic = /\w\.\.\.[>\]]$/.test(flags);
			this.mandatory = false;
			const optionFlags = splitOptionFlags(flags);
			this.short = optionFlags.shortFlag;
			this.long = optionFlags.longFlag;
			this.negate = false;
			if (this.long) this.negate = this.long.startsWith("--no-");
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.presetArg = void 0;
			this.envVar = void 0;
			this.parseArg = void 0;
			this.hidden = false;
			this.argChoices = void 0;
			this.conflictsWith = [];
			this.implied = void 0;
			this.helpGroupHeading = void 0;
		}
		/**
		* Set the default value, and optionally supply the description to be displayed in the help.
		*
		* @param {*} value
		* @param {string} [description]
		* @return {Option}
		*/
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		/**
		* Preset to use when option used without option-argument, especially optional but also boolean and negated.
		* The custom processing (parseArg) is called.
		*
		* @example
		* new Option('--color').default('GREYSCALE').preset('RGB');
		* new Option('--donate [amount]').preset('20').argParser(parseFloat);
		*
		* @param {*} arg
		* @return {Option}
		*/
		preset(arg) {
			this.presetArg = arg;
			return this;
		}
		/**
		* Add option name(s) that conflict with this option.
		* An error will be displayed if conflicting options are found during parsing.
		*
		* @example
		* new Option('--rgb').conflicts('cmyk');
		* new Option('--js').conflicts(['ts', 'jsx']);
		*
		* @param {(string | string[])} names
		* @return {Option}
		*/
		conflicts(names) {
			this.conflictsWith = this.conflictsWith.concat(names);
			return this;
		}
		/**
		* Specify implied option values for when this option is set and the implied options are not.
		*
		* The custom processing (parseArg) is not called on the implied values.
		*
		* @example
		* program
		*   .addOption(new Option('--log', 'write logging information to file'))
		*   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
		*
		* @param {object} impliedOptionValues
		* @return {Option}
		*/
		implies(impliedOptionValues) {
			let newImplied = impliedOptionValues;
			if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
			this.implied = Object.assign(this.implied || {}, newImplied);
			return this;
		}
		/**
		* Set environment variable to check for option value.
		*
		* An environment variable is only used if when processed the current option value is
		* undefined, or the source of the current value is 'default' or 'config' or 'env'.
		*
		* @param {string} name
		* @return {Option}
		*/
		env(name) {
			this.envVar = name;
			return this;
		}
		/**
		* Set the custom handler for processing CLI option arguments into option values.
		*
		* @param {Function} [fn]
		* @return {Option}
		*/
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		/**
		* Whether the option is mandatory and must have a value after parsing.
		*
		* @param {boolean} [mandatory=true]
		* @return {Option}
		*/
		makeOptionMandatory(mandatory = true) {
			this.mandatory = !!mandatory;
			return this;
		}
		/**
		* Hide option in help.
		*
		* @param {boolean} [hide=true]
		* @return {Option}
		*/
		hideHelp(hide = true) {
			this.hidden = !!hide;
			return this;
		}
		/**
		* @package
		*/
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		/**
		* Only allow option value to be one of choices.
		*
		* @param {string[]} values
		* @return {Option}
		*/
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		/**
		* Return option name.
		*
		* @return {string}
		*/
		name() {
			if (this.long) return this.long.replace(/^--/, "");
			return this.short.replace(/^-/, "");
		}
		/**
		* Return option name, in a camelcase format that can be used
		* as an object attribute key.
		*
		* @return {string}
		*/
		attributeName() {
			if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
			return camelcase(this.name());
		}
		/**
		* Set the help group heading.
		*
		* @param {string} heading
		* @return {Option}
		*/
		helpGroup(heading) {
			this.helpGroupHeading = heading;
			return this;
		}
		/**
		* Check if `arg` matches the short or long flag.
		*
		* @param {string} arg
		* @return {boolean}
		* @package
		*/
		is(arg) {
			return this.short === arg || this.long === arg;
		}
		/**
		* Return whether a boolean option.
		*
		* Options are one of boolean, negated, required argument, or optional argument.
		*
		* @return {boolean}
		* @package
		*/
		isBoolean() {
			return !this.required && !this.optional && !this.negate;
		}
	};
	/**
	* This class is to make it easier to work with dual options, without changing the existing
	* implementation. We support separate dual options for separate positive and negative options,
	* like `--build` and `--no-build`, which share a single option value. This works nicely for some
	* use cases, but is tricky for others where we want separate behaviours despite
	* the single shared option value.
	*/
	var DualOptions = class {
		/**
		* @param {Option[]} options
		*/
		constructor(options) {
			this.positiveOptions = /* @__PURE__ */ new Map();
			this.negativeOptions = /* @__PURE__ */ new Map();
			this.dualOptions = /* @__PURE__ */ new Set();
			options.forEach((option) => {
				if (option.negate) this.negativeOptions.set(option.attributeName(), option);
				else this.positiveOptions.set(option.attributeName(), option);
			});
			this.negativeOptions.forEach((value, key) => {
				if (this.positiveOptions.has(key)) this.dualOptions.add(key);
			});
		}
		/**
		* Did the value come from the option, and not from possible matching dual option?
		*
		* @param {*} value
		* @param {Option} option
		* @returns {boolean}
		*/
		valueFromOption(value, option) {
			const optionKey = option.attributeName();
			if (!this.dualOptions.has(optionKey)) return true;
			const preset = this.negativeOptions.get(optionKey).presetArg;
			const negativeValue = preset !== void 0 ? preset : false;
			return option.negate === (negativeValue === value);
		}
	};
	/**
	* Convert string from kebab-case to camelCase.
	*
	* @param {string} str
	* @return {string}
	* @private
	*/
	function camelcase(str) {
		return str.split("-").reduce((str, word) => {
			return str + word[0].toUpperCase() + word.slice(1);
		});
	}
	/**
	* Split the short and long flag out of something like '-m,--mixed <value>'
	*
	* @private
	*/
	function splitOptionFlags(flags) {
		let shortFlag;
		let longFlag;
		const shortFlagExp = /^-[^-]$/;
		const longFlagExp = /^--[^-]/;
		const flagParts = flags.split(/[ |,]+/).concat("guard");
		if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
		if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (!shortFlag && longFlagExp.test(flagParts[0])) {
			shortFlag = longFlag;
			longFlag = flagParts.shift();
		}
		if (flagParts[0].startsWith("-")) {
			const unsupportedFlag = flagParts[0];
			const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
			if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
			if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
			if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
			throw new Error(`${baseError}
- unrecognised flag format`);
		}
		if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
		return {
			shortFlag,
			longFlag
		};
	}
	exports.Option = Option;
	exports.DualOptions = DualOptions;
}));
// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = /* @__PURE__ */ __commonJSMin(((exports) => {
	const maxDistance = 3;
	function editDistance(a, b) {
		if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
		const d = [];
		for (let i = 0; i <= a.length; i++) d[i] = [i];
		for (let j = 0; j <= b.length; j++) d[0][j] = j;
		for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
			let cost = 1;
			if (a[i - 1] === b[j - 1]) cost = 0;
			else cost = 1;
			d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
		}
		return d[a.length][b.length];
	}
	/**
	* Find close matches, restricted to same number of edits.
	*
	* @param {string} word
	* @param {string[]} candidates
	* @returns {string}
	*/
	function suggestSimilar(word, candidates) {
		if (!candidates || candidates.length === 0) return "";
		candidates = Array.from(new Set(candidates));
		const searchingOptions = word.startsWith("--");
		if (searchingOptions) {
			word = word.slice(2);
			candidates = candidates.map((candidate) => candidate.slice(2));
		}
		let similar = [];
		let bestDistance = maxDistance;
		const minSimilarity = .4;
		candidates.forEach((candidate) => {
			if (candidate.length <= 1) return;
			const distance = editDistance(word, candidate);
			const length = Math.max(word.length, candidate.length);
			if ((length - distance) / length > minSimilarity) {
				if (distance < bestDistance) {
					bestDistance = distance;
					similar = [candidate];
				} else if (distance === bestDistance) similar.push(candidate);
			}
		});
		similar.sort((a, b) => a.localeCompare(b));
		if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
		if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
		if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
		return "";
	}
	exports.suggestSimilar = suggestSimilar;
}));
// node_modules/commander/lib/command.js
var require_command = /* @__PURE__ */ __commonJSMin(((exports) => {
	const EventEmitter = __require("node:events").EventEmitter;
	const childProcess = __require("node:child_process");
	const path = __require("node:path");
	const fs = __require("node:fs");
	const process = __require("node:process");
	const { Argument, humanReadableArgName } = require_argument();
	const { CommanderError } = require_error();
	const { Help, stripColor } = require_help();
	const { Option, DualOptions } = require_option();
	const { suggestSimilar } = require_suggestSimilar();
	var Command = class Command extends EventEmitter {
		/**
		* Initialize a new `Command`.
		*
		* @param {string} [name]
		*/
		constructor(name) {
			super();
			/** @type {Command[]} */
			this.commands = [];
			/** @type {Option[]} */
			this.options = [];
			this.parent = null;
			this._allowUnknownOption = false;
			this._allowExcessArguments = false;
			/** @type {Argument[]} */
			this.registeredArguments = [];
			this._args = this.registeredArguments;
			/** @type {string[]} */
			this.args = [];
			this.rawArgs = [];
			this.processedArgs = [];
			this._scriptPath = null;
			this._name = name || "";
			this._optionValues = {};
			this._optionValueSources = {};
			this._storeOptionsAsProperties = false;
			this._actionHandler = null;
			this._executableHandler = false;
			this._executableFile = null;
			this._executableDir = null;
			this._defaultCommandName = null;
			this._exitCallback = null;
			this._aliases = [];
			this._combineFlagAndOptionalValue = true;
			this._description = "";
			this._summary = "";
			this._argsDescription = void 0;
			this._enablePositionalOptions = false;
			this._passThroughOptions = false;
			this._lifeCycleHooks = {};
			/** @type {(boolean | string)} */
			this._showHelpAfterError = false;
			this._showSuggestionAfterError = true;
			this._savedState = null;
			this._outputConfiguration = {
				writeOut: (str) => process.stdout.write(str),
				writeErr: (str) => process.stderr.write(str),
				outputError: (str, write) => write(str),
				getOutHelpWidth: () => process.stdout.isTTY ? process.stdout.columns : void 0,
				getErrHelpWidth: () => process.stderr.isTTY ? process.stderr.columns : void 0,
				getOutHasColors: () => useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
				getErrHasColors: () => useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
				stripColor: (str) => stripColor(str)
			};
			this._hidden = false;
			/** @type {(Option | null | undefined)} */
			this._helpOption = void 0;
			this._addImplicitHelpCommand = void 0;
			/** @type {Command} */
			this._helpCommand = void 0;
			this._helpConfiguration = {};
			/** @type {string | undefined} */
			this._helpGroupHeading = void 0;
			/** @type {string | undefined} */
			this._defaultCommandGroup = void 0;
			/** @type {string | undefined} */
			this._defaultOptionGroup = void 0;
		}
		/**
		* Copy settings that are useful to have in common across root command and subcommands.
		*
		* (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
		*
		* @param {Command} sourceCommand
		* @return {Command} `this` command for chaining
		*/
		copyInheritedSettings(sourceCommand) {
			this._outputConfiguration = sourceCommand._outputConfiguration;
			this._helpOption = sourceCommand._helpOption;
			this._helpCommand = sourceCommand._helpCommand;
			this._helpConfiguration = sourceCommand._helpConfiguration;
			this._exitCallback = sourceCommand._exitCallback;
			this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
			this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
			this._allowExcessArguments = sourceCommand._allowExcessArguments;
			this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
			this._showHelpAfterError = sourceCommand._showHelpAfterError;
			this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
			return this;
		}
		/**
		* @returns {Command[]}
		* @private
		*/
		_getCommandAndAncestors() {
			const result = [];
			for (let command = this; command; command = command.parent) result.push(command);
			return result;
		}
		/**
		* Define a command.
		*
		* There are two styles of command: pay attention to where to put the description.
		*
		* @example
		* // Command implemented using action handler (description is supplied separately to `.command`)
		* program
		*   .command('clone <source> [destination]')
		*   .description('clone a repository into a newly created directory')
		*   .action((source, destination) => {
		*     console.log('clone command called');
		*   });
		*
		* // Command implemented using separate executable file (description is second parameter to `.command`)
		* program
		*   .command('start <service>', 'start named service')
		*   .command('stop [service]', 'stop named service, or all if no name supplied');
		*
		* @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
		* @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
		* @param {object} [execOpts] - configuration options (for executable)
		* @return {Command} returns new command for action handler, or `this` for executable command
		*/
		command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
			let desc = actionOptsOrExecDesc;
			let opts = execOpts;
			if (typeof desc === "object" && desc !== null) {
				opts = desc;
				desc = null;
			}
			opts = opts || {};
			const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
			const cmd = this.createCommand(name);
			if (desc) {
				cmd.description(desc);
				cmd._executableHandler = true;
			}
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			cmd._hidden = !!(opts.noHelp || opts.hidden);
			cmd._executableFile = opts.executableFile || null;
			if (args) cmd.arguments(args);
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd.copyInheritedSettings(this);
			if (desc) return this;
			return cmd;
		}
		/**
		* Factory routine to create a new unattached command.
		*
		* See .command() for creating an attached subcommand, which uses this routine to
		* create the command. You can override createCommand to customise subcommands.
		*
		* @param {string} [name]
		* @return {Command} new command
		*/
		createCommand(name) {
			return new Command(name);
		}
		/**
		* You can customise the help with a subclass of Help by overriding createHelp,
		* or by overriding Help properties using configureHelp().
		*
		* @return {Help}
		*/
		createHelp() {
			return Object.assign(new Help(), this.configureHelp());
		}
		/**
		* You can customise the help by overriding Help properties using configureHelp(),
		* or with a subclass of Help by overriding createHelp().
		*
		* @param {object} [configuration] - configuration options
		* @return {(Command | object)} `this` command for chaining, or stored configuration
		*/
		configureHelp(configuration) {
			if (configuration === void 0) return this._helpConfiguration;
			this._helpConfiguration = configuration;
			return this;
		}
		/**
		* The default output goes to stdout and stderr. You can customise this for special
		* applications. You can also customise the display of errors by overriding outputError.
		*
		* The configuration properties are all functions:
		*
		*     // change how output being written, defaults to stdout and stderr
		*     writeOut(str)
		*     writeErr(str)
		*     // change how output being written for errors, defaults to writeErr
		*     outputError(str, write) // used for displaying errors and not used for displaying help
		*     // specify width for wrapping help
		*     getOutHelpWidth()
		*     getErrHelpWidth()
		*     // color support, currently only used with Help
		*     getOutHasColors()
		*     getErrHasColors()
		*     stripColor() // used to remove ANSI escape codes if output does not have colors
		*
		* @param {object} [configuration] - configuration options
		* @return {(Command | object)} `this` command for chaining, or stored configuration
		*/
		configureOutput(configuration) {
			if (configuration === void 0) return this._outputConfiguration;
			this._outputConfiguration = {
				...this._outputConfiguration,
				...configuration
			};
			return this;
		}
		/**
		* Display the help or a custom message after an error occurs.
		*
		* @param {(boolean|string)} [displayHelp]
		* @return {Command} `this` command for chaining
		*/
		showHelpAfterError(displayHelp = true) {
			if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
			this._showHelpAfterError = displayHelp;
			return this;
		}
		/**
		* Display suggestion of similar commands for unknown commands, or options for unknown options.
		*
		* @param {boolean} [displaySuggestion]
		* @return {Command} `this` command for chaining
		*/
		showSuggestionAfterError(displaySuggestion = true) {
			this._showSuggestionAfterError = !!displaySuggestion;
			return this;
		}
		/**
		* Add a prepared subcommand.
		*
		* See .command() for creating an attached subcommand which inherits settings from its parent.
		*
		* @param {Command} cmd - new subcommand
		* @param {object} [opts] - configuration options
		* @return {Command} `this` command for chaining
		*/
		addCommand(cmd, opts) {
			if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
			opts = opts || {};
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			if (opts.noHelp || opts.hidden) cmd._hidden = true;
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd._checkForBrokenPassThrough();
			return this;
		}
		/**
		* Factory routine to create a new unattached argument.
		*
		* See .argument() for creating an attached argument, which uses this routine to
		* create the argument. You can override createArgument to return a custom argument.
		*
		* @param {string} name
		* @param {string} [description]
		* @return {Argument} new argument
		*/
		createArgument(name, description) {
			return new Argument(name, description);
		}
		/**
		* Define argument syntax for command.
		*
		* The default is that the argument is required, and you can explicitly
		* indicate this with <> around the name. Put [] around the name for an optional argument.
		*
		* @example
		* program.argument('<input-file>');
		* program.argument('[output-file]');
		*
		* @param {string} name
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom argument processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		argument(name, description, parseArg, defaultValue) {
			const argument = this.createArgument(name, description);
			if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
			else argument.default(parseArg);
			this.addArgument(argument);
			return this;
		}
		/**
		* Define argument syntax for command, adding multiple at once (without descriptions).
		*
		* See also .argument().
		*
		* @example
		* program.arguments('<cmd> [env]');
		*
		* @param {string} names
		* @return {Command} `this` command for chaining
		*/
		arguments(names) {
			names.trim().split(/ +/).forEach((detail) => {
				this.argument(detail);
			});
			return this;
		}
		/**
		* Define argument syntax for command, adding a prepared argument.
		*
		* @param {Argument} argument
		* @return {Command} `this` command for chaining
		*/
		addArgument(argument) {
			const previousArgument = this.registeredArguments.slice(-1)[0];
			if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
			if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
			this.registeredArguments.push(argument);
			return this;
		}
		/**
		* Customise or override default help command. By default a help command is automatically added if your command has subcommands.
		*
		* @example
		*    program.helpCommand('help [cmd]');
		*    program.helpCommand('help [cmd]', 'show help');
		*    program.helpCommand(false); // suppress default help command
		*    program.helpCommand(true); // add help command even if no subcommands
		*
		* @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
		* @param {string} [description] - custom description
		* @return {Command} `this` command for chaining
		*/
		helpCommand(enableOrNameAndArgs, description) {
			if (typeof enableOrNameAndArgs === "boolean") {
				this._addImplicitHelpCommand = enableOrNameAndArgs;
				if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
				return this;
			}
			const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
			const helpDescription = description ?? "display help for command";
			const helpCommand = this.createCommand(helpName);
			helpCommand.helpOption(false);
			if (helpArgs) helpCommand.arguments(helpArgs);
			if (helpDescription) helpCommand.description(helpDescription);
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
			return this;
		}
		/**
		* Add prepared custom help command.
		*
		* @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
		* @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
		* @return {Command} `this` command for chaining
		*/
		addHelpCommand(helpCommand, deprecatedDescription) {
			if (typeof helpCommand !== "object") {
				this.helpCommand(helpCommand, deprecatedDescription);
				return this;
			}
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			this._initCommandGroup(helpCommand);
			return this;
		}
		/**
		* Lazy create help command.
		*
		* @return {(Command|null)}
		* @package
		*/
		_getHelpCommand() {
			if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
				if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
				return this._helpCommand;
			}
			return null;
		}
		/**
		* Add hook for life cycle event.
		*
		* @param {string} event
		* @param {Function} listener
		* @return {Command} `this` command for chaining
		*/
		hook(event, listener) {
			const allowedValues = [
				"preSubcommand",
				"preAction",
				"postAction"
			];
			if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
			if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
			else this._lifeCycleHooks[event] = [listener];
			return this;
		}
		/**
		* Register callback to use as replacement for calling process.exit.
		*
		* @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
		* @return {Command} `this` command for chaining
		*/
		exitOverride(fn) {
			if (fn) this._exitCallback = fn;
			else this._exitCallback = (err) => {
				if (err.code !== "commander.executeSubCommandAsync") throw err;
			};
			return this;
		}
		/**
		* Call process.exit, and _exitCallback if defined.
		*
		* @param {number} exitCode exit code for using with process.exit
		* @param {string} code an id string representing the error
		* @param {string} message human-readable description of the error
		* @return never
		* @private
		*/
		_exit(exitCode, code, message) {
			if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
			process.exit(exitCode);
		}
		/**
		* Register callback `fn` for the command.
		*
		* @example
		* program
		*   .command('serve')
		*   .description('start service')
		*   .action(function() {
		*      // do work here
		*   });
		*
		* @param {Function} fn
		* @return {Command} `this` command for chaining
		*/
		action(fn) {
			const listener = (args) => {
				const expectedArgsCount = this.registeredArguments.length;
				const actionArgs = args.slice(0, expectedArgsCount);
				if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
				else actionArgs[expectedArgsCount] = this.opts();
				actionArgs.push(this);
				return fn.apply(this, actionArgs);
			};
			this._actionHandler = listener;
			return this;
		}
		/**
		* Factory routine to create a new unattached option.
		*
		* See .option() for creating an attached option, which uses this routine to
		* create the option. You can override createOption to return a custom option.
		*
		* @param {string} flags
		* @param {string} [description]
		* @return {Option} new option
		*/
		createOption(flags, description) {
			return new Option(flags, description);
		}
		/**
		* Wrap parseArgs to catch 'commander.invalidArgument'.
		*
		* @param {(Option | Argument)} target
		* @param {string} value
		* @param {*} previous
		* @param {string} invalidArgumentMessage
		* @private
		*/
		_callParseArg(target, value, previous, invalidArgumentMessage) {
			try {
				return target.parseArg(value, previous);
			} catch (err) {
				if (err.code === "commander.invalidArgument") {
					const message = `${invalidArgumentMessage} ${err.message}`;
					this.error(message, {
						exitCode: err.exitCode,
						code: err.code
					});
				}
				throw err;
			}
		}
		/**
		* Check for option flag conflicts.
		* Register option if no conflicts found, or throw on conflict.
		*
		* @param {Option} option
		* @private
		*/
		_registerOption(option) {
			const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
			if (matchingOption) {
				const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
				throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
			}
			this._initOptionGroup(option);
			this.options.push(option);
		}
		/**
		* Check for command name and alias conflicts with existing commands.
		* Register command if no conflicts found, or throw on conflict.
		*
		* @param {Command} command
		* @private
		*/
		_registerCommand(command) {
			const knownBy = (cmd) => {
				return [cmd.name()].concat(cmd.aliases());
			};
			const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
			if (alreadyUsed) {
				const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
				const newCmd = knownBy(command).join("|");
				throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
			}
			this._initCommandGroup(command);
			this.commands.push(command);
		}
		/**
		* Add an option.
		*
		* @param {Option} option
		* @return {Command} `this` command for chaining
		*/
		addOption(option) {
			this._registerOption(option);
			const oname = option.name();
			const name = option.attributeName();
			if (option.negate) {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(name, option.defaultValue === void 0 ? true : option.defaultValue, "default");
			} else if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
			const handleOptionValue = (val, invalidValueMessage, valueSource) => {
				if (val == null && option.presetArg !== void 0) val = option.presetArg;
				const oldValue = this.getOptionValue(name);
				if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
				else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
				if (val == null) {
					if (option.negate) val = false;
					else if (option.isBoolean() || option.optional) val = true;
					else val = "";
				}
				this.setOptionValueWithSource(name, val, valueSource);
			};
			this.on("option:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "cli");
			});
			if (option.envVar) this.on("optionEnv:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "env");
			});
			return this;
		}
		/**
		* Internal implementation shared by .option() and .requiredOption()
		*
		* @return {Command} `this` command for chaining
		* @private
		*/
		_optionEx(config, flags, description, fn, defaultValue) {
			if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
			const option = this.createOption(flags, description);
			option.makeOptionMandatory(!!config.mandatory);
			if (typeof fn === "function") option.default(defaultValue).argParser(fn);
			else if (fn instanceof RegExp) {
				const regex = fn;
				fn = (val, def) => {
					const m = regex.exec(val);
					return m ? m[0] : def;
				};
				option.default(defaultValue).argParser(fn);
			} else option.default(fn);
			return this.addOption(option);
		}
		/**
		* Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
		*
		* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
		* option-argument is indicated by `<>` and an optional option-argument by `[]`.
		*
		* See the README for more details, and see also addOption() and requiredOption().
		*
		* @example
		* program
		*     .option('-p, --pepper', 'add pepper')
		*     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
		*     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
		*     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
		*
		* @param {string} flags
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom option processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		option(flags, description, parseArg, defaultValue) {
			return this._optionEx({}, flags, description, parseArg, defaultValue);
		}
		/**
		* Add a required option which must have a value after parsing. This usually means
		* the option must be specified on the command line. (Otherwise the same as .option().)
		*
		* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
		*
		* @param {string} flags
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom option processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		requiredOption(flags, description, parseArg, defaultValue) {
			return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
		}
		/**
		* Alter parsing of short flags with optional values.
		*
		* @example
		* // for `.option('-f,--flag [value]'):
		* program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
		* program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
		*
		* @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
		* @return {Command} `this` command for chaining
		*/
		combineFlagAndOptionalValue(combine = true) {
			this._combineFlagAndOptionalValue = !!combine;
			return this;
		}
		/**
		* Allow unknown options on the command line.
		*
		* @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
		* @return {Command} `this` command for chaining
		*/
		allowUnknownOption(allowUnknown = true) {
			this._allowUnknownOption = !!allowUnknown;
			return this;
		}
		/**
		* Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
		*
		* @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
		* @return {Command} `this` command for chaining
		*/
		allowExcessArguments(allowExcess = true) {
			this._allowExcessArguments = !!allowExcess;
			return this;
		}
		/**
		* Enable positional options. Positional means global options are specified before subcommands which lets
		* subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
		* The default behaviour is non-positional and global options may appear anywhere on the command line.
		*
		* @param {boolean} [positional]
		* @return {Command} `this` command for chaining
		*/
		enablePositionalOptions(positional = true) {
			this._enablePositionalOptions = !!positional;
			return this;
		}
		/**
		* Pass through options that come after command-arguments rather than treat them as command-options,
		* so actual command-options come before command-arguments. Turning this on for a subcommand requires
		* positional options to have been enabled on the program (parent commands).
		* The default behaviour is non-positional and options may appear before or after command-arguments.
		*
		* @param {boolean} [passThrough] for unknown options.
		* @return {Command} `this` command for chaining
		*/
		passThroughOptions(passThrough = true) {
			this._passThroughOptions = !!passThrough;
			this._checkForBrokenPassThrough();
			return this;
		}
		/**
		* @private
		*/
		_checkForBrokenPassThrough() {
			if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
		}
		/**
		* Whether to store option values as properties on command object,
		* or store separately (specify false). In both cases the option values can be accessed using .opts().
		*
		* @param {boolean} [storeAsProperties=true]
		* @return {Command} `this` command for chaining
		*/
		storeOptionsAsProperties(storeAsProperties = true) {
			if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
			if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
			this._storeOptionsAsProperties = !!storeAsProperties;
			return this;
		}
		/**
		* Retrieve option value.
		*
		* @param {string} key
		* @return {object} value
		*/
		getOptionValue(key) {
			if (this._storeOptionsAsProperties) return this[key];
			return this._optionValues[key];
		}
		/**
		* Store option value.
		*
		* @param {string} key
		* @param {object} value
		* @return {Command} `this` command for chaining
		*/
		setOptionValue(key, value) {
			return this.setOptionValueWithSource(key, value, void 0);
		}
		/**
		* Store option value and where the value came from.
		*
		* @param {string} key
		* @param {object} value
		* @param {string} source - expected values are default/config/env/cli/implied
		* @return {Command} `this` command for chaining
		*/
		setOptionValueWithSource(key, value, source) {
			if (this._storeOptionsAsProperties) this[key] = value;
			else this._optionValues[key] = value;
			this._optionValueSources[key] = source;
			return this;
		}
		/**
		* Get source of option value.
		* Expected values are default | config | env | cli | implied
		*
		* @param {string} key
		* @return {string}
		*/
		getOptionValueSource(key) {
			return this._optionValueSources[key];
		}
		/**
		* Get source of option value. See also .optsWithGlobals().
		* Expected values are default | config | env | cli | implied
		*
		* @param {string} key
		* @return {string}
		*/
		getOptionValueSourceWithGlobals(key) {
			let source;
			this._getCommandAndAncestors().forEach((cmd) => {
				if (cmd.getOptionValueSource(key) !== void 0) source = cmd.getOptionValueSource(key);
			});
			return source;
		}
		/**
		* Get user arguments from implied or explicit arguments.
		* Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
		*
		* @private
		*/
		_prepareUserArgs(argv, parseOptions) {
			if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
			parseOptions = parseOptions || {};
			if (argv === void 0 && parseOptions.from === void 0) {
				if (process.versions?.electron) parseOptions.from = "electron";
				const execArgv = process.execArgv ?? [];
				if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
			}
			if (argv === void 0) argv = process.argv;
			this.rawArgs = argv.slice();
			let userArgs;
			switch (parseOptions.from) {
				case void 0:
				case "node":
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
					break;
				case "electron":
					if (process.defaultApp) {
						this._scriptPath = argv[1];
						userArgs = argv.slice(2);
					} else userArgs = argv.slice(1);
					break;
				case "user":
					userArgs = argv.slice(0);
					break;
				case "eval":
					userArgs = argv.slice(1);
					break;
				default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
			}
			if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
			this._name = this._name || "program";
			return userArgs;
		}
		/**
		* Parse `argv`, setting options and invoking commands when defined.
		*
		* Use parseAsync instead of parse if any of your action handlers are async.
		*
		* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
		*
		* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
		* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
		* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
		* - `'user'`: just user arguments
		*
		* @example
		* program.parse(); // parse process.argv and auto-detect electron and special node flags
		* program.parse(process.argv); // assume argv[0] is app and argv[1] is script
		* program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
		*
		* @param {string[]} [argv] - optional, defaults to process.argv
		* @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
		* @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
		* @return {Command} `this` command for chaining
		*/
		parse(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			this._parseCommand([], userArgs);
			return this;
		}
		/**
		* Parse `argv`, setting options and invoking commands when defined.
		*
		* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
		*
		* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
		* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
		* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
		* - `'user'`: just user arguments
		*
		* @example
		* await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
		* await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
		* await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
		*
		* @param {string[]} [argv]
		* @param {object} [parseOptions]
		* @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
		* @return {Promise}
		*/
		async parseAsync(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			await this._parseCommand([], userArgs);
			return this;
		}
		_prepareForParse() {
			if (this._savedState === null) this.saveStateBeforeParse();
			else this.restoreStateBeforeParse();
		}
		/**
		* Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
		* Not usually called directly, but available for subclasses to save their custom state.
		*
		* This is called in a lazy way. Only commands used in parsing chain will have state saved.
		*/
		saveStateBeforeParse() {
			this._savedState = {
				_name: this._name,
				_optionValues: { ...this._optionValues },
				_optionValueSources: { ...this._optionValueSources }
			};
		}
		/**
		* Restore state before parse for calls after the first.
		* Not usually called directly, but available for subclasses to save their custom state.
		*
		* This is called in a lazy way. Only commands used in parsing chain will have state restored.
		*/
		restoreStateBeforeParse() {
			if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
			this._name = this._savedState._name;
			this._scriptPath = null;
			this.rawArgs = [];
			this._optionValues = { ...this._savedState._optionValues };
			this._optionValueSources = { ...this._savedState._optionValueSources };
			this.args = [];
			this.processedArgs = [];
		}
		/**
		* Throw if expected executable is missing. Add lots of help for author.
		*
		* @param {string} executableFile
		* @param {string} executableDir
		* @param {string} subcommandName
		*/
		_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
			if (fs.existsSync(executableFile)) return;
			const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
			throw new Error(executableMissing);
		}
		/**
		* Execute a sub-command executable.
		*
		* @private
		*/
		_executeSubCommand(subcommand, args) {
			args = args.slice();
			let launchWithNode = false;
			const sourceExt = [
				".js",
				".ts",
				".tsx",
				".mjs",
				".cjs"
			];
			function findFile(baseDir, baseName) {
				const localBin = path.resolve(baseDir, baseName);
				if (fs.existsSync(localBin)) return localBin;
				if (sourceExt.includes(path.extname(baseName))) return void 0;
				const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
				if (foundExt) return `${localBin}${foundExt}`;
			}
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
			let executableDir = this._executableDir || "";
			if (this._scriptPath) {
				let resolvedScriptPath;
				try {
					resolvedScriptPath = fs.realpathSync(this._scriptPath);
				} catch {
					resolvedScriptPath = this._scriptPath;
				}
				executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
			}
			if (executableDir) {
				let localFile = findFile(executableDir, executableFile);
				if (!localFile && !subcommand._executableFile && this._scriptPath) {
					const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
					if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
				}
				executableFile = localFile || executableFile;
			}
			launchWithNode = sourceExt.includes(path.extname(executableFile));
			let proc;
			if (process.platform !== "win32") {
				if (launchWithNode) {
					args.unshift(executableFile);
					args = incrementNodeInspectorPort(process.execArgv).concat(args);
					proc = childProcess.spawn(process.argv[0], args, { stdio: "inherit" });
				} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
			} else {
				this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process.execArgv).concat(args);
				proc = childProcess.spawn(process.execPath, args, { stdio: "inherit" });
			}
			if (!proc.killed) [
				"SIGUSR1",
				"SIGUSR2",
				"SIGTERM",
				"SIGINT",
				"SIGHUP"
			].forEach((signal) => {
				process.on(signal, () => {
					if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
				});
			});
			const exitCallback = this._exitCallback;
			proc.on("close", (code) => {
				code = code ?? 1;
				if (!exitCallback) process.exit(code);
				else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
			});
			proc.on("error", (err) => {
				if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
				if (!exitCallback) process.exit(1);
				else {
					const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
					wrappedError.nestedError = err;
					exitCallback(wrappedError);
				}
			});
			this.runningCommand = proc;
		}
		/**
		* @private
		*/
		_dispatchSubcommand(commandName, operands, unknown) {
			const subCommand = this._findCommand(commandName);
			if (!subCommand) this.help({ error: true });
			subCommand._prepareForParse();
			let promiseChain;
			promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
			promiseChain = this._chainOrCall(promiseChain, () => {
				if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
				else return subCommand._parseCommand(operands, unknown);
			});
			return promiseChain;
		}
		/**
		* Invoke help directly if possible, or dispatch if necessary.
		* e.g. help foo
		*
		* @private
		*/
		_dispatchHelpCommand(subcommandName) {
			if (!subcommandName) this.help();
			const subCommand = this._findCommand(subcommandName);
			if (subCommand && !subCommand._executableHandler) subCommand.help();
			return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
		}
		/**
		* Check this.args against expected this.registeredArguments.
		*
		* @private
		*/
		_checkNumberOfArguments() {
			this.registeredArguments.forEach((arg, i) => {
				if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
			});
			if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
			if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
		}
		/**
		* Process this.args using this.registeredArguments and save as this.processedArgs!
		*
		* @private
		*/
		_processArguments() {
			const myParseArg = (argument, value, previous) => {
				let parsedValue = value;
				if (value !== null && argument.parseArg) {
					const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
					parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
				}
				return parsedValue;
			};
			this._checkNumberOfArguments();
			const processedArgs = [];
			this.registeredArguments.forEach((declaredArg, index) => {
				let value = declaredArg.defaultValue;
				if (declaredArg.variadic) {
					if (index < this.args.length) {
						value = this.args.slice(index);
						if (declaredArg.parseArg) value = value.reduce((processed, v) => {
							return myParseArg(declaredArg, v, processed);
						}, declaredArg.defaultValue);
					} else if (value === void 0) value = [];
				} else if (index < this.args.length) {
					value = this.args[index];
					if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
				}
				processedArgs[index] = value;
			});
			this.processedArgs = processedArgs;
		}
		/**
		* Once we have a promise we chain, but call synchronously until then.
		*
		* @param {(Promise|undefined)} promise
		* @param {Function} fn
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCall(promise, fn) {
			if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
			return fn();
		}
		/**
		*
		* @param {(Promise|undefined)} promise
		* @param {string} event
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCallHooks(promise, event) {
			let result = promise;
			const hooks = [];
			this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
				hookedCommand._lifeCycleHooks[event].forEach((callback) => {
					hooks.push({
						hookedCommand,
						callback
					});
				});
			});
			if (event === "postAction") hooks.reverse();
			hooks.forEach((hookDetail) => {
				result = this._chainOrCall(result, () => {
					return hookDetail.callback(hookDetail.hookedCommand, this);
				});
			});
			return result;
		}
		/**
		*
		* @param {(Promise|undefined)} promise
		* @param {Command} subCommand
		* @param {string} event
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCallSubCommandHook(promise, subCommand, event) {
			let result = promise;
			if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
				result = this._chainOrCall(result, () => {
					return hook(this, subCommand);
				});
			});
			return result;
		}
		/**
		* Process arguments in context of this command.
		* Returns action result, in case it is a promise.
		*
		* @private
		*/
		_parseCommand(operands, unknown) {
			const parsed = this.parseOptions(unknown);
			this._parseOptionsEnv();
			this._parseOptionsImplied();
			operands = operands.concat(parsed.operands);
			unknown = parsed.unknown;
			this.args = operands.concat(unknown);
			if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
			if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
			if (this._defaultCommandName) {
				this._outputHelpIfRequested(unknown);
				return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
			}
			if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
			this._outputHelpIfRequested(parsed.unknown);
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			const checkForUnknownOptions = () => {
				if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
			};
			const commandEvent = `command:${this.name()}`;
			if (this._actionHandler) {
				checkForUnknownOptions();
				this._processArguments();
				let promiseChain;
				promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
				promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
				if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
					this.parent.emit(commandEvent, operands, unknown);
				});
				promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
				return promiseChain;
			}
			if (this.parent?.listenerCount(commandEvent)) {
				checkForUnknownOptions();
				this._processArguments();
				this.parent.emit(commandEvent, operands, unknown);
			} else if (operands.length) {
				if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
				if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
				else if (this.commands.length) this.unknownCommand();
				else {
					checkForUnknownOptions();
					this._processArguments();
				}
			} else if (this.commands.length) {
				checkForUnknownOptions();
				this.help({ error: true });
			} else {
				checkForUnknownOptions();
				this._processArguments();
			}
		}
		/**
		* Find matching command.
		*
		* @private
		* @return {Command | undefined}
		*/
		_findCommand(name) {
			if (!name) return void 0;
			return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
		}
		/**
		* Return an option matching `arg` if any.
		*
		* @param {string} arg
		* @return {Option}
		* @package
		*/
		_findOption(arg) {
			return this.options.find((option) => option.is(arg));
		}
		/**
		* Display an error message if a mandatory option does not have a value.
		* Called after checking for help flags in leaf subcommand.
		*
		* @private
		*/
		_checkForMissingMandatoryOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd.options.forEach((anOption) => {
					if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
				});
			});
		}
		/**
		* Display an error message if conflicting options are used together in this.
		*
		* @private
		*/
		_checkForConflictingLocalOptions() {
			const definedNonDefaultOptions = this.options.filter((option) => {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0) return false;
				return this.getOptionValueSource(optionKey) !== "default";
			});
			definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
				const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
				if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
			});
		}
		/**
		* Display an error message if conflicting options are used together.
		* Called after checking for help flags in leaf subcommand.
		*
		* @private
		*/
		_checkForConflictingOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd._checkForConflictingLocalOptions();
			});
		}
		/**
		* Parse options from `argv` removing known options,
		* and return argv split into operands and unknown arguments.
		*
		* Side effects: modifies command by storing options. Does not reset state if called again.
		*
		* Examples:
		*
		*     argv => operands, unknown
		*     --known kkk op => [op], []
		*     op --known kkk => [op], []
		*     sub --unknown uuu op => [sub], [--unknown uuu op]
		*     sub -- --unknown uuu op => [sub --unknown uuu op], []
		*
		* @param {string[]} args
		* @return {{operands: string[], unknown: string[]}}
		*/
		parseOptions(args) {
			const operands = [];
			const unknown = [];
			let dest = operands;
			function maybeOption(arg) {
				return arg.length > 1 && arg[0] === "-";
			}
			const negativeNumberArg = (arg) => {
				if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
				return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
			};
			let activeVariadicOption = null;
			let activeGroup = null;
			let i = 0;
			while (i < args.length || activeGroup) {
				const arg = activeGroup ?? args[i++];
				activeGroup = null;
				if (arg === "--") {
					if (dest === unknown) dest.push(arg);
					dest.push(...args.slice(i));
					break;
				}
				if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
					this.emit(`option:${activeVariadicOption.name()}`, arg);
					continue;
				}
				activeVariadicOption = null;
				if (maybeOption(arg)) {
					const option = this._findOption(arg);
					if (option) {
						if (option.required) {
							const value = args[i++];
							if (value === void 0) this.optionMissingArgument(option);
							this.emit(`option:${option.name()}`, value);
						} else if (option.optional) {
							let value = null;
							if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
							this.emit(`option:${option.name()}`, value);
						} else this.emit(`option:${option.name()}`);
						activeVariadicOption = option.variadic ? option : null;
						continue;
					}
				}
				if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
					const option = this._findOption(`-${arg[1]}`);
					if (option) {
						if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
						else {
							this.emit(`option:${option.name()}`);
							activeGroup = `-${arg.slice(2)}`;
						}
						continue;
					}
				}
				if (/^--[^=]+=/.test(arg)) {
					const index = arg.indexOf("=");
					const option = this._findOption(arg.slice(0, index));
					if (option && (option.required || option.optional)) {
						this.emit(`option:${option.name()}`, arg.slice(index + 1));
						continue;
					}
				}
				if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
				if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
					if (this._findCommand(arg)) {
						operands.push(arg);
						unknown.push(...args.slice(i));
						break;
					} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
						operands.push(arg, ...args.slice(i));
						break;
					} else if (this._defaultCommandName) {
						unknown.push(arg, ...args.slice(i));
						break;
					}
				}
				if (this._passThroughOptions) {
					dest.push(arg, ...args.slice(i));
					break;
				}
				dest.push(arg);
			}
			return {
				operands,
				unknown
			};
		}
		/**
		* Return an object containing local option values as key-value pairs.
		*
		* @return {object}
		*/
		opts() {
			if (this._storeOptionsAsProperties) {
				const result = {};
				const len = this.options.length;
				for (let i = 0; i < len; i++) {
					const key = this.options[i].attributeName();
					result[key] = key === this._versionOptionName ? this._version : this[key];
				}
				return result;
			}
			return this._optionValues;
		}
		/**
		* Return an object containing merged local and global option values as key-value pairs.
		*
		* @return {object}
		*/
		optsWithGlobals() {
			return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
		}
		/**
		* Display error message and exit (or call exitOverride).
		*
		* @param {string} message
		* @param {object} [errorOptions]
		* @param {string} [errorOptions.code] - an id string representing the error
		* @param {number} [errorOptions.exitCode] - used with process.exit
		*/
		error(message, errorOptions) {
			this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
			if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
			else if (this._showHelpAfterError) {
				this._outputConfiguration.writeErr("\n");
				this.outputHelp({ error: true });
			}
			const config = errorOptions || {};
			const exitCode = config.exitCode || 1;
			const code = config.code || "commander.error";
			this._exit(exitCode, code, message);
		}
		/**
		* Apply any option related environment variables, if option does
		* not have a value from cli or client code.
		*
		* @private
		*/
		_parseOptionsEnv() {
			this.options.forEach((option) => {
				if (option.envVar && option.envVar in process.env) {
					const optionKey = option.attributeName();
					if (this.getOptionValue(optionKey) === void 0 || [
						"default",
						"config",
						"env"
					].includes(this.getOptionValueSource(optionKey))) {
						if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
						else this.emit(`optionEnv:${option.name()}`);
					}
				}
			});
		}
		/**
		* Apply any implied option values, if option is undefined or default value.
		*
		* @private
		*/
		_parseOptionsImplied() {
			const dualHelper = new DualOptions(this.options);
			const hasCustomOptionValue = (optionKey) => {
				return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
			};
			this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
				Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
					this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
				});
			});
		}
		/**
		* Argument `name` is missing.
		*
		* @param {string} name
		* @private
		*/
		missingArgument(name) {
			const message = `error: missing required argument '${name}'`;
			this.error(message, { code: "commander.missingArgument" });
		}
		/**
		* `Option` is missing an argument.
		*
		* @param {Option} option
		* @private
		*/
		optionMissingArgument(option) {
			const message = `error: option '${option.flags}' argument missing`;
			this.error(message, { code: "commander.optionMissingArgument" });
		}
		/**
		* `Option` does not have a value, and is a mandatory option.
		*
		* @param {Option} option
		* @private
		*/
		missingMandatoryOptionValue(option) {
			const message = `error: required option '${option.flags}' not specified`;
			this.error(message, { code: "commander.missingMandatoryOptionValue" });
		}
		/**
		* `Option` conflicts with another option.
		*
		* @param {Option} option
		* @param {Option} conflictingOption
		* @private
		*/
		_conflictingOption(option, conflictingOption) {
			const findBestOptionFromValue = (option) => {
				const optionKey = option.attributeName();
				const optionValue = this.getOptionValue(optionKey);
				const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
				const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
				if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
				return positiveOption || option;
			};
			const getErrorMessage = (option) => {
				const bestOption = findBestOptionFromValue(option);
				const optionKey = bestOption.attributeName();
				if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
				return `option '${bestOption.flags}'`;
			};
			const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
			this.error(message, { code: "commander.conflictingOption" });
		}
		/**
		* Unknown option `flag`.
		*
		* @param {string} flag
		* @private
		*/
		unknownOption(flag) {
			if (this._allowUnknownOption) return;
			let suggestion = "";
			if (flag.startsWith("--") && this._showSuggestionAfterError) {
				let candidateFlags = [];
				let command = this;
				do {
					const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
					candidateFlags = candidateFlags.concat(moreFlags);
					command = command.parent;
				} while (command && !command._enablePositionalOptions);
				suggestion = suggestSimilar(flag, candidateFlags);
			}
			const message = `error: unknown option '${flag}'${suggestion}`;
			this.error(message, { code: "commander.unknownOption" });
		}
		/**
		* Excess arguments, more than expected.
		*
		* @param {string[]} receivedArgs
		* @private
		*/
		_excessArguments(receivedArgs) {
			if (this._allowExcessArguments) return;
			const expected = this.registeredArguments.length;
			const s = expected === 1 ? "" : "s";
			const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
			this.error(message, { code: "commander.excessArguments" });
		}
		/**
		* Unknown command.
		*
		* @private
		*/
		unknownCommand() {
			const unknownName = this.args[0];
			let suggestion = "";
			if (this._showSuggestionAfterError) {
				const candidateNames = [];
				this.createHelp().visibleCommands(this).forEach((command) => {
					candidateNames.push(command.name());
					if (command.alias()) candidateNames.push(command.alias());
				});
				suggestion = suggestSimilar(unknownName, candidateNames);
			}
			const message = `error: unknown command '${unknownName}'${suggestion}`;
			this.error(message, { code: "commander.unknownCommand" });
		}
		/**
		* Get or set the program version.
		*
		* This method auto-registers the "-V, --version" option which will print the version number.
		*
		* You can optionally supply the flags and description to override the defaults.
		*
		* @param {string} [str]
		* @param {string} [flags]
		* @param {string} [description]
		* @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
		*/
		version(str, flags, description) {
			if (str === void 0) return this._version;
			this._version = str;
			flags = flags || "-V, --version";
			description = description || "output the version number";
			const versionOption = this.createOption(flags, description);
			this._versionOptionName = versionOption.attributeName();
			this._registerOption(versionOption);
			this.on("option:" + versionOption.name(), () => {
				this._outputConfiguration.writeOut(`${str}\n`);
				this._exit(0, "commander.version", str);
			});
			return this;
		}
		/**
		* Set the description.
		*
		* @param {string} [str]
		* @param {object} [argsDescription]
		* @return {(string|Command)}
		*/
		description(str, argsDescription) {
			if (str === void 0 && argsDescription === void 0) return this._description;
			this._description = str;
			if (argsDescription) this._argsDescription = argsDescription;
			return this;
		}
		/**
		* Set the summary. Used when listed as subcommand of parent.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		summary(str) {
			if (str === void 0) return this._summary;
			this._summary = str;
			return this;
		}
		/**
		* Set an alias for the command.
		*
		* You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
		*
		* @param {string} [alias]
		* @return {(string|Command)}
		*/
		alias(alias) {
			if (alias === void 0) return this._aliases[0];
			/** @type {Command} */
			let command = this;
			if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
			if (alias === command._name) throw new Error("Command alias can't be the same as its name");
			const matchingCommand = this.parent?._findCommand(alias);
			if (matchingCommand) {
				const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
				throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
			}
			command._aliases.push(alias);
			return this;
		}
		/**
		* Set aliases for the command.
		*
		* Only the first alias is shown in the auto-generated help.
		*
		* @param {string[]} [aliases]
		* @return {(string[]|Command)}
		*/
		aliases(aliases) {
			if (aliases === void 0) return this._aliases;
			aliases.forEach((alias) => this.alias(alias));
			return this;
		}
		/**
		* Set / get the command usage `str`.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		usage(str) {
			if (str === void 0) {
				if (this._usage) return this._usage;
				const args = this.registeredArguments.map((arg) => {
					return humanReadableArgName(arg);
				});
				return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
			}
			this._usage = str;
			return this;
		}
		/**
		* Get or set the name of the command.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		name(str) {
			if (str === void 0) return this._name;
			this._name = str;
			return this;
		}
		/**
		* Set/get the help group heading for this subcommand in parent command's help.
		*
		* @param {string} [heading]
		* @return {Command | string}
		*/
		helpGroup(heading) {
			if (heading === void 0) return this._helpGroupHeading ?? "";
			this._helpGroupHeading = heading;
			return this;
		}
		/**
		* Set/get the default help group heading for subcommands added to this command.
		* (This does not override a group set directly on the subcommand using .helpGroup().)
		*
		* @example
		* program.commandsGroup('Development Commands:);
		* program.command('watch')...
		* program.command('lint')...
		* ...
		*
		* @param {string} [heading]
		* @returns {Command | string}
		*/
		commandsGroup(heading) {
			if (heading === void 0) return this._defaultCommandGroup ?? "";
			this._defaultCommandGroup = heading;
			return this;
		}
		/**
		* Set/get the default help group heading for options added to this command.
		* (This does not override a group set directly on the option using .helpGroup().)
		*
		* @example
		* program
		*   .optionsGroup('Development Options:')
		*   .option('-d, --debug', 'output extra debugging')
		*   .option('-p, --profile', 'output profiling information')
		*
		* @param {string} [heading]
		* @returns {Command | string}
		*/
		optionsGroup(heading) {
			if (heading === void 0) return this._defaultOptionGroup ?? "";
			this._defaultOptionGroup = heading;
			return this;
		}
		/**
		* @param {Option} option
		* @private
		*/
		_initOptionGroup(option) {
			if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
		}
		/**
		* @param {Command} cmd
		* @private
		*/
		_initCommandGroup(cmd) {
			if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
		}
		/**
		* Set the name of the command from script filename, such as process.argv[1],
		* or require.main.filename, or __filename.
		*
		* (Used internally and public although not documented in README.)
		*
		* @example
		* program.nameFromFilename(require.main.filename);
		*
		* @param {string} filename
		* @return {Command}
		*/
		nameFromFilename(filename) {
			this._name = path.basename(filename, path.extname(filename));
			return this;
		}
		/**
		* Get or set the directory for searching for executable subcommands of this command.
		*
		* @example
		* program.executableDir(__dirname);
		* // or
		* program.executableDir('subcommands');
		*
		* @param {string} [path]
		* @return {(string|null|Command)}
		*/
		executableDir(path) {
			if (path === void 0) return this._executableDir;
			this._executableDir = path;
			return this;
		}
		/**
		* Return program help documentation.
		*
		* @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
		* @return {string}
		*/
		helpInformation(contextOptions) {
			const helper = this.createHelp();
			const context = this._getOutputContext(contextOptions);
			helper.prepareContext({
				error: context.error,
				helpWidth: context.helpWidth,
				outputHasColors: context.hasColors
			});
			const text = helper.formatHelp(this, helper);
			if (context.hasColors) return text;
			return this._outputConfiguration.stripColor(text);
		}
		/**
		* @typedef HelpContext
		* @type {object}
		* @property {boolean} error
		* @property {number} helpWidth
		* @property {boolean} hasColors
		* @property {function} write - includes stripColor if needed
		*
		* @returns {HelpContext}
		* @private
		*/
		_getOutputContext(contextOptions) {
			contextOptions = contextOptions || {};
			const error = !!contextOptions.error;
			let baseWrite;
			let hasColors;
			let helpWidth;
			if (error) {
				baseWrite = (str) => this._outputConfiguration.writeErr(str);
				hasColors = this._outputConfiguration.getErrHasColors();
				helpWidth = this._outputConfiguration.getErrHelpWidth();
			} else {
				baseWrite = (str) => this._outputConfiguration.writeOut(str);
				hasColors = this._outputConfiguration.getOutHasColors();
				helpWidth = this._outputConfiguration.getOutHelpWidth();
			}
			const write = (str) => {
				if (!hasColors) str = this._outputConfiguration.stripColor(str);
				return baseWrite(str);
			};
			return {
				error,
				write,
				hasColors,
				helpWidth
			};
		}
		/**
		* Output help information for this command.
		*
		* Outputs built-in help, and custom text added using `.addHelpText()`.
		*
		* @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
		*/
		outputHelp(contextOptions) {
			let deprecatedCallback;
			if (typeof contextOptions === "function") {
				deprecatedCallback = contextOptions;
				contextOptions = void 0;
			}
			const outputContext = this._getOutputContext(contextOptions);
			/** @type {HelpTextEventContext} */
			const eventContext = {
				error: outputContext.error,
				write: outputContext.write,
				command: this
			};
			this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
			this.emit("beforeHelp", eventContext);
			let helpInformation = this.helpInformation({ error: outputContext.error });
			if (deprecatedCallback) {
				helpInformation = deprecatedCallback(helpInformation);
				if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
			}
			outputContext.write(helpInformation);
			if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
			this.emit("afterHelp", eventContext);
			this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
		}
		/**
		* You can pass in flags and a description to customise the built-in help option.
		* Pass in false to disable the built-in help option.
		*
		* @example
		* program.helpOption('-?, --help' 'show help'); // customise
		* program.helpOption(false); // disable
		*
		* @param {(string | boolean)} flags
		* @param {string} [description]
		* @return {Command} `this` command for chaining
		*/
		helpOption(flags, description) {
			if (typeof flags === "boolean") {
				if (flags) {
					if (this._helpOption === null) this._helpOption = void 0;
					if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
				} else this._helpOption = null;
				return this;
			}
			this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
			if (flags || description) this._initOptionGroup(this._helpOption);
			return this;
		}
		/**
		* Lazy create help option.
		* Returns null if has been disabled with .helpOption(false).
		*
		* @returns {(Option | null)} the help option
		* @package
		*/
		_getHelpOption() {
			if (this._helpOption === void 0) this.helpOption(void 0, void 0);
			return this._helpOption;
		}
		/**
		* Supply your own option to use for the built-in help option.
		* This is an alternative to using helpOption() to customise the flags and description etc.
		*
		* @param {Option} option
		* @return {Command} `this` command for chaining
		*/
		addHelpOption(option) {
			this._helpOption = option;
			this._initOptionGroup(option);
			return this;
		}
		/**
		* Output help information and exit.
		*
		* Outputs built-in help, and custom text added using `.addHelpText()`.
		*
		* @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
		*/
		help(contextOptions) {
			this.outputHelp(contextOptions);
			let exitCode = Number(process.exitCode ?? 0);
			if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
			this._exit(exitCode, "commander.help", "(outputHelp)");
		}
		/**
		* // Do a little typing to coordinate emit and listener for the help text events.
		* @typedef HelpTextEventContext
		* @type {object}
		* @property {boolean} error
		* @property {Command} command
		* @property {function} write
		*/
		/**
		* Add additional text to be displayed with the built-in help.
		*
		* Position is 'before' or 'after' to affect just this command,
		* and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
		*
		* @param {string} position - before or after built-in help
		* @param {(string | Function)} text - string to add, or a function returning a string
		* @return {Command} `this` command for chaining
		*/
		addHelpText(position, text) {
			const allowedValues = [
				"beforeAll",
				"before",
				"after",
				"afterAll"
			];
			if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
			const helpEvent = `${position}Help`;
			this.on(helpEvent, (context) => {
				let helpStr;
				if (typeof text === "function") helpStr = text({
					error: context.error,
					command: context.command
				});
				else helpStr = text;
				if (helpStr) context.write(`${helpStr}\n`);
			});
			return this;
		}
		/**
		* Output help information if help flags specified
		*
		* @param {Array} args - array of options to search for help flags
		* @private
		*/
		_outputHelpIfRequested(args) {
			const helpOption = this._getHelpOption();
			if (helpOption && args.find((arg) => helpOption.is(arg))) {
				this.outputHelp();
				this._exit(0, "commander.helpDisplayed", "(outputHelp)");
			}
		}
	};
	/**
	* Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
	*
	* @param {string[]} args - array of arguments from node.execArgv
	* @returns {string[]}
	* @private
	*/
	function incrementNodeInspectorPort(args) {
		return args.map((arg) => {
			if (!arg.startsWith("--inspect")) return arg;
			let debugOption;
			let debugHost = "127.0.0.1";
			let debugPort = "9229";
			let match;
			if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) debugOption = match[1];
			else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
				debugOption = match[1];
				if (/^\d+$/.test(match[3])) debugPort = match[3];
				else debugHost = match[3];
			} else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
				debugOption = match[1];
				debugHost = match[3];
				debugPort = match[4];
			}
			if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
			return arg;
		});
	}
	/**
	* @returns {boolean | undefined}
	* @package
	*/
	function useColor() {
		if (process.env.NO_COLOR || process.env.FORCE_COLOR === "0" || process.env.FORCE_COLOR === "false") return false;
		if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== void 0) return true;
	}
	exports.Command = Command;
	exports.useColor = useColor;
}));
const { program, createCommand, createArgument, createOption, CommanderError, InvalidArgumentError, InvalidOptionArgumentError, Command, Argument, Option, Help } = (/* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports) => {
	const { Argument } = require_argument();
	const { Command } = require_command();
	const { CommanderError, InvalidArgumentError } = require_error();
	const { Help } = require_help();
	const { Option } = require_option();
	exports.program = new Command();
	exports.createCommand = (name) => new Command(name);
	exports.createOption = (flags, description) => new Option(flags, description);
	exports.createArgument = (name, description) => new Argument(name, description);
	/**
	* Expose classes
	*/
	exports.Command = Command;
	exports.Option = Option;
	exports.Argument = Argument;
	exports.Help = Help;
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
	exports.InvalidOptionArgumentError = InvalidArgumentError;
})))(), 1)).default;
// src/cli/examples.ts
/** A line that does something useful with each verb, below its `--help`. */
const EXAMPLES = {
	demo: "greenml demo",
	run: "greenml run --campaign campaigns/first --projects '^Iris' --models chatgpt,claude --budget-usd 5",
	plan: "greenml plan --campaign campaigns/first --models chatgpt --repetitions 10 --repairs 1",
	generate: "greenml generate --campaign campaigns/first --dry-run",
	benchmark: "greenml benchmark --campaign campaigns/first --shard 1/4",
	repair: "greenml repair --campaign campaigns/first",
	replay: "greenml replay --campaign campaigns/first",
	reproduce: "greenml reproduce 0123456789abcdef --campaign campaigns/first",
	clean: "greenml clean --campaign campaigns/first --models chatgpt",
	bundle: "greenml bundle --campaign campaigns/first --out first-bundle",
	analyse: "greenml analyse --campaign campaigns/first",
	report: "greenml report --campaign campaigns/first --open",
	publish: "greenml publish --campaign campaigns/first --author 'Doe, Jo'",
	site: "greenml site --url https://example.org/greenml/",
	compare: "greenml compare campaigns/first campaigns/second --fail-on cpu:5%,accuracy",
	import: "greenml import https://github.com/owner/project",
	check: "greenml check project",
	validate: "greenml validate project --fix",
	projects: "greenml projects --task regression --here",
	"import-results": "greenml import-results --out genai-greenml",
	measure: "greenml measure --until-interval 5% -- python old.py -- python new.py",
	sandbox: "greenml sandbox -- python train.py",
	"mlbench fetch": "greenml mlbench fetch --repositories repos",
	"mlbench contexts": "greenml mlbench contexts --rows rows.jsonl --repositories repos --setting bm25",
	"mlbench answer": "greenml mlbench answer --rows rows.jsonl --repositories repos --settings bm25 --models chatgpt --out answers",
	"mlbench agent": "greenml mlbench agent --rows rows.jsonl --repositories repos --models chatgpt --steps 20",
	"mlbench transcripts": "greenml mlbench transcripts --out campaigns/ml-bench",
	"mlbench equal-cost": "greenml mlbench equal-cost --rows rows.jsonl --agent campaigns/ml-bench/answers/chatgpt@agent.jsonl --single campaigns/ml-bench/answers/chatgpt@oracle.jsonl",
	"mlbench export-tasks": "greenml mlbench export-tasks --rows rows.jsonl --format harbor --to tasks",
	"mlbench import-runs": "greenml mlbench import-runs --rows rows.jsonl --format harbor --runs jobs --as codex-gpt-5",
	"mlbench evaluate": "greenml mlbench evaluate --rows rows.jsonl --repositories repos --models chatgpt --out evaluation",
	"mlbench errors": "greenml mlbench errors --rows rows.jsonl --answers campaigns/ml-bench/answers/chatgpt@bm25.jsonl",
	"mlbench leakage": "greenml mlbench leakage --rows rows.jsonl --repositories repos --answers campaigns/ml-bench/answers/chatgpt@none.jsonl",
	"mlbench export-finetune": "greenml mlbench export-finetune --task oracle --rows rows.jsonl",
	"mlbench finetune": "greenml mlbench finetune --data campaigns/finetune --model models/base --recipe lora",
	"mlbench container": "greenml mlbench container --repository External-Attention-pytorch",
	"mlbench shard": "greenml mlbench shard --rows rows.jsonl --models chatgpt",
	"mlbench choose": "greenml mlbench choose --from repositories.json --fields GNN --fewest-stars 1000",
	"mlbench mine": "greenml mlbench mine --repository nearest --repositories repos",
	"mlbench build": "greenml mlbench build --repository nearest --repositories repos --model chatgpt --each 5",
	"mlbench stats": "greenml mlbench stats --rows rows.jsonl --repositories repos",
	"mlbench grade": "greenml mlbench grade --rows rows.jsonl --answers answers.jsonl --rules strict --static-only",
	"env warm": "greenml env warm --projects '^Iris'",
	"env list": "greenml env list",
	"env prune": "greenml env prune",
	"env lock": "greenml env lock project",
	models: "greenml models",
	"models test": "greenml models test chatgpt",
	serve: "greenml serve --model models/base --adapter campaigns/finetune/adapter",
	doctor: "greenml doctor --runner"
};
// src/cli/verb.ts
/**
* A verb with a schema's description and options. `act` takes what was given, typed by the schema: a name that it lacks fails to
* compile. `part`: options that `--help` lists under a heading of their own.
*/
function verb(name, schema, act, part) {
	return (parent, context) => {
		const command = parent.command(name).description(schema.description ?? "");
		const fields = Object.entries(schema.shape);
		const words = fields.filter(([, field]) => textOf(field).isArgument);
		for (const [, field] of words) command.argument(textOf(field).placeholder ?? "", describe(field));
		const named = fields.filter(([, field]) => !textOf(field).isArgument);
		const options = named.flatMap(([key, field]) => makeOptions(key, field));
		const required = named.flatMap(([key, field]) => isOptional(field) ? [] : makeOptions(key, field));
		for (const each of options) command.addOption(each);
		for (const each of options.filter((own) => own.attributeName() in (part?.fields ?? {}))) each.helpGroup(part?.heading ?? "");
		joinWords(command, fields);
		return command.action(async () => {
			refuseMissing$1(command, required);
			process.cwd();
			const values = command.processedArgs;
			const empty = words.findIndex((_, index) => values[index] === "");
			if (empty >= 0) {
				const name = textOf(words[empty]?.[1] ?? schema).placeholder;
				throw new UserError(`${name} is given as an empty word: a variable of the shell may not be set.`);
			}
			const told = Object.fromEntries(words.map(([key], index) => [key, values[index]]));
			const { given, issues } = checkGiven(schema, {
				...told,
				...command.opts()
			});
			if (given === null) throw new UserError(`${issues.map(({ message }) => message).join("\n")}.`);
			await act(given, context);
		});
	};
}
/** A verb that has others below it, as `greenml models` and `greenml models test`. */
function withBelow(own, verbs) {
	return (parent, context) => {
		const command = own(parent, context).helpCommand(false).allowExcessArguments();
		for (const each of verbs) each(command, context);
		return command.hook("preAction", (_, acting) => {
			if (acting === command) refuseUnknown(command);
		});
	};
}
/** A word where the name of a verb below this one belongs has to be one. */
function refuseUnknown(command) {
	const [word] = command.args;
	if (word === void 0 || word.startsWith("-")) return;
	const near = findClosest(word, command.commands.map((each) => each.name()));
	const meant = near === null ? "" : `\n(Did you mean ${near}?)`;
	command.error(`error: unknown command '${word}'${meant}`, { code: "commander.unknownCommand" });
}
/** Has options of several words, which commander does not know, take theirs: it gets them joined by line breaks. */
function joinWords(command, fields) {
	const lengths = new Map(fields.flatMap(([key, field]) => {
		const { short, words } = textOf(field);
		const names = [`--${optionName(key)}`, ...short === void 0 ? [] : [`-${short}`]];
		return words === void 0 ? [] : names.map((name) => [name, words]);
	}));
	if (lengths.size === 0) return;
	const parse = command.parseOptions.bind(command);
	command.parseOptions = (given) => {
		const joined = [];
		let index = 0;
		for (let word = given[0]; word?.startsWith("-") && word !== "--"; word = given[index]) {
			const takes = command.options.find(({ short, long }) => short === word || long === word)?.required ? 1 : 0;
			const length = lengths.get(word) ?? takes;
			const words = given.slice(index + 1, index + 1 + length);
			joined.push(word, ...words.length === 0 ? [] : [words.join("\n")]);
			index += 1 + length;
		}
		return parse([...joined, ...given.slice(index)]);
	};
}
/** Verbs below a word of their own, as `greenml env list`. */
function group(name, summary, verbs) {
	return (parent, context) => {
		const command = parent.command(name).description(summary).helpCommand(false);
		for (const each of verbs) each(command, context);
		return command;
	};
}
/** No default is handed to commander, so that what it holds is what was given. */
function makeOptions(key, field) {
	const { placeholder, short, negated, isRepeated } = textOf(field);
	const flags = `${short ? `-${short}, ` : ""}--${optionName(key)}${placeholder ? ` ${placeholder}` : ""}`;
	const made = new Option(flags, describe(field));
	const type = valueType(field);
	if (negated !== void 0) return [made, new Option(`--no-${optionName(key)}`, negated)];
	if (type instanceof ZodEnum) made.choices(type.options.map(String));
	else if (placeholder !== void 0) made.argParser((text, before) => {
		const value = readText$1(field, text);
		const [issue] = safeParse(field, value).error?.issues ?? [];
		if (issue) throw new InvalidArgumentError(`${describeFault(issue, text, value)}.`);
		if (Array.isArray(value) ? value.length === 0 : value === "") throw new InvalidArgumentError("it names nothing: a variable of the shell may not be set.");
		return isRepeated && Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
	});
	return [made];
}
/** Says what the first option is that has to be given and is not: commander's own error would tell its name alone. */
function refuseMissing$1(command, required) {
	const missing = required.find((each) => command.getOptionValue(each.attributeName()) === void 0);
	if (missing === void 0) return;
	const what = `error: required option '${missing.flags}' not specified: ${missing.description}`;
	command.error(wrapText(what, textWidth(process.stderr)), { code: "commander.missingMandatoryOptionValue" });
}
const isOptional = (field) => field instanceof ZodExactOptional || field instanceof ZodDefault;
function describe(field) {
	const { description, unset } = textOf(field);
	const otherwise = unset ?? describeDefault(defaultOf(field));
	return `${description}${otherwise === null ? "" : otherwise === "" ? " (default)" : ` (default: ${otherwise})`}`.replaceAll("`", "");
}
/** Empty: the option itself is the default. Null: there is none, or it goes without saying. */
function describeDefault(value) {
	if (value === void 0 || value === false) return null;
	return value === true ? "" : String(value);
}
// src/cli/verbs.ts
/** Files of verbs, each loaded when one of its verbs is asked for, so that `greenml measure` does not pay for the others. */
const VERB_FILES = [
	{
		heading: "A campaign:",
		names: [
			"demo",
			"run",
			"plan",
			"generate",
			"benchmark",
			"repair",
			"replay",
			"reproduce",
			"clean",
			"bundle",
			"analyse",
			"report",
			"publish",
			"site",
			"compare"
		],
		load: async () => (await import("./campaign-verbs.js")).campaignVerbs
	},
	{
		heading: "Projects:",
		names: [
			"import",
			"check",
			"validate",
			"projects",
			"import-results"
		],
		load: async () => (await import("./dataset-verbs.js")).datasetVerbs
	},
	{
		heading: "Any command:",
		names: ["measure", "sandbox"],
		load: async () => (await import("./command-verbs.js")).commandVerbs
	},
	{
		heading: "ML-Bench:",
		names: ["mlbench"],
		load: async () => (await import("./mlbench-verbs.js")).mlbenchVerbs
	},
	{
		heading: "This machine:",
		names: [
			"env",
			"models",
			"serve",
			"doctor"
		],
		load: async () => (await import("./host-verbs.js")).hostVerbs
	}
];
/** The verbs that a command line which begins with this word can mean: all, where no verb is called so. */
async function loadVerbs(word) {
	const files = VERB_FILES.filter(({ names }) => word !== void 0 && names.includes(word));
	return Promise.all((files.length > 0 ? files : VERB_FILES).map(async ({ heading, load }) => ({
		heading,
		verbs: await load()
	})));
}
// src/cli/program.ts
/**
* The command line; each verb inherits how it tells help and errors. `word`: what the line begins with, where only the verbs
* that it can mean are wanted.
*/
async function buildProgram(context, word) {
	const program = new Command("greenml").description("Does code that an LLM writes for a machine learning project use less energy, at the same accuracy?").version(TOOL_VERSION).exitOverride().showHelpAfterError("(--help shows every option)").configureOutput({
		writeErr: (text) => process.stderr.write(cleanMessage(text)),
		getOutHelpWidth: () => textWidth(process.stdout),
		getErrHelpWidth: () => textWidth(process.stderr)
	}).configureHelp({ minWidthToWrap: 20 }).helpCommand(false).enablePositionalOptions();
	for (const { heading, verbs } of await loadVerbs(word)) {
		program.commandsGroup(heading);
		for (const add of verbs) add(program, context);
	}
	for (const command of program.commands) showExample(command, []);
	helpOnlyKnown(program);
	placeOptions(program, ["greenml"]);
	return program;
}
/** An option of a verb that stands before it is unknown there: whose it is, and where it belongs. */
function placeOptions(command, path) {
	const verbs = command.commands;
	for (const below of verbs) placeOptions(below, [...path, below.name()]);
	if (verbs.length === 0) return;
	command.configureOutput({ outputError(message, write) {
		const [, option] = /unknown option '(--[\w-]+)/.exec(message) ?? [];
		const below = option === void 0 ? null : findOwner(command, option, command.args);
		const place = [
			...path,
			...below ?? [],
			option
		].join(" ");
		write(below === null ? message : `${message}It stands behind the verb: ${place} …\n`);
	} });
}
/** Verbs below a command that lead to the one which has an option, as far as words name them; null: none of those has it. */
function findOwner({ commands, options }, option, words) {
	if (options.some(({ long }) => long === option)) return [];
	const named = words.flatMap((word, place) => {
		const verb = commands.find((each) => each.name() === word);
		return verb === void 0 ? [] : [{
			verb,
			behind: words.slice(place + 1)
		}];
	});
	if (named.length === 0) return commands.some((each) => has(each, option)) ? ["<verb>"] : null;
	for (const { verb, behind } of named) {
		const below = findOwner(verb, option, behind);
		if (below !== null) return [verb.name(), ...below];
	}
	return null;
}
const has = (command, option) => command.options.some(({ long }) => long === option) || command.commands.some((below) => has(below, option));
function showExample(command, path) {
	const own = [...path, command.name()];
	const example = EXAMPLES[own.join(" ")];
	if (example !== void 0) command.addHelpText("after", `\nExample:\n  ${example}`);
	for (const below of command.commands) showExample(below, own);
}
/** Commander answers `mlbench no-such --help` by the help of `mlbench`, which reads as if there were such a verb. */
function helpOnlyKnown(command) {
	if (command.commands.length > 0) command.on("beforeHelp", () => refuseUnknown(command));
	for (const below of command.commands) helpOnlyKnown(below);
}
// src/cli/main.ts
/** The only place that ends the process: results to stdout by the commands, errors told here. */
async function main(argv = process.argv) {
	const controller = new AbortController();
	const impatience = new AbortController();
	let stoppedBy = null;
	for (const name of STOP_SIGNALS) process.once(name, () => {
		stoppedBy ??= name;
		controller.abort();
		setTimeout(() => impatience.abort(), PATIENCE_MILLISECONDS).unref();
	});
	if (TERMINALS.some(isatty)) (await import("./watch-terminal.js")).watchTerminal();
	process.stdout.on("error", (error) => {
		if (errorCode(error) !== "EPIPE") throw error;
	});
	const logger = terminalLogger();
	process.once("uncaughtException", (error) => {
		process.exitCode = tellError(error, stoppedBy, logger);
		process.exit();
	});
	try {
		process.cwd();
		await useProxies(process.env, logger);
		const keyFiles = await loadKeys(logger);
		const { signal } = controller;
		const ask = mayAsk() ? { ask: askAtTerminal } : {};
		const words = spellHelp(argv.slice(2));
		const program = await buildProgram({
			logger,
			env: process.env,
			keyFiles,
			signal,
			...ask
		}, words[0]);
		await interruptible(program.parseAsync(words, { from: "user" }), impatience.signal);
		await hearSignals();
		if (stoppedBy !== null) process.exitCode ??= codeOfSignal(stoppedBy);
	} catch (error) {
		process.exitCode = tellError(error, stoppedBy, logger);
	}
	if (controller.signal.aborted) setTimeout(() => giveUp(logger), GRACE_MILLISECONDS$1).unref();
}
/** `help VERB`, as many programs take it, is `VERB --help`. */
const spellHelp = (words) => words[0] === "help" ? [...words.slice(1), "--help"] : [...words];
/**
* Keys that `.env` of this folder names; what is set already wins. Nothing else of it: a project that somebody else wrote could
* choose by it what other programs load (LD_PRELOAD), where those lie that are run (GREENML_CACHE), and which servers may see
* prompts (GREENML_MODEL_HOSTS). A folder of that name is a virtual environment's. Returns where each key came from, for who
* uses one to tell.
*/
async function loadKeys(logger) {
	const { kind } = await lookBelow(".", ".env");
	if (kind === "none" || kind === "folder") return /* @__PURE__ */ new Map();
	const content = await readIfPlain(".", ".env", LARGEST_ENV_BYTES);
	if (content === null) logger.warn(".env is not read: it has to be a plain file that this user may read, of 1 MiB at most");
	const { parseEnv } = await import("node:util");
	const missing = Object.entries(parseEnv(content?.toString() ?? "")).filter(([name, value]) => isSecretName(name) && value && process.env[name] === void 0);
	for (const [name, value] of missing) process.env[name] = value;
	return new Map(missing.map(([name]) => [name, resolve(".env")]));
}
/** A signal that came while a verb computed is told when the loop polls next: before the second turn, the first may be this one's. */
async function hearSignals() {
	await setImmediate();
	await setImmediate();
}
/** Says what went wrong; the result is the exit code. */
function tellError(caught, stoppedBy, logger) {
	const error = explainFault(caught);
	if (isUsageError(error)) return error.exitCode === 0 ? 0 : 2;
	if (error instanceof UserError) {
		logger.info(`error: ${error.message}`);
		return stoppedBy === null ? error.exitCode : codeOfSignal(stoppedBy);
	}
	logger.info(describeFault$1(error));
	return 1;
}
function giveUp(logger) {
	logger.warn("something that this command started did not end and is left behind: look for it with ps");
	process.exit();
}
const mayAsk = () => process.stdin.isTTY === true && process.stderr.isTTY === true;
/** Descriptors by which this process has a terminal, where it has one. */
const TERMINALS = [
	0,
	1,
	2
];
const LARGEST_ENV_BYTES = 1048576;
const STOP_SIGNALS = ["SIGINT", "SIGTERM"];
const GRACE_MILLISECONDS$1 = 1e4;
/** Time for a stopped command to tell what it has. */
const PATIENCE_MILLISECONDS = 1e3;
function isUsageError(error) {
	return error instanceof Error && "code" in error && String(error.code).startsWith("commander.") && "exitCode" in error;
}
if (import.meta.main) await main();
/** Fewest of what a ratio or a change is the mean over. */
const MINIMUM_OF = {
	runs: 5,
	projects: 6
};
// src/base/progress.ts
/** `4 min 10 s`, `38 s`, `2 h`. */
function formatDuration(seconds) {
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	const [large, small] = whole < 3600 ? ["min", "s"] : ["h", "min"];
	const smalls = whole < 3600 ? whole : Math.round(whole / 60);
	const rest = smalls % 60;
	return `${Math.floor(smalls / 60)} ${large}${rest === 0 ? "" : ` ${rest} ${small}`}`;
}
/** Lines where there is no live one: no more than each twentieth of the steps and one in five seconds, but one in two minutes. */
const STEP = .05;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 120;
/** Tells how far work of known length is, and how long the rest takes: on a terminal in one live line, elsewhere in a line now and then. */
var Progress = class {
	#logger;
	#total;
	#now;
	#done = 0;
	/** Steps that the estimate rests on, and the seconds that they took together. */
	#counted = 0;
	#spent = 0;
	#endedAt;
	#foretold = null;
	#shown;
	/** `now` in seconds. */
	constructor(logger, total, now = () => performance.now() / 1e3) {
		this.#logger = logger;
		this.#total = total;
		this.#now = now;
		this.#endedAt = now();
		this.#shown = {
			at: this.#endedAt,
			done: 0
		};
	}
	/** A step begins. `what` it is comes last, since a terminal cuts the line. */
	begin(where, what) {
		const text = [
			where,
			this.left,
			what
		].filter((part) => part !== null).join(" · ");
		this.#logger.status(text);
		if (this.#logger.isLive === true || !this.#isDue()) return;
		this.#shown = {
			at: this.#now(),
			done: this.#done
		};
		this.#logger.info(text);
	}
	/** The step has ended. `counts`: false where it was done already, so that the others take longer than it took. */
	end(counts = true) {
		const now = this.#now();
		this.#done++;
		if (counts) {
			this.#counted++;
			this.#spent += now - this.#endedAt;
		}
		this.#endedAt = now;
	}
	/** The seconds that the rest takes, by who knows more of it than the mean of the steps; null: nobody does. */
	foretell(seconds) {
		this.#foretold = seconds;
	}
	/** `about 1 min 6 s left`; null while nothing is known, and when nothing is left. */
	get left() {
		const steps = this.#total - this.#done;
		if (steps === 0 || this.#counted === 0 && this.#foretold === null) return null;
		return `about ${formatDuration(this.#foretold ?? this.#spent / this.#counted * steps)} left`;
	}
	/** Clears the live line. */
	close() {
		this.#logger.status("");
	}
	#isDue() {
		const pause = this.#now() - this.#shown.at;
		const step = (this.#done - this.#shown.done) / this.#total;
		return pause >= LONGEST_PAUSE || pause >= SHORTEST_PAUSE && step >= STEP;
	}
};
// src/measurement/launcher.ts
const sample = object({
	t: number(),
	values: array(number().nullable())
});
const samples = array(sample);
const MEASURED = [
	"userSeconds",
	"systemSeconds",
	"peakMemoryBytes"
];
/** Answers of the launcher, one line each (`assets/python/launcher/messages.py` has the same). */
const reply = discriminatedUnion("type", [
	object({
		type: literal("error"),
		message: string()
	}),
	object({ type: literal("pipe-made") }),
	object({
		type: literal("waiting"),
		holder: string()
	}),
	object({ type: literal("holding") }),
	object({
		type: literal("idle"),
		samples,
		hostBusySeconds: number().nullable()
	}),
	object({
		type: literal("run"),
		/** False: the sandbox ended before the program could start. */
		started: boolean(),
		startedAt: number(),
		/** Absent where no program was started. */
		wallSeconds: number().optional(),
		exitCode: number().nullable(),
		signal: string().nullable(),
		/** Why the launcher ended it: its time, another of its bounds, or because it was asked to; null where it did not. */
		endedFor: _enum([
			"wall",
			...[
				"memory",
				"processes",
				"cpu",
				"output",
				"disk"
			],
			"stop"
		]).nullable(),
		/** Whether `endedFor` tells every process of the run that the kernel kills for want of memory. */
		memoryWatched: boolean(),
		/** Why memory is only looked at now and then; null where the kernel limits it, or no bound was asked for. */
		memorySampled: sampledReason.nullable(),
		/** Exit code with which the gate could not become the program: 127 not found, 126 not to be run; null: it started. */
		notStarted: int().nullable(),
		/** User CPU seconds of the whole process tree from the gate on. */
		userSeconds: number().nullable(),
		systemSeconds: number().nullable(),
		/** Peak memory of the whole process tree at one time. */
		peakMemoryBytes: number().nullable(),
		/** Why a number above is null, or less or other than it says. */
		reasons: partialRecord(_enum(MEASURED), treeReason),
		/** Busy seconds of all processors of the host between the edges, in clock ticks; null where the kernel does not tell. */
		hostBusySeconds: number().nullable(),
		/** Processes that were still there when the program had ended, and were killed. */
		survivors: number(),
		/** Null: it was over before the first look. */
		threads: threading.omit({ variables: true }).nullable(),
		samples
	})
]);
/**
* A shell, already in the sandbox, that says on descriptor 4 that it stands, waits on 3 until it is told to go, and
* becomes the program: so the clock starts after the sandbox is made. Where it can't become it, it says so and why by its
* exit code. Closing 4 for the length of a function lets the shell have it back when `exec` fails, and never the program.
*/
const GATE = [
	"[ -z \"$BASH_VERSION\" ] || shopt -s execfail 2>&-",
	`trap 'printf "f%s" "$?" >&4' EXIT`,
	"become() { exec \"$@\"; }",
	"printf r >&4 && read -r go <&3 && exec 3<&- && become \"$@\" 4>&-"
].join("\n");
function behindGate(command) {
	return [
		"/bin/sh",
		"-c",
		GATE,
		"gate",
		...command
	];
}
/** `$GREENML_HOST_LOCK` names another file: containers that share a host have to share it too. */
const hostLockPath = (env) => env.GREENML_HOST_LOCK || "/tmp/greenml-host.lock";
/** Arguments of Python. What it has for running a folder takes 5 ms to load, longer than most of the launcher. */
const SERVE = [
	"-I",
	"-S",
	"-c",
	"import sys; sys.path.insert(0, sys.argv[1]); import serve; serve.main()",
	assetPath("python", "launcher")
];
/** How long a launcher may take to end what it runs before it is ended itself. */
const GRACE_MILLISECONDS = 5e3;
function badLock(path, reason) {
	return new UserError(`The lock that keeps measurements of this host apart can't be taken: ${path}: ${reason}.\nLet every user read and write that file, or set GREENML_HOST_LOCK to one path for all of them.`, 1);
}
/** The launcher says why it ends, but where it is killed. */
function explainEnd(stderr) {
	if (stderr !== "") return /* @__PURE__ */ new Error(`the launcher ended: ${stderr}`);
	return new UserError("The process that starts runs was killed from outside (the launcher ended without a word; the kernel does that when memory runs out). What is on record stays: run the same command again to go on.", 1);
}
const isOfType = (answer, type) => answer.type === type;
function expectType(answer, type) {
	if (!isOfType(answer, type)) throw new Error(`the launcher answered '${answer.type}' instead of '${type}'`);
	return answer;
}
/** The processes that start runs and read clocks and counters at their edges (`assets/python/launcher/`). */
var Launcher = class {
	#process;
	#lines;
	#stderr = "";
	#fault = null;
	#stopping;
	constructor(options = {}) {
		const python = options.python ?? OWN_PYTHON;
		const flags = options.controlGroup === false ? ["--no-control-group"] : [];
		this.#process = spawn(python, [...SERVE, ...flags], {
			stdio: "pipe",
			env: { PATH: process.env.PATH },
			detached: true
		});
		this.#process.stderr.on("data", (chunk) => {
			this.#stderr = (this.#stderr + chunk.toString()).slice(-4e3);
		});
		this.#process.on("error", (error) => {
			const missing = errorCode(error) === "ENOENT";
			this.#fault = missing ? new UserError(`${python} is not installed: sudo apt-get install python3`, 1) : error;
		});
		this.#process.stdin.on("error", () => {});
		this.#lines = createInterface$1({ input: this.#process.stdout })[Symbol.asyncIterator]();
	}
	/** Makes a named pipe; Node has no call for it, and a program that has takes longer to start than all of the launcher. */
	async makePipe(path) {
		await this.#ask({
			type: "make-pipe",
			path
		}, "pipe-made");
	}
	/** Waits until no other process on this host measures; the lock is held until this launcher ends. */
	async holdHost(holder, onWait, path) {
		this.#send({
			type: "hold-host",
			path,
			holder
		});
		for (;;) {
			const answer = await this.#receive();
			if (answer.type === "holding") return;
			if (answer.type === "error") throw badLock(path, answer.message);
			onWait(expectType(answer, "waiting").holder);
		}
	}
	run(job) {
		if (this.#stopping?.aborted) this.stop();
		return this.#ask({
			counters: [],
			...job,
			type: "run"
		}, "run");
	}
	/** Ends the run that is under way, or else the next one; its outcome is told as ever. */
	stop() {
		this.#process.kill("SIGUSR1");
	}
	/** Has an abort end what runs, and what is to be run behind it, until it is disposed of. */
	stopOn(signal) {
		const stop = () => this.stop();
		this.#stopping = signal;
		signal?.addEventListener("abort", stop);
		return { [Symbol.dispose]: () => {
			this.#stopping = void 0;
			signal?.removeEventListener("abort", stop);
		} };
	}
	/** Reads counters while nothing runs, at both edges and every `everySeconds` between. */
	idle(job) {
		return this.#ask({
			...job,
			type: "idle"
		}, "idle");
	}
	async #ask(request, type) {
		this.#send(request);
		const answer = await this.#receive();
		if (answer.type === "error") throw new Error(`the launcher failed: ${answer.message}`);
		return expectType(answer, type);
	}
	#send(request) {
		this.#process.stdin.write(`${JSON.stringify(request)}\n`);
	}
	async #receive() {
		const line = await this.#lines.next();
		if (line.done) throw this.#fault ?? explainEnd(this.#stderr.trim());
		return reply.parse(JSON.parse(line.value), { jitless: true });
	}
	/** Ends it and, with it, whatever it runs. */
	async [Symbol.asyncDispose]() {
		if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
		const closed = new Promise((resolve) => this.#process.once("close", resolve));
		this.#process.kill("SIGTERM");
		this.#process.kill("SIGCONT");
		const impatience = setTimeout(() => this.#process.kill("SIGKILL"), GRACE_MILLISECONDS);
		await closed;
		clearTimeout(impatience);
	}
};
// src/measurement/hold-host.ts
/** Waits until no other process on this host measures; the host is held until the launcher ends. */
async function holdHost(launcher, what, waitSeconds, context) {
	await holdHostUnless(launcher, {
		what,
		waitSeconds
	}, async () => null, context);
}
/**
* Holds the host as `holdHost` does, or gives up on it: where it is not free `instead` is asked once, and what that gives,
* unless null, takes the place of waiting.
*/
async function holdHostUnless(launcher, { what, waitSeconds }, instead, { logger, env, signal }) {
	const unheld = Promise.withResolvers();
	let timer;
	let asked;
	let isOver = false;
	const wait = async (holder) => {
		asked ??= instead();
		const other = await asked;
		if (isOver) return;
		if (other !== null) return unheld.resolve(other);
		const howLong = waitSeconds === void 0 ? "until it ends, unless --wait SECONDS sets how long" : `for ${waitSeconds} s at most`;
		if (waitSeconds !== 0) logger.info(`waiting: another measurement runs on this host: ${holder}; ${howLong} (Ctrl-C stops waiting)`);
		if (waitSeconds !== void 0) timer ??= setTimeout(() => unheld.reject(busy(holder, waitSeconds)), timerMilliseconds(waitSeconds));
	};
	const onWait = (holder) => void wait(holder).catch(unheld.reject);
	const holding = launcher.holdHost(`${what} (process ${process.pid})`, onWait, hostLockPath(env));
	try {
		return await interruptible(Promise.race([holding.then(() => null), unheld.promise]), signal);
	} finally {
		isOver = true;
		clearTimeout(timer);
	}
}
function busy(holder, waitSeconds) {
	const still = waitSeconds === 0 ? "" : ` after ${waitSeconds} s of waiting`;
	return new NotNow(`Another measurement runs on this host${still}: ${holder}.\nTwo at a time would disturb each other: wait longer (--wait SECONDS; without it, until the host is free), or end the other.`);
}
// src/measurement/host.ts
/** Describes this host in the state that makes runs on it comparable. `root` is where `/proc` and `/sys` lie. */
async function describeHost(root = "/") {
	const cpuinfo = await readText(join(root, "proc/cpuinfo")) ?? "";
	const field = (name) => new RegExp(`^${name}\\s*: (.*)$`, "m").exec(cpuinfo)?.[1]?.trim() ?? null;
	const facts = {
		name: hostname(),
		cpu: field("model name") ?? cpus()[0]?.model ?? "unknown",
		logicalCpus: availableParallelism(),
		memoryBytes: totalmem(),
		kernel: `${process.platform} ${await readText(join(root, "proc/sys/kernel/osrelease")) ?? release()}`,
		microcode: field("microcode"),
		governor: await readPolicies(root, "scaling_governor"),
		drivers: await readDrivers(root)
	};
	return {
		...facts,
		virtualMachine: cpuinfo === "" ? null : / hypervisor( |$)/m.test(cpuinfo),
		python: null,
		node: process.version,
		stratum: sha256Hex(JSON.stringify(facts)).slice(0, 12)
	};
}
/** Differences of a host's state, of what can change while it runs: `governor powersave → performance`. */
function listChanges(before, after) {
	const stateOf = ({ microcode, governor, drivers }) => new Map(Object.entries({
		microcode,
		governor,
		...drivers
	}));
	const [early, late] = [stateOf(before), stateOf(after)];
	return [.../* @__PURE__ */ new Set([...early.keys(), ...late.keys()])].flatMap((name) => {
		const [from, to] = [early.get(name) ?? null, late.get(name) ?? null];
		return from === to ? [] : [`${name} ${from ?? "none"} → ${to ?? "none"}`];
	});
}
/** What a switch means that turns a thing off. */
const OPPOSITE = {
	on: "off",
	off: "on"
};
/** Drivers and switches that decide power and speed beside the governor, by name; none that this host does not show. */
async function readDrivers(root) {
	const cpu = join(root, "sys/devices/system/cpu");
	const noTurbo = await readSwitch(join(cpu, "intel_pstate/no_turbo"));
	const found = {
		nvidia: await readNvidia(root),
		amdgpu: await readModule(root, "amdgpu"),
		i915: await readModule(root, "i915"),
		xe: await readModule(root, "xe"),
		cpufreq: await readPolicies(root, "scaling_driver"),
		"energy-preference": await readPolicies(root, "energy_performance_preference"),
		turbo: noTurbo === null ? await readSwitch(join(cpu, "cpufreq/boost")) : OPPOSITE[noTurbo],
		smt: await readSwitch(join(cpu, "smt/active"))
	};
	return Object.fromEntries(Object.entries(found).flatMap(([name, value]) => value === null ? [] : [[name, value]]));
}
/** `NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.15  Tue …` */
async function readNvidia(root) {
	const text = await readText(join(root, "proc/driver/nvidia/version"));
	return /^NVRM version:.*?\s(\d+(?:\.\d+)+)\s/m.exec(`${text ?? ""} `)?.[1] ?? null;
}
/** A module that was built apart from the kernel has a version; one of the kernel's own at most a hash of its source. */
async function readModule(root, name) {
	const folder = join(root, "sys/module", name);
	return await readText(join(folder, "version")) ?? await readText(join(folder, "srcversion"));
}
/** One word where all processors agree, else all their words. */
async function readPolicies(root, file) {
	const folder = join(root, "sys/devices/system/cpu/cpufreq");
	const policies = (await readdir(folder).catch(() => [])).filter((name) => /^policy\d+$/.test(name));
	const known = (await Promise.all(policies.map((policy) => readText(join(folder, policy, file))))).filter((word) => word !== null);
	return known.length === 0 ? null : [...new Set(known)].sort().join(", ");
}
async function readSwitch(path) {
	const text = await readText(path);
	return text === "1" ? "on" : text === "0" ? "off" : null;
}
/** Trimmed; null where there is no such file, or nothing in it. */
async function readText(path) {
	return (await readFile(path, "utf8").catch(() => "")).trim() || null;
}
// src/base/processes/find-program.ts
/** The absolute path of a program on $PATH, or null; folders that depend on the working folder are left out. */
function findProgram(name, env) {
	return (env.PATH ?? "").split(delimiter).filter(isAbsolute).map((folder) => join(folder, name)).find(isProgram) ?? null;
}
/** A file that this user may execute. */
function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
// src/energy/cross-check.ts
/** Two readers of one counter agree within this share of a long run (reference/energy.md §3.2). */
const AGREEMENT = .01;
/**
* A card's counter and its power sensor are two instruments. On one H100 they differed by 0.8 to 4.1 % under steady load; on
* another card by 40 % over 5 s (ml-energy/zeus#181).
*/
const SENSOR_AGREEMENT = .1;
/** Meters that read power, not a counter. */
const SENSORS = ["nvidia-smi"];
/** Seconds that a meter which is read ten times a second can misplace at the edges of a run. */
const EDGE_SECONDS$1 = .2;
/** Marks readings of one zone by two meters that disagree by more than their edges explain. */
function crossCheck(readings, wallSeconds) {
	const edges = EDGE_SECONDS$1 / Math.max(wallSeconds, EDGE_SECONDS$1);
	return readings.map((reading) => {
		const other = readings.find((each) => {
			if (each.domain !== reading.domain || each.meter === reading.meter) return false;
			return each.joules !== null && each.quality === "measured";
		});
		if (!other?.joules || !reading.joules || reading.quality !== "measured") return reading;
		const difference = other.joules / reading.joules - 1;
		const isSensor = [reading.meter, other.meter].some((meter) => SENSORS.includes(meter));
		if (Math.abs(difference) <= (isSensor ? .1 : AGREEMENT) + edges) return reading;
		return {
			...reading,
			doubts: [{
				kind: "meters-disagree",
				meter: other.meter,
				difference
			}, ...reading.doubts]
		};
	});
}
// src/energy/estimate.ts
/**
* Watts of one virtual CPU, idle and busy: the means over Amazon's instance types in the Cloud Carbon Footprint
* coefficients. A model of this kind is right within a factor of about two (docs/method.md), so it is never evidence.
*/
const IDLE_WATTS = .74;
const BUSY_WATTS = 3.5;
/** An order of magnitude where nothing can be measured: an affine function of wall and CPU time, in its own domain. */
function estimateEnergy(wallSeconds, cpuSeconds, because, { cpus = availableParallelism(), idleWatts, maxWatts } = {}) {
	const hasOwnWatts = idleWatts !== void 0 || maxWatts !== void 0;
	const idle = idleWatts ?? Math.min(IDLE_WATTS * cpus, maxWatts ?? Number.POSITIVE_INFINITY);
	const netJoules = ((maxWatts ?? Math.max(BUSY_WATTS * cpus, idle)) - idle) / cpus * cpuSeconds;
	return {
		domain: "estimate/cpu",
		joules: idle * wallSeconds + netJoules,
		netJoules,
		meter: hasOwnWatts ? "linear-own-watts" : "linear-per-vcpu",
		quality: "estimated",
		reason: {
			kind: "estimated",
			because: [...because]
		},
		doubts: []
	};
}
// src/base/processes/sysfs.ts
/** Trimmed text of a small file of /sys or /proc; null where the host does not show it. */
function readSysfs(path) {
	try {
		return readFileSync(path, "utf8").trim();
	} catch {
		return null;
	}
}
/** Names in a folder of /sys, sorted; none where the host does not show it. */
function listSysfs(folder) {
	try {
		return readdirSync(folder).sort();
	} catch {
		return [];
	}
}
// src/energy/kernel-facts.ts
/** Where the kernel lists graphics cards, each a folder. */
const DRM_ROOT = "/sys/class/drm";
/** Where it lists its counters, of energy (`power`) and of the cores' events. */
const EVENT_SOURCES = "/sys/bus/event_source/devices";
/** The kernel's names of the graphics cards: `card0`. */
const listCardNames = (drmRoot) => listSysfs(drmRoot).filter((name) => /^card\d+$/.test(name));
/** What the kernel calls the processor's maker; null where it doesn't say. */
const findVendor = (cpuinfo) => /^vendor_id\s*:\s*(\S+)/m.exec(cpuinfo)?.[1] ?? null;
// src/energy/powercap-tree.ts
/** `intel-rapl:0` is a top zone, `intel-rapl:0:1` its child. AMD's zones have the same name since Linux 5.8. */
const ZONE = /^(intel-rapl(?:-mmio)?:\d+)(:\d+)?$/;
const CONTROL_TYPE = /^intel-rapl(-mmio)?$/;
/** Every zone below a powercap folder once, whether it is a flat link or nested under its control type and parent. */
function listZones(root) {
	const found = /* @__PURE__ */ new Map();
	let lost = 0;
	const visit = (folder, names) => {
		const below = [];
		for (const id of names.filter((name) => ZONE.test(name) || CONTROL_TYPE.test(name)).sort()) {
			const link = join(folder, id);
			try {
				const real = realpathSync(link);
				if (ZONE.test(id) && !found.has(real)) found.set(real, {
					id,
					link,
					folder: real
				});
				below.push(link);
			} catch {
				lost++;
			}
		}
		for (const link of below) visit(link, readdirSync(link));
	};
	visit(root, readdirSync(root));
	return {
		folders: [...found.values()],
		lost
	};
}
/** The folder of a child zone's parent; null for a top zone. */
function parentFolder(zone, all) {
	const [, parent, child] = ZONE.exec(zone.id) ?? [];
	if (child === void 0) return null;
	const above = dirname(zone.folder);
	return all.find((each) => each.folder === above || each.id === parent)?.folder ?? null;
}
// src/energy/powercap.ts
const POWERCAP_ROOT = "/sys/class/powercap";
const PACKAGE = /^package-(\d+)(-die-(\d+))?$/;
/**
* Finds the RAPL zones below `root`, each physical counter once: the class folder lists a zone as flat link and in the
* tree; `intel-rapl-mmio` shows the counter that `intel-rapl` shows already, and counts only where it is the only source;
* AMD's older kernels show one socket-wide counter once per die. Zones are told apart by their `name`, never by number
* (kernel documentation, power/powercap; drivers/powercap/intel_rapl_common.c).
*/
async function discoverPowercap(root = POWERCAP_ROOT, vendor = root === "/sys/class/powercap" ? readVendor() : null) {
	const { folders, lost } = listFolders(root);
	const zones = fillRanges(nameApart(dropDies(dropMmio(folders.map((folder) => describeZone(folder, folders))), vendor))).map(({ mmio: _, ...zone }) => zone).sort((a, b) => compareNaturally(a.domain, b.domain));
	if (zones.some((zone) => zone.unreadable === null)) return {
		zones,
		reason: null
	};
	const [locked] = zones.flatMap((zone) => zone.unreadable ?? []);
	return {
		zones,
		reason: locked ?? {
			kind: lost > 0 ? "hidden-counters" : "no-counters",
			root
		}
	};
}
function listFolders(root) {
	try {
		return listZones(root);
	} catch (error) {
		if (errorCode(error) === "ENOENT") return {
			folders: [],
			lost: 0
		};
		throw new UserError(`The powercap folder ${root} can't be listed: ${errorMessage(error)}`);
	}
}
function readVendor() {
	const found = findVendor(readSysfs("/proc/cpuinfo") ?? "");
	return found === "AuthenticAMD" || found === "GenuineIntel" ? found : null;
}
function describeZone(zone, all) {
	const counterPath = join(zone.folder, "energy_uj");
	const parent = parentFolder(zone, all);
	const name = readName(zone.folder);
	const zoneName = name ?? (parent === null ? `package-? (${zone.id})` : zone.id);
	const parentName = parent === null ? null : readName(parent) ?? `package-? (${basename(parent)})`;
	const inheritsCap = parent !== null && (zoneName === "core" || zoneName === "uncore");
	return {
		domain: parentName === null ? zoneName : `${parentName}/${zoneName}`,
		counterPath,
		...name === null ? nameless(join(zone.link, "name")) : readCounter$1(counterPath, join(zone.link, "energy_uj")),
		maxMicrojoules: readPositive(join(zone.folder, "max_energy_range_uj")),
		capWatts: readCap(zone.folder) ?? (inheritsCap ? readCap(parent) : null),
		mmio: zone.id.includes("-mmio")
	};
}
const unreadable = (reason) => ({
	unreadable: reason,
	firstMicrojoules: null,
	inode: null
});
/** A zone without a name: not known to be a package, it is in no sum; not known to be none, it makes every sum of them uncertain. */
const nameless = (path) => unreadable({
	kind: "nameless",
	path
});
function readCounter$1(path, shownPath) {
	try {
		const text = readFileSync(path, "utf8").trim();
		if (!/^\d+$/.test(text)) return unreadable({
			kind: "no-number",
			path: shownPath,
			text: text.slice(0, 40)
		});
		return {
			unreadable: null,
			firstMicrojoules: Number(text),
			inode: statSync(path).ino
		};
	} catch (error) {
		const code = errorCode(error) ?? errorMessage(error);
		return unreadable({
			kind: "unreadable",
			path: shownPath,
			code
		});
	}
}
/** MMIO and MSR packages are the same energy: never mix them, and prefer what every kernel has. */
function dropMmio(zones) {
	const packages = zones.filter((zone) => PACKAGE.test(zone.domain));
	const readable = packages.filter((zone) => zone.unreadable === null);
	const useMmio = (readable.length > 0 ? readable : packages).every((zone) => zone.mmio);
	const mmioOnly = packages.length > 0 && useMmio;
	return zones.filter((zone) => {
		if (!PACKAGE.test(zone.domain.split("/")[0] ?? "")) return !zone.mmio || zones.every((each) => each.mmio);
		return zone.mmio === mmioOnly;
	});
}
/**
* AMD's package counter is the whole socket's; kernels before `rapl_msrs_are_pkg_scope` show it once for every die. Under
* another vendor dies are distinct (Cascade Lake-AP). Where the vendor is not known, the counters themselves tell
* (`mirrors.ts`).
*/
function dropDies(zones, vendor) {
	if (vendor !== "AuthenticAMD") return [...zones];
	const kept = /* @__PURE__ */ new Map();
	for (const { domain } of zones) {
		const [, socket = "", , die] = PACKAGE.exec(domain) ?? [];
		if (die !== void 0) kept.set(socket, Math.min(Number(die), kept.get(socket) ?? Number(die)));
	}
	return zones.filter(({ domain }) => {
		const [, socket = "", , die] = PACKAGE.exec(domain.split("/")[0] ?? "") ?? [];
		return die === void 0 || Number(die) === kept.get(socket);
	});
}
/** Two zones of one name that are not one zone: the second gets its folder's name too. */
function nameApart(zones) {
	const seen = /* @__PURE__ */ new Set();
	return zones.map((zone) => {
		const folder = zone.counterPath.split("/").at(-2) ?? "";
		const domain = seen.has(zone.domain) ? `${zone.domain} (${folder})` : zone.domain;
		seen.add(domain);
		return {
			...zone,
			domain
		};
	});
}
const kindOf = (domain) => (domain.split("/").at(-1) ?? "").replace(/[-\d].*/s, "");
/** Zones of one kind count in one unit, so a range that can't be read is that of a sibling. */
function fillRanges(zones) {
	return zones.map((zone) => {
		if (zone.maxMicrojoules !== null) return zone;
		const sibling = zones.find((each) => each.maxMicrojoules !== null && kindOf(each.domain) === kindOf(zone.domain));
		return {
			...zone,
			maxMicrojoules: sibling?.maxMicrojoules ?? null
		};
	});
}
function readCap(folder) {
	const watts = listSysfs(folder).filter((name) => /^constraint_\d+_(power_limit|max_power)_uw$/.test(name)).flatMap((name) => readPositive(join(folder, name)) ?? []).map((microwatts) => microwatts / 1e6);
	return watts.length === 0 ? null : Math.max(...watts);
}
/** A zone's name is shown on terminals and in reports: whoever fills a counter's folder must not steer them. */
const readName = (folder) => readSysfs(join(folder, "name"))?.replaceAll(/[\p{Cc}\p{Cf}]+/gu, "?") ?? null;
function readPositive(path) {
	const value = Number(readSysfs(path) ?? "");
	return Number.isFinite(value) && value > 0 ? value : null;
}
// src/energy/counter.ts
/** Watts above every processor package on sale, where the zone's own limit is not known. */
const DEFAULT_CAP_WATTS = 2e3;
/** A package exceeds its long-term limit for short times; twice the largest limit it never reaches. */
const CAP_FACTOR = 2;
/** The counter moves about once a millisecond, with jitter (Khan et al. 2018): room for both edges of a short step. */
const EDGE_SECONDS = .02;
/** A step that one second at full power explains may be an edge that was late; a larger one can't be. */
const LENIENT_SECONDS = 1;
/**
* The value at which a counter is 0 again: `max_energy_range_uj` is (2³² − 1) units (drivers/powercap/intel_rapl_common.c),
* so one unit more.
*/
const modulusOf = (maxMicrojoules) => maxMicrojoules * 2 ** 32 / (2 ** 32 - 1);
/**
* Joules between the first and the last reading of a counter. Wraps are added up; what can't have happened (a reset, a
* step beyond twice the zone's power limit) gives null, what is merely odd a number with a doubt.
*/
function joulesOf(readings, limits) {
	if (readings.length < 2) return {
		joules: null,
		reason: { kind: "read-once" }
	};
	const modulus = limits.maxMicrojoules === null ? null : modulusOf(limits.maxMicrojoules);
	const watts = CAP_FACTOR * (limits.capWatts ?? DEFAULT_CAP_WATTS);
	let total = 0;
	let doubt = null;
	for (let i = 1; i < readings.length; i++) {
		const step = stepOf(readings[i - 1], readings[i], modulus);
		if ("kind" in step) return {
			joules: null,
			reason: step
		};
		const { microjoules, seconds } = step;
		const most = watts * (seconds + EDGE_SECONDS) * 1e6;
		if (microjoules > Math.max(most, watts * LENIENT_SECONDS * 1e6)) return {
			joules: null,
			reason: nameExcess(step, watts)
		};
		if (microjoules > most) doubt = {
			kind: "excessive-power",
			joules: microjoules / 1e6,
			seconds,
			limitWatts: watts
		};
		else if (modulus !== null && most >= modulus) doubt ??= {
			kind: "wrapped-unseen",
			seconds
		};
		total += microjoules;
	}
	return {
		joules: total / 1e6,
		reason: null,
		doubts: doubt === null ? [] : [doubt]
	};
}
/** Increase between two readings, or why that can't be told. */
function stepOf(first, second, modulus) {
	if (first?.microjoules == null || second?.microjoules == null) return { kind: "not-read" };
	const [before, after, seconds] = [
		first.microjoules,
		second.microjoules,
		(second.t - first.t) / 1e9
	];
	if (before < 0 || after < 0) return { kind: "negative" };
	if (modulus !== null && (before > modulus || after > modulus)) return { kind: "above-range" };
	if (after >= before) return {
		microjoules: after - before,
		seconds,
		wrapped: false
	};
	if (modulus === null) return { kind: "wrapped-or-reset" };
	return {
		microjoules: after - before + modulus,
		seconds,
		wrapped: true
	};
}
/** Reason of an excess over the zone's limit: after a wrap it was a reset, else it is implausible. */
const nameExcess = ({ microjoules, seconds, wrapped }, limitWatts) => wrapped ? { kind: "reset" } : {
	kind: "implausible",
	joules: microjoules / 1e6,
	seconds,
	limitWatts
};
// src/energy/mirrors.ts
/** Two reads in a row of one counter differ by what a socket draws in the milliseconds between them. */
const SKEW_MICROJOULES = 1e6;
const LEAST_READS = 3;
/**
* For each zone the zone whose counter it shows, or null: one socket-wide counter appears once per die on older AMD
* kernels. Counters that stay equal over three reads are one meter. Of two packages, which may by chance have drawn
* nearly the same since the start, that takes equality within a joule while they move; of two dies of one package, the
* 0.1 % of reference/energy.md §3.1, or the very same number.
*/
function findMirrors(zones, reads) {
	return zones.map((zone, index) => {
		const original = zones.findIndex((other, earlier) => {
			if (earlier >= index || !mayMirror(zone.domain, other.domain)) return false;
			return isMirror(reads[earlier] ?? [], reads[index] ?? [], isSamePackage(zone.domain, other.domain));
		});
		return original === -1 ? null : original;
	});
}
const packageOf = (domain) => domain.split("/")[0] ?? "";
const childOf = (domain) => domain.split("/")[1];
const isPackage = (domain) => /^package-\d/.test(domain);
const socketOf = (domain) => /^package-(\d+)/.exec(domain)?.[1];
function mayMirror(a, b) {
	return isPackage(a) && isPackage(b) && packageOf(a) !== packageOf(b) && childOf(a) === childOf(b);
}
const isSamePackage = (a, b) => socketOf(a) === socketOf(b);
function isMirror(a, b, samePackage) {
	const pairs = a.flatMap((value, index) => {
		const other = b[index];
		return value == null || other == null ? [] : [[value, other]];
	});
	if (pairs.length < LEAST_READS || pairs.length < a.length) return false;
	if (samePackage && pairs.every(([one, other]) => one === other && one > 0)) return true;
	return pairs.every(([one, other]) => {
		const tolerance = samePackage ? Math.max(SKEW_MICROJOULES, one * .001) : SKEW_MICROJOULES;
		return Math.abs(one - other) <= tolerance;
	}) && haveMovedAlike(pairs);
}
function haveMovedAlike(pairs) {
	const [first, last] = [pairs[0], pairs.at(-1)];
	if (!first || !last) return false;
	const [one, other] = [last[0] - first[0], last[1] - first[1]];
	return one !== 0 && other !== 0 && Math.abs(one - other) <= Math.max(SKEW_MICROJOULES, Math.abs(one) * .01);
}
// src/energy/source.ts
const isUsable = (opened) => "read" in opened;
/** The flags of a run for what its energy readings say. */
const flagsOfEnergy = (readings) => readings.some(isDoubtful) ? ["doubtful-energy"] : [];
function makeReading(domain, meter, { joules, reason, doubts = [] }) {
	return {
		domain,
		joules,
		netJoules: null,
		meter,
		quality: joules === null ? "unavailable" : "measured",
		reason,
		doubts: [...doubts]
	};
}
const monotonicNs = () => Number(process.hrtime.bigint());
// src/energy/powercap-source.ts
const METER = "powercap";
/** RAPL by powercap. Where no zone can be read, those that exist still stand on record, each with its reason. */
async function openPowercap(root) {
	const { zones, reason } = await discoverPowercap(root);
	if (reason !== null) return {
		meter: METER,
		reason,
		readings: zones.map(readingOfUnreadable)
	};
	return makePowercapSource(zones);
}
const readingOfUnreadable = (zone) => makeReading(zone.domain, METER, {
	joules: null,
	reason: zone.unreadable ?? { kind: "not-read" }
});
function makePowercapSource(zones) {
	const readable = zones.filter((zone) => zone.unreadable === null);
	return {
		meter: METER,
		readsProcessor: true,
		counterPaths: readable.map((zone) => zone.counterPath),
		prepare: async () => {},
		read: async (window) => {
			const byZone = new Map(readZones(readable, window));
			return zones.flatMap((zone) => zone.unreadable === null ? byZone.get(zone) ?? [] : readingOfUnreadable(zone));
		},
		[Symbol.asyncDispose]: async () => {}
	};
}
function readZones(zones, window) {
	const valuesOf = (index) => window.samples.map((sample) => sample.values[index]);
	const mirrors = findMirrors(zones, zones.map((zone, index) => [zone.firstMicrojoules, ...valuesOf(index)]));
	return zones.flatMap((zone, index) => {
		if (mirrors[index] !== null) return [];
		const readings = window.samples.map(({ t, values }) => ({
			t,
			microjoules: values[index]
		}));
		const joules = vanished(zone) ?? judgeZone(zone, joulesOf(readings, zone), window);
		const others = zones.filter((_, other) => mirrors[other] === index).map((each) => each.domain);
		const told = others.length > 0 && joules.joules !== null && joules.reason === null && joules.doubts.length === 0 ? {
			...joules,
			reason: {
				kind: "mirrored",
				domains: others
			}
		} : joules;
		return [[zone, makeReading(zone.domain, METER, told)]];
	});
}
/** The launcher holds the file open, so one that was taken away or replaced would seem to stand still. */
function vanished(zone) {
	try {
		if (statSync(zone.counterPath).ino === zone.inode) return null;
		return {
			joules: null,
			reason: {
				kind: "replaced",
				path: zone.counterPath
			}
		};
	} catch (error) {
		const code = errorCode(error) ?? errorMessage(error);
		return {
			joules: null,
			reason: {
				kind: "vanished",
				path: zone.counterPath,
				code
			}
		};
	}
}
/** The counter moves about every millisecond: below a tenth of a second its edges are no longer small. */
const UPDATE_SECONDS = .001;
const SHORT_SECONDS = .1;
function judgeZone(zone, result, window) {
	if (result.joules === null) return result;
	const seconds = (window.endNs - window.beginNs) / 1e9;
	if (result.joules === 0) return zone.domain.endsWith("/uncore") ? {
		joules: 0,
		reason: { kind: "asleep" },
		doubts: []
	} : {
		joules: null,
		reason: { kind: "still" }
	};
	if (result.doubts.length === 0 && seconds > 0 && seconds < SHORT_SECONDS) return {
		...result,
		reason: {
			kind: "short-run",
			error: 2 * UPDATE_SECONDS / seconds,
			seconds
		}
	};
	return result;
}
// src/energy/meter.ts
/**
* Opens the meters asked for, or all that are here; where none reads the processor, its energy is estimated, marked so. One
* that was asked for and can't measure is an error: a user who names it wants its numbers, not others.
*/
async function openMeter(options) {
	const { meters } = options;
	const opened = meters ? await openNamed(meters, options) : await openAll$1(options);
	const sources = opened.filter(isUsable);
	const unusable = opened.flatMap((each) => isUsable(each) ? [] : [each]);
	try {
		const estimates = meters ? meters.includes("estimate") : !sources.some((source) => source.readsProcessor);
		refuseMissing(unusable.filter(({ meter }) => meters !== void 0 || meter === "external"));
		if (options.require && estimates) throw refusal(`Energy can't be measured here: ${explain(unusable) || "an estimate was asked for"}`);
		return joinSources(sources, unusable, estimates, options);
	} catch (error) {
		await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()));
		throw error;
	}
}
function refuseMissing(missing) {
	if (missing.length === 0) return;
	const fix = missing.some(({ meter }) => meter !== "external") ? "; without --meter, what this host has is used" : "";
	throw refusal(`A meter that was asked for can't measure: ${explain(missing)}`, fix);
}
const explain = (unusable) => unusable.map(({ meter, reason }) => `${meter}: ${nameFact(reason)}`).join("; ");
const refusal = (what, fix = "") => new UserError(`${what}. 'greenml doctor' says what mends it${fix}.`, 1);
/** Each meter's code loads when it is opened: it is paid for on the processor that is measured. */
function listOpeners({ env = process.env, external = {}, ...roots }) {
	const { powercapRoot, drmRoot, eventSources: root = EVENT_SOURCES, meters } = roots;
	const ask = meters !== void 0;
	return {
		powercap: () => openPowercap(powercapRoot),
		perf: async () => (await import("./perf.js")).openPerf({
			env,
			root,
			vendor: readVendor(),
			ask
		}),
		nvml: async () => (await import("./nvml.js")).openNvml(env),
		"nvidia-smi": async () => (await import("./nvidia-smi.js")).openNvidiaSmi(env),
		hwmon: async () => (await import("./gpu-hwmon.js")).openGpuHwmon(env, drmRoot),
		amdsmi: async () => (await import("./amdsmi.js")).openAmdSmi(env, drmRoot),
		powermetrics: async () => (await import("./powermetrics.js")).openPowermetrics(env),
		external: async () => (await import("./external.js")).openExternal(external, env)
	};
}
function openNamed(meters, options) {
	const open = listOpeners(options);
	if (meters.includes("external") && !options.external?.command && !options.external?.stream) throw new UserError("The meter 'external' needs --meter-command or --meter-stream.");
	return openTogether([...new Set(meters)].flatMap((name) => name === "estimate" ? [] : [open[name]()]));
}
/** Waits for all of them; where one fails nothing is left of the others, whose processes would hold this one back. */
async function openTogether(openings) {
	const settled = await Promise.allSettled(openings);
	const opened = settled.flatMap((each) => each.status === "fulfilled" ? each.value : []);
	const failed = settled.find((each) => each.status === "rejected");
	if (failed === void 0) return opened;
	await Promise.all(opened.filter(isUsable).map((source) => source[Symbol.asyncDispose]()));
	throw failed.reason;
}
/** Meters that a host has, found without starting anything that it has no sign of. */
async function openAll$1(options) {
	const { env = process.env, external } = options;
	const open = listOpeners(options);
	return openTogether([
		openProcessor(options, open),
		...hasNvidia(env) ? [openNvidia(open)] : [],
		...listCardNames(options.drmRoot ?? "/sys/class/drm").length > 0 ? [open.hwmon().then(hideAbsent)] : [],
		...external?.command || external?.stream ? [open.external()] : []
	]);
}
/** powercap needs no program; perf is the way where its files may not be read but the PMU may. */
async function openProcessor(options, open) {
	if (process.platform === "darwin") return [await open.powermetrics()];
	const powercap = await open.powercap();
	const elsewhere = options.powercapRoot !== void 0 && options.eventSources === void 0;
	const hasPmu = existsSync(join(options.eventSources ?? "/sys/bus/event_source/devices", "power"));
	if (isUsable(powercap) || elsewhere || !hasPmu) return [powercap];
	const perf = await open.perf();
	return isUsable(perf) ? [perf] : [powercap, perf];
}
async function openNvidia(open) {
	const nvml = await open.nvml();
	if (isUsable(nvml)) return [nvml];
	const smi = await open["nvidia-smi"]();
	return isUsable(smi) ? [smi] : [nvml, smi];
}
const hideAbsent = (opened) => isUsable(opened) || opened.readings?.length ? [opened] : [];
function hasNvidia(env) {
	const folders = (list) => (list ?? "").split(delimiter).filter((each) => each !== "");
	return existsSync("/dev/nvidiactl") || findProgram("nvidia-smi", env) !== null || folders(env.LD_LIBRARY_PATH).some((folder) => existsSync(join(folder, "libnvidia-ml.so.1")));
}
const PROCESSOR_METERS = /* @__PURE__ */ new Set([
	"powercap",
	"perf",
	"powermetrics",
	"external"
]);
function joinSources(sources, unusable, estimates, { model }) {
	const silent = unusable.filter(({ meter }) => PROCESSOR_METERS.has(meter)).map((each) => each.reason);
	const because = silent.length > 0 ? silent : [{ kind: "no-processor-meter" }];
	const starts = sources.map((_, index) => sources.slice(0, index).flatMap((each) => each.counterPaths).length);
	const meters = [...sources.map((source) => source.meter), ...estimates ? ["estimate"] : []];
	return {
		name: meters.join(", "),
		meters,
		unavailable: sources.some((source) => source.readsProcessor) ? null : because,
		measures: sources.length > 0,
		counterPaths: sources.flatMap((source) => source.counterPaths),
		cpuSeconds: () => sources.reduce((sum, source) => sum + (source.cpuSeconds?.() ?? 0), 0),
		prepare: async () => {
			await Promise.all(sources.map((source) => source.prepare()));
		},
		read: async (samples, wallSeconds, cpuSeconds) => {
			const [beginNs, endNs] = [samples[0]?.t ?? 0, samples.at(-1)?.t ?? 0];
			return [
				...crossCheck((await Promise.all(sources.map((source, index) => {
					const start = starts[index] ?? 0;
					const domainSamples = samples.map(({ t, values }) => ({
						t,
						values: values.slice(start, start + source.counterPaths.length)
					}));
					return source.read({
						samples: domainSamples,
						beginNs,
						endNs
					});
				}))).flat(), wallSeconds),
				...unusable.flatMap(readingsOf),
				...estimates ? [estimateEnergy(wallSeconds, cpuSeconds, because, model)] : []
			];
		},
		[Symbol.asyncDispose]: async () => {
			await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()));
		}
	};
}
/** A meter that names no zones still says why there is nothing, but for powercap, whose reason the estimate carries. */
function readingsOf({ meter, reason, readings = [] }) {
	if (readings.length > 0 || meter === "powercap") return readings;
	return [makeReading(meter, meter, {
		joules: null,
		reason
	})];
}
// src/measurement/open-meters.ts
async function openMeters(options, { env }) {
	const { idleWatts, maxWatts, meterCommand, meterStream } = options;
	if (idleWatts !== void 0 && maxWatts !== void 0 && maxWatts < idleWatts) throw new UserError("--max-watts is below --idle-watts.");
	if (meterCommand !== void 0 && meterStream !== void 0) throw new UserError("--meter-command and --meter-stream exclude each other.");
	return openMeter({
		require: options.requireMeasured,
		env,
		meters: options.meter,
		external: {
			command: meterCommand,
			stream: meterStream && resolve(meterStream)
		},
		model: {
			idleWatts,
			maxWatts
		},
		powercapRoot: options.powercapRoot ? resolve(options.powercapRoot) : void 0
	});
}
// src/base/processes/host-processors.ts
/**
* Processors of the host. Node's own count of what this process may use is rounded down where a control group allows one and a
* half, and is none of what /proc/stat adds up.
*/
const hostProcessors = memoise(() => Math.max(cpus().length, availableParallelism()));
// src/measurement/place.ts
/** The current folder, as a user runs commands there. */
const onHost = (streams, timeoutSeconds) => ({
	tier: "none",
	allowed: [],
	prefix: [],
	wrap: (command, env) => ({
		argv: behindGate(command),
		env,
		cwd: process.cwd(),
		...streams,
		timeoutSeconds,
		limits: {}
	})
});
/** A process that asks for far more than all may have is told so at once, which it can handle, and not ended. */
const DATA_FACTOR = 4;
const CPU_SLACK_SECONDS = 10;
/** What all processors can do in the time that a run may take: nobody is ended by it before that time is over. */
const mostCpuSeconds = ({ wallSeconds }) => Math.ceil(wallSeconds) * hostProcessors();
/** A workspace in a sandbox; what runs there is held to its limits from outside. */
function inSandbox(place) {
	const { sandbox, workspace, limits, readOnly = [], writable = [], places = [], prefix = [] } = place;
	const { tier, allowed } = sandbox;
	return {
		tier,
		allowed,
		prefix,
		wrap
	};
	function wrap(command, env) {
		const wrapped = sandbox.wrap({
			command: behindGate(command),
			projectFolder: workspace.projectFolder,
			homeFolder: workspace.homeFolder,
			workingDirectory: place.workingDirectory ?? workspace.projectFolder,
			readOnly,
			writable,
			places,
			env,
			temporaryBytes: GIB,
			maxProcesses: limits.processes,
			memoryBytes: Math.ceil(limits.memoryBytes)
		});
		const cpuSeconds = limits.cpuSecondsOfEach ?? limits.cpuSeconds ?? mostCpuSeconds(limits);
		return {
			...wrapped,
			argv: [...prefix, ...wrapped.argv],
			stdout: workspace.stdoutPath,
			stderr: workspace.stderrPath,
			timeoutSeconds: limits.wallSeconds,
			limits: {
				CORE: 0,
				CPU: Math.ceil(cpuSeconds) + CPU_SLACK_SECONDS,
				DATA: Math.ceil(DATA_FACTOR * limits.memoryBytes),
				FSIZE: limits.fileBytes,
				NOFILE: limits.openFiles
			},
			bounds: {
				memoryBytes: Math.ceil(limits.memoryBytes),
				processes: limits.processes,
				...limits.cpuSeconds === null ? {} : { cpuSeconds: limits.cpuSeconds },
				outputBytes: limits.outputBytes,
				diskBytes: limits.diskBytes,
				folders: [
					workspace.projectFolder,
					workspace.homeFolder,
					...writable.map(({ folder }) => folder)
				]
			}
		};
	}
}
// src/energy/idle.ts
function noBaseline(notMeasured) {
	return {
		powers: [],
		notMeasured,
		missing: [],
		busyProcessors: null
	};
}
const LEAST_SLICES = 10;
/** A graphics card's counter moves ten times a second: a slice of one second is too short for it. */
const FEWER_SLICES = 3;
/** No slice is longer, so that no counter wraps unseen in one. */
const LONGEST_SLICE_SECONDS = 10;
/**
* Watts of every zone while nothing of ours runs, by the meters that read the runs: the energy of the whole window over
* its length. The standard error is that of the mean over ten or more slices, or over three for a meter too slow to read so short
* ones, taken as independent: it holds the noise of counter and load, not a drift that is slower than the window. It is null
* for a meter that is slower still.
*/
async function measureIdle(meter, seconds, watch) {
	await meter.prepare();
	const startedAt = (/* @__PURE__ */ new Date()).toISOString();
	const slices = Math.max(LEAST_SLICES, Math.ceil(seconds / LONGEST_SLICE_SECONDS));
	const job = {
		seconds,
		counters: meter.counterPaths,
		everySeconds: seconds / slices
	};
	const ownBefore = meter.cpuSeconds();
	const { samples, hostBusySeconds } = await watch(job);
	const own = meter.cpuSeconds() - ownBefore;
	const length = secondsOf(samples);
	if (length <= 0) throw new Error("a baseline needs a reading at both of its ends");
	const whole = (await readWindow(meter, samples)).filter(({ quality }) => quality !== "estimated");
	const cuts = [await readSlices(meter, samples, slices), await readSlices(meter, samples, FEWER_SLICES)];
	const [known, unknown] = [whole.filter(isKnown), whole.filter((reading) => !isKnown(reading))];
	return {
		powers: known.map((reading) => ({
			domain: reading.domain,
			meter: reading.meter,
			watts: reading.joules / length,
			...cuts.map((parts) => scatterOf(parts, reading)).find((scatter) => scatter !== null) ?? UNKNOWN,
			seconds: length,
			startedAt
		})),
		notMeasured: null,
		missing: unknown.map((reading) => ({
			domain: reading.domain,
			meter: reading.meter,
			reason: whyUnknown(reading)
		})),
		busyProcessors: hostBusySeconds === null ? null : Math.max(0, hostBusySeconds - own) / length
	};
}
const isKnown = (reading) => reading.joules !== null && !isDoubtful(reading);
const whyUnknown = ({ reason, doubts }) => doubts.length === 0 ? {
	kind: "not-read",
	reason
} : {
	kind: "doubtful",
	doubts
};
const secondsOf = (samples) => ((samples.at(-1)?.t ?? 0) - (samples[0]?.t ?? 0)) / 1e9;
const readWindow = (meter, samples) => meter.read(samples, secondsOf(samples), 0);
async function readSlices(meter, samples, count) {
	const parts = [];
	for (const part of cutEvenly(samples, count)) parts.push({
		seconds: secondsOf(part),
		readings: await readWindow(meter, part)
	});
	return parts;
}
/** Windows of about equal length from one sample to another; fewer where there are not as many samples. */
function cutEvenly(samples, count) {
	const [beginNs, length] = [samples[0]?.t ?? 0, secondsOf(samples) * 1e9];
	const edges = Array.from({ length: count + 1 }, (_, index) => {
		const wanted = beginNs + length * index / count;
		const distance = (at) => Math.abs((samples[at]?.t ?? 0) - wanted);
		return samples.reduce((nearest, _sample, at) => distance(at) < distance(nearest) ? at : nearest, 0);
	});
	const distinct = [...new Set(edges)];
	return distinct.slice(1).map((to, index) => samples.slice(distinct[index], to + 1));
}
/** Two slices tell nothing of how they scatter. */
const LEAST_KNOWN_SLICES = 3;
const UNKNOWN = { standardErrorWatts: null };
/**
* Standard error of one zone's watts, over slices that its meter could read without a doubt; null when one of them could not.
*/
function scatterOf(parts, zone) {
	const known = parts.flatMap(({ seconds, readings }) => {
		const reading = readings.find((each) => isSameZone(each, zone));
		return reading !== void 0 && isKnown(reading) ? [reading.joules / seconds] : [];
	});
	if (known.length < Math.max(LEAST_KNOWN_SLICES, parts.length)) return null;
	const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
	const squares = known.reduce((sum, each) => sum + (each - mean) ** 2, 0);
	return {
		standardErrorWatts: Math.sqrt(squares / (known.length - 1) / known.length),
		slices: known.length
	};
}
/**
* Readings with net joules: a zone has them only where the same meter read it while idle; what is estimated has them by its
* own model.
*/
function withNet(energy, baseline, wallSeconds) {
	const used = /* @__PURE__ */ new Set();
	return {
		energy: energy.map((reading) => {
			const needsNone = reading.quality === "estimated" && baseline.notMeasured === null;
			if (reading.joules === null || needsNone) return reading;
			const idle = baseline.powers.find((each) => isSameZone(each, reading));
			if (idle === void 0) return {
				...reading,
				restReason: whyNoRest(reading, baseline)
			};
			used.add(idle);
			return {
				...reading,
				netJoules: reading.joules - idle.watts * wallSeconds
			};
		}),
		idle: [...used]
	};
}
/** Net joules by the mean of the power at rest before and after: what was drawn between the two is nobody's to know. */
function withRestAfter(energy, after, { idle, wallSeconds }) {
	return energy.map((reading) => {
		const [before, later] = [idle, after].map((windows) => windows.find((each) => isSameZone(each, reading)));
		if (reading.netJoules === null || before === void 0 || later === void 0) return reading;
		return {
			...reading,
			netJoules: reading.netJoules - (later.watts - before.watts) / 2 * (wallSeconds ?? 0)
		};
	});
}
const whyNoRest = (zone, { notMeasured, missing }) => notMeasured ?? missing.find((each) => isSameZone(each, zone))?.reason ?? { kind: "not-among-zones" };
// src/schema/measurement/measurement-basics.ts
/** Whether a run says what its command costs. */
const isSound = ({ exitCode, flags }) => exitCode === 0 || flags.includes("failure-ignored");
// src/measurement/rounds/stopping.ts
/** The reason to begin no further round; null: go on. A round that would end beyond the budget of seconds is not begun. */
function whyStop(rule, soFar) {
	const { rounds, elapsedSeconds, roundSeconds, halfWidth } = soFar;
	if (rule.target !== null && halfWidth !== null && halfWidth <= rule.target && rounds >= Math.max(rule.minimumRounds, 5)) return "interval";
	if (rule.target === null && rounds >= rule.minimumRounds && elapsedSeconds >= (rule.leastSeconds ?? 0)) return "repetitions";
	if (rounds >= rule.maximumRounds) return rule.target === null ? "repetitions" : "max-runs";
	return rule.maximumSeconds !== null && elapsedSeconds + roundSeconds > rule.maximumSeconds ? "max-seconds" : null;
}
// src/measurement/rounds/rounds.ts
/**
* Warm-up rounds, then measured ones until the rule ends them; each round in a random order of its own. Where the budget of
* seconds is short, warm-up rounds after the first give way; one measured round is run in any case.
*/
async function runRounds(plan, work) {
	const { rule } = plan;
	const begin = performance.now();
	const complete = [];
	let { warmup } = plan;
	let reached = null;
	const end = (reason) => {
		const rounds = Math.max(0, complete.length - warmup);
		return {
			...arrange(plan, complete, warmup),
			stopping: {
				rounds,
				reason,
				target: rule.target,
				reached
			}
		};
	};
	for (;;) {
		const made = await runRound(plan, complete.length, warmup, work);
		if (made === null) return end("interrupted");
		complete.push(made);
		const elapsedSeconds = (performance.now() - begin) / 1e3;
		const roundSeconds = elapsedSeconds / complete.length;
		if (complete.length < warmup && !hasTimeFor(2, rule, elapsedSeconds, roundSeconds)) warmup = complete.length;
		const rounds = complete.length - warmup;
		if (rounds < 1) continue;
		const { runs } = arrange(plan, complete, warmup);
		if (rounds === 1 && rule.target !== null && runs.some(([first]) => first && !isSound(first))) return end("failed");
		reached = needsHalfWidth(rule, rounds) ? work.findHalfWidth(runs) : null;
		const stop = whyStop(rule, {
			rounds,
			elapsedSeconds,
			roundSeconds,
			halfWidth: reached
		});
		if (stop !== null) return end(stop);
	}
}
/** Null where the user stopped the round. */
async function runRound({ commands, noiseFloor, seed, rule }, round, warmup, { runOnce, progress, signal }) {
	const slots = [...commands.keys(), ...noiseFloor ? [commands.length] : []];
	const made = /* @__PURE__ */ new Map();
	for (const [orderIndex, slot] of seededRandom(seed, `round ${round}`).shuffle(slots).entries()) {
		const command = slot % commands.length;
		progress.begin(formatRound(round, warmup, rule), commands[command] ?? "");
		const run = await unlessStopped(runOnce(command, {
			round,
			orderIndex
		}), signal);
		if (run === null) return null;
		progress.end();
		made.set(slot, run);
	}
	return made;
}
/** The runs by command. The very first run of a command is cold: files are not cached, libraries not loaded. */
function arrange({ commands, noiseFloor }, complete, warmup) {
	const measured = complete.slice(warmup);
	const runsOf = (slot) => measured.flatMap((made) => made.get(slot) ?? []);
	const warmupsOf = (index) => complete.slice(0, warmup).flatMap((made) => [...made].flatMap(([slot, run]) => slot % commands.length === index ? [run] : []));
	return {
		runs: commands.map((_, index) => runsOf(index)),
		warmups: commands.map((_, index) => warmupsOf(index).map((run, place) => place === 0 ? {
			...run,
			flags: [...run.flags, "cold"]
		} : run)),
		repeatsOfFirst: noiseFloor ? runsOf(commands.length) : null
	};
}
/** The rounds with another energy of each run. */
function changeEnergy({ runs, warmups, repeatsOfFirst, stopping }, change) {
	const changed = (own) => own.map((run) => ({
		...run,
		energy: change(run)
	}));
	return {
		runs: runs.map(changed),
		warmups: warmups.map(changed),
		repeatsOfFirst: repeatsOfFirst && changed(repeatsOfFirst),
		stopping
	};
}
/** The result of `work`; null where the user stopped it, once it has ended: what is cleaned up then may be what it works with. */
async function unlessStopped(work, signal) {
	try {
		const result = await work;
		return signal?.aborted ? null : result;
	} catch (error) {
		if (signal?.aborted) return null;
		throw error;
	}
}
const needsHalfWidth = ({ target, minimumRounds }, rounds) => target !== null && rounds >= minimumRounds;
const hasTimeFor = (rounds, { maximumSeconds }, elapsedSeconds, roundSeconds) => maximumSeconds === null || elapsedSeconds + rounds * roundSeconds <= maximumSeconds;
function formatRound(round, warmup, rule) {
	if (round < warmup) return `warm-up ${round + 1} of ${warmup}`;
	const most = `${rule.minimumRounds === rule.maximumRounds ? "of" : "of at most"} ${rule.maximumRounds}`;
	return `round ${round - warmup + 1} ${most}`;
}
// src/measurement/sensors.ts
/** A mean over this many processors, evenly chosen, tells the same and stays cheap on a host with hundreds. */
const MOST_FREQUENCIES = 16;
/**
* The files in which Linux shows temperature (Documentation/hwmon, thermal/sysfs-api), clock rate
* (admin-guide/pm/cpufreq) and throttling (ABI/testing/sysfs-devices-system-cpu), found and opened once: reading all of
* them takes some 0.1 ms.
*/
var HostSensors = class {
	#temperatures;
	#frequencies;
	#throttles;
	constructor(root = "/") {
		const sys = join(root, "sys");
		const cpus = listProcessors(join(sys, "devices/system/cpu"));
		this.#temperatures = openAll(findTemperatures(sys));
		this.#frequencies = openAll(spread(cpus, MOST_FREQUENCIES).map((cpu) => join(cpu, "cpufreq/scaling_cur_freq")));
		this.#throttles = openAll(findThrottleCounts(cpus));
	}
	read() {
		const temperatures = readAll(this.#temperatures);
		const frequencies = readAll(this.#frequencies);
		const throttles = readAll(this.#throttles);
		const kilohertz = mean(frequencies.filter((each) => each > 0));
		return {
			temperatureCelsius: temperatures.length === 0 ? null : Math.max(...temperatures) / 1e3,
			frequencyMegahertz: kilohertz === null ? null : kilohertz / 1e3,
			throttleCount: throttles.length === 0 ? null : sum(throttles)
		};
	}
	[Symbol.dispose]() {
		for (const file of [
			...this.#temperatures,
			...this.#frequencies,
			...this.#throttles
		]) closeSync(file);
	}
};
const PROCESSOR_CHIPS = /^(coretemp|k10temp|zenpower)$/;
const PROCESSOR_ZONES = /^(x86_pkg_temp|cpu.*|soc[-_]thermal)$/;
/** Labels that stand for a whole package; Tctl is shifted on some models, so Tdie goes first. */
const WHOLE_PACKAGE = [
	/^Package id/,
	/^Tdie$/,
	/^Tctl$/
];
function findTemperatures(sys) {
	const found = listPaths(join(sys, "class/hwmon")).filter((chip) => PROCESSOR_CHIPS.test(readSysfs(join(chip, "name")) ?? "")).flatMap((chip) => {
		const inputs = listPaths(chip).filter((path) => /\/temp\d+_input$/.test(path));
		const labelled = (label) => inputs.filter((path) => label.test(readSysfs(path.replace(/_input$/, "_label")) ?? ""));
		return WHOLE_PACKAGE.map(labelled).find((paths) => paths.length > 0) ?? inputs;
	});
	if (found.length > 0) return found;
	return listPaths(join(sys, "class/thermal")).filter((zone) => PROCESSOR_ZONES.test(readSysfs(join(zone, "type")) ?? "")).map((zone) => join(zone, "temp"));
}
/** Files of one count a core and one a package: threads of a core show the same number. */
function findThrottleCounts(cpus) {
	const byPart = /* @__PURE__ */ new Map();
	for (const cpu of cpus) {
		const [socket, core] = ["physical_package_id", "core_id"].map((name) => readSysfs(join(cpu, "topology", name)) ?? "");
		byPart.set(`package ${socket}`, join(cpu, "thermal_throttle/package_throttle_count"));
		byPart.set(`core ${socket} ${core}`, join(cpu, "thermal_throttle/core_throttle_count"));
	}
	return [...byPart.values()];
}
const listProcessors = (folder) => listPaths(folder).filter((path) => /\/cpu\d+$/.test(path)).sort(compareNaturally);
const spread = (items, most) => items.filter((_, index) => Math.floor(index * most / items.length) !== Math.floor((index - 1) * most / items.length));
const listPaths = (folder) => listSysfs(folder).map((name) => join(folder, name));
function openAll(paths) {
	return paths.flatMap((path) => {
		try {
			return [openSync(path, "r")];
		} catch {
			return [];
		}
	});
}
const readAll = (files) => files.flatMap((file) => readInteger(file) ?? []);
const LONGEST_NUMBER = 32;
/** Null: the sensor does not answer now. */
function readInteger(file) {
	const buffer = Buffer.alloc(LONGEST_NUMBER);
	try {
		const text = buffer.toString("latin1", 0, readSync(file, buffer, 0, LONGEST_NUMBER, 0)).trim();
		return /^-?\d+$/.test(text) ? Number(text) : null;
	} catch {
		return null;
	}
}
// src/energy/carbon.ts
/** PUE without the user's own value: the machine alone counts, as where there is no data centre around it. */
const DEFAULT_PUE = 1;
/** Null where nobody said where the electricity comes from: there is no default that would be right. */
async function openCarbon(options, env, context) {
	const { country, carbonIntensity, electricityMaps, pue = DEFAULT_PUE } = options;
	if ([
		country,
		carbonIntensity,
		electricityMaps
	].filter((each) => each !== void 0).length > 1) throw new UserError("--country, --carbon-intensity and --electricity-maps exclude each other.");
	if (!(pue >= 1)) throw new UserError(`--pue is ${pue}: the building can't take less than the machine in it (1).`);
	if (country !== void 0) {
		const { findRegion, TABLE_SOURCE } = await import("./carbon-regions.js");
		const { name, gramsPerKwh, year } = findRegion(country);
		return {
			gramsPerKwh,
			region: name,
			year,
			source: TABLE_SOURCE,
			pue
		};
	}
	if (carbonIntensity !== void 0) return {
		gramsPerKwh: carbonIntensity,
		region: "own value",
		year: null,
		source: "given by the user",
		pue
	};
	if (electricityMaps !== void 0) {
		const { askElectricityMaps, KEY_VARIABLE } = await import("./electricity-maps.js");
		const file = context?.keyFiles?.get(KEY_VARIABLE);
		if (file !== void 0) context?.logger.info(`Electricity Maps is asked with ${KEY_VARIABLE} from ${file}`);
		return {
			...await askElectricityMaps(electricityMaps, env),
			pue
		};
	}
	if (options.pue === void 0) return null;
	throw new UserError("--pue needs --country, --carbon-intensity or --electricity-maps beside it.");
}
/** Carbon of what the host took, its packages or a meter outside it. */
function carbonOf(model, energy) {
	const { joules, quality, reason } = energyOfHost(energy);
	const grams = joules === null ? null : gramsOf(joules, model);
	return {
		...model,
		grams,
		quality,
		reason
	};
}
// src/base/processes/process-cpu.ts
/** The clock of /proc: USER_HZ is 100 on every Linux. */
const TICK_SECONDS = .01;
/** utime, stime, cutime and cstime (proc(5), fields 14 to 17), counted from the third. */
const CPU_FIELDS = [11, 15];
/** CPU seconds of a process and of its children that ended and were waited for; 0 where nobody tells. */
function cpuSecondsOf(pid) {
	try {
		const fields = statFields(readFileSync(`/proc/${pid}/stat`, "utf8"));
		return TICK_SECONDS * fields.slice(...CPU_FIELDS).reduce((sum, ticks) => sum + Number(ticks), 0);
	} catch {
		return 0;
	}
}
// src/measurement/conditions.ts
/** Share, of busy time and of one processor, above which the load of others disturbs a run. */
const DISTURBING_SHARE = .05;
/** Ticks of /proc/stat by which the busy time of one processor may be wrong: one at each edge. */
const EDGE_TICKS = 2;
/**
* Share of its CPU time, and seconds, above which threads beside its first matter in a run. A process's clock is wrong by up to
* two ticks, which are all that threads without work may seem to take.
*/
const WORKING_SHARE = .05;
const WORKING_SECONDS = .03;
/**
* CPU seconds for which a thread that is given nothing spins before it sleeps, if nobody else wants the processor: OpenBLAS's for
* 2^26 ticks of the processor's clock, in newer versions 2^28 (blas_server.c), LLVM's OpenMP 0.2 s. Stands in where the kernel
* does not tell how long it waited; a script can be idle more than once.
*/
const IDLE_SPIN_SECONDS = .1;
/**
* The host around a run, and what that makes of it. `contaminated`: others took more than 5 % of the busy time, more than
* 5 % of one processor, and more than the clock of `/proc/stat` can be wrong by. The second keeps a script that mostly
* sleeps from being blamed for a heartbeat. The third is 20 ms for each processor, adding up as independent errors do (28
* ms on 2, 0.23 s on 128): below 0.6 s on two processors it alone decides, so a run of 0.1 s is flagged only when others
* took more than a quarter of a processor. Meters that read beside a run, such as the helper of a graphics card, are not
* others. What the kernel does for the run in threads of its own (writing back,
* interrupts) counts as others'. Time that a hypervisor gave to other machines counts as neither busy nor theirs: no
* process of this host used it, and the CPU seconds of the run leave it out. `threads-disturbed`: contaminated, and threads
* beside the first worked, or would have if they had had a processor. Where one has to wait for another that somebody else keeps
* from running, many libraries let it spin, which is CPU time; and one that spins for nothing gives way to others, so that little
* of it says no more than much. `throttled`: the processor throttled itself.
*/
function describeConditions(before, after, load) {
	const other = otherSeconds(load);
	const share = other === null ? null : other / Math.max(other + (load.cpuSeconds ?? 0), Number.MIN_VALUE);
	const noise = EDGE_TICKS * TICK_SECONDS * Math.sqrt(load.logicalCpus);
	const throttled = difference(before.throttleCount, after.throttleCount);
	const contaminated = other !== null && share !== null && share > DISTURBING_SHARE && other > Math.max(DISTURBING_SHARE * load.wallSeconds, noise);
	const hasSideThreads = wantedSeconds(load) > Math.max(WORKING_SHARE * (load.cpuSeconds ?? 0), WORKING_SECONDS);
	return {
		conditions: {
			otherCpuSeconds: other,
			otherCpuShare: share,
			temperatureCelsius: pair(before.temperatureCelsius, after.temperatureCelsius),
			frequencyMegahertz: pair(before.frequencyMegahertz, after.frequencyMegahertz),
			throttled
		},
		flags: [
			...contaminated ? ["contaminated"] : [],
			...contaminated && hasSideThreads ? ["threads-disturbed"] : [],
			...throttled ? ["throttled"] : []
		]
	};
}
/** CPU seconds that threads beside the first took, or would have if nobody else had wanted their processors. */
const wantedSeconds = ({ sideSeconds, sideWaitSeconds, spinners }) => sideWaitSeconds === null ? Math.max(sideSeconds, spinners * IDLE_SPIN_SECONDS) : sideSeconds + sideWaitSeconds;
/** The clocks differ by a tick or so: never below 0. */
const otherSeconds = ({ hostBusySeconds, cpuSeconds, metersSeconds }) => hostBusySeconds === null || cpuSeconds === null ? null : Math.max(0, hostBusySeconds - cpuSeconds - metersSeconds);
const pair = (before, after) => before === null || after === null ? null : {
	before,
	after
};
/** A counter that went back was reset: nothing is known of it. */
const difference = (before, after) => before === null || after === null || after < before ? null : after - before;
// src/measurement/environment-offset.ts
const MOST_BYTES = 4096;
/**
* A variable of random length, the same for the same run. How large its environment is moves a program's stack and heap, by
* which equal code can differ in speed (Mytkowicz et al. 2009, doi:10.1145/1508244.1508275). Drawn anew for each run, this
* is noise, which repetitions average, and no longer a bias of one script.
*/
function drawEnvironmentOffset(run) {
	const length = createHash("sha256").update(run).digest().readUInt16LE() % MOST_BYTES;
	return { GREENML_RANDOM_OFFSET: "x".repeat(length) };
}
// src/measurement/measure-run.ts
/** Runs a command once, wherever and whatever it is. Numbers that could not be read are null with their reason. */
async function measureRun(asked, equipment) {
	const { place, whyNoEnergy = null } = asked;
	const { launcher, meter, sensors, carbon } = equipment;
	const offset = asked.offsetSeed === null ? {} : drawEnvironmentOffset(asked.offsetSeed);
	const job = place.wrap(asked.command, {
		...asked.env,
		...offset
	});
	await meter?.prepare();
	const metersBefore = meter?.cpuSeconds() ?? 0;
	const before = sensors?.read();
	const outcome = await launcher.run({
		...job,
		counters: meter?.counterPaths ?? []
	});
	const after = sensors?.read();
	const metersSeconds = (meter?.cpuSeconds() ?? 0) - metersBefore;
	const { wallSeconds = null, userSeconds, systemSeconds } = outcome;
	const cpuSeconds = cpuSecondsOf$1(outcome);
	const { energy, idle } = whyNoEnergy === null ? await readEnergy(outcome, cpuSeconds, equipment) : NO_ENERGY;
	const { conditions, flags } = before !== void 0 && after !== void 0 && wallSeconds !== null ? describeConditions(before, after, loadOf(outcome, cpuSeconds, metersSeconds)) : {
		conditions: null,
		flags: []
	};
	return {
		execution: {
			startedAt: (/* @__PURE__ */ new Date(outcome.startedAt * 1e3)).toISOString(),
			...exitState(outcome, place),
			wallSeconds,
			userSeconds,
			systemSeconds,
			peakMemoryBytes: outcome.peakMemoryBytes,
			energy,
			carbon: carbon !== null && energy.length > 0 ? carbonOf(carbon, energy) : null,
			conditions,
			...outcome.threads === null ? {} : { threads: {
				...outcome.threads,
				variables: threadVariables(asked.env)
			} },
			reasons: {
				...outcome.reasons,
				...whyNoEnergy === null ? {} : { energy: { kind: whyNoEnergy } }
			},
			flags: [
				...place.allowed.map((each) => `allowed-${each}`),
				...place.tier === "none" && outcome.survivors > 0 ? ["left-processes"] : [],
				...flagsOfEnergy(energy),
				...flags
			]
		},
		idle,
		outcome
	};
}
const loadOf = (outcome, cpuSeconds, metersSeconds) => ({
	wallSeconds: outcome.wallSeconds ?? 0,
	cpuSeconds,
	hostBusySeconds: outcome.hostBusySeconds,
	metersSeconds,
	sideSeconds: outcome.threads?.sideSeconds ?? 0,
	sideWaitSeconds: outcome.threads?.sideWaitSeconds ?? null,
	spinners: outcome.threads === null || outcome.threads.libraries.length === 0 ? 0 : outcome.threads.most - 1,
	logicalCpus: hostProcessors()
});
const threadVariables = (env) => Object.fromEntries(THREAD_VARIABLES.flatMap((name) => {
	const value = env[name];
	return value === void 0 ? [] : [[name, cleanLine(value, LONGEST_VARIABLE)]];
}));
const LONGEST_VARIABLE = 40;
const NO_ENERGY = {
	energy: [],
	idle: []
};
async function readEnergy({ samples, wallSeconds }, cpuSeconds, { meter, baseline }) {
	if (meter === null || wallSeconds === void 0) return NO_ENERGY;
	const read = await meter.read(samples, wallSeconds, cpuSeconds ?? 0);
	const energy = cpuSeconds === null ? read.map(withoutEstimate) : read;
	return baseline === null ? {
		energy,
		idle: []
	} : withNet(energy, baseline, wallSeconds);
}
/** The model needs CPU seconds: without them it would take the run for a rest. */
function withoutEstimate(reading) {
	if (reading.quality !== "estimated") return reading;
	return {
		...reading,
		joules: null,
		netJoules: null,
		quality: "unavailable",
		reason: { kind: "no-cpu-seconds" }
	};
}
/** bubblewrap, and a shell that a prefix runs the command by, tell a signal by the exit code 128 + n. */
function exitState({ exitCode, signal }, { tier, prefix }) {
	const told = (tier === "bubblewrap" || prefix.length > 0) && exitCode !== null ? signalOfCode(exitCode) : null;
	return told === null ? {
		exitCode,
		signal
	} : {
		exitCode: null,
		signal: told
	};
}
// src/sandbox/inside.ts
/** Folders of the system's programs; never the caller's own PATH, which names its folders. */
const SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin";
/** The same for every project, and as deep as a user's own: a script may go up from it by some folders. */
const PROJECT = "/home/sandbox/work/project";
/** A text shows the environment's folder so, which a program sees where it lies. */
const ENVIRONMENT = "/environment";
const HOME = "/sandbox-home";
/** Name of the user inside, whatever its number. */
const USER = "sandbox";
/** Files of this host that libraries read. */
const SYSTEM_FILES = [
	"/etc/ld.so.cache",
	"/etc/fonts",
	"/etc/localtime",
	"/etc/alternatives"
];
/** Files of a machine with one user; they say `OWN_UID` for its number. */
const OWN_FILES = [
	"passwd",
	"group",
	"hosts"
].map((name) => ({
	from: assetPath("sandbox", "etc", name),
	at: `/etc/${name}`
}));
const OWN_UID = 65534;
/** The same variables, with the project's folder where the program sees it. */
const seenInside = (env, projectFolder) => Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value.replaceAll(projectFolder, PROJECT)]));
/** What a program wrote, without the places of this host that it ran from: an environment's folder too, where it is given. */
function hideFolders(text, projectFolder, environmentFolder) {
	const hidden = text.replaceAll(projectFolder, PROJECT);
	return environmentFolder === void 0 ? hidden : hidden.replaceAll(environmentFolder, ENVIRONMENT);
}
/** All variables of a program: where it lies and who it is are never the caller's. */
const programEnvironment = (given, home, temporary) => ({
	...given,
	PATH: SYSTEM_PATH,
	HOME: home,
	TMPDIR: temporary,
	USER,
	LOGNAME: USER
});
// src/base/files/check-writable.ts
/** Hours of measuring are not lost to a path that can't be written at the end: a file beside it is made and removed. */
async function checkWritable(path) {
	if ((await stat(path).catch(() => null))?.isDirectory()) throw new UserError(`${path} is a folder: name a file to write to.`, 1);
	if (await isStream(path)) return;
	const folder = dirname(path);
	if (!existsSync(folder)) throw new UserError(`${path} can't be written: there is no folder ${folder}. Make it, or name another.`, 1);
	const probe = `${path}.${randomBytes(6).toString("hex")}.tmp`;
	try {
		await (await open(probe, "wx")).close();
		await rm(probe);
	} catch (error) {
		const explained = explainNewFile(error, path);
		throw explained instanceof UserError ? new UserError(explained.message, 1, { cause: error }) : explained;
	}
}
// src/measurement/check-programs.ts
/** Finds a fault before anything is measured; the codes are those of a shell: 127 not found, 126 can't be run. */
function checkPrograms(commands, env, separator) {
	for (const [index, [program = ""]] of commands.entries()) {
		if (/\s/.test(program) && !existsSync(program)) throw quotedWhole(program, commands);
		try {
			checkProgram(program, env);
		} catch (error) {
			const isMeant = /^\.{0,2}\//.test(program) || isProgram(program) || !existsSync(program) && suggest(program) !== "";
			throw index > 0 && separator === "--" && !isMeant && error instanceof UserError ? partedByDashes(error) : error;
		}
	}
}
/** `git log -- README.md` reads as two commands. */
const partedByDashes = (error) => new UserError(`${error.message}\n-- parts commands; for one that has -- in it: greenml measure --separator + -- a -- b + c`, error.exitCode, { cause: error });
/** `'python3 a.py' 'python3 b.py'`, as other tools take commands. */
function quotedWhole(program, commands) {
	const isCommand = (word) => /\s/.test(word);
	if (/[|<>&;*?$`]/.test(program)) {
		const lines = commands.flat().map((line) => `'${line.replaceAll("'", "'\\''")}'`);
		return new UserError(`${program}: command not found; only a shell can run that: greenml measure --shell sh ${lines.join(" ")}`, 127);
	}
	const example = `greenml measure -- ${commands.flatMap((words) => words.every(isCommand) ? words : [words.join(" ")]).join(" -- ")}`;
	return new UserError(`${program}: command not found; don't quote the whole command: ${example}; or let a shell read it: --shell sh`, 127);
}
/** Finds a fault of one program before it is run; the codes are those of a shell. */
function checkProgram(program, env) {
	if (program === "") throw new UserError("A command is empty: greenml measure -- <command> [-- <command>…]");
	if (program.includes("/")) {
		checkPath(program);
		return;
	}
	if ((env.PATH ?? "/usr/local/bin:/usr/bin:/bin").split(delimiter).map((folder) => join(folder || ".", program)).some(isProgram)) return;
	throw new UserError(`${program}: command not found${suggest(program)}`, 127);
}
function checkPath(path) {
	const found = statSync(path, { throwIfNoEntry: false });
	if (found === void 0) throw new UserError(`${path}: no such file${suggest(path)}`, 127);
	if (found.isDirectory()) throw new UserError(`${path} is a folder, not a command.`, 126);
	if (isProgram(path)) return;
	const how = path.endsWith(".py") ? `python3 ${path}` : `chmod +x ${path}`;
	throw new UserError(`${path} can't be run: it is not executable. Try: ${how}`, 126);
}
/** A file with nearly the same name in the folder meant, or the one that needs `./` before it. */
function suggest(program) {
	const folder = dirname(program);
	const name = basename(program);
	let names;
	try {
		names = readdirSync(folder);
	} catch {
		return "";
	}
	const near = names.find((each) => each === name) ?? names.find((each) => isTypo(each, name));
	if (near === void 0) return "";
	const path = folder === "." ? `./${near}` : join(folder, near);
	return `; did you mean ${isProgram(path) ? path : path.endsWith(".py") ? `python3 ${path}` : path}?`;
}
/** Whether one letter is more, less or other, or two neighbours are swapped. */
function isTypo(a, b) {
	if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start++;
	const [restA, restB] = [a.slice(start), b.slice(start)];
	const swapped = `${restA[1] ?? ""}${restA[0] ?? ""}${restA.slice(2)}`;
	return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped === restB;
}
// src/measurement/rounds/epochs.ts
/** By the end of its line: one that is still being written is waited for. */
const LINE = /^GREENML_EPOCH (\d{1,9})\r?$/;
const LONGEST_LINE = 100;
/** More than any training has; what comes after is not read. */
const MOST_EPOCHS = 1e4;
/** Reads the energy counters when a run writes `GREENML_EPOCH n` on a line of its own. */
var EpochReader = class {
	#paths;
	#line = "";
	#marks = [];
	constructor(meter) {
		this.#paths = meter.counterPaths;
	}
	/** Takes what was written, as it comes. */
	take(chunk) {
		const [first = "", ...lines] = chunk.toString("latin1").split("\n");
		let line = this.#line + first;
		for (const next of lines) {
			this.#read(line);
			line = next;
		}
		this.#line = line.slice(0, LONGEST_LINE);
	}
	#read(line) {
		const [, epoch] = LINE.exec(line) ?? [];
		if (epoch === void 0 || this.#marks.length >= MOST_EPOCHS) return;
		const before = monotonicNs();
		const values = this.#paths.map(readCounter);
		this.#marks.push({
			epoch: Number(epoch),
			sample: {
				t: (before + monotonicNs()) / 2,
				values
			}
		});
	}
	/** The marks since the last call. */
	takeMarks() {
		const marks = this.#marks;
		this.#marks = [];
		this.#line = "";
		return marks;
	}
};
function readCounter(path) {
	try {
		const value = Number.parseInt(readFileSync(path, "latin1"), 10);
		return Number.isFinite(value) ? value : null;
	} catch {
		return null;
	}
}
/**
* Seconds and energy of each epoch: from the mark before it, of the first from the start of the run. An estimate needs CPU seconds,
* which nobody reads at a mark: it has none.
*/
async function readEpochs(marks, { samples }, meter) {
	const [begin, end] = [samples[0], samples.at(-1)];
	if (begin === void 0 || end === void 0) return [];
	const epochs = [];
	let from = begin;
	for (const { epoch, sample } of marks) {
		if (sample.t <= from.t || sample.t > end.t) continue;
		const between = samples.filter(({ t }) => t > from.t && t < sample.t);
		const wallSeconds = (sample.t - from.t) / 1e9;
		const energy = await meter.read([
			from,
			...between,
			sample
		], wallSeconds, 0);
		epochs.push({
			epoch,
			wallSeconds,
			energy: energy.map(withoutEstimate)
		});
		from = sample;
	}
	return epochs;
}
// src/measurement/rounds/pass-on.ts
/** What may wait for a slow reader before who writes does: of the commands the time is measured. */
const MOST_WAITING_BYTES = 16 * 1024 ** 2;
/** A reader may go away, too. */
const ENDS_OF_WAITING = ["drain", "close"];
/** Shows what came from a source. Once much waits for a slow reader nothing more is read of it, until that was taken. */
function passOn(chunk, source, shown) {
	if (shown.write(chunk) || shown.writableLength < MOST_WAITING_BYTES || shown.destroyed) return;
	source.pause();
	const goOn = () => {
		for (const end of ENDS_OF_WAITING) shown.off(end, goOn);
		source.resume();
	};
	for (const end of ENDS_OF_WAITING) shown.on(end, goOn);
}
// src/measurement/rounds/output-pipe.ts
const MARK = Buffer.from("\0greenml mark\0");
/**
* A named pipe for what the commands write: only the last 4000 bytes are kept, in memory, however much it is, and nothing is
* written to a disk. It is held open for writing too, so that no command's end ends it.
*/
var OutputPipe = class {
	path;
	#pipe;
	#shown;
	#listen;
	#tail = Buffer.alloc(0);
	/** Read and not passed on yet, since the mark may begin in it. */
	#held = Buffer.alloc(0);
	/** Told when the mark came; null: none is waited for. */
	#marked = null;
	/** `path`: a named pipe that exists; `shown`: where all of it goes, too; `listen` is told it as well. */
	constructor(path, shown, listen = () => {}) {
		this.path = path;
		this.#listen = listen;
		this.#shown = shown;
		const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
		this.#pipe = new Socket({
			fd,
			readable: true,
			writable: true
		});
		this.#pipe.on("data", (chunk) => this.#take(chunk));
	}
	#take(chunk) {
		if (this.#marked === null) {
			this.#pass(chunk);
			return;
		}
		const text = Buffer.concat([this.#held, chunk]);
		const mark = text.indexOf(MARK);
		const end = mark < 0 ? Math.max(0, text.length - MARK.length + 1) : mark;
		this.#pass(text.subarray(0, end));
		this.#held = mark < 0 ? text.subarray(end) : Buffer.alloc(0);
		if (mark >= 0) this.#marked();
	}
	#pass(chunk) {
		if (this.#shown !== null) passOn(chunk, this.#pipe, this.#shown);
		this.#listen(chunk);
		this.#tail = Buffer.concat([this.#tail, chunk.subarray(-4e3)]).subarray(-4e3);
	}
	/** The last line since the last call: a mark is put after all that was written, and waited for. */
	async takeLastLine() {
		await new Promise((resolve) => {
			this.#marked = resolve;
			this.#pipe.write(MARK);
		});
		this.#marked = null;
		const last = lastLines(cleanText(this.#tail.toString()), 1);
		this.#tail = Buffer.alloc(0);
		return cleanLine(last);
	}
	async [Symbol.asyncDispose]() {
		const closed = new Promise((resolve) => this.#pipe.once("close", resolve));
		this.#pipe.destroy();
		await closed;
	}
};
// src/measurement/rounds/run-hook.ts
/**
* Runs a command by `sh` beside the measured ones, and waits for it. A measurement whose surroundings could not be made ready
* says nothing: a UserError, with what the command said last, where it fails. `option`: the one that asked for it.
*/
async function runHook(option, command, shell) {
	if (command === null) return;
	const { env, signal, output } = shell;
	refuseStopped(signal);
	const child = spawn("/bin/sh", ["-c", command], {
		env,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: !isatty(0)
	});
	const end = () => signalGroup(child, "SIGTERM");
	signal?.addEventListener("abort", end);
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => {
		if (output !== null) passOn(chunk, stream, output);
		said = (said + chunk.toString()).slice(-4e3);
	});
	const [exitCode, killedBy] = await interruptible(ended(child), signal).finally(() => signal?.removeEventListener("abort", end));
	if (exitCode === 0) return;
	const last = cleanLine(lastLines(said, 1));
	const how = typeof killedBy === "string" ? `was ended by ${killedBy}` : `ended with exit code ${exitCode}`;
	throw new UserError(`--${option} '${command}' ${how}${last === "" ? "" : `; it said: ${last}`}`, 1);
}
/** How long what a hook wrote last is read. */
const LAST_WORDS_MILLISECONDS = 100;
/** Waits for a hook's own end: what it leaves running, as a server, may hold its output open, and goes on writing there. */
async function ended(child) {
	const closed = once(child, "close");
	closed.catch(() => {});
	const end = await once(child, "exit");
	await Promise.race([closed, setTimeout$1(LAST_WORDS_MILLISECONDS)]);
	for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
	return end;
}
// src/measurement/rounds/run-once.ts
/** Runs a command once; its output is discarded. Numbers that could not be read are null with their reason. */
async function runOnce(command, order, equipment) {
	const { place, env, seed } = equipment;
	const { execution, outcome } = await measureRun({
		command,
		env,
		offsetSeed: `${seed} ${order.round} ${order.orderIndex}`,
		place
	}, equipment);
	const { notStarted } = outcome;
	if (notStarted !== null && order.round === 0) throw refuseToStart(command, notStarted);
	const { reasons, flags } = execution;
	const epochs = await takeEpochs(outcome, equipment);
	return {
		...execution,
		...epochs === null ? {} : { epochs },
		...order,
		reasons: {
			...reasons,
			...notStarted === null ? {} : { wallSeconds: {
				kind: "not-started",
				exitCode: notStarted
			} }
		},
		flags: [...endingFlags(outcome, equipment), ...flags]
	};
}
async function takeEpochs(outcome, { epochs, meter }) {
	if (epochs === null || meter === null) return null;
	await epochs.output.takeLastLine();
	return readEpochs(epochs.reader.takeMarks(), outcome, meter);
}
function endingFlags({ endedFor, exitCode, notStarted }, { ignoresFailure }) {
	if (endedFor === "wall") return ["timeout"];
	return exitCode !== null && exitCode !== 0 && notStarted === null && ignoresFailure ? ["failure-ignored"] : [];
}
/** A fault that a look at the file could not show: a missing interpreter, a format that this machine does not run. */
function refuseToStart([program = ""], exitCode) {
	return new UserError(`${program} could not be started: ${explainNotStarted(exitCode)}`, exitCode === 126 ? 126 : 127);
}
// src/measurement/rounds/measure-commands.ts
/** What takes standard output of the commands; null: nobody does. */
const openOutput = (path, shown, reader) => path === null ? null : new OutputPipe(path, shown, (chunk) => reader?.take(chunk));
const NO_LIMIT_SECONDS = 31536e4;
/** Holds the host, runs the commands in rounds and then what is counted in runs of its own. */
async function measureCommands(request, context) {
	const unclean = [];
	try {
		return {
			...await measureOnHost(request, unclean, context),
			unclean
		};
	} catch (error) {
		for (const fault of unclean) context.logger.warn(errorMessage(fault));
		throw context.signal?.aborted ? stoppedEarly() : error;
	}
}
async function measureOnHost(request, unclean, context) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { plan, settings, launcher, output } = request;
		const { env, signal } = context;
		const scratch = _usingCtx$2.a(removedAfter(await makeScratch("measure")));
		const pipe = join(scratch.folder, "stderr");
		const outputPipe = output !== null || settings.epochs ? join(scratch.folder, "stdout") : null;
		const making = Promise.all([pipe, outputPipe].map((path) => path === null ? void 0 : launcher.makePipe(path)));
		const ready = Promise.all([making, holdHost(launcher, "greenml measure", settings.wait, context)]);
		ready.catch(() => {});
		const meter = _usingCtx$2.a(await openMeters(settings, context));
		const sensors = _usingCtx$2.u(new HostSensors());
		const [host, carbon] = await Promise.all([
			describeHost(),
			openCarbon(settings, env, context),
			ready
		]);
		const errors = _usingCtx$2.a(new OutputPipe(pipe, output));
		const reader = settings.epochs ? new EpochReader(meter) : null;
		const shown = _usingCtx$2.a(openOutput(outputPipe, output, reader));
		const baseline = await measureBaseline(settings.idleBaseline, meter, launcher, context);
		const equipment = {
			launcher,
			meter,
			sensors,
			baseline,
			carbon,
			errors,
			seed: plan.seed,
			ignoresFailure: settings.ignoreFailure,
			epochs: reader && shown && {
				output: shown,
				reader
			},
			place: onHost({
				...settings.input === void 0 ? {} : { stdin: resolve(settings.input) },
				stdout: outputPipe ?? "/dev/null",
				stderr: pipe
			}, settings.timeout ?? NO_LIMIT_SECONDS),
			env: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]))
		};
		_usingCtx$2.a(cleanedUpAfter(request, context, unclean));
		_usingCtx$2.u(launcher.stopOn(signal));
		for (const { hooks } of request.commands) await runHook("setup", hooks.setup, hookShell(request, context));
		const { rounds: made, lastErrors } = await runAll(request, equipment, context);
		if (made.runs.every((runs) => runs.length === 0)) throw stoppedEarly();
		const rest = {
			seconds: settings.idleBaseline,
			meter,
			launcher
		};
		const { rounds, idle } = baseline === null ? {
			rounds: made,
			idle: []
		} : await rested(made, baseline, rest, context);
		const extraReadings = await makeExtraRuns(request, equipment, scratch.folder, rounds, context);
		await Promise.all([errors, shown].map((each) => each?.takeLastLine()));
		context.logger.status("");
		const stopping = signal?.aborted ? {
			...rounds.stopping,
			reason: "interrupted"
		} : rounds.stopping;
		return {
			host,
			idle,
			rounds: {
				...rounds,
				stopping
			},
			extraReadings,
			lastErrors
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** A measurement does not go on where it ended, as other commands do. */
const stoppedEarly = () => new UserError("Stopped before a round was complete: nothing was measured.", 1, { cause: stopped() });
async function measureBaseline(seconds, meter, launcher, context) {
	if (seconds === 0) return null;
	const { takeBaseline } = await import("./idle-baseline.js");
	return takeBaseline(seconds, meter, launcher, context);
}
async function rested(...asked) {
	const { restAgain } = await import("./idle-baseline.js");
	return restAgain(...asked);
}
async function runAll(request, equipment, context) {
	const { commands, plan, findHalfWidth } = request;
	const { logger, signal } = context;
	const lastErrors = /* @__PURE__ */ new Map();
	const inRound = commands.length + (plan.noiseFloor ? 1 : 0);
	const progress = new Progress(logger, (plan.warmup + plan.rule.maximumRounds) * inRound);
	const runCommand = async (index, place) => {
		const run = await betweenHooks(commands[index], request, context, (command) => runOnce(command, place, equipment));
		if (isSound(run) || lastErrors.has(index)) return run;
		lastErrors.set(index, await equipment.errors.takeLastLine());
		if (place.round === 0) logger.warn(`\`${plan.commands[index]}\` failed in its first run (${howEnded(run)}); it is measured all the same`);
		return run;
	};
	return {
		rounds: await runRounds(plan, {
			runOnce: runCommand,
			findHalfWidth,
			progress,
			signal
		}),
		lastErrors
	};
}
const howEnded = ({ exitCode, signal, flags }) => flags.includes("timeout") ? "ended by --timeout" : signal ?? `exit code ${exitCode}`;
const hookShell = ({ output }, { env, signal }) => ({
	env,
	signal,
	output
});
/** Runs a command between what has to be done before and after it, which is no part of it. */
async function betweenHooks(given, request, context, run) {
	const { command = [], hooks } = given ?? {};
	const shell = hookShell(request, context);
	await runHook("prepare", hooks?.prepare ?? null, shell);
	const result = await run(command);
	refuseStopped(context.signal);
	await runHook("conclude", hooks?.conclude ?? null, shell);
	return result;
}
/** Runs each clean-up, also where the measurement was stopped, or one before it failed; failures are added to `unclean`. */
const cleanedUpAfter = (request, context, unclean) => ({ async [Symbol.asyncDispose]() {
	const shell = {
		...hookShell(request, context),
		signal: void 0
	};
	for (const { hooks } of request.commands) await runHook("cleanup", hooks.cleanup, shell).catch((fault) => unclean.push(fault));
} });
async function makeExtraRuns(request, equipment, scratch, { runs }, context) {
	const { commands, settings } = request;
	const { flops, phases } = settings;
	const { logger, signal } = context;
	if (signal?.aborted || !(flops || phases)) return [];
	const { readExtra } = await import("./extra-runs.js");
	const readings = [];
	for (const [index, each] of commands.entries()) {
		logger.status(`further run · ${quoteWords(each.command)}`);
		const extra = {
			measured: runs[index] ?? [],
			equipment,
			folder: join(scratch, `extra-${index}`)
		};
		const made = await unlessStopped(betweenHooks(each, request, context, (command) => readExtra({
			...extra,
			command
		}, {
			flops,
			phases
		})), signal);
		if (made === null) break;
		readings.push(made);
	}
	return readings;
}
// src/measurement/rounds/plan-rounds.ts
/** The rounds that a user asks for. UserError where two options contradict each other. */
function planRounds(settings, commands) {
	const { warmup, noiseFloor } = settings;
	return {
		commands: commands.map(({ name, command }) => name ?? quoteWords(command)),
		warmup,
		rule: chooseRule(settings, commands.length),
		noiseFloor,
		seed: settings.seed ?? randomInt(2 ** 31 - 1)
	};
}
function chooseRule(settings, commands) {
	const { untilInterval, repetitions, minRuns, maxRuns, maxSeconds } = settings;
	const ends = {
		target: untilInterval ?? null,
		maximumSeconds: maxSeconds ?? null
	};
	if (untilInterval === void 0 && minRuns === void 0) {
		if (maxRuns !== void 0) throw new UserError("--max-runs is the end of --until-interval or --min-runs: without one of them --repetitions says how many rounds.");
		const rounds = repetitions ?? 5;
		return {
			...ends,
			minimumRounds: rounds,
			maximumRounds: rounds
		};
	}
	if (repetitions !== void 0 && minRuns !== void 0) throw new UserError("--repetitions says how many rounds, --min-runs how many at least: give one of them.");
	const least = Math.max(untilInterval === void 0 ? 1 : 5, minRuns ?? repetitions ?? 0);
	const maximumRounds = maxRuns ?? Math.max(100, least);
	if (maximumRounds < least) throw new UserError(`--max-runs ${maximumRounds} is below the least number of rounds, ${least}.`);
	const leastSeconds = untilInterval === void 0 ? 3 * commands : 0;
	return {
		...ends,
		minimumRounds: least,
		maximumRounds,
		leastSeconds
	};
}
// src/measurement/rounds/check-before.ts
/** What can be known to fail is told before minutes are spent on it. */
async function checkBefore(settings, context) {
	const { powercapRoot, input } = settings;
	const files = [
		settings.json,
		settings.markdown,
		settings.exportMarkdown,
		settings.exportJson,
		settings.exportCsv
	];
	if (files.filter((path) => path === "-").length > 1) throw new UserError("Standard output can hold one of the results only.");
	checkCommands(settings, context);
	for (const path of files) if (path !== void 0 && path !== "-") await checkWritable(path);
	if (input !== void 0) await checkInput(input);
	else await tellLostInput(context);
	if (powercapRoot !== void 0 && !existsSync(powercapRoot)) context.logger.warn(`--powercap-root ${powercapRoot}: no such folder, so no counter is read there`);
}
/** A pipe is told to a person alone: who starts a program from another one often leaves it an empty pipe. */
async function tellLostInput({ logger }) {
	const input = await statIfPresent("/dev/stdin");
	if (input?.isFile()) logger.warn("standard input is a file, which no run is given: --input FILE gives it to each");
	else if (input?.isFIFO() && isatty(2)) logger.warn("standard input is a pipe, which no run is given: keep what it says in a file, and --input FILE gives it to each");
}
/** A reference that is neither a command that is measured nor a label stands first, as one more command. */
function checkCommands({ commands, reference, name = [], separator }, { env }) {
	const programs = commands.map(({ command }) => command);
	const [first = []] = programs;
	if (reference !== void 0 && name.length > 0 && first.join(" ") === reference) try {
		checkPrograms([first], env, separator);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		const labels = name.map((each) => `'${each}'`).join(", ");
		throw new UserError(`${error.message}\n--reference names a command or a label: ${labels}`, error.exitCode, { cause: error });
	}
	checkPrograms(programs, env, separator);
}
/** A folder or a pipe would give the first run something, and the others nothing. */
async function checkInput(path) {
	const found = await statIfPresent(path);
	if (found?.isFile() || path === "/dev/null") return;
	throw new UserError(`--input ${path}: ${found === null ? "no such file" : "not a file"}`);
}
// src/measurement/rounds/expand-commands.ts
const MOST_COMMANDS = 1e3;
/**
* The commands that are run: each of those written, once for each combination of the parameters' values. The one that the
* others are compared with comes first. UserError where options contradict each other.
*/
function expandCommands(settings, written) {
	if (settings.parameterStepSize !== void 0 && settings.parameterScan === void 0) throw new UserError("--parameter-step-size is the step of a --parameter-scan: give that too.");
	const combinations = combine([...settings.parameterList ?? [], ...(settings.parameterScan ?? []).map((scan) => listScan(scan, settings.parameterStepSize ?? "1"))]);
	const templates = readTemplates(settings, written);
	if (templates.length * combinations.length > MOST_COMMANDS) throw new UserError(`The parameters make ${templates.length * combinations.length} commands: ${MOST_COMMANDS} at most.`);
	checkPlaceholders(templates, combinations[0] ?? {});
	return nameExpanded(settings, templates, templates.flatMap((template) => combinations.map((parameters) => fillIn(template, parameters))));
}
function readTemplates(settings, written) {
	const { name = [], prepare = [], conclude = [], setup = null, cleanup = null } = settings;
	const { all, named } = withReference(settings, settings.shell === void 0 ? written : written.flatMap(splitLines), name);
	const pick = (list, option, index) => {
		if (list.length > 1 && list.length !== all.length) throw new UserError(`--${option} is given ${list.length} times for ${count(all.length, "command")}: once for all, or once for each.`);
		return list[list.length === 1 ? 0 : index] ?? null;
	};
	return all.map((words, index) => ({
		words: inShell(words, settings.shell),
		name: named[index] ?? (usesShell(settings.shell) ? words[0] ?? null : null),
		hooks: {
			setup,
			prepare: pick(prepare, "prepare", index),
			conclude: pick(conclude, "conclude", index),
			cleanup
		}
	}));
}
const usesShell = (shell) => shell !== void 0 && shell !== "none";
/** A shell takes each word for a line of its own, as `'ls | wc -l' 'ls -l'`. */
function splitLines(words) {
	const option = words.find((word) => word.startsWith("-"));
	if (option !== void 0) throw new UserError(`${option} stands behind a command: options of greenml stand before.`);
	if (words.length > 1 && !words.some((word) => /\s/.test(word))) throw new UserError(`With --shell each command is one word: quote it whole, as '${words.join(" ")}'.`);
	return words.map((word) => [word]);
}
function inShell(words, shell) {
	if (!usesShell(shell)) return words.length === 1 && shell === "none" ? splitWords(words[0] ?? "") : words;
	return [
		...splitWords(shell === "default" ? "sh" : shell),
		"-c",
		...words
	];
}
/** Puts the command first that the others are compared with. */
function withReference({ reference, shell }, commands, names) {
	if (reference === void 0) return {
		all: commands,
		named: names
	};
	const index = commands.findIndex((words, place) => names[place] === reference || words.join(" ") === reference);
	if (index < 0) return {
		all: [usesShell(shell) ? [reference] : splitWords(reference), ...commands],
		named: [void 0, ...names]
	};
	const toFront = (list) => [list[index], ...list.filter((_, place) => place !== index)];
	return {
		all: toFront(commands).flatMap((words) => words === void 0 ? [] : [words]),
		named: toFront(commands.map((_, place) => names[place]))
	};
}
/** Words of one that white space parts; what only a shell understands is left to one. */
function splitWords(line) {
	if (/["'`$&|;<>(){}*?\\]/.test(line.replaceAll(/\{\w+\}/g, ""))) throw new UserError(`${line}: only a shell can read that: add --shell sh and quote every command whole.`);
	return line.trim().split(/\s+/);
}
/** Every number from one end to the other, with as many decimals as are written. */
function listScan({ name, from, to }, step) {
	const decimals = Math.max(...[
		from,
		to,
		step
	].map((text) => text.split(".")[1]?.length ?? 0));
	const scale = 10 ** decimals;
	const [first, last, by] = [
		from,
		to,
		step
	].map((text) => Math.round(Number(text) * scale));
	if (first === void 0 || last === void 0 || by === void 0 || last < first) throw new UserError(`--parameter-scan ${name} ${from} ${to}: the second number is below the first.`);
	const length = Math.floor((last - first) / by) + 1;
	if (length > MOST_COMMANDS) throw new UserError(`--parameter-scan ${name} has ${length} values: ${MOST_COMMANDS} at most.`);
	return {
		name,
		values: Array.from({ length }, (_, index) => ((first + index * by) / scale).toFixed(decimals))
	};
}
/** Every combination of the values; the last parameter changes fastest. */
function combine(parameters) {
	const repeated = parameters.find(({ name }, index) => parameters.findIndex((each) => each.name === name) !== index);
	if (repeated) throw new UserError(`The parameter ${repeated.name} is given twice.`);
	return parameters.reduce((made, { name, values }) => made.flatMap((others) => values.map((value) => ({
		...others,
		[name]: value
	}))), [{}]);
}
function checkPlaceholders(templates, parameters) {
	const texts = templates.flatMap(({ words, hooks }) => [...words, ...Object.values(hooks)]);
	for (const name of Object.keys(parameters)) {
		if (texts.some((text) => text?.includes(`{${name}}`))) continue;
		throw new UserError(`The parameter ${name} stands in no command: write {${name}} where its value belongs.`);
	}
}
function fillIn({ words, name, hooks }, parameters) {
	const fill = (text) => text.replaceAll(/\{([^{}]+)\}/g, (all, key) => Object.hasOwn(parameters, key) ? parameters[key] ?? all : all);
	const fillHook = (hook) => hook === null ? null : fill(hook);
	return {
		command: words.map(fill),
		name: name === null ? null : fill(name),
		parameters,
		hooks: {
			setup: fillHook(hooks.setup),
			prepare: fillHook(hooks.prepare),
			conclude: fillHook(hooks.conclude),
			cleanup: fillHook(hooks.cleanup)
		}
	};
}
/** Labels are given for the commands that are written, or for each that is made of them. */
function nameExpanded({ name = [] }, templates, expanded) {
	if (name.length <= templates.length) return expanded;
	if (name.length === expanded.length) return expanded.map((each, index) => ({
		...each,
		name: name[index] ?? null
	}));
	throw new UserError(`--name is given ${name.length} times for ${count(expanded.length, "command")}.`);
}
// src/commands/measure.ts
/** `a b -- c d` is two commands, where `separator` is `--`. */
function splitCommands(words, separator = "--") {
	const commands = [[]];
	for (const word of words) if (word === separator) commands.push([]);
	else commands.at(-1)?.push(word);
	if (commands.some((command) => command.length === 0)) throw new UserError("A command is missing: greenml measure -- <command> [-- <command>…]");
	return commands;
}
/** Runs the commands in rounds, each round in random order, and reports what each cost. */
async function measure(given, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const launcher = _usingCtx$1.a(new Launcher());
		const loading = loadTelling();
		const settings = measureSettings.parse(given, { jitless: true });
		const commands = expandCommands(settings, given.commands);
		const options = {
			...given,
			...settings,
			commands
		};
		const plan = planRounds(options, commands);
		await checkBefore(options, context);
		const output = settings.showOutput ? given.output ?? process.stderr : null;
		const { describeMeasurement, findHalfWidth, renderMeasurement } = await loading;
		const measured = await measureCommands({
			commands,
			plan,
			settings,
			launcher,
			output,
			findHalfWidth: (runs) => findHalfWidth(runs, plan.seed)
		}, context);
		const ending = launcher[Symbol.asyncDispose]();
		const measurement = describeMeasurement(options, plan.seed, measured);
		await ending;
		const { texts, faults } = await writeTexts(options, measurement, measured.lastErrors);
		return {
			measurement,
			table: renderMeasurement(measurement, measured.lastErrors, options.display, options),
			texts,
			exitCode: exitCodeOf(measurement.commands.flatMap(({ runs }) => runs)),
			faults: [...measured.unclean, ...faults]
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Statistics and the table. They load while the launcher gets ready, so that nobody waits and no run is disturbed. */
async function loadTelling() {
	const [describing, halfWidth, terminal] = await Promise.all([
		import("./describe-measurement.js"),
		import("./half-width.js"),
		import("./measurement-terminal.js")
	]);
	return {
		...describing,
		...halfWidth,
		...terminal
	};
}
/** Writes the files that were asked for, those that can be; `texts`: what standard output is to hold. */
async function writeTexts(settings, measurement, lastErrors) {
	const { json, markdown, exportMarkdown, exportJson, exportCsv } = settings;
	const faults = [];
	const unlessFaulty = (written) => written.catch((fault) => faults.push(fault));
	if (json !== void 0 && json !== "-") await unlessFaulty(writeJson(json, measurement));
	const texts = [];
	if (markdown !== void 0 || exportMarkdown !== void 0) {
		const { renderMeasurementMarkdown } = await import("./measurement-markdown.js");
		const text = renderMeasurementMarkdown(measurement, lastErrors, settings);
		texts.push([markdown, text], [exportMarkdown, text]);
	}
	if (exportJson !== void 0 || exportCsv !== void 0) {
		const { renderHyperfineCsv, renderHyperfineJson } = await import("./hyperfine-form.js");
		texts.push([exportJson, renderHyperfineJson(measurement)], [exportCsv, renderHyperfineCsv(measurement)]);
	}
	for (const [path, content] of texts) if (path !== void 0 && path !== "-") await unlessFaulty(writeFileAtomic(path, content));
	return {
		texts: texts.flatMap(([path, content]) => path === "-" ? [content] : []),
		faults
	};
}
/** The first run that did not end with 0 counts. */
function exitCodeOf(runs) {
	const failed = runs.find((run) => !isSound(run));
	if (!failed) return 0;
	return failed.exitCode ?? codeOfSignal(failed.signal);
}
// src/cli/print.ts
/** Results go to standard output, one line each and cleaned; progress and errors go to standard error. */
function print(text) {
	process.stdout.write(`${cleanMessage(text)}\n`);
}
/** Prints a value as JSON, of which no string does anything to a terminal. */
function printJson(value) {
	process.stdout.write(`${printableJson(value)}\n`);
}
/** Prints a value as one line of JSON, as the items of a list follow one another. */
function printJsonLine(value) {
	process.stdout.write(`${printableJson(value, 0)}\n`);
}
/** A result as JSON where `json` is `-`; else as text, and as JSON in the file that `json` names. */
async function printResult(json, value, text) {
	if (json === "-") return printJson(value);
	if (json !== void 0) await writeJson(json, value);
	print(text);
}
/** A result that can be written as a report; where it was, its path is the last line. */
async function printTold({ json, report }, value, { plain }) {
	await printResult(json, value, plain(textWidth(process.stdout)));
	if (report !== void 0 && json !== "-") print(`\n${report}`);
}
/** What a table of ours is painted with: bold, dim, red, green, yellow, and their ends. */
const PAINT = /(\u001b\[(?:1|2|22|31|32|33|39)m)/;
/** Prints a text cleaned, but for the colours of a table of ours. */
function printPainted(text) {
	const parts = text.split(PAINT).map((part, index) => index % 2 === 1 ? part : cleanMessage(part));
	process.stdout.write(`${parts.join("")}\n`);
}
/** Prints a text with its lines broken to the terminal's width. */
function printText(text) {
	print(wrapText(text, textWidth(process.stdout)));
}
/** Headline, table and, as the last line, where the report lies. */
function printReport(report) {
	printText(`\n${report.headline.join("\n")}\n\n${report.table(textWidth(process.stdout)).trimEnd()}\n`);
	print(report.html);
}
// src/schema/options/sandbox-options.ts
const sandboxCommandOptions = verbOptions("run any command as generated code is run: greenml sandbox -- <command>", {
	command: required(array(text), "<command...>", "it runs on a copy of the current folder", {
		isArgument: true,
		isRepeated: true
	}),
	...sandboxOptions.shape,
	writable: option(array(text), "<dir>", "a folder whose changes are kept; may be given again", { isRepeated: true }),
	limits: option(text, "<list>", "limits other than memory=2GiB, wall=60, processes=512, disk=4GiB, output=256MiB, file=1GiB, open-files=4096; also cpu=<seconds>; separated by commas"),
	json: option(path, "<file>", "write the record of the run")
});
/** Verbs over any command. */
const commandVerbs = [ofCommand(verb("measure", measureOptions, async ({ command, ...given }, context) => {
	const { stdout, env } = process;
	const display = {
		width: stdout.columns || 100,
		colour: stdout.isTTY && !env.NO_COLOR
	};
	const commands = splitCommands(command, given.separator);
	if (Object.keys(given).some((name) => name in revisionFields)) {
		await measureRevisionsOf(commands, {
			...given,
			display
		}, context).catch(tellApart);
		return;
	}
	const { measurement, texts, table, exitCode, faults } = await measure({
		...given,
		display,
		commands
	}, context).catch(tellApart);
	if (given.json === "-") printJson(measurement);
	else if (texts.length > 0) for (const text of texts) print(text.trimEnd());
	else printPainted(table);
	process.exitCode = exitCode;
	const isStopped = measurement.stopping.reason === "interrupted";
	for (const fault of faults.slice(isStopped ? 0 : 1)) context.logger.warn(errorMessage(explainFault(fault)));
	refuseInterrupted(measurement);
	if (faults.length > 0) tellApart(faults[0]);
}, {
	heading: "One command on two revisions of a repository:",
	fields: revisionFields
})), ofCommand(verb("sandbox", sandboxCommandOptions, async (given, context) => {
	const { runSandboxed } = await import("./sandbox.js");
	const { stdout, stderr } = process;
	const { exitCode, record } = await runSandboxed({
		...given,
		stdout,
		stderr
	}, context).catch(tellApart);
	process.exitCode = exitCode;
	if (record.status === "interrupted") throw new UserError("Stopped: the command was ended.", 1);
}))];
async function measureRevisionsOf(commands, { display, ...given }, context) {
	const { asksForRevisions } = await import("./check-revision-options.js");
	const { measureRevisions } = await import("./measure-revisions2.js");
	const [command, more] = commands;
	if (!asksForRevisions(given) || command === void 0) return;
	if (more !== void 0) throw new UserError("--base measures one command: a second one follows behind --.");
	const { comparison, text, markdown, exitCode } = await measureRevisions({
		...given,
		command,
		...display && { display }
	}, context);
	if (given.json === "-") printJson(comparison);
	else print(given.markdown === "-" ? markdown.trimEnd() : text);
	process.exitCode = exitCode;
	refuseInterrupted(comparison.measurement);
}
function refuseInterrupted({ stopping: { reason, rounds } }) {
	if (reason === "interrupted") throw new UserError(`Stopped after ${rounds} complete ${rounds === 1 ? "round" : "rounds"}.`, 1);
}
/** `measure python3 train.py --epochs 3`: from its program on every word is the command's. */
function ofCommand(make) {
	return (parent, context) => {
		return make(parent, context).passThroughOptions().configureOutput({ outputError(message, write) {
			const [unknown, foreign = ""] = /^[^'\n]*unknown option '(-[^'=\n]*)(?:=[^'\n]*)?'/.exec(message) ?? [];
			const ours = ELSEWHERE.get(foreign);
			if (ours === void 0) write(message.replace(/argument '[^']*'/, (words) => words.replaceAll("\n", " ")));
			else write(`${unknown}\n${foreign} of hyperfine: here ${ours}\n`);
		} });
	};
}
/** What users of hyperfine ask for, where it has another name here. */
const ELSEWHERE = /* @__PURE__ */ new Map([
	["--runs", "--repetitions (-r)"],
	["--command-name", "--name (-n)"],
	["--reference-name", "--name (-n) of that command, and --reference its label"],
	["--output", "--show-output, or --shell sh and 'command > file'"],
	["--style", "colours follow the terminal and NO_COLOR"],
	["--export-asciidoc", "--export-markdown, --export-csv or --json"],
	["--export-orgmode", "--export-markdown, --export-csv or --json"],
	["--ignore-failure", "--ignore-failure (-i) without a value, for every exit code"],
	["-N", "no shell is used unless --shell (-S) names one"],
	["--min-benchmarking-time", "--min-runs (-m), --max-seconds or --until-interval"]
]);
/** 1 would read as the measured command's own code. */
function tellApart(caught) {
	const error = explainFault(caught);
	throw error instanceof UserError && error.exitCode === 1 ? new UserError(error.message, 125, { cause: error }) : error;
}
export { describeHost as $, unlessStopped as A, monotonicNs as B, seenInside as C, HostSensors as D, openCarbon as E, inSandbox as F, DRM_ROOT as G, POWERCAP_ROOT as H, mostCpuSeconds as I, listCardNames as J, EVENT_SOURCES as K, openMeters as L, measureIdle as M, noBaseline as N, changeEnergy as O, withRestAfter as P, findProgram as Q, isUsable as R, programEnvironment as S, cpuSecondsOf as T, discoverPowercap as U, joulesOf as V, readVendor as W, readSysfs as X, listSysfs as Y, SENSOR_AGREEMENT as Z, OWN_UID as _, printReport as a, Progress as at, SYSTEM_PATH as b, exitCodeOf as c, main as ct, stoppedEarly as d, withBelow as dt, listChanges as et, checkProgram as f, codeOfSignal as ft, OWN_FILES as g, HOME as h, printJsonLine as i, behindGate as it, isSound as j, runRounds as k, measure as l, group as lt, ENVIRONMENT as m, sandboxCommandOptions as n, holdHostUnless as nt, printResult as o, formatDuration as ot, checkWritable as p, findVendor as q, print as r, Launcher as rt, printTold as s, MINIMUM_OF as st, commandVerbs as t, holdHost as tt, planRounds as u, verb as ut, PROJECT as v, measureRun as w, hideFolders as x, SYSTEM_FILES as y, makeReading as z };
