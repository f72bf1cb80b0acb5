/** Long options of `pip install` behind which a file, a folder or an address stands, and no package. */
const LONG_OPTIONS =
  'abi cache-dir cert client-cert config-setting config-settings constraint editable exists-action extra-index-url find-links ' +
  'global-option group implementation index-url keyring-provider log no-binary only-binary platform prefix progress-bar proxy ' +
  'python python-version report requirement resume-retries retries root root-user-action src target timeout trusted-host ' +
  'upgrade-strategy use-deprecated use-feature'
/** An option with its value. */
const WITH_VALUE = new RegExp(
  String.raw`(?<![^ \t])(?:-[rcefitC]|--(?:${LONG_OPTIONS.replaceAll(' ', '|')}))[ \t]+[^ \t]+`,
  'g',
)

/** The packages that a command names behind `pip install`: no option, and no value of one, which would be another's package. */
export const listInstalled = (words: string): string[] =>
  words
    .replaceAll(WITH_VALUE, ' ')
    .split(/[ \t]+/)
    .filter((word) => word !== '' && !word.startsWith('-'))
