import { stemsOf } from '../products/recipe.ts'
import { COMPANY_PAGES } from './company.ts'
import type { SeedPage, SeedScene } from '../../../store/seed/seed-data.ts'
import { PROMOTION_AND_LOYALTY_PAGES } from './promotions-and-loyalty.ts'
import { SHOPPING_PAGES } from './shopping.ts'

/** What pages begin with, by slug. Those about rules, and those that sell one thing, begin with words or with that thing. */
const SCENES: Readonly<Record<string, SeedScene>> = {
  'about-us': {
    scene: 'studio',
    stems: stemsOf('5 coral rose, 4 white ranunculus, 3 blue delphinium, 3 green eucalyptus'),
    imageAlt: 'Buckets of roses, ranunculus and delphiniums on the workbench',
  },
  'contact-us': {
    scene: 'desk',
    stems: stemsOf('4 yellow daffodil, 3 white tulip'),
    imageAlt: 'A letter on a desk, beside daffodils and tulips',
  },
  'become-affiliate': {
    scene: 'bicycle',
    stems: stemsOf('4 pink peony, 3 lilac lisianthus, 3 white alstroemeria'),
    imageAlt: 'A bicycle with a basket full of pink and lilac flowers',
  },
  'payment-info': {
    scene: 'windowsill',
    stems: stemsOf('5 white anemone, 3 blue delphinium'),
    imageAlt: 'Anemones and delphiniums in a jug on a windowsill',
  },
  'loyalty-program': {
    scene: 'garden',
    stems: stemsOf('5 pink rose, 4 blue delphinium, 3 white hydrangea'),
    imageAlt: 'A basket of roses, hydrangeas and delphiniums on a garden bench',
  },
  youthdiscount: {
    scene: 'desk',
    stems: stemsOf('5 orange gerbera, 3 yellow freesia'),
    imageAlt: 'A letter on a desk, beside orange gerberas',
  },
  seniordiscount: {
    scene: 'windowsill',
    stems: stemsOf('5 pink tulip, 4 white ranunculus'),
    imageAlt: 'Tulips and ranunculus in a jug on a windowsill, and a cat',
  },
  slvip: {
    scene: 'table',
    stems: stemsOf('6 white rose, 5 white hydrangea, 4 green eucalyptus'),
    imageAlt: 'White roses and hydrangeas in a glass vase on a table',
  },
  'free-bouquet-offer': {
    scene: 'doorstep',
    stems: stemsOf('5 pink ranunculus, 4 white freesia, 3 green eucalyptus'),
    imageAlt: 'A bouquet of ranunculus and freesias on a doorstep',
  },
  'free-bouquet-draw': {
    scene: 'market',
    stems: stemsOf('5 red tulip, 4 yellow daffodil, 4 white anemone, 3 blue delphinium'),
    imageAlt: 'Buckets of tulips, daffodils and anemones on a market stall',
  },
  'free-bouquet-contest': {
    scene: 'garden',
    stems: stemsOf('5 yellow sunflower, 4 orange gerbera, 3 white chrysanthemum'),
    imageAlt: 'A basket of sunflowers, gerberas and chrysanthemums on a garden bench',
  },
  'greeting-card-free': {
    scene: 'desk',
    stems: stemsOf('4 pink peony, 3 purple lavender'),
    imageAlt: 'A letter on a desk, beside peonies and lavender',
  },
  'subscription-first-bouquet': {
    scene: 'doorstep',
    stems: stemsOf('5 peach rose, 4 white anemone, 3 green eucalyptus'),
    imageAlt: 'A bouquet of peach roses and anemones on a doorstep',
  },
}

/** Every page of text and blocks. */
export const PAGES: readonly SeedPage[] = [
  ...COMPANY_PAGES,
  ...PROMOTION_AND_LOYALTY_PAGES,
  ...SHOPPING_PAGES,
].map((page) => (Object.hasOwn(SCENES, page.slug) ? { ...page, picture: SCENES[page.slug] } : page))
