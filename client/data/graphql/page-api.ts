import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { RouterContextProvider, createContext } from 'react-router-dom'
import type { Patch } from './answer-cache.ts'
import type { Answer } from './answer.ts'

type WithoutLayout<Variables> = Omit<Variables, 'layout'>

/** How loaders and actions reach the gateway: in-process on the server, over /graphql in the browser. */
export type PageApi = {
  /** Runs the ONE query of a page. The frame (menu, footer) comes along with the first page only. */
  query: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: WithoutLayout<Variables>,
  ) => Promise<Answer<Data>>
  /**
   * Runs the ONE mutation of an action. `patchesOf` says what its answer has made of the answers of queries: views and pages
   * that show those follow without asking again.
   */
  mutate: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    patchesOf?: (data: Data) => Patch[],
  ) => Promise<Data>
  /**
   * Asks again for what parts of the page show, such as the header, when a change has not said it. Other pages of the browser are told
   * `patchesOf` the answer. In the browser only.
   */
  refresh: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    patchesOf: (data: Data) => Patch[],
  ) => Promise<void>
  /**
   * Keeps something small about the visitor in a cookie that pages may read, for a week; nothing clears it. For pages
   * and actions that are personal.
   */
  keep: (cookie: KeptCookie, value: string) => void
  /** What was kept before, if anything, or whether the visitor takes part in a test (`1`). */
  kept: (cookie: KeptCookie | TestCookie) => string | undefined
}

export type KeptCookie = 'recipient' | 'promo_code' | 'payment_method' | 'wanted_date' | 'delivery_postcode'

/** Tests of which a page that is personal has to know before it is drawn; others are read by `useFlag`. */
export type TestCookie = 'checkout_nullable_intervals_v2'

/** How long such a cookie lives, in seconds. */
export const KEPT_SECONDS = 604_800

const apiContext = createContext<PageApi>()

/** The context in which the router calls loaders and actions. */
export const contextWith = (api: PageApi): RouterContextProvider =>
  new RouterContextProvider(new Map([[apiContext, api]]))

/** The API for a loader or action, from the context it was called with. */
export function pageApi(context: Readonly<RouterContextProvider>): PageApi {
  return context.get(apiContext)
}
