import { expect, it } from 'vitest'
import { describeHost, listChanges } from '../../src/measurement/host.ts'
import { makeFolder } from '../support/temporary.ts'

const CPU = 'sys/devices/system/cpu'
const WORKSTATION = {
  'proc/cpuinfo': 'processor\t: 0\nmodel name\t: Some CPU @ 3 GHz\nmicrocode\t: 0x2b\nflags\t\t: fpu vme\n',
  'proc/sys/kernel/osrelease': '6.12.1\n',
  'proc/driver/nvidia/version':
    'NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.15  Tue Mar  5 22:23:56 UTC 2024\nGCC version:  gcc 13\n',
  'sys/module/amdgpu/version': '6.7.0\n',
  'sys/module/i915/srcversion': 'E5A0D7C0B1B0F0AB\n',
  'sys/module/xe/parameters/force_probe': '\n', // built in: the kernel's release says which it is
  [`${CPU}/cpufreq/policy0/scaling_governor`]: 'powersave\n',
  [`${CPU}/cpufreq/policy0/scaling_driver`]: 'intel_pstate\n',
  [`${CPU}/cpufreq/policy0/energy_performance_preference`]: 'balance_performance\n',
  [`${CPU}/cpufreq/policy1/scaling_governor`]: 'powersave\n',
  [`${CPU}/cpufreq/policy1/scaling_driver`]: 'intel_pstate\n',
  [`${CPU}/cpufreq/policy1/energy_performance_preference`]: 'balance_performance\n',
  [`${CPU}/intel_pstate/no_turbo`]: '0\n',
  [`${CPU}/smt/active`]: '1\n',
}
const describeTree = async (changes: Readonly<Record<string, string>> = {}) =>
  describeHost(await makeFolder({ ...WORKSTATION, ...changes }))

it('names what decides power and speed', async () => {
  expect(await describeTree()).toMatchObject({
    cpu: 'Some CPU @ 3 GHz',
    kernel: 'linux 6.12.1',
    microcode: '0x2b',
    governor: 'powersave',
    virtualMachine: false,
    drivers: {
      nvidia: '550.54.15',
      amdgpu: '6.7.0',
      i915: 'E5A0D7C0B1B0F0AB',
      cpufreq: 'intel_pstate',
      'energy-preference': 'balance_performance',
      turbo: 'on',
      smt: 'on',
    },
  })
})

it('reads the drivers of other makers too', async () => {
  const amd = await describeHost(
    await makeFolder({
      'proc/driver/nvidia/version':
        'NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  570.86.10  Release Build  (x@y)  Sat\n',
      [`${CPU}/cpufreq/policy0/scaling_driver`]: 'amd-pstate-epp\n',
      [`${CPU}/cpufreq/boost`]: '0\n',
      [`${CPU}/smt/active`]: '0\n',
    }),
  )
  expect(amd.drivers).toEqual({ nvidia: '570.86.10', cpufreq: 'amd-pstate-epp', turbo: 'off', smt: 'off' })
  expect((await describeHost(await makeFolder())).drivers).toEqual({})
})

it('is in the same stratum as long as nothing changed', async () => {
  expect((await describeTree()).stratum).toBe((await describeTree()).stratum)
})

it('tells what changed', async () => {
  const [before, same] = [await describeTree(), await describeTree()]
  expect(listChanges(before, same)).toEqual([])
  const changed = {
    [`${CPU}/cpufreq/policy1/scaling_governor`]: 'performance\n',
    [`${CPU}/intel_pstate/no_turbo`]: '\n',
  }
  expect(listChanges(before, await describeTree(changed))).toEqual([
    'governor powersave → performance, powersave',
    'turbo on → none',
  ])
})

it.each([
  ['kernel', { 'proc/sys/kernel/osrelease': '6.12.2\n' }],
  ['microcode', { 'proc/cpuinfo': WORKSTATION['proc/cpuinfo'].replace('0x2b', '0x2c') }],
  ['governor', { [`${CPU}/cpufreq/policy0/scaling_governor`]: 'performance\n' }],
  ['governor of one processor', { [`${CPU}/cpufreq/policy1/scaling_governor`]: 'performance\n' }],
  ['frequency driver', { [`${CPU}/cpufreq/policy0/scaling_driver`]: 'intel_cpufreq\n' }],
  ['turbo', { [`${CPU}/intel_pstate/no_turbo`]: '1\n' }],
  ['SMT', { [`${CPU}/smt/active`]: '0\n' }],
  [
    'NVIDIA driver',
    { 'proc/driver/nvidia/version': WORKSTATION['proc/driver/nvidia/version'].replace('550.54.15', '550.90.07') },
  ],
  ['driver of an AMD card', { 'sys/module/amdgpu/version': '6.8.5\n' }],
])('starts a new stratum when the %s changes', async (_, changes) => {
  expect((await describeTree(changes)).stratum).not.toBe((await describeTree()).stratum)
})
