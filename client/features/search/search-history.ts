import { useSyncExternalStore } from 'react'
import { AddSearchPhraseDocument } from '../../../graphql/generated/graphql.ts'
import { sharedValue } from '../../data/browser/shared-value.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'

/** What was searched for last on this page; null when the shop could not remember it. */
const newest = sharedValue<string | null>(null)

/** Has the shop remember what is searched for. Nobody waits for it; the pages show it as remembered at once. */
export function rememberSearch(phrase: string | undefined): void {
  const words = phrase?.trim()
  if (!words) return
  newest.set(words)
  const failed = () => newest.get() === words && newest.set(null)
  pageApi(undefined)
    .mutate(AddSearchPhraseDocument, { phrase: words })
    .then(({ addSearchPhrase }) => isRefusal(addSearchPhrase) && failed(), failed)
}

/** The phrases a visitor searched for, with one that is just being remembered. */
export function useSearchHistory(loaded: readonly string[], words: string): readonly string[] {
  const last = useSyncExternalStore(newest.subscribe, newest.get, () => null)
  const isNew = last !== null && last === words && !loaded.some((phrase) => isSamePhrase(phrase, last))
  return isNew ? [last, ...loaded] : loaded
}

export const isSamePhrase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
