import { flowerTones, leafSymbol } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import type { CardDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { letterBlock } from '../lettering.ts'
import { FLOWER_TONES, LEAF, MATERIAL, mix, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { cubic, openCurve, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'

/** A printed motif: three stems of one flower rising from (x, y) in a box `height` tall. */
export function motif(
  sheet: Sheet,
  random: Random,
  species: CardDrawing['motif'],
  colour: CardDrawing['colour'],
  x: number,
  y: number,
  height: number,
): string {
  const flower = FLOWERS[species]
  const tones = flowerTones(species, colour)
  const draw = (index: number): string =>
    sheet.symbol(`motif ${species} ${colour} ${index}`, () =>
      flower.draw({
        sheet,
        random,
        tones: index === 0 ? tones : tint(tones, tones.deep, 0.08),
        tilt: flower.upright ? 0.4 : 0.25 + index * 0.3,
      }),
    )
  let out = ''
  const stems: readonly (readonly [number, number, number])[] = [
    [-0.3, 0.62, 0.74],
    [0.3, 0.66, 0.78],
    [0, 0.9, 1],
  ]
  if (flower.form === 'sprig') {
    stems.forEach(([dx, reach, size], i) => {
      const scale = (height * reach * 0.98) / flower.span
      out += stamp(
        draw(i === 2 ? 0 : 1),
        x + dx * height * 0.08,
        y,
        [(dx < 0 ? -1 : 1) * scale * (0.86 + size * 0.1), scale],
        dx * 70,
      )
    })
    return out
  }
  const kind = flower.leaf === 'none' ? 'lance' : flower.leaf
  for (const [dx, reach] of stems) {
    const top: Point = [x + dx * height, y - height * reach * 0.78]
    const stem = cubic([x, y], [x, y - height * 0.2], [x + dx * height, y - height * reach * 0.4], top, 8)
    out +=
      line(openCurve(stem), LEAF.garden.shade, 6) +
      line(openCurve(stem.map(([px, py]): Point => [px - 1.2, py])), LEAF.garden.light, 1.6, 0.7)
    const at = stem[4]
    if (at)
      out += stamp(
        leafSymbol(sheet, kind, 1),
        at[0],
        at[1] + 10,
        [(dx < 0 ? -1 : 1) * height * 0.0028, height * (kind === 'strap' ? 0.0044 : 0.003)],
        dx === 0 ? 38 : dx * 160,
      )
    if (dx === 0)
      out += stamp(
        leafSymbol(sheet, kind, 0),
        x,
        y - height * 0.12,
        height * (kind === 'strap' ? 0.004 : 0.003),
        -44,
      )
  }
  stems.forEach(([dx, reach, size], i) => {
    const scale = (height * 0.235 * size) / 100 / Math.min(1.15, flower.size ** 0.4)
    const cx = x + dx * height
    const cy = y - height * reach * 0.78 - (flower.upright ? scale * 80 : 0)
    out += stamp(draw(i === 2 ? 0 : 1), cx, cy, scale, dx * 55)
  })
  return out
}

/** A greeting card standing upright, its envelope leaning beside it. */
export function card(sheet: Sheet, drawing: CardDrawing, random: Random): string {
  const tones = FLOWER_TONES[drawing.colour]
  const paper = tint(MATERIAL.ivory, '#ffffff', 0.35)
  const envelope: Tones = tint(tones, '#f3ead8', 0.5)
  let out = contactShadow(sheet, 430, 880, 330, 34)
  // The envelope stands behind and to the right.
  out +=
    '<g transform="rotate(7 610 700)">' +
    fill(
      'M360 520H750V866H360Z',
      sheet.linear(
        [0, 0, 1, 1],
        [
          [0, envelope.light],
          [1, envelope.mid],
        ],
      ),
      { stroke: envelope.deep, strokeOpacity: 0.5 },
    ) +
    fill('M360 866L540 690H570L750 866Z', envelope.light, { stroke: envelope.deep, strokeOpacity: 0.35 }) +
    fill(
      'M360 520L555 728L750 520Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, envelope.rim],
          [1, envelope.light],
        ],
      ),
      { stroke: envelope.deep, strokeOpacity: 0.5 },
    ) +
    oval(555, 706, 30, 30, tones.deep) +
    oval(553, 703, 26, 26, tones.mid) +
    oval(547, 696, 12, 9, tones.light, 0.7) +
    '</g>'
  // The back leaf of the card, then its front.
  out += fill(
    polygon([
      [560, 176],
      [628, 206],
      [628, 850],
      [560, 884],
    ]),
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, paper.deep],
        [1, paper.mid],
      ],
    ),
    { stroke: paper.heart, strokeOpacity: 0.4 },
  )
  out += fill(
    polygon([
      [140, 190],
      [566, 170],
      [566, 890],
      [140, 876],
    ]),
    '#3a2a1c',
    { opacity: 0.18 },
  )
  const face = 'M132 186L560 176V884L132 872Z'
  out += fill(
    face,
    sheet.linear(
      [0, 0, 1, 0.4],
      [
        [0, paper.rim],
        [0.7, paper.light],
        [1, paper.mid],
      ],
    ),
    { stroke: paper.heart, strokeOpacity: 0.4 },
  )
  const ground = mix(tones.rim, '#fbf6ec', 0.55)
  out +=
    fill('M156 210L536 201V860L156 849Z', ground, { opacity: 0.85 }) +
    line('M168 222L524 214V847L168 837Z', tones.mid, 2.2, 0.8)
  out += oval(346, 436, 150, 178, '#ffffff', 0.5)
  out += motif(sheet, random, drawing.motif, drawing.colour, 346, 650, 380)
  out += letterBlock(drawing.caption, 346, 742, 318, 150, mix(tones.heart, '#2f2620', 0.45), 58)
  return (
    out +
    line('M132 186V872', '#ffffff', 3, 0.9) +
    fill('M132 186L150 186V872L132 872Z', '#3a2a1c', { opacity: 0.06 })
  )
}
