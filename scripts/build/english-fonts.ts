import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What is written in English, and in the prices and dates of the shop. */
const ENGLISH = '\u0020-\u007e\u00a0£é·×–—‘’“”…−'

type Font = {
  name: string
  file: string
  /** Written as spans: `a-z`. */
  characters: string
  axes: Record<string, number | { min: number; max: number }>
}

/** The fonts of the shop. That of the headings has one weight and the sizes that headings have: each axis doubles a font. */
const FONTS: Font[] = [
  {
    name: 'fraunces',
    file: 'fraunces-latin-opsz-normal',
    characters: ENGLISH,
    axes: { wght: 400, opsz: { min: 18, max: 100 } },
  },
  {
    name: 'instrument-sans',
    file: 'instrument-sans-latin-wght-normal',
    // The footer of every page says whose it is.
    characters: `${ENGLISH}©`,
    axes: { wght: { min: 400, max: 700 } },
  },
]

/**
 * Cuts the fonts down to what English needs. Browsers load the whole Latin font only when they meet another letter, as in a name.
 * `page-fonts.json` says which files every page needs. The licence of both (SIL OFL, no reserved name) allows it.
 */
export function englishFonts(): Plugin {
  return {
    name: 'larkspur:english-fonts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files: string[] = []
        for (const { name, file, characters, axes } of FONTS) {
          const whole = Object.values(bundle).find(({ fileName }) => fileName.includes(`/${file}.`))
          if (whole?.type !== 'asset') throw new Error(`There is no font ${file}`)
          const english = await subsetFont(Buffer.from(whole.source), charactersIn(characters), {
            targetFormat: 'woff2',
            variationAxes: axes,
          })
          const hash = createHash('sha256').update(english).digest('base64url').slice(0, 8)
          const fileName = `assets/static/${name}-english.${hash}.woff2`
          this.emitFile({ type: 'asset', fileName, source: english })
          files.push(`/${fileName}`)
          for (const style of Object.values(bundle)) {
            if (style.type === 'asset' && style.fileName.endsWith('.css'))
              style.source = withEnglish(String(style.source), { file, english: fileName, characters })
          }
        }
        this.emitFile({ type: 'asset', fileName: 'page-fonts.json', source: JSON.stringify(files) })
      },
    },
  }
}

/** The styles with a second face behind that of the whole font: of two that have a letter, the last counts. */
function withEnglish(
  css: string,
  { file, english, characters }: Pick<Font, 'file' | 'characters'> & { english: string },
): string {
  return css.replace(new RegExp(`@font-face\\s*{[^}]*/${file}\\.[^}]*}`), (face) => {
    const cut = face
      .replace(new RegExp(`url\\([^)]*/${file}\\.[^)]*\\)`), `url(/${english})`)
      .replace(/unicode-range:[^;}]*/, `unicode-range:${rangesOf(characters)}`)
    return face + cut
  })
}

/** `a-z` stands for all letters from a to z. */
function spans(text: string): [first: number, last: number][] {
  return [...text.matchAll(/(.)-(.)|(.)/gsu)].map(([, first, last, only]) => {
    const [from, to] = [first ?? only ?? '', last ?? only ?? '']
    return [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0]
  })
}

const charactersIn = (text: string) =>
  spans(text)
    .map(([first, last]) =>
      String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
    )
    .join('')

const rangesOf = (text: string) =>
  spans(text)
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
    .join()
