import type { Colour } from '../../../store/catalogue/pictures/drawing.ts'
import type { SeedProduct } from '../../../store/seed/seed-data.ts'
import type { Occasion, Recipient } from './occasions.ts'
import type { RoseOffer } from './roses-making.ts'
import { rosesTitled } from './roses-making.ts'

const BASE: RoseOffer = {
  species: 'rose',
  counts: [12, 15, 25, 51, 101],
  lengths: ['short', 'long'],
  presentation: 'wrapped',
  wrap: 'kraft',
  with: null,
  choice: false,
}

const BUNCH = { ...BASE, wrap: 'ivory' } satisfies RoseOffer
const DARK_BUNCH = { ...BASE, wrap: 'charcoal' } satisfies RoseOffer
const BLUSH_BUNCH = { ...BASE, wrap: 'blush' } satisfies RoseOffer
const PLAIN_BUNCH = { ...BASE, wrap: 'newsprint' } satisfies RoseOffer
const LEAFY = {
  ...BASE,
  counts: [12, 25, 51],
  with: { species: 'eucalyptus', colour: 'green' },
} satisfies RoseOffer
const CLOUDY = {
  ...BASE,
  wrap: 'ivory',
  counts: [12, 25, 51],
  with: { species: 'gypsophila', colour: 'white' },
} satisfies RoseOffer
const BOX = {
  ...BASE,
  counts: [15, 25, 51],
  lengths: ['short'],
  presentation: 'hatbox',
  wrap: 'ivory',
} satisfies RoseOffer
const DARK_BOX = { ...BOX, wrap: 'charcoal' } satisfies RoseOffer
const BLUSH_BOX = { ...BOX, wrap: 'blush' } satisfies RoseOffer
const VASE = { ...BASE, counts: [12, 25], presentation: 'vase', wrap: 'clear' } satisfies RoseOffer
const SPRAY = { ...BASE, species: 'spray-rose', counts: [10, 20, 30], lengths: ['short'] } satisfies RoseOffer
const SMALL = { ...BASE, counts: [6], lengths: ['short'] } satisfies RoseOffer
const HUNDRED = { ...BASE, counts: [101], wrap: 'kraft' } satisfies RoseOffer
const FIFTY = { ...BASE, counts: [51, 101], wrap: 'ivory' } satisfies RoseOffer

const EVERY_COLOUR: readonly Colour[] = [
  'red',
  'white',
  'pink',
  'yellow',
  'orange',
  'peach',
  'purple',
  'cream',
  'blush',
  'burgundy',
]

type RosesRow = readonly [
  name: string,
  colours: readonly Colour[],
  offer: RoseOffer,
  words: string,
  extra?: { occasions?: readonly Occasion[]; recipients?: readonly Recipient[]; popularity?: number },
]

