import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { asSafeError, safeError, safeText } from './safe-error.ts'

const CANARY = 'door code 4711'

function databaseError(code: string, message: string): Error {
  return Object.assign(new pg.DatabaseError(message, 1, 'error'), {
    ...{ code, severity: 'ERROR', table: 'order', constraint: 'order_check', routine: 'ExecConstraints' },
    ...{ detail: `Failing row contains (${CANARY}).`, where: CANARY, hint: CANARY, internalQuery: CANARY },
  })
}

const thrownBy = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}

test.each([
  [
    'a query',
    new DrizzleQueryError(
      'insert into "order" values ($1)',
      [CANARY],
      databaseError('23514', 'violates check'),
    ),
  ],
  [
    'a value in a message of the database',
    databaseError('22P02', `invalid input syntax for type integer: ${CANARY}`),
  ],
  ['a text that is not JSON', thrownBy(() => JSON.parse(`{"note": ${CANARY}`))],
  [
    'a cause of a cause',
    new Error('a', { cause: new Error('b', { cause: new DrizzleQueryError('q', [CANARY]) }) }),
  ],
  [
    'one of many',
    new AggregateError(
      [new DrizzleQueryError('q', [CANARY])],
      `1 failed: Failed query: q\nparams: ${CANARY}`,
    ),
  ],
  [
    'a property',
    Object.assign(new Error('x'), { body: CANARY, input: CANARY, code: CANARY, status: CANARY }),
  ],
  ['a frame that was typed', new DrizzleQueryError('q', [`\n    at ${CANARY} (file:///x.ts:1:1)`])],
  ['a quotation', new Error(`The carrier said "550 no ${CANARY}"`)],
  ['a text', CANARY],
  ['an object', { message: CANARY, stack: CANARY }],
])('nothing that somebody typed is told: %s', (_what, error) => {
  for (const shown of [JSON.stringify(safeError(error)), inspect(asSafeError(error), { depth: 9 })])
    expect(shown).not.toMatch(/4711|door code/)
})

test('an error is still found by what it says', () => {
  const error = safeError(
    new DrizzleQueryError('insert into "order" values ($1)', [CANARY], databaseError('23514', 'x')),
  )
  expect(error).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into "order" values ($1)',
    stack: expect.stringContaining('safe-error.test.ts'),
    cause: { code: '23514', table: 'order', constraint: 'order_check', routine: 'ExecConstraints' },
  })
  expect(safeError(databaseError('57014', 'canceling statement due to statement timeout')).message).toBe(
    'canceling statement due to statement timeout',
  )
  expect(
    safeError(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })),
  ).toMatchObject({
    type: 'Error',
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
  })
})

test('an error may say by itself what is logged of it', () => {
  class Refused extends Error {
    forLog() {
      return { message: 'GET /v1/tracking/:token', status: 500 }
    }
  }
  const shown = safeError(new Refused('GET /v1/tracking/12345678-abcd'))
  expect(shown).toMatchObject({ type: 'Refused', message: 'GET /v1/tracking/:token', status: 500 })
  expect(JSON.stringify(shown)).not.toContain('12345678')
})

test('an error of a compiled query is one, and is told by what it carries', () => {
  class Compiled {
    message = 'Cannot return null for non-nullable field Query.benefits.'
    stack = ''
  }
  expect(safeError(new Compiled())).toMatchObject({
    type: 'Compiled',
    message: expect.stringContaining('Query.benefits'),
  })
  const carrying = Object.assign(new Compiled(), { originalError: new TypeError('x is undefined') })
  expect(safeError(carrying)).toMatchObject({ type: 'TypeError', message: 'x is undefined' })
})

test('an error that causes itself comes to an end', () => {
  const error = new Error('a')
  error.cause = error
  expect(JSON.stringify(safeError(error)).length).toBeLessThan(20_000)
})

test.each([
  ['550 5.1.1 iris@example.org: no mailbox', '550 5.1.1 …@… no mailbox'],
  ['GET /v1/search/?query=roses failed', 'GET /v1/search/?… failed'],
  ['token 0b7a3f1e-7f3c-4d0a-9c1e-1f2e3d4c5b6a', 'token …'],
  ['call +44 7700 900456 back', 'call … back'],
  ['The pages did not introduce themselves', 'The pages did not introduce themselves'],
])('%s', (text, shown) => {
  expect(safeText(text)).toBe(shown)
})

test('what is not as its schema has it is told by its place, and never by its value', () => {
  const schema = z.object({
    blocks: z.array(z.object({ kind: z.literal('text'), days: z.int() })),
    by: z.record(z.string(), z.int()),
  })
  const error = schema.safeParse({ blocks: [{ kind: CANARY, days: CANARY }], by: { [CANARY]: CANARY } }).error
  const { message, type } = safeError(error)
  expect(type).toBe('ZodError')
  expect(message).toBe(
    'Not as its schema has it: blocks.0.kind (invalid_value); blocks.0.days (invalid_type, number is expected); by.… (invalid_type, number is expected)',
  )
  expect(message).not.toContain(CANARY)
})
