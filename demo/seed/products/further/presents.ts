import type { Colour, GiftItem } from '../../../../store/catalogue/pictures/drawing.ts'
import type { BoxItem } from '../gift-boxes-making.ts'
import type { Occasion } from '../occasions.ts'

/** What composed cards say, and when it is said. */
export const CARD_LINES: readonly (readonly [caption: string, occasion: Occasion])[] = [
  ['Happy birthday', 'birthday-flowers'],
  ['Thank you', 'thank-you-flowers'],
  ['With love', 'romantic-flowers'],
  ['Thinking of you', 'thinking-of-you-flowers'],
  ['Congratulations', 'congratulations-flowers'],
  ['Get well soon', 'get-well-soon-flowers'],
  ['Good luck', 'good-luck-flowers'],
  ['New home', 'new-home-flowers'],
  ['With sympathy', 'sympathy-flowers'],
  ['Just because', 'surprise-flowers'],
]

/** Kinds of present; the range of prices is in pence. */
export const PRESENTS: readonly {
  item: GiftItem
  form: string
  pence: readonly [low: number, high: number]
  colours: readonly Colour[]
  says: string
  holds: string
}[] = [
  {
    item: 'candle',
    form: 'Candle',
    pence: [1200, 2900],
    colours: ['cream', 'green', 'blush', 'lilac', 'burgundy'],
    says: 'Soy wax, a cotton wick and a scent that stays in the background',
    holds: 'One soy-wax candle in a glass',
  },
  {
    item: 'chocolates',
    form: 'Chocolates',
    pence: [850, 2200],
    colours: ['burgundy', 'cream', 'red', 'green'],
    says: 'Filled chocolates made in small batches and boxed by hand',
    holds: 'A ribboned box of chocolates',
  },
  {
    item: 'truffles',
    form: 'Truffles',
    pence: [1100, 1995],
    colours: ['burgundy', 'blush', 'orange'],
    says: 'Fresh-cream truffles rolled in cocoa',
    holds: 'Twelve truffles',
  },
  {
    item: 'teddy',
    form: 'Bear',
    pence: [1400, 2900],
    colours: ['cream', 'orange', 'pink', 'blue'],
    says: 'A soft, washable bear who sits up by himself',
    holds: 'One teddy bear',
  },
  {
    item: 'tea',
    form: 'Tea',
    pence: [750, 1250],
    colours: ['green', 'red', 'blue', 'yellow'],
    says: 'A small-batch blend in a tin worth keeping',
    holds: 'Fifty tea bags in a tin',
  },
  {
    item: 'honey',
    form: 'Honey',
    pence: [850, 1500],
    colours: ['orange', 'yellow'],
    says: 'Unheated honey from a handful of hives',
    holds: 'One 227 g jar of honey',
  },
  {
    item: 'vase',
    form: 'Vase',
    pence: [1300, 3600],
    colours: ['blue', 'cream', 'green', 'white'],
    says: 'A good plain vase with a steady foot',
    holds: 'One vase',
  },
  {
    item: 'soap',
    form: 'Soap',
    pence: [600, 1300],
    colours: ['lilac', 'green', 'pink', 'cream'],
    says: 'Cold-process soap, cured for six weeks',
    holds: 'One 110 g bar of soap',
  },
  {
    item: 'bath-salts',
    form: 'Bath Salts',
    pence: [1150, 1900],
    colours: ['pink', 'green', 'blue', 'lilac'],
    says: 'Mineral salts with flower oils for a long soak',
    holds: 'One 500 g jar of bath salts',
  },
  {
    item: 'mug',
    form: 'Mug',
    pence: [1100, 1800],
    colours: ['blue', 'cream', 'coral', 'green'],
    says: 'A bone-china mug that holds one proper tea',
    holds: 'One mug',
  },
  {
    item: 'biscuits',
    form: 'Biscuits',
    pence: [750, 1700],
    colours: ['yellow', 'orange', 'cream'],
    says: 'All-butter biscuits in a tin',
    holds: 'A 300 g tin of biscuits',
  },
  {
    item: 'macarons',
    form: 'Macarons',
    pence: [1050, 2100],
    colours: ['pink', 'lilac', 'green', 'peach'],
    says: 'Macarons baked on the morning they leave',
    holds: 'A box of macarons',
  },
  {
    item: 'seeds',
    form: 'Seeds',
    pence: [600, 950],
    colours: ['blue', 'pink', 'yellow'],
    says: 'Easy annuals for a pot or a bare corner',
    holds: 'Three packets of seeds',
  },
]
/** Kinds of house plant. */
export const WINDOWSILL: readonly {
  item: GiftItem
  form: string
  colours: readonly Colour[]
  says: string
}[] = [
  {
    item: 'boston-fern',
    form: 'Fern',
    colours: ['green'],
    says: 'Arching green fronds for a bathroom or a north window',
  },
  {
    item: 'peace-lily',
    form: 'Peace Lily',
    colours: ['white'],
    says: 'Dark leaves and white sails, and a plant that tells you when it is thirsty',
  },
  {
    item: 'orchid-pot',
    form: 'Orchid',
    colours: ['white', 'pink', 'purple', 'yellow', 'lilac'],
    says: 'A moth orchid in bud and flower, good for two to three months',
  },
  {
    item: 'succulent',
    form: 'Succulent',
    colours: ['green', 'blush', 'lilac'],
    says: 'A slow, tidy plant that thrives on being forgotten',
  },
]
/** Presents that go well in one box. */
export const BOX_ITEMS: readonly (readonly BoxItem[])[] = [
  ['candle', 'truffles'],
  ['tea', 'biscuits'],
  ['soap', 'bath-salts'],
  ['prosecco', 'chocolates'],
  ['honey', 'tea', 'biscuits'],
  ['candle', 'bath-salts'],
  ['chocolates', 'teddy'],
  ['wine', 'chocolates'],
  ['macarons', 'candle'],
  ['seeds', 'honey'],
  ['mug', 'tea'],
]
