import type { TypedDocumentNode } from 'urql'

/** What an operation answered. */
export type Answer<Data> = {
  data: Data
  /** Top-level fields that failed: the page decides which it can do without. */
  failed: string[]
  /** Those of them that do not exist or may not be seen. */
  missing: string[]
  /** Those of them that were asked for too often. */
  tooMany: string[]
  /** Top-level fields that follow later in the same page; `null` in `data` until then. */
  deferred: string[]
}

type WithoutLayout<Variables> = Omit<Variables, 'layout'>

/** How loaders and actions reach the gateway: in-process on the server, over /graphql in the browser. */
export type PageApi = {
  /** Runs the ONE query of a page. The frame (menu, footer) comes along with the first page only. */
  query: <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: WithoutLayout<Variables>,
  ) => Promise<Answer<Data>>
  /** Runs the ONE mutation of an action. */
  mutate: <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>
  /**
   * Keeps something small about the visitor in a cookie that pages may read, for a week; nothing clears it. For pages
   * and actions that are personal.
   */
  keep: (cookie: KeptCookie, value: string) => void
  /** What was kept before, if anything, or whether the visitor takes part in a test (`1`). */
  kept: (cookie: KeptCookie | TestCookie) => string | undefined
}

export type KeptCookie = 'recipient' | 'promo_code' | 'payment_method' | 'wanted_date'

/** Tests of which a page that is personal has to know before it is drawn; others are read by `useFlag`. */
export type TestCookie = 'checkout_nullable_intervals_v2'

/** How long such a cookie lives, in seconds. */
export const KEPT_SECONDS = 604_800

let browserApi: PageApi | undefined

/** Called once by the browser's entry. */
export function setBrowserApi(api: PageApi): void {
  browserApi = api
}

/** The API for a loader or action, from the context it was called with. */
export function pageApi(context: unknown): PageApi {
  if (isPageApi(context)) return context
  if (!browserApi) throw new Error('There is no way to the gateway here')
  return browserApi
}

function isPageApi(context: unknown): context is PageApi {
  return typeof context === 'object' && context !== null && 'query' in context
}

/**
 * Throws when a field the page cannot do without failed: 404 when it is not there, 429 when it was asked for too often, 500
 * for all else.
 */
export function requireField(answer: Answer<unknown>, field: string): void {
  // Without words of its own: the error page knows what to say of a status.
  if (answer.missing.includes(field)) throw new Response(null, { status: 404 })
  if (answer.tooMany.includes(field)) throw new Response(null, { status: 429 })
  if (answer.failed.includes(field)) throw new Response(null, { status: 500 })
}

/** The id of an operation in the gateway's manifest. */
export function documentId(document: unknown): string {
  return (document as { __meta__: { documentId: string } }).__meta__.documentId
}
