import { dome } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { fill, line } from '../brush.ts'
import { domeRadius } from '../composition.ts'
import type { GiftBoxDrawing, GiftItem } from '../../../store/catalogue/pictures/drawing.ts'
import { GIFTS } from '../gifts/gifts.ts'
import { sprig } from '../gifts/label.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../palette.ts'
import { num, polygon } from '../path.ts'
import type { Random } from '../random.ts'
import { bow } from '../ribbon.ts'
import type { Sheet } from '../sheet.ts'

// How large each gift is beside the others, and how far it sinks into the straw.
const SCALE: Partial<Record<GiftItem, number>> = {
  prosecco: 0.72,
  champagne: 0.72,
  wine: 0.7,
  balloons: 0.56,
  plant: 0.5,
  'orchid-pot': 0.54,
  teddy: 0.58,
  scissors: 0.44,
  seeds: 0.46,
  biscuits: 0.5,
  chocolates: 0.48,
  truffles: 0.48,
  macarons: 0.52,
  soap: 0.5,
}

// Paper straw: short curls in three tones.
function straw(random: Random, y: number, depth: number, half: number): string {
  const tones = MATERIAL.kraft
  const layers: Record<'deep' | 'mid' | 'rim', string> = { deep: '', mid: '', rim: '' }
  for (let i = 0; i < 190; i++) {
    const x = 400 + random.around(0, half)
    const at = y + random.around(0, depth)
    const d = `M${num(x)} ${num(at)}q${num(random.around(0, 18))} ${num(random.around(-4, 12))} ${num(random.around(0, 34))} ${num(random.around(0, 9))}`
    layers[i % 3 === 0 ? 'deep' : i % 3 === 1 ? 'mid' : 'rim'] += d
  }
  return (
    line(layers.deep, tones.shade, 4) + line(layers.mid, tones.light, 3.4) + line(layers.rim, tones.rim, 2.6)
  )
}

/** An open gift box: a posy and the chosen gifts bedded in paper straw. */
export function giftBox(sheet: Sheet, drawing: GiftBoxDrawing, random: Random): string {
  const tones = FLOWER_TONES[drawing.colour]
  const box = tint(tones, '#f6eee0', 0.42)
  let out = contactShadow(sheet, 400, 908, 380, 40)
  // The lid leans behind.
  out +=
    '<g transform="rotate(-3 400 500)">' +
    fill(
      'M128 306H672V720H128Z',
      sheet.linear(
        [0, 0, 1, 1],
        [
          [0, box.light],
          [1, box.mid],
        ],
      ),
      { stroke: box.heart, strokeOpacity: 0.5 },
    ) +
    line('M150 328H650V700H150Z', box.rim, 2.4, 0.8) +
    sprig(400, 560, 190, tones) +
    '</g>'
  out += fill(
    polygon([
      [92, 640],
      [708, 640],
      [728, 700],
      [72, 700],
    ]),
    '#3b2718',
  )
  const flowers = drawing.stems.some(({ count }) => count > 0)
  const items = drawing.items.slice(0, 6)
  const slots = items.length + (flowers ? 1.25 : 0)
  const step = 530 / Math.max(1, slots)
  const left = 120 + (flowers ? step * 1.25 : 0)
  out += straw(random, 668, 18, 290)
  // The tall stand at the back, the low in front.
  const spots = items.map((item, i) => ({
    item,
    x: left + step * (i + 0.5),
    scale: Math.min(SCALE[item] ?? 0.56, 0.38 + step / 520),
  }))
  const back = [...spots].sort((a, b) => b.scale - a.scale)
  back.forEach(({ item, x, scale }, i) => {
    const low = i > 1 ? 46 : 0
    out += `<g transform="translate(${num(x - 400 * scale)} ${num(724 + low - 880 * scale)}) scale(${Math.round(scale * 100) / 100})">${GIFTS[item]({ sheet, random, tones: item === 'teddy' ? FLOWER_TONES.peach : tones })}</g>`
  })
  if (flowers) {
    const r = Math.min(150, domeRadius(drawing.stems) * 0.7, step * 0.72 + 44)
    const cx = 120 + step * 0.62
    out += fill(
      polygon([
        [cx - r * 0.8, 560],
        [cx + r * 0.8, 560],
        [cx + 40, 780],
        [cx - 40, 780],
      ]),
      MATERIAL.kraft.mid,
    )
    out += dome(sheet, drawing.stems, { cx, cy: 700 - r * 0.95, r, open: true }, random)
    out += fill(
      polygon([
        [cx - r * 0.96, 700 - r * 0.5],
        [cx + r * 0.1, 700 - r * 0.04],
        [cx + r * 0.96, 700 - r * 0.5],
        [cx + 46, 790],
        [cx - 46, 790],
      ]),
      sheet.linear(
        [0, 0, 1, 0],
        [
          [0, MATERIAL.kraft.light],
          [0.5, MATERIAL.kraft.mid],
          [1, MATERIAL.kraft.shade],
        ],
      ),
      { stroke: MATERIAL.kraft.heart, strokeOpacity: 0.4 },
    )
  }
  out += straw(random, 758, 26, 312)
  out +=
    fill(
      polygon([
        [72, 700],
        [92, 640],
        [108, 652],
        [96, 760],
      ]),
      box.shade,
    ) +
    fill(
      polygon([
        [728, 700],
        [708, 640],
        [692, 652],
        [704, 760],
      ]),
      box.mid,
    )
  out +=
    fill(
      'M70 744H730L718 908H82Z',
      sheet.linear(
        [0, 0, 1, 0.2],
        [
          [0, box.light],
          [0.5, box.mid],
          [1, box.shade],
        ],
      ),
      { stroke: box.heart, strokeOpacity: 0.5 },
    ) + line('M72 747H728', box.rim, 5)
  out += fill(
    'M78 800H722L719 848H81Z',
    sheet.linear(
      [0, 0, 0, 1],
      [
        [0, tones.mid],
        [0.5, tones.shade],
        [1, tones.deep],
      ],
    ),
  )
  return out + bow(sheet, 400, 824, 110, tint(tones, tones.heart, 0.28), random, 0.8)
}
