import { num } from './path.ts'

// A single-stroke hand, drawn on a grid ten units to the capital: [advance, strokes]. Baseline 0, x-height
// -6.4. Being drawn, it looks the same whatever fonts the renderer has.
const GLYPHS: Record<string, readonly [number, string]> = {
  A: [9, 'M.5 0L4.5-10L8.5 0M2-3.4H7'],
  B: [8, 'M1 0V-10H4Q7-10 7-7.6T4-5.2H1M4-5.2Q7.6-5.2 7.6-2.6T4 0H1'],
  C: [9, 'M8.2-8Q7-10 5-10Q1-10 1-5T5 0Q7 0 8.2-2'],
  D: [9, 'M1 0V-10H4Q8.4-10 8.4-5T4 0Z'],
  E: [7.5, 'M7-10H1V0H7M1-5.2H5.6'],
  F: [7, 'M7-10H1V0M1-5.2H5.6'],
  G: [9.5, 'M8.2-8Q7-10 5-10Q1-10 1-5T5 0Q8.4 0 8.4-4H5.4'],
  H: [9, 'M1 0V-10M8 0V-10M1-5.2H8'],
  I: [3, 'M1.5 0V-10'],
  J: [6, 'M5-10V-2.6Q5 0 2.8 0Q1 0 .6-1.8'],
  K: [8.5, 'M1 0V-10M7.6-10L1-4.2M3.4-6.2L8 0'],
  L: [7, 'M1-10V0H6.6'],
  M: [11, 'M1 0L1.8-10L5.5-2.4L9.2-10L10 0'],
  N: [9.4, 'M1 0V-10L8.2 0V-10'],
  O: [10, 'M5-10Q1-10 1-5T5 0Q9 0 9-5T5-10Z'],
  P: [8, 'M1 0V-10H4.2Q7.4-10 7.4-7.2T4.2-4.4H1'],
  Q: [10, 'M5-10Q1-10 1-5T5 0Q9 0 9-5T5-10ZM6-2.4L9 .8'],
  R: [8.4, 'M1 0V-10H4.2Q7.4-10 7.4-7.3T4.2-4.6H1M4.2-4.6L7.8 0'],
  S: [8, 'M7-8.4Q6.2-10 4.2-10Q1.4-10 1.4-7.6Q1.4-5.8 4.2-5.2Q7.2-4.6 7.2-2.6Q7.2 0 4.2 0Q1.8 0 1-1.8'],
  T: [8, 'M.6-10H7.8M4.2-10V0'],
  U: [9, 'M1-10V-3.6Q1 0 4.6 0T8.2-3.6V-10'],
  V: [9, 'M.6-10L4.6 0L8.6-10'],
  W: [12.4, 'M.6-10L3.4 0L6.2-8.6L9 0L11.8-10'],
  X: [8.6, 'M1-10L7.8 0M7.8-10L1 0'],
  Y: [8.6, 'M.8-10L4.4-4.8L8-10M4.4-4.8V0'],
  Z: [8, 'M1-10H7.2L.8 0H7.4'],
  a: [7, 'M5.8-5Q5-6.4 3.4-6.4Q.9-6.4 .9-3.2T3.4 0Q5 0 5.8-1.8M5.8-6.4V-1.2Q5.8 0 6.8-.2'],
  b: [7, 'M1-10.4V-1.6Q2 0 3.6 0Q6.2 0 6.2-3.2T3.6-6.4Q1.8-6.4 1-4.6'],
  c: [6, 'M5.5-5.2Q4.8-6.4 3.4-6.4Q.9-6.4 .9-3.2T3.4 0Q4.8 0 5.7-1.4'],
  d: [7.2, 'M5.8-4.8Q5-6.4 3.4-6.4Q.9-6.4 .9-3.2T3.4 0Q5 0 5.8-1.8M5.8-10.4V-1.2Q5.8 0 6.8-.2'],
  e: [6.2, 'M1-3.4H5.7Q5.6-6.4 3.4-6.4Q.9-6.4 .9-3.2T3.6 0Q5 0 5.8-1.5'],
  f: [4.6, 'M4.6-9.6Q4-10.4 3.2-10.2Q2-10 2-8V0M.5-6.2H4.2'],
  g: [7, 'M5.8-4.8Q5-6.4 3.4-6.4Q.9-6.4 .9-3.2T3.4 0Q5 0 5.8-1.8M5.8-6.4V.8Q5.8 3.4 3.4 3.4Q1.6 3.4 1 2.2'],
  h: [6.8, 'M1-10.4V0M1-4Q1.8-6.4 3.8-6.4Q5.6-6.4 5.6-4V-1Q5.6 0 6.5-.2'],
  i: [3, 'M1.4-6.4V-1Q1.4 0 2.4-.2M1.4-9.1V-8.9'],
  j: [3.2, 'M1.8-6.4V1.4Q1.8 3.4-.2 3.2M1.8-9.1V-8.9'],
  k: [6.4, 'M1-10.4V0M5.2-6.4L1-2.8M2.4-3.9L5.8 0'],
  l: [3, 'M1.4-10.4V-1Q1.4 0 2.4-.2'],
  m: [10.4, 'M1-6.4V0M1-4Q1.8-6.4 3.4-6.4Q5-6.4 5-4.2V0M5-4Q5.8-6.4 7.4-6.4Q9-6.4 9-4.2V-1Q9 0 10-.2'],
  n: [6.8, 'M1-6.4V0M1-4Q1.8-6.4 3.8-6.4Q5.6-6.4 5.6-4V-1Q5.6 0 6.5-.2'],
  o: [6.8, 'M3.4-6.4Q.9-6.4 .9-3.2T3.4 0Q5.9 0 5.9-3.2T3.4-6.4Z'],
  p: [7, 'M1-6.4V3.4M1-1.6Q2 0 3.6 0Q6.2 0 6.2-3.2T3.6-6.4Q1.8-6.4 1-4.6'],
  q: [7, 'M5.8-4.8Q5-6.4 3.4-6.4Q.9-6.4 .9-3.2T3.4 0Q5 0 5.8-1.8M5.8-6.4V3.4L6.8 2.6'],
  r: [4.8, 'M1-6.4V0M1-4Q1.6-6.4 3.4-6.4Q4.2-6.4 4.6-5.8'],
  s: [5.6, 'M4.8-5.4Q4.2-6.4 3-6.4Q1.1-6.4 1.1-4.8Q1.1-3.7 3-3.3Q5-2.9 5-1.6Q5 0 2.9 0Q1.3 0 .7-1.2'],
  t: [4.6, 'M2-9V-1.6Q2 0 3.4 0Q4.1 0 4.5-.5M.4-6.3H4.2'],
  u: [6.8, 'M1-6.4V-2.4Q1 0 2.9 0Q4.8 0 5.6-2.2M5.6-6.4V-1Q5.6 0 6.5-.2'],
  v: [6.2, 'M.6-6.4L3.1 0L5.6-6.4'],
  w: [9, 'M.6-6.4L2.6 0L4.5-5.4L6.4 0L8.4-6.4'],
  x: [6, 'M.8-6.4L5.2 0M5.2-6.4L.8 0'],
  y: [6.4, 'M.8-6.4L3.3-.4M5.8-6.4L3.3-.4Q2.2 3.4 .4 3.2'],
  z: [5.8, 'M.9-6.4H5L.7 0H5.2'],
  0: [7.4, 'M3.7-10Q.8-10 .8-5T3.7 0Q6.6 0 6.6-5T3.7-10Z'],
  1: [5.4, 'M1-8Q2.6-8.6 3-10V0'],
  2: [7.2, 'M1-7.6Q1.2-10 3.6-10Q6.2-10 6.2-7.4Q6.2-5.4 1 0H6.6'],
  3: [7.2, 'M1-8.6Q1.8-10 3.6-10Q6-10 6-7.7Q6-5.4 3-5.4Q6.4-5.4 6.4-2.7Q6.4 0 3.6 0Q1.4 0 .7-1.8'],
  4: [7.6, 'M5 0V-10L.6-3H7'],
  5: [7.2, 'M6-10H1.6L1.2-5.6Q2.2-6.3 3.4-6.3Q6.4-6.3 6.4-3.2T3.5 0Q1.4 0 .7-1.6'],
  6: [7.2, 'M5.8-9.2Q5-10 4-10Q.9-10 .9-4Q.9 0 3.7 0Q6.4 0 6.4-3T3.7-6Q1.4-6 .9-3.4'],
  7: [6.8, 'M.8-10H6.2Q3.4-5.4 2.8 0'],
  8: [7.2, 'M3.6-5.3Q1.2-5.6 1.2-7.7T3.6-10T6-7.7T3.6-5.3Q.8-5 .8-2.6T3.6 0T6.4-2.6T3.6-5.3'],
  9: [7.2, 'M6.3-6.6Q5.8-4 3.5-4Q.8-4 .8-7T3.5-10Q6.3-10 6.3-6Q6.3 0 3.2 0Q2 0 1.2-.8'],
  '£': [8, 'M6.8-8.2Q6.4-10 4.7-10Q2.4-10 2.4-7.2V-2Q2.4-.6 1 0H7.2M.9-5H5.4'],
  '€': [8, 'M7.4-8.6Q6.6-10 5-10Q1.8-10 1.8-5T5 0Q6.6 0 7.4-1.4M.6-6H6M.6-4H6'],
  $: [
    8,
    'M7-8Q6.2-9.2 4.2-9.2Q1.6-9.2 1.6-7.2Q1.6-5.6 4.2-5Q7-4.4 7-2.6Q7-.6 4.2-.6Q1.9-.6 1.1-2.2M4.2-10.6V.8',
  ],
  '.': [3, 'M1.3-.2V0'],
  ',': [3, 'M1.5-.4L.9 1.6'],
  '!': [3.2, 'M1.5-10V-3M1.5-.2V0'],
  '?': [6.4, 'M.9-8Q1.2-10 3.2-10Q5.4-10 5.4-7.8Q5.4-6 3.1-5V-3M3.1-.2V0'],
  "'": [2.6, 'M1.5-10.2L1.1-7.8'],
  '"': [4.6, 'M1.5-10.2L1.2-7.8M3.6-10.2L3.3-7.8'],
  '-': [5, 'M.9-3.4H4.1'],
  '&': [
    9,
    'M8.2-4Q6.6 0 3.6 0Q1 0 1-2.4Q1-4.4 3.6-5.6Q5.6-6.6 5.6-8.2Q5.6-10 4-10Q2.2-10 2.2-8.2Q2.2-6.6 8.2 0',
  ],
  ':': [3, 'M1.4-5.2V-5M1.4-.2V0'],
  ';': [3, 'M1.5-5.2V-5M1.5-.4L.9 1.6'],
  '(': [4, 'M3.4-10.6Q.8-7.4 .8-4T3.4 2.2'],
  ')': [4, 'M.7-10.6Q3.3-7.4 3.3-4T.7 2.2'],
  '/': [5.6, 'M.6 1L5-10.6'],
  '+': [6.4, 'M3.2-6.2V-.8M.5-3.5H5.9'],
  '*': [5, 'M2.5-9.6V-5.6M.8-8.6L4.2-6.6M4.2-8.6L.8-6.6'],
  '%': [9, 'M2.4-10Q.8-10 .8-8T2.4-6T4-8T2.4-10ZM7.4-10L1.6 0M6.6-4Q5-4 5-2T6.6 0T8.2-2T6.6-4Z'],
  '#': [8, 'M3-9L2-1M6.4-9L5.4-1M.8-6.6H7.6M.5-3.4H7.3'],
  '<': [6.4, 'M5.6-6.6L.8-3.6L5.6-.6'],
  '>': [6.4, 'M.8-6.6L5.6-3.6L.8-.6'],
  '=': [6.4, 'M.8-5H5.6M.8-2.4H5.6'],
  // Accents take no room of their own: they are set back over the letter before.
  '\u0301': [0, 'M-3.5-7.6L-2.2-9.4'],
  '\u0300': [0, 'M-2.5-7.6L-3.8-9.4'],
  '\u0302': [0, 'M-4.3-7.6L-3-9.2L-1.7-7.6'],
  '\u0308': [0, 'M-4.1-8.4V-8.3M-2-8.4V-8.3'],
  '♥': [9, 'M4.5 0Q.6-3.4 .6-6Q.6-8.4 2.6-8.4Q4.1-8.4 4.5-6.6Q4.9-8.4 6.4-8.4Q8.4-8.4 8.4-6Q8.4-3.4 4.5 0Z'],
}

