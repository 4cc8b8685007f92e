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

/** A request of another shape (400); the message says what is wrong. */
export async function refuseMisshapenQuestion({ method, body }: FastifyRequest): Promise<void> {
  if (method !== 'POST') return
  const { error } = Question.safeParse(body)
  if (!error) return
  const [issue] = error.issues
  throw new MisshapenQuestion(`${['body', ...(issue?.path ?? [])].join('.')}: ${issue?.message}`)
}

class MisshapenQuestion extends Error {
  override name = 'MisshapenQuestion'
  readonly statusCode = 400
}
