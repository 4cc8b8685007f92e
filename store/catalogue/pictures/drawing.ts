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
export const PRESENTATIONS = ['wrapped', 'vase', 'jug', 'letterbox', 'hatbox', 'basket'] as const

/** All living plants in pots. */
export const PLANT_ITEMS = [
  'plant',
  'orchid-pot',
  'succulent',
  'peace-lily',
  'swiss-cheese-plant',
  'boston-fern',
  'azalea',
  'potted-lavender',
  'olive-tree',
  'rosemary-standard',
  'aloe',
  'echeveria',
  'three-succulents',
  'christmas-cactus',
  'string-of-hearts',
] as const

/** All gifts that are sold besides flowers. */
export const GIFT_ITEMS = [
  'candle',
  'dinner-candles',
  'chocolates',
  'truffles',
  'teddy',
  'balloons',
  'prosecco',
  'pink-prosecco',
  'champagne',
  'rose-champagne',
  'sparkling-wine',
  'wine',
  'rose-wine',
  'tea',
  'honey',
  'vase',
  'glass-vase',
  'bottle-vases',
  'jug',
  'soap',
  'bath-salts',
  'mug',
  'biscuits',
  'shortbread-tin',
  'macarons',
  'seeds',
  'seed-tin',
  'scissors',
  ...PLANT_ITEMS,
] as const

/** The scenes of wide editorial pictures. */
export const SCENES = [
  'hero',
  'table',
  'doorstep',
  'through-letterbox',
  'studio',
  'windowsill',
  'market',
  'bicycle',
  'desk',
  'garden',
  'map-card',
] as const

export type Species = (typeof SPECIES)[number]
export type Colour = (typeof COLOURS)[number]
export type Wrap = (typeof WRAPS)[number]
export type Presentation = (typeof PRESENTATIONS)[number]
export type PlantItem = (typeof PLANT_ITEMS)[number]
export type GiftItem = (typeof GIFT_ITEMS)[number]
export type SceneName = (typeof SCENES)[number]

/** `count` stems of one species in one colour. */
export type Stem = { species: Species; colour: Colour; count: number }

/** With `detail`, the middle of the picture is enlarged. */
type DetailView = { view?: 'detail' }

/** Bouquets are seen in a room, or in somebody's arms, as well. */
export type BouquetDrawing = {
  view?: 'detail' | 'at-home' | 'held'
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
  | BouquetDrawing
  | GiftDrawing
  | CardDrawing
  | GiftCardDrawing
  | GiftBoxDrawing
  | SceneDrawing

/** What is seen in the picture of a gift, for its alternative text and its title. */
export const GIFT_WORDS: Record<GiftItem, string> = {
  candle: 'a scented candle in a glass',
  'dinner-candles': 'a pair of beeswax dinner candles',
  chocolates: 'a box of chocolates',
  truffles: 'a box of chocolate truffles',
  teddy: 'a teddy bear with a ribbon',
  balloons: 'a bunch of balloons',
  prosecco: 'a bottle of prosecco and a flute',
  'pink-prosecco': 'a bottle of pink prosecco and a flute',
  champagne: 'a bottle of champagne and two flutes',
  'rose-champagne': 'a bottle of rosé champagne and two flutes',
  'sparkling-wine': 'a bottle of English sparkling wine and a flute',
  wine: 'a bottle and a glass of red wine',
  'rose-wine': 'a bottle and a glass of rosé wine',
  tea: 'a tin of tea and a full cup',
  honey: 'a jar of honey and a dipper',
  vase: 'a hand-thrown vase',
  'glass-vase': 'a clear glass vase',
  'bottle-vases': 'three green glass bottle vases',
  jug: 'a cream jug with a handle',
  soap: 'two wrapped bars of soap and a bare one',
  'bath-salts': 'a jar of bath salts',
  mug: 'a full mug',
  biscuits: 'a plate of iced biscuits',
  'shortbread-tin': 'a tin of shortbread',
  macarons: 'macarons on a stand',
  seeds: 'packets of flower seeds',
  'seed-tin': 'a tin of larkspur seeds and a wooden label',
  scissors: 'florist’s scissors',
  plant: 'a house plant in a pot',
  'orchid-pot': 'a moth orchid in a pot',
  succulent: 'a rosette succulent with offsets in a pot',
  'peace-lily': 'a peace lily in a pot',
  'swiss-cheese-plant': 'a Swiss cheese plant in a pot',
  'boston-fern': 'a Boston fern in a pot',
  azalea: 'an azalea in flower in a pot',
  'potted-lavender': 'a lavender bush in a pot',
  'olive-tree': 'a small olive tree in a pot',
  'rosemary-standard': 'a rosemary standard in a pot',
  aloe: 'an aloe in a pot',
  echeveria: 'an echeveria in a pot',
  'three-succulents': 'three small succulents in clay pots',
  'christmas-cactus': 'a Christmas cactus in flower in a pot',
  'string-of-hearts': 'a string of hearts in a hanging pot',
}
