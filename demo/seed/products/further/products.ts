import type { Stem } from '../../../../store/catalogue/pictures/drawing.ts'
import { BLOOMS, growsIn } from '../blooms.ts'
import { cardProduct } from '../cards-making.ts'
import type { SeedProduct } from '../../../../store/seed/seed-data.ts'
import { moodOf } from '../colour-mood.ts'
import type { FurtherName } from './names.ts'
import { nameAt } from './names.ts'
import { BOX_ITEMS, CARD_LINES, PRESENTS, WINDOWSILL } from './presents.ts'
import { gathered, LEADS, PALETTES, POSTABLE, ROSE_COLOURS, SECONDS } from './stems.ts'
import { capital, wordsFor } from './words.ts'
import { giftBoxProduct } from '../gift-boxes-making.ts'
import { GIFT_CARE, giftProduct } from '../gifts-making.ts'
import type { Dressing } from '../hand-tied/making.ts'
import { handTiedProduct } from '../hand-tied/making.ts'
import { letterboxProduct } from '../letterbox-making.ts'
import type { Occasion, Recipient } from '../occasions.ts'
import { occasionsFor, OCCASIONS, recipientsFor, RECIPIENTS } from '../occasions.ts'
import type { Chance } from '../../random.ts'
import { between, chanceFrom, pick, seedOf } from '../../random.ts'
import { flowerWords, listWords } from '../recipe.ts'
import { rosesProduct } from '../roses-making.ts'

const CHEERFUL: readonly Occasion[] = OCCASIONS.filter((occasion) => occasion !== 'sympathy-flowers')

const CARD_MOTIFS = [...LEADS, ...SECONDS]

const DRESSINGS: readonly Dressing[] = [
  'kraft',
  'ivory',
  'blush',
  'sage',
  'charcoal',
  'newsprint',
  'clear',
  'kraft',
  'ivory',
  'newsprint',
  'vase clear',
  'hatbox ivory',
  'hatbox charcoal',
  'basket kraft',
]

const BOUQUET_FORMS = [
  'Posy',
  'Bunch',
  'Gathering',
  'Armful',
  'Bouquet',
  'Handful',
  'Garland',
  'Border',
  'Hedgerow',
  'Morning',
  'Evening',
  'Walk',
  'Meadow',
  'Window',
  'Courtyard',
  'Letter',
]
const ROSE_FORMS = ['Roses', 'Rose Bouquet', 'Rose Bunch', 'Rose Garden']
const LETTERBOX_FORMS = ['Parcel', 'Post', 'Letterbox', 'Note']
const BOX_FORMS = ['Gift Box', 'Hamper', 'Box', 'Parcel of Good Things']
const FIRST_CODE = 100_001

type Start = { realId: string; number: number; chance: Chance; popularity: number; seed: number }

/** The composed product at `number`, counted from 0 after the hand-made catalogue; the same every time. */
export function furtherProduct(number: number): SeedProduct {
  const realId = `LK-${FIRST_CODE + number}`
  const seed = seedOf(`further ${realId}`)
  const chance = chanceFrom(seed)
  // Most sell quietly and a few well, but none of them outsells the hand-made best sellers.
  const popularity = Math.floor(chance() ** 2 * 5200)
  const start = { realId, number, chance, popularity, seed }
  const share = seed % 100
  if (share < 56) return bouquet(start)
  if (share < 68) return roses(start)
  if (share < 78) return letterbox(start)
  if (share < 87) return present(start)
  if (share < 92) return giftBox(start)
  if (share < 96) return card(start)
  return plant(start)
}

function bouquet(start: Start): SeedProduct {
  const { chance, number, seed } = start
  const title = nameAt(number, BOUQUET_FORMS)
  const stems = gathered(chance, LEADS, true)
  return handTiedProduct({
    ...named(start, title),
    stems,
    dressing: pick(chance, DRESSINGS),
    words: wordsFor(stems, title.place, seed >>> 7),
    occasions: [],
    recipients: [],
  })
}

function roses(start: Start): SeedProduct {
  const { chance, number } = start
  const title = nameAt(number, ROSE_FORMS)
  const first = pick(chance, ROSE_COLOURS)
  const palette = pick(
    chance,
    PALETTES.filter((colours) => colours.includes(first)),
  )
  const colours = [
    ...new Set([
      first,
      ...palette.filter((colour) => ROSE_COLOURS.includes(colour)).slice(0, between(chance, 0, 2)),
    ]),
  ]
  const boxed = chance() < 0.2
  return rosesProduct({
    ...named(start, title),
    colours,
    offer: {
      species: 'rose',
      counts: boxed ? [15, 25] : chance() < 0.15 ? [51, 101] : [12, 25, 51],
      lengths: boxed ? ['short'] : ['short', 'long'],
      presentation: boxed ? 'hatbox' : 'wrapped',
      wrap: pick(chance, ['kraft', 'ivory', 'blush', 'charcoal', 'newsprint'] as const),
      with: !boxed && chance() < 0.3 ? { species: 'eucalyptus', colour: 'green' } : null,
      choice: false,
    },
    words: pick(chance, [
      `${capital(listWords(colours))} roses, named after ${title.place} and tied to be carried.`,
      `Nothing but ${listWords(colours)} roses, chosen that morning for the size of their buds.`,
      `A round, close bouquet of roses in ${listWords(colours)}.`,
      `Roses in ${listWords(colours)}, stripped of thorns and ready for the vase.`,
    ]),
    occasions: [],
    recipients: [],
  })
}

