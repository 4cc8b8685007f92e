/** Words that end in s but are not plurals. */
const NOT_PLURAL = new Set(['christmas', 'iris', 'hibiscus', 'narcissus', 'gladiolus', 'asparagus', 'cactus'])
const STOP_WORDS = new Set(
  'a an and at by for from in is it its me my of on or our some that the this to want with your i need send'.split(
    ' ',
  ),
)

/** Normalises a phrase to words for comparison: lower case without accents, singular, without stop words. */
export function wordsOf(phrase: string): string[] {
  return normalisedWords(phrase)
    .filter((word) => !STOP_WORDS.has(word))
    .map(singular)
}

/** Returns the words of a phrase in any script, and its emoji: lower case without accents, else as they are. */
export function normalisedWords(phrase: string): string[] {
  return phrase
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/\p{Extended_Pictographic}/gu, ' $& ')
    .split(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/u)
    .filter(Boolean)
}

/** Returns the singular of a word: 'peonies', 'peonys' and 'peony' become 'peony'. */
export function singular(word: string): string {
  if (word.length < 4 || NOT_PLURAL.has(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
