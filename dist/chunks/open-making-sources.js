import { I as sandboxOptions } from "./inputs.js";
import { m as openSources } from "./load-projects.js";
import { r as loadModelsIfPresent } from "./load-models.js";
import { t as createDataMaker } from "./make-data.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { t as findIsolation } from "./run-isolated.js";
import { t as withoutKeys } from "./without-keys.js";
// src/report/text/left-out-projects.ts
const WORDS = {
	retired: "its manifest has a tombstone",
	"no-source": "its source is not here",
	"no-lock": "it has no lock of its packages: write one with greenml env lock",
	"no-data": "it reads data that has to be fetched or made first"
};
/** A line on one project that was asked for and is not run. */
const renderLeftOut = ({ project, reason }) => `${project} is left out: ${WORDS[reason]}`;
// src/commands/open-making-sources.ts
/** Sources that have data made too, for a command that may hold keys: the scripts of projects run when no key is in reach any more. */
function openMakingSources(options, context) {
	const { dataset, mirror, wait, beforeMaking } = options;
	return openSources(context, mirror, async (known, file, place) => {
		await beforeMaking?.();
		const models = await loadModelsIfPresent(dataset);
		const bare = withoutKeys(models, context);
		const maker = openEnvironmentMaker(bare, [dataset], findIsolation);
		return createDataMaker({
			...sandboxOptions.parse(options),
			wait
		}, maker, bare)(known, file, place);
	});
}
export { renderLeftOut as n, openMakingSources as t };
