/**
 * Reads headers as OpenTelemetry's variables have them: `name=value,name=value`, each percent-encoded. Throws when one is neither; the
 * message does not show values, which are often keys.
 */
export function readHeaders(list: string): Record<string, string> {
  const pairs = list.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair, index) => {
      const at = pair.indexOf('=')
      const name = decoded(pair.slice(0, Math.max(0, at)))
      const value = decoded(pair.slice(at + 1))
      if (!name || !/^[\w-]+$/.test(name) || value === undefined)
        throw new Error(`must be headers like name=value, with commas between; number ${index + 1} is not`)
      return [name, value]
    }),
  )
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return undefined
  }
}
