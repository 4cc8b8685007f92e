import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROVEN } from './proven.ts'

const ROOT = join(import.meta.dirname, '..', '..')

test('each row that tests prove names a file that there is, and tests that are in it', async () => {
  const missing: string[] = []
  for (const { file, names } of PROVEN) {
    const text = (await readFile(join(ROOT, file), 'utf8').catch(() => '')).replaceAll("\\'", "'")
    if (!text) missing.push(file)
    for (const words of names) if (!text.includes(words)) missing.push(`${file}: ${words}`)
  }
  expect(missing).toEqual([])
})
