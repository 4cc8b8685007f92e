import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { roundLight } from '../lathe.ts'
import { LEAF, MATERIAL, mix, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { closedCurve, num, openCurve } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { grainOf, heightsFrom } from '../wood.ts'

/** Where what stands in a room has its foot, in drawing units. */
const FOOT = 826

/** Walls as people paint them: chalk, plaster, sage, a dusty blue, straw, stone. */
const WALLS = ['#ece7dc', '#e7cfc3', '#c9d2bd', '#bfcdd2', '#e9dcb8', '#d8d3ca', '#b9c4b4'] as const
const WOODS: readonly Tones[] = [
  MATERIAL.wood,
  tint(MATERIAL.wood, '#f0dcbc', 0.42),
  tint(MATERIAL.wood, '#3a2413', 0.3),
]
const PAINTED: readonly Tones[] = [
  tint(MATERIAL.ivory, '#ffffff', 0.3),
  tint(MATERIAL.sage, '#7e9182', 0.35),
  tint(MATERIAL.charcoal, '#4a5b66', 0.45),
]

type Painter = (sheet: Sheet, random: Random) => string

/**
 * A room of somebody's: a wall in the light of a window, a piece of furniture, and `art` on it, whose foot is at 880 in a picture of its own.
 * `scale` is how large it is beside that.
 */
export function atHome(sheet: Sheet, random: Random, art: string, scale = 0.72): string {
  const wall = random.pick(WALLS)
  const behind = random.pick([framedPrint, roundMirror, shelf, nothing])
  const furniture = random.pick([consoleTable, clothedTable, chestOfDrawers, mantelpiece])
  const beside = random.pick([books, cup, candlestick, pears])
  const isLeft = random.chance(0.5)
  const aside = scale > 0.8 ? 282 : 250
  const besideAt = 400 + (isLeft ? -aside : aside)
  return (
    wallOf(sheet, random, wall) +
    `<g transform="translate(${isLeft ? 560 : 240} 0)">${behind(sheet, random)}</g>` +
    furniture(sheet, random) +
    contactShadow(sheet, 410, FOOT + 4, 190, 20) +
    `<g transform="translate(${num(400 - 400 * scale)} ${num(FOOT - 880 * scale)}) scale(${scale})">${art}</g>` +
    `<g transform="translate(${besideAt} ${FOOT})">${beside(sheet, random)}</g>` +
    `<rect width="800" height="1000" fill="${sheet.radial(
      300,
      300,
      900,
      [
        [0, '#fff6e2', 0.16],
        [0.6, '#fff6e2', 0],
        [1, '#2b1d12', 0.16],
      ],
      1,
    )}"/>`
  )
}

/** The wall, with the light of a window on it. */
function wallOf(sheet: Sheet, random: Random, paint: string): string {
  const ground = sheet.linear(
    [0, 0, 1, 1],
    [
      [0, mix(paint, '#ffffff', 0.4)],
      [0.5, paint],
      [1, mix(paint, '#5d4c3d', 0.2)],
    ],
  )
  const x = random.between(40, 200)
  const lean = random.between(60, 120)
  let panes = ''
  for (const column of [0, 1])
    for (const row of [0, 1, 2]) {
      const left = x + column * 150 + row * (lean / 2.4)
      const top = 90 + row * 190 + column * 26
      panes += `M${num(left)} ${num(top)}l128 ${22}l${num(lean / 2.6)} 168l-128 -22z`
    }
  return (
    `<rect width="800" height="1000" fill="${ground}"/>` +
    fill(panes, '#fffaf0', { opacity: 0.34 }) +
    `<rect y="900" width="800" height="100" fill="${mix(paint, '#8d755c', 0.35)}"/>` +
    fill('M0 884H800V902H0Z', mix(paint, '#ffffff', 0.5), {
      stroke: mix(paint, '#5d4c3d', 0.4),
      strokeOpacity: 0.5,
    })
  )
}

const nothing: Painter = () => ''

/** A print of a plant, framed, centred about x = 0. */
const framedPrint: Painter = (sheet, random) => {
  const frame = random.pick([MATERIAL.gold, ...WOODS])
  const leaf = random.pick([LEAF.garden, LEAF.olive, LEAF.silver])
  let sprig = line(
    openCurve([
      [0, 372],
      [4, 300],
      [-4, 200],
    ]),
    leaf.deep,
    4,
  )
  for (let i = 0; i < 7; i++) {
    const y = 350 - i * 22
    const side = i % 2 ? 1 : -1
    sprig += fill(
      closedCurve([
        [0, y],
        [side * 30, y - 26],
        [side * 56, y - 40],
        [side * 30, y - 6],
      ]),
      i % 3 ? leaf.mid : leaf.shade,
      { stroke: leaf.deep, strokeOpacity: 0.5 },
    )
  }
  return (
    fill('M-112 132H116V452H-112Z', '#3a2a1c', { opacity: 0.16 }) +
    fill('M-120 120H108V440H-120Z', frame.mid, { stroke: frame.heart, strokeOpacity: 0.6 }) +
    fill('M-120 120H108L94 134H-106Z', frame.light) +
    fill('M-106 134H94V426H-106Z', '#fbf7ee', { stroke: frame.deep, strokeOpacity: 0.5 }) +
    `<g transform="translate(-6 0)">${sprig}</g>`
  )
}

/** A round mirror in a thin frame. */
const roundMirror: Painter = (sheet, random) => {
  const frame = random.pick([MATERIAL.gold, WOODS[0] ?? MATERIAL.wood])
  return (
    oval(8, 300, 168, 170, '#3a2a1c', 0.14) +
    oval(0, 290, 166, 166, frame.shade) +
    oval(-2, 288, 160, 160, frame.light) +
    oval(
      0,
      290,
      150,
      150,
      sheet.linear(
        [0, 0, 1, 1],
        [
          [0, '#eef2f0'],
          [0.45, '#d5dedd'],
          [0.5, '#f7f9f8'],
          [1, '#c3cecd'],
        ],
      ),
    )
  )
}

/** A shelf with two bowls and a trailing plant. */
const shelf: Painter = (sheet, random) => {
  const wood = random.pick(WOODS)
  const clay = random.pick([MATERIAL.ivory, MATERIAL.terracotta, MATERIAL.sage])
  let trail = ''
  for (let i = 0; i < 5; i++) {
    const x = 46 + i * 14
    const length = random.between(60, 190)
    trail += line(
      openCurve([
        [70, 250],
        [x, 268],
        [x + random.around(0, 10), 268 + length],
      ]),
      LEAF.garden.shade,
      3,
    )
    for (let y = 280; y < 262 + length; y += 20)
      trail += oval(x + (y % 40 ? 7 : -7), y, 8, 6, y % 60 ? LEAF.garden.mid : LEAF.garden.light)
  }
  return (
    fill('M-150 302H160V318H-150Z', '#3a2a1c', { opacity: 0.15 }) +
    fill('M-156 284H154V302H-156Z', wood.mid, { stroke: wood.heart, strokeOpacity: 0.6 }) +
    fill('M-156 284H154V289H-156Z', wood.rim) +
    fill(
      closedCurve([
        [-110, 240],
        [-110, 240],
        [-94, 284],
        [-50, 284],
        [-34, 240],
        [-34, 240],
      ]),
      roundLight(sheet, clay),
      { stroke: clay.heart, strokeOpacity: 0.5 },
    ) +
    oval(-72, 240, 38, 8, clay.shade) +
    fill('M42 236H98L92 284H48Z', roundLight(sheet, MATERIAL.terracotta), {
      stroke: MATERIAL.terracotta.heart,
      strokeOpacity: 0.5,
    }) +
    trail
  )
}

const TABLE_GRAIN = {
  heights: heightsFrom(798, 9, 6),
  from: [0, 500],
  reach: [200, 300],
  middle: 120,
  sway: [3, 3],
} as const

/** A table of plain wood with a drawer. */
const consoleTable: Painter = (sheet, random) => {
  const wood = random.pick(WOODS)
  const top = sheet.linear(
    [0, 0, 0, 1],
    [
      [0, wood.rim],
      [1, wood.light],
    ],
  )
  return (
    fill('M60 868H760V1000H60Z', '#2b1d12', { opacity: 0.16 }) +
    fill('M30 858H770V956H30Z', wood.mid, { stroke: wood.heart, strokeOpacity: 0.6 }) +
    fill('M44 950H96L84 1000H56ZM704 950H756L744 1000H716Z', wood.shade, {
      stroke: wood.heart,
      strokeOpacity: 0.6,
    }) +
    fill('M250 874H550V942H250Z', wood.light, { stroke: wood.deep, strokeOpacity: 0.7 }) +
    oval(400, 908, 11, 11, MATERIAL.gold.shade) +
    oval(398, 905, 7, 7, MATERIAL.gold.light) +
    fill('M4 790H796L800 858H0Z', top, { stroke: wood.deep, strokeOpacity: 0.5 }) +
    line(grainOf(random, TABLE_GRAIN), wood.shade, 1.6, 0.35) +
    fill('M0 858H800V872H0Z', wood.shade, { stroke: wood.heart, strokeOpacity: 0.5 })
  )
}

/** A round table under a linen cloth. */
const clothedTable: Painter = (sheet, random) => {
  const linen = random.pick([
    MATERIAL.ivory,
    tint(MATERIAL.blush, '#ffffff', 0.3),
    tint(MATERIAL.sage, '#ffffff', 0.3),
  ])
  let folds = ''
  for (let x = 40; x < 780; x += 62)
    folds += openCurve([
      [x, 862],
      [x + random.around(6, 6), 930],
      [x + random.around(-4, 8), 1000],
    ])
  return (
    fill('M-40 836Q400 920 840 836V1000H-40Z', roundLight(sheet, linen), {
      stroke: linen.deep,
      strokeOpacity: 0.5,
    }) +
    line(folds, linen.deep, 3, 0.35) +
    `<ellipse cx="400" cy="832" rx="446" ry="56" fill="${linen.light}" stroke="${linen.deep}" stroke-opacity=".5"/>` +
    oval(360, 822, 350, 36, '#ffffff', 0.35)
  )
}

/** A painted chest of drawers with brass knobs. */
const chestOfDrawers: Painter = (_sheet, random) => {
  const paint = random.pick(PAINTED)
  let knobs = ''
  for (const x of [210, 590])
    knobs += oval(x, 936, 14, 14, MATERIAL.gold.deep) + oval(x - 2, 933, 10, 10, MATERIAL.gold.light)
  return (
    fill('M40 858H760V1000H40Z', paint.mid, { stroke: paint.heart, strokeOpacity: 0.6 }) +
    fill('M64 886H388V990H64ZM412 886H736V990H412Z', paint.light, {
      stroke: paint.deep,
      strokeOpacity: 0.7,
    }) +
    knobs +
    fill('M14 796H786L800 850H0Z', paint.rim, { stroke: paint.deep, strokeOpacity: 0.5 }) +
    fill('M0 850H800V866H0Z', paint.shade, { stroke: paint.heart, strokeOpacity: 0.5 })
  )
}

/** The shelf over a fireplace. */
const mantelpiece: Painter = (_sheet, random) => {
  const stone = tint(MATERIAL.ivory, '#e9e6e0', 0.5)
  let veins = ''
  for (let i = 0; i < 6; i++) {
    const x = random.between(0, 700)
    veins += openCurve([
      [x, 806],
      [x + 40, 822],
      [x + random.between(70, 110), 850],
    ])
  }
  return (
    fill('M0 804H800V854H0Z', stone.rim, { stroke: stone.deep, strokeOpacity: 0.5 }) +
    line(veins, stone.deep, 1.6, 0.4) +
    fill('M0 854H800V876H0Z', stone.mid, { stroke: stone.deep, strokeOpacity: 0.6 }) +
    fill('M24 876H776V902H24Z', stone.light, { stroke: stone.deep, strokeOpacity: 0.5 }) +
    fill('M48 902H752V1000H48Z', stone.mid, { stroke: stone.deep, strokeOpacity: 0.5 }) +
    fill('M190 924H610V1000H190Z', '#3c3430', { stroke: stone.heart })
  )
}

/** Two books, the upper one askew, about x = 0 with their foot at y = 0. */
const books: Painter = (sheet, random) => {
  const covers = [MATERIAL.sage, MATERIAL.terracotta, tint(MATERIAL.charcoal, '#42566a', 0.5), MATERIAL.blush]
  const [lower, upper] = [random.pick(covers), random.pick(covers)]
  const book = (y: number, half: number, tones: Tones): string =>
    fill(`M${-half} ${y}h${half * 2}v26h${-half * 2}z`, tones.mid, {
      stroke: tones.heart,
      strokeOpacity: 0.6,
    }) +
    fill(`M${-half + 8} ${y + 5}h${half * 2 - 8}v16h${-(half * 2 - 8)}z`, '#f8f2e4') +
    line(
      `M${-half + 10} ${y + 10}h${half * 2 - 12}M${-half + 10} ${y + 16}h${half * 2 - 12}`,
      '#cdbfa6',
      1.4,
      0.8,
    )
  return (
    contactShadow(sheet, 0, 2, 120, 12) +
    book(-26, 96, lower) +
    `<g transform="rotate(-4)">${book(-53, 80, upper)}</g>`
  )
}

/** A cup on a saucer. */
const cup: Painter = (sheet, random) => {
  const china = tint(random.pick([MATERIAL.ivory, MATERIAL.sage, MATERIAL.blush]), '#ffffff', 0.4)
  return (
    contactShadow(sheet, 0, 2, 90, 12) +
    oval(0, -4, 74, 11, china.mid) +
    oval(0, -7, 74, 10, china.rim) +
    `<path d="M46-62q38-6 34 22q-6 26-48 24" fill="none" stroke="${china.mid}" stroke-width="9"/>` +
    fill(
      closedCurve([
        [-52, -74],
        [-52, -74],
        [-46, -34],
        [-24, -8],
        [24, -8],
        [46, -34],
        [52, -74],
        [52, -74],
      ]),
      roundLight(sheet, china),
      { stroke: china.heart, strokeOpacity: 0.4 },
    ) +
    oval(0, -74, 52, 10, china.rim) +
    oval(0, -72, 46, 7, MATERIAL.honey.deep)
  )
}

/** A candle in a brass holder. */
const candlestick: Painter = (sheet) => {
  const brass = MATERIAL.gold
  const wax = tint(MATERIAL.ivory, '#ffffff', 0.3)
  return (
    contactShadow(sheet, 0, 2, 70, 10) +
    oval(0, -4, 56, 9, brass.shade) +
    oval(0, -7, 54, 8, brass.light) +
    fill('M-8 -8L-6 -60H6L8 -8Z', roundLight(sheet, brass)) +
    oval(0, -60, 24, 6, brass.mid) +
    fill('M-11 -62V-220H11V-62Z', roundLight(sheet, wax), { stroke: wax.heart, strokeOpacity: 0.4 }) +
    oval(0, -220, 11, 3, wax.rim) +
    line('M0 -220V-232', '#3a2a1c', 3)
  )
}

/** A bowl with three pears. */
const pears: Painter = (sheet, random) => {
  const bowl = random.pick([MATERIAL.ivory, tint(MATERIAL.charcoal, '#5d7482', 0.5), MATERIAL.terracotta])
  const skin = tint(LEAF.fresh, '#e2c65a', 0.62)
  const pear = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${
      fill(
        closedCurve([
          [-10, -74],
          [10, -74],
          [20, -40],
          [34, -10],
          [0, 12],
          [-34, -10],
          [-20, -40],
        ]),
        roundLight(sheet, skin),
        { stroke: skin.heart, strokeOpacity: 0.5 },
      ) + line('M0 -72Q2 -86 10 -92', '#4c3220', 4)
    }</g>`
  return (
    contactShadow(sheet, 0, 2, 110, 12) +
    pear(-38, -46, -16) +
    pear(34, -44, 18) +
    pear(-2, -40, 3) +
    fill(
      closedCurve([
        [-96, -56],
        [-96, -56],
        [-74, -12],
        [-34, 0],
        [34, 0],
        [74, -12],
        [96, -56],
        [96, -56],
      ]),
      roundLight(sheet, bowl),
      { stroke: bowl.heart, strokeOpacity: 0.5 },
    )
  )
}
