import { U as tell } from "./measured.js";
// src/report/text/mlbench/task-fault-words.ts
const FAULTS = {
	"not-described": ({ folder }) => `${folder} does not describe it: copy there what greenml's own dataset/ml-bench has, or name another dataset by --dataset DIR`,
	"no-environment": "its repository.yaml names no environment",
	"no-repositories": "no --repositories DIR was given that holds it",
	"no-folder": ({ root }, repository) => `${root} has no folder ${repository}`,
	lacking: "what is needed is missing",
	unreadable: ({ detail }) => detail,
	"environment-failed": ({ detail }) => detail,
	"python-failed": ({ detail }) => `its Python does not run: ${detail}`,
	reported: ({ detail }) => detail
};
/** Why tasks of a repository can't be run. */
const formatTaskFault = (fault, repository) => tell(FAULTS, fault, repository);
export { formatTaskFault as t };
