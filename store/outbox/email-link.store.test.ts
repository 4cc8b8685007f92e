import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyFailedPayment } from '../notifications/failed-payment.ts'
import { PAYMENT_GRACE, writeOrderEmails } from '../notifications/order-emails.ts'
import { register } from '../../tests/support/shopping/account.ts'
import { CARDS, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { TEST_AUTH, startTestStore } from '../../tests/support/processes/store.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const open = (token: string, session?: string) =>
  store.call('POST', '/v1/order/open/', { session, body: { token } })

/** Returns the links to an order's page in the e-mails about it. */
async function linksTo(id: string): Promise<string[]> {
  // Unpaid orders have some minutes.
  store.clock.set(store.clock.now().add(PAYMENT_GRACE).toString())
  await doDue(writeOrderEmails, store)
  const { rows } = await store.db.$client.query(
    `select text from message where channel = 'email' and subject like $1 order by created_at`,
    [`%${id}%`],
  )
  return rows.flatMap(({ text }: { text: string }) => text.match(/https?:\S+\/(order\/open|auth)\S+/g) ?? [])
}
const tokenIn = (link: string | undefined) => /\/order\/open\/([^?]+)/.exec(link ?? '')?.[1] ?? ''

describe('e-mails lead to the order', () => {
  it('of a guest whose card was declined: to where it is paid, in any browser', async () => {
    const { id, buyer, intent } = await readyToPay(store)
    await buyer.pay(intent.id, CARDS.declined)
    const { now } = store.clock
    store.clock.set(now().add({ minutes: 65 }).toString())
    await doDue(notifyFailedPayment, store)
    store.clock.set(now().subtract({ minutes: 65 }).toString())
    const links = await linksTo(id)
    const pay = links.find((link) => link.endsWith('?pay=1'))
    expect((await open(tokenIn(pay), await store.newSession())).body.data.order_id).toBe(id)
    const { rows } = await store.db.$client.query(
      `select text, html from message where subject like $1 and channel = 'email'`,
      [`%${id}%`],
    )
    // Guests have no notification settings.
    for (const { text, html } of rows) expect(text + html).not.toContain('notification-settings')
  })

  it('of an account by way of signing in', async () => {
    const account = await register(store, 'buys@example.org')
    const { id, buyer } = await readyToOrder(store)
    await buyer.toPay(id)
    await store.db.$client.query('update "order" set user_id = $1, session_id = null where id = $2', [
      account.id,
      id,
    ])
    expect(await linksTo(id)).toContain(
      `${TEST_AUTH.siteUrl}/auth?next=${encodeURIComponent(`/order/${id}`)}`,
    )
  })
})
