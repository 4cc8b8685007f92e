import type { Facts } from '../../app/routing/guards.ts'

/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return undefined
}

/** What guards want to know, as far as a page's scripts can tell; the session's token is hidden from them. */
export function cookieFacts(header: string): Pick<Facts, 'account' | 'session' | 'recipient'> {
  return {
    account: readCookie(header, 'auth') === '1',
    session: true,
    recipient: Boolean(readCookie(header, 'recipient')),
  }
}
