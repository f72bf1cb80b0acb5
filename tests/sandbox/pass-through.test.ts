import { execFile } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { behindGate } from '../../src/measurement/launcher.ts'
import { makeWorkspace } from '../../src/measurement/workspace.ts'
import { type Sandbox, showHardware } from '../../src/sandbox/choose-sandbox.ts'
import { listPassThrough } from '../../src/sandbox/pass-through.ts'
import type { Allowable } from '../../src/schema/options/sandbox-choices.ts'
import { container, describeInContainer } from '../support/container.ts'
import { launch, openLauncher } from '../support/launch.ts'
import { bubblewrap, describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

const asRoot = process.getuid?.() === 0
const ZERO = ['1', '5']

/** A host with a GPU of NVIDIA's, a render node, and RAPL's files in the shape of sysfs. Device nodes are of /dev/zero. */
async function makeHost(): Promise<string> {
  const root = await makeFolder({ 'dev/nvidia-notes.txt': 'no device', 'dev/sda': 'a disk' })
  const zone = 'sys/devices/virtual/powercap/intel-rapl/intel-rapl:0'
  await writeFiles(root, {
    [`${zone}/energy_uj`]: '123456\n',
    [`${zone}/name`]: 'package-0\n',
    'sys/devices/pci0000:00/0000:00:01.0/vendor': '0x10de\n',
    'sys/class/net/eth0/address': 'not to be shown\n',
  })
  for (const folder of ['sys/class/powercap', 'dev/nvidia-caps', 'dev/dri', 'sys/bus/pci/devices']) {
    await mkdir(join(root, folder), { recursive: true })
  }
  await symlink('../../devices/virtual/powercap/intel-rapl/intel-rapl:0', join(root, 'sys/class/powercap/intel-rapl:0'))
  await symlink('../../../devices/pci0000:00/0000:00:01.0', join(root, 'sys/bus/pci/devices/0000:00:01.0'))
  await symlink('/dev/mem', join(root, 'dev/nvidia-link'))
  if (!asRoot) return root
  for (const node of ['dev/nvidia0', 'dev/nvidiactl', 'dev/nvidia-caps/nvidia-cap1', 'dev/dri/renderD128', 'dev/mem']) {
    await promisify(execFile)('mknod', ['--mode=666', join(root, node), 'c', ...ZERO])
  }
  return root
}

const places = (shown: readonly { readonly at: string }[]) => shown.map(({ at }) => at)

it.skipIf(!asRoot)('lists the device nodes of graphics processors, and nothing else of /dev', async () => {
  const root = await makeHost()
  const { devices, readOnly } = listPassThrough(['gpu'], root)
  expect(places(devices)).toEqual([
    '/dev/dri/renderD128',
    '/dev/nvidia-caps/nvidia-cap1',
    '/dev/nvidia0',
    '/dev/nvidiactl',
  ])
  expect(places(readOnly)).toEqual(['/sys/bus/pci', '/sys/devices/pci0000:00'])
})

it('lists nothing that was not asked for, or is not there', async () => {
  const root = await makeHost()
  expect(listPassThrough([], root)).toEqual({ devices: [], readOnly: [] })
  expect(listPassThrough(['gpu', 'rapl'], await makeFolder())).toEqual({ devices: [], readOnly: [] })
  expect(places(listPassThrough(['rapl'], root).readOnly)).toEqual([
    '/sys/class/powercap',
    '/sys/devices/virtual/powercap',
  ])
})

const LOOK = `import os
def read(path):
    try:
        return open(path, "rb").read(16).decode().replace("\\0", "0")
    except OSError as error:
        return error.strerror
print([read(path) for path in ("/dev/nvidia0", "/dev/nvidia-caps/nvidia-cap1", "/dev/dri/renderD128", "/dev/mem")])
print(read("/sys/class/powercap/intel-rapl:0/energy_uj").strip(), "|", read("/sys/bus/pci/devices/0000:00:01.0/vendor").strip())
print(os.path.exists("/sys/class/net"))
try:
    open("/sys/class/powercap/intel-rapl:0/energy_uj", "w"); print("writable")
except OSError as error:
    print(error.strerror)
`
const MISSING = 'No such file or directory'
const ZEROS = '0'.repeat(16)

async function look(sandbox: Sandbox, allowed: readonly Allowable[], root: string): Promise<string[]> {
  await using workspace = await makeWorkspace({
    sourceFolder: await makeFolder(),
    script: null,
    homeTemplate: null,
    ownerUid: sandbox.ownerUid,
  })
  const wrapped = showHardware(sandbox, allowed, root).wrap({
    command: behindGate(['/usr/bin/python3', '-I', '-c', LOOK]),
    projectFolder: workspace.projectFolder,
    homeFolder: workspace.homeFolder,
    workingDirectory: workspace.projectFolder,
    readOnly: [],
    env: {},
    temporaryBytes: 1024 ** 2,
    maxProcesses: 64,
  })
  const { stdout, stderr } = await launch(openLauncher(), [], wrapped)
  expect(stderr).toBe('')
  return stdout.trim().split('\n')
}

for (const { describeHere, sandboxHere, name } of [
  { name: 'bubblewrap', describeHere: describeInBubblewrap, sandboxHere: bubblewrap },
  { name: 'a container', describeHere: describeInContainer, sandboxHere: container },
]) {
  describeHere(`hardware in ${name}`, () => {
    it('is not there unless it was asked for', async () => {
      const none = `['${MISSING}', '${MISSING}', '${MISSING}', '${MISSING}']`
      expect(await look(sandboxHere(), [], await makeHost())).toEqual([
        none,
        `${MISSING} | ${MISSING}`,
        'False',
        MISSING,
      ])
    })

    it('shows the counters of energy on request, to read only', async () => {
      const [, rapl, network, written] = await look(sandboxHere(), ['rapl'], await makeHost())
      expect([rapl, network, written]).toEqual([
        `123456 | ${MISSING}`,
        'False',
        expect.stringMatching(/denied|Read-only/),
      ])
    })

    it.skipIf(!asRoot)('lets a program use the device nodes of a GPU on request', async () => {
      const [devices, folders, network] = await look(sandboxHere(), ['gpu'], await makeHost())
      expect(devices).toBe(`['${ZEROS}', '${ZEROS}', '${ZEROS}', '${MISSING}']`)
      expect([folders, network]).toEqual([`${MISSING} | 0x10de`, 'False'])
    })
  })
}
