import { z } from 'zod'
import { OUTCOME_CODES } from './outcome-codes.ts'
import type { RefusalCode } from './refusals.ts'
import type { Tag } from './tags.ts'

/**
 * Which tokens a call needs: a session's in `X-Session-Token`, a signed-in user's in `Authorization`, either of
 * them (`visitor`) or both. With `optional` it can do without, depending on what is asked.
 */
export type Access =
  | 'session'
  | 'visitor'
  | 'user'
  | 'user in session'
  | 'optional session'
  | 'optional visitor'
  | 'optional user'

/**
 * One call of the /v1 REST API, described once and used on both sides: the store mounts it, the gateway
 * calls it, OpenAPI is printed from it. `path` has Fastify's `:name` placeholders, each described in `params`.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  /** What the summary leaves out. */
  description?: string
  tag: Tag
  /** Without it the call reads no token. */
  access?: Access
  /** Its own refusals; `refusalsOf` adds those that every such call has. */
  refusals?: readonly RefusalCode[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response: z.ZodType
  /** A request as somebody may send it. */
  example?: { params?: object; query?: object; body?: object }
  /** Same answer for every visitor: the gateway asks without tokens and may keep it, ten minutes or so many seconds. */
  shared?: true | { seconds: number }
  /** Books or charges: the caller must send an Idempotency-Key. */
  idempotent?: true
  /** Reads the header X-App-Platform. */
  readsAppPlatform?: true
  /** False for a change that starts no session for a visitor without one. */
  startsSession?: false
  /** Asks somebody else on the way (a payment provider): it may take as long as a change does. */
  slow?: true
  /** How long a body may be when it may be longer than usual. */
  maxBodyBytes?: number
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined

/** What a route handler receives after validation. */
export type EndpointInput<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

type CallPart<K extends string, T> = T extends z.ZodType
  ? object extends z.input<T>
    ? { [P in K]?: z.input<T> }
    : { [P in K]: z.input<T> }
  : unknown

/** What a caller of an endpoint passes in. */
export type EndpointCall<E extends Endpoint> = CallPart<'params', E['params']> &
  CallPart<'query', E['query']> &
  CallPart<'body', E['body']>

/** What a route handler returns, before serialisation. */
export type EndpointAnswer<E extends Endpoint> = Input<E['response']>
/** What a caller gets back, after parsing. */
export type EndpointResult<E extends Endpoint> = z.output<E['response']>

/** Keeps the literal types of an endpoint's parts. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** Wraps a payload as `{ data: … }`, the envelope of the /v1 API. */
export function dataOf<T extends z.ZodType>(schema: T) {
  return z.object({ data: schema })
}

/** The body of a call that says everything by its path. */
export const NoBody = z.strictObject({}).nullish()

const fieldCode = z.string().describe('What is wrong with it, e.g. `required`, `too_long`, `invalid_email`')

/** The body of every answer with a 4xx or 5xx status. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.string().describe('A stable machine word, e.g. `not_found`; `invalid` when parts are wrong'),
    message: z.string().describe('One sentence for a person'),
    field: z.string().optional().describe('The first part that is wrong, e.g. `body.quantity`'),
    parts: z
      .array(
        z.object({
          field: z.string(),
          code: fieldCode,
          message: z.string(),
          limit: z.number().optional().describe('The number that the broken rule names, e.g. a maximum'),
        }),
      )
      .optional()
      .describe('Every part that is wrong'),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** Beside `success: false`. A backend may have others, which clients take for `refused`. */
export const outcomeCode = z
  .string()
  .optional()
  .describe(
    `Why it was refused, for programs: that of a wrong field, or ${Object.keys(OUTCOME_CODES).join(', ')}`,
  )

/**
 * An answer that says whether a change was made and, in `message`, why not: the shopper's mistake is an answer, not a
 * fault. `code` and `field` stand beside a refusal that is about one part of the request.
 */
export function outcomeOf<T extends z.ZodRawShape>(shape: T) {
  return z.object({
    success: z.boolean(),
    message: z.string(),
    code: outcomeCode,
    field: z.string().optional().describe('The part of the request that is wrong, e.g. `body.name`'),
    ...shape,
  })
}
