import { coats, line } from '../../brush.ts'
import { FLOWERS } from '../../flowers/flowers.ts'
import { bladePath } from '../../leaf.ts'
import { LEAF, MATERIAL } from '../../palette.ts'
import { openCurve } from '../../path.ts'
import { stamp } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { pot } from './pot.ts'

/** A lavender bush: purple spikes over a cushion of narrow grey leaves. */
export const pottedLavender: GiftArtist = ({ sheet, random, tones }) => {
  let out = pot(sheet, MATERIAL.terracotta, { top: 700, half: 138 })
  const tufts = [0, 1, 2].map((kind) =>
    sheet.symbol(`lavender tuft ${kind}`, () => FLOWERS.lavender.draw({ sheet, random, tones, tilt: 0 })),
  )
  const order = [
    -6.4, 6.4, 0.2, -5.6, 5.6, -1.1, 1.1, -6, 6, -5, 5, -3.6, 3.6, -2.2, 2.2, -0.8, 0.8, -4.4, 4.4, -2.9, 2.9,
    -1.4, 1.4, 0,
  ]
  order.forEach((lean, i) => {
    const tuft = tufts[i % tufts.length]
    const front = i > 13
    const size = (front ? 1 : 1.3) - Math.abs(lean) * 0.045 + random.around(0, 0.05)
    if (tuft !== undefined) out += stamp(tuft, 400 + lean * 13, front ? 680 : 660, size, lean * 8.4)
  })
  const back: string[] = []
  const lit: string[] = []
  for (let i = 0; i < 120; i++) {
    const lean = random.around(0, 1.35)
    const long = random.between(90, 190) * (1 - Math.abs(lean) * 0.2)
    const x = 400 + lean * 78 + random.around(0, 14)
    const blade = bladePath({
      foot: [x, 698 - random.between(0, 20)],
      tip: [x + Math.sin(lean) * long, 698 - Math.cos(lean) * long],
      width: 10,
      bend: lean * 12,
      coarse: true,
    })
    if (i < 60) back.push(blade)
    else lit.push(blade)
  }
  out += coats(back, LEAF.silver.shade, { stroke: LEAF.silver.heart, width: 0.8, strokeOpacity: 0.6 })
  out += coats(lit, LEAF.silver.mid, { stroke: LEAF.silver.deep, width: 0.8, strokeOpacity: 0.6 })
  return (
    out +
    line(
      openCurve([
        [274, 704],
        [340, 716],
        [400, 718],
        [460, 716],
        [526, 704],
      ]),
      MATERIAL.terracotta.light,
      5,
      0.9,
    )
  )
}
