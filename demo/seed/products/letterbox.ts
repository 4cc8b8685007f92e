import type { SeedProduct } from '../../../store/seed/seed-data.ts'
import { letterboxProduct } from './letterbox-making.ts'
import type { Occasion, Recipient } from './occasions.ts'
import { stemsOf } from './recipe.ts'
import { slugFrom } from '../slug.ts'

type LetterboxRow = readonly [
  name: string,
  recipe: string,
  words: string,
  extra?: { occasions?: readonly Occasion[]; recipients?: readonly Recipient[]; popularity?: number },
]

const ROWS: readonly LetterboxRow[] = [
  [
    'Second Post',
    '6 pink alstroemeria, 5 white spray-rose, 3 green eucalyptus',
    'The letterbox bouquet we would send to our own aunts. Pink and white, long-lived, no drama.',
    { popularity: 9210 },
  ],
  [
    'Through the Door',
    '8 peach tulip, 6 white tulip, 3 green ruscus',
    'Fourteen tulips in two gentle colours, small in the box and surprisingly big by the weekend.',
  ],
  [
    'Flat White',
    '6 white carnation, 4 white freesia, 4 white gypsophila, 3 green eucalyptus',
    'White flowers in a slim white box. The freesia makes the unpacking worthwhile.',
    { occasions: ['sympathy-flowers'] },
  ],
  [
    'Pillar Box',
    '8 red carnation, 4 red alstroemeria, 3 green ruscus',
    'Red as its namesake, and built to survive the journey.',
    { occasions: ['valentine-flowers', 'christmas-flowers'] },
  ],
  [
    'Postcard from Penzance',
    '25 yellow daffodil',
    'Twenty-five daffodils picked tight in Cornwall and posted the same afternoon.',
    { occasions: ['mothers-day'], recipients: ['grandparents'] },
  ],
  [
    'Petticoat Lane',
    '5 coral carnation, 4 pink snapdragon, 4 peach spray-rose, 3 green fern',
    'Frills on frills: carnations, snapdragons and tiny roses from coral to pink.',
  ],
  [
    'Airmail',
    '5 blue iris, 6 white tulip, 4 yellow freesia',
    'Blue, white and a stripe of yellow. The irises open first, so do not be late.',
    { recipients: ['dad'] },
  ],
  [
    'Kind Regards',
    '6 white alstroemeria, 5 yellow chrysanthemum, 3 green ruscus',
    'Polite, cheerful and suitable for anybody you know from work.',
    { recipients: ['colleagues'], occasions: ['retirement-flowers'] },
  ],
  [
    'Handwritten',
    '6 lilac freesia, 4 white lisianthus, 3 green eucalyptus',
    'Lilac and white with a scent that stays in the hall all afternoon.',
    { occasions: ['thinking-of-you-flowers'] },
  ],
  [
    'Snail Mail',
    '4 purple lavender, 4 white chrysanthemum, 4 lilac carnation, 3 green fern',
    'Slow flowers for slow people. The lavender will still be about long after the rest.',
  ],
  [
    'Stamped and Signed',
    '8 pink rose, 4 green eucalyptus',
    'Eight pink roses in bud with eucalyptus. They go from pencil to teacup in three days.',
    { occasions: ['birthday-flowers'] },
  ],
  [
    'Love Letter',
    '9 red rose, 3 white gypsophila',
    'Nine red roses posted flat, for people who live apart.',
    { occasions: ['valentine-flowers', 'romantic-flowers'], recipients: ['partner'] },
  ],
  [
    'Invitation',
    '9 cream rose, 3 green ruscus',
    'Cream roses with dark leaves, as smart as thick card.',
    { occasions: ['wedding'] },
  ],
  [
    'Get the Kettle On',
    '5 orange alstroemeria, 4 yellow carnation, 4 peach snapdragon, 3 green fern',
    'Warm colours and a long life. It is best opened with a brew.',
    { occasions: ['get-well-soon-flowers', 'new-home-flowers'] },
  ],
  [
    'Tulips by Tuesday',
    '20 purple tulip',
    'Twenty purple tulips in tight bud. Give them an hour in their paper and they stand to attention.',
  ],
  [
    'Sunny Spells',
    '8 yellow tulip, 6 orange tulip, 4 white freesia',
    'Yellow and orange tulips with an outlook that is better than the forecast.',
    { occasions: ['good-luck-flowers'] },
  ],
  [
    'Peonies in the Post',
    '5 pink peony, 3 green eucalyptus',
    'Five peonies in bud, hard as golf balls when they land and as wide as saucers by the end of the week.',
    { occasions: ['mothers-day'], popularity: 8720 },
  ],
  [
    'White Peony Parcel',
    '4 white peony, 3 white freesia, 3 green ruscus',
    'White peonies with freesia for scent. It is a short season, so we make the most of it.',
    { occasions: ['wedding'] },
  ],
  [
    'Pocketful of Anemones',
    '7 purple anemone, 5 white anemone',
    'A dozen anemones, half asleep when they arrive. They open at breakfast and close at bedtime.',
  ],
  [
    'Ribbon Drawer',
    '6 pink ranunculus, 5 peach ranunculus, 3 white gypsophila',
    'Eleven ranunculus like rolled ribbon, with a bit of white for lightness.',
    { occasions: ['baby-flowers'] },
  ],
  [
    'Bonny',
    '5 blush carnation, 4 white alstroemeria, 4 pink gypsophila, 3 green eucalyptus',
    'Blush, white and pale pink, for a new arrival or someone who is still somebody’s baby at forty.',
    { occasions: ['baby-flowers'] },
  ],
  [
    'Proof of Postage',
    '5 burgundy carnation, 5 purple alstroemeria, 4 lilac chrysanthemum, 3 green ruscus',
    'Deep, ripe colours in a plain brown box. Nobody expects it, which is the point.',
    { occasions: ['surprise-flowers'] },
  ],
  [
    'Sorting Office',
    '4 yellow alstroemeria, 4 pink carnation, 4 orange chrysanthemum, 3 purple freesia',
    'Everything that came in that morning, sorted by colour and then mixed up again.',
    { recipients: ['friends'] },
  ],
  [
    'First Class',
    '7 white rose, 3 lilac lisianthus, 3 green eucalyptus',
    'White roses with lilac, properly dressed for the journey.',
  ],
  [
    'Winter Post',
    '6 red spray-rose, 4 white carnation, 3 green eucalyptus',
    'Small red roses with white and silver, timed for the week when all the other post is bills.',
    { occasions: ['christmas-flowers'] },
  ],
  [
    'Orchid by Mail',
    '2 white orchid, 3 white lisianthus, 2 green ruscus',
    'Two sprays of orchids, cushioned in tissue and tubed in water, with lisianthus to go round them. They last for weeks.',
    { recipients: ['colleagues'] },
  ],
]

/** Every letterbox bouquet in the hand-made catalogue. */
export const LETTERBOX: readonly SeedProduct[] = ROWS.map(([name, recipe, words, extra], index) =>
  letterboxProduct({
    realId: `LK-${String(3001 + index).padStart(6, '0')}`,
    slug: slugFrom(name),
    title: name,
    stems: stemsOf(recipe),
    words,
    occasions: extra?.occasions ?? [],
    recipients: extra?.recipients ?? [],
    ...(extra?.popularity === undefined ? {} : { popularity: extra.popularity }),
  }),
)
