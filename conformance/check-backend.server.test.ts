import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../contract/endpoints.ts'
import type { Backend } from '../tests/support/processes/backend.ts'
import { startBackend } from '../tests/support/processes/backend.ts'
import type { Break } from '../tests/support/stand-ins/breaking-proxy.ts'
import { startBreakingProxy } from '../tests/support/stand-ins/breaking-proxy.ts'
import { checkBackend } from './check-backend.ts'
import { checksOf } from './report.ts'
import type { Row } from './report.ts'
import { summaryOf, tableOf } from './table.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ WRONG_CODES_PER_SESSION: '10', CLIENT_ERRORS_PER_SESSION: '10' })
})
afterAll(() => backend.stop())

const failedIn = (rows: Row[]) => rows.filter(({ result }) => result === 'failed')
const lineOf = ({ call, check }: Row) => `${call}, ${check}`

/** What no walk through a backend brings about in minutes; the table says why for each. */
const OUT_OF_REACH = 80
/** Calls that a walk through the sandbox cannot have answered. */
const UNANSWERED: string[] = [
  // Two links come by e-mail after hours.
  'openCart',
  'openOrder',
]

/** The kit makes a thousand calls, one after the other: on a busy machine that takes minutes. */
const PATIENCE_MS = 600_000

describe('the conformance kit', { timeout: PATIENCE_MS }, () => {
  it('finds nothing wrong with the store, and has a row for every call and check', async () => {
    const messagesUrl = `${backend.storeUrl}/sandbox/messages`
    const rows = await checkBackend(backend.storeUrl, { messagesUrl })
    console.log(`    ${summaryOf(rows)}`)
    expect(failedIn(rows)).toEqual([])
    expect(rows.map(lineOf)).toEqual(
      [...ENDPOINTS].flatMap(([call, endpoint]) => checksOf(endpoint).map((check) => `${call}, ${check}`)),
    )
    const notReached = rows.filter(({ result }) => result === 'not reached')
    const unanswered = notReached.filter(({ check }) => check === 'answer').map(({ call }) => call)
    expect(unanswered.sort()).toEqual([...UNANSWERED].sort())
    // What is never answered cannot be answered twice.
    const missed = notReached.filter(
      ({ call, check }) => check !== 'idempotency' || !UNANSWERED.includes(call),
    )
    expect(missed.filter(({ call }) => !UNANSWERED.includes(call)).length).toBeLessThanOrEqual(OUT_OF_REACH)
    for (const check of ['no token', 'dead token', 'idempotency', 'unreadable body'])
      expect(missed.filter((row) => row.check === check)).toEqual([])
  })

  it('reports a call that is not answered in its rows, goes on with the others, and says what needs messages', async () => {
    const hangUp = { of: /^POST \/v1\/log\/$/, answer: () => expect.unreachable('cut off') }
    const proxy = await startBreakingProxy(backend.storeUrl, [hangUp])
    const rows = await checkBackend(proxy.url, {})
    await proxy.stop()
    const failed = failedIn(rows)
    expect(failed.map(lineOf)).toEqual(
      ['answer', 'malformed input', 'unreadable body', '429 too_many_requests'].map(
        (check) => `writeLog, ${check}`,
      ),
    )
    for (const row of failed) expect(row).toMatchObject({ why: expect.stringContaining('no answer (') })
    const ofAccounts = rows.filter(({ call, check }) => call === 'getBonuses' && check === 'answer')
    expect(ofAccounts).toEqual([
      {
        call: 'getBonuses',
        check: 'answer',
        result: 'not reached',
        why: 'needs somebody who is signed in: give --messages',
      },
    ])
    expect(rows.find(({ call, check }) => call === 'getBonuses' && check === 'no token')?.result).toBe(
      'passed',
    )
  })

  it('reports each of ten things that are broken in its row, and nowhere else', async () => {
    const proxy = await startBreakingProxy(
      backend.storeUrl,
      BROKEN.map(({ how }) => how),
    )
    const messagesUrl = `${backend.storeUrl}/sandbox/messages`
    const rows = await checkBackend(proxy.url, { messagesUrl })
    await proxy.stop()
    const failed = failedIn(rows)
    console.log(tableOf(failed).replace(/^/gm, '    '))
    expect(failed.map(lineOf).sort()).toEqual(BROKEN.map(({ row }) => row).sort())
    for (const { row, why } of BROKEN)
      expect(failed.find((each) => lineOf(each) === row)).toMatchObject({ why: expect.stringMatching(why) })
  })

  it('fails as a whole where no backend answers', async () => {
    await expect(checkBackend('http://127.0.0.1:9', {})).rejects.toThrow(
      'Nothing answers at http://127.0.0.1:9',
    )
  })
})

