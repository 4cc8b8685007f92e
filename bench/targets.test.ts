import { expect, test } from 'vitest'
import type { Figure, FigureResults } from './figure.ts'
import { targetsTable } from './targets.ts'

const partWith = (figures: Record<string, Figure>): FigureResults => ({
  facts: {
    ...{ cpu: '', cores: 2, memoryGB: 1, system: '', node: '', loadBefore: [], date: '2026-01-01' },
  },
  ...{ disturbing: [], seconds: 1, title: '', how: '', versions: '', tables: [], notes: [], figures },
})

const rowOf = (table: string, what: string) => table.split('\n').find((line) => line.includes(what)) ?? ''

test('a figure is met or missed by its target, the least of what is wanted or the most', () => {
  const table = targetsTable({
    memory: partWith({ idle: { value: 110, spread: [108, 111] } }),
    copies: partWith({ goodput: { value: 1.79, spread: undefined } }),
  })
  expect(rowOf(table, 'gateway idle')).toMatch(/at most 110 MB \| +110 MB \| +108 MB to 111 MB \| +met \|$/)
  expect(rowOf(table, 'what they answer')).toMatch(
    /at least 1\.80× one's \| +1\.79× one's \| +\| +missed \|$/,
  )
})

test('what could not be measured says why and is not met, nor is what an earlier run found where the last one failed', () => {
  const lost: Figure = { missing: 'this browser keeps no page' }
  const table = targetsTable({
    'back-forward': partWith({ lost }),
    memory: partWith({ idle: { value: 1, spread: undefined } }),
    failed: { memory: 'it ended' },
  })
  expect(rowOf(table, 'back/forward')).toMatch(/not measured: this browser keeps no page \| +\| +\|$/)
  expect(rowOf(table, 'gateway idle')).toMatch(/not measured: it ended \| +\| +\|$/)
  expect(rowOf(table, 'listing, no session')).toMatch(/not measured \| +\| +\|$/)
  expect(table).not.toMatch(/\| +met \|/)
})
