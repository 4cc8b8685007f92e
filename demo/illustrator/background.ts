import { oval } from './brush.ts'
import { mix } from './palette.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

// Warm papers; every picture takes one, so a page of products is lively but of a piece.
const PAPERS = ['#f7f2e9', '#f6ede6', '#f1f0e4', '#f5efe0', '#edf0ee', '#f4ebe3', '#f2ede8'] as const

// Deeper ones behind products, so that neighbours in a listing are told apart from afar.
const PRODUCT_PAPERS = [...PAPERS, '#e1e7da', '#f1dcd1', '#dae4ea', '#f2e3c4', '#e4dde8', '#ead9c6'] as const

/** The paper behind the pictures of one subject. */
export const paperOf = (subject: string): string => createRandom(`paper of ${subject}`).pick(PRODUCT_PAPERS)

/** A sheet of warm paper with a table below `horizon` (drawing units from the top); `chosen` fixes its tone. */
export function backdrop(
  sheet: Sheet,
  random: Random,
  width: number,
  height: number,
  horizon: number,
  chosen?: string,
): string {
  const paper = chosen ?? random.pick(PAPERS)
  const wall = sheet.linear(
    [0, 0, 0, 1],
    [
      [0, mix(paper, '#e6dccb', 0.22)],
      [0.55, paper],
      [1, mix(paper, '#ffffff', 0.35)],
    ],
  )
  const table = sheet.linear(
    [0, 0, 0, 1],
    [
      [0, mix(paper, '#cdb99b', 0.26)],
      [0.3, mix(paper, '#d9c8ae', 0.22)],
      [1, mix(paper, '#e9ddc9', 0.3)],
    ],
  )
  const glow = sheet.radial(width * 0.4, height * 0.36, width * 0.62, [
    [0, '#ffffff', 0.6],
    [1, '#ffffff', 0],
  ])
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/><rect width="${width}" height="${height}" fill="${glow}"/>` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${table}"/>` +
    `<rect y="${horizon}" width="${width}" height="3" fill="#ffffff" fill-opacity=".4"/>`
  )
}

/** A soft contact shadow, centred under an object; its light comes from the upper left. */
export function contactShadow(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength = 1,
): string {
  const soft = sheet.radial(
    cx + rx * 0.1,
    cy,
    rx,
    [
      [0, '#4a3524', 0.5 * strength],
      [0.5, '#4a3524', 0.24 * strength],
      [1, '#4a3524', 0],
    ],
    ry / rx,
  )
  return oval(cx + rx * 0.1, cy, rx, ry, soft)
}
