import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { lathe, roundLight } from '../lathe.ts'
import { FLOWER_TONES, LEAF, MATERIAL, mix, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { openCurve } from '../path.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import type { GiftArtist } from './gift.ts'
import { label } from './label.ts'

type Tin = { cx: number; top: number; foot: number; half: number; tones: Tones }

/** An open round tin: printed wall, rolled steel rim and bright inside. */
export function openTin(sheet: Sheet, { cx, top, foot, half, tones }: Tin): { back: string; front: string } {
  const flat = half * 0.3
  const steel = MATERIAL.steel
  const wall = `M${cx - half} ${top}V${foot}A${half} ${flat} 0 0 0 ${cx + half} ${foot}V${top}A${half} ${flat} 0 0 1 ${cx - half} ${top}Z`
  return {
    back:
      contactShadow(sheet, cx, foot + flat * 0.7, half * 1.4, flat * 0.9) +
      oval(cx, top, half, flat, steel.light) +
      oval(cx, top + 5, half * 0.94, flat * 0.9, steel.deep) +
      oval(cx + half * 0.06, top + 12, half * 0.84, flat * 0.76, steel.mid),
    front:
      fill(wall, roundLight(sheet, tones), { stroke: tones.heart, strokeOpacity: 0.6 }) +
      line(`M${cx - half} ${top}A${half} ${flat} 0 0 0 ${cx + half} ${top}`, steel.rim, 7) +
      line(`M${cx - half} ${top + 5}A${half} ${flat} 0 0 0 ${cx + half} ${top + 5}`, steel.deep, 1.6, 0.7) +
      line(`M${cx - half} ${foot - 8}A${half} ${flat} 0 0 0 ${cx + half} ${foot - 8}`, tones.rim, 4, 0.7),
  }
}

/** The lid of a tin leaning on it, seen from above. */
function lid(sheet: Sheet, cx: number, cy: number, half: number, tones: Tones, turn: number): string {
  const face = sheet.linear(
    [0, 0, 1, 1],
    [
      [0, tones.rim],
      [0.5, tones.mid],
      [1, tones.shade],
    ],
  )
  const steel = MATERIAL.steel
  return (
    contactShadow(sheet, cx + 10, 884, half * 0.9, 16) +
    `<g transform="rotate(${turn} ${cx} ${cy})">` +
    oval(cx + 10, cy + 6, half * 0.9, half, tones.deep) +
    oval(cx, cy, half * 0.9, half, steel.light) +
    `<ellipse cx="${cx}" cy="${cy}" rx="${half * 0.86}" ry="${half * 0.95}" fill="${face}"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${half * 0.7}" ry="${half * 0.78}" fill="none" stroke="${tones.rim}" stroke-width="3" stroke-opacity=".8"/>` +
    '</g>'
  )
}

// A petticoat tail: a wedge of shortbread with a crimped edge and pricked with a fork.
function petticoatTail(): string {
  const gold = tint(MATERIAL.honey, '#f3d9a4', 0.55)
  let out =
    fill('M0 12L-58-96Q-44-112-30-108Q-16-122 0-116Q16-122 30-108Q44-112 58-96L0 12Z', gold.deep) +
    fill('M0 2L-58-104Q-44-120-30-116Q-16-130 0-124Q16-130 30-116Q44-120 58-104L0 2Z', gold.light, {
      stroke: gold.heart,
      strokeOpacity: 0.55,
    }) +
    line('M-46-102Q0-122 46-102', gold.shade, 2.4, 0.7)
  for (const [x, y] of [
    [-24, -84],
    [0, -90],
    [24, -84],
    [-13, -60],
    [13, -60],
    [0, -36],
  ] as const)
    out += oval(x, y, 2.6, 3.4, gold.heart, 0.75)
  for (const [x, y] of [
    [-36, -92],
    [10, -104],
    [34, -96],
    [-6, -70],
    [8, -46],
  ] as const)
    out += oval(x, y, 2, 1.4, '#ffffff', 0.9)
  return out
}

/** A tin of shortbread, open, with two pieces before it. */
export const shortbreadTin: GiftArtist = ({ sheet, tones }) => {
  const tartan = tint(FLOWER_TONES.red, tones.deep, 0.18)
  const tin = openTin(sheet, { cx: 350, top: 600, foot: 800, half: 214, tones: tartan })
  const piece = sheet.symbol('shortbread', petticoatTail)
  let out = lid(sheet, 612, 694, 168, tartan, 10) + tin.back
  for (const [x, y, turn, size] of [
    [222, 640, -32, 1],
    [314, 634, -12, 1.06],
    [402, 636, 12, 1.06],
    [486, 642, 34, 1],
    [214, 680, -26, 1.02],
    [268, 690, -16, 1.06],
    [356, 696, 2, 1.14],
    [440, 690, 18, 1.06],
    [494, 680, 28, 1.02],
  ] as const)
    out += stamp(piece, x, y, size, turn)
  out += tin.front
  // A tartan band round the wall.
  const bands: string[] = []
  for (let i = -5; i <= 5; i++) {
    const x = 350 + Math.sin(i * 0.29) * 214
    const y = Math.cos(i * 0.29) * 64
    bands.push(`M${x.toFixed(0)} ${(606 + y).toFixed(0)}V${(796 + y).toFixed(0)}`)
  }
  const wall = 'M136 600V800A214 64 0 0 0 564 800V600A214 64 0 0 1 136 600Z'
  out += `<g clip-path="${sheet.clip(wall)}">${line(bands.join(''), LEAF.garden.deep, 16, 0.55)}${line(bands.join(''), '#f6e6bd', 2, 0.8)}`
  for (const y of [646, 706, 766])
    out +=
      line(`M136 ${y}A214 64 0 0 0 564 ${y}`, LEAF.garden.deep, 16, 0.5) +
      line(`M136 ${y}A214 64 0 0 0 564 ${y}`, '#f6e6bd', 2, 0.8)
  out += '</g>' + label(266, 690, 168, 132, tartan, 'Shortbread', 'All butter')
  return out + stamp(piece, 520, 908, 1.1, -64) + stamp(piece, 652, 912, 1.1, 36)
}

/** A tin of larkspur seed: the tin with a flower on its label, its wooden marker and a little seed spilt. */
export const seedTin: GiftArtist = ({ sheet, random, tones }) => {
  const paint = tint(tones, MATERIAL.sage.mid, 0.3)
  const wall = lathe(
    [
      [150, 420],
      [152, 500],
      [152, 760],
      [150, 862],
    ],
    350,
    30,
  )
  const cap = lathe(
    [
      [158, 372],
      [159, 400],
      [158, 446],
    ],
    350,
    28,
  )
  const steel = tint(MATERIAL.steel, '#ffffff', 0.2)
  let out =
    contactShadow(sheet, 360, 888, 250, 28) +
    fill(wall, roundLight(sheet, paint), { stroke: paint.heart, strokeOpacity: 0.6 }) +
    fill(cap, roundLight(sheet, steel), { stroke: steel.heart, strokeOpacity: 0.6 }) +
    oval(350, 372, 158, 30, steel.light) +
    oval(350, 371, 136, 24, steel.mid) +
    oval(342, 369, 120, 18, steel.rim, 0.7) +
    label(240, 530, 220, 262, tones, 'Larkspur', 'Seeds')
  const wood = MATERIAL.wood
  out +=
    contactShadow(sheet, 600, 886, 90, 12) +
    `<g transform="rotate(7 588 880)">` +
    fill('M560 470Q588 440 616 470V800L588 884L560 800Z', wood.light, {
      stroke: wood.heart,
      strokeOpacity: 0.6,
    }) +
    fill('M598 452Q610 460 616 470V800L588 884L596 800Z', wood.mid, { opacity: 0.7 }) +
    line('M570 490Q578 640 572 780M584 480Q590 620 586 800M602 480Q600 660 604 770', wood.shade, 1.4, 0.5) +
    line(
      openCurve([
        [588, 700],
        [590, 620],
        [587, 540],
      ]),
      LEAF.garden.shade,
      4,
    )
  for (let i = 0; i < 9; i++)
    out += oval(
      588 + (i % 2 === 0 ? -9 : 9) * (1 - i * 0.08),
      640 - i * 13,
      9 - i * 0.6,
      7 - i * 0.4,
      i % 3 === 0 ? tones.light : mix(tones.mid, tones.deep, 0.3),
    )
  out += '</g>'
  for (let i = 0; i < 22; i++) {
    const x = 470 + random.around(0, 90)
    const y = 898 + random.around(0, 16)
    out +=
      oval(x, y, 5.4, 3.6, i % 2 === 0 ? '#2e2420' : '#4f4036') +
      oval(x - 1.4, y - 1.2, 1.6, 0.8, '#b9a892', 0.8)
  }
  return out
}
