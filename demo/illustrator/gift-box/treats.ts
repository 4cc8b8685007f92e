import { fill, line, oval } from '../brush.ts'
import type { GiftArtist, GiftSitting } from '../gifts/gift.ts'
import { biscuit, macaron, square, truffle } from '../gifts/sweets.ts'
import { openTin } from '../gifts/tins.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { stamp } from '../sheet.ts'

const biscuitOf = ({ sheet, random, tones }: GiftSitting, kind: number): string =>
  sheet.symbol(`biscuit ${kind}`, () =>
    biscuit(kind, kind === 1 ? tones : tint(tones, '#fff3e6', 0.45), random),
  )

/** A round tin heaped with iced biscuits. */
export const biscuitTin: GiftArtist = (sitting) => {
  const { sheet, random, tones } = sitting
  const tin = openTin(sheet, { cx: 400, top: 690, foot: 820, half: 220, tones: tint(tones, '#f6eee0', 0.2) })
  const heap = [
    [266, 672, 1],
    [354, 650, 0.98],
    [446, 650, 1],
    [534, 672, 0.98],
    [312, 700, 1.08],
    [400, 690, 1.12],
    [488, 702, 1.06],
    [352, 734, 1.06],
    [448, 736, 1.08],
  ] as const
  return (
    tin.back +
    heap
      .map(([x, y, size], i) =>
        stamp(biscuitOf(sitting, i % 3), x, y, [size * 1.05, size * 0.8], random.around(0, 24)),
      )
      .join('') +
    tin.front
  )
}

const macaronPaints = (tones: Tones): Tones[] =>
  [tones, FLOWER_TONES.blush, FLOWER_TONES.cream].map((paint) => tint(paint, '#fff6ea', 0.18))

/** Six macarons in an open card box. */
export const sixMacarons: GiftArtist = ({ sheet, random, tones }) => {
  const card = tint(MATERIAL.ivory, tones.light, 0.25)
  let out =
    oval(400, 884, 290, 20, '#4a3524', 0.22) +
    fill('M186 660H614L640 850H160Z', card.deep, { stroke: card.heart, strokeOpacity: 0.5 })
  for (const [row, y] of [
    [0, 706],
    [1, 782],
  ] as const)
    for (let i = 0; i < 3; i++) {
      const kind = (i + row * 2) % 3
      const id = sheet.symbol(`macaron ${kind}`, () => macaron(macaronPaints(tones)[kind] ?? tones))
      out += stamp(id, 400 + (i - 1) * (130 + row * 6), y, 1.16 + row * 0.08, random.around(0, 4))
    }
  return (
    out +
    fill(
      'M160 818H640L634 888H166Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, card.rim],
          [1, card.mid],
        ],
      ),
      { stroke: card.heart, strokeOpacity: 0.5 },
    ) +
    line('M166 852H634', tones.mid, 9)
  )
}

/** A flat box of `columns` by three sweets, seen from above, in the frame of a gift: 460 wide for four columns. */
function trayOf(columns: number, tones: Tones, sweet: (index: number) => string): string {
  const width = columns * 104 + 52
  const left = 400 - width / 2
  let out =
    fill(`M${left} 500h${width}v374h${-width}z`, tones.light, { stroke: tones.heart, strokeOpacity: 0.6 }) +
    fill(`M${left + 18} 518h${width - 36}v338h${36 - width}z`, '#3a2418') +
    fill(`M${left + 18} 518h${width - 36}v16h${36 - width}z`, '#000000', { opacity: 0.3 })
  for (let i = 0; i < columns * 3; i++) {
    const x = left + 78 + (i % columns) * 104
    const y = 580 + Math.floor(i / columns) * 108
    out += oval(x + 4, y + 10, 48, 44, '#120803', 0.5) + stamp(sweet(i), x, y, 1.06)
  }
  return out
}

/** Twelve chocolates in their box, seen from above. */
export const chocolatesFromAbove: GiftArtist = ({ sheet, tones }) =>
  trayOf(4, tones, (i) =>
    sheet.symbol(`chocolate ${(i * 3) % 4}`, () => square((i * 3) % 4, MATERIAL.chocolate, tones)),
  )

/** Nine truffles in their box, seen from above. */
export const trufflesFromAbove: GiftArtist = ({ sheet, random, tones }) =>
  trayOf(3, tint(MATERIAL.ivory, tones.light, 0.3), (i) =>
    sheet.symbol(`truffle ${(i * 2) % 5}`, () => truffle((i * 2) % 5, MATERIAL.chocolate, tones, random)),
  )

/** Six macarons in their box, seen from above. */
export const macaronsFromAbove: GiftArtist = ({ tones }) => {
  const card = tint(MATERIAL.ivory, tones.light, 0.25)
  const paints = macaronPaints(tones)
  let out =
    fill('M200 560H600V846H200Z', card.light, { stroke: card.heart, strokeOpacity: 0.6 }) +
    fill('M216 576H584V830H216Z', card.deep)
  for (let i = 0; i < 6; i++) {
    const paint = paints[i % 3] ?? tones
    const [x, y] = [284 + (i % 3) * 116, 642 + Math.floor(i / 3) * 122]
    out +=
      oval(x + 4, y + 8, 56, 56, '#3a2410', 0.3) +
      oval(x, y, 56, 56, paint.shade) +
      oval(x - 2, y - 3, 51, 50, paint.mid) +
      oval(x - 12, y - 16, 28, 22, paint.rim, 0.6)
  }
  return out
}

/** A round tin of biscuits, seen from above. */
export const biscuitsFromAbove: GiftArtist = (sitting) => {
  const { random, tones } = sitting
  const rim = tint(tones, '#f6eee0', 0.2)
  let out =
    oval(400, 690, 196, 196, rim.shade) +
    oval(398, 686, 190, 190, rim.light) +
    oval(400, 690, 170, 170, '#5a4030')
  for (let i = 0; i < 9; i++) {
    const angle = (i / 8) * Math.PI * 2
    const reach = i === 8 ? 0 : 106
    out += stamp(
      biscuitOf(sitting, i % 3),
      400 + Math.cos(angle) * reach,
      690 + Math.sin(angle) * reach,
      1.02,
      random.around(0, 30),
    )
  }
  return out
}
