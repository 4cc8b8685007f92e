import { createBuyer, firstOpen } from '../../support/shopping/checkout.ts'
import { storeAt } from '../../support/processes/store-process.ts'
import type { Case } from '../row.ts'

/** What would run in a browser if it stood in a page as it is. */
const SCRIPTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '</script><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<!--<script>alert(1)</script>-->',
  '{{constructor.constructor("alert(1)")()}}<b onmouseover=alert(1)>',
]
const RAW = /<script>alert|<img src=x|<svg onload|<b onmouseover/i

/** A guest’s words in the cart, the checkout, the order and its link. */
const WORDS: Case = {
  subject: 'Web',
  done: `${SCRIPTS.length} pieces of markup as the words of a card, a recipient, an address, a note and a name`,
  required: 'no page has one of them as markup',
  run: async (shop) => {
    const store = storeAt(shop.storeUrl)
    let pages = 0
    let found = 0
    let stored = 0
    for (const words of SCRIPTS) {
      const session = await store.newSession()
      const buyer = createBuyer(store, session)
      const { body } = await store.get('/v1/category/roses/?limit=1')
      const [{ id, position_slug: slug }] = body.data.list
      await buyer.post(`/v1/basket/${id}/${slug}`, { gift_card_text: words })
      const draft = await buyer.post('/v1/order/', {})
      const saved = [
        await buyer.address({ line2: words.slice(0, 60) }),
        await buyer.recipient({ name: words.slice(0, 60), note: words }),
        await buyer.contact({ name: words.slice(0, 60) }),
      ]
      stored += saved.filter(({ body: answer }) => answer?.success).length
      const { date, interval } = firstOpen(await buyer.intervals())
      await buyer.choose(date, interval.id)
      await buyer.toPay(draft.body.data.id)
      for (const path of [
        '/cart',
        '/checkout/delivery-details',
        '/checkout/final-details',
        `/order/${draft.body.data.id}`,
        `/search?q=${encodeURIComponent(words)}`,
      ]) {
        const answer = await fetch(shop.url + path, { headers: { cookie: `session_token=${session}` } })
        pages++
        if (RAW.test(await answer.text())) found++
      }
    }
    return {
      seen: `${stored} of ${SCRIPTS.length * 3} were kept as typed; ${found} of ${pages} pages have markup of theirs`,
      held: found === 0 && stored > 0,
    }
  },
}

/** Another guest asks the gateway for what is somebody's. */
const OTHERS: Case = {
  subject: 'GraphQL',
  done: 'every operation of the shop that takes an order or a token is run for an order of another guest',
  required: 'nothing of the order, and nothing changed',
  run: async (shop) => {
    const store = storeAt(shop.storeUrl)
    const owner = createBuyer(store, await store.newSession())
    const { body } = await store.get('/v1/category/roses/?limit=1')
    const [{ id, position_slug: slug }] = body.data.list
    await owner.post(`/v1/basket/${id}/${slug}`, {})
    const orderId = (await owner.post('/v1/order/', {})).body.data.id as string
    await owner.address()
    await owner.recipient()
    await owner.contact()
    const before = JSON.stringify(await owner.order(orderId))
    const stranger = await store.newSession()
    const operations = await operationsWithIds(shop.url)
    let told = 0
    for (const { query, variables } of operations(orderId)) {
      const answer = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: `session_token=${stranger}`,
        },
        body: JSON.stringify({ query, variables }),
      })
      if (/Iris Green|Caledonian|basil@|Basil Ford/.test(await answer.text())) told++
    }
    const count = operations(orderId).length
    const isSame = JSON.stringify(await owner.order(orderId)) === before
    return {
      seen: `${count} operations; ${told} told something; the order is ${isSame ? 'as it was' : 'another'}`,
      held: count > 5 && told === 0 && isSame,
    }
  },
}

type Field = { name: string; args: { name: string; type: TypeRef }[]; type: TypeRef }
type TypeRef = { kind: string; name: string | null; ofType: TypeRef | null }

/** Makes a question of each field of the schema that takes an id or a token, out of its introspection. */
async function operationsWithIds(url: string) {
  const type = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }'
  const query = `{ __schema { queryType { fields { ...F } } mutationType { fields { ...F } } } } fragment F on __Field { name type { ${type} } args { name type { ${type} } } }`
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as {
    data: { __schema: { queryType: { fields: Field[] }; mutationType: { fields: Field[] } } }
  }
  const { queryType, mutationType } = data.__schema
  const about = ({ args }: Field) => args.some((arg) => /^(id|orderId|token|intentId)$/.test(arg.name))
  const questionOf =
    (kind: 'query' | 'mutation') =>
    ({ name, args, type: result }: Field) =>
    (orderId: string) => {
      const filled = args
        .filter((arg) => arg.type.kind === 'NON_NULL' || /id|token/i.test(arg.name))
        .map((arg) => `${arg.name}: ${valueFor(arg.name, arg.type, orderId)}`)
      const isLeaf = ['SCALAR', 'ENUM'].includes(innermost(result).kind)
      return {
        query: `${kind} { ${name}(${filled.join(', ')})${isLeaf ? '' : ' { __typename }'} }`,
        variables: {},
      }
    }
  const all = [
    ...queryType.fields.filter(about).map(questionOf('query')),
    ...mutationType.fields.filter(about).map(questionOf('mutation')),
  ]
  return (orderId: string) => all.map((make) => make(orderId))
}

const innermost = (type: TypeRef): TypeRef => (type.ofType ? innermost(type.ofType) : type)

function valueFor(name: string, type: TypeRef, orderId: string): string {
  const { kind, name: of } = innermost(type)
  if (/^(id|orderId|token|intentId)$/.test(name)) return JSON.stringify(orderId)
  if (of === 'Int' || of === 'Float' || of === 'ID') return '1'
  if (of === 'Boolean') return 'true'
  if (kind === 'INPUT_OBJECT') return '{}'
  return '"x"'
}

export const WORD_CASES: Case[] = [WORDS, OTHERS]
