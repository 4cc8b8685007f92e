/** What the peers read of /v1, cut down to what their pages show. */
export type Link = { title: string; href: string }
export type Image = { real_id: string; name: string; alt_text: string; width: number; height: number }
export type Words = { heading: string; lead: string | null; link: Link | null }
export type Tile = { title: string; href: string; image: Image }
export type Card = {
  id: number
  title: string
  price: number
  old_price: number | null
  has_options: boolean
  position_slug: string
  image: Image
  rating: number | null
  review_count: number
  same_day: boolean
}
export type Review = {
  id: number
  author: string
  city: string
  rating: number
  title: string
  text: string
  published_on: string
}
type Window = { date: string; from: string; to: string; order_by: string }
export type Offer = Window & { price: number; free: Window | null }
export type Earliest = { today: string; same_day: Offer | null; next_day: Offer | null }
export type Navigation = {
  main: (Link & { icon: string; children: Link[] })[]
  other: Link[]
  call: { label: string; phone: string; hours: string }
}
export type Footer = { columns: { title: string; links: Link[] }[]; legal: string }
export type Constructor = {
  heading: string
  text: string
  base_price: number
  flowers: {
    species: string
    title: string
    colours: string[]
    counts: number[]
    price_short: number
    price_long: number | null
  }[]
  wraps: { wrap: string; title: string; price: number }[]
  foliage: { species: string; title: string; price: number; stems_per_ten: number }[]
  default: {
    species: string
    colour: string
    count: number
    length: 'short' | 'long'
    wrap: string
    foliage: string | null
  }
}
export type Position = {
  product_id: number
  position_slug: string
  offer_title: string
  variant_title: string
  image: Image
  quantity: number
  cost: number
}
export type Cart = {
  positions: Position[]
  quantity: number
  positions_cost: number
  discount: number
  total_cost: number
  bonuses_will_accrue_text: string
  bonuses_will_accrue_tooltip_text: string
}
export type Variant = {
  slug: string
  title: string
  length: 'short' | 'long' | null
  count: number | null
  price: number
  subscriber_price: number | null
  stems: { species: string; colour: string; count: number }[]
  gallery: { view: string; image: Image }[]
}
export type Product = Card & {
  description: string
  care: string[]
  contains: string[]
  cat_toxicity: string | null
  dog_toxicity: string | null
  variants: Variant[]
  reviews: Review[]
  collections: { type: string; slug: string; title: string }[]
  similar: Card[]
  combos: { id: number; title: string; price: number; old_price: number; items: Card[] }[]
  flower_settings: {
    settings: {
      kind: string
      title: string
      tooltip: string | null
      options: { value: string; title: string }[]
    }[]
  } | null
  card_text: { title: string; text: string; max_length: number }
  extra_offers: { extra_offer_variant_id: number; price: number; product: Card }[]
  subscription: { percent_off: number; title: string; text: string; href: string } | null
}
type Listing = {
  collection: { type: string; slug: string; title: string; block_heading: string; block_lead: string | null }
  list: Card[]
}
export type Rail = { id: string; tab: string; words: Words; all: string | null; list: Card[] }

/**
 * Asks /v1 for a path and keeps of its body what `pick` takes. With a token it is the visitor's own answer; without one it is the
 * same for everybody and may be kept. Rejects when /v1 answers with an error.
 */
export type Ask = <Body, Picked>(
  path: string,
  pick: (body: Body) => Picked,
  token?: string,
) => Promise<Picked>

type Data<T> = { data: T }
const data = <T>(body: Data<T>): T => body.data
const worded = <T>({ data: list, words }: Data<T[]> & { words: Words }) => ({ list, words })

const cardOf = ({
  id,
  title,
  price,
  old_price,
  has_options,
  position_slug,
  image,
  rating,
  review_count,
  same_day,
}: Card): Card => ({
  ...{ id, title, price, old_price, has_options, position_slug, image, rating, review_count, same_day },
})

/** The frame of every page: the menus. */
async function readFrame(ask: Ask) {
  const [navigation, footer] = await Promise.all([
    ask('/v1/navigation/', data<Navigation>),
    ask('/v1/footer/', data<Footer>),
  ])
  return { navigation, footer }
}
export type Frame = Awaited<ReturnType<typeof readFrame>>

const LISTINGS = [
  { id: 'best-sellers', tab: 'Best sellers', path: '/v1/filter/best-sellers/?limit=4' },
  { id: 'trendy-bouquets', tab: 'Trending', path: '/v1/filter/trendy-bouquets/?limit=12' },
  { id: 'special-offers', tab: 'On offer', path: '/v1/filter/special-offers/?limit=16' },
  { id: 'new-bouquets', tab: 'New', path: '/v1/category/new-bouquets/?limit=12' },
  { id: 'roses', tab: 'Roses', path: '/v1/category/roses/?limit=12' },
  { id: 'letterbox-flowers', tab: 'Letterbox', path: '/v1/category/letterbox-flowers/?limit=12' },
  { id: 'under-ps30', tab: 'Under £30', path: '/v1/filter/under-ps30/?limit=12' },
] as const
const MOST_IN_RAIL = 8

function railOf({ data: { collection, list } }: Data<Listing>) {
  const { type, slug, title, block_heading: heading, block_lead: lead } = collection
  const words: Words = { heading, lead, link: { title: 'See all', href: `/${type}/${slug}` } }
  return { words, all: `All ${title.toLowerCase()}`, list: list.map(cardOf) }
}

