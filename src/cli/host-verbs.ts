import { count } from '../base/text/text.ts'
import { textWidth } from '../base/text/wrap.ts'
import { doctorOptions } from '../schema/options/doctor-options.ts'
import { listOptions, lockOptions, pruneOptions, warmOptions } from '../schema/options/env-options.ts'
import { modelsOptions, testModelOptions } from '../schema/options/models-options.ts'
import { serveOptions } from '../schema/options/serve-options.ts'
import { print, printResult } from './print.ts'
import { verbOfAnyDataset } from './tool-dataset.ts'
import { group, type Verb, verb, withBelow } from './verb.ts'

/** Verbs over what this machine has: environments, models, meters. */
export const hostVerbs: readonly Verb[] = [
  group('env', 'the Python environments that projects run in', [
    verb('warm', warmOptions, async (given, context) => {
      const { warmEnvironments } = await import('../commands/env/warm.ts')
      const { ready } = await warmEnvironments(given, context)
      print(`ready: ${count(ready, 'project')}`)
    }),
    verb('list', listOptions, async ({ json: file }, context) => {
      const { listEnvironments } = await import('../commands/env/list.ts')
      const { text, json } = await listEnvironments({ width: textWidth(process.stdout) }, context)
      await printResult(file, json, text)
    }),
    verb('prune', pruneOptions, async (given, context) => {
      const { pruneEnvironments } = await import('../commands/env/prune-environments.ts')
      await pruneEnvironments(given, context)
    }),
    verb('lock', lockOptions, async (given, context) => {
      const { lockProjects } = await import('../commands/env/lock-projects.ts')
      for (const path of await lockProjects(given, context)) print(path)
    }),
  ]),
  withBelow(
    verbOfAnyDataset('models', modelsOptions, async (given, context) => {
      const { listModels } = await import('../commands/models.ts')
      const { json, text } = await listModels(given, textWidth(process.stdout), context)
      await printResult(given.json, json, text)
    }),
    [
      verbOfAnyDataset('test', testModelOptions, async (given, context) => {
        const { tryModel } = await import('../commands/models.ts')
        const { json, text, works } = await tryModel(given, context)
        await printResult(given.json, json, text)
        if (!works) process.exitCode = 1
      }),
    ],
  ),
  verb('serve', serveOptions, async (given, context) => {
    const { serve } = await import('../commands/serve.ts')
    await serve(given, context, ({ text }) => print(text))
    process.exitCode = 0
  }),
  verb('doctor', doctorOptions, async (given, context) => {
    const { doctor, prepareService } = await import('../commands/doctor.ts')
    if (given.service) return print((await prepareService(context)).trimEnd())
    const { text, json, exitCode } = await doctor({ ...given, width: textWidth(process.stdout) }, context)
    await printResult(given.json, json, text)
    if (exitCode !== 0) process.exitCode = exitCode
  }),
]