function letterbox(start: Start): SeedProduct {
  const { chance, number, seed } = start
  const title = nameAt(number, LETTERBOX_FORMS)
  const stems = gathered(chance, POSTABLE, false)
  return letterboxProduct({
    ...named(start, title),
    stems,
    words: wordsFor(stems, title.place, seed >>> 7),
    occasions: [],
    recipients: [],
  })
}

function present(start: Start): SeedProduct {
  const { chance, number } = start
  const kind = pick(chance, PRESENTS)
  const title = nameAt(number, [kind.form])
  const pence = Math.round(between(chance, kind.pence[0], kind.pence[1]) / 50) * 50
  return giftProduct({
    ...named(start, title),
    kind: 'gift',
    item: kind.item,
    colour: pick(chance, kind.colours),
    words: `${kind.says}. ${pick(chance, [`Made by a small workshop and named after ${title.place}.`, `We named it after ${title.place} and keep it near the till for good reason.`, 'It travels well beside a bouquet and just as well alone.', 'A present for someone who says they do not need anything.'])}`,
    contains: [kind.holds, 'A card with your message'],
    care: GIFT_CARE[kind.item],
    choices: [{ title: 'Standard', pence }],
    occasions: anyOf(chance, CHEERFUL, 3),
    recipients: anyOf(chance, RECIPIENTS, 3),
  })
}

function giftBox(start: Start): SeedProduct {
  const { chance, number } = start
  const title = nameAt(number, BOX_FORMS)
  const stems = gathered(chance, POSTABLE, false).slice(0, 3)
  const items = [...pick(chance, BOX_ITEMS)]
  const flowers = listWords([...new Set(stems.map(flowerWords))])
  return giftBoxProduct({
    ...named(start, title),
    stems,
    items,
    colour: stems[0]?.colour ?? 'cream',
    words: pick(chance, [
      `A small bunch of ${flowers}, with presents packed underneath. Tied with ribbon and ready to hand over.`,
      `${capital(flowers)} on one side, good things on the other. One box, one knock at the door.`,
      `For days when flowers are not quite enough: ${flowers} and a few treats in a keepsake box.`,
    ]),
    occasions: [],
    recipients: [],
  })
}

function card(start: Start): SeedProduct {
  const { chance, number } = start
  const motif = pick(chance, CARD_MOTIFS)
  const colour = pick(chance, BLOOMS[motif].colours)
  const [caption, occasion] = pick(chance, CARD_LINES)
  const title = nameAt(number, [`${capital(BLOOMS[motif].one)} Card`])
  return cardProduct({
    ...named(start, title),
    motif,
    colour,
    caption,
    words: pick(chance, [
      `A ${colour} ${BLOOMS[motif].one} and the words “${caption}”. Blank inside.`,
      `“${caption}”, under one ${colour} ${BLOOMS[motif].one}, with plenty of room for your own words.`,
    ]),
    pence: 250 + 25 * between(chance, 0, 6),
    occasions: [occasion],
    recipients: anyOf(chance, RECIPIENTS, 3),
  })
}

function plant(start: Start): SeedProduct {
  const { chance, number } = start
  const kind = pick(chance, WINDOWSILL)
  const title = nameAt(number, [kind.form])
  const colour = pick(chance, kind.colours)
  const stand: Stem[] = [{ species: 'carnation', colour, count: 1 }]
  const mood = moodOf(growsIn('carnation', colour) ? stand : [])
  return giftProduct({
    ...named(start, title),
    kind: 'plant',
    item: kind.item,
    colour,
    words: `${kind.says}. ${pick(chance, [`Grown on in a nursery not far from ${title.place}.`, 'It comes potted, watered and with a card that says how to keep it alive.', 'Sent in its pot, so it can be put down and admired at once.'])}`,
    contains: ['The plant in a ceramic pot', 'A saucer', 'A care card', 'A card with your message'],
    care: GIFT_CARE[kind.item],
    choices: [{ title: 'Standard', pence: 1800 + 100 * between(chance, 0, 32) }],
    occasions: occasionsFor(mood, start.realId),
    recipients: recipientsFor(mood, start.realId),
  })
}

/** A code, a name and a slug; the number at the end keeps slugs apart when names start again. */
function named(
  start: Start,
  { name, slug }: FurtherName,
): { realId: string; title: string; slug: string; popularity: number } {
  return {
    realId: start.realId,
    title: name,
    slug: `${slug}-${start.number + 1}`,
    popularity: start.popularity,
  }
}

function anyOf<Item extends Occasion | Recipient>(
  chance: Chance,
  items: readonly Item[],
  howMany: number,
): Item[] {
  const from = Math.floor(chance() * items.length)
  return Array.from({ length: howMany }, (_, index) => items[(from + index * 2) % items.length] as Item)
}
