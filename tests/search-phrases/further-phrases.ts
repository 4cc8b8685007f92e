import type { Expected, Is, Judged } from './expectation.ts'

const BOUQUETS = ['bouquet', 'roses', 'letterbox'] as const
const PRESENTS = ['gift', 'gift-box', 'plant', 'gift-card'] as const
const PETS_PAGE = '/article/flowers-and-pets'
const ORDERS = '/profile/orders'

const listed = (slug: string, more: Expected = {}): Expected => ({
  every: { in: slug },
  category: slug,
  atLeast: 12,
  ...more,
})
const page = (path: string, more: Expected = {}): Expected => ({
  page: path,
  none: true,
  corrected: null,
  ...more,
})
const instead = (note: RegExp, every: Is, more: Expected = {}): Expected => ({
  note,
  every,
  corrected: null,
  ...more,
})

/** Some hundred phrases more, written after the search was, and what pleases whoever types them. */
export const FURTHER_PHRASES: readonly Judged[] = [
  // Slips
  [
    'pink rosses',
    { every: { flower: ['rose', 'spray-rose'], colour: 'pink' }, category: 'pink-roses', atLeast: 8 },
  ],
  ['white lillys', { every: { flower: 'lily', colour: 'white' } }],
  ['sunflouers', { every: { flower: 'sunflower' }, category: 'sunflowers', atLeast: 8 }],
  ['hydranger', { every: { flower: 'hydrangea' }, category: 'hydrangeas', atLeast: 8 }],
  ['gypsofilia', { every: { flower: 'gypsophila' }, atLeast: 8 }],
  ['alstromeria', { every: { flower: 'alstroemeria' }, atLeast: 8 }],
  ['lisianthas', { every: { flower: 'lisianthus' }, atLeast: 8 }],
  [
    'birthday for mum',
    { every: { in: 'birthday-flowers', kind: BOUQUETS }, first: { in: 'mom' }, atLeast: 12 },
  ],
  ['pink', { every: { colour: 'pink', kind: BOUQUETS }, atLeast: 12 }],
  ['birthday boquet', { every: { in: 'birthday-flowers', kind: BOUQUETS }, atLeast: 12 }],
  ['flowers for mothersday', { every: { in: 'mothers-day', kind: BOUQUETS }, atLeast: 12 }],
  [
    'simpathy flowers',
    { every: { in: 'sympathy-flowers', kind: BOUQUETS }, category: 'sympathy-flowers', atLeast: 8 },
  ],
  ['anniversry roses', { every: { in: 'anniversary-flowers', flower: ['rose', 'spray-rose'] }, atLeast: 5 }],
  ['letter box flowrs', { every: { in: 'letterbox-flowers' }, category: 'letterbox-flowers', atLeast: 12 }],
  ['delivary charges', page('/delivery', { corrected: 'delivery charge' })],
  // Numbers
  ['12 red roses', { every: { flower: 'rose', colour: 'red', stems: [11, 14] }, page: '/constructor' }],
  [
    'half a dozen pink roses',
    { first: { title: /Half a Dozen Pink Roses/, stems: [6, 6] }, every: { colour: 'pink' }, atLeast: 1 },
  ],
  ['50 red roses', { every: { flower: 'rose', colour: 'red', stems: [45, 56] } }],
  ['101 white roses', { every: { flower: 'rose', colour: 'white', stems: [95, 105] }, atLeast: 2 }],
  ['ten sunflowers', { first: { flower: 'sunflower', stems: [7, 13] }, page: '/constructor', atLeast: 1 }],
  ['20 peonies', { every: { flower: 'peony', stems: [15, 25] }, page: '/constructor', atLeast: 1 }],
  ['bouquet of 25 yellow roses', { every: { flower: 'rose', colour: 'yellow', stems: [20, 30] } }],
  [
    'one hundred roses',
    { every: { kind: 'roses', stems: [90, 110] }, category: 'big-rose-bouquets', atLeast: 8 },
  ],
  // Prices
  ['flowers under £35', { every: { kind: BOUQUETS, to: 35 }, atLeast: 8 }],
  [
    'birthday flowers around £40',
    { every: { in: 'birthday-flowers', kind: BOUQUETS, from: 30, to: 50 }, atLeast: 8 },
  ],
  ['cheap letterbox flowers', { every: { in: 'letterbox-flowers', to: 30 }, category: 'letterbox-flowers' }],
  ['gift under twenty pounds', { every: { kind: PRESENTS, to: 20 }, atLeast: 12 }],
  ['plants between £20 and £30', { every: { kind: 'plant', from: 20, to: 30 } }],
  ['not too expensive roses', { every: { flower: ['rose', 'spray-rose'], to: 30 }, atLeast: 2 }],
  ['30 quid bouquet', { every: { kind: BOUQUETS, from: 24, to: 36 }, atLeast: 8 }],
  ['gifts under a tenner', { every: { to: 10 }, atLeast: 4 }],
  // People
  ['something for my sister', { every: { in: 'relatives' }, category: 'relatives', atLeast: 12 }],
  ['flowers for auntie', { every: { in: 'relatives', kind: BOUQUETS }, atLeast: 12 }],
  ['present for mother in law', { every: { in: 'mom', kind: PRESENTS }, atLeast: 8 }],
  ['flowers for my wife', { every: { in: 'partner', kind: BOUQUETS }, atLeast: 12 }],
  ['gift for new mum', { every: { in: 'baby-flowers', kind: PRESENTS } }],
  ['grandad birthday', { every: { in: 'birthday-flowers' }, some: [{ in: 'grandparents' }], atLeast: 8 }],
  ['neighbour thank you', { every: { in: 'thank-you-flowers' }, atLeast: 8 }],
  ['colleague leaving present', { every: { in: 'retirement-flowers', kind: PRESENTS } }],
  // Occasions
  ['18th birthday', listed('birthday-flowers')],
  [
    'golden wedding anniversary',
    { every: { in: 'anniversary-flowers' }, first: { colour: 'yellow' }, atLeast: 1 },
  ],
  ['good luck in your exams', listed('good-luck-flowers')],
  ['thinking of you', listed('thinking-of-you-flowers')],
  ['missing you', listed('thinking-of-you-flowers')],
  ['christening', listed('baby-flowers')],
  [
    'engagement flowers',
    {
      every: { in: 'congratulations-flowers', kind: BOUQUETS },
      category: 'congratulations-flowers',
      atLeast: 8,
    },
  ],
  ['housewarming gift', { every: { in: 'new-home-flowers', kind: PRESENTS }, atLeast: 8 }],
  ['fathers day', listed('dad')],
  [
    'flowers for a funeral',
    {
      every: { in: 'sympathy-flowers', kind: BOUQUETS },
      page: '/article/sending-flowers-for-sympathy',
      atLeast: 8,
    },
  ],
  ['sorry for your loss', listed('sympathy-flowers')],
  ['halloween', instead(/Halloween/, { colour: 'orange', kind: BOUQUETS })],
  ['chinese new year', instead(/[Rr]ed/, { colour: 'red', kind: BOUQUETS }, { atLeast: 8 })],
  [
    'christmas wreath',
    instead(
      /no wreaths/,
      { in: 'christmas-flowers' },
      { page: '/article/winter-flowers-and-a-lasting-wreath' },
    ),
  ],
  ['bridal bouquet', instead(/made to order/, { in: 'wedding' }, { page: '/contact-us' })],
  ['exam results', listed('congratulations-flowers')],
  // What is not wanted
  [
    'birthday bouquet no lilies',
    { every: { in: 'birthday-flowers', without: 'lily', kind: BOUQUETS }, atLeast: 12 },
  ],
  [
    'white flowers without lilies',
    { every: { colour: 'white', without: 'lily', kind: BOUQUETS }, atLeast: 12 },
  ],
  ['anything but roses', { every: { without: 'rose', kind: BOUQUETS }, atLeast: 50 }],
  ['roses not red', { every: { flower: ['rose', 'spray-rose'], withoutColour: 'red' }, atLeast: 12 }],
  ['no roses or lilies', { every: { without: ['rose', 'lily'], kind: BOUQUETS }, atLeast: 30 }],
  [
    'bouquet no carnations or chrysanthemums',
    { every: { without: ['carnation', 'chrysanthemum'], kind: BOUQUETS }, atLeast: 50 },
  ],
  ['allergic to lilies', { every: { without: 'lily', kind: BOUQUETS }, atLeast: 50 }],
  ["she doesn't like roses", { every: { without: 'rose', kind: BOUQUETS }, atLeast: 50 }],
  [
    'sympathy flowers no lilies under £60',
    { every: { in: 'sympathy-flowers', without: 'lily', kind: BOUQUETS, to: 60 }, atLeast: 5 },
  ],
  // Pets
  ['flowers safe for cats', { every: { safeFor: ['cats'], kind: BOUQUETS }, page: PETS_PAGE, atLeast: 20 }],
  ['cat friendly plants', { every: { safeFor: ['cats'], kind: 'plant' }, page: PETS_PAGE }],
  ['are tulips poisonous to dogs', { page: PETS_PAGE, corrected: null, mayBeRelaxed: true }],
  [
    'pet safe birthday flowers',
    {
      every: { safeFor: ['cats', 'dogs'], in: 'birthday-flowers', kind: BOUQUETS },
      page: PETS_PAGE,
      atLeast: 8,
    },
  ],
  ['🐱', { every: { safeFor: ['cats'] }, page: PETS_PAGE, atLeast: 20 }],
  // Colours and kinds
  [
    'pink and white bouquet',
    { every: { colour: 'pink', kind: BOUQUETS }, first: { colour: 'white' }, atLeast: 8 },
  ],
  ['purple tulips', { every: { flower: 'tulip', colour: 'purple' }, atLeast: 1 }],
  [
    'blue and white flowers',
    { every: { colour: 'blue', kind: BOUQUETS }, first: { colour: 'white' }, atLeast: 5 },
  ],
  [
    'bright and cheerful',
    { every: { colour: 'pink', kind: BOUQUETS }, first: { colour: 'yellow' }, mayBeRelaxed: true },
  ],
  ['autumn bouquet', { every: { colour: 'orange', kind: BOUQUETS }, atLeast: 5 }],
  ['orchid plant', { every: { kind: 'plant', title: /orchid/i } }],
  ['white orchid in a pot', { first: { title: /White Moth Orchid/ }, atLeast: 1 }],
  ['indoor plants', { every: { kind: 'plant' }, category: 'plants', atLeast: 12 }],
  ['cactus', { first: { title: /Cactus/ }, atLeast: 1 }],
  ['lavender plant', { first: { title: /Lavender in a Pot/ }, atLeast: 1 }],
  ['sunflowers and roses', { every: { flower: 'sunflower' }, first: { flower: 'rose' } }],
  ['flowers and prosecco', { some: [{ kind: BOUQUETS }, { title: /prosecco/i }], atLeast: 12 }],
  ['roses in a hat box', { every: { in: 'hat-boxes', flower: ['rose', 'spray-rose'] }, atLeast: 8 }],
  ['champagne', { every: { title: /champagne/i }, atLeast: 2 }],
  ['birthday balloon', { first: { title: /Birthday Balloons/ }, every: { title: /balloon/i }, atLeast: 1 }],
  ['dahlias', instead(/no dahlias/, { flower: 'chrysanthemum' }, { atLeast: 8 })],
  [
    'blue roses',
    instead(/[Nn]o rose is blue/, { flower: ['rose', 'spray-rose'], colour: ['purple', 'lilac'] }),
  ],
  ['forever roses', instead(/no preserved roses/, { flower: ['rose', 'spray-rose'] })],
  ['gin', instead(/no beer or spirits/, { title: /wine|prosecco|champagne|claret|rosé/i })],
  ['birthday cake', instead(/no cakes/, { title: /biscuit|macaron|shortbread/i })],
  // Questions to the shop
  ['what time do you close', page('/contact-us')],
  ['leave a message', page('/article/what-to-write-on-the-card')],
  ["where's my delivery", page(ORDERS)],
  ['my flowers have not arrived', page(ORDERS)],
  ['how do i cancel an order', page(ORDERS)],
  ['do you deliver on saturday', page('/delivery')],
  ['deliver flowers to Leeds', { page: '/delivery/leeds', every: { kind: BOUQUETS }, corrected: null }],
  ['flowers delivered tomorrow', { page: '/delivery', every: { kind: BOUQUETS }, corrected: null }],
  ['do you deliver to hospitals', page('/delivery')],
  ['customer service', page('/contact-us')],
  ['apple pay', page('/payment-info')],
  ['flower subscription', page('/subscription')],
  ['build my own bouquet', page('/constructor')],
  ['gift card balance', page('/gift-card')],
  ['how long do roses last', { page: '/article/rose-care-from-bud-to-petal', corrected: null }],
  // Other languages
  ['flores para cumpleaños', { every: { in: 'birthday-flowers', kind: BOUQUETS }, atLeast: 12 }],
  ['тюльпаны', { every: { flower: 'tulip' }, category: 'tulips', atLeast: 12 }],
]
