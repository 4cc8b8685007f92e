/** An address from a text; undefined when it is none. URL.canParse would tell, but not all browsers we support have it. */
export function parsedUrl(text: string, base: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
