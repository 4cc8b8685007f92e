/** The value of a cookie that scripts may read, as it was sent, or undefined. */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return undefined
}

/** The value of a cookie that pages keep, decoded; undefined without one, and for one that was not written by us. */
export function readKeptCookie(header: string, name: string): string | undefined {
  try {
    return decodeURIComponent(readCookie(header, name) ?? '') || undefined
  } catch {
    return undefined
  }
}
