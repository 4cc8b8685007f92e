import { fill, line } from '../brush.ts'
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

/** Where the bouquet is bound in the picture, and how large it is beside a picture of its own. */
const BINDING = 700
const SCALE = 0.96

/**
 * Somebody in a jumper, from the collar to the waist, with a wrapped bouquet in their arms. `binding` is how far from the top it is bound in
 * `art`, in drawing units.
 */
export function held(sheet: Sheet, random: Random, art: string, binding: number): string {
  const skin = random.pick(SKINS)
  const wool = random.pick(JUMPERS)
  const lift = BINDING - binding * SCALE
  return (
    wallOf(sheet, random.pick(WALLS)) +
    `<g transform="translate(-112 -66) scale(1.28)">${torso(sheet, random, wool, skin)}</g>` +
    farArm(sheet, wool, skin) +
    `<g transform="rotate(3 400 ${BINDING})"><g transform="translate(${num(400 - 400 * SCALE)} ${num(lift)}) scale(${SCALE})">${art}</g></g>` +
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

/** A ribbed cuff over the end of a sleeve: from its upper to its lower edge, `reach` long towards the hand. */
function cuff(sheet: Sheet, wool: Tones, [top, bottom]: readonly [Point, Point], reach: number): string {
  const shape = closedCurve([
    top,
    top,
    [top[0] + reach * 0.5, top[1] + 5],
    [top[0] + reach, top[1] + 8],
    [top[0] + reach, top[1] + 8],
    [top[0] + reach * 1.18, (top[1] + bottom[1]) / 2],
    [bottom[0] + reach, bottom[1] - 8],
    [bottom[0] + reach, bottom[1] - 8],
    [bottom[0] + reach * 0.5, bottom[1] - 5],
    bottom,
    bottom,
    [bottom[0] + reach * 0.16, (top[1] + bottom[1]) / 2],
  ])
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const share = (i + 1) / 10
    const y = top[1] + (bottom[1] - top[1]) * share
    const bulge = Math.sin(share * Math.PI) * reach * 0.16
    const x = top[0] + (bottom[0] - top[0]) * share + bulge
    return openCurve([
      [x, y],
      [x + reach, y + (0.5 - share) * 14],
    ])
  })
  return (
    fill(
      shape,
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, wool.light],
          [0.4, wool.mid],
          [1, wool.shade],
        ],
      ),
      {
        stroke: wool.heart,
        strokeOpacity: 0.6,
      },
    ) + line(ribs.join(''), wool.deep, 2, 0.4)
  )
}

const flesh = (sheet: Sheet, skin: Tones): string =>
  sheet.linear(
    [0, 0, 0.3, 1],
    [
      [0, skin.light],
      [0.45, skin.mid],
      [1, skin.shade],
    ],
  )

/** The arm that goes round the bouquet: its hand is behind the paper. */
function farArm(sheet: Sheet, wool: Tones, skin: Tones): string {
  return (
    fill(
      closedCurve([
        [590, 578],
        [548, 566],
        [504, 566],
        [440, 580],
        [420, 604],
        [440, 630],
        [510, 644],
        [552, 640],
        [590, 636],
      ]),
      flesh(sheet, skin),
      { stroke: skin.heart, strokeOpacity: 0.5 },
    ) +
    line(
      openCurve([
        [548, 574],
        [520, 586],
        [492, 588],
      ]),
      skin.deep,
      2,
      0.35,
    ) +
    sleeve(sheet, wool, [
      [604, 66],
      [604, 66],
      [700, 104],
      [772, 214],
      [806, 390],
      [820, 540],
      [806, 660],
      [772, 726],
      [700, 716],
      [596, 658],
      [596, 658],
      [590, 604],
      [588, 556],
      [588, 556],
      [640, 552],
      [668, 490],
      [652, 320],
      [634, 190],
    ]) +
    cuff(
      sheet,
      wool,
      [
        [594, 550],
        [602, 664],
      ],
      -36,
    )
  )
}

/** The arm before it, whose hand closes round the paper below the ribbon. */
function nearArm(sheet: Sheet, random: Random, wool: Tones, skin: Tones): string {
  const arm = sleeve(sheet, wool, [
    [196, 66],
    [196, 66],
    [100, 104],
    [28, 214],
    [-8, 390],
    [-20, 560],
    [4, 720],
    [70, 826],
    [170, 846],
    [276, 824],
    [276, 824],
    [280, 770],
    [268, 716],
    [268, 716],
    [204, 706],
    [156, 650],
    [144, 490],
    [150, 320],
    [168, 190],
  ])
  return (
    arm +
    handOf(sheet, random, skin) +
    cuff(
      sheet,
      wool,
      [
        [264, 710],
        [272, 830],
      ],
      38,
    )
  )
}

/** A hand round the paper, seen from outside: its back, and four fingers that go round to the right. */
function handOf(sheet: Sheet, random: Random, skin: Tones): string {
  const edge = { stroke: skin.heart, strokeOpacity: 0.5 }
  const back = fill(
    closedCurve([
      [284, 734],
      [320, 728],
      [350, 712],
      [384, 704],
      [412, 716],
      [416, 770],
      [404, 822],
      [372, 834],
      [340, 822],
      [312, 806],
      [284, 804],
    ]),
    flesh(sheet, skin),
    edge,
  )
  // From the little finger up, each laid over the one below it: [y, tip, thickness, fall].
  const fingers = (
    [
      [818, 452, 25, 4],
      [793, 470, 29, 5],
      [764, 478, 31, 5],
      [734, 472, 30, 5],
    ] as const
  ).map(([y, tip, thick, fall]) => {
    const half = thick / 2
    const shape = closedCurve([
      [372, y - half + 2],
      [392, y - half - 3],
      [430, y - half - 1 + fall * 0.4],
      [tip - 14, y - half + 1 + fall],
      [tip, y - half * 0.3 + fall],
      [tip, y + half * 0.5 + fall],
      [tip - 14, y + half - 1 + fall],
      [430, y + half + fall * 0.4],
      [392, y + half],
      [372, y + half - 4],
    ])
    const round = sheet.linear(
      [0, 0, 1, 0.25],
      [
        [0, skin.mid],
        [0.3, skin.light],
        [0.66, skin.mid],
        [1, skin.shade],
      ],
    )
    const crease = openCurve([
      [426, y - half + 4],
      [429, y],
      [426, y + half - 4],
    ])
    const knuckle = openCurve([
      [394, y - half + 5],
      [399, y],
      [394, y + half - 6],
    ])
    return (
      fill(shape, round, edge) +
      line(crease + knuckle, skin.deep, 1.8, 0.4) +
      `<ellipse cx="${tip - 12}" cy="${num(y + fall - 1)}" rx="10" ry="${num(half * 0.52)}" fill="${skin.rim}" stroke="${skin.deep}" stroke-opacity=".45"/>`
    )
  })
  const tendons = line(
    [724, 752, 782]
      .map((y) =>
        openCurve([
          [386, y + 10],
          [362, y + 10],
          [340, 770 + (y - 752) * 0.5],
        ]),
      )
      .join(''),
    skin.deep,
    2,
    0.22,
  )
  const ring = random.chance(0.3)
    ? line('M409 779Q413 793 409 808', MATERIAL.gold.deep, 7) +
      line('M408 779Q412 793 408 808', MATERIAL.gold.light, 3.4)
    : ''
  return back + tendons + fingers.join('') + ring
}
