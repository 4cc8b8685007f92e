import { inject } from 'vitest'

/** Where a shop is that other test files use, too. */
export type SharedBackend = { shop: { url: string }; storeUrl: string; databaseUrl: string }

/**
 * The one shop of a run, for test files that leave it as others expect it: they add visitors, carts and orders, and
 * change neither the clock nor what the shop shows.
 */
export async function sharedBackend(): Promise<SharedBackend> {
  const answer = await fetch(inject('sharedBackendUrl'))
  if (!answer.ok) throw new Error(`The shop of the run does not start:\n${await answer.text()}`)
  return (await answer.json()) as SharedBackend
}
