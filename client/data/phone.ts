/**
 * A telephone number as people read it: `+44 7912 345701`. `typed` is one as it was stored or typed, with or without
 * spaces; what is no number of Britain stays as it is.
 */
export function phoneInWords(typed: string): string {
  const british = /^(?:\+44|0044|0)0?([1-9]\d{9})$/.exec(typed.replace(/[^\d+]/g, ''))?.[1]
  if (!british) return typed.trim()
  return british.startsWith('2')
    ? `+44 ${british.slice(0, 2)} ${british.slice(2, 6)} ${british.slice(6)}`
    : `+44 ${british.slice(0, 4)} ${british.slice(4)}`
}

/** The address that rings a number, written as people read it. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
