import { dome } from '../arrangement.ts'
import { backdrop, contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { lathe, roundLight } from '../lathe.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../palette.ts'
import { closedCurve } from '../path.ts'
import { vaseBody } from '../presentation/vase.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { grainOf, heightsFrom } from '../wood.ts'
import { abundant, fallenPetals } from './posy.ts'

/** A vase on a wooden table by a window, with a cup and two books. */
export function table(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const stems = abundant(drawing.stems, 22)
  const wood = tint(MATERIAL.wood, '#e8d3b4', 0.35)
  let out = backdrop(sheet, random, 1600, 1000, 740)
  // The window: panes of sky, a deep reveal, and a linen curtain.
  out +=
    fill('M150 60H640V640H150Z', '#ffffff', { stroke: '#cbbda6', width: 3 }) +
    fill(
      'M172 82H384V340H172ZM406 82H618V340H406ZM172 362H384V618H172ZM406 362H618V618H406Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, '#cfe0e8'],
          [0.7, '#e9efe6'],
          [1, '#dfe6cf'],
        ],
        'box',
      ),
    )
  out +=
    fill('M172 540Q250 470 330 520T470 500T618 530V618H406V618H384H172Z', '#9db08a', { opacity: 0.5 }) +
    fill('M384 82H406V618H384ZM172 340H618V362H172Z', '#ffffff') +
    fill('M120 640H670V668H120Z', '#fdfaf3', { stroke: '#cbbda6', width: 2 })
  const folds = sheet.linear(
    [0, 0, 1, 0],
    [
      [0, '#e6dccb'],
      [0.2, '#fbf7ee'],
      [0.4, '#ded2bd'],
      [0.62, '#faf5ea'],
      [0.82, '#d9ccb6'],
      [1, '#efe6d6'],
    ],
  )
  out += fill(
    closedCurve([
      [56, 20],
      [56, 20],
      [210, 20],
      [210, 20],
      [176, 300],
      [196, 720],
      [196, 720],
      [40, 720],
      [40, 720],
      [64, 400],
    ]),
    folds,
    { stroke: '#bfb096', strokeOpacity: 0.5 },
  )
  out +=
    fill(
      'M0 740H1600V1000H0Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, wood.light],
          [1, wood.shade],
        ],
      ),
    ) + fill('M0 740H1600V750H0Z', wood.rim)
  const grain = grainOf(random, {
    heights: heightsFrom(766, 9.2, 26),
    from: [-100, 1300],
    reach: [240, 480],
    middle: 140,
    sway: [5, 4],
  })
  out +=
    line(grain, wood.deep, 2, 0.35) + fill('M120 740L560 740L860 1000H260Z', '#fff6df', { opacity: 0.22 })
  const cx = 930
  const foot = 886
  out += contactShadow(sheet, cx + 60, foot + 10, 320, 34)
  out += vaseBody(sheet, random, cx, foot, 330, random.chance(0.5), stems)
  out += dome(sheet, stems, { cx, cy: 384, r: 250, open: true, wide: 1.12 }, random)
  // Books and a cup.
  const cover = FLOWER_TONES[stems[0]?.colour ?? 'blush']
  out += contactShadow(sheet, 1340, 930, 240, 26)
  for (const [y, w, tones] of [
    [884, 330, MATERIAL.sage],
    [842, 290, tint(cover, '#efe2cf', 0.3)],
  ] as const) {
    out +=
      fill(`M${1340 - w / 2} ${y}h${w}v42h${-w}z`, tones.mid, { stroke: tones.heart, strokeOpacity: 0.6 }) +
      fill(`M${1340 - w / 2 + 10} ${y + 7}h${w - 10}v28h${-(w - 10)}z`, '#f8f2e4') +
      line(
        `M${1340 - w / 2 + 12} ${y + 16}h${w - 14}M${1340 - w / 2 + 12} ${y + 26}h${w - 14}`,
        '#cdbfa6',
        2,
        0.8,
      )
  }
  const china = tint(MATERIAL.ivory, '#ffffff', 0.5)
  out +=
    oval(1340, 836, 96, 14, china.mid) +
    oval(1340, 832, 96, 13, china.rim) +
    `<path d="M1398 762q46-8 42 28q-6 32-58 30" fill="none" stroke="${china.mid}" stroke-width="10"/>` +
    fill(
      lathe(
        [
          [66, 740],
          [62, 780],
          [34, 826],
        ],
        1340,
        6,
      ),
      roundLight(sheet, china),
      { stroke: china.heart, strokeOpacity: 0.4 },
    ) +
    oval(1340, 740, 66, 12, china.rim) +
    oval(1340, 742, 58, 9, MATERIAL.honey.deep)
  return out + fallenPetals(random, cover, [560, 880, 240, 70], 6)
}
