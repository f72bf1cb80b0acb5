import { homedir } from "node:os";
import { join } from "node:path";
// src/base/cache-folder.ts
/** Where environments, uv, downloads and sources are kept between campaigns: `$GREENML_CACHE`, else the user's cache folder. */
function cacheFolder(env) {
	return env.GREENML_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "greenml");
}
export { cacheFolder as t };
