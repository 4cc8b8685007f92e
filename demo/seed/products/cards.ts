import type { Colour, Species } from '../../../store/catalogue/pictures/drawing.ts'
import { cardProduct } from './cards-making.ts'
import type { SeedProduct } from '../../../store/seed/seed-data.ts'
import { finished } from './assembly.ts'
import type { Occasion, Recipient } from './occasions.ts'
import { slugFrom } from '../slug.ts'

type CardRow = readonly [
  title: string,
  motif: Species,
  colour: Colour,
  caption: string,
  /** Pence. */
  price: number,
  words: string,
  occasions: readonly Occasion[],
  recipients: readonly Recipient[],
]

const ROWS: readonly CardRow[] = [
  [
    'Happy Birthday Ranunculus Card',
    'ranunculus',
    'coral',
    'Happy birthday',
    300,
    'A single coral ranunculus, drawn large. Blank inside, for the joke you have been saving up.',
    ['birthday-flowers'],
    ['mom', 'friends', 'relatives', 'colleagues'],
  ],
  [
    'Another Year, Dad Card',
    'sunflower',
    'yellow',
    'Another year, Dad',
    300,
    'A sunflower that has seen a few summers. Suitable for birthdays, and for being thanked for the lift.',
    ['birthday-flowers', 'thank-you-flowers'],
    ['dad'],
  ],
  [
    'Thank You Tulip Card',
    'tulip',
    'pink',
    'Thank you',
    250,
    'Two words and one pink tulip. It leaves you the whole of the inside to explain why.',
    ['thank-you-flowers'],
    ['colleagues', 'friends', 'relatives'],
  ],
  [
    'I Love You Rose Card',
    'rose',
    'red',
    'I love you',
    350,
    'A red rose and the plain statement. There is no verse inside, because you will do that better.',
    ['valentine-flowers', 'romantic-flowers', 'anniversary-flowers'],
    ['partner'],
  ],
  [
    'With Sympathy Lily Card',
    'lily',
    'white',
    'With sympathy',
    350,
    'A white lily on warm grey board. Left blank inside, and posted flat so that it arrives unmarked.',
    ['sympathy-flowers'],
    ['relatives', 'friends', 'colleagues'],
  ],
  [
    'Thinking of You Anemone Card',
    'anemone',
    'blue',
    'Thinking of you',
    300,
    'A blue anemone, slightly bowed. For all the times when there is not much to be said.',
    ['thinking-of-you-flowers', 'sympathy-flowers', 'get-well-soon-flowers'],
    ['friends', 'relatives', 'grandparents'],
  ],
  [
    'Get Well Daffodil Card',
    'daffodil',
    'yellow',
    'Get well soon',
    275,
    'One yellow daffodil standing up straight, by way of encouragement.',
    ['get-well-soon-flowers'],
    ['friends', 'grandparents', 'colleagues'],
  ],
  [
    'Sorry Carnation Card',
    'carnation',
    'blush',
    'Sorry',
    275,
    'A blush carnation and a one-word apology. What comes after the comma is your business.',
    ['apology-flowers'],
    ['partner', 'friends'],
  ],
  [
    'New Baby Gypsophila Card',
    'gypsophila',
    'white',
    'Hello, little one',
    325,
    'A cloud of tiny white flowers for a tiny arrival. No storks, no blue or pink.',
    ['baby-flowers', 'congratulations-flowers'],
    ['relatives', 'friends', 'colleagues'],
  ],
  [
    'New Home Hydrangea Card',
    'hydrangea',
    'blue',
    'Home at last',
    300,
    'A blue hydrangea, the flower of front gardens everywhere. Big enough for everyone in the office to sign.',
    ['new-home-flowers'],
    ['friends', 'colleagues', 'relatives'],
  ],
  [
    'Happy Anniversary Peony Card',
    'peony',
    'blush',
    'Happy anniversary',
    350,
    'A peony fully open. Works for the first year and for the fiftieth.',
    ['anniversary-flowers'],
    ['partner', 'grandparents', 'relatives'],
  ],
  [
    'Good Luck Iris Card',
    'iris',
    'purple',
    'Good luck',
    275,
    'A purple iris, sharp as a pencil. For exams, interviews, opening nights and scans.',
    ['good-luck-flowers'],
    ['friends', 'colleagues', 'relatives'],
  ],
  [
    'Congratulations Delphinium Card',
    'delphinium',
    'blue',
    'You did it',
    300,
    'A delphinium going up and up. The inside is blank and the envelope is stout.',
    ['congratulations-flowers', 'retirement-flowers'],
    ['colleagues', 'friends', 'dad'],
  ],
  [
    'Best Mum Freesia Card',
    'freesia',
    'lilac',
    'Best mum',
    325,
    'Lilac freesia on ivory board. It is spelled the British way and meant every way.',
    ['mothers-day', 'birthday-flowers'],
    ['mom'],
  ],
  [
    'Wedding Day Orchid Card',
    'orchid',
    'white',
    'On your wedding day',
    400,
    'A white orchid with a pressed edge, on heavier board than the others. It can hold a cheque without showing it.',
    ['wedding'],
    ['friends', 'relatives', 'colleagues'],
  ],
  [
    'Happy Retirement Chrysanthemum Card',
    'chrysanthemum',
    'orange',
    'No more Mondays',
    300,
    'A shaggy orange chrysanthemum with its feet up. Room inside for the whole department.',
    ['retirement-flowers'],
    ['colleagues', 'dad', 'grandparents'],
  ],
  [
    'Merry Christmas Spray Rose Card',
    'spray-rose',
    'red',
    'Merry Christmas',
    275,
    'Red spray roses in place of the usual robin. Sold singly, so that you only send the ones you mean.',
    ['christmas-flowers'],
    ['grandparents', 'relatives', 'friends'],
  ],
]

