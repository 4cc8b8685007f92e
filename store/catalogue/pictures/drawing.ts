/** Every flower and foliage the illustrator can draw. */
export const SPECIES = [
  'rose',
  'spray-rose',
  'peony',
  'tulip',
  'lily',
  'hydrangea',
  'ranunculus',
  'sunflower',
  'gerbera',
  'carnation',
  'chrysanthemum',
  'iris',
  'orchid',
  'eucalyptus',
  'gypsophila',
  'freesia',
  'alstroemeria',
  'delphinium',
  'lavender',
  'anemone',
  'lisianthus',
  'snapdragon',
  'daffodil',
  'ruscus',
  'fern',
] as const

/** Every colour family; each is a ramp of six tones in the palette. */
export const COLOURS = [
  'red',
  'white',
  'purple',
  'pink',
  'orange',
  'peach',
  'yellow',
  'blue',
  'cream',
  'burgundy',
  'lilac',
  'green',
  'blush',
  'coral',
] as const

/** The paper of a hand-tied bouquet. */
export const WRAPS = ['kraft', 'ivory', 'blush', 'sage', 'charcoal', 'newsprint', 'clear'] as const

/** What a bouquet is handed over in. */
export const PRESENTATIONS = ['wrapped', 'vase', 'letterbox', 'hatbox', 'basket'] as const

/** Everything that is sold beside flowers. */
export const GIFT_ITEMS = [
  'candle',
  'chocolates',
  'truffles',
  'teddy',
  'balloons',
  'prosecco',
  'champagne',
  'wine',
  'tea',
  'honey',
  'vase',
  'soap',
  'bath-salts',
  'mug',
  'biscuits',
  'macarons',
  'plant',
  'orchid-pot',
  'succulent',
  'seeds',
  'scissors',
] as const

/** The wide editorial pictures. */
export const SCENES = ['hero', 'table', 'doorstep', 'studio', 'map-card'] as const

export type Species = (typeof SPECIES)[number]
export type Colour = (typeof COLOURS)[number]
export type Wrap = (typeof WRAPS)[number]
export type Presentation = (typeof PRESENTATIONS)[number]
export type GiftItem = (typeof GIFT_ITEMS)[number]
export type SceneName = (typeof SCENES)[number]

/** `count` stems of one species in one colour. */
export type Stem = { species: Species; colour: Colour; count: number }

/** From nearer by: the middle of the same picture, larger. */
type Near = { view?: 'detail' }

export type BouquetDrawing = Near & {
  kind: 'bouquet'
  seed: string
  stems: Stem[]
  presentation: Presentation
  wrap: Wrap
  length: 'short' | 'long'
}
export type GiftDrawing = Near & { kind: 'gift'; seed: string; item: GiftItem; colour: Colour }
export type CardDrawing = Near & {
  kind: 'card'
  seed: string
  motif: Species
  colour: Colour
  caption: string
}
export type GiftCardDrawing = Near & { kind: 'gift-card'; seed: string; colour: Colour; amount: string }
export type GiftBoxDrawing = Near & {
  kind: 'gift-box'
  seed: string
  stems: Stem[]
  items: GiftItem[]
  colour: Colour
}
export type SceneDrawing = { kind: 'scene'; seed: string; stems: Stem[]; scene: SceneName }
export type Drawing =
  BouquetDrawing | GiftDrawing | CardDrawing | GiftCardDrawing | GiftBoxDrawing | SceneDrawing
