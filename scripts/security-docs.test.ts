import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const docs = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8')

/** The rows of the table under a heading, as cells. */
function rowsUnder(heading: string): string[][] {
  const section = docs.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

test('every control of the threat model is proven by tests that are there', () => {
  const rows = rowsUnder('Threat model')
  expect(rows.length).toBeGreaterThan(20)
  for (const [asset, attacker, control, proof = ''] of rows) {
    for (const cell of [asset, attacker, control]) expect(cell).toBeTruthy()
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect(files.length, asset).toBeGreaterThan(0)
    for (const file of files) {
      expect(file, asset).toMatch(/\.test\.ts$/)
      expect(existsSync(join(ROOT, file)), `${file} is there`).toBe(true)
    }
  }
})

test('ASVS is judged chapter by chapter, and each exception is named', () => {
  const rows = rowsUnder('OWASP ASVS 5, level 2')
  expect(rows.map(([chapter = '']) => chapter.split(' ')[0])).toEqual(
    Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
  )
  for (const [chapter, judged, words = ''] of rows) {
    expect(['met', 'met in part', 'not applicable'], chapter).toContain(judged)
    if (judged === 'met in part') expect(words, chapter).toContain('Not met')
  }
})

test('SECURITY.md and the documentation lead to each other', () => {
  expect(readFileSync(join(ROOT, 'SECURITY.md'), 'utf8')).toContain('docs/security.md')
  expect(docs).toContain('../SECURITY.md')
})
