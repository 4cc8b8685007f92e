import type { TestStore } from '../processes/store.ts'

/** Sets how many orders a window takes on a London civil date. */
export async function setCapacity(
  { db }: Pick<TestStore, 'db'>,
  windowId: number,
  date: string,
  places: number,
): Promise<void> {
  await db.$client.query(
    `insert into slot (window_id, date, capacity) values ($1, $2, $3)
     on conflict (window_id, date) do update set capacity = excluded.capacity`,
    [windowId, date, places],
  )
}
