import { brotliDecompressSync } from 'node:zlib'
import { request } from 'undici'
import { beforeAll, describe, expect, it } from 'vitest'
import type { UpstreamExtensions } from '../../graphql/execution/upstream-extension.ts'
import { searchOf } from '../../tests/support/persisted-operation.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { fillVariables } from '../../workshop/fill.ts'
import type { ServedTab, TabSlot } from '../../workshop/shop-tabs.ts'
import { shopTabs } from '../../workshop/shop-tabs.ts'
import { TabRunner } from '../../workshop/tab-runner.ts'

let shopUrl: string
let storeUrl: string
let tabs: ServedTab[]
beforeAll(async () => {
  const backend = await sharedBackend()
  shopUrl = backend.shop.url
  storeUrl = backend.storeUrl
  const html = await (await fetch(`${shopUrl}/graphiql`)).text()
  const [, json = ''] = /<script type="application\/json" id="tabs">(.*?)<\/script>/s.exec(html) ?? []
  tabs = JSON.parse(json) as ServedTab[]
})

type Headers = Record<string, string>
type Answer = {
  data: any
  errors?: unknown
  extensions?: Partial<UpstreamExtensions>
}

async function run(query: string, variables = '{}', headers: Headers = {}) {
  const response = await fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: JSON.parse(variables) as object }),
  })
  return { response, answer: (await response.json()) as Answer }
}

/** The slot that a tab takes, as an order has it. */
function slotOf(served: ServedTab[]): TabSlot {
  const tab = served.find(({ operation }) => operation === 'SetSlot')
  const { date, windowId } = JSON.parse(tab?.variables ?? '{}') as TabSlot
  return { date, windowId }
}

/** A new visitor, as the headers of GraphiQL name one. */
async function newSession(): Promise<Headers> {
  const response = await fetch(`${storeUrl}/v1/session/`, { method: 'POST' })
  const { token } = (await response.json()) as { token: string }
  return { 'x-session-token': token }
}

const messagesTo = async (receiver: string) => {
  const response = await fetch(`${shopUrl}/sandbox/messages?to=${encodeURIComponent(receiver)}`)
  return ((await response.json()) as { text: string }[]).map(({ text }) => text)
}

const TO_ORDER = ['AddConstructorBouquet', 'StartCheckout', 'SetAddress', 'SetSlot', 'SetRecipient']
/** What is run first for a stranger who begins with a tab. */
const NEEDY: Record<string, string[]> = {
  RemoveCartLine: ['AddCartLine'],
  StartCheckout: TO_ORDER.slice(0, 1),
  SetAddress: TO_ORDER.slice(0, 2),
  DeliveryDetailsPage: TO_ORDER.slice(0, 3),
  SetSlot: TO_ORDER.slice(0, 3),
  SetRecipient: TO_ORDER.slice(0, 4),
  FinalDetailsPage: TO_ORDER,
  PlaceOrder: TO_ORDER,
  SignIn: ['SendCode'],
}

