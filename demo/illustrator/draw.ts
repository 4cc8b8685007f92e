import { backdrop, paperOf } from './background.ts'
import { group, ROOT_PEN } from './brush.ts'
import { GIFT_WORDS } from '../../store/catalogue/pictures/drawing.ts'
import type {
  BouquetDrawing,
  Drawing,
  GiftItem,
  SceneDrawing,
} from '../../store/catalogue/pictures/drawing.ts'
import { packedWords } from './gift-box/contents.ts'
import { giftBox } from './gift-box/gift-box.ts'
import { GIFTS } from './gifts/gifts.ts'
import { escapeXml } from './lettering.ts'
import { FLOWER_TONES } from './palette.ts'
import { basket } from './presentation/basket.ts'
import { hatbox } from './presentation/hatbox.ts'
import { jug } from './presentation/jug.ts'
import { letterbox } from './presentation/letterbox.ts'
import { vase } from './presentation/vase.ts'
import { bindingHeight, footHeight, wrapped } from './presentation/wrapped.ts'
import { createRandom, subjectOf } from './random.ts'
import type { Random } from './random.ts'
import { bicycle } from './scenes/bicycle.ts'
import { desk } from './scenes/desk.ts'
import { doorstep } from './scenes/doorstep.ts'
import { garden } from './scenes/garden.ts'
import { hero } from './scenes/hero.ts'
import { mapCard } from './scenes/map-card.ts'
import { market } from './scenes/market.ts'
import { studio } from './scenes/studio.ts'
import { table } from './scenes/table.ts'
import { throughLetterbox } from './scenes/through-letterbox.ts'
import { windowsill } from './scenes/windowsill.ts'
import { atHome } from './settings/at-home.ts'
import { held } from './settings/held.ts'
import { onLinen } from './settings/on-linen.ts'
import { settingOf } from './settings/setting.ts'
import { createSheet } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { card } from './stationery/card.ts'
import { giftCard } from './stationery/gift-card.ts'

type Painter<Subject> = (sheet: Sheet, drawing: Subject, random: Random) => string

const PRESENT: Record<BouquetDrawing['presentation'], Painter<BouquetDrawing>> = {
  wrapped,
  vase,
  jug,
  letterbox,
  hatbox,
  basket,
}
const STAGE: Record<SceneDrawing['scene'], Painter<SceneDrawing>> = {
  hero,
  table,
  doorstep,
  'through-letterbox': throughLetterbox,
  studio,
  windowsill,
  market,
  bicycle,
  desk,
  garden,
  'map-card': mapCard,
}

// Small gifts come nearer, flat ones are lifted: [scale, rise in drawing units].
const CLOSE_UP: Partial<Record<GiftItem, readonly [number, number]>> = {
  candle: [1.14, 30],
  tea: [1.14, 60],
  honey: [1.16, 50],
  mug: [1.14, 60],
  soap: [1.1, 60],
  'bath-salts': [1.14, 40],
  biscuits: [1.06, 130],
  macarons: [1.14, 70],
  succulent: [1.06, 50],
  echeveria: [1.1, 60],
  'shortbread-tin': [1, 60],
  'seed-tin': [1, 40],
  'bottle-vases': [1, 30],
  jug: [1.04, 30],
  'three-succulents': [1.1, 80],
  'christmas-cactus': [1.02, 30],
  azalea: [1.12, 50],
  'boston-fern': [1.06, 30],
  'potted-lavender': [1.02, 30],
  aloe: [1.06, 30],
  'olive-tree': [1, 10],
  'rosemary-standard': [1.06, 20],
  wine: [1.06, 20],
  'rose-wine': [1.06, 20],
  vase: [1.08, 30],
  chocolates: [1.04, 50],
  truffles: [1.04, 50],
  seeds: [1, 40],
  scissors: [1, 10],
  teddy: [1.06, 24],
}

