import { line, oval } from '../../brush.ts'
import { FLOWERS } from '../../flowers/flowers.ts'
import { leaf } from '../../leaf.ts'
import { LEAF, MATERIAL, tint } from '../../palette.ts'
import { stamp } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { pot } from './pot.ts'

/** A phalaenopsis in a pot, two arching sprays over strap leaves. */
export const orchidPot: GiftArtist = ({ sheet, random, tones }) => {
  let out = pot(sheet, tint(MATERIAL.ivory, '#ffffff', 0.3), { top: 690, half: 128 })
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
