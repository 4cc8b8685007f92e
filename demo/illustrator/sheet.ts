import { hashText } from './random.ts'
import { num } from './path.ts'

/** A colour stop: offset 0 to 1, paint, and opacity where it is not solid. */
export type Stop = readonly [offset: number, paint: string, opacity?: number]

/** The sheet of paper a picture is drawn on: it keeps the shared definitions of one SVG document. */
export type Sheet = {
  /** Defines a group once under a key and returns its document-unique id. */
  symbol(key: string, make: () => string): string
  /** A linear gradient, by default over the shape's box; coordinates as [x1, y1, x2, y2]. Returns a paint. */
  linear(
    line: readonly [number, number, number, number],
    stops: readonly Stop[],
    units?: 'box' | 'user',
  ): string
  /** A radial gradient in user units about (cx, cy); `squash` scales its y axis. Returns a paint. */
  radial(cx: number, cy: number, r: number, stops: readonly Stop[], squash?: number): string
  /** Clips to a path; returns the attribute value. */
  clip(d: string): string
  /** The collected definitions as markup. */
  definitions(): string
}

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, paint, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${paint}"${alpha}/>`
    })
    .join('')

const fine = (value: number): string => String(Math.round(value * 100) / 100)

/** A new sheet; `identity` is hashed into every id, so several pictures can share one page. */
export function createSheet(identity: string): Sheet {
  const prefix = `i${hashText(identity).toString(36)}`
  const known = new Map<string, string>()
  const body: string[] = []
  const define = (key: string, make: (id: string) => string): string => {
    const existing = known.get(key)
    if (existing !== undefined) return existing
    const id = `${prefix}-${known.size.toString(36)}`
    known.set(key, id)
    body.push(make(id))
    return id
  }
  return {
    symbol: (key, make) => define(`symbol ${key}`, (id) => `<g id="${id}">${make()}</g>`),
    linear: ([x1, y1, x2, y2], stops, units = 'box') => {
      const content = stopMarkup(stops)
      const user = units === 'user' ? ' gradientUnits="userSpaceOnUse"' : ''
      const where = `x1="${fine(x1)}" y1="${fine(y1)}" x2="${fine(x2)}" y2="${fine(y2)}"${user}`
      const id = define(
        `linear ${where} ${content}`,
        (own) => `<linearGradient id="${own}" ${where}>${content}</linearGradient>`,
      )
      return `url(#${id})`
    },
    radial: (cx, cy, r, stops, squash = 1) => {
      const content = stopMarkup(stops)
      const flatten =
        squash === 1 ? '' : ` gradientTransform="matrix(1 0 0 ${fine(squash)} 0 ${fine(cy * (1 - squash))})"`
      const where = `gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"${flatten}`
      const id = define(
        `radial ${where} ${content}`,
        (own) => `<radialGradient id="${own}" ${where}>${content}</radialGradient>`,
      )
      return `url(#${id})`
    },
    clip: (d) => `url(#${define(`clip ${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`,
    definitions: () => (body.length === 0 ? '' : `<defs>${body.join('')}</defs>`),
  }
}

/** Places a symbol: `turn` in degrees, scale may be a pair. */
export function stamp(
  id: string,
  x: number,
  y: number,
  scale: number | readonly [number, number] = 1,
  turn = 0,
): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const size = sx === sy ? scaleText(sx) : `${scaleText(sx)} ${scaleText(sy)}`
  const spin = Math.round(turn) === 0 ? '' : ` rotate(${Math.round(turn)})`
  const grow = size === '1' ? '' : ` scale(${size})`
  return `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${spin}${grow}"/>`
}

const scaleText = (value: number): string => String(Math.round(value * 1000) / 1000)
