import { useSyncExternalStore } from 'react'
import { AddSearchPhraseDocument } from '../../graphql/generated/graphql.ts'
import { pageApi } from './page-api.ts'
import { isRefusal } from './refusal.ts'

/** What was searched for last on this page; null when the shop could not remember it. */
let newest: string | null = null
const listeners = new Set<() => void>()

function setNewest(phrase: string | null): void {
  newest = phrase
  for (const listener of listeners) listener()
}

/** Has the shop remember what is searched for. Nobody waits for it; the pages show it as remembered at once. */
export function keepSearch(phrase: string | undefined): void {
  const words = phrase?.trim()
  if (!words) return
  setNewest(words)
  const failed = () => newest === words && setNewest(null)
  pageApi(undefined)
    .mutate(AddSearchPhraseDocument, { phrase: words })
    .then(({ addSearchPhrase }) => isRefusal(addSearchPhrase) && failed(), failed)
}

/** The phrases a visitor searched for, with one that is just being remembered. */
export function useKeptPhrases(loaded: readonly string[], words: string): readonly string[] {
  const last = useSyncExternalStore(
    subscribe,
    () => newest,
    () => null,
  )
  const isNew = last !== null && last === words && !loaded.some((phrase) => isSamePhrase(phrase, last))
  return isNew ? [last, ...loaded] : loaded
}

export const isSamePhrase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
