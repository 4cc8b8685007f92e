import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { FILLED_FORMS } from '../../tests/support/pages/filled-forms.ts'
import { submitForm } from '../../tests/support/shopping/submissions.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('a greeting card', () => {
  const card = (more: object) => ({
    ...FILLED_FORMS['greeting-card-free'],
    text: `${Math.random()}`,
    ...more,
  })
  const emails = async (to: string) =>
    (
      await store.db.$client.query(
        `select kind, subject, text, html from message where "to" = $1 order by created_at`,
        [to],
      )
    ).rows as { kind: string; subject: string; text: string; html: string }[]

  it('is sent to the recipient with the words, the name and the drawing, and a copy to the sender', async () => {
    const text = 'Still you.\n<b>Always</b>'
    const more = { email: 'Sends@example.org', recipient_email: 'Gets@example.org', text }
    await Promise.all([
      submitForm(store, 'greeting-card-free', card(more)),
      submitForm(store, 'greeting-card-free', card(more)),
    ])
    const [email, ...others] = await emails('gets@example.org')
    expect(others).toEqual([])
    expect(email).toMatchObject({ kind: 'greeting_card', subject: 'A flower card for you, signed “Iris”' })
    expect(email?.text).toContain('For Basil')
    expect(email?.text).toContain('Still you.\n\n<b>Always</b>\n\nIris')
    expect(email?.text).toContain('because Iris, who gave the address Sends@example.org, asked us')
    expect(email?.html).toContain('&lt;b&gt;Always')
    const src = /<img src="https:\/\/larkspur\.example([^"]+)"/.exec(email?.html ?? '')?.[1] ?? ''
    const picture = await store.app.inject({ url: src })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await emails('sends@example.org')).toMatchObject([
      { kind: 'greeting_card_copy', subject: 'Your card to Basil' },
    ])
  })

  it('is not sent to anybody more often than five times a day, whoever asks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        submitForm(
          store,
          'greeting-card-free',
          card({ email: `s${index}@example.org`, recipient_email: 'few@example.org' }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(3).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body.error.message).toContain(
      'enough cards for today',
    )
    expect(await emails('few@example.org')).toHaveLength(5)
    store.clock.advance({ hours: 24 })
    const next = await submitForm(store, 'greeting-card-free', card({ recipient_email: 'few@example.org' }))
    expect(next.status).toBe(200)
  })

  it('is sent ten times a day by one session, whatever names it gives', async () => {
    const session = await store.newSession()
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) {
      const body = card({ email: `many${index}@example.org`, recipient_email: `to${index}@example.org` })
      statuses.push((await store.call('POST', '/v1/forms/greeting-card-free/', { session, body })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 409, 409])
  })
})
