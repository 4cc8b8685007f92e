import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** What a process prints and ends with whose code fails in this way, with an address that a shopper typed. */
async function processThat(fails: string) {
  const script = `
    import { sayUncaught } from ${JSON.stringify(join(import.meta.dirname, 'uncaught.ts'))}
    sayUncaught()
    process.on('unhandledRejection', (error) => console.error(error))
    sayUncaught()
    const fault = Object.assign(new Error('insert failed for "iris@example.org"'), { parameters: ['iris@example.org'] })
    ${fails}
    setTimeout(() => console.log('still here'), 50)`
  return run(process.execPath, ['--input-type=module', '-e', script]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

test('a promise that fails unheard is told without what shoppers typed, and ends nothing', async () => {
  const { code, stdout, stderr } = await processThat('void Promise.reject(fault)')
  expect(code).toBe(0)
  expect(stdout).toContain('still here')
  expect(stderr).toContain('insert failed')
  expect(stderr).not.toContain('iris@')
})

test('what is thrown is told without what shoppers typed, and ends the process', async () => {
  const { code, stdout, stderr } = await processThat('setTimeout(() => { throw fault })')
  expect(code).toBe(1)
  expect(stdout).not.toContain('still here')
  expect(stderr).toContain('insert failed')
  expect(stderr).not.toContain('iris@')
})
