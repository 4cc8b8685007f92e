import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { MATERIAL, FLOWER_TONES, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { closedCurve, ellipsePoints, num, openCurve, polygon } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import { bow } from '../ribbon.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import type { GiftArtist } from './gift.ts'
import { sprig } from './label.ts'

function fluted(cx: number, cy: number, rx: number, ry: number, depth: number, tones: Tones): string {
  const points: Point[] = []
  for (let i = 0; i < 44; i++) {
    const angle = (i / 44) * Math.PI * 2
    const r = i % 2 === 0 ? 1 : 1 - depth
    points.push([cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r])
  }
  return (
    fill(closedCurve(points), tones.shade, { stroke: tones.heart, strokeOpacity: 0.6 }) +
    oval(cx, cy, rx * 0.86, ry * 0.86, tones.heart, 0.75)
  )
}

/** A truffle in its case about the origin. */
export function truffle(kind: number, tones: Tones, accent: Tones, random: Random): string {
  let out = fluted(0, 14, 50, 38, 0.1, kind % 2 === 0 ? MATERIAL.gold : MATERIAL.chocolate)
  const body = kind === 2 ? tint(FLOWER_TONES.cream, '#ffffff', 0.2) : kind === 4 ? accent : tones
  out += fill(
    closedCurve(
      ellipsePoints(0, 0, 39, 36, 14).map(([x, y]): Point => [
        x + random.around(0, 1.5),
        y + random.around(0, 1.5),
      ]),
    ),
    body.shade,
    { stroke: body.heart, strokeOpacity: 0.6 },
  )
  out +=
    oval(-4, -5, 31, 27, body.mid, 0.8) +
    oval(-11, -14, 13, 9, body.light, 0.75) +
    oval(-14, -17, 5, 3, '#ffffff', 0.6)
  if (kind === 0 || kind === 4) {
    const drizzle: Point[] = []
    for (let i = 0; i < 9; i++) drizzle.push([-30 + i * 7.4, i % 2 === 0 ? -16 : 12])
    out += line(openCurve(drizzle), kind === 4 ? '#fdf6e6' : accent.light, 3.2)
  } else if (kind === 1) {
    for (let i = 0; i < 40; i++)
      out += oval(
        random.around(0, 27),
        random.around(-3, 23),
        2.2,
        1.4,
        i % 3 === 0 ? tones.light : tones.deep,
        0.8,
      )
  } else if (kind === 2) {
    for (let i = 0; i < 16; i++)
      out += oval(random.around(0, 24), random.around(-6, 20), 2.6, 2, accent.mid, 0.9)
  } else {
    out +=
      fill(
        closedCurve([
          [-12, -10],
          [0, -26],
          [12, -10],
          [0, -2],
        ]),
        accent.mid,
      ) + oval(-3, -14, 4, 3, accent.rim)
  }
  return out
}

/** A filled chocolate about the origin. */
export function square(kind: number, tones: Tones, accent: Tones): string {
  const body = kind === 1 ? FLOWER_TONES.cream : kind === 3 ? tint(MATERIAL.chocolate, '#b07040', 0.4) : tones
  let out = fill('M-44-30h88v66h-88z', MATERIAL.chocolate.heart, { opacity: 0.5 })
  out += fill(
    closedCurve([
      [-38, 30],
      [-38, 30],
      [-40, -26],
      [-32, -34],
      [32, -34],
      [40, -26],
      [38, 30],
      [38, 30],
    ]),
    body.shade,
    { stroke: body.heart, strokeOpacity: 0.6 },
  )
  out +=
    fill(
      closedCurve([
        [-33, 18],
        [-33, -28],
        [33, -28],
        [33, 18],
      ]),
      body.mid,
    ) + line('M-32-27H30', body.light, 3, 0.9)
  if (kind === 0)
    out += line(
      openCurve([
        [-28, -20],
        [-14, 10],
        [0, -20],
        [14, 10],
        [28, -20],
      ]),
      accent.light,
      3.4,
    )
  else if (kind === 1) out += oval(0, -8, 12, 9, accent.mid) + oval(-3, -11, 5, 3, accent.rim)
  else if (kind === 2)
    out +=
      fill('M0-3Q-20-16-12-25Q-4-30 0-20Q4-30 12-25Q20-16 0-3z', accent.mid) + oval(-6, -20, 3, 3, accent.rim)
  else out += line('M-24-18L24-18M-24-8L24-8M-24 2L24 2', body.light, 3, 0.8)
  return out
}

function openBox(
  sheet: Sheet,
  random: Random,
  tones: Tones,
  pieces: (kind: number) => string,
  name: string,
  columns = 5,
): string {
  const share = columns / 5
  const box = [
    [170, 560],
    [630, 560],
    [690, 850],
    [110, 850],
  ] as const
  const outline = (corners: readonly Point[]): string =>
    polygon(corners.map(([x, y]): Point => [400 + (x - 400) * share, y]))
  let out = contactShadow(sheet, 400, 888, 350 * share, 34)
  // The lid stands behind, a sprig printed on it.
  out += fill(
    outline([
      [176, 290],
      [624, 290],
      [632, 572],
      [168, 572],
    ]),
    sheet.linear(
      [0, 0, 1, 1],
      [
        [0, tones.light],
        [0.5, tones.mid],
        [1, tones.shade],
      ],
    ),
    { stroke: tones.heart, strokeOpacity: 0.5 },
  )
  out +=
    line(
      outline([
        [194, 308],
        [606, 308],
        [612, 556],
        [188, 556],
      ]),
      tones.rim,
      2.2,
      0.8,
    ) + sprig(400, 530, 250, tint(tones, '#ffffff', 0.45))
  out +=
    fill(outline(box), tones.mid, { stroke: tones.heart, strokeOpacity: 0.6 }) +
    fill(
      outline([
        [110, 850],
        [690, 850],
        [684, 896],
        [116, 896],
      ]),
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, tones.light],
          [1, tones.shade],
        ],
      ),
      { stroke: tones.heart, strokeOpacity: 0.5 },
    )
  out +=
    fill(
      outline([
        [188, 574],
        [612, 574],
        [664, 834],
        [136, 834],
      ]),
      '#3a2418',
    ) +
    fill(
      outline([
        [188, 574],
        [612, 574],
        [616, 594],
        [184, 594],
      ]),
      '#000000',
      { opacity: 0.35 },
    )
  for (let row = 0; row < 3; row++) {
    const y = 620 + row * 84
    const reach = (196 + row * 24) * 0.83 * ((columns - 1) / 4)
    for (let i = 0; i < columns; i++) {
      const x = 400 + (i / (columns - 1) - 0.5) * 2 * reach
      const kind = (i * 2 + row * 3) % 5
      const id = sheet.symbol(`${name} ${kind}`, () => pieces(kind))
      const scale = 0.86 + row * 0.1
      out +=
        oval(x + 4, y + 22, 46 * scale, 30 * scale, '#120803', 0.5) +
        stamp(id, x, y, [scale, scale * 0.9], name === 'truffle' ? random.around(0, 12) : 0)
    }
  }
  return out + line(`M${num(400 - 264 * share)} 834H${num(400 + 264 * share)}`, tones.rim, 3, 0.8)
}

