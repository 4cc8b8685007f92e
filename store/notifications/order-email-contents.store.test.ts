import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { createBuyer, firstOpen, paidOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { boughtEmailCard } from '../../tests/support/shopping/gift-card.ts'
import { messagesOf } from '../../tests/support/shopping/recipient-link.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'
import { inTransaction } from '../kernel/context.ts'
import { attachPhoto } from '../order/order-photo.ts'
import { moveOrder } from '../order/order-state.ts'
import { PAYMENT_GRACE } from './order-emails.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(() => store.db.$client.query('delete from message'))

const SITE = 'https://larkspur.example'
const WORDS = 'Happy <birthday> & "all"\nyours, Basil'

/** The e-mail about a state of an order. */
async function emailOf(state: string, id: string) {
  const email = (await messagesOf(store, `order_${state}`)).find(({ subject }) => subject.includes(id))
  if (!email) throw new Error(`No e-mail says that ${id} is ${state}`)
  return { text: email.text, html: email.html ?? '' }
}

/** Moves a paid order to its delivery, after what happens on the way. */
async function deliver(id: string, onTheWay: () => Promise<unknown> = async () => {}) {
  const move = (to: 'preparing' | 'on_its_way' | 'delivered') =>
    inTransaction(store, (tx) => moveOrder(tx, id, to))
  await move('preparing')
  await move('on_its_way')
  await onTheWay()
  await move('delivered')
  return emailOf('delivered', id)
}

const photograph = async (id: string, photographer: 'florist' | 'courier', width: number) => {
  store.clock.advance({ minutes: 5 })
  const bytes = await sharp({ create: { width, height: 400, channels: 3, background: '#b3304f' } })
    .jpeg()
    .toBuffer()
  return inTransaction(store, (tx) => attachPhoto(tx, id, photographer, bytes))
}

describe('the e-mail about a paid order', () => {
  it('says the day and the hours before it shows what comes', async () => {
    const { id, interval } = await paidOrder(store)
    const { html, text } = await emailOf('paid', id)
    const hours = `${interval.from}–${interval.to}`
    expect(text).toContain(`Thank you, Basil\n\nArrives Tuesday 10 March, ${hours}\n`)
    const pieces = ['>Tuesday 10 March</div>', `>${hours}</div>`, '<img ']
    const places = pieces.map((piece) => html.indexOf(piece))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('offers a calendar file, which needs no sign-in', async () => {
    const { id, buyer } = await paidOrder(store)
    const { html, text } = await emailOf('paid', id)
    const { tracking_token: token } = await buyer.order(id)
    const url = `${SITE}/track/${token}/calendar`
    expect(text).toContain(`\nAdd to my calendar: ${url}\n`)
    expect(html).toContain(`href="${url}"`)
    expect((await store.get(`/v1/order/track/${token}/calendar/`)).body.data.content).toContain(
      'BEGIN:VEVENT',
    )
    // Once it is on its way, the day has come.
    await deliver(id)
    expect((await emailOf('on_its_way', id)).text).not.toContain('calendar')
  })

  it('repeats what the card says while it can be corrected, and where', async () => {
    const { id, buyer, intent } = await readyToPay(store, { gift_card_text: WORDS })
    store.clock.advance(PAYMENT_GRACE)
    const asked = await emailOf('awaiting_payment', id)
    await buyer.pay(intent.id)
    const paid = await emailOf('paid', id)
    for (const { text, html } of [asked, paid]) {
      expect(text).toContain(
        '\n\nYour card says:\n\n  “Happy <birthday> & "all"\n  yours, Basil”\n\n' +
          `Change the words on your order’s page, until our florist begins: ${SITE}/order/open/${id}.`,
      )
      expect(html).toContain('>Your card says:</div>')
      expect(html.split('Happy &lt;birthday&gt; &amp; &quot;all&quot;<br>yours, Basil')).toHaveLength(2)
      expect(html).toContain('>Change the words on your order’s page, until our florist begins</a>')
    }
    for (const { text } of [await deliver(id), await emailOf('on_its_way', id)])
      expect(text).not.toContain('Happy')
  })

  it('that is written after the florist has begun says nothing of changing the card', async () => {
    const { id } = await paidOrder(store, { gift_card_text: WORDS })
    await inTransaction(store, (tx) => moveOrder(tx, id, 'preparing'))
    const { text } = await emailOf('paid', id)
    expect(text).toContain('Your card says:')
    expect(text).not.toContain('Change the words')
  })

  it('tells two cards apart, and knows of none where none is written', async () => {
    const buyer = createBuyer(store, await store.newSession())
    const { body } = await store.get('/v1/category/roses/?limit=3')
    const [first, second, plain] = body.data.list
    for (const [roses, words] of [
      [first, 'For Iris'],
      [second, 'For Rose'],
      [plain, ''],
    ])
      await buyer.post(`/v1/basket/${roses.id}/${roses.position_slug}`, { gift_card_text: words })
    const id: string = (await buyer.post('/v1/order/', {})).body.data.id
    await buyer.address()
    await buyer.recipient()
    await buyer.contact()
    const { date, interval } = firstOpen(await buyer.intervals())
    await buyer.choose(date, interval.id)
    await buyer.toPay(id)
    await buyer.pay((await buyer.intent(id)).id)
    const { text } = await emailOf('paid', id)
    expect(text).toContain(`\n\nYour card with ${first.title} says:\n\n  “For Iris”\n\n`)
    expect(text).toContain(`\n\nYour card with ${second.title} says:\n\n  “For Rose”\n\n`)
    expect(text.match(/Your card/g)).toHaveLength(2)
    expect(text.match(/Change the words/g)).toHaveLength(1)
    const bare = await emailOf('paid', (await paidOrder(store)).id)
    expect(bare.text).not.toMatch(/Your card|Change the words/)
  })

  it('of a gift card by e-mail has no calendar file, and leaves its words with the gift card', async () => {
    const { id } = await boughtEmailCard(store, 25, { gift_card_text: 'Words for Iris' })
    const { text } = await emailOf('paid', id)
    expect(text).toContain('\n  “Words for Iris”\n')
    expect(text).not.toMatch(/calendar|Your card says|Change the words/)
  })
})

describe('the e-mail about a delivered order', () => {
  it('shows the newest photograph of the flowers themselves, and says who took it', async () => {
    const { id } = await paidOrder(store)
    const { html, text } = await deliver(id, async () => {
      await photograph(id, 'florist', 300)
    })
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(text).toContain('\nPhotographed by our florist: https://')

    const both = await paidOrder(store)
    const taken: string[] = []
    const later = await deliver(both.id, async () => {
      await photograph(both.id, 'florist', 300)
      taken.push((await photograph(both.id, 'courier', 500)).id)
    })
    const path = `/images/of-orders/${taken[0]}.jpg`
    expect(later.text).toContain(`\nPhotographed by our courier: ${SITE}${path}\n`)
    expect(later.html).toContain(`<img src="${SITE}${path}" alt="Your flowers" width="272" height="218"`)
    expect(later.html).toContain('>Photographed by our courier</div>')
    expect(later.html.match(/<img /g)).toHaveLength(1)
    expect((await store.app.inject(path)).headers['content-type']).toBe('image/jpeg')
  })

  it('shows what was ordered where nobody took a photograph', async () => {
    const { id, buyer } = await paidOrder(store)
    const [line] = (await buyer.order(id)).positions
    const { html, text } = await deliver(id)
    expect(html).toContain(`<img src="${SITE}/images/${line?.image.real_id}/`)
    expect(text).not.toContain('Photographed')
  })

  it('leads a guest to the order to have it again, and to the shop where something is not right', async () => {
    const { id } = await paidOrder(store)
    const { html, text } = await deliver(id)
    expect(text).toMatch(/^Your flowers have arrived\n\nDelivered Tuesday 10 March at /)
    expect(text).toContain(`\nOrder it again: ${SITE}/order/open/${id}.`)
    expect(text).toContain(`\n\nSomething not right? Tell us within seven days: ${SITE}/contact-us\n\n`)
    expect(html).toMatch(/href="[^"]+\/order\/open\/[^"]+"[^>]*>Order it again<\/a>/)
    expect(html).toMatch(/href="[^"]+\/contact-us"[^>]*>Something not right\? Tell us within seven days<\/a>/)
    expect((await emailOf('paid', id)).text).not.toMatch(/again|seven days/)
  })

  it('does not offer a subscriber the flowers again, which come by themselves', async () => {
    const { id } = await subscribed(store, 'iris@example.org')
    const { text } = await deliver(id)
    expect(text).toContain('Tell us within seven days')
    expect(text).not.toContain('Order it again')
  })
})
