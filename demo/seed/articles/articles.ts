import type { SeedArticle } from '../../../store/seed/seed-data.ts'
import { CARE_ARTICLES } from './care.ts'
import { ETIQUETTE_ARTICLES } from './etiquette.ts'
import { MEANING_ARTICLES } from './meanings.ts'
import { SEASON_ARTICLES } from './seasons.ts'

/** The journal, the oldest first: numbers follow the days of publication. */
export const ARTICLES: readonly SeedArticle[] = [
  ...CARE_ARTICLES,
  ...SEASON_ARTICLES,
  ...MEANING_ARTICLES,
  ...ETIQUETTE_ARTICLES,
].sort((one, other) => one.publishedOn.localeCompare(other.publishedOn))