// A box of filled chocolates, its lid standing behind.
const boxOfChocolates =
  (columns: number): GiftArtist =>
  ({ sheet, random, tones }) =>
    openBox(sheet, random, tones, (kind) => square(kind % 4, MATERIAL.chocolate, tones), 'chocolate', columns)

// A box of truffles in gold cases, its lid standing behind.
const boxOfTruffles =
  (columns: number): GiftArtist =>
  ({ sheet, random, tones }) =>
    openBox(
      sheet,
      random,
      tint(MATERIAL.ivory, tones.light, 0.3),
      (kind) => truffle(kind, MATERIAL.chocolate, tones, random),
      'truffle',
      columns,
    )

/** A box of fifteen chocolates, and one of twelve. */
export const chocolates = boxOfChocolates(5)
export const twelveChocolates = boxOfChocolates(4)

/** Nine truffles in their box. */
export const nineTruffles = boxOfTruffles(3)

/** A large box of truffles, tied with a bow at the lid. */
export const truffles: GiftArtist = (sitting) =>
  boxOfTruffles(5)(sitting) + bow(sitting.sheet, 560, 880, 62, sitting.tones, sitting.random, 0.9)

/** An iced biscuit about the origin, of one of three shapes. */
export function biscuit(shape: number, accent: Tones, random: Random): string {
  const bake = MATERIAL.honey
  const outline: Point[] =
    shape === 0
      ? ellipsePoints(0, 0, 52, 52, 20).map(([x, y], i): Point => [
          x * (i % 2 === 0 ? 1.05 : 0.93),
          y * (i % 2 === 0 ? 1.05 : 0.93),
        ])
      : shape === 1
        ? [
            [0, 54],
            [0, 54],
            [-38, 22],
            [-54, -10],
            [-46, -40],
            [-20, -46],
            [0, -24],
            [0, -24],
            [20, -46],
            [46, -40],
            [54, -10],
            [38, 22],
          ]
        : ellipsePoints(0, 0, 50, 50, 30).map(([x, y], i): Point => {
            const k = 0.78 + 0.3 * Math.abs(Math.cos((i / 30) * Math.PI * 5))
            return [x * k, y * k]
          })
  const inner = outline.map(([x, y]): Point => [x * 0.82, y * 0.82])
  let out = fill(closedCurve(outline.map(([x, y]): Point => [x + 4, y + 7])), '#3a2410', { opacity: 0.3 })
  out +=
    fill(closedCurve(outline), tint(bake, '#f6dfb2', 0.4).shade, { stroke: bake.heart, strokeOpacity: 0.6 }) +
    fill(
      closedCurve(outline.map(([x, y]): Point => [x * 0.94 - 1, y * 0.94 - 2])),
      tint(bake, '#f8e6c0', 0.5).light,
    )
  if (shape < 2) {
    out +=
      fill(closedCurve(inner), accent.light, { stroke: accent.shade, strokeOpacity: 0.7 }) +
      fill(closedCurve(inner.map(([x, y]): Point => [x * 0.8 - 5, y * 0.75 - 6])), accent.rim, {
        opacity: 0.6,
      })
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257
      out += oval(Math.cos(a) * 12, Math.sin(a) * 12 - 2, 8, 8, '#ffffff')
    }
    out += oval(0, -2, 6, 6, MATERIAL.gold.mid)
  } else {
    out +=
      fill(closedCurve(inner.map(([x, y]): Point => [x * 0.45, y * 0.45])), accent.mid, {
        stroke: accent.deep,
        strokeOpacity: 0.7,
      }) + oval(-7, -8, 6, 4, accent.rim, 0.9)
    for (let i = 0; i < 12; i++) {
      const a = random.between(0, 6.28)
      out += oval(Math.cos(a) * 34, Math.sin(a) * 34, 1.6, 1.2, '#ffffff', 0.9)
    }
  }
  return out
}

