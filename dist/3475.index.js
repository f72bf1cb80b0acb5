export const id = 3475;
export const ids = [3475];
export const modules = {

/***/ 93475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report_report)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/campaign/documents.js
var documents = __webpack_require__(80173);
// EXTERNAL MODULE: ./build/campaign/paths.js
var paths = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/campaign/records.js
var campaign_records = __webpack_require__(50105);
// EXTERNAL MODULE: ./build/campaign/variant-files.js
var variant_files = __webpack_require__(85868);
// EXTERNAL MODULE: ./build/report/text/format.js
var format = __webpack_require__(91244);
// EXTERNAL MODULE: ./build/report/text/verdict-words.js
var verdict_words = __webpack_require__(36010);
;// CONCATENATED MODULE: ./build/report/campaign/models-used.js
const RECORDED_MARK = "recorded answers, not a real model's";
function listModelsUsed({ models }, { modelUse }) {
    const entries = new Map(models.map((entry) => [entry.id, entry]));
    return modelUse.flatMap(({ model: id, answeredAs, ...use }) => {
        const entry = entries.get(id);
        if (entry === undefined)
            return [];
        const apiModel = answeredAs.length === 0 ? entry.model : `${entry.model} (answered as ${answeredAs.join(', ')})`;
        return [{ id, provider: entry.provider, ...use, apiModel }];
    });
}
/** The star of a model whose answers are recorded: where there is no room for the words, they stand below. */
const formatStarred = ({ model, recorded }) => recorded ? `${model}*` : model;
/** What the star means, where a model has one. */
const formatStarNote = (groups) => groups.some(({ recorded }) => recorded) ? [`* ${RECORDED_MARK}`] : [];

// EXTERNAL MODULE: ./build/report/campaign/chapters/chapter.js
var chapter = __webpack_require__(36500);
;// CONCATENATED MODULE: ./build/report/campaign/chapters/brief.js




/** Fewer give no interval over projects, and so no verdict on a model. */
const FEWEST_PROJECTS = 5;
/** The results on a page of few columns, as a terminal is; null without any. */
function composeBrief(data) {
    if (data.groups.length === 0)
        return null;
    const hasFew = data.projects.length < FEWEST_PROJECTS;
    const ratio = `ratio: ${format/* QUANTITY_WORDS */.O5[data.analysis.leading]} against the author's script without plots`;
    return (0,chapter/* composeChapter */.u)({
        id: 'brief',
        title: 'Results',
        tables: [hasFew ? scriptTable(data) : groupTable(data)],
        notes: [
            ...(hasFew
                ? ["gain: metric minus the author's, positive is better", `${ratio}, over blocks`]
                : [
                    'passed: passed / attemptable / total',
                    "gain: metric minus the author's (fractions only), median over projects",
                    ratio,
                ]),
            ...formatStarNote(data.groups),
        ],
    });
}
function groupTable({ groups, analysis: { leading } }) {
    const ratioOf = ({ ratios }) => ratios[leading]['original-headless'];
    return (0,chapter/* composeTable */.Z)('Each model and mode', groups, {
        model: formatStarred,
        mode: ({ mode }) => mode,
        passed: ({ success }) => (0,format/* formatSuccess */.DZ)(success),
        gain: ({ metricDifference: { median } }) => (0,format/* formatDifference */.jR)(median, 'fraction', null),
        ratio: (group) => (0,format/* formatRatio */.B0)(ratioOf(group)),
        result: (group) => (0,verdict_words/* formatFinding */.tf)(ratioOf(group), leading),
    });
}
/** With few projects a script's own verdict is what there is. */
function scriptTable({ groups, projects, analysis: { leading } }) {
    const recorded = new Set(groups.flatMap((group) => (group.recorded ? [group.model] : [])));
    const scripts = projects.flatMap((project) => project.variants.flatMap((variant) => (variant.model === null ? [] : [{ project, variant, model: variant.model }])));
    return (0,chapter/* composeTable */.Z)('Each script', scripts, {
        project: ({ project }) => project.slug,
        script: ({ variant, model }) => `${variant.label}${recorded.has(model) ? '*' : ''}`,
        gain: ({ project, variant }) => formatGain(variant, project),
        ratio: ({ variant: { passed, ratios } }) => (0,format/* formatRatio */.B0)(passed ? ratios[leading]['original-headless'] : null),
        result: ({ variant }) => formatResult(variant, leading),
    });
}
/** The metric's change in the direction that is better. */
function formatGain({ metric: { difference, median } }, { metric }) {
    const gain = difference === null || metric.direction === 'higher' ? difference : -difference;
    return (0,format/* formatDifference */.jR)(gain, metric.scale, median);
}
function formatResult({ passed, attempted, failure, ratios }, leading) {
    if (!attempted)
        return 'not attempted';
    if (!passed)
        return failure === null ? 'did not pass' : `did not pass: ${(0,format/* formatFailureClass */.Mt)(failure.class)}`;
    return (0,verdict_words/* formatFinding */.tf)(ratios[leading]['original-headless'], leading);
}

// EXTERNAL MODULE: ./build/report/campaign/chapters/code.js
var code = __webpack_require__(38944);
// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
;// CONCATENATED MODULE: ./build/report/campaign/code-diff.js

const LINES_SHOWN = 400;
/** Keeps a page with fifty projects and many models below two megabytes. */
const PAGE_CHARACTERS = 1_000_000;
/** By variant id: the change from the author's entry file to each model's script, from `patches/`. */
function showDiffs(plan, code, patches) {
    const projects = new Map(plan.projects.map((project) => [project.slug, project]));
    const diffs = new Map();
    for (const variant of plan.variants) {
        const project = projects.get(variant.project);
        if (variant.model === null || project === undefined)
            continue;
        const patch = patches.get(variant.id) ?? null;
        const why = code === null ? 'the dataset was not at hand' : whyWithheld(code, variant, project);
        const isMissing = "its patch is not in the campaign's folder: greenml analyse writes it";
        diffs.set(variant.id, why === null ? (patch === null ? withhold(isMissing) : showPatch(patch)) : toWithheld(why));
    }
    return diffs;
}
const toWithheld = (why) => (typeof why === 'string' ? withhold(why) : why);
/** Code without a licence is not shown, since a report is published as it is. Null: it may be shown. */
function whyWithheld(code, { id }, project) {
    const author = code.authors.find((each) => each.project === project.slug);
    const variant = code.variants.find((each) => each.id === id);
    if (author === undefined || author.licence === null) {
        const script = variant === undefined ? '' : `; it is in the campaign's folder, variants/${id}.py`;
        const reason = `code not shown here: the project carries no licence${script}`;
        return { kind: 'withheld', reason, upstream: linkUpstream(project.origin) };
    }
    if (author.gap !== null)
        return "the author's entry file as planned is not in this dataset";
    if (variant === undefined)
        return 'there is no script: the model gave none that could be used';
    return variant.difference === null ? 'the two scripts are too long and too different to compare line by line' : null;
}
function showPatch(patch) {
    const start = patch.search(/^@@ /m);
    const lines = start < 0
        ? []
        : patch
            .slice(start)
            .trimEnd()
            .split('\n')
            .map((line) => (0,clean_text/* cleanCodeLine */.Vs)(line));
    return {
        kind: 'shown',
        lines: lines.slice(0, LINES_SHOWN),
        added: lines.filter((line) => line.startsWith('+')).length,
        removed: lines.filter((line) => line.startsWith('-')).length,
        leftOut: Math.max(0, lines.length - LINES_SHOWN),
    };
}
/** Withholds the diffs that would make the page too big to open, in the order in which they stand. */
function limitDiffs(diffs, characters = PAGE_CHARACTERS) {
    let left = characters;
    const limited = new Map();
    for (const [variant, diff] of diffs) {
        const size = diff.kind === 'shown' ? diff.lines.reduce((sum, line) => sum + line.length + 1, 0) : 0;
        limited.set(variant, size <= left ? diff : withhold("left out to keep this page small; it is in the campaign's variants"));
        if (size <= left)
            left -= size;
    }
    return limited;
}
/** Of `https://host/owner/name@<commit>`: the page of that commit. */
function linkUpstream(origin) {
    const [address = origin, commit] = origin.split(/@(?=[0-9a-f]{7,64}$)/);
    const page = URL.parse(address);
    if (page === null || !['http:', 'https:'].includes(page.protocol))
        return { text: (0,clean_text/* cleanLine */.Ow)(origin), url: null };
    page.username = '';
    page.password = '';
    const base = page.href.replace(/\.git$/, '').replace(/\/$/, '');
    const url = commit !== undefined && page.hostname === 'github.com' ? `${base}/tree/${commit}` : base;
    return { text: commit === undefined ? base : `${base} at ${commit.slice(0, 10)}`, url };
}
function withhold(reason) {
    return { kind: 'withheld', reason, upstream: null };
}

// EXTERNAL MODULE: ./build/report/text/findings.js
var findings = __webpack_require__(21089);
// EXTERNAL MODULE: ./build/schema/ratio.js
var ratio = __webpack_require__(56369);
// EXTERNAL MODULE: ./build/report/campaign/chapters/cells.js
var cells = __webpack_require__(56412);
;// CONCATENATED MODULE: ./build/report/campaign/chapters/certainty.js






/** How sure the results are: what could be seen at all, what disturbed it, and what second methods say. */
function composeCertainty(analysis, findings) {
    const { diagnostics, primaryFamily } = analysis;
    const tested = collectTests(analysis);
    return (0,chapter/* composeChapter */.u)({
        id: 'certainty',
        title: 'How sure this is',
        lead: [...formatFamily(primaryFamily, tested), ...formatDisagreement(tested)],
        tables: [
            powerTable(diagnostics, analysis.leading),
            noiseTable(diagnostics),
            disturbanceTable(diagnostics),
            strataTable(analysis),
            testTable(tested),
        ],
        notes: findings,
    });
}
function collectTests({ groups }) {
    return groups.flatMap((group) => Object.entries(group.ratios).flatMap(([quantity, ratios]) => ratios.filter((ratio) => ratio.test !== null).map((ratio) => ({ name: (0,cells/* formatGroup */.Rg)(group), quantity, ratio }))));
}
const WHEN_DECLARED = {
    true: ', but after the first run: they are post hoc',
    false: ' before the first run',
    null: ' (the records do not say when)',
};
function formatFamily({ declared, tested, postHoc }, tests) {
    if (tests.length === 0)
        return [];
    return [
        `${(0,format/* countWord */.MD)(declared, 'test')} of a ratio ${declared === 1 ? 'was' : 'were'} declared${WHEN_DECLARED[String(postHoc)]}; ${tested} could be made, and Holm's correction holds for them. ${(0,format/* capitalise */.sK)((0,format/* countWord */.MD)(tests.length - tested, 'other test'))} are exploratory (Benjamini–Hochberg).`,
    ];
}
const SHOWN_NAMES = 4;
function formatDisagreement(tests) {
    const checked = tests.filter(({ ratio }) => ratio.checks?.agree != null);
    if (checked.length === 0)
        return [];
    const odd = checked.filter(({ ratio }) => ratio.checks?.agree === false);
    const methods = "Wilcoxon's test and sign flips, which assume less than the interval does,";
    if (odd.length === 0)
        return [`${methods} agree with it in all of ${(0,format/* countWord */.MD)(checked.length, 'test')}.`];
    const names = odd
        .slice(0, SHOWN_NAMES)
        .map(({ name, quantity, ratio }) => `${name}, ${(0,cells/* formatAgainst */.L$)(quantity, ratio.baseline)} (${formatSecond(ratio)})`);
    const more = odd.length > SHOWN_NAMES ? [`and ${odd.length - SHOWN_NAMES} more`] : [];
    return [
        `${methods} do not confirm it in ${odd.length} of ${(0,format/* countWord */.MD)(checked.length, 'test')}: ${[...names, ...more].join('; ')}.`,
    ];
}
const formatSecond = ({ checks }) => `Wilcoxon ${(0,format/* formatP */.MA)(checks?.wilcoxonP ?? null)}, sign flips ${(0,format/* formatP */.MA)(checks?.signFlipP ?? null)}`;
const powerTable = ({ power }, leading) => (0,chapter/* composeTable */.Z)('Smallest change of the mean over projects that this campaign could see (80 % power at the 5 % level)', power.filter((each) => each.quantity === leading && each.baseline === 'original-headless'), {
    'Model and mode': (each) => ({ text: (0,cells/* formatGroup */.Rg)(each), note: format/* QUANTITY_WORDS */.O5[each.quantity] }),
    'Smallest change seen': ({ detectableChange }) => (0,cells/* numberCell */.EH)(detectableChange, format/* formatPercent */.l9),
    'It takes, to see 5 %': ({ projectsForFivePercent }) => neededCell(projectsForFivePercent, 'project'),
    'Projects here': ({ projects }) => projects,
    'Spread between projects': ({ standardDeviation }) => (0,cells/* numberCell */.EH)(standardDeviation, (each) => `×/÷ ${Math.exp(each).toFixed(2)}`, 'one standard deviation'),
});
const noiseTable = ({ noise }) => (0,chapter/* composeTable */.Z)('Noise: one script against itself in neighbouring blocks', noise, {
    Quantity: ({ quantity }) => (0,format/* capitalise */.sK)(format/* QUANTITY_WORDS */.O5[quantity]),
    'Noise floor': ({ floor, repetitions }) => (0,cells/* numberCell */.EH)(floor, (each) => `±${(0,format/* formatPercent */.l9)(each)}`, `at ${(0,format/* countWord */.MD)(repetitions, 'repetition')}`),
    'Smallest change seen in one script': ({ detectableChange }) => (0,cells/* numberCell */.EH)(detectableChange, format/* formatPercent */.l9),
    'It takes, to see 5 %': ({ repetitionsForFivePercent }) => neededCell(repetitionsForFivePercent, 'repetition'),
    'Measured over': ({ baselines }) => (0,format/* countWord */.MD)(baselines, 'baseline'),
});
const neededCell = (count, word) => count === null ? { text: 'over 10,000', value: 10_000 } : (0,cells/* numberCell */.EH)(count, (each) => (0,format/* countWord */.MD)(each, word));
function disturbanceTable({ order, drift }) {
    const effects = [
        {
            ...{ name: 'Order in the block', effect: order },
            meaning: 'favour scripts by their place; the order is random, so it adds noise',
        },
        {
            ...{ name: 'Drift of the host', effect: drift },
            meaning: 'change totals; ratios are formed within one block and do not hold it',
        },
    ].flatMap(({ name, effect, meaning }) => (effect === null ? [] : [{ name, meaning, ...effect }]));
    return (0,chapter/* composeTable */.Z)('Disturbances: the last third of the runs against the first', effects, {
        Effect: ({ name }) => name,
        'CPU time, last over first': cells/* meanCell */.Av,
        Verdict: ({ interval }) => (interval === null ? TOO_FEW : (0,ratio/* excludesOne */.qR)(interval) ? 'seen' : 'not seen'),
        'What it would do': ({ meaning }) => meaning,
    });
}
const TOO_FEW = 'too few projects to say';
const strataTable = ({ strata }) => (0,chapter/* composeTable */.Z)('Ratios on each host or state of a host, relative to the first', strata, {
    Host: ({ host, stratum }) => ({ text: host, note: stratum.slice(0, 8) }),
    Ratio: ({ effect, interval, projects }) => (0,cells/* ratioCell */.oV)(effect, interval, (0,format/* countWord */.MD)(projects, 'project')),
    'Quantity and baseline': ({ quantity, baseline }) => ({
        text: format/* QUANTITY_WORDS */.O5[quantity],
        note: `against the ${(0,cells/* formatBaseline */.J2)(baseline)}`,
    }),
    Answers: ({ answers }) => answers,
    Sure: ({ cause, p }) => (cause === null ? (0,format/* formatP */.MA)(p) : findings/* STRATUM_CAUSES */.Et[cause]),
});
const testTable = (tests) => (0,chapter/* composeTable */.Z)('Every test of a ratio: second methods beside the verdict', tests, {
    'Model and mode': ({ name, quantity, ratio }) => ({ text: name, note: (0,cells/* formatAgainst */.L$)(quantity, ratio.baseline) }),
    Ratio: ({ ratio }) => (0,cells/* ratioCell */.oV)(ratio.estimate, ratio.interval, (0,verdict_words/* formatImproved */.Ei)(ratio)),
    Corrected: ({ ratio: { test } }) => (0,cells/* numberCell */.EH)(test?.adjustedP ?? null, format/* formatP */.MA, test === null ? undefined : (0,verdict_words/* formatCorrection */.E_)(test)),
    'BCa interval': ({ ratio: { bca, estimate } }) => (0,format/* formatRatio */.B0)({ estimate: bca && estimate, interval: bca }),
    'Median of projects': ({ ratio: { median } }) => (0,format/* formatRatio */.B0)({ estimate: median }),
    'Second methods': ({ ratio }) => checksCell(ratio),
    Verdict: ({ ratio }) => ({ text: (0,verdict_words/* formatVerdict */.Pu)(ratio), note: (0,verdict_words/* formatReason */.K9)(ratio, 'project') ?? undefined }),
}, true);
function checksCell(ratio) {
    if (ratio.checks === null)
        return '–';
    const { agree } = ratio.checks;
    return {
        text: agree === null ? TOO_FEW : agree ? 'agree' : 'disagree',
        note: formatSecond(ratio),
        tone: agree === false ? 'caution' : undefined,
    };
}

