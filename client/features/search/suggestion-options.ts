import type { Picture_ImageFragment, SuggestionsQuery } from '../../../graphql/generated/graphql.ts'
import { collectionHref } from '../../data/paths/collection-href.ts'
import { searchHref } from './search-href.ts'

/** Something a search may lead to. */
export type Option = {
  kind: 'past' | 'phrase' | 'page' | 'category' | 'product'
  title: string
  href: string
  /** What is remembered as searched for; nothing for what leads elsewhere. */
  phrase?: string
  note?: string
  image?: Picture_ImageFragment
}

/** The suggestions as one list: what was searched for before, flowers, and then where there are more; without what the visitor had forgotten since. */
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
    ...suggestions.products.map(({ id, title, price, image }) => ({
      kind: 'product' as const,
      title,
      href: `/product/${id}`,
      note: price.text,
      image,
    })),
    ...suggestions.categories.map((category) => ({
      kind: 'category' as const,
      title: category.title,
      href: collectionHref(category),
      note: 'Category',
    })),
    ...suggestions.pages.map(({ href, title }) => ({
      kind: 'page' as const,
      title,
      href,
      note: 'Page',
    })),
    ...phrases.map((phrase) => ({
      kind: 'phrase' as const,
      title: phrase,
      phrase,
      href: searchHref(phrase),
    })),
  ]
}
