import { execFile, spawn } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashTree } from '../../src/base/files/files.ts'
import { uniqueSeconds } from '../support/processes.ts'
import { writeFiles } from '../support/temporary.ts'
import { asUser } from '../support/users.ts'
import type { AttackOrder, AttackResult } from './run-attacks.ts'

/** Secrets, listeners and files of a host that runs attacks, and what came to the listeners. */
export interface AttackedHost extends AsyncDisposable {
  readonly canary: string
  /** The argument of `sleep` that every daemon of an attack has. */
  readonly seconds: string
  readonly received: readonly string[]
  readonly temporary: string
  /** Hash of everything planted that is not the attacks' own. */
  fingerprint(): Promise<string>
  run(
    attacks: AttackOrder['attacks'],
    how?: Partial<Pick<AttackOrder, 'tier' | 'controlGroup'>>,
  ): Promise<AttackResult[]>
}

const PRIVATE = ['.ssh/id_rsa', '.aws/credentials', '.git-credentials', '.netrc', '.config/gh/hosts.yml']

/** `uid`: of a user to whom all of it belongs, and who runs the attacks; null: whoever runs this. */
export async function plantHost(root: string, uid: number | null): Promise<AttackedHost> {
  const canary = `canary-${crypto.randomUUID()}`
  const seconds = uniqueSeconds()
  const [source, temporary] = [join(root, 'project', 'source'), join(root, 'tmp')]
  const planted = {
    ...Object.fromEntries(PRIVATE.map((path) => [join('home', path), `${canary}\n`])),
    'project/.env': `OPENAI_API_KEY=${canary}\n`,
    'campaign/records/1.jsonl': '{"kept":true}\n',
    'campaign/variants/other.py': 'print(1)\n',
  }
  const folder = join(root, 'planted') // readable by all: nothing but the sandbox keeps it
  await writeFiles(folder, planted)
  await writeFiles(source, { 'main.py': 'print(1)\n', 'data.csv': 'a,b\n1,2\n' })
  await mkdir(temporary)
  await openToAll(root)
  const environment = join(root, 'environment')
  await promisify(execFile)('/usr/bin/python3', ['-m', 'venv', '--without-pip', environment])
  const received: string[] = []
  const listeners = await listen(root, received)
  const pid = spawn('sleep', ['3600'], { stdio: 'ignore' })
  const inPlanted = (path: string) => join(folder, path)
  const targets = {
    secrets: Object.keys(planted)
      .filter((path) => !path.startsWith('campaign'))
      .map(inPlanted),
    folders: [folder, inPlanted('home'), '/etc', '/root'],
    records: [inPlanted('campaign/records/1.jsonl')],
    variants: [inPlanted('campaign/variants/other.py')],
    sources: [join(source, 'data.csv'), join(source, 'main.py')],
    hosts: [
      '127.0.0.1',
      ...Object.values(networkInterfaces()).flatMap((each) => each?.map((one) => one.address) ?? []),
    ],
    nameservers: ['127.0.0.53', '192.0.2.1'],
    pids: [process.pid, process.ppid, pid.pid],
    seconds,
    ...listeners.targets,
  }
  await writeFile(join(source, 'targets.json'), JSON.stringify(targets))
  if (uid !== null) await promisify(execFile)('chown', ['--recursive', `${uid}:${uid}`, root])
  return {
    canary,
    seconds,
    received,
    temporary,
    fingerprint: async () =>
      JSON.stringify(await Promise.all([folder, source, environment].map((each) => hashTree(each)))),
    run: (attacks, { tier = 'bubblewrap', controlGroup = true } = {}) =>
      runApart({ source, campaign: root, environment, controlGroup, tier, attacks }, uid, {
        PATH: process.env.PATH,
        HOME: inPlanted('home'),
        TMPDIR: temporary,
        OPENAI_API_KEY: canary,
        AWS_SECRET_ACCESS_KEY: canary,
      }),
    [Symbol.asyncDispose]: async () => {
      pid.kill('SIGKILL')
      await listeners.close()
    },
  }
}

async function openToAll(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o777 : 0o666)
  }
  await chmod(root, 0o755)
}

async function runApart(order: AttackOrder, uid: number | null, env: NodeJS.ProcessEnv): Promise<AttackResult[]> {
  const file = join(order.campaign, 'order.json')
  await writeFile(file, JSON.stringify(order))
  const [program = '', ...args] = [
    ...(uid === null ? [] : asUser(uid)),
    process.execPath,
    join(import.meta.dirname, 'run-attacks.ts'),
    file,
  ]
  const { stdout } = await promisify(execFile)(program, args, {
    env,
    cwd: order.campaign,
    maxBuffer: 512 * 1024 ** 2,
  })
  return JSON.parse(stdout)
}

async function listen(root: string, received: string[]) {
  const servers: Server[] = []
  const open = async (where: { path: string } | { port: number; host: string }) => {
    const server = createServer((socket) => {
      received.push(`a connection to ${JSON.stringify(where)}`)
      socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(where, resolve))
    servers.push(server)
    return server
  }
  const tcp = (await open({ port: 0, host: '0.0.0.0' })).address()
  const unix = join(root, 'listener.sock')
  const abstract = `greenml-attack-${crypto.randomUUID()}`
  await open({ path: unix })
  await chmod(unix, 0o777)
  await open({ path: `\0${abstract}` })
  const udp: Socket = createSocket('udp4', (message) => received.push(`a datagram: ${message.toString()}`))
  await new Promise<void>((resolve) => udp.bind(0, '0.0.0.0', resolve))
  return {
    targets: {
      tcp: typeof tcp === 'object' ? tcp?.port : null,
      udp: udp.address().port,
      unix: [unix],
      abstract,
    },
    close: async () => {
      udp.close()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}