/** Iced biscuits on a plate. */
export const biscuits: GiftArtist = ({ sheet, random, tones }) => {
  const plate = tint(MATERIAL.ivory, '#ffffff', 0.4)
  let out =
    contactShadow(sheet, 400, 800, 360, 110) +
    oval(400, 720, 318, 176, plate.shade) +
    oval(
      400,
      708,
      318,
      174,
      sheet.linear(
        [0, 0, 1, 1],
        [
          [0, '#ffffff'],
          [1, plate.mid],
        ],
      ),
    ) +
    `<ellipse cx="400" cy="708" rx="296" ry="158" fill="none" stroke="${tones.mid}" stroke-width="5" stroke-opacity=".8"/>` +
    oval(400, 714, 232, 116, plate.mid, 0.7) +
    oval(400, 718, 226, 110, plate.rim)
  const spots = [
    [270, 660, 1.0],
    [400, 622, 1.0],
    [530, 660, 1.0],
    [214, 730, 1.05],
    [586, 734, 1.05],
    [330, 716, 1.12],
    [470, 718, 1.14],
    [270, 792, 1.14],
    [400, 800, 1.2],
    [530, 792, 1.15],
  ] as const
  spots.forEach(([x, y, scale], i) => {
    const id = sheet.symbol(`biscuit ${i % 3}`, () =>
      biscuit(i % 3, i % 3 === 1 ? tones : tint(tones, '#fff3e6', 0.45), random),
    )
    out += stamp(id, x, y, [scale * 1.1, scale * 0.92], random.around(0, 24))
  })
  return out
}

