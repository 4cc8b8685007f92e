import { normalisedWords, wordsOf } from '../catalogue/index.ts'

/** What joins a word to the one before: "roses and lilies" must have both, "roses or lilies" one of them. */
export type Joint = 'and' | 'or' | null

/** A word of a phrase, in the form that the tables of the search have. */
export type Token = {
  word: string
  joint: Joint
  /** A word before it says that it is not wanted. */
  isNegated: boolean
  /** Which words of the phrase it comes from, counted from 0 in `wordsInPhrase`; a negation before it is one of them. */
  at: number[]
}

const JOINTS: Readonly<Record<string, Joint>> = { and: 'and', plus: 'and', with: 'and', or: 'or' }

/** What says that the next words are not wanted. */
const NEGATIONS: readonly (readonly string[])[] = [
  ['anything', 'but'],
  ['everything', 'but'],
  ['other', 'than'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['allergic', 'to'],
  ['allergy', 'to'],
  ['instead', 'of'],
  ['hold', 'the'],
  ['skip', 'the'],
  ['nothing'],
  ['zero'],
  ...['no', 'not', 'never', 'without', 'minus', 'except', 'excluding', 'exclude', 'excludes', 'avoid'].map(
    (word) => [word],
  ),
  ...['hate', 'hates', 'dislike', 'dislikes', 'dont', 'doesnt', 'isnt', 'arent', 'cant'].map((word) => [
    word,
  ]),
]

/** What says that nothing else is wanted than the next words. They need no saying. */
const ONLY: readonly (readonly string[])[] = [
  ['nothing', 'but'],
  ['nothing', 'except'],
  ['nothing', 'other', 'than'],
]

/** Words without a meaning of their own here, in addition to the stop words of titles. */
const EMPTY = new Set([
  ...[
    'are',
    'be',
    'been',
    'am',
    'was',
    'do',
    'does',
    'did',
    'can',
    'could',
    'should',
    'would',
    'will',
    'shall',
  ],
  ...['please', 'pls', 'any', 'all', 'have', 'has', 'had', 'get', 'got', 'buy', 'buying', 'looking', 'look'],
  ...[
    'find',
    'show',
    'like',
    'likes',
    'really',
    'very',
    'so',
    'too',
    'just',
    'really',
    'include',
    'includes',
  ],
  ...[
    'contain',
    'contains',
    'containing',
    'made',
    'them',
    'they',
    'these',
    'those',
    'there',
    'he',
    'she',
    'who',
  ],
  ...['us', 'we', 'im', 'ive', 'id', 'which', 'would', 'if', 'as', 'but', 'into', 'than', 'etc', 'uk'],
])
/** Phrases in which such a word does mean something. */
const KEPT_AFTER: Readonly<Record<string, string>> = { get: 'well', just: 'because' }

const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{ fifteen: 15, eighteen: 18, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 },
}

/** Writes numbers as digits: 'two dozen' is 24, 'a hundred' is 100, 'a tenner' is £10. Takes and returns lower-case text. */
export function withDigits(text: string): string {
  return text
    .replace(/\bhalf (?:a )?dozen\b/g, '6')
    .replace(/\b(?:a|one) hundred(?: and one)?\b/g, (said) => (said.endsWith(' one') ? '101' : '100'))
    .replace(/\b([a-z]+|\d+) dozen\b/g, (said, many: string) => {
      const number = NUMBERS[many] ?? Number(many)
      return Number.isFinite(number)
        ? String(number * 12)
        : `${many === 'a' || many === 'one' ? '' : `${many} `}12`
    })
    .replace(/\bdozen\b/g, '12')
    .replace(/\b(?:a )?(?:fiver|tenner)\b/g, (said) => (said.endsWith('fiver') ? '£5' : '£10'))
    .replace(
      /\b(?:a )?(?:single|one) (?=(?:[a-z]+ )?(?:stem|rose|flower|tulip|lily|peony|sunflower|orchid))/g,
      '1 ',
    )
    .replace(/\b[a-z]+\b/g, (word) => (Object.hasOwn(NUMBERS, word) ? String(NUMBERS[word]) : word))
}

/** Returns a phrase as the tables of the search have it: its words that mean something. */
export const phraseKey = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ word }) => word)
    .join(' ')

/** Returns all words of a phrase, those without a meaning included. */
export const wordsInPhrase = (phrase: string): string[] =>
  normalisedWords(phrase.replace(/[&+]/g, ' and ').replace(/\bw\/o\b/gi, ' without '))

/** Splits a phrase into the words that mean something, each with what joins it to the one before. */
export function tokensOf(phrase: string): Token[] {
  const spoken = wordsInPhrase(phrase)
  const tokens: Token[] = []
  let joint: Joint = null
  let isNegated = false
  let negations: number[] = []
  for (let at = 0; at < spoken.length;) {
    const isHere = (words: readonly string[]) => words.every((word, offset) => spoken[at + offset] === word)
    const only = ONLY.find(isHere)
    if (only) {
      at += only.length
      continue
    }
    const negation = NEGATIONS.find(isHere)
    if (negation) {
      isNegated = true
      negations.push(...negation.map((_, offset) => at + offset))
      at += negation.length
      continue
    }
    const word = spoken[at++] ?? ''
    if (Object.hasOwn(JOINTS, word)) {
      joint = JOINTS[word] ?? null
      continue
    }
    const isKept = Object.hasOwn(KEPT_AFTER, word) && KEPT_AFTER[word] === spoken[at]
    if (EMPTY.has(word) && !isKept) continue
    for (const meant of wordsOf(word)) {
      tokens.push({
        word: meant,
        joint: tokens.length && !isNegated ? joint : joint === 'or' ? joint : null,
        isNegated,
        at: [...negations, at - 1],
      })
      joint = null
      isNegated = false
      negations = []
    }
  }
  return tokens
}
