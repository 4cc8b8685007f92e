import { LEAF } from '../palette.ts'
import { leaf } from '../leaf.ts'
import { createRandom } from '../random.ts'
import { stamp } from '../sheet.ts'
import { rose } from './rose.ts'
import type { Flower, Sitting } from './flower.ts'

function drawSpray(sitting: Sitting): string {
  const { random, sheet, tones } = sitting
  // A spray that is lighter or darker uses the same drawing of a bloom; only its leaves and its rotation differ.
  const family = sitting.family ?? tones.mid
  const spin = random.between(0, 360)
  let out = ''
  for (let i = 0; i < 5; i++) {
    const angle = ((spin + i * 72) * Math.PI) / 180
    out += leaf(
      {
        foot: [Math.cos(angle) * 30, Math.sin(angle) * 30],
        tip: [Math.cos(angle) * 108, Math.sin(angle) * 104],
        width: 40,
        bend: 6,
      },
      LEAF.garden,
      2,
    )
  }
  // Three roses share a stem. They are drawn once for each colour and placed by reference, because a spray shows them small.
  const blooms = [
    [54, 0.56],
    [172, 0.53],
    [292, 0.58],
  ] as const
  blooms.forEach(([at, size]) => {
    const angle = ((spin + at) * Math.PI) / 180
    const id = sheet.symbol(`spray bloom ${family}`, () =>
      rose.draw({ ...sitting, random: createRandom('spray bloom'), tilt: 0.42 }),
    )
    out += stamp(id, Math.cos(angle) * 47, Math.sin(angle) * 45, size, spin + at + 90)
  })
  return out
}

/** A spray rose: three small roses on one stem. */
export const sprayRose: Flower = {
  form: 'head',
  size: 1.05,
  span: 0,
  role: 'support',
  leaf: 'rose',
  stem: 0.8,
  draw: drawSpray,
}
