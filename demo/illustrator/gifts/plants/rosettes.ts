import { fill, line, oval } from '../../brush.ts'
import { bladePath, leaf } from '../../leaf.ts'
import { FLOWER_TONES, LEAF, MATERIAL, mix, tint } from '../../palette.ts'
import type { Tones } from '../../palette.ts'
import { openCurve } from '../../path.ts'
import type { Point } from '../../path.ts'
import type { Sheet } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { grit, pot } from './pot.ts'

type Rosette = { cx: number; cy: number; size: number; flesh: Tones; tip: string }

// Rings of plump leaves, each ring smaller and higher than the last.
function rosette(sheet: Sheet, { cx, cy, size, flesh, tip: blush }: Rosette): string {
  // The shade under it falls on what is straight below, and fades before it would be seen beside the leaves.
  const shade = sheet.radial(
    cx,
    cy + size * 0.3,
    size * 0.74,
    [
      [0, '#14251c', 0.7],
      [0.6, '#14251c', 0.5],
      [1, '#14251c', 0],
    ],
    0.66,
  )
  let out = oval(cx, cy + size * 0.3, size * 0.74, size * 0.49, shade)
  for (let ring = 0; ring < 6; ring++) {
    const reach = size * (1 - ring * 0.155)
    const count = 11 - ring
    const up = -ring * size * 0.065
    const body = sheet.radial(
      cx,
      cy + up,
      reach,
      [
        [0.2, flesh.deep],
        [0.55, flesh.mid],
        [0.86, flesh.light],
        [1, blush],
      ],
      0.76,
    )
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + ring * 0.42
      const foot: Point = [cx + Math.cos(angle) * reach * 0.12, cy + up + Math.sin(angle) * reach * 0.08]
      const tip: Point = [
        cx + Math.cos(angle) * reach,
        cy + up + Math.sin(angle) * reach * 0.72 - (1 - Math.sin(angle)) * reach * 0.08,
      ]
      const along = (share: number): Point => [
        foot[0] + (tip[0] - foot[0]) * share,
        foot[1] + (tip[1] - foot[1]) * share,
      ]
      out +=
        fill(bladePath({ foot, tip, width: reach * 0.52, fullest: 0.68, blunt: 0.35 }), body, {
          stroke: flesh.heart,
          strokeOpacity: 0.5,
        }) + line(openCurve([along(0.5), along(0.88)]), flesh.rim, 3, 0.5)
    }
  }
  return out
}

const fleshy = (tones: Tones): Tones => ({
  ...tint(LEAF.silver, '#9fc4a0', 0.3),
  rim: mix(tones.light, LEAF.silver.rim, 0.35),
})

/** A rosette succulent with offsets in a clay pot. */
export const succulent: GiftArtist = ({ sheet, random, tones }) => {
  const place = { top: 640, half: 190 }
  const kind = { flesh: fleshy(tones), tip: tones.mid }
  return (
    pot(sheet, tint(MATERIAL.terracotta, tones.mid, 0.25), place) +
    grit(random, place) +
    rosette(sheet, { cx: 252, cy: 590, size: 82, ...kind }) +
    rosette(sheet, { cx: 552, cy: 588, size: 88, ...kind }) +
    rosette(sheet, { cx: 400, cy: 540, size: 178, ...kind }) +
    rosette(sheet, { cx: 480, cy: 640, size: 56, ...kind })
  )
}

/** One echeveria: a single grey-blue rosette whose leaves end in the asked-for colour. */
export const echeveria: GiftArtist = ({ sheet, random, tones }) => {
  const place = { top: 676, half: 164 }
  const flesh = tint(LEAF.silver, '#a9c4d6', 0.5)
  const pink = mix(tones.mid, FLOWER_TONES.pink.mid, 0.55)
  return (
    pot(sheet, tint(MATERIAL.charcoal, '#dfe3e2', 0.55), place) +
    grit(random, place) +
    rosette(sheet, { cx: 400, cy: 586, size: 214, flesh, tip: pink })
  )
}

