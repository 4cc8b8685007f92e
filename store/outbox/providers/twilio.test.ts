import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FakeUpstream, Reply } from '../../../tests/support/stand-ins/upstream.ts'
import { startUpstream } from '../../../tests/support/stand-ins/upstream.ts'
import { Undeliverable } from './message-provider.ts'
import { twilioProvider } from './twilio.ts'

let server: FakeUpstream
beforeAll(async () => {
  server = await startUpstream()
})
beforeEach(() => {
  server.seen.length = 0
  server.answer(() => ({ status: 201, json: { sid: 'SM1', status: 'queued' } }))
})
afterAll(() => server.stop())

const MESSAGE = {
  id: '5f3b0c6e-1f55-4f0e-9d0a-2f3c1f6f9a11',
  channel: 'sms' as const,
  to: '+447700900456',
  subject: '',
  text: '123456 is your code & more',
  html: null,
  unsubscribeUrl: null,
}
const send = (more: object = {}) =>
  twilioProvider({
    baseUrl: server.url,
    accountSid: 'AC123',
    authToken: 'secret',
    smsFrom: '+442079460000',
    whatsappFrom: '+442079460001',
  }).send({ ...MESSAGE, ...more })

test('a text message is one call of Twilio’s API', async () => {
  await send()
  const [seen] = server.seen
  expect(seen).toMatchObject({ method: 'POST', path: '/2010-04-01/Accounts/AC123/Messages.json' })
  expect(seen?.headers.authorization).toBe(`Basic ${Buffer.from('AC123:secret').toString('base64')}`)
  expect(seen?.headers['i-twilio-idempotency-token']).toBe(MESSAGE.id)
  expect(seen?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(seen?.body))).toEqual({
    To: '+447700900456',
    From: '+442079460000',
    Body: '123456 is your code & more',
  })
})

test('WhatsApp is the same call with other addresses', async () => {
  await send({ channel: 'whatsapp' })
  expect(Object.fromEntries(new URLSearchParams(server.seen[0]?.body))).toMatchObject({
    To: 'whatsapp:+447700900456',
    From: 'whatsapp:+442079460001',
  })
})

test('a number that is none is undeliverable', async () => {
  server.answer(() => ({ status: 400, json: { code: 21211, message: 'Invalid To Phone Number' } }))
  await expect(send()).rejects.toThrow(new Undeliverable('Twilio answers 400 (21211)'))
})

test.each<Reply>([
  { status: 429, json: { code: 20429 } },
  { status: 500, text: '<html>' },
  { status: 401, json: { code: 20003 } },
  'hang up',
])('%o may pass', async (reply) => {
  server.answer(() => reply)
  const failure = await send().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(Undeliverable)
  expect(String(failure)).not.toContain('secret')
})
