import { createContext, use } from 'react'
import type { Layout_QueryFragment } from '../../graphql/generated/graphql.ts'

/** The menu and the footer: they come with the first page and stay. */
export type LayoutData = Layout_QueryFragment

export const EMPTY_LAYOUT: LayoutData = { navigation: null, footer: null }

const LayoutContext = createContext<LayoutData>(EMPTY_LAYOUT)

export const LayoutProvider = LayoutContext

export function useLayout(): LayoutData {
  return use(LayoutContext)
}

/** Finds the layout among what the matched loaders answered. */
export function findLayout(loaderData: Record<string, unknown> | null | undefined): LayoutData {
  for (const data of Object.values(loaderData ?? {})) {
    const page = (data as { data?: Partial<LayoutData> } | null | undefined)?.data
    if (page && 'navigation' in page)
      return { navigation: page.navigation ?? null, footer: page.footer ?? null }
  }
  return EMPTY_LAYOUT
}
