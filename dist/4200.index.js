export const id = 4200;
export const ids = [4200,8890];
export const modules = {

/***/ 24200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34144);
/* harmony import */ var _generation_recorded_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42141);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8890);




/** The main job on the embedded dataset: recorded answers, no key, small enough for three minutes on two cores. */
async function demo(options, context) {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
    const campaign = options.campaign ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('campaigns', `demo-${stamp}`);
    const dataset = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(_base_package_js__WEBPACK_IMPORTED_MODULE_1__/* .PACKAGE_ROOT */ .Yl, 'dataset');
    // The projects that answers were recorded for: one that was imported since is not part of the demo.
    const answered = await (0,_generation_recorded_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .listRecordedAnswers */ .Y9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dataset, 'answers'));
    const slugs = [...new Set(answered.map((answer) => answer.project.replaceAll('.', '\\.')))];
    context.logger.info(`campaign ${campaign}; after a stop, npm run demo -- --campaign ${campaign} goes on with it`);
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_3__.run)({
        campaign,
        dataset,
        projects: `^(${slugs.join('|')})$`,
        models: ['replay'],
        modes: ['assisted', 'autonomous'],
        repetitions: 5,
        warmups: 1,
    }, context);
}


/***/ }),

/***/ 8890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(87033);
/* harmony import */ var _campaign_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80173);
/* harmony import */ var _energy_carbon_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51180);
/* harmony import */ var _schema_options_option_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1178);
/* harmony import */ var _schema_options_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95360);
/* harmony import */ var _schema_options_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90630);
/* harmony import */ var _analyse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52834);
/* harmony import */ var _benchmark_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91411);
/* harmony import */ var _generate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59452);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99081);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93475);













/** Plan to report in one go, on this host. A campaign that is planned already goes on where it ended. */
async function run(given, context) {
    const carbon = await (0,_energy_carbon_js__WEBPACK_IMPORTED_MODULE_3__/* .openCarbon */ .e)(given, context.env, context); // with its key, and before a wrong zone costs a model's answers
    const planned = await planOrGoOn(given, context);
    refuseBareModels(planned, given);
    await (0,_generate_js__WEBPACK_IMPORTED_MODULE_9__.generate)(given, context);
    const { lost } = await (0,_benchmark_js__WEBPACK_IMPORTED_MODULE_8__.benchmark)(given, withoutKeys(planned, context), carbon);
    await (0,_analyse_js__WEBPACK_IMPORTED_MODULE_7__.analyse)(_schema_options_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runOptions */ .K.parse(given), context);
    return { ...(await (0,_report_js__WEBPACK_IMPORTED_MODULE_11__.report)(given, context)), lost };
}
async function planOrGoOn(given, context) {
    if (!(await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlanned */ .H9)(given.campaign)))
        return (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.plan)(given, context);
    const planned = await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlan */ .m3)(given.campaign);
    refuseOtherDesign(planned, given);
    context.logger.info(`going on with ${given.campaign}, planned ${planned.createdAt}`);
    return planned;
}
/** A plan is made once: what is asked for now has to be what it was planned with. */
function refuseOtherDesign({ options: made }, given) {
    const names = _schema_options_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .design */ .xX.keyof().options;
    const differing = names.filter((name) => given[name] !== undefined && !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(given[name], made[name]));
    if (differing.length === 0)
        return;
    const told = differing.map((name) => `${(0,_schema_options_option_js__WEBPACK_IMPORTED_MODULE_4__/* .optionName */ .fS)(name)} ${made[name] ?? 'all'}, not ${given[name]}`);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${given.campaign} is planned with ${told.join('; ')}: leave that out to go on with it, or name another --campaign.`);
}
/** Nobody has read what a model wrote a second ago, so nobody can vouch for it. */
function refuseBareModels(planned, { iTrustThisCode, sandbox }) {
    const live = planned.models.some((model) => model.provider !== 'replay');
    if (!live || !(iTrustThisCode || sandbox === 'none'))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('Refused: run asks models and runs what they write in one go, and only in a sandbox. To run their code without one, ' +
        'read it first: greenml generate, then greenml benchmark --i-trust-this-code.', 3);
}
/** From here on untrusted code runs: nothing that it or its helpers could inherit holds a key. */
function withoutKeys(planned, context) {
    const keys = new Set(planned.models.flatMap((model) => model.keyVariable ?? []));
    for (const name of Object.keys(process.env))
        if ((0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_12__/* .isSecretName */ .eh)(name, keys))
            delete process.env[name];
    return { ...context, env: (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_12__/* .withoutSecrets */ .cT)(context.env, keys) };
}


/***/ })

};
