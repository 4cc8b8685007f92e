import { backdrop } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import type { SceneDrawing, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { vessel } from '../lathe.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../palette.ts'
import type { Random } from '../random.ts'
import { bow } from '../ribbon.ts'
import type { Sheet } from '../sheet.ts'
import { bucket } from './bucket.ts'
import { grainOf, heightsFrom } from '../wood.ts'
import { abundant, cutStem, fallenPetals } from './posy.ts'

/** A florist's bench: buckets of flowers, a roll of paper, ribbon and cut stems. */
export function studio(sheet: Sheet, drawing: SceneDrawing, random: Random): string {
  const wood = tint(MATERIAL.wood, '#e8d3b4', 0.3)
  const all = abundant(drawing.stems, 1)
  let out = backdrop(sheet, random, 1600, 1000, 800)
  // A shelf with rolls of ribbon above.
  out +=
    fill('M120 196H1480V222H120Z', wood.light, { stroke: wood.heart, strokeOpacity: 0.5 }) +
    fill('M120 222H1480V232H120Z', '#3a2a1c', { opacity: 0.14 }) +
    line('M240 222V290M1360 222V290', wood.deep, 10)
  const reels = [
    MATERIAL.sage,
    FLOWER_TONES.blush,
    FLOWER_TONES.burgundy,
    FLOWER_TONES.cream,
    MATERIAL.kraft,
    FLOWER_TONES.coral,
    FLOWER_TONES.lilac,
    MATERIAL.charcoal,
  ]
  reels.forEach((tones, i) => {
    const x = 200 + i * 82 + (i > 3 ? 560 : 0)
    const r = 34 + ((i * 7) % 3) * 7
    out +=
      oval(x, 196 - r, r, r, tones.shade) +
      oval(x - 3, 196 - r, r * 0.94, r * 0.96, tones.mid) +
      oval(x - 3, 196 - r, r * 0.66, r * 0.68, tones.light, 0.7) +
      oval(x - 3, 196 - r, r * 0.28, r * 0.3, '#f6efe0') +
      oval(x - 3, 196 - r, r * 0.14, r * 0.15, '#4a3524') +
      line(`M${x + r * 0.86} ${196 - r}q6 ${r} ${i % 2 === 0 ? -4 : 8} ${r * 2.2}`, tones.mid, 7)
  })
  for (const [x, h] of [
    [600, 96],
    [680, 120],
    [900, 108],
    [980, 84],
  ] as const)
    out += vessel(
      sheet,
      tint(MATERIAL.terracotta, '#e8d8c4', x % 200 === 0 ? 0.7 : 0.2),
      [
        [h * 0.3, 196 - h],
        [h * 0.42, 196 - h * 0.5],
        [h * 0.26, 192],
      ],
      x,
      h * 0.06,
      '#3a2418',
    )
  // Back row of buckets on the floor line, then the bench in front.
  const kinds = all.filter(({ count }) => count > 0)
  const at = (i: number): Stem => kinds[i % kinds.length] ?? { species: 'rose', colour: 'pink', count: 10 }
  const full = (stem: Stem): Stem[] => [{ ...stem, count: FLOWERS[stem.species].form === 'sprig' ? 9 : 13 }]
  ;[250, 520, 800, 1080, 1350].forEach((x, i) => {
    out += bucket(sheet, random, x, 800 - (i % 2) * 26, 220, full(at(i)), 150, Math.max(6, kinds.length))
  })
  out +=
    fill(
      'M0 806H1600V1000H0Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, wood.light],
          [1, wood.shade],
        ],
      ),
    ) + fill('M0 806H1600V818H0Z', wood.rim)
  const grain = grainOf(random, {
    heights: heightsFrom(832, 8.6, 20),
    from: [-100, 1300],
    reach: [240, 480],
    middle: 150,
    sway: [5, 4],
  })
  out += line(grain, wood.deep, 2, 0.35)
  // On the bench: kraft paper with stems laid on it, and a ribbon.
  out +=
    fill('M470 846L1160 832L1220 982L400 990Z', '#3a2a1c', { opacity: 0.14 }) +
    fill('M464 838L1154 826L1210 974L394 980Z', MATERIAL.kraft.light, {
      stroke: MATERIAL.kraft.heart,
      strokeOpacity: 0.4,
    }) +
    fill('M464 838L620 835L560 978L394 980Z', MATERIAL.kraft.rim, { opacity: 0.5 })
  const blooms = kinds.filter(({ species }) => FLOWERS[species].form === 'head')
  const bloom = (i: number): Stem => blooms[i % Math.max(1, blooms.length)] ?? at(0)
  out +=
    cutStem(sheet, random, bloom(0), [1060, 950], [690, 880], 0.52) +
    cutStem(sheet, random, bloom(1), [1080, 930], [800, 862], 0.46) +
    cutStem(sheet, random, bloom(2), [1090, 962], [740, 934], 0.5)
  out += bow(sheet, 1330, 900, 70, FLOWER_TONES[bloom(0).colour], random, 1)
  return out + fallenPetals(random, FLOWER_TONES[bloom(1).colour], [140, 870, 240, 90], 8)
}
