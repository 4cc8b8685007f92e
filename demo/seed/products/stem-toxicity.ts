import type { Toxicity } from '../../../contract/types/toxicity.ts'
import type { Species, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import type { PetToxicity } from '../../../store/seed/seed-data.ts'

const WORST_FIRST: readonly Toxicity[] = ['deadly', 'severe', 'mild', 'none']

const both = (toxicity: Toxicity | null): PetToxicity => ({ catToxicity: toxicity, dogToxicity: toxicity })

/** Each kind of stem, after the lists of the ASPCA and the Veterinary Poisons Information Service. */
const TOXICITY_OF: Record<Species, PetToxicity> = {
  rose: both('none'),
  'spray-rose': both('none'),
  peony: both('mild'),
  tulip: both('mild'),
  lily: { catToxicity: 'deadly', dogToxicity: 'mild' },
  hydrangea: both('mild'),
  ranunculus: both('mild'),
  sunflower: both('none'),
  gerbera: both('none'),
  carnation: both('mild'),
  chrysanthemum: both('mild'),
  iris: both('mild'),
  orchid: both('none'),
  eucalyptus: both('mild'),
  gypsophila: both('mild'),
  freesia: both('none'),
  alstroemeria: both('mild'),
  delphinium: both('severe'),
  lavender: both('mild'),
  anemone: both('mild'),
  lisianthus: both('none'),
  snapdragon: both('none'),
  daffodil: both('severe'),
  // Neither list has it.
  ruscus: both(null),
  fern: both('none'),
}

/** Returns the toxicity of a product made of stems: that of the worst of all its variants. Null without stems. */
export function toxicityOfStems(stems: readonly Pick<Stem, 'species'>[]): PetToxicity {
  return worstToxicity(stems.map(({ species }) => TOXICITY_OF[species]))
}

/** Returns the worst toxicity of several parts. A part that is not known is not outweighed by harmless ones. */
export function worstToxicity(parts: readonly PetToxicity[]): PetToxicity {
  return {
    catToxicity: worstOf(parts.map(({ catToxicity }) => catToxicity)),
    dogToxicity: worstOf(parts.map(({ dogToxicity }) => dogToxicity)),
  }
}

function worstOf(parts: readonly (Toxicity | null)[]): Toxicity | null {
  const known = parts.filter((part) => part !== null)
  const worst = WORST_FIRST.find((toxicity) => known.includes(toxicity)) ?? null
  return worst === 'none' && known.length < parts.length ? null : worst
}
