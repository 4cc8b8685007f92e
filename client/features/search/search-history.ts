import { useCallback, useSyncExternalStore } from 'react'
import { useClient } from 'urql'
import { AddSearchPhraseDocument } from '../../../graphql/generated/graphql.ts'
import { sharedValue } from '../../data/browser/shared-value.ts'
import { persistedMutation } from '../../data/graphql/persisted-request.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'

/** What was searched for last on this page; null when the shop could not remember it. */
const newest = sharedValue<string | null>(null)

/** Has the shop remember what is searched for. Nobody waits for it; the pages show it as remembered at once. */
export function useRememberSearch(): (phrase: string | undefined) => void {
  const client = useClient()
  return useCallback(
    (phrase) => {
      const words = phrase?.trim()
      if (!words) return
      newest.set(words)
      void client
        .mutation(persistedMutation(AddSearchPhraseDocument), { phrase: words })
        .toPromise()
        .then(({ data }) => {
          const isKept = data && !isRefusal(data.addSearchPhrase)
          if (!isKept && newest.get() === words) newest.set(null)
        })
    },
    [client],
  )
}

/** The phrases a visitor searched for, with one that is just being remembered. */
export function useSearchHistory(loaded: readonly string[], words: string): readonly string[] {
  const last = useSyncExternalStore(newest.subscribe, newest.get, () => null)
  const isNew = last !== null && last === words && !loaded.some((phrase) => isSamePhrase(phrase, last))
  return isNew ? [last, ...loaded] : loaded
}

export const isSamePhrase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
