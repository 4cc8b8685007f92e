import { z } from 'zod'
import { Link } from './layout.ts'
import { ProductCard, Review } from './catalogue.ts'
import { dataOf, endpoint } from './types/endpoint.ts'
import { Image, Pence, Tile } from './types/primitives.ts'

/** What stands above a block; null where there is nothing more to say, or nowhere further to go. */
export const BlockWords = z.object({
  heading: z.string(),
  lead: z.string().nullable(),
  link: Link.nullable(),
})
export type BlockWords = z.infer<typeof BlockWords>

/** A list of the home page, and what stands above it. */
const worded = <T extends z.ZodType>(list: T) => dataOf(list).extend({ words: BlockWords })

/** What is seen first of all. */
export const Hero = z.object({
  heading: z.string(),
  lead: z.string(),
  image_alt: z.string().describe('The alternative text of its picture'),
  actions: z.array(Link).describe('The first action is the primary one'),
})
export type Hero = z.infer<typeof Hero>

/** What the bouquet constructor offers; prices in pence, all-in. */
export const ConstructorBlock = z.object({
  heading: z.string(),
  text: z.string(),
  base_price: Pence.describe('The price of making a bouquet, without stems and wrap'),
  flowers: z.array(
    z.object({
      species: z.string(),
      title: z.string(),
      colours: z.array(z.string()),
      counts: z.array(z.int()),
      price_short: Pence.describe('The price of a short stem'),
      price_long: Pence.nullable().describe('The price of a long stem; null when there is one length only'),
    }),
  ),
  wraps: z.array(z.object({ wrap: z.string(), title: z.string(), price: Pence })),
  foliage: z.array(
    z.object({
      species: z.string(),
      title: z.string(),
      price: Pence.describe('A stem'),
      stems_per_ten: z.int().describe('Stems for every ten flowers, rounded up'),
    }),
  ),
  default: z.object({
    species: z.string(),
    colour: z.string(),
    count: z.int(),
    length: z.enum(['short', 'long']),
    wrap: z.string(),
    foliage: z.string().nullable(),
  }),
  image: Image,
})
export type ConstructorBlock = z.infer<typeof ConstructorBlock>

export const ReviewsBlock = z.object({
  average: z.number().describe('The mean of all ratings, from 1 to 5'),
  count: z.int().describe('How many reviews there are'),
  list: z.array(Review),
})
export type ReviewsBlock = z.infer<typeof ReviewsBlock>

export const Question = z.object({ question: z.string(), answer: z.string(), topic: z.string() })
export type Question = z.infer<typeof Question>

export const Benefit = z.object({ icon: z.string(), title: z.string(), text: z.string() })
export type Benefit = z.infer<typeof Benefit>

export const PickBouquet = z.object({
  heading: z.string(),
  steps: z.array(z.object({ title: z.string(), choices: z.array(Link) })),
})
export type PickBouquet = z.infer<typeof PickBouquet>

/** The text as it is stored. */
export const InfoText = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
})

export const Info = InfoText.extend({ hero: Hero })
export type Info = z.infer<typeof Info>

const block = { method: 'GET', tag: 'home', shared: true } as const

export const getConstructorBlock = endpoint({
  ...block,
  path: '/v1/main-page/constructor-block/',
  summary: 'The choices of the bouquet constructor',
  description: 'POST /v1/basket/constructor takes one of each.',
  response: dataOf(ConstructorBlock),
})
export const getRecipients = endpoint({
  ...block,
  path: '/v1/recipient/',
  summary: 'Who the flowers are for',
  response: worded(z.array(Tile)),
})
export const getReviews = endpoint({
  ...block,
  path: '/v1/reviews/',
  summary: 'Reviews of the shop and its bouquets',
  response: worded(ReviewsBlock),
})
export const getShopByPrice = endpoint({
  ...block,
  path: '/v1/shop-by-price/',
  summary: 'Price bands',
  response: worded(z.array(Tile)),
})
export const getBenefits = endpoint({
  ...block,
  path: '/v1/benefits/',
  summary: 'What the shop promises',
  response: worded(z.array(Benefit)),
})
export const getPickBouquet = endpoint({
  ...block,
  path: '/v1/pick-bouquet/',
  summary: 'Help with choosing',
  response: dataOf(PickBouquet),
})
export const getFaq = endpoint({
  ...block,
  path: '/v1/faq/',
  summary: 'Questions and answers',
  response: worded(z.array(Question)),
})
export const getInfo = endpoint({
  ...block,
  path: '/v1/info/',
  summary: 'About the shop: in the words above the first picture, and in prose',
  response: dataOf(Info),
})
export const getPopularCategories = endpoint({
  ...block,
  path: '/v1/popular-categories/',
  summary: 'The categories shoppers open most',
  response: worded(z.array(Tile)),
})
export const getSimilarBouquets = endpoint({
  ...block,
  path: '/v1/similar-bouquets/',
  summary: 'Bouquets in the manner of the present favourites',
  response: worded(z.array(ProductCard)),
})
