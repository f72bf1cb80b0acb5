import { posix } from "node:path";
// src/dataset/data-files.ts
const DATA_FILE = /\.(csv|tsv|json|jsonl|xlsx?|parquet|feather|npy|npz|arff|mat|data|dat|tab|sav|dta|txt|pkl|pickle|joblib|h5|hdf5|sqlite3?|db|jpe?g|png|bmp|gif|webp|tiff?|p[bgnp]m|wav|mp3|flac|eml)(\.gz|\.zip|\.bz2)?$/i;
/** Names of text and settings that go with code. */
const NO_DATA = /(^|\/)(requirements[\w.-]*|readme[\w.-]*|licen[cs]e[\w.-]*|package(-lock)?|tsconfig|robots)\.(txt|json)$/i;
/** Whether a file can hold the data that a script reads, by its name. */
const isDataFile = (path) => DATA_FILE.test(path) && !NO_DATA.test(path);
/** Endings of what goes with code: programs, settings, documents, pages, fonts, and weights of models that were trained. */
const OF_CODE = /\.(?:py\w?|pth?|pyx|ipynb|so|dll|exe|jar|class|sh|bat|cmd|ps1|[jt]sx?|mjs|css|scss|html?|svg|ico|woff2?|[ot]tf|[rmco]|rmd|rproj|cc|cpp|h|hpp|cuh?|java|go|rs|jl|rb|php|pl|lua|swift|kt|scala|sql|vue|less|proto|cmake|gradle|jinja2?|j2|md|rst|tex|bib|cls|sty|pdf|docx?|pptx?|odt|drawio|ya?ml|jsonc|json5|properties|toml|cfg|ini|conf|env|lock|log|iml|sln|example|template|gitkeep|ds_store|ckpt|onnx|safetensors|pb|tflite|weights|caffemodel)$/i;
/** Names without an ending that go with code. */
const BESIDE_CODE = /^(?:licen[cs]e|copying|notice|unlicense|readme|authors|contributors|changelog|changes|news|todo|makefile|dockerfile|containerfile|procfile|pipfile|gemfile|rakefile|jenkinsfile|vagrantfile|snakefile|codeowners|citation|manifest|install|version|head|index)\b/i;
/**
* Whether a file that a run of a script read is data of its own: `SMSSpamCollection` and `adult.test` are known by no name, and what
* goes with code is none.
*/
function mayHoldData(path) {
	const name = posix.basename(path);
	return isDataFile(path) || !(NO_DATA.test(path) || name.startsWith(".") || OF_CODE.test(name) || BESIDE_CODE.test(name));
}
/** Whether a file is a table by its name. */
const isTable = (path) => /\.(csv|tsv|xlsx?|parquet|feather|arff|data)$/i.test(path);
export { isTable as n, mayHoldData as r, isDataFile as t };
