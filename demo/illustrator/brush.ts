import { num } from './path.ts'

/** Optional qualities of a painted shape; opacities from 0 to 1, widths in drawing units. */
export type Quality = { opacity?: number; stroke?: string; width?: number; strokeOpacity?: number }

const alpha = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

// The root of every picture sets this contour width and round line ends, so marks need not repeat them.
const PEN = 1.2

/** What the root element of a picture must carry for these marks to look right. */
export const ROOT_PEN = `stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round"`

/** A filled path. */
export function fill(d: string, paint: string, quality: Quality = {}): string {
  const { opacity, stroke, width, strokeOpacity } = quality
  let extra = ''
  if (opacity !== undefined) extra += ` fill-opacity="${alpha(opacity)}"`
  if (stroke !== undefined) {
    extra += ` stroke="${stroke}"`
    if (width !== undefined && width !== PEN) extra += ` stroke-width="${num(width)}"`
    if (strokeOpacity !== undefined) extra += ` stroke-opacity="${alpha(strokeOpacity)}"`
  }
  return `<path d="${d}" fill="${paint}"${extra}/>`
}

/** A drawn line with round ends. */
export function line(d: string, paint: string, width: number, opacity = 1): string {
  const see = opacity === 1 ? '' : ` stroke-opacity="${alpha(opacity)}"`
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${num(width)}"${see}/>`
}

/** Many overlapping shapes in one paint and contour, each keeping its own edge. */
export function coats(ds: readonly string[], paint: string, quality: Quality & { stroke: string }): string {
  const see = quality.opacity === undefined ? '' : ` fill-opacity="${alpha(quality.opacity)}"`
  const edge = ` stroke="${quality.stroke}" stroke-width="${num(quality.width ?? PEN)}" stroke-opacity="${alpha(quality.strokeOpacity ?? 1)}"`
  return `<g fill="${paint}"${see}${edge}>${ds.map((d) => `<path d="${d}"/>`).join('')}</g>`
}

/** An ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, paint: string, opacity = 1): string {
  const see = opacity === 1 ? '' : ` fill-opacity="${alpha(opacity)}"`
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}"${see}/>`
}

/** Groups markup under a transform and an optional opacity. */
export function group(markup: string, transform: string, opacity = 1): string {
  const see = opacity === 1 ? '' : ` opacity="${alpha(opacity)}"`
  return `<g${transform === '' ? '' : ` transform="${transform}"`}${see}>${markup}</g>`
}

/** Many marks of one paint, cheaply: a group whose paths inherit fill. */
export function marks(ds: readonly string[], paint: string, opacity = 1): string {
  return ds.length === 0 ? '' : fill(ds.join(''), paint, opacity === 1 ? {} : { opacity })
}