;// CONCATENATED MODULE: ./build/report/campaign/chapters/cost.js




/** What a usable answer costs with those that failed, what several answers give, and how models compare. */
function composeCost(analysis) {
    const { groups, leading } = analysis;
    return (0,chapter/* composeChapter */.u)({
        id: 'cost',
        title: 'What a correct result costs',
        lead: [
            "Correct means: it passed and is as good as the author's. Runs of the answers that failed count in its cost; the model's own work counts under “break-even” alone, where it is known.",
        ],
        tables: [
            costTable(groups, leading),
            drawTable(groups, leading),
            ...comparisonTables(analysis),
            breakEvenTable(analysis.breakEven),
        ],
    });
}
function costTable(groups, leading) {
    const rows = groups.map((group) => ({ ...group, cost: group.costPerResult[leading], rank: group.ranks[leading] }));
    return (0,chapter/* composeTable */.Z)(`${(0,format/* capitalise */.sK)(format/* QUANTITY_WORDS */.O5[leading])} of all answers for each correct one, and their mean place among all answers to a project`, rows.filter(({ cost }) => cost.attempts > 0), {
        'Model and mode': cells/* formatGroup */.Rg,
        'For each correct result': ({ cost }) => correctCell(cost, leading),
        'In runs of the author’s code': ({ cost: { perCorrect, baseline, quality } }) => {
            const runs = perCorrect === null || !baseline ? null : perCorrect / baseline;
            const mark = quality === 'estimated' ? ` ${format/* ESTIMATED_MARK */.x3}` : '';
            const note = baseline === null ? undefined : `of ${(0,format/* formatQuantity */.VZ)(baseline, leading)}${mark}`;
            return { text: (0,format/* formatRatio */.B0)({ estimate: runs, quality }), note, value: runs };
        },
        Correct: ({ cost: { correct, attempts } }) => ({
            text: `${correct} of ${(0,format/* countWord */.MD)(attempts, 'answer')}`,
            value: correct / attempts,
        }),
        'Mean place': ({ rank }) => rank && {
            text: `${rank.mean.toFixed(1)} of ${rank.of.toFixed(1)}`,
            note: (0,format/* countWord */.MD)(rank.projects, 'project'),
            value: rank.mean,
        },
    });
}
function correctCell({ perCorrect, quality, cause, attempts }, cost) {
    const mark = quality === 'estimated' ? format/* ESTIMATED_MARK */.x3 : undefined;
    const why = cause === null ? undefined : formatCostCause(cause, cost, attempts);
    return (0,cells/* numberCell */.EH)(perCorrect, (value) => (0,format/* formatQuantity */.VZ)(value, cost), perCorrect === null ? why : mark);
}
function formatCostCause(cause, cost, attempts) {
    if (cause.kind === 'none-attempted')
        return 'no answer could be attempted';
    if (cause.kind === 'none-correct')
        return 'no answer is correct';
    return `${format/* QUANTITY_WORDS */.O5[cost]} of ${cause.unread} of ${attempts} attempts was not measured`;
}
/** Of several answers each: one alone says nothing that the results do not. */
const drawTable = (groups, leading) => (0,chapter/* composeTable */.Z)(`What k answers give: pass@k, a correct one among them, and the best of them (${(0,cells/* formatAgainst */.L$)(leading, 'original-headless')})`, groups.flatMap(({ draws, ...group }) => draws.some(({ k }) => k > 1) ? draws.map((draw) => ({ ...draw, name: (0,cells/* formatGroup */.Rg)(group) })) : []), {
    'Model and mode': ({ name }) => name,
    k: ({ k }) => k,
    'One passes': ({ pass, projects }) => (0,cells/* numberCell */.EH)(pass, format/* formatPercent */.l9, (0,format/* countWord */.MD)(projects, 'project')),
    'One is correct': ({ correct }) => (0,cells/* numberCell */.EH)(correct, format/* formatPercent */.l9),
    'None is correct': ({ censored }) => (0,cells/* numberCell */.EH)(censored, format/* formatPercent */.l9, censored > 0 ? 'no best of k there' : undefined),
    'Best of k': ({ best }) => {
        const { ratio, projects, cause } = best[leading];
        return (0,cells/* ratioCell */.oV)(ratio, null, ratio === null ? formatBestCause(cause, leading, projects) : (0,format/* countWord */.MD)(projects, 'project'));
    },
});
function formatBestCause(cause, cost, measured) {
    if (cause?.kind !== 'projects-unread')
        return cause === null ? undefined : 'no answer is correct';
    return `${format/* QUANTITY_WORDS */.O5[cost]} of every correct answer was measured in ${measured} of ${measured + cause.unread} projects`;
}
/** Of each script against the author's code without plots, or as it is where that never ran. */
function breakEvenTable(all) {
    const headless = new Set(all.flatMap(({ variant, baseline }) => (baseline === 'original-headless' ? [variant] : [])));
    return (0,chapter/* composeTable */.Z)('Break-even: runs until the energy of writing the script is saved', all.filter(({ variant, baseline }) => baseline === 'original-headless' || !headless.has(variant)), {
        Script: ({ variant }) => ({ text: variant, target: (0,findings/* scriptTarget */.Dw)(variant) }),
        'Runs until saved': ({ runs, range }) => ({
            text: runs === null ? 'never' : (0,format/* countWord */.MD)(runs, 'run'),
            note: range === null ? undefined : range.map((end) => (end === null ? 'never' : (0,format/* formatCount */.B4)(end))).join(' to '),
            value: runs,
        }),
        'Saved by each run': ({ savedJoules }) => (0,cells/* numberCell */.EH)(savedJoules, (joules) => (joules <= 0 ? 'nothing' : (0,format/* formatQuantity */.VZ)(joules, 'energy'))),
        'Spent on writing it': ({ generationJoules }) => (0,cells/* numberCell */.EH)(generationJoules, (joules) => (0,format/* formatQuantity */.VZ)(joules, 'energy'), format/* ESTIMATED_MARK */.x3),
        Against: ({ baseline }) => (0,cells/* formatBaseline */.J2)(baseline),
        Source: ({ source }) => source,
    });
}
/** Models against one another, on the projects that have a result of each. Exploratory; empty with one model. */
function comparisonTables({ models, successPairs, leading }) {
    const isLeading = ({ quantity, baseline }) => quantity === leading && baseline === 'original-headless';
    const ratios = models.flatMap((each) => each.ratios.map((test) => ({ mode: each.mode, ...describe(test) })));
    return [
        (0,chapter/* composeTable */.Z)('Do models differ? Ranks within projects (Friedman; of passed and failed Cochran’s Q); exploratory', models.flatMap(({ mode, success }) => [
            ...(success?.statistic == null ? [] : [{ mode, what: 'passed', ...success }]),
            ...ratios.filter((test) => test.mode === mode && isLeading(test)),
        ]), RANKS),
        (0,chapter/* composeTable */.Z)('The same ranks by other quantities and baselines', ratios.filter((test) => !isLeading(test)), RANKS, true),
        (0,chapter/* composeTable */.Z)('Pairs of models: ratio of the second to the first, corrected by Holm; exploratory', ratios.flatMap(({ pairs, ...test }) => pairs.map((pair) => ({ ...test, ...pair }))), {
            Mode: ({ mode }) => mode,
            Pair: ({ a, b }) => `${a}, ${b}`,
            'Second over first': ({ ratio }) => (0,cells/* numberCell */.EH)(ratio, (estimate) => (0,format/* formatRatio */.B0)({ estimate })),
            Corrected: ({ adjustedP }) => (0,cells/* numberCell */.EH)(adjustedP, format/* formatP */.MA),
            Quantity: ({ what }) => what,
        }, true),
        (0,chapter/* composeTable */.Z)('Which passes more often? By pairs on the same projects, corrected by Benjamini–Hochberg; exploratory', successPairs, {
            First: ({ a }) => (0,cells/* formatGroup */.Rg)(a),
            Second: ({ b }) => (0,cells/* formatGroup */.Rg)(b),
            'First better': ({ betterA, projects }) => (0,cells/* numberCell */.EH)(betterA, String, `of ${(0,format/* countWord */.MD)(projects, 'project')}`),
            'Second better': ({ betterB }) => betterB,
            Corrected: ({ adjustedP }) => (0,cells/* numberCell */.EH)(adjustedP, format/* formatP */.MA),
        }, true),
    ];
}
const describe = (test) => ({ ...test, what: (0,cells/* formatAgainst */.L$)(test.quantity, test.baseline) });
const RANKS = {
    Mode: ({ mode }) => mode,
    What: ({ what }) => what,
    Models: ({ models }) => models.join(', '),
    'Projects with all': ({ projects }) => projects,
    'χ²': ({ statistic, degreesOfFreedom }) => statistic === null ? null : (0,cells/* numberCell */.EH)(statistic, (each) => each.toFixed(2), `${degreesOfFreedom} d.f.`),
    'p by χ²': ({ p }) => (0,cells/* numberCell */.EH)(p, format/* formatP */.MA),
    'p by shuffling': ({ permutationP }) => (0,cells/* numberCell */.EH)(permutationP, format/* formatP */.MA),
};

// EXTERNAL MODULE: ./build/schema/failure-analysis.js
var failure_analysis = __webpack_require__(55063);
// EXTERNAL MODULE: ./build/report/text/survivors-words.js
var survivors_words = __webpack_require__(26896);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/report/text/change-words.js
var change_words = __webpack_require__(75251);
;// CONCATENATED MODULE: ./build/report/campaign/chapters/project.js








