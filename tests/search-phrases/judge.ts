import type { SearchAnswer } from '../../contract/search.ts'
import type { Database } from '../../store/db/database.ts'
import type { Expected, Is } from './expectation.ts'

export type Verdict = 'pleased' | 'partly' | 'not'

/** A product as the shop sells it. */
export type Facts = {
  kind: string
  title: string
  catToxicity: string | null
  dogToxicity: string | null
  collections: string[]
  variants: {
    slug: string
    colour: string | null
    count: number | null
    stems: { species: string; colour: string; count: number }[]
  }[]
}

type Card = SearchAnswer['list'][number]

/** How many products are looked at: the first screens of a phone. */
const SEEN = 12
const SEEN_FIRST = 8
/** Fewer of the products that are right than this displease. */
const MOST = 0.75
const FEW = 3

/** Reads what is known of all products, by id. */
export async function readFacts(db: Database): Promise<Map<number, Facts>> {
  const { rows } = await db.$client.query(`
    select p.id, p.kind, p.title, p.cat_toxicity as "catToxicity", p.dog_toxicity as "dogToxicity",
      array(select c.slug from collection_product m join collection c on c.id = m.collection_id where m.product_id = p.id) as collections,
      (select json_agg(json_build_object('slug', v.slug, 'colour', v.colour, 'count', v.count, 'stems', v.stems)) from variant v where v.product_id = p.id) as variants
    from product p where p.active`)
  return new Map(rows.map(({ id, ...facts }) => [id as number, facts as Facts]))
}

/** Judges the answer to a phrase. Also returns what is wrong with it. */
export function judge(
  answer: SearchAnswer,
  expected: Expected,
  facts: ReadonlyMap<number, Facts>,
): { verdict: Verdict; wrong: string[] } {
  const seen = answer.list.slice(0, SEEN)
  const is = (card: Card, wanted: Is) => isAs(card, facts.get(card.id), wanted)
  const unfit = seen.filter((card) => expected.every && !is(card, expected.every))
  const hasProducts = expected.every ?? expected.first ?? expected.some
  const least = expected.atLeast ?? (hasProducts ? FEW : 0)
  const [first] = answer.list
  const main: [boolean, string][] = [
    [!expected.page || answer.pages[0]?.path === expected.page, `the first page is ${answer.pages[0]?.path}`],
    [!expected.none || answer.list.length === 0, `there are ${answer.pagination.total} products`],
    [answer.pagination.total >= least, `there are ${answer.pagination.total} products`],
    [
      unfit.length <= seen.length * (1 - MOST),
      `${unfit.length} of ${seen.length} do not fit: ${titles(unfit)}`,
    ],
    [!expected.first || (!!first && is(first, expected.first)), `the first is ${first?.title}`],
    [expected.corrected !== null || answer.corrected === null, `it was corrected to ${answer.corrected}`],
    [!expected.note || expected.note.test(answer.note ?? ''), `the note is ${answer.note}`],
  ]
  const missing = (expected.some ?? []).filter(
    (wanted) => !answer.list.slice(0, SEEN_FIRST).some((card) => is(card, wanted)),
  )
  const read = [
    ...answer.articles.map(({ slug }) => slug),
    ...answer.pages.map(({ path }) => path.replace('/article/', '')),
  ]
  const minor: [boolean, string][] = [
    [unfit.length === 0, `does not fit: ${titles(unfit)}`],
    [missing.length === 0, `missing: ${JSON.stringify(missing)}`],
    [
      !expected.category || answer.categories[0]?.slug === expected.category,
      `the first category is ${answer.categories[0]?.slug}`,
    ],
    [!expected.article || read.includes(expected.article), `to read: ${read.join(', ')}`],
    [
      !expected.corrected || answer.corrected === expected.corrected,
      `it was corrected to ${answer.corrected}`,
    ],
    [expected.mayBeRelaxed === true || !answer.is_relaxed, 'the results fit only a part'],
    // A sentence about what is not there would be untrue of what is.
    [!!expected.note || answer.note === null, `it says: ${answer.note}`],
  ]
  const failed = (checks: [boolean, string][]) => checks.flatMap(([holds, wrong]) => (holds ? [] : [wrong]))
  const [bad, poor] = [failed(main), failed(minor)]
  return {
    verdict: bad.length ? 'not' : poor.length ? 'partly' : 'pleased',
    wrong: [...new Set([...bad, ...poor])],
  }
}

const titles = (cards: Card[]) => cards.map(({ title }) => title).join(', ')
const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

function isAs(card: Card, facts: Facts | undefined, wanted: Is): boolean {
  if (!facts) return false
  const stems = facts.variants.flatMap((variant) => variant.stems)
  const named = (flower: string) => new RegExp(`\\b${flower.replace(/y$/, '(y|ies)')}`, 'i').test(facts.title)
  const flowers = listOf(wanted.flower)
  const colours = listOf(wanted.colour)
  const without = listOf(wanted.without)
  const [least, most] = wanted.stems ?? [0, Infinity]
  const shown = facts.variants.find(({ slug }) => slug === card.position_slug)
  const isFlower = (species: string) => !flowers.length || flowers.includes(species)
  const counted = (shown?.stems ?? [])
    .filter(({ species }) => isFlower(species))
    .reduce((sum, { count }) => sum + count, 0)
  const isColoured = (colour: string | null) => colour !== null && colours.includes(colour)
  return (
    (!flowers.length ||
      stems.some(({ species }) => isFlower(species)) ||
      (facts.kind === 'plant' && flowers.some(named))) &&
    (!colours.length ||
      stems.some(({ species, colour }) => isFlower(species) && isColoured(colour)) ||
      (!stems.length && facts.variants.some(({ colour }) => isColoured(colour)))) &&
    !without.some((flower) => stems.some(({ species }) => species.endsWith(flower)) || named(flower)) &&
    (!wanted.withoutColour || !stems.some(({ colour }) => colour === wanted.withoutColour)) &&
    (!wanted.kind || listOf(wanted.kind).includes(facts.kind)) &&
    (!wanted.in || listOf(wanted.in).some((slug) => facts.collections.includes(slug))) &&
    (!wanted.title || wanted.title.test(card.title)) &&
    card.price >= (wanted.from ?? 0) * 100 &&
    card.price <= (wanted.to ?? Infinity) * 100 &&
    (wanted.safeFor ?? []).every(
      (pet) => (pet === 'cats' ? facts.catToxicity : facts.dogToxicity) === 'none',
    ) &&
    (!wanted.stems || (counted >= least && counted <= most))
  )
}
