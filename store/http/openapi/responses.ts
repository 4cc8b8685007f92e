import { ErrorBody } from '../../../contract/types/endpoint.ts'
import type { Endpoint } from '../../../contract/types/endpoint.ts'
import { refusalsOf } from '../../../contract/types/refusals-of.ts'
import { REFUSALS } from '../../../contract/types/refusals.ts'
import type { RefusalCode } from '../../../contract/types/refusals.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

const COMPONENTS = {
  400: { name: 'Invalid', description: 'The request cannot be read, or a part of it is wrong' },
  401: { name: 'Unauthorized', description: 'A token is missing, or has ended' },
  404: { name: 'NotFound', description: 'There is no such thing, or it is somebody else’s' },
  409: { name: 'Conflict', description: 'Not possible as things are now' },
  410: { name: 'Gone', description: 'The link works no longer' },
  422: { name: 'KeyReused', description: 'The Idempotency-Key came with another request before' },
  429: { name: 'TooManyRequests', description: 'A limit is reached' },
} as const satisfies Record<number, { name: string; description: string }>
type Status = keyof typeof COMPONENTS

const EXAMPLES: Record<Status, ErrorBody['error']> = {
  400: {
    code: 'invalid',
    message: 'body.quantity: must be at most 99',
    field: 'body.quantity',
    parts: [{ field: 'body.quantity', code: 'too_large', message: 'must be at most 99', limit: 99 }],
  },
  401: { code: 'session_required', message: 'A valid session token is needed in X-Session-Token.' },
  404: { code: 'not_found', message: 'There is no such product.' },
  409: { code: 'busy', message: 'Somebody else is changing this. Try again.' },
  410: { code: 'gone', message: 'The link in this e-mail works no longer.' },
  422: {
    code: 'idempotency_key_reused',
    message: 'This Idempotency-Key came with another request before.',
  },
  429: { code: 'too_many_requests', message: 'Too many visits were begun from your network today.' },
}

const RETRY_AFTER = {
  description: 'Seconds after which the call may be made again',
  schema: { type: 'integer', minimum: 1 },
  example: 3600,
}

/** The answers that several calls share, for `components.responses`. */
export function responseComponents(schemas: Schemas): JsonSchema {
  const schema = schemas.output(ErrorBody)
  const refusals = Object.entries(COMPONENTS).map(([status, { name, description }]) => [
    name,
    {
      description,
      ...(status === '429' && { headers: { 'Retry-After': { ...RETRY_AFTER, required: true } } }),
      content: { 'application/json': { schema, example: { error: EXAMPLES[Number(status) as Status] } } },
    },
  ])
  const unreadable = {
    description:
      'The request is refused before the call has a say in it: 413 a body that is too long, 414 a part of the path that is too long, 415 a body that is not application/json. The code is `bad_request`.',
    content: {
      'application/json': {
        schema,
        example: { error: { code: 'bad_request', message: 'Unsupported Media Type' } },
      },
    },
  }
  const failed = {
    description:
      '500 `fault`: something went wrong on the server. 503 `closing`: it is about to stop. 503 `unavailable`: its database cannot be reached, or has no connection free. Both come with Retry-After.',
    headers: { 'Retry-After': RETRY_AFTER },
    content: {
      'application/json': {
        schema,
        examples: {
          fault: { value: { error: { code: 'fault', message: 'Something went wrong on our side.' } } },
          closing: {
            value: { error: { code: 'closing', message: 'The shop is restarting. Try again in a moment.' } },
          },
          unavailable: {
            value: {
              error: {
                code: 'unavailable',
                message: 'The shop is out of reach just now. Try again in a moment.',
              },
            },
          },
        },
      },
    },
  }
  return { ...Object.fromEntries(refusals), Unreadable: unreadable, Failed: failed } as JsonSchema
}

const referenceTo = (name: string, description?: string) => ({
  $ref: `#/components/responses/${name}`,
  ...(description && { description }),
})

/** What the status says already; `codesTable` has what each code means. */
const SAID_BY_STATUS: RefusalCode[] = [
  ...(['bad_request', 'invalid', 'session_required', 'auth_required', 'auth_invalid'] as const),
  ...([
    'not_found',
    'busy',
    'gone',
    'idempotency_key_reused',
    'too_many_requests',
    'fault',
    'closing',
    'unavailable',
  ] as const),
]

export function responsesOf(endpoint: Endpoint, schemas: Schemas): JsonSchema {
  const byStatus = Object.groupBy(refusalsOf(endpoint), (code) => REFUSALS[code].status)
  return {
    200: {
      description: endpoint.method === 'GET' ? 'What was asked for' : 'The outcome',
      content: { 'application/json': { schema: schemas.output(endpoint.response) } },
    },
    ...((endpoint.method !== 'GET' || endpoint.params) && { '4XX': referenceTo('Unreadable') }),
    ...Object.fromEntries(
      Object.entries(byStatus)
        .filter(([status]) => Number(status) < 500)
        .map(([status, codes]) => [
          status,
          referenceTo(COMPONENTS[Number(status) as Status].name, descriptionOf(codes)),
        ]),
    ),
    // Every call can fail so, and all alike.
    '5XX': referenceTo('Failed'),
  }
}

function descriptionOf(codes: RefusalCode[]): string | undefined {
  const isSaid = codes.every((code) => SAID_BY_STATUS.includes(code))
  return isSaid ? undefined : codes.map((code) => `\`${code}\``).join(', ')
}

/** Every code with its status and meaning, as a table in Markdown. */
export function codesTable(): string {
  const rows = Object.entries(REFUSALS).map(
    ([code, { status, when }]) => `| \`${code}\` | ${status} | ${when} |`,
  )
  return ['| code | status | when |', '| --- | --- | --- |', ...rows].join('\n')
}
