import type { PathItem } from './parameters.ts'
import type { JsonSchema } from './schemas.ts'

type Answer = { content: { 'application/json': { schema: JsonSchema } } }
type WithAnswers = { responses: Record<string, unknown> }

/**
 * Makes components of the answers of success that several operations give, and lets these refer to them. Returns the components by
 * their name, which is that of the schema in the answer, with `OfRead` where nothing is changed.
 */
export function shareAnswers(paths: Record<string, PathItem>): Record<string, Answer> {
  const users = new Map<string, { method: string; operation: WithAnswers }[]>()
  for (const { parameters: _, ...operations } of Object.values(paths))
    for (const [method, operation] of Object.entries(operations) as [string, JsonSchema & WithAnswers][]) {
      const key = JSON.stringify(operation.responses[200])
      users.set(key, [...(users.get(key) ?? []), { method, operation }])
    }
  const shared = new Map<string, Answer>()
  for (const [key, [first, ...others]] of users) {
    if (!first || others.length === 0) continue
    const answer = JSON.parse(key) as Answer
    const name = nameOf(answer)
    if (!name) continue
    // What is read and what a change answers are described in different words.
    const component = first.method === 'get' ? `${name}OfRead` : name
    if (shared.has(component)) throw new Error(`There are two answers ${component}`)
    shared.set(component, answer)
    for (const { operation } of [first, ...others])
      operation.responses[200] = { $ref: `#/components/responses/${component}` }
  }
  return Object.fromEntries([...shared].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The name of the schema that an answer has, bare or as its `data`; undefined where it has none. */
function nameOf({ content }: Answer): string | undefined {
  const { schema } = content['application/json']
  const { data } = (schema.properties ?? {}) as { data?: JsonSchema }
  const reference = schema.$ref ?? data?.$ref
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined
}
