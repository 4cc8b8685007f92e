import type { Stem } from '../../../../store/catalogue/pictures/drawing.ts'
import { at } from '../../random.ts'
import { flowerWords, listWords } from '../recipe.ts'

/** Names of the flowers to be written about, and the place in the product's name. */
type Slots = { lead: string; second: string; rest: string; place: string }

const OPENINGS: readonly ((slots: Slots) => string)[] = [
  ({ lead, second }) => `Built around ${lead}, with ${second} close behind.`,
  ({ lead, place }) => `We made this one with ${place} in mind, and ${lead} seemed the only way to begin.`,
  ({ lead, second }) => `A relaxed bunch in which ${lead} do most of the talking and ${second} listen.`,
  ({ lead }) => `${capital(lead)} first, everything else afterwards.`,
  ({ lead, second }) => `Think ${lead} on a wooden table, with ${second} leaning in.`,
  ({ lead }) => `If you like ${lead}, you will like this.`,
  ({ lead, place }) =>
    `Named after ${place}, where somebody on the team once lived above a shop that sold ${lead}.`,
  ({ lead, second }) => `Two good flowers in fair quantities: ${lead} and ${second}.`,
  ({ lead }) => `Generous with the ${lead} and sparing with the rest.`,
  ({ lead, second }) => `The plan was ${lead} alone; then the ${second} came in and nobody could resist.`,
  ({ lead, place }) => `It has the look of ${place} on a fair day, mostly thanks to the ${lead}.`,
  ({ lead, second }) => `${capital(lead)} for shape, ${second} for movement.`,
  ({ lead }) => `A weekday sort of bouquet, which happens to be full of ${lead}.`,
  ({ second, lead }) => `Start with the ${second}, then notice how many ${lead} there are.`,
  ({ lead }) => `Someone will ask where you found such ${lead}.`,
  ({ lead, second }) => `An even-handed mix of ${lead} and ${second}, tied a little to one side.`,
]

const MIDDLES: readonly ((slots: Slots) => string)[] = [
  ({ rest }) => `Round them go ${rest}.`,
  ({ rest }) => `The rest is ${rest}, put in by hand, stem by stem.`,
  ({ rest }) => `We finish it with ${rest}.`,
  ({ rest }) => `In support: ${rest}.`,
  ({ rest }) => `You will also find ${rest}.`,
  ({ rest }) => `It is filled out with ${rest}.`,
  ({ rest }) => `Add ${rest} and it is done.`,
]

/** A couple of sentences about flowers that nobody has written up by hand. */
export function wordsFor(stems: readonly Stem[], place: string, number: number): string {
  const names = [...new Set(stems.map(flowerWords))]
  const lead = names[0] ?? 'flowers'
  const second = names[1] ?? 'a little green'
  const rest = names.slice(2)
  const slots = { lead, second, rest: listWords(rest), place }
  const opening = at(OPENINGS, number)(slots)
  return rest.length === 0 ? opening : `${opening} ${at(MIDDLES, number >>> 5)(slots)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
