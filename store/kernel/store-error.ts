/** A request the store understands and refuses: answered with its status, code and message. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly statusCode: number
  readonly code: string
  readonly field: string | undefined
  /** After how many seconds it may be asked again. */
  readonly retryAfter: number | undefined

  constructor(statusCode: number, code: string, message: string, field?: string, retryAfter?: number) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
  }
}

export const notFound = (what: string) => new StoreError(404, 'not_found', `There is no such ${what}.`)
export const invalid = (field: string, message: string) => new StoreError(400, 'invalid', message, field)
export const conflict = (code: string, message: string) => new StoreError(409, code, message)
export const tooMany = (message: string, retryAfter: number) =>
  new StoreError(429, 'too_many_requests', message, undefined, retryAfter)