const PLAIN: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '❤': '♥',
}

// Accents are set as marks of their own and typographer's marks made plain; what the hand cannot write is left out.
function readable(text: string): string {
  return [...text.normalize('NFD')].map((letter) => PLAIN[letter] ?? letter).join('')
}

const SPACE = 4.2

/** The width of a line of lettering at a capital height, both in drawing units. */
export function letteringWidth(text: string, height: number): number {
  let width = 0
  for (const letter of readable(text)) width += letter === ' ' ? SPACE : (GLYPHS[letter]?.[0] ?? 0)
  return (width * height) / 10
}

/** Letters a line centred on (cx, baseline), `height` to the capital; `weight` is the stroke in tenths of that. */
export function letter(
  text: string,
  cx: number,
  baseline: number,
  height: number,
  paint: string,
  weight = 0.9,
  slant = -9,
): string {
  let x = 0
  let out = ''
  for (const mark of readable(text)) {
    if (mark === ' ') {
      x += SPACE
      continue
    }
    const glyph = GLYPHS[mark]
    if (!glyph) continue
    out += `<path d="${glyph[1]}" transform="translate(${num(x)})"/>`
    x += glyph[0]
  }
  const scale = height / 10
  return `<g transform="translate(${num(cx - (x * scale) / 2)} ${num(baseline)}) skewX(${slant}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${paint}" stroke-width="${weight}">${out}</g>`
}

/** Breaks a text into lines no wider than `width` at a capital height; overlong words are cut. */
export function breakLines(text: string, height: number, width: number, most: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && letteringWidth(longer, height) > width) {
      lines.push(current)
      current = word
    } else current = longer
  }
  if (current !== '') lines.push(current)
  return lines.slice(0, most)
}

/** A block of lettering set in the widest size that fits the box, its lines centred on (cx, cy). */
export function letterBlock(
  text: string,
  cx: number,
  cy: number,
  width: number,
  height: number,
  paint: string,
  largest = 64,
): string {
  for (let size = largest; size >= 12; size -= 2) {
    const leading = size * 1.62
    const most = Math.max(1, Math.floor(height / leading))
    const lines = breakLines(text, size, width, 99)
    const fits = lines.length <= most && lines.every((one) => letteringWidth(one, size) <= width)
    if (!fits && size > 13) continue
    return lines
      .slice(0, most)
      .map((one, i, all) =>
        letter(one, cx, cy + size * 0.5 + (i - (all.length - 1) / 2) * leading, size, paint),
      )
      .join('')
  }
  return ''
}

/** Makes a text safe between XML tags or in attributes. */
export function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- control characters are not allowed in XML at all
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;')
  )
}