/** What it is, every script's runs, and how each variant differs from the author's code. */
function composeProject(project, data) {
    const { slug, title, task, entry, licence, origin, metric, variants } = project;
    return {
        id: (0,findings/* projectTarget */.jw)(slug),
        title,
        slug,
        results: variants
            .filter(({ model }) => model !== null)
            .map((variant) => ({ label: variant.label, line: compareVariant(variant, data.analysis.leading, false) })),
        lead: `${task}, entry ${entry}, ${licence === null ? 'no licence' : `licence ${licence}`}. As good means: ${metric.name} at most ${metric.tolerance} behind the author's.`,
        upstream: origin === 'embedded' ? { text: 'written for this dataset', url: null } : linkUpstream(origin),
        tables: [runTable(project, data), composeObservations(project)].filter(({ rows }) => rows.length > 0),
        code: variants.flatMap(composeCode),
    };
}
/** Against the author's script without its plots; what did not pass is not compared. */
function compareVariant({ passed, attempted, ratios }, quantity, full = true) {
    const ratio = ratios[quantity]['original-headless'];
    if (passed)
        return (0,cells/* judgedLine */._V)(full || ratio === null ? ratio : { ...ratio, interval: null }, quantity);
    return { text: '', chips: [{ sign: '✗', ...(attempted ? DID_NOT_PASS : NOT_ATTEMPTED) }] };
}
const DID_NOT_PASS = { text: 'did not pass', tone: 'failed' };
const NOT_ATTEMPTED = { text: 'not attempted', tone: 'caution' };
function runTable(project, data) {
    const { slug, metric, variants } = project;
    const quantities = [...(0,cells/* shownQuantities */.Xg)(data.analysis), 'memory'];
    // A script of several rows is led to by its first.
    const heads = new Map(variants.toReversed().map((variant) => [variant.id, variant]));
    return (0,chapter/* composeTable */.Z)(`${slug}: medians of the measured runs that ended ok; ratios against the original without plots where nothing else is said`, variants, {
        Script: (variant) => ({
            ...(0,cells/* formatVariant */.t5)(variant),
            id: heads.get(variant.id) === variant ? (0,findings/* scriptTarget */.Dw)(variant.id) : undefined,
        }),
        Runs: statusLine,
        [`${metric.name} (${metric.direction} is better)`]: (variant) => metricCell(variant, project),
        ...Object.fromEntries(quantities.map((quantity) => [
            (0,format/* capitalise */.sK)(format/* QUANTITY_WORDS */.O5[quantity]),
            (variant) => quantityCell(variant, quantity, data.analysis.leading),
        ])),
    }, false);
}
function statusLine({ statuses }) {
    const seen = record/* STATUSES */.f.filter((status) => (statuses[status] ?? 0) > 0);
    if (seen.length === 0)
        return { text: '', note: 'no run' };
    return {
        text: '',
        chips: seen.map((status) => ({
            text: `${statuses[status]} ${status}`,
            tone: status === 'ok' ? 'same' : 'failed',
        })),
    };
}
const ACCURACY_WORDS = { 'as-good': 'as good', worse: 'not as good', 'not-settled': 'not settled' };
function metricCell(variant, { metric: { scale } }) {
    const { median, difference, verdict } = variant.metric;
    const figure = { text: (0,format/* formatMetric */.gI)(median, scale), value: median };
    if (difference === null || variant.model === null)
        return figure;
    const words = variant.validity?.verdict === 'suspect' ? 'suspect' : verdict && ACCURACY_WORDS[verdict];
    return {
        ...figure,
        note: `${(0,format/* formatDifference */.jR)(difference, scale, median)} to the author's${words === null ? '' : `, ${words}`}`,
    };
}
/** The median with its range, and the ratios: against both baselines for the quantity of the headline, else against one. */
function quantityCell(variant, quantity, leading) {
    const { median, minimum, maximum, quality } = variant.summaries[quantity];
    const isEstimate = quality === 'estimated' && median !== null;
    const hasRange = !isEstimate && minimum !== null && maximum !== null && minimum !== maximum;
    const figure = {
        text: (0,format/* formatQuantity */.VZ)(median, quantity),
        mark: isEstimate ? format/* ESTIMATED_MARK */.x3 : undefined,
        note: hasRange ? `${(0,format/* formatQuantity */.VZ)(minimum, quantity)} to ${(0,format/* formatQuantity */.VZ)(maximum, quantity)}` : undefined,
    };
    const isCompared = variant.passed && variant.model !== null;
    return { lines: [figure, ...(isCompared ? ratioLines(variant, quantity, leading) : [])], value: median };
}
function ratioLines({ ratios }, quantity, leading) {
    const { 'original-headless': headless } = ratios[quantity];
    if (quantity !== leading)
        return headless === null ? [] : [(0,cells/* judgedLine */._V)(headless, quantity)];
    return cells/* BASELINES */.tb.flatMap((baseline) => {
        const ratio = ratios[quantity][baseline];
        if (ratio === null)
            return [];
        const pairs = ratio.pairs === 0 ? ((0,verdict_words/* formatReason */.K9)(ratio, 'block') ?? 'no pairs') : (0,format/* countWord */.MD)(ratio.pairs, 'block');
        return [(0,cells/* judgedLine */._V)(ratio, quantity, `vs ${(0,cells/* formatBaseline */.J2)(baseline)}, ${pairs}`)];
    });
}
/** Nothing of the baselines, nor of what was not compared. */
function composeCode({ label, changes, diff }) {
    const known = changes ?? [];
    if (known.length === 0 && diff === null)
        return [];
    return [
        {
            label,
            kinds: known.length === 0 ? null : (0,change_words/* formatChangeKinds */.dq)(known),
            changes: known.flatMap(({ kind, before, after }) => before === null || after === null
                ? []
                : [{ kind: (0,change_words/* formatChangeKind */.WK)(kind), before: (0,change_words/* formatSide */.Xl)(kind, before), after: (0,change_words/* formatSide */.Xl)(kind, after) }]),
            diff,
        },
    ];
}
const COLUMNS = {
    'Net energy': ({ netJoules }) => (netJoules === null ? null : (0,format/* formatQuantity */.VZ)(netJoules, 'energy')),
    'Carbon of a run': formatCarbon,
    'FLOPs retired by the processor': (observed) => countFlops(observed, 'hardware-retired'),
    "FLOPs by operators' formulas": (observed) => countFlops(observed, 'theoretical-operator'),
    'FLOPs for a joule': ({ flopsPerJoule }) => (flopsPerJoule === null ? null : (0,format/* formatScientific */.vw)(flopsPerJoule)),
    Conditions: formatConditions,
};
/** What the records of a project's scripts hold beside the ratios: only columns in which one of them has something. */
function composeObservations({ slug, variants }) {
    const rows = variants.flatMap(({ observations, ...variant }) => observations === null ? [] : [{ ...variant, observations }]);
    const shown = Object.entries(COLUMNS)
        .filter(([, format]) => rows.some(({ observations }) => format(observations) !== null))
        .map(([head, format]) => [head, ({ observations }) => format(observations) ?? '–']);
    return (0,chapter/* composeTable */.Z)(`${slug}: beside the ratios; medians of the measured runs that ended ok`, shown.length === 0 ? [] : rows, { Script: cells/* formatVariant */.t5, ...Object.fromEntries(shown) }, true);
}
function countFlops({ flops }, kind) {
    const count = flops.find((each) => each.kind === kind)?.count;
    return count === undefined ? null : (0,format/* formatScientific */.vw)(count);
}
function formatCarbon({ carbonGrams, carbonEstimated }) {
    if (carbonGrams === null)
        return null;
    const mass = carbonGrams < 1 ? `${formatMilli(carbonGrams)} mg` : `${carbonGrams.toPrecision(3)} g`;
    return `${mass} CO₂e${carbonEstimated ? ` ${format/* ESTIMATED_MARK */.x3}` : ''}`;
}
const formatMilli = (grams) => `${Number((grams * 1000).toPrecision(3))}`;
/** Null where conditions were not observed: then nothing is known of them. */
function formatConditions(facts) {
    const { observed, contaminated, throttled, otherCpuShare, hottestCelsius } = facts;
    if (observed === 0)
        return null;
    const parts = [
        contaminated > 0
            ? `${contaminated} of ${(0,format/* formatCount */.B4)(observed)} runs beside other load`
            : 'no run beside other load',
        ...(throttled > 0 ? [`${throttled} throttled`] : []),
        ...(otherCpuShare === null ? [] : [`others' share of CPU time ${(0,format/* formatPercent */.l9)(otherCpuShare)}`]),
        ...(hottestCelsius === null ? [] : [`up to ${Math.round(hottestCelsius)} °C`]),
    ];
    return parts.join(', ');
}

;// CONCATENATED MODULE: ./build/report/campaign/chapters/failures.js







const FAULT_WORDS = {
    model: "the model's script",
    author: "the author's script",
    bench: 'the bench',
};
const SHOWN_MESSAGES = 3;
/** More sentences than these are a table. */
const SAID_ONE_BY_ONE = 2;
const SHOWN_GROUPS = 4;
const SHOWN_SCRIPTS = 8;
/** How many scripts failed, of whom and in which way, what the ratios therefore leave out, and each error in its own words. */
function formatFailures(data) {
    const { failures } = data.analysis;
    const { overall, byModeAndModel, byProject, classes } = failures;
    const biased = failures.survivors.filter(({ included, answers }) => included < answers);
    const failing = (each) => each.failed + each.lost + each.notRun > 0;
    return (0,chapter/* composeChapter */.u)({
        id: 'failures',
        title: 'What failed',
        lead: [
            ...formatOverall(overall),
            ...(biased.length > SAID_ONE_BY_ONE ? [] : biased.map(survivors_words/* formatSurvivors */.F)),
            'A script passes when all its measured runs end ok. Failures of the bench itself leave a script unattempted and count against nobody.',
        ],
        tables: [
            (0,chapter/* composeTable */.Z)('Scripts by mode and model; the share that failed with its 95 % interval (Wilson)', byModeAndModel.some(failing) ? byModeAndModel : [], { 'Model and mode': cells/* formatGroup */.Rg, ...OUTCOMES }),
            (0,chapter/* composeTable */.Z)('Ways to fail, most frequent first', classes, CLASSES),
            (0,chapter/* composeTable */.Z)('What the ratios leave out, and whether it is the easier or the harder part', biased.length > SAID_ONE_BY_ONE ? biased : [], {
                'Model and mode': cells/* formatGroup */.Rg,
                'In the ratios': ({ included, answers }) => (0,cells/* shareCell */.wj)(included, answers, null),
                'In words': survivors_words/* formatSurvivors */.F,
            }, true),
            repairTable(failures),
            (0,chapter/* composeTable */.Z)('Models’ scripts that did not pass, by project', byProject.filter(failing), { Project: ({ project }) => project, ...OUTCOMES }, true),
            failures_scriptTable(data.failures),
        ],
        notes: data.failures.length === 0
            ? [data.analysis.runs.recorded === 0 ? 'No script has run yet.' : 'None: every script that ran passed.']
            : [],
        logs: composeLogs(data),
    });
}
/** Of the scripts that did not pass, as far as their logs are kept. */
function composeLogs({ analysis, failures }) {
    const ends = analysis.failures.logs.flatMap(({ variant, shim, blockModel, end }) => {
        const script = failures.find((each) => each.id === variant && each.shim === shim && each.blockModel === blockModel);
        return script === undefined || end === null
            ? []
            : [{ label: `${script.project}, ${script.label}`, lines: end.split('\n') }];
    });
    if (ends.length === 0)
        return null;
    const lead = `What ${ends.length} of ${(0,format/* countWord */.MD)(failures.length, 'script')} printed last. At most ${failure_analysis/* MOST_LOGS */.Go} logs are kept, and none of a project without a licence.`;
    return { lead, ends };
}
const failures_scriptTable = (failures) => (0,chapter/* composeTable */.Z)('Scripts that did not pass', failures, {
    Project: ({ project }) => ({ text: project, target: (0,findings/* projectTarget */.jw)(project) }),
    Script: ({ label }) => label,
    Runs: statusLine,
    Whose: ({ attempted }) => (attempted ? "the script's" : "the bench's"),
    Class: ({ failure }) => (failure === null ? '–' : (0,format/* formatFailureClass */.Mt)(failure.class)),
    Message: ({ failure }) => (failure && (0,format/* formatError */.Wk)(failure)) || '–',
}, failures.length > SHOWN_SCRIPTS);
function formatOverall(overall) {
    const { total, attemptable, failed, failedShare, interval, lost, notRun, unsteady } = overall;
    if (total === 0 || failedShare === null)
        return [];
    const range = interval === null ? '' : `, 95 % interval ${(0,format/* formatPercentRange */.sP)(interval)}`;
    const rest = [
        ...(unsteady > 0 ? [`${unsteady} of them in some runs only`] : []),
        ...(lost > 0 ? [`${lost} more could not be tried for reasons of the bench`] : []),
        ...(notRun > 0 ? [`${notRun} not run yet`] : []),
    ];
    return [
        `${failed} of ${(0,format/* countWord */.MD)(attemptable, 'script')} by models failed (${(0,format/* formatPercent */.l9)(failedShare)}${range})${rest.map((part) => `; ${part}`).join('')}.`,
    ];
}
const failedCell = ({ failed, attemptable, interval }) => (0,cells/* shareCell */.wj)(failed, attemptable, interval);
const OUTCOMES = {
    'Failed of attemptable': failedCell,
    Passed: ({ passed }) => passed,
    'Lost to the bench': ({ lost }) => lost,
    'Not run': ({ notRun }) => notRun,
    Total: ({ total }) => total,
};
const CLASSES = {
    Class: ({ class: name, errorType }) => ({ text: (0,format/* formatFailureClass */.Mt)(name), note: errorType ?? undefined }),
    Whose: ({ fault }) => FAULT_WORDS[fault],
    Scripts: ({ scripts, of }) => ({ text: `${scripts} of ${of}`, value: scripts }),
    Where: ({ groups }) => {
        const where = groups.map((group) => `${(0,cells/* formatGroup */.Rg)(group)}: ${group.scripts} of ${group.total}`);
        const more = where.length > SHOWN_GROUPS ? [`${where.length - SHOWN_GROUPS} more`] : [];
        return [...where.slice(0, SHOWN_GROUPS), ...more].join('; ');
    },
    'Most frequent messages': ({ messages }) => {
        const said = messages.flatMap(({ message, scripts: times }) => message === null ? [] : [times > 1 ? `${message} (${times} scripts)` : message]);
        return said.slice(0, SHOWN_MESSAGES).join(' · ') || '–';
    },
};
/** Only where failed answers were given back to the model. */
const repairTable = ({ byIteration }) => (0,chapter/* composeTable */.Z)('Repairs: what became of the answers that failed', byIteration.length < 2 ? [] : byIteration, {
    Answer: ({ iteration }) => (iteration === 0 ? 'first' : `repair ${iteration}`),
    'Failed of attemptable': failedCell,
    'Passed so far': ({ passedSoFar: { passed, of, interval } }) => (0,cells/* shareCell */.wj)(passed, of, interval),
    'Of the failed ones, next time': ({ next }) => {
        if (next === null)
            return '–';
        const became = REPAIRS.flatMap(([key, word]) => (next[key] === 0 ? [] : [`${next[key]} ${word}`]));
        return (0,format/* joinWords */.yZ)(became) || 'none';
    },
});
const REPAIRS = [
    ['repaired', 'repaired'],
    ['sameFailure', 'same failure'],
    ['otherFailure', 'another failure'],
    ['lost', 'lost'],
    ['notRetried', 'not tried again'],
];

;// CONCATENATED MODULE: ./build/report/campaign/chapters/limits.js



