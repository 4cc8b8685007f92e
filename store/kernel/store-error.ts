import type { FieldCode, FieldError } from '../../contract/types/field-errors.ts'
import { fieldMessage } from '../../contract/types/field-errors.ts'
import type { RefusalCode } from '../../contract/types/refusals.ts'

type Details = {
  /** The invalid parts of the request. */
  parts?: FieldError[]
  /** Seconds after which the request may be repeated. */
  retryAfter?: number
}

/** An error that the API answers with its status, code and message. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly statusCode: number
  readonly code: RefusalCode
  readonly parts: FieldError[]
  readonly retryAfter: number | undefined

  constructor(
    statusCode: number,
    code: RefusalCode,
    message: string,
    { parts = [], retryAfter }: Details = {},
  ) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.parts = parts
    this.retryAfter = retryAfter
  }

  /** The name of the first invalid part. */
  get field(): string | undefined {
    return this.parts[0]?.field
  }
}

type InvalidOptions = {
  /** The limit that was broken. */
  limit?: number
  /** A more precise message than the default one of the code. */
  message?: string
}

/** Returns a 400 error for one invalid field, e.g. `body.quantity`. The code says what is wrong with it. */
export function invalid(
  field: string,
  code: FieldCode,
  { limit, message = fieldMessage(code, limit) }: InvalidOptions = {},
): StoreError {
  const part = { field, code, message, ...(limit !== undefined && { limit }) }
  return new StoreError(400, 'invalid', message, { parts: [part] })
}

/** Returns a 404 error. `what` is a noun for the message, e.g. `product`. */
export const notFound = (what: string) => new StoreError(404, 'not_found', `There is no such ${what}.`)
/** Returns a 409 error. */
export const conflict = (code: RefusalCode, message: string) => new StoreError(409, code, message)
/** Returns a 429 error. `retryAfter` is in seconds. */
export const tooManyRequests = (message: string, retryAfter: number) =>
  new StoreError(429, 'too_many_requests', message, { retryAfter })
