/** Words that end in s and mean one thing. */
const NO_PLURAL = new Set(['christmas', 'iris', 'hibiscus', 'narcissus', 'gladiolus', 'asparagus', 'cactus'])
const STOP_WORDS = new Set(
  'a an and at by for from in is it its me my of on or our some that the this to want with your i need send'.split(
    ' ',
  ),
)

/** The words of a phrase as they are compared: small letters without accents, one of a thing, no filling words. */
export function wordsOf(phrase: string): string[] {
  return phrase
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !STOP_WORDS.has(word))
    .map(singular)
}

/** 'peonies', 'peonys' and 'peony' to 'peony'. */
export function singular(word: string): string {
  if (word.length < 4 || NO_PLURAL.has(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Every run of up to `most` neighbouring words, as phrases. */
export function runsOf(words: string[], most: number): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(most, words.length - start) }, (_none, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  )
}

/** Replaces runs of words by what is known of them, longest first, from left to right; the others stay words. */
export function readRuns<T>(words: string[], known: Map<string, T>, most: number): (T | string)[] {
  const read: (T | string)[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(most, words.length - at)
    while (length && !known.has(words.slice(at, at + length).join(' '))) length--
    const found = length ? known.get(words.slice(at, at + length).join(' ')) : undefined
    read.push(found ?? words[at] ?? '')
    at += Math.max(1, length)
  }
  return read
}
