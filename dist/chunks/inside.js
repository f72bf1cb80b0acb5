import { Gt as assetPath } from "./base.js";
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
export { PROJECT as a, hideFolders as c, OWN_UID as i, programEnvironment as l, HOME as n, SYSTEM_FILES as o, OWN_FILES as r, SYSTEM_PATH as s, ENVIRONMENT as t, seenInside as u };
