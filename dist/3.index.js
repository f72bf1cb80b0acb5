export const id = 3;
export const ids = [3];
export const modules = {

/***/ 8681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runGenerate: () => (/* binding */ runGenerate)
/* harmony export */ });
/* harmony import */ var _commands_generate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60839);
/* harmony import */ var _github_campaign_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43161);
/* harmony import */ var _github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21290);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65355);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35895);





async function runGenerate(inputs, context) {
    const { campaign, only } = inputs;
    const store = inputs.artifacts ? await context.openArtifacts() : null;
    const parts = (only ?? [null]).map((pair) => ({ kind: 'variants', only: pair }));
    if (store) {
        await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .ensurePlan */ .Aj)(store, campaign, context.logger);
        // What an earlier attempt of this job was answered is neither asked nor paid for again.
        const names = new Set(parts.map((part) => (0,_github_campaign_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .partName */ .pn)(campaign, part)));
        await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchParts */ .ZR)(store, campaign, (part) => names.has((0,_github_campaign_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .partName */ .pn)(campaign, part)), context.logger);
    }
    try {
        const { counts, kept, spentUsd } = await (0,_commands_generate_js__WEBPACK_IMPORTED_MODULE_0__.generate)(inputs, context);
        const answered = Object.values(counts).reduce((sum, count) => sum + count, 0);
        return { answered, ok: counts.ok ?? 0, kept, 'spent-usd': spentUsd };
    }
    finally {
        if (store)
            for (const part of parts)
                await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .sendPart */ .GH)(store, campaign, part, context.logger);
    }
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)(_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .generateInputs */ .V1, runGenerate);


/***/ }),

/***/ 83830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ loadProjects),
/* harmony export */   Vh: () => (/* binding */ projectsFolder),
/* harmony export */   gi: () => (/* binding */ loadProject)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57029);
/* harmony import */ var _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9953);






const projectsFolder = (dataset) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataset, 'projects');
async function loadProject(dataset, slug) {
    const name = _schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR.safeParse(slug);
    if (!name.success)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`'${slug}' can't be a project's name: letters, digits, '.', '_' and '-' only.`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(projectsFolder(dataset), name.data);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'project.yaml');
    const manifest = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .gM)(path, _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .manifest */ .eu, `There is no project '${slug}': ${path} does not exist.`);
    const sourceFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'source');
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, manifest.entry)).catch(() => null);
    if (!entry?.isFile())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: entry '${manifest.entry}' is not a file below ${sourceFolder}.`);
    await refuseEscape(sourceFolder, [manifest.entry, manifest.workingDirectory], path);
    return { slug: name.data, folder, sourceFolder, lockFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, manifest.environment.lock), manifest };
}
/** A link may not make a place outside the project a part of it. */
async function refuseEscape(sourceFolder, places, manifestPath) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(sourceFolder);
    for (const place of places) {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, place)).catch(() => null);
        if (real === null)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${manifestPath}: '${place}' does not exist below ${sourceFolder}.`);
        if (real !== root && !real.startsWith(`${root}/`)) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${manifestPath}: '${place}' is a link to a place outside the project.`, 3);
        }
    }
}
/** Every project whose slug matches `pattern` (a regular expression; all without one), sorted by slug. */
async function loadProjects(dataset, pattern) {
    const slugs = (await listSlugs(dataset)).filter(matcher(pattern));
    if (slugs.length === 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`No project in ${projectsFolder(dataset)}${pattern ? ` matches /${pattern}/` : ''}.`);
    }
    rejectCaseCollisions(slugs);
    return Promise.all(slugs.map((slug) => loadProject(dataset, slug)));
}
async function listSlugs(dataset) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(projectsFolder(dataset), { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
            .map((entry) => entry.name)
            .sort();
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT') {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`);
        }
        throw error;
    }
}
function matcher(pattern) {
    if (pattern === undefined)
        return () => true;
    try {
        const expression = new RegExp(pattern);
        return (slug) => expression.test(slug);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--projects is not a regular expression: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}`);
    }
}
function rejectCaseCollisions(slugs) {
    const seen = new Map();
    for (const slug of slugs) {
        const other = seen.get(slug.toLowerCase());
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Projects '${other}' and '${slug}' differ only by case: rename one.`);
        seen.set(slug.toLowerCase(), slug);
    }
}


/***/ }),

/***/ 84040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ writeVariant),
/* harmony export */   Ch: () => (/* binding */ readProvenance),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   Qu: () => (/* binding */ toGeneratedVariant),
/* harmony export */   j: () => (/* binding */ readProvenances)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79176);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43431);





/** The variant as a generated one; null for a baseline and for a later iteration, which repairs make. */
function toGeneratedVariant(variant) {
    const { id, project, model, sample, iteration } = variant;
    const mode = _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .generatedMode */ .X$.safeParse(variant.mode);
    if (!mode.success || model === null || sample === null || iteration !== 0)
        return null;
    return { id, project, mode: mode.data, model, sample, iteration };
}
async function readProvenance(campaign, variant) {
    const path = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.variantProvenance(campaign, variant);
    return (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfPresent */ .Ge)(path)) === null ? null : await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(path, _schema_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .provenance */ .a);
}
/** By variant id: what is known of the scripts that models wrote. */
async function readProvenances(campaign, variants) {
    const found = new Map();
    for (const { id, model } of variants) {
        const written = model === null ? null : await readProvenance(campaign, id);
        if (written !== null)
            found.set(id, written);
    }
    return found;
}
/** An outage and a file that was not there are no fact about the model: the next run tries them again. */
function isSettled({ status }) {
    return status !== 'provider-error' && status !== 'no-answer';
}
/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first.
 */
async function writeVariant(campaign, variant, entry, { code, ...answer }) {
    const provenancePath = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.variantProvenance(campaign, variant.id);
    const scriptPath = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.variantScript(campaign, variant.id);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(provenancePath, { force: true });
    if (code === null)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(scriptPath, { force: true });
    else
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomic */ .Zf)(scriptPath, code);
    const { id, ...place } = variant;
    const provider = answer.origin === 'provider' ? entry.provider : 'replay';
    const record = {
        schemaVersion: _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMA_VERSION */ .f$,
        variant: id,
        ...place,
        provider,
        requestedModel: entry.model,
        ...answer,
    };
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(provenancePath, (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWith */ .Ku)(_schema_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .provenance */ .a, record, provenancePath));
}


/***/ })

};
