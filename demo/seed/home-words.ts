import type { BlockWords, Hero } from '../../contract/home.ts'

/** What is read first of all. */
export const HERO: Hero = {
  heading: 'Flowers that look like you chose every stem',
  lead: 'Tied in London after you order. Same day in London, next day across mainland Britain.',
  image_alt: 'A large bouquet of peonies, roses, hydrangeas and eucalyptus in a white vase',
  actions: [
    { title: 'Choose flowers', href: '/category/flowers' },
    { title: 'Make your own', href: '#constructor-block' },
  ],
}

const words = (heading: string, lead: string | null = null, link: BlockWords['link'] = null): BlockWords => ({
  heading,
  lead,
  link,
})

/** What stands above the blocks of the home page, by the name of their call. */
export const BLOCK_WORDS = {
  benefits: words('What we promise'),
  recipient: words('Who is it for?'),
  'popular-categories': words('Browse by flower'),
  'shop-by-price': words('By price', 'Wrapping, a card and a free delivery slot are included.'),
  reviews: words('What people write to us'),
  'similar-bouquets': words('You may also like', null, { title: 'See all', href: '/category/hand-tied' }),
  faq: words('Good to know'),
} satisfies Record<string, BlockWords>

/** What stands above a collection where it is a row on the home page, by slug. */
export const COLLECTION_WORDS: Readonly<Record<string, { heading: string; lead?: string }>> = {
  'best-sellers': { heading: 'Sent most this week' },
  'trendy-bouquets': { heading: 'In season, in fashion' },
  'special-offers': {
    heading: 'On offer now',
    lead: 'The same flowers for less, while the growers have plenty.',
  },
  roses: { heading: 'Roses, by the dozen or the hundred' },
  'new-bouquets': { heading: 'New from the workbench' },
  'under-ps30': { heading: 'Lovely for under £30' },
  'letterbox-flowers': { heading: 'Through the letterbox', lead: 'Nobody needs to be at home.' },
}