describe('/graphiql', () => {
  const NAMES = shopTabs({ date: '', windowId: '0' }).map(({ operation }) => operation)

  it('has tabs that make a whole purchase, one after the other, and sign in', async () => {
    const headers = await newSession()
    const answers: Record<string, Answer['data']> = {}
    for (const { operation, query, variables, fill } of tabs) {
      const ask = async (text: string) => (await run(text, '{}', headers)).answer.data as unknown
      // A job sends what is written.
      const receiver = fill && 'messageTo' in fill.from ? fill.from.messageTo : undefined
      if (receiver) await expect.poll(() => messagesTo(receiver), { timeout: 20_000 }).not.toEqual([])
      const filled = fill ? await fillVariables(variables, fill, { ask, messagesTo }) : variables
      const { answer, response } = await run(query, filled, headers)
      expect(answer.errors, operation).toBeUndefined()
      expect(JSON.stringify(answer.data), operation).not.toContain('"Refusal"')
      answers[operation] = answer.data
      // The sign-in makes a session of its own.
      for (const name of ['x-session-token', 'authorization']) {
        const token = response.headers.get(name)
        if (token) headers[name] = token
      }
    }
    expect(answers.ListingPage.listing.facets.colour.length).toBeGreaterThan(5)
    expect(answers.CartPage.cart).toMatchObject({ quantity: 2, lines: [{ productId: '253' }] })
    expect(answers.RemoveCartLine.removeCartLine.quantity).toBe(0)
    expect(answers.PlaceOrder.placeOrder).toMatchObject({
      state: 'AWAITING_PAYMENT',
      slot: slotOf(tabs),
    })
    expect(answers.SignIn.signIn.user.email).toBe('newcomer@example.org')
  })

  it.each(NAMES)('has a tab that a stranger runs before all others: %s', async (name) => {
    const headers = await newSession()
    const data = async (query: string, variables = '{}') =>
      (await run(query, variables, headers)).answer.data as Record<string, unknown>
    // To one address the next code comes a minute later.
    const served = JSON.parse(
      JSON.stringify(tabs).replaceAll('newcomer@', `${name.toLowerCase()}@`),
    ) as ServedTab[]
    const runner = new TabRunner(served, ({ query }, variables) => data(query, variables), {
      ask: data,
      messagesTo,
    })
    const tab = served.find(({ operation }) => operation === name) as ServedTab
    const first = await data(tab.query, tab.variables)
    expect(first).toBeTruthy()
    const lacking = runner.lacking(tab.query, JSON.parse(tab.variables), first)
    expect(lacking).toBe(NEEDY[name] ? tab : undefined)
    const { ranFirst, variables } = lacking
      ? await runner.prepare(lacking)
      : { ranFirst: undefined, variables: tab.variables }
    expect(ranFirst).toEqual(NEEDY[name])
    const { response, answer } = await run(tab.query, variables, headers)
    expect(response.status).toBe(200)
    expect(answer.errors).toBeUndefined()
    expect(JSON.stringify(answer.data)).not.toContain('"Refusal"')
    expect(runner.lacking(tab.query, JSON.parse(variables), answer.data)).toBeUndefined()
  })

  it('leaves what somebody changed in a tab as it is, and runs nothing that is there already', async () => {
    const headers = await newSession()
    const ran: string[] = []
    const runner = new TabRunner(
      tabs,
      async ({ query, operation }, variables) => {
        ran.push(operation)
        return (await run(query, variables, headers)).answer.data as Record<string, unknown>
      },
      { ask: async (query) => (await run(query, '{}', headers)).answer.data as unknown, messagesTo },
    )
    const tab = tabs.find(({ operation }) => operation === 'SetSlot') as ServedTab
    const slot = JSON.parse(tab.variables) as object
    const { answer } = await run(tab.query, tab.variables, headers)
    const wrong = { ...slot, windowId: '999' }
    const about = (field: string | null) => ({ setSlot: { __typename: 'Refusal', field } })
    expect(runner.lacking(tab.query, wrong, about('windowId'))).toBeUndefined()
    expect(runner.lacking(tab.query, wrong, about(null))).toBe(tab)
    expect((await runner.prepare(tab, JSON.stringify(wrong))).variables).toBe(JSON.stringify(wrong))
    ran.length = 0
    headers['x-session-token'] = (await newSession())['x-session-token'] ?? ''
    expect(runner.lacking(`# Mine\n${tab.query}`, slot, answer.data)).toBeUndefined()
    expect(ran).toEqual([])

    await runner.prepare(tab)
    expect(new Set(ran)).toEqual(new Set(['AddConstructorBouquet', 'StartCheckout', 'SetAddress']))
    ran.length = 0
    expect((await runner.prepare(tab)).ranFirst).toEqual(['SetAddress'])
    expect(ran).toEqual(['SetAddress'])
  })

  it('is a small page that is asked for anew each time, and answered with 304 when nothing has changed', async () => {
    const { headers, statusCode, body } = await request(`${shopUrl}/graphiql`, {
      headers: { 'accept-encoding': 'br' },
    })
    const bytes = Buffer.from(await body.arrayBuffer())
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' })
    expect(bytes.length).toBeLessThan(15_000)
    expect(brotliDecompressSync(bytes).toString()).toContain('<title>GraphiQL · Larkspur</title>')
    expect(String(headers['content-security-policy'])).toMatch(
      /default-src 'self'; style-src 'self' 'unsafe-inline'/,
    )
    const again = await request(`${shopUrl}/graphiql`, { headers: { 'if-none-match': String(headers.etag) } })
    await again.body.dump()
    expect(again.statusCode).toBe(304)
  })

  it('has files that are compressed and kept for good, and no script of elsewhere', async () => {
    const html = await (await fetch(`${shopUrl}/graphiql`)).text()
    const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      expect(file).toMatch(/^\/graphiql\/assets\/[\w.-]+-[\w-]{8}\.(js|css)$/)
      const { statusCode, headers, body } = await request(shopUrl + file, {
        headers: { 'accept-encoding': 'br' },
      })
      await body.dump()
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: expect.any(String),
      })
    }
  })
})

