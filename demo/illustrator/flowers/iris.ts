import { fill, line } from '../brush.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { LEAF, mix } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

const mirror = (points: readonly Point[], flip: number): Point[] =>
  points.map(([x, y]): Point => [x * flip, y])

function drawIris({ tones, random, sheet }: Sitting): string {
  const standard = sheet.linear(
    [0, 1, 0, 0],
    [
      [0, tones.deep],
      [0.4, tones.shade],
      [0.8, tones.mid],
      [1, tones.light],
    ],
  )
  const fall = sheet.linear(
    [0, 0, 0, 1],
    [
      [0, tones.deep],
      [0.35, tones.shade],
      [0.75, tones.mid],
      [1, tones.light],
    ],
  )
  const sway = random.around(0, 4)
  let out = ''
  const petal = (points: Point[], paint: string): void => {
    out += fill(closedCurve(points), paint, { stroke: tones.heart, width: 1.2, strokeOpacity: 0.55 })
  }
  // The spathe below the flower.
  out += fill(
    closedCurve([
      [0, 100],
      [-13, 62],
      [-6, 22],
      [0, 14],
      [7, 24],
      [13, 62],
    ]),
    LEAF.fresh.shade,
    { stroke: LEAF.fresh.heart, width: 1.2, strokeOpacity: 0.5 },
  )
  out += line(
    openCurve([
      [-4, 92],
      [-7, 60],
      [-2, 28],
    ]),
    LEAF.fresh.light,
    1.6,
    0.7,
  )
  // Three standards, upright and a little ruffled.
  petal(
    [
      [0, 14],
      [-16, -12],
      [-30 + sway, -58],
      [-18 + sway, -98],
      [0 + sway, -104],
      [16 + sway, -96],
      [28 + sway, -56],
      [16, -12],
    ],
    standard,
  )
  for (const flip of random.chance(0.5) ? [-1, 1] : [1, -1]) {
    petal(
      mirror(
        [
          [0, 16],
          [10, -10],
          [22, -44],
          [34, -84],
          [50, -100],
          [66, -88],
          [64, -58],
          [44, -20],
          [18, 6],
        ],
        flip,
      ),
      standard,
    )
    out += line(
      [0.35, 0.6, 0.85]
        .map((u) =>
          openCurve(
            mirror(
              [
                [6, 4],
                [24 + u * 12, -34],
                [38 + u * 22, -76],
              ],
              flip,
            ),
          ),
        )
        .join(''),
      tones.rim,
      1.3,
      0.45,
    )
    out += line(
      openCurve(
        mirror(
          [
            [34, -84],
            [48, -98],
            [63, -89],
            [64, -64],
          ],
          flip,
        ),
      ),
      tones.rim,
      2.4,
      0.65,
    )
  }
  out += line(
    [-8, 0, 8]
      .map((x) =>
        openCurve([
          [x * 0.3, 0],
          [x * 1.3 + sway * 0.5, -44],
          [x + sway, -88],
        ]),
      )
      .join(''),
    tones.heart,
    1.1,
    0.35,
  )
  // Side falls sweep out and down, the middle one hangs towards the viewer; each wears a yellow blaze.
  const blaze = (points: Point[]): void => {
    out += fill(closedCurve(points), '#f5cf3a', { stroke: '#d08a1c', width: 1.2, strokeOpacity: 0.8 })
  }
  const rimOf = (points: Point[]): void => {
    out += line(openCurve(points), tones.rim, 2.2, 0.65)
  }
  for (const flip of [-1, 1]) {
    petal(
      mirror(
        [
          [0, 4],
          [26, -14],
          [58, -16],
          [88, 4],
          [104, 40],
          [92, 62],
          [72, 58],
          [54, 34],
          [30, 22],
          [6, 22],
        ],
        flip,
      ),
      fall,
    )
    out += line(
      [0.2, 0.5, 0.8]
        .map((u) =>
          openCurve(
            mirror(
              [
                [34, -4 + u * 12],
                [62, 2 + u * 16],
                [84 + (1 - u) * 8, 32 + u * 12],
              ],
              flip,
            ),
          ),
        )
        .join(''),
      tones.heart,
      1.2,
      0.4,
    )
    blaze(
      mirror(
        [
          [10, 8],
          [34, -2],
          [60, 4],
          [72, 20],
          [54, 18],
          [30, 14],
        ],
        flip,
      ),
    )
    rimOf(
      mirror(
        [
          [60, -15],
          [88, 4],
          [103, 38],
          [93, 60],
        ],
        flip,
      ),
    )
    petal(
      mirror(
        [
          [0, 12],
          [16, -6],
          [40, -20],
          [54, -30],
          [50, -12],
          [30, 6],
          [8, 18],
        ],
        flip,
      ),
      mix(tones.light, tones.mid, 0.4),
    )
  }
  petal(
    [
      [-10, 4],
      [-22, 26],
      [-40, 58],
      [-36, 88],
      [-14, 100],
      [12, 101],
      [36, 88],
      [40, 58],
      [22, 26],
      [10, 4],
    ],
    fall,
  )
  out += line(
    [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8]
      .map((u) =>
        openCurve([
          [u * 12, 26],
          [u * 28, 58],
          [u * 31, 88],
        ]),
      )
      .join(''),
    tones.heart,
    1.2,
    0.4,
  )
  blaze([
    [-7, 10],
    [-12, 36],
    [-5, 62],
    [0, 70],
    [5, 62],
    [12, 36],
    [7, 10],
  ])
  rimOf([
    [-39, 62],
    [-36, 87],
    [-14, 99],
    [12, 100],
    [36, 87],
    [39, 62],
  ])
  petal(
    [
      [-11, 8],
      [-14, -10],
      [-20, -26],
      [0, -18],
      [20, -26],
      [14, -10],
      [11, 8],
      [0, 18],
    ],
    mix(tones.light, tones.mid, 0.25),
  )
  return out
}

/** An iris: three upright standards over three falls with a yellow blaze. */
export const iris: Flower = {
  form: 'head',
  size: 1.05,
  span: 0,
  role: 'focal',
  leaf: 'strap',
  upright: true,
  stem: 1.0,
  draw: drawIris,
}
