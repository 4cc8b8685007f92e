import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pin } from '../scripts/topology/processors.ts'
import { SMALL_HEAP } from '../scripts/topology/start-process.ts'
import type { Ask, Cpu, Ready } from './processes/messages.ts'

/** What is measured: where it listens, and how much CPU it has used so far, in µs. */
export type Measurable = { url: string; cpu: () => Promise<number> }

export type Child = Measurable & {
  pid: number
  ask: <Answer>(ask: Ask) => Promise<Answer>
  stop: () => Promise<void>
}

type Options = {
  args?: string[]
  /** Flags of Node. */
  execArgv?: string[]
  /** The processor that the process may use; any, where the system has no `taskset`. */
  core?: number
}

/** Starts a process of the bench and waits until it is ready. */
export async function startChild(
  name: 'store' | 'replay' | 'shop' | 'constant' | 'hand-written' | 'cart-tree',
  { args = [], execArgv = [], core }: Options = {},
): Promise<Child> {
  const child = fork(join(import.meta.dirname, 'processes', `${name}.ts`), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...SMALL_HEAP, ...execArgv],
  })
  if (core !== undefined) await pin(child.pid ?? 0, core)
  const gone = once(child, 'exit')
  const answer = () =>
    Promise.race([
      once(child, 'message').then(([message]: unknown[]) => message),
      gone.then(() => {
        throw new Error(`The bench's ${name} process ended`)
      }),
    ])
  const { url } = (await answer()) as Ready
  const ask = async <Answer>(asked: Ask) => {
    const answered = answer()
    child.send(asked)
    return (await answered) as Answer
  }
  return {
    url,
    pid: child.pid ?? 0,
    ask,
    cpu: async () => (await ask<Cpu>({ ask: 'cpu' })).cpu,
    stop: async () => {
      gone.catch(() => {})
      child.disconnect()
      await gone
    },
  }
}