/** "What this does not say": the bounds of what a reader may conclude, from this campaign's own numbers. */
function composeLimits({ plan, analysis, models }) {
    const { samples } = plan.options;
    return (0,chapter/* composeChapter */.u)({
        id: 'limits',
        title: 'What this does not say',
        notes: [
            formatProjects(plan, analysis),
            formatPlace(analysis),
            models.length > 0 &&
                (samples === 1
                    ? 'Each model gave one answer for each project and mode. Asked again, it may answer otherwise, better or worse.'
                    : `Each model gave ${samples} answers for each project and mode; a further one may differ from all of them.`),
            'The energy and time that a model spends on writing the code enter no ratio, nor does the work of a person who reviews it.',
            "Ratios hold only the variants that passed and are as good as the author's. A model that fails on hard projects keeps its easy ones: read the ratio beside the success rate.",
            '“No detectable difference” means that this experiment could not tell them apart, not that they are equal.',
            "“Same accuracy” means that the printed metric lies within the project's tolerance on the project's own data; nothing else about the answers was compared.",
            plan.blocks.some(({ purpose }) => purpose === 'probe')
                ? 'A script that is not suspect was not proved honest: the probes show a metric that survives random labels or missing data, not every way to be wrong.'
                : "Whether the answers' metrics come from the data was not probed.",
            analysis.energyQuality !== 'measured' &&
                'CPU time is not energy: it misses memory, idle cores, accelerators and changes of clock rate.',
            models.some((model) => model.recorded) &&
                `Nothing about any model on sale: some or all of what ran here are ${RECORDED_MARK}.`,
        ].filter((limit) => limit !== false),
    });
}
function formatProjects(plan, analysis) {
    const seconds = analysis.variants
        .filter((variant) => variant.mode === 'original')
        .flatMap((variant) => variant.summaries.wall.median ?? []);
    const range = seconds.length === 0
        ? ''
        : ` that ran ${(0,format/* formatQuantity */.VZ)(Math.min(...seconds), 'wall')} to ${(0,format/* formatQuantity */.VZ)(Math.max(...seconds), 'wall')} here`;
    const count = plan.projects.length;
    return `${(0,format/* countWord */.MD)(count, 'project')}, ${count === 1 ? 'a small script' : 'each a small script'}${range}: large trainings, services and accelerators may behave differently.`;
}
function formatPlace(analysis) {
    const hosts = new Set(analysis.hosts.map((host) => host.name)).size;
    const began = analysis.startedAt === null ? '' : `, from ${(0,format/* formatInstant */.r4)(analysis.startedAt)} on`;
    const virtual = analysis.hosts.some((host) => host.virtualMachine === true)
        ? ' It is a virtual machine, whose neighbours cannot be seen.'
        : '';
    return hosts <= 1
        ? `One host${began}: the intervals hold the noise of that place and time, not of other processors or systems.${virtual}`
        : `${hosts} hosts${began}: other processors and systems may give other ratios.${virtual}`;
}

// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
// EXTERNAL MODULE: ./build/schema/package-energy.js
var package_energy = __webpack_require__(60711);
;// CONCATENATED MODULE: ./build/report/campaign/chapters/method.js






const TIER_WORDS = {
    container: 'container (tier A)',
    bubblewrap: 'bubblewrap (tier B)',
    none: 'none (tier C: trusted code only)',
};
const PERTURBATION_WORDS = {
    'label-randomisation': 'labels drawn at random',
    subsample: 'half of the rows',
    'hidden-data': 'the data under other names',
};
/** Who measured what, where and in which order: enough to repeat it. */
function composeMethod({ plan, analysis }) {
    const { options, blocks } = plan;
    const { runs, hosts } = analysis;
    const ofPurpose = (wanted) => blocks.filter(({ purpose }) => purpose === wanted);
    const [measured, warmups] = [ofPurpose('measured').length, ofPurpose('warmup').length];
    return (0,chapter/* composeChapter */.u)({
        id: 'method',
        title: 'How this was measured',
        facts: {
            Campaign: analysis.campaign,
            'Runs began': analysis.startedAt === null ? 'no run yet' : (0,format/* formatInstant */.r4)(analysis.startedAt),
            Design: `${(0,format/* countWord */.MD)(options.repetitions, 'repetition')} of each script after ${(0,format/* countWord */.MD)(options.warmups, 'warm-up')}, ` +
                `in randomised complete blocks: ${(0,format/* countWord */.MD)(measured, 'measured block')} and ${(0,format/* countWord */.MD)(warmups, 'warm-up block')}. ` +
                `A block holds the baselines and ${options.fanOut === 'project' ? 'the variants of all models' : "one model's variants"}.`,
            Seed: String(options.seed),
            Samples: `${(0,format/* countWord */.MD)(options.samples, 'answer')} of each model for each project and mode`,
            Runs: `${runs.planned} planned, ${runs.recorded} recorded, ${runs.ok} ended ok`,
            'Validity probes': formatProbes(ofPurpose('probe')),
            Baselines: "“original” is the author's script, unchanged; “original without plots” (original-headless) is the same with plotting and " +
                'waiting neutralised mechanically, so that a model earns nothing by deleting a plot',
            Ratio: "geometric mean of the paired ratios variant / baseline, over blocks for one variant; over projects, of the variants as good as the author's, for a model and mode; " +
                '95 % bootstrap interval; below ×1 is less',
            'Metric gain': "how much better than the author's; median over the projects whose metric is a fraction; positive is better",
            'CPU time': 'user and system seconds of the whole process tree',
            Energy: formatEnergy(analysis),
            'Declared before the first run': method_formatFamily(plan, analysis),
            ...Object.fromEntries(hosts.map((host, index) => [hosts.length === 1 ? 'Host' : `Host ${index + 1}`, formatHost(host)])),
            Sandbox: analysis.sandboxes.map((tier) => TIER_WORDS[tier]).join(', ') || 'no run yet',
            Tool: `greenml ${analysis.toolVersion}`,
            'Left out': plan.leftOut.map(({ model, reason }) => `${model}: ${reason}`),
            ...listReadingFacts(analysis.readings),
        },
    });
}
function formatProbes(probes) {
    if (probes.length === 0)
        return [];
    const used = record/* PERTURBATIONS */.bf.filter((each) => probes.some(({ perturbation }) => perturbation === each));
    const runs = probes.reduce((sum, { order }) => sum + order.length, 0);
    return [
        `${(0,format/* countWord */.MD)(runs, 'further run')} on changed data (${used.map((each) => PERTURBATION_WORDS[each]).join(', ')}); they count for neither time nor energy`,
    ];
}
function formatEnergy(analysis) {
    const { energyMeters: meters } = analysis;
    if (analysis.energyQuality === 'measured') {
        const zones = (0,package_energy/* meterOfHost */.fZ)(analysis.energyMeters) === 'external' ? 'the whole machine' : 'sum of the package zones';
        return `measured by ${(0,format/* joinWords */.yZ)(meters.map(format/* formatMeter */.Xm))}; ${zones}, gross`;
    }
    const reason = analysis.groups
        .flatMap((group) => group.ratios.energy)
        .map((ratio) => (0,verdict_words/* formatReason */.K9)(ratio, 'project'))
        .find((text) => text !== null);
    const because = reason == null ? '' : ` (${reason})`;
    if (analysis.energyQuality === 'unavailable')
        return `${(0,format/* formatNoEnergy */.$f)(analysis)}${because}`;
    return `${(0,format/* formatNoEnergy */.$f)(analysis)}${because}; estimated by ${(0,format/* joinWords */.yZ)(meters.map(format/* formatMeter */.Xm))}: the truth may be half or double`;
}
function method_formatFamily(plan, { primaryFamily }) {
    if (plan.primaryFamily.length === 0)
        return 'no test';
    const tests = plan.primaryFamily
        .map((test) => `${test.mode} of ${test.model}: ${format/* QUANTITY_WORDS */.O5[test.quantity]} against ${format/* BASELINE_WORDS */.m6[test.baseline]}`)
        .join('; ');
    return primaryFamily.postHoc === true ? `post hoc (records were made while others were declared): ${tests}` : tests;
}
function formatHost(host) {
    const machine = host.virtualMachine === null ? '' : host.virtualMachine ? ', a virtual machine' : ', not a virtual machine';
    return [
        `${host.name}: ${host.cpu}, ${(0,format/* countWord */.MD)(host.logicalCpus, 'logical CPU')}, ${(0,size/* formatSize */.X)(host.memoryBytes)} memory${machine}`,
        `kernel ${host.kernel}`,
        `microcode ${host.microcode ?? 'unknown'}`,
        `governor ${host.governor ?? 'unknown'}`,
        `Python ${host.python ?? 'unknown'}`,
        `Node ${host.node}`,
        `stratum ${host.stratum}`,
    ].join('; ');
}
/** How net energy, carbon and operations were made, where there are any. */
const listReadingFacts = ({ idle, carbon, flops, load }) => ({
    'Idle power': idle.length === 0 ? [] : formatIdle(idle),
    Carbon: carbon.length === 0 ? [] : method_formatCarbon(carbon),
    Operations: flops.length === 0 ? [] : formatFlops(flops),
    Conditions: load.runs === 0 ? [] : formatLoad(load),
});
function formatIdle(idle) {
    const zones = idle.map(({ host, domain, watts, windows }) => `${domain} of ${host} ${watts.toPrecision(3)} W (median of ${(0,format/* countWord */.MD)(windows, 'window')})`);
    return `${(0,format/* joinWords */.yZ)(zones)}; net energy is gross less this over the run, and enters no ratio`;
}
/** Every intensity once, with its source. */
function method_formatCarbon(carbon) {
    const sources = carbon.map(({ gramsPerKwh, region, year, source, pue }) => {
        const place = [region, year, source].filter((part) => part !== null).join(', ');
        return `${gramsPerKwh} g CO₂e for a kWh (${place}), PUE ${pue}`;
    });
    return `gross energy × PUE × intensity, of operation alone: ${sources.join('; ')}`;
}
function formatFlops(flops) {
    const meters = flops.map(({ kind, meter }) => `${kind}: ${(0,format/* formatMeter */.Xm)(meter)}`);
    return `floating-point operations in runs of their own (${meters.join('; ')}); retired by the processor and summed over operators' formulas are two things and never compared`;
}
const formatLoad = ({ runs, contaminated, throttled }) => `of ${(0,format/* countWord */.MD)(runs, 'measured run')} (every attempt), ${contaminated} had other load beside ${runs === 1 ? 'it' : 'them'} and in ${throttled} the processor throttled itself`;

;// CONCATENATED MODULE: ./build/report/campaign/chapters/models.js



/** Who was asked, what came of it and what it cost. */
const composeModels = (models) => (0,chapter/* composeChapter */.u)({
    id: 'models',
    title: 'Models and their answers',
    tables: [
        (0,chapter/* composeTable */.Z)('What each model was asked and gave', models, {
            Model: ({ id }) => id,
            Provider: ({ provider, recorded }) => ({ text: provider, mark: recorded ? RECORDED_MARK : undefined }),
            "Provider's name for it": ({ apiModel }) => apiModel,
            'Answers with a script': ({ usable, answers }) => `${usable} of ${answers}`,
            'Tokens in': ({ inputTokens }) => tokenCell(inputTokens),
            'Tokens out': ({ outputTokens }) => tokenCell(outputTokens),
            Cost: ({ usd, usdReason }) => ({
                text: usd === null ? 'unknown' : (0,format/* formatUsd */.UK)(usd),
                note: usd === null ? (usdReason ?? undefined) : undefined,
                value: usd,
            }),
        }),
    ],
});
const tokenCell = (tokens) => ({
    text: tokens === null ? 'unknown' : (0,format/* formatCount */.B4)(tokens),
    value: tokens,
});

// EXTERNAL MODULE: ./build/report/text/headline.js
var text_headline = __webpack_require__(15571);
;// CONCATENATED MODULE: ./build/report/campaign/chapters/overview.js




function composeOverview(data) {
    const { analysis } = data;
    const { scope } = analysis;
    // The scope has a place of its own.
    const headline = analysis.headline.flatMap((fact) => fact.kind === 'scope' ? [] : [(0,text_headline/* formatHeadlineFact */.o1)(fact, analysis)]);
    const clean = (line) => (0,clean_text/* cleanLine */.Ow)(line, 600);
    return {
        campaign: clean(analysis.campaign),
        createdAt: (0,format/* formatInstant */.r4)(analysis.createdAt),
        toolVersion: clean(analysis.toolVersion),
        headline: headline.length === 0 ? ['No result yet'] : headline.map(clean),
        scope: scope === null ? null : clean(`Seen in ${(0,text_headline/* formatScope */.gk)(scope)}. Beyond that it is a guess.`),
        notices: listNotices(data).map(clean),
        sizes: listSizes(data),
    };
}
/** Most important first. */
function listNotices({ analysis, models }) {
    const recorded = models.filter((model) => model.recorded).map((model) => model.id);
    const notices = [];
    if (recorded.length > 0) {
        notices.push(`${(0,format/* joinWords */.yZ)(recorded)}: ${RECORDED_MARK}. They show how the bench works, not what a model can do.`);
    }
    // Once is enough where the headline says it.
    if (analysis.energyQuality !== 'measured' && !analysis.headline.some(({ kind }) => kind === 'no-energy')) {
        notices.push('Energy not measured here: the results speak of CPU time.');
    }
    if (analysis.energyQuality === 'estimated') {
        notices.push(`Joules marked “${format/* ESTIMATED_MARK */.x3}” are a rough guess: they enter no test and no verdict.`);
    }
    const suspects = analysis.variants.filter(({ validity }) => validity?.verdict === 'suspect').length;
    if (suspects > 0) {
        notices.push(`${(0,format/* countWord */.MD)(suspects, 'answer')} ${suspects === 1 ? 'is' : 'are'} suspect: the metric does not come from the data as the author's does. No ratio holds ${suspects === 1 ? 'it' : 'them'}.`);
    }
    const missing = analysis.runs.planned - analysis.runs.recorded;
    if (missing > 0) {
        notices.push(`Unfinished: ${missing} of ${(0,format/* countWord */.MD)(analysis.runs.planned, 'planned run')} left no record yet.`);
    }
    const strata = new Set(analysis.hosts.map((host) => host.stratum)).size;
    if (strata > 1) {
        notices.push(`Runs come from ${strata} hosts or host states; ratios are formed within one block on one of them.`);
    }
    return notices;
}
function listSizes({ projects, models, groups, analysis }) {
    const { runs, energyQuality } = analysis;
    const sum = (key) => groups.reduce((all, { success }) => all + success[key], 0);
    const measured = energyQuality === 'measured'
        ? { value: 'energy', note: 'and CPU time, wall time, memory' }
        : { value: 'CPU time', note: (0,format/* formatNoEnergy */.$f)(analysis) };
    return [
        { label: 'Projects', value: (0,format/* formatCount */.B4)(projects.length), note: (0,format/* countWord */.MD)(models.length, 'model') },
        {
            label: 'Variants that passed',
            value: `${sum('passed')} of ${sum('total')}`,
            note: `${sum('attemptable')} could be attempted`,
        },
        { label: 'Runs that ended ok', value: (0,format/* formatCount */.B4)(runs.ok), note: `of ${(0,format/* formatCount */.B4)(runs.recorded)} recorded` },
        { label: 'Measured', ...measured },
    ];
}

