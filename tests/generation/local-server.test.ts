import { existsSync } from 'node:fs'
import { readFile, readlink, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeServedFolder } from '../../src/generation/models/local-server/served-folders.ts'
import { serverArguments } from '../../src/generation/models/local-server/server-command.ts'
import { findPort, startServer } from '../../src/generation/models/local-server/start-server.ts'
import { makeFolder } from '../support/temporary.ts'

const MODEL = {
  'base/config.json': '{"architectures":["LlamaForCausalLM"]}',
  'base/model.safetensors': 'weights',
  'base/tokenizer.json': 'of the base',
  'base/generation_config.json': '{"eos_token_id":4,"do_sample":false}',
  'adapter/adapter_config.json': '{"peft_type":"LORA","r":12,"base_model_name_or_path":"/elsewhere"}',
  'adapter/adapter_model.safetensors': 'few weights',
  'adapter/tokenizer.json': 'of the adapter',
  'adapter/training_args.bin': 'a pickle',
}

async function makeModel(files: Readonly<Record<string, string>> = MODEL) {
  const folder = await makeFolder(files)
  const [model, adapter] = [join(folder, 'base'), join(folder, 'adapter')]
  return { folder, model, adapter, serve: { model, adapter, name: 'mine', topK: 50 } }
}

const readObject = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

describe('the folder that a model is served from', () => {
  it('draws tokens, and leaves the model as it is', async () => {
    const { folder, model, serve } = await makeModel()
    const { served, adapter } = await makeServedFolder({ ...serve, adapter: null }, join(folder, 'scratch'))
    expect(adapter).toBe(null)
    const drawing = { do_sample: true, temperature: 1, top_p: 1, top_k: 50 }
    expect(await readObject(join(served, 'generation_config.json'))).toEqual({ eos_token_id: 4, ...drawing })
    expect(await readFile(join(model, 'generation_config.json'), 'utf8')).toBe(MODEL['base/generation_config.json'])
    expect(await readlink(join(served, 'model.safetensors'))).toBe(join(model, 'model.safetensors'))
  })

  it('joins an adapter with its base, wherever the adapter says that lies', async () => {
    const { folder, model, adapter, serve } = await makeModel()
    const { served, ...found } = await makeServedFolder(serve, join(folder, 'scratch'))
    expect(found.adapter).toEqual({ folder: adapter, rank: 12 })
    expect(await readObject(join(served, 'adapter_config.json'))).toMatchObject({
      base_model_name_or_path: served,
      r: 12,
    })
    expect(await readlink(join(served, 'config.json'))).toBe(join(model, 'config.json'))
    expect(await readFile(join(served, 'tokenizer.json'), 'utf8')).toBe('of the adapter')
    expect(existsSync(join(served, 'training_args.bin'))).toBe(false)
  })

  it('refuses an adapter whose weights are a pickle, which may hold code', async () => {
    const { 'adapter/adapter_model.safetensors': weights, ...rest } = MODEL
    const { folder, serve } = await makeModel({ ...rest, 'adapter/adapter_model.bin': weights })
    await expect(makeServedFolder(serve, join(folder, 'scratch'))).rejects.toThrow(/may hold code/)
  })

  it.each([
    ['base/config.json', /is no model/],
    ['adapter/adapter_model.safetensors', /holds no adapter_model/],
    ['adapter/adapter_config.json', /adapter_config\.json/],
  ])('refuses a model without %s', async (missing, message) => {
    const { folder, serve } = await makeModel(
      Object.fromEntries(Object.entries(MODEL).filter(([file]) => file !== missing)),
    )
    await expect(makeServedFolder(serve, join(folder, 'scratch'))).rejects.toThrow(message)
  })

  it('takes no file that is a link: an adapter of a stranger may show nothing else of this machine', async () => {
    const { folder, adapter, serve } = await makeModel()
    await symlink('/etc/passwd', join(adapter, 'tokenizer_config.json'))
    const { served } = await makeServedFolder(serve, join(folder, 'scratch'))
    expect(existsSync(join(served, 'tokenizer_config.json'))).toBe(false)
  })
})

