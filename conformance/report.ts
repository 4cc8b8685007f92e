import { ENDPOINTS } from '../contract/endpoints.ts'
import type { Endpoint } from '../contract/types/endpoint.ts'
import { REFUSALS } from '../contract/types/refusals.ts'
import type { RefusalCode } from '../contract/types/refusals.ts'

/** One row of the table: a call and something that it has to do. */
export type Row = { call: string; check: string } & Result
export type Result = { result: 'passed' } | { result: 'failed' | 'not reached'; why: string }

/** Refusals that other rows are about. */
const UNDER_OTHER_NAMES: RefusalCode[] = [
  ...(['not_found', 'auth_required', 'auth_invalid', 'idempotency_key_reused'] as const),
]

/** The rows of a call, in the order of the table. */
export function checksOf(endpoint: Endpoint): string[] {
  const { method, params, query, body, access, idempotent, refusals = [] } = endpoint
  const isOptional = access?.startsWith('optional') ?? false
  return [
    'answer',
    'content type',
    ...(access && !isOptional ? ['no token'] : []),
    ...(access && (!isOptional || refusals.includes('auth_invalid') || access === 'optional visitor')
      ? ['dead token']
      : []),
    ...(params || query || body ? ['malformed input'] : []),
    ...(method === 'GET' ? [] : ['unreadable body']),
    ...(refusals.includes('not_found') ? ['not found'] : []),
    ...(idempotent ? ['idempotency'] : []),
    ...(query && 'page' in query.shape ? ['paging'] : []),
    ...refusals.filter((code) => !UNDER_OTHER_NAMES.includes(code)).map(refusalCheck),
  ]
}

export const refusalCheck = (code: RefusalCode): string => `${REFUSALS[code].status} ${code}`

/** Collects what came of each check. A failure stays, whatever comes after it. */
export class Report {
  readonly #results = new Map<string, Result>()
  readonly #reasons = new Map<string, string>()

  passed(call: string, check: string): void {
    const key = keyOf(call, check)
    if (this.#results.get(key)?.result !== 'failed') this.#results.set(key, { result: 'passed' })
  }

  failed(call: string, check: string, why: string): void {
    const key = keyOf(call, check)
    if (this.#results.get(key)?.result !== 'failed') this.#results.set(key, { result: 'failed', why })
  }

  /** Says why a check is not made, should nothing make it. */
  notReached(call: string, check: string, why: string): void {
    const key = keyOf(call, check)
    if (!this.#reasons.has(key)) this.#reasons.set(key, why)
  }

  /** Every check of the contract with its result. `reasonOf` says why one was not made, where nothing else did. */
  rows(reasonOf: (endpoint: Endpoint, check: string) => string): Row[] {
    return [...ENDPOINTS].flatMap(([call, endpoint]) =>
      checksOf(endpoint).map((check): Row => {
        const key = keyOf(call, check)
        const why = this.#reasons.get(key) ?? reasonOf(endpoint, check)
        return { call, check, ...(this.#results.get(key) ?? { result: 'not reached', why }) }
      }),
    )
  }
}

function keyOf(call: string, check: string): string {
  const endpoint = ENDPOINTS.get(call)
  if (!endpoint || !checksOf(endpoint).includes(check)) throw new Error(`There is no row ${call}, ${check}`)
  return `${call} ${check}`
}