// EXTERNAL MODULE: ./build/report/campaign/chapters/phases.js
var phases = __webpack_require__(12365);
;// CONCATENATED MODULE: ./build/report/campaign/chapters/projects.js





/** Which projects carry the result: chart, its table twin, then each project with its runs and its code. */
function composeProjects(data) {
    const { groups, analysis } = data;
    const caption = `${(0,format/* capitalise */.sK)(format/* QUANTITY_WORDS */.O5[analysis.leading])} of each variant relative to the author's script without its plots`;
    return (0,chapter/* composeChapter */.u)({
        id: 'projects',
        title: 'Project by project',
        figure: {
            chart: 'projects',
            caption: `${caption}; the lowest and the highest are named. The table below holds the same numbers.`,
            bars: [],
        },
        tables: [
            (0,chapter/* composeTable */.Z)(caption, groups.length === 0 ? [] : data.projects, {
                Project: ({ slug }) => ({ text: slug, target: (0,findings/* projectTarget */.jw)(slug) }),
                ...Object.fromEntries(groups.map((group) => [
                    (0,cells/* formatGroup */.Rg)(group),
                    (project) => compareVariants(project, group, analysis.leading),
                ])),
            }, false),
        ],
        sections: data.projects.map((project) => composeProject(project, data)),
    });
}
/** The answers of one model and mode to one project. */
function compareVariants(project, { mode, model }, quantity) {
    const variants = project.variants.filter((variant) => variant.mode === mode && variant.model === model);
    if (variants.length === 0)
        return { lines: [{ text: '', note: 'not asked' }], value: null };
    return {
        lines: variants.map((variant) => compareVariant(variant, quantity)),
        value: variants.flatMap(({ ratios }) => ratios[quantity]['original-headless']?.estimate ?? [])[0] ?? null,
    };
}

// EXTERNAL MODULE: ./build/report/text/markdown-text.js
var markdown_text = __webpack_require__(5564);
;// CONCATENATED MODULE: ./build/report/campaign/chapters/results.js






/** The answer for each model and mode: chart, then the table that holds the same numbers and more. */
function composeResults(data) {
    const { groups, analysis } = data;
    const id = 'results';
    const title = 'Results for each model and mode';
    if (groups.length === 0)
        return (0,chapter/* composeChapter */.u)({ id, title, notes: ['No model was asked.'] });
    const tooFew = formatTooFew(groups);
    return (0,chapter/* composeChapter */.u)({
        id,
        title,
        lead: [
            `×0.62 means 62 % of the baseline's ${format/* QUANTITY_WORDS */.O5[analysis.leading]}, or 38 % less. The range in brackets is a 95 % interval; if it contains ×1, no difference could be detected. Verdicts hold after correction for the number of tests; “equivalent within ±5 %” means that a larger difference is ruled out.`,
            ...(tooFew === null ? [] : [tooFew]),
        ],
        figure: drawGroups(data),
        tables: [results_groupTable(data)],
        facts: Object.fromEntries(groups.map(({ mode }) => [mode, format/* MODE_WORDS */.kL[mode]])),
    });
}
/** What “too few projects” means, where a group has such a verdict; else null. */
function formatTooFew(groups) {
    const ratios = groups.flatMap((group) => Object.values(group.ratios).flatMap((pair) => Object.values(pair)));
    const isThere = ratios.some((ratio) => ratio?.verdict === 'too-few-projects');
    return isThere ? '“too few projects”: a verdict takes 5 projects or more with a reading of both scripts.' : null;
}
function results_groupTable(data) {
    const [leading = data.analysis.leading, ...others] = (0,cells/* shownQuantities */.Xg)(data.analysis);
    return (0,chapter/* composeTable */.Z)('Geometric mean of the ratios over projects, for each model and mode', data.groups, {
        'Model and mode': (group) => ({ text: (0,cells/* formatGroup */.Rg)(group), mark: group.recorded ? RECORDED_MARK : undefined }),
        [(0,format/* capitalise */.sK)(format/* QUANTITY_WORDS */.O5[leading])]: (group) => ratioCell(group, leading, true),
        'Passed / attemptable / total': ({ success }) => ({
            text: (0,format/* formatSuccess */.DZ)(success),
            note: (0,verdict_words/* formatSuccessInterval */.Cc)(success),
            value: success.total === 0 ? null : success.passed / success.total,
        }),
        'Metric gain, median': differenceCell,
        ...Object.fromEntries(others.map((quantity) => [
            (0,format/* capitalise */.sK)(format/* QUANTITY_WORDS */.O5[quantity]),
            (group) => ratioCell(group, quantity, false),
        ])),
    }, false);
}
/** Against both baselines, with what each verdict rests on. */
function ratioCell({ ratios }, quantity, isPrimary) {
    const formatBasis = isPrimary ? verdict_words/* formatSupport */.tW : verdict_words/* formatBriefSupport */.$z;
    const pair = ratios[quantity];
    return {
        lines: cells/* BASELINES */.tb.flatMap((baseline) => {
            const ratio = pair[baseline];
            return ratio === null
                ? []
                : [(0,cells/* judgedLine */._V)(ratio, quantity, `vs ${(0,cells/* formatBaseline */.J2)(baseline)}: ${formatBasis(ratio)}`)];
        }),
        value: pair['original-headless']?.estimate ?? null,
    };
}
function differenceCell({ metricDifference: { median, projects }, comparable }) {
    const over = projects === 0 ? '' : `over ${(0,format/* countWord */.MD)(projects, 'project')}; `;
    return {
        text: (0,format/* formatDifference */.jR)(median, 'fraction', null),
        note: `${over}${(0,format/* countWord */.MD)(comparable, 'variant')} as good as the author's`,
        value: median,
    };
}
function drawGroups({ groups, analysis: { leading } }) {
    const noun = format/* QUANTITY_WORDS */.O5[leading];
    const bars = groups.flatMap((group) => {
        const ratio = group.ratios[leading]['original-headless'];
        if (ratio?.estimate == null || ratio.quality !== 'measured')
            return [];
        return [
            `${(0,markdown_text/* ratioBar */.Fg)(ratio.estimate)} ${(0,format/* formatRatio */.B0)(ratio)} ${(0,verdict_words/* lookOf */.Li)(ratio).sign} ${group.mode} ${formatStarred(group)}`,
        ];
    });
    const unity = `${(0,markdown_text/* ratioBar */.Fg)(1)} ×1.00 is the ${noun} of the author's script without its plots`;
    return {
        chart: 'groups',
        caption: `${(0,format/* capitalise */.sK)(noun)} relative to the author's script: geometric mean over projects with its 95 % interval. The table below holds the same numbers.`,
        bars: bars.length === 0 ? [] : [unity, ...bars, ...formatStarNote(groups)],
    };
}

// EXTERNAL MODULE: ./build/report/text/validity-words.js
var validity_words = __webpack_require__(63785);
;// CONCATENATED MODULE: ./build/report/campaign/chapters/validity.js




/** Whether the metrics come from the data: what each answer printed on changed data, beside the author's code. */
function composeValidity(variants) {
    const judged = variants.flatMap(({ id, metric, validity }) => (validity === null ? [] : [{ id, metric, validity }]));
    const of = (verdict) => judged.filter(({ validity }) => validity.verdict === verdict);
    const [suspect, clear, unprobed] = [of('suspect'), of('not-suspect'), of('not-probed')];
    return (0,chapter/* composeChapter */.u)({
        id: 'validity',
        title: 'Whether the metrics come from the data',
        lead: [
            `Each script ran again on labels drawn at random, on half of the rows, and without its data. ${suspect.length === 0
                ? `None of ${(0,format/* countWord */.MD)(clear.length, 'probed answer')} is suspect.`
                : `${suspect.length} of ${(0,format/* countWord */.MD)(suspect.length + clear.length, 'probed answer')} ${suspect.length === 1 ? 'is suspect and enters' : 'are suspect and enter'} no ratio.`}`,
            "In brackets is what the author's code printed. An honest script falls to what chance gives on random labels, and prints nothing without its data.",
        ],
        tables: [
            (0,chapter/* composeTable */.Z)('Suspect answers', suspect, { ...READINGS, Evidence: formatRemarks }, false),
            (0,chapter/* composeTable */.Z)(`Not suspect: ${(0,format/* countWord */.MD)(clear.length, 'answer')}`, clear, { ...READINGS, 'What else was seen': formatRemarks }, true),
            (0,chapter/* composeTable */.Z)(`Not probed: ${(0,format/* countWord */.MD)(unprobed.length, 'answer')}`, unprobed, { Script: scriptCell, Why: ({ validity: { reason } }) => (reason === null ? '–' : (0,validity_words/* formatRemark */.M)(reason)) }, true),
        ],
    });
}
const scriptCell = ({ id }) => ({ text: id, target: (0,findings/* scriptTarget */.Dw)(id) });
const formatRemarks = ({ validity: { evidence, notes } }) => [...evidence, ...notes].map(validity_words/* formatRemark */.M).join('; ') || '–';
const READINGS = {
    Script: scriptCell,
    Metric: ({ metric }) => reading(metric.median, metric.baseline),
    'On random labels': ({ validity }) => readingOf(validity, 'label-randomisation'),
    'On half of the rows': ({ validity }) => readingOf(validity, 'subsample'),
    'Without its data': ({ validity }) => readingOf(validity, 'hidden-data'),
};
function readingOf({ readings }, perturbation) {
    const found = readings.find((each) => each.perturbation === perturbation);
    return found === undefined ? { text: 'not run', tone: 'none', value: null } : reading(found.metric, found.baseline);
}
const reading = (own, author) => ({
    text: `${formatValue(own)} (${formatValue(author)})`,
    value: own,
});
const formatValue = (value) => (value === null ? 'none' : (0,format/* formatDigits */.yg)(value, 4).replace('-', '−'));

;// CONCATENATED MODULE: ./build/report/campaign/compose-report.js













function composeReport(data) {
    const { analysis } = data;
    const chapters = [
        composeResults(data),
        composeProjects(data),
        (0,phases/* composePhases */.$)(analysis.phases),
        composeValidity(analysis.variants),
        formatFailures(data),
        composeCertainty(analysis, keepFindings(analysis)),
        (0,code/* composeCode */.u)(analysis.code),
        composeCost(analysis),
        composeModels(data.models),
        composeMethod(data),
        composeLimits(data),
    ];
    return { overview: composeOverview(data), chapters: chapters.filter((chapter) => chapter !== null) };
}
/** Findings that no other part of the report tells. */
const keepFindings = (analysis) => analysis.findings
    .filter(({ kind }) => kind !== 'answers-left-out' && kind !== 'suspect-answer')
    .map((finding) => (0,findings/* formatFinding */.tf)(finding, analysis));

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/report/text/markup.js

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Printable text for HTML and XML, inside elements and quoted attributes. */
function escapeMarkup(text) {
    return (0,clean_text/* cleanText */.X5)(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
/** A template whose every value is escaped unless it is markup itself; lists are joined, null prints nothing. */
function html(strings, ...values) {
    return { markup: strings.reduce((text, part, index) => text + print(values[index - 1] ?? null) + part) };
}
/** Text of this package's own (styles, drawn charts), printed as it is. Never for what came from outside. */
function trusted(markup) {
    return { markup };
}
/** What reads as one stays on one line: `95 % interval`, `p = 0.48`, `p < 0.001`. Not for code. */
function keepTogether(content) {
    const kept = print(content)
        .replace(/(\d) %/g, '$1\u00a0%')
        .replace(/% (?=intervals?\b)/g, '%\u00a0')
        .replace(/\bp (=|&lt;) (?=\d)/g, 'p\u00a0$1\u00a0');
    return { markup: kept };
}
function print(value) {
    if (value === null)
        return '';
    if (typeof value === 'string')
        return escapeMarkup(value);
    if (typeof value === 'number')
        return String(value);
    if ('markup' in value)
        return value.markup;
    return value.map(print).join('');
}

;// CONCATENATED MODULE: ./build/report/campaign/html-table.js


/** On a telephone a card of more cells has them side by side. */
const MOST_LINES = 7;
/**
 * The one table of the page. On a telephone each row becomes a card, in which a cell carries its column's name; in between,
 * what is too wide scrolls in its own frame, by keyboard too, and the page never does.
 */
function renderTable({ caption, columns, rows, folded }) {
    const classes = columns.length > MOST_LINES ? 'frame many' : 'frame';
    const table = html `<div class="${classes}" role="region" aria-label="${caption}" tabindex="0"><table><caption>${keepTogether(caption)}</caption>
<thead><tr>${columns.map((column) => html `<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html `<tr>${cells.map((cell, index) => renderCell(cell, index === 0 ? null : (columns[index] ?? '')))}</tr>
`)}</tbody></table></div>`;
    if (!folded)
        return table;
    return html `<details class="folded"><summary>${caption} (${(0,format/* countWord */.MD)(rows.length, 'row')})</summary>${table}</details>`;
}
/** `label` is the column's name; null: the cell is the row's head. */
function renderCell({ lines, value }, label) {
    const isNumber = value !== undefined;
    const id = lines[0]?.id;
    const shown = lines.map((line) => renderLine(line, isNumber));
    const content = keepTogether(shown.length < 2 ? shown : shown.map((line) => html `<div class="line">${line}</div>`));
    if (label === null)
        return html `<th scope="row"${id === undefined ? null : html ` id="${id}"`}>${content}</th>`;
    return html `<td data-label="${label}"${isNumber ? html ` data-value="${value}"` : null}>${content}</td>`;
}
function renderLine({ text, tone, mark, chips = [], note, target }, isNumber) {
    const shown = isNumber || tone !== undefined ? html `<span class="figure ${tone ?? ''}">${text}</span>` : text;
    const parts = [
        ...(text === '' ? [] : [target === undefined ? shown : html `<a href="#${target}">${shown}</a>`]),
        ...(mark === undefined ? [] : [html `<span class="chip mark">${mark}</span>`]),
        ...chips.map((chip) => html `<span class="chip ${chip.tone}">${chip.sign === undefined ? null : html `<span aria-hidden="true">${chip.sign} </span>`}${chip.text}</span>`),
        ...(note === undefined ? [] : [html `<span class="versus">${note}</span>`]),
    ];
    return html `${parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]))}`;
}
/** Lines of code or output, in a box that scrolls by keyboard too. */
function renderLines(label, lines, classify = () => 'same') {
    return html `<pre tabindex="0" role="region" aria-label="${label}"><code>${lines.map((line) => html `<span class="${classify(line)}">${line}
</span>`)}</code></pre>`;
}

;// CONCATENATED MODULE: ./build/report/campaign/html-chapter.js



/** A part of the report as a section of the page. */
function renderChapter(chapter, charts) {
    const { id, title, lead, figure, tables, facts, notes, sections, logs } = chapter;
    return html `<section id="${id}"><h2>${title}</h2>
