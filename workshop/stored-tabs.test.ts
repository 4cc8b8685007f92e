import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import type { ServedTab } from './shop-tabs.ts'
import { renewStoredTabs } from './stored-tabs.ts'

const tab = (
  operation: string,
  variables = '{}',
  query = `query ${operation} { cart { id } }`,
): ServedTab => ({
  ...{ operation, query, variables },
  group: 'Cart',
  about: '',
})

let storage: Storage
beforeEach(() => {
  storage = new JSDOM('', { url: 'http://localhost/' }).window.localStorage
})

type Stored = { activeTabIndex: number; tabs: Record<'title' | 'query' | 'variables', string>[] }
const stored = () => JSON.parse(storage.getItem('graphiql:tabState') ?? '') as Stored
const keep = (change: (state: Stored) => void) => {
  const state = stored()
  change(state)
  storage.setItem('graphiql:tabState', JSON.stringify(state))
}
const edited = () => [storage.getItem('graphiql:query'), storage.getItem('graphiql:variables')]

test('the first visit opens all tabs of the shop, with the first of them in the editors', () => {
  const served = [tab('CartPage', '{ "layout": false }'), tab('Visitor')]
  renewStoredTabs(storage, served)
  expect(stored().tabs.map(({ title }) => title)).toEqual(['CartPage', 'Visitor'])
  expect(edited()).toEqual([served[0]?.query, '{ "layout": false }'])
})

test('a later visit finds the day’s slot and the operation of this version, in the tab that was left', () => {
  renewStoredTabs(storage, [tab('Visitor'), tab('SetSlot', '{ "date": "2026-11-27" }')])
  keep((state) => (state.activeTabIndex = 1))
  const today = tab('SetSlot', '{ "date": "2026-11-28" }', 'query SetSlot { me { name } }')
  renewStoredTabs(storage, [tab('Visitor'), today])
  expect(stored()).toMatchObject({
    activeTabIndex: 1,
    tabs: [{}, { query: today.query, variables: today.variables }],
  })
  expect(edited()).toEqual([today.query, today.variables])
})

test('what somebody changed, opened or closed stays as it is', () => {
  renewStoredTabs(storage, [tab('CartPage'), tab('Visitor'), tab('HomePage')])
  keep((state) => {
    state.tabs = state.tabs.slice(0, 2)
    Object.assign(state.tabs[0] ?? {}, { query: '{ me { name } }' })
  })
  renewStoredTabs(storage, [tab('CartPage', '{ "new": 1 }'), tab('Visitor', '{ "new": 1 }'), tab('HomePage')])
  expect(stored().tabs.map(({ query, variables }) => [query, variables])).toEqual([
    ['{ me { name } }', '{}'],
    [tab('Visitor').query, '{ "new": 1 }'],
  ])
})

test('what cannot be read counts as nothing', () => {
  storage.setItem('graphiql:tabState', '{ broken')
  renewStoredTabs(storage, [tab('CartPage')])
  expect(stored().tabs).toHaveLength(1)
})
