import type { FieldCode, FieldError } from '../../contract/field-errors.ts'
import { fieldMessage } from '../../contract/field-errors.ts'

type Details = {
  /** The parts of the request that are wrong. */
  parts?: FieldError[]
  /** After how many seconds it may be asked again. */
  retryAfter?: number
}

/** A request the store understands and refuses: answered with its status, code and message. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly statusCode: number
  readonly code: string
  readonly parts: FieldError[]
  readonly retryAfter: number | undefined

  constructor(statusCode: number, code: string, message: string, { parts = [], retryAfter }: Details = {}) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.parts = parts
    this.retryAfter = retryAfter
  }

  /** The first wrong part. */
  get field(): string | undefined {
    return this.parts[0]?.field
  }
}

type Wrong = {
  /** The number that the broken rule names. */
  limit?: number
  /** More exact words for users of the API than the code's own. */
  message?: string
}

/** One part of the request is wrong (400), e.g. `body.quantity`: what about it says the code. */
export function invalid(
  field: string,
  code: FieldCode,
  { limit, message = fieldMessage(code, limit) }: Wrong = {},
): StoreError {
  const part = { field, code, message, ...(limit !== undefined && { limit }) }
  return new StoreError(400, 'invalid', message, { parts: [part] })
}

export const notFound = (what: string) => new StoreError(404, 'not_found', `There is no such ${what}.`)
export const conflict = (code: string, message: string) => new StoreError(409, code, message)
export const tooMany = (message: string, retryAfter: number) =>
  new StoreError(429, 'too_many_requests', message, { retryAfter })
