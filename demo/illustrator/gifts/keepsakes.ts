import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { lathe, roundLight } from '../lathe.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../palette.ts'
import { closedCurve, cubic, ellipsePoints, num, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Tones } from '../palette.ts'
import type { Random } from '../random.ts'
import { bow } from '../ribbon.ts'
import type { GiftArtist } from './gift.ts'
import { sprig } from './label.ts'

// Short strokes of fur, following the round of a limb.
function fur(cx: number, cy: number, rx: number, ry: number, tones: Tones, random: Random, turn = 0): string {
  const spin = (turn * Math.PI) / 180
  const at = (x: number, y: number): Point => [
    cx + x * Math.cos(spin) - y * Math.sin(spin),
    cy + x * Math.sin(spin) + y * Math.cos(spin),
  ]
  const edge: Point[] = ellipsePoints(0, 0, rx, ry, 46).map(([x, y], i) =>
    at(x * (i % 2 === 0 ? 1.025 : 0.965), y * (i % 2 === 0 ? 1.025 : 0.965)),
  )
  let out = fill(closedCurve(edge), tones.shade, { stroke: tones.deep, strokeOpacity: 0.7 })
  const [lx, ly] = [cx - rx * 0.14, cy - ry * 0.14]
  out +=
    oval(lx, ly, rx * 0.8, ry * 0.8, tones.mid, 0.8) +
    oval(cx - rx * 0.3, cy - ry * 0.34, rx * 0.42, ry * 0.4, tones.light, 0.5)
  const light: string[] = []
  const dark: string[] = []
  for (let i = 0; i < Math.round((rx + ry) / 5); i++) {
    const a = random.between(0, 6.28)
    const r = Math.sqrt(random.next()) * 0.9
    const [x, y] = at(Math.cos(a) * rx * r, Math.sin(a) * ry * r)
    const d = `M${num(x)} ${num(y)}l${num(Math.cos(a) * 7 + 1)} ${num(Math.sin(a) * 7 + 3)}`
    if (Math.cos(a) + Math.sin(a) < 0.2) light.push(d)
    else dark.push(d)
  }
  return out + line(light.join(''), tones.rim, 2, 0.55) + line(dark.join(''), tones.deep, 2, 0.4)
}

/** A seated teddy bear in the asked-for colour, its ribbon a deeper tone of it. */
export const teddy: GiftArtist = ({ sheet, random, tones }) => {
  const coat = tint(tint(MATERIAL.honey, '#b98a58', 0.62), tones.light, 0.52)
  const pad = tint(FLOWER_TONES.cream, '#f0d9b4', 0.4)
  let out = contactShadow(sheet, 400, 884, 260, 34)
  out += fur(262, 640, 54, 110, coat, random, 32) + fur(538, 640, 54, 110, coat, random, -32)
  out +=
    fur(400, 690, 150, 176, coat, random) +
    oval(400, 716, 94, 122, pad.mid, 0.75) +
    oval(388, 700, 76, 98, pad.light, 0.7)
  out += line(
    openCurve([
      [400, 610],
      [402, 700],
      [399, 812],
    ]),
    coat.deep,
    2,
    0.5,
  )
  for (const flip of [-1, 1]) {
    out +=
      fur(400 + flip * 136, 812, 84, 72, coat, random, flip * -14) +
      oval(400 + flip * 146, 822, 48, 44, pad.shade) +
      oval(400 + flip * 145, 820, 44, 40, pad.light) +
      oval(400 + flip * 146, 836, 20, 15, coat.deep, 0.55)
    for (const x of [-24, 0, 24])
      out += oval(400 + flip * 146 + x, 802 + Math.abs(x) * 0.3, 8, 8, coat.deep, 0.55)
  }
  for (const flip of [-1, 1])
    out +=
      fur(400 + flip * 128, 318, 56, 56, coat, random) +
      oval(400 + flip * 128, 324, 34, 34, pad.shade) +
      oval(400 + flip * 127, 322, 28, 28, pad.mid)
  out += fur(400, 420, 162, 144, coat, random)
  out += oval(400, 474, 78, 60, pad.mid) + oval(394, 466, 68, 50, pad.light)
  out +=
    fill(
      closedCurve([
        [372, 446],
        [400, 436],
        [428, 446],
        [420, 466],
        [400, 478],
        [380, 466],
      ]),
      '#3a2218',
    ) +
    oval(391, 446, 9, 4, '#a9826a', 0.9) +
    line(
      openCurve([
        [400, 476],
        [400, 492],
        [382, 504],
        [368, 498],
      ]) +
        openCurve([
          [400, 476],
          [400, 492],
          [418, 504],
          [432, 498],
        ]),
      '#3a2218',
      4,
    )
  for (const flip of [-1, 1])
    out +=
      oval(400 + flip * 62, 402, 17, 19, '#241510') +
      oval(394 + flip * 62, 395, 6, 6, '#ffffff') +
      oval(405 + flip * 62, 409, 3, 3, '#ffffff', 0.6) +
      oval(400 + flip * 104, 458, 26, 17, tones.mid, 0.28)
  return out + bow(sheet, 400, 566, 92, tint(tones, tones.heart, 0.35), random, 0.9)
}

