import { createCutting, leafSymbol } from '../arrangement.ts'
import { fill, line, oval } from '../brush.ts'
import type { GiftCardDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { letter, letteringWidth } from '../lettering.ts'
import { FLOWER_TONES, MATERIAL, mix, tint } from '../palette.ts'
import type { Random } from '../random.ts'
import { bow } from '../ribbon.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** A gift card slipping out of its ribboned sleeve, the amount lettered on it. */
export function giftCard(sheet: Sheet, drawing: GiftCardDrawing, random: Random): string {
  const tones = FLOWER_TONES[drawing.colour]
  const sleeve = tint(MATERIAL.ivory, '#ffffff', 0.2)
  const cutting = createCutting(sheet, 3)
  const ink = mix(tones.heart, '#241a16', 0.3)
  let out = '<g transform="rotate(-7 400 500)">'
  out +=
    fill(rounded(112, 300, 600, 640, 16), '#3a2a1c', { opacity: 0.1 }) +
    fill(rounded(104, 292, 600, 640, 14), '#3a2a1c', { opacity: 0.14 })
  // The sleeve's back and its open throat, the card, then the sleeve's front over its lower edge.
  out += fill(rounded(100, 470, 600, 440, 12), sleeve.shade, { stroke: sleeve.heart, strokeOpacity: 0.5 })
  const plate = rounded(124, 196, 552, 400, 26)
  out +=
    fill(rounded(130, 206, 552, 400, 26), '#3a2a1c', { opacity: 0.2 }) +
    fill(
      plate,
      sheet.linear(
        [0, 0, 1, 1],
        [
          [0, tones.light],
          [0.5, mix(tones.light, tones.mid, 0.5)],
          [1, tones.mid],
        ],
      ),
      { stroke: tones.deep, strokeOpacity: 0.5 },
    )
  let inside = fill('M124 196H420L250 600H124Z', '#ffffff', { opacity: 0.14 })
  for (const [x, y, turn, kind] of [
    [500, 250, 10, 0],
    [690, 420, 120, 1],
    [560, 420, 190, 0],
    [440, 210, -40, 1],
    [630, 200, 40, 0],
    [660, 500, 150, 0],
  ] as const)
    inside += stamp(leafSymbol(sheet, kind === 0 ? 'rose' : 'lance', 1), x, y, 1.15, turn)
  for (const [species, x, y, scale, turn] of [
    ['rose', 560, 270, 0.86, 10],
    ['ranunculus', 648, 372, 0.64, 40],
    ['peony', 668, 232, 0.8, 60],
    ['anemone', 540, 378, 0.5, -20],
    ['rose', 636, 476, 0.56, 120],
  ] as const) {
    const colour = species === 'anemone' ? 'white' : drawing.colour
    inside +=
      oval(x + 4, y + 9, scale * 108, scale * 106, tones.heart, 0.2) +
      stamp(cutting.variant(species, colour, 0.3), x, y, scale, turn)
  }
  out += `<g clip-path="${sheet.clip(plate)}">${inside}</g>`
  const size = Math.min(104, (300 / Math.max(1, letteringWidth(drawing.amount, 10))) * 10)
  out +=
    letter(drawing.amount, 306, 400, size, ink, 0.95, -6) +
    letter('Larkspur', 236, 268, 36, ink, 0.85, -9) +
    letter('a gift of flowers', 262, 446, 20, ink, 0.85, -9)
  out += line(rounded(127, 199, 546, 394, 24), '#ffffff', 3, 0.6)
  out += fill(
    'M100 500C250 560 550 560 700 500V898Q700 910 688 910H112Q100 910 100 898Z',
    sheet.linear(
      [0, 0, 1, 1],
      [
        [0, sleeve.rim],
        [0.6, sleeve.light],
        [1, sleeve.mid],
      ],
    ),
    { stroke: sleeve.heart, strokeOpacity: 0.5 },
  )
  out +=
    line('M100 500C250 560 550 560 700 500', '#ffffff', 4, 0.9) +
    line('M118 520C260 574 540 574 682 520V892H118Z', tones.mid, 2, 0.7)
  out +=
    fill(
      'M100 690H700V744H100Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, tones.light],
          [0.5, tones.mid],
          [1, tones.shade],
        ],
      ),
    ) + line('M100 698H700M100 736H700', tones.rim, 2, 0.7)
  return out + bow(sheet, 400, 718, 128, tones, random, 1.1) + '</g>'
}
