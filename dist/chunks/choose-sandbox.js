import { Rr as UserError, fr as lastLines, pr as nameFact } from "./inputs.js";
import { C as seenInside, Q as findProgram, S as programEnvironment, _ as OWN_UID, b as SYSTEM_PATH, g as OWN_FILES, h as HOME, v as PROJECT, y as SYSTEM_FILES } from "./start.js";
import { Pn as isBelow, Zt as assetPath, _ as runCommand, l as makeScratch } from "./base.js";
import { _t as hardLimit, bt as lowerLimit, vt as limitedTo } from "./work.js";
import { dirname, join } from "node:path";
import { existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import { chmod, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { availableParallelism, homedir, release } from "node:os";
import { randomBytes } from "node:crypto";
// src/sandbox/pass-through.ts
const NOTHING = {
	devices: [],
	readOnly: []
};
/** NVIDIA's nodes lie in /dev itself and in nvidia-caps, AMD's and Intel's in dri; kfd is AMD's for computing. */
const GPU_DEVICE = /^(?:nvidia.*|dri|kfd)$/;
/** Folders by which CUDA and ROCm find the devices, their memory and the processors beside them. */
const GPU_FOLDERS = [
	"bus/pci",
	"class/drm",
	"class/kfd",
	"dev/char",
	"module/nvidia",
	"module/amdgpu",
	"devices/system/cpu",
	"devices/system/node",
	"devices/virtual/kfd"
].map((folder) => `/sys/${folder}`);
/** The class holds links into the second. */
const RAPL_FOLDERS = ["/sys/class/powercap", "/sys/devices/virtual/powercap"];
/** What there is of it on a host whose files lie at `root`. */
function listPassThrough(allowed, root = "/") {
	const gpu = allowed.includes("gpu");
	const folders = [...gpu ? [...GPU_FOLDERS, ...listPciRoots(root)] : [], ...allowed.includes("rapl") ? RAPL_FOLDERS : []];
	const show = (at) => ({
		from: join(root, at),
		at
	});
	return {
		devices: gpu ? listGpuDevices(root).map(show) : [],
		readOnly: folders.map(show).filter(({ from }) => existsSync(from))
	};
}
/** What the links of /sys/bus/pci lead to. */
const listPciRoots = (root) => namesIn(join(root, "/sys/devices")).flatMap((name) => /^pci[\da-f]/.test(name) ? [`/sys/devices/${name}`] : []);
function listGpuDevices(root) {
	return namesIn(join(root, "/dev")).filter((name) => GPU_DEVICE.test(name)).flatMap((name) => listNodes(root, `/dev/${name}`));
}
/** A link could lead to any device: it is left out. */
function listNodes(root, path) {
	const found = lstatSync(join(root, path));
	if (found.isDirectory()) return namesIn(join(root, path)).flatMap((name) => listNodes(root, `${path}/${name}`));
	return found.isCharacterDevice() ? [path] : [];
}
const namesIn = (folder) => existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder).sort() : [];
// src/sandbox/sandboxed-command.ts
/** Places that neither hold nor lie in what the program is shown read-only: nothing of a project stands in for its packages. */
const listPlaces = ({ places = [], readOnly }) => places.filter(({ at }) => !readOnly.some((path) => isBelow(path, at) || isBelow(at, path)));
// src/sandbox/seccomp.ts
/** The same filter as container engines take it. */
const SECCOMP_PROFILE = assetPath("sandbox", "seccomp.json");
/** The filter of system calls for this kind of processor (`scripts/build-seccomp.ts` makes it); null where there is none. */
function seccompFile(architecture = process.arch) {
	return architecture === "x64" || architecture === "arm64" ? assetPath("sandbox", `seccomp-${architecture}.bpf`) : null;
}
// src/sandbox/bubblewrap.ts
const BUBBLEWRAP = "bwrap";
/**
* bubblewrap as root drops to `uid` inside, so that process limits hold (they don't for uid 0) and /proc/1/environ is
* closed; for other users a user namespace does the same without privilege. bubblewrap itself starts with an empty
* environment: its own pid 1 would otherwise show the caller's. A filter of system calls closes what namespaces leave open.
*/
function wrapInBubblewrap(run, uid) {
	const inside = (path) => path.replace(run.projectFolder, PROJECT);
	const environment = programEnvironment(seenInside(run.env, run.projectFolder), HOME, "/tmp");
	const filter = seccompFile();
	const { devices, readOnly } = run.passThrough ?? NOTHING;
	return {
		argv: [
			filter === null ? [BUBBLEWRAP] : [
				...WITH_FILTER,
				filter,
				BUBBLEWRAP,
				"--seccomp",
				FILTER_FD
			],
			uid === null ? [
				"--unshare-user",
				"--uid",
				String(OWN_UID),
				"--gid",
				String(OWN_UID)
			] : [],
			[
				"--unshare-ipc",
				"--unshare-pid",
				"--unshare-net",
				"--unshare-uts",
				"--unshare-cgroup-try"
			],
			[
				"--hostname",
				"sandbox",
				"--die-with-parent",
				"--new-session",
				"--clearenv"
			],
			[
				"--ro-bind",
				"/usr",
				"/usr",
				"--symlink",
				"usr/bin",
				"/bin",
				"--symlink",
				"usr/lib",
				"/lib"
			],
			[
				"--symlink",
				"usr/lib64",
				"/lib64",
				"--symlink",
				"usr/sbin",
				"/sbin"
			],
			foldersAbove("/etc/passwd"),
			SYSTEM_FILES.flatMap((path) => [
				"--ro-bind-try",
				path,
				path
			]),
			OWN_FILES.flatMap(({ from, at }) => [
				"--ro-bind",
				from,
				at
			]),
			[
				"--proc",
				"/proc",
				...WITHOUT_FIRST,
				"--dev",
				"/dev"
			],
			[
				"--size",
				String(run.temporaryBytes),
				"--perms",
				"1777",
				"--tmpfs",
				"/tmp"
			],
			[
				"--size",
				String(run.temporaryBytes),
				"--perms",
				"1777",
				"--tmpfs",
				"/dev/shm"
			],
			run.readOnly.filter((path) => !isBelow(path, "/usr")).flatMap(showReadOnly),
			devices.flatMap(({ from, at }) => [
				...foldersAbove(at),
				"--dev-bind",
				from,
				at
			]),
			readOnly.flatMap(({ from, at }) => [
				...foldersAbove(at),
				"--ro-bind",
				from,
				at
			]),
			[
				"--bind",
				run.homeFolder,
				HOME
			],
			[
				...foldersAbove(PROJECT),
				"--bind",
				run.projectFolder,
				PROJECT
			],
			(run.writable ?? []).flatMap(({ folder, at }) => [
				...foldersAbove(inside(at)),
				"--bind",
				folder,
				inside(at)
			]),
			listPlaces(run).flatMap(({ at, shows }) => [
				...foldersAbove(at),
				"--symlink",
				`${PROJECT}/${shows}`,
				at
			]),
			["--chdir", inside(run.workingDirectory)],
			["--remount-ro", "/"],
			Object.entries(environment).flatMap(([name, value]) => [
				"--setenv",
				name,
				value
			]),
			uid === null ? [] : CAPABILITIES_TO_DROP_TO,
			["--"],
			uid === null ? inOwnNamespace(run.maxProcesses) : dropTo(uid, run.maxProcesses),
			run.command.map(inside)
		].flat(),
		env: { PATH: SYSTEM_PATH },
		cwd: "/"
	};
}
/** bubblewrap takes the filter from a descriptor: a shell opens it and becomes bubblewrap. */
const FILTER_FD = "9";
const WITH_FILTER = [
	"/bin/sh",
	"-c",
	`exec "$@" ${FILTER_FD}<"$0"`
];
/** The folders above are made by bubblewrap for its own user only; the program's user has to pass through them. */
function foldersAbove(path) {
	const above = path.split("/").slice(1, -1);
	return above.map((_, depth) => `/${above.slice(0, depth + 1).join("/")}`).flatMap((folder) => [
		"--perms",
		"0755",
		"--dir",
		folder
	]);
}
const showReadOnly = (path) => [
	...foldersAbove(path),
	"--ro-bind",
	path,
	path
];
/**
* bubblewrap's own pid 1, which no filter holds, tells by its command line where things lie on the host, and has the program's
* uid in a user namespace: of what /proc has of it nothing is shown.
*/
const WITHOUT_FIRST = [
	"--tmpfs",
	"/proc/1",
	"--remount-ro",
	"/proc/1"
];
/** Since Linux 5.14 processes are counted in each user namespace by itself; before, all that the user runs would count. */
function inOwnNamespace(maxProcesses) {
	const [major = 0, minor = 0] = release().split(".").map(Number);
	return major > 5 || major === 5 && minor >= 14 ? [...limitedTo({ nproc: maxProcesses }), "--"] : [];
}
/**
* Capabilities that stay until `dropTo` takes them away too: to change the user, and to enter a folder that only that user
* may enter.
*/
const CAPABILITIES_TO_DROP_TO = "--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_DAC_READ_SEARCH".split(" ");
/**
* The kernel counts the processes of all that this user runs, and of runs that are made side by side none may take what another
* needs: the limit is that of one for each processor, and who started a run ends it above its own.
*/
function dropTo(uid, maxProcesses) {
	const bounded = limitedTo({ nproc: maxProcesses * availableParallelism() });
	const user = [
		`--reuid=${uid}`,
		`--regid=${uid}`,
		"--clear-groups"
	];
	return [
		...bounded,
		"/usr/bin/setpriv",
		...user,
		"--no-new-privs",
		"--inh-caps=-all",
		"--"
	];
}
// src/sandbox/engine-image.ts
/**
* Empty folders, links, and files that name the program's user, whose number inside is `uid`: no program and no package, so
* that there is nothing to pull or to keep up to date.
*/
const imageOf = (uid) => `localhost/greenml-sandbox:4-${uid}`;
const FOLDERS = [
	"dev",
	"etc",
	"proc",
	"run",
	"sys",
	"tmp",
	"usr",
	HOME,
	PROJECT
];
const LINKS = [
	"bin",
	"lib",
	"lib64",
	"sbin"
];
/** Makes the image where the engine that is called so has none; null, or what the engine said. `ask`: runs the engine. */
async function ensureImage([program = "", ...words], uid, ask) {
	const found = await ask(program, [
		...words,
		"image",
		"inspect",
		imageOf(uid)
	]);
	if (found.exitCode === 0) return null;
	if (found.exitCode === null) return found;
	const folder = await makeScratch("image");
	try {
		const made = await ask(program, [
			...words,
			"import",
			await packSkeleton(folder, uid),
			imageOf(uid)
		]);
		return made.exitCode === 0 ? null : made;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function packSkeleton(folder, uid) {
	const root = join(folder, "root");
	for (const name of FOLDERS) await mkdir(join(root, name), { recursive: true });
	for (const name of LINKS) await symlink(`usr/${name}`, join(root, name));
	for (const { from, at } of OWN_FILES) await writeFile(join(root, at), (await readFile(from, "utf8")).replaceAll(String(OWN_UID), String(uid)));
	await chmod(join(root, "tmp"), 1023);
	const archive = join(folder, "root.tar");
	const { exitCode, stderr } = await runCommand("tar", [
		"--create",
		...[
			"--owner=0",
			"--group=0",
			"--numeric-owner",
			"--mode=a+rX"
		],
		"--file",
		archive,
		"--directory",
		root,
		"."
	]);
	if (exitCode !== 0) throw new Error(`tar: ${stderr.trim()}`);
	return archive;
}
// src/sandbox/container.ts
const FIRST_PROCESS = [
	"/usr/bin/python3",
	"-I",
	"-S"
];
const INIT = "/run/greenml/init.py";
const SOCKET = "/run/greenml/launcher";
/** The engine's process 1 and what becomes the program, beside the program's own. */
const OWN_PROCESSES = 4;
/**
* podman or docker, with a file system of nothing but empty folders, into which this host's /usr is shown read-only: an
* environment finds its interpreter where it was made. Its process 1 is the launcher's (assets/sandbox/init.py): that takes the
* program, its environment and its output from the launcher, so that nothing of them stands in the engine's arguments or
* passes through it.
*/
function wrapInContainer(run, engine, user) {
	const inside = (path) => path.replace(run.projectFolder, PROJECT);
	const socket = join(dirname(run.homeFolder), "launcher");
	const name = `greenml-${process.pid}-${randomBytes(4).toString("hex")}`;
	const { env } = engine;
	const binds = [
		...[
			"/usr",
			...SYSTEM_FILES.filter((path) => existsSync(path)),
			...outsideOfUsr(run.readOnly)
		].map((path) => bind(path, path, true)),
		bind(assetPath("sandbox", "init.py"), INIT, true),
		bind(socket, SOCKET, true),
		bind(run.homeFolder, HOME, false),
		bind(run.projectFolder, PROJECT, false),
		...(run.writable ?? []).map(({ folder, at }) => bind(folder, inside(at), false)),
		...listPlaces(run).map(({ at, shows }) => bind(join(run.projectFolder, shows), at, false))
	];
	return {
		argv: [
			...runOptions(run, engine, user),
			"--name",
			name,
			...binds.flat(),
			imageOf(innerUid(engine, user)),
			...FIRST_PROCESS,
			INIT,
			SOCKET
		],
		env,
		cwd: "/",
		container: {
			socket,
			uid: user.uid,
			remove: {
				argv: [
					...engine.command,
					"rm",
					"--force",
					name
				],
				env
			},
			inside: {
				argv: run.command.map(inside),
				env: programEnvironment(seenInside(run.env, run.projectFolder), HOME, "/tmp"),
				cwd: inside(run.workingDirectory)
			}
		}
	};
}
/** Everything that is the same for each program: isolation, limits, and the hardware that was asked for. */
function runOptions(run, engine, user) {
	const { devices, readOnly } = run.passThrough ?? NOTHING;
	const inner = innerUid(engine, user);
	return [
		[
			...engine.command,
			"run",
			"--rm",
			"--pull",
			"never",
			"--log-driver",
			"none",
			"--workdir",
			"/"
		],
		[
			"--network",
			"none",
			"--ipc",
			"private",
			"--hostname",
			"sandbox",
			"--read-only"
		],
		[
			"--user",
			`${inner}:${inner}`,
			"--cap-drop",
			"ALL",
			"--security-opt",
			"no-new-privileges"
		],
		[
			"--security-opt",
			`seccomp=${SECCOMP_PROFILE}`,
			"--security-opt",
			"label=disable"
		],
		keepLimits(),
		engine.limits ? ["--pids-limit", String(run.maxProcesses + OWN_PROCESSES)] : [],
		run.memoryBytes === void 0 || !engine.limits ? [] : limitMemory(run.memoryBytes),
		["--shm-size", String(run.temporaryBytes)],
		["--tmpfs", `/tmp:rw,exec,nosuid,nodev,size=${run.temporaryBytes},mode=1777`],
		["--tmpfs", `/sys:${readOnly.length > 0 ? "rw" : "ro"},nosuid,nodev,noexec,size=64k,mode=0555`],
		["--tmpfs", "/sys/fs/cgroup:ro,nosuid,nodev,noexec,size=4k,mode=0555"],
		engine.name === "podman" ? PODMAN_ONLY : [],
		devices.flatMap(({ from, at }) => ["--device", `${from}:${at}`]),
		readOnly.flatMap(({ from, at }) => bind(from, at, true))
	].flat();
}
/** podman run by a user makes a user namespace whose root is that user: without capabilities, it is nobody else. */
const innerUid = ({ name }, { uid, asRoot }) => name === "podman" && !asRoot ? 0 : uid;
/** podman would else add names of hosts and users, files in memory, and proxies of the caller's environment. */
const PODMAN_ONLY = "--no-hosts --passwd=false --read-only-tmpfs=false --http-proxy=false --sdnotify ignore".split(" ");
/**
* The limits of this process: podman's own defaults may be above, without the right to raise them. It also lowers its limit of
* processes to that of open files.
*/
function keepLimits() {
	const files = hardLimit("nofile");
	const limits = {
		nofile: files,
		nproc: lowerLimit("nproc", files)
	};
	return Object.entries(limits).flatMap(([name, most]) => Number.isFinite(most) ? ["--ulimit", `${name}=${most}:${most}`] : []);
}
const limitMemory = (bytes) => [
	"--memory",
	String(bytes),
	"--memory-swap",
	String(bytes)
];
/** Each once: an engine refuses a second mount at the same place. */
const outsideOfUsr = (paths) => [...new Set(paths.filter((path) => path !== "/usr" && !path.startsWith("/usr/")))];
/** The value is a line of CSV. */
function bind(from, at, readOnly) {
	return ["--mount", [
		"type=bind",
		`source=${from}`,
		`destination=${at}`,
		...readOnly ? ["readonly"] : []
	].map((field) => /[",]/.test(field) ? `"${field.replaceAll("\"", "\"\"")}"` : field).join(",")];
}
// src/sandbox/engine.ts
/** What an engine needs to find its files and its daemon; the program in the container sees none of it. */
const ENGINE_VARIABLES = [
	[
		"XDG_RUNTIME_DIR",
		"XDG_CONFIG_HOME",
		"XDG_DATA_HOME",
		"DBUS_SESSION_BUS_ADDRESS"
	],
	["CONTAINERS_CONF", "CONTAINERS_STORAGE_CONF"],
	[
		"DOCKER_HOST",
		"DOCKER_CONTEXT",
		"DOCKER_CONFIG"
	]
].flat();
/** podman needs no daemon, so it is asked first; its default runtime may refuse a host that another one takes. */
const CANDIDATES = [{
	name: "podman",
	runtimes: [
		null,
		"crun",
		"runc"
	]
}, {
	name: "docker",
	runtimes: [null]
}];
/** Much more than an engine takes that works; one that hangs is waited for once. */
const PATIENCE_SECONDS = 30;
const SILENT = "it does not answer";
/** The first engine that works here, or why none does. */
async function findEngine(user, searchPath, patienceSeconds = PATIENCE_SECONDS) {
	const [python = ""] = FIRST_PROCESS;
	if (!existsSync(python)) return {
		engine: null,
		gaps: [{
			kind: "missing",
			path: python
		}]
	};
	const env = engineEnvironment(searchPath);
	const gaps = [];
	const silent = /* @__PURE__ */ new Set();
	for (const limited of listInstalled(env)) {
		const { name, command } = limited;
		if (silent.has(name)) continue;
		const complaint = await tryEngine(limited, user, patienceSeconds);
		if (complaint === null) return { engine: limited };
		if (complaint === SILENT) silent.add(name);
		else {
			const unlimited = {
				...limited,
				limits: false
			};
			if (await tryEngine(unlimited, user, patienceSeconds) === null) return { engine: unlimited };
		}
		if (command.length === 1 || complaint === SILENT) gaps.push({
			kind: "does-not-work",
			program: name,
			detail: complaint
		});
	}
	if (gaps.length === 0) gaps.push({
		kind: "not-installed",
		programs: CANDIDATES.map(({ name }) => name)
	});
	return {
		engine: null,
		gaps
	};
}
/** Each engine that is installed with its default runtime, which has no name in the command, and with those named. */
function listInstalled(env) {
	return CANDIDATES.flatMap(({ name, runtimes }) => {
		const program = findProgram(name, env);
		if (program === null) return [];
		return runtimes.filter((runtime) => runtime === null || findProgram(runtime, env) !== null).map((runtime) => ({
			name,
			env,
			command: runtime === null ? [program] : [
				program,
				"--runtime",
				runtime
			],
			limits: true
		}));
	});
}
function engineEnvironment(searchPath) {
	const { env } = process;
	const kept = ENGINE_VARIABLES.flatMap((name) => env[name] ? [[name, env[name]]] : []);
	return {
		...Object.fromEntries(kept),
		PATH: `${searchPath}:/usr/sbin:/sbin`,
		HOME: env.HOME || homedir()
	};
}
/** Null when a container runs. */
async function tryEngine(engine, user, patienceSeconds) {
	const { env } = engine;
	const started = performance.now();
	const ask = async (program, args) => {
		const left = patienceSeconds - (performance.now() - started) / 1e3;
		return runCommand(program, args, {
			env,
			timeoutSeconds: Math.max(left, .001)
		});
	};
	const image = await ensureImage(engine.command, innerUid(engine, user), ask);
	if (image !== null) return hasTimedOut(image) ? SILENT : tellLast(image);
	const [program = "", ...words] = runOptions({
		command: [],
		projectFolder: "/tmp",
		homeFolder: "/tmp",
		workingDirectory: "/tmp",
		readOnly: [],
		env: {},
		temporaryBytes: 1e6,
		maxProcesses: 64,
		memoryBytes: 64 * 1024 ** 2
	}, engine, user);
	const system = ["--mount", "type=bind,source=/usr,destination=/usr,readonly"];
	const tried = await ask(program, [
		...words,
		...system,
		imageOf(innerUid(engine, user)),
		"/bin/true"
	]);
	if (tried.exitCode === 0) return null;
	return hasTimedOut(tried) ? SILENT : tellLast(tried);
}
const hasTimedOut = ({ signal }) => signal === "SIGKILL";
const tellLast = ({ stderr, exitCode }) => lastLines(stderr, 1) || `exit code ${exitCode}`;
// src/sandbox/choose-sandbox.ts
/** No isolation: for code that is trusted as this tool is, or that the user vouches for. */
const noSandbox = {
	tier: "none",
	ownerUid: null,
	allowed: [],
	wrap: (run) => ({
		argv: run.command,
		env: programEnvironment(run.env, run.homeFolder, run.homeFolder),
		cwd: run.workingDirectory
	})
};
/** bubblewrap when it works here, else null and why; `searchPath`: where it is looked for. */
async function findBubblewrap(searchPath = SYSTEM_PATH) {
	const asRoot = process.getuid?.() === 0;
	const sandbox = {
		tier: "bubblewrap",
		ownerUid: asRoot ? OWN_UID : null,
		allowed: [],
		wrap: (run) => wrapInBubblewrap(run, asRoot ? OWN_UID : null)
	};
	const probe = sandbox.wrap({
		command: [
			"/bin/sh",
			"-c",
			": </etc/passwd"
		],
		projectFolder: "/tmp",
		homeFolder: "/tmp",
		workingDirectory: "/tmp",
		readOnly: [],
		env: {},
		temporaryBytes: 1e6,
		maxProcesses: 64
	});
	if (findProgram("bwrap", { PATH: searchPath }) === null) return {
		sandbox: null,
		gaps: [{
			kind: "not-installed",
			programs: ["bubblewrap"]
		}]
	};
	const [program = BUBBLEWRAP, ...args] = probe.argv;
	const result = await runCommand(program, args, {
		env: { PATH: searchPath },
		timeoutSeconds: 10
	});
	if (result.exitCode === 0) return { sandbox };
	const detail = lastLines(result.stderr, 1);
	return {
		sandbox: null,
		gaps: [{
			kind: "does-not-work",
			program: BUBBLEWRAP,
			detail
		}]
	};
}
/** Containers by search path: an engine takes a moment to try, and one that hangs a long one. */
const CONTAINERS = /* @__PURE__ */ new Map();
/** podman or docker when one of them works here, else null and why. */
function findContainer(searchPath = SYSTEM_PATH, patienceSeconds) {
	const found = CONTAINERS.get(searchPath) ?? lookForContainer(searchPath, patienceSeconds);
	CONTAINERS.set(searchPath, found);
	return found;
}
async function lookForContainer(searchPath, patienceSeconds) {
	const uid = process.getuid?.() ?? 65534;
	const asRoot = uid === 0;
	const user = {
		uid: asRoot ? OWN_UID : uid,
		asRoot
	};
	const found = await findEngine(user, searchPath, patienceSeconds);
	if (found.engine === null) return {
		sandbox: null,
		gaps: found.gaps
	};
	const { engine } = found;
	return {
		sandbox: {
			tier: "container",
			ownerUid: asRoot ? OWN_UID : null,
			allowed: [],
			wrap: (run) => wrapInContainer(run, engine, user)
		},
		engine: engine.name
	};
}
/** The same sandbox, which also shows what was asked for of the hardware of a host whose files lie at `root`. */
function showHardware(sandbox, allowed, root) {
	if (allowed.length === 0) return sandbox;
	const passThrough = listPassThrough(allowed, root);
	return {
		...sandbox,
		allowed,
		wrap: (run) => sandbox.wrap({
			...run,
			passThrough
		})
	};
}
/** bubblewrap first: it isolates as well, and makes its sandbox in a small part of the time (bench/sandbox/set-up.ts). */
const FINDERS = {
	auto: [findBubblewrap, findContainer],
	bubblewrap: [findBubblewrap],
	container: [findContainer]
};
async function findSandbox(choice, searchPath) {
	const gaps = [];
	for (const find of FINDERS[choice]) {
		const found = await find(searchPath);
		if (found.sandbox) return found;
		gaps.push(...found.gaps);
	}
	return {
		sandbox: null,
		gaps
	};
}
/**
* The sandbox that a run gets. Code that nobody vouched for never runs without one: that ends with exit code 3.
* `trusted`: every file that will run hashes equal to one committed with this tool. `userTrusts`: null where no user's word is taken.
*/
async function chooseSandbox(choice, options) {
	const { allow = [] } = options;
	if (allow.includes("gpu") && listPassThrough(allow, options.root).devices.length === 0) options.warn("--allow gpu: this host has no GPU that could be shown (no /dev/nvidia*, /dev/dri, /dev/kfd)");
	return showHardware(await chooseTier(choice, options), allow, options.root);
}
const OWN_WORD = "add --i-trust-this-code if you have read every line of it";
async function chooseTier(choice, options) {
	const mayRunBare = options.trusted || options.userTrusts === true;
	const byWord = (words) => options.userTrusts === null ? "" : words;
	if (choice === "none") {
		if (mayRunBare) return noSandbox;
		throw new UserError(`Refused: --sandbox none would run code that nobody vouched for without isolation.
Install bubblewrap and leave --sandbox out${byWord(`, or ${OWN_WORD}`)}.`, 3);
	}
	const found = await findSandbox(choice, options.searchPath);
	if (found.sandbox) return found.sandbox;
	const why = found.gaps.map(nameFact).join("; ");
	if (choice === "auto" && mayRunBare) {
		options.warn(`no sandbox (${why}); ${options.trusted ? "this code is part of the tool" : "you trust it"}`);
		return noSandbox;
	}
	throw new UserError(`Refused: this would run code that nobody vouched for, and there is no sandbox: ${why}.\nDebian, Ubuntu: sudo apt-get install ${choice === "container" ? "podman" : "bubblewrap"}.${byWord(` Or ${OWN_WORD}.`)}`, 3);
}
export { findBubblewrap as n, findContainer as r, chooseSandbox as t };