function portrait(sheet: Sheet, drawing: Exclude<Drawing, SceneDrawing>, random: Random): string {
  const stage = (horizon: number): string =>
    backdrop(sheet, random, 800, 1000, horizon, paperOf(whose(drawing)))
  switch (drawing.kind) {
    case 'bouquet':
      return bouquet(sheet, drawing, random, stage)
    case 'gift': {
      const [scale, rise] = CLOSE_UP[drawing.item] ?? [1, 10]
      const art = GIFTS[drawing.item]({ sheet, random, tones: FLOWER_TONES[drawing.colour] })
      return `${stage(drawing.item === 'scissors' ? 1000 : 780 - rise * 0.4)}<g transform="translate(${Math.round(400 - 400 * scale)} ${Math.round(880 - 880 * scale - rise)}) scale(${scale})">${art}</g>`
    }
    case 'card':
      return stage(760) + card(sheet, drawing, random)
    case 'gift-card':
      return stage(1000) + giftCard(sheet, drawing, random)
    case 'gift-box':
      return giftBox(sheet, drawing, random, stage)
  }
}

function bouquet(
  sheet: Sheet,
  drawing: BouquetDrawing,
  random: Random,
  stage: (horizon: number) => string,
): string {
  const { presentation, view } = drawing
  const setting = settingOf(drawing)
  // A cloth and a room have their own shadow for what is there.
  const art = PRESENT[presentation](
    sheet,
    setting === 'wall' ? drawing : { ...drawing, view: 'held' },
    random,
  )
  const room = createRandom(`room of ${whose(drawing)}`)
  if (view === 'at-home') return atHome(sheet, room, art)
  if (view === 'held') return held(sheet, room, art, bindingHeight(drawing))
  if (setting === 'linen') return onLinen(sheet, room, art)
  if (setting === 'room')
    return atHome(sheet, room, group(art, `translate(0 ${Math.round(884 - footHeight(drawing))})`), 0.86)
  return stage(presentation === 'letterbox' ? 1000 : 800) + art
}

// What the surroundings of a picture go by: the product and its paper, and never the number or colour of its flowers.
const whose = (drawing: Exclude<Drawing, SceneDrawing>): string =>
  drawing.kind === 'bouquet' ? `${subjectOf(drawing.seed)} ${drawing.wrap}` : subjectOf(drawing.seed)

const PRESENTED: Record<BouquetDrawing['presentation'], string> = {
  wrapped: 'A wrapped bouquet of',
  vase: 'A vase of',
  jug: 'A jug of',
  letterbox: 'A letterbox of',
  hatbox: 'A hat box of',
  basket: 'A basket of',
}

function titleOf(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'bouquet':
      return `${PRESENTED[drawing.presentation]} ${listOf(drawing.stems)}`
    case 'gift':
      return capital(GIFT_WORDS[drawing.item])
    case 'card':
      return `A greeting card: ${drawing.caption}`
    case 'gift-card':
      return `A gift card for ${drawing.amount}`
    case 'gift-box':
      return `A gift box with ${[...drawing.items.map(packedWords), listOf(drawing.stems)].join(', ')}`
    case 'scene':
      return `Flowers: ${listOf(drawing.stems)}`
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Where to look from nearer by: the heads of the flowers, the middle of what stands on the table. */
const NEAR_BY = '190 190 420 525'

const listOf = (stems: BouquetDrawing['stems']): string =>
  stems.map(({ count, colour, species }) => `${count} ${colour} ${species.replaceAll('-', ' ')}`).join(', ')

/**
 * Draws a picture as a complete, standalone SVG document: 800 by 1000 units, or 1600 by 1000 for a scene.
 * The same drawing always gives the same text, and the ids in it are its own.
 */
export function draw(drawing: Drawing): string {
  const sheet = createSheet(JSON.stringify(drawing))
  const random = createRandom(drawing.seed)
  const width = drawing.kind === 'scene' ? 1600 : 800
  const body =
    drawing.kind === 'scene' ? STAGE[drawing.scene](sheet, drawing, random) : portrait(sheet, drawing, random)
  const seen = drawing.kind !== 'scene' && drawing.view === 'detail' ? NEAR_BY : `0 0 ${width} 1000`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1000" viewBox="${seen}" role="img" ${ROOT_PEN}><title>${escapeXml(titleOf(drawing))}</title>${sheet.definitions()}${body}</svg>`
}
