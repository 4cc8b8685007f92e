import type { Colour, Species, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { BLOOMS, growsIn } from './blooms.ts'

/**
 * Reads a florist's recipe such as '6 red rose, 3 green eucalyptus'.
 * Throws when a flower is unknown or does not exist in that colour, so a bad recipe never reaches the shop.
 */
export function stemsOf(recipe: string): Stem[] {
  return recipe.split(', ').map((part) => {
    const [amount = '', colour = '', species = ''] = part.split(' ')
    const count = Number(amount)
    if (!Number.isInteger(count) || count < 1) throw new Error(`"${part}" has no whole number of stems`)
    if (!isSpecies(species)) throw new Error(`"${part}" names no flower we know`)
    if (!growsIn(species, colour as Colour))
      throw new Error(`"${part}": ${species} does not come in ${colour}`)
    return { species, colour: colour as Colour, count }
  })
}

function isSpecies(text: string): text is Species {
  return Object.hasOwn(BLOOMS, text)
}

/** Total number of stems, foliage included. */
export function countOf(stems: readonly Stem[]): number {
  let total = 0
  for (const stem of stems) total += stem.count
  return total
}

/** The same bouquet made larger; every kind of stem keeps at least its own count. */
export function scaled(stems: readonly Stem[], factor: number): Stem[] {
  return stems.map(({ species, colour, count }) => ({
    species,
    colour,
    count: Math.max(count, Math.round(count * factor)),
  }))
}

/** '5 blush peonies', '1 white lily', '3 stems of eucalyptus'. */
export function stemWords({ species, colour, count }: Stem): string {
  const bloom = BLOOMS[species]
  if (bloom.foliage) return `${count} ${count === 1 ? 'stem' : 'stems'} of ${bloom.one}`
  if (bloom.byStem) return `${count} ${count === 1 ? 'stem' : 'stems'} of ${colour} ${bloom.one}`
  return `${count} ${colour} ${count === 1 ? bloom.one : bloom.many}`
}

/** 'blush peonies', 'eucalyptus', without a number. */
export function flowerWords({ species, colour }: Stem): string {
  const bloom = BLOOMS[species]
  return bloom.foliage ? bloom.one : `${colour} ${bloom.many}`
}

/** 'a, b and c'. */
export function listWords(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`
}
