import type { SeedData } from '../../store/seed/seed-data.ts'
import { ARTICLES } from './articles/articles.ts'
import { BENEFITS } from './benefits.ts'
import { BOUQUET_CONSTRUCTOR } from './bouquet-constructor.ts'
import { CITIES } from './cities.ts'
import { COLLECTIONS } from './collections/collections.ts'
import { DELIVERY_WINDOWS } from './delivery-windows.ts'
import { DELIVERY_WORDS } from './delivery-words.ts'
import { FACET_VALUES } from './facets.ts'
import { SEED_FORMS } from './forms.ts'
import { PICK_BOUQUET, POPULAR_CATEGORIES, RECIPIENTS, SHOP_BY_PRICE } from './home.ts'
import { BLOCK_WORDS, COLLECTION_WORDS, HERO } from './home-words.ts'
import { INFO } from './info.ts'
import { FOOTER, NAVIGATION } from './navigation.ts'
import { PAGES } from './pages/pages.ts'
import { PRODUCT_WORDS } from './products/product-words.ts'
import { HAND_MADE, products } from './products/products.ts'
import { PROMOTIONS } from './promotions.ts'
import { QUESTIONS } from './questions.ts'
import { REVIEWS } from './reviews.ts'
import { ABSENT } from './search/absent.ts'
import { ANSWERS, SEARCH_LINKS } from './search/answers.ts'
import { COMMON_WORDS } from './search/common-words.ts'
import { OTHER_WORDS } from './search/other-words.ts'
import { SUGGESTIONS } from './search/suggestions.ts'
import { SYNONYMS } from './search/synonyms.ts'
import { FURTHER_TERMS } from './search/terms.ts'
import { APP_DOWNLOAD, GIFT_QUESTIONS, SUBSCRIPTION } from './subscription.ts'

const byKey = <T>(prefix: string, values: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, value]))

/** The sandbox's shop; of it, a live one begins with all but the products, the reviews and the constructor. */
export const DEMO_SEED: SeedData = {
  products,
  handMade: HAND_MADE.length,
  collections: COLLECTIONS,
  facetValues: FACET_VALUES,
  reviews: REVIEWS,
  combos: {
    companions: ['truffles', 'candle', 'prosecco', 'vase', 'chocolate', 'tea'],
    discountPercent: 12,
  },
  bouquetConstructor: BOUQUET_CONSTRUCTOR,
  tiles: {
    recipient: RECIPIENTS,
    'shop-by-price': SHOP_BY_PRICE,
    'popular-categories': POPULAR_CATEGORIES,
  },
  contents: {
    navigation: NAVIGATION,
    footer: FOOTER,
    benefits: BENEFITS,
    faq: QUESTIONS,
    info: INFO,
    'pick-bouquet': { heading: 'Not sure what to send?', steps: PICK_BOUQUET },
  },
  pageWords: {
    hero: HERO,
    product: PRODUCT_WORDS,
    'delivery-words': DELIVERY_WORDS,
    'search-links': SEARCH_LINKS,
    ...byKey('block', BLOCK_WORDS),
  },
  collectionWords: COLLECTION_WORDS,
  articles: ARTICLES,
  promotions: PROMOTIONS,
  pages: PAGES,
  readingContents: {
    'search-suggestions': SUGGESTIONS,
    'delivery-subscription-prices': SUBSCRIPTION,
    'app-download': APP_DOWNLOAD,
    'faq-gifts': GIFT_QUESTIONS,
    ...byKey('form', Object.fromEntries(SEED_FORMS.map((form) => [form.key, form]))),
  },
  search: {
    synonyms: { ...SYNONYMS, ...ANSWERS, ...ABSENT },
    otherWords: OTHER_WORDS,
    furtherTerms: FURTHER_TERMS,
    commonWords: COMMON_WORDS,
  },
  cities: CITIES,
  windows: DELIVERY_WINDOWS,
}
