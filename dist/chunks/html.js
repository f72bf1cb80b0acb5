import { S as sumOfAll, X as HEADLINE_ORDER, Y as GENERATED_MODES, er as wrapText, et as MODES, l as count, pr as shorten, tr as displayWidth, x as sum } from "./inputs.js";
import { O as formatRatio, a as QUANTITY_WORDS, g as formatFailureClass, j as formatRound, l as formatBriefRound, n as BASELINE_WORDS, o as agree, s as capitalise, t as BASELINE_PHRASES, u as formatChange } from "./work.js";
import { F as isDifference, I as isJudged } from "./read.js";
import { D as lookOf, E as formatVerdict, v as formatFinding } from "./measured.js";
import { c as toldRatio, d as formatStarred, i as answersOf, o as findAuthor, r as listTradeoffs, t as beforeNumbers, u as formatStarNote } from "./compose-report.js";
import { a as listToldAnswers, r as OUTCOMES } from "./title-words.js";
import { a as drawChart, c as MUTED, d as TONE_COLOURS, h as trusted, i as PLAIN, l as RULE, m as keepTogether, n as LEGEND, p as html, r as PANEL_HEADER, s as INK, t as AXIS, u as SURFACE } from "./chart-theme.js";
import { createHash } from "node:crypto";
// src/report/charts/failure-chart.ts
const WIDTH$2 = 160;
const MODE_COLOURS = {
	"original-telemetry": MUTED,
	assisted: TONE_COLOURS.even,
	autonomous: TONE_COLOURS.caution
};
/** How many scripts failed in which way, by mode, a panel a round; null: none did. */
function specifyFailureChart({ analysis: { failures } }) {
	const values = failures.byIteration.flatMap(countByMode);
	if (values.length === 0) return null;
	const modes = GENERATED_MODES.filter((mode) => values.some((value) => value.mode === mode));
	const kinds = [...new Set(values.toSorted((a, b) => b.all - a.all).map(({ kind }) => kind))];
	const rounds = failures.byIteration.map(({ iteration }) => formatRound(iteration));
	return {
		title: "Ways to fail, by mode and round",
		description: "One bar a way to fail, as long as the number of scripts that failed so and parted by mode; one panel a round of answers. The tables that follow hold the same numbers.",
		spec: {
			data: { values },
			facet: { row: {
				field: "round",
				sort: rounds,
				title: null,
				header: {
					labelOrient: "top",
					labelAnchor: "start",
					labelAngle: 0
				}
			} },
			spacing: 12,
			spec: {
				width: WIDTH$2,
				height: { step: 20 },
				encoding: { y: {
					field: "kind",
					type: "nominal",
					sort: kinds,
					title: null
				} },
				layer: [{
					mark: {
						type: "bar",
						height: 12,
						stroke: SURFACE,
						strokeWidth: 1
					},
					encoding: {
						x: {
							field: "scripts",
							type: "quantitative",
							stack: "zero",
							title: "scripts",
							axis: {
								tickMinStep: 1,
								format: "d"
							}
						},
						color: {
							field: "mode",
							type: "nominal",
							scale: {
								domain: modes,
								range: modes.map((mode) => MODE_COLOURS[mode])
							}
						},
						order: {
							field: "place",
							type: "quantitative"
						}
					}
				}, {
					mark: {
						type: "text",
						align: "left",
						dx: 4,
						fontSize: 11,
						color: INK
					},
					encoding: {
						x: {
							field: "all",
							type: "quantitative"
						},
						text: { field: "label" }
					}
				}]
			},
			config: {
				...PLAIN,
				header: PANEL_HEADER,
				axis: AXIS,
				legend: LEGEND
			}
		}
	};
}
/** Each class once a mode, of all its exceptions and models; the first row of a class says how many scripts it is. */
function countByMode({ iteration, classes, total }) {
	return [...Map.groupBy(classes, (each) => each.class)].flatMap(([kind, alike]) => {
		const all = sum(alike.map(({ scripts }) => scripts));
		const groups = alike.flatMap((each) => each.groups);
		return [...Map.groupBy(groups, ({ mode }) => mode)].map(([mode, own], index) => ({
			round: formatRound(iteration),
			kind: formatFailureClass(kind),
			mode,
			place: MODES.indexOf(mode),
			scripts: sum(own.map(({ scripts }) => scripts)),
			all,
			label: index === 0 ? `${all} of ${total}` : ""
		}));
	});
}
// src/report/charts/ratio-rows.ts
/** Mark of a ratio with its interval; null: it is not drawn. */
function markRatio(ratio) {
	const [low = null, high = null] = ratio?.interval ?? [];
	return {
		ratio: ratio?.estimate ?? null,
		low,
		high
	};
}
/** A ratio's place: every layer shares the logarithmic axis. */
const ratioAt = (field) => ({
	field,
	type: "quantitative"
});
const byTone = {
	field: "tone",
	type: "nominal",
	scale: {
		domain: Object.keys(TONE_COLOURS),
		range: Object.values(TONE_COLOURS)
	},
	legend: null
};
/** A dot with its interval as a line. */
const INTERVAL_LAYERS = [{
	mark: {
		type: "rule",
		strokeCap: "round",
		strokeWidth: 3
	},
	encoding: {
		x: ratioAt("low"),
		x2: { field: "high" },
		color: byTone
	}
}, {
	mark: {
		type: "point",
		filled: true,
		opacity: .9,
		size: 80
	},
	encoding: {
		x: ratioAt("ratio"),
		color: byTone
	}
}];
/** No chart zooms in further than from a half to the double: a small change shall look small. */
const NARROWEST = [.5, 2];
/** Text of 11 pixels at this width can be read on a telephone of 320 as well as on a wide screen. */
const WIDTH$1 = 300;
/** Letters of a note that widen no drawing: without a font, each counts as 0.8 of its size. */
const NOTE_WIDTH = 30;
/** Letters of both ends' words that stand beside each other at this width. Where they are more, those at the right end at their colon; the table has them whole. */
const BOTH_ENDS = 44;
/** One row a model and mode under its name, all over one logarithmic axis of ratios, with a line at "the same as the baseline". */
function specifyRatioRows({ rows, height, noun, notes, layers }) {
	const marks = rows.flatMap(({ name, left = "", right = "", tone, marks }, place) => marks.map((mark, index) => ({
		row: name,
		place,
		tone,
		...index === 0 ? {
			left,
			right: fitBeside(left, right)
		} : {},
		...mark
	})));
	const ratios = marks.flatMap(({ ratio, low, high }) => [
		ratio,
		low,
		high
	].filter((value) => value != null));
	const unity = {
		data: { values: [{ ratio: 1 }] },
		mark: {
			type: "rule",
			color: INK,
			strokeWidth: 1.5,
			opacity: .7
		},
		encoding: { x: ratioAt("ratio") }
	};
	return {
		data: { values: marks },
		facet: { row: {
			field: "row",
			sort: {
				field: "place",
				op: "min"
			},
			title: null,
			header: {
				labelOrient: "top",
				labelAnchor: "start",
				labelAngle: 0
			}
		} },
		spacing: 8,
		spec: {
			width: WIDTH$1,
			height,
			encoding: { x: {
				scale: {
					type: "log",
					domain: [Math.min(...NARROWEST, ...ratios), Math.max(...NARROWEST, ...ratios)],
					nice: false,
					padding: 8
				},
				axis: {
					tickCount: 5,
					labelExpr: "datum.label && '×' + datum.label",
					title: [`← less ${noun}\u2003·\u2003more ${noun} →`, ...notes.flatMap((note) => wrapText(note, NOTE_WIDTH, 0).split("\n"))]
				}
			} },
			layer: [
				unity,
				...layers,
				writeAbove("left"),
				writeAbove("right")
			]
		},
		config: {
			...PLAIN,
			header: {
				...PANEL_HEADER,
				labelPadding: -6,
				labelLimit: 1.25 * WIDTH$1
			},
			axis: AXIS,
			legend: {
				...LEGEND,
				direction: "vertical"
			}
		}
	};
}
const fitBeside = (left, right) => displayWidth(left) + displayWidth(right) <= BOTH_ENDS ? right : right.split(": ", 1)[0] ?? "";
function writeAbove(end) {
	return {
		transform: [{ filter: `datum.${end}` }],
		mark: {
			type: "text",
			align: end,
			dy: -8,
			fontSize: 11
		},
		encoding: {
			x: { value: end === "left" ? 0 : "width" },
			y: { value: 0 },
			text: { field: end },
			color: byTone
		}
	};
}
// src/report/charts/finding-chart.ts
const LOOKS$1 = {
	less: {
		tone: "less",
		words: "▼ less"
	},
	more: {
		tone: "more",
		words: "▲ more"
	},
	equivalent: {
		tone: "even",
		words: "≈ as much"
	},
	inconclusive: {
		tone: "same",
		words: "● no detectable difference"
	},
	"less-accurate": {
		tone: "caution",
		words: "✕ less accurate"
	},
	suspect: {
		tone: "caution",
		words: "⚠ suspect"
	},
	"not-settled": {
		tone: "caution",
		words: "✕ accuracy not settled"
	},
	failed: {
		tone: "more",
		words: `■ failed`
	},
	"not-told": {
		tone: "none",
		words: "– not compared"
	},
	untried: {
		tone: "none",
		words: `– not tried`
	}
};
/** More are a row an outcome. */
const MOST_ROWS = 12;
/** What the report's first sentence says, as a picture: each answer, or of many each outcome. Null: nothing was compared. */
function specifyFindingChart({ analysis }) {
	const told = listToldAnswers(analysis);
	const { baseline } = told?.first ?? {};
	if (told === null || baseline == null) return null;
	const noun = QUANTITY_WORDS[told.first.quantity];
	const answers = told.answers.toSorted((a, b) => placeOf(a) - placeOf(b));
	const isOneByOne = answers.length <= MOST_ROWS;
	return {
		title: `${noun} of each answer that the title speaks of, relative to ${BASELINE_PHRASES[baseline]}`,
		description: `Dots are answers, lines their 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}. The table of projects holds the same numbers.`,
		spec: specifyRatioRows({
			rows: isOneByOne ? answers.map((each) => composeRow$2(each, answers)) : composeOutcomes(answers),
			height: isOneByOne ? 12 : 18,
			noun,
			notes: [`×1 is ${BASELINE_PHRASES[baseline]}`],
			layers: INTERVAL_LAYERS
		})
	};
}
/** Place by outcome, then by rising ratio. */
const placeOf = ({ outcome, ratio }) => OUTCOMES.indexOf(outcome) * 1e6 + Math.min(ratio?.estimate ?? 0, 1e5);
function composeRow$2({ answer, outcome, ratio }, all) {
	const name = shorten(answer.project, 30);
	const isAlone = all.filter((other) => shorten(other.answer.project, 30) === name).length === 1;
	const { tone } = LOOKS$1[outcome];
	const words = outcome === "not-told" ? `– ${whyNotTold(ratio)}` : LOOKS$1[outcome].words;
	const { estimate = null } = ratio ?? {};
	const hasAmount = estimate !== null && isDifference(outcome);
	return {
		name: isAlone ? name : answer.id,
		right: hasAmount ? `${words.slice(0, 1)} ${formatChange(estimate)}` : words,
		tone,
		marks: [markOf(outcome, ratio)]
	};
}
/** Why nothing is told of an answer that passed, as the table of projects has it. */
function whyNotTold(ratio) {
	if (ratio === null) return "not measured";
	return ratio.verdict === "not-comparable" ? "not compared" : formatVerdict({
		...ratio,
		margin: null,
		cause: null
	});
}
const composeOutcomes = (answers) => [...Map.groupBy(answers, ({ outcome }) => outcome)].map(([outcome, own]) => ({
	name: `${LOOKS$1[outcome].words}: ${count(own.length, "answer")}`,
	tone: LOOKS$1[outcome].tone,
	marks: own.map(({ ratio }) => ({
		...markOf(outcome, ratio),
		low: null,
		high: null
	}))
}));
/** Mark of an answer; one that is not as accurate is no saving: it has its row and no place on the axis. */
const markOf = (outcome, ratio) => markRatio(isJudged(outcome) ? ratio : null);
// src/report/charts/forest-chart.ts
/** Mean ratio and interval of each model and mode against both baselines; null: nothing to draw. */
function specifyForestChart(data) {
	const rows = data.groups.map((group) => composeRow$1(group, data.analysis.leading));
	if (rows.every(({ marks }) => marks.every(({ ratio }) => ratio === null))) return null;
	const noun = QUANTITY_WORDS[data.analysis.leading];
	return {
		title: `${noun} of each model and mode, relative to the author's script`,
		description: `Dots are geometric means over projects, lines 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
		spec: specifyRatioRows({
			rows,
			height: { step: 14 },
			noun,
			notes: formatStarNote(data.groups),
			layers: LAYERS
		})
	};
}
/** What the verdict says, of the baseline without plots where that is drawn, in words; the other is drawn beside it. */
function composeRow$1(group, quantity) {
	const ratio = toldRatio(group.ratios[quantity]);
	const { tone, sign } = lookOf(ratio);
	return {
		name: `${group.mode} · ${formatStarred(group)}`,
		left: formatRatio(ratio),
		right: `${sign} ${formatFinding(ratio, quantity)}`,
		tone,
		marks: HEADLINE_ORDER.map((baseline) => markBaseline(group, quantity, baseline))
	};
}
function markBaseline({ ratios }, quantity, baseline) {
	const ratio = ratios[quantity][baseline];
	const measured = ratio?.quality === "measured" ? ratio : null;
	return {
		baseline: BASELINE_WORDS[baseline],
		tone: lookOf(measured).tone,
		...markRatio(measured)
	};
}
const byBaseline = {
	field: "baseline",
	sort: HEADLINE_ORDER.map((baseline) => BASELINE_WORDS[baseline])
};
const legend = {
	symbolFillColor: MUTED,
	symbolStrokeColor: "transparent"
};
const y = {
	...byBaseline,
	type: "nominal",
	axis: null
};
const LAYERS = [{
	mark: {
		type: "rule",
		strokeCap: "round"
	},
	encoding: {
		x: ratioAt("low"),
		x2: { field: "high" },
		y,
		color: byTone,
		strokeWidth: {
			condition: {
				test: `datum.baseline === '${BASELINE_WORDS.original}'`,
				value: 1.5
			},
			value: 4
		}
	}
}, {
	mark: {
		type: "point",
		filled: true,
		opacity: 1
	},
	encoding: {
		x: ratioAt("ratio"),
		y,
		color: byTone,
		shape: {
			...byBaseline,
			type: "nominal",
			scale: { range: ["circle", "diamond"] },
			legend
		},
		size: {
			...byBaseline,
			type: "ordinal",
			scale: { range: [90, 50] },
			legend
		}
	}
}];
// src/report/charts/repair-chart.ts
/** States of a question's answers at the end of a round, from top to bottom. */
const STATES = [
	"passed",
	"failed",
	"left"
];
const LOOKS = {
	passed: {
		words: "passed",
		colour: TONE_COLOURS.less
	},
	failed: {
		words: "failed",
		colour: TONE_COLOURS.more
	},
	left: {
		words: "left",
		colour: MUTED
	}
};
const WIDTH = 300;
const HEIGHT$1 = 170;
/** Gap between two states, as a share of all answers: a line of text. */
const GAP = .13;
/** Half of a state's bar, in rounds. */
const HALF = .03;
/** What became of failed answers from round to round; null where none was given back to a model. */
function specifyRepairChart({ analysis: { failures } }) {
	const rounds = failures.byIteration;
	const [first] = rounds;
	if (first === void 0 || rounds.length < 2) return null;
	const all = Math.max(1, first.total);
	const steps = listSteps(rounds);
	const columns = [{
		passed: first.passed,
		failed: first.failed,
		left: first.lost + first.notRun
	}, ...steps.map((flows) => countStates(flows, "to"))];
	const bars = columns.flatMap((counts, round) => placeBars(counts, all, round, round === steps.length));
	const bands = steps.flatMap((flows, round) => placeBands(flows, all, round));
	return {
		title: "Answers that passed and failed, round by round",
		description: "A bar a round, parted into answers that passed so far, that failed, and that are left: not tried or not asked for again. Bands lead from each part to what became of it in the next round. The table of repairs holds the same numbers.",
		spec: {
			width: WIDTH,
			height: HEIGHT$1,
			encoding: {
				x: {
					type: "quantitative",
					scale: {
						domain: [-.05, steps.length + .45],
						nice: false,
						zero: false
					},
					axis: null
				},
				y: {
					type: "quantitative",
					scale: {
						domain: [-.13, 1.26],
						nice: false,
						reverse: true
					},
					axis: null
				},
				color: {
					field: "colour",
					type: "nominal",
					scale: null
				}
			},
			layer: [
				{
					data: { values: bands },
					mark: {
						type: "area",
						opacity: .3
					},
					encoding: {
						x: { field: "x" },
						y: { field: "top" },
						y2: { field: "bottom" },
						detail: { field: "band" }
					}
				},
				{
					data: { values: bars },
					mark: { type: "rect" },
					encoding: {
						x: { field: "left" },
						x2: { field: "right" },
						y: { field: "top" },
						y2: { field: "bottom" }
					}
				},
				{
					data: { values: bars },
					mark: {
						type: "text",
						align: "left",
						dx: 4,
						fontSize: 11
					},
					encoding: {
						x: { field: "right" },
						y: { field: "middle" },
						text: { field: "label" },
						color: { value: INK }
					}
				},
				{
					data: { values: columns.map((_, round) => ({
						round,
						label: formatBriefRound(round),
						colour: INK
					})) },
					mark: {
						type: "text",
						align: "left",
						fontSize: 11,
						fontWeight: 600
					},
					encoding: {
						x: { field: "round" },
						y: { datum: -.13 / 2 },
						text: { field: "label" }
					}
				}
			],
			config: { ...PLAIN }
		}
	};
}
/** Flows from each round to the next: what passed stays so, what is left stays so. */
function listSteps(rounds) {
	const [first] = rounds;
	let passed = first?.passed ?? 0;
	let left = (first?.lost ?? 0) + (first?.notRun ?? 0);
	return rounds.flatMap(({ next }) => {
		if (next === null) return [];
		const again = next.sameFailure + next.otherFailure;
		const given = next.lost + next.notRetried;
		const flows = [
			{
				from: "passed",
				to: "passed",
				answers: passed
			},
			{
				from: "failed",
				to: "passed",
				answers: next.repaired
			},
			{
				from: "failed",
				to: "failed",
				answers: again
			},
			{
				from: "failed",
				to: "left",
				answers: given
			},
			{
				from: "left",
				to: "left",
				answers: left
			}
		];
		passed += next.repaired;
		left += given;
		return [flows];
	});
}
const countStates = (flows, end) => {
	const count = (state) => sum(flows.flatMap((flow) => flow[end] === state ? [flow.answers] : []));
	return {
		passed: count("passed"),
		failed: count("failed"),
		left: count("left")
	};
};
/** Places where the states begin, as shares of all. */
function findTops(counts, all) {
	const failed = counts.passed / all + GAP;
	return {
		passed: 0,
		failed,
		left: failed + counts.failed / all + GAP
	};
}
function placeBars(counts, all, round, isLast) {
	const tops = findTops(counts, all);
	return STATES.filter((state) => counts[state] > 0).map((state) => {
		const [top, height] = [tops[state], counts[state] / all];
		const { words, colour } = LOOKS[state];
		const label = isLast || round === 0 ? `${counts[state]} ${words}` : String(counts[state]);
		return {
			left: round - HALF,
			right: round + HALF,
			top,
			bottom: top + height,
			middle: top + height / 2,
			label,
			colour
		};
	});
}
/** A band's edges at nine places, so that it leaves and arrives level. */
function placeBands(flows, all, round) {
	const [leaving, arriving] = [findTops(countStates(flows, "from"), all), findTops(countStates(flows, "to"), all)];
	return flows.flatMap(({ from, to, answers }) => {
		const height = answers / all;
		const [start, end] = [leaving[from], arriving[to]];
		leaving[from] += height;
		arriving[to] += height;
		if (answers === 0) return [];
		return Array.from({ length: 9 }, (_, place) => {
			const share = place / 8;
			const top = start + (end - start) * share * share * (3 - 2 * share);
			const x = round + HALF + (1 - 2 * HALF) * share;
			return {
				band: `${round} ${from} ${to}`,
				x,
				top,
				bottom: top + height,
				colour: LOOKS[to].colour
			};
		});
	});
}
// src/report/charts/rounds-chart.ts
/** Room for the name of a round. */
const ROUND_WIDTH = 58;
const HEIGHT = 130;
const ALL_MODES = "all modes";
const ALL_MODELS = "all models";
const COLOURS = [
	TONE_COLOURS.even,
	TONE_COLOURS.caution,
	TONE_COLOURS.less,
	TONE_COLOURS.more
];
const SHAPES = [
	"circle",
	"square",
	"triangle-up",
	"diamond",
	"cross",
	"triangle-down"
];
/** How many scripts failed in each round, a panel a mode and a line a model; null where nothing was asked for again. */
function specifyRoundsChart({ analysis: { failures } }) {
	const rounds = failures.byIteration;
	if (rounds.length < 2) return null;
	const series = listSeries(rounds);
	const modes = GENERATED_MODES.filter((mode) => series.some((each) => each.mode === mode));
	const models = [...new Set(series.map(({ model }) => model))];
	const values = [
		...series,
		...modes.length > 1 ? models.map((model) => addUp(series, {
			model,
			mode: ALL_MODES
		})) : [],
		...models.length > 1 ? modes.map((mode) => addUp(series, {
			model: ALL_MODELS,
			mode
		})) : [],
		...modes.length > 1 && models.length > 1 ? [addUp(series, {
			model: ALL_MODELS,
			mode: ALL_MODES
		})] : []
	].flatMap(({ failed, mode, model }) => failed.flatMap((scripts, index) => scripts === null ? [] : [{
		mode,
		model,
		scripts,
		round: formatBriefRound(rounds[index]?.iteration ?? index)
	}]));
	const names = models.length > 1 ? [...models, ALL_MODELS] : models;
	return {
		title: "Scripts that failed, round by round",
		description: "One panel a mode, one line a model, and a dashed line for all models together: how many scripts failed in each round. Only what failed is asked for again. The table of rounds holds the same numbers with their denominators.",
		spec: {
			data: { values },
			facet: {
				field: "mode",
				sort: [...modes, ALL_MODES],
				title: null,
				header: { labelOrient: "top" }
			},
			columns: 2,
			spacing: 14,
			spec: {
				width: { step: ROUND_WIDTH },
				height: HEIGHT,
				mark: {
					type: "line",
					point: {
						size: 45,
						filled: true
					}
				},
				encoding: {
					x: {
						field: "round",
						type: "ordinal",
						sort: rounds.map(({ iteration }) => formatBriefRound(iteration)),
						title: null,
						axis: { labelAngle: 0 }
					},
					y: {
						field: "scripts",
						type: "quantitative",
						title: "scripts that failed",
						axis: {
							tickMinStep: 1,
							format: "d"
						}
					},
					color: {
						field: "model",
						type: "nominal",
						scale: {
							domain: names,
							range: names.map(colourOf)
						}
					},
					shape: {
						field: "model",
						type: "nominal",
						scale: {
							domain: names,
							range: names.map(shapeOf)
						}
					},
					strokeDash: {
						field: "model",
						type: "nominal",
						scale: {
							domain: names,
							range: names.map((name) => name === ALL_MODELS ? [5, 4] : [1, 0])
						}
					}
				}
			},
			config: {
				...PLAIN,
				header: PANEL_HEADER,
				axis: AXIS,
				legend: {
					...LEGEND,
					orient: "bottom",
					columns: 3
				}
			}
		}
	};
}
const colourOf = (name, index) => (name === ALL_MODELS ? void 0 : COLOURS[index % COLOURS.length]) ?? "var(--muted, #5b6470)";
const shapeOf = (name, index) => (name === ALL_MODELS ? void 0 : SHAPES[index % SHAPES.length]) ?? "circle";
/** One for each mode and model of the first round. What has none left to be asked for again has none that fails. */
function listSeries(rounds) {
	return (rounds[0]?.byModeAndModel ?? []).flatMap(({ mode, model }) => {
		if (model === null) return [];
		const failed = [];
		for (const { byModeAndModel } of rounds) {
			const own = byModeAndModel.find((each) => each.mode === mode && each.model === model);
			failed.push(own?.failed ?? (failed.at(-1) === 0 ? 0 : null));
		}
		return [{
			mode,
			model,
			failed
		}];
	});
}
function addUp(series, { mode, model }) {
	const parts = series.filter((each) => (mode === ALL_MODES || each.mode === mode) && (model === ALL_MODELS || each.model === model));
	const length = Math.max(0, ...parts.map(({ failed }) => failed.length));
	return {
		mode,
		model,
		failed: Array.from({ length }, (_, round) => sumOfAll(parts.map((each) => each.failed[round] ?? null)))
	};
}
// src/report/charts/runs-chart.ts
/** More are no longer told apart by an eye, and make a page heavy. */
const MOST_RUNS = 3e3;
/** Every measured run as a point, a row a model and mode; null: nothing to draw. */
function specifyRunsChart(data) {
	const rows = data.groups.map((group) => ({
		group,
		ratios: listRatios(data, group)
	})).filter(({ ratios }) => ratios.length > 0);
	const all = sum(rows.map(({ ratios }) => ratios.length));
	if (all === 0) return null;
	const step = Math.ceil(all / MOST_RUNS);
	const noun = QUANTITY_WORDS[data.analysis.leading];
	const some = step === 1 ? "" : ` One in ${step} of ${count(all, "run")} is drawn.`;
	return {
		title: `${noun} of every run, relative to the median of the author's script without its plots`,
		description: `One point for each measured run that ended ok, one row for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}.${some} records.csv holds the same numbers.`,
		spec: specifyRatioRows({
			rows: rows.map(({ group, ratios }) => ({
				name: `${group.mode} · ${formatStarred(group)}: ${count(ratios.length, "run")}`,
				tone: "none",
				marks: ratios.filter((_, index) => index % step === 0).map((ratio) => ({ ratio }))
			})),
			height: 26,
			noun,
			notes: formatStarNote(data.groups),
			layers: [POINTS]
		})
	};
}
/** Points of one row beside each other: where many lie, it is dark. */
const POINTS = {
	mark: {
		type: "tick",
		thickness: 1.5,
		height: 20,
		opacity: .35,
		color: TONE_COLOURS.even
	},
	encoding: { x: ratioAt("ratio") }
};
function listRatios({ projects, analysis: { leading } }, group) {
	return projects.flatMap(({ variants }) => answersOf(variants, group).flatMap((variant) => {
		const baseline = findAuthor(variants, variant)?.summaries[leading];
		const median = baseline?.quality === "measured" && variant.summaries[leading]?.quality === "measured" ? baseline.median : null;
		if (median === null || median <= 0) return [];
		const { status, [leading]: column } = variant.points;
		return column.flatMap((value, index) => value === null || value <= 0 || status[index] !== "ok" ? [] : [value / median]);
	}));
}
// src/report/charts/strip-chart.ts
/** Signs in the order of the key; each differs from the others without colour too. */
const SIGNS$1 = [
	{
		tone: "less",
		word: "less",
		shape: "triangle-down"
	},
	{
		tone: "more",
		word: "more",
		shape: "triangle-up"
	},
	{
		tone: "even",
		word: "equivalent",
		shape: "diamond"
	},
	{
		tone: "same",
		word: "no detectable difference",
		shape: "circle"
	},
	{
		tone: "caution",
		word: "not comparable",
		shape: "cross"
	},
	{
		tone: "none",
		word: "too few runs",
		shape: "circle"
	}
];
/** One mark a variant, one row a model and mode; the two extremes are named. Null: nothing to draw. */
function specifyStripChart(data) {
	const rows = data.groups.map((group) => ({
		group,
		marks: markVariants(data, group)
	})).filter(({ marks }) => marks.length > 0);
	if (rows.length === 0) return null;
	const noun = QUANTITY_WORDS[data.analysis.leading];
	return {
		title: `${noun} of each answer, relative to the author's script without its plots`,
		description: `One mark for each answer, one row for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
		spec: specifyRatioRows({
			rows: rows.map(({ group, marks }) => composeRow(group, marks)),
			height: 22,
			noun,
			notes: formatStarNote(data.groups),
			layers: [drawMarks(rows.flatMap(({ marks }) => marks))]
		})
	};
}
function markVariants(data, group) {
	return data.projects.flatMap(({ variants }) => answersOf(variants, group)).flatMap(({ project, ratios }) => {
		const ratio = ratios[data.analysis.leading]["original-headless"];
		if (ratio?.estimate == null || ratio.quality !== "measured") return [];
		const { tone } = lookOf(ratio);
		const verdict = SIGNS$1.find((sign) => sign.tone === tone)?.word ?? ratio.verdict;
		return [{
			ratio: ratio.estimate,
			project,
			verdict
		}];
	}).toSorted((a, b) => a.ratio - b.ratio);
}
function composeRow(group, marks) {
	const { passed, total } = group.success;
	return {
		name: `${group.mode} · ${formatStarred(group)}: ${passed} of ${total} passed`,
		left: formatMark(marks[0]),
		right: marks.length > 1 ? formatMark(marks.at(-1)) : "",
		tone: "none",
		marks
	};
}
function formatMark(mark) {
	if (mark === void 0) return "";
	return `${shorten(mark.project, 18)} ${formatRatio({ estimate: mark.ratio })}`;
}
function drawMarks(marks) {
	const shown = SIGNS$1.filter(({ word }) => marks.some(({ verdict }) => verdict === word));
	const byVerdict = (range) => ({
		field: "verdict",
		type: "nominal",
		scale: {
			domain: shown.map(({ word }) => word),
			range
		}
	});
	return {
		mark: {
			type: "point",
			size: 90,
			strokeWidth: 1.5,
			opacity: .9
		},
		encoding: {
			x: ratioAt("ratio"),
			stroke: byVerdict(shown.map(({ tone }) => TONE_COLOURS[tone])),
			fill: byVerdict(shown.map(({ tone }) => tone === "none" ? SURFACE : TONE_COLOURS[tone])),
			shape: byVerdict(shown.map(({ shape }) => shape))
		}
	};
}
// src/report/charts/tradeoff-chart.ts
/** Kinds of points, each of a shape of its own beside its colour. */
const AUTHOR = "the author's code";
const SIGNS = [
	{
		word: "assisted",
		shape: "circle",
		colour: TONE_COLOURS.even
	},
	{
		word: "autonomous",
		shape: "diamond",
		colour: TONE_COLOURS.caution
	},
	{
		word: "original-telemetry",
		shape: "triangle-up",
		colour: MUTED
	},
	{
		word: "suspect",
		shape: "cross",
		colour: TONE_COLOURS.more
	},
	{
		word: AUTHOR,
		shape: "square",
		colour: INK
	}
];
/** Every answer by ratio and metric gain, and the front that none of them passes; null: nothing to draw. */
function specifyTradeoffChart(data) {
	const places = listTradeoffs(data);
	if (places.length === 0) return null;
	const noun = QUANTITY_WORDS[data.analysis.leading];
	const author = {
		cost: 1,
		gain: 0,
		kind: AUTHOR,
		isOnFront: places.every((place) => !place.isOnFront || !beatsAuthor(place))
	};
	const points = [...places.map(({ cost, gain, isOnFront, isSuspect, variant }) => ({
		cost,
		gain,
		isOnFront,
		kind: isSuspect ? "suspect" : variant.mode
	})), author];
	const shown = SIGNS.filter(({ word }) => points.some(({ kind }) => kind === word));
	const domain = shown.map(({ word }) => word);
	const byKind = (range) => ({
		field: "kind",
		type: "nominal",
		scale: {
			domain,
			range
		}
	});
	const x = {
		field: "cost",
		type: "quantitative",
		scale: {
			type: "log",
			nice: false,
			padding: 12
		},
		axis: {
			tickCount: 5,
			labelExpr: "datum.label && '×' + datum.label",
			title: `← less ${noun} · more ${noun} →`
		}
	};
	const y = {
		field: "gain",
		type: "quantitative",
		scale: {
			padding: 12,
			zero: false
		},
		axis: {
			tickCount: 5,
			format: "+.2~f",
			title: "metric gain: up is better"
		}
	};
	const text = {
		labelColor: MUTED,
		labelFontSize: 11,
		titleColor: MUTED,
		titleFontSize: 11
	};
	return {
		title: `Accuracy against ${noun}`,
		description: `One mark for each answer that ran, left is less ${noun} than the author's code, up is a better metric. A line joins those that no other beats in both. The table that follows holds the same numbers.`,
		spec: {
			data: { values: points },
			width: 270,
			height: 220,
			layer: [
				{
					transform: [{ filter: "datum.isOnFront" }],
					mark: {
						type: "line",
						interpolate: "step-after",
						color: MUTED,
						strokeWidth: 1.5,
						strokeDash: [4, 3]
					},
					encoding: {
						x,
						y,
						order: { field: "cost" }
					}
				},
				{
					transform: [{ filter: "datum.isOnFront" }],
					mark: {
						type: "point",
						size: 230,
						strokeWidth: 1.5,
						color: INK,
						opacity: .8
					},
					encoding: {
						x,
						y
					}
				},
				{
					mark: {
						type: "point",
						size: 70,
						strokeWidth: 1.5,
						opacity: .9
					},
					encoding: {
						x,
						y,
						shape: { ...byKind(shown.map(({ shape }) => shape)) },
						stroke: byKind(shown.map(({ colour }) => colour)),
						fill: byKind(shown.map(({ word, colour }) => word === AUTHOR ? SURFACE : colour))
					}
				}
			],
			config: {
				...PLAIN,
				axis: {
					...text,
					gridColor: RULE,
					domainColor: RULE,
					tickColor: RULE,
					titleFontWeight: 400
				},
				legend: {
					...text,
					orient: "top",
					direction: "vertical",
					title: null,
					labelLimit: 0
				}
			}
		}
	};
}
const beatsAuthor = ({ cost, gain }) => cost <= 1 && gain >= 0;
// src/report/charts/charts.ts
const NO_CHARTS = {
	finding: null,
	groups: null,
	projects: null,
	runs: null,
	tradeoff: null,
	failures: null,
	repairs: null,
	rounds: null
};
async function drawCharts(data) {
	return {
		finding: await drawChart(specifyFindingChart(data), "chart-finding"),
		groups: await drawChart(specifyForestChart(data), "chart-groups"),
		projects: await drawChart(specifyStripChart(data), "chart-projects"),
		runs: await drawChart(specifyRunsChart(data), "chart-runs"),
		tradeoff: await drawChart(specifyTradeoffChart(data), "chart-tradeoff"),
		failures: await drawChart(specifyFailureChart(data), "chart-failures"),
		repairs: await drawChart(specifyRepairChart(data), "chart-repairs"),
		rounds: await drawChart(specifyRoundsChart(data), "chart-rounds")
	};
}
// src/report/campaign/html-diff.ts
/**
* A unified diff with the two sides beside each other where there is room, and below each other where there is none. Each
* line keeps its sign, which says without colour what its colour says.
*/
const renderSides = (label, lines) => html`<div class="sides" tabindex="0" role="group" aria-label="${label}">${pairLines(lines).map(renderPair)}</div>`;
function renderPair({ before, after }) {
	if (before !== null && before === after) {
		if (before.startsWith("@@")) return html`<code class="hunk">${before}</code>`;
		return html`<code>${before}</code><code class="twin" aria-hidden="true">${after}</code>`;
	}
	return html`${renderSide(before, "removed")}${renderSide(after, "added")}`;
}
const renderSide = (line, kind) => line === null ? html`<code class="twin" aria-hidden="true"></code>` : html`<code class="${kind}">${line}</code>`;
/** Removed lines stand beside those that take their place, in their order. */
function pairLines(lines) {
	const pairs = [];
	let [removed, added] = [[], []];
	const flush = () => {
		for (let place = 0; place < Math.max(removed.length, added.length); place++) pairs.push({
			before: removed[place] ?? null,
			after: added[place] ?? null
		});
		removed = [];
		added = [];
	};
	for (const line of lines) if (line.startsWith("-")) {
		if (added.length > 0) flush();
		removed.push(line);
	} else if (line.startsWith("+")) added.push(line);
	else {
		flush();
		pairs.push({
			before: line,
			after: line
		});
	}
	flush();
	return pairs;
}
// src/report/campaign/html-table.ts
/** Cells of a card above which they stand side by side on a telephone. */
const MOST_LINES = 7;
/**
* The one table of the page. On a telephone each row becomes a card, in which a cell carries its column's name; in between,
* what is too wide scrolls in its own frame, by keyboard too, and the page never does.
*/
function renderTable({ caption, columns, rows, folded, assumptions = [] }) {
	const classes = columns.length > MOST_LINES ? "frame many" : "frame";
	const choices = assumptions.length === 0 ? null : renderAssumptions(assumptions);
	const table = html`<div class="${classes}" role="group" aria-label="${caption}" tabindex="0"><table><caption>${keepTogether(caption)}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell, index) => renderCell(cell, index === 0 ? null : columns[index] ?? ""))}</tr>
`)}</tbody></table></div>`;
	if (!folded) return html`${choices}${table}`;
	return html`${choices}<details class="folded"><summary>${caption} (${count(rows.length, "row")})</summary>${table}</details>`;
}
/** Hidden until the page's script can take a choice. */
const renderAssumptions = (assumptions) => html`<div class="assumptions" hidden="">${assumptions.map(({ id, label, value, least, most, step = .1, isExponent = false }) => html`<label>${label} <input type="range" name="${id}" min="${least}" max="${most}" step="${step}" value="${isExponent ? Math.log10(value) : value}"${isExponent ? html` data-scale="exponent"` : null} /> <output></output></label> `)}</div>`;
/** `label` is the column's name; null: the cell is the row's head. */
function renderCell({ lines, value, product }, label) {
	const isNumber = value !== void 0;
	const id = lines[0]?.id;
	const shown = lines.map((line) => renderLine(line, isNumber));
	const content = keepTogether(shown.length < 2 ? shown : shown.map((line) => html`<div class="line">${line}</div>`));
	if (label === null) return html`<th scope="row"${id === void 0 ? null : html` id="${id}"`}>${content}</th>`;
	return html`<td data-label="${label}"${isNumber ? html` data-value="${value}"` : null}${product === void 0 ? null : html` data-base="${product.base}" data-of="${product.of.join(" ")}"`}>${content}</td>`;
}
function renderLine({ text, tone, mark, chips = [], note, ...leads }, isNumber) {
	const href = leads.href ?? (leads.target === void 0 ? void 0 : `#${leads.target}`);
	const shown = isNumber || tone !== void 0 ? html`<span class="figure ${tone ?? ""}">${text}</span>` : text;
	const parts = [
		...text === "" ? [] : [href === void 0 ? shown : html`<a href="${href}"${/^https?:/.test(href) ? html` rel="noopener noreferrer nofollow"` : null}>${shown}</a>`],
		...mark === void 0 ? [] : [html`<span class="chip mark">${mark}</span>`],
		...chips.map((chip) => html`<span class="chip ${chip.tone}">${chip.sign === void 0 ? null : html`<span aria-hidden="true">${chip.sign} </span>`}${chip.text}</span>`),
		...note === void 0 ? [] : [html`<span class="versus">${note}</span>`]
	];
	return html`${parts.flatMap((part, index) => index === 0 ? [part] : [" ", part])}`;
}
/** Lines of output, in a box that scrolls by keyboard too. */
const renderLines = (label, lines) => html`<pre tabindex="0" role="group" aria-label="${label}"><code>${lines.join("\n")}</code></pre>`;
// src/report/campaign/html-chapter.ts
/** A part of the report as a section of the page; `drawn`: a picture of its own, beside those of the report. */
function renderChapter(chapter, charts, drawn = null) {
	const { id, title, lead, figures, tables, facts, notes, sections, logs } = chapter;
	return html`<section id="${id}"><h2>${title}</h2>
${lead.map((line) => html`<p>${keepTogether(line)}</p>`)}
${charts === null ? null : figures.map((figure) => renderFigure(figure, charts))}${drawn}
${renderNotes(notes)}
${tables.map(renderTable)}
${facts.length === 0 ? null : html`<dl class="facts">${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${keepTogether(value)}</dd></div>`)}</dl>`}
${sections.length === 0 ? null : html`<div class="projects">${sections.map(renderSection)}</div>`}
${logs === null ? null : renderLogs(logs)}
</section>`;
}
const renderLogs = ({ lead, ends }) => html`<p>${lead}</p>
${ends.map(({ label, lines }) => html`<details class="diff"><summary><span class="name">${label}</span></summary>
${renderLines(label, lines)}</details>
`)}`;
const renderNotes = (notes) => notes.length === 0 ? null : html`<ul>${notes.map((parts) => html`<li>${keepTogether(parts.map((part) => typeof part === "string" ? part : renderLine(part, false)))}</li>`)}</ul>`;
/** A chart; the caption names the table that holds the same numbers. */
function renderFigure({ chart, caption }, charts) {
	return renderDrawing(charts[chart], caption);
}
/** `drawing`: an `<svg>` element that this package drew; `file`: from which a page's script can draw it anew. */
const renderDrawing = (drawing, caption, file = null) => drawing === null ? null : html`<figure${file === null ? null : html` data-chart="${file}"`}>${trusted(drawing)}<figcaption>${keepTogether(caption)}</figcaption></figure>`;
/** One project, folded under its title and results. */
function renderSection({ id, title, slug, results, lead, upstream, tables, code }) {
	return html`<details class="project" id="${id}"><summary><span class="name">${title}</span> <code>${slug}</code> <span class="results">${results.map(({ label, line }) => html`<span class="gist"><span class="versus">${label}</span> ${renderLine(line, false)}</span>`)}</span></summary>
<p class="about">${lead} Source: ${renderUpstream(upstream)}.</p>
${tables.map(renderTable)}
${code.map((each) => [renderKinds(each), each.diff === null ? null : renderDiff(each.label, each.diff)])}
</details>
`;
}
/** What changed in the code in words, beside the lines that follow. */
function renderKinds({ label, kinds, changes }) {
	if (kinds === null) return null;
	const told = html`<span class="name">${label}</span>: ${kinds}`;
	if (changes.length === 0) return html`<p class="withheld">${told}</p>`;
	return html`<details class="diff"><summary>${told}</summary>
<ul>${changes.map(({ kind, before, after }) => html`<li>${kind}: <code>${before}</code> → <code>${after}</code></li>`)}</ul></details>`;
}
/** The change to the author's code, folded; or why it is not shown. */
function renderDiff(label, diff) {
	const name = html`<span class="name">${label}</span>`;
	if (diff.kind === "withheld") return html`<p class="withheld">${name}: ${diff.reason}${diff.upstream === null ? null : html`; see ${renderUpstream(diff.upstream)}`}</p>`;
	if (diff.lines.length === 0) return html`<p class="withheld">${name}: the author's code, unchanged</p>`;
	return html`<details class="diff"><summary>${name}: code against the author's, <span class="added">+${diff.added}</span> <span class="removed">−${diff.removed}</span> ${agree(diff.added + diff.removed, "line", "lines")}</summary>
${renderSides(`Code of ${label} against the author's`, diff.lines)}${diff.leftOut === 0 ? null : html`<p>${count(diff.leftOut, "more line")} not shown.</p>`}</details>`;
}
const renderUpstream = ({ text, url }) => url === null ? html`${text}` : html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`;
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/report/campaign/html.ts
var _templateObject;
/** With this every page begins: what is put after it is read before anything of the page's own. */
const PAGE_START = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\" />\n";
/** The whole report as one file that loads nothing: styles, script and drawings are in it, and its policy allows no other. */
function renderHtml({ overview, chapters, downloads }, charts, shell) {
	const policy = [
		"default-src 'none'",
		`style-src '${hashSource(shell.css)}'`,
		`script-src '${hashSource(shell.script)}'`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
	const linker = openLinker(chapters);
	const { first, others } = beforeNumbers(chapters);
	return html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"",
		"<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\" />\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n<meta name=\"color-scheme\" content=\"light dark\" />\n<meta name=\"referrer\" content=\"no-referrer\" />\n<title>GreenML Bench: ",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n<main>\n",
		"\n",
		"\n",
		"\n",
		"\n</main>\n<footer id=\"downloads\"><p>Written by greenml ",
		". ",
		"What these files hold, and the licence: <a href=\"README.md\">README</a>; this report as text: <a href=\"report.md\">report.md</a>.</p></footer>\n<script>",
		"<\/script>\n</body>\n</html>\n"
	])), trusted(PAGE_START), policy, overview.subject, trusted(shell.css), renderOverview(overview, chapters, charts, linker), first.map((chapter) => renderChapter(chapter, charts)), renderNumbers(overview, linker), others.map((chapter) => renderChapter(chapter, charts)), overview.toolVersion, renderDownloads(downloads), trusted(shell.script)).markup;
}
const renderDownloads = ({ content, files }) => files.length === 0 ? null : html`${capitalise(content)}: ${files.map(({ file, form }, place) => html`${place === 0 ? "" : ", "}<a href="${file}">${form}</a>`)}. `;
function openLinker(chapters) {
	const ids = new Set(chapters.flatMap(listIds));
	const isThere = ({ target }) => target !== void 0 && ids.has(target);
	return {
		isThere,
		renderClaim: (claim) => html`${keepTogether(claim.text)}${isThere(claim) ? html` <a class="evidence" href="#${claim.target ?? ""}">evidence</a>` : null}`
	};
}
/** The finding and its picture, then its reservations and the way on. */
function renderOverview(overview, chapters, charts, { isThere, renderClaim }) {
	const { subject, createdAt, title, others, about, evidence, figure, scope, notices, sizes } = overview;
	const links = evidence.filter(isThere);
	return html`<header>
