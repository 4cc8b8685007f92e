import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, inject, it } from 'vitest'
import { openDatabase } from './database.ts'

const one = sql`select 1 as one`

it('gives a connection back that broke before, in or at the end of a transaction', async () => {
  const db = openDatabase(inject('testServer').serverUrl, { max: 1 })
  const cut = (client: pg.PoolClient) =>
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
  for (let times = 0; times < 3; times++) {
    await db.execute(one)
    db.$client.once('acquire', cut)
    await expect(db.transaction(async (tx) => tx.execute(one))).rejects.toThrow()
    await expect(
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await tx.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      }),
    ).rejects.toThrow()
    expect((await db.transaction(async (tx) => tx.execute(one))).rows).toEqual([{ one: 1 }])
  }
  expect(db.$client.waitingCount).toBe(0)
  await db.$client.end()
})
