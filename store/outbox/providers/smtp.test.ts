import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { MailServer } from '../../../tests/support/stand-ins/mail-server.ts'
import { startMailServer } from '../../../tests/support/stand-ins/mail-server.ts'
import { Undeliverable } from './message-provider.ts'
import { smtpProvider } from './smtp.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterEach(() => {
  server.received.length = 0
  server.decide(() => {})
})
afterAll(() => server.stop())

const MAIL = {
  id: '5f3b0c6e-1f55-4f0e-9d0a-2f3c1f6f9a11',
  channel: 'email' as const,
  to: 'iris@example.org',
  subject: 'Flowers für Zoë',
  text: 'Plain words',
  html: '<p>Words with a look</p>',
  unsubscribeUrl: null,
}
const send = (more: object = {}) =>
  smtpProvider({ url: server.url, from: 'Larkspur <flowers@larkspur.example>' }).send({ ...MAIL, ...more })

test('a mail arrives with both bodies, under an id that stays the same', async () => {
  await send()
  await send()
  const [mail, repeat] = server.received
  expect(mail?.to).toEqual(['iris@example.org'])
  expect(mail?.messageId).toBe(`<${MAIL.id}@larkspur.example>`)
  expect(repeat?.messageId).toBe(mail?.messageId)
  expect(mail?.raw).toMatch(/^From: Larkspur <flowers@larkspur.example>/m)
  expect(mail?.raw).toContain('Plain words')
  expect(mail?.raw).toContain('Words with a look')
  expect(mail?.raw).not.toMatch(/^List-Unsubscribe/im)
})

test('one can be unsubscribed from with one click of the mail programme', async () => {
  await send({ unsubscribeUrl: 'https://larkspur.example/un?token=abc' })
  expect(server.received[0]?.raw).toContain('List-Unsubscribe: <https://larkspur.example/un?token=abc>')
  expect(server.received[0]?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('an address with a comma is no list of addresses, and a subject adds no header', async () => {
  await send({ to: 'a@example.org', subject: 'x\r\nBcc: b@example.org' })
  expect(server.received[0]?.to).toEqual(['a@example.org'])
  expect(server.received[0]?.raw).not.toMatch(/^Bcc:/im)
  await send({ to: 'a@example.org, b@example.org' }).catch(() => undefined)
  expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.org')
})

test('a mail that is refused for good is undeliverable, another refusal may pass', async () => {
  server.decide(() => {
    throw Object.assign(new Error('No such mailbox'), { responseCode: 550 })
  })
  await expect(send()).rejects.toBeInstanceOf(Undeliverable)
  server.decide(() => {
    throw Object.assign(new Error('Try later'), { responseCode: 451 })
  })
  await expect(send()).rejects.not.toBeInstanceOf(Undeliverable)
})

test('a server that is not there may come back', async () => {
  const nowhere = smtpProvider({ url: 'smtp://127.0.0.1:9', from: 'a@example.org' })
  const failure = await nowhere.send(MAIL).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(Undeliverable)
})
