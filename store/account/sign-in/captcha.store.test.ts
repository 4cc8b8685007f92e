import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForCode } from '../../../tests/support/shopping/account.ts'
import { createCaptcha } from './captcha.ts'
import { startUpstream } from '../../../tests/support/stand-ins/upstream.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('a captcha that is configured', () => {
  it('lets codes go out to people only', async () => {
    const google = await startUpstream()
    google.answer(({ body }) => ({
      json: { success: new URLSearchParams(body).get('response') === 'a person' },
    }))
    const verifyUrl = `${google.url}/siteverify`
    const captcha = createCaptcha({ siteKey: 'site-key', secretKey: 'secret', verifyUrl })
    const own = await startTestStore({ auth: { captcha } })
    const settings = await own.get('/v1/auth/settings/')
    expect(settings.body.data).toEqual({
      captcha_site_key: 'site-key',
      code_length: 6,
      resend_seconds: 25,
    })
    const session = await own.newSession()
    for (const token of [undefined, 'a programme']) {
      const refused = await askForCode(own, session, 'a@e.org', { captcha_token: token })
      expect(refused.body).toMatchObject({ success: false, next_code_seconds_left: 0 })
    }
    const { rows } = await own.db.$client.query('select count(*)::int from message')
    expect(rows[0].count).toBe(0)
    const sent = await askForCode(own, session, 'a@e.org', { captcha_token: 'a person' })
    expect(sent.body.success).toBe(true)
    await own.stop()
    await google.stop()
  })
})
