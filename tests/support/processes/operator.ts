import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { operate } from '../../../store/operate.ts'
import { TEST_AUTH, startTestStore } from './store.ts'
import type { TestStore } from './store.ts'

/** Somebody of the shop at a terminal, with the shop's database and the clock of its sandbox. */
export async function atTheTerminal(store: TestStore, dataFolder: string) {
  /** The commands have a clock of their own: the sandbox's, which is kept in the database. It goes by the store's. */
  async function setClock(): Promise<void> {
    await store.db.$client.query(
      `insert into setting values ('clock', to_jsonb($1::text))
       on conflict (key) do update set value = excluded.value`,
      [store.clock.now().toString()],
    )
  }
  await setClock()

  /** Types a command. Answers with the exit code and what was printed. */
  async function type(...args: string[]): Promise<{ code: number; said: string }> {
    const lines: string[] = []
    const { databaseUrl } = store
    const code = await operate(args, {
      mode: 'sandbox',
      databaseUrl,
      dataFolder,
      authSecret: TEST_AUTH.secret,
      say: (line) => lines.push(line),
    })
    return { code, said: lines.join('\n') }
  }

  async function expectRefused(args: string[], words: RegExp | string): Promise<void> {
    const { code, said } = await type(...args)
    expect(said).toMatch(words)
    expect(code).toBe(2)
  }
  return { type, expectRefused, setClock }
}

/** The same with a store and a folder of its own; `stop` takes both away. */
export async function startTerminal() {
  const store = await startTestStore()
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-operator-'))
  return {
    store,
    folder,
    ...(await atTheTerminal(store, folder)),
    stop: async () => {
      await store.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Terminal = Awaited<ReturnType<typeof startTerminal>>
