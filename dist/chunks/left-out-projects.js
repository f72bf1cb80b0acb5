// src/report/text/left-out-projects.ts
const WORDS = {
	retired: "its manifest has a tombstone",
	"no-source": "its source is not here",
	"no-lock": "it has no lock of its packages: write one with greenml env lock",
	"no-data": "it reads data that has to be fetched or made first"
};
/** A line on one project that was asked for and is not run. */
const renderLeftOut = ({ project, reason }) => `${project} is left out: ${WORDS[reason]}`;
export { renderLeftOut as t };
