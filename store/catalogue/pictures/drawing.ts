/** All flowers and foliage that the illustrator can draw. */
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

/** All colour families; each is a ramp of six tones in the palette. */
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

/** The presentations of a bouquet. */
export const PRESENTATIONS = ['wrapped', 'vase', 'letterbox', 'hatbox', 'basket'] as const

/** All gifts that are sold besides flowers. */
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

/** The scenes of wide editorial pictures. */
export const SCENES = ['hero', 'table', 'doorstep', 'studio', 'map-card'] as const

export type Species = (typeof SPECIES)[number]
export type Colour = (typeof COLOURS)[number]
export type Wrap = (typeof WRAPS)[number]
export type Presentation = (typeof PRESENTATIONS)[number]
export type GiftItem = (typeof GIFT_ITEMS)[number]
export type SceneName = (typeof SCENES)[number]

/** `count` stems of one species in one colour. */
export type Stem = { species: Species; colour: Colour; count: number }

/** With `detail`, the middle of the picture is enlarged. */
type DetailView = { view?: 'detail' }

export type BouquetDrawing = DetailView & {
  kind: 'bouquet'
  seed: string
  stems: Stem[]
  presentation: Presentation
  wrap: Wrap
  length: 'short' | 'long'
}
export type GiftDrawing = DetailView & { kind: 'gift'; seed: string; item: GiftItem; colour: Colour }
export type CardDrawing = DetailView & {
  kind: 'card'
  seed: string
  motif: Species
  colour: Colour
  caption: string
}
export type GiftCardDrawing = DetailView & { kind: 'gift-card'; seed: string; colour: Colour; amount: string }
export type GiftBoxDrawing = DetailView & {
  kind: 'gift-box'
  seed: string
  stems: Stem[]
  items: GiftItem[]
  colour: Colour
}
export type SceneDrawing = { kind: 'scene'; seed: string; stems: Stem[]; scene: SceneName }
export type Drawing =
  BouquetDrawing | GiftDrawing | CardDrawing | GiftCardDrawing | GiftBoxDrawing | SceneDrawing
