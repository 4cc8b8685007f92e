import type { TypedDocumentNode } from '@urql/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeUpstream } from '../../../tests/support/stand-ins/upstream.ts'
import { startUpstream } from '../../../tests/support/stand-ins/upstream.ts'
import { patch, patchWithin } from './answer-cache.ts'
import { BrowserApi } from './browser-api.ts'
import { answerKey, persisted } from './persisted-request.ts'
import { TooManyRequests } from './too-many-requests.ts'

type Numbered = TypedDocumentNode<
  { number: number; other: { text: string } | null },
  { id?: number; layout?: boolean }
>
const operation = (name: string) => ({ __meta__: { documentId: `sha256:${name}` } }) as unknown as Numbered
const LISTING = operation('Listing')
const HEADER = operation('Header')
const ADD = operation('AddToCart')

let shop: FakeUpstream
let api: BrowserApi
beforeEach(async () => {
  shop = await startUpstream()
  let answered = 0
  shop.answer(() => ({ json: { data: { number: (answered += 1), other: { text: 'as it was' } } } }))
  // A browser asks the shop whose page it shows; there is no page here to take the address from.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(new URL(path, shop.url), init))
  // Changes that wait hear of the shopper’s leaving.
  vi.stubGlobal('window', new EventTarget())
  vi.useFakeTimers({ toFake: ['Date'] })
  api = new BrowserApi()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await shop.stop()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const ask = async (id = 1) => (await api.query(LISTING, { id })).data.number
/** What happens when somebody points at a link: its page's loader runs. */
const pointAt = (id = 1) => api.prefetching.query(LISTING, { id }).catch(() => {})
/** Shows an answer as a part of the page does; returns what it showed, in order. What is stale is shown again, and not new. */
function show(document: Numbered): (number | undefined)[] {
  const shown: (number | undefined)[] = []
  api.client
    .query(persisted(document), {}, { requestPolicy: 'cache-only' })
    .subscribe(({ data, stale }) => void (stale || shown.push(data?.number)))
  return shown
}

it('sends an operation as its id, a query by GET and a change by POST', async () => {
  await ask(7)
  await api.mutate(ADD, { id: 7 })
  const [query, change] = shop.seen
  const asked = new URL(query?.path ?? '', shop.url).searchParams
  expect(query?.method).toBe('GET')
  expect(Object.fromEntries(asked)).toEqual({
    extensions: '{"persistedQuery":{"sha256Hash":"sha256:Listing","version":1}}',
    variables: '{"id":7,"layout":false}',
  })
  expect(change?.method).toBe('POST')
  expect(JSON.parse(change?.body ?? '')).toEqual({
    extensions: { persistedQuery: { sha256Hash: 'sha256:AddToCart', version: 1 } },
    variables: { id: 7 },
  })
})

it('takes what is no JSON for a shop that was not reached', async () => {
  shop.answer(() => ({ status: 502, text: '<h1>Bad gateway</h1>' }))
  for (const asked of [() => ask(), () => api.mutate(ADD, {})])
    await expect(asked()).rejects.toMatchObject({ networkError: expect.any(Error) as Error })
})

it('ends a question that nobody waits for any more', async () => {
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => {
    signal = init?.signal
    return new Promise(() => {})
  })
  const { unsubscribe } = api.client.query(persisted(LISTING), {}).subscribe(() => {})
  await expect.poll(() => signal?.aborted).toBe(false)
  unsubscribe()
  expect(signal?.aborted).toBe(true)
})

it('a change that was one too many is told of in the words of who counts', async () => {
  const message = 'Please wait a minute.'
  const errors = [{ message, extensions: { code: 'TOO_MANY_REQUESTS' } }]
  shop.answer(() => ({ status: 429, json: { data: null, errors } }))
  for (const asked of [() => api.mutate(ADD, {}), ask]) {
    const error = await asked().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(TooManyRequests)
    expect((error as Error).message).toBe(message)
  }
})

it('sends changes one after the other', async () => {
  let underWay = 0
  let most = 0
  shop.answer(async () => {
    most = Math.max(most, (underWay += 1))
    await new Promise((done) => setTimeout(done, 20))
    underWay -= 1
    return { json: { data: { number: 1, other: null } } }
  })
  await Promise.all([1, 2, 3].map((id) => api.mutate(ADD, { id })))
  expect(
    shop.seen.map(({ body }) => (JSON.parse(body) as { variables: { id: number } }).variables.id),
  ).toEqual([1, 2, 3])
  expect(most).toBe(1)
})

describe('what was asked for when somebody pointed at a link', () => {
  it('is there for who follows it within ten seconds, once', async () => {
    await pointAt()
    later(9_999)
    expect(await ask()).toBe(1)
    expect(shop.seen).toHaveLength(1)
    expect(await ask()).toBe(2)
  })

  it('is too old after ten seconds: the page is asked for anew', async () => {
    await pointAt()
    later(10_000)
    expect(await ask()).toBe(2)
  })

  it('is asked for once in ten seconds, however often they point', async () => {
    await pointAt()
    later(9_999)
    await pointAt()
    expect(shop.seen).toHaveLength(1)
    later(1)
    await pointAt()
    expect(shop.seen).toHaveLength(2)
    expect(await ask()).toBe(2)
  })

  it('is not what another page asks for', async () => {
    await pointAt(1)
    expect(await ask(2)).toBe(2)
    expect(await ask(1)).toBe(1)
  })

  it('is no longer true after a change', async () => {
    await pointAt()
    await api.mutate(ADD, {})
    expect(await ask()).toBe(3)
  })

  it('is not taken when it was asked for before a change and is answered after it', async () => {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    shop.answer(async ({ method }, earlier) => {
      const number = method === 'POST' ? 9 : earlier
      if (method === 'GET' && earlier === 0) await held
      return { json: { data: { number, other: null } } }
    })
    const early = pointAt()
    await expect.poll(() => shop.seen.length).toBe(1)
    await api.mutate(ADD, {})
    expect(await ask()).toBe(1)
    release()
    await early
    expect(await ask()).toBe(2)
  })

  it('is asked for anew when it failed', async () => {
    shop.answer((_request, earlier) =>
      earlier ? { json: { data: { number: 7, other: null } } } : { status: 500, text: '' },
    )
    await pointAt()
    expect(await ask()).toBe(7)
  })
})

describe('a change that says what it has made of an answer', () => {
  const add = () =>
    api.mutate(ADD, {}, ({ number }) => [patch(LISTING, { number }), patch(HEADER, { number })])

  it('saves the page its question, once', async () => {
    await ask()
    await add()
    const { data } = await api.query(LISTING, { id: 1 })
    expect(data).toEqual({ number: 2, other: { text: 'as it was' } })
    expect(shop.seen).toHaveLength(2)
    expect(await ask()).toBe(3)
  })

  it('does so for the page that came with the document, too', async () => {
    api.cache.fill(answerKey(LISTING, { id: 1, layout: false }), { number: 100, other: null })
    await add()
    expect(await ask()).toBe(1)
    expect(shop.seen).toHaveLength(1)
  })

  it('shows in every part of the page that shows the answer', async () => {
    const shown = show(HEADER)
    api.cache.fill(answerKey(HEADER, {}), { number: 100, other: null })
    await add()
    expect(shown).toEqual([undefined, 100, 1])
    await api.refresh(HEADER, {}, () => [])
    expect(shown).toEqual([undefined, 100, 1, 2])
  })

  it('is about those answers only that it names', async () => {
    await ask()
    await api.mutate(ADD, {}, () => [patch(LISTING, ({ number }) => (number === 2 ? { number: 50 } : null))])
    expect(await ask()).toBe(3)
  })

  it('does not hide that a part of the page had failed', async () => {
    const errors = [{ message: 'No', path: ['other'], extensions: { code: 'UPSTREAM_FAILED' } }]
    shop.answer((_request, earlier) => ({
      json: { data: { number: earlier, other: null }, ...(earlier === 0 && { errors }) },
    }))
    expect((await api.query(LISTING, { id: 1 })).failed).toEqual(['other'])
    await add()
    expect(await ask()).toBe(1)
  })
})

describe('a page that is asked for while a change is under way', () => {
  /** Answers the first change, or the first question, only when what is returned is called. */
  function hold(held: 'POST' | 'GET') {
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    shop.answer(async ({ method }, earlier) => {
      if (method === held && earlier === 0) await released
      return { json: { data: { number: earlier, other: null } } }
    })
    return () => release()
  }

  it('shows what came of it, however late the answer comes', async () => {
    const release = hold('GET')
    const change = api.mutate(ADD, {}, ({ number }) => [patch(HEADER, { number })])
    const page = ask()
    await change
    await expect.poll(() => shop.seen.length).toBe(2)
    release()
    expect(await page).toBe(1)
  })

  it('is shown as the change says, when that comes later', async () => {
    const release = hold('POST')
    const change = api.mutate(ADD, {}, () => [patch(LISTING, { number: 50 })])
    expect(await ask()).toBe(0)
    release()
    await change
    expect(await ask()).toBe(50)
  })

  it('was only pointed at: who follows the link asks anew', async () => {
    const release = hold('POST')
    const change = api.mutate(ADD, {})
    await pointAt()
    release()
    await change
    expect(await ask()).toBe(1)
  })

  it('is no different for what a part of the page asks for', async () => {
    const shown = show(HEADER)
    const release = hold('GET')
    const change = api.mutate(ADD, {})
    const refreshed = api.refresh(HEADER, {}, () => [])
    await change
    release()
    await refreshed
    expect(shown.at(-1)).toBe(1)
  })
})

describe('another page of this browser', () => {
  type Visitor = TypedDocumentNode<
    { visitor: { cart: number; liked: number; name: string } | null },
    Record<string, never>
  >
  const VISITOR = { __meta__: { documentId: 'sha256:Visitor' } } as unknown as Visitor
  const nobody = { cart: 0, liked: 0, name: '' }
  const visitorIn = (one: BrowserApi) =>
    one.client.readQuery(persisted(VISITOR), {}, { requestPolicy: 'cache-only' })?.data?.visitor

  it.each([
    ['knows only what has changed', { cart: 1, liked: 5, name: 'Iris' }, { cart: 2, liked: 5, name: 'Iris' }],
    ['knew of nobody', null, { cart: 2, liked: 0, name: '' }],
  ])('hears of a part of an answer: it %s', async (_what, before, after) => {
    const other = new BrowserApi()
    const heard: string[] = []
    api.joinOtherTabs(() => {})
    other.joinOtherTabs((fields) => heard.push(...fields))
    other.cache.fill(answerKey(VISITOR, {}), { visitor: before })
    await api.mutate(ADD, {}, () => [patchWithin(VISITOR, 'visitor', nobody, { cart: 2 })])
    await expect.poll(() => heard).toEqual(['cart'])
    expect(visitorIn(other)).toEqual(after)
    window.dispatchEvent(new Event('pagehide'))
  })
})

it('what a part of the page asked for before a change is asked for again after it', async () => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  shop.answer(async ({ method }, earlier) => {
    if (method === 'GET' && earlier === 0) await held
    return { json: { data: { number: earlier, other: null } } }
  })
  const suggest = async () => (await api.client.query(persisted(LISTING), { id: 1 }).toPromise()).data?.number
  const early = suggest()
  await expect.poll(() => shop.seen.length).toBe(1)
  await api.mutate(ADD, {})
  release()
  expect(await early).toBe(0)
  expect(await suggest()).toBe(1)
  expect(await suggest()).toBe(1)
})

it('answers are forgotten but for the last fifty, and what is on show', async () => {
  const shown = show(HEADER)
  api.cache.fill(answerKey(HEADER, {}), { number: 1, other: null })
  for (let id = 1; id <= 60; id++)
    api.cache.fill(answerKey(LISTING, { id, layout: false }), { number: id, other: null })
  expect(api.cache.apply([patch(HEADER, { number: 2 })])).toBe(true)
  expect(shown.at(-1)).toBe(2)
  expect(api.cache.apply([patch(LISTING, ({ number }) => (number <= 10 ? { number: 0 } : null))])).toBe(false)
  expect(api.cache.apply([patch(LISTING, ({ number }) => (number === 60 ? { number: 0 } : null))])).toBe(true)
})