/** A macaron about the origin, seen from its side. */
export function macaron(tones: Tones): string {
  const cream = tint(tones, '#fffaf0', 0.7)
  let out = fill(
    closedCurve([
      [-52, 2],
      [-50, 26],
      [-30, 38],
      [30, 38],
      [50, 26],
      [52, 2],
    ]),
    tones.shade,
    { stroke: tones.deep, strokeOpacity: 0.6 },
  )
  out += fill(
    closedCurve([
      [-50, -8],
      [-52, 10],
      [-30, 18],
      [30, 18],
      [52, 10],
      [50, -8],
    ]),
    cream.rim,
    { stroke: tones.shade, strokeOpacity: 0.5 },
  )
  const foot = (y: number): string => {
    let d = ''
    for (let i = 0; i < 12; i++) d += `M${-46 + i * 8.3} ${y}a4.6 4 0 1 0 .1 0z`
    return fill(d, tones.mid, { stroke: tones.deep, width: 0.8, strokeOpacity: 0.5 })
  }
  out += foot(14) + foot(-10)
  out += fill(
    closedCurve([
      [-53, -6],
      [-53, -6],
      [-50, -30],
      [-30, -46],
      [0, -50],
      [30, -46],
      [50, -30],
      [53, -6],
      [53, -6],
      [0, 2],
    ]),
    tones.mid,
    { stroke: tones.deep, strokeOpacity: 0.5 },
  )
  return (
    out +
    fill(
      closedCurve([
        [-42, -18],
        [-34, -36],
        [-8, -44],
        [16, -42],
        [-10, -34],
        [-30, -20],
      ]),
      tones.rim,
      { opacity: 0.65 },
    ) +
    line(
      openCurve([
        [30, -8],
        [46, -14],
        [46, -26],
      ]),
      tones.shade,
      5,
      0.5,
    )
  )
}

/** A pyramid of macarons on a footed stand. */
export const macarons: GiftArtist = ({ sheet, random, tones }) => {
  const china = tint(MATERIAL.ivory, '#ffffff', 0.5)
  let out = contactShadow(sheet, 400, 884, 170, 22)
  out += fill(
    closedCurve([
      [372, 750],
      [372, 750],
      [380, 800],
      [340, 860],
      [320, 878],
      [400, 892],
      [480, 878],
      [460, 860],
      [420, 800],
      [428, 750],
      [428, 750],
    ]),
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, china.shade],
        [0.3, '#ffffff'],
        [1, china.shade],
      ],
    ),
    { stroke: china.heart, strokeOpacity: 0.5 },
  )
  out +=
    oval(400, 752, 284, 46, china.shade) +
    oval(400, 742, 284, 46, china.rim) +
    oval(400, 742, 262, 38, china.light) +
    line(openCurve(ellipsePoints(400, 748, 284, 46, 24).slice(0, 13)), tones.mid, 4, 0.8)
  const paints = [
    tones,
    FLOWER_TONES.blush,
    tint(FLOWER_TONES.green, '#f4f0dc', 0.3),
    FLOWER_TONES.cream,
    FLOWER_TONES.lilac,
  ].map((paint) => tint(paint, '#fff6ea', 0.18))
  const rows = [
    [4, 700, 1.08],
    [3, 622, 1.06],
    [2, 546, 1.04],
    [1, 470, 1.02],
  ] as const
  let k = random.whole(0, 4)
  for (const [count, y, scale] of rows) {
    for (let i = 0; i < count; i++) {
      const paint = paints[k % paints.length] ?? tones
      const id = sheet.symbol(`macaron ${k % paints.length}`, () => macaron(paint))
      const x = 400 + (i - (count - 1) / 2) * 118
      out +=
        oval(x + 4, y + 36, 52, 10, '#3a2410', 0.25) +
        stamp(id, x, y + random.around(0, 3), scale, random.around(0, 5))
      k += count === 2 ? 2 : 1
    }
    k += 1
  }
  return out
}