${lead.map((line) => html `<p>${keepTogether(line)}</p>`)}
${figure === null ? null : renderFigure(figure, charts)}
${renderNotes(notes)}
${tables.map(renderTable)}
${facts.length === 0 ? null : html `<dl class="facts">${facts.map(({ label, value }) => html `<div><dt>${label}</dt><dd>${keepTogether(value)}</dd></div>`)}</dl>`}
${sections.length === 0 ? null : html `<div class="projects">${sections.map(renderSection)}</div>`}
${logs === null ? null : renderLogs(logs)}
</section>`;
}
const renderLogs = ({ lead, ends }) => html `<p>${lead}</p>
${ends.map(({ label, lines }) => html `<details class="diff"><summary><span class="name">${label}</span></summary>
${renderLines(label, lines)}</details>
`)}`;
const renderNotes = (notes) => notes.length === 0
    ? null
    : html `<ul>${notes.map((parts) => html `<li>${keepTogether(parts.map((part) => (typeof part === 'string' ? part : renderLine(part, false))))}</li>`)}</ul>`;
/** A chart; the caption names the table that holds the same numbers. */
function renderFigure({ chart, caption }, charts) {
    const drawing = charts[chart];
    return drawing === null
        ? null
        : html `<figure>${trusted(drawing)}<figcaption>${keepTogether(caption)}</figcaption></figure>`;
}
/** One project, folded under its title and results. */
function renderSection({ id, title, slug, results, lead, upstream, tables, code }) {
    return html `<details class="project" id="${id}"><summary><span class="name">${title}</span> <code>${slug}</code> <span class="results">${results.map(({ label, line }) => html `<span class="gist"><span class="versus">${label}</span> ${renderLine(line, false)}</span>`)}</span></summary>
<p class="about">${lead} Source: ${renderUpstream(upstream)}.</p>
${tables.map(renderTable)}
${code.map((each) => [renderKinds(each), each.diff === null ? null : renderDiff(each.label, each.diff)])}
</details>
`;
}
/** What changed in the code in words, beside the lines that follow. */
function renderKinds({ label, kinds, changes }) {
    if (kinds === null)
        return null;
    const told = html `<span class="name">${label}</span>: ${kinds}`;
    if (changes.length === 0)
        return html `<p class="withheld">${told}</p>`;
    return html `<details class="diff"><summary>${told}</summary>
<ul>${changes.map(({ kind, before, after }) => html `<li>${kind}: <code>${before}</code> → <code>${after}</code></li>`)}</ul></details>`;
}
/** The change to the author's code, folded; or why it is not shown. */
function renderDiff(label, diff) {
    const name = html `<span class="name">${label}</span>`;
    if (diff.kind === 'withheld') {
        return html `<p class="withheld">${name}: ${diff.reason}${diff.upstream === null ? null : html `; see ${renderUpstream(diff.upstream)}`}</p>`;
    }
    if (diff.lines.length === 0)
        return html `<p class="withheld">${name}: the author's code, unchanged</p>`;
    return html `<details class="diff"><summary>${name}: code against the author's, <span class="added">+${diff.added}</span> <span class="removed">−${diff.removed}</span> ${diff.added + diff.removed === 1 ? 'line' : 'lines'}</summary>
${renderLines(`Code of ${label} against the author's`, diff.lines, classifyLine)}${diff.leftOut === 0 ? null : html `<p>${(0,format/* countWord */.MD)(diff.leftOut, 'more line')} not shown.</p>`}</details>`;
}
const renderUpstream = ({ text, url }) => url === null ? html `${text}` : html `<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`;
function classifyLine(line) {
    if (line.startsWith('+'))
        return 'added';
    if (line.startsWith('-'))
        return 'removed';
    return line.startsWith('@@') ? 'hunk' : 'same';
}

;// CONCATENATED MODULE: ./build/report/campaign/html.js



/** The whole report as one file that loads nothing: styles, script and drawings are in it, and its policy allows no other. */
function renderHtml({ overview, chapters }, charts, shell) {
    const policy = [
        "default-src 'none'",
        `style-src '${hashSource(shell.css)}'`,
        `script-src '${hashSource(shell.script)}'`,
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
    // Well-formed as XML too, so that any strict parser can check that nothing escaped its element.
    const page = html `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="referrer" content="no-referrer" />
<title>GreenML Bench: ${overview.campaign}</title>
<style>${trusted(shell.css)}</style>
</head>
<body>
<main>
${renderOverview(overview, chapters)}
${chapters.map((chapter) => renderChapter(chapter, charts))}
</main>
<footer><p>Written by greenml ${overview.toolVersion}. The numbers of every run are in <a href="records.csv">records.csv</a>; this report as text is <a href="report.md">report.md</a>.</p></footer>
<script>${trusted(shell.script)}</script>
</body>
</html>
`;
    return page.markup;
}
function renderOverview(overview, chapters) {
    const { campaign, createdAt, scope, notices, sizes } = overview;
    const [first = '', ...rest] = overview.headline;
    return html `<header>
<p class="kicker">GreenML Bench <span aria-hidden="true">·</span> campaign ${campaign} <span aria-hidden="true">·</span> ${createdAt}</p>
<h1>${keepTogether(first)}</h1>
${rest.length === 0 ? null : html `<ul class="lede">${rest.map((line) => html `<li>${keepTogether(line)}</li>`)}</ul>`}
${scope === null ? null : html `<p class="scope">${scope}</p>`}
${notices.length === 0 ? null : html `<ul class="notices" aria-label="Read this with the headline">${notices.map((line) => html `<li>${keepTogether(line)}</li>`)}</ul>`}
<dl class="tiles">${sizes.map(({ label, value, note }) => html `<div><dt>${label}</dt><dd><strong>${value}</strong> <span>${note}</span></dd></div>`)}</dl>
<nav aria-label="Chapters">${chapters.map(({ id, title }) => html `<a href="#${id}">${title}</a> `)}</nav>
</header>`;
}
const hashSource = (content) => `sha256-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('base64')}`;

// EXTERNAL MODULE: ./build/report/text/phrase.js
var phrase = __webpack_require__(80002);
;// CONCATENATED MODULE: ./build/report/campaign/markdown.js



/** The whole report as GitHub Markdown, for a reader without a browser and for a repository. */
function renderMarkdown({ overview, chapters }) {
    return joinLines([
        ...markdown_renderOverview(overview),
        ...chapters.flatMap(markdown_renderChapter),
        `Written by greenml ${(0,markdown_text/* escapeMarkdown */.FV)(overview.toolVersion)} at ${(0,markdown_text/* escapeInline */.VV)(overview.createdAt)}. Every run's numbers: [records.csv](records.csv); charts, code and logs: [index.html](index.html).`,
    ]);
}
/** GitHub refuses a summary above 1 MiB and a comment above 65,536 characters; this leaves room for what stands around it. */
const SUMMARY_CHARACTERS = 60_000;
/** What a job's summary has room for, without what is folded in it and without the single projects. */
const IN_SUMMARY = new Set([
    'results',
    'projects',
    'phases',
    'validity',
    'failures',
    'certainty',
    'limits',
]);
/** What fits a job's summary; rows that do not fit are counted, none is cut in two. */
function renderSummary({ overview, chapters }, limit = SUMMARY_CHARACTERS - 1) {
    const shown = chapters.filter(({ id }) => IN_SUMMARY.has(id));
    const open = shown.map((chapter) => ({
        ...chapter,
        tables: chapter.tables.filter(({ folded }) => !folded),
        sections: [],
    }));
    return cutLines([...markdown_renderOverview(overview), ...open.flatMap(markdown_renderChapter)], limit);
}
/** Whole lines up to `limit` characters, and a last line that counts the rows left out. */
function cutLines(lines, limit) {
    const whole = joinLines(lines);
    if (whole.length <= limit)
        return whole;
    const reserve = 120;
    const kept = [];
    let length = 0;
    for (const line of lines) {
        if (length + line.length + 1 > limit - reserve)
            break;
        kept.push(line);
        length += line.length + 1;
    }
    const rows = lines.slice(kept.length).filter((line) => line !== '').length;
    const count = (start) => kept.filter((line) => line.startsWith(start)).length;
    const open = count('```') % 2 === 1;
    const folded = count('<details>') > count('</details>');
    return joinLines([
        ...kept,
        ...(open ? ['```'] : []),
        ...(folded ? ['', '</details>'] : []),
        '',
        `*${(0,format/* countWord */.MD)(rows, 'more line')} left out here; the full report has them.*`,
    ]);
}
function markdown_renderOverview({ campaign, headline, scope, notices, sizes }) {
    const [first = '', ...rest] = headline;
    return [
        `# ${(0,markdown_text/* escapeMarkdown */.FV)(first)}`,
        '',
        ...renderList(rest),
        ...(scope === null ? [] : [(0,markdown_text/* escapeMarkdown */.FV)(scope), '']),
        ...notices.map((line) => `> ${(0,markdown_text/* escapeMarkdown */.FV)(line)}  `),
        '',
        `Campaign ${(0,markdown_text/* escapeMarkdown */.FV)(campaign)}. ${sizes.map(({ label, value, note }) => (0,markdown_text/* escapeInline */.VV)(`${label}: ${value} (${note})`)).join('; ')}.`,
        '',
    ];
}
function markdown_renderChapter({ title, lead, figure, notes, tables, facts, sections }) {
    return [
        `## ${title}`,
        '',
        ...lead.flatMap((line) => [(0,markdown_text/* escapeMarkdown */.FV)(line), '']),
        ...(figure === null || figure.bars.length === 0 ? [] : ['```text', ...figure.bars, '```', '']),
        ...renderList(notes.map(phrase/* plainText */.wh)),
        ...tables.flatMap(markdown_renderTable),
        ...facts.map(({ label, value }) => `- **${(0,markdown_text/* escapeMarkdown */.FV)(label)}**: ${(0,markdown_text/* escapeInline */.VV)(value)}`),
        '',
        ...sections.flatMap(markdown_renderSection),
    ];
}
const renderList = (lines) => [...lines.map((line) => `- ${(0,markdown_text/* escapeMarkdown */.FV)(line)}`), ''];
/** The blank lines make GitHub read what is folded as Markdown. */
function markdown_renderTable({ caption, columns, rows, folded }) {
    const title = (0,markdown_text/* escapeMarkdown */.FV)(caption);
    const table = (0,markdown_text/* markdownTable */.Qj)(columns.map(markdown_text/* escapeMarkdown */.FV), rows.map((row) => row.map(markdown_renderCell)));
    if (!folded)
        return [`${title}:`, '', ...table, ''];
    return [`<details><summary>${title} (${(0,format/* countWord */.MD)(rows.length, 'row')})</summary>`, '', ...table, '', '</details>', ''];
}
const markdown_renderCell = ({ lines }) => lines.map(markdown_renderLine).join('<br>') || '–';
/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time (6 projects)` */
function markdown_renderLine({ text, mark, chips = [], note }) {
    const judged = chips.map(({ sign, text: word }) => (0,markdown_text/* escapeInline */.VV)(sign === undefined ? word : `${sign} ${word}`));
    const parts = [
        (0,markdown_text/* escapeInline */.VV)(text),
        mark === undefined ? '' : `*${(0,markdown_text/* escapeInline */.VV)(mark)}*`,
        judged.join(', '),
        note === undefined ? '' : `(${(0,markdown_text/* escapeInline */.VV)(note)})`,
    ];
    return parts.filter((part) => part !== '').join(' ');
}
function markdown_renderSection({ title, slug, lead, upstream, tables, code }) {
    return [
        `### ${(0,markdown_text/* escapeMarkdown */.FV)(title)} (${(0,markdown_text/* escapeMarkdown */.FV)(slug)})`,
        '',
        `${(0,markdown_text/* escapeMarkdown */.FV)(lead)} Source: ${markdown_renderUpstream(upstream)}.`,
        '',
        ...tables.flatMap(markdown_renderTable),
        ...code.map(({ label, ...changes }) => `- **${(0,markdown_text/* escapeMarkdown */.FV)(label)}**: ${formatCode(changes)}`),
        '',
    ];
}
/** How much changed; the lines themselves are on the page. */
function formatCode({ kinds, diff }) {
    const size = diff === null ? [] : [diff.kind === 'shown' ? `+${diff.added} −${diff.removed} lines` : diff.reason];
    return (0,markdown_text/* escapeInline */.VV)([...size, ...(kinds === null ? [] : [kinds])].join('; '));
}
const markdown_renderUpstream = ({ text, url }) => url === null ? (0,markdown_text/* escapeMarkdown */.FV)(text) : `[upstream](<${url}>)`;
/** One blank line at most between two blocks. */
function joinLines(lines) {
    return `${lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()}\n`;
}

// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
;// CONCATENATED MODULE: ./build/report/campaign/report-data.js



