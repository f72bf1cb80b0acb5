export const id = 8033;
export const ids = [8033];
export const modules = {

/***/ 48033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFlopCounter: () => (/* binding */ openFlopCounter)
});

// UNUSED EXPORTS: makeCounter, parseCounts, readCounts

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/numbers.js
var numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var base_scratch = __webpack_require__(5767);
;// CONCATENATED MODULE: ./build/energy/flops/event-sets.js
const INTEL_FAMILIES = ['fp_arith_inst_retired', 'fp_arith_ops_retired']; // the second on newer cores
const AMD_EVENT = 'fp_ret_sse_avx_ops.all';
const ATOM_EVENT = 'fp_flops_retired.all';
/** By width and precision: lanes of a register. Sums of equal weight (`4_flops`) need fewer counters. */
const INTEL_SUMS = { scalar: 1, '128b_packed_double': 2, '4_flops': 4 };
const INTEL_SINGLY = {
    scalar_single: 1,
    scalar_double: 1,
    '128b_packed_double': 2,
    '128b_packed_single': 4,
    '256b_packed_double': 4,
    '256b_packed_single': 8,
};
const WITH_512_SUMS = { ...INTEL_SUMS, '8_flops': 8, '512b_packed_single': 16 };
const WITH_512_SINGLY = { ...INTEL_SINGLY, '512b_packed_double': 8, '512b_packed_single': 16 };
/**
 * The sets to try, best first; of each the parts are counted side by side, one part for each kind of core. Sources: Intel's
 * `tma_info_inst_mix_ipflop` in perf's event tables, AMD's `fp_ret_sse_avx_ops.all`. Empty: none is known.
 */
function listEventSets({ vendor, flags, hybrid }) {
    if (vendor === 'AuthenticAMD' || vendor === 'HygonGenuine')
        return [[makeSet({ [AMD_EVENT]: 1 }, '')]];
    if (vendor !== 'GenuineIntel')
        return [];
    const widths = flags.has('avx512f')
        ? [WITH_512_SUMS, WITH_512_SINGLY]
        : [{ ...INTEL_SUMS, '256b_packed_single': 8 }, INTEL_SINGLY];
    return INTEL_FAMILIES.flatMap((family) => widths.map((weights) => {
        const named = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [`${family}.${name}`, weight]));
        return hybrid ? [makeSet(named, 'cpu_core'), makeSet({ [ATOM_EVENT]: 1 }, 'cpu_atom')] : [makeSet(named, '')];
    }));
}
/** User mode only, so that no right beyond the default one is needed. */
function makeSet(weights, unit) {
    const nameOf = (name) => (unit === '' ? `${name}:u` : `${unit}/${name}/u`);
    return Object.entries(weights).map(([name, weight]) => ({ name: nameOf(name), weight }));
}

// EXTERNAL MODULE: ./build/energy/flops/flop-counter.js
var flop_counter = __webpack_require__(61274);
;// CONCATENATED MODULE: ./build/energy/flops.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










const EVENT_SOURCES = '/sys/bus/event_source/devices';
/** perf tells no signal in its own exit code; a shell between does. */
const KEEP_EXIT_CODE = ['/bin/sh', '-c', '"$@"; exit $?', 'sh'];
/** Of a part of the run; what perf rounds away is not worth a word. */
const WHOLE = 0.9999;
/** Finds by trial which events this processor has. perf runs here, unprivileged, in user mode. */
async function openFlopCounter(env, options = {}) {
    const { cpuinfo = '/proc/cpuinfo', eventSources = EVENT_SOURCES } = options;
    if (process.platform !== 'linux')
        return (0,flop_counter/* noCounter */.w0)('the processor’s counters are read by perf, which is of Linux');
    const perf = (0,find_program/* findProgram */.K)('perf', env);
    if (perf === null) {
        return (0,flop_counter/* noCounter */.w0)('perf is not installed: sudo apt-get install linux-perf (Ubuntu: linux-tools-$(uname -r))');
    }
    const processor = describeProcessor(cpuinfo, eventSources);
    const candidates = listEventSets(processor);
    if (candidates.length === 0) {
        return (0,flop_counter/* noCounter */.w0)(`no events for floating-point operations are known of ${processor.vendor ?? process.arch}`);
    }
    const complaints = [];
    for (const sets of candidates) {
        const complaint = await tryEvents(perf, sets, env);
        if (complaint === null)
            return makeCounter(perf, sets);
        complaints.push(complaint);
        if (isDenied(complaint))
            break;
    }
    return (0,flop_counter/* noCounter */.w0)(explain(complaints, processor, (0,external_node_fs_.existsSync)((0,external_node_path_.join)(eventSources, 'cpu')) || processor.hybrid));
}
function makeCounter(perf, sets) {
    return {
        unavailable: null,
        prefix: (outputFile) => [...perfCommand(perf, sets, outputFile), ...KEEP_EXIT_CODE],
        read: async (outputFile) => {
            const text = await (0,files/* readTextIfPresent */.Ge)(outputFile);
            return text === null ? (0,flop_counter/* unread */.gy)('perf left no counts: it was ended with the run') : readCounts(text, sets);
        },
    };
}
/** Where there are two kinds of cores perf would take the time on the other kind for time not counted. */
function perfCommand(perf, sets, outputFile) {
    const events = sets.flatMap((set) => set.map(({ name }) => name)).join(',');
    return [perf, 'stat', '-x;', '-o', outputFile, ...(sets.length > 1 ? ['--no-scale'] : []), '-e', events, '--'];
}
/** Null when perf takes the events, else what it says. */
async function tryEvents(perf, sets, env) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scratch = __addDisposableResource(env_1, (0,base_scratch/* removedAfter */.D6)(await (0,base_scratch/* makeScratch */.lP)('perf')), true);
        const output = (0,external_node_path_.join)(scratch.folder, 'counts');
        const [program = perf, ...args] = [...perfCommand(perf, sets, output), 'true'];
        const { exitCode, stderr } = await (0,base_process/* runCommand */.d)(program, args, { env: { ...env, LC_ALL: 'C' }, timeoutSeconds: 20 });
        if (exitCode !== 0)
            return stderr.trim().replace(/\s+/g, ' ').slice(0, 300) || `perf ended with ${exitCode}`;
        const text = await (0,promises_.readFile)(output, 'utf8').catch(() => '');
        const missing = parseCounts(text).find(({ state }) => state === 'not supported');
        return missing === undefined ? null : `${missing.event} is not supported`;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const isDenied = (complaint) => /paranoid|permission|permitted|access to performance/i.test(complaint);
