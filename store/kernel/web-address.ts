/** Beginnings that programs make links of without any dot. */
const SCHEME = /\/\/|\bwww\b|\b(?:https?|ftp|tel|sms|mailto|javascript|data):\S/i
/**
 * Two words with a dot between them and no space: of that mail programs make a link, whichever of the thousand top-level
 * domains it ends in. What follows the dot begins with two letters: times, prices and `e.g.` are none.
 */
const HOST = /[\p{L}\p{N}_-][.。](?=\p{L}{2})/u
const NUMBERS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/

/** Whether a text holds a web or e-mail address in any spelling that a mail program makes a link of. */
export function holdsWebAddress(text: string): boolean {
  // Full-width letters and dots are those they look like; what nobody sees is not there.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return SCHEME.test(plain) || HOST.test(plain) || NUMBERS.test(plain) || /\S@\S/.test(plain)
}
