import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Backend } from '../support/backend.ts'
import { startShopProcess } from '../support/shop-process.ts'
import { copyTemplate } from '../support/test-server.ts'
import { REAL_LIMITS, lettersTo, setClock, startAttackedShop } from './attacks/attacked-shop.ts'
import { BY_MAIL, BY_PHONE, askForCode, getsCode, signUp } from './attacks/codes.ts'
import { REDIRECT_BAIT } from './attacks/redirect-bait.ts'
import { askRaw, forAll, upTo } from './attacks/raw.ts'
import { DECLINED, FINAL, PAYS, notePurchase, order, repeat, subscribe } from './attacks/shopping.ts'
import type { Purchase } from './attacks/shopping.ts'
import { Visitor, fillIn, offered, wordsOf } from './attacks/visitor.ts'
import type { Page } from './attacks/visitor.ts'

/** What attackers got, a line for each attack: with ATTACKED_ROOT it is another version of the shop that was attacked. */
const outcomes: string[] = []
const tell = (attack: string, got: string) => outcomes.push(`    ${attack}: ${got}`)

let backend: Backend
let purchase: Purchase
const visitors: Visitor[] = []
/** Somebody in a network; all the others of it have the same first three numbers and the same last. */
function visitorOf(network: string): Visitor {
  const visitor = new Visitor(backend.shop.url, network)
  visitors.push(visitor)
  return visitor
}
beforeAll(async () => {
  backend = await startAttackedShop()
  purchase = await notePurchase(visitorOf('192.0.2.1'), 4)
})
afterAll(async () => {
  console.log(outcomes.join('\n'))
  await Promise.all(visitors.map((visitor) => visitor.close()))
  await backend.stop()
})

