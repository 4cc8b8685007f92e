import type { Crumb } from './crumb.ts'
import type { Meta } from './meta.ts'

export type LayoutName =
  | 'auth'
  | 'checkout'
  | 'custom'
  | 'default'
  | 'empty'
  | 'landing'
  | 'mobile'
  | 'payment'
  | 'profile'
  | 'unsubscribe'

/** What a visitor must have to see a page; guards.ts says where others are sent. */
export type GuardName = 'account' | 'visitor' | 'recipient' | 'handheld' | 'person'

/** What the route table says of a page beside its path. */
export type PageHandle = {
  /** The page in guards, cookies and analytics. */
  name: string
  layout: LayoutName
  /** `shared`: the same HTML for everybody, kept; `personal`: made for each request, kept nowhere. */
  cache: 'shared' | 'personal'
  /** The query parameters the page listens to; others are not part of its address. */
  query?: string[]
  guard?: GuardName
  /** A page of a purchase: a promo code and a way to pay were chosen for it, and are dropped elsewhere. */
  purchase?: 'promo' | 'payment'
  /** Its forms may bring a file along. */
  files?: true
  /** The canonical address has no query. */
  canonical?: true
  /** The address grants access: it reaches no other site, search engine or analytics. */
  secret?: true
  /** False where opening it does something: nothing of it is fetched before it is. */
  prefetch?: false
  /** Answers with a file to keep instead of a page to look at. */
  file?: true
  /** What is said when the browser gets no answer for it at all: it is not there then. */
  unanswered?: string
  /** False where the way from the main page is not shown. */
  breadcrumbs?: false
}

/** What every loader returns besides its data; the answer of an action may override it. */
export type PageData = {
  /** The page in analytics, where one route shows several. */
  page?: string
  meta?: Meta | undefined
  /** The way here from the main page, ending with this one; pages without it show none. */
  crumbs?: Crumb[]
}
