import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWER_TONES, LEAF, MATERIAL, mix, tint } from '../palette.ts'
import { num, openCurve } from '../path.ts'
import { basket } from '../presentation/basket.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { abundant, cutStem, fallenPetals } from './posy.ts'

/** A basket of cut flowers on a bench in the garden they grew in. */
export function garden(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const stems = abundant(drawing.stems, 16)
  const sky = random.pick(['#cfe0e8', '#e3e0d2', '#d8e2dc'])
  let out = `<rect width="1600" height="1000" fill="${sheet.linear(
    [0, 0, 0, 1],
    [
      [0, sky],
      [0.5, '#f2ecd9'],
      [1, '#cdd8b4'],
    ],
  )}"/>`
  out +=
    farTrees(random) +
    meadow(
      random,
      stems.map(({ colour }) => FLOWER_TONES[colour].mid),
    )
  const wood = tint(MATERIAL.wood, '#b9ad98', 0.35)
  out += contactShadow(sheet, 800, 960, 640, 40)
  for (const [y, height] of [
    [520, 44],
    [590, 44],
    [660, 44],
  ] as const)
    out +=
      fill(`M150 ${y}H1450V${y + height}H150Z`, wood.light, { stroke: wood.heart, strokeOpacity: 0.5 }) +
      boards(random, y, height, wood.deep)
  out += fill('M190 480H236V980H190ZM1364 480H1410V980H1364Z', wood.mid, {
    stroke: wood.heart,
    strokeOpacity: 0.6,
  })
  out +=
    fill('M110 800H1490L1530 866H70Z', wood.rim, { stroke: wood.heart, strokeOpacity: 0.5 }) +
    line('M96 822H1504M82 844H1518', wood.deep, 2.5, 0.5) +
    fill('M70 866H1530V894H70Z', wood.shade, { stroke: wood.heart, strokeOpacity: 0.5 })
  const left = random.chance(0.5)
  const x = left ? 250 : 730
  out += contactShadow(sheet, x + 280, 838, 260, 24)
  out += `<g transform="translate(${x} 196) scale(.7)">${basket(
    sheet,
    {
      kind: 'bouquet',
      seed: drawing.seed,
      stems: [...stems],
      presentation: 'basket',
      wrap: 'kraft',
      length: 'short',
    },
    random,
  )}</g>`
  const lying = left ? 880 : 250
  stems.slice(0, 3).forEach((stem, i) => {
    out += cutStem(
      sheet,
      random,
      stem,
      [lying + 30 + i * 22, 852 - i * 10],
      [lying + 330 + i * 16, 800 + i * 16],
      0.4,
    )
  })
  return (
    out +
    secateurs(left ? 1330 : 640) +
    fallenPetals(random, FLOWER_TONES[stems[0]?.colour ?? 'pink'], [300, 900, 1000, 70], 8)
  )
}

function farTrees(random: Random): string {
  let out = ''
  for (let i = 0; i < 16; i++) {
    const x = i * 108 + random.around(0, 30)
    const r = random.between(90, 170)
    const green = random.pick([LEAF.garden, LEAF.olive, LEAF.fresh])
    out +=
      oval(x, 440, r, r * 0.95, mix(green.mid, '#f2ecd9', 0.45)) +
      oval(x - r * 0.25, 390, r * 0.6, r * 0.5, mix(green.light, '#f2ecd9', 0.45), 0.8)
  }
  return out
}

/** Grass, and flowers far enough away to be dots. */
function meadow(random: Random, paints: string[]): string {
  let out = fill('M0 470Q400 430 800 466T1600 450V1000H0Z', LEAF.fresh.mid)
  let blades = ''
  for (let i = 0; i < 520; i++) {
    const y = random.between(480, 1000)
    const x = random.between(0, 1600)
    const height = 14 + (y - 470) * 0.09
    blades += `M${num(x)} ${num(y)}l${num(random.around(0, 5))} ${num(-height)}`
  }
  out += line(blades, LEAF.garden.shade, 2.4, 0.5)
  for (let i = 0; i < 260; i++) {
    const y = random.between(470, 780)
    const size = 3 + (y - 460) * 0.026
    out += oval(random.between(0, 1600), y, size, size * 0.8, random.pick([...paints, '#fbf7ee']), 0.9)
  }
  return out
}

function boards(random: Random, y: number, height: number, paint: string): string {
  let d = ''
  for (let i = 0; i < 10; i++) {
    const x = random.between(160, 1200)
    const at = y + random.between(6, height - 6)
    d += openCurve([
      [x, at],
      [x + 90, at + random.around(0, 2)],
      [x + random.between(150, 240), at + random.around(0, 2)],
    ])
  }
  return line(d, paint, 1.8, 0.4)
}

function secateurs(x: number): string {
  return (
    oval(x + 20, 856, 90, 7, '#3a2a1c', 0.25) +
    line(
      `M${x - 60} 838Q${x} 826 ${x + 40} 844M${x - 56} 862Q${x} 868 ${x + 40} 848`,
      FLOWER_TONES.red.shade,
      13,
    ) +
    fill(`M${x + 34} 840Q${x + 90} 820 ${x + 118} 846Q${x + 80} 850 ${x + 40} 852Z`, MATERIAL.steel.light, {
      stroke: MATERIAL.steel.heart,
    }) +
    oval(x + 40, 846, 8, 8, MATERIAL.steel.mid)
  )
}
