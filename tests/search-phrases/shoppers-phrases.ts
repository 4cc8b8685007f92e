import type { Expected, Is, Judged } from './expectation.ts'

const BOUQUETS = ['bouquet', 'roses', 'letterbox'] as const
const PETS_PAGE = '/article/flowers-and-pets'
const ORDERS = '/profile/orders'

/** Products of which each has a flower. */
const all = (flower: string | readonly string[], more: Expected = {}): Expected => ({
  every: { flower },
  atLeast: 8,
  ...more,
})
/** Products of which each is in a collection, which is the first category as well. */
const listed = (slug: string, more: Expected = {}): Expected => ({
  every: { in: slug },
  category: slug,
  atLeast: 12,
  ...more,
})
/** A question to the shop: a page, and no flowers in the way. */
const page = (path: string, more: Expected = {}): Expected => ({
  page: path,
  none: true,
  corrected: null,
  ...more,
})
/** What the shop has not got, and what each product is instead. */
const instead = (note: RegExp, every: Is, more: Expected = {}): Expected => ({
  note,
  every,
  corrected: null,
  ...more,
})
const PET_SAFE: Expected = {
  every: { safeFor: ['cats', 'dogs'], kind: [...BOUQUETS, 'plant', 'gift-box'] },
  page: PETS_PAGE,
  atLeast: 20,
  corrected: null,
}
const ROSES_ONLY: Is = { kind: 'roses', flower: ['rose', 'spray-rose'] }
const NOTHING: Expected = { none: true, corrected: null }

