import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useClient } from 'urql'
import type { Client } from 'urql'
import type { VisitorQuery } from '../../graphql/generated/graphql.ts'
import { VisitorDocument } from '../../graphql/generated/graphql.ts'
import type { Device } from './device.ts'
import { setDevice } from './device.ts'
import type { Patch } from './graphql/answer-cache.ts'
import { patchWithin } from './graphql/answer-cache.ts'
import type { Answer } from './graphql/answer.ts'
import { isReturnedTo } from './browser/opened-document.ts'
import type { BrowserApi } from './graphql/browser-api.ts'
import type { PageApi } from './graphql/page-api.ts'
import { answerKey, persisted } from './graphql/persisted-request.ts'

/** What the layout shows about the visitor; the anonymous values until hydration. */
export type Visitor = {
  cartQuantity: number
  signedIn: boolean
  /** The id of the account; null for who is not signed in. */
  userId: string | null
  /** The name of a signed-in user who gave one. */
  name: string | null
}

/** What the server knows of the visitor when it makes a page: an answer to the query `Visitor`, and the device. */
export type VisitorPayload = VisitorQuery & { device: Device | null }

const ANONYMOUS: VisitorQuery = { visitor: null }

/** A visitor with a session, before the first change. */
export const STRANGER: NonNullable<VisitorQuery['visitor']> = {
  cart: { quantity: 0 },
  favorites: { ids: [] },
  user: null,
}

/** What every page shows of the visitor, after a change of a part of it. */
export const visitorPatch = (changed: Partial<typeof STRANGER>): Patch =>
  patchWithin(VisitorDocument, 'visitor', STRANGER, changed)

/** The visitor's data from the answer of the gateway; null for a stranger. */
export function visitorOf(answer: VisitorQuery | null, device: Device | null): VisitorPayload {
  return { ...(answer ?? ANONYMOUS), device }
}

/**
 * The visitor with the cart that a page itself shows, if it does: the two are asked for beside one another, and a change that comes between
 * them would leave the header with another number than the page. `loaderData` has the answers of the page.
 */
export function withCartOfPage(
  visitor: VisitorPayload | null,
  loaderData: Readonly<Record<string, unknown>>,
): VisitorPayload | null {
  if (!visitor?.visitor) return visitor
  for (const page of Object.values(loaderData)) {
    const { cart } =
      (page as Partial<Answer<{ cart?: { quantity?: number } | null }>> | undefined)?.data ?? {}
    if (cart?.quantity !== undefined)
      return { ...visitor, visitor: { ...visitor.visitor, cart: { quantity: cart.quantity } } }
  }
  return visitor
}

/** Makes what the document came with the answer that every `useVisitor` shows. */
export function fillVisitor(api: BrowserApi, { device, ...answer }: VisitorPayload): void {
  api.cache.fill(answerKey(VisitorDocument, {}), answer)
  if (device) setDevice(device)
}

/** Takes what the server put at the end of a document that is the same for everybody. One visitor's own has it from its beginning. */
export async function readVisitorPayload(api: BrowserApi): Promise<void> {
  const text = document.getElementById('visitor')?.textContent
  if (!text) return
  const payload = JSON.parse(text) as VisitorPayload | null
  // A stranger's document, perhaps of before they had a cart.
  if (!payload && isReturnedTo()) await refreshVisitor(api)
  if (!payload) return
  const isOld = api.cache.changes > 0
  fillVisitor(api, payload)
  // Something was changed while the document was still arriving.
  if (isOld) await refreshVisitor(api)
}

/** Asks for the visitor's data anew, after a sign-in for example. Rejects when there is no answer. */
export const refreshVisitor = (api: PageApi): Promise<void> =>
  api.refresh(VisitorDocument, {}, ({ visitor }) => [visitorPatch(visitor ?? STRANGER)])

/** Tells `onVisitor` who visits, now and whenever that changes. */
export function followVisitor({ client }: BrowserApi, onVisitor: (visitor: VisitorQuery) => void): void {
  const { subscribe, read } = cachedVisitor(client)
  const tell = () => onVisitor(read() ?? ANONYMOUS)
  subscribe(tell)
  tell()
}

const InitialVisitor = createContext<VisitorQuery>(ANONYMOUS)

/** On pages made for one visitor the first HTML knows them already. */
export function VisitorProvider({
  initial,
  children,
}: {
  initial: VisitorPayload | null
  children: ReactNode
}) {
  return <InitialVisitor value={initial ?? ANONYMOUS}>{children}</InitialVisitor>
}

/**
 * The visitor as the newest answer has it. A part of the page that comes to life after the answer has changed must first be
 * as the server drew it; urql's own hook would show the new at once.
 */
export function useVisitor(): Visitor {
  const text = useOfVisitor(({ visitor }) =>
    JSON.stringify({
      cartQuantity: visitor?.cart.quantity ?? 0,
      signedIn: Boolean(visitor?.user),
      userId: visitor?.user?.id ?? null,
      name: visitor?.user?.name ?? null,
    } satisfies Visitor),
  )
  return useMemo(() => JSON.parse(text) as Visitor, [text])
}

/** Whether the visitor likes a product. */
export const useIsFavorite = (productId: string): boolean =>
  useOfVisitor(({ visitor }) => Boolean(visitor?.favorites.ids.includes(productId)))

/** What `read` makes of the visitor. Whoever shows it is drawn anew only when it is something else. */
function useOfVisitor<Value extends string | boolean>(read: (visitor: VisitorQuery) => Value): Value {
  const initial = use(InitialVisitor)
  const newest = cachedVisitor(useClient())
  return useSyncExternalStore(
    newest.subscribe,
    () => read(newest.read() ?? initial),
    () => read(initial),
  )
}

const CACHED = [persisted(VisitorDocument), {}, { requestPolicy: 'cache-only' as const }] as const

type CachedVisitor = {
  read: () => VisitorQuery | null | undefined
  subscribe: (onChange: () => void) => () => void
}
const visitors = new WeakMap<Client, CachedVisitor>()

/** The answer in a client's cache. There may be a heart on each of a hundred cards: they share one subscription. */
function cachedVisitor(client: Client): CachedVisitor {
  const known = visitors.get(client)
  if (known) return known
  const listeners = new Set<() => void>()
  // While urql tells of a new answer it cannot be asked for it.
  let told: VisitorQuery | null | undefined
  let unsubscribe = () => {}
  const visitor: CachedVisitor = {
    read: () => (told === undefined ? client.readQuery(...CACHED)?.data : told),
    subscribe: (onChange) => {
      listeners.add(onChange)
      if (listeners.size === 1)
        unsubscribe = client.query(...CACHED).subscribe(({ data }) => {
          told = data ?? null
          for (const listener of listeners) listener()
        }).unsubscribe
      return () => {
        listeners.delete(onChange)
        if (listeners.size) return
        unsubscribe()
        told = undefined
      }
    },
  }
  visitors.set(client, visitor)
  return visitor
}