describe('the arguments of a server', () => {
  const adapter = { folder: '/models/adapter', rank: 12 }
  const place = ['--host', '127.0.0.1', '--port', '4000']
  const at = { name: 'mine', port: 4000 }

  const toNoPage = ['--allowed-origins', '[]']

  it('bind to this machine alone, let no site’s page in a browser of it ask, and name what is served', () => {
    expect(serverArguments('transformers', { served: '/s/mine', adapter }, at)).toEqual(['serve', 'mine', ...place])
    expect(serverArguments('vllm', { served: '/s/mine', adapter: null }, at)).toEqual([
      'serve',
      '/s/mine',
      ...place,
      ...toNoPage,
      '--served-model-name',
      'mine',
    ])
  })

  it('give vLLM room for the adapter’s rank', () => {
    expect(serverArguments('vllm', { served: '/s/mine', adapter }, at)).toEqual([
      'serve',
      '/s/mine',
      ...place,
      ...toNoPage,
      '--served-model-name',
      'mine-base',
      '--enable-lora',
      '--max-lora-rank',
      '16',
      '--lora-modules',
      'mine=/models/adapter',
    ])
  })
})

/** A server whose child sleeps on, and that says it is well after so many calls. */
const SERVER = `import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
const [port, calls, file] = process.argv.slice(2)
const child = spawn('sleep', ['1000'])
writeFileSync(file, String(child.pid))
let asked = 0
createServer((request, response) => {
  response.statusCode = request.url === '/health' && ++asked > Number(calls) ? 200 : 503
  response.end()
}).listen(Number(port), '127.0.0.1')
`

async function start(calls: number, readySeconds: number, signal?: AbortSignal) {
  const cwd = await makeFolder({ 'server.mjs': SERVER })
  const port = await findPort()
  const args = ['server.mjs', String(port), String(calls), 'child']
  const request = { program: process.execPath, args, cwd, env: process.env, port, readySeconds, signal }
  const isAlive = async () => existsSync(`/proc/${await readFile(join(cwd, 'child'), 'utf8')}/exe`)
  return { starting: startServer(request), isAlive }
}

describe.skipIf(process.platform !== 'linux')('a server of a model', () => {
  it('is waited for until it is well, and ends with all that it started', async () => {
    const { starting, isAlive } = await start(2, 30)
    const server = await starting
    expect((await fetch(`${server.address}/health`)).ok).toBe(true)
    expect(await isAlive()).toBe(true)
    await server[Symbol.asyncDispose]()
    expect(await isAlive()).toBe(false)
    await expect(fetch(`${server.address}/health`)).rejects.toThrow()
  })

  it('is given up where it does not answer in time', async () => {
    const { starting, isAlive } = await start(1000, 2)
    await expect(starting).rejects.toThrow(/within 2 s/)
    expect(await isAlive()).toBe(false)
  })

  it('is not waited for once it has ended, and is heard', async () => {
    const cwd = await makeFolder()
    const args = ['-e', 'console.error("no such weights"); process.exit(3)']
    const request = {
      program: process.execPath,
      args,
      cwd,
      env: process.env,
      port: 1,
      readySeconds: 60,
      signal: undefined,
    }
    await expect(startServer(request)).rejects.toThrow(/ended before it answered:\nno such weights/)
  })

  it.each(['127.0.0.1', '0.0.0.0'])('is not looked for where another program listens, at %s', async (host) => {
    const other = createServer((_, response) => response.end())
    await new Promise<void>((resolve) => other.listen(0, host, resolve))
    const address = other.address()
    const port = address === null || typeof address === 'string' ? 0 : address.port
    const at = { cwd: await makeFolder(), env: process.env, port, readySeconds: 60, signal: undefined }
    const starting = startServer({ program: 'sleep', args: ['60'], ...at })
    await expect(starting).rejects.toThrow(`Another program listens at port ${port} of this machine`)
    other.close()
  })

  it('is ended where the user stops it before it answers', async () => {
    const controller = new AbortController()
    const { starting, isAlive } = await start(1000, 60, controller.signal)
    setTimeout(() => controller.abort(), 1500)
    await expect(starting).rejects.toThrow()
    expect(await isAlive()).toBe(false)
  })
})
