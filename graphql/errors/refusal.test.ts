import { describe, expect, it } from 'vitest'
import { Refusal, orNull, orRefusal } from './refusal.ts'
import { UpstreamError } from './upstream-error.ts'

const upstream = (status: number, code = 'some_code', field?: string) =>
  new UpstreamError('http', 'GET /v1/x', {
    status,
    body: { code, message: 'A sentence.', ...(field && { field }) },
  })
const noAnswer = new UpstreamError('timeout', 'GET /v1/x', { status: 504 })

describe('a change', () => {
  it('that was made is its answer', async () => {
    expect(await orRefusal(Promise.resolve(7))).toBe(7)
  })

  it.each([400, 401, 404, 409, 422])(
    'that was refused with %i is a refusal with its code, message and field',
    async (status) => {
      expect(await orRefusal(Promise.reject(upstream(status, 'cart_full', 'body.x')))).toEqual(
        new Refusal('cart_full', 'A sentence.', {
          field: 'body.x',
          parts: [{ field: 'body.x', code: 'cart_full', message: 'A sentence.', limit: null }],
        }),
      )
      expect(await orRefusal(Promise.reject(upstream(status)))).toMatchObject({ field: null })
    },
  )

  it('that was asked for too often is a fault, but for a page that says so', async () => {
    const enough = upstream(429, 'too_many_requests')
    await expect(orRefusal(Promise.reject(enough))).rejects.toBe(enough)
    expect(await orRefusal(Promise.reject(enough), { tooOften: true })).toEqual(
      new Refusal('too_many_requests', 'A sentence.'),
    )
    const broken = upstream(429, 'broken')
    await expect(orRefusal(Promise.reject(broken), { tooOften: true })).rejects.toBe(broken)
  })

  it('that breaks rules names every wrong field with its code and limit', async () => {
    const parts = [
      { field: 'body.name', code: 'too_long', message: 'must be at most 80 characters', limit: 80 },
      { field: 'body.email', code: 'invalid_email', message: 'Invalid E-mail format' },
    ]
    const body = { code: 'invalid', message: 'body.name: must …', field: 'body.name', parts }
    const error = new UpstreamError('http', 'POST /v1/x', { status: 400, body })
    expect(await orRefusal(Promise.reject(error))).toMatchObject({
      ...{ code: 'invalid', field: 'body.name' },
      parts: [parts[0], { ...parts[1], limit: null }],
    })
  })

  it.each([
    ['a fault', upstream(500)],
    ['no answer', noAnswer],
    ['a refusal without words', new UpstreamError('http', 'GET /v1/x', { status: 404 })],
    ['a bug', new TypeError('x')],
  ])('that met %s is an exception', async (_what, error) => {
    await expect(orRefusal(Promise.reject(error))).rejects.toBe(error)
  })
})

describe('a thing by name', () => {
  it('is none when nothing has that name', async () => {
    expect(await orNull(Promise.reject(upstream(404)))).toBeNull()
    // It is too long for a path.
    expect(await orNull(Promise.reject(upstream(414)))).toBeNull()
  })

  const refused = (field: string) => {
    const body = { code: 'invalid', message: 'must be at least 1', field }
    return new UpstreamError('http', 'GET /v1/x', { status: 400, body })
  }

  it('is none when nothing can have that name, and an error for any other wrong argument', async () => {
    expect(await orNull(Promise.reject(refused('params.id')))).toBeNull()
    await expect(orNull(Promise.reject(refused('query.page')))).rejects.toThrow('must be at least 1')
  })

  it('is none when a person mistyped what is looked up', async () => {
    expect(await orNull(Promise.reject(refused('query.postcode')), { typed: true })).toBeNull()
    await expect(orNull(Promise.reject(upstream(500)), { typed: true })).rejects.toThrow()
  })

  it.each([
    ['a fault', upstream(500)],
    ['another refusal', upstream(429)],
    ['no answer', noAnswer],
  ])('is an exception on %s', async (_what, error) => {
    await expect(orNull(Promise.reject(error))).rejects.toBe(error)
  })
})
