import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/**
 * Resolves when the database that a process serves answers at its address. Throws with what the process `said` when it ends before, or
 * has not answered after twenty seconds.
 */
export async function untilDatabaseAnswers(
  child: ChildProcess,
  url: string,
  said: () => string,
): Promise<void> {
  for (let attempt = 0; !(await answers(url)); attempt++) {
    if (attempt > 200 || child.exitCode !== null)
      throw new Error(`${child.spawnfile} does not start:\n${said()}`)
    await pause(100)
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