function explain(complaints, { flags, hybrid }, hasCounters) {
    const denied = complaints.find(isDenied);
    if (denied !== undefined) {
        return 'the kernel lets this user count nothing: sudo sysctl kernel.perf_event_paranoid=2 (in a container: --cap-add PERFMON)';
    }
    if (flags.has('hypervisor')) {
        return 'this virtual machine shows no counters of floating-point operations: its host has to pass them on (virtual PMU), or run on the bare machine';
    }
    if (!hasCounters)
        return 'the kernel shows no counters of the processor';
    if (hybrid && complaints.some((each) => /cpu_atom|fp_flops/.test(each))) {
        return 'the efficiency cores (cpu_atom) have no event of floating-point operations that perf knows';
    }
    return `perf does not know this processor's events, a newer one may: ${complaints.at(-1)}`;
}
/** Lines as `1234;;fp_ret_sse_avx_ops.all:u;1002003;100.00;;`, after a comment; others are perf's own words. */
function parseCounts(text) {
    return text.split('\n').flatMap((line) => {
        const [value = '', , event = '', , percent = ''] = line.split(';').map((cell) => cell.trim());
        const missing = /^<(not counted|not supported)>$/.exec(value)?.[1];
        if (missing === 'not counted' || missing === 'not supported') {
            return [{ event, state: missing, value: 0, share: 0 }];
        }
        const share = Number(percent.replace(',', '.')) / 100; // some locales write a comma
        if (!/^\d+$/.test(value) || event === '' || percent === '' || !(share >= 0))
            return [];
        return [{ event, state: share === 0 ? 'not counted' : 'counted', value: Number(value), share: Math.min(share, 1) }];
    });
}
/** Where the counters had to take turns the count is scaled up by the time that they missed, and says so. */
function readCounts(text, sets) {
    const lines = parseCounts(text);
    const events = sets.flat();
    if (lines.length !== events.length || events.some(({ name }, index) => !isSame(lines[index], name))) {
        return (0,flop_counter/* unread */.gy)('perf left no counts, or others than it was asked for: it was ended with the run');
    }
    const unsupported = lines.find(({ state }) => state === 'not supported');
    if (unsupported !== undefined)
        return (0,flop_counter/* unread */.gy)(`${unsupported.event} is not supported here`);
    const parts = sets.map((set) => {
        const counted = set.map((event) => ({ event, line: lines[events.indexOf(event)] }));
        const share = Math.min(...counted.map(({ line }) => line?.share ?? 0));
        return { share, operations: (0,numbers/* sum */.cz)(counted.map(({ event, line }) => event.weight * (line?.value ?? 0))) };
    });
    const [shares, total] = [(0,numbers/* sum */.cz)(parts.map(({ share }) => share)), (0,numbers/* sum */.cz)(parts.map(({ operations }) => operations))];
    const counted = Math.min(1, shares);
    if (counted === 0)
        return (0,flop_counter/* unread */.gy)('the run was too short for every counter to have its turn');
    // perf has scaled each event itself, but for processors with two kinds of cores.
    const count = Math.round(sets.length > 1 ? total / counted : total);
    const reason = counted < WHOLE ? `counted during ${(100 * counted).toFixed(1)} % of the run and scaled up to all of it` : null;
    return { kind: 'hardware-retired', count, meter: flop_counter/* METER */.ab, quality: 'measured', counted, reason };
}
const isSame = (line, name) => line?.event.replace(/[:/]u?$/, '') === name.replace(/[:/]u?$/, '');
function describeProcessor(cpuinfo, eventSources) {
    const text = (0,external_node_fs_.existsSync)(cpuinfo) ? (0,external_node_fs_.readFileSync)(cpuinfo, 'utf8') : '';
    const flags = /^flags\s*:\s*(.*)$/m.exec(text)?.[1] ?? '';
    return {
        vendor: /^vendor_id\s*:\s*(\S+)/m.exec(text)?.[1] ?? null,
        flags: new Set(flags.split(/\s+/)),
        hybrid: (0,external_node_fs_.existsSync)((0,external_node_path_.join)(eventSources, 'cpu_atom')),
    };
}


/***/ })

};
