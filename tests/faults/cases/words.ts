import { CARDS, createBuyer, firstOpen } from '../../support/shopping/checkout.ts'
import { storeAt } from '../../support/processes/store-process.ts'
import { query } from '../../support/processes/test-server.ts'
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

/** Letters about an order, to its buyer, to somebody who gets a card by e-mail, and to the shop. */
const LETTERS: Case = {
  subject: 'Web',
  done: `${SCRIPTS.length} pieces of markup as the words of a card, a note, an address, a greeting card and a message to the shop, and as names, in the letters that follow`,
  required: 'each letter with one of them has it as text, and none as markup',
  run: async (shop) => {
    const store = storeAt(shop.storeUrl)
    for (const [index, words] of SCRIPTS.entries()) {
      const email = `letters${index}@example.org`
      const session = await store.newSession()
      const buyer = createBuyer(store, session)
      const { body } = await store.get('/v1/category/roses/?limit=1')
      const [{ id, position_slug: slug }] = body.data.list
      await buyer.post(`/v1/basket/${id}/${slug}`, { gift_card_text: words })
      const orderId = (await buyer.post('/v1/order/', {})).body.data.id as string
      await buyer.address({ line2: words.slice(0, 60) })
      await buyer.recipient({ note: words })
      await buyer.contact({ email })
      const { date, interval } = firstOpen(await buyer.intervals())
      await buyer.choose(date, interval.id)
      // A name that has markup in it is refused. Were one taken, or there from before that rule, letters would show it.
      await query(
        shop.databaseUrl,
        `update "order" set contact = jsonb_set(contact, '{name}', to_jsonb($2::text)),
           recipient = jsonb_set(recipient, '{name}', to_jsonb($2::text)) where id = $1`,
        [orderId, words],
      )
      await buyer.toPay(orderId)
      await buyer.pay((await buyer.intent(orderId)).id, CARDS.pays)
      const person = { name: 'Iris Green', email }
      await store.call('POST', '/v1/forms/contact/', {
        session,
        body: { ...person, topic: 'order', message: words },
      })
      await store.call('POST', '/v1/forms/greeting-card-free/', {
        session,
        body: {
          ...{ sender: 'Iris', email, recipient: 'Basil', recipient_email: email },
          ...{ design: 'rose', text: words },
        },
      })
    }
    const letters = (await query(
      shop.databaseUrl,
      `select kind, html from message where channel = 'email' and html is not null and created_at > now() - interval '10 minutes'`,
    )) as { kind: string; html: string }[]
    const live = letters.filter(({ html }) => RAW.test(html))
    const escaped = letters.filter(({ html }) =>
      SCRIPTS.some((words) => html.includes(words.slice(0, 60).replaceAll('<', '&lt;').slice(0, 10))),
    )
    const kinds = [...new Set(escaped.map(({ kind }) => kind))].sort()
    return {
      seen: `${letters.length} letters, ${escaped.length} have one as text (${kinds.join(', ')}), ${live.length} as markup${live[0] ? `: ${live[0].kind}` : ''}`,
      held: live.length === 0 && escaped.length >= SCRIPTS.length,
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

export const WORD_CASES: Case[] = [WORDS, LETTERS, OTHERS]
