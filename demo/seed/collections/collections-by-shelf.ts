import type { Branch } from './collection-branch.ts'
import { SAME_DAY } from './collection-branch.ts'

/** Gifts by kind. */
export const BY_GIFT: Branch = {
  type: 'category',
  parent: 'gifts',
  icon: 'gifts',
  inMenu: true,
  rows: [
    [
      'food-and-drink',
      'Food and drink',
      'Chocolates, tea and fizz',
      'Flowers with',
      'Chocolates from small makers, tea in tins worth keeping, honey from London roofs and a short list of wines. Allergens are on every box, and alcohol is for over-18s only.',
      `Chocolates, biscuits, tea, honey, wine and Champagne. ${SAME_DAY}`,
    ],
    [
      'home-and-bath',
      'Home and bath',
      'Candles, vases and soaps',
      'Flowers with',
      'Candles poured in railway arches, stoneware from Stoke, soap cured for six weeks and the scissors our own florists use. Useful, pretty and hard to break in the post.',
      `Candles, vases, soaps and bath salts. ${SAME_DAY}`,
    ],
  ],
}

/** Listings by rule: price, sale, popularity and size. */
export const FILTERS: readonly Branch[] = [
  {
    type: 'filter',
    parent: null,
    icon: 'gifts',
    inMenu: false,
    rows: [
      [
        'all-gifts',
        'All gifts',
        'Every present we sell',
        'Presents with',
        'Gifts, gift boxes, plants in pots and cards in envelopes, all in one place. Narrow them down by price or by who they are for, and have them sent alone or with flowers.',
        `Gifts, gift boxes, house plants and greeting cards. ${SAME_DAY}`,
      ],
    ],
  },
  {
    type: 'filter',
    parent: null,
    icon: 'sales',
    inMenu: true,
    rows: [
      [
        'special-offers',
        'Sale',
        'Special offers',
        'Flowers on',
        'Bouquets and gifts at less than their usual price this week, because a grower had a good harvest or we bought a little too keenly. The flowers are as fresh as any others: nothing is reduced for age, since what is old goes on the compost.',
        `Flowers and gifts at reduced prices. ${SAME_DAY}`,
      ],
    ],
  },
  {
    type: 'filter',
    parent: 'special-offers',
    icon: 'price',
    inMenu: true,
    rows: [
      [
        'under-ps30',
        'Under £30',
        'Flowers and gifts under £30',
        'Presents for',
        'Small bouquets, letterbox flowers, plants and presents for less than thirty pounds, all-in. Nothing here is padded with foliage to look bigger than it is.',
        `Flowers, plants and gifts under £30. ${SAME_DAY}`,
      ],
      [
        'from-30-to-50',
        '£30–£50',
        'Flowers from £30 to £50',
        'Flowers for',
        'The largest part of the shop, and the range that most people have in mind for a birthday or a thank-you. Expect twelve to twenty stems with something special among them.',
        `Bouquets and gifts from £30 to £50. ${SAME_DAY}`,
      ],
      [
        'from-50-to-80',
        '£50–£80',
        'Flowers from £50 to £80',
        'Flowers for',
        'Fuller bouquets with peonies, hydrangea or orchids in them, boxes with presents, and twenty-five roses of a single colour.',
        `Generous bouquets and gift boxes from £50 to £80. ${SAME_DAY}`,
      ],
      [
        'over-80',
        'Over £80',
        'Flowers over £80',
        'Flowers for',
        'For when it has to be unmistakable: half a hundred roses, avalanches of peonies, orchids by the armful. They arrive with somebody strong enough to carry them.',
        `Lavish bouquets and large rose bouquets over £80. ${SAME_DAY}`,
      ],
    ],
  },
  {
    type: 'filter',
    parent: 'flowers',
    icon: 'flowers',
    inMenu: true,
    rows: [
      [
        'best-sellers',
        'Best sellers',
        'Best sellers',
        'Our',
        'What people have really been ordering, counted and put in order. If you have no idea what to send, start at the top, because a great many others were satisfied with it.',
        `Our most ordered flowers and gifts. ${SAME_DAY}`,
      ],
      [
        'trendy-bouquets',
        'Trending',
        'Trending bouquets',
        'This season’s',
        'Recent bouquets that have caught on faster than we expected. Looser shapes, newsprint and clashing colours are all having their moment.',
        `The bouquets everybody is sending this season. ${SAME_DAY}`,
      ],
      [
        'mini-bouquets',
        'Mini bouquets',
        'Mini bouquets',
        'Our',
        'Six to eighteen stems for a bedside table, a desk or a windowsill, from less than forty pounds all-in. They sit in a tumbler and ask for nothing more.',
        `Small bouquets of six to eighteen stems. ${SAME_DAY}`,
      ],
    ],
  },
  {
    type: 'filter',
    parent: 'flowers',
    icon: 'delivery',
    inMenu: true,
    rows: [
      [
        'same-day',
        'Same-day delivery',
        'Same-day flowers in London',
        'Flowers with',
        'Everything here can be at a London door today if you order by half past five. Flowers are tied after you order and travel standing up in water. Elsewhere in mainland Britain they arrive the next day.',
        'Flowers delivered in London today when you order by 5.30pm.',
      ],
    ],
  },
  {
    type: 'filter',
    parent: 'roses',
    icon: 'roses',
    inMenu: true,
    rows: [
      [
        'long-stem-roses',
        'Long-stemmed roses',
        'Long-stemmed roses',
        'Bouquets of',
        'The premium Dutch variety: stems of sixty centimetres and more with a big bud that opens slowly to the size of a teacup. A bouquet of long roses looks about twice one of the short Kenyan kind, and wants a vase at least thirty centimetres tall.',
        `Premium Dutch long-stemmed roses. ${SAME_DAY}`,
      ],
      [
        'big-rose-bouquets',
        '51 roses and more',
        'Bouquets of 51 and 101 roses',
        'Bouquets of',
        'Fifty-one, or a hundred and one. Odd numbers by tradition, both arms by necessity. We make them on the day, around a frame of their own stems, and bring them to the door upright.',
        'Bouquets of 51 and 101 roses. Most of them can be at a London door the same day.',
      ],
    ],
  },
]