/** Joins a campaign's files into rows of text as it came: whoever composes a chapter of them makes it printable. */
function buildReportData({ plan, analysis, diffs }) {
    const models = listModelsUsed(plan, analysis);
    const recorded = new Set(models.filter((model) => model.recorded).map((model) => model.id));
    const shownDiffs = limitDiffs(diffs);
    const planned = new Map(plan.variants.map((variant) => [variant.id, variant]));
    const changes = new Map(analysis.code?.variants.map((variant) => [variant.id, variant.changes]));
    const licences = new Map(plan.projects.map(({ slug, licence }) => [slug, licence]));
    for (const { project, licence } of analysis.code?.authors ?? [])
        licences.set(project, licence);
    const rows = analysis.variants
        .filter(({ counts }) => counts)
        .map((variant) => {
        const details = describeVariant(variant, planned.get(variant.id), plan);
        return {
            ...variant,
            label: details === '' ? variant.mode : `${variant.mode} · ${details}`,
            details,
            ratios: pairRatios(variant.ratios),
            diff: shownDiffs.get(variant.id) ?? null,
            changes: showChanges(changes.get(variant.id) ?? null, licences.get(variant.project) ?? null),
        };
    });
    const byProject = Map.groupBy(rows, ({ project }) => project);
    const projects = plan.projects.map((project) => ({
        ...project,
        licence: licences.get(project.slug) ?? null,
        variants: (byProject.get(project.slug) ?? []).toSorted((a, b) => common/* MODES */.FN.indexOf(a.mode) - common/* MODES */.FN.indexOf(b.mode)),
    }));
    return {
        plan,
        analysis,
        models,
        groups: analysis.groups.map((group) => ({
            ...group,
            recorded: recorded.has(group.model),
            ratios: pairRatios(group.ratios),
        })),
        projects,
        failures: projects.flatMap(({ variants }) => variants.filter(({ passed, failure, runs }) => !passed && (failure !== null || runs > 0))),
    };
}
/** What a change consists of is the author's code too, which is not published without a licence. */
const showChanges = (changes, licence) => licence === null ? (changes?.map(({ kind }) => ({ kind, before: null, after: null })) ?? null) : changes;
function describeVariant(variant, planned, plan) {
    const parts = [];
    if (variant.model !== null)
        parts.push(variant.model);
    if (planned?.sample != null && plan.options.samples > 1)
        parts.push(`sample ${planned.sample}`);
    if (planned?.iteration != null && planned.iteration > 0)
        parts.push(`repair ${planned.iteration}`);
    // The baselines run once in each model's blocks; with one model there is nothing to tell apart.
    if (variant.model === null && variant.blockModel !== null && plan.models.length > 1) {
        parts.push(`beside ${variant.blockModel}`);
    }
    if (variant.shim !== (0,common/* usualShim */.mO)(variant.mode))
        parts.push(variant.shim);
    return parts.join(' · ');
}
function pairRatios(ratios) {
    const pair = (quantity) => ({
        'original-headless': findRatio(ratios[quantity], 'original-headless'),
        original: findRatio(ratios[quantity], 'original'),
    });
    return { energy: pair('energy'), cpu: pair('cpu'), wall: pair('wall'), memory: pair('memory') };
}
function findRatio(ratios, baseline) {
    return ratios.find((candidate) => candidate.baseline === baseline) ?? null;
}

// EXTERNAL MODULE: ./build/report/campaign/terminal.js
var terminal = __webpack_require__(88276);
;// CONCATENATED MODULE: ./build/report/charts/chart-colours.js
/** Colours come from the page's variables; the fallback serves a viewer that knows none. */
const INK = 'currentColor';
const MUTED = 'var(--muted, #5b6470)';
const RULE = 'var(--rule, #d5d9de)';
const SURFACE = 'var(--surface, #ffffff)';
const TONE_COLOURS = {
    less: 'var(--less, #116b38)',
    more: 'var(--more, #a9271c)',
    even: 'var(--even, #0b5c8f)',
    same: MUTED,
    caution: 'var(--caution, #845a00)',
    none: MUTED,
};
/** For the charts as files of their own, where no page gives the variables. */
const STANDALONE_STYLE = 'svg{color:#1c2127;background:#fff;--surface:#fff;--muted:#5b6470;--rule:#d5d9de;--less:#116b38;--more:#a9271c;--caution:#845a00;--even:#0b5c8f}' +
    '@media (prefers-color-scheme:dark){svg{color:#e7eaee;background:#14181d;--surface:#14181d;--muted:#a2abb6;--rule:#3a424c;--less:#63cf8d;--more:#ff9285;--caution:#e6b450;--even:#7cc0ee}}';

;// CONCATENATED MODULE: ./build/report/charts/draw-chart.js



/** Draws a chart as one `<svg>` element with a title and a description; `id` is unique on its page. */
async function drawChart(chart, id) {
    if (chart === null)
        return null;
    // A megabyte of code that only this step needs.
    const [{ compile }, { Error: errorLevel, parse, View }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(3972), __webpack_require__.e(994)]).then(__webpack_require__.bind(__webpack_require__, 10994)), __webpack_require__.e(/* import() */ 3972).then(__webpack_require__.bind(__webpack_require__, 33972))]);
    const view = new View(parse(compile(chart.spec).spec), { renderer: 'none', logLevel: errorLevel });
    const svg = (0,clean_text/* cleanText */.X5)(await view.toSVG());
    view.finalize();
    const names = `<title id="${id}-title">${escapeMarkup(chart.title)}</title><desc id="${id}-desc">${escapeMarkup(chart.description)}</desc>`;
    return svg.replace(/^<svg /, `<svg role="img" aria-labelledby="${id}-title ${id}-desc" `).replace('>', `>${names}`);
}
/** The same drawing as a file of its own: with its colours for light and dark. */
function standAlone(svg) {
    return `${svg.replace('>', `><style>${STANDALONE_STYLE}</style>`)}\n`;
}

;// CONCATENATED MODULE: ./build/report/charts/ratio-rows.js

/** A ratio's place: every layer shares the logarithmic axis. */
const ratioAt = (field) => ({ field, type: 'quantitative' });
const byTone = {
    field: 'tone',
    type: 'nominal',
    scale: { domain: Object.keys(TONE_COLOURS), range: Object.values(TONE_COLOURS) },
    legend: null,
};
/** No chart zooms in further than from a half to the double: a small change shall look small. */
const NARROWEST = [0.5, 2];
/** Text of 11 pixels at this width can be read on a telephone as well as three times as wide. */
const WIDTH = 360;
const TEXT = { labelColor: MUTED, labelFontSize: 11, titleColor: MUTED, titleFontSize: 11 };
/** One row a model and mode under its name, all over one logarithmic axis of ratios, with a line at "the same as the baseline". */
function specifyRatioRows({ rows, height, noun, notes, layers }) {
    const marks = rows.flatMap(({ name, left, right, tone, marks }) => marks.map((mark, index) => ({ row: name, tone, ...(index === 0 ? { left, right } : {}), ...mark })));
    const ratios = marks.flatMap(({ ratio, low, high }) => [ratio, low, high].filter((value) => value != null));
    const unity = {
        data: { values: [{ ratio: 1 }] },
        mark: { type: 'rule', color: INK, strokeWidth: 1.5, opacity: 0.7 },
        encoding: { x: ratioAt('ratio') },
    };
    return {
        data: { values: marks },
        facet: {
            row: {
                field: 'row',
                sort: rows.map(({ name }) => name),
                title: null,
                header: { labelOrient: 'top', labelAnchor: 'start', labelAngle: 0 },
            },
        },
        spacing: 8,
        spec: {
            width: WIDTH,
            height,
            encoding: {
                x: {
                    scale: {
                        type: 'log',
                        domain: [Math.min(...NARROWEST, ...ratios), Math.max(...NARROWEST, ...ratios)],
                        nice: false,
                        padding: 8,
                    },
                    axis: {
                        // So few that ×1 is always told: beside it 0.8 and 0.9 carry no number.
                        tickCount: 5,
                        labelExpr: "datum.label && '×' + datum.label",
                        title: [`← less ${noun}\u2003·\u2003more ${noun} →`, ...notes],
                    },
                },
            },
            layer: [unity, ...layers, writeAbove('left'), writeAbove('right')],
        },
        config: {
            aria: false,
            background: 'transparent',
            font: 'system-ui, sans-serif',
            view: { stroke: null },
            header: { labelColor: INK, labelFontSize: 11, labelFontWeight: 600, labelPadding: -6, labelLimit: 1.25 * WIDTH },
            axis: { ...TEXT, gridColor: RULE, domainColor: RULE, tickColor: RULE, titleFontWeight: 400 },
            legend: { ...TEXT, orient: 'top', direction: 'vertical', title: null, labelLimit: 0 },
        },
    };
}
function writeAbove(end) {
    return {
        transform: [{ filter: `datum.${end}` }],
        mark: { type: 'text', align: end, dy: -8, fontSize: 11 },
        encoding: {
            x: { value: end === 'left' ? 0 : 'width' },
            y: { value: 0 },
            text: { field: end },
            color: byTone,
        },
    };
}

;// CONCATENATED MODULE: ./build/report/charts/forest-chart.js





