import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from '../support/shopping/account.ts'
import { CARDS, createBuyer, readyToPay } from '../support/shopping/checkout.ts'
import { orderAskingRecipient } from '../support/shopping/recipient-link.ts'
import { startTestStore } from '../support/processes/store.ts'
import type { Answer, Sent, TestStore } from '../support/processes/store.ts'
import { subscribed } from '../support/shopping/subscriber.ts'

/**
 * What /v1 answers to some three hundred calls, as one line each: a change of the insides changes none of them. What is
 * meant to change is stored anew with `npm run test:store -- tests/journeys/v1-answers -u`; the whole answers of the last run lie in
 * `.data/v1-answers/`, to be compared with those of another version.
 */
const FOLDER = join(import.meta.dirname, '..', '..', '.data', 'v1-answers')

let store: TestStore
const calls: { line: string; answer: string }[] = []
/** Names by chance (of sessions, orders, lines of the cart), in the order in which they are first seen. */
const names = new Map<string, string>()
const BY_CHANCE =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|pi_[0-9a-f]+(?:_secret_\w+)?|\bC\d{10}\b|(?<="code":")\d{6}|(?<![\w-])[\w-]{32,}(?:\.[\w-]+)*|\b[0-9A-HJKMNP-TV-Z]{8}\b/g

const canonical = (text: string) =>
  text.replace(BY_CHANCE, (name) => {
    if (!names.has(name)) names.set(name, `name-${names.size + 1}`)
    return names.get(name) ?? ''
  })

beforeAll(async () => {
  store = await startTestStore()
  const { call } = store
  store.call = async (method, path, sent: Sent = {}): Promise<Answer> => {
    const answer = await call(method, path, sent)
    const question = canonical(`${method} ${path}${sent.body ? ` ${JSON.stringify(sent.body)}` : ''}`)
    const body = canonical(JSON.stringify(answer.body, null, 1) ?? '')
    const short = createHash('sha256').update(body).digest('hex').slice(0, 12)
    calls.push({
      line: `${question.slice(0, 100)} ${answer.status} ${short}`,
      answer: `${question}\n${answer.status}\n${body}\n`,
    })
    return answer
  }
  store.get = (path, session) => store.call('GET', path, { session })
  store.newSession = async () => (await store.call('POST', '/v1/session/')).body.token as string
})
afterAll(() => store.stop())

const BLOCKS = [
  ...[
    'navigation',
    'footer',
    'categories',
    'delivery-cities',
    'main-page/constructor-block',
    'recipient',
    'reviews',
  ],
  ...[
    'shop-by-price',
    'benefits',
    'pick-bouquet',
    'faq',
    'info',
    'popular-categories',
    'similar-bouquets',
    'gifts',
  ],
  ...[
    'all-gifts',
    'gift-cards',
    'popular-categories-items',
    'app-download',
    'sitemap',
    'delivery/zones',
    'promotions',
  ],
  ...[
    'delivery-subscription-prices',
    'auth/settings',
    'intervals/earliest',
    'payment/available',
    'search/history',
  ],
]
const PHRASES = [
  'red roses',
  'pink',
  'peony',
  'birthday',
  'rosse',
  'deliver to leeds',
  'chocolate',
  'xyzzy',
  '50',
  'mum',
]
const POSTCODES = ['N1 9GU', 'M1 1AE', 'SW1A 1AA', 'BT1 1AA', 'JE2 3AB', 'nonsense']
const FACETS = [
  'colour=red',
  'colour=red,pink&size=large',
  'price=30-to-50',
  'stem=rose&order_by=price&order_direction=asc',
]

type Category = { slug: string; list: Category[] }
const flat = (categories: Category[]): Category[] => categories.flatMap((one) => [one, ...flat(one.list)])

async function readAll(): Promise<void> {
  for (const block of BLOCKS) await store.get(`/v1/${block}/`)
  const collections = flat((await store.get('/v1/categories/')).body.data)
  for (const { slug } of collections.slice(0, 60)) await store.get(`/v1/category/${slug}/?limit=6`)
  for (const facet of FACETS) await store.get(`/v1/category/flowers/?limit=5&page=2&${facet}`)
  const { list } = (await store.get('/v1/category/flowers/?limit=48')).body.data
  for (const { id } of list) await store.get(`/v1/product/${id}/`)
  const gifts = (await store.get('/v1/category/gifts/?limit=22')).body.data.list as { id: number }[]
  for (const { id } of gifts) await store.get(`/v1/product/${id}/`)
  for (const { id } of list.slice(0, 5)) await store.get(`/v1/product/${id}/reviews/`)
  await store.get(`/v1/filter/recently-viewed/?ids=${list.slice(0, 9).map(({ id }: { id: number }) => id)}`)
  for (const phrase of PHRASES) {
    await store.get(`/v1/search/?q=${encodeURIComponent(phrase)}`)
    await store.get(`/v1/search/suggestions/?q=${encodeURIComponent(phrase.slice(0, 4))}`)
  }
  for (const postcode of POSTCODES) {
    await store.get(`/v1/delivery/check/?postcode=${encodeURIComponent(postcode)}`)
    await store.get(`/v1/addresses/?postcode=${encodeURIComponent(postcode)}`)
  }
  const posts = (await store.get('/v1/blog/posts/')).body.data as { slug: string }[]
  for (const { slug } of posts) await store.get(`/v1/blog/posts/${slug}/`)
  const sitemap = JSON.stringify((await store.get('/v1/sitemap/')).body)
  const pages = [
    ...new Set([
      'about-us',
      'delivery',
      'gift-cards',
      'corporate',
      'delivery-and-payment',
      'loyalty-program',
      'contact-us',
    ]),
  ]
  for (const slug of pages) await store.get(`/v1/pages/${slug}/`)
  for (const id of [1, 2, 3, 99]) await store.get(`/v1/promotions/${id}/`)
  for (const city of ['manchester', 'london', 'atlantis']) await store.get(`/v1/delivery-cities/${city}/`)
  for (const key of ['affiliate', 'contact', 'greeting-card-free', 'nothing'])
    await store.get(`/v1/forms/${key}/`)
  expect(sitemap).toContain('/category/roses')
}

async function visit(): Promise<void> {
  const session = await store.newSession()
  const { post, get, call } = createBuyer(store, session)
  const { list } = (await store.get('/v1/category/roses/?limit=4')).body.data
  const [one, two] = list as { id: number; position_slug: string }[]
  if (!one || !two) throw new Error('There are no roses')
  await get('/v1/basket/')
  await post(`/v1/basket/${one.id}/${one.position_slug}`, { quantity: 2 })
  await post(`/v1/basket/${two.id}/${two.position_slug}`, { gift_card_text: 'With love' })
  await post(`/v1/basket/${two.id}/no-such-size`)
  await store.call('PATCH', `/v1/basket/${one.id}/${one.position_slug}`, {
    session,
    body: { gift_card_text: 'To Mum' },
  })
  await post('/v1/basket/constructor', {
    ...{ species: 'rose', colour: 'pink', count: 15, length: 'short', wrap: 'ivory', foliage: 'eucalyptus' },
  })
  await call('DELETE', `/v1/basket/${one.id}/${one.position_slug}`)
  await post(`/v1/favorite/${two.id}`)
  await get('/v1/favorites/')
  await get('/v1/visitor/')
  await call('DELETE', `/v1/favorite/${two.id}`)
  await get('/v1/basket/')
  await post('/v1/order/promocode/', { code: 'NOTHING' })
}

async function buy(): Promise<void> {
  const { buyer, id, intent } = await readyToPay(store, { quantity: 2 })
  await buyer.pay(intent.id, CARDS.declined)
  await buyer.get(`/v1/order/${id}/`)
  await buyer.call('PATCH', `/v1/order/cancel/${id}`)
  await buyer.get(`/v1/order/${id}/`)
  await buyer.get(`/v1/order/${id}/invoice/`)
  const asked = await orderAskingRecipient(store)
  expect(asked).toBeDefined()
}

async function belong(): Promise<void> {
  const person = await register(store, 'iris@example.org')
  const paths = [
    'user',
    'user/history',
    'user/events',
    'user/bonuses',
    'user/promocodes',
    'user/sign-ins',
    'loyalty/user',
  ]
  for (const path of [...paths, 'loyalty/target-actions', 'subscriptions', 'user/delivery-subscriptions'])
    await person.get(`/v1/${path}`)
  await person.call('POST', '/v1/user/events', { occasion: 'birthday', title: 'Mum', date: '1960-04-01' })
  await person.get('/v1/user/events')
  await subscribed(store, 'rose@example.org')
}

it('/v1 answers as it did', { timeout: 120_000 }, async () => {
  await readAll()
  await visit()
  await buy()
  await belong()
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const [index, { answer }] of calls.entries())
    await writeFile(join(FOLDER, `${String(index + 1).padStart(3, '0')}.txt`), answer)
  const howTo =
    'answers differ; .data/v1-answers/ has them whole. If that is meant: npm run test:store -- tests/journeys/v1-answers -u'
  await expect(calls.map(({ line }) => line).join('\n'), howTo).toMatchFileSnapshot('v1-answers.txt')
})