test('no address leads to another site', async () => {
  const { url } = backend.shop
  const answers = await forAll(REDIRECT_BAIT, (path) => askRaw(url, path, { 'x-forwarded-for': '203.0.113.1' }))
  const away = REDIRECT_BAIT.filter((_path, index) => {
    const { location } = answers[index] ?? {}
    return location !== undefined && new URL(location, url).origin !== url
  })
  tell('open redirect', `${away.length} of ${REDIRECT_BAIT.length} lead to another site ${away.slice(0, 2).join(' ')}`)
  expect(away).toEqual([])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

describe('the first bouquet for less', () => {
  const FAMILY = { name: 'Basil Ford', postcode: 'N1 9GU', line1: '1 Caledonian Road' }
  const SAME = [
    { ...FAMILY, email: 'basil.ford+one@example.org', phone: '020 7946 0991' },
    { ...FAMILY, email: 'quite.another@example.net', phone: '+44 (0)20 79460991' },
    { ...FAMILY, email: 'B.asilFord+3@EXAMPLE.org', phone: '00442079460991' },
  ] as const
  const CHEAP = /£3\.06/
  const toldIn = (pages: Page[]) => pages.some((page) => /one first bouquet for each household/.test(wordsOf(page)))
  const offer = async (visitor: Visitor) =>
    visitor.press(await visitor.open('/subscription-first-bouquet?discount=90'), 'Go on with these')
  const paidIn = (pages: Page[]) => /Total(?: paid)?(£[\d.]+)/.exec(wordsOf(pages.at(-2) as Page))?.[1]

  test('is had once by who comes again with another mailbox, and is told so', async () => {
    const paid: (string | undefined)[] = []
    const told: boolean[] = []
    for (const [index, subscriber] of SAME.slice(0, 2).entries()) {
      const visitor = visitorOf(`203.0.113.${10 + index}`)
      const pages = await subscribe(visitor, await offer(visitor), subscriber, (page) =>
        signUp(backend, visitor, page, subscriber.email),
      )
      expect(pages.at(-1)?.path).toMatch(/^\/order\//)
      paid.push(paidIn(pages))
      told.push(toldIn(pages))
    }
    tell('first bouquet, same door, telephone and card', `paid ${paid.join(' and ')}, told ${told.join(' and ')}`)
    expect(paid[0]).toMatch(CHEAP)
    expect(paid[1]).toBe('£30.60')
    expect(told).toEqual([false, true])
  })

  test('is not had again by who writes the same mailbox otherwise', async () => {
    const visitor = visitorOf('203.0.113.12')
    const [, , subscriber] = SAME
    await signUp(backend, visitor, await visitor.open('/auth'), subscriber.email)
    const cart = await offer(visitor)
    const isTold = toldIn([cart])
    const total = /Total(£[\d.]+)/.exec(wordsOf(cart))?.[1]
    tell('first bouquet, same mailbox with dots and a tag', isTold ? 'refused in words' : `offered for ${total}`)
    expect(isTold).toBe(true)
    expect(wordsOf(await visitor.open('/cart'))).not.toMatch(CHEAP)
  })
})

test('a delivery time is not kept for nobody by one network', async () => {
  const { add, start, address, slot } = await notePurchase(visitorOf('192.0.2.2'), 2)
  const guests = await forAll(
    upTo(80),
    () => repeat(visitorOf('198.51.100.7'), add, start, address, slot),
    8,
  )
  const held = guests.filter((answers) => answers.at(-1)?.status === 303).length
  const honest = visitorOf('198.51.100.200')
  await repeat(honest, add, start, address)
  const { status, html, ...rest } = await honest.post(slot.action, slot.fields)
  const said = status === 303 ? 'takes a place' : /Fully booked/.exec(html)?.[0]
  tell('80 guests of one network want one time', `they hold ${held}, the honest guest ${said ?? 'gets ' + rest.location}`)
  expect(held).toBeGreaterThan(0)
  expect(status).toBe(303)
})

describe('codes', () => {
  afterAll(() => setClock(backend, 0))

  test('one who asks for codes to a stranger does not lock the stranger out', async () => {
    const victim = 'victim.of.one@example.org'
    const attacker = visitorOf('203.0.113.20')
    const { action, fields } = fillIn(await attacker.open(BY_MAIL), 'Send me a code', { receiver: victim })
    for (const count of upTo(20)) {
      await attacker.post(action, fields)
      await setClock(backend, count * 26)
    }
    const got = await getsCode(backend, visitorOf('203.0.113.21'), victim)
    tell('20 codes asked for by one, then the owner asks', got)
    expect(got).toBe('a code')
  })

  test('several networks lock nobody out either', async () => {
    const victim = 'victim.of.many@example.org'
    const owner = visitorOf('203.0.113.30')
    await signUp(backend, owner, await owner.open('/auth'), victim)
    await owner.press(await owner.open('/profile/my-account'), 'Sign out')
    const { action, fields } = fillIn(await owner.open(BY_MAIL), 'Send me a code', { receiver: victim })
    const start = 3_600
    for (const count of upTo(20)) {
      await setClock(backend, start + count * 26)
      await visitorOf(`203.0.113.${31 + (count % 4)}`).post(action, fields)
    }
    const atOnce = await getsCode(backend, owner, victim)
    await setClock(backend, start + 21 * 26 + 600)
    const later = await getsCode(backend, visitorOf('203.0.113.39'), victim)
    tell('20 codes asked for by four networks, then the owner asks', `${atOnce}; ten minutes later elsewhere: ${later}`)
    expect([atOnce, later]).toEqual(['a code', 'a code'])
  })

  test('no text goes to numbers that cost whoever sends it', async () => {
    const numbers = [
      '+1 900 555 1234',
      '+88299812345',
      '+44 909 879 0000',
      '+44 7024 123456',
      '+252 61 5123456',
      '+234 703 123 4567',
      '+33 6 12 34 56 78',
    ]
    const taken: string[] = []
    for (const [index, receiver] of numbers.entries()) {
      const page = await askForCode(visitorOf(`203.0.113.${40 + index}`), BY_PHONE, receiver)
      const isRefused = page.status === 400 && /Invalid number|number|mobile/i.test(wordsOf(page))
      if (!isRefused || (await lettersTo(backend, receiver.replaceAll(' ', ''))).length) taken.push(receiver)
    }
    tell('texts to premium, satellite, personal and foreign numbers', `${taken.length} of ${numbers.length} sent`)
    expect(taken).toEqual([])
  })

  test('the numbers for examples are taken', async () => {
    const page = await askForCode(visitorOf('203.0.113.50'), BY_PHONE, '07700 900123')
    tell('a code for 07700 900123', page.status === 200 ? 'sent' : 'refused')
    expect(page.status).toBe(200)
  })
})

test('who writes another address before their own in X-Forwarded-For is counted all the same', async () => {
  const form = fillIn(await visitorOf('203.0.113.60').open('/contact-us'), 'Send the message', {
    name: 'Iris',
    email: 'x',
    message: 'Where are they?',
    topic: 'order',
  })
  const answers = await forAll(upTo(61), async (count) => {
    const visitor = visitorOf(`9.9.9.${count}, 203.0.113.61`)
    return visitor.post(form.action, { ...form.fields, email: `iris${count}@example.org` })
  })
  const taken = answers.filter(({ status }) => status === 303).length
  tell('61 messages of one network, each with a made-up address', `${taken} taken`)
  expect(taken).toBe(60)
  expect(answers.find(({ status }) => status !== 303)?.html).toContain('enough messages for today')
})

describe('how much one may do', () => {
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

  test('errors of browsers, which are kept', async () => {
    const query = 'mutation Log($m: String!, $s: String) { log(message: $m, stack: $s) }'
    const body = JSON.stringify({ query, variables: { m: 'm'.repeat(2_000), s: 's'.repeat(8_000) } })
    const headers = { ...json, 'x-forwarded-for': '203.0.113.70' }
    const answers = await forAll(upTo(600), async () => {
      const answer = await fetch(`${backend.shop.url}/graphql`, { method: 'POST', headers, body })
      return (await answer.json()) as { data?: { log?: boolean } | null }
    })
    const kept = answers.filter(({ data }) => data?.log === true).length
    tell('600 errors of 10 kB without a cookie', `${kept} kept`)
    expect(kept).toBe(500)
  })

  test('first visits', async () => {
    const { action, fields } = purchase.add
    const answers = await forAll(upTo(130), () => visitorOf('203.0.113.71').post(action, fields))
    const begun = answers.filter(({ headers }) => `${headers['set-cookie']}`.includes('session_token=')).length
    tell('130 changes without a cookie', `${begun} sessions with a cart`)
    expect(begun).toBe(120)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    for (const { headers, html } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(html).toContain('Please wait a minute and try again')
    }
  })

  test('pages that have to be made', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.72' }
    await forAll(upTo(1_200), async () => {
      const answer = await fetch(`${backend.shop.url}/graphql?query={__typename}`, { headers })
      await answer.arrayBuffer()
    })
    const visitor = visitorOf('203.0.113.72')
    const pages = await forAll(upTo(6), (count) =>
      visitor.get(count % 2 ? `/search?q=rose${count}` : `/no-such-page-${count}`),
    )
    const made = pages.filter(({ status }) => status !== 429).length
    tell('searches and pages that are not there after 1,200 questions in a minute', `${made} of 6 made`)
    expect(made).toBe(0)
    for (const { headers: sent, html } of pages) {
      expect(Number(sent['retry-after'])).toBeGreaterThan(0)
      expect(html).toContain('Please wait a minute and try again')
    }
    expect((await visitorOf('203.0.113.73').get('/search?q=rose')).status).toBe(200)
  })

  test('declined cards for one order', async () => {
    const visitor = visitorOf('203.0.113.74')
    const pay = await order(visitor, purchase)
    const { action, fields } = fillIn(pay, /^Pay £/, DECLINED)
    for (const _ of upTo(11)) await visitor.post(action, fields)
    const last = await visitor.press(pay, /^Pay £/, PAYS)
    const isPaid = last.path.startsWith('/order/')
    tell('12 cards for one order', isPaid ? 'the one that is not declined pays' : 'refused after ten')
    expect(wordsOf(last)).toContain('Too many cards were declined')
    expect(isPaid).toBe(false)
  })

  test('declined cards of one network, and letters about unpaid orders to a stranger', async () => {
    const stranger = 'stranger@example.org'
    let last: Page | undefined
    for (const _ of upTo(7)) {
      const visitor = visitorOf('203.0.113.75')
      const pay = await order(visitor, purchase, { email: stranger })
      const { action, fields } = fillIn(pay, /^Pay £/, DECLINED)
      for (const _more of upTo(9)) await visitor.post(action, fields)
      last = await visitor.press(pay, /^Pay £/, PAYS)
    }
    expect(last).toBeDefined()
  })

  test('promo codes that there are not', async () => {
    const visitor = visitorOf('203.0.113.76')
    await repeat(visitor, purchase.add)
    const cart = await visitor.open('/cart')
    const { action, fields } = fillIn(cart, 'Use it', { code: 'x' })
    for (const count of upTo(20)) await visitor.post(action, { ...fields, code: `GUESS${count}` })
    const right = await visitor.press(cart, 'Use it', { code: 'FIRSTBUNCH' })
    const words = /too many codes that do not exist/.exec(wordsOf(right))?.[0]
    tell('21 promo codes guessed, the last right', words ?? 'the right one is used')
    expect(words).toBeDefined()
  })

  test('gift cards that there are not', async () => {
    const visitor = visitorOf('203.0.113.77')
    await repeat(visitor, purchase.add)
    const cart = await visitor.open('/cart')
    const { action, fields } = fillIn(cart, 'Pay with it', { giftCardCode: 'x' })
    let last: Page | undefined
    for (const count of upTo(21)) {
      const code = `ABCDEFGHJKMN${String(count).padStart(4, 'P')}`
      last = { ...(await visitor.post(action, { ...fields, giftCardCode: code })), path: '/cart' }
    }
    const words = /too many codes that do not exist/.exec(wordsOf(last as Page))?.[0]
    tell('21 gift cards guessed', words ?? 'all looked up')
    expect(words).toBeDefined()
  })
})
