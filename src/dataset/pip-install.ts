/** Options of `pip install` behind which a file, a folder or an address stands, and no package. */
const WITH_VALUE = new RegExp(
  String.raw`(?<![^ \t])(?:-[rcefitC]|--(?:${[
    ...[
      'requirement',
      'constraint',
      'editable',
      'find-links',
      'index-url',
      'extra-index-url',
      'target',
      'config-settings?',
    ],
    ...[
      'abi',
      'cache-dir',
      'cert',
      'client-cert',
      'exists-action',
      'global-option',
      'group',
      'implementation',
      'keyring-provider',
    ],
    ...[
      'log',
      'no-binary',
      'only-binary',
      'platform',
      'prefix',
      'progress-bar',
      'proxy',
      'python',
      'python-version',
      'report',
    ],
    ...['resume-retries', 'retries', 'root', 'root-user-action', 'src', 'timeout', 'trusted-host', 'upgrade-strategy'],
    ...['use-deprecated', 'use-feature'],
  ].join('|')}))[ \t]+[^ \t]+`,
  'g',
)

/** The packages that a command names behind `pip install`: no option, and no value of one, which would be another's package. */
export const listInstalled = (words: string): string[] =>
  words
    .replaceAll(WITH_VALUE, ' ')
    .split(/[ \t]+/)
    .filter((word) => word !== '' && !word.startsWith('-'))
