import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const LONGEST_QUERY = 64 * 1024

/** The body of a /graphql request: the text or id of an operation, and its variables. */
const Question = z.object({
  query: z.string().max(LONGEST_QUERY).nullish(),
  documentId: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

/** A request of another shape (400); the message says what is wrong. One with a name asks for the operation of that name. */
export async function refuseMisshapenQuestion({ method, body, query }: FastifyRequest): Promise<void> {
  if (method !== 'POST') return nameInText(query as Asked)
  const { error } = Question.safeParse(body)
  if (!error) return nameInText(body as Asked)
  const [issue] = error.issues
  throw new MisshapenQuestion(`${['body', ...(issue?.path ?? [])].join('.')}: ${issue?.message}`)
}

class MisshapenQuestion extends Error {
  override name = 'MisshapenQuestion'
  readonly statusCode = 400
}

type Asked = { query?: unknown; operationName?: unknown }

const NAME = /^[_a-z]\w*$/i

/**
 * Adds the name of the operation to its text, as a comment: Mercurius finds what it has compiled by the text alone, and would run the first
 * operation for every other one of the same text.
 */
function nameInText(question: Asked): void {
  const { query, operationName } = question
  if (typeof query === 'string' && typeof operationName === 'string' && NAME.test(operationName))
    question.query = `${query}\n# ${operationName}`
}
