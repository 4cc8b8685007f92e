import { GIFT_WORDS } from '../../../store/catalogue/pictures/drawing.ts'
import type { GiftBoxDrawing, GiftItem } from '../../../store/catalogue/pictures/drawing.ts'
import { domeRadius } from '../composition.ts'
import { freshCandle, saltsJar, soapBars } from '../gifts/bathroom.ts'
import { champagneBottle, proseccoBottle, wineBottle } from '../gifts/drinks/drinks.ts'
import type { GiftArtist, GiftSitting } from '../gifts/gift.ts'
import { GIFTS } from '../gifts/gifts.ts'
import { caddy, emptyMug, honeyJar } from '../gifts/pantry.ts'
import { nineTruffles, twelveChocolates } from '../gifts/sweets.ts'
import { FLOWER_TONES } from '../palette.ts'
import { num } from '../path.ts'
import { wrapped } from '../presentation/wrapped.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import {
  biscuitsFromAbove,
  biscuitTin,
  chocolatesFromAbove,
  macaronsFromAbove,
  sixMacarons,
  trufflesFromAbove,
} from './treats.ts'

/** What is painted where: the frame of a present's own picture that it fills, as [left, top, right, foot]. */
type Look = { art: GiftArtist; frame: readonly [number, number, number, number] }
/**
 * A present as it is packed: by itself, with no glass or saucer. `scale` is how large it is beside the others, `lying` how it looks from above,
 * and `words` what is seen where that is less than in its own picture.
 */
type Packed = Look & { scale: number; lying?: Look; words?: string }

const PACKED: Partial<Record<GiftItem, Packed>> = {
  prosecco: { art: proseccoBottle, frame: [246, 206, 434, 890], scale: 0.66, words: 'a bottle of prosecco' },
  champagne: {
    art: champagneBottle,
    frame: [306, 206, 494, 890],
    scale: 0.68,
    words: 'a bottle of champagne',
  },
  wine: { art: wineBottle, frame: [238, 222, 412, 890], scale: 0.64, words: 'a bottle of red wine' },
  candle: { art: freshCandle, frame: [228, 466, 572, 888], scale: 0.46 },
  tea: { art: caddy, frame: [184, 396, 456, 886], scale: 0.5, words: 'a tin of tea' },
  honey: { art: honeyJar, frame: [210, 362, 550, 888], scale: 0.44, words: 'a jar of honey' },
  mug: { art: emptyMug, frame: [196, 474, 676, 888], scale: 0.4, words: 'a mug' },
  soap: { art: soapBars, frame: [186, 456, 648, 838], scale: 0.4, words: 'three bars of soap' },
  'bath-salts': { art: saltsJar, frame: [200, 332, 540, 888], scale: 0.46, words: 'a jar of bath salts' },
  teddy: { art: GIFTS.teddy, frame: [160, 190, 640, 884], scale: 0.54 },
  scissors: { art: GIFTS.scissors, frame: [200, 130, 690, 890], scale: 0.44 },
  seeds: { art: GIFTS.seeds, frame: [154, 340, 660, 890], scale: 0.42 },
  vase: { art: GIFTS.vase, frame: [214, 214, 586, 884], scale: 0.5 },
  balloons: { art: GIFTS.balloons, frame: [94, 66, 708, 888], scale: 0.5 },
  chocolates: {
    ...{ art: twelveChocolates, frame: [168, 290, 632, 896], scale: 0.46 },
    lying: { art: chocolatesFromAbove, frame: [166, 500, 634, 874] },
  },
  truffles: {
    ...{ art: nineTruffles, frame: [226, 290, 574, 896], scale: 0.46 },
    lying: { art: trufflesFromAbove, frame: [218, 500, 582, 874] },
  },
  biscuits: {
    words: 'a tin of iced biscuits',
    ...{ art: biscuitTin, frame: [178, 600, 622, 886], scale: 0.46 },
    lying: { art: biscuitsFromAbove, frame: [204, 494, 596, 886] },
  },
  macarons: {
    words: 'a box of macarons',
    ...{ art: sixMacarons, frame: [158, 646, 642, 890], scale: 0.44 },
    lying: { art: macaronsFromAbove, frame: [200, 560, 600, 846] },
  },
}

const packed = (item: GiftItem): Packed =>
  PACKED[item] ?? { art: GIFTS[item], frame: [110, 90, 690, 888], scale: 0.44 }

/** What is seen of a present that is packed. */
export const packedWords = (item: GiftItem): string => packed(item).words ?? GIFT_WORDS[item]

const widthOf = ({ frame }: Look): number => frame[2] - frame[0]
const heightOf = ({ frame }: Look): number => frame[3] - frame[1]

type Setting = { sheet: Sheet; random: Random; drawing: GiftBoxDrawing }

// A bear is not of the colour of its box.
const sittingOf = ({ sheet, random, drawing }: Setting, item: GiftItem): GiftSitting => ({
  ...{ sheet, random },
  tones: FLOWER_TONES[item === 'teddy' ? 'peach' : drawing.colour],
})