function balloon(cx: number, cy: number, r: number, tones: Tones, star: boolean): string {
  let out = ''
  if (star) {
    const points: Point[] = []
    for (let i = 0; i < 10; i++) {
      const a = -Math.PI / 2 + (i / 10) * Math.PI * 2
      const k = i % 2 === 0 ? r * 1.12 : r * 0.62
      points.push(
        [cx + Math.cos(a) * k, cy + Math.sin(a) * k],
        [cx + Math.cos(a) * k * 1.01, cy + Math.sin(a) * k * 1.01],
      )
    }
    out += fill(closedCurve(points), tones.mid, { stroke: tones.deep, width: 2, strokeOpacity: 0.6 })
    for (let i = 0; i < 5; i++) {
      const a = -Math.PI / 2 + (i / 5) * Math.PI * 2
      const b = a + Math.PI / 5
      out += fill(
        `M${num(cx)} ${num(cy)}L${num(cx + Math.cos(a) * r)} ${num(cy + Math.sin(a) * r)}L${num(cx + Math.cos(b) * r * 0.6)} ${num(cy + Math.sin(b) * r * 0.6)}z`,
        tones.deep,
        { opacity: 0.3 },
      )
    }
    return (
      out +
      line(
        openCurve([
          [cx - r * 0.2, cy - r * 0.5],
          [cx - r * 0.34, cy - r * 0.1],
          [cx - r * 0.7, cy - r * 0.2],
        ]),
        tones.rim,
        7,
        0.85,
      )
    )
  }
  out += fill(
    closedCurve([
      [cx - 9, cy + r * 1.24],
      [cx, cy + r * 1.12],
      [cx + 9, cy + r * 1.24],
    ]),
    tones.deep,
  )
  out += fill(
    closedCurve([
      [cx, cy + r * 1.2],
      [cx - r * 0.6, cy + r * 0.72],
      [cx - r * 0.98, cy],
      [cx - r * 0.78, cy - r * 0.78],
      [cx, cy - r * 1.1],
      [cx + r * 0.78, cy - r * 0.78],
      [cx + r * 0.98, cy],
      [cx + r * 0.6, cy + r * 0.72],
    ]),
    tones.mid,
    { stroke: tones.deep, strokeOpacity: 0.6 },
  )
  out += fill(
    closedCurve([
      [cx + r * 0.1, cy + r * 1.06],
      [cx + r * 0.62, cy + r * 0.5],
      [cx + r * 0.8, cy - r * 0.1],
      [cx + r * 0.6, cy - r * 0.7],
      [cx + r * 0.9, cy - r * 0.2],
      [cx + r * 0.84, cy + r * 0.3],
      [cx + r * 0.5, cy + r * 0.8],
    ]),
    tones.deep,
    { opacity: 0.4 },
  )
  out += fill(
    closedCurve([
      [cx - r * 0.6, cy + r * 0.1],
      [cx - r * 0.62, cy - r * 0.4],
      [cx - r * 0.2, cy - r * 0.82],
      [cx - r * 0.34, cy - r * 0.4],
      [cx - r * 0.46, cy],
    ]),
    tones.rim,
    { opacity: 0.7 },
  )
  return out + oval(cx + r * 0.5, cy + r * 0.5, r * 0.1, r * 0.16, tones.rim, 0.45)
}

