import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '../../../tests/support/shopping/account.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { TEST_AUTH, startTestStore } from '../../../tests/support/processes/store.ts'
import { sendUnsubscribeLink } from './unsubscribe.ts'
import { inTransaction } from '../../kernel/context.ts'
import { countRows, submitForm } from '../../../tests/support/shopping/submissions.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('leaving', () => {
  const ask = (email: string, message = '') =>
    submitForm(store, 'unsubscribe', { email, reason: 'too-many', ...(message && { message }) })
  const linkTo = async (email: string) => {
    const { rows } = await store.db.$client.query(
      `select text from message where "to" = $1 and kind = 'leave_link'`,
      [email],
    )
    return rows.map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '')
  }
  const press = (token: string) => store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token } })

  it('ends offers and reminders by e-mail with the link that is sent, and nothing before', async () => {
    const account = await register(store, 'leaver@example.org')
    await account.call('POST', '/v1/user/subscribe/', { subscribed: true })
    const on = async () =>
      (await account.get('/v1/subscriptions/')).body.data.settings
        .filter(
          ({ enabled, channel }: { enabled: boolean; channel: string }) => enabled && channel === 'email',
        )
        .map(({ topic }: { topic: string }) => topic)
    const guest = await store.newSession()
    await store.db.$client.query(
      `update session set offers_to = $1 where id = (select id from session order by created_at desc limit 1)`,
      ['leaver@example.org'],
    )
    expect(guest).toBeTruthy()
    await ask('Leaver@example.org')
    expect(await on()).toEqual(['orders', 'reminders', 'offers'])
    const [token = ''] = await linkTo('leaver@example.org')
    const { body } = await press(token)
    expect(body).toMatchObject({ success: true, channel: 'email', topic: null })
    expect(await on()).toEqual(['orders'])
    expect(await countRows(store, `session where offers_to = 'leaver@example.org'`)).toBe(0)
    expect((await press(token)).body.success).toBe(true)
    expect((await press(`${token.slice(0, -3)}abc`)).body.success).toBe(false)
  })

  it('answers the same and sends the same whether an address is known or not, three times a day', async () => {
    const known = (await ask('leaver@example.org', 'x')).body.data
    const unknown = (await ask('nobody-knows@example.org', 'x')).body.data
    expect({ ...unknown, id: '' }).toEqual({ ...known, id: '' })
    expect(unknown.title).toBe('We have sent you a link')
    const [token = ''] = await linkTo('nobody-knows@example.org')
    expect((await press(token)).body.success).toBe(true)
    for (const words of ['a', 'b', 'c', 'd'])
      expect((await ask('nobody-knows@example.org', words)).status).toBe(200)
    expect(await linkTo('nobody-knows@example.org')).toHaveLength(3)
  })

  it('sends sixty links a day to who asks from one network, and none to what is no address', async () => {
    const send = (typed: string) =>
      inTransaction(store, (tx) =>
        sendUnsubscribeLink(
          { ...tx, links: TEST_AUTH },
          { sessionId: undefined, network: 'an office' },
          typed,
        ),
      )
    await send('no address')
    for (let n = 0; n < 60; n++) await send(`office-${n}@example.org`)
    await expect(send('office-60@example.org')).rejects.toMatchObject({
      statusCode: 409,
      code: 'too_many_links',
    })
    expect(await countRows(store, `message where "to" like 'office-%' and channel = 'email'`)).toBe(60)
    expect(await countRows(store, `message where "to" like '%address%'`)).toBe(0)
  })
})
