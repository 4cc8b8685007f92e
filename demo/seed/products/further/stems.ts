import type { Colour, Species, Stem } from '../../../../store/catalogue/pictures/drawing.ts'
import { BLOOMS, growsIn } from '../blooms.ts'
import type { Chance } from '../../random.ts'
import { between, pick } from '../../random.ts'

/** Colours that a florist would put in one bucket. */
export const PALETTES: readonly (readonly Colour[])[] = [
  ['white', 'cream', 'blush'],
  ['white', 'green', 'cream'],
  ['pink', 'blush', 'white'],
  ['coral', 'peach', 'cream'],
  ['red', 'burgundy', 'pink'],
  ['orange', 'yellow', 'coral'],
  ['purple', 'lilac', 'white'],
  ['blue', 'white', 'lilac'],
  ['yellow', 'white', 'orange'],
  ['burgundy', 'peach', 'cream'],
  ['pink', 'orange', 'yellow'],
  ['lilac', 'blush', 'cream'],
  ['red', 'white', 'green'],
  ['purple', 'burgundy', 'pink'],
  ['blue', 'yellow', 'white'],
  ['peach', 'white', 'lilac'],
]

/** Flowers that can lead a bouquet. */
export const LEADS: readonly Species[] = [
  'rose',
  'peony',
  'hydrangea',
  'lily',
  'sunflower',
  'gerbera',
  'tulip',
  'orchid',
  'chrysanthemum',
  'ranunculus',
]
/** Flowers that go beside them. */
export const SECONDS: readonly Species[] = [
  'spray-rose',
  'carnation',
  'lisianthus',
  'alstroemeria',
  'snapdragon',
  'iris',
  'anemone',
  'delphinium',
  'freesia',
  'ranunculus',
  'tulip',
]
const LIGHT: readonly Species[] = [
  'gypsophila',
  'freesia',
  'lavender',
  'lisianthus',
  'alstroemeria',
  'spray-rose',
]
const FOLIAGE: readonly Species[] = ['eucalyptus', 'ruscus', 'fern']
/** Flowers slim and hardy enough to be posted flat. */
export const POSTABLE: readonly Species[] = [
  'tulip',
  'carnation',
  'alstroemeria',
  'freesia',
  'spray-rose',
  'rose',
  'lisianthus',
  'chrysanthemum',
  'iris',
]
const DEAR: ReadonlySet<Species> = new Set<Species>(['hydrangea', 'orchid', 'peony', 'lily'])
/** Colours of rose that sell; a green one is for florists. */
export const ROSE_COLOURS: readonly Colour[] = BLOOMS.rose.colours.filter((colour) => colour !== 'green')

/** Stems in one palette: a lead, one or two seconds, something light and something green. */
export function gathered(chance: Chance, leads: readonly Species[], full: boolean): Stem[] {
  const palette = pick(chance, PALETTES)
  const stems: Stem[] = []
  const lead = inPalette(chance, leads, palette, stems)
  if (lead !== null)
    stems.push({ ...lead, count: DEAR.has(lead.species) ? between(chance, 3, 5) : between(chance, 5, 8) })
  for (let seconds = between(chance, 1, full ? 2 : 1); seconds > 0; seconds -= 1) {
    const second = inPalette(chance, full ? SECONDS : POSTABLE, palette, stems)
    if (second !== null) stems.push({ ...second, count: between(chance, 3, 5) })
  }
  if (full || chance() < 0.5) {
    const light = inPalette(chance, LIGHT, palette, stems)
    if (light !== null) stems.push({ ...light, count: between(chance, 2, 4) })
  }
  stems.push({ species: pick(chance, FOLIAGE), colour: 'green', count: between(chance, 2, full ? 4 : 3) })
  return stems
}

/** A flower that exists in one of the colours and is not in the bouquet yet. */
function inPalette(
  chance: Chance,
  species: readonly Species[],
  palette: readonly Colour[],
  taken: readonly Stem[],
): { species: Species; colour: Colour } | null {
  const from = Math.floor(chance() * species.length)
  const shift = Math.floor(chance() * palette.length)
  for (let step = 0; step < species.length; step += 1) {
    const candidate = species[(from + step) % species.length] as Species
    if (taken.some((stem) => stem.species === candidate)) continue
    for (let turn = 0; turn < palette.length; turn += 1) {
      const colour = palette[(shift + turn) % palette.length] as Colour
      if (growsIn(candidate, colour)) return { species: candidate, colour }
    }
  }
  return null
}
