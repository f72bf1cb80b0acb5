import { type ChildProcess, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { hostname, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export interface Slurm {
  /** Runs sbatch with these arguments. */
  submit(args: readonly string[], env: NodeJS.ProcessEnv): SpawnSyncReturns<string>
  /** Resolves when no job is left in the queue. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** A Slurm of one node on this machine, whose features are `features`: slurmctld, slurmd and munged in a folder of its own. */
export async function startSlurm(features: readonly string[]): Promise<Slurm> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'slurm-')))
  const at = (name: string) => join(folder, name)
  const [controller, node] = await Promise.all([freePort(), freePort()])
  const host = hostname().split('.')[0] ?? 'localhost'
  const user = userInfo().username
  await Promise.all(['state', 'spool'].map((name) => mkdir(at(name))))
  await writeFile(at('munge.key'), randomBytes(128), { mode: 0o400 })
  await writeFile(
    at('slurm.conf'),
    `ClusterName=test
SlurmctldHost=${host}(127.0.0.1)
SlurmUser=${user}
SlurmdUser=${user}
AuthInfo=socket=${at('munge.socket')}
StateSaveLocation=${at('state')}
SlurmdSpoolDir=${at('spool')}
SlurmctldPidFile=${at('slurmctld.pid')}
SlurmdPidFile=${at('slurmd.pid')}
SlurmctldPort=${controller}
SlurmdPort=${node}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SchedulerParameters=sched_interval=1
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
NodeName=${host} NodeAddr=127.0.0.1 CPUs=1 RealMemory=500 Features=${features.join(',')}
PartitionName=all Nodes=${host} Default=YES
`,
  )
  const env = { ...process.env, SLURM_CONF: at('slurm.conf') }
  const said: string[] = []
  const daemons = [
    ['munged', '--foreground', '--force', '--key-file', at('munge.key'), '--socket', at('munge.socket')].concat(
      ['--pid-file', at('munged.pid')],
      ['--log-file', at('munged.log')],
      ['--seed-file', at('munge.seed')],
    ),
    ['slurmctld', '-D', '-c'],
    ['slurmd', '-D'],
  ].map(([program = '', ...args]) => startDaemon(program, args, env, said))
  const stop = async () => {
    for (const daemon of daemons.reverse()) {
      if (daemon.exitCode !== null || daemon.signalCode !== null) continue
      daemon.kill('SIGTERM')
      await once(daemon, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const call = (program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    spawnSync(program, args, { env: { ...env, ...more }, encoding: 'utf8' })
  const ask = (program: string, args: readonly string[]) => call(program, args).stdout
  const until = async (what: string, isSo: () => boolean) => {
    for (let waited = 0; !isSo(); waited++) {
      if (waited === 240) {
        const state = ask('scontrol', ['show', 'jobs']) + ask('sinfo', ['--long'])
        await stop()
        throw new Error(`Slurm: ${what} after two minutes\n${state}${said.join('')}`)
      }
      await setTimeout(500)
    }
  }
  await until('the node is not idle', () => ask('sinfo', ['--noheader', '--format=%T']).trim() === 'idle')
  const submit = (args: readonly string[], more: NodeJS.ProcessEnv) => call('sbatch', args, more)
  return { submit, drain: () => until('jobs are left', () => ask('squeue', ['--noheader']).trim() === ''), stop }
}

function startDaemon(program: string, args: readonly string[], env: NodeJS.ProcessEnv, said: string[]): ChildProcess {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr?.on('data', (chunk: Buffer) => said.push(`${program}: ${chunk}`))
  return child
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
