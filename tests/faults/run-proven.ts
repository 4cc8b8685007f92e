import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { runNode } from '../../scripts/run-node.ts'
import type { Proven } from './proven.ts'
import type { Row } from './row.ts'

type Report = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}
type Result = { file: string; name: string; status: string }

const REPORT = join('.data', 'vitest-report-faults.json')
const ROOT = join(import.meta.dirname, '..', '..')

/** Runs the tests that prove these rows, each file once, and tells of each row whether its tests passed. */
export async function runProven(rows: readonly Proven[]): Promise<Row[]> {
  if (!rows.length) return []
  const files = [...new Set(rows.map(({ file }) => file))]
  await rm(REPORT, { force: true })
  await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['unit', 'store', 'server'].map((sort) => `--project=${sort}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    '--silent=true',
    ...files,
  ])
  const text = await readFile(REPORT, 'utf8').catch(() => '{"testResults":[]}')
  const results = (JSON.parse(text) as Report).testResults.flatMap(({ name, assertionResults }): Result[] =>
    assertionResults.map(({ fullName, status }) => ({ file: relative(ROOT, name), name: fullName, status })),
  )
  return rows.map((row) => judge(row, results))
}

function judge({ file, names, ...row }: Proven, results: Result[]): Row {
  const ofFile = results.filter((result) => result.file === file)
  const found = names.length
    ? ofFile.filter(({ name }) => names.some((words) => name.includes(words)))
    : ofFile
  const ran = found.filter(({ status }) => status === 'passed' || status === 'failed')
  const passed = ran.filter(({ status }) => status === 'passed')
  const failed = ran.filter(({ status }) => status === 'failed').map(({ name }) => `; failed: ${name}`)
  // A name that no test has is a row that nothing proves.
  const missing = names.filter((words) => !ofFile.some(({ name }) => name.includes(words)))
  const told = missing.length ? `; there is no test “${missing.join('”, “')}”` : ''
  return {
    ...row,
    seen: `${passed.length} of ${found.length} tests pass (${file})${told}${failed.join('')}`,
    held:
      found.length > 0 && ran.length === 0
        ? undefined
        : passed.length === found.length && passed.length > 0 && !missing.length,
  }
}
