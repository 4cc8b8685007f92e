import type { Colour, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { BLOOMS } from './blooms.ts'

/** The impression a bouquet gives from across the room. */
export type Mood = 'white' | 'soft' | 'pink' | 'red' | 'deep' | 'warm' | 'cool' | 'bright'

type Family = 'pale' | 'soft' | 'pink' | 'red' | 'deep' | 'warm' | 'cool'

const FAMILY: Record<Colour, Family> = {
  white: 'pale',
  cream: 'pale',
  green: 'pale',
  blush: 'soft',
  peach: 'soft',
  lilac: 'soft',
  pink: 'pink',
  red: 'red',
  burgundy: 'deep',
  purple: 'deep',
  orange: 'warm',
  coral: 'warm',
  yellow: 'warm',
  blue: 'cool',
}

/** Reads the mood from the flowers alone; foliage is green whatever the bouquet is for. */
export function moodOf(stems: readonly Stem[]): Mood {
  const share: Record<Family, number> = { pale: 0, soft: 0, pink: 0, red: 0, deep: 0, warm: 0, cool: 0 }
  let total = 0
  for (const { species, colour, count } of stems) {
    if (BLOOMS[species].foliage) continue
    // A mophead fills as much of the picture as several ordinary flowers.
    const weight =
      species === 'hydrangea' || species === 'sunflower' || species === 'peony' ? count * 2 : count
    share[FAMILY[colour]] += weight
    total += weight
  }
  if (total === 0) return 'white'
  const of = (family: Family): number => share[family] / total
  const strong = (['pink', 'red', 'deep', 'warm', 'cool'] as const).filter(
    (family) => of(family) >= 0.18,
  ).length
  if (strong >= 3) return 'bright'
  if (of('pale') >= 0.62) {
    // White with a strong accent takes the mood of the accent: it would be wrong for a funeral.
    if (of('red') >= 0.15) return 'red'
    return of('warm') >= 0.15 ? 'warm' : 'white'
  }
  if (of('red') >= 0.4) return of('warm') >= 0.3 ? 'bright' : 'red'
  if (of('warm') >= 0.5) return of('pink') + of('red') + of('deep') >= 0.3 ? 'bright' : 'warm'
  if (of('cool') >= 0.3) return 'cool'
  if (of('deep') >= 0.4) return 'deep'
  if (of('pink') >= 0.4) return of('warm') >= 0.25 ? 'bright' : 'pink'
  if (of('pale') + of('soft') >= 0.6) return 'soft'
  if (of('cool') + of('deep') >= 0.3) return 'cool'
  return of('warm') >= 0.25 ? 'warm' : 'pink'
}
