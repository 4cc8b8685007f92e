import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { COLOURS, FONTS, OTHERS, SPACES, STEPS } from './tokens.ts'

const UI = join(import.meta.dirname, '..', '..', 'ui')
const sources = globSync('*.tsx', { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

test('every token is in the style guide, and no other', () => {
  const css = readFileSync(join(UI, 'styles', 'tokens.css'), 'utf8')
  const tokens = new Set([...css.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name ?? ''))
  const shown = [...Object.values(COLOURS).flat(), ...FONTS, ...STEPS, ...SPACES, ...OTHERS]
  expect(shown.toSorted()).toEqual([...tokens].toSorted())
})

test('every part of client/ui is in the style guide', () => {
  const parts = globSync('**/*.tsx', { cwd: UI }).filter((file) => !file.includes('.test.'))
  expect(parts.length).toBeGreaterThan(20)
  const missing = parts.filter((file) => !sources.includes(`ui/${file.replaceAll('\\', '/')}'`))
  expect(missing.map((file) => basename(file))).toEqual([])
})
