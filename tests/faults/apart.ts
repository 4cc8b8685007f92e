import { availableParallelism } from 'node:os'
import { pin } from '../../scripts/topology/processors.ts'
import { familyOf } from '../support/processes/family.ts'
import type { FaultyShop } from './faulty-shop.ts'

const COUNT = availableParallelism()
const ALL = `0-${COUNT - 1}`
/** The load has the first processor, the shop and its database the others. */
const LOAD = '0'
const SHOP = `1-${COUNT - 1}`

/**
 * Runs `measure` while the load and the shop have processors of their own: who asks four times as much needs more of a processor, and the shop
 * must not pay for that. `isApart` is false where the system cannot do it.
 */
export async function apart<Result>(
  shop: FaultyShop,
  measure: (isApart: boolean) => Promise<Result>,
): Promise<Result> {
  const canBe = COUNT > 1 && (await pin(process.pid, LOAD))
  if (!canBe) return measure(false)
  // Whoever is started meanwhile by this process would be on the processor of the load: a row that does so must not be measured like this.
  for (const pid of await processesOf(shop)) await pin(pid, SHOP)
  try {
    return await measure(true)
  } finally {
    for (const pid of [process.pid, ...(await processesOf(shop))]) await pin(pid, ALL)
  }
}

/** All processes of the shop: what this one has started, and the database, which stands alone. */
async function processesOf({ databasePid }: FaultyShop): Promise<number[]> {
  const families = await Promise.all([familyOf(process.pid), familyOf(await databasePid())])
  return families.flat().filter((pid) => pid !== process.pid)
}