const ROWS: readonly RosesRow[] = [
  // One colour at a time
  [
    'Red Roses',
    ['red'],
    BASE,
    'The ones everybody means when they say roses. True red, velvety, nothing added.',
    { occasions: ['valentine-flowers'], popularity: 9950 },
  ],
  [
    'White Roses',
    ['white'],
    BUNCH,
    'Clean white with a hint of green at the heart. They suit a wedding, a new start or a quiet apology equally well.',
    { occasions: ['wedding', 'sympathy-flowers'], popularity: 9320 },
  ],
  [
    'Pink Roses',
    ['pink'],
    BLUSH_BUNCH,
    'A clear, friendly mid-pink, neither bubblegum nor dusty. Our answer when someone says, “I just want nice roses.”',
    { occasions: ['mothers-day'], popularity: 9410 },
  ],
  [
    'Yellow Roses',
    ['yellow'],
    PLAIN_BUNCH,
    'Yellow for friendship, as the Victorians had it. The petals are edged with a little more gold as they open.',
    { occasions: ['friendship-flowers'] },
  ],
  [
    'Orange Roses',
    ['orange'],
    BASE,
    'Orange the way embers are orange, with darker tips to the petals. They warm up any room with north light.',
  ],
  [
    'Peach Roses',
    ['peach'],
    BLUSH_BUNCH,
    'Soft peach deepening to apricot in the middle. Hard to dislike, easy to place.',
    { occasions: ['thank-you-flowers'] },
  ],
  [
    'Purple Roses',
    ['purple'],
    DARK_BUNCH,
    'A true purple rose, bred and not dyed. The colour settles towards mauve as the flowers age.',
  ],
  [
    'Cream Roses',
    ['cream'],
    BUNCH,
    'White’s warmer sister. Cream roses look like candlelight even at breakfast.',
    { occasions: ['wedding'] },
  ],
  [
    'Blush Roses',
    ['blush'],
    BUNCH,
    'The palest pink that can still be called pink. Brides choose them; so do people who are not sure what to choose.',
    { occasions: ['wedding', 'baby-flowers'] },
  ],
  [
    'Coral Roses',
    ['coral'],
    PLAIN_BUNCH,
    'Between pink and orange, and brighter than both. They are best where there is daylight to play with.',
  ],
  [
    'Burgundy Roses',
    ['burgundy'],
    DARK_BUNCH,
    'Almost black in bud, wine-red when open. A serious rose for people who find red ones obvious.',
    { recipients: ['dad'] },
  ],
  [
    'Lilac Roses',
    ['lilac'],
    BUNCH,
    'A cool, powdery lilac with an old-rose scent that most modern roses have lost.',
  ],

  // With something round them
  [
    'Red Roses and Eucalyptus',
    ['red'],
    LEAFY,
    'Red roses loosened up with silver eucalyptus, so that they look gathered rather than issued.',
    { occasions: ['anniversary-flowers', 'christmas-flowers'] },
  ],
  [
    'White Roses in a Cloud',
    ['white'],
    CLOUDY,
    'White on white: roses deep in gypsophila, like the first five minutes of snow.',
    { occasions: ['wedding', 'christmas-flowers'], popularity: 7620 },
  ],
  [
    'Pink Roses in a Cloud',
    ['pink'],
    CLOUDY,
    'Pink roses under a haze of white gypsophila. Sweet, and we make no excuses for that.',
    { occasions: ['baby-flowers'] },
  ],
  [
    'Peach Roses and Eucalyptus',
    ['peach'],
    LEAFY,
    'Warm petals, cool leaves. The two set each other off better than any ribbon could.',
  ],
  [
    'Yellow Roses in a Cloud',
    ['yellow'],
    CLOUDY,
    'Yellow roses with white gypsophila for someone who has just passed, moved, recovered or arrived.',
    { occasions: ['congratulations-flowers', 'get-well-soon-flowers'] },
  ],
  [
    'Purple Roses and Eucalyptus',
    ['purple'],
    LEAFY,
    'Purple goes grey-green’s way here. It looks like a heath at the end of August.',
    { recipients: ['dad', 'colleagues'] },
  ],
  [
    'Orange Roses and Eucalyptus',
    ['orange'],
    LEAFY,
    'Ember-coloured roses with silver leaves, in brown paper. Good for autumn, and for cheering up February.',
    { occasions: ['new-home-flowers'] },
  ],
  [
    'Burgundy Roses and Eucalyptus',
    ['burgundy'],
    LEAFY,
    'Dark roses, pale leaves, plain paper. It needs no occasion, but rises to one.',
    { occasions: ['anniversary-flowers', 'christmas-flowers'] },
  ],

  // In boxes and vases
  [
    'Red Velvet Hat Box',
    ['red'],
    DARK_BOX,
    'A dark round box filled to the rim with red roses, heads touching, like a very good cake.',
    { occasions: ['valentine-flowers', 'christmas-flowers'] },
  ],
  [
    'White Linen Hat Box',
    ['white'],
    BOX,
    'White roses, white box. Spare, square-shouldered and quietly grand.',
    { occasions: ['wedding'] },
  ],
  [
    'Ballet Shoe Hat Box',
    ['blush', 'pink'],
    BLUSH_BOX,
    'Blush roses and pink ones shuffled together in a blush box, as if somebody had stirred them once.',
  ],
  [
    'Sunday Best Hat Box',
    ['peach', 'cream'],
    BOX,
    'Peach and cream in equal parts, low enough to see over at lunch.',
    { recipients: ['grandparents'] },
  ],
  [
    'Purple Reign Hat Box',
    ['purple', 'lilac'],
    DARK_BOX,
    'Every purple we know, from dusk to lilac, packed tightly under a charcoal lid.',
  ],
  [
    'Citrus Hat Box',
    ['yellow', 'orange'],
    BOX,
    'Lemon and orange roses, as bright as a bowl of fruit and in roughly the same place on the table.',
    { occasions: ['good-luck-flowers'] },
  ],
  [
    'Coral Reef Hat Box',
    ['coral', 'orange'],
    BLUSH_BOX,
    'Coral shading into orange, petal against petal. It glows in a dark hallway.',
  ],
  [
    'A Vase of Red Roses',
    ['red'],
    VASE,
    'Roses already standing in tall glass, cut to the right height and ready to be put down. No one has to look for scissors.',
  ],
  [
    'A Vase of White Roses',
    ['white'],
    VASE,
    'White roses in clear glass with the water in. Plain as a good shirt.',
    { recipients: ['colleagues'], occasions: ['new-home-flowers'] },
  ],

  [
    'Apricot Hat Box',
    ['peach', 'coral'],
    BLUSH_BOX,
    'Peach and coral roses in a blush box, the colours of a fruit bowl in late July.',
    { occasions: ['thank-you-flowers'] },
  ],
  [
    'Lemon Posset Hat Box',
    ['yellow', 'cream', 'white'],
    BOX,
    'Yellow, cream and white heads set level with the rim, smooth enough to eat with a spoon.',
    { occasions: ['get-well-soon-flowers'] },
  ],

  // Colours together
  [
    'Strawberries and Cream',
    ['red', 'cream'],
    BUNCH,
    'Red and cream in even numbers. A Wimbledon fortnight, whatever the month.',
  ],
  [
    'Red and White, Half and Half',
    ['red', 'white'],
    BASE,
    'The old pairing that stands for unity, which may be why it is ordered for so many anniversaries.',
    { occasions: ['anniversary-flowers', 'christmas-flowers'] },
  ],
  [
    'Peaches and Cream',
    ['peach', 'cream'],
    BLUSH_BUNCH,
    'Two soft colours a shade apart. From a distance you see one; up close you see why there are two.',
  ],
  [
    'Rhubarb Fool',
    ['pink', 'cream'],
    BLUSH_BUNCH,
    'Pink folded through cream, a pudding in rose form.',
    { occasions: ['mothers-day'] },
  ],
  [
    'Sunset over Southwark',
    ['orange', 'yellow', 'peach'],
    PLAIN_BUNCH,
    'Yellow, peach and orange in the order they come down over the river in September.',
  ],
  [
    'Purple and White',
    ['purple', 'white'],
    DARK_BUNCH,
    'High contrast, neatly done. White roses keep the purple from brooding.',
    { recipients: ['colleagues'] },
  ],
  [
    'Bonfire',
    ['red', 'orange', 'yellow'],
    DARK_BUNCH,
    'Red at the bottom, orange in the middle, yellow where it licks up. Ordered heavily in the first week of November.',
    { recipients: ['dad'] },
  ],
  ['Raspberry Ripple', ['white', 'pink'], BUNCH, 'White with pink running through it, in generous swirls.'],
  [
    'Berry Crumble',
    ['burgundy', 'purple', 'pink'],
    BASE,
    'The stain left on the spoon: burgundy, purple and pink, roughly stirred.',
  ],
  [
    'English Garden Roses',
    ['pink', 'peach', 'white'],
    LEAFY,
    'Pink, peach and white roses with eucalyptus, tied so loosely that they shift when you pick them up.',
    { recipients: ['grandparents'] },
  ],
  [
    'Lemon Ice',
    ['yellow', 'white'],
    BUNCH,
    'Yellow and white roses as sharp and clean as the name.',
    { occasions: ['get-well-soon-flowers'] },
  ],
  [
    'Twilight',
    ['purple', 'lilac', 'pink'],
    DARK_BUNCH,
    'The last three colours in the sky. Pink goes first, then lilac; purple stays out late.',
    { occasions: ['romantic-flowers'] },
  ],
  [
    'Orange Blossom Roses',
    ['orange', 'white'],
    BUNCH,
    'Orange roses with white ones between them for air. Lively, but not a traffic cone.',
  ],
  [
    'Confetti Roses',
    ['red', 'pink', 'orange', 'yellow', 'white', 'purple'],
    PLAIN_BUNCH,
    'Six colours thrown up and caught. It is the rose bouquet for people who cannot pick, and for parties.',
    { occasions: ['birthday-flowers', 'congratulations-flowers'], popularity: 8950 },
  ],
  [
    'Apricot Brandy',
    ['peach', 'orange'],
    BASE,
    'Peach for sweetness, orange for the kick. It suits wooden tables and late suppers.',
  ],

  // Pick a colour
  [
    'A Dozen, Your Colour',
    EVERY_COLOUR,
    { ...BASE, counts: [12], choice: true },
    'Twelve roses in any of ten colours. You pick, we tie.',
    { occasions: ['birthday-flowers', 'surprise-flowers'], popularity: 9120 },
  ],
  [
    'Twenty-Five, Your Colour',
    EVERY_COLOUR,
    { ...BUNCH, counts: [25], choice: true },
    'A full, round bouquet of twenty-five in the one colour you know they like.',
    { occasions: ['birthday-flowers'] },
  ],
  [
    'Fifty-One, Your Colour',
    ['red', 'white', 'pink', 'yellow', 'orange', 'peach', 'purple'],
    { ...FIFTY, counts: [51], choice: true },
    'Fifty-one roses of a single colour, which takes both arms to carry. Tell us the colour and leave the lifting to us.',
    { occasions: ['anniversary-flowers', 'birthday-flowers'] },
  ],
  [
    'Hat Box, Your Colour',
    EVERY_COLOUR,
    { ...BOX, counts: [15, 25], choice: true },
    'The round box in any of ten colours, packed edge to edge.',
  ],
  [
    'Spray Roses, Your Colour',
    ['white', 'pink', 'peach', 'red', 'yellow', 'orange', 'purple', 'blush'],
    { ...SPRAY, counts: [10, 20], choice: true },
    'Small-headed roses by the armful, in whichever of eight colours you fancy.',
    { recipients: ['friends'] },
  ],

  // By the armful
  [
    'One Hundred and One Red Roses',
    ['red'],
    HUNDRED,
    'A hundred for the gesture and one to keep. It weighs about six kilos and arrives with a person strong enough to hold it.',
    { occasions: ['valentine-flowers', 'anniversary-flowers'], popularity: 8840 },
  ],
  [
    'One Hundred and One White Roses',
    ['white'],
    { ...HUNDRED, wrap: 'ivory' },
    'A great white dome of a bouquet, more like weather than flowers.',
    { occasions: ['wedding'] },
  ],
  [
    'One Hundred and One Pink and White Roses',
    ['pink', 'white'],
    { ...HUNDRED, wrap: 'blush' },
    'Fifty-one pink and fifty white, mixed by hand so that no two of a colour sit in a clump.',
  ],
  [
    'Fifty-One Peach and Pink Roses',
    ['peach', 'pink'],
    FIFTY,
    'A big, blowsy half-century of peach and pink. Have a bucket ready, since few people own a vase for it.',
    { occasions: ['mothers-day', 'birthday-flowers'] },
  ],
  [
    'Fifty-One Peach Roses',
    ['peach'],
    { ...FIFTY, wrap: 'blush' },
    'Fifty-one peach roses, all opening at slightly different speeds, so that the middle is always darker than the edge.',
    { occasions: ['birthday-flowers'] },
  ],
  [
    'Fifty-One Red Roses',
    ['red'],
    { ...FIFTY, wrap: 'charcoal' },
    'Fifty-one reds on dark paper. Not subtle, and nobody has complained so far.',
    { popularity: 9030 },
  ],
  [
    'Fifty-One Purple and White Roses',
    ['purple', 'white'],
    { ...FIFTY, wrap: 'charcoal' },
    'Purple and white in a bouquet the size of a cushion, for retirements, golden years and anyone fond of the colour.',
    { occasions: ['retirement-flowers'], recipients: ['colleagues'] },
  ],

  // Small heads
  [
    'White Spray Roses',
    ['white'],
    { ...SPRAY, wrap: 'ivory' },
    'Branching stems of small white roses that look as if they came over a garden wall.',
    { occasions: ['sympathy-flowers'] },
  ],
  [
    'Peach and Orange Spray Roses',
    ['peach', 'orange'],
    SPRAY,
    'Little roses in two warm colours, loose and twiggy and very good in a jug.',
  ],
  [
    'Wild Pink Spray Roses',
    ['pink', 'purple'],
    { ...SPRAY, wrap: 'newsprint' },
    'Pink and purple small-headed roses with the side shoots left on, as a hedgerow would have them.',
  ],
  [
    'Yellow Spray Roses',
    ['yellow'],
    { ...SPRAY, wrap: 'newsprint' },
    'Butter-yellow clusters that brighten a sink or a sickbed with equal goodwill.',
    { occasions: ['get-well-soon-flowers'] },
  ],
  [
    'Golden Wedding',
    ['yellow', 'cream'],
    FIFTY,
    'Fifty roses in yellow and cream, one for each year, and one more for luck. They lean to gold as they open.',
    { occasions: ['anniversary-flowers'], recipients: ['grandparents', 'relatives'] },
  ],
  [
    'Purple Spray Roses',
    ['purple'],
    { ...SPRAY, wrap: 'sage' },
    'Clusters of small mauve-purple roses, a little untidy and better for it.',
    { recipients: ['friends'] },
  ],
  [
    'Purple and Peach',
    ['purple', 'peach'],
    BASE,
    'An odd couple on paper, and inseparable once you have seen them together.',
  ],

  // Half a dozen
  [
    'Half a Dozen Red Roses',
    ['red'],
    SMALL,
    'Six red roses, which is the number that fits in a jug and on a small table.',
    { popularity: 6400 },
  ],
  [
    'Half a Dozen Pink Roses',
    ['pink'],
    { ...SMALL, wrap: 'blush' },
    'Six pink roses for a thank you that should not look like a proposal.',
    { occasions: ['thank-you-flowers'], popularity: 5900 },
  ],
  [
    'Half a Dozen White Roses',
    ['white'],
    { ...SMALL, wrap: 'ivory' },
    'Six white roses and nothing else. They ask for a plain glass and a quiet corner.',
    { popularity: 5200 },
  ],
]

/** Every bouquet of roses in the hand-made catalogue. */
export const ROSES: readonly SeedProduct[] = ROWS.map(([name, colours, offer, words, extra], index) =>
  rosesTitled(name, `LK-${String(2001 + index).padStart(6, '0')}`, {
    colours,
    offer,
    words,
    occasions: extra?.occasions ?? [],
    recipients: extra?.recipients ?? [],
    ...(extra?.popularity === undefined ? {} : { popularity: extra.popularity }),
  }),
)
