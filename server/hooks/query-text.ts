/**
 * The value of a query parameter. Undefined when it is missing, repeated, longer than `longest` characters, not UTF-8 or holds
 * control characters, because it ends up in a cookie.
 */
export function queryText(query: string, name: string, longest = 256): string | undefined {
  const values = query.split('&').filter((pair) => pair.split('=', 1)[0] === name)
  const [only, ...others] = values
  if (only === undefined || others.length) return undefined
  try {
    const text = decodeURIComponent(only.slice(name.length + 1).replaceAll('+', ' '))
    return text !== '' && text.length <= longest && !/\p{Cc}/u.test(text) ? text : undefined
  } catch {
    return undefined
  }
}
