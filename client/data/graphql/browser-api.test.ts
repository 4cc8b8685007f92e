import type { TypedDocumentNode } from 'urql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeUpstream } from '../../../tests/support/upstream.ts'
import { startUpstream } from '../../../tests/support/upstream.ts'
import { BrowserApi } from './browser-api.ts'
import { TooManyRequests } from './too-many-requests.ts'

type Numbered = TypedDocumentNode<{ number: number }, { id?: number; layout?: boolean }>
const operation = (name: string) => ({ __meta__: { documentId: `sha256:${name}` } }) as unknown as Numbered
const LISTING = operation('Listing')
const ADD = operation('AddToCart')

let shop: FakeUpstream
let api: BrowserApi
beforeEach(async () => {
  shop = await startUpstream()
  let answered = 0
  shop.answer(() => ({ json: { data: { number: (answered += 1) } } }))
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
const pointAt = (id = 1) => api.prefetch(() => ask(id))

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

  it('is asked for anew when it failed', async () => {
    shop.answer((_request, earlier) =>
      earlier ? { json: { data: { number: 7 } } } : { status: 500, text: '' },
    )
    await pointAt()
    expect(await ask()).toBe(7)
  })
})
