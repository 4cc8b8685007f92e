import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForCode, codeSentTo, otherThan, tryCode } from '../../tests/support/shopping/account.ts'
import { readyToOrder } from '../../tests/support/shopping/checkout.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import {
  FOR_IRIS,
  ON_PAPER,
  boughtEmailCard,
  codesOf,
  productOf,
} from '../../tests/support/shopping/gift-card.ts'
import { orderAskingRecipient } from '../../tests/support/shopping/recipient-link.ts'
import { TEST_AUTH, startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { sendGiftCard } from '../notifications/gift-card-due.ts'
import { unsubscribeAllUrl } from '../outbox/unsubscribe-link.ts'
import { operate } from '../operate.ts'
import { buyerOrderUrl } from '../order/order-access.ts'
import type { Secret } from './secret.ts'

// A shop whose AUTH_SECRET is changed, and the same shop without the secret from before.
const NEW = 'another secret of the tests, as long as the one before'
let before: TestStore
let after: TestStore
let without: TestStore
beforeAll(async () => {
  before = await startTestStore()
  after = await startTestStore({ beside: before, auth: { secret: [NEW, TEST_AUTH.secret] } })
  without = await startTestStore({ beside: before, auth: { secret: NEW } })
})
afterAll(async () => {
  await without.stop()
  await after.stop()
  await before.stop()
})

describe('what was made before the secret was changed goes on', () => {
  it('a code on its way', async () => {
    const session = await before.newSession()
    await askForCode(before, session, 'on-its-way@example.org')
    const code = await codeSentTo(before, 'on-its-way@example.org')
    const wrong = await tryCode(after, session, 'on-its-way@example.org', otherThan(code))
    expect(wrong.body.success).toBe(false)
    expect((await tryCode(without, session, 'on-its-way@example.org', code)).body.success).toBe(false)
    expect((await tryCode(after, session, 'on-its-way@example.org', code)).body.success).toBe(true)
  })

  it('a code asked for after it is the one that counts, and opens with the new secret alone', async () => {
    const session = await before.newSession()
    await askForCode(before, session, 'twice@example.org')
    const old = await codeSentTo(before, 'twice@example.org')
    before.clock.set(before.clock.now().add({ seconds: 40 }).toString())
    await askForCode(after, session, 'twice@example.org')
    const { rows } = await before.db.$client.query(
      `select text from message where "to" = 'twice@example.org' order by created_at desc limit 1`,
    )
    const [fresh = ''] = /\d{6}/.exec(rows[0].text) ?? []
    if (old !== fresh)
      expect((await tryCode(after, session, 'twice@example.org', old)).body.success).toBe(false)
    expect((await tryCode(without, session, 'twice@example.org', fresh)).body.success).toBe(true)
  })

  it('the link in an e-mail that opens a guest’s order', async () => {
    const { id, buyer } = await readyToOrder(before)
    await buyer.toPay(id)
    const link = buyerOrderUrl({ ...TEST_AUTH }, { id, userId: null, type: 'default' }, 'order')
    const body = { token: link.split('/').at(-1) }
    const open = async (store: TestStore) =>
      (await store.call('POST', '/v1/order/open/', { session: await store.newSession(), body })).status
    expect([await open(before), await open(after), await open(without)]).toEqual([200, 200, 404])
  })

  it('the link that ends e-mails', async () => {
    const token = new URL(unsubscribeAllUrl(TEST_AUTH, 'iris@example.org')).searchParams.get('token')
    const end = async (store: TestStore) =>
      (await store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token } })).body.success
    expect([await end(without), await end(after)]).toEqual([false, true])
  })

  it('the link of a recipient, which is shown and written as it was', async () => {
    const asking = await orderAskingRecipient(before)
    const { body } = await asking.buyer.get(`/v1/order/recipient-link/${asking.id}/`)
    const shown = async (store: TestStore) =>
      (await store.get(`/v1/order/recipient-link/${asking.id}/`, asking.buyer.session)).body.data.url
    expect(await shown(after)).toBe(body.data.url)
    // Without the secret it can't be shown, but opens for who has it.
    expect(await shown(without)).toBeNull()
    for (const store of [after, without])
      expect((await store.get(`/v1/recipient-choice/${asking.token}/`)).status).toBe(200)
  })

  it('a gift card that has yet to go out, which has the code it was sold with', async () => {
    const { id } = await boughtEmailCard(before)
    const [code = ''] = await codesOf(before, id)
    const send = (secret: Secret) => doDue(sendGiftCard, before, { links: { ...TEST_AUTH, secret } })
    await expect(send(NEW)).rejects.toThrow('AUTH_SECRETS_BEFORE')
    expect(await sentWith(code)).toEqual([])
    await send([NEW, TEST_AUTH.secret])
    expect(await sentWith(code)).toEqual([FOR_IRIS.recipient_email])
  })
})

it('codes on paper are printed by the secret they were made with, or not at all', async () => {
  const { buyer, id } = await readyToOrder(before)
  await buyer.post(`/v1/basket/${await productOf(before, ON_PAPER)}/50-pounds`, {})
  await buyer.toPay(id)
  await buyer.pay((await buyer.intent(id)).id)
  const [code = ''] = await codesOf(before, id)
  const print = async (authSecret: Secret) => {
    const said: string[] = []
    const { databaseUrl } = before
    const say = (line: string) => void said.push(line)
    const options = { mode: 'sandbox', databaseUrl, dataFolder: 'unused', authSecret, say } as const
    return { code: await operate(['gift-cards', 'print', id], options), said: said.join('\n') }
  }
  expect(await print([NEW, TEST_AUTH.secret])).toMatchObject({ code: 0, said: expect.stringContaining(code) })
  expect(await print(NEW)).toMatchObject({ code: 2, said: expect.stringContaining('AUTH_SECRETS_BEFORE') })
})

const sentWith = async (code: string): Promise<string[]> => {
  const { rows } = await before.db.$client.query(
    `select "to" from message where kind = 'gift_card' and text like $1`,
    [`%${code}%`],
  )
  return rows.map(({ to }) => to)
}