/** Header values as a browser sends them, byte by byte. */
const encoded = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value, 'utf8').toString('latin1')]),
  )

describe('the headers of /v1', () => {
  it('make an operation that of another visitor, and the browser stays who it is', async () => {
    const [one, other] = [await newSession(), await newSession()]
    const add =
      'mutation { setCartLine(input: { productId: "253", lineSlug: "red-12-short", quantity: 3 }) { __typename } }'
    const added = await run(add, '{}', { ...one, cookie: `session_token=${other['x-session-token']}` })
    expect(added.answer.data.setCartLine.__typename).toBe('Cart')
    expect(added.response.headers.getSetCookie()).toEqual([])
    const quantityOf = async (headers: Headers) =>
      (await run('{ cart { quantity } }', '{}', headers)).answer.data.cart?.quantity as number | undefined
    expect(await quantityOf(one)).toBe(3)
    expect(await quantityOf({ cookie: `session_token=${one['x-session-token']}` })).toBe(3)
    expect((await quantityOf(other)) ?? 0).toBe(0)
  })

  it.each<Headers>([{ 'x-session-token': 'rubbish…' }, { authorization: 'Bearer rubbish…' }])(
    'act for nobody when they are mistyped: %j',
    async (mistyped) => {
      const one = await newSession()
      const add =
        'mutation { setCartLine(input: { productId: "253", lineSlug: "red-12-short", quantity: 3 }) { __typename } }'
      await run(add, '{}', one)
      const headers = { ...encoded(mistyped), cookie: `session_token=${one['x-session-token']}` }
      expect((await run('{ cart { quantity } }', '{}', headers)).answer.data.cart).toBeNull()
    },
  )

  it('do not open the gateway to pages of other sites', async () => {
    const foreign = await fetch(`${shopUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://evil.example',
        ...(await newSession()),
      },
      body: JSON.stringify({ query: '{ cart { id } }' }),
    })
    expect(foreign.status).toBe(403)
  })
})

describe('the upstream calls of an operation', () => {
  const asked = { 'x-upstream-calls': 'all' }

  it('are told when they are asked for, with what the operation costs', async () => {
    const { answer } = await run('query Mine { cart { quantity } me { name } }', '{}', {
      ...(await newSession()),
      ...asked,
    })
    expect(answer.extensions?.upstream).toMatchObject({
      rounds: 1,
      calls: [{ method: 'GET', path: '/v1/basket/', status: 200, cache: 'bypass', round: 1, times: 1 }],
    })
    expect(answer.extensions?.cost).toEqual({
      tokens: { count: 12, limit: 2_000 },
      topLevelFields: { count: 2, limit: 50 },
    })
  })

  it('tell of a call that was refused', async () => {
    const { answer } = await run(
      '{ listing(type: CATEGORY, slug: "roses", page: 0) { list { id } } }',
      '{}',
      asked,
    )
    expect(answer.extensions?.upstream?.calls).toMatchObject([
      { status: 400, failure: 'http', cache: 'miss' },
    ])
    const log = await (await fetch(`${shopUrl}/sandbox/upstream`)).text()
    const [row = ''] = /<tr class="miss failed">[^]*?roses[^]*?<\/tr>/.exec(log) ?? []
    expect(row).toContain('<td class="number">400</td>')
    expect(row).toContain('a failed call is not kept')
  })

  it('are told to nobody else: not without the header, and not in an answer that may be kept', async () => {
    const { answer } = await run('{ hero { heading } }')
    expect(answer.extensions).toBeUndefined()
    const address = shopUrl + searchOf('HomePage', { layout: false })
    const shared = await fetch(address)
    expect(shared.headers.get('cache-control')).toMatch(/^public/)
    expect(await shared.text()).not.toContain('"upstream"')
    const told = await fetch(address, { headers: asked })
    expect(told.headers.get('cache-control')).toBe('private, no-store')
    expect(((await told.json()) as Answer).extensions?.upstream?.calls.length).toBeGreaterThan(10)
    for (const path of ['/', '/category/roses']) {
      const page = await (await fetch(shopUrl + path, { headers: asked })).text()
      expect(page).not.toContain('"upstream"')
    }
  })
})
