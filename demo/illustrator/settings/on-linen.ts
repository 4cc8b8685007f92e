import { fill, line, oval } from '../brush.ts'
import { LEAF, MATERIAL, mix, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { openCurve } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { envelope } from '../stationery/envelope.ts'

const CLOTHS: readonly string[] = ['#e3e2d6', '#e8dccb', '#d5dcd6', '#e6d5cd', '#d9dbe0']

/** A table under a cloth, looked down upon, and `art` lying across it. */
export function onLinen(sheet: Sheet, random: Random, art: string): string {
  const cloth = random.pick(CLOTHS)
  const side = random.chance(0.5) ? 1 : -1
  const wax = random.pick([MATERIAL.terracotta, MATERIAL.sage, tint(MATERIAL.blush, '#8f3a44', 0.4)])
  const things = random.pick(['card', 'twine', 'both'] as const)
  const soft = (cx: number, cy: number, rx: number, ry: number): string =>
    oval(
      cx,
      cy,
      rx,
      ry,
      sheet.radial(
        cx,
        cy,
        rx,
        [
          [0, '#3b2a1c', 0.5],
          [0.7, '#3b2a1c', 0.26],
          [1, '#3b2a1c', 0],
        ],
        ry / rx,
      ),
    )
  return (
    clothOf(sheet, random, cloth) +
    (things === 'twine' ? '' : envelope(sheet, wax, 400 - side * 224, 838, side * -14)) +
    (things === 'card' ? '' : twine(400 + side * 236, 826, MATERIAL.kraft)) +
    `<g transform="rotate(${side * 14} 400 520) translate(18 14) scale(.97)">` +
    soft(430, 440, 264, 256) +
    soft(416, 740, 130, 230) +
    `</g><g transform="rotate(${side * 14} 400 520) translate(12 0) scale(.97)">${art}</g>`
  )
}

// The weave of the cloth, a stripe along its hem, and two soft folds.
function clothOf(sheet: Sheet, random: Random, paint: string): string {
  const light = mix(paint, '#ffffff', 0.55)
  const dark = mix(paint, '#7d6a54', 0.4)
  let warp = ''
  let weft = ''
  for (let x = 6; x < 800; x += 16) warp += `M${x} 0V1000`
  for (let y = 6; y < 1000; y += 16) weft += `M0 ${y}H800`
  const fold = (x: number): string => {
    const lean = random.around(0, 60)
    const course = (dx: number): string =>
      openCurve([
        [x + dx, -20],
        [x + dx + lean, 500],
        [x + dx - lean * 0.4, 1020],
      ])
    return line(course(0), light, 22, 0.5) + line(course(18), dark, 16, 0.14)
  }
  const ground = sheet.radial(300, 320, 900, [
    [0, mix(paint, '#ffffff', 0.4)],
    [1, paint],
  ])
  return (
    `<rect width="800" height="1000" fill="${ground}"/>` +
    line(warp, dark, 1.2, 0.16) +
    line(weft, light, 1.4, 0.5) +
    fold(random.between(60, 200)) +
    fold(random.between(600, 740)) +
    fill('M0 944H800V966H0Z', mix(paint, LEAF.silver.shade, 0.3), { opacity: 0.5 }) +
    line('M0 936H800M0 974H800', mix(paint, LEAF.silver.shade, 0.3), 3, 0.5)
  )
}

// A small ball of twine with its end let out, about (x, y).
function twine(x: number, y: number, tones: Tones): string {
  let turns = ''
  for (let i = -3; i <= 3; i++)
    turns += `M${x - 50} ${y + i * 12}Q${x} ${y + i * 24 - 14} ${x + 50} ${y + i * 12}`
  return (
    line(
      `M${x + 30} ${y + 40}Q${x + 70} ${y + 90} ${x - 20} ${y + 84}T${x - 70} ${y + 120}`,
      tones.deep,
      5,
      0.8,
    ) +
    oval(x + 10, y + 12, 60, 56, '#3b2a1c', 0.2) +
    oval(x, y, 58, 54, tones.mid) +
    line(turns, tones.deep, 3, 0.55) +
    line(
      `M${x - 34} ${y - 40}Q${x + 30} ${y} ${x - 20} ${y + 46}M${x - 6} ${y - 52}Q${x + 56} ${y} ${x + 16} ${y + 46}`,
      tones.light,
      4,
      0.8,
    )
  )
}
