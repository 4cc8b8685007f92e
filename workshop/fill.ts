import type { Fill } from './shop-tabs.ts'

/** The two ways to learn what a fill asks for. */
export type Sources = {
  /** The `data` of an answer. */
  ask: (query: string) => Promise<unknown>
  /** The texts of the sandbox's messages to somebody, the newest first. */
  messagesTo: (receiver: string) => Promise<string[]>
}

/** Puts what `fill` asks for into variables (JSON). They stay as they are where it is not to be had, or they are not JSON. */
export async function fillVariables(variables: string, fill: Fill, sources: Sources): Promise<string> {
  const value = await valueOf(fill, sources)
  const filled = parsed(variables)
  if (value === undefined || !isObject(filled)) return variables
  const [last = '', ...path] = fill.into.toReversed()
  const parent = valueAt(filled, path.toReversed())
  if (!isObject(parent) || parent[last] === value) return variables
  parent[last] = value
  return JSON.stringify(filled, null, 2)
}

async function valueOf({ from }: Fill, { ask, messagesTo }: Sources): Promise<string | undefined> {
  if ('messageTo' in from) {
    const [newest = ''] = await messagesTo(from.messageTo)
    return /\b\d{6}\b/.exec(newest)?.[0]
  }
  const found = valueAt(await ask(from.query), from.path)
  return typeof found === 'string' ? found : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value at a path of keys; undefined when there is none. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((object, key) => (isObject(object) ? object[key] : undefined), value)

/** Returns true for what has keys. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
