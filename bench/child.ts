import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Ask, Ready } from './processes/messages.ts'

export type Child = { url: string; ask: <Answer>(ask: Ask) => Promise<Answer>; stop: () => Promise<void> }

/** Starts a process of the bench and waits until it is ready. */
export async function startChild(name: 'store' | 'shop' | 'constant', ...args: string[]): Promise<Child> {
  const child = fork(join(import.meta.dirname, 'processes', `${name}.ts`), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const answer = () =>
    Promise.race([
      once(child, 'message').then(([message]: unknown[]) => message),
      gone.then(() => {
        throw new Error(`The bench's ${name} process ended`)
      }),
    ])
  const { url } = (await answer()) as Ready
  return {
    url,
    ask: async <Answer>(ask: Ask) => {
      const answered = answer()
      child.send(ask)
      return (await answered) as Answer
    },
    stop: async () => {
      gone.catch(() => {})
      child.disconnect()
      await gone
    },
  }
}