<p class="kicker">GreenML Bench <span aria-hidden="true">·</span> ${subject} <span aria-hidden="true">·</span> ${createdAt}</p>
<div class="first">
<div>
<h1>${keepTogether(title)}</h1>
${others.map((claim) => html`<p>${renderClaim(claim)}</p>`)}
${about === null ? null : html`<p>${renderClaim(about)}</p>`}
${links.length === 0 ? null : html`<p class="ways">${links.map(({ text, target }) => html`<a href="#${target ?? ""}">${text}</a> `)}</p>`}
</div>
${figure === null ? null : renderFigure(figure, charts)}
<div>
${scope === null ? null : html`<p class="scope">${renderClaim(scope)}</p>`}
${notices.length === 0 ? null : html`<ul class="notices" aria-label="Read this with the headline">${notices.map((notice) => html`<li>${renderClaim(notice)}</li>`)}</ul>`}
</div>
</div>
<dl class="tiles">${sizes.map(({ label, value, note }) => html`<div><dt>${label}</dt><dd><strong>${value}</strong> <span>${note}</span></dd></div>`)}</dl>
<nav aria-label="Chapters">${chapters.map(({ id, title }) => html`<a href="#${id}">${title}</a> `)}<a href="#downloads">Downloads</a></nav>
</header>`;
}
/** The finding by its numbers. */
const renderNumbers = ({ headline }, { renderClaim }) => headline.length === 0 ? null : html`<section id="numbers"><h2>In numbers</h2>
<ul class="lede">${headline.map((claim) => html`<li>${renderClaim(claim)}</li>`)}</ul>
</section>`;
/** Places that a link can lead to: the chapter itself, its projects, and the rows of their tables that have a name. */
const listIds = ({ id, sections }) => [id, ...sections.flatMap((section) => [section.id, ...section.tables.flatMap(({ rows }) => rows.flatMap((row) => row.flatMap(({ lines }) => lines.flatMap((line) => line.id ?? []))))])];
/** A script or a sheet as a policy names it. */
const hashSource = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;
export { renderChapter as a, drawCharts as c, markRatio as d, ratioAt as f, _taggedTemplateLiteral as i, INTERVAL_LAYERS as l, hashSource as n, renderDrawing as o, specifyRatioRows as p, renderHtml as r, NO_CHARTS as s, PAGE_START as t, byTone as u };
