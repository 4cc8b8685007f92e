import { dome } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { lathe, roundLight } from '../lathe.ts'
import { FLOWER_TONES, LEAF, MATERIAL, mix, tint } from '../palette.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { abundant, fallenPetals } from './posy.ts'

/** A jug of flowers on a windowsill, with roofs and trees behind the panes. */
export function windowsill(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const stems = abundant(drawing.stems, 18)
  const cx = random.pick([560, 1010])
  const sky = sheet.linear(
    [0, 0, 0, 1],
    [
      [0, random.pick(['#bcd3e2', '#d3dbe4', '#c9d9d4'])],
      [0.7, '#f1ead9'],
      [1, '#efe3c8'],
    ],
  )
  let out = `<rect width="1600" height="1000" fill="${sky}"/>` + roofs(random) + trees(random)
  // The sash: two windows of four panes, their bars, and curtains on both sides.
  out += fill(
    'M0 0H1600V60H0ZM0 60H210V800H0ZM1390 60H1600V800H1390ZM210 60H240V800H210ZM1360 60H1390V800H1360ZM786 60H814V800H786ZM240 412H1360V436H240Z',
    '#fbf8f1',
    { stroke: '#cbbda6', width: 2 },
  )
  out +=
    line('M513 60V412M1087 60V412M513 436V800M1087 436V800', '#fbf8f1', 14) +
    line('M506 60V412M1080 60V412', '#cbbda6', 1.5)
  out += curtain(sheet, 40, 1) + curtain(sheet, 1560, -1)
  out +=
    fill('M0 792H1600V1000H0Z', mix('#fbf8f1', '#d9c8ae', 0.25)) +
    fill('M0 792H1600V910H0Z', '#fdfaf3', { stroke: '#cbbda6', strokeOpacity: 0.7 }) +
    fill('M0 910H1600V936H0Z', '#d8cbb4') +
    fill('M300 800L760 800L980 904H420Z', '#fff3d4', { opacity: 0.6 })
  const clay = random.pick([
    MATERIAL.ivory,
    tint(MATERIAL.sage, '#ffffff', 0.25),
    tint(FLOWER_TONES.blue, '#e8ecef', 0.5),
  ])
  out += contactShadow(sheet, cx + 30, 872, 210, 22)
  out +=
    `<path d="M${cx + 96} 640q110 -6 96 96q-10 76 -108 70" fill="none" stroke="${clay.shade}" stroke-width="24"/>` +
    `<path d="M${cx + 96} 638q104 -6 90 94q-10 70 -102 66" fill="none" stroke="${clay.light}" stroke-width="14"/>` +
    fill(
      lathe(
        [
          [92, 590],
          [84, 640],
          [138, 760],
          [96, 860],
        ],
        cx,
        12,
      ),
      roundLight(sheet, clay),
      { stroke: clay.heart, strokeOpacity: 0.5 },
    )
  out += dome(sheet, stems, { cx, cy: 400, r: 214, open: true, wide: 1.1 }, random)
  out += random.chance(0.5)
    ? cat(sheet, cx > 800 ? 420 : 1180)
    : potsOfHerbs(sheet, random, cx > 800 ? 420 : 1180)
  return out + fallenPetals(random, FLOWER_TONES[stems[0]?.colour ?? 'blush'], [cx - 320, 850, 240, 40], 4)
}

function roofs(random: Random): string {
  let out = ''
  for (let x = 200; x < 1400; x += 150) {
    const top = random.between(420, 520)
    const brick = random.pick(['#b98d6c', '#c9a583', '#a9866c'])
    out +=
      fill(`M${x} ${top + 70}H${x + 150}V820H${x}Z`, mix(brick, '#f1ead9', 0.35)) +
      fill(
        `M${x - 8} ${top + 74}L${x + 75} ${top}L${x + 158} ${top + 74}Z`,
        mix('#6b7276', '#f1ead9', 0.25),
      ) +
      fill(`M${x + 104} ${top - 30}h30v80h-30z`, mix(brick, '#f1ead9', 0.2)) +
      fill(`M${x + 108} ${top - 44}h9v14h-9zM${x + 121} ${top - 44}h9v14h-9z`, '#b05a39', { opacity: 0.8 }) +
      fill(`M${x + 50} ${top + 110}h44v66h-44z`, '#dfe8ec', { stroke: '#f8f4ea', width: 5 })
  }
  return out
}