const similarOf = ({ data: list, words }: Data<Card[]> & { words: Words }) => ({
  ...{ words, all: null, list: list.map(cardOf) },
})

/** Each product in the first of the rows that have it, and no row longer than it is shown. */
function withoutRepeats(rails: Rail[]): Rail[] {
  const seen = new Set<number>()
  return rails.map((rail) => {
    const list = rail.list.filter(({ id }) => !seen.has(id)).slice(0, MOST_IN_RAIL)
    for (const { id } of list) seen.add(id)
    return { ...rail, list }
  })
}

/** All blocks of the home page. */
export async function readHome(ask: Ask) {
  const [frame, earliest, listings, similar, ...blocks] = await Promise.all([
    readFrame(ask),
    ask('/v1/intervals/earliest/', data<Earliest>),
    Promise.all(LISTINGS.map(async ({ id, tab, path }) => ({ id, tab, ...(await ask(path, railOf)) }))),
    ask('/v1/similar-bouquets/', similarOf),
    ask('/v1/info/', data<Info>),
    ask('/v1/benefits/', worded<{ icon: string; title: string; text: string }>),
    ask('/v1/recipient/', worded<Tile>),
    ask('/v1/popular-categories/', worded<Tile>),
    ask('/v1/shop-by-price/', worded<Tile>),
    ask('/v1/main-page/constructor-block/', data<Constructor>),
    ask('/v1/pick-bouquet/', data<{ heading: string; steps: { title: string; choices: Link[] }[] }>),
    ask('/v1/reviews/', reviewsOf),
    ask('/v1/faq/', worded<{ question: string; answer: string }>),
    ask('/v1/app-download/', data<{ heading: string; text: string; links: (Link & { store: string })[] }>),
  ])
  const [info, benefits, recipient, popular, byPrice, constructor, pick, reviews, faq, app] = blocks
  const rails = withoutRepeats([...listings, { id: 'similar-bouquets', tab: 'For you', ...similar }])
  return {
    ...{ frame, earliest, rails, info, benefits, recipient, popular },
    ...{ byPrice, constructor, pick, reviews, faq, app },
  }
}
export type Home = Awaited<ReturnType<typeof readHome>>

type Info = {
  heading: string
  paragraphs: string[]
  sections: { heading: string; text: string }[]
  hero: { heading: string; lead: string; image_alt: string; actions: Link[] }
}
const reviewsOf = ({
  data: { average, count, list },
  words,
}: Data<{ average: number; count: number; list: Review[] }> & { words: Words }) => ({
  ...{ words, average, count, list: list.slice(0, 6) },
})

/** One product. Rejects when there is none with that number. */
export async function readProduct(ask: Ask, id: string) {
  const [frame, earliest, product] = await Promise.all([
    readFrame(ask),
    ask('/v1/intervals/earliest/', data<Earliest>),
    ask(`/v1/product/${encodeURIComponent(id)}/`, ({ data: all }: Data<Product>): Product => {
      const { description, care, contains, cat_toxicity, dog_toxicity, variants, reviews } = all
      const { flower_settings, card_text, subscription } = all
      return {
        ...cardOf(all),
        ...{ description, care, contains, cat_toxicity, dog_toxicity, reviews },
        ...{ flower_settings, card_text, subscription },
        variants: variants.map(({ slug, title, length, count, price, subscriber_price, stems, gallery }) => ({
          ...{ slug, title, length, count, price, subscriber_price, stems, gallery },
        })),
        collections: all.collections.slice(0, 12).map(({ type, slug, title }) => ({ type, slug, title })),
        similar: all.similar.map(cardOf),
        combos: all.combos.map((combo) => ({ ...combo, items: combo.items.map(cardOf) })),
        extra_offers: all.extra_offers.map((offer) => ({ ...offer, product: cardOf(offer.product) })),
      }
    }),
  ])
  return { frame, earliest, product }
}
export type ProductData = Awaited<ReturnType<typeof readProduct>>

/** The cart page; its cart is null for who has no session. */
export async function readCart(ask: Ask, token: string | undefined) {
  const [frame, visitor, cart] = await Promise.all([
    readFrame(ask),
    readVisitor(ask, token),
    token ? ask('/v1/basket/', cartOf, token) : null,
  ])
  return { frame, visitor, cart }
}
export type CartData = Awaited<ReturnType<typeof readCart>>

/** What every page shows of a visitor: how much is in the cart, and what they like; null without a session. */
export async function readVisitor(ask: Ask, token: string | undefined) {
  if (!token) return null
  const { cart, favorites } = await ask(
    '/v1/visitor/',
    data<{ cart: { quantity: number }; favorites: { ids: number[] } }>,
    token,
  )
  return { quantity: cart.quantity, liked: favorites.ids }
}
export type Visitor = Awaited<ReturnType<typeof readVisitor>>

function cartOf({ data: all }: Data<Cart>): Cart {
  const { positions, quantity, positions_cost, discount, total_cost } = all
  const { bonuses_will_accrue_text, bonuses_will_accrue_tooltip_text } = all
  return {
    ...{ quantity, positions_cost, discount, total_cost },
    ...{ bonuses_will_accrue_text, bonuses_will_accrue_tooltip_text },
    positions: positions.map(
      ({ product_id, position_slug, offer_title, variant_title, image, quantity: count, cost }) => ({
        ...{ product_id, position_slug, offer_title, variant_title, image, quantity: count, cost },
      }),
    ),
  }
}