/** Paints a look so that the middle of its foot is at (x, foot). */
function setDown(sitting: GiftSitting, { art, frame }: Look, x: number, foot: number, scale: number): string {
  const middle = (frame[0] + frame[2]) / 2
  return `<g transform="translate(${num(x - middle * scale)} ${num(foot - frame[3] * scale)}) scale(${scale.toFixed(3)})">${art(sitting)}</g>`
}

/** Whether there are flowers in the box. */
export const hasFlowers = ({ stems }: GiftBoxDrawing): boolean => stems.some(({ count }) => count > 0)

// In its own picture a small bouquet is bound at about 780, and ends at 944.
const BUNCH = { binding: 780, end: 944, middle: 400 }

/** How large the bouquet is drawn for its flowers to be `radius` units across to either side. */
const bunchScale = ({ stems }: GiftBoxDrawing, radius: number): number => radius / domeRadius(stems)

/** The box's bouquet in its paper, its stems ending at (x, foot), leaning by `turn` degrees. */
export function bunch(
  { sheet, random, drawing }: Setting,
  x: number,
  foot: number,
  radius: number,
  turn = 0,
): string {
  const scale = bunchScale(drawing, radius)
  const art = wrapped(
    sheet,
    {
      ...{ kind: 'bouquet', seed: drawing.seed, stems: drawing.stems, presentation: 'wrapped', view: 'held' },
      ...{ wrap: random.pick(['kraft', 'ivory', 'kraft'] as const), length: 'short' },
    },
    random,
  )
  return `<g transform="translate(${num(x)} ${num(foot)}) rotate(${turn}) scale(${scale.toFixed(3)}) translate(${-BUNCH.middle} ${-BUNCH.end})">${art}</g>`
}

/** Where things stand side by side: between `left` and `right`, on `foot`, the bouquet's stems `sunk` below it. */
export type Row = { left: number; right: number; foot: number; sunk: number; flowersAt: 'left' | 'right' }

/** The bouquet and the presents side by side, whole: the low ones beside the flowers, the tall ones farthest away. */
export function standing(setting: Setting, { left, right, foot, sunk, flowersAt }: Row): string {
  const { drawing } = setting
  const presents = drawing.items
    .slice(0, 6)
    .map((item) => ({ item, look: packed(item) }))
    .sort((a, b) => heightOf(a.look) * a.look.scale - heightOf(b.look) * b.look.scale)
  const radius = 148
  const flowers = hasFlowers(drawing) ? radius * 1.6 : 0
  const total = flowers + presents.reduce((sum, { look }) => sum + widthOf(look) * look.scale, 0)
  const grown = Math.min(1.3, Math.max(0.84, (right - left) / Math.max(1, total)))
  // What does not fit side by side stands a little before its neighbour.
  const squeeze = Math.min(1, (right - left) / (total * grown))
  const along = (at: number): number => (flowersAt === 'left' ? left + at : right - at)
  let at = Math.max(0, (right - left - total * grown) / 2) * 0.8
  let out = ''
  if (flowers > 0) {
    const middle = at + radius * 1.16 * grown
    out += bunch(
      setting,
      along(middle),
      foot + sunk,
      radius * Math.min(1.06, grown),
      flowersAt === 'left' ? -3 : 3,
    )
    at += flowers * grown * squeeze
  }
  // The tall are painted first: a low one may cover a corner of them.
  const placed = presents.map(({ item, look }) => {
    const width = widthOf(look) * look.scale * grown
    const middle = at + (width * squeeze) / 2
    at += width * squeeze
    return { item, look, middle }
  })
  placed.reverse().forEach(({ item, look, middle }, i) => {
    out += setDown(sittingOf(setting, item), look, along(middle), foot + i * 9, look.scale * grown)
  })
  return out
}

/** The presents one below the other as they lie in a box that is seen from above, within [left, top, right, bottom]. */
export function lying(setting: Setting, box: readonly [number, number, number, number]): string {
  const [left, top, right, bottom] = box
  const { random, drawing } = setting
  const looks = drawing.items.slice(0, 6).map((item) => {
    const { scale, lying: look, ...standingLook } = packed(item)
    const laid = look ?? standingLook
    return { item, look: laid, scale: Math.min(scale * 1.42, (right - left) / widthOf(laid)) }
  })
  const gap = 22
  const total = looks.reduce((sum, { look, scale }) => sum + heightOf(look) * scale, gap * (looks.length - 1))
  const shrunk = Math.min(1, (bottom - top) / Math.max(1, total))
  let y = top + Math.max(0, bottom - top - total * shrunk) / 2
  let out = ''
  for (const { item, look, scale } of looks) {
    const height = heightOf(look) * scale * shrunk
    const x = (left + right) / 2
    out += `<g transform="rotate(${num(random.around(0, 4))} ${num(x)} ${num(y + height / 2)})">${setDown(sittingOf(setting, item), look, x, y + height, scale * shrunk)}</g>`
    y += height + gap * shrunk
  }
  return out
}
