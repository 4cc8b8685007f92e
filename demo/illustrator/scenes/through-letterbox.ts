import { createCutting, dome, kindCount } from '../arrangement.ts'
import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { letter } from '../lettering.ts'
import { FLOWER_TONES, LEAF, MATERIAL, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { openCurve } from '../path.ts'
import type { Random } from '../random.ts'
import { bow } from '../ribbon.ts'
import { stamp } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { brickwork, DOORS, panel, planter, shaft, STONE } from './front-door.ts'
import { abundant } from './posy.ts'

const BRASS = MATERIAL.gold

/** A front door seen from near by, and a flat box of flowers half way through its letterbox. */
export function throughLetterbox(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const door = random.pick(DOORS)
  const stems = abundant(drawing.stems, 16)
  const pillar = (x: number): string =>
    shaft(sheet, x, 110, 900) + line(`M${x + 28} 0V840M${x + 55} 0V840M${x + 82} 0V840`, STONE.deep, 3, 0.35)
  const planted = (cx: number): string =>
    `<g transform="translate(${cx} 966) scale(1.24)">${planter(sheet, 0, 0)}${dome(
      sheet,
      stems,
      { cx: 0, cy: -246, r: 112, open: true, wide: 1.08 },
      random,
    )}</g>`
  return (
    brickwork(sheet, random, [330, 1170]) +
    fill('M340 0H1260V900H340Z', STONE.light) +
    pillar(340) +
    pillar(1150) +
    fill('M450 0H1150V900H450Z', STONE.deep) +
    fill('M462 0H1138V900H462Z', '#fbf7ee') +
    doorOf(sheet, door) +
    `<rect y="900" width="1600" height="100" fill="${sheet.linear(
      [0, 0, 0, 1],
      [
        [0, '#efe9dd'],
        [1, '#c9c2b4'],
      ],
    )}"/>` +
    fill('M0 900H1600V912H0Z', '#fbf7ee') +
    planted(196) +
    planted(1404) +
    letterPlate(sheet) +
    boxInIt(sheet, drawing.stems, random)
  )
}

function doorOf(sheet: Sheet, door: Tones): string {
  const face = sheet.linear(
    [0, 0, 1, 0],
    [
      [0, door.mid],
      [0.4, door.mid],
      [1, door.shade],
    ],
  )
  return (
    fill('M488 0H1112V900H488Z', face, { stroke: door.heart, width: 3 }) +
    panel(528, -60, 250, 480, door) +
    panel(822, -60, 250, 480, door) +
    panel(528, 650, 250, 200, door) +
    panel(822, 650, 250, 200, door) +
    letter('24', 800, 96, 62, BRASS.light, 1.3, 0) +
    // The knocker hangs on the middle stile.
    oval(800, 214, 26, 26, BRASS.shade) +
    oval(797, 211, 20, 20, BRASS.light) +
    `<ellipse cx="802" cy="282" rx="42" ry="62" fill="none" stroke="${BRASS.deep}" stroke-width="17"/><ellipse cx="799" cy="279" rx="42" ry="62" fill="none" stroke="${BRASS.light}" stroke-width="8"/>` +
    oval(800, 346, 20, 15, BRASS.mid) +
    oval(1072, 540, 26, 26, BRASS.deep) +
    oval(1068, 536, 21, 21, BRASS.light) +
    oval(1062, 529, 7, 7, '#ffffff', 0.8)
  )
}

// The brass plate, its flap pushed in, and the dark behind it.
function letterPlate(sheet: Sheet): string {
  const metal = sheet.linear(
    [0, 0, 0, 1],
    [
      [0, BRASS.rim],
      [0.5, BRASS.mid],
      [1, BRASS.shade],
    ],
  )
  return (
    fill('M570 470H1030V602H570Z', '#1a120a', { opacity: 0.3 }) +
    fill(
      'M562 462H1038Q1046 462 1046 470V584Q1046 592 1038 592H562Q554 592 554 584V470Q554 462 562 462Z',
      metal,
      {
        stroke: BRASS.heart,
        strokeOpacity: 0.8,
      },
    ) +
    line('M568 474H1032', '#ffffff', 3, 0.6) +
    fill('M592 494H1008V574H592Z', '#1c130c') +
    // The flap, tilted into the hall.
    fill(
      'M596 496H1004L990 528H610Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, BRASS.shade],
          [1, BRASS.heart],
        ],
      ),
      {
        stroke: BRASS.heart,
      },
    ) +
    [572, 1028]
      .map((x) => oval(x, 527, 6, 6, BRASS.deep) + line(`M${x - 4} 523l8 8`, BRASS.heart, 1.6))
      .join('')
  )
}

