/**
 * A telephone number as people read it: `+44 7912 345701`. `typed` is one as it was stored or typed, with or without
 * spaces; what is no number of Britain stays as it is.
 */
export function phoneInWords(typed: string): string {
  const digits = typed.replace(/[^\d+]/g, '')
  const british = /^(?:\+44|0044)?0?([1-9]\d{9})$/.exec(digits)?.[1]
  if (!british || !/^(?:\+44|00|0)/.test(digits)) return typed.trim()
  const area = british.startsWith('2') ? 2 : 4
  const rest = british.slice(area)
  return area === 2
    ? `+44 ${british.slice(0, 2)} ${rest.slice(0, 4)} ${rest.slice(4)}`
    : `+44 ${british.slice(0, 4)} ${rest}`
}
