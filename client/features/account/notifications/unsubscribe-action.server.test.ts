import { request } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Fields } from '../../../../tests/support/pages/post-form.ts'
import { postForm } from '../../../../tests/support/pages/post-form.ts'
import type { SharedBackend } from '../../../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../../../tests/support/processes/shared-backend.ts'
import { query } from '../../../../tests/support/processes/test-server.ts'

let backend: SharedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

const post = (path: string, fields: Fields) => postForm(backend.shop.url + path, fields)

describe('unsubscribing', () => {
  test('works by the link that is sent to a typed address, in a browser and in a mail programme', async () => {
    const email = 'leaves@example.org'
    expect((await post('/un', { form: 'unsubscribe', email, reason: 'moved' })).status).toBe(303)
    const [letter] = await query(
      backend.databaseUrl,
      `select text from message where "to" = '${email}' and kind = 'leave_link'`,
    )
    const path = /\/un\?token=\S+/.exec(String(letter?.text))?.[0] ?? ''
    const pressed = await post(path, { intent: 'leave' })
    expect(pressed.status).toBe(200)
    expect(pressed.html).toContain('No more offers and reminders come to this address.')
    expect((await post(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
  })

  test('wants a press of the button, and a link of ours', async () => {
    const opened = await request(`${backend.shop.url}/un?token=abc.def-ghi.jkl`)
    expect(await opened.body.text()).toContain('Send me no more of these')
    const refused = await post('/un?token=abc.def-ghi.jkl', { intent: 'leave' })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain('This link is not one of ours')
  })
})