/** A bunch of balloons tied to a small weight. */
export const balloons: GiftArtist = ({ sheet, random, tones }) => {
  const paints = [
    tones,
    FLOWER_TONES.blush.mid === tones.mid ? FLOWER_TONES.cream : FLOWER_TONES.blush,
    MATERIAL.gold,
    tint(tones, '#ffffff', 0.35),
    FLOWER_TONES.cream,
    tint(tones, tones.heart, 0.2),
  ]
  const spots = [
    [262, 250, 92, 3],
    [530, 236, 96, 1],
    [398, 170, 96, 4],
    [182, 400, 88, 5],
    [620, 398, 88, 3],
    [326, 376, 102, 0],
    [482, 384, 104, 2],
    [402, 500, 92, 1],
  ] as const
  const knot: Point = [400, 800]
  let out = contactShadow(sheet, 400, 888, 120, 18)
  for (const [x, y, r] of spots)
    out += line(openCurve(cubic([x, y + r * 1.2], [x, y + r * 2], [400, 700], knot, 8)), '#9a8b78', 1.8, 0.9)
  for (const [x, y, r, k] of spots) out += balloon(x, y, r, paints[k] ?? tones, k === 2)
  const box = MATERIAL.kraft
  out +=
    fill(
      'M352 826H448L442 888H358Z',
      sheet.linear(
        [0, 0, 1, 0],
        [
          [0, box.light],
          [1, box.shade],
        ],
      ),
      { stroke: box.heart, strokeOpacity: 0.6 },
    ) +
    fill('M346 812H454V832H346Z', box.light, { stroke: box.heart, strokeOpacity: 0.6 }) +
    fill('M390 812H410V888H390Z', tones.mid)
  return out + bow(sheet, 400, 808, 60, tones, random, 0.7)
}

/** An empty hand-thrown vase. */
export const vaseGift: GiftArtist = ({ sheet, random, tones }) => {
  const profile: Point[] = [
    [82, 300],
    [64, 340],
    [62, 400],
    [100, 470],
    [166, 570],
    [182, 680],
    [156, 790],
    [108, 866],
  ]
  const outline = lathe(profile, 400, 24)
  let out =
    contactShadow(sheet, 400, 888, 250, 32) +
    fill(outline, roundLight(sheet, tones), { stroke: tones.heart, strokeOpacity: 0.5 })
  let inside = ''
  for (let i = 0; i < 11; i++)
    inside += line(
      openCurve([
        [200, 420 + i * 42],
        [300, 436 + i * 42 + random.around(0, 3)],
        [400, 442 + i * 42],
        [500, 436 + i * 42 + random.around(0, 3)],
        [600, 420 + i * 42],
      ]),
      i % 2 === 0 ? tones.rim : tones.deep,
      2,
      0.3,
    )
  const drip: Point[] = []
  for (let i = 0; i <= 14; i++)
    drip.push([190 + i * 30, 560 + (i % 3 === 0 ? 46 : i % 3 === 1 ? 12 : 24) + random.around(0, 10)])
  inside +=
    fill(
      closedCurve([[190, 280], [190, 280], ...drip, [610, 280], [610, 280]]),
      tint(MATERIAL.ivory, '#ffffff', 0.3).rim,
      { opacity: 0.55 },
    ) + line(openCurve(drip), '#ffffff', 3, 0.7)
  for (let i = 0; i < 90; i++)
    inside += oval(
      400 + random.around(0, 180),
      random.between(320, 880),
      random.between(1, 2.6),
      random.between(1, 2),
      tones.heart,
      0.35,
    )
  out += `<g clip-path="${sheet.clip(outline)}">${inside}${fill(
    outline,
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, '#1a0f08', 0.1],
        [0.3, '#ffffff', 0.2],
        [0.6, '#1a0f08', 0],
        [1, '#1a0f08', 0.35],
      ],
    ),
  )}</g>`
  return (
    out +
    oval(400, 300, 82, 18, tones.rim) +
    oval(400, 303, 70, 13, tones.heart) +
    line(
      openCurve([
        [282, 560],
        [256, 640],
        [268, 740],
      ]),
      '#ffffff',
      16,
      0.45,
    ) +
    sprig(400, 780, 170, tint(tones, tones.heart, 0.25))
  )
}
