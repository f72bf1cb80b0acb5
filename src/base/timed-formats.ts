const TIMED = /\.(?:gz|tgz|zip|xlsx|xlsm|ods|parquet)$/i

/** Whether programs write into files of this name when they were written: the same content has other bytes a moment later. */
export const carriesTime = (path: string): boolean => TIMED.test(path)
