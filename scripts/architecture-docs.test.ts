import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')

test('the features of the client are documented in the order that lint holds, all that are there', () => {
  const [, list = ''] = /const CLIENT_FEATURES = \[(.*?)\]/s.exec(read('eslint.config.js')) ?? []
  const inLint = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  const [, table = ''] = read('docs', 'architecture.md').split(/^\| feature .*\n\| -.*\n/m)
  const [rows = ''] = table.split('\n\n')
  expect([...rows.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)).toEqual(inLint)
  expect(readdirSync(join(ROOT, 'client', 'features')).toSorted()).toEqual(inLint.toSorted())
})
