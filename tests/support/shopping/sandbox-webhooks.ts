import { signSandbox } from '../../../store/payment/sandbox-bank/sandbox-bank.ts'
import type { Answer, TestStore } from '../processes/store.ts'
import { TEST_AUTH } from '../processes/store.ts'

/** The bodies of the webhooks that the sandbox's bank has not delivered yet of a payment, the first first. */
export async function webhooksOf({ db }: Pick<TestStore, 'db'>, ref: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ body: object }>(
    `select body from sandbox_webhook where body ->> 'ref' = $1 order by id`,
    [ref],
  )
  return rows.map(({ body }) => JSON.stringify(body))
}

/** Delivers a webhook of the sandbox's bank, signed by it now unless other headers are given. */
export function deliverWebhook(
  store: Pick<TestStore, 'call' | 'clock'>,
  body: string,
  headers: Record<string, string> = signSandbox(TEST_AUTH.secret, store.clock, body),
): Promise<Answer> {
  return store.call('POST', '/v1/payment/webhook/sandbox', { body, headers })
}
