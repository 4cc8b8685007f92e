import { UpstreamError } from './upstream-error.ts'

/** One wrong part of what was sent; `limit` is the number that the broken rule names. */
export type RefusedPart = { field: string; code: string; message: string; limit: number | null }

type Details = { field?: string | null | undefined; parts?: RefusedPart[]; advice?: string | null }

/** Why a change was not made, as data: the shopper is told, and nothing is broken. */
export class Refusal {
  readonly code: string
  /** The sentence of /v1. The client has its own for the codes that it knows. */
  readonly message: string
  /** The first wrong part, as /v1 calls it or as the arguments do; null when the refusal is about the whole. */
  readonly field: string | null
  readonly parts: RefusedPart[]
  /** What the shopper can do instead. */
  readonly advice: string | null

  constructor(code: string, message: string, { field = null, parts = [], advice = null }: Details = {}) {
    this.code = code
    this.message = message
    this.field = field
    this.parts = parts
    this.advice = advice
  }

  /** The same refusal in other words: `placeOf` gives the new place of a part, or null where it names none. */
  placed(placeOf: (field: string) => string | null): this {
    let words = this.message
    const parts: RefusedPart[] = []
    for (const part of this.parts) {
      const field = placeOf(part.field)
      if (field === null) continue
      parts.push({ ...part, field })
      words = words.replaceAll(`${part.field}: `, `${field}: `)
    }
    const field = this.field === null ? null : placeOf(this.field)
    return Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this, {
      ...{ message: words, field, parts },
    })
  }
}

/**
 * The answer of a change, or the refusal of /v1. Faults stay exceptions, and so does a call that came too often, unless
 * `tooOften` says that the page can show it.
 */
export async function orRefusal<T>(
  change: Promise<T>,
  { tooOften = false }: { tooOften?: boolean } = {},
): Promise<T | Refusal> {
  try {
    return await change
  } catch (error) {
    const isRefused = (fault: UpstreamError) =>
      fault.ordinary || (tooOften && fault.body?.code === 'too_many_requests')
    if (error instanceof UpstreamError && error.body && isRefused(error)) {
      const { code, message, field, parts } = error.body
      return refusalOf(code, message, { field, parts })
    }
    throw error
  }
}

type Said = {
  field?: string | null | undefined
  parts?: { field: string; code: string; message: string; limit?: number | undefined }[] | undefined
}

/** A refusal as /v1 gives it. One that names a field but no parts is about that field alone. */
export function refusalOf(code: string, message: string, { field, parts }: Said): Refusal {
  const wrong = parts ?? (field ? [{ field, code, message }] : [])
  return new Refusal(code, message, { field, parts: wrong.map((part) => ({ limit: null, ...part })) })
}

/**
 * What a lookup finds, or null when there is nothing by that name: also when its path breaks the rules for names, because
 * nothing can be called so. Any other wrong argument stays an error, unless people type it (`typed`), such as a postcode.
 */
export async function orNull<T>(
  lookup: Promise<T>,
  { typed = false }: { typed?: boolean } = {},
): Promise<T | null> {
  try {
    return await lookup
  } catch (error) {
    if (error instanceof UpstreamError && error.failure === 'http' && findsNothing(error, typed)) return null
    throw error
  }
}

function findsNothing({ status, body }: UpstreamError, typed: boolean): boolean {
  if (status === 400) return typed || body?.field?.startsWith('params.') === true
  // No name is so long that it does not go into a path.
  return status === 404 || status === 414
}
