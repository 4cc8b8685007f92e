/** Gives the value of a form's field as text. */
export type Field = (name: string) => string

/** The values of a posted form as text; a field that is missing is empty. */
export async function readForm(request: Request): Promise<Field> {
  return fieldsOf(await request.formData())
}

/**
 * What fields were called before version 0.3. Whoever has a page of an earlier one open without scripts posts them so, with what they typed.
 */
const NAMES_BEFORE: ReadonlyMap<string, string> = new Map([
  ['addOnVariantId', 'extraOfferVariantId'],
  ['cardText', 'giftCardText'],
  ['hasSubscription', 'withSubscription'],
  ['lineSlug', 'positionSlug'],
  ['variantSlug', 'positionSlug'],
  ['window', 'interval'],
])
/** The same of values of `intent`. */
const INTENTS_BEFORE: ReadonlyMap<string, string> = new Map([['interval', 'slot']])

/** Like `readForm`, for form data. */
export function fieldsOf(form: FormData): Field {
  return (name) => {
    const value = form.get(name) ?? form.get(NAMES_BEFORE.get(name) ?? name)
    if (typeof value !== 'string') return ''
    return name === 'intent' ? (INTENTS_BEFORE.get(value) ?? value) : value
  }
}

/** Parses a whole number from a form; NaN when it is none, for the gateway to refuse. */
export function wholeNumber(text: string): number {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
}
