import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { usageOf } from './usage.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** Runs a command as npm does, and answers with its exit code and all that it printed. */
async function launch(...args: string[]) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/launch.mjs', ...args], {
      cwd: ROOT,
    })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: `${stdout}${stderr}` }
  }
}

it('says how a command is called and does nothing else', async () => {
  const { code, said } = await launch('worker', '--help')
  expect(code).toBe(0)
  expect(said).toContain(usageOf('worker'))
})

it('refuses a word behind a command that takes none', async () => {
  const { code, said } = await launch('worker', 'now')
  expect(code).toBe(1)
  expect(said).toContain('npm run worker')
})

/** Commands that read `--help` themselves, or whose program does. */
const THEMSELVES = [
  ...['store', 'migrate', 'seed', 'topology', 'bench', 'supply-chain', 'conformance', 'codegen', 'release'],
  ...['package', 'typecheck', 'lint', 'format', 'test:unit', 'test:store', 'test:server', 'test:lint'],
  ...['test:faults', 'test:simulation', 'test:load', 'test:mutation'],
]

it('is there for every command, or the command has its own', async () => {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const names = new Set(Object.values(scripts).map((script) => script.split(' ').at(-1) ?? ''))
  expect([...names].filter((name) => !usageOf(name)).toSorted()).toEqual(THEMSELVES.toSorted())
})
