/** A request the store understands and refuses: answered with its status, code and message. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly statusCode: number
  readonly code: string
  readonly field: string | undefined

  constructor(statusCode: number, code: string, message: string, field?: string) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.field = field
  }
}

export const notFound = (what: string) => new StoreError(404, 'not_found', `There is no such ${what}.`)
export const invalid = (field: string, message: string) => new StoreError(400, 'invalid', message, field)
export const conflict = (code: string, message: string) => new StoreError(409, code, message)
