import { useEffect, useMemo } from 'react'
import { useQuery } from 'urql'
import type { Client } from 'urql'
import type { SuggestionsQuery } from '../../../graphql/generated/graphql.ts'
import { RemoveSearchPhraseDocument, SuggestionsDocument } from '../../../graphql/generated/graphql.ts'
import { useDebounced } from '../../data/browser/debounced.ts'
import { failureOf } from '../../data/graphql/answer.ts'
import { persisted, persistedMutation } from '../../data/graphql/persisted-request.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { SuggestionList } from './suggestion-list.tsx'
import type { Option } from './suggestion-options.ts'
import { optionsOf } from './suggestion-options.ts'

const TYPING_MS = 150

type Props = {
  id: string
  words: string
  isOpen: boolean
  /** What the visitor had forgotten since the page came. */
  forgotten: readonly string[]
  /** Which option is meant; -1 for none. */
  active: number
  /** Told of the options as they change: the keys of the field choose among them. */
  onOptions: (options: readonly Option[]) => void
  onChoose: (option: Option) => void
  onForget: (phrase: string) => void
}

/** What the shop suggests below the search box while somebody types. Loaded when somebody turns to the box. */
export function Suggestions({ words, isOpen, forgotten, onOptions, ...list }: Props) {
  const answer = useSuggestions(words, isOpen)
  const options = useMemo(
    () => (isOpen ? optionsOf(answer, words, forgotten) : []),
    [answer, words, isOpen, forgotten],
  )
  useEffect(() => onOptions(options), [options, onOptions])
  return options.length > 0 && <SuggestionList {...list} options={options} />
}

/** What the shop suggests for some words, a moment after the last letter; the last answer until the next is there. */
function useSuggestions(words: string, wanted: boolean): SuggestionsQuery | undefined {
  const query = useDebounced(wanted ? words.trim() : undefined, TYPING_MS)
  // One can search without suggestions: what fails shows none.
  const [{ data }] = useQuery({
    query: SUGGESTIONS,
    variables: { query: query ?? '' },
    pause: query === undefined,
  })
  return data
}

const SUGGESTIONS = persisted(SuggestionsDocument)

/** Takes a phrase out of what the visitor has searched for. Throws when the shop did not do it. */
export async function forgetPhrase(client: Client, phrase: string): Promise<void> {
  const result = await client.mutation(persistedMutation(RemoveSearchPhraseDocument), { phrase }).toPromise()
  if (!result.data) throw failureOf(result)
  const { removeSearchPhrase } = result.data
  if (isRefusal(removeSearchPhrase)) throw new Error(removeSearchPhrase.code)
}
