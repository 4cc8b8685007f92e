import { fill, line, marks, oval } from '../brush.ts'
import { bladePath } from '../leaf.ts'
import { closedCurve, cubic, num, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { FLOWER_TONES, LEAF, isPale, mix } from '../palette.ts'
import { stamp } from '../sheet.ts'
import type { Flower, Sitting } from './flower.ts'

// One moth orchid, face on: three sepals behind, two great wings before them, and the lip.
function moth({ tones, random, sheet }: Sitting): string {
  const petal = sheet.radial(0, 4, 96, [
    [0, tones.deep],
    [0.2, tones.shade],
    [0.5, tones.mid],
    [0.85, tones.light],
    [1, tones.rim],
  ])
  const lip = isPale(tones) ? FLOWER_TONES.yellow : FLOWER_TONES.burgundy
  const edge = { stroke: tones.heart, width: 1.2, strokeOpacity: 0.55 }
  let out = ''
  const sepals: { tip: Point; width: number }[] = [
    { tip: [0, -90], width: 58 },
    { tip: [-56, 76], width: 50 },
    { tip: [56, 76], width: 50 },
  ]
  for (const { tip, width } of sepals) {
    out += fill(bladePath({ foot: [0, 0], tip, width, fullest: 0.58, blunt: 0.7 }), petal, edge)
    out += line(
      [-0.14, 0, 0.14]
        .map((u) =>
          openCurve([
            [tip[0] * 0.2, tip[1] * 0.2],
            [tip[0] * 0.55 - tip[1] * u, tip[1] * 0.55 + tip[0] * u],
            [tip[0] * 0.86 - tip[1] * u * 0.6, tip[1] * 0.86 + tip[0] * u * 0.6],
          ]),
        )
        .join(''),
      tones.deep,
      0.9,
      0.4,
    )
  }
  for (const flip of [-1, 1]) {
    const wing: Point[] = [
      [0, 6],
      [22, -34],
      [58, -56],
      [92, -40],
      [104, -6],
      [92, 28],
      [58, 40],
      [24, 26],
    ]
    const at = ([x, y]: Point): Point => [x * flip, y + random.around(0, 2)]
    out += fill(closedCurve(wing.map(at)), petal, edge)
    out += line(
      [-0.6, -0.3, 0, 0.3, 0.6]
        .map((u) => openCurve([at([16, u * 10]), at([52, u * 46 - 4]), at([88, u * 40 - 6])]))
        .join(''),
      tones.deep,
      0.9,
      0.38,
    )
    out += line(openCurve([at([58, -55]), at([91, -39]), at([103, -6]), at([92, 27])]), tones.rim, 2.4, 0.8)
  }
  out += fill(
    closedCurve([
      [0, -8],
      [-20, 4],
      [-24, 20],
      [-10, 22],
      [-12, 40],
      [-22, 54],
      [-8, 50],
      [0, 58],
      [8, 50],
      [22, 54],
      [12, 40],
      [10, 22],
      [24, 20],
      [20, 4],
    ]),
    lip.shade,
    { stroke: lip.heart, width: 1.2, strokeOpacity: 0.6 },
  )
  out += fill(
    closedCurve([
      [0, 0],
      [-11, 8],
      [-9, 20],
      [0, 40],
      [9, 20],
      [11, 8],
    ]),
    lip.light,
    { opacity: 0.75 },
  )
  const spots = [
    [-5, 14],
    [5, 14],
    [0, 22],
    [-3, 30],
    [3, 30],
  ].map(([x = 0, y = 0]) => `M${num(x - 1.4)} ${num(y)}h2.8v2h-2.8z`)
  out += marks(spots, lip.heart, 0.8)
  return out + oval(0, -4, 9, 8, tones.rim) + oval(0, -1, 5, 4, mix(tones.deep, lip.mid, 0.4), 0.8)
}

function drawOrchid(sitting: Sitting): string {
  const { random, sheet, tones, family = tones.mid } = sitting
  const flip = random.chance(0.5) ? 1 : -1
  const arch = cubic([0, 0], [flip * -14, -150], [flip * 10, -330], [flip * 74, -420], 14)
  let out =
    line(openCurve(arch), LEAF.garden.deep, 8) +
    line(openCurve(arch.map(([x, y]): Point => [x - 1.5, y])), LEAF.garden.light, 2.2, 0.7)
  const ids = [0, 1].map((i) => sheet.symbol(`orchid ${i} ${family}`, () => moth(sitting)))
  // Buds at the tip, then flowers to either side of the arch, the largest lowest.
  const tip = arch[14]
  if (tip) {
    for (let i = 0; i < 3; i++)
      out += oval(
        tip[0] + flip * (4 - i * 17),
        tip[1] - 6 + i * 19,
        10 + i * 3.4,
        12 + i * 3.4,
        i === 0 ? mix(tones.shade, LEAF.fresh.light, 0.6) : mix(tones.mid, LEAF.fresh.light, 0.3),
      )
  }
  for (let i = 0; i < 6; i++) {
    const at = arch[11 - i * 2 + (i > 3 ? 1 : 0)]
    const id = ids[i % 2]
    if (!at || id === undefined) continue
    const side = i % 2 === 0 ? 1 : -1
    const size = 0.5 + i * 0.045
    out += stamp(
      id,
      at[0] + side * 40,
      at[1] + 16,
      [size * (side * flip < 0 ? 0.92 : 1), size],
      side * random.between(4, 16),
    )
  }
  return out
}

/** A phalaenopsis spray: winged flowers along an arching stem, buds at the tip. */
export const orchid: Flower = {
  form: 'sprig',
  size: 1.25,
  span: 440,
  role: 'focal',
  leaf: 'round',
  stem: 0.8,
  draw: drawOrchid,
}
