import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../tests/support/shopping/account.ts'
import { PERSON, register } from '../../tests/support/shopping/account.ts'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { writeOrderEmails } from '../notifications/order-emails.ts'
import { moveOrder } from '../order/order-state.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** Places and pays an order of the account. */
async function paidOrder(account: Account): Promise<string> {
  const { buyer, id, intent } = await readyToPay(store)
  await buyer.pay(intent.id, CARDS.pays)
  await store.db.$client.query('update "order" set user_id = $1, session_id = null where id = $2', [
    account.id,
    id,
  ])
  return id
}

const move = (id: string, ...states: ('preparing' | 'on_its_way' | 'delivered' | 'refunded')[]) =>
  inTransaction(store, async (tx) => {
    for (const state of states) await moveOrder(tx, id, state)
  })

describe('notification settings', () => {
  it('begin with what was asked for, change one by one and keep what has to be', async () => {
    const account = await register(store, 'notify@example.org')
    const on = async () =>
      (await account.get('/v1/subscriptions/')).body.data.settings
        .filter((entry: { enabled: boolean }) => entry.enabled)
        .map((entry: { topic: string; channel: string }) => `${entry.topic} ${entry.channel}`)
    expect(await on()).toEqual(['orders email', 'orders sms', 'reminders email'])
    const put = (body: object) => account.call('PUT', '/v1/subscriptions/', body)
    await put({ settings: [{ topic: 'orders', channel: 'whatsapp', enabled: true }] })
    expect(
      (await put({ settings: [{ topic: 'orders', channel: 'email', enabled: false }] })).body.success,
    ).toBe(false)
    await account.call('POST', '/v1/user/subscribe/', { subscribed: true })
    expect((await account.get('/v1/user/subscribe/')).body.data).toEqual({
      subscribed: true,
      email: 'notify@example.org',
    })
    expect(await on()).toEqual([
      'orders email',
      'orders sms',
      'orders whatsapp',
      'reminders email',
      'offers email',
    ])
    expect((await account.call('POST', '/v1/subscriptions/sms/unsubscribe/', {})).body.success).toBe(true)
    expect(await on()).toEqual(['orders email', 'orders whatsapp', 'reminders email', 'offers email'])
  })

  it.each([
    ['by e-mail, with a number that is not confirmed', 'half@example.org', { phone: '+447700900090' }, 'sms'],
    ['by phone, without an e-mail', '+447700900091', {}, 'email'],
  ] as const)('cannot be set to what reaches nobody: %s', async (_how, address, more, channel) => {
    const account = await register(store, address)
    await account.call('POST', '/v1/user/personal-data/', { ...PERSON, ...more })
    const setting = async () =>
      (await account.get('/v1/subscriptions/')).body.data.settings.find(
        (entry: { topic: string; channel: string }) =>
          entry.topic === 'reminders' && entry.channel === channel,
      )
    const choose = (enabled: boolean) =>
      account.call('PUT', '/v1/subscriptions/', { settings: [{ topic: 'reminders', channel, enabled }] })
    expect(await setting()).toMatchObject({ reaches: false })
    // A setting that is on by default can be turned off, but not on again.
    expect((await choose(false)).body.success).toBe(true)
    expect((await choose(true)).body).toMatchObject({
      success: false,
      message: expect.stringMatching(
        /^Confirm your (phone number|e-mail address) in your personal data first/,
      ),
    })
    expect(await setting()).toMatchObject({ enabled: false, reaches: false })
  })

  it('name only what is sent: offers come by e-mail', async () => {
    const account = await register(store, 'offered@example.org')
    const { settings } = (await account.get('/v1/subscriptions/')).body.data
    const ways = settings.map(({ topic, channel }: Record<string, string>) => `${topic} ${channel}`)
    expect(ways.filter((way: string) => way.startsWith('offers'))).toEqual(['offers email'])
    expect(ways).toHaveLength(7)
    for (const channel of ['sms', 'whatsapp']) {
      const { status, body } = await account.call('PUT', '/v1/subscriptions/', {
        settings: [{ topic: 'offers', channel, enabled: true }],
      })
      expect([status, body.error.field]).toEqual([400, 'body.settings'])
    }
  })

  it('end the texts about orders by the link in them', async () => {
    const account = await register(store, 'texted@example.org')
    const id = await paidOrder(account)
    await move(id, 'preparing', 'on_its_way')
    // Earlier tests left order states to process too.
    await doDue(writeOrderEmails, store)
    const texts = async () =>
      (
        await store.db.$client.query(
          `select text, unsubscribe_url from message where user_id = $1 and channel = 'sms'`,
          [account.id],
        )
      ).rows as { text: string; unsubscribe_url: string }[]
    const [sent, ...more] = await texts()
    expect(more).toEqual([])
    const token = /Stop these messages: \S+token=(\S+)$/.exec(sent?.text ?? '')?.[1]
    expect(sent?.unsubscribe_url).toContain(token)
    const ended = await store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token } })
    expect(ended.body).toMatchObject({ success: true, topic: 'orders', channel: 'sms' })
    await move(id, 'delivered')
    await doDue(writeOrderEmails, store)
    expect(await texts()).toHaveLength(1)
  })

  it('are not changed by a link that is not ours', async () => {
    const { unsubscribeUrl } = await import('./unsubscribe-link.ts')
    const account = await register(store, 'link@example.org')
    const url = unsubscribeUrl(
      { secret: 'a secret of the tests, long enough for anything', siteUrl: 'https://x.example' },
      { userId: account.id, topic: 'reminders', channel: 'email' },
    )
    const token = new URL(url).searchParams.get('token') ?? ''
    const send = (value: string) =>
      store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token: value } })
    for (const forged of [`x${token}`, `${token}x`, token.split('.')[0] ?? '', 'nonsense.of.sorts'])
      expect((await send(forged)).body).toMatchObject({ success: false, topic: null })
    expect((await send(token)).body).toMatchObject({ success: true, topic: 'reminders', channel: 'email' })
    const { settings } = (await account.get('/v1/subscriptions/')).body.data
    expect(settings).toContainEqual({
      topic: 'reminders',
      channel: 'email',
      enabled: false,
      locked: false,
      reaches: true,
    })
  })
})
