import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createStripeIntent } from '../contract/payment.ts'
import { Kit } from './kit.ts'

let server: Server
afterEach(() => void server.close())

type Reply = { status: number; json: unknown }

/** A kit in front of a backend that answers each call as it is told: by its key, its path, and how many came before. */
async function kitFor(reply: (key: string, path: string, made: number) => Reply): Promise<Kit> {
  let made = 0
  server = createServer((request, response) => {
    const { status, json } = reply(String(request.headers['idempotency-key']), request.url ?? '', made++)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return new Kit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {})
}

const INTENT = {
  ...{ id: 'pi_1', order_id: '7F3K2M9Q', provider: 'sandbox', method: 'stripe', client_secret: 'secret' },
  ...{ amount: 4950, currency: 'GBP', state: 'requires_payment', message: null },
}
const intent = (change: object = {}): Reply => ({ status: 200, json: { data: { ...INTENT, ...change } } })
const REUSED = {
  status: 422,
  json: { error: { code: 'idempotency_key_reused', message: 'This key came with another request before.' } },
}

async function idempotencyOf(kit: Kit) {
  const caller = { network: 'kit-network', session: 'token' }
  await kit.twice(createStripeIntent, caller, { params: { id: '7F3K2M9Q' } }, { params: { id: 'ZZZZZZZ0' } })
  return kit.report
    .rows(() => 'not made')
    .find(({ call, check }) => call === 'createStripeIntent' && check === 'idempotency')
}

describe('a call made twice with one key', () => {
  it('passes when the repeat is answered as the first was, and another request refused', async () => {
    const keys = new Set<string>()
    const kit = await kitFor((key, path) => {
      keys.add(key)
      return path.includes('ZZZZZZZ0') ? REUSED : intent()
    })
    expect(await idempotencyOf(kit)).toMatchObject({ result: 'passed' })
    expect(keys.size).toBe(1)
  })

  it('fails when the repeat is answered otherwise, with the place', async () => {
    const kit = await kitFor((_key, path, made) =>
      path.includes('ZZZZZZZ0') ? REUSED : intent({ id: `pi_${made}` }),
    )
    expect(await idempotencyOf(kit)).toMatchObject({
      result: 'failed',
      why: 'a repeat with the same key: expected the first answer, seen 200, data.id: "pi_1" instead of "pi_0"',
    })
  })

  it('fails when the key is taken with another request', async () => {
    const kit = await kitFor(() => intent())
    expect(await idempotencyOf(kit)).toMatchObject({
      result: 'failed',
      why: 'the key with another request: status: expected 422, seen 200',
    })
  })
})

describe('an answer', () => {
  it('that is wrong is entered and used all the same; a refusal ends the journey', async () => {
    const caller = { network: 'kit-network', session: 'token' }
    const input = { params: { id: '7F3K2M9Q' } }
    const kit = await kitFor((_key, _path, made) => (made ? REUSED : intent({ amount: 49.5 })))
    const { data } = await kit.answer(createStripeIntent, caller, input)
    expect(data.amount).toBe(49.5)
    await expect(kit.answer(createStripeIntent, caller, input)).rejects.toThrow(
      'createStripeIntent has the status',
    )
    const row = kit.report.rows(() => '').find(({ call }) => call === 'createStripeIntent')
    expect(row).toMatchObject({ result: 'failed', why: 'data.amount: expected int, seen 49.5' })
  })
})
