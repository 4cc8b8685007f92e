import type { ServedTab } from './shop-tabs.ts'

/** GraphiQL keeps its tabs in the browser under these names, and what is in the editors. */
const TABS = 'graphiql:tabState'
const EDITORS = { query: 'graphiql:query', variables: 'graphiql:variables', headers: 'graphiql:headers' }
/** What the shop's tabs were when GraphiQL was last opened. */
const SERVED = 'larkspur-workshop:served'

type StoredTab = {
  id: string
  title: string
  query: string | null
  variables: string | null
  headers: string | null
  operationName: string | null
  response: null
}
type StoredTabs = { tabs: StoredTab[]; activeTabIndex: number }

/**
 * Opens the shop's tabs on the first visit. Later ones find the tabs as they were left, and those of the shop that nobody changed
 * as they are now: with a slot of tomorrow, and the operations of this version of the shop.
 */
export function renewStoredTabs(storage: Storage, served: ServedTab[]): void {
  const stored = read<StoredTabs>(storage, TABS) ?? { tabs: [], activeTabIndex: 0 }
  const before = read<ServedTab[]>(storage, SERVED) ?? []
  const tabs = stored.tabs.length
    ? stored.tabs.map((tab) => {
        const was = before.find(({ query, variables }) => tab.query === query && tab.variables === variables)
        const now = served.find(({ operation }) => operation === was?.operation)
        return now ? { ...tab, query: now.query, variables: now.variables } : tab
      })
    : served.map(newTab)
  const activeTabIndex = Math.min(stored.activeTabIndex, tabs.length - 1)
  storage.setItem(TABS, JSON.stringify({ tabs, activeTabIndex } satisfies StoredTabs))
  storage.setItem(SERVED, JSON.stringify(served))
  // GraphiQL opens a further tab where these are not those of the tab on show.
  const active = tabs[activeTabIndex]
  storage.setItem(EDITORS.query, active?.query ?? '')
  storage.setItem(EDITORS.variables, active?.variables ?? '')
  storage.removeItem(EDITORS.headers)
}

function newTab({ operation, query, variables }: ServedTab): StoredTab {
  return {
    id: crypto.randomUUID(),
    title: operation,
    query,
    variables,
    headers: null,
    operationName: operation,
    response: null,
  }
}

function read<T>(storage: Storage, name: string): T | undefined {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
