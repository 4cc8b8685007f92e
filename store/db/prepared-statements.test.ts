import { describe, expect, it } from 'vitest'
import { PreparedStatements } from './prepared-statements.ts'

describe('prepared statements', () => {
  it('are the queries that are made often, each by a name of its own', () => {
    const statements = new PreparedStatements({ after: 3 })
    const ask = (text: string) => [1, 2, 3, 4].map(() => statements.nameFor(text))
    expect(ask('select 1')).toEqual([undefined, undefined, 'frequent_1', 'frequent_1'])
    expect(ask('select 2')).toEqual([undefined, undefined, 'frequent_2', 'frequent_2'])
    expect(statements.nameFor('select 1')).toBe('frequent_1')
  })

  it('are never changes, whose text says for which request they are', () => {
    const statements = new PreparedStatements({ after: 1 })
    for (const text of ['insert into cart values ($1)', 'update cart set id = $1', 'begin', 'selected'])
      expect(statements.nameFor(text), text).toBeUndefined()
  })

  it('are no more than a connection should keep', () => {
    const statements = new PreparedStatements({ limit: 2, after: 1 })
    const texts = ['select 1', 'select 2', 'select 3', 'select 1']
    expect(texts.map((text) => statements.nameFor(text))).toEqual([
      'frequent_1',
      'frequent_2',
      undefined,
      'frequent_1',
    ])
    expect(new PreparedStatements({ limit: 0, after: 1 }).nameFor('select 1')).toBeUndefined()
  })

  it('are found among any number of queries that are new each time', () => {
    const statements = new PreparedStatements({ after: 2 })
    for (let query = 0; query < 10_000; query++) statements.nameFor(`select ${query}`)
    expect(statements.nameFor('select often')).toBeUndefined()
    expect(statements.nameFor('select often')).toBe('frequent_1')
  })
})
