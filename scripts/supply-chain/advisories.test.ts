import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { affectedBy, readAdvisories } from './advisories.ts'

async function advisoriesOf(...advisories: object[]) {
  const folder = await mkdtemp(join(tmpdir(), 'advisories-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [index, advisory] of advisories.entries())
    await writeFile(join(folder, `${index}.json`), JSON.stringify(advisory))
  return readAdvisories(folder)
}

const about = (name: string, entry: object, more: object = {}) => ({
  ...{ id: 'GHSA-1', summary: 'Prototype pollution', ...more },
  affected: [{ package: { ecosystem: 'npm', name }, ...entry }],
})
const semver = (...events: object[]) => ({ ranges: [{ type: 'SEMVER', events }] })
const peony = (version: string) => [{ name: 'peony', path: 'node_modules/peony', version }]

test.each([
  ['1.2.3', true],
  ['1.2.4-beta.1', true],
  ['1.2.4', false],
  ['1.1.9', false],
  ['10.0.0', false],
  ['3.0.0', true],
  ['3.1.0', true],
  ['3.1.1', false],
])('%s is affected: %s', async (version, isAffected) => {
  const ranges = semver(
    { introduced: '1.2.0' },
    { fixed: '1.2.4' },
    { introduced: '3.0.0' },
    { last_affected: '3.1.0' },
  )
  const advisories = await advisoriesOf(about('peony', ranges))
  expect(affectedBy(advisories, peony(version))).toEqual(
    isAffected ? [`peony@${version}: GHSA-1 Prototype pollution`] : [],
  )
})

test('from the first version on, and by a list of versions', async () => {
  const all = await advisoriesOf(
    about('peony', semver({ introduced: '0' })),
    about('peony', { versions: ['2.0.0'] }),
  )
  expect(affectedBy(all, peony('2.0.0'))).toHaveLength(2)
  expect(affectedBy(all, peony('2.0.1'))).toHaveLength(1)
})

test('others, withdrawn ones and other ecosystems say nothing of it', async () => {
  const range = semver({ introduced: '0' })
  const elsewhere = {
    ...about('peony', range),
    affected: [{ package: { ecosystem: 'PyPI', name: 'peony' }, ...range }],
  }
  const none = await advisoriesOf(
    about('rose', range),
    about('peony', range, { withdrawn: '2026-01-01T00:00:00Z' }),
    elsewhere,
  )
  expect(affectedBy(none, peony('1.0.0'))).toEqual([])
})

test('a file that is no advisory stops the reading, with its name', async () => {
  await expect(advisoriesOf({ summary: 'no id' })).rejects.toThrow('0.json is no advisory')
})
