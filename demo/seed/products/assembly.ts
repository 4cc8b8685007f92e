import type { SeedProduct } from '../../../store/seed/seed-data.ts'
import { collectionsByContents, collectionsByRule } from '../collections/collection-rules.ts'
import { BLOOMS } from './blooms.ts'
import type { Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { at, seedOf } from '../random.ts'
import { stemWords } from './recipe.ts'

/** A product before the shop has worked out where to list it. */
export type ProductDraft = Omit<SeedProduct, 'collections' | 'popularity' | 'createdOn'> & {
  recipients: readonly string[]
  popularity?: number
  createdOn?: string
}

const FIRST_DAY = Date.UTC(2025, 0, 15)
const DAYS_OF_TRADE = 664 // to 10 November 2026
const DAY = 86_400_000

const CALENDAR: readonly string[] = Array.from({ length: DAYS_OF_TRADE + 1 }, (_, day) =>
  new Date(FIRST_DAY + day * DAY).toISOString().slice(0, 10),
)

const CHECK_AND_CUT = [
  'Cut two centimetres off each stem at a slant before it goes into water.',
  'Trim the stem ends with sharp scissors, at an angle, as soon as you unwrap them.',
] as const
const WATER = [
  'Change the water every two days and rinse the vase each time.',
  'Give them a clean vase and fresh water every other day.',
] as const
const PLACE = [
  'Keep them cool, out of direct sun and away from fruit.',
  'Stand them away from radiators, sunny sills and the fruit bowl.',
] as const
const CARE_IN_BOX = 'Top up the foam with half a glass of water each day.'

/** Works out popularity, age and listings, in that order since listings depend on the other two. */
export function finished(draft: ProductDraft): SeedProduct {
  const seed = seedOf(draft.realId)
  const {
    recipients,
    popularity = 400 + (seed % 9500),
    createdOn = dayOfTrade(seed >>> 7),
    ...decided
  } = draft
  const product: SeedProduct = { ...decided, popularity, createdOn, collections: [] }
  const { collections } = product
  collections.push(...collectionsByContents(product), ...collectionsByRule(product))
  // The two parents hold the union of their children.
  if (draft.occasions.length > 0) collections.push('occasions', ...draft.occasions)
  if (recipients.length > 0) collections.push('recipients', ...recipients)
  return product
}

/** A date the shop was open, YYYY-MM-DD; any whole number will do. */
export function dayOfTrade(number: number): string {
  return at(CALENDAR, number)
}

/** Care steps for cut flowers: the general ones, then what these flowers in particular ask for. */
export function flowerCare(stems: readonly Stem[], inFoam: boolean, seed: number): string[] {
  const care: string[] = inFoam
    ? [CARE_IN_BOX, at(PLACE, seed)]
    : [at(CHECK_AND_CUT, seed), at(WATER, seed >>> 3), at(PLACE, seed >>> 5)]
  for (const stem of stems) {
    const step = BLOOMS[stem.species].care
    if (care.length < 5 && !care.includes(step) && !(inFoam && /water|vase/.test(step))) care.push(step)
  }
  return care
}

const FOOD = 'A sachet of flower food'
const MESSAGE = 'A card with your message'

/** What the box holds: every kind of stem, what they come in, food and a card. */
export function flowerContents(stems: readonly Stem[], comesIn: string): string[] {
  return [...stems.map(stemWords), comesIn, FOOD, MESSAGE]
}