function trees(random: Random): string {
  let out = ''
  for (let i = 0; i < 9; i++) {
    const x = 240 + i * 140 + random.around(0, 30)
    const r = random.between(60, 110)
    const green = random.pick([LEAF.garden, LEAF.fresh, LEAF.olive])
    out +=
      oval(x, 740, r, r * 0.9, mix(green.mid, '#f1ead9', 0.2)) +
      oval(x - r * 0.3, 716, r * 0.6, r * 0.5, mix(green.light, '#f1ead9', 0.2), 0.8)
  }
  return out
}

function curtain(sheet: Sheet, x: number, side: 1 | -1): string {
  const folds = sheet.linear(
    [0, 0, 1, 0],
    [
      [0, '#e6dccb'],
      [0.25, '#fbf7ee'],
      [0.45, '#ded2bd'],
      [0.7, '#faf5ea'],
      [1, '#d9ccb6'],
    ],
  )
  return fill(
    closedCurve([
      [x - 60 * side, -10],
      [x - 60 * side, -10],
      [x + 250 * side, -10],
      [x + 250 * side, -10],
      [x + 190 * side, 300],
      [x + 110 * side, 520],
      [x + 150 * side, 800],
      [x + 150 * side, 800],
      [x - 60 * side, 800],
      [x - 60 * side, 800],
    ]),
    folds,
    { stroke: '#bfb096', strokeOpacity: 0.5 },
  )
}

/** A cat that sits with its back to the room. */
function cat(sheet: Sheet, x: number): string {
  const fur = '#4a4038'
  return (
    contactShadow(sheet, x, 868, 120, 16) +
    fill(
      closedCurve([
        [x - 40, 620],
        [x - 40, 620],
        [x - 78, 730],
        [x - 92, 860],
        [x - 60, 874],
        [x + 60, 874],
        [x + 92, 860],
        [x + 78, 730],
        [x + 40, 620],
        [x + 40, 620],
      ]),
      fur,
    ) +
    oval(x, 596, 62, 54, fur) +
    fill(`M${x - 58} 580L${x - 52} 516L${x - 14} 552ZM${x + 58} 580L${x + 52} 516L${x + 14} 552Z`, fur) +
    line(
      openCurve([
        [x + 74, 852],
        [x + 150, 868],
        [x + 176, 820],
        [x + 150, 784],
      ]),
      fur,
      22,
    ) +
    line(
      openCurve([
        [x - 40, 660],
        [x, 672],
        [x + 40, 660],
      ]),
      '#b0603f',
      9,
    )
  )
}

/** Three clay pots with herbs. */
function potsOfHerbs(sheet: Sheet, random: Random, x: number): string {
  const clay = MATERIAL.terracotta
  let out = ''
  for (const at of [x - 150, x, x + 150]) {
    const green = random.pick([LEAF.fresh, LEAF.garden, LEAF.silver])
    for (let i = 0; i < 26; i++) {
      const lean = random.between(-62, 62)
      const height = random.between(60, 140)
      out +=
        line(
          openCurve([
            [at + lean * 0.3, 770],
            [at + lean * 0.7, 730],
            [at + lean, 770 - height],
          ]),
          green.shade,
          3,
        ) + oval(at + lean, 770 - height, 11, 8, i % 2 ? green.mid : green.light)
    }
    out +=
      contactShadow(sheet, at, 868, 78, 12) +
      fill(`M${at - 58} 782H${at + 58}L${at + 44} 868H${at - 44}Z`, roundLight(sheet, clay), {
        stroke: clay.heart,
        strokeOpacity: 0.5,
      }) +
      fill(`M${at - 64} 762H${at + 64}V788H${at - 64}Z`, roundLight(sheet, clay), {
        stroke: clay.heart,
        strokeOpacity: 0.5,
      })
  }
  return out
}
