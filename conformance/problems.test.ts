import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Answer } from './backend.ts'
import { answerProblem, refusalProblem, shapeProblem, typeProblem } from './problems.ts'

const answer = (status: number, json: unknown, more: Partial<Answer> = {}): Answer => ({
  ...{ status, json, contentType: 'application/json; charset=utf-8', retryAfter: null },
  ...more,
})
const refused = (status: number, error: object, more: Partial<Answer> = {}) =>
  answer(status, { error: { message: 'No.', ...error } }, more)

describe('what is wrong with an answer', () => {
  const Cart = z.object({ data: z.object({ total: z.int(), lines: z.array(z.object({ id: z.int() })) }) })

  it('is nothing when it is as its schema says, whatever else is in it', () => {
    expect(answerProblem(Cart, answer(200, { data: { total: 1, lines: [{ id: 1 }] }, more: true }))).toBe(
      undefined,
    )
  })

  it('is its status, with the code of a refusal', () => {
    expect(answerProblem(Cart, refused(409, { code: 'busy' }))).toBe(
      'status: expected 200, seen 409 busy (No.)',
    )
    expect(answerProblem(Cart, answer(0, undefined, { failure: 'reset' }))).toBe(
      'status: expected 200, seen no answer (reset)',
    )
  })

  it.each([
    [{ data: { total: 1.5, lines: [] } }, 'data.total: expected int, seen 1.5'],
    [{ data: { total: 1, lines: [{ id: 1 }, {}] } }, 'data.lines.1.id: expected number, seen nothing'],
    [{ data: { total: 'a', lines: null } }, 'data.total: expected number, seen "a" (and 1 more)'],
    [undefined, 'body: expected object, seen nothing'],
  ])('%j has the path, what was expected and what was seen', (json, problem) => {
    expect(shapeProblem(Cart, json)).toBe(problem)
  })

  it('names the values of a list and the format of a text', () => {
    expect(shapeProblem(z.enum(['a', 'b']), 'c')).toBe('body: expected "a" or "b", seen "c"')
    expect(shapeProblem(z.iso.date(), 'soon')).toBe('body: expected the format date, seen "soon"')
  })

  it('is its content type when that is no JSON', () => {
    expect(typeProblem(answer(200, {}))).toBe(undefined)
    expect(typeProblem(answer(200, {}, { contentType: 'application/json' }))).toBe(undefined)
    for (const contentType of ['text/html', 'application/jsonp', ''])
      expect(typeProblem(answer(200, {}, { contentType }))).toContain('expected application/json')
  })
})

describe('what is wrong with a refusal', () => {
  const wanted = { code: 'not_found' } as const
  it('is nothing when it has the status and the code', () => {
    expect(refusalProblem(refused(404, { code: 'not_found' }), wanted)).toBe(undefined)
    const either = { code: ['auth_required', 'session_required'] } as const
    expect(refusalProblem(refused(401, { code: 'session_required' }), either)).toBe(undefined)
  })

  it.each([
    [answer(200, {}), 'status: expected 404, seen 200'],
    [refused(404, { code: 'gone' }), 'error.code: expected not_found, seen "gone"'],
    [refused(404, {}), 'error.code: expected string, seen nothing'],
    [answer(404, undefined), 'body: expected object, seen nothing'],
    [
      refused(404, { code: 'not_found' }, { contentType: 'text/plain' }),
      'content-type: expected application/json, seen text/plain',
    ],
  ])('%j', (seen, problem) => {
    expect(refusalProblem(seen, wanted)).toBe(problem)
  })

  it('is another field than the one that was wrong', () => {
    const invalid = { code: 'invalid', field: 'body.quantity' } as const
    expect(refusalProblem(refused(400, invalid), invalid)).toBe(undefined)
    expect(refusalProblem(refused(400, { code: 'invalid' }), invalid)).toBe(
      'error.field: expected "body.quantity", seen nothing',
    )
  })

  it.each([
    ['60', undefined],
    [null, 'header Retry-After: expected seconds, seen none'],
    ['0', 'header Retry-After: expected seconds, seen 0'],
    ['soon', 'header Retry-After: expected seconds, seen soon'],
  ])('of a limit with Retry-After %s', (retryAfter, problem) => {
    const limited = refused(429, { code: 'too_many_requests' }, { retryAfter })
    expect(refusalProblem(limited, { code: 'too_many_requests' })).toBe(problem)
  })
})
