import { errorCode, refuseStopped, UserError } from '../../base/errors.ts'
import { type CommandResult, runCommand } from '../../base/processes/process.ts'
import { limitedWherePossible, lowerLimit } from '../../base/processes/process-limits.ts'
import { addressWithoutCredentials, withoutCredentials } from '../../base/secrets.ts'
import { formatSize } from '../../base/size.ts'
import { lastLines } from '../../base/text/text.ts'

/**
 * Fetching heeds the user's git settings (credential helper, proxy, certificates), runs no hook, and goes to no other address
 * than it was given (see follow-redirects.ts).
 */
const FETCHING = [
  ...['core.hooksPath=/dev/null', 'protocol.ext.allow=never', 'http.followRedirects=false', 'gc.auto=0'].flatMap(
    (setting) => ['-c', setting],
  ),
]

/** Reading what was fetched heeds no setting of the user's or the system's: their filters would run on a stranger's files. */
const READING = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.attributesFile=/dev/null']
const readingEnvironment = (nowhere: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: nowhere,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_LITERAL_PATHSPECS: '1', // a folder may be called `:(top)`
})

/** Variables of the user's shell or of a hook by which git would work on another repository than it is told to. */
const OTHER_REPOSITORY =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|PREFIX|(?:ALTERNATE_)?OBJECT_DIRECTOR(?:Y|IES)|TEMPLATE_DIR)$/

/** The user's environment for git on a repository that it is told by its folder. */
export const gitEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OTHER_REPOSITORY.test(name)))

/** Most bytes of one file that git writes, the pack of all that it fetches among them: twice what a project may have. */
const LARGEST_PACK_BYTES = 1024 ** 3
/** Most memory of its own that each of its processes may take: git keeps whatever a server tells of its branches, without end. */
const MOST_MEMORY_BYTES = 4 * 1024 ** 3
const TOO_MUCH = 'it took too long, has too many files, or is larger than a project may be'
const NO_MEMORY = /^(?:fatal|error): (?:Out of memory|.{0,200}Cannot allocate memory)/m
/** Longest that one command of git may take. */
export const PATIENCE_SECONDS = 600
const LISTENING_SECONDS = 60

/** git over one repository of ours, `folder`, that a stranger's is fetched into. */
export interface Git {
  /** Fetches; `input` are objects that are asked for by `--stdin`. */
  fetch(args: readonly string[], input?: string): Promise<string>
  /** Asks a server for what an address has, and returns what the two said to each other, without bodies. */
  listen(url: string): Promise<string>
  read(args: readonly string[], input?: string): Promise<string>
}

/** UserError 1 where git fails, takes too long, or fetches more than a project may have; its end comes with the caller's. */
export function openGit(request: {
  readonly source: string
  /** The address of a mirror that is asked in its place. */
  readonly at?: string | null | undefined
  readonly folder: string
  /** A folder of ours without settings of git. */
  readonly home: string
  readonly signal?: AbortSignal | undefined
}): Git {
  const { source, at, folder, home, signal } = request
  const asked = at && at !== source ? ` from the mirror ${addressWithoutCredentials(at)}` : ''
  const fetching = { ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0' }
  const start = async (
    env: NodeJS.ProcessEnv,
    args: readonly string[],
    input = '',
    timeoutSeconds = PATIENCE_SECONDS,
  ): Promise<CommandResult> => {
    if (args.some((each) => each.includes('\0')))
      throw new UserError(`${addressWithoutCredentials(source)}: no address, commit or path has a byte of zero.`)
    const limited = limitedWherePossible({ fsize: LARGEST_PACK_BYTES, data: MOST_MEMORY_BYTES })
    const [program = '', ...words] = [...limited, 'git', ...args]
    const options = { env, input, timeoutSeconds, endsWhenFull: true, endsWithCaller: true }
    const ended = await runCommand(program, words, {
      ...options,
      ...(signal === undefined ? {} : { signal }),
    }).catch((error: unknown) => {
      throw errorCode(error) === 'ENOENT' ? missingGit() : error
    })
    refuseStopped(signal)
    return ended
  }
  const run = async (...words: Parameters<typeof start>): Promise<string> => {
    const ended = await start(...words)
    if (ended.exitCode === 0) return ended.stdout.trim()
    if (/No such file or directory/.test(ended.stderr) && /prlimit|setpriv/.test(ended.stderr)) throw missingGit()
    throw new UserError(
      `git could not fetch ${addressWithoutCredentials(source)}${asked}: ${withoutCredentials(findComplaint(ended))}`,
      1,
    )
  }
  return {
    fetch: (args, input) => run(fetching, [...FETCHING, ...args], input),
    listen: async (url) => {
      const env = { ...fetching, GIT_TRACE_CURL: '1', GIT_TRACE_CURL_NO_DATA: '1' }
      const words = ['-C', home, ...FETCHING, 'ls-remote', '--quiet', '--', url, 'HEAD']
      return (await start(env, words, '', LISTENING_SECONDS)).stderr
    },
    read: (args, input) => run(readingEnvironment(home), [...READING, '-C', folder, ...args], input),
  }
}

/**
 * What git says last is mostly why it ended; but where the other side failed it says only that it got no more, and where one of
 * its own processes was ended for the size of what it wrote it says no more than this one line.
 */
function findComplaint({ exitCode, signal, stderr }: CommandResult): string {
  if (NO_MEMORY.test(stderr))
    return `it took more memory than the ${formatSize(lowerLimit('data', MOST_MEMORY_BYTES))} that it may have`
  const said = stderr.trim()
  if (signal !== null || said === 'fatal: fetch-pack: invalid index-pack output') return TOO_MUCH
  return /^remote: fatal: .*/m.exec(said)?.[0].trim() || lastLines(said, 1) || `it ended with ${exitCode}`
}

export const missingGit = () => new UserError('git is not installed: sudo apt-get install git', 1)
