import { createContext, use, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { VisitorQuery } from '../../graphql/generated/graphql.ts'
import { VisitorDocument } from '../../graphql/generated/graphql.ts'
import { sharedValue } from './browser/shared-value.ts'
import type { PageApi } from './graphql/page-api.ts'

/** What is known about the visitor's device. */
export type Device = {
  mobile: boolean
  tablet: boolean
  desktop: boolean
  /** E.g. `iOS`, `Android`, `Windows`; empty when unknown. */
  os: string
  /** E.g. `Safari`, `Chrome`; empty when unknown. */
  browser: string
  crawler: boolean
}

/** What the layout shows about the visitor; the anonymous values until hydration. */
export type Visitor = {
  cartQuantity: number
  /** What they like, by product. */
  favoriteIds: number[]
  signedIn: boolean
  /** The name of a signed-in user who gave one. */
  name: string | null
  /** Null where the HTML is the same for everybody. */
  device: Device | null
}

export const ANONYMOUS: Visitor = {
  cartQuantity: 0,
  favoriteIds: [],
  signedIn: false,
  name: null,
  device: null,
}

/** The visitor's data from the answer of the gateway; null for a stranger. */
export function visitorOf(answer: VisitorQuery | null, device: Device | null): Visitor {
  const { cart, favorites, me } = answer ?? {}
  return {
    cartQuantity: cart?.quantity ?? 0,
    favoriteIds: favorites?.ids ?? [],
    signedIn: Boolean(me),
    name: me?.name ?? null,
    device,
  }
}

const current = sharedValue<Visitor | undefined>(undefined)

/** Replaces what has changed of the visitor; every `useVisitor` follows. */
export function setVisitor(changed: Partial<Visitor>): void {
  current.set({ ...ANONYMOUS, ...current.get(), ...changed })
}

/** Corrects what is known of the device; where nothing is known yet, nothing is begun. */
export function changeDevice(changed: Partial<Device>): void {
  const device = current.get()?.device
  if (device) setVisitor({ device: { ...device, ...changed } })
}

/** Reloads the visitor's data, after a sign-in for example. */
export async function refreshVisitor(api: PageApi): Promise<void> {
  const { data } = await api.query(VisitorDocument, {})
  setVisitor(visitorOf(data, current.get()?.device ?? null))
}

/** Takes what the server put at the end of the document. */
export function readVisitorPayload(): void {
  const text = document.getElementById('visitor')?.textContent
  const visitor = text ? (JSON.parse(text) as Visitor | null) : null
  if (visitor) setVisitor(visitor)
}

const InitialVisitor = createContext<Visitor>(ANONYMOUS)

/** On pages made for one visitor the first HTML knows them already. */
export function VisitorProvider({ initial, children }: { initial: Visitor | null; children: ReactNode }) {
  return <InitialVisitor value={initial ?? ANONYMOUS}>{children}</InitialVisitor>
}

export function useVisitor(): Visitor {
  const initial = use(InitialVisitor)
  return useSyncExternalStore(
    current.subscribe,
    () => current.get() ?? initial,
    () => initial,
  )
}