const EMPTY = { page: 1, per_page: 24, total: 0, total_pages: 1, is_exact: true }

const BROKEN: { what: string; how: Break; row: string; why: RegExp }[] = [
  {
    what: 'a field is missing',
    how: { of: /^GET \/v1\/footer\/$/, answer: ({ json }) => delete json.data.legal },
    row: 'getFooter, answer',
    why: /^data\.legal: expected string, seen nothing$/,
  },
  {
    what: 'a field has the wrong type',
    how: { of: /^GET \/v1\/reviews\/$/, answer: ({ json }) => (json.data.count = 'many') },
    row: 'getReviews, answer',
    why: /^data\.count: expected int, seen "many"$|^data\.count: expected number, seen "many"$/,
  },
  {
    what: 'the status is another',
    how: {
      of: /^POST \/v1\/favorite\//,
      answer: (answer) => (answer.status = answer.status === 200 ? 201 : answer.status),
    },
    row: 'addFavorite, answer',
    why: /^status: expected 200, seen 201$/,
  },
  {
    what: 'Idempotency-Key is lost',
    how: { of: /^POST \/v1\/order\/to-pay\//, call: ({ headers }) => headers.delete('idempotency-key') },
    row: 'placeOrder, idempotency',
    why: /key/,
  },
  {
    what: 'the second page is the first again',
    how: { of: /^GET \/v1\/search\/$/, call: ({ query }) => query.delete('page') },
    row: 'search, paging',
    why: /^pagination\.page: expected 1 and 2, seen 1 and 1$/,
  },
  {
    what: 'Retry-After is missing',
    how: {
      of: /^POST \/v1\/gift-card\/balance\/$/,
      answer: ({ headers }) => headers.delete('retry-after'),
    },
    row: 'getGiftCardBalance, 429 too_many_requests',
    why: /^header Retry-After: expected seconds, seen none$/,
  },
  {
    what: 'an error has no code',
    how: {
      of: /^GET \/v1\/blog\/posts\/[^/]+\/$/,
      answer: ({ status, json }) => status === 404 && delete json.error.code,
    },
    row: 'getPost, not found',
    why: /^error\.code: expected string, seen nothing$/,
  },
  {
    what: 'money has pence after a point',
    how: { of: /^GET \/v1\/delivery\/zones\/$/, answer: ({ json }) => (json.data[0].price_from = 4.95) },
    row: 'getZones, answer',
    why: /^data\.0\.price_from: expected int, seen 4\.95$/,
  },
  {
    what: 'the content type is that of a page',
    how: { of: /^GET \/v1\/faq\/$/, answer: ({ headers }) => headers.set('content-type', 'text/html') },
    row: 'getFaq, content type',
    why: /^content-type: expected application\/json, seen text\/html$/,
  },
  {
    what: 'a token of nobody is taken',
    how: {
      of: /^GET \/v1\/user\/bonuses$/,
      answer: (answer, { headers }) => {
        if (answer.status !== 401 || !headers.has('authorization')) return
        answer.status = 200
        answer.json = { data: { balance: 0, percent: 5, tooltip: '', history: [], pagination: EMPTY } }
      },
    },
    row: 'getBonuses, dead token',
    why: /^a sign-in of nobody: status: expected 401, seen 200$/,
  },
]
