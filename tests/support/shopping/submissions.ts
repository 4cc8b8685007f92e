import type { FormKey } from '../../../contract/forms.ts'
import type { TestStore } from '../processes/store.ts'

/** Sends a form of the shop to /v1. */
export const submitForm = (store: TestStore, key: FormKey, body: object) =>
  store.call('POST', `/v1/forms/${key}/`, { body })

/** How many rows there are; `from` is what follows that word in SQL. */
export async function countRows(store: TestStore, from: string): Promise<number> {
  const { rows } = await store.db.$client.query(`select count(*)::int as n from ${from}`)
  return rows[0].n as number
}
