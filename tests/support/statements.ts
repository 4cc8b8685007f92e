import type pg from 'pg'
import type { TestStore } from './processes/store.ts'

/** The statements that a call has the database run, in their order. */
export async function statementsOf(
  store: Pick<TestStore, 'db'>,
  call: () => Promise<unknown>,
): Promise<string[]> {
  const run: string[] = []
  const heard = new Set<pg.PoolClient>()
  const listen = (client: pg.PoolClient) => {
    if (heard.has(client)) return
    heard.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [first] = args
        const text = typeof first === 'string' ? first : (first as { text: string }).text
        // Each request has an id of its own.
        run.push(text.replace(/ \/\*request_id='[^']*'\*\/$/, ''))
        return query(...args)
      },
    })
  }
  store.db.$client.on('acquire', listen)
  await call()
  store.db.$client.off('acquire', listen)
  for (const client of heard) Reflect.deleteProperty(client, 'query')
  return run
}
