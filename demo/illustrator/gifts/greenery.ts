import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { lathe, roundLight } from '../lathe.ts'
import { bladePath, leaf } from '../leaf.ts'
import { LEAF, MATERIAL, mix, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { closedCurve, cubic, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import type { GiftArtist } from './gift.ts'
import { letter } from '../lettering.ts'

function pot(sheet: Sheet, tones: Tones, top: number, half: number): string {
  const foot = 868
  let out = contactShadow(sheet, 400, 888, half * 1.7, 28)
  out += fill(
    lathe(
      [
        [half, top],
        [half * 0.96, top + (foot - top) * 0.4],
        [half * 0.74, foot],
      ],
      400,
      half * 0.15,
    ),
    roundLight(sheet, tones),
    { stroke: tones.heart, strokeOpacity: 0.5 },
  )
  out += fill(
    lathe(
      [
        [half * 1.07, top - 8],
        [half * 1.07, top + 20],
        [half * 1.04, top + 44],
      ],
      400,
      half * 0.17,
    ),
    roundLight(sheet, tones),
    { stroke: tones.heart, strokeOpacity: 0.45 },
  )
  return (
    out +
    oval(400, top - 8, half * 1.07, half * 0.2, tones.light) +
    oval(400, top - 5, half * 0.97, half * 0.165, '#3b2a1c') +
    line(
      openCurve([
        [400 - half * 0.72, top + 60],
        [400 - half * 0.66, top + 130],
        [400 - half * 0.56, foot - 20],
      ]),
      '#ffffff',
      9,
      0.3,
    )
  )
}

/** A leafy house plant with split leaves in a glazed pot. */
export const plant: GiftArtist = ({ sheet, random, tones }) => {
  let out = pot(sheet, tint(tones, '#f3ead8', 0.15), 660, 140)
  const blades = [
    [-200, 250, -54, 1],
    [196, 268, 50, 0],
    [-110, 150, -26, 0],
    [120, 140, 24, 1],
    [-236, 420, -84, 0],
    [236, 430, 82, 1],
    [0, 96, 0, 1],
    [-60, 330, -34, 1],
    [80, 340, 36, 0],
    [6, 420, 4, 1],
  ] as const
  for (const [dx, y, turn, lit] of blades) {
    const tip: Point = [400 + dx, y + 74]
    const stalk = cubic([400 + dx * 0.06, 660], [400 + dx * 0.12, 560], [400 + dx * 0.6, y + 200], tip, 8)
    out +=
      line(openCurve(stalk), LEAF.garden.deep, 8) +
      line(openCurve(stalk.map(([x, py]): Point => [x - 2, py])), LEAF.garden.light, 2, 0.7)
    const greens = lit === 1 ? tint(LEAF.garden, LEAF.fresh.light, 0.22) : LEAF.garden
    const id = sheet.symbol(`monstera ${lit}`, () => {
      const half = (side: number): Point[] => [
        [0, -150],
        [side * 34, -128],
        [side * 62, -96],
        [side * 44, -84],
        [side * 82, -66],
        [side * 92, -36],
        [side * 54, -34],
        [side * 96, -6],
        [side * 90, 26],
        [side * 50, 10],
        [side * 70, 50],
        [side * 34, 56],
        [side * 6, 30],
        [0, 22],
      ]
      const right = half(1)
      const left = half(-1)
      let drawn = fill(closedCurve([...left, ...[...right].reverse()]), greens.shade, {
        stroke: greens.heart,
        strokeOpacity: 0.6,
      })
      drawn += fill(closedCurve([...left, [0, -60]]), greens.mid, { opacity: 0.85 })
      drawn += line(
        openCurve([
          [0, 24],
          [1, -60],
          [0, -144],
        ]),
        greens.rim,
        3.4,
        0.8,
      )
      let veins = ''
      for (const [vx, vy] of [
        [74, 20],
        [80, -40],
        [56, -92],
        [30, -120],
      ] as const)
        veins +=
          openCurve([
            [0, vy + 28],
            [vx * 0.5, vy + 8],
            [vx * 0.92, vy],
          ]) +
          openCurve([
            [0, vy + 28],
            [-vx * 0.5, vy + 8],
            [-vx * 0.92, vy],
          ])
      return drawn + line(veins, greens.light, 1.8, 0.7)
    })
    out += stamp(id, tip[0], tip[1], [random.between(0.94, 1.08), 1], turn)
  }
  return out
}

/** A phalaenopsis in a pot, two arching sprays over strap leaves. */
export const orchidPot: GiftArtist = ({ sheet, random, tones }) => {
  let out = pot(sheet, tint(MATERIAL.ivory, '#ffffff', 0.3), 690, 128)
  const spray = (seed: number): string =>
    sheet.symbol(`orchid spray ${seed}`, () => FLOWERS.orchid.draw({ sheet, random, tones, tilt: 0 }))
  out += line('M372 690L340 160M436 690L470 250', '#8a6b48', 5, 0.8)
  out += stamp(spray(0), 385, 690, [-1.42, 1.4], -5) + stamp(spray(1), 425, 690, [1.22, 1.12], 9)
  for (const [x, y, width, bend] of [
    [170, 640, 76, -70],
    [636, 636, 78, 70],
    [250, 560, 66, -40],
    [560, 566, 68, 46],
    [300, 700, 70, -20],
    [512, 704, 72, 24],
  ] as const)
    out += leaf(
      { foot: [400 + (x - 400) * 0.12, 694], tip: [x, y], width, bend, fullest: 0.55, blunt: 0.4 },
      LEAF.garden,
      0,
    )
  for (let i = 0; i < 15; i++)
    out += oval(
      400 + random.around(0, 112),
      686 + random.around(0, 12),
      11,
      6,
      i % 2 === 0 ? '#6b4a30' : '#8a6240',
      0.9,
    )
  return out
}

/** A rosette succulent with offsets in a stone pot. */
export const succulent: GiftArtist = ({ sheet, random, tones }) => {
  const flesh = { ...tint(LEAF.silver, '#9fc4a0', 0.3), rim: mix(tones.light, LEAF.silver.rim, 0.35) }
  let out = pot(sheet, tint(MATERIAL.terracotta, tones.mid, 0.25), 640, 190)
  for (let i = 0; i < 40; i++)
    out += oval(
      400 + random.around(0, 176),
      634 + random.around(0, 20),
      random.between(4, 8),
      random.between(3, 5),
      i % 2 === 0 ? '#cfc4ae' : '#a6987f',
    )
  const rosette = (cx: number, cy: number, size: number): string => {
    let drawn = oval(cx, cy + size * 0.16, size * 0.95, size * 0.6, '#14251c', 0.5)
    for (let ring = 0; ring < 6; ring++) {
      const reach = size * (1 - ring * 0.155)
      const count = 11 - ring
      for (let i = 0; i < count; i++) {
        const angle = (i / count) * Math.PI * 2 + ring * 0.42
        const up = -ring * size * 0.065
        const foot: Point = [cx + Math.cos(angle) * reach * 0.12, cy + up + Math.sin(angle) * reach * 0.08]
        const tip: Point = [
          cx + Math.cos(angle) * reach,
          cy + up + Math.sin(angle) * reach * 0.72 - (1 - Math.sin(angle)) * reach * 0.08,
        ]
        drawn += fill(
          bladePath({ foot, tip, width: reach * 0.52, fullest: 0.68, blunt: 0.35 }),
          sheet.radial(
            cx,
            cy + up,
            reach,
            [
              [0.2, flesh.deep],
              [0.55, flesh.mid],
              [0.86, flesh.light],
              [1, tones.mid],
            ],
            0.76,
          ),
          { stroke: flesh.heart, strokeOpacity: 0.5 },
        )
        drawn += line(
          openCurve([
            [foot[0] * 0.5 + tip[0] * 0.5, foot[1] * 0.5 + tip[1] * 0.5],
            [foot[0] * 0.12 + tip[0] * 0.88, foot[1] * 0.12 + tip[1] * 0.88],
          ]),
          flesh.rim,
          3,
          0.5,
        )
      }
    }
    return drawn
  }
  return out + rosette(252, 590, 82) + rosette(552, 588, 88) + rosette(400, 540, 178) + rosette(480, 640, 56)
}

/** Two packets of seeds, one leaning on the other, and a few seeds spilt. */
export const seeds: GiftArtist = ({ sheet, random, tones }) => {
  let out = contactShadow(sheet, 400, 884, 300, 30)
  const packet = (name: string, bloom: 'anemone' | 'sunflower', paint: Tones, paper: Tones): string => {
    let drawn = fill(
      'M-140-520H140V0H-140Z',
      sheet.linear(
        [0, 0, 1, 0.3],
        [
          [0, paper.rim],
          [0.6, paper.light],
          [1, paper.mid],
        ],
      ),
      { stroke: paper.heart, strokeOpacity: 0.5 },
    )
    drawn +=
      fill('M-140-520H140V-482H-140Z', paper.shade, { opacity: 0.6 }) +
      line('M-140-482H140', paper.deep, 1.6, 0.6) +
      line('M-122-466H122V-18H-122Z', paint.shade, 2.4, 0.8)
    for (let i = -4; i <= 4; i++) drawn += line(`M${i * 28}-518v34`, paper.deep, 1, 0.3)
    drawn +=
      line(
        openCurve([
          [0, -120],
          [6, -200],
          [0, -280],
        ]),
        LEAF.garden.mid,
        7,
      ) +
      leaf({ foot: [3, -150], tip: [-86, -210], width: 44, bend: -14 }, LEAF.garden, 3) +
      leaf({ foot: [4, -170], tip: [86, -236], width: 42, bend: 14 }, LEAF.garden, 3)
    const id = sheet.symbol(`packet ${bloom} ${paint.mid}`, () =>
      FLOWERS[bloom].draw({ sheet, random, tones: paint, tilt: 0.2 }),
    )
    return (
      drawn +
      stamp(id, 0, -318, 0.94) +
      letter(name, 0, -72, 30, '#3c3026', 1, 0) +
      letter('Grow your own', 0, -38, 15, paint.deep, 1, 0)
    )
  }
  const yellow = {
    heart: '#985a06',
    deep: '#c5840c',
    shade: '#e4a717',
    mid: '#f4c433',
    light: '#f9da69',
    rim: '#fdefb1',
  }
  out += `<g transform="translate(496 872) rotate(9)">${packet('Sunflower', 'sunflower', yellow, MATERIAL.kraft)}</g><g transform="translate(306 884) rotate(-6)">${packet('Meadow', 'anemone', tones, MATERIAL.ivory)}</g>`
  for (let i = 0; i < 15; i++) {
    const x = 480 + random.around(0, 150)
    const y = 896 + random.around(0, 22)
    out +=
      `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="9" ry="4.6" fill="${i % 2 === 0 ? '#4a3424' : '#6e5238'}" transform="rotate(${random.whole(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})"/>` +
      oval(x - 2, y - 2, 3, 1, '#c9ad84', 0.8)
  }
  return out
}

/** Florist's scissors with a cut stem. */
export const scissors: GiftArtist = ({ sheet, random, tones }) => {
  const steel = MATERIAL.steel
  let out = `<g transform="translate(14 18)" opacity=".22">${line('M380 560L470 170M420 560L330 170', '#3a2a1c', 34)}<ellipse cx="300" cy="740" rx="82" ry="128" fill="none" stroke="#3a2a1c" stroke-width="32" transform="rotate(16 300 740)"/><ellipse cx="500" cy="740" rx="82" ry="128" fill="none" stroke="#3a2a1c" stroke-width="32" transform="rotate(-16 500 740)"/></g>`
  for (const flip of [-1, 1]) {
    const p = (x: number, y: number): Point => [400 + x * flip, y]
    out += fill(
      closedCurve([
        p(-26, 566),
        p(-26, 566),
        p(-4, 470),
        p(40, 300),
        p(78, 150),
        p(78, 150),
        p(84, 240),
        p(58, 400),
        p(28, 520),
        p(22, 580),
        p(22, 580),
      ]),
      sheet.linear(
        [0, 0, 1, 0],
        [
          [0, steel.mid],
          [0.4, steel.rim],
          [0.55, steel.light],
          [1, steel.shade],
        ],
      ),
      { stroke: steel.heart, strokeOpacity: 0.7 },
    )
    out += line(openCurve([p(76, 166), p(58, 300), p(20, 480)]), '#ffffff', 3.4, 0.9)
    out +=
      line(openCurve([p(2, 560), p(-22, 600), p(-40, 640)]), steel.heart, 38) +
      line(openCurve([p(2, 560), p(-22, 600), p(-40, 640)]), steel.mid, 34)
    const cx = 400 - flip * 100
    out += `<g transform="rotate(${flip * 16} ${cx} 740)"><ellipse cx="${cx}" cy="740" rx="80" ry="126" fill="none" stroke="${tones.heart}" stroke-width="36"/><ellipse cx="${cx}" cy="740" rx="80" ry="126" fill="none" stroke="${tones.mid}" stroke-width="32"/><ellipse cx="${cx - 3}" cy="737" rx="82" ry="128" fill="none" stroke="${tones.light}" stroke-width="11" stroke-opacity=".8"/><path d="M${cx - 84} 700q8-70 56-84" fill="none" stroke="${tones.rim}" stroke-width="6" stroke-opacity=".9"/></g>`
  }
  out +=
    oval(400, 548, 24, 24, steel.heart) +
    oval(398, 546, 21, 21, steel.light) +
    line('M386 556L412 538', steel.deep, 4)
  const stem = cubic([590, 900], [620, 760], [560, 560], [624, 400], 8)
  out +=
    line(openCurve(stem.map(([x, y]): Point => [x + 9, y + 10])), '#3a2a1c', 10, 0.18) +
    line(openCurve(stem), LEAF.garden.deep, 11) +
    line(openCurve(stem.map(([x, y]): Point => [x - 2, y])), LEAF.garden.light, 3, 0.8)
  out +=
    leaf({ foot: [598, 700], tip: [706, 612], width: 52, bend: 16 }, LEAF.garden, 3) +
    leaf({ foot: [588, 600], tip: [500, 640], width: 40, bend: 12 }, LEAF.garden, 3) +
    leaf({ foot: [594, 520], tip: [680, 480], width: 40, bend: 10 }, LEAF.garden, 3)
  const id = sheet.symbol('cut bloom', () => FLOWERS.rose.draw({ sheet, random, tones, tilt: 0.35 }))
  return out + oval(640, 370, 84, 80, '#3a2a1c', 0.18) + stamp(id, 626, 352, 0.9, 14)
}
