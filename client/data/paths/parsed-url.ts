/** Parses a URL; undefined when it is invalid. Not all supported browsers have URL.canParse. */
export function parsedUrl(text: string, base: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
