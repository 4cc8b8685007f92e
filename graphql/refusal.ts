import { UpstreamError } from './upstream-error.ts'

/** Why a change was not made, as data: the shopper reads it, nothing is broken. */
export class Refusal {
  readonly code: string
  readonly message: string
  readonly field: string | null
  /** Every field that is wrong; without one, it is about the whole. */
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

/**
 * The answer of a change, or the refusal /v1 gave; faults go on as exceptions. So does what is asked for too often, unless
 * `tooOften` says that the page is shown all the same, and says why.
 */
export async function orRefusal<T>(
  change: Promise<T>,
  { tooOften = false }: { tooOften?: boolean } = {},
): Promise<T | Refusal> {
  try {
    return await change
  } catch (error) {
    const isSaid = (fault: UpstreamError) =>
      fault.ordinary || (tooOften && fault.body?.code === 'too_many_requests')
    if (error instanceof UpstreamError && error.body && isSaid(error)) {
      const { code, message, field = null, parts } = error.body
      if (!field) return new Refusal(code, message)
      const words = message.replace(`${field}: `, '')
      return new Refusal(code, sentence(field, words), field, parts ?? [{ field, message: words }])
    }
    throw error
  }
}

/** /v1 names a field for programs, `body.sender_name: must …`; a shopper reads `Sender name must …`. */
function sentence(field: string, words: string): string {
  if (!words.startsWith('must ')) return words
  const name = (field.split('.').at(-1) ?? field).replaceAll('_', ' ')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${words}`
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
