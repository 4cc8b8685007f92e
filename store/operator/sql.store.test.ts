import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTerminal } from '../../tests/support/processes/operator.ts'
import type { Terminal } from '../../tests/support/processes/operator.ts'
import { operate } from '../operate.ts'

let { store, type, expectRefused, stop } = {} as Terminal
beforeAll(async () => {
  ;({ store, type, expectRefused, stop } = await startTerminal())
})
afterAll(() => stop())

const capacities = async () =>
  (await store.db.$client.query<{ capacity: number }>('select distinct capacity from delivery_window')).rows

it('a statement of several lines changes rows, and what it answers is printed as a table', async () => {
  expect(await type('sql', 'run', 'update delivery_window\nset capacity = 7')).toEqual({
    code: 0,
    said: 'UPDATE: 7 rows',
  })
  expect(await capacities()).toEqual([{ capacity: 7 }])
  const question = `select 1 as one, null as none, '["a"]'::jsonb as list, date '2026-12-24' as day`
  const { said } = await type('sql', 'run', question)
  expect(said).toMatch(/^one\s+none\s+list\s+day\n1\s+null\s+\["a"\]\s+2026-12-24/)
  expect((await type('sql', 'run', 'select 1 as one where false')).said).toBe('(none)')
})

it('two statements are run, both or neither', async () => {
  const two = await type('sql', 'run', 'update delivery_window set capacity = 8; select count(*) from city')
  expect(two.said).toMatch(/^UPDATE: 7 rows\ncount\n\d+$/)
  await expectRefused(
    ['sql', 'run', 'update delivery_window set capacity = 9; select * from citty'],
    /^Nothing was changed: relation "citty" does not exist\nusage: /,
  )
  expect(await capacities()).toEqual([{ capacity: 8 }])
})

it('no statement, and one without quotes, are refused', async () => {
  await expectRefused(['sql', 'run'], 'The statement is missing')
  await expectRefused(['sql', 'run', 'select', '1'], 'between one pair of quotes')
})

it('a live shop takes none', async () => {
  const said: string[] = []
  const { databaseUrl } = store
  const code = await operate(['sql', 'run', 'update delivery_window set capacity = 1'], {
    ...{ mode: 'live', databaseUrl, dataFolder: tmpdir(), authSecret: 'x'.repeat(32) },
    say: (line) => said.push(line),
  })
  expect(said.join('\n')).toContain('The database of a live shop takes no statements here')
  expect(code).toBe(2)
  expect(await capacities()).not.toEqual([{ capacity: 1 }])
})
