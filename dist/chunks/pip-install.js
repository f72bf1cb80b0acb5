// src/dataset/code/pip-install.ts
/** An option with its value. */
const WITH_VALUE = new RegExp(String.raw`(?<![^ \t])(?:-[rcefitC]|--(?:${"abi cache-dir cert client-cert config-setting config-settings constraint editable exists-action extra-index-url find-links global-option group implementation index-url keyring-provider log no-binary only-binary platform prefix progress-bar proxy python python-version report requirement resume-retries retries root root-user-action src target timeout trusted-host upgrade-strategy use-deprecated use-feature".replaceAll(" ", "|")}))[ \t]+[^ \t]+`, "g");
/** The packages that a command names behind `pip install`: no option, and no value of one, which would be another's package. */
const listInstalled = (words) => words.replaceAll(WITH_VALUE, " ").split(/[ \t]+/).filter((word) => word !== "" && !word.startsWith("-"));
export { listInstalled as t };
