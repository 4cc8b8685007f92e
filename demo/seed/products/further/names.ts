import { at } from '../../random.ts'
import { slugFrom } from '../../slug.ts'

/** First words of a composed name. */
const MANNERS = [
  'Quiet',
  'Early',
  'Golden',
  'Little',
  'Silver',
  'Gentle',
  'Long',
  'Bright',
  'Wild',
  'Slow',
  'Tall',
  'Soft',
  'Open',
  'Warm',
  'Clear',
  'Sweet',
  'Winding',
  'Old',
  'Half-Light',
  'Midweek',
  'Sunday',
  'Late',
  'Merry',
  'Plain',
  'Silken',
  'Dappled',
  'Kindly',
  'Lazy',
  'Fresh',
  'Homeward',
  'Drifting',
  'Candlelit',
  'Easy',
  'Windblown',
  'Rosy',
  'Copper',
  'Misty',
  'Simple',
  'Loyal',
  'Bonny',
  'Steady',
  'Airy',
  'Velvet',
  'Idle',
  'Brisk',
  'Mellow',
  'Twinkling',
] as const

/** Middle words: streets, rivers, hills and villages. */
const PLACES = [
  'Ashdown',
  'Bankside',
  'Barbican',
  'Belsize',
  'Blackheath',
  'Bloomsbury',
  'Brockley',
  'Camberwell',
  'Cheyne',
  'Chiswick',
  'Clapham',
  'Dalston',
  'Deptford',
  'Ealing',
  'Eltham',
  'Finsbury',
  'Fulham',
  'Hackney',
  'Hammersmith',
  'Harringay',
  'Highbury',
  'Highgate',
  'Holborn',
  'Holloway',
  'Hoxton',
  'Islington',
  'Kennington',
  'Kentish',
  'Kilburn',
  'Lambeth',
  'Lewisham',
  'Limehouse',
  'Maida Vale',
  'Mayfair',
  'Mile End',
  'Muswell',
  'Nunhead',
  'Paddington',
  'Pimlico',
  'Putney',
  'Rotherhithe',
  'Stepney',
  'Stockwell',
  'Stoke Newington',
  'Sydenham',
  'Tooting',
  'Tottenham',
  'Twickenham',
  'Vauxhall',
  'Walthamstow',
  'Wandsworth',
  'Wapping',
  'Wimbledon',
  'Woolwich',
  'Arundel',
  'Bakewell',
  'Bibury',
  'Bramley',
  'Brecon',
  'Burford',
  'Buxton',
  'Chiltern',
  'Cotswold',
  'Cromer',
  'Dartmoor',
  'Dedham',
  'Derwent',
  'Dorset',
  'Dovedale',
  'Exmoor',
  'Fowey',
  'Glen Esk',
  'Grasmere',
  'Harrogate',
  'Hebden',
  'Helmsley',
  'Ilkley',
  'Kendal',
  'Lavenham',
  'Ludlow',
  'Lulworth',
  'Malvern',
  'Mendip',
  'Nidderdale',
  'Orford',
  'Padstow',
  'Pendle',
  'Pershore',
  'Quantock',
  'Ribble',
  'Romney',
  'Rydal',
  'Salcombe',
  'Selkirk',
  'Severn',
  'Shaftesbury',
  'Southwold',
  'Swaledale',
  'Tamar',
  'Teesdale',
  'Tetbury',
  'Totnes',
  'Tweed',
  'Ullswater',
  'Wenlock',
  'Wensley',
  'Whitby',
  'Windermere',
  'Winterbourne',
  'Wye',
  'Yarrow',
] as const

const SCRAMBLE = 2_654_435

/** A composed name, the place in it, and the name as a slug. */
export type FurtherName = { name: string; place: string; slug: string }

const MANNER_SLUGS = MANNERS.map(slugFrom)
const PLACE_SLUGS = PLACES.map(slugFrom)
const formSlugs = new Map<string, string>()

function formSlug(form: string): string {
  let slug = formSlugs.get(form)
  if (slug === undefined) {
    slug = slugFrom(form)
    formSlugs.set(form, slug)
  }
  return slug
}

/**
 * The `index`th name with the given last words, such as 'Quiet Highgate Posy'. Neighbouring numbers give
 * unrelated names, and no name comes twice before all have been used.
 */
export function nameAt(index: number, forms: readonly string[]): FurtherName {
  const total = MANNERS.length * PLACES.length * forms.length
  // Multiplying by a number without a common factor visits every name once.
  const scrambled = (index * coprimeTo(total)) % total
  const rest = Math.floor(scrambled / PLACES.length)
  const place = at(PLACES, scrambled)
  const form = at(forms, Math.floor(rest / MANNERS.length))
  return {
    name: `${at(MANNERS, rest)} ${place} ${form}`,
    place,
    slug: `${at(MANNER_SLUGS, rest)}-${at(PLACE_SLUGS, scrambled)}-${formSlug(form)}`,
  }
}

const coprimes = new Map<number, number>()

function coprimeTo(total: number): number {
  const known = coprimes.get(total)
  if (known !== undefined) return known
  let candidate = SCRAMBLE % total || 1
  while (commonFactor(candidate, total) !== 1) candidate += 1
  coprimes.set(total, candidate)
  return candidate
}

function commonFactor(one: number, other: number): number {
  return other === 0 ? one : commonFactor(other, one % other)
}