/** What 195 shoppers typed, or might have, and what pleases each. */
export const SHOPPERS_PHRASES: readonly Judged[] = [
  // Slips
  ['hydranga', all('hydrangea', { corrected: 'hydrangea', category: 'hydrangeas' })],
  ['chrysanthamum', all('chrysanthemum', { corrected: 'chrysanthemum' })],
  ['carnashions', all('carnation', { corrected: 'carnation' })],
  ['ranunculas', all('ranunculus', { corrected: 'ranunculus' })],
  ['eucaliptus', all('eucalyptus', { corrected: 'eucalyptus' })],
  ['delfinium', all('delphinium', { corrected: 'delphinium' })],
  ['sunflwers', all('sunflower', { corrected: 'sunflower', category: 'sunflowers' })],
  ['tulps', all('tulip', { corrected: 'tulip', category: 'tulips' })],
  ['pionies', all('peony', { category: 'peonies' })],
  ['orchyds', all('orchid', { corrected: 'orchid', category: 'orchids' })],
  ['orkids', all('orchid', { category: 'orchids' })],
  ['orkid', all('orchid', { category: 'orchids' })],
  ['lillies', all('lily', { category: 'lilies' })],
  ['lilys', all('lily', { category: 'lilies' })],
  ['thankyou', listed('thank-you-flowers')],
  // Occasions
  [
    "mum's birthday",
    { every: { in: 'birthday-flowers' }, some: [{ in: 'mom', kind: BOUQUETS }], atLeast: 12 },
  ],
  [
    'sympathy flowers for a dad',
    { every: { in: 'sympathy-flowers', kind: BOUQUETS }, category: 'sympathy-flowers', atLeast: 2 },
  ],
  ['get well soon', listed('get-well-soon-flowers')],
  ['congratulations on your new job', listed('congratulations-flowers')],
  ['retirement', listed('retirement-flowers')],
  ['thank you teacher', listed('thank-you-flowers')],
  ["i'm sorry", listed('apology-flowers')],
  [
    'anniversary for wife',
    {
      every: { in: 'anniversary-flowers' },
      first: { kind: BOUQUETS },
      category: 'anniversary-flowers',
      atLeast: 12,
    },
  ],
  ['valentines', listed('valentine-flowers')],
  ['mothering sunday', listed('mothers-day')],
  ['easter', { every: { flower: ['tulip', 'daffodil'] }, atLeast: 12 }],
  [
    'new baby girl',
    {
      every: { in: 'baby-flowers' },
      some: [{ flower: ['rose', 'ranunculus', 'peony', 'lily'], colour: ['pink', 'blush'] }],
      category: 'baby-flowers',
      atLeast: 8,
    },
  ],
  ['new home', listed('new-home-flowers')],
  ['hospital', listed('get-well-soon-flowers')],
  ['40th birthday', listed('birthday-flowers')],
  ['21st', listed('birthday-flowers')],
  ['xmas', listed('christmas-flowers')],
  [
    'christmas flowers',
    { every: { in: 'christmas-flowers', kind: BOUQUETS }, category: 'christmas-flowers', atLeast: 12 },
  ],
  [
    'christmas centrepiece',
    instead(/no centrepieces/, { in: 'christmas-flowers', kind: BOUQUETS }, { atLeast: 12 }),
  ],
  ['wedding', listed('wedding')],
  [
    'wreath',
    instead(
      /no wreaths/,
      { in: 'sympathy-flowers', kind: BOUQUETS },
      { page: '/article/sending-flowers-for-sympathy', category: 'sympathy-flowers' },
    ),
  ],
  [
    'funeral',
    listed('sympathy-flowers', {
      every: { in: 'sympathy-flowers', kind: BOUQUETS },
      page: '/article/sending-flowers-for-sympathy',
    }),
  ],
  [
    'mothers day flowers under 40',
    { every: { in: 'mothers-day', kind: BOUQUETS, to: 40 }, category: 'mothers-day', atLeast: 8 },
  ],
  ['diwali', instead(/Diwali/, { colour: 'orange', kind: BOUQUETS }, { atLeast: 8 })],
  ['eid', instead(/Eid/, { colour: 'white', kind: BOUQUETS }, { atLeast: 12 })],
  ['hanukkah', instead(/Jewish/, { colour: 'blue', kind: BOUQUETS }, { atLeast: 8 })],
  ['just because', listed('surprise-flowers')],
  ['button hole', instead(/[Bb]uttonholes/, { in: 'wedding' }, { page: '/contact-us' })],
  // Kinds of things
  ['bouquets', { every: { kind: BOUQUETS }, category: 'flowers', atLeast: 100 }],
  ['posies', { every: { kind: BOUQUETS }, category: 'flowers', atLeast: 100 }],
  ['pot plants', { every: { kind: 'plant' }, category: 'plants', atLeast: 12 }],
  ['house plant', { every: { kind: 'plant' }, category: 'plants', atLeast: 12 }],
  [
    'chocolates',
    { every: { title: /chocolate|truffle/i, kind: 'gift' }, category: 'food-and-drink', atLeast: 5 },
  ],
  ['prosecco', { every: { title: /prosecco/i }, atLeast: 2 }],
  [
    'vase',
    { every: { in: ['vase-arrangements', 'home-and-bath'] }, category: 'vase-arrangements', atLeast: 8 },
  ],
  ['balloons', { every: { title: /balloon/i, kind: 'gift' }, atLeast: 3 }],
  ['teddy', { every: { title: /bear/i, kind: 'gift' }, atLeast: 3 }],
  ['candle', { every: { title: /candle/i }, atLeast: 5 }],
  ['hamper', { every: { kind: 'gift-box' }, category: 'gift-boxes', atLeast: 12 }],
  [
    'card',
    {
      every: { kind: ['card', 'gift-card'] },
      first: { kind: 'card' },
      category: 'cards',
      article: 'what-to-write-on-the-card',
      atLeast: 12,
    },
  ],
  ['seeds', { every: { title: /seeds/i }, atLeast: 2 }],
  ['succulent', { first: { title: /succulent/i }, every: { kind: 'plant' }, atLeast: 1 }],
  ['peace lily', { first: { title: /^Peace Lily$/ }, atLeast: 1 }],
  ['monstera', { first: { title: /^Swiss Cheese Plant$/ }, atLeast: 1, corrected: null }],
  ['big bouquet', { every: { kind: BOUQUETS }, atLeast: 50 }],
  ['small posy in a vase', { every: { in: 'vase-arrangements' }, category: 'vase-arrangements', atLeast: 8 }],
  [
    'flowers in a box',
    { every: { in: ['hat-boxes', 'letterbox-flowers'] }, category: 'hat-boxes', atLeast: 12 },
  ],
  ['hat box', { every: { in: 'hat-boxes' }, category: 'hat-boxes', atLeast: 12 }],
  ['gift card', { every: { kind: 'gift-card' }, atLeast: 2 }],
  ['vouchers', { every: { kind: 'gift-card' }, atLeast: 2 }],
  [
    'letterbox flowers for mum under £30',
    { every: { in: 'letterbox-flowers', to: 30 }, category: 'letterbox-flowers', atLeast: 2 },
  ],
  ['bulbs', instead(/no bulbs/, { title: /seeds/i }, { atLeast: 2 })],
  ['bonsai', instead(/no bonsai/, { title: /olive|rosemary/i }, { atLeast: 2 })],
  ['herbs', instead(/rosemary/, { title: /rosemary|lavender/i, kind: 'plant' }, { atLeast: 2 })],
  ['rose bush', instead(/no rose bushes/, { kind: 'plant' }, { atLeast: 8 })],
  ['fruit basket', instead(/no fruit/, { kind: 'gift-box' }, { atLeast: 8 })],
  [
    'vegan chocolate',
    instead(/[Aa]sk us/, { title: /chocolate|truffle/i, kind: 'gift' }, { page: '/contact-us' }),
  ],
  ['alcohol free', instead(/elderflower/, { title: /tea/i }, { page: '/giftbox2', atLeast: 1 })],
  // Flowers by name
  ['daffs', all('daffodil', { atLeast: 4 })],
  ['gypsophila', all('gypsophila')],
  ["baby's breath", all('gypsophila')],
  ['gyp', all('gypsophila', { corrected: null })],
  ['freesias', all('freesia')],
  ['snapdragons', all('snapdragon')],
  ['gerberas', all('gerbera')],
  ['cornflowers', instead(/no cornflowers/, { colour: 'blue', kind: BOUQUETS })],
  ['wildflowers', instead(/no wild flowers/, { flower: ['delphinium', 'snapdragon', 'lavender'] })],
  ['bluebells', instead(/[Bb]luebells/, { colour: 'blue', kind: BOUQUETS })],
  ['sweet peas', instead(/no sweet peas/, { flower: ['freesia', 'lisianthus'] })],
  ['poppies', instead(/no poppies/, { flower: 'anemone' })],
  ['stocks', instead(/no stocks/, { flower: 'snapdragon' })],
  ['agapanthus', instead(/no agapanthus/, { flower: 'delphinium' })],
  ['anthurium', instead(/no anthuriums/, { flower: 'orchid' })],
  ['calla', instead(/no calla/, { flower: 'lily' })],
  ['dried flowers', instead(/no dried flowers/, { flower: ['gypsophila', 'lavender'] })],
  ['artificial flowers', instead(/no artificial flowers/, { flower: ['orchid', 'carnation'] })],
  ['black roses', instead(/[Nn]o rose is black/, { flower: 'rose', colour: 'burgundy' })],
  [
    'rainbow roses',
    instead(/dye no roses/, { flower: 'rose', colour: ['red', 'yellow', 'pink'] }, { atLeast: 1 }),
  ],
  // Colours
  ['lilac', { every: { colour: 'lilac' }, atLeast: 12 }],
  ['burgundy', { every: { colour: 'burgundy' }, atLeast: 12 }],
  ['peach and cream', { every: { colour: 'peach' }, first: { colour: 'cream' }, atLeast: 5 }],
  ['navy', { every: { colour: 'blue' }, atLeast: 8 }],
  ['orange and purple', { every: { colour: 'orange' }, first: { colour: 'purple' }, atLeast: 4 }],
  ['blue flowers', { every: { colour: 'blue', kind: BOUQUETS }, atLeast: 8 }],
  ['red', { every: { colour: 'red' }, first: { kind: BOUQUETS }, atLeast: 12 }],
  ['pastel', { every: { colour: ['blush', 'peach', 'lilac', 'cream'] }, atLeast: 12 }],
  ['multicoloured', { every: { colour: 'pink', kind: BOUQUETS }, first: { colour: 'yellow' }, atLeast: 5 }],
  ['tulips in yellow', { every: { flower: 'tulip', colour: 'yellow' }, atLeast: 2 }],
  ['"pink peonies"', { every: { flower: 'peony', colour: 'pink' }, category: 'peonies', atLeast: 4 }],
  [
    "'red roses'",
    { every: { flower: ['rose', 'spray-rose'], colour: 'red' }, category: 'red-roses', atLeast: 12 },
  ],
  [
    'red or white roses',
    {
      every: { flower: ['rose', 'spray-rose'], colour: ['red', 'white'] },
      some: [
        { flower: 'rose', colour: 'red' },
        { flower: 'rose', colour: 'white' },
      ],
      atLeast: 12,
    },
  ],
  ['roses AND lilies', { every: { flower: 'lily' }, first: { flower: 'rose' }, atLeast: 5 }],
  ['roses & chocolates', { some: [{ flower: 'rose' }, { title: /chocolate|truffle/i }], atLeast: 12 }],
  ['scented', instead(/scent/, { flower: ['lily', 'freesia', 'lavender'] })],
  ['unscented', instead(/scent/, { flower: ['tulip', 'gerbera', 'hydrangea'] })],
  // Prices
  ['under 25', { every: { to: 25 }, atLeast: 12 }],
  ['£40', { every: { from: 30, to: 50 }, atLeast: 12 }],
  ['between 30 and 50', { every: { from: 30, to: 50 }, atLeast: 12 }],
  ['less than 20 pounds', { every: { to: 20 }, atLeast: 12 }],
  ['cheap', { every: { to: 30 }, atLeast: 12 }],
  ['roses £30-£60', { every: { ...ROSES_ONLY, from: 30, to: 60 }, category: 'roses', atLeast: 12 }],
  ['over 100', { every: { from: 100 }, atLeast: 8 }],
  ['over £100', { every: { from: 100 }, atLeast: 8 }],
  ['luxury', { every: { from: 80 }, atLeast: 12, corrected: null }],
  ['luxury over 100', { every: { from: 100 }, atLeast: 8 }],
  ['luxury bouquet over 100', { every: { from: 100, kind: BOUQUETS }, atLeast: 8 }],
  ['discount', { every: { in: 'special-offers' }, page: '/promotions', atLeast: 12 }],
  // Numbers
  ['dozen red roses', { every: { flower: 'rose', colour: 'red', stems: [11, 14] }, atLeast: 4 }],
  [
    '100 roses',
    {
      every: { ...ROSES_ONLY, stems: [90, 110] },
      page: '/constructor',
      category: 'big-rose-bouquets',
      atLeast: 8,
    },
  ],
  [
    'a single rose',
    { first: { flower: 'rose', stems: [1, 6] }, note: /nearest has 6/, page: '/constructor' },
  ],
  ['two dozen white roses', { every: { flower: ['rose', 'spray-rose'], colour: 'white', stems: [20, 28] } }],
  ['50 tulips', { every: { flower: 'tulip', stems: [40, 60] }, page: '/constructor', atLeast: 1 }],
  ['24 pink roses', { every: { flower: ['rose', 'spray-rose'], colour: 'pink', stems: [20, 28] } }],
  // People
  [
    'grandma',
    { every: { in: 'grandparents' }, category: 'grandparents', first: { kind: BOUQUETS }, atLeast: 12 },
  ],
  ['best friend', { every: { in: 'friends' }, category: 'friends', atLeast: 12 }],
  ['boss', { every: { in: 'colleagues' }, category: 'colleagues', atLeast: 12 }],
  ['dad gift', { every: { in: 'dad', kind: ['gift', 'gift-box', 'plant'] }, atLeast: 8 }],
  ['girlfriend', { every: { in: 'partner' }, first: { kind: BOUQUETS }, category: 'partner', atLeast: 12 }],
  ['nan', { every: { in: 'grandparents' }, category: 'grandparents', atLeast: 12 }],
  [
    'for boyfriend',
    { every: { in: 'partner' }, first: { kind: BOUQUETS }, category: 'partner', atLeast: 12 },
  ],
  ['gift for him', { every: { in: 'dad', kind: ['gift', 'gift-box', 'plant'] }, atLeast: 8 }],
  ['gifts for men', { every: { in: 'dad', kind: ['gift', 'gift-box', 'plant'] }, atLeast: 8 }],
  // What is not wanted
  ['yellow flowers no roses', { every: { colour: 'yellow', without: 'rose', kind: BOUQUETS }, atLeast: 8 }],
  ['no lilies', { every: { without: 'lily', kind: BOUQUETS }, atLeast: 50 }],
  ['without lilies', { every: { without: 'lily', kind: BOUQUETS }, atLeast: 50 }],
  ['flowers that are not roses', { every: { without: 'rose', kind: BOUQUETS }, atLeast: 50 }],
  ['bouquet without roses under 50', { every: { without: 'rose', kind: BOUQUETS, to: 50 }, atLeast: 12 }],
  ['lily free', { every: { without: 'lily', kind: BOUQUETS }, atLeast: 50 }],
  ['not pink', { every: { withoutColour: 'pink', kind: BOUQUETS }, atLeast: 50 }],
  // Pets and other needs
  ['pet friendly', PET_SAFE],
  ['cat safe flowers', { ...PET_SAFE, every: { safeFor: ['cats'], kind: BOUQUETS } }],
  ['safe for dogs', { ...PET_SAFE, every: { safeFor: ['dogs'] } }],
  ['pets', PET_SAFE],
  ['non toxic flowers', { ...PET_SAFE, every: { safeFor: ['cats', 'dogs'], kind: BOUQUETS } }],
  ['dog', { ...PET_SAFE, every: { safeFor: ['dogs'] } }],
  [
    'hay fever friendly',
    instead(/pollen/, { flower: ['rose', 'peony', 'hydrangea', 'orchid'] }, { atLeast: 12 }),
  ],
  [
    'long lasting',
    instead(
      /two weeks/,
      { flower: ['carnation', 'chrysanthemum', 'orchid'] },
      { page: '/article/how-to-make-cut-flowers-last', atLeast: 12 },
    ),
  ],
  // Questions to the shop
  ['how to look after tulips', { page: '/article/tulips-that-keep-growing', every: { flower: 'tulip' } }],
  ['rose care', page('/article/rose-care-from-bud-to-petal')],
  ['flower food', page('/article/how-to-make-cut-flowers-last')],
  ['wilted flowers refund', page('/contact-us')],
  ['delivery to manchester', page('/delivery/manchester')],
  ['Manchester', { page: '/delivery/manchester', every: { kind: BOUQUETS }, corrected: null }],
  ['northern ireland', page('/delivery')],
  ['deliver to scotland', page('/delivery')],
  ['delivery to SW1A 1AA', page('/delivery/check?postcode=SW1A%201AA')],
  ['same day delivery', listed('same-day')],
  ['sunday delivery', page('/delivery')],
  ['next day delivery', page('/delivery')],
  ['delivery cost', page('/delivery')],
  ['free delivery', page('/delivery')],
  ['change delivery date', page(ORDERS)],
  ['track my order', page(ORDERS)],
  ['where is my order', page(ORDERS)],
  ['order status', page(ORDERS)],
  ['tracking', page(ORDERS)],
  ['cancel', page(ORDERS)],
  ['cancel my subscription', page('/profile/manage-subscription')],
  ['refund', page('/payment-info')],
  ['returns', page('/payment-info')],
  ['complaint', page('/contact-us')],
  ['opening hours', page('/contact-us')],
  ['phone number', page('/contact-us')],
  ['contact', page('/contact-us')],
  ['corporate', page('/slvip')],
  ['student discount', page('/youthdiscount')],
  ['nhs discount', page('/promotions', { note: /no discount for the NHS/ })],
  ['promo code', page('/promotions')],
  ['loyalty', page('/loyalty-program')],
  ['terms', page('/promotion-rules')],
  // Other languages, and pictures
  ['🌷 pink', { every: { flower: 'tulip', colour: 'pink' }, atLeast: 1 }],
  ['🌹', { every: { flower: ['rose', 'spray-rose'] }, category: 'roses', atLeast: 12 }],
  ['rosas rojas', { every: { flower: 'rose', colour: 'red' }, atLeast: 8 }],
  ['fleurs blanches', { every: { colour: 'white', kind: BOUQUETS }, atLeast: 12 }],
  ['Blumenstrauß', { every: { kind: BOUQUETS }, category: 'flowers', atLeast: 50 }],
  ['розы', { every: { flower: ['rose', 'spray-rose'] }, category: 'roses', atLeast: 12 }],
  ['バラ', { every: { flower: ['rose', 'spray-rose'] }, category: 'roses', atLeast: 12 }],
  // Nothing
  ['asdfghjkl', NOTHING],
  ['qwzx', NOTHING],
  ['zzzzzz', NOTHING],
]
