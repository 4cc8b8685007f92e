/** The ten digits of a British number after its country code or its 0, with or without spaces; undefined when it is none. */
const britishDigits = (typed: string): string | undefined =>
  /^(?:\+44|0044|0)0?([1-9]\d{9})$/.exec(typed.replace(/[^\d+]/g, ''))?.[1]

/**
 * A telephone number as people in Britain read it: `07912 345701`, `020 7946 0142`. `typed` is one as it was stored or typed; what is no
 * number of Britain stays as it is.
 */
export function phoneInWords(typed: string): string {
  const digits = britishDigits(typed)
  if (!digits) return typed.trim()
  return digits.startsWith('2')
    ? `0${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`
    : `0${digits.slice(0, 4)} ${digits.slice(4)}`
}

/** The address that rings a number, from abroad as well. */
export function phoneHref(phone: string): string {
  const digits = britishDigits(phone)
  return `tel:${digits ? `+44${digits}` : phone.replaceAll(' ', '')}`
}
