const TITLES = /^(?:mrs?|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|reverend|father|sister)\.?$/i

/** Returns how an e-mail greets somebody: the first name, or the whole name when it begins with a title or an initial. */
export function firstName(name: string): string {
  const whole = name.trim()
  const [first = ''] = whole.split(/\s+/)
  return TITLES.test(first) || /^\p{L}\.?$/u.test(first) ? whole : first
}
