import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailServer } from '../../tests/support/stand-ins/mail-server.ts'
import { startMailServer } from '../../tests/support/stand-ins/mail-server.ts'
import { query } from '../../tests/support/processes/test-server.ts'
import type { Backend } from '../../tests/support/processes/backend.ts'
import { startBackend } from '../../tests/support/processes/backend.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'

let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

const ENVIRONMENT = { CODES_PER_ADDRESS: '100000', CODES_PER_DAY: '100000' }

const post = async (url: string, body: object, session?: string) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(session && { 'x-session-token': session }) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, never> & { token: string; success: boolean }
}

/** Requests codes for this many addresses. */
async function askFor(storeUrl: string, count: number, name: string): Promise<string[]> {
  const { token } = await post(`${storeUrl}/v1/session/`, {})
  const addresses = Array.from({ length: count }, (_, n) => `${name}-${n}@example.org`)
  const answers = await Promise.all(
    addresses.map((receiver) =>
      post(`${storeUrl}/v1/auth/send-verification-code/`, { type: 'email', receiver }, token),
    ),
  )
  expect(answers.map(({ success }) => success)).toEqual(addresses.map(() => true))
  return addresses
}

async function until(done: () => Promise<boolean> | boolean, seconds = 100): Promise<void> {
  for (let tries = 0; tries < seconds * 10; tries++) {
    if (await done()) return
    await pause(100)
  }
  throw new Error('It did not come to pass')
}

const unsent = async (backend: Pick<Backend, 'databaseUrl'>) => {
  const [row] = await query(
    backend.databaseUrl,
    'select count(*)::int from message where sent_at is null and failed_at is null',
  )
  return Number(row?.count)
}

describe('messages through a mail server', () => {
  let backend: Backend
  afterAll(() => backend.stop())

  it('are lost by no kill -9 and sent once each, by two copies', { timeout: 300_000 }, async () => {
    mail.received.length = 0
    // A slow mail server, so that the process is killed while it sends.
    mail.decide(() => pause(60))
    const environment = { ...ENVIRONMENT, SMTP_URL: mail.url }
    const first = await startBackend(environment)
    const second = await startShopProcess({ ...environment, DATABASE_URL: first.databaseUrl })
    const addresses = await askFor(first.storeUrl, 60, 'kill')
    await until(() => mail.received.length >= 10)
    await Promise.all([first.shop.kill(), second.kill()])
    await pause(200)
    const before = mail.received.length
    expect(await unsent(first)).toBeGreaterThan(0)
    mail.decide(() => {})
    const third = await startShopProcess({ ...environment, DATABASE_URL: first.databaseUrl })
    backend = { ...first, shop: third, storeUrl: third.storeUrl, stop: () => third.stop().then(first.stop) }
    await until(async () => (await unsent(backend)) === 0)
    const distinct = new Set(mail.received.map(({ messageId }) => messageId))
    const reached = new Set(mail.received.flatMap(({ to }) => to))
    console.log(
      `killed after ${before} of 60 mails: ${mail.received.length} handed over in all, ${distinct.size} different, ${reached.size} people`,
    )
    expect([...reached].sort()).toEqual([...addresses].sort())
    expect(distinct.size).toBe(60)
    // Only messages being sent at that moment may be repeated, with the same id.
    expect(mail.received.length).toBeLessThanOrEqual(60 + 8)
  })

  it('wait for a mail server that is away, and are then sent', { timeout: 300_000 }, async () => {
    mail.received.length = 0
    let away = true
    mail.decide(() => {
      if (away) throw Object.assign(new Error('Try later'), { responseCode: 421 })
    })
    await askFor(backend.storeUrl, 3, 'away')
    await until(async () => {
      const [row] = await query(
        backend.databaseUrl,
        `select min(attempts) as attempts from message where "to" like 'away-%'`,
      )
      return Number(row?.attempts) > 0
    })
    away = false
    await until(async () => (await unsent(backend)) === 0)
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(3)
  })

  it('that nobody can receive are given up, and the next code says so', { timeout: 200_000 }, async () => {
    mail.decide(() => {
      throw Object.assign(new Error('No such mailbox'), { responseCode: 550 })
    })
    const [receiver = ''] = await askFor(backend.storeUrl, 1, 'nobody')
    await until(async () => {
      const [row] = await query(
        backend.databaseUrl,
        `select failed_at from message where "to" like 'nobody-%'`,
      )
      return row !== undefined && row.failed_at !== null
    })
    await query(
      backend.databaseUrl,
      `update verification_code set created_at = created_at - interval '1 minute'`,
    )
    const { token } = await post(`${backend.storeUrl}/v1/session/`, {})
    const again = await post(
      `${backend.storeUrl}/v1/auth/send-verification-code/`,
      { type: 'email', receiver },
      token,
    )
    expect(again).toMatchObject({ success: false, error: { message: 'There is no such mail' } })
  })
})

describe('messages of the sandbox', () => {
  let backend: Backend
  afterAll(() => backend.stop())

  it('come once each, whenever the shop is killed', { timeout: 300_000 }, async () => {
    const first = await startBackend(ENVIRONMENT)
    const addresses = await askFor(first.storeUrl, 40, 'sandbox')
    await first.shop.kill()
    const second = await startShopProcess({ ...ENVIRONMENT, DATABASE_URL: first.databaseUrl })
    backend = {
      ...first,
      shop: second,
      storeUrl: second.storeUrl,
      stop: () => second.stop().then(first.stop),
    }
    await until(async () => (await unsent(backend)) === 0)
    const sent = (await (await fetch(`${second.url}/sandbox/messages`)).json()) as { to: string }[]
    expect(sent.map(({ to }) => to).sort()).toEqual([...addresses].sort())
  })

  it('and the clock go on after the database dropped every connection', { timeout: 200_000 }, async () => {
    const drop = () =>
      query(
        backend.databaseUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    await drop()
    await pause(1_500)
    await drop()
    await pause(1_500)
    const [receiver = ''] = await askFor(backend.storeUrl, 1, 'dropped')
    await until(async () => (await unsent(backend)) === 0)
    await query(backend.databaseUrl, `insert into setting values ('clock', '"2026-03-28T23:30:00Z"')`)
    await query(backend.databaseUrl, `select pg_notify('shop_clock', '')`)
    const today = async () =>
      (
        (await (await fetch(`${backend.storeUrl}/v1/intervals/earliest/`)).json()) as {
          data: { today: string }
        }
      ).data.today
    await until(async () => (await today()) === '2026-03-28')
    expect(receiver).toBe('dropped-0@example.org')
  })
})
