import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractCode } from '../../../src/generation/answers/extract-code.ts'

const CODE = 'import numpy as np\n\nprint(np.pi)\n'

const indent = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))

describe('the program in an answer', () => {
  it.each([
    ['alone', CODE],
    ['in a block', `\`\`\`python\n${CODE}\`\`\``],
    ['with prose around', `Here it is:\n\n\`\`\`Python\n${CODE}\`\`\`\nI hope it helps.`],
    ['in a block without a language', `\`\`\`\n${CODE}\`\`\``],
    ['in a tilde block', `~~~py\n${CODE}~~~`],
    ['in a block that never ends', `Sure.\n\`\`\`python\n${CODE}`],
    [
      'after a shell block',
      `\`\`\`bash\npip install numpy scipy pandas scikit-learn matplotlib\n\`\`\`\n\`\`\`python\n${CODE}\`\`\``,
    ],
    ['as the longest of two', `\`\`\`python\nx = 1\n\`\`\`\n\`\`\`python\n${CODE}\`\`\``],
    ['after unfenced prose', `Here is the from-scratch program you wanted:\n\n${CODE}`],
    ['in an item of a list', `1. This:\n\n   \`\`\`python\n${indent(CODE, 3)}   \`\`\`\n`],
    ['in a block of a version of Python', `\`\`\`python3.12\n${CODE}\`\`\``],
    ['in a block of Quarto', `\`\`\`{python}\n${CODE}\`\`\``],
    ['with Windows line ends', `\`\`\`python\r\n${CODE.replaceAll('\n', '\r\n')}\`\`\`\r\n`],
  ])('%s', (_, answer) => {
    expect(extractCode(answer)).toBe(CODE)
  })

  it.each([
    ['by spaces', 'for i in x:\n  print(i)\n'],
    ['by tabs', 'def f():\n\treturn 1\n'],
  ])('a program that is less indented than its fence keeps its own indent, %s', (_, code) => {
    expect(extractCode(`  \`\`\`python\n${code}  \`\`\``)).toBe(code)
  })

  it('a comment before the first statement belongs to it', () => {
    expect(extractCode(`Sure!\n# Reads the data\n${CODE}`)).toBe(`# Reads the data\n${CODE}`)
  })

  it('a longer fence may hold a shorter one', () => {
    expect(extractCode('````python\nx = """\n```\n"""\n````')).toBe('x = """\n```\n"""\n')
  })

  it('a fence that stands further in is a line of the program', () => {
    const code = 'x = """\n    ```\n    a\n    ```\n"""\n'
    expect(extractCode(`\`\`\`python\n${code}\`\`\``)).toBe(code)
    expect(extractCode(code)).toBe(code)
  })

  it.each([
    ['nothing', ''],
    ['prose', 'I am sorry, but I cannot do this.'],
    ['only shell', '```bash\nls\n```'],
    ['an empty block', '```python\n```'],
  ])('none in %s', (_, answer) => {
    expect(extractCode(answer)).toBeNull()
  })
})

const line = fc.stringMatching(/^[ -_a-z{}]{0,30}$/).map((text) => text.trimEnd())
const program = fc
  .array(line, { maxLength: 12 })
  .map((lines) => ['import os', ...lines, 'print(os.name)', ''].join('\n'))
const prose = fc.stringMatching(/^[A-Z][a-z ,.]{0,60}$/)

it('a fenced program comes back unchanged, whatever prose stands around it', () => {
  fc.assert(
    fc.property(program, prose, prose, (code, before, after) => {
      expect(extractCode(`${before}\n\`\`\`python\n${code}\`\`\`\n${after}`)).toBe(code)
    }),
  )
})

it('any answer gives null or a text that ends in one line break, and extraction of code is stable', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), program), (answer) => {
      const code = extractCode(answer)
      if (code === null) return
      expect(code.endsWith('\n') && !code.endsWith('\n\n')).toBe(true)
    }),
  )
  fc.assert(fc.property(program, (code) => extractCode(code) === code))
})