const BASELINES = ['original-headless', 'original'];
/** Mean ratio and interval of each model and mode against both baselines; null: nothing to draw. */
function specifyForestChart(data) {
    const rows = data.groups.map((group) => composeRow(group, data.analysis.leading));
    if (rows.every(({ marks }) => marks.every(({ ratio }) => ratio === null)))
        return null;
    const noun = format/* QUANTITY_WORDS */.O5[data.analysis.leading];
    return {
        title: `${noun} of each model and mode, relative to the author's script`,
        description: `Dots are geometric means over projects, lines 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
        spec: specifyRatioRows({ rows, height: { step: 14 }, noun, notes: formatStarNote(data.groups), layers: LAYERS }),
    };
}
/** What the verdict says of the baseline without plots, in words; the other is drawn beside it. */
function composeRow(group, quantity) {
    const ratio = group.ratios[quantity]['original-headless'];
    const { tone, sign } = (0,verdict_words/* lookOf */.Li)(ratio);
    return {
        name: `${group.mode} · ${formatStarred(group)}`,
        left: (0,format/* formatRatio */.B0)(ratio),
        right: `${sign} ${(0,verdict_words/* formatFinding */.tf)(ratio, quantity)}`,
        tone,
        marks: BASELINES.map((baseline) => markBaseline(group, quantity, baseline)),
    };
}
function markBaseline({ ratios }, quantity, baseline) {
    const ratio = ratios[quantity][baseline];
    const measured = ratio?.quality === 'measured' ? ratio : null;
    const [low = null, high = null] = measured?.interval ?? [];
    return {
        baseline: format/* BASELINE_WORDS */.m6[baseline],
        tone: (0,verdict_words/* lookOf */.Li)(measured).tone,
        ratio: measured?.estimate ?? null,
        low,
        high,
    };
}
const byBaseline = { field: 'baseline', sort: BASELINES.map((baseline) => format/* BASELINE_WORDS */.m6[baseline]) };
const legend = { symbolFillColor: MUTED, symbolStrokeColor: 'transparent' };
const y = { ...byBaseline, type: 'nominal', axis: null };
const LAYERS = [
    {
        mark: { type: 'rule', strokeCap: 'round' },
        encoding: {
            x: ratioAt('low'),
            x2: { field: 'high' },
            y,
            color: byTone,
            strokeWidth: { condition: { test: `datum.baseline === '${format/* BASELINE_WORDS */.m6.original}'`, value: 1.5 }, value: 4 },
        },
    },
    {
        mark: { type: 'point', filled: true, opacity: 1 },
        encoding: {
            x: ratioAt('ratio'),
            y,
            color: byTone,
            shape: { ...byBaseline, type: 'nominal', scale: { range: ['circle', 'diamond'] }, legend },
            size: { ...byBaseline, type: 'ordinal', scale: { range: [90, 50] }, legend },
        },
    },
];

;// CONCATENATED MODULE: ./build/report/charts/strip-chart.js






/** In the order of the key; each differs from the others without colour too. */
const SIGNS = [
    { tone: 'less', word: 'less', shape: 'triangle-down' },
    { tone: 'more', word: 'more', shape: 'triangle-up' },
    { tone: 'even', word: 'equivalent', shape: 'diamond' },
    { tone: 'same', word: 'no detectable difference', shape: 'circle' },
    { tone: 'caution', word: 'not comparable', shape: 'cross' },
    { tone: 'none', word: 'too few runs', shape: 'circle' },
];
/** One mark a variant, one row a model and mode; the two extremes are named. Null: nothing to draw. */
function specifyStripChart(data) {
    const rows = data.groups
        .map((group) => ({ group, marks: markVariants(data, group) }))
        .filter(({ marks }) => marks.length > 0);
    if (rows.length === 0)
        return null;
    const noun = format/* QUANTITY_WORDS */.O5[data.analysis.leading];
    return {
        title: `${noun} of each variant, relative to the author's script without its plots`,
        description: `One mark for each variant of a project, one row for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
        spec: specifyRatioRows({
            rows: rows.map(({ group, marks }) => strip_chart_composeRow(group, marks)),
            height: 22,
            noun,
            notes: formatStarNote(data.groups),
            layers: [drawMarks(rows.flatMap(({ marks }) => marks))],
        }),
    };
}
function markVariants(data, { mode, model }) {
    return data.projects
        .flatMap(({ variants }) => variants)
        .filter((variant) => variant.mode === mode && variant.model === model)
        .flatMap(({ project, ratios }) => {
        const ratio = ratios[data.analysis.leading]['original-headless'];
        if (ratio?.estimate == null || ratio.quality !== 'measured')
            return [];
        const { tone } = (0,verdict_words/* lookOf */.Li)(ratio);
        const verdict = SIGNS.find((sign) => sign.tone === tone)?.word ?? ratio.verdict;
        return [{ ratio: ratio.estimate, project, verdict }];
    })
        .toSorted((a, b) => a.ratio - b.ratio);
}
function strip_chart_composeRow(group, marks) {
    const { passed, total } = group.success;
    return {
        name: `${group.mode} · ${formatStarred(group)}: ${passed} of ${total} passed`,
        left: formatMark(marks[0]),
        right: marks.length > 1 ? formatMark(marks.at(-1)) : '',
        tone: 'none',
        marks,
    };
}
function formatMark(mark) {
    if (mark === undefined)
        return '';
    return `${(0,clean_text/* shorten */.ml)(mark.project, 22)} ${(0,format/* formatRatio */.B0)({ estimate: mark.ratio })}`;
}
function drawMarks(marks) {
    const shown = SIGNS.filter(({ word }) => marks.some(({ verdict }) => verdict === word));
    const byVerdict = (range) => ({ field: 'verdict', type: 'nominal', scale: { domain: shown.map(({ word }) => word), range } });
    return {
        mark: { type: 'point', size: 90, strokeWidth: 1.5, opacity: 0.9 },
        encoding: {
            x: ratioAt('ratio'),
            stroke: byVerdict(shown.map(({ tone }) => TONE_COLOURS[tone])),
            fill: byVerdict(shown.map(({ tone }) => (tone === 'none' ? SURFACE : TONE_COLOURS[tone]))),
            shape: byVerdict(shown.map(({ shape }) => shape)),
        },
    };
}

;// CONCATENATED MODULE: ./build/report/charts/charts.js



async function drawCharts(data) {
    return {
        groups: await drawChart(specifyForestChart(data), 'chart-groups'),
        projects: await drawChart(specifyStripChart(data), 'chart-projects'),
    };
}

// EXTERNAL MODULE: ./build/schema/options/report.js
var report = __webpack_require__(62141);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/base/jsonl.js
var jsonl = __webpack_require__(31126);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/campaign/latest-attempts.js
var latest_attempts = __webpack_require__(7535);
// EXTERNAL MODULE: ./build/base/delimited.js
var delimited = __webpack_require__(6431);
// EXTERNAL MODULE: ./build/report/text/energy-reasons.js
var energy_reasons = __webpack_require__(40015);
;// CONCATENATED MODULE: ./build/report/campaign/records-csv.js




/** GenAI-GreenML's own nine columns, in its order: what reads its results reads these. */
const ORIGINAL_COLUMNS = {
    timestamp: (record) => record.startedAt,
    project: (record) => record.project,
    script: nameScript,
    status: nameStatus,
    exit_code: (record) => record.exitCode,
    accuracy: (record) => record.metric?.normalised ?? null,
    exec_time_s: (record) => record.wallSeconds,
    energy_j: readMeasuredJoules,
    notes: describeNotes,
};
const OWN_COLUMNS = {
    id: (record) => record.id,
    variant: (record) => record.variant,
    mode: (record) => record.mode,
    model: (record) => record.model,
    sample: (record) => record.sample,
    iteration: (record) => record.iteration,
    block: (record) => record.block,
    order_index: (record) => record.orderIndex,
    purpose: (record) => record.purpose,
    attempt: (record) => record.attempt,
    run_status: (record) => record.status,
    failure_class: (record) => record.failureClass,
    flags: (record) => record.flags.join(' '),
    metric: (record) => record.metric?.name ?? null,
    metric_printed: (record) => record.metric?.value ?? null,
    user_seconds: (record) => record.userSeconds,
    system_seconds: (record) => record.systemSeconds,
    peak_memory_bytes: (record) => record.peakMemoryBytes,
    energy_quality: nameEnergyQuality,
    energy_estimated_j: sumEstimates,
    energy_meter: (record) => unique(record.energy.map((reading) => reading.meter)),
    energy_zones: (record) => record.energy.map(({ domain, joules, quality }) => `${domain}=${joules ?? ''} (${quality})`).join('; '),
    energy_reason: (record) => unique(record.energy.flatMap(describeReading)),
    carbon_g: (record) => record.carbon?.grams ?? null,
    carbon_quality: (record) => record.carbon?.quality ?? null,
    carbon_g_per_kwh: (record) => record.carbon?.gramsPerKwh ?? null,
    carbon_source: describeCarbonSource,
    flops_retired: (record) => records_csv_countFlops(record, 'hardware-retired'),
    flops_operators: (record) => records_csv_countFlops(record, 'theoretical-operator'),
    flops_reason: (record) => record.flops.flatMap(({ kind, reason }) => (reason === null ? [] : `${kind}: ${reason}`)).join('; '),
    host: (record) => record.host.name,
    stratum: (record) => record.host.stratum,
    sandbox: (record) => record.sandbox,
    shim: (record) => record.shim,
    tool_version: (record) => record.toolVersion,
    energy_net_j: ({ energy }) => (0,package_energy/* measuredNetJoules */.W3)(energy),
    idle_watts: (record) => record.idle.map(({ domain, watts }) => `${domain}=${watts}`).join('; '),
    other_cpu_share: (record) => record.conditions?.otherCpuShare ?? null,
    temperature_before_c: (record) => record.conditions?.temperatureCelsius?.before ?? null,
    temperature_after_c: (record) => record.conditions?.temperatureCelsius?.after ?? null,
    frequency_before_mhz: (record) => record.conditions?.frequencyMegahertz?.before ?? null,
    frequency_after_mhz: (record) => record.conditions?.frequencyMegahertz?.after ?? null,
    throttled: (record) => record.conditions?.throttled ?? null,
    ...Object.fromEntries(record/* PHASES */.ZG.map((phase) => [`cpu_${phase}_s`, (record) => record.phaseCpuSeconds?.[phase] ?? null])),
};
const CSV_COLUMNS = [...Object.keys(ORIGINAL_COLUMNS), ...Object.keys(OWN_COLUMNS)];
/**
 * A header, then one line a record but for those on changed data; `onRow` is told each record that has a line. Of a
 * campaign's records those have one that count, since GenAI-GreenML's analysis counts lines. Joules that were estimated have a column of their own; `energy_j` holds measured
 * ones. A text that a spreadsheet would take for a formula gets a leading apostrophe.
 */
async function* renderRecordsCsv(records, onRow) {
    yield (0,delimited/* renderCsvLine */.NC)(CSV_COLUMNS, '\n');
    const cells = Object.values({ ...ORIGINAL_COLUMNS, ...OWN_COLUMNS });
    for await (const record of records) {
        // On changed data a metric or a failure says nothing of the script's own: who reads these columns would take it for that.
        if (record.purpose === 'probe')
            continue;
        onRow(record);
        yield (0,delimited/* renderCsvLine */.NC)(cells.map((readCell) => readCell(record)), '\n');
    }
}
/** As GenAI-GreenML names its files; its analysis reads mode and model from this name. */
function nameScript(record) {
    if (record.mode === null || record.model === null)
        return record.variant;
    return `GENAIGREENML_${record.mode.replace('-', '_')}_${record.model}.py`;
}
/** GenAI-GreenML knows OK, FAILED, TIMEOUT and SKIPPED. */
function nameStatus({ status }) {
    if (status === 'ok')
        return 'OK';
    if (status === 'timeout')
        return 'TIMEOUT';
    return status === 'missing-variant' ? 'SKIPPED' : 'FAILED';
}
function describeNotes(record) {
    const parts = [
        record.errorType,
        record.errorMessage,
        ...Object.entries(record.reasons).map(([field, reason]) => `${field}: ${reason}`),
    ];
    return parts.filter((part) => part !== null && part !== '').join(' | ');
}
function readMeasuredJoules({ energy }) {
    const { joules, quality } = (0,package_energy/* energyOfHost */.u3)(energy);
    return quality === 'measured' ? joules : null;
}
/** Null where one has no number: a sum that leaves some out would look like the whole. */
function sumEstimates({ energy }) {
    const estimates = energy.filter(({ quality }) => quality === 'estimated');
    if (estimates.length === 0 || estimates.some(({ joules }) => joules === null))
        return null;
    return estimates.reduce((sum, { joules }) => sum + (joules ?? 0), 0);
}
function nameEnergyQuality({ energy }) {
    return unique(energy.map((reading) => reading.quality)) || 'unavailable';
}
const describeReading = ({ reason, restReason, doubts }) => [
    ...(doubts.length === 0 ? [] : [(0,energy_reasons/* formatDoubts */.Fg)(doubts)]),
    ...(reason === null ? [] : [(0,energy_reasons/* formatEnergyReason */.sC)(reason)]),
    ...(restReason === undefined ? [] : [`at rest: ${(0,energy_reasons/* formatRestGap */.my)(restReason)}`]),
];
function describeCarbonSource({ carbon }) {
    if (carbon === null)
        return null;
    return [carbon.region, carbon.year, carbon.source, `PUE ${carbon.pue}`].filter((each) => each !== null).join('; ');
}
/** Of a `flops` run; the two kinds are never added or compared. */
const records_csv_countFlops = ({ flops }, kind) => flops.find((reading) => reading.kind === kind)?.count ?? null;
const unique = (texts) => [...new Set(texts)].sort().join('; ');

;// CONCATENATED MODULE: ./build/commands/write-records-csv.js







/**
 * Writes a row for each run. A later record can take the place of any before it, so that rows of all are written as they
 * come and what does not count is left out of these: records are read and checked once. `root`: see `writeFileAtomic`.
 */
async function writeRecordsCsv(path, records, root = (0,external_node_path_.dirname)(path)) {
    const places = new latest_attempts/* AttemptPlaces */.Q();
    const all = `${path}.all`;
    await (0,untrusted_files/* prepareBelow */.N2)(root, (0,external_node_path_.relative)(root, path));
    try {
        await (0,files/* writeFileAtomic */.Zf)(all, renderRecordsCsv(records, (record) => places.add(record)), root);
        if (places.outdated.size === 0)
            await (0,promises_.rename)(all, path);
        else
            await (0,files/* writeFileAtomic */.Zf)(path, leaveOutRows(all, places.outdated), root);
    }
    finally {
        await (0,promises_.rm)(all, { force: true });
    }
}
/** Rows are lines, since no cell holds a line feed; the first is the header. */
async function* leaveOutRows(path, rows) {
    let row = -1;
    for await (const lines of (0,jsonl/* streamLines */.Mn)(path)) {
        for (const line of lines)
            if (!rows.has(row++))
                yield `${line}\n`;
    }
}

;// CONCATENATED MODULE: ./build/commands/report.js



















const RECORDS_CSV = 'records.csv';
/** Writes `index.html`, `report.md`, `records.csv` and the charts from plan, records, `analysis.json` and `patches/`. */
async function report_report(given, context) {
    const { campaign, out: named } = report/* reportOptions */.lt.parse(given);
    const out = named ?? paths/* campaignFiles */.e.report(campaign);
    const root = named ?? campaign;
    const plan = await (0,documents/* readPlan */.m3)(campaign);
    const analysis = await (0,documents/* readAnalysis */.d5)(campaign);
    for (const { project, licence, gap } of analysis.code?.authors ?? []) {
        if (licence !== null && gap !== null)
            context.logger.warn(`${project}: the report leaves out its code: ${(0,code/* formatAuthorGap */.N)(gap)}`);
    }
    const diffs = showDiffs(plan, analysis.code, await (0,variant_files/* readPatches */.fN)(campaign, plan.variants));
    const data = buildReportData({ plan, analysis, diffs });
    context.logger.status('drawing the report');
    const charts = await drawCharts(data);
    const composed = composeReport(data);
    const brief = composeBrief(data);
    const shell = {
        css: await (0,base_package/* readAsset */.fs)('report', 'report.css'),
        script: await (0,base_package/* readAsset */.fs)('report', 'report.js'),
    };
    const texts = new Map([
        ['index.html', renderHtml(composed, charts, shell)],
        ['report.md', renderMarkdown(composed)],
    ]);
    for (const [name, chart] of Object.entries(charts)) {
        if (chart !== null)
            texts.set(`${name}.svg`, standAlone(chart));
    }
    for (const [name, text] of texts)
        await (0,files/* writeFileAtomic */.Zf)((0,external_node_path_.join)(out, name), text, root);
    const torn = new Map();
    const records = (0,campaign_records/* streamRecords */.RA)(campaign, (path) => torn.set(path, (torn.get(path) ?? 0) + 1));
    await writeRecordsCsv((0,external_node_path_.join)(out, RECORDS_CSV), records, root);
    context.logger.status('');
    for (const [path, lines] of torn)
        context.logger.warn(`${path}: left out ${lines} torn line(s) of a killed writer`);
    return {
        html: (0,external_node_path_.join)(out, 'index.html'),
        markdown: (0,external_node_path_.join)(out, 'report.md'),
        folder: out,
        files: [...texts.keys(), RECORDS_CSV],
        headline: [...composed.overview.headline],
        table: (width) => (brief === null ? '' : (0,terminal/* renderTerminal */.b)(brief, width)),
        summary: renderSummary(composed),
    };
}


/***/ }),

/***/ 5564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Fg: () => (/* binding */ ratioBar),
/* harmony export */   Qj: () => (/* binding */ markdownTable),
/* harmony export */   VV: () => (/* binding */ escapeInline)
/* harmony export */ });
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23085);

/** Breaks a word in two for a parser and not for a reader, as Dependabot does it. */
const BREAK = '&#8203;';
/**
 * Text from outside as GitHub Markdown that shows it and does nothing else: no HTML, no formatting, no table cell's end,
 * no mention, no issue reference, no link, no second line.
 */
const escapeMarkdown = (text) => escapeInline(text)
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[-+#=]/, '\\$&');
/** For a place where no line begins, as a table's cell: `+0.002` stays as it is. */
function escapeInline(text) {
    return (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, Number.POSITIVE_INFINITY)
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/[\\`*_{}[\]|~$!]/g, '\\$&')
        .replace(/#(?=\w)/g, `#${BREAK}`) // before the breaks, which hold this sign
        .replace(/@(?=\w)/g, `@${BREAK}`)
        .replace(/\bGH-(?=\d)/gi, `$&${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/\bwww\./gi, `www${BREAK}.`);
}
function markdownTable(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)];
}
const CELLS = 10;
/** `██████░░░░` for ×0.62: ten cells are the baseline, what is above it stands beyond, cut at three times. */
function ratioBar(ratio) {
    const filled = Math.round(Math.min(ratio, 3) * CELLS);
    if (filled <= CELLS)
        return '█'.repeat(filled) + '░'.repeat(CELLS - filled);
    return `${'█'.repeat(CELLS)}${'▓'.repeat(filled - CELLS)}${ratio > 3 ? '»' : ''}`;
}


/***/ })

};
