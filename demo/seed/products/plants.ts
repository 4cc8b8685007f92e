import type { Colour, PlantItem } from '../../../store/catalogue/pictures/drawing.ts'
import type { SeedProduct } from '../../../store/seed/seed-data.ts'
import type { GiftChoice } from './gifts-making.ts'
import { GIFT_CARE, giftProduct } from './gifts-making.ts'
import type { Occasion, Recipient } from './occasions.ts'
import { slugFrom } from '../slug.ts'

type PlantRow = readonly [
  name: string,
  item: PlantItem,
  colour: Colour,
  choices: readonly GiftChoice[],
  words: string,
  occasions: readonly Occasion[],
  recipients: readonly Recipient[],
  popularity?: number,
]

const ROWS: readonly PlantRow[] = [
  [
    'White Moth Orchid',
    'orchid-pot',
    'white',
    [
      { title: 'One stem', pence: 2900 },
      { title: 'Two stems', pence: 3900 },
    ],
    'A white phalaenopsis that flowers for three months and, if you forget it on the right windowsill, again the next year. Comes in a ceramic pot.',
    ['sympathy-flowers', 'new-home-flowers', 'thank-you-flowers'],
    ['mom', 'grandparents', 'colleagues'],
  ],
  [
    'Pink Moth Orchid',
    'orchid-pot',
    'pink',
    [
      { title: 'One stem', pence: 2900 },
      { title: 'Two stems', pence: 3900 },
    ],
    'Candy-pink flowers with a darker lip, up to a dozen on a stem. It wants a light place and being left alone.',
    ['mothers-day', 'birthday-flowers', 'thank-you-flowers'],
    ['mom', 'grandparents', 'relatives'],
  ],
  [
    'Purple Moth Orchid',
    'orchid-pot',
    'purple',
    [
      { title: 'One stem', pence: 2900 },
      { title: 'Two stems', pence: 4100 },
    ],
    'Deep purple and velvety, with the stems trained in a loose arch. It is the plant most often asked for by name after the white one.',
    ['birthday-flowers', 'anniversary-flowers', 'retirement-flowers'],
    ['partner', 'relatives', 'colleagues'],
  ],
  [
    'Lemon Orchid',
    'orchid-pot',
    'yellow',
    [{ title: 'Two stems', pence: 3600 }],
    'Small yellow flowers with a red throat, on two branching stems. Cheerful without being bright.',
    ['good-luck-flowers', 'get-well-soon-flowers', 'new-home-flowers'],
    ['friends', 'mom', 'colleagues'],
  ],
  [
    'The Desk Fern',
    'boston-fern',
    'green',
    [
      { title: '12 cm pot', pence: 1895 },
      { title: '17 cm pot', pence: 2900 },
    ],
    'A Boston fern that likes bathrooms, north light and being talked to. Keep it damp and it will outlive the desk.',
    ['new-home-flowers', 'good-luck-flowers', 'friendship-flowers'],
    ['colleagues', 'friends'],
  ],
  [
    'Swiss Cheese Plant',
    'swiss-cheese-plant',
    'green',
    [
      { title: '17 cm pot', pence: 3900 },
      { title: '24 cm pot', pence: 6500 },
    ],
    'Monstera deliciosa, already showing its first split leaves. Each new one comes out pale, rolled up like an umbrella.',
    ['new-home-flowers', 'birthday-flowers', 'congratulations-flowers'],
    ['friends', 'partner', 'dad'],
  ],
  [
    'Peace Lily',
    'peace-lily',
    'white',
    [
      { title: '14 cm pot', pence: 2600 },
      { title: '19 cm pot', pence: 4200 },
    ],
    'White sails over dark leaves. It droops when it is thirsty and forgives you within the hour. Keep it out of reach of pets.',
    ['sympathy-flowers', 'thinking-of-you-flowers', 'new-home-flowers'],
    ['relatives', 'grandparents', 'mom'],
  ],
  [
    'Little Olive Tree',
    'olive-tree',
    'green',
    [
      { title: '60 cm', pence: 4500 },
      { title: '90 cm', pence: 6500 },
    ],
    'A young standard olive with a clear stem and a silvery head. Happy on a balcony from April to October and by a cold window for the rest of the year.',
    ['new-home-flowers', 'wedding', 'retirement-flowers', 'anniversary-flowers'],
    ['dad', 'relatives', 'partner'],
  ],
  [
    'Three Small Succulents',
    'three-succulents',
    'green',
    [{ title: 'Three pots', pence: 2200 }],
    'An echeveria, a haworthia and a jade plant in matching clay pots. Between them they need about an eggcup of water a month.',
    ['friendship-flowers', 'thank-you-flowers', 'good-luck-flowers'],
    ['friends', 'colleagues', 'dad'],
  ],
  [
    'Rosette Echeveria',
    'echeveria',
    'blush',
    [
      { title: '9 cm pot', pence: 1850 },
      { title: '14 cm pot', pence: 2600 },
    ],
    'A stone rose: grey-blue leaves edged with pink, perfectly symmetrical, no trouble at all.',
    ['birthday-flowers', 'surprise-flowers', 'friendship-flowers'],
    ['friends', 'partner'],
  ],
  [
    'Aloe on the Sill',
    'aloe',
    'green',
    [{ title: '12 cm pot', pence: 1900 }],
    'The kitchen-window plant that everyone’s grandmother had, for looking at and for burnt fingers. It makes babies, which you pass on.',
    ['new-home-flowers', 'get-well-soon-flowers', 'thinking-of-you-flowers'],
    ['grandparents', 'dad', 'friends'],
  ],
  [
    'Rosemary Standard',
    'rosemary-standard',
    'blue',
    [{ title: '40 cm', pence: 3200 }],
    'Rosemary for remembrance, trained as a small round-headed tree. Blue flowers in spring, roast potatoes all year.',
    ['sympathy-flowers', 'thinking-of-you-flowers', 'mothers-day'],
    ['grandparents', 'mom', 'dad'],
  ],
  [
    'Windowsill Azalea',
    'azalea',
    'coral',
    [{ title: '13 cm pot', pence: 2300 }],
    'An indoor azalea covered in coral buds, opening over six weeks in a cool room. Use rainwater if you can.',
    ['christmas-flowers', 'thank-you-flowers', 'mothers-day'],
    ['mom', 'grandparents', 'relatives'],
  ],
  [
    'Lavender in a Pot',
    'potted-lavender',
    'purple',
    [
      { title: '15 cm pot', pence: 1950 },
      { title: '21 cm pot', pence: 3100 },
    ],
    'A round, bushy English lavender for the doorstep. Bees will find it within a day.',
    ['new-home-flowers', 'retirement-flowers', 'friendship-flowers'],
    ['mom', 'grandparents', 'colleagues'],
  ],
  [
    'Christmas Cactus',
    'christmas-cactus',
    'pink',
    [{ title: '12 cm pot', pence: 1995 }],
    'Flat green stems tipped with magenta flowers for most of December. Handed down in families, because it can live for fifty years.',
    ['christmas-flowers', 'thank-you-flowers'],
    ['grandparents', 'relatives', 'mom'],
    7400,
  ],
  [
    'String of Hearts',
    'string-of-hearts',
    'lilac',
    [{ title: '10 cm pot', pence: 2100 }],
    'Trailing threads of heart-shaped leaves, marbled in silver. Hang it high, water it seldom and watch it come down the wall.',
    ['romantic-flowers', 'valentine-flowers', 'friendship-flowers'],
    ['partner', 'friends'],
  ],
]

/** Every living plant in the hand-made catalogue. */
export const PLANTS: readonly SeedProduct[] = ROWS.map(
  ([name, item, colour, choices, words, occasions, recipients, popularity], index) =>
    giftProduct({
      realId: `LK-${String(8001 + index).padStart(6, '0')}`,
      slug: slugFrom(name),
      title: name,
      kind: 'plant',
      item,
      colour,
      words,
      contains: ['The plant in a ceramic or clay pot', 'A saucer', 'A care card', 'A card with your message'],
      care: [...GIFT_CARE[item], 'Wipe or mist the leaves once a month to keep off dust.'],
      choices,
      occasions,
      recipients,
      ...(popularity === undefined ? {} : { popularity }),
    }),
)
