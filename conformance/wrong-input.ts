import { z } from 'zod'
import type { Endpoint } from '../contract/types/endpoint.ts'
import type { Input } from './backend.ts'

/** Input with one mistake, and the part that a refusal has to name. */
export type WrongInput = { input: Input; field: string }

const TEXTS = ['no such thing!', '-1', '', 'x'.repeat(100), 'x'.repeat(240)]
const VALUES: unknown[] = [{ wrong: true }, 'x'.repeat(5_000), -1, [], true, null]

/** Changes right input so that the contract refuses it for one reason. Undefined where nothing can be wrong. */
export function malformed(endpoint: Endpoint, right: Input): WrongInput | undefined {
  for (const part of ['body', 'query', 'params'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const sent = { ...(right[part] as Record<string, unknown> | undefined) }
    for (const name of namesIn(schema))
      for (const value of part === 'body' ? VALUES : TEXTS) {
        const input = { ...sent, [name]: value }
        const { error } = schema.safeParse(input)
        const [issue, another] = error?.issues ?? []
        if (!issue || another || issue.path.length !== 1) continue
        return { input: { ...right, [part]: input }, field: `${part}.${String(issue.path[0])}` }
      }
    const unknown = part === 'body' && { ...sent, no_such_field: true }
    if (unknown && !schema.safeParse(unknown).success)
      return { input: { ...right, body: unknown }, field: 'body' }
  }
  return undefined
}

function namesIn(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return namesIn(schema.unwrap() as z.ZodType)
  return []
}

/** What no backend has, in the forms that names have in /v1. */
const NOTHING = [
  'no-such-thing',
  '2147483646',
  '00000000-0000-4000-8000-000000000000',
  'ZZZZZZZ0',
  'pi_zzzzzzzzzzzzzzzzzzzzzzzz',
]

/** Parameters of a path that are right in form and name nothing. */
export function unknownParams({ params }: Endpoint, right: Input): Record<string, unknown> | undefined {
  if (!params) return undefined
  const known = { ...right.params } as Record<string, unknown>
  for (const name of Object.keys(params.shape)) {
    const unknown = NOTHING.find((text) => params.safeParse({ ...known, [name]: text }).success)
    if (unknown !== undefined) known[name] = unknown
  }
  return known
}
