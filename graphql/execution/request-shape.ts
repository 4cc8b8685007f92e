import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const LONGEST_QUERY = 64 * 1024

/** The body of a /graphql request: the text or id of an operation, and its variables. */
const RequestBody = z.object({
  query: z.string().max(LONGEST_QUERY).nullish(),
  documentId: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * Throws (400) when the body of a request has another shape; the message says where. An `operationName` is written into the
 * text of the operation.
 */
export async function rejectMalformedRequest({ method, body, query }: FastifyRequest): Promise<void> {
  if (method !== 'POST') return nameInText(query as Sent)
  const { error } = RequestBody.safeParse(body)
  if (!error) return nameInText(body as Sent)
  const [issue] = error.issues
  throw new MalformedRequest(`${['body', ...(issue?.path ?? [])].join('.')}: ${issue?.message}`)
}

class MalformedRequest extends Error {
  override name = 'MalformedRequest'
  readonly statusCode = 400
}

type Sent = { query?: unknown; operationName?: unknown }

const NAME = /^[_a-z]\w*$/i

/**
 * Adds the name of the operation to its text, as a comment: Mercurius finds what it has compiled by the text alone, and would run the first
 * operation for every other one of the same text.
 */
function nameInText(request: Sent): void {
  const { query, operationName } = request
  if (typeof query === 'string' && typeof operationName === 'string' && NAME.test(operationName))
    request.query = `${query}\n# ${operationName}`
}
