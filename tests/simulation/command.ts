import { UsageError } from '../../store/operator/command.ts'
import type { Command } from '../../store/operator/command.ts'
import { TEST_AUTH } from '../support/processes/store.ts'
import type { TestStore } from '../support/processes/store.ts'
import type { World } from './world.ts'

/** Runs a command of the staff's. Answers false when it refuses. */
export async function command({ db, clock }: TestStore, run: Command | undefined, ...args: string[]) {
  if (!run) throw new Error('There is no such command')
  try {
    await run.run({ db, clock, secret: TEST_AUTH.secret, mode: 'sandbox', say: () => {} }, args)
    return true
  } catch (error) {
    if (error instanceof UsageError) return false
    throw error
  }
}

/** What is asked again was done if the order is as it would be then. */
export const isDone = async ({ store }: World, id: string, ...states: string[]) =>
  states.includes(
    (await store.db.$client.query<{ state: string }>('select state from "order" where id = $1', [id])).rows[0]
      ?.state ?? '',
  )
