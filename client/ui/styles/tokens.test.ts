import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CLIENT = join(import.meta.dirname, '..', '..')
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The custom properties of a scheme, by their names. */
function colours(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}
const [lightBlock = '', darkBlock = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)')
const light = colours(lightBlock)
const dark = new Map([...light, ...colours(darkBlock)])

/** As WCAG 2 works it out. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Text, and what it stands on. */
const TEXT = [
  ...['--ink', '--leaf', '--moss', '--moss-deep', '--petal', '--petal-deep'].flatMap((text) =>
    ['--paper', '--card'].map((ground) => [text, ground] as const),
  ),
  ...['--ink', '--moss-deep', '--leaf'].flatMap((text) =>
    ['--paper-deep', '--sage', '--blush'].map((ground) => [text, ground] as const),
  ),
  ...['--leaf', '--leaf-deep'].map((ground) => ['--on-leaf', ground] as const),
  ...['--petal', '--petal-deep'].map((ground) => ['--on-petal', ground] as const),
  ['--on-blush', '--blush'],
  // On a map.
  ['--ink', '--sage-deep'],
  ['--on-light', '--pollen'],
  ['--on-band', '--band'],
] as const

test.each([
  ['light', light],
  ['dark', dark],
])('text is told from its ground in the %s scheme', (_name, scheme) => {
  for (const [text, ground] of TEXT)
    expect(
      contrast(scheme.get(text) ?? '', scheme.get(ground) ?? ''),
      `${text} on ${ground}`,
    ).toBeGreaterThanOrEqual(4.5)
})

test('the dark scheme has every colour of the light one, but for those that are the same', () => {
  const same = [...light.keys()].filter((name) => !colours(darkBlock).has(name))
  expect(same).toEqual(['--on-light'])
})

test('no other style sheet has a colour of its own', () => {
  // The colours of flowers are the same on any ground.
  const withColours = /(?:tokens|swatches\.module)\.css$/
  const sheets = globSync('**/*.css', { cwd: CLIENT }).filter((path) => !withColours.test(path))
  const found = sheets.flatMap((path) =>
    [...readFileSync(join(CLIENT, path), 'utf8').matchAll(/#[\da-f]{3,8}\b|(?:rgb|hsl)a?\(/gi)].map(
      ([colour]) => `${path}: ${colour}`,
    ),
  )
  expect(found).toEqual([])
})

test('the browser’s own colours around the page are those of the paper', () => {
  const frame = readFileSync(join(CLIENT, 'app', 'document', 'frame.ts'), 'utf8')
  const told = [...frame.matchAll(/theme-color"[^>]* content="(#\w+)"/g)].map(([, colour]) => colour)
  expect(told).toEqual([dark.get('--paper'), light.get('--paper')])
})
