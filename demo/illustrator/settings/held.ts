import { fill, line, oval } from '../brush.ts'
import { MATERIAL, mix, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { closedCurve, num, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'

const SKINS: readonly Tones[] = [
  { heart: '#8a5a44', deep: '#b9826a', shade: '#d9a68d', mid: '#ecc3ab', light: '#f6d9c6', rim: '#fdece0' },
  { heart: '#5f3a26', deep: '#83543a', shade: '#a57152', mid: '#c08d6c', light: '#d7ab8c', rim: '#ebcbb3' },
  { heart: '#2c1a12', deep: '#432a1d', shade: '#5e3d2b', mid: '#7b523b', light: '#996d53', rim: '#b98f75' },
]
const JUMPERS: readonly Tones[] = [
  tint(MATERIAL.ivory, '#f2ead8', 0.4),
  tint(MATERIAL.charcoal, '#41566b', 0.55),
  tint(MATERIAL.sage, '#6d8470', 0.4),
  tint(MATERIAL.terracotta, '#c9825f', 0.3),
  tint(MATERIAL.honey, '#d9a441', 0.3),
  tint(MATERIAL.blush, '#b6717a', 0.4),
]
const WALLS = ['#dfe4da', '#e9ddd0', '#cfd9dc', '#e6d6cb', '#d6d8cc'] as const

/**
 * Somebody in a jumper, from the neck to the hips, with a wrapped bouquet in their arms. `binding` is how far from the top it is bound in
 * `art`, in drawing units.
 */
export function held(sheet: Sheet, random: Random, art: string, binding: number): string {
  const skin = random.pick(SKINS)
  const wool = random.pick(JUMPERS)
  const scale = 0.86
  const lift = 742 - binding * scale
  return (
    wallOf(sheet, random.pick(WALLS)) +
    torso(sheet, random, wool, skin) +
    farArm(sheet, wool, skin) +
    `<g transform="rotate(4 400 700)"><g transform="translate(${num(400 - 400 * scale)} ${num(lift)}) scale(${scale})">${art}</g></g>` +
    nearArm(sheet, random, wool, skin)
  )
}

function wallOf(sheet: Sheet, paint: string): string {
  const ground = sheet.linear(
    [0, 0, 1, 1],
    [
      [0, mix(paint, '#ffffff', 0.5)],
      [0.6, paint],
      [1, mix(paint, '#5d4c3d', 0.22)],
    ],
  )
  return `<rect width="800" height="1000" fill="${ground}"/>`
}

const shadeOf = (sheet: Sheet, { shade, mid, light, deep }: Tones): string =>
  sheet.linear(
    [0, 0, 1, 0.2],
    [
      [0, mid],
      [0.3, light],
      [0.62, mid],
      [0.9, shade],
      [1, deep],
    ],
  )

/** Rows of stitches within a shape. */
function stitches(
  sheet: Sheet,
  shape: string,
  tones: Tones,
  box: readonly [number, number, number, number],
): string {
  let d = ''
  const [left, top, right, bottom] = box
  for (let x = left; x < right; x += 15)
    for (let y = top; y < bottom; y += 12) d += `M${num(x)} ${num(y)}l6 7l6 -7`
  return `<g clip-path="${sheet.clip(shape)}">${line(d, tones.deep, 1.5, 0.2)}</g>`
}

function torso(sheet: Sheet, random: Random, wool: Tones, skin: Tones): string {
  const body = closedCurve([
    [322, 70],
    [322, 70],
    [210, 112],
    [150, 190],
    [150, 420],
    [170, 760],
    [164, 1010],
    [164, 1010],
    [636, 1010],
    [636, 1010],
    [630, 760],
    [650, 420],
    [650, 190],
    [590, 112],
    [478, 70],
    [478, 70],
  ])
  const neck = closedCurve([
    [346, -20],
    [346, -20],
    [340, 60],
    [310, 100],
    [400, 158],
    [490, 100],
    [460, 60],
    [454, -20],
    [454, -20],
  ])
  const hair = random.pick(['#2e1d14', '#5a3a22', '#8a5a30', '#1c1a1c', '#b98a4e'])
  const isLong = random.chance(0.5)
  const outline = { stroke: mix(hair, '#000000', 0.45), strokeOpacity: 0.5 }
  const strands = (side: 1 | -1): string =>
    line(
      [58, 74, 90]
        .map((x) =>
          openCurve([
            [400 + side * x, -10],
            [400 + side * (x + 16), 110],
            [400 + side * (x + 4), 236],
          ]),
        )
        .join(''),
      mix(hair, '#ffffff', 0.28),
      2.4,
      0.5,
    )
  const locks = (side: 1 | -1): string =>
    fill(
      closedCurve([
        [400 + side * 44, -40],
        [400 + side * 110, -40],
        [400 + side * 118, 120],
        [400 + side * 112, 262],
        [400 + side * 76, 280],
        [400 + side * 62, 220],
        [400 + side * 66, 90],
        [400 + side * 56, 30],
      ]),
      hair,
      outline,
    ) + strands(side)
  const backOfHair = fill('M300 -20H500V120Q400 160 300 120Z', mix(hair, '#000000', 0.35))
  return (
    (isLong ? backOfHair : '') +
    fill(body, shadeOf(sheet, wool), { stroke: wool.heart, strokeOpacity: 0.5 }) +
    stitches(sheet, body, wool, [150, 90, 650, 1000]) +
    fill(neck, shadeOf(sheet, skin), { stroke: skin.heart, strokeOpacity: 0.4 }) +
    line(
      openCurve([
        [366, 96],
        [392, 122],
        [400, 128],
      ]) +
        openCurve([
          [434, 96],
          [410, 122],
          [404, 128],
        ]),
      skin.deep,
      3,
      0.45,
    ) +
    line(
      openCurve([
        [304, 78],
        [340, 148],
        [400, 174],
        [460, 148],
        [496, 78],
      ]),
      wool.shade,
      26,
    ) +
    line(
      openCurve([
        [304, 74],
        [340, 144],
        [400, 170],
        [460, 144],
        [496, 74],
      ]),
      wool.light,
      12,
      0.7,
    ) +
    (isLong ? locks(1) + locks(-1) : '')
  )
}

function sleeve(sheet: Sheet, wool: Tones, points: readonly Point[]): string {
  const shape = closedCurve(points)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return (
    fill(shape, shadeOf(sheet, wool), { stroke: wool.heart, strokeOpacity: 0.6 }) +
    stitches(sheet, shape, wool, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
  )
}

/** The arm behind the flowers, whose hand is under them. */
function farArm(sheet: Sheet, wool: Tones, skin: Tones): string {
  return (
    sleeve(sheet, wool, [
      [560, 150],
      [636, 160],
      [694, 250],
      [716, 480],
      [690, 700],
      [600, 800],
      [500, 826],
      [480, 760],
      [560, 720],
      [604, 640],
      [600, 440],
      [586, 260],
    ]) +
    fill(
      closedCurve([
        [520, 758],
        [470, 752],
        [400, 772],
        [380, 806],
        [430, 834],
        [510, 828],
      ]),
      skin.mid,
      { stroke: skin.heart, strokeOpacity: 0.5 },
    )
  )
}

/** The arm before them, whose hand closes round the paper. */
function nearArm(sheet: Sheet, random: Random, wool: Tones, skin: Tones): string {
  const x = 346
  const arm = sleeve(sheet, wool, [
    [240, 150],
    [164, 160],
    [106, 250],
    [84, 480],
    [104, 716],
    [180, 812],
    [290, 812],
    [x - 12, 786],
    [x - 22, 716],
    [250, 720],
    [198, 640],
    [200, 430],
    [214, 260],
  ])
  const cuff = line(
    openCurve([
      [x - 18, 712],
      [x - 6, 748],
      [x - 10, 790],
    ]),
    wool.shade,
    18,
  )
  let hand = fill(
    closedCurve([
      [x - 10, 716],
      [x + 34, 706],
      [x + 66, 722],
      [x + 70, 766],
      [x + 40, 792],
      [x - 8, 786],
    ]),
    shadeOf(sheet, skin),
    { stroke: skin.heart, strokeOpacity: 0.5 },
  )
  // Four fingers round the front, one thumb up.
  for (const [i, length] of [62, 72, 68, 52].entries()) {
    const y = 728 + i * 18
    hand += `<path d="M${num(x + 46)} ${y}q${length * 0.6} ${-4 + i * 2} ${length} ${6 + i}" fill="none" stroke="${skin.heart}" stroke-opacity=".45" stroke-width="20"/>`
    hand += `<path d="M${num(x + 46)} ${y}q${length * 0.6} ${-4 + i * 2} ${length} ${6 + i}" fill="none" stroke="${i % 2 ? skin.mid : skin.light}" stroke-width="17"/>`
  }
  hand += `<path d="M${num(x + 14)} 718q22 -34 52 -40" fill="none" stroke="${skin.heart}" stroke-opacity=".45" stroke-width="23"/>`
  hand += `<path d="M${num(x + 14)} 718q22 -34 52 -40" fill="none" stroke="${skin.light}" stroke-width="20"/>`
  const ring = random.chance(0.3) ? oval(x + 92, 748, 5, 9, MATERIAL.gold.light) : ''
  return arm + hand + ring + cuff
}
