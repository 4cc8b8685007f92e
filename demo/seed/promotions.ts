import type { SeedPromotion } from '../../store/seed/seed-data.ts'
import { stemsOf } from './products/recipe.ts'

/** What is on, the most important first. */
export const PROMOTIONS: readonly SeedPromotion[] = [
  {
    slug: 'good-harvest',
    title: 'Good harvest, lower price',
    lead: 'When a grower has more than usual, so have you. These bouquets and gifts cost up to a third less while it lasts.',
    rules:
      'The price before is the one it was sold at for at least the last thirty days. The flowers are the same grade and the same age as always: nothing is reduced because it is old.\n\n- Prices are as shown, with nothing to enter at checkout.\n- The offer ends when the harvest does, and at the latest at the end of the season.\n- A code or bonuses can be used on top, one of the two.',
    collectionSlug: 'special-offers',
    scene: 'market',
    stems: stemsOf('5 coral ranunculus, 4 pink tulip, 3 yellow freesia, 3 green eucalyptus'),
    imageAlt: 'Buckets of ranunculus, tulips and freesias on a market stall',
    startsOn: '2025-02-01',
    endsOn: null,
  },
  {
    slug: 'through-the-letterbox',
    title: 'Through the letterbox, with a free card',
    lead: 'Flowers in a slim box for people who are never at home, with one of our printed cards put in free.',
    rules:
      'Choose any letterbox flowers and write your words in the field below the picture. The card is in the price.\n\n- One card for each box.\n- Letterbox flowers travel by tracked post and come the next day in mainland Britain.',
    collectionSlug: 'letterbox-flowers',
    scene: 'through-letterbox',
    stems: stemsOf('4 white freesia, 3 lilac lisianthus, 3 pink alstroemeria'),
    imageAlt: 'A front door with a flat box of flowers half way through its letterbox',
    startsOn: '2025-03-01',
    endsOn: null,
  },
  {
    slug: 'roses-for-less',
    title: 'A hundred and one roses, by arrangement with the grower',
    lead: 'We buy the big bouquets as a whole row of the glasshouse. You have them for less a stem than a dozen.',
    rules:
      'Bouquets of 51 and 101 roses are tied on the morning of the delivery and need two hands to carry.\n\n- Those that are called One Hundred and One Roses are bought in overnight: order them by 5pm for the next day.\n- All others can come the same day in London if you order by 5.30pm, while there are enough.\n- Colours can be mixed if you ask for it in the note to the florist.',
    collectionSlug: 'big-rose-bouquets',
    scene: 'table',
    stems: stemsOf('9 red rose, 6 pink rose, 4 white rose'),
    imageAlt: 'A long table covered in roses',
    startsOn: '2025-02-01',
    endsOn: null,
  },
  {
    slug: 'under-thirty',
    title: 'Something lovely for less than £30',
    lead: 'Small bouquets, plants and presents. Not one of them is padded with leaves.',
    rules:
      'Everything on this shelf costs less than thirty pounds, all-in: VAT, wrapping, a card with your words and a free delivery slot.\n\n- Slots of one hour and evening slots cost extra, as they do for every order.',
    collectionSlug: 'under-ps30',
    scene: 'windowsill',
    stems: stemsOf('4 yellow daffodil, 4 white anemone, 3 blue delphinium'),
    imageAlt: 'Daffodils and anemones in a jug on a windowsill',
    startsOn: '2025-01-15',
    endsOn: null,
  },
  {
    slug: 'winter-table',
    title: 'Flowers for the winter table',
    lead: 'Burgundy, cream and a great deal of green, tied low so that people can see each other.',
    rules:
      'Until Twelfth Night the Christmas bouquets come with a pair of beeswax candles, packed beside them.\n\n- One pair with each bouquet of this collection.\n- While there are candles; when they are gone, this page says so.',
    collectionSlug: 'christmas-flowers',
    scene: 'table',
    stems: stemsOf('6 burgundy rose, 4 cream rose, 4 green eucalyptus'),
    imageAlt: 'A winter table with burgundy and cream roses',
    startsOn: '2025-11-10',
    endsOn: '2027-01-06',
  },
]