// The box: its lid printed with what is in it, a ribbon across, and the end that is still outside.
function boxInIt(sheet: Sheet, stems: readonly Stem[], random: Random): string {
  const card = MATERIAL.kraft
  const colour = stems[0]?.colour === 'white' ? (stems[1]?.colour ?? 'lilac') : (stems[0]?.colour ?? 'lilac')
  const ribbon = tint(FLOWER_TONES[colour], FLOWER_TONES[colour].heart, 0.12)
  const lid = 'M622 532H978L1030 706H570Z'
  const end = 'M570 706H1030L1026 766H574Z'
  const cutting = createCutting(sheet, kindCount(stems))
  const printed = stems.filter(({ species, count }) => count > 0 && FLOWERS[species].form === 'head')
  const sprigs = stems.filter(({ species, count }) => count > 0 && FLOWERS[species].form === 'sprig')
  let print = ''
  for (const [i, x] of [-150, -92, 96, 152].entries()) {
    const leaves = [
      [-16, -34],
      [18, -20],
    ] as const
    print += line(
      openCurve([
        [800 + x * 1.1, 690],
        [800 + x * 1.04, 640],
        [800 + x, 590],
      ]),
      LEAF.garden.shade,
      4,
    )
    for (const [dx, dy] of leaves) print += oval(800 + x * 1.06 + dx, 676 + dy, 15, 6, LEAF.garden.mid)
    const sprig = sprigs[i % Math.max(1, sprigs.length)]
    if (i % 3 === 0 && sprig)
      print += stamp(
        cutting.variant(sprig.species, sprig.colour, 0.4),
        800 + x,
        640,
        70 / FLOWERS[sprig.species].span,
        x / 12,
      )
    const head = printed[i % Math.max(1, printed.length)]
    if (head)
      print += stamp(cutting.variant(head.species, head.colour, 0.3), 800 + x, 596, [0.33, 0.27], i * 40)
  }
  const light = sheet.linear(
    [0, 0, 0.2, 1],
    [
      [0, card.shade],
      [0.2, card.light],
      [1, card.rim],
    ],
  )
  return (
    fill('M590 600L1052 716L1040 850L588 846Z', '#120a06', { opacity: 0.22 }) +
    fill(lid, light, { stroke: card.heart, strokeOpacity: 0.6 }) +
    `<g clip-path="${sheet.clip(lid)}">${print}</g>` +
    fill('M622 532H978L984 552H616Z', '#120a06', { opacity: 0.35 }) +
    fill('M782 532H818L826 706H774Z', ribbon.mid, { stroke: ribbon.heart, strokeOpacity: 0.4 }) +
    line('M788 540L782 702', ribbon.rim, 2.4, 0.7) +
    fill(
      end,
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, card.mid],
          [1, card.deep],
        ],
      ),
      { stroke: card.heart, strokeOpacity: 0.6 },
    ) +
    line('M570 707H1030', '#fff3dc', 2.4, 0.6) +
    fill('M774 706H826L825 766H775Z', ribbon.shade) +
    letter('Larkspur', 680, 748, 24, card.heart, 0.9, 0) +
    bow(sheet, 800, 640, 74, ribbon, random, 0.7)
  )
}
