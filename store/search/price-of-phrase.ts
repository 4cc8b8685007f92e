/** A phrase without its price, the words of the price, and the price range in pence, inclusive. */
export type PricedPhrase = {
  rest: string
  said: string
  priceMin: number | undefined
  priceMax: number | undefined
}

const AMOUNT = String.raw`£?\s*(\d{1,4}(?:\.\d{1,2})?)\s*(?:£|pounds?\b|quid\b|gbp\b)?`
const MONEY = /£|\b(pounds?|quid|gbp)\b/
const RANGE = new RegExp(String.raw`(?:\b(between|from)\s+)?${AMOUNT}\s*(?:-|–|—|to\b|and\b)\s*${AMOUNT}`)
const MOST = new RegExp(
  String.raw`\b(?:under|below|less than|up to|upto|max(?:imum)?|at most|no more than|cheaper than|within)\s+${AMOUNT}`,
)
const LEAST = new RegExp(String.raw`\b(?:over|above|more than|from|at least|min(?:imum)?)\s+${AMOUNT}`)
const ABOUT = new RegExp(
  String.raw`(?:\b(?:about|around|for|circa)\s+)?(?:£\s*(\d{1,4}(?:\.\d{1,2})?)|\b(\d{1,4}(?:\.\d{1,2})?)\s*(?:£|pounds?\b|quid\b|gbp\b))`,
)
const CHEAP =
  /\b(cheap|cheaper|cheapest|budget|inexpensive|affordable|not (?:too |very )?expensive|low cost)\b/

const CHEAP_PENCE = 3_000
/** A single amount is a budget: prices may differ by a fifth. */
const TOLERANCE = 0.2

/** Extracts the price from a phrase: 'roses under 30', '£25', '20 to 40 pounds'. */
export function readPrice(phrase: string): PricedPhrase {
  const text = phrase.toLowerCase()
  const cut = (match: RegExpExecArray, priceMin?: number, priceMax?: number): PricedPhrase => ({
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
    said: match[0].trim(),
    priceMin,
    priceMax,
  })
  const range = RANGE.exec(text)
  if (range && (range[1] || MONEY.test(range[0]))) {
    const [low, high] = [pence(range[2]), pence(range[3])].sort((a, b) => a - b)
    return cut(range, low, high)
  }
  const most = MOST.exec(text)
  if (most) return cut(most, undefined, pence(most[1]))
  const least = LEAST.exec(text)
  if (least) return cut(least, pence(least[1]))
  const about = ABOUT.exec(text)
  if (about) {
    const amount = pence(about[1] ?? about[2])
    return cut(about, Math.round(amount * (1 - TOLERANCE)), Math.round(amount * (1 + TOLERANCE)))
  }
  const cheap = CHEAP.exec(text)
  return cheap
    ? cut(cheap, undefined, CHEAP_PENCE)
    : { rest: text, said: '', priceMin: undefined, priceMax: undefined }
}

const pence = (amount: string | undefined) => Math.round(Number(amount ?? 0) * 100)
