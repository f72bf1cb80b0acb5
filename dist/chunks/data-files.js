// src/dataset/data-files.ts
const DATA_FILE = /\.(csv|tsv|json|jsonl|xlsx?|parquet|feather|npy|npz|arff|mat|data|dat|tab|sav|dta|txt|pkl|pickle|joblib|h5|hdf5|sqlite3?|db|jpe?g|png|bmp|gif|webp|tiff?|p[bgnp]m|wav|mp3|flac|eml)(\.gz|\.zip|\.bz2)?$/i;
/** Names of text and settings that go with code. */
const NO_DATA = /(^|\/)(requirements[\w.-]*|readme[\w.-]*|licen[cs]e[\w.-]*|package(-lock)?|tsconfig|robots)\.(txt|json)$/i;
/** Whether a file can hold the data that a script reads, by its name. */
const isDataFile = (path) => DATA_FILE.test(path) && !NO_DATA.test(path);
/** Whether a file is a table by its name. */
const isTable = (path) => /\.(csv|tsv|xlsx?|parquet|feather|arff|data)$/i.test(path);
export { isTable as n, isDataFile as t };
