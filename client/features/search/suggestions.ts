import { useEffect, useState } from 'react'
import type { Picture_ImageFragment, SuggestionsQuery } from '../../../graphql/generated/graphql.ts'
import { SuggestionsDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { collectionHref } from '../../data/paths/collection-href.ts'

const TYPING_MS = 150

/** Something a search may lead to. */
export type Option = {
  kind: 'past' | 'phrase' | 'category' | 'product'
  title: string
  href: string
  /** What is remembered as searched for; nothing for what leads elsewhere. */
  phrase?: string
  note?: string
  image?: Picture_ImageFragment
}

/** What the shop suggests for some words, a moment after the last letter; the last answer until the next is there. */
export function useSuggestions(words: string, wanted: boolean): SuggestionsQuery | undefined {
  const [answer, setAnswer] = useState<SuggestionsQuery>()
  useEffect(() => {
    if (!wanted) return
    let current = true
    const timer = setTimeout(() => {
      pageApi(undefined)
        .query(SuggestionsDocument, { query: words.trim() })
        .then(({ data }) => current && setAnswer(data))
        // One can search without suggestions.
        .catch(() => {})
    }, TYPING_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [words, wanted])
  return answer
}

/** The suggestions as one list, in the order they are shown, without what the visitor had forgotten since. */
export function optionsOf(
  answer: SuggestionsQuery | undefined,
  words: string,
  forgotten: readonly string[],
): Option[] {
  if (!answer) return []
  const { suggestions, searchHistory } = answer
  const typed = words.trim().toLowerCase()
  const past = searchHistory.phrases
    .filter((phrase) => phrase.toLowerCase().startsWith(typed) && !forgotten.includes(phrase))
    .slice(0, 4)
  const phrases = suggestions.phrases.filter((phrase) => !past.includes(phrase))
  return [
    ...past.map((phrase) => ({ kind: 'past' as const, title: phrase, phrase, href: searchHref(phrase) })),
    ...phrases.map((phrase) => ({
      kind: 'phrase' as const,
      title: phrase,
      phrase,
      href: searchHref(phrase),
    })),
    ...suggestions.categories.map((category) => ({
      kind: 'category' as const,
      title: category.title,
      href: collectionHref(category),
      note: 'Category',
    })),
    ...suggestions.products.map(({ id, title, price, image }) => ({
      kind: 'product' as const,
      title,
      href: `/product/${id}`,
      note: price.text,
      image,
    })),
  ]
}

function searchHref(phrase: string): string {
  return `/search?${new URLSearchParams({ q: phrase })}`
}
