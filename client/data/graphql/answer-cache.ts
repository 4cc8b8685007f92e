import { makeResult } from '@urql/core'
import type { CombinedError, Exchange, Operation, OperationResult, TypedDocumentNode } from '@urql/core'
import { filter, makeSubject, map, merge, pipe, share, tap } from 'wonka'
import type { AnswerKey } from './persisted-request.ts'
import { keyOf, operationKey } from './persisted-request.ts'

/** What a change has made of the top-level fields of an operation's answers. */
export type Patch = {
  operation: number
  /** The new fields of an answer; null for an answer that the change is not about. */
  fieldsOf: Fields | ((data: never) => object | null)
  /** The fields are of this object of the answer, which keeps its others. */
  within?: Within
}
type Fields = Record<string, unknown>
/** An object of an answer, and what it is where an answer has none. */
type Within = { name: string; otherwise: Fields }

/**
 * The fields that a change has answered with, in the place of those in each answer of `document`. A function tells by what an
 * answer holds whether it is meant, or makes its new fields of the old ones.
 */
export function patch<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  fieldsOf: Partial<Data> | ((data: Data) => Partial<Data> | null),
): Patch {
  return { operation: operationKey(document), fieldsOf: fieldsOf as Patch['fieldsOf'] }
}

/** The same for one object of the answers, which keeps the fields that have not changed. */
export function patchWithin<Data, Variables, Name extends keyof Data & string>(
  document: TypedDocumentNode<Data, Variables>,
  name: Name,
  otherwise: NonNullable<Data[Name]>,
  fields: Partial<NonNullable<Data[Name]>>,
): Patch {
  return { operation: operationKey(document), fieldsOf: fields, within: { name, otherwise } }
}

type Kept = {
  operation: number
  data: Record<string, unknown> | null
  error: CombinedError | undefined
  /** Until then a page takes it instead of asking, once. */
  freshUntil: number
}

/** How an operation uses the cache; part of urql's context of an operation. */
export type CacheUse = {
  answer?: AnswerKey
  /** How long its answer can be taken by a page that asks for the same. */
  freshForMs?: number
}

/** An operation that somebody waits for or shows. */
type Active = {
  operation: Operation
  /** How many changes had begun when it was asked. */
  changes: number
}

/** What is suggested or looked up is not asked for again while somebody types to and fro. */
const FRESH_MS = 10_000
const MOST_ANSWERS = 50

/**
 * The answers of the gateway in the browser, whole documents by operation and variables. A change does not only make them
 * old: it answers with what it changed, and `apply` puts that in the place of what the answers said before.
 */
export class AnswerCache {
  readonly #kept = new Map<number, Kept>()
  readonly #active = new Map<number, Active>()
  readonly #results = makeSubject<OperationResult>()
  #changes = 0
  #ended = 0

  /** How many times a change has begun or ended. An answer that was asked for before the last of them may be old. */
  get changes(): number {
    return this.#changes
  }

  /** How many changes have ended. What was asked for while one was under way may say what was before it. */
  get ended(): number {
    return this.#ended
  }

  /** Takes what the document came with as if it had been asked for. */
  fill({ operation, answer }: AnswerKey, data: object): void {
    this.#keep(answer, { operation, data: { ...data }, error: undefined, freshUntil: 0 })
  }

  /** When a change begins, here or in another tab: what was asked for before is not to be shown as its outcome. */
  expire(): void {
    this.#changes += 1
    for (const kept of this.#kept.values()) kept.freshUntil = 0
  }

  /** When a change has ended, well or not. */
  end(): void {
    this.#ended += 1
    this.expire()
  }

  /** Puts what was changed into the answers, and tells all who show them. Returns true if a page could take one of them. */
  apply(patches: readonly Patch[]): boolean {
    let isShown = false
    for (const patch of patches)
      for (const [key, kept] of [...this.#kept]) {
        if (kept.operation !== patch.operation) continue
        const fields = newFields(patch, kept.data)
        if (!fields) continue
        isShown = true
        // What failed is asked for again.
        const freshUntil = kept.error ? 0 : Date.now() + FRESH_MS
        this.#keep(key, { ...kept, data: { ...kept.data, ...fields }, freshUntil })
      }
    return isShown
  }

  readonly exchange: Exchange = ({ forward }) => {
    return (operations) => {
      // Decided once for each operation: what is answered from here may make an answer old.
      const all = pipe(
        operations,
        tap((operation) => this.#note(operation)),
        map((operation) => ({ operation, isKnown: this.#isKnown(operation) })),
        share,
      )
      const known = pipe(
        all,
        filter(({ isKnown }) => isKnown),
        map(({ operation }) => this.#resultOf(operation)),
      )
      const asked = pipe(
        all,
        filter(({ isKnown }) => !isKnown),
        map(({ operation }) => operation),
        forward,
        tap((result) => this.#take(result)),
      )
      return merge([known, asked, this.#results.source])
    }
  }

  #note(operation: Operation): void {
    if (operation.kind === 'mutation') this.expire()
    else if (operation.kind === 'query')
      this.#active.set(operation.key, { operation, changes: this.#changes })
    else if (operation.kind === 'teardown') this.#active.delete(operation.key)
  }

  #isKnown({ kind, key, context }: Operation): boolean {
    if (kind !== 'query' || context.requestPolicy === 'network-only') return false
    if (context.requestPolicy === 'cache-only') return true
    const { answer } = context as CacheUse
    return (this.#kept.get(answer?.answer ?? key)?.freshUntil ?? 0) > Date.now()
  }

  #resultOf(operation: Operation): OperationResult {
    const kept = this.#kept.get((operation.context as CacheUse).answer?.answer ?? operation.key)
    return { ...makeResult(operation, { data: kept?.data ?? null }), error: kept?.error }
  }

  #take({ operation, data, error }: OperationResult): void {
    if (operation.kind !== 'query' || !data) return
    const { answer: key = keyOf(operation), freshForMs = FRESH_MS } = operation.context as CacheUse
    const isOld = this.#active.get(operation.key)?.changes !== this.#changes
    this.#keep(
      key.answer,
      {
        operation: key.operation,
        data: data as Record<string, unknown>,
        error,
        freshUntil: isOld ? 0 : Date.now() + freshForMs,
      },
      operation.key,
    )
  }

  /** A page has taken an answer: who comes there again asks again. */
  use({ answer }: AnswerKey): void {
    const kept = this.#kept.get(answer)
    if (kept) kept.freshUntil = 0
  }

  #keep(key: number, kept: Kept, from?: number): void {
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    const oldest = [...this.#kept.keys()].find((one) => !this.#active.has(one))
    if (this.#kept.size > MOST_ANSWERS && oldest !== undefined) this.#kept.delete(oldest)
    const shown = key === from ? undefined : this.#active.get(key)?.operation
    if (shown) this.#results.next({ ...makeResult(shown, { data: kept.data }), error: kept.error })
  }
}

function newFields({ fieldsOf, within }: Patch, data: Fields | null): object | null {
  if (typeof fieldsOf === 'function') return fieldsOf(data as never)
  if (!within) return fieldsOf
  const { name, otherwise } = within
  return { [name]: { ...otherwise, ...(data?.[name] as Fields | null | undefined), ...fieldsOf } }
}
