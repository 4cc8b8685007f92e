/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return undefined
}
