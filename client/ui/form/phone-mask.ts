type Line = { text: string; caret: number }
type Format = (text: string) => string

const isSign = (character: string) => /[\d+]/.test(character)
const signsOf = (text: string) => [...text].filter(isSign).join('')

/**
 * What is typed in a phone field, with spaces as its country has them, and the caret after the same digit as before.
 * Undefined where nothing is to be changed: something else than a number is typed, or what stands between its digits.
 */
export function maskPhone(
  { text, caret }: Line,
  format: Format,
  { deleting = false, forward = false } = {},
): Line | undefined {
  if (/[^\d\s+()./-]/.test(text)) return undefined
  if (!deleting && caret > 0 && !isSign(text.charAt(caret - 1))) return undefined
  const masked = format(text)
  const signs = signsOf(text)
  // A mask may not lose digits, and one that only removes spaces is not applied.
  if (signsOf(masked) !== signs || masked === signs || masked === text) return undefined
  const before = signsOf(text.slice(0, caret)).length
  return { text: masked, caret: placeAfter(masked, before, forward) }
}

/** The caret position after a number of digits; behind the space when text is deleted forward. */
function placeAfter(text: string, signs: number, forward: boolean): number {
  let place = 0
  for (let seen = 0; place < text.length && seen < signs; place++) if (isSign(text.charAt(place))) seen++
  while (forward && place < text.length && !isSign(text.charAt(place))) place++
  return place
}

/** Formats a phone field. `inputType` is that of the event which changed it. */
export type MaskField = (field: HTMLInputElement, inputType?: string) => void

/** What formats phone fields, with the formats of all countries. British where no country is named. */
export async function loadMask(): Promise<MaskField> {
  const { AsYouType } = await import('libphonenumber-js/min')
  const format: Format = (text) => new AsYouType('GB').input(text)
  return (field, inputType = '') => maskField(field, format, inputType)
}

function maskField(field: HTMLInputElement, format: Format, inputType: string): void {
  const caret = field.selectionStart ?? field.value.length
  const masked = maskPhone({ text: field.value, caret }, format, {
    deleting: inputType.startsWith('delete'),
    forward: inputType.startsWith('deleteContentForward'),
  })
  if (!masked) return
  field.value = masked.text
  // Only where one types: elsewhere it would take the focus in some browsers.
  if (field === document.activeElement) field.setSelectionRange(masked.caret, masked.caret)
}
