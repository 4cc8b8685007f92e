import { beforeAll, describe, expect, test } from 'vitest'
import { BrowserWithoutScripts } from '../../../tests/support/pages/browser-without-scripts.ts'
import type { SharedBackend } from '../../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../../tests/support/processes/shared-backend.ts'
import { registerByForm } from '../../../tests/support/pages/sign-in-by-form.ts'
import { query } from '../../../tests/support/processes/test-server.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

async function arrive(receiver: string): Promise<BrowserWithoutScripts> {
  const browser = new BrowserWithoutScripts(() => backend.shop.url)
  await registerByForm(browser, backend.shop.url, receiver)
  return browser
}

describe('ordering for an important date', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const DETAILS = '/checkout/delivery-details'

  test('fills in who it is for, of the own dates and only where they name one; the order is kept with its year', async () => {
    const { storeUrl, databaseUrl } = backend
    const browser = await arrive('dates@example.org')
    const keep = (recipientName: string, day: string) =>
      browser.post('/profile/important-dates', {
        ...{ intent: 'add', occasion: 'BIRTHDAY', recipientName, leadDays: 7 },
        ...{ day: Number(day.slice(8)), month: Number(day.slice(5, 7)), year: 1990 },
      })
    const day = inDays(6)
    await keep('Zoë Moss', day)
    const dates = (await browser.get('/profile/important-dates')).html
    const orderHref = /href="(\/delivery\/day[^"]+)"/.exec(dates)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(orderHref).not.toContain('Zo')
    const { list } = (await (await fetch(`${storeUrl}/v1/category/roses/?limit=1`)).json()).data
    const reach = async (visitor: BrowserWithoutScripts) => {
      await visitor.get(orderHref)
      await visitor.post('/cart', {
        ...{ intent: 'add', productId: list[0].id, variantSlug: list[0].position_slug },
      })
      await visitor.post('/cart', { intent: 'checkout' })
      const asked = (await visitor.get(`${DETAILS}?address=recipient`)).html
      await visitor.post(DETAILS, {
        ...{ intent: 'address', postcode: 'n1 9gu', line1: '1 Caledonian Road', city: 'London' },
      })
      const slots = (await visitor.get(DETAILS)).html.matchAll(/name="slot"[^>]*value="([^"]+)"/g)
      await visitor.post(DETAILS, { intent: 'slot', slot: [...slots][0]?.[1] ?? '' })
      return { asked: nameIn(asked), known: nameIn((await visitor.get(DETAILS)).html) }
    }
    const nameIn = (html: string) => /<input[^>]*name="name"[^>]*>/.exec(html)?.[0] ?? ''
    const own = await reach(browser)
    for (const field of [own.asked, own.known]) expect(field).toContain('value="Zoë Moss"')
    const other = await arrive('other-dates@example.org')
    const { known } = await reach(other)
    expect(known).toContain('name="name"')
    expect(known).not.toContain('Zo')
    // What was typed comes back, also where that is nothing.
    const emptied = await browser.post(DETAILS, { intent: 'recipient', name: '', phone: '020 7946 0018' })
    expect(emptied.status).toBe(400)
    expect(nameIn(emptied.html)).not.toContain('Zo')
    await keep('Fern', day)
    expect(nameIn((await browser.get(DETAILS)).html)).not.toMatch(/Zo|Fern/)

    await browser.post(DETAILS, { intent: 'recipient', name: 'Zoë Moss', phone: '020 7946 0018' })
    const final = (await browser.get('/checkout/final-details')).html
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(final)?.[1] ?? ''
    const id = hidden('orderId')
    await browser.post('/checkout/final-details', {
      ...{ orderId: id, expectedTotal: hidden('expectedTotal'), paymentMethod: 'stripe', name: 'Iris' },
      ...{ email: 'dates@example.org', phone: '+44 7700 900456' },
    })
    await query(
      databaseUrl,
      `update "order" set created_at = '2024-11-22T12:00:00Z' where id = '${id}';
       insert into "order" (id, user_id, type, state, positions, lines, positions_cost, delivery_amount, service_fee, discount,
         total_cost, created_at, updated_at)
       select 'SOLD' || lpad(n::text, 4, '0'), user_id, type, 'delivered', positions, lines, positions_cost, delivery_amount,
         service_fee, discount, total_cost, created_at + make_interval(days => n), updated_at
       from "order", generate_series(1, 20) as n where id = '${id}';
       insert into bonus_entry (user_id, kind, order_id, amount, balance, at)
       select user_id, 'order', id, 195, 195, created_at from "order" where id = '${id}'`,
    )
    const first = (await browser.get('/profile/orders?q=sold')).html
    expect(first).not.toContain('aria-label="Pages"')
    const page = (await browser.get('/profile/orders')).html
    expect(page).not.toContain(id)
    const next = /href="([^"]+)"[^>]*>Next/.exec(page)?.[1] ?? ''
    expect(next).toBe('/profile/orders?page=2')
    const last = (await browser.get(next)).html.replaceAll('<!-- -->', '')
    expect(last).toMatch(new RegExp(`Order ${id} of Fri,? 22 Nov 2024`))
    expect(last).toMatch(/href="\/profile\/orders"[^>]*>Previous/)
    expect(last).not.toContain('/profile/order/SOLD')
    expect((await browser.get('/profile/orders?page=../x')).html).toContain('SOLD0020')
    const ledger = (await browser.get('/profile/bonuses-history')).html
    expect(ledger).toMatch(new RegExp(`Earned with order <a href="/profile/order/${id}"[^>]*>${id}</a></td>`))
    await Promise.all([browser.close(), other.close()])
  })
})
