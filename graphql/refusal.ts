import { UpstreamError } from './upstream-error.ts'

/** Why a change was not made, as data: the shopper reads it, nothing is broken. */
export class Refusal {
  readonly code: string
  readonly message: string
  readonly field: string | null
  /** Every part that is wrong, where there are several. */
  readonly parts: { field: string; message: string }[]

  constructor(
    code: string,
    message: string,
    field: string | null = null,
    parts: { field: string; message: string }[] = [],
  ) {
    this.code = code
    this.message = message
    this.field = field
    this.parts = parts
  }
}

/** The answer of a change, or the refusal /v1 gave; faults go on as exceptions. */
export async function orRefusal<T>(change: Promise<T>): Promise<T | Refusal> {
  try {
    return await change
  } catch (error) {
    if (error instanceof UpstreamError && error.refused && error.body) {
      const { code, message, field = null, parts = [] } = error.body
      return new Refusal(code, message, field, parts)
    }
    throw error
  }
}

/** A thing by name, or null when /v1 says there is none. */
export async function orNull<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup
  } catch (error) {
    // 400 too: a name no thing could have is a name of nothing.
    if (
      error instanceof UpstreamError &&
      error.failure === 'http' &&
      (error.status === 404 || error.status === 400)
    )
      return null
    throw error
  }
}