/** Every greeting card in the hand-made catalogue. */
export const CARDS: readonly SeedProduct[] = ROWS.map(
  ([title, motif, colour, caption, price, words, occasions, recipients], index) =>
    cardProduct({
      realId: `LK-${String(5001 + index).padStart(6, '0')}`,
      slug: slugFrom(title),
      title,
      motif,
      colour,
      caption,
      words,
      pence: price,
      occasions,
      recipients,
    }),
)

const AMOUNTS = [25, 50, 75, 100, 150] as const

function giftCard(
  realId: string,
  title: string,
  colour: Colour,
  words: string,
  contains: string[],
): SeedProduct {
  return finished({
    realId,
    slug: slugFrom(title),
    title,
    kind: 'gift-card',
    description: words,
    care: [],
    contains,
    sameDay: true,
    occasions: [
      'birthday-flowers',
      'thank-you-flowers',
      'congratulations-flowers',
      'new-home-flowers',
      'retirement-flowers',
    ],
    recipients: ['friends', 'colleagues', 'relatives', 'mom'],
    variants: AMOUNTS.map((pounds) => ({
      slug: `${pounds}-pounds`,
      title: `£${pounds}`,
      length: null,
      size: null,
      colour,
      count: null,
      // A gift card costs what it is worth, so it is never reduced.
      price: pounds * 100,
      oldPrice: null,
      stems: [],
      drawing: { kind: 'gift-card', seed: `${realId}-${pounds}`, colour, amount: `£${pounds}` },
    })),
  })
}

/** Gift cards, each with its amounts as variants. */
export const GIFT_CARDS: readonly SeedProduct[] = [
  giftCard(
    'LK-006001',
    'Larkspur Gift Card',
    'blue',
    'A printed card in a linen-textured sleeve, worth the amount you choose against any flowers and gifts in the shop. It is good for two years and can be spent a bit at a time.',
    ['A printed gift card', 'A sleeve and envelope', 'Your message'],
  ),
  giftCard(
    'LK-006002',
    'Gift Card by E-mail',
    'lilac',
    'The same gift card without the post: a code and a drawing, sent at the hour you ask for. Useful on the morning you remember.',
    ['A gift-card code by e-mail', 'Your message'],
  ),
]
