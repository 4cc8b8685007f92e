/**
 * What makes a sentence a promise that must come from somewhere. It is a number (in digits, as money, as a share, in words), a
 * day or a time of the day, a length of time, a word that leaves nobody and nothing out (every, all, always, any, never, no,
 * not, only), or a condition (if, until, before, after, within, at least, up to, from, free).
 * The list errs on the side of more: an entry for "all gifts", which promises nothing, costs a line, and "we always ring"
 * without an entry would be a promise nobody keeps. Left out are ordinals (the first, the third), which tell an order of
 * things: whatever binds the shop in such a sentence has another of these words.
 */
const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|dozen|half|halves|twice|once'
const DAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|january|february|march|april|june|july|august|september|october|november|december|today|tomorrow|tonight|same[- ]day|next[- ]day|noon|midnight|midday|mornings?|afternoons?|evenings?'
const LENGTHS =
  'seconds?|minutes?|hours?|days?|daily|weeks?|weekly|fortnight(?:ly)?|months?|monthly|years?|yearly|at once|immediately'
const TOTALITY =
  'every(?:thing|body|one|where)?|each|all|always|any(?:body|thing|where|one)?|whenever|whoever|whatever|whichever|wherever|never|no|none|nobody|nothing|nowhere|not|only|exactly|by law|guaranteed?|promises?'
const CONDITIONS =
  'free|until|till|before|after|within|at least|at most|at no cost|up to|from|less than|more than|unless|if|as long as|cannot|must|when|while|soon(?:er|est)?|instead|refund(?:ed|s)?|money back'
const TRIGGER = new RegExp(
  String.raw`[\d£%]|\b(?:${[NUMBERS, DAYS, LENGTHS, TOTALITY, CONDITIONS].join('|')})\b|\b\w+n[’']t\b`,
  'i',
)

/** The sentences of a run of words. */
export function sentencesOf(words: string): string[] {
  return words
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[A-Z£\d*])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

/** Whether something in a sentence has to come from a rule. */
export const isPromise = (sentence: string): boolean => TRIGGER.test(sentence)

/** The first word, digit or sign that makes a sentence a promise; empty where nothing does. */
export const triggerIn = (sentence: string): string => TRIGGER.exec(sentence)?.[0] ?? ''
