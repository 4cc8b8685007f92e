import { dome } from '../arrangement.ts'
import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { leaf } from '../leaf.ts'
import { letter } from '../lettering.ts'
import { FLOWER_TONES, LEAF } from '../palette.ts'
import { closedCurve, cubic, num, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import { backdrop } from '../background.ts'
import type { Sheet } from '../sheet.ts'
import { abundant } from './posy.ts'

/** A folded paper map of London with the river, parks and a pin, and flowers laid over its corner. */
export function mapCard(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const stems = abundant(drawing.stems, 20)
  const tones = FLOWER_TONES[stems[0]?.colour ?? 'blush']
  let out = backdrop(sheet, random, 1600, 1000, 1000)
  const edge = 'M150 96H1390V884H150Z'
  out +=
    '<g transform="rotate(-2 800 500)">' +
    fill('M166 118H1410V910H166Z', '#3a2a1c', { opacity: 0.14 }) +
    fill('M158 106H1398V896H158Z', '#3a2a1c', { opacity: 0.12 }) +
    fill(edge, '#f4ecdb', { stroke: '#b9a98c' })
  let inside = ''
  // Blocks of the city between its streets.
  const blocks: string[] = []
  for (let row = 0; row < 16; row++)
    for (let i = 0; i < 25; i++) {
      const x = 150 + i * 51 + (row % 2) * 14
      const y = 96 + row * 51
      if (random.chance(0.12)) continue
      const w = random.between(30, 44)
      const h = random.between(30, 44)
      blocks.push(
        `M${num(x + random.around(4, 4))} ${num(y + 4)}l${num(w)} ${num(random.around(0, 4))}l${num(random.around(0, 4))} ${num(h)}l${num(-w)} ${num(random.around(0, 4))}z`,
      )
    }
  inside += fill(blocks.join(''), '#e7dac2')
  for (const [x, y, rx, ry] of [
    [440, 400, 110, 56],
    [610, 250, 76, 92],
    [1130, 260, 66, 46],
    [330, 720, 88, 60],
    [980, 770, 92, 54],
    [700, 446, 56, 28],
  ] as const) {
    const park: Point[] = []
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * Math.PI * 2
      park.push([
        x + Math.cos(a) * rx * random.around(1, 0.12),
        y + Math.sin(a) * ry * random.around(1, 0.12),
      ])
    }
    inside += fill(closedCurve(park), '#c6d3a8', { stroke: '#9fb07c', width: 2 })
    for (let i = 0; i < 9; i++) {
      const px = x + random.around(0, rx * 0.7)
      const py = y + random.around(0, ry * 0.66)
      inside +=
        oval(px + 2, py + 3, 9, 8, '#7e9560', 0.4) + oval(px, py, 9, 8, i % 2 === 0 ? '#8fa86c' : '#a5bb82')
    }
  }
  const roads: Point[][] = [
    cubic([150, 300], [480, 330], [760, 240], [1390, 330], 10),
    cubic([150, 560], [420, 500], [640, 560], [900, 380], 10),
    cubic([520, 96], [560, 340], [720, 520], [690, 884], 10),
    cubic([1010, 96], [980, 300], [1080, 560], [1180, 884], 10),
    cubic([150, 800], [480, 760], [900, 840], [1390, 700], 10),
    cubic([820, 96], [780, 250], [880, 400], [860, 560], 8),
  ]
  inside +=
    line(roads.map(openCurve).join(''), '#d8c6a4', 15) + line(roads.map(openCurve).join(''), '#fdf8ec', 10)
  // The river, with the loop at Limehouse.
  const river: Point[] = [
    [100, 690],
    [260, 640],
    [420, 660],
    [520, 600],
    [600, 620],
    [700, 600],
    [760, 500],
    [850, 470],
    [960, 480],
    [1050, 450],
    [1120, 500],
    [1130, 620],
    [1190, 660],
    [1240, 590],
    [1240, 480],
    [1320, 440],
    [1460, 470],
  ]
  inside +=
    line(openCurve(river), '#8fb1bd', 60) +
    line(openCurve(river), '#b4d0d8', 52) +
    line(openCurve(river.map(([x, y]): Point => [x - 4, y - 9])), '#d8e8ec', 4, 0.9) +
    line(openCurve(river.map(([x, y]): Point => [x + 4, y + 8])), '#9dbfca', 3, 0.8)
  for (const [x1, y1, x2, y2] of [
    [504, 566, 540, 664],
    [680, 560, 736, 650],
    [742, 500, 826, 540],
    [850, 436, 856, 512],
    [950, 440, 962, 522],
    [1040, 410, 1056, 492],
  ] as const)
    inside += line(`M${x1} ${y1}L${x2} ${y2}`, '#c8b48e', 15) + line(`M${x1} ${y1}L${x2} ${y2}`, '#fdf8ec', 9)
  inside +=
    letter('LONDON', 560, 196, 44, '#7d6a4c', 0.8, 0) + letter('Thames', 352, 656, 20, '#55808f', 0.9, -12)
  for (const x of [460, 770, 1080])
    inside += fill(
      `M${x} 96h26v788h-26z`,
      sheet.linear(
        [0, 0, 1, 0],
        [
          [0, '#3a2a1c', 0.1],
          [0.5, '#ffffff', 0.4],
          [1, '#ffffff', 0],
        ],
      ),
    )
  inside += fill(
    'M150 478H1390V496H150Z',
    sheet.linear(
      [0, 0, 0, 1],
      [
        [0, '#3a2a1c', 0.08],
        [0.5, '#ffffff', 0.4],
        [1, '#ffffff', 0],
      ],
    ),
  )
  out += `<g clip-path="${sheet.clip(edge)}">${inside}</g>`
  // The way from the shop to the door, and its pin.
  const way = cubic([560, 720], [640, 560], [760, 420], [890, 330], 12)
  out +=
    `<path d="${openCurve(way)}" fill="none" stroke="${tones.deep}" stroke-width="7" stroke-dasharray="2 17"/>` +
    oval(560, 720, 14, 14, '#ffffff') +
    oval(560, 720, 9, 9, tones.deep)
  out +=
    oval(902, 340, 34, 10, '#3a2a1c', 0.28) +
    fill(
      closedCurve([
        [890, 336],
        [890, 336],
        [850, 262],
        [846, 214],
        [866, 180],
        [890, 172],
        [914, 180],
        [934, 214],
        [930, 262],
      ]),
      sheet.linear(
        [0, 0, 1, 0],
        [
          [0, tones.light],
          [0.5, tones.mid],
          [1, tones.deep],
        ],
      ),
      { stroke: tones.heart, strokeOpacity: 0.5 },
    ) +
    oval(890, 220, 22, 22, '#fdf8ec') +
    oval(870, 200, 7, 12, '#ffffff', 0.5) +
    '</g>'
  const r = 250
  for (const [dx, dy, turn] of [
    [-60, -240, -0.3],
    [-250, -70, -1.3],
    [-200, 180, -2],
  ] as const)
    out += leaf(
      { foot: [1330, 780], tip: [1330 + dx * 1.24, 780 + dy * 1.24], width: 70, bend: turn * 20 },
      LEAF.garden,
      3,
    )
  out +=
    oval(
      1336,
      800,
      r * 1.05,
      r * 0.98,
      sheet.radial(1336, 800, r * 1.05, [
        [0.7, '#3a2a1c', 0.4],
        [1, '#3a2a1c', 0],
      ]),
    ) + dome(sheet, stems, { cx: 1330, cy: 770, r, open: true, wide: 1.06 }, random)
  return out
}
