/** Prefixes that mail programs turn into links even without a dot. */
const SCHEME = /\/\/|\bwww\b|\b(?:https?|ftp|tel|sms|mailto|javascript|data):\S/i
/**
 * Two words joined by a dot: mail programs turn these into links, whatever the top-level domain. The dot must be
 * followed by two letters, so that times, prices and `e.g.` do not match.
 */
const HOST = /[\p{L}\p{N}_-][.。](?=\p{L}{2})/u
const NUMBERS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/

/**
 * Returns true if a text contains a web or e-mail address in any spelling that a mail program turns into a link. Used
 * to reject texts that customers send to others in our name.
 */
export function containsWebAddress(text: string): boolean {
  // Full-width letters and dots count as the ASCII ones, and invisible characters are removed.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return SCHEME.test(plain) || HOST.test(plain) || NUMBERS.test(plain) || /\S@\S/.test(plain)
}