// Stiff pointed leaves with white bands across them.
function haworthia(cx: number, foot: number): string {
  const dark = tint(LEAF.garden, '#0f2a22', 0.2)
  let out = ''
  for (const [x, y] of [
    [-66, -92],
    [66, -96],
    [-40, -140],
    [42, -144],
    [0, -164],
    [-86, -48],
    [86, -50],
    [-24, -104],
    [26, -100],
    [-54, -40],
    [54, -40],
    [0, -72],
  ] as const) {
    const from: Point = [cx + x * 0.12, foot]
    out += fill(
      bladePath({ foot: from, tip: [cx + x, foot + y], width: 34, fullest: 0.24, bend: x * -0.1 }),
      dark.shade,
      {
        stroke: dark.heart,
        strokeOpacity: 0.8,
      },
    )
    let bands = ''
    for (let i = 2; i < 8; i++) {
      const at: Point = [from[0] + (cx + x - from[0]) * i * 0.11, foot + y * i * 0.11]
      const half = 11 - i
      bands += openCurve([
        [at[0] - half, at[1] + x * 0.03],
        [at[0], at[1] - 3],
        [at[0] + half, at[1] - x * 0.03],
      ])
    }
    out += line(bands, '#eef3ea', 2.6, 0.9)
  }
  return out
}

// A small branching trunk with pairs of round, glossy leaves.
function jade(cx: number, foot: number): string {
  const green = tint(LEAF.fresh, LEAF.garden.mid, 0.3)
  const branches: readonly Point[][] = [
    [
      [cx, foot],
      [cx - 6, foot - 70],
      [cx - 52, foot - 128],
    ],
    [
      [cx, foot],
      [cx + 8, foot - 90],
      [cx + 50, foot - 150],
    ],
    [
      [cx, foot],
      [cx + 2, foot - 100],
      [cx - 4, foot - 200],
    ],
  ]
  let out =
    line(branches.map((path) => openCurve(path)).join(''), '#7a6a4c', 12) +
    line(branches.map((path) => openCurve(path)).join(''), '#a8946e', 4, 0.8)
  for (const [x, y, turn] of [
    [-70, -112, -1.2],
    [-30, -150, 0.3],
    [-66, -154, -0.6],
    [72, -134, 1.2],
    [34, -172, -0.3],
    [70, -176, 0.6],
    [-34, -196, -1],
    [30, -204, 1],
    [-2, -236, 0],
    [-24, -84, -1.3],
    [30, -96, 1.3],
    [-14, -176, -0.5],
    [18, -168, 0.6],
    [-46, -124, -0.2],
    [52, -148, 0.2],
  ] as const) {
    const tip: Point = [cx + x + Math.sin(turn) * 24, foot + y - Math.cos(turn) * 24]
    out += leaf(
      {
        foot: [cx + x - Math.sin(turn) * 20, foot + y + Math.cos(turn) * 20],
        tip,
        width: 36,
        fullest: 0.58,
        blunt: 0.9,
      },
      green,
      0,
    )
  }
  return out
}

/** An echeveria, a haworthia and a jade plant in three small clay pots. */
export const threeSucculents: GiftArtist = ({ sheet, random, tones }) => {
  const clay = MATERIAL.terracotta
  const left = { cx: 196, top: 742, half: 92, foot: 866 }
  const right = { cx: 606, top: 742, half: 92, foot: 866 }
  const front = { cx: 400, top: 762, half: 98, foot: 890 }
  return (
    pot(sheet, clay, left) +
    grit(random, left) +
    jade(196, 742) +
    pot(sheet, clay, right) +
    grit(random, right) +
    haworthia(606, 744) +
    pot(sheet, clay, front) +
    grit(random, front) +
    rosette(sheet, { cx: 400, cy: 716, size: 106, flesh: fleshy(tones), tip: FLOWER_TONES.blush.shade })
  )
}
